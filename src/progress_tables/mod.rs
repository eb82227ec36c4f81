//! A player's statistics as tables, for the screen and for `damier stats`.

pub mod course;
pub mod notation;
pub mod table;
pub mod tables;

use crate::words;
use damier_train::statistics::Statistics;
use etude_tui::text::Words;

/// The numbers behind all pages of the screen, as text.
#[must_use]
pub fn text(statistics: &Statistics) -> String {
    let boards = notation::boards(statistics).into_iter();
    let pages = [
        tables::week(statistics),
        tables::rating(statistics),
        tables::themes(statistics, None, usize::MAX),
        tables::days(statistics),
        tables::endings(statistics, None, usize::MAX),
        boards.flat_map(|variant| notation::numbers(statistics, variant)).collect(),
        tables::games(statistics, usize::MAX),
        tables::trials(statistics, None, usize::MAX)
            .into_iter()
            .chain(statistics.trials.iter().flat_map(|line| tables::trial_details(line, statistics)))
            .collect(),
    ];
    let pages = words::progress_tabs().into_iter().zip(pages).filter(|(_, lines)| !lines.is_empty());
    let pages: Vec<String> = pages
        .map(|(name, lines)| {
            let lines: Vec<String> = lines.iter().map(Words::text).collect();
            format!("{name}\n{}\n", lines.join("\n").trim_end())
        })
        .collect();
    pages.join("\n")
}

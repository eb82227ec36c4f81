//! The panes beside the board: frames closed, titles and texts complete or cut with an ellipsis, what matters in sight.

use std::collections::HashSet;

use damier::tui::layout::Layout;
use damier::tui::page::{Middle, Page, ScoreRow};
use damier::tui::widgets::small;
use damier::words::{self, say};
use damier_rules::Color;
use etude_tui::text::Words;
use ratatui::layout::Rect;

use super::invariants::{Shown, is_scrolled, is_whole_or_cut, squeezed};

pub fn check(shown: &Shown, page: &Page, layout: &Layout) {
    frames(shown, layout);
    titles(shown, page, layout);
    clock(shown, page, layout.clock);
    match &page.middle {
        Middle::Score(rows) => score(shown, rows, layout.middle),
        Middle::Menu(lines) => menu(shown, page, lines, layout.middle),
        Middle::Large(text) => {
            let is_shown = text.is_empty() || !shown.text(layout.middle).trim().is_empty();
            shown.demand(is_shown, "the large text is there");
        }
    }
    let has_graph = shown.app.evaluation().is_some_and(|evaluation| evaluation.in_pane);
    if !has_graph {
        paragraph(shown, &page.message.lines, layout.message, "the message");
    }
    let position = &page.board.position;
    let has_pieces = Color::ALL.into_iter().any(|color| !position.all_pieces(color).is_empty());
    if let Some(place) = layout.material.filter(|_| has_pieces) {
        paragraph(shown, &words::material(position), place, "the count of pieces");
    }
    if let (Some(place), Some(pane)) = (layout.aside, shown.app.aside()) {
        let text = squeezed(&shown.text(place));
        let is_first = |count| squeezed(&pane.lines[..count].iter().map(Words::text).collect::<String>()) == text;
        shown.demand((1..=pane.lines.len()).any(is_first), "the pane aside shows its first lines, whole");
    }
}

/// Frames have four corners and no gap.
fn frames(shown: &Shown, layout: &Layout) {
    for frame in layout.frame.into_iter().chain(layout.second) {
        let (right, bottom) = (frame.right() - 1, frame.bottom() - 1);
        let corners = [(frame.x, frame.y), (right, frame.y), (frame.x, bottom), (right, bottom)];
        shown.demand(corners.map(|(x, y)| shown.at(x, y)) == ["┌", "┐", "└", "┘"], "frames have corners");
        for y in frame.y + 1..bottom {
            let ends = [shown.at(frame.x, y), shown.at(right, y)];
            shown.demand(ends == ["│", "│"] || ends == ["├", "┤"], "frames are closed at the sides");
        }
        let foot = shown.text(Rect::new(frame.x + 1, bottom, frame.width - 2, 1));
        shown.demand(foot.chars().all(|sign| sign == '─'), "frames are closed below");
    }
}

/// Every visible pane has its title in the rule above it.
fn titles(shown: &Shown, page: &Page, layout: &Layout) {
    let mut titles = vec![(layout.middle, &*page.middle_title), (layout.message, &*page.message.title)];
    // Without a frame the clock is at the top, and has no title.
    titles.extend(layout.frame.map(|_| (layout.clock, &*page.clock.title)));
    for (place, title) in titles {
        let rule = shown.text(Rect { y: place.y - 1, height: 1, ..place });
        let is_rule = |sign: char| matches!(sign, '─' | '↑' | '↓' | ' ');
        let mut written = rule.trim_matches(is_rule);
        for (key, arrow) in [(say().key_page_down(), '↓'), (say().key_page_up(), '↑')] {
            if rule.trim_end_matches(['─', ' ']).ends_with(&format!(" {key} {arrow}")) {
                written = written[..written.len() - key.len()].trim_matches(is_rule);
            }
        }
        shown.demand(
            is_whole_or_cut(written, title.trim_matches(is_rule)),
            format_args!("the title {title:?} is there"),
        );
    }
}

/// Who is to move and the counters, with the time at the right end of the first line.
fn clock(shown: &Shown, page: &Page, place: Rect) {
    let rows = shown.lines(place);
    for (number, row) in rows.iter().enumerate() {
        let mut row = row.trim_end();
        if number == 0 {
            shown.demand(row.ends_with(&*page.time), "the time is in its corner");
            row = &row[..row.len() - page.time.len()];
        }
        let words = page.clock.lines.get(number).map_or_else(String::new, Words::text);
        shown.demand(is_whole_or_cut(row, &words), format_args!("{words:?} is whole or cut"));
    }
}

/// Lines are consecutive from the first in sight; the chosen one is in sight.
fn menu(shown: &Shown, page: &Page, lines: &[Words], place: Rect) {
    // In a display small boards may stand below the list or instead of it, and the game in front is in sight.
    let place = small::places(page, place).list;
    let first = small::in_sight(page, place).map_or_else(|| page.middle.first_line(place.height), |(_, first)| first);
    for (row, words) in shown.lines(place).iter().zip(&lines[first..]) {
        let text = words.text();
        let is_fitting = if words.caret().is_some() { is_scrolled(row, &text) } else { is_whole_or_cut(row, &text) };
        shown.demand(is_fitting, format_args!("{text:?} is whole, cut or scrolled"));
    }
    if let Some(chosen) = lines.iter().position(Words::is_chosen) {
        let last = first + usize::from(place.height);
        shown.demand((first..last).contains(&chosen), "the chosen line is in sight");
    }
}

/// Only score moves and their numbers are shown, complete or cut; the chosen move, or else the last, is in sight.
fn score(shown: &Shown, rows: &[ScoreRow], place: Rect) {
    let moves = || rows.iter().flat_map(|row| [&row.white, &row.black]).flatten();
    let mut known: HashSet<String> = rows.iter().map(|row| format!("{}.", row.number)).collect();
    known.extend(moves().flat_map(|played| played.text().split_whitespace().map(str::to_owned).collect::<Vec<_>>()));
    let text = shown.text(place);
    for word in text.split_whitespace() {
        let is_known = known.contains(word)
            || word.strip_suffix('…').is_some_and(|begun| known.iter().any(|word| word.starts_with(begun)));
        shown.demand(is_known, format_args!("{word:?} is of the score"));
    }
    let chosen = moves().find(|played| played.is_chosen()).or_else(|| moves().last());
    let in_sight = chosen.is_none_or(|played| {
        let first: String = squeezed(&played.text()).chars().take(4).collect();
        squeezed(&text).contains(&first)
    });
    shown.demand(in_sight, "the chosen move is in sight");
}

fn paragraph(shown: &Shown, lines: &[Words], place: Rect, what: &str) {
    let whole: Vec<String> = lines.iter().map(Words::text).collect();
    shown.demand(is_whole_or_cut(&shown.text(place), &whole.join(" ")), format_args!("{what} is whole or cut"));
}

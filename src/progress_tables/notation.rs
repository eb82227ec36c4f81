//! The notation page: a board with a shade per square, and the trend of the sessions.

use super::table::Table;
use super::tables::{PAGE, SHADES};
use crate::words::{self, say};
use damier_rules::notation::SquareNames;
use damier_rules::{Square, Variant};
use damier_train::attempt::TrainingMode;
use damier_train::notation::trend::Trend;
use damier_train::notation::{heat_level, trouble};
use damier_train::statistics::{Results, Statistics};
use etude_tui::text::{Tone, Words};

/// The most sessions in a line.
const SESSIONS: usize = 8;
/// Heights of a median time, from low to high.
const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The variants in which notation was trained, the player's game first.
#[must_use]
pub fn boards(statistics: &Statistics) -> Vec<Variant> {
    let is_trained = |variant: &Variant| {
        squares(statistics, *variant).next().is_some()
            || statistics.notation.iter().any(|trend| trend.variant == variant.name())
    };
    let mut boards: Vec<Variant> = Variant::ALL.into_iter().filter(is_trained).collect();
    boards.sort_by_key(|&variant| variant != statistics.variant);
    boards
}

fn squares(statistics: &Statistics, variant: Variant) -> impl Iterator<Item = (&Results<u8>, Square)> {
    let size = variant.board_size();
    let of_board = statistics.squares.iter().filter(move |results| results.variant == variant);
    of_board.filter_map(move |results| Some((results, size.square(results.key)?)))
}

/// The board with a shade per square, darker the slower or more often wrong its answers are; then the trend.
pub fn map(statistics: &Statistics, variant: Variant) -> Vec<Words> {
    let judged: Vec<(Square, f64)> = squares(statistics, variant)
        .map(|(results, square)| (square, trouble(results.median_millis, results.accuracy())))
        .collect();
    let worst = judged.iter().map(|&(_, trouble)| trouble).fold(0.0, f64::max);
    let level = |square: Square| {
        let found = judged.iter().find(|&&(other, _)| other == square);
        found.map_or(0, |&(_, trouble)| heat_level(trouble, worst))
    };
    let (size, names) = (variant.board_size(), SquareNames::of(variant));
    let mut lines = vec![Words::new(Tone::Title, words::board_name(variant))];
    for row in 0..size.rows() {
        let mut line = Words::default();
        for column in 0..size.rows() {
            line = match size.square_at(row, column) {
                Some(square) => {
                    let shade = String::from(SHADES[usize::from(level(square))]).repeat(2);
                    line.and(Tone::Text, format!("{:>2}", names.text(square))).and(Tone::Heat(level(square)), shade)
                }
                None if column + 1 == size.rows() => line,
                None => line.and(Tone::Text, "    "),
            }
        }
        lines.push(line);
    }
    lines.push(key());
    lines.extend(trends(statistics, variant, heights));
    lines
}

/// What the shades mean, in their colours.
#[must_use]
pub fn key() -> Words {
    say().squares_key().chars().fold(Words::default(), |key, letter| {
        let level = (0..).zip(SHADES).skip(1).find(|&(_, shade)| shade == letter);
        key.and(level.map_or(Tone::Quiet, |(level, _)| Tone::Heat(level)), letter)
    })
}

/// The same as numbers.
#[must_use]
pub fn numbers(statistics: &Statistics, variant: Variant) -> Vec<Words> {
    let names = SquareNames::of(variant);
    let rows = squares(statistics, variant).map(|(results, square)| {
        [
            names.text(square).to_string(),
            results.tried.to_string(),
            words::percent(results.accuracy()),
            words::seconds(results.median_millis),
        ]
    });
    let head = [say().column_square(), say().column_asked(), say().column_right(), words::column_median()];
    let mut lines = vec![Words::new(Tone::Title, words::board_name(variant))];
    lines.extend(Table::new(head, &[8, 5, 6, 8]).with(rows).words(PAGE, None));
    lines.extend(trends(statistics, variant, |times| {
        times.iter().map(|&millis| words::tenths(millis)).collect::<Vec<_>>().join(" ")
    }));
    lines
}

/// A line per kind of session, ending with the median times of the latest ones.
fn trends(statistics: &Statistics, variant: Variant, times: impl Fn(&[u32]) -> String) -> Vec<Words> {
    let of_board: Vec<&Trend> = statistics.notation.iter().filter(|trend| trend.variant == variant.name()).collect();
    if of_board.is_empty() {
        return Vec::new();
    }
    if words::is_aloud() {
        return of_board.into_iter().map(|trend| Words::from(spoken_trend(trend))).collect();
    }
    let names = [say().column_sessions(), String::new(), String::new(), say().column_right(), words::column_median()];
    let mut table = Table::new(names, &[16, 10, 4, 5, 7]);
    let mut ends = vec![String::new()];
    for trend in of_board {
        let medians: Vec<u32> = trend.sessions.iter().map(|session| session.median_millis).collect();
        table.push([
            say().skill_name(trend.skill),
            words::notation_times()[usize::from(trend.mode != TrainingMode::Sprint)].clone(),
            trend.sessions.len().to_string(),
            right_share(trend),
            medians.last().map_or_else(String::new, |&millis| words::seconds(millis)),
        ]);
        ends.push(times(&medians[medians.len().saturating_sub(SESSIONS)..]));
    }
    let rows = table.words(PAGE, None).into_iter().zip(ends);
    let rows = rows.map(|(row, times)| if times.is_empty() { row } else { row.and(Tone::Good, format!("  {times}")) });
    std::iter::once(Words::default()).chain(rows).collect()
}

/// The share of right answers in all sessions of a kind.
fn right_share(trend: &Trend) -> String {
    let (asked, right) =
        trend.sessions.iter().fold((0, 0), |(asked, right), session| (asked + session.asked, right + session.right));
    words::percent(f64::from(right) / f64::from(asked))
}

/// A kind of session in a sentence.
fn spoken_trend(trend: &Trend) -> String {
    let median = trend.sessions.last().map_or_else(String::new, |session| words::seconds(session.median_millis));
    let mode = words::notation_times()[usize::from(trend.mode != TrainingMode::Sprint)].clone();
    say().spoken_trend(say().skill_name(trend.skill), mode, trend.sessions.len(), right_share(trend), median)
}

/// Median times as a row of bars; the longest fills the height of the line.
fn heights(times: &[u32]) -> String {
    let highest = times.iter().copied().max().unwrap_or(0).max(1);
    let height = |time: u32| {
        let level = (u64::from(time) * 8).div_ceil(u64::from(highest)).clamp(1, 8);
        usize::try_from(level - 1).ok().and_then(|level| HEIGHTS.get(level)).copied()
    };
    times.iter().filter_map(|&time| height(time)).collect()
}

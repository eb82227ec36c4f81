//! Notation.

use std::time::Duration;

use damier_rules::notation::Symbol;
use damier_rules::{Color, Piece, PieceKind, Variant};
use damier_train::notation::{Ask, Sign, Skill, Slip};
use unicode_width::UnicodeWidthStr;

use crate::words::common::{board_name, decimal, list};
use crate::words::language::say;
use crate::words::progress::seconds;
use etude_text::fluent::is_aloud;
use etude_tui::text::padded;

/// With and without a clock, as the choices of the form.
#[must_use]
pub fn notation_times() -> [String; 2] {
    [say().notation_30_seconds(), say().notation_no_clock()]
}

/// The skill and the board of a session.
#[must_use]
pub fn notation_subject(trained: Skill, variant: Variant) -> String {
    format!("{} · {}", say().skill_name(trained), board_name(variant))
}

/// The count of a session.
#[must_use]
pub fn right_and_wrong(right: usize, wrong: usize) -> String {
    format!("{} · {}", say().notation_count_right(right), say().notation_count_wrong(wrong))
}

/// The time left of a session, rounded up to whole seconds.
#[must_use]
pub fn left(time: Duration) -> String {
    crate::words::common::minutes(Duration::from_secs(time.as_secs() + u64::from(time.subsec_nanos() > 0)))
}

/// What is wrong with a written move. `asked` is how it should be written.
#[must_use]
pub fn slip(slip: &Slip, given: &str, asked: &str) -> String {
    match slip {
        Slip::Refused(error) => crate::words::errors::rules::typed_move_error(error),
        Slip::OtherMove => say().slip_other_move(given),
        Slip::NoCaptureSign => say().slip_no_capture_sign(asked),
        Slip::NoSign => say().slip_no_sign(asked),
    }
}

/// A move of a score, with its number; White makes the even plies.
#[must_use]
pub fn score_move(ply: usize, written: &str) -> String {
    format!("{}. {}{written}", ply / 2 + 1, if ply.is_multiple_of(2) { "" } else { "… " })
}

/// What may stand on a square, in the order of the choices.
pub const CONTENTS: [Option<Piece>; 5] = [
    Some(Piece { color: Color::White, kind: PieceKind::Man }),
    Some(Piece { color: Color::White, kind: PieceKind::King }),
    Some(Piece { color: Color::Black, kind: PieceKind::Man }),
    Some(Piece { color: Color::Black, kind: PieceKind::King }),
    None,
];

/// What stands on a square, as the messages about it call it.
#[must_use]
pub const fn contents_key(piece: Option<Piece>) -> &'static str {
    match piece {
        Some(Piece { color: Color::White, kind: PieceKind::Man }) => "white-man",
        Some(Piece { color: Color::White, kind: PieceKind::King }) => "white-king",
        Some(Piece { color: Color::Black, kind: PieceKind::Man }) => "black-man",
        Some(Piece { color: Color::Black, kind: PieceKind::King }) => "black-king",
        None => "nothing",
    }
}

/// A sign, as the messages about it call it.
#[must_use]
pub const fn sign_key(sign: Sign) -> &'static str {
    match sign {
        Sign::Quiet => "quiet",
        Sign::Capture => "capture",
        Sign::Beside(symbol) => match symbol {
            Symbol::Win => "win",
            Symbol::Draw => "draw",
            Symbol::Good => "good",
            Symbol::VeryGood => "very-good",
            Symbol::Bad => "bad",
            Symbol::VeryBad => "very-bad",
            Symbol::Interesting => "interesting",
            Symbol::Dubious => "dubious",
            Symbol::Forced => "forced",
            Symbol::AdLibitum => "ad-libitum",
            Symbol::Material(1..) => "wins-man",
            Symbol::Material(_) => "loses-man",
            Symbol::Nag(_) => "nag",
        },
    }
}

/// The question about a sign.
#[must_use]
pub fn sign_question(ask: Ask, sign: Sign, written: &str) -> String {
    match ask {
        Ask::WhichSign => say().sign_asked(sign_key(sign)),
        Ask::WhatItMeans => say().sign_question(written),
    }
}

/// The median times of earlier sessions in milliseconds, the latest first.
#[must_use]
pub fn times_before(millis: impl Iterator<Item = u32>) -> String {
    let times: Vec<String> = millis.map(tenths).collect();
    if is_aloud() { say().spoken_times_before(list(times)) } else { say().times_before(times.join(" ")) }
}

/// The median of the times of a session, in milliseconds.
#[must_use]
pub fn median_time(millis: u32) -> String {
    say().median_time(seconds(millis))
}

/// The head of a column of median times.
#[must_use]
pub fn column_median() -> String {
    say().column_median()
}

/// Seconds with a tenth, without their unit.
#[must_use]
pub fn tenths(millis: u32) -> String {
    decimal(&format!("{}.{}", millis / 1_000, millis % 1_000 / 100))
}

/// The items that took longest and those that were missed, each behind its label, in columns.
#[must_use]
pub fn troubles(missed: &str, slowest: &str) -> Vec<String> {
    if is_aloud() {
        let told = |items: &str, say: fn(String) -> String| {
            (!items.is_empty()).then(|| say(list(items.split(' ').map(str::to_owned).collect::<Vec<_>>())))
        };
        let slowest = told(slowest, |items| say().spoken_slowest(items));
        return told(missed, |items| say().spoken_missed(items)).into_iter().chain(slowest).collect();
    }
    let rows = [(say().results_missed(), missed), (say().results_slow(), slowest)];
    let columns = rows.iter().map(|(label, _)| label.width()).max().unwrap_or(0);
    let row = |(label, items): (String, &str)| format!("{} {items}", padded(&label, columns));
    rows.into_iter().filter(|(_, items)| !items.is_empty()).map(row).collect()
}

/// How a median time compares with the usual one, both in milliseconds.
#[must_use]
pub fn compared(now: u32, usual: u32) -> String {
    let usual_words = seconds(usual);
    // A tenth more or less makes no difference.
    if now.abs_diff(usual) * 10 <= usual {
        say().as_fast_as_usual(usual_words)
    } else if now < usual {
        say().faster_than_usual(usual_words)
    } else {
        say().slower_than_usual(usual_words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_content_of_a_square_has_its_sentence() {
        let all =
            CONTENTS.map(|piece| (say().contents(contents_key(piece)), say().it_was_contents(contents_key(piece))));
        let expected = [
            ("a white man", "It was a white man."),
            ("a white king", "It was a white king."),
            ("a black man", "It was a black man."),
            ("a black king", "It was a black king."),
            ("nothing", "The square was empty."),
        ];
        assert_eq!(all, expected.map(|(choice, answer)| (choice.to_owned(), answer.to_owned())));
    }

    #[test]
    fn troubles_stand_in_columns() {
        assert_eq!(troubles("32 28", "7"), ["missed 32 28", "slow   7"]);
        assert_eq!(troubles("", "7"), ["slow   7"]);
        assert!(troubles("", "").is_empty());
    }

    #[test]
    fn a_tenth_more_or_less_is_as_usual() {
        assert_eq!(compared(2_200, 2_000), "As fast as usual (2.0 s).");
        assert_eq!(compared(1_700, 2_000), "Faster than usual: 2.0 s in earlier sessions.");
        assert_eq!(compared(2_300, 2_000), "Slower than usual: 2.0 s in earlier sessions.");
    }
}

//! What many screens name: sides, variants, times, ends of games.

use std::borrow::Borrow;
use std::time::Duration;

use super::language::say;
use damier_rules::{Color, EndReason, GameEnd, LimitCount, Outcome, Variant};
use etude::rating::Strength;

/// The selector of a side in messages: `white` or `black`.
#[must_use]
pub const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The name of a side.
#[must_use]
pub fn side_name(color: Color) -> String {
    say().side_name(side(color))
}

/// Which side is to move.
#[must_use]
pub fn to_move(color: Color) -> String {
    say().to_move(side(color))
}

/// The name of a variant.
#[must_use]
pub fn variant_name(variant: Variant) -> String {
    say().variant_name(variant.name())
}

/// The name of a variant with the size of its board.
#[must_use]
pub fn board_name(variant: Variant) -> String {
    say().variant_with_board(variant.name())
}

/// The size of the board of a variant.
#[must_use]
pub fn board_size(variant: Variant) -> String {
    say().board_size(variant.name())
}

/// Parts of a list, with separators.
#[must_use]
pub fn list<S: Borrow<str>>(parts: impl IntoIterator<Item = S>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(&say().list_separator())
}

/// A duration as minutes and seconds.
#[must_use]
pub fn minutes(time: Duration) -> String {
    format!("{:02}:{:02}", time.as_secs() / 60, time.as_secs() % 60)
}

/// The count of a move limit, in moves of each side.
#[must_use]
pub fn limit(count: LimitCount) -> String {
    say().move_limit(count.limit.moves(), count.plies_used / 2)
}

/// Why a game ended, in a sentence.
#[must_use]
pub fn end_reason(end: GameEnd) -> String {
    let loser = match end.outcome {
        Outcome::Win(winner) => side(!winner),
        Outcome::Draw => "",
    };
    match end.reason {
        EndReason::NoPieces => say().end_no_pieces(loser),
        EndReason::NoMoves => say().end_no_moves(loser),
        EndReason::Resignation => say().end_resigned(loser),
        EndReason::FlagFall => say().end_out_of_time(loser),
        EndReason::Repetition => say().end_repetition(),
        EndReason::MoveLimit(limit) => say().end_move_limit(limit.moves()),
        EndReason::Agreement => say().end_agreement(),
        EndReason::Unwinnable => say().end_neither_can_win(),
        EndReason::Advantage => say().end_advantage(),
    }
}

/// A number with the decimal sign of the language.
#[must_use]
pub fn decimal(number: &str) -> String {
    number.replace('.', &say().decimal_sign())
}

/// A rating: the range in which it lies, while that is wide.
pub(super) fn rating_value(strength: Strength) -> String {
    match strength.range() {
        Some((least, most)) => format!("{least:.0}-{most:.0}"),
        None => format!("{:.0}", strength.rating),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::language::speak_here;
    use crate::words::{language_named, percent, seconds};
    use damier_rules::MoveLimit;

    #[test]
    fn the_end_of_a_game_is_told_in_a_sentence() {
        let told = |outcome, reason| end_reason(GameEnd { outcome, reason });
        assert_eq!(told(Outcome::Win(Color::White), EndReason::NoMoves), "Black cannot move.");
        assert_eq!(told(Outcome::Win(Color::Black), EndReason::FlagFall), "White ran out of time.");
        let limit = EndReason::MoveLimit(MoveLimit::ThreeAgainstKing);
        assert_eq!(told(Outcome::Draw, limit), "Draw by the 16-move rule: 16 moves by each side.");
    }

    #[test]
    fn numbers_have_the_decimal_sign_of_the_language() {
        let told = |code: &str| {
            speak_here(language_named(code).unwrap());
            [decimal("-1.25"), seconds(6_800), percent(0.75)]
        };
        assert_eq!(told("nl"), ["-1,25", "6,8 s", "75%"]);
        assert_eq!(told("fr")[2], "75\u{a0}%");
        assert_eq!(told("en"), ["-1.25", "6.8 s", "75%"]);
    }

    #[test]
    fn a_move_limit_is_counted_in_moves() {
        let count = LimitCount { limit: MoveLimit::ThreeAgainstKing, plies_used: 19 };
        assert_eq!(limit(count), "16-move rule: 9/16");
    }
}

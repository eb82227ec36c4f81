//! Reading a line: a number, a move in any notation, points or words.

use chuhe_rules::{Move, MoveTextError, Position, Square};
use etude_plain::line::{self, trimmed};

/// A line that was typed.
pub type Line = line::Line<Typed>;

/// A move or a point that was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// From one point to another, legal or not.
    Move(Move),
    /// A point.
    Point(Square),
    /// It is written like a move, but the position has none like that.
    NoMove(MoveTextError),
}

/// Takes a line apart. Moves are read in the position, where some can be made.
#[must_use]
pub fn read(typed: &str, position: Option<&Position>) -> Line {
    line::read(typed, |lower| {
        if let Ok(number) = lower.parse() {
            return Some(Line::Number(number));
        }
        let joined: String = lower.chars().filter(|letter| !matches!(letter, ' ' | ',')).collect();
        if let Some(point) = point(&joined) {
            return Some(Line::Move(Typed::Point(point)));
        }
        // A stroke between two points joins them; elsewhere it is the way back.
        if let Ok(mv) = joined.replace('-', "").parse() {
            return Some(Line::Move(Typed::Move(mv)));
        }
        match position?.read_move(&written(&trimmed(typed))) {
            Ok(mv) => Some(Line::Move(Typed::Move(mv))),
            // A word of four letters is no move.
            Err(MoveTextError::Form(_) | MoveTextError::Character { .. }) => None,
            Err(error) => Some(Line::Move(Typed::NoMove(error))),
        }
    })
}

/// A move as it is written, where it was typed as it is said: `C2 across 5` is `C2=5`.
fn written(said: &str) -> String {
    const SAID: [(&str, &str); 6] =
        [("front ", "+"), ("rear ", "-"), ("middle ", "."), (" forward ", "+"), (" back ", "-"), (" across ", "=")];
    SAID.into_iter().fold(said.to_lowercase(), |text, (said, sign)| text.replace(said, sign))
}

/// The point of a name.
#[must_use]
pub fn point(name: &str) -> Option<Square> {
    name.trim().to_lowercase().parse().ok()
}

/// A rank by its number, from 0 on Red's side.
#[must_use]
pub fn rank(text: &str) -> Option<u8> {
    text.trim().parse().ok().filter(|&rank| rank < chuhe_rules::RANKS)
}

/// A file by its letter, from Red's left.
#[must_use]
pub fn file(text: &str) -> Option<u8> {
    let text = text.trim().to_lowercase();
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(letter @ 'a'..='i'), None) => Some(letter as u8 - b'a'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_read_in_every_notation_and_width() {
        let start = Position::start();
        for typed in ["h2e2", "H2 E2", "h2-e2", "ｈ２ｅ２", "炮二平五", "炮2=5", "C2=5", "c2=5", "C2 across 5"]
        {
            assert_eq!(read(typed, Some(&start)), Line::Move(Typed::Move("h2e2".parse().unwrap())), "{typed}");
        }
        assert_eq!(read("e0", None), Line::Move(Typed::Point("e0".parse().unwrap())));
        assert_eq!(read("3", Some(&start)), Line::Number(3));
    }

    #[test]
    fn what_no_piece_can_do_is_a_move_that_is_refused_and_a_word_is_a_word() {
        let start = Position::start();
        assert!(matches!(read("C2=9", Some(&start)), Line::Move(Typed::NoMove(_))));
        assert!(matches!(read("R1=5", Some(&start)), Line::Move(Typed::NoMove(_))));
        for typed in ["back", "help", "pieces red", "C2=5 please"] {
            assert!(matches!(read(typed, Some(&start)), Line::Words { .. }), "{typed}");
        }
        assert!(matches!(read("C2=5", None), Line::Words { .. }), "no move can be made");
    }

    #[test]
    fn what_is_heard_can_be_typed() {
        let position = Position::from_fen("3k5/9/9/4C4/9/9/4C4/9/9/5K3 w").unwrap();
        for (typed, mv) in [("front C across 9", "e6a6"), ("rear c back 2", "e3e1"), ("-C-2", "e3e1")] {
            assert_eq!(read(typed, Some(&position)), Line::Move(Typed::Move(mv.parse().unwrap())), "{typed}");
        }
    }

    #[test]
    fn files_have_letters_and_ranks_numbers() {
        assert_eq!((file("A"), file("i"), file("j"), file("ab")), (Some(0), Some(8), None, None));
        assert_eq!((rank("0"), rank("9"), rank("10"), rank("a")), (Some(0), Some(9), None, None));
    }
}

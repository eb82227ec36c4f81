//! What the player to move has to look after, told by the rules alone: the hint between the piece and its move.

use damier_rules::{AnyPosition, Move, Square};

/// What a hint says before it shows the move: what can be taken, or else what the right move does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Guard {
    /// A capture is compulsory.
    Capture {
        /// The number of legal captures.
        ways: usize,
        /// Whether the other side can capture after the right one.
        is_answered: bool,
    },
    /// The other side could capture if it were to move.
    Threat {
        /// Its piece that takes most, the first of several.
        by: Square,
        /// What that piece could take.
        taken: Vec<Square>,
    },
    /// The right move leaves the other side without a legal move.
    End,
    /// The right move makes a king.
    King,
    /// The other side has to capture after the right move.
    Offer,
    /// The other side can capture after some moves, but not after the right one.
    Careless {
        /// The number of those moves.
        careless: usize,
        /// The number of legal moves.
        of: usize,
    },
    /// The right move threatens to capture.
    Aim {
        /// What could be taken if the other side did not answer.
        taken: Vec<Square>,
    },
    /// Nothing can be taken, neither now nor after the right move.
    Quiet,
}

impl Guard {
    /// What `right`, a legal move, is about.
    #[must_use]
    pub fn of(position: &AnyPosition, right: Move) -> Self {
        let after = position.play_unchecked(right);
        let moves = position.legal_moves();
        if right.is_capture() {
            return Self::Capture { ways: moves.len(), is_answered: after.must_capture() };
        }
        if let Some(threat) = longest_capture(&position.passed()) {
            return Self::Threat { by: threat.from, taken: threat.captured.into_iter().collect() };
        }
        let careless = moves.iter().filter(|&&played| position.play_unchecked(played).must_capture()).count();
        match longest_capture(&after.passed()) {
            _ if after.legal_moves().is_empty() => Self::End,
            _ if position.promotes(right) => Self::King,
            _ if after.must_capture() => Self::Offer,
            _ if careless > 0 => Self::Careless { careless, of: moves.len() },
            Some(aim) => Self::Aim { taken: aim.captured.into_iter().collect() },
            None => Self::Quiet,
        }
    }
}

/// The capture of the side to move that takes most, the first of several.
fn longest_capture(position: &AnyPosition) -> Option<Move> {
    let captures = position.legal_moves().into_iter().filter(|played| played.is_capture());
    captures.rev().max_by_key(|played| played.captured.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::notation::{read_fen, read_move};
    use damier_rules::{BoardSize, Variant};

    /// What is said about a move on a board that was set up by hand.
    fn guard(fen: &str, played: &str) -> Guard {
        let position = read_fen(fen, Variant::International).unwrap().position;
        Guard::of(&position, read_move(&position, played).unwrap())
    }

    fn squares(numbers: &[u8]) -> Vec<Square> {
        numbers.iter().map(|&number| BoardSize::Ten.square(number).unwrap()).collect()
    }

    #[test]
    fn a_compulsory_capture_is_named_first_with_its_answer() {
        let alone = guard("W:W28,48:B5,23", "28x19");
        assert_eq!(alone, Guard::Capture { ways: 1, is_answered: false });
        let taken_back = guard("W:W28:B10,14,23", "28x19");
        assert_eq!(taken_back, Guard::Capture { ways: 1, is_answered: true });
        let chosen = guard("W:W28:B22,23", "28x19");
        assert_eq!(chosen, Guard::Capture { ways: 2, is_answered: false });
    }

    #[test]
    fn what_can_be_taken_comes_before_what_the_move_does() {
        // 23 could take 28, because 32 is free; 28x19 is barred by the man on 19.
        let single = guard("W:W28,40:B19,23", "28-22");
        assert_eq!(single, Guard::Threat { by: squares(&[23])[0], taken: squares(&[28]) });
        // 23 could go over 28 and 37, which is more than one.
        let double = guard("W:W28,37,50:B19,23", "50-44");
        assert_eq!(double, Guard::Threat { by: squares(&[23])[0], taken: squares(&[28, 37]) });
    }

    #[test]
    fn where_nothing_can_be_taken_the_aim_of_the_move_is_told() {
        assert_eq!(guard("W:W36,37:B26", "36-31"), Guard::End);
        assert_eq!(guard("W:W6:B20", "6-1"), Guard::King);
        assert_eq!(guard("W:W32:B23", "32-28"), Guard::Offer);
        assert_eq!(guard("W:W32:B23", "32-27"), Guard::Careless { careless: 1, of: 2 });
        // 24 cannot take 20, because 15 is occupied behind it.
        assert_eq!(guard("W:W25:B15,24", "25-20"), Guard::Aim { taken: squares(&[24]) });
        let start = AnyPosition::start(Variant::International);
        assert_eq!(Guard::of(&start, read_move(&start, "32-28").unwrap()), Guard::Quiet);
    }
}

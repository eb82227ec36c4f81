//! How instructive a puzzle is.

use super::features::{decisions, main_line, offers};
use super::puzzle::Puzzle;
use super::solving::pieces;
use damier_engine::Level;
use damier_rules::{AnyPosition, Move};

/// The strongest level that is asked whether it likes a move.
pub(super) const MAX_TEMPTED: Level = Level::ALL[4];
/// The most for the last move of the opponent: what level 5 likes is a trap that a club player walks into.
const TEMPTATION: u32 = 20;
/// The most for the surprise.
const SURPRISE: u32 = 15;
/// The difference between the value and the static evaluation, in centi-men, that surprises fully.
const FULL_SURPRISE: i32 = 240;
/// For each decision after the first, and the most that count.
const PER_DECISION: (u32, u32) = (6, 4);
/// For each piece given up, and the most that count.
const PER_OFFER: (u32, u32) = (5, 5);
/// For each move of the solver that neither captures nor offers anything, and the most that count.
const PER_QUIET: (u32, u32) = (4, 2);
/// The most for the pieces on the board.
const PIECES: u32 = 8;

/// What makes a puzzle instructive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Merit {
    /// The strongest level up to [`MAX_TEMPTED`] that likes the move before it or, if there is none, overlooks the
    /// solution. 0 for none.
    pub temptation: u8,
    /// How much more the right move is worth than the static evaluation says, in centi-men.
    surprise: i32,
    /// Decisions of the solver.
    decisions: u32,
    /// Pieces that the solver gives up in the main line.
    offers: u32,
    /// Moves of the solver in the main line that neither capture nor offer anything.
    quiet: u32,
    /// The share of the pieces of the starting position that are on the board, in percent.
    pieces: u32,
}

impl Merit {
    /// The merit of a puzzle. `value` and `evaluation` are those of its position with and without search.
    pub fn of(puzzle: &Puzzle, temptation: u8, value: i32, evaluation: i32) -> Self {
        let color = puzzle.position.side_to_move();
        let quiet = main_line(puzzle).into_iter().filter(|(position, played)| {
            position.side_to_move() == color && !played.is_capture() && !position.play_unchecked(*played).must_capture()
        });
        Self {
            temptation,
            surprise: value - evaluation,
            decisions: u32::try_from(decisions(puzzle)).unwrap_or(u32::MAX),
            offers: offers(puzzle),
            quiet: u32::try_from(quiet.count()).unwrap_or(u32::MAX),
            pieces: share_of_pieces(&puzzle.position),
        }
    }

    /// An estimate from the line that a short search found. How tempting the move before was is unknown.
    pub fn estimate(position: &AnyPosition, line: &[Move], value: i32, evaluation: i32) -> Self {
        let color = position.side_to_move();
        let mut merit = Self { surprise: value - evaluation, pieces: share_of_pieces(position), ..Self::default() };
        let (mut at, mut now) = (*position, Self::default());
        for &played in line {
            let after = at.play_unchecked(played);
            if at.side_to_move() == color {
                now.decisions += u32::from(at.legal_moves().len() > 1);
                now.quiet += u32::from(!played.is_capture() && !after.must_capture());
                // The shot ends with the last capture.
                if played.is_capture() {
                    (merit.decisions, merit.offers, merit.quiet) = (now.decisions, now.offers, now.quiet);
                }
            } else {
                now.offers += played.captured.len();
            }
            at = after;
        }
        merit
    }

    /// A number from 0 to 100.
    pub fn points(&self) -> u8 {
        let counted = |(each, most): (u32, u32), count: u32| each * count.min(most);
        let surprise = self.surprise.clamp(0, FULL_SURPRISE).unsigned_abs();
        let points = TEMPTATION * u32::from(self.temptation.min(MAX_TEMPTED.number()))
            / u32::from(MAX_TEMPTED.number())
            + SURPRISE * surprise / FULL_SURPRISE.unsigned_abs()
            + counted(PER_DECISION, self.decisions.saturating_sub(1))
            + counted(PER_OFFER, self.offers)
            + counted(PER_QUIET, self.quiet)
            + PIECES * self.pieces.min(100) / 100;
        u8::try_from(points.min(100)).unwrap_or(100)
    }
}

/// The share of the pieces of the starting position that are on the board, in percent.
fn share_of_pieces(position: &AnyPosition) -> u32 {
    100 * pieces(position) / pieces(&AnyPosition::start(position.variant()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_instructs_adds_points() {
        let plain = Merit { decisions: 1, offers: 1, surprise: 40, pieces: 50, ..Merit::default() };
        let better = [
            Merit { temptation: 3, ..plain },
            Merit { surprise: 140, ..plain },
            Merit { decisions: 2, ..plain },
            Merit { offers: 2, ..plain },
            Merit { quiet: 1, ..plain },
            Merit { pieces: 75, ..plain },
        ];
        assert!(better.iter().all(|better| better.points() > plain.points()));
    }

    #[test]
    fn points_run_from_0_to_100() {
        assert_eq!(Merit { decisions: 1, surprise: -300, ..Merit::default() }.points(), 0);
        let most = Merit { temptation: 5, surprise: 30_000, decisions: 8, offers: 9, quiet: 4, pieces: 100 };
        assert_eq!(most.points(), 100);
    }
}

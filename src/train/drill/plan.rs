//! What to drill: an ending with random positions, or one position.

use super::ending::{Ending, Role};
use super::positions::{Difficulty, draw};
use super::weigh::known;
use crate::endings::{Force, Outcome};
use crate::rules::{AnyPosition, Color};
use crate::train::start::Start;

/// An ending, and where its drills begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The ending and the trainee's role.
    pub ending: Ending,
    /// How hard random positions are.
    pub difficulty: Difficulty,
    /// Where the first drill begins; a random position if nothing is said.
    pub start: Option<Start>,
}

impl Plan {
    /// Random positions of an ending.
    #[must_use]
    pub const fn random(ending: Ending, difficulty: Difficulty) -> Self {
        Self { ending, difficulty, start: None }
    }

    /// A position. What there is to do in it follows from its value: the winner's side is to be won with, or the weaker
    /// one is to be held. Where the tables do not know the value, the side to move has the role that is wished for.
    ///
    /// `None` when the game is over in it.
    #[must_use]
    pub fn of_start(start: Start, wished: Role) -> Option<Self> {
        let game = start.game();
        if game.end().is_some() {
            return None;
        }
        let mover = start.position.side_to_move();
        let (role, trainee) = match known(&game).map(|answer| answer.outcome) {
            None => (wished, mover),
            Some(Outcome::Win) => (Role::Win, mover),
            Some(Outcome::Loss) => (Role::Win, !mover),
            Some(Outcome::Draw) => (Role::Hold, weaker(&start.position)),
        };
        let ending = Ending::of_position(&start.position, role, trainee);
        Some(Self { ending, difficulty: Difficulty::Any, start: Some(start) })
    }

    /// An ending again, from a position in which it went wrong; from a random one if that does not belong to it.
    #[must_use]
    pub fn again(ending: Ending, fen: &str) -> Self {
        let belongs = |start: &Start| {
            let trainee = ending.trainee(&start.position);
            Ending::of_position(&start.position, ending.role, trainee) == ending && start.game().end().is_none()
        };
        let start = Start::read(fen, ending.variant).ok().filter(belongs);
        Self { ending, difficulty: Difficulty::Any, start }
    }

    /// A random position for it; `None` when there is none to be had. The first for a class unpacks tables, which can
    /// take some hundredths of a second.
    #[must_use]
    pub fn draw(&self, seed: u64) -> Option<Start> {
        draw(&self.ending, self.difficulty, seed).map(Start::new)
    }

    /// The plan for the drills after the first: random positions, if there are any.
    #[must_use]
    pub fn goes_on(&self) -> Self {
        let drawn = self.ending.class().is_some() || self.ending.is_four_kings();
        if drawn { Self { start: None, ..*self } } else { *self }
    }
}

/// The side with less; the one to move if both have the same.
fn weaker(position: &AnyPosition) -> Color {
    let mover = position.side_to_move();
    let ending = Ending::of_position(position, Role::Hold, mover);
    let order = |force: Force| (force.pieces(), force.kings);
    if order(ending.own) <= order(ending.other) { mover } else { !mover }
}

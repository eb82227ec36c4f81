//! What to drill: an ending with random positions, or one position.

use super::ending::{Ending, Role};
use super::positions::{Difficulty, draw};
use super::weigh::known;
use crate::start::Start;
use damier_endings::{Force, Outcome, TableSet};
use damier_rules::{AnyPosition, Color, Variant};

/// An ending, and where its drills begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The ending and the trainee's role.
    pub ending: Ending,
    /// How hard random positions are.
    pub difficulty: Difficulty,
    /// Where the first drill begins; a random position if nothing is said.
    pub start: Option<Start>,
    /// Whether this very position is what is trained, because the person gave it away in a game: then attempts at it
    /// are kept and repeated under a name of its own.
    pub own_game: bool,
}

/// What stands between an ending and a position of it in the name of an item.
pub const FROM: &str = " from ";

impl Plan {
    /// Random positions of an ending.
    #[must_use]
    pub const fn random(ending: Ending, difficulty: Difficulty) -> Self {
        Self { ending, difficulty, start: None, own_game: false }
    }

    /// A position. What there is to do in it follows from its value: the winner's side is to be won with, or the weaker
    /// one is to be held. Where the tables do not know the value, the side to move has the role that is wished for.
    ///
    /// `None` when the game is over in it.
    #[must_use]
    pub fn of_start(start: Start, wished: Role, tables: &TableSet) -> Option<Self> {
        let game = start.game();
        if game.end().is_some() {
            return None;
        }
        let mover = start.position.side_to_move();
        let (role, trainee) = match known(&game, tables).map(|answer| answer.outcome) {
            None => (wished, mover),
            Some(Outcome::Win) => (Role::Win, mover),
            Some(Outcome::Loss) => (Role::Win, !mover),
            Some(Outcome::Draw) => (Role::Hold, weaker(&start.position)),
        };
        let ending = Ending::of_position(&start.position, role, trainee);
        Some(Self { start: Some(start), ..Self::random(ending, Difficulty::Any) })
    }

    /// A position that the side to move gave away in a game.
    #[must_use]
    pub fn own_game(start: Start, role: Role) -> Self {
        let ending = Ending::of_position(&start.position, role, start.position.side_to_move());
        Self { start: Some(start), own_game: true, ..Self::random(ending, Difficulty::Any) }
    }

    /// The plan of the name of an [`Item`](crate::history::Item) in files: that of an ending, like `win KKK v K`, or of one
    /// position of it, like `win KKK v K from W:WK6,K8,K45:BK2:H3`.
    #[must_use]
    pub fn of_item(variant: Variant, item: &str) -> Option<Self> {
        let (ending, fen) = item.split_once(FROM).map_or((item, None), |(ending, fen)| (ending, Some(fen)));
        let ending = Ending::of_item(variant, ending)?;
        let Some(fen) = fen else { return Some(Self::random(ending, Difficulty::Any)) };
        let plan = Self::again(ending, fen);
        plan.start.is_some().then_some(Self { own_game: true, ..plan })
    }

    /// An ending again, from a position in which it went wrong; from a random one if that does not belong to it.
    #[must_use]
    pub fn again(ending: Ending, fen: &str) -> Self {
        let belongs = |start: &Start| {
            let trainee = ending.trainee(&start.position);
            Ending::of_position(&start.position, ending.role, trainee) == ending && start.game().end().is_none()
        };
        let start = Start::read(fen, ending.variant).ok().filter(belongs);
        Self { start, ..Self::random(ending, Difficulty::Any) }
    }

    /// The trainee's side in a position of it. Where both sides have the same pieces it is the one that wins, as far as
    /// the tables know, and the side to move to hold a draw.
    #[must_use]
    pub fn trainee(&self, start: &Start, tables: &TableSet) -> Color {
        let mover = start.position.side_to_move();
        let is_even = self.ending.own == self.ending.other;
        let is_lost = || known(&start.game(), tables).is_some_and(|answer| answer.outcome == Outcome::Loss);
        if is_even && self.ending.role == Role::Win && is_lost() {
            return !mover;
        }
        self.ending.trainee(&start.position)
    }

    /// A random position for it; `None` when there is none to be had. The first for a class unpacks tables, which can
    /// take some hundredths of a second.
    #[must_use]
    pub fn draw(&self, seed: u64, tables: &TableSet) -> Option<Start> {
        draw(&self.ending, self.difficulty, seed, tables).map(Start::new)
    }

    /// The plan for the drills after the first: random positions, if there are any.
    #[must_use]
    pub fn goes_on(&self) -> Self {
        let drawn = self.ending.class().is_some() || self.ending.is_four_kings();
        if drawn { Self::random(self.ending, self.difficulty) } else { *self }
    }
}

/// The side with less; the one to move if both have the same.
fn weaker(position: &AnyPosition) -> Color {
    let mover = position.side_to_move();
    let ending = Ending::of_position(position, Role::Hold, mover);
    let order = |force: Force| (force.pieces(), force.kings);
    if order(ending.own) <= order(ending.other) { mover } else { !mover }
}

//! The plan of a drill: an ending with random positions, or a single position.

use super::assess::known;
use super::ending::{Ending, Role};
use super::positions::{Difficulty, draw};
use crate::start::Start;
use damier_endings::{Force, Outcome, TableSet};
use damier_rules::{AnyPosition, Color, Variant};

/// An ending and the starting position of its drills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrillPlan {
    /// The ending and the trainee's role.
    pub ending: Ending,
    /// The difficulty of random positions.
    pub difficulty: Difficulty,
    /// Where the first drill starts. A random position if `None`.
    pub start: Option<Start>,
    /// Whether this exact position is trained because the player gave it away in a game. Then attempts at it are stored
    /// and repeated under a separate name.
    pub own_game: bool,
}

/// Separates the ending from its position in the name of an item.
pub const FROM: &str = " from ";

impl DrillPlan {
    /// Random positions of an ending.
    #[must_use]
    pub const fn random(ending: Ending, difficulty: Difficulty) -> Self {
        Self { ending, difficulty, start: None, own_game: false }
    }

    /// A single position. Its value determines the task: win with the winner's side, or hold with the weaker one. If
    /// the tables do not cover it, the side to move gets the role `wished`.
    ///
    /// `None` if the game is over in this position.
    #[must_use]
    pub fn of_start(start: Start, wished: Role, tables: &TableSet) -> Option<Self> {
        let game = start.game();
        let mover = start.position.side_to_move();
        if game.end().is_some() || start.position.all_pieces(!mover).is_empty() {
            return None;
        }
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

    /// The plan for the name of an [`Item`](crate::history::Item) in files: an ending such as `win KKK v K`, or one
    /// position of it such as `win KKK v K from W:WK6,K8,K45:BK2:H3`.
    #[must_use]
    pub fn of_item(variant: Variant, item: &str) -> Option<Self> {
        let (ending, fen) = item.split_once(FROM).map_or((item, None), |(ending, fen)| (ending, Some(fen)));
        let ending = Ending::of_item(variant, ending)?;
        let Some(fen) = fen else { return Some(Self::random(ending, Difficulty::Any)) };
        let plan = Self::again(ending, fen);
        plan.start.is_some().then_some(Self { own_game: true, ..plan })
    }

    /// An ending to be repeated from the position in which it went wrong. From a random one if that position does not
    /// belong to it.
    #[must_use]
    pub fn again(ending: Ending, fen: &str) -> Self {
        let belongs = |start: &Start| {
            let trainee = ending.trainee(&start.position);
            Ending::of_position(&start.position, ending.role, trainee) == ending && start.game().end().is_none()
        };
        let start = Start::read(fen, ending.variant).ok().filter(belongs);
        Self { start, ..Self::random(ending, Difficulty::Any) }
    }

    /// The trainee's side in a position of the ending. If both sides have the same pieces, the side that wins according
    /// to the tables, or the side to move in a draw.
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

    /// A random position. `None` if there is none. The first call for a class unpacks tables, which can take some
    /// hundredths of a second.
    #[must_use]
    pub fn draw(&self, seed: u64, tables: &TableSet) -> Option<Start> {
        draw(&self.ending, self.difficulty, seed, tables).map(Start::new)
    }

    /// The plan for the drills after the first: random positions if available.
    #[must_use]
    pub fn next_plan(&self) -> Self {
        let drawn = self.ending.class().is_some() || self.ending.is_four_kings();
        if drawn { Self::random(self.ending, self.difficulty) } else { *self }
    }
}

/// The side with less material. The side to move if both have the same.
fn weaker(position: &AnyPosition) -> Color {
    let mover = position.side_to_move();
    let ending = Ending::of_position(position, Role::Hold, mover);
    let order = |force: Force| (force.pieces(), force.kings);
    if order(ending.own) <= order(ending.other) { mover } else { !mover }
}

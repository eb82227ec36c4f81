//! Probes a position and its moves, with what is left of the limit.

use super::material::{Limit, View};
use super::tables::{SHIPPED_PIECES, Tables, seen_by_mover};
use super::value::{Outcome, Value};
use damier_rules::with_position;
use damier_rules::{AnyPosition, Game, Move, MoveLimit, Position, Rules, Variant};

/// What the tables say about a position.
///
/// In international draughts it takes the 16-move and 5-move limits into account, with the plies already used, but not
/// the 25-move rule. On 64 squares it takes no limit into account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The result of best play, for the side to move.
    pub outcome: Outcome,
    /// The current limit: international only.
    pub limit: Option<Limit>,
    /// Plies used of the limit, 0 without one.
    pub plies_used: u16,
    /// Under a limit, if there is a winner: the smallest number of plies in which the winner can force the win itself,
    /// or a capture into material under another limit, or under none, that is won there from a fresh count.
    pub needed: Option<u8>,
    /// Plies to the end of the game with best play by both sides from a fresh count; `None` for draws and above four
    /// pieces. With little slack the winner may have to take a longer way.
    pub to_win: Option<u8>,
    /// The current limit on 64 squares according to [`Game`], which the values ignore.
    pub ignored_limit: Option<MoveLimit>,
}

impl Answer {
    /// The plies that the winner can waste: those left under the limit minus those needed. `None` without a limit or a
    /// winner.
    #[must_use]
    pub fn slack(&self) -> Option<u8> {
        let left = u16::from(self.limit?.plies()).checked_sub(self.plies_used)?;
        u8::try_from(left.checked_sub(u16::from(self.needed?))?).ok()
    }
}

/// What the tables say about a legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveAnswer {
    /// The move.
    pub candidate: Move,
    /// The result of best play after it, for the player who makes it.
    pub outcome: Outcome,
    /// The position after it, seen by the opponent, who is to move there.
    pub after: Answer,
}

impl Tables {
    /// What the tables say about a position of their variant; `None` if they do not cover it, or a larger position that
    /// it leads to by a capture.
    ///
    /// `plies_used` is the number of plies already counted of the position's limit; it is ignored without one.
    #[must_use]
    pub fn probe(&self, position: &AnyPosition, plies_used: u16) -> Option<Answer> {
        let answer = with_position!(position, position => self.answer(position, plies_used))?;
        let ignored_limit = if self.variant() == Variant::International {
            None
        } else {
            Game::new(*position).limit().map(|count| count.limit)
        };
        Some(Answer { ignored_limit, ..answer })
    }

    /// What the tables say about the position on the board of a game, with the plies that the game has counted.
    #[must_use]
    pub fn probe_game(&self, game: &Game) -> Option<Answer> {
        self.probe(game.position(), game.limit().map_or(0, |count| count.plies_used))
    }

    /// What the tables say about every legal move, in the order of the generator; `None` if one of them leads to a
    /// position that they do not cover.
    #[must_use]
    pub fn probe_moves(&self, position: &AnyPosition, plies_used: u16) -> Option<Vec<MoveAnswer>> {
        let limit = limit_of(position);
        let answer = |played| {
            let after = position.play_unchecked(played);
            // A count continues as long as the same limit applies, and otherwise starts at 0 after the move (as the
            // largest server counts).
            let goes_on = limit.is_some() && limit_of(&after) == limit;
            let after = self.probe(&after, if goes_on { plies_used.saturating_add(1) } else { 0 })?;
            Some(MoveAnswer { candidate: played, outcome: after.outcome.reversed(), after })
        };
        position.legal_moves().into_iter().map(answer).collect()
    }

    fn answer<R: Rules>(&self, position: &Position<R>, plies_used: u16) -> Option<Answer> {
        let value = self.value(position)?;
        let exact = |value: Value| value.distance().filter(|_| position.occupied().len() <= u32::from(SHIPPED_PIECES));
        let plain = Answer {
            outcome: value.outcome(),
            limit: None,
            plies_used: 0,
            needed: None,
            to_win: exact(value),
            ignored_limit: None,
        };
        let Some(limit) = View::of(seen_by_mover(position)).limit().filter(|_| R::VARIANT == Variant::International)
        else {
            return Some(plain);
        };
        let needed = self.needed(position)?;
        let in_time = |plies: &u8| plies_used.saturating_add(u16::from(*plies)) <= u16::from(limit.plies());
        let under_limit = Answer { limit: Some(limit), plies_used, ..plain };
        Some(match needed.distance().filter(in_time) {
            Some(plies) => Answer { outcome: needed.outcome(), needed: Some(plies), ..under_limit },
            None => Answer { outcome: Outcome::Draw, to_win: None, ..under_limit },
        })
    }
}

/// The limit that applies in an international position.
fn limit_of(position: &AnyPosition) -> Option<Limit> {
    match position {
        AnyPosition::International(position) if position.occupied().len() <= u32::from(SHIPPED_PIECES) => {
            View::of(seen_by_mover(position)).limit()
        }
        _ => None,
    }
}

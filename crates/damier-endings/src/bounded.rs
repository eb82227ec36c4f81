//! Probes from within a search: the value of a position with a number of plies left before the game is drawn.

use super::material::{MAX_PIECES, View};
use super::tables::{SHIPPED_PIECES, Tables, seen_by_mover};
use super::value::{Outcome, Value};
use damier_rules::{Move, Position, Rules, Variant};

/// The longest win of three pieces, in plies: what may follow once a capture from four pieces has ended the count.
const LONGEST_OF_THREE: u8 = 33;

impl Tables {
    /// Whether the search probes a position: only those with shipped tables, so that it finds the same on every
    /// machine.
    #[must_use]
    #[inline(always)]
    pub fn searches_ask<R: Rules>(position: &Position<R>) -> bool {
        position.occupied().len() <= u32::from(SHIPPED_PIECES)
    }

    /// Who wins a position of five or six pieces, ignoring limits; `None` if no table on disk covers it. `moves` is a
    /// stack that is left unchanged.
    #[must_use]
    #[inline]
    pub fn larger_outcome<R: Rules>(&self, position: &Position<R>, moves: &mut Vec<Move>) -> Option<Outcome> {
        let pieces = position.occupied().len();
        let is_asked = pieces > u32::from(SHIPPED_PIECES) && pieces <= u32::from(MAX_PIECES);
        if !is_asked || R::VARIANT != self.variant() {
            return None;
        }
        self.value_of::<R>(seen_by_mover(position), moves).map(Value::outcome)
    }

    /// The value of a position for a search, with `plies_left` until the current limit. `moves` is a stack that is left
    /// unchanged, so that nothing is allocated.
    ///
    /// The distance is that to the end of the game. If so little is left of an international endings limit that the
    /// shortest way is barred, the distance is a lower bound. `None` if the tables do not cover the position, or if
    /// there is a winner but the limit, which the tables ignore, is too near to be sure of the win.
    #[must_use]
    #[inline]
    pub fn value_within<R: Rules>(
        &self,
        position: &Position<R>,
        plies_left: u16,
        moves: &mut Vec<Move>,
    ) -> Option<Value> {
        if !Self::searches_ask(position) || R::VARIANT != self.variant() {
            return None;
        }
        let board = seen_by_mover(position);
        if R::VARIANT != Variant::International || View::of(board).limit().is_none() {
            let value = self.value_of::<R>(board, moves)?;
            return value.distance().is_none_or(|plies| u16::from(plies) <= plies_left).then_some(value);
        }
        let needed = self.needed_of::<R>(board, moves)?;
        let Some(plies) = needed.distance().filter(|&plies| u16::from(plies) <= plies_left) else {
            return Some(Value::Draw);
        };
        let value = self.value_of::<R>(board, moves)?;
        if value.distance().is_some_and(|plies| u16::from(plies) <= plies_left) {
            return Some(value);
        }
        let plies = plies.saturating_add(LONGEST_OF_THREE);
        Some(match needed.outcome() {
            Outcome::Win => Value::Win(plies),
            Outcome::Draw => Value::Draw,
            Outcome::Loss => Value::Loss(plies),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Class;
    use crate::record::index_of;
    use crate::survey::white_to_move;
    use damier_rules::{AnyPosition, International};

    #[test]
    fn what_the_search_is_told_agrees_with_the_answers_to_everybody() {
        let tables = Tables::new(Variant::International, None);
        let mut moves = Vec::new();
        for class in Class::up_to(4) {
            for view in class.views() {
                let index = index_of(Variant::International, view);
                for number in (0..index.positions()).step_by(9973) {
                    let any = white_to_move(Variant::International, index.board::<International>(number));
                    let AnyPosition::International(position) = any else { continue };
                    let all = class.limit().map_or(50, |limit| u16::from(limit.plies()));
                    for used in [0, all / 2, all - 1] {
                        let answer = tables.probe(&any, used).unwrap();
                        let value = tables.value_within(&position, all - used, &mut moves);
                        if class.limit().is_some() || used == 0 {
                            let value = value.unwrap();
                            assert_eq!(value.outcome(), answer.outcome, "{any:?} {used}");
                            assert!(value.distance() >= answer.needed.or(answer.to_win), "{any:?} {used}");
                        }
                        assert!(moves.is_empty());
                    }
                }
            }
        }
    }
}

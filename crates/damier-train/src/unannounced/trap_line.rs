//! Playing on: the decisions along the line to an opening trap, as the side that must avoid it.

use std::collections::VecDeque;

use super::{TurnSource, TurnWish, UnannouncedSet, seen};
use crate::world::World;
use damier_puzzles::Turn;
use damier_puzzles::record::id_of;
use damier_puzzles::turn::Uses;
use damier_rules::AnyPosition;
use damier_rules::notation::read_move;

impl UnannouncedSet {
    /// The next decision on the line, or the first one on another.
    pub(super) fn draw_on_line(&mut self, world: &mut World) -> Option<Turn> {
        while let Some(id) = self.ahead.pop_front() {
            if let Some(turn) = world.turns.find(&id) {
                return Some(turn);
            }
        }
        let mut seen = seen(world.history, self.settings.trial);
        seen.extend(self.ids.iter().cloned());
        let scope = &self.scope;
        let wanted = TurnWish {
            source: TurnSource::TrapLines,
            variant: self.settings.variant,
            uses: Uses::CHOICES,
            seen: &seen,
        };
        let trap = world.turns.draw(wanted, |turn| scope.fits(turn), world.random)?;
        // The same identity may be that of the position with the colours exchanged.
        let mut known = |(id, position): &(String, AnyPosition)| {
            !self.ids.contains(id) && world.turns.find(id).is_some_and(|turn| turn.position == *position)
        };
        let way = decisions_before(&trap).into_iter().filter(|decision| known(decision));
        let mut way: VecDeque<String> = way.map(|(id, _)| id).collect();
        let Some(first) = way.pop_front() else { return Some(trap) };
        way.push_back(trap.id.clone());
        self.ahead = way;
        world.turns.find(&first)
    }
}

/// The positions in which the same side has decided before on the way to a turn, the latest two, the earlier one first,
/// with their identities.
fn decisions_before(turn: &Turn) -> Vec<(String, AnyPosition)> {
    let ply = usize::from(turn.source.ply.unwrap_or(0));
    let mut position = AnyPosition::start(turn.position.variant());
    let mut way = vec![position];
    for text in turn.source.moves.iter().flat_map(|moves| moves.split(' ')).take(ply) {
        let Ok(played) = read_move(&position, text) else { break };
        position = position.play_unchecked(played);
        way.push(position);
    }
    let at = |back: usize| way.get(ply.checked_sub(back)?).map(|position| (id_of(position), *position));
    [4, 2].into_iter().filter_map(at).collect()
}

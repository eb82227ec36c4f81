//! Solutions.

use super::coder::{Coder, Damaged, NUMBER};
use super::fields::{CHOICES, DECISIONS_LEFT, FINISH, REPLIES};
use super::moves::{Role, given};
use crate::record::{ChoiceRecord, ReplyRecord};
use damier_rules::AnyPosition;

/// The most moves of one kind in one place.
const MAX_CHOICES: usize = 250;
/// The most moves of a solution.
const MAX_MOVES: usize = 4_000;
/// The most turns of a solution.
const MAX_TURNS: usize = 60;

/// Writes solutions, or reads them.
pub struct Solution<'a, C> {
    coder: &'a mut C,
    /// Moves that may still follow.
    moves_left: usize,
    /// Decisions in the longest line, by the tags.
    decisions: usize,
}

impl<'a, C: Coder> Solution<'a, C> {
    /// A solution with some number of decisions.
    pub const fn new(coder: &'a mut C, decisions: usize) -> Self {
        Self { coder, moves_left: MAX_MOVES, decisions }
    }

    /// Writes a turn of the solver, or reads one. Returns it.
    ///
    /// # Errors
    ///
    /// [`Damaged`] if it is too large, or there is no legal move where one is needed.
    pub fn turn(
        &mut self,
        position: &AnyPosition,
        turns: usize,
        written: &[ChoiceRecord],
    ) -> Result<Vec<ChoiceRecord>, Damaged> {
        let first = usize::from(turns == 0);
        if turns > MAX_TURNS {
            return Err(Damaged);
        }
        // The first turn has a move; a later one may have none.
        let field = CHOICES + (1 - first) * NUMBER;
        let count = self.coder.count(field, written.len().saturating_sub(first), MAX_CHOICES)? + first;
        (0..count).map(|index| self.choice(position, turns, written.get(index))).collect()
    }

    fn choice(
        &mut self,
        position: &AnyPosition,
        turns: usize,
        written: Option<&ChoiceRecord>,
    ) -> Result<ChoiceRecord, Damaged> {
        let (played, text) = self.step(Role::Solver, position, written.map(|written| &written.played))?;
        let after = position.play_unchecked(played);
        let left = self.decisions.saturating_sub(turns + 1).min(DECISIONS_LEFT - 1);
        let replies = written.map_or(&[][..], |written| &written.replies);
        let count = self.coder.count(REPLIES + left * NUMBER, replies.len(), MAX_CHOICES)?;
        let replies =
            (0..count).map(|index| self.reply(&after, turns, replies.get(index))).collect::<Result<_, _>>()?;
        let finish = written.map_or(&[][..], |written| &written.finish);
        let finish = self.finish(after, count == 0, finish)?;
        Ok(ChoiceRecord { played: text, replies, finish })
    }

    fn reply(
        &mut self,
        position: &AnyPosition,
        turns: usize,
        written: Option<&ReplyRecord>,
    ) -> Result<ReplyRecord, Damaged> {
        let (played, text) = self.step(Role::Defence, position, written.map(|written| &written.played))?;
        let next = written.map_or(&[][..], |written| &written.next);
        let next = self.turn(&position.play_unchecked(played), turns + 1, next)?;
        Ok(ReplyRecord { played: text, next })
    }

    /// The moves after the solution. Only a choice without replies has any.
    fn finish(&mut self, mut position: AnyPosition, is_end: bool, written: &[String]) -> Result<Vec<String>, Damaged> {
        let count = if is_end { self.coder.count(FINISH, written.len(), MAX_CHOICES)? } else { 0 };
        let mut texts = Vec::with_capacity(count);
        for index in 0..count {
            let (played, text) = self.step(Role::Finish, &position, written.get(index))?;
            position = position.play_unchecked(played);
            texts.push(text);
        }
        Ok(texts)
    }

    fn step(
        &mut self,
        role: Role,
        position: &AnyPosition,
        text: Option<&String>,
    ) -> Result<(damier_rules::Move, String), Damaged> {
        self.moves_left = self.moves_left.checked_sub(1).ok_or(Damaged)?;
        role.code(self.coder, position, given(position, text.map(String::as_str)))
    }
}

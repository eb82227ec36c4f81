//! Reading a game back from memory: the art of those who play blindfold.

use std::time::Duration;

use super::acts::Filing;
use super::{Notice, PlayLesson};
use crate::attempt::{Exercise, Subject, TrainingMode};
use damier_rules::Move;
use etude::effort::{Credit, millis};
use etude::lesson::Now;

/// A game being read back, or read back to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recital {
    /// The moves read back, those that were shown among them.
    pub at: usize,
    /// The moves that were told wrong, each as often as that.
    pub wrong: u32,
    /// The moves that were shown.
    pub shown: u32,
    /// Whether it was broken off.
    pub is_closed: bool,
    /// When it began.
    begun: Duration,
    /// Whether it is on record.
    is_recorded: bool,
}

impl PlayLesson {
    /// The game read back last, if it was.
    #[must_use]
    pub const fn recall(&self) -> Option<Recital> {
        self.recall
    }

    /// Whether the game is being read back: the board is hidden, and the moves are entered one by one.
    #[must_use]
    pub fn recalls(&self) -> bool {
        self.recall.is_some_and(|recall| !recall.is_closed && recall.at < self.game.moves().len())
    }

    /// Whether the game can be read back: it is over, and the sheets are complete.
    #[must_use]
    pub fn can_recall(&self) -> bool {
        self.is_over() && !self.fills_gaps() && self.game.moves().len() > 0
    }

    /// Begins to read the game back.
    pub(super) const fn begin_recall(&mut self, now: Duration) {
        self.recall = Some(Recital { at: 0, wrong: 0, shown: 0, is_closed: false, begun: now, is_recorded: false });
        self.notice = None;
    }

    /// Breaks off reading the game back, or leaves the gaps on the sheet.
    pub(super) fn close_sheet(&mut self) {
        if let (true, Some(recall)) = (self.recalls(), &mut self.recall) {
            recall.is_closed = true;
            self.notice = None;
        } else {
            self.stage = Filing::Closed;
        }
    }

    /// The exercise of reading the game back, once, when it has ended: solved without a fault, half solved with some, failed if
    /// it was broken off. `None` if not a move was told, and for games of others.
    pub(super) fn take_recital(&mut self, now: Now) -> Option<Exercise> {
        let opponent = self.terms.seat(!self.mine()).opponent().filter(|_| self.terms.has_trainee())?;
        let (is_going, plies, variant) = (self.recalls(), self.game.moves().len(), self.terms.variant());
        let recall = self.recall.as_mut().filter(|recall| !(is_going || recall.is_recorded || recall.at == 0))?;
        recall.is_recorded = true;
        let credit = match (recall.is_closed, recall.wrong + recall.shown) {
            (true, _) => Credit::None,
            (false, 0) => Credit::Full,
            (false, _) => Credit::Half,
        };
        let told = recall.at.saturating_sub(usize::try_from(recall.shown).unwrap_or(usize::MAX));
        let subject = Subject::Recital { opponent, plies, told };
        Some(Exercise {
            millis: millis(now.run.saturating_sub(recall.begun)),
            errors: recall.wrong,
            hints: recall.shown,
            ..Exercise::new(now.wall, TrainingMode::Practice, variant, credit, subject)
        })
    }

    /// Compares a move with the one that was played; `None` for one that the rules did not allow.
    pub(super) fn remember(&mut self, told: Option<Move>) {
        let Some(recall) = &mut self.recall else { return };
        if told.is_some() && self.game.moves().nth(recall.at) == told {
            recall.at += 1;
            self.notice = None;
        } else {
            recall.wrong += 1;
            self.notice = Some(Notice::WrittenWrong);
        }
    }

    /// Shows the next move and goes on after it.
    pub(super) const fn remind(&mut self) {
        let Some(recall) = &mut self.recall else { return };
        self.notice = Some(Notice::Reminded(recall.at));
        recall.at += 1;
        recall.shown += 1;
    }
}

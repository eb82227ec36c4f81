//! The unfinished exercise or game on the board, kept at every change so that a kill loses nothing, and what waits to be
//! resumed.

use super::action::Effect;
use super::screens::Screen;
use super::shared::Shared;
use crate::store::keeper::Request;
use crate::store::unfinished::Kept;
use damier_train::attempt::Recorded;
use damier_train::unfinished::Unfinished;
use rand::RngExt;

/// What the store last got of the state on the board.
#[derive(Debug, Default)]
pub struct OnBoard {
    /// Its identifier, once the store has it.
    uid: Option<String>,
    /// Its revision then.
    revision: Option<u64>,
    /// Whether it outlives the attempts made on it, such as a run of puzzles.
    is_run: bool,
}

impl Shared {
    /// A new identifier, unique across machines.
    fn new_uid(&mut self) -> String {
        format!("{:032x}", self.uids.random::<u128>())
    }

    /// Keeps or forgets the state on the board if it has changed: to be called after every action.
    pub(super) fn observe(&mut self, screen: &dyn Screen) -> Option<Effect> {
        let revision = screen.revision();
        if revision == self.on_board.revision {
            return None;
        }
        self.on_board.revision = revision;
        match revision {
            Some(_) => self.keep(screen),
            None => self.forget(),
        }
    }

    /// Keeps the current state on the board.
    pub(super) fn keep(&mut self, screen: &dyn Screen) -> Option<Effect> {
        let unfinished = screen.unfinished(self)?;
        self.on_board.is_run = match &unfinished {
            Unfinished::Exercise(draft) => draft.is_of_run(),
            // An analysis goes on after its game counts as gone over.
            Unfinished::Trials(_) | Unfinished::Rush(_) | Unfinished::Analysis(..) => true,
            Unfinished::Game(_) | Unfinished::Lesson(_) => false,
        };
        let uid = self.on_board.uid.take().unwrap_or_else(|| self.new_uid());
        self.on_board.uid = Some(uid.clone());
        Some(Effect::Keep(Request::Keep(Box::new(Kept { uid, saved: self.moment().millis, unfinished }))))
    }

    /// Forgets the state on the board.
    pub(super) fn forget(&mut self) -> Option<Effect> {
        let OnBoard { uid, .. } = std::mem::take(&mut self.on_board);
        uid.map(|uid| Effect::Keep(Request::Forget(uid)))
    }

    /// Sets the state on the board aside, to be resumed later.
    pub(super) fn set_aside(&mut self, screen: &dyn Screen) -> Option<Effect> {
        let effect = self.keep(screen)?;
        if let Effect::Keep(Request::Keep(kept)) = &effect {
            self.waiting.push((**kept).clone());
        }
        self.on_board = OnBoard::default();
        Some(effect)
    }

    /// Moves a waiting entry back to the board.
    pub(super) fn take_up(&mut self, uid: &str) {
        self.waiting.retain(|kept| kept.uid != uid);
        self.on_board = OnBoard { uid: Some(uid.to_owned()), ..OnBoard::default() };
    }

    /// Records an exercise, which replaces its unfinished state. It stops being due at once, before the store confirms.
    pub fn record(&mut self, recorded: Recorded) -> Effect {
        if let Some(item) = recorded.exercise.item() {
            self.round.hand_over(item);
        }
        let uid = if self.on_board.is_run { None } else { std::mem::take(&mut self.on_board).uid };
        let uid = uid.unwrap_or_else(|| self.new_uid());
        Effect::Keep(Request::Record { uid, recorded: Box::new(recorded) })
    }
}

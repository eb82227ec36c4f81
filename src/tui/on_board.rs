//! What is on the board and not over: kept whenever it has become something else, so that a kill loses nothing of it; and
//! what waits to be resumed.

use super::action::Effect;
use super::app::Shared;
use super::screens::Screen;
use crate::store::keeper::Request;
use crate::store::unfinished::Kept;
use damier_train::attempt::Recorded;
use damier_train::unfinished::Unfinished;
use rand::RngExt;

/// What was handed over last of what is on the board.
#[derive(Debug, Default)]
pub struct OnBoard {
    /// Its identity, once it has been handed over.
    uid: Option<String>,
    /// What it was then.
    revision: Option<u64>,
    /// Whether it is a run, which goes beyond the attempts that belong to it.
    is_run: bool,
}

impl Shared {
    /// A new identity, which nothing else has, here or on another machine.
    fn new_uid(&mut self) -> String {
        format!("{:032x}", self.uids.random::<u128>())
    }

    /// Has what is on the board kept if it has become something else: to be called after every action.
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

    /// Has what is on the board kept as it stands now.
    pub(super) fn keep(&mut self, screen: &dyn Screen) -> Option<Effect> {
        let unfinished = screen.unfinished(self)?;
        self.on_board.is_run = matches!(&unfinished, Unfinished::Exercise(draft) if draft.is_of_run());
        let uid = self.on_board.uid.take().unwrap_or_else(|| self.new_uid());
        self.on_board.uid = Some(uid.clone());
        Some(Effect::Keep(Request::Keep(Box::new(Kept { uid, saved: self.moment().millis, unfinished }))))
    }

    /// Has what is on the board not kept any more.
    pub(super) fn forget(&mut self) -> Option<Effect> {
        let OnBoard { uid, .. } = std::mem::take(&mut self.on_board);
        uid.map(|uid| Effect::Keep(Request::Forget(uid)))
    }

    /// Leaves what is on the board to be resumed later.
    pub(super) fn set_aside(&mut self, screen: &dyn Screen) -> Option<Effect> {
        let effect = self.keep(screen)?;
        if let Effect::Keep(Request::Keep(kept)) = &effect {
            self.waiting.push((**kept).clone());
        }
        self.on_board = OnBoard::default();
        Some(effect)
    }

    /// Something that waited is on the board again.
    pub(super) fn take_up(&mut self, uid: &str) {
        self.waiting.retain(|kept| kept.uid != uid);
        self.on_board = OnBoard { uid: Some(uid.to_owned()), ..OnBoard::default() };
    }

    /// Has something recorded: it takes the place of what was kept of it on the board. It is not due any more from now
    /// on, whenever the store reports that it has it.
    pub fn record(&mut self, recorded: Recorded) -> Effect {
        if let Some(item) = recorded.exercise.item() {
            self.round.hand_over(item);
        }
        let uid = if self.on_board.is_run { None } else { std::mem::take(&mut self.on_board).uid };
        let uid = uid.unwrap_or_else(|| self.new_uid());
        Effect::Keep(Request::Record { uid, recorded: Box::new(recorded) })
    }
}

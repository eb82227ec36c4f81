//! What a trainer has under way: what is kept of it, what waits to be resumed, and what is handed to the keeper.

use etude::calendar::Moment;
use etude::rating::Strength;

use crate::progress_keeper::{MemoryRequest, RecordRequest};
use crate::unfinished_files::Kept;
use crate::{AttemptRow, new_uid};

/// Unfinished work, and the requests that keep it and what is finished.
///
/// ```
/// use etude::calendar::Moment;
/// use etude_store::{MemoryRequest, OpenWork};
///
/// let mut work = OpenWork::default();
/// work.keep("a1", "half a puzzle", None, Moment::default());
/// work.set_aside("a1".to_owned(), "half a puzzle", Moment::default());
/// assert!(matches!(&work.take_requests()[..], [MemoryRequest::Keep(kept)] if kept.uid == "a1"));
/// assert_eq!(work.waiting().len(), 1);
/// work.give_up("a1");
/// assert_eq!((work.waiting().len(), work.take_requests()), (0, vec![MemoryRequest::Forget("a1".to_owned())]));
/// ```
#[derive(Debug)]
pub struct OpenWork<U> {
    /// What can be resumed, the latest last.
    waiting: Vec<Kept<U>>,
    /// What is to be handed to the keeper.
    requests: Vec<MemoryRequest<U>>,
    /// The identity under which what is on the screen is kept, until an exercise is recorded under it.
    identity: Option<String>,
    /// The identity of the exercise that was recorded last, until what is on the screen is kept anew.
    recorded: Option<String>,
}

impl<U> Default for OpenWork<U> {
    fn default() -> Self {
        Self { waiting: Vec::new(), requests: Vec::new(), identity: None, recorded: None }
    }
}

impl<U> OpenWork<U> {
    /// What can be resumed, the latest last.
    #[must_use]
    pub fn waiting(&self) -> &[Kept<U>] {
        &self.waiting
    }

    /// Takes note of the identity under which what is on the screen is kept: the next exercise is recorded under it.
    pub fn identify(&mut self, uid: Option<String>) {
        self.identity = uid;
    }

    /// The identity of the exercise that was recorded since this was last asked.
    pub const fn take_recorded(&mut self) -> Option<String> {
        self.recorded.take()
    }

    /// Records an exercise whose row is made of its identity, rated against a strength.
    pub fn record(&mut self, row: impl FnOnce(String) -> AttemptRow, strength: Option<Strength>, start: Strength) {
        let uid = self.identity.take().unwrap_or_else(new_uid);
        self.recorded.get_or_insert_with(|| uid.clone());
        self.requests.push(MemoryRequest::Record(Box::new(RecordRequest { row: row(uid), strength, start })));
    }

    /// Keeps the state of something that is on the screen. The one that follows an exercise is kept before that is recorded
    /// ([`settled`](crate::settled)).
    pub fn keep(&mut self, uid: &str, unfinished: U, follows: Option<String>, now: Moment) {
        let is_recorded = |request: &MemoryRequest<U>| match request {
            MemoryRequest::Record(request) => follows.as_ref() == Some(&request.row.uid),
            _ => false,
        };
        let place = self.requests.iter().position(is_recorded).unwrap_or(self.requests.len());
        let kept = Kept { uid: uid.to_owned(), saved: now.millis, follows, unfinished };
        self.requests.insert(place, MemoryRequest::Keep(Box::new(kept)));
    }

    /// Forgets something that is finished.
    pub fn forget(&mut self, uid: String) {
        self.requests.push(MemoryRequest::Forget(uid));
    }

    /// Something was left as it is kept, and can be resumed.
    pub fn set_aside(&mut self, uid: String, unfinished: U, now: Moment) {
        self.waiting.push(Kept { uid, saved: now.millis, follows: None, unfinished });
    }

    /// Takes something that waits: it is on the screen again.
    pub fn take_up(&mut self, uid: &str) -> Option<Kept<U>> {
        let place = self.waiting.iter().position(|kept| kept.uid == uid)?;
        Some(self.waiting.remove(place))
    }

    /// Gives up something that waits.
    pub fn give_up(&mut self, uid: &str) {
        if let Some(Kept { uid, .. }) = self.take_up(uid) {
            self.forget(uid);
        }
    }

    /// What earlier programs left behind; what this one has set aside is later.
    pub fn find(&mut self, mut found: Vec<Kept<U>>) {
        found.append(&mut self.waiting);
        self.waiting = found;
    }

    /// Takes what is to be handed to the keeper.
    pub fn take_requests(&mut self) -> Vec<MemoryRequest<U>> {
        std::mem::take(&mut self.requests)
    }
}

/// The state of something on the screen, as it is kept.
///
/// After every change of a screen, [`observe`](Self::observe) keeps what is new, forgets what is over, and gives what follows
/// a recorded exercise an identity of its own ([`settled`](crate::settled)).
#[derive(Debug)]
pub struct KeptState<U> {
    /// Its identity, once there is something to keep.
    uid: Option<String>,
    /// What is on disk of it.
    kept: Option<U>,
}

impl<U> Default for KeptState<U> {
    fn default() -> Self {
        Self { uid: None, kept: None }
    }
}

impl<U: Clone + PartialEq> KeptState<U> {
    /// Something that waited and is on the screen again.
    #[must_use]
    pub fn resumed(uid: String, work: &mut OpenWork<U>) -> Self {
        let kept = work.take_up(&uid).map(|kept| kept.unfinished);
        Self { uid: Some(uid), kept }
    }

    /// Its identity.
    #[must_use]
    pub const fn uid(&self) -> Option<&String> {
        self.uid.as_ref()
    }

    /// Takes note of the present draft, and of the exercise that was recorded since the last time.
    pub fn observe(&mut self, draft: Option<U>, recorded: Option<&String>, work: &mut OpenWork<U>, now: Moment) {
        let is_recorded = self.uid.is_some() && self.uid.as_ref() == recorded;
        if draft == self.kept && !is_recorded {
            return;
        }
        self.kept.clone_from(&draft);
        let before = if is_recorded || draft.is_none() { self.uid.take() } else { None };
        if let Some(unfinished) = draft {
            let follows = recorded.filter(|_| self.uid.is_none()).cloned();
            let uid = self.uid.get_or_insert_with(new_uid);
            work.keep(uid, unfinished, follows, now);
        }
        if let Some(uid) = before {
            work.forget(uid);
        }
    }

    /// It is left: what is kept of it can be resumed.
    pub fn leave(self, work: &mut OpenWork<U>, now: Moment) {
        if let (Some(uid), Some(unfinished)) = (self.uid, self.kept) {
            work.set_aside(uid, unfinished, now);
        }
    }
}

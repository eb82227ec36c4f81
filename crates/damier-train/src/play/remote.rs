//! A side that plays elsewhere, on another program: what it is told, and what is heard of it.
//!
//! Nothing in here knows how the two are connected. When a connection ends, the game stays as it is and can be joined
//! again.

use std::time::Duration;

use super::seat::{RemoteSide, Seat};
use super::{GamePhase, Notice, PlayLesson};
use damier_rules::{AnyPosition, Color, Move, Outcome};

/// What the other side is to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToRemote {
    /// Our move.
    Move(Move),
    /// A draw is offered with the move before.
    Offer,
    /// The game is over, with this outcome.
    End(Outcome),
}

/// What is heard of the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FromRemote {
    /// The game begins, or goes on after a broken connection.
    Joined,
    /// Its move, and the seconds it says it has used for it.
    Moved(Move, u16),
    /// It offers a draw.
    Offered,
    /// It has ended the game; with this outcome if it says one.
    Ended(Option<Outcome>),
    /// It is not there any more.
    Gone,
}

impl PlayLesson {
    /// The side that plays elsewhere, if one does.
    #[must_use]
    pub fn remote(&self) -> Option<(Color, &RemoteSide)> {
        Color::ALL.into_iter().find_map(|color| match self.terms.seat(color) {
            Seat::Remote(side) => Some((color, &**side)),
            _ => None,
        })
    }

    /// Names the side that plays elsewhere.
    pub fn name_remote(&mut self, name: &str) {
        for seat in &mut self.terms.seats {
            if let Seat::Remote(side) = seat {
                name.clone_into(&mut side.name);
            }
        }
    }

    /// What the other side is to be told now.
    pub fn take_orders(&mut self) -> Vec<ToRemote> {
        std::mem::take(&mut self.orders)
    }

    /// Brings the game to the position from which the other side goes on: ours, one up to two plies before ours, or the
    /// one after a legal move; a program may have been killed before it kept the last. Returns whether that is possible.
    pub fn rejoin(&mut self, position: &AnyPosition, now: Duration) -> bool {
        let plies = self.game.moves().len();
        if let Some(back) = (0..=plies.min(2)).find(|back| self.game.position_after(plies - back) == Some(position)) {
            for _ in 0..back {
                self.game.undo();
                self.left.pop();
            }
            self.forget_after_undo();
            return true;
        }
        let leads_there = |played: &Move| self.game.position().play_unchecked(*played) == *position;
        let moves: Vec<Move> = self.game.legal_moves().into_iter().filter(leads_there).collect();
        let [only] = moves[..] else { return false };
        let is_made = self.make(only, now).is_ok();
        self.orders.clear();
        is_made
    }

    /// Tells the other side what has happened on ours.
    pub(super) fn order(&mut self, order: ToRemote) {
        if self.remote().is_some() {
            self.orders.push(order);
        }
    }

    /// Tells the other side that the game is over, if it is our turn: otherwise it sees that itself.
    pub(super) fn order_end(&mut self) {
        let is_our_turn = self.is_person(self.game.position().side_to_move());
        if let Some(end) = self.game.end().filter(|_| is_our_turn && !self.is_parted) {
            self.order(ToRemote::End(end.outcome));
        }
    }

    /// Processes what is heard of the other side.
    pub(crate) fn hear(&mut self, heard: FromRemote, now: Duration) {
        let Some((theirs, _)) = self.remote().filter(|_| !self.is_over()) else { return };
        match heard {
            FromRemote::Joined => {
                self.is_parted = false;
                self.notice = None;
                self.start_clock(now);
            }
            FromRemote::Moved(played, seconds) if self.phase() == GamePhase::Waiting => {
                self.remote_moved(theirs, played, seconds, now);
            }
            FromRemote::Moved(..) => {}
            FromRemote::Offered => {
                // An offer that the rules do not allow is none.
                let _ = self.offer(theirs);
            }
            FromRemote::Ended(outcome) => self.remote_ended(theirs, outcome, now),
            FromRemote::Gone => self.part(Notice::RemoteGone, now),
        }
    }

    fn remote_moved(&mut self, theirs: Color, played: Move, seconds: u16, now: Duration) {
        let was_offered = self.game.draw_offer() == Some(!theirs);
        let overstepped = self.clock.as_ref().is_some_and(|clock| clock.left(theirs, now).is_zero());
        self.claimed += Duration::from_secs(seconds.into());
        if self.make(played, now).is_err() {
            return self.part(Notice::RemoteStopped, now);
        }
        // Its flag has fallen only if its own seconds say so, too.
        if overstepped && self.clock.as_ref().is_some_and(|clock| self.claimed >= clock.control().time) {
            self.game.flag_fall(theirs);
            self.settle(now);
        } else if was_offered && !self.is_over() {
            self.notice = Some(Notice::OfferDeclined);
        }
        self.order_end();
    }

    /// The other side has ended the game: what it says is believed unless it is to its own advantage.
    fn remote_ended(&mut self, theirs: Color, outcome: Option<Outcome>, now: Duration) {
        let ran_out = |color| self.clock.as_ref().is_some_and(|clock| clock.left(color, now).is_zero());
        match outcome {
            Some(Outcome::Win(winner)) if winner != theirs && ran_out(theirs) => self.game.flag_fall(theirs),
            Some(Outcome::Win(winner)) if winner != theirs => self.game.resign(theirs),
            Some(Outcome::Win(_)) if ran_out(!theirs) => self.game.flag_fall(!theirs),
            Some(Outcome::Draw) if self.game.accept_draw().is_err() => self.game.declare_unwinnable(),
            Some(Outcome::Draw) => {}
            Some(Outcome::Win(_)) | None => return self.part(Notice::RemoteStopped, now),
        }
        self.settle(now);
    }

    /// The connection is over, and the game waits.
    fn part(&mut self, why: Notice, now: Duration) {
        if !self.is_parted {
            self.is_parted = true;
            self.notice = Some(why);
            self.stop_clock(now);
        }
    }
}

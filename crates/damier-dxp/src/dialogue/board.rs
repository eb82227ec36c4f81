//! A game in progress, as far as the protocol knows it: no draws, no results.

use std::time::{Duration, Instant};

use damier_rules::{AnyPosition, Color, Move};

use crate::message::MoveNumber;
use crate::terms::Terms;

/// A game in progress.
#[derive(Clone, Debug)]
pub(super) struct Board {
    ours: Color,
    terms: Terms,
    /// The position after every ply.
    line: Vec<AnyPosition>,
    /// When the side to move was asked to move.
    since: Instant,
    /// The time that the other side has used before that, by our watch.
    theirs: Duration,
    /// How many plies are to stay, as we have asked.
    pub asked: Option<usize>,
    /// The same, as the other side has asked.
    pub requested: Option<usize>,
}

impl Board {
    pub(super) const fn new(terms: Terms, ours: Color, now: Instant) -> Self {
        Self { ours, terms, line: Vec::new(), since: now, theirs: Duration::ZERO, asked: None, requested: None }
    }

    pub(super) fn position(&self) -> &AnyPosition {
        self.line.last().unwrap_or_else(|| self.terms.start())
    }

    pub(super) fn is_our_turn(&self) -> bool {
        self.position().side_to_move() == self.ours
    }

    /// Makes a move of the side to move, if it is legal, and returns how long it took.
    pub(super) fn play(&mut self, played: Move, now: Instant) -> Option<Duration> {
        let (next, elapsed) = (self.position().play(played).ok()?, now.saturating_duration_since(self.since));
        if !self.is_our_turn() {
            self.theirs = self.theirs.saturating_add(elapsed);
        }
        self.line.push(next);
        self.since = now;
        Some(elapsed)
    }

    /// The number of plies before a move, if that is a position of this game.
    pub(super) fn plies_before(&self, place: MoveNumber) -> Option<usize> {
        place.plies(self.terms.start().side_to_move()).filter(|&plies| plies <= self.line.len())
    }

    /// The place after so many plies, if that is a position of this game.
    pub(super) fn place_after(&self, plies: usize) -> Option<MoveNumber> {
        let place = MoveNumber::after(plies, self.terms.start().side_to_move());
        place.filter(|_| plies <= self.line.len())
    }

    /// Goes back to the position after so many plies.
    pub(super) fn go_back(&mut self, plies: usize, now: Instant) {
        self.line.truncate(plies);
        (self.since, self.asked, self.requested) = (now, None, None);
    }

    /// When the other side will have thought for longer than its clock allows, if it is its turn.
    pub(super) fn flag_falls(&self) -> Option<Instant> {
        let time = Duration::from_secs(60 * u64::from(self.terms.minutes()));
        (!self.is_our_turn()).then(|| self.since + time.saturating_sub(self.theirs))
    }
}

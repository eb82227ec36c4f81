//! Touch-move between two people: the program notes a breach, and the opponent decides whether to have it put right
//! (CDA 2.5.11, 2.7.4, 2.7.7).

use std::time::Duration;

use super::{Notice, PlayLesson};
use crate::arbiter::{Act, CaseFacts, Ruling, Sequel, Touch};
use damier_rules::{Color, Move, Square};

/// One of two people touched a piece and moved another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Breach {
    by: Color,
    touched: Square,
    /// The number of plies after the move.
    plies: usize,
}

/// A complaint that a piece was touched, and how the arbiter sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// Who touched the piece.
    pub by: Color,
    /// The piece.
    pub touched: Square,
    /// The ruling.
    pub ruling: Ruling,
    /// The article that decides.
    pub article: &'static str,
}

impl Complaint {
    fn about(facts: CaseFacts, by: Color, touched: Square) -> Self {
        let (ruling, articles) = facts.decide();
        Self { by, touched, ruling, article: articles.last().copied().unwrap_or_default() }
    }
}

impl PlayLesson {
    /// Whether a player may touch one piece and move another: between two people, only the opponent can object.
    pub(super) fn may_break_touch(&self) -> bool {
        self.terms.has_two_people() && self.corrected() != self.touched
    }

    /// The piece that must be moved because the opponent had a breach put right.
    const fn corrected(&self) -> Option<Square> {
        match self.notice {
            Some(Notice::Corrected(square)) => Some(square),
            _ => None,
        }
    }

    /// Notes whether a move of one of two people broke touch-move.
    pub(super) fn note_touch(&mut self, by: Color, touched: Option<Square>, played: Move) {
        let plies = self.game.moves().len();
        match touched.filter(|&touched| touched != played.from) {
            Some(touched) => {
                self.breach = Some(Breach { by, touched, plies });
                self.notice = Some(Notice::TouchBroken(touched));
            }
            // After the reply to a breach the arbiter still says that it is too late.
            None => self.breach = self.breach.filter(|breach| breach.plies + 1 == plies),
        }
    }

    /// Whether the arbiter can be asked about a touched piece.
    #[must_use]
    pub fn can_protest(&self) -> bool {
        self.terms.has_two_people() && !self.is_over() && (self.touched.is_some() || self.breach.is_some())
    }

    /// Asks the arbiter about the touched piece; asked again about a breach that may be put right, has that done.
    pub(crate) fn protest(&mut self, now: Duration) {
        if !self.can_protest() || self.corrected().is_some() {
            return;
        }
        let complaint = match (self.breach, self.touched) {
            (Some(breach), _) if breach.plies == self.game.moves().len() => {
                let facts = CaseFacts::Irregular(Act::TouchesOther, Sequel::Noticed);
                Complaint::about(facts, breach.by, breach.touched)
            }
            (_, Some(touched)) => Complaint::about(CaseFacts::Touched(Touch::Movable), self.actor(), touched),
            (Some(breach), None) => {
                let facts = CaseFacts::Irregular(Act::TouchesOther, Sequel::NoticedLate);
                Complaint::about(facts, breach.by, breach.touched)
            }
            (None, None) => return,
        };
        if self.notice == Some(Notice::Asked(complaint)) && complaint.ruling == Ruling::CorrectOrAccept {
            self.correct(complaint.touched, now);
        } else {
            self.notice = Some(Notice::Asked(complaint));
        }
    }

    /// Takes the last move back on the clock of who made it; the touched piece must be moved.
    fn correct(&mut self, touched: Square, now: Duration) {
        self.game.undo();
        self.left.pop();
        let offender = self.game.position().side_to_move();
        if let Some(clock) = &mut self.clock {
            clock.uncount(offender);
        }
        self.forget_after_undo();
        self.offering = false;
        self.touched = Some(touched);
        self.notice = Some(Notice::Corrected(touched));
        self.start_clock(now);
    }
}

//! What the player does in a game.

use std::time::Duration;

use super::{FromRemote, GamePhase, PlayLesson};
use crate::attempt::Recorded;
use crate::unfinished::Unfinished;
use crate::world::{LessonReport, LessonTask, World};
use damier_engine::{EngineError, ReportKind, Task};
use damier_rules::notation::pdn::PdnGame;
use damier_rules::{AnyPosition, Move, Square};
use etude::calendar::Day;
use etude::lesson::{Lesson, Now};
use rand::RngExt as _;

/// What the player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayAct {
    /// Plays a move, with a draw offer if one was announced.
    Play(Move),
    /// Seals a move and adjourns. It is made when the game is resumed; until then the clock is stopped.
    Seal(Move),
    /// Writes the next move on the sheet. A wrong move is not accepted.
    Write(Move),
    /// Touches a piece. Under touch-move, a piece that can move must be moved from then on.
    Touch(Square),
    /// Accepts the opponent's draw offer. Otherwise announces an offer with the next move, or takes that back.
    Offer,
    /// Asks the arbiter about a piece that one of two people touched; asked again, has the breach put right.
    Protest,
    /// Claims a draw: a theoretical one if a lone king faces three pieces or fewer, otherwise one by advantage.
    Claim,
    /// Is heard of the side that plays elsewhere.
    Hear(FromRemote),
    /// Resigns.
    Resign,
    /// Takes back the last move and everything after it. The clock does not run backwards.
    TakeBack,
    /// Asks the engine again after it failed.
    AskAgain,
    /// Clears the notice.
    Dismiss,
    /// Leaves the gaps on the sheet as they are, once the game is over, or breaks off reading it back.
    CloseSheet,
    /// Begins to read the game back from memory, once it is over.
    Recall,
    /// Tells a move that the rules did not allow, as one of the game being read back.
    Misremember,
    /// Has the next move of the game shown that is being read back.
    Remind,
}

/// What has become of the game as an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Filing {
    /// Not recorded yet.
    Playing,
    /// Recorded; gaps on the score sheet may still be filled in.
    Recorded,
    /// The remaining gaps stay.
    Closed,
    /// It was left.
    Left,
}

impl PlayLesson {
    /// The game of two guests to be filed, once it is over: it is nobody's exercise.
    #[must_use]
    pub fn take_guests_game(&mut self, day: Day) -> Option<PdnGame> {
        let is_theirs = self.is_over() && self.stage == Filing::Playing && !self.terms.has_trainee();
        is_theirs.then(|| {
            self.stage = Filing::Recorded;
            self.pdn(day, "")
        })
    }

    /// Whether gaps on the sheet are being filled in after the game.
    #[must_use]
    pub fn fills_gaps(&self) -> bool {
        self.is_over() && self.has_gaps() && (self.recalls() || !matches!(self.stage, Filing::Closed))
    }

    /// Whether entered moves go to the sheet.
    #[must_use]
    pub fn writes(&self) -> bool {
        self.phase() == GamePhase::Writing || self.fills_gaps()
    }

    /// The position before the move to be written down next.
    #[must_use]
    pub fn position_to_write(&self) -> AnyPosition {
        *self.game.position_after(self.written()).unwrap_or(self.game.position())
    }

    /// Whether the player must not see the pieces.
    #[must_use]
    pub fn hides_pieces(&self) -> bool {
        self.terms.strictness.blindfold && !self.is_over() || self.recalls()
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.game.end().is_some()
    }

    /// Whether an act is possible now, and for a claim whether it may be granted.
    #[must_use]
    pub fn can(&self, act: PlayAct, now: Duration) -> bool {
        let phase = self.phase();
        match act {
            PlayAct::Play(_) => phase == GamePhase::Thinking,
            PlayAct::Seal(_) => self.can_seal(),
            PlayAct::Write(_) => self.writes(),
            PlayAct::Offer => matches!(phase, GamePhase::Thinking | GamePhase::Writing),
            PlayAct::Claim => self.can_claim(now),
            PlayAct::Resign => self.can_resign(),
            PlayAct::Protest => self.can_protest(),
            PlayAct::TakeBack => self.can_take_back(),
            PlayAct::AskAgain => matches!(phase, GamePhase::Failed(_)),
            PlayAct::CloseSheet => self.fills_gaps(),
            PlayAct::Recall => self.can_recall(),
            PlayAct::Misremember | PlayAct::Remind => self.recalls(),
            PlayAct::Touch(_) | PlayAct::Dismiss | PlayAct::Hear(_) => true,
        }
    }
}

impl Lesson for PlayLesson {
    type World<'a> = World<'a>;
    type Act = PlayAct;
    type Task = LessonTask;
    type Report = LessonReport;
    type Record = Recorded;
    type Draft = Unfinished;

    /// Why a move, an offer or a claim is not accepted stands in the [notice](PlayLesson::notice).
    fn act(&mut self, act: PlayAct, world: &mut World) {
        let now = world.now.run;
        match act {
            PlayAct::Play(played) => drop(self.play(played, now)),
            PlayAct::Seal(played) if self.can_seal() => drop(self.seal(played, now)),
            PlayAct::Hear(heard) => self.hear(heard, now),
            PlayAct::Offer if !self.is_over() => self.offer_or_accept(now),
            PlayAct::Claim if !self.is_over() => self.claim(now),
            PlayAct::Offer | PlayAct::Claim | PlayAct::Seal(_) => {}
            act if !self.can(act, now) => {}
            PlayAct::Write(written) => self.write(written),
            PlayAct::Touch(square) => self.touch(square),
            PlayAct::Resign => self.resign(now),
            PlayAct::Protest => self.protest(now),
            PlayAct::TakeBack => self.take_back(now),
            PlayAct::AskAgain => self.ask_again(now),
            PlayAct::Dismiss => self.dismiss(),
            PlayAct::CloseSheet => self.close_sheet(),
            PlayAct::Recall => self.begin_recall(now),
            PlayAct::Misremember => self.remember(None),
            PlayAct::Remind => self.remind(),
        }
    }

    fn tick(&mut self, world: &mut World) {
        let now = world.now.run;
        self.next_seed.get_or_insert_with(|| world.random.random());
        self.tick(now);
        if self.phase() == GamePhase::Starting && world.player.program.is_none() {
            self.report(&ReportKind::Started(Err(EngineError::NoProgram)), now);
        }
    }

    fn pending(&self, world: &World) -> Option<LessonTask> {
        if (self.is_over() || self.stage == Filing::Left) && self.uses_program() {
            return Some(LessonTask::Rest);
        }
        let is_foreseen = self.expected.is_some() && self.expected == self.game.moves().last();
        match self.pending(world.now.run, world.player.program) {
            Some(task @ Task::Move { .. }) if is_foreseen => Some(LessonTask::PonderHit(task)),
            Some(task) => Some(LessonTask::Engine(task)),
            None => self.pondering(world.now.run).map(|(_, task)| LessonTask::Ponder(task)),
        }
    }

    fn task_number(&self) -> u64 {
        let kind = match self.phase() {
            GamePhase::Starting => 0,
            GamePhase::Waiting if self.uses_program() => 1,
            GamePhase::Waiting => 2,
            GamePhase::Arbiter => 3,
            _ => 4,
        };
        self.game.moves().len() as u64 * 5 + kind
    }

    fn report(&mut self, report: &LessonReport, world: &mut World) {
        if let LessonReport::Engine(report) = report {
            self.report(report, world.now.run);
        }
    }

    fn wakes_at(&self, now: Now) -> Option<Duration> {
        self.wakes_at(now.run)
    }

    fn take_recorded(&mut self, world: &mut World) -> Vec<Recorded> {
        let exercise = match self.stage {
            Filing::Playing => self.exercise(world.now.wall, world.now.run, world.player.name),
            _ => None,
        };
        if exercise.is_some() {
            self.stage = Filing::Recorded;
        }
        let recital = self.take_recital(world.now);
        exercise.into_iter().chain(recital).map(|exercise| Recorded { exercise, item: None }).collect()
    }

    fn leave(&mut self, _world: &mut World) {
        self.stage = Filing::Left;
    }

    /// The game in progress, or the next one of its play-off or mini-match.
    fn draft(&self, now: Now) -> Option<Unfinished> {
        let saved = match self.revision() {
            Some(_) => self.save(now.run),
            None => self.save_next(self.next_seed?, now.run)?,
        };
        Some(Unfinished::Game(Box::new(saved)))
    }

    fn revision(&self) -> Option<u64> {
        let next = || self.next_terms(self.next_seed?).map(|terms| terms.seed);
        self.revision().or_else(next)
    }
}

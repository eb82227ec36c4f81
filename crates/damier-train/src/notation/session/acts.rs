//! What the trainee does in a session.

use std::time::Duration;

use super::{NotationPhase, NotationResponse, NotationSession, NotationSettings};
use crate::attempt::{Attempt, Recorded};
use crate::notation::trend::{self, Trend};
use crate::notation::{NotAnAnswer, Skill};
use crate::unfinished::Unfinished;
use crate::world::{LessonReport, LessonTask, World};
use etude::lesson::{Lesson, Now, next_second};
use rand::RngExt as _;

/// The number of puzzles whose solutions provide the moves.
const PUZZLES: usize = 40;

/// What the trainee does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationAct {
    /// Answers. After a right answer, and after any about a square, the next question follows at once.
    Answer(NotationResponse),
    /// Answers in writing: the name of a square, a move or a sign. A text that is none of these is a
    /// [`problem`](NotationSession::problem) and does not count.
    Write(String),
    /// Goes on: to the next move of a score, to its questions, or to the next question after a correction.
    Advance,
    /// Goes back to the previous move while a score is being read.
    Back,
    /// Ends the session.
    End,
}

impl NotationSession {
    /// A session that starts now, with moves of the puzzles.
    #[must_use]
    pub fn begin(settings: NotationSettings, world: &mut World) -> Self {
        let seed = world.random.random();
        let takes_moves = matches!(settings.skill, Skill::MakeMove | Skill::WriteMove);
        let lines = if takes_moves { world.selector.lines(settings.variant, PUZZLES, seed) } else { Vec::new() };
        Self::new(settings, &lines, seed, world.now)
    }

    /// Why the last text was no answer.
    #[must_use]
    pub const fn problem(&self) -> Option<&NotAnAnswer> {
        self.problem.as_ref()
    }

    /// The earlier sessions with the same settings.
    #[must_use]
    pub fn earlier(&self, attempts: &[Attempt]) -> Option<Trend> {
        trend::before(attempts, self.settings, self.mode(), self.began)
    }
}

impl Lesson for NotationSession {
    type World<'a> = World<'a>;
    type Act = NotationAct;
    type Task = LessonTask;
    type Report = LessonReport;
    type Record = Recorded;
    type Draft = Unfinished;

    fn act(&mut self, act: NotationAct, world: &mut World) {
        let now = world.now.run;
        self.problem = None;
        match act {
            NotationAct::Answer(given) => {
                self.answer(given, now);
            }
            NotationAct::Write(text) => self.problem = self.answer_text(&text, now).err(),
            NotationAct::Advance => self.go_on(now),
            NotationAct::Back => self.go_back(),
            NotationAct::End => self.end(),
        }
    }

    fn tick(&mut self, world: &mut World) {
        self.tick(world.now.run);
    }

    /// The time left is shown in seconds.
    fn wakes_at(&self, Now { run: now, .. }: Now) -> Option<Duration> {
        let until = self.until.filter(|_| self.phase != NotationPhase::Over)?;
        Some(next_second(until.saturating_sub(now), now))
    }

    fn take_recorded(&mut self, world: &mut World) -> Vec<Recorded> {
        let new = self.outcomes.get(self.recorded..).unwrap_or_default();
        let done = |outcome| Recorded { exercise: self.exercise(outcome, world.now.wall), item: None };
        let recorded = new.iter().map(done).collect();
        self.recorded = self.outcomes.len();
        recorded
    }
}

//! What the learner does in a lesson run.

use std::time::Duration;

use super::{Board, LessonPhase, LessonRun};
use crate::attempt::{Exercise, Recorded};
use crate::course::rules_exercise::Choice;
use crate::unfinished::Unfinished;
use crate::world::{LessonReport, LessonTask, World};
use damier_rules::notation::MoveError;
use damier_rules::{Move, Square};
use etude::lesson::{Lesson, Now};

/// What the learner does.
#[derive(Clone, Debug)]
pub enum LessonAct {
    /// Waits no longer: the other side replies at once.
    Hurry,
    /// Enters a move, or something that is none, and why.
    Play(Result<Move, Box<MoveError>>),
    /// Points at a square.
    Point(Square),
    /// Chooses.
    Choose(Choice),
    /// Writes the answer, whatever is asked for: a move, the name of a square, the letter of a choice, or what is asked
    /// about a table. One that cannot be read does not count; a move that is not legal does.
    Write(String),
    /// Asks for a hint: first the piece or the square, then what to look after, then the move.
    Hint,
    /// Goes on from what is done.
    Advance,
    /// Begins the present step again, or goes back to the one before.
    Back,
    /// Leaves the steps for the exercises, if there are any.
    SkipSteps,
    /// Has done an exercise that [another lesson](LessonRun::hosted) trains.
    Hosted(Box<Exercise>),
}

impl LessonRun {
    /// Whether an exercise that another lesson trains was done as this one asks. An ending counts even if moves were
    /// wasted: its task says so.
    fn is_done_well(&self, exercise: &Exercise) -> bool {
        let Board::Elsewhere(source) = &self.board else { return false };
        let is_clean = exercise.hints == 0 && (exercise.errors == 0 || source.takes_back());
        source.goal().unwrap_or_default().is_reached(exercise.credit) && is_clean
    }
}

impl Lesson for LessonRun {
    type World<'a> = World<'a>;
    type Act = LessonAct;
    type Task = LessonTask;
    type Report = LessonReport;
    type Record = Recorded;
    type Draft = Unfinished;

    fn act(&mut self, act: LessonAct, world: &mut World) {
        match act {
            LessonAct::Hurry => self.hurry(),
            LessonAct::Play(entered) => self.play(entered.map_err(|error| *error), world.now.run),
            LessonAct::Point(square) => self.point(square),
            LessonAct::Choose(choice) => self.choose(choice),
            LessonAct::Write(text) => self.write(text.trim(), world.now.run),
            LessonAct::Hint => self.ask_for_hint(),
            LessonAct::Advance => self.go_on(),
            LessonAct::Back => self.go_back(),
            LessonAct::SkipSteps => self.skip_steps(),
            LessonAct::Hosted(exercise) => self.answered(self.is_done_well(&exercise)),
        }
    }

    fn tick(&mut self, world: &mut World) {
        self.tick(world.now.run);
    }

    fn continues_at(&self) -> Option<Duration> {
        match self.phase {
            LessonPhase::Replying(at) => Some(at),
            _ => None,
        }
    }

    /// The finished lesson run, once.
    fn take_recorded(&mut self, world: &mut World) -> Vec<Recorded> {
        self.record(world.now).into_iter().collect()
    }

    /// What is needed to resume it, without the game of an exercise that another lesson trains.
    fn draft(&self, now: Now) -> Option<Unfinished> {
        let saved = self.saved(now.run).filter(|_| self.is_begun());
        saved.map(|saved| Unfinished::Lesson(Box::new(saved)))
    }

    fn revision(&self) -> Option<u64> {
        self.place_number().filter(|_| self.is_begun())
    }
}

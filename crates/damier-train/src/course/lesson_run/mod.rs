//! A lesson run: the steps of a lesson and then its exercises, or an exam.

mod acts;
mod answering;
mod asked;
mod hosted;
mod result;
mod saved;

use std::time::Duration;

use rand::seq::SliceRandom;

use super::answers::{ExerciseAnswer, LessonTopic};
use super::data::{Course, Lesson, LessonStep, Stage, Wanted};
use super::draw::ExerciseSource;
use super::rules_exercise::{Choice, RulesExercise};
use crate::play::SavedGame;
pub use acts::LessonAct;
pub(super) use asked::moves;
use damier_rules::notation::MoveError;
use damier_rules::{AnyPosition, Move, Setup, Square, Variant};
use etude::random;
use etude_arbiter::tournament::exercise::{self as table, Unread};
pub use hosted::Hosted;
pub use saved::SavedLesson;

/// Where a lesson run stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// At a step, counted from 0.
    Step(usize),
    /// At an exercise, counted from 0.
    Exercise(usize),
    /// At the end.
    Over,
}

/// What happens now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonPhase {
    /// The learner has to act.
    Asking,
    /// The other side replies at this time.
    Replying(Duration),
    /// It is done: [`LessonAct::Advance`] leads on.
    Done,
    /// Another lesson trains this exercise, [reports](LessonAct::Hosted) its result.
    Elsewhere,
}

/// What there is to say about the last input.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonComment {
    /// Nothing yet.
    Task,
    /// It is right.
    Right,
    /// One of several squares or captures is found; so many are left, unless that would be a hint.
    Found(Option<usize>),
    /// It was found before.
    Again,
    /// The move is not legal.
    Refused(Box<MoveError>),
    /// The move is legal, but not the one wanted. It is taken back.
    OtherMove(Move),
    /// The square is not the one wanted.
    OtherSquare(Square),
    /// The choice is wrong.
    OtherChoice(Choice),
    /// The answer about a table cannot be read.
    Unread(Unread),
    /// The answer about a table is wrong.
    OtherAnswer(table::Fault),
}

/// An exercise: the lesson it belongs to, its variant and its source.
#[derive(Clone, Debug, PartialEq)]
struct Drawn {
    subject: String,
    variant: Variant,
    /// What the lesson cites.
    sources: Vec<String>,
    source: ExerciseSource,
}

/// What a lesson run consists of.
struct Contents {
    topic: LessonTopic,
    variant: Variant,
    steps: Vec<LessonStep>,
    /// What the lesson cites; nothing in an exam.
    sources: Vec<String>,
    drawn: Vec<Drawn>,
}

/// What is on the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Board {
    /// A step of a lesson.
    Step(LessonStep),
    /// An exercise decided by the rules.
    Exercise(RulesExercise),
    /// An exercise trained elsewhere.
    Elsewhere(ExerciseSource),
    /// Nothing: it is over.
    Empty,
}

/// The result of a lesson run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks {
    /// Right answers.
    pub right: usize,
    /// All answers.
    pub of: usize,
    /// Whether that is enough.
    pub passed: bool,
}

/// A lesson run.
#[derive(Clone, Debug)]
pub struct LessonRun {
    /// What it is about.
    pub topic: LessonTopic,
    variant: Variant,
    steps: Vec<LessonStep>,
    /// What the lesson cites; nothing in an exam, where every exercise has its own lesson.
    sources: Vec<String>,
    drawn: Vec<Drawn>,
    seed: u64,
    /// Where it stands.
    pub place: Place,
    /// The answers so far.
    pub answers: Vec<ExerciseAnswer>,
    /// What is on the board.
    pub board: Board,
    /// The position.
    pub position: AnyPosition,
    /// The moves made on this board, each with the position before it.
    pub line: Vec<(AnyPosition, Move)>,
    /// The captures found so far, where all are to be found.
    pub found: Vec<Move>,
    /// The squares found so far.
    pub pointed: Vec<Square>,
    hints: u8,
    /// Whether the exercise has been answered wrongly.
    pub is_wrong: bool,
    /// What happens now.
    pub phase: LessonPhase,
    /// What there is to say about the last input.
    pub comment: LessonComment,
    begun: Duration,
    /// When the result was recorded.
    ended: Option<Duration>,
    time_before: Duration,
    /// The game to be resumed.
    game: Option<Box<SavedGame>>,
}

impl LessonRun {
    /// A lesson run of a lesson.
    #[must_use]
    pub fn lesson(lesson: &Lesson, seed: u64, now: Duration) -> Self {
        let contents = Contents {
            topic: LessonTopic::Lesson(lesson.id.clone()),
            variant: lesson.variant,
            steps: lesson.steps.clone(),
            sources: lesson.sources.clone(),
            drawn: drawn(lesson),
        };
        Self::new(contents, seed, now)
    }

    /// The exam of a stage: exercises of all its lessons, mixed.
    #[must_use]
    pub fn exam(stage: &Stage, seed: u64, now: Duration) -> Self {
        let mut random = random(seed);
        let mut piles: Vec<Vec<Drawn>> = stage.lessons.iter().map(drawn).filter(|drawn| !drawn.is_empty()).collect();
        for pile in &mut piles {
            pile.shuffle(&mut random);
        }
        // Every subject gets its share, but no more than its lesson draws: there, a few long exercises stand for ten.
        let rounds = piles.iter().map(Vec::len).max().unwrap_or(0);
        let once = (0..rounds).flat_map(|round| piles.iter().filter_map(move |pile| pile.get(round)));
        let mut chosen: Vec<Drawn> = once.cycle().take(stage.exam).cloned().collect();
        chosen.shuffle(&mut random);
        let contents = Contents {
            topic: LessonTopic::Exam(stage.id.clone()),
            variant: stage.variant(),
            steps: Vec::new(),
            sources: Vec::new(),
            drawn: chosen,
        };
        Self::new(contents, seed, now)
    }

    /// Resumes a lesson run; `None` if the course has no such lesson or exam any more.
    #[must_use]
    pub fn resume(course: &Course, saved: &SavedLesson, now: Duration) -> Option<Self> {
        let mut run = Self::on(course, &saved.topic, saved.seed, now)?;
        run.answers.clone_from(&saved.answers);
        run.answers.truncate(run.drawn.len());
        run.time_before = Duration::from_millis(saved.millis.into());
        let place =
            if saved.step < run.steps.len() { Place::Step(saved.step) } else { Place::Exercise(run.answers.len()) };
        run.arrive(place);
        run.game.clone_from(&saved.game);
        Some(run)
    }

    /// A new lesson run on a topic; `None` if the course does not have it.
    #[must_use]
    pub fn on(course: &Course, topic: &LessonTopic, seed: u64, now: Duration) -> Option<Self> {
        Some(match topic {
            LessonTopic::Lesson(id) => Self::lesson(course.lesson(id)?, seed, now),
            LessonTopic::Exam(id) => Self::exam(course.stage(id)?, seed, now),
        })
    }

    fn new(contents: Contents, seed: u64, now: Duration) -> Self {
        let Contents { topic, variant, steps, sources, drawn } = contents;
        let position = Setup::new(variant, damier_rules::Color::White).position();
        let mut run = Self {
            topic,
            variant,
            steps,
            sources,
            drawn,
            seed,
            place: Place::Over,
            answers: Vec::new(),
            board: Board::Empty,
            position,
            line: Vec::new(),
            found: Vec::new(),
            pointed: Vec::new(),
            hints: 0,
            is_wrong: false,
            phase: LessonPhase::Done,
            comment: LessonComment::Task,
            begun: now,
            ended: None,
            time_before: Duration::ZERO,
            game: None,
        };
        let first = if run.steps.is_empty() { Place::Exercise(0) } else { Place::Step(0) };
        run.arrive(first);
        run
    }

    /// Sets up the board of a place.
    fn arrive(&mut self, place: Place) {
        self.line.clear();
        self.found.clear();
        self.pointed.clear();
        (self.hints, self.is_wrong) = (0, false);
        (self.phase, self.comment) = (LessonPhase::Asking, LessonComment::Task);
        let empty = |variant| Setup::new(variant, damier_rules::Color::White).position();
        (self.place, self.board, self.position) = match place {
            Place::Step(place) if place < self.steps.len() => {
                let step = self.steps[place].clone();
                // Checked by `damier course check`.
                let position = step.position(self.variant).unwrap_or_else(|_| empty(self.variant));
                (Place::Step(place), Board::Step(step), position)
            }
            Place::Exercise(place) if place < self.drawn.len() => {
                let drawn = &self.drawn[place];
                let seed = self.seed ^ (place as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
                match RulesExercise::of(&drawn.source, drawn.variant, seed) {
                    Some(task) => {
                        let position = task.position(drawn.variant);
                        (Place::Exercise(place), Board::Exercise(task), position)
                    }
                    None => (Place::Exercise(place), Board::Elsewhere(drawn.source.clone()), empty(drawn.variant)),
                }
            }
            _ => (Place::Over, Board::Empty, self.position),
        };
        if let Board::Exercise(RulesExercise::Recall(recall)) = &self.board {
            for &played in recall.shown() {
                self.line.push((self.position, played));
                self.position = self.position.play_unchecked(played);
            }
        }
        match &self.board {
            Board::Step(step) if step.wanted() == Wanted::Nothing => self.phase = LessonPhase::Done,
            Board::Elsewhere(_) => self.phase = LessonPhase::Elsewhere,
            Board::Empty => self.phase = LessonPhase::Done,
            _ => {}
        }
    }
}

/// The exercises of a lesson, in order.
fn drawn(lesson: &Lesson) -> Vec<Drawn> {
    let one = |source: &ExerciseSource| Drawn {
        subject: lesson.id.clone(),
        variant: lesson.variant,
        sources: lesson.sources.clone(),
        source: source.clone(),
    };
    lesson.exercises.iter().flat_map(|draw| std::iter::repeat_n(one(&draw.source), draw.count)).collect()
}

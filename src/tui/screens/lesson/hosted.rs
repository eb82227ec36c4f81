//! An exercise that another screen trains: a shot, an ending, an unannounced question. What that screen records counts as
//! the answer.

use super::super::unannounced::UnannouncedScreen;
use super::super::{Destination, Screen, Step, drill, play as game, puzzle};
use crate::tui::action::Action;
use crate::tui::keymap::{Command, Mode};
use crate::tui::page::{InputLine, Page, Tone, Words};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_app::settings::Numbers;
use damier_app::store::keeper::Request;
use damier_app::{Effect, Running, Trainer};
use damier_train::attempt::TrainingMode;
use damier_train::course::draw::{ExerciseSource, Goal};
use damier_train::course::lesson_run::Board;
use damier_train::course::{self, LessonAct, LessonPhase, LessonRun};
use damier_train::play;
use damier_train::unfinished::Unfinished;

/// The lines of the clock pane of a puzzle that are about it: whose move or the result, and its rating.
const RESULT_AND_PUZZLE: usize = 2;

/// The other screen.
pub struct Hosted {
    screen: Box<dyn Screen>,
    /// Whether it has had no action yet.
    is_new: bool,
    /// What a game has to reach; `None` for other exercises.
    goal: Option<Goal>,
}

impl Hosted {
    /// The screen of the lesson that trains the present exercise.
    pub fn of(hosted: course::Hosted, goal: Option<Goal>, shared: &mut Shared) -> Self {
        let screen: Box<dyn Screen> = match hosted {
            course::Hosted::Puzzles(training) => Box::new(puzzle::PuzzleScreen::of(*training, shared)),
            course::Hosted::Drill(plan) => drill::open(*plan, TrainingMode::Practice, shared),
            course::Hosted::Game(lesson) => Box::new(game::PlayScreen::of(*lesson, shared)),
            course::Hosted::Unannounced(set) => Box::new(UnannouncedScreen::of(*set)),
        };
        Self { screen, is_new: true, goal }
    }

    /// The screen.
    pub fn screen(&self) -> &dyn Screen {
        &*self.screen
    }

    /// The first requests of a new screen, such as the position of a drill.
    pub fn begin(&mut self, shared: &mut Shared) -> Vec<Effect> {
        if std::mem::take(&mut self.is_new) { self.screen.update(Action::Tick, shared).effects } else { Vec::new() }
    }

    /// Passes an action on. The answer is what the screen records; then Enter or `n` leads on, which the second value says.
    pub fn update(&mut self, action: Action, run: &mut Running<LessonRun>, shared: &mut Shared) -> (Step, bool) {
        let is_answered = run.lesson().phase == LessonPhase::Done;
        let is_over = matches!(self.screen.mode(), Mode::Solved | Mode::Played);
        match action {
            Action::Do(Command::Next) if is_answered => return (Step::stay(), true),
            Action::Do(Command::Confirm) if is_answered && is_over => return (Step::stay(), true),
            // It counts as missed and need not be tried on.
            Action::Do(Command::Next) if self.screen.is_missed() => {
                let mut effects = self.screen.leave(shared);
                note(&mut effects, run, shared);
                return (Step { effects, ..Step::default() }, true);
            }
            Action::Do(Command::Next | Command::Modes | Command::Analysis) => return (Step::stay(), false),
            _ => {}
        }
        let mut step = self.screen.update(action, shared);
        note(&mut step.effects, run, shared);
        step.destination = match step.destination.take() {
            None => None,
            Some(Destination::Home) => Some(Destination::Home),
            // The position of a drill has been drawn.
            Some(Destination::Drill(plan, mode)) if plan.start.is_some() => {
                self.screen = drill::open(*plan, mode, shared);
                step.effects.extend(self.screen.update(Action::Tick, shared).effects);
                None
            }
            // The screen wants to go on by itself: the lesson does.
            Some(_) if run.lesson().phase == LessonPhase::Done => return (step, true),
            Some(_) => Some(Destination::Learn),
        };
        (step, false)
    }

    /// The game in progress, if the exercise is one.
    pub fn game(&self, trainer: &Trainer) -> Option<Box<play::SavedGame>> {
        match self.screen.unfinished(trainer)? {
            Unfinished::Game(saved) => Some(saved),
            _ => None,
        }
    }

    /// A number that changes whenever the game in progress does.
    pub fn revision(&self) -> u64 {
        self.goal.and_then(|_| self.screen.revision()).unwrap_or_default()
    }

    /// What is recorded when the screen is left.
    pub fn leave(&mut self, shared: &mut Shared) -> Vec<Effect> {
        self.screen.leave(shared)
    }

    /// The page of the screen, under the name of the lesson.
    pub fn page(&self, lesson_run: &LessonRun, shared: &Shared) -> Page {
        let mut page = self.screen.page(shared);
        page.title = words::topic_name(&lesson_run.topic);
        // The texts of the lesson name pieces by their squares.
        page.board.numbers = Numbers::Always;
        page.subject = super::page::progress(lesson_run);
        if !self.screen.runs_on() {
            // No time is measured here that would count.
            (page.clock.title, page.time) = (words::topic_kind(&lesson_run.topic), String::new());
        }
        if self.screen.mode() == Mode::Played && lesson_run.phase == LessonPhase::Done {
            let preview = Words::new(Tone::Quiet, format!(" {}", say().course_enter_goes_on()));
            page.input = InputLine { preview, ..InputLine::default() };
        }
        if matches!(&lesson_run.board, Board::Elsewhere(ExerciseSource::Shot { .. })) {
            // The counts of a session of puzzles mean nothing here.
            page.clock.lines.truncate(RESULT_AND_PUZZLE);
        }
        if lesson_run.phase != LessonPhase::Done && self.screen.is_missed() {
            page.message.lines.push(Words::from(say().course_missed()));
        }
        if lesson_run.phase != LessonPhase::Done {
            let task = self.goal.map(|goal| Words::from(words::game_goal(goal)));
            page.message.lines.splice(0..0, task);
        }
        page
    }
}

/// Notes the answer among what is recorded.
fn note(effects: &mut Vec<Effect>, run: &mut Running<LessonRun>, shared: &mut Shared) {
    let recorded = |effect: &Effect| match effect {
        Effect::Keep(Request::Record { recorded, .. }) => Some(recorded.exercise.clone()),
        _ => None,
    };
    let exercises: Vec<_> = effects.iter().filter_map(recorded).collect();
    for exercise in exercises {
        effects.extend(run.act(LessonAct::Hosted(Box::new(exercise)), &mut shared.trainer));
    }
}

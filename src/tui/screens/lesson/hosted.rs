//! An exercise that another screen trains: a shot, an ending, an unannounced question. What that screen records counts as
//! the answer.

use std::collections::HashSet;
use std::time::Duration;

use super::super::unannounced::TrialSet;
use super::super::{Destination, Screen, Step, drill, play as game, puzzle};
use crate::tui::action::Action;
use crate::tui::keymap::{Command, Mode};
use crate::tui::page::{InputLine, Page, Tone, Words};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_app::settings::Numbers;
use damier_app::store::keeper::Request;
use damier_app::{Effect, Trainer};
use damier_engine::Level;
use damier_puzzles::Turn;
use damier_puzzles::turn::Uses;
use damier_train::attempt::Mode as TrainingMode;
use damier_train::course::draw::{ExerciseSource, Goal};
use damier_train::course::sitting::Board;
use damier_train::course::{LessonPhase, LessonRun, LessonTopic, check};
use damier_train::play;
use damier_train::play::terms::{Strictness, Terms};
use damier_train::puzzle::session::{PuzzleSession, SessionPlan};
use damier_train::start::Start;
use damier_train::unannounced::UnannouncedSettings;
use damier_train::unfinished::Unfinished;
use etude_arbiter::clock::Control;

/// The other screen.
pub struct Hosted {
    screen: Box<dyn Screen>,
    /// Whether it has had no action yet.
    is_new: bool,
    /// What a game has to reach; `None` for other exercises.
    goal: Option<Goal>,
    /// Whether moves of the game may be taken back.
    takes_back: bool,
}

/// The lines of the clock pane of a puzzle that are about it: whose move or the result, and its rating.
const RESULT_AND_PUZZLE: usize = 2;

/// Minutes of a game as a clock.
const MINUTE: Duration = Duration::from_secs(60);

impl Hosted {
    /// The screen of the present exercise; `None` if the lesson trains it itself.
    pub fn of(sitting: &mut LessonRun, shared: &mut Shared) -> Option<Self> {
        let saved = sitting.take_game();
        let Board::Elsewhere(source) = &sitting.board else { return None };
        let (variant, goal, takes_back) = (sitting.variant(), source.goal(), source.takes_back());
        let resumed = saved.filter(|_| goal.is_some()).and_then(|saved| game::resume(&saved, shared));
        if let Some(screen) = resumed {
            return Some(Self { screen, is_new: true, goal, takes_back });
        }
        let screen: Box<dyn Screen> = match source {
            ExerciseSource::Win { ending } | ExerciseSource::Hold { ending } => {
                let plan = check::plan(variant, ending, matches!(source, ExerciseSource::Win { .. }))?;
                drill::open(plan, TrainingMode::Practice, shared)
            }
            ExerciseSource::Game { fen, level, minutes, .. } => {
                let control = minutes.map(|minutes| Control::sudden_death(u32::from(minutes) * MINUTE));
                let start = Start::read(fen, variant).ok()?;
                let strictness = Strictness { casual: takes_back, ..Strictness::default() };
                let terms = terms(start, *level, control, sitting)?;
                Box::new(game::PlayScreen::new(Terms { strictness, ..terms }, shared))
            }
            ExerciseSource::PlayOn { level, .. } => {
                let mut random = etude::random(sitting.exercise_seed());
                let fits = |turn: &Turn| source.fits(turn);
                let turn = shared.trainer.turns.draw(variant, Uses::PEOPLE, fits, &HashSet::new(), &mut random)?;
                let terms = terms(Start::new(turn.position), *level, None, sitting)?;
                Box::new(game::PlayScreen::new(terms, shared))
            }
            source if source.trial().is_some() => {
                let settings = UnannouncedSettings { trial: source.trial()?, variant };
                Box::new(TrialSet::within(settings, source.scope(variant), shared))
            }
            source => {
                let filter = source.filter(variant)?;
                let is_blind = matches!(source, ExerciseSource::Shot { blind: true, .. });
                let plan = if is_blind { SessionPlan::Blind } else { SessionPlan::Practice };
                // An exam does not say which subject it asks about.
                let unannounced = matches!(&sitting.topic, LessonTopic::Exam(_));
                let session = PuzzleSession { filter, plan, unannounced, ..PuzzleSession::default() };
                Box::new(puzzle::PuzzleScreen::new(session, shared))
            }
        };
        Some(Self { screen, is_new: true, goal, takes_back })
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
    pub fn update(&mut self, action: Action, sitting: &mut LessonRun, shared: &mut Shared) -> (Step, bool) {
        let is_answered = sitting.phase == LessonPhase::Done;
        let is_over = matches!(self.screen.mode(), Mode::Solved | Mode::Played);
        match action {
            Action::Do(Command::Next) if is_answered => return (Step::stay(), true),
            Action::Do(Command::Confirm) if is_answered && is_over => return (Step::stay(), true),
            // It counts as missed and need not be tried on.
            Action::Do(Command::Next) if self.screen.is_missed() => {
                let effects = self.screen.leave(shared);
                self.note(&effects, sitting);
                return (Step { effects, ..Step::default() }, true);
            }
            Action::Do(Command::Next | Command::Modes | Command::Analysis) => return (Step::stay(), false),
            _ => {}
        }
        let mut step = self.screen.update(action, shared);
        self.note(&step.effects, sitting);
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
            Some(_) if sitting.phase == LessonPhase::Done => return (step, true),
            Some(_) => Some(Destination::Learn),
        };
        (step, false)
    }

    /// Notes the answer among what is recorded.
    fn note(&self, effects: &[Effect], sitting: &mut LessonRun) {
        for effect in effects {
            if let Effect::Keep(Request::Record { recorded, .. }) = effect {
                let exercise = &recorded.exercise;
                // An ending counts even if moves were wasted: its task says so.
                let is_clean = exercise.hints == 0 && (exercise.errors == 0 || self.takes_back);
                let is_reached = self.goal.unwrap_or_default().is_reached(exercise.credit);
                sitting.answered(is_reached && is_clean);
            }
        }
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
    pub fn page(&self, sitting: &LessonRun, shared: &Shared) -> Page {
        let mut page = self.screen.page(shared);
        page.title = words::topic_name(&sitting.topic);
        // The texts of the lesson name pieces by their squares.
        page.board.numbers = Numbers::Always;
        page.subject = super::page::progress(sitting);
        if !self.screen.runs_on() {
            // No time is measured here that would count.
            (page.clock.title, page.time) = (words::topic_kind(&sitting.topic), String::new());
        }
        if self.screen.mode() == Mode::Played && sitting.phase == LessonPhase::Done {
            let preview = Words::new(Tone::Quiet, format!(" {}", say().course_enter_goes_on()));
            page.input = InputLine { preview, ..InputLine::default() };
        }
        if matches!(&sitting.board, Board::Elsewhere(ExerciseSource::Shot { .. })) {
            // The counts of a session of puzzles mean nothing here.
            page.clock.lines.truncate(RESULT_AND_PUZZLE);
        }
        if sitting.phase != LessonPhase::Done && self.screen.is_missed() {
            page.message.lines.push(Words::from(say().course_missed()));
        }
        if sitting.phase != LessonPhase::Done {
            let task = self.goal.map(|goal| Words::from(words::game_goal(goal)));
            page.message.lines.splice(0..0, task);
        }
        page
    }
}

/// The terms of a game from a position, with the side to move.
fn terms(start: Start, level: u8, control: Option<Control>, sitting: &LessonRun) -> Option<Terms> {
    Some(Terms {
        level: Level::new(level)?,
        mine: start.position.side_to_move(),
        program: false,
        start,
        control,
        playoff: None,
        strictness: Strictness::default(),
        seed: sitting.exercise_seed(),
    })
}

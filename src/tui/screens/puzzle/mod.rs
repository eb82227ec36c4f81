//! Puzzles: find the move.

mod course;
mod kept;
mod page;
mod picture;
mod setup;

use std::time::Duration;

use rand::RngExt;

use self::course::Course;
pub use self::kept::go_on;
use self::kept::{is_done, item};
pub use self::setup::PuzzleSetup;
use super::{Destination, Screen, Step};
use crate::store::drafts::Draft;
use crate::tui::action::{Action, Effect};
use crate::tui::app::Shared;
use crate::tui::entry::{Entered, MoveEntry};
use crate::tui::keymap::{Command, Mode};
use crate::tui::page::{Page, Words};
use crate::tui::repeating::Standing;
use crate::words;
use damier_engine::RequestId;
use damier_puzzles::composition::{export, source_game};
use damier_rules::notation::write_move;
use damier_rules::{BoardSize, Variant};
use damier_train::analysis::Opening;
use damier_train::puzzle::mirror::mirrored;
use damier_train::puzzle::session::{Plan, Session};
use damier_train::puzzle::walk::Walk;
use damier_train::puzzle::woodpecker::Woodpecker;
use damier_train::puzzle::{Comment, Phase, PuzzleLesson};
use damier_train::waiting::Due;

/// The screen of puzzles.
pub struct PuzzleScreen {
    /// None when there is no puzzle.
    lesson: Option<PuzzleLesson>,
    /// Whether it is turned.
    is_mirrored: bool,
    /// The solution, once it is over and is being played through.
    walk: Option<Walk>,
    session: Session,
    course: Course,
    entry: MoveEntry,
    waiting: Option<RequestId>,
    tally: Tally,
    /// How a review stood when the puzzle came up.
    standing: Standing,
    /// Why there is no puzzle.
    nothing: Vec<Words>,
}

/// What has been done since the screen was opened.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    /// Solved without an error or a hint.
    clean: u32,
    /// All that are over.
    done: u32,
    /// Whether the puzzle on the board is among them.
    counted: bool,
}

impl PuzzleScreen {
    /// A session from its start. Where no variant was chosen, the first one of which there are such puzzles is.
    pub fn new(mut session: Session, shared: &mut Shared) -> Self {
        if session.filter.variant.is_none() && session.plan != Plan::Review {
            let variants = shared.shelf.variants();
            let with = |&variant: &Variant| {
                let mut filter = session.filter.clone();
                filter.variant = Some(variant);
                shared.shelf.count(&filter) > 0
            };
            session.filter.variant = variants.iter().copied().find(with).or(variants.first().copied());
        }
        let course = Course::new(&session, shared);
        Self::with(session, course, shared)
    }

    /// The woodpecker's set that is in progress; a practice session when there is none.
    pub fn resume(shared: &mut Shared) -> Self {
        match Woodpecker::resume(&shared.history) {
            Some(set) => Self::with(set.session().clone(), Course::Woodpecker(set), shared),
            None => Self::new(Session::default(), shared),
        }
    }

    fn with(session: Session, course: Course, shared: &mut Shared) -> Self {
        let mut screen = Self::empty(session, course);
        screen.next(shared);
        screen
    }

    fn empty(session: Session, course: Course) -> Self {
        Self {
            lesson: None,
            is_mirrored: false,
            walk: None,
            session,
            course,
            entry: MoveEntry::new(BoardSize::Ten),
            waiting: None,
            tally: Tally::default(),
            standing: Standing::default(),
            nothing: Vec::new(),
        }
    }

    /// What is to be done when the puzzle on the board is left for the next one.
    fn go_on(&mut self, shared: &mut Shared) -> Step {
        if self.course.is_over() {
            *self = Self::new(self.session.clone(), shared);
            return Step::stay();
        }
        if !self.lesson.as_ref().is_none_or(is_done) && !self.course.skip() {
            return Step::stay();
        }
        let effects = self.leave(shared);
        if self.session.plan == Plan::Review {
            if let Some(lesson) = self.lesson.as_ref().filter(|_| !self.tally.counted) {
                shared.put_off(item(lesson));
            }
            if !matches!(shared.next_due(), Some(Due::Puzzle(_))) {
                return Step { effects, destination: Some(Destination::Review) };
            }
        }
        self.next(shared);
        Step { effects, destination: None }
    }

    fn next(&mut self, shared: &mut Shared) {
        let puzzle = self.course.next(&self.session, shared);
        self.nothing = if puzzle.is_none() { self.why_nothing(shared) } else { Vec::new() };
        let is_sprint = matches!(self.course, Course::Sprint(..));
        self.is_mirrored = self.session.mirrored && shared.random.random_bool(0.5);
        let lesson = puzzle.map(|puzzle| {
            let puzzle = if self.is_mirrored { mirrored(&puzzle) } else { puzzle };
            let begin = if is_sprint { PuzzleLesson::at_once } else { PuzzleLesson::new };
            begin(puzzle, shared.now)
        });
        self.begin(lesson, shared);
    }

    fn begin(&mut self, lesson: Option<PuzzleLesson>, shared: &mut Shared) {
        self.lesson = lesson;
        self.walk = None;
        self.entry = MoveEntry::new(self.board_size());
        self.waiting = None;
        self.tally.counted = false;
        self.standing = if self.session.plan == Plan::Review { shared.standing() } else { Standing::default() };
    }

    fn why_nothing(&self, shared: &mut Shared) -> Vec<Words> {
        if self.session.plan == Plan::Review {
            return vec![Words::from(words::REVIEW_DONE)];
        }
        let mut lines = setup::obstacles(&self.session.filter, shared);
        lines.push(Words::from(words::CHANGE_IT));
        lines
    }

    fn command(&mut self, command: Command, shared: &mut Shared) -> Option<Step> {
        let now = shared.now;
        match command {
            Command::Home => return Some(Step::to(Destination::Home)),
            Command::Cancel if self.entry.is_empty() => return Some(Step::to(Destination::Home)),
            Command::Analysis => return self.analysis(),
            Command::Modes => return Some(Step::to(Destination::PuzzleSetup(self.session.clone()))),
            Command::Next => return Some(self.go_on(shared)),
            Command::Hint | Command::Retry | Command::Solution if self.course.is_strict() => {
                return Some(Step::stay());
            }
            _ => {}
        }
        let lesson = self.lesson.as_mut()?;
        let is_shown = lesson.is_solved() || *lesson.comment() == Comment::Solution;
        // Who walks through it, or asks for it again, need not wait until it is played out.
        if is_shown && (is_step(command) || command == Command::Solution) && lesson.hurry(now) {
            while lesson.hurry(now) {}
            if command == Command::Solution {
                return Some(Step::stay());
            }
        }
        if lesson.is_over() && self.step(command) {
            return Some(Step::stay());
        }
        let lesson = self.lesson.as_mut()?;
        match command {
            Command::Solution if lesson.is_over() => self.walk = Some(Walk::new(lesson.puzzle(), &[])),
            Command::Retry => {
                lesson.retry(now);
                self.walk = None;
                self.entry.clear();
            }
            Command::Hint => lesson.ask_for_hint(),
            Command::Solution => {
                lesson.show_solution(now);
                self.entry.clear();
            }
            Command::Confirm => match lesson.phase() {
                Phase::Playing { .. } => {
                    lesson.hurry(now);
                }
                Phase::Refuted if !self.course.is_over() => lesson.retry(now),
                Phase::Refuted | Phase::Solved | Phase::Shown => return Some(self.go_on(shared)),
                Phase::Thinking if self.course.is_over() => return Some(self.go_on(shared)),
                Phase::Opening { .. } | Phase::Thinking | Phase::Judging(_) => return None,
            },
            _ => return None,
        }
        Some(Step::stay())
    }

    /// The game that the puzzle was found in, at the puzzle; where it is not known, the puzzle with its solution.
    fn analysis(&self) -> Option<Step> {
        let puzzle = self.lesson.as_ref()?.puzzle();
        // A puzzle that was turned is turned back: the game was not.
        let opening = match source_game(puzzle).or_else(|| source_game(&mirrored(puzzle))) {
            Some((game, ply)) => Opening { ply, ..Opening::from(game) },
            // Every solution was played through when the puzzle was read.
            None => Opening::from(export(puzzle).ok()?),
        };
        Some(Step::to(Destination::Analysis(Some(Box::new(opening)))))
    }

    /// Plays the solution forward or back. `false` when the command has nothing to do with that.
    fn step(&mut self, command: Command) -> bool {
        let Some(lesson) = self.lesson.as_ref().filter(|_| is_step(command)) else { return false };
        let walk = self.walk.get_or_insert_with(|| Walk::new(lesson.puzzle(), lesson.line()));
        match command {
            Command::Left => walk.back(),
            Command::Right => walk.forward(),
            Command::Up => walk.turn_off(false),
            Command::Down => walk.turn_off(true),
            Command::First => walk.to_start(),
            _ => walk.to_end(),
        }
        true
    }

    /// Counts what is to be counted, goes on where that happens by itself, and asks the judge if the lesson waits for
    /// it and it has not been asked.
    fn settle(&mut self, shared: &mut Shared) -> Vec<Effect> {
        let (now, mut effects) = (shared.now, Vec::new());
        let Some(lesson) = &mut self.lesson else { return effects };
        let is_wrong = matches!(lesson.comment(), Comment::Wrong(_));
        match self.course {
            Course::Sprint(..) if !self.course.is_over() => {
                if lesson.is_solved() || is_wrong {
                    effects.extend(self.count(shared));
                    if !self.course.is_over() {
                        self.next(shared);
                    }
                } else {
                    while lesson.hurry(now) {}
                }
            }
            Course::Streak(..) if is_wrong => effects.extend(self.count(shared)),
            Course::Sprint(..) => {}
            _ if is_done(lesson) => effects.extend(self.count(shared)),
            _ => {}
        }
        match self.lesson.as_ref().and_then(PuzzleLesson::pending) {
            None => self.waiting = None,
            Some(task) if self.waiting.is_none() => {
                let id = shared.ids.next_id();
                self.waiting = Some(id);
                effects.push(Effect::Ask(id, task));
            }
            Some(_) => {}
        }
        effects
    }

    /// Counts the puzzle on the board, once, however often it is tried again.
    fn count(&mut self, shared: &mut Shared) -> Vec<Effect> {
        if self.tally.counted || self.course.is_over() {
            return Vec::new();
        }
        let Some(lesson) = &self.lesson else { return Vec::new() };
        let (exercise, item) = self.as_it_stands(lesson, shared);
        self.tally.counted = true;
        self.tally.done += 1;
        self.tally.clean += u32::from(exercise.is_clean());
        let solution = lesson.right_move().map(|(position, played)| write_move(position, played));
        self.course.count(&exercise, &solution.unwrap_or_default(), shared.now);
        vec![shared.record(exercise, item)]
    }
}

/// Whether a command walks through a solution.
const fn is_step(command: Command) -> bool {
    matches!(command, Command::Left | Command::Right | Command::Up | Command::Down | Command::First | Command::Last)
}

/// Whether somebody has done something, and does not want to wait.
const fn is_by_hand(action: &Action) -> bool {
    matches!(action, Action::Do(_) | Action::Type(_) | Action::Paste(_) | Action::Press(_))
}

/// Whether somebody begins to enter a move. A space alone is none.
fn begins_move(action: &Action) -> bool {
    match action {
        Action::Type(character) => character.is_ascii_alphanumeric(),
        Action::Paste(_) | Action::Press(_) => true,
        _ => false,
    }
}

impl Screen for PuzzleScreen {
    fn mode(&self) -> Mode {
        if self.lesson.as_ref().is_some_and(PuzzleLesson::is_over) { Mode::Solved } else { Mode::Puzzle }
    }

    fn can(&self, command: Command) -> bool {
        let Some(lesson) = &self.lesson else {
            return !matches!(
                command,
                Command::Retry | Command::Hint | Command::Solution | Command::Complete | Command::Next
            );
        };
        let is_strict = self.course.is_strict();
        match command {
            Command::Retry => !lesson.line().is_empty() && !is_strict,
            Command::Hint => lesson.phase() == Phase::Thinking && !is_strict,
            Command::Complete => lesson.phase() == Phase::Thinking,
            Command::Solution => !lesson.is_over() && !is_strict && *lesson.comment() != Comment::Solution,
            Command::Next => match &self.course {
                Course::Free => true,
                Course::Streak(streak, _) => streak.is_over() || streak.can_skip() || is_done(lesson),
                Course::Sprint(sprint, ..) => sprint.is_over(),
                Course::Woodpecker(_) => is_done(lesson),
            },
            _ => true,
        }
    }

    fn board_size(&self) -> BoardSize {
        let variant = self.session.filter.variant.unwrap_or(Variant::International);
        self.lesson.as_ref().map_or(variant.board_size(), |lesson| lesson.puzzle().position.board_size())
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        self.course.tick(shared.now);
        let is_over = self.course.is_over();
        if let Some(lesson) = &mut self.lesson {
            lesson.tick(shared.now);
            if is_by_hand(&action) {
                lesson.begin(shared.now);
            }
            if begins_move(&action) && !is_over {
                lesson.interrupt(shared.now);
            }
        }
        if let Action::Do(command) = action
            && let Some(mut step) = self.command(command, shared)
        {
            step.effects.extend(self.settle(shared));
            return step;
        }
        if let Some(lesson) = &mut self.lesson {
            match &action {
                Action::Report(id, report) if Some(*id) == self.waiting => lesson.report(report, shared.now),
                _ if lesson.phase() == Phase::Thinking && !is_over => {
                    if let Entered::Move(played) = self.entry.update(&action, lesson.position(), shared.turned) {
                        lesson.answer(played, shared.now);
                    }
                }
                _ => {}
            }
        }
        Step { effects: self.settle(shared), destination: None }
    }

    fn page(&self, shared: &Shared) -> Page {
        self.compose(shared)
    }

    fn draft(&self, shared: &Shared) -> Option<Draft> {
        self.as_draft(shared)
    }

    fn leave(&mut self, shared: &mut Shared) -> Vec<Effect> {
        let counts = self.lesson.as_ref().is_some_and(|lesson| self.counts(lesson));
        if counts { self.count(shared) } else { Vec::new() }
    }

    fn wakes_at(&self, shared: &Shared) -> Option<Duration> {
        let (lesson, now) = (self.lesson.as_ref()?, shared.now);
        if self.course.time(now).is_some() && !lesson.is_over() {
            return self.course.wakes_at(now).into_iter().chain(lesson.wakes_at()).min();
        }
        let second = Duration::from_secs(lesson.time(now).as_secs() + 1);
        let next_second = now + second.saturating_sub(lesson.time(now));
        lesson.wakes_at().or((!lesson.is_over()).then_some(next_second))
    }
}

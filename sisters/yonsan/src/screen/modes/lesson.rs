//! A lesson on the screen: its steps, and then its exercises, which are screens inside it.

use std::time::Duration;

use etude_tui::key::Key;
use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};
use yonsan_rules::{Board, Point, RowKind};

use super::cases::CaseMode;
use super::defend::DefendMode;
use super::fouls::FoulMode;
use super::hunt::HuntMode;
use super::make::MakeMode;
use super::mixed::MixedMode;
use super::notation::NotationMode;
use super::puzzle::{PuzzleMode, Series};
use crate::memory::{SavedLesson, Unfinished};
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, move_cursor, move_in, name};
use crate::train::Report;
use crate::train::course::goal::Goal;
use crate::train::course::{Comment, Lesson, LessonSteps, Source, Wanted};
use crate::train::exercise::{Exercise, Kind};
use crate::words::lessons::{Lessons, article};
use crate::words::{self, say};

/// The part of the exercises that has to be right at the first try, in percent.
const PASS: usize = 80;

/// A lesson.
#[derive(Debug)]
pub struct LessonMode {
    lesson: &'static Lesson,
    steps: LessonSteps,
    chosen: usize,
    /// The exercise on the screen.
    exercise: Option<Box<dyn Mode>>,
    /// The exercises done, and those that were right at the first try.
    done: usize,
    right: usize,
    /// What the exercise asks for that was drawn when the lesson was resumed.
    resumed: Option<Turn>,
}

/// A text of the course.
fn text(id: &str) -> Option<String> {
    Lessons::shipped().and_then(|lessons| lessons.text(id))
}

/// An exercise.
fn exercise(source: Source, desk: &mut Desk) -> Option<Box<dyn Mode>> {
    Some(match source {
        Source::Puzzle(kind, lengths) => Box::new(PuzzleMode::draw(desk, Series::Lengths(kind, lengths))?),
        Source::Foul => Box::new(FoulMode::endless(desk)),
        Source::Defend => Box::new(DefendMode::new(desk)),
        Source::Mixed => Box::new(MixedMode::new(desk)),
        Source::Notation(ask) => Box::new(NotationMode::new(ask, desk)),
        Source::Case(topic) => Box::new(CaseMode::new(topic, desk)),
        Source::Hunt => Box::new(HuntMode::new(desk)),
        Source::Make(goal, side) => Box::new(MakeMode::new(goal, side, desk)),
    })
}

impl LessonMode {
    /// Begins a lesson.
    #[must_use]
    pub fn new(lesson: &'static Lesson) -> Self {
        Self { lesson, steps: LessonSteps::new(lesson), chosen: 0, exercise: None, done: 0, right: 0, resumed: None }
    }

    /// Continues a lesson that was left; `None` if it does not exist, or has another number of exercises.
    #[must_use]
    pub fn resume(saved: &SavedLesson, desk: &mut Desk) -> Option<Self> {
        let lesson = Lessons::shipped()?.course.lessons().find(|lesson| lesson.id == saved.lesson)?;
        let mut mode = Self::new(lesson);
        let steps = lesson.steps.len();
        (saved.step <= steps && saved.right <= saved.done && saved.done <= mode.all()).then_some(())?;
        for _ in 0..saved.step {
            mode.steps.go_on();
        }
        (mode.done, mode.right) = (saved.done, saved.right);
        if saved.step == steps {
            mode.resumed = Some(mode.draw(desk));
        }
        Some(mode)
    }

    /// The number of its exercises.
    fn all(&self) -> usize {
        self.lesson.exercises.iter().map(|exercise| exercise.count).sum()
    }

    /// Whether steps and exercises are done.
    fn is_over(&self) -> bool {
        self.steps.step().is_none() && self.exercise.is_none()
    }

    fn is_passed(&self) -> bool {
        100 * self.right >= PASS * self.all()
    }

    /// The id of the words of the step.
    fn id(&self) -> String {
        format!("{}-{}", self.lesson.id, self.steps.place().0 + 1)
    }

    /// The choices of the step.
    fn choices(&self) -> Vec<String> {
        let id = self.id();
        ('a'..='f').map_while(|letter| text(&format!("{id}.{letter}"))).collect()
    }

    fn wanted(&self) -> Wanted {
        self.steps.step().map_or(Wanted::Nothing, crate::train::course::Step::wanted)
    }

    /// Goes on to the next step, the first exercise, or the end.
    fn go_on(&mut self, desk: &mut Desk) -> Turn {
        self.chosen = 0;
        desk.cursor = Point::CENTRE;
        if self.steps.go_on() { Turn::Stay } else { self.draw(desk) }
    }

    /// Draws the next exercise; at the end, records whether the lesson is passed.
    fn draw(&mut self, desk: &mut Desk) -> Turn {
        let mut before = self.done;
        self.exercise = None;
        for drawn in &self.lesson.exercises {
            if before < drawn.count {
                self.exercise = drawn.source().and_then(|source| exercise(source, desk));
                break;
            }
            before -= drawn.count;
        }
        if let Some(mode) = &mut self.exercise {
            return mode.begin(desk);
        }
        let done = Exercise::new(desk.memory.moment(), Kind::Lesson, self.lesson.id.clone(), self.is_passed());
        desk.memory.record(&done, None);
        Turn::Stay
    }

    /// Lets the exercise do something. It never leads elsewhere.
    fn in_exercise(&mut self, ask: impl FnOnce(&mut dyn Mode) -> Turn) -> Turn {
        let Some(mode) = &mut self.exercise else { return Turn::Stay };
        match ask(&mut **mode) {
            Turn::Open(_) | Turn::Replace(_) => Turn::Refuse(say().lesson_no_analysis()),
            turn => turn,
        }
    }

    fn obey_in_exercise(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let outcome = self.exercise.as_ref().and_then(|mode| mode.outcome());
        match (command, outcome) {
            (Command::Next | Command::Confirm, Some(is_right)) => {
                self.done += 1;
                self.right += usize::from(is_right);
                self.draw(desk)
            }
            (Command::Next, None) => Turn::Refuse(say().lesson_finish_first()),
            _ => self.in_exercise(|mode| mode.obey(command, desk)),
        }
    }

    /// What is said about the last input.
    fn comment(&self) -> Vec<Words> {
        let id = self.id();
        let right = || text(&format!("{id}.right")).unwrap_or_else(|| say().lesson_right());
        match self.steps.comment() {
            Comment::Task => Vec::new(),
            Comment::Then => {
                // A line may have words of its own for its later turns.
                let turn = format!("{id}.then-{}", self.steps.turn());
                let then = text(&turn).or_else(|| text(&format!("{id}.then")));
                vec![Words::new(Tone::Good, then.unwrap_or_else(|| say().lesson_then()))]
            }
            Comment::AsGood(point) => vec![Words::new(Tone::Good, say().lesson_as_good(name(point)))],
            Comment::Found(left) => {
                vec![Words::new(Tone::Good, say().lesson_found(u32::try_from(left).unwrap_or(u32::MAX)))]
            }
            Comment::Again => vec![Words::new(Tone::Notice, say().lesson_again())],
            Comment::Taken(point) => vec![Words::new(Tone::Notice, say().fours_taken(name(point)))],
            Comment::Wrong(point) => vec![Words::new(Tone::Bad, self.why_not(point))],
            Comment::WrongChoice => vec![Words::new(Tone::Bad, say().lesson_wrong_choice())],
            Comment::Done if self.wanted() == Wanted::Nothing => Vec::new(),
            // What is said after an answer need not say that it was right.
            Comment::Done if self.wanted() == Wanted::Choice => {
                vec![Words::new(Tone::Good, format!("{} {}", say().lesson_right(), right()))]
            }
            Comment::Done => vec![Words::new(Tone::Good, right())],
            Comment::Shown => vec![Words::new(Tone::Notice, say().lesson_shown()), Words::from(right())],
        }
    }

    /// Why a point is not what is wanted.
    fn why_not(&self, point: Point) -> String {
        let (position, at) = (self.steps.position(), name(point));
        let goal = self.steps.step().and_then(|step| step.goal(self.steps.turn()));
        let rows: Vec<RowKind> =
            position.board().rows_made(point, position.to_move()).iter().map(yonsan_rules::Row::kind).collect();
        let makes = words::rows(&rows).unwrap_or_else(|| say().lesson_makes_nothing());
        match goal {
            _ if self.wanted() == Wanted::Stones && !position.is_legal(point) => say().lesson_foul(at),
            Some(Goal::Defend | Goal::StopFive) => say().lesson_not_defence(at),
            Some(Goal::Win | Goal::Threats) => say().lesson_not_win(at, makes),
            _ => say().lesson_not_this(at, makes),
        }
    }

    fn step_page(&self) -> Page {
        let (step, steps) = self.steps.place();
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let mut task = vec![Words::from(text(&self.id()).unwrap_or_default())];
        let task_from = if matches!(self.steps.comment(), Comment::Task) { 0 } else { task.len() };
        task.extend(self.comment());
        if self.steps.is_done() {
            let cites = self.steps.step().map_or(&[][..], |step| &step.cites);
            task.extend(cites.iter().map(|id| {
                let (title, said) = article(id);
                Words::new(Tone::Quiet, say().case_article(title, said))
            }));
            task.push(Words::new(Tone::Quiet, say().lesson_go_on()));
        }
        let choices = self.choices();
        let line =
            |(place, choice): (usize, &String)| Words::choice(&format!("{} {choice}", place + 1), place == self.chosen);
        let is_choice = self.wanted() == Wanted::Choice;
        let to_move = words::side(self.steps.position().to_move());
        let turn =
            (self.wanted() == Wanted::Stones && !self.steps.is_done()).then(|| Words::from(say().to_move(to_move)));
        Page {
            subject: text(&self.lesson.id).unwrap_or_default(),
            state: [Some(Words::from(say().lesson_step(count(step + 1), count(steps)))), turn]
                .into_iter()
                .flatten()
                .collect(),
            middle_title: if is_choice { say().pane_answers() } else { String::new() },
            middle: Middle::Menu(if is_choice { choices.iter().enumerate().map(line).collect() } else { Vec::new() }),
            task,
            task_from: if self.wanted() == Wanted::Nothing { 0 } else { task_from },
            ..Page::new(say().home_learn())
        }
    }

    fn end_page(&self) -> Page {
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let verdict = if self.is_passed() {
            Words::new(Tone::Good, say().lesson_passed())
        } else {
            Words::new(Tone::Bad, say().lesson_failed())
        };
        let score = Words::from(say().score(count(self.right), count(self.all())));
        Page {
            subject: text(&self.lesson.id).unwrap_or_default(),
            task: [Some(verdict), (self.all() > 0).then_some(score), Some(Words::from(say().lesson_end()))]
                .into_iter()
                .flatten()
                .collect(),
            ..Page::new(say().home_learn())
        }
    }
}

impl Mode for LessonMode {
    fn keys(&self) -> Keys {
        match &self.exercise {
            Some(mode) => mode.keys(),
            None if self.is_over() => keys::AT_END,
            None => match self.wanted() {
                Wanted::Stones | Wanted::Points => keys::AT_STEP,
                Wanted::Choice => keys::AT_CHOICE,
                Wanted::Nothing => keys::AT_TEXT,
            },
        }
    }

    fn outcome(&self) -> Option<bool> {
        self.exercise.as_ref()?.outcome()
    }

    fn help(&self) -> String {
        self.exercise.as_ref().map_or_else(|| say().lesson_help(), |mode| mode.help())
    }

    fn page(&self, desk: &Desk) -> Page {
        match &self.exercise {
            Some(mode) => {
                let page = mode.page(desk);
                let number = u32::try_from(self.done + 1).unwrap_or(u32::MAX);
                let all = u32::try_from(self.all()).unwrap_or(u32::MAX);
                let title =
                    format!("{} · {}", text(&self.lesson.id).unwrap_or_default(), say().lesson_exercise(number, all));
                Page { title, subject: page.title.clone(), ..page }
            }
            None if self.is_over() => self.end_page(),
            None => self.step_page(),
        }
    }

    fn picture(&self) -> Picture {
        if let Some(mode) = &self.exercise {
            return mode.picture();
        }
        let Some(step) = self.steps.step() else { return Picture::of(&Board::new()) };
        let is_on_board = matches!(step.wanted(), Wanted::Stones | Wanted::Points);
        let mut picture = Picture {
            last: self.steps.played().last().copied(),
            has_cursor: is_on_board && !self.steps.is_done(),
            ..Picture::of(self.steps.position().board())
        };
        let free = |point: &Point| picture.board.is_empty(*point);
        let marks = ('a'..='z').zip(step.marked().unwrap_or_default());
        picture.signs = marks.map(|(letter, point)| (point, letter)).filter(|(point, _)| free(point)).collect();
        let found: Vec<Point> = self.steps.found().iter().copied().filter(free).collect();
        picture.signs.extend(found.into_iter().map(|point| (point, '+')));
        picture
    }

    fn begin(&mut self, desk: &mut Desk) -> Turn {
        desk.cursor = Point::CENTRE;
        if let Some(turn) = self.resumed.take() {
            return turn;
        }
        // A lesson without steps is an exam.
        if self.steps.step().is_none() { self.draw(desk) } else { Turn::Stay }
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        if self.exercise.is_some() {
            return self.obey_in_exercise(command, desk);
        }
        if self.is_over() {
            return match command {
                Command::Next | Command::Confirm => {
                    *self = Self::new(self.lesson);
                    self.begin(desk)
                }
                _ => Turn::Idle,
            };
        }
        let is_choice = self.wanted() == Wanted::Choice;
        match command {
            Command::Next | Command::Confirm if self.steps.is_done() => self.go_on(desk),
            Command::Before => {
                self.chosen = 0;
                if self.steps.go_back() { Turn::Stay } else { Turn::Refuse(say().lesson_is_first()) }
            }
            Command::Next => Turn::Refuse(say().lesson_finish_first()),
            Command::Solution if self.steps.is_done() => Turn::Refuse(say().lesson_is_done()),
            Command::Solution => {
                self.steps.show();
                Turn::Stay
            }
            Command::Confirm if is_choice => {
                self.steps.choose(self.chosen);
                Turn::Stay
            }
            Command::Choose(place) if is_choice && place < self.choices().len() && !self.steps.is_done() => {
                self.chosen = place;
                self.steps.choose(place);
                Turn::Stay
            }
            _ if is_choice => {
                let lines = self.choices().len().max(1);
                move_in(&mut self.chosen, lines, command)
            }
            _ if !self.steps.is_done() => move_cursor(desk, command),
            _ => Turn::Idle,
        }
    }

    fn typed(&mut self, key: Key, desk: &mut Desk) -> Option<Turn> {
        self.exercise.as_mut()?.typed(key, desk)
    }

    fn lay(&mut self, point: Point, desk: &mut Desk) -> Turn {
        if self.exercise.is_some() {
            return self.in_exercise(|mode| mode.lay(point, desk));
        }
        self.steps.point(point);
        Turn::Stay
    }

    fn take(&mut self, report: &Report, desk: &mut Desk) -> Turn {
        self.in_exercise(|mode| mode.take(report, desk))
    }

    fn tick(&mut self, desk: &mut Desk) -> Turn {
        self.in_exercise(|mode| mode.tick(desk))
    }

    fn draft(&self, _now: Duration) -> Option<Unfinished> {
        let (step, steps) = self.steps.place();
        let is_begun = step > 0 || self.exercise.is_some() || steps == 0;
        if self.is_over() || !is_begun {
            return None;
        }
        let exercise = self.exercise.as_ref();
        let outcome = exercise.and_then(|mode| mode.outcome());
        // An exercise with an error is not done again from its beginning, as if nothing had happened.
        let is_done = outcome.is_some() || exercise.is_some_and(|mode| mode.is_spoiled());
        let (done, right) = (self.done + usize::from(is_done), self.right + usize::from(outcome == Some(true)));
        Some(Unfinished::Lesson(SavedLesson { lesson: self.lesson.id.clone(), step, done, right }))
    }
}

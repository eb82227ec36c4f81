//! A lesson on the screen: its steps, and then its exercises, which are screens inside it.

use std::time::Duration;

use etude::course::{CourseStep as _, Wanted};
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
use crate::train::course::{Comment, Lesson, LessonRun, Source};
use crate::train::exercise::{Exercise, Kind};
use crate::words::lessons::{Lessons, article};
use crate::words::{self, say};

/// A lesson.
#[derive(Debug)]
pub struct LessonMode {
    run: LessonRun,
    chosen: usize,
    /// The exercise on the screen.
    exercise: Option<Box<dyn Mode>>,
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
        Self { run: LessonRun::new(lesson), chosen: 0, exercise: None, resumed: None }
    }

    /// Continues a lesson that was left; `None` if it does not exist, or has another number of exercises.
    #[must_use]
    pub fn resume(saved: &SavedLesson, desk: &mut Desk) -> Option<Self> {
        let lesson = Lessons::shipped()?.course.lessons().find(|lesson| lesson.id == saved.lesson)?;
        let run = LessonRun::resume(lesson, saved.step, saved.done, saved.right)?;
        let mut mode = Self { run, ..Self::new(lesson) };
        if saved.step == lesson.steps.len() {
            mode.resumed = Some(mode.draw(desk));
        }
        Some(mode)
    }

    /// Whether steps and exercises are done.
    fn is_over(&self) -> bool {
        self.run.steps.step().is_none() && self.exercise.is_none()
    }

    /// The id of the words of the step.
    fn id(&self) -> String {
        format!("{}-{}", self.run.lesson().id, self.run.steps.place().0 + 1)
    }

    /// The choices of the step.
    fn choices(&self) -> Vec<String> {
        let id = self.id();
        ('a'..='f').map_while(|letter| text(&format!("{id}.{letter}"))).collect()
    }

    fn wanted(&self) -> Wanted {
        self.run.steps.wanted()
    }

    /// Goes on to the next step, the first exercise, or the end.
    fn go_on(&mut self, desk: &mut Desk) -> Turn {
        self.chosen = 0;
        desk.cursor = Point::CENTRE;
        if self.run.steps.go_on() { Turn::Stay } else { self.draw(desk) }
    }

    /// Draws the next exercise; at the end, records whether the lesson is passed.
    fn draw(&mut self, desk: &mut Desk) -> Turn {
        self.exercise = self.run.next_exercise().and_then(|drawn| exercise(drawn.source()?, desk));
        if let Some(mode) = &mut self.exercise {
            return mode.begin(desk);
        }
        let done =
            Exercise::new(desk.memory.moment(), Kind::Lesson, self.run.lesson().id.clone(), self.run.is_passed());
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
                self.run.count(is_right);
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
        match self.run.steps.comment() {
            Comment::Task => Vec::new(),
            Comment::Then => {
                // A line may have words of its own for its later turns.
                let turn = format!("{id}.then-{}", self.run.steps.turn());
                let then = text(&turn).or_else(|| text(&format!("{id}.then")));
                vec![Words::new(Tone::Good, then.unwrap_or_else(|| say().lesson_then()))]
            }
            Comment::AsGood(point) => vec![Words::new(Tone::Good, say().lesson_as_good(name(point)))],
            Comment::Found(left) => {
                vec![Words::new(Tone::Good, say().lesson_found(u32::try_from(left).unwrap_or(u32::MAX)))]
            }
            Comment::Again => vec![Words::new(Tone::Notice, say().lesson_again())],
            Comment::Refused(point, _) => vec![Words::new(Tone::Notice, say().fours_taken(name(point)))],
            Comment::Wrong(point) | Comment::WrongPoint(point) => vec![Words::new(Tone::Bad, self.why_not(point))],
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
        let (position, at) = (self.run.steps.board(), name(point));
        let goal = self.run.steps.step().and_then(|step| step.goal(self.run.steps.turn()));
        let rows: Vec<RowKind> =
            position.board().rows_made(point, position.to_move()).iter().map(yonsan_rules::Row::kind).collect();
        let makes = words::rows(&rows).unwrap_or_else(|| say().lesson_makes_nothing());
        match goal {
            _ if self.wanted() == Wanted::Moves && !position.is_legal(point) => say().lesson_foul(at),
            Some(Goal::Defend | Goal::StopFive) => say().lesson_not_defence(at),
            Some(Goal::Win | Goal::Threats) => say().lesson_not_win(at, makes),
            _ => say().lesson_not_this(at, makes),
        }
    }

    fn step_page(&self) -> Page {
        let (step, steps) = self.run.steps.place();
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let mut task = vec![Words::from(text(&self.id()).unwrap_or_default())];
        let task_from = if matches!(self.run.steps.comment(), Comment::Task) { 0 } else { task.len() };
        task.extend(self.comment());
        if self.run.steps.is_done() {
            let cites = self.run.steps.step().map_or(&[][..], |step| &step.cites);
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
        let to_move = words::side(self.run.steps.board().to_move());
        let turn =
            (self.wanted() == Wanted::Moves && !self.run.steps.is_done()).then(|| Words::from(say().to_move(to_move)));
        Page {
            subject: text(&self.run.lesson().id).unwrap_or_default(),
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
        let verdict = if self.run.is_passed() {
            Words::new(Tone::Good, say().lesson_passed())
        } else {
            Words::new(Tone::Bad, say().lesson_failed())
        };
        let score = Words::from(say().score(count(self.run.right()), count(self.run.all())));
        Page {
            subject: text(&self.run.lesson().id).unwrap_or_default(),
            task: [Some(verdict), (self.run.all() > 0).then_some(score), Some(Words::from(say().lesson_end()))]
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
                Wanted::Moves | Wanted::Points => keys::AT_STEP,
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
                let number = u32::try_from(self.run.done() + 1).unwrap_or(u32::MAX);
                let all = u32::try_from(self.run.all()).unwrap_or(u32::MAX);
                let title = format!(
                    "{} · {}",
                    text(&self.run.lesson().id).unwrap_or_default(),
                    say().lesson_exercise(number, all)
                );
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
        let Some(step) = self.run.steps.step() else { return Picture::of(&Board::new()) };
        let is_on_board = matches!(step.wanted(), Wanted::Moves | Wanted::Points);
        let mut picture = Picture {
            last: self.run.steps.played().last().copied(),
            has_cursor: is_on_board && !self.run.steps.is_done(),
            ..Picture::of(self.run.steps.board().board())
        };
        let free = |point: &Point| picture.board.is_empty(*point);
        let marks = ('a'..='z').zip(step.marked().unwrap_or_default());
        picture.signs = marks.map(|(letter, point)| (point, letter)).filter(|(point, _)| free(point)).collect();
        let found: Vec<Point> = self.run.steps.found().iter().copied().filter(free).collect();
        picture.signs.extend(found.into_iter().map(|point| (point, '+')));
        picture
    }

    fn begin(&mut self, desk: &mut Desk) -> Turn {
        desk.cursor = Point::CENTRE;
        if let Some(turn) = self.resumed.take() {
            return turn;
        }
        // A lesson without steps is an exam.
        if self.run.steps.step().is_none() { self.draw(desk) } else { Turn::Stay }
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        if self.exercise.is_some() {
            return self.obey_in_exercise(command, desk);
        }
        if self.is_over() {
            return match command {
                Command::Next | Command::Confirm => {
                    *self = Self::new(self.run.lesson());
                    self.begin(desk)
                }
                _ => Turn::Idle,
            };
        }
        let is_choice = self.wanted() == Wanted::Choice;
        match command {
            Command::Next | Command::Confirm if self.run.steps.is_done() => self.go_on(desk),
            Command::Before => {
                self.chosen = 0;
                if self.run.steps.go_back() { Turn::Stay } else { Turn::Refuse(say().lesson_is_first()) }
            }
            Command::Next => Turn::Refuse(say().lesson_finish_first()),
            Command::Solution if self.run.steps.is_done() => Turn::Refuse(say().lesson_is_done()),
            Command::Solution => {
                self.run.steps.show();
                Turn::Stay
            }
            Command::Confirm if is_choice => {
                self.run.steps.choose(self.chosen);
                Turn::Stay
            }
            Command::Choose(place) if is_choice && place < self.choices().len() && !self.run.steps.is_done() => {
                self.chosen = place;
                self.run.steps.choose(place);
                Turn::Stay
            }
            _ if is_choice => {
                let lines = self.choices().len().max(1);
                move_in(&mut self.chosen, lines, command)
            }
            _ if !self.run.steps.is_done() => move_cursor(desk, command),
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
        match self.wanted() {
            Wanted::Moves => self.run.steps.play(point),
            _ => self.run.steps.point(point),
        }
        Turn::Stay
    }

    fn take(&mut self, report: &Report, desk: &mut Desk) -> Turn {
        self.in_exercise(|mode| mode.take(report, desk))
    }

    fn tick(&mut self, desk: &mut Desk) -> Turn {
        self.in_exercise(|mode| mode.tick(desk))
    }

    fn draft(&self, _now: Duration) -> Option<Unfinished> {
        let (step, steps) = self.run.steps.place();
        let is_begun = step > 0 || self.exercise.is_some() || steps == 0;
        if self.is_over() || !is_begun {
            return None;
        }
        let exercise = self.exercise.as_ref();
        let outcome = exercise.and_then(|mode| mode.outcome());
        // An exercise with an error is not done again from its beginning, as if nothing had happened.
        let is_done = outcome.is_some() || exercise.is_some_and(|mode| mode.is_spoiled());
        let (done, right) =
            (self.run.done() + usize::from(is_done), self.run.right() + usize::from(outcome == Some(true)));
        Some(Unfinished::Lesson(SavedLesson { lesson: self.run.lesson().id.clone(), step, done, right }))
    }
}

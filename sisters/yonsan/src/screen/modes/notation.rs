//! Names of points on the screen.

use etude_tui::key::Key;
use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};
use yonsan_rules::{Board, Point};

use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, move_cursor, name};
use crate::screen::running::{OpenLesson, Running};
use crate::train::notation::{Ask, PointAnswer, PointQuestion};
use crate::train::questions::{Question as _, QuestionAct, Questions, SavedQuestions};
use crate::words::{self, say};

/// A run of names and points.
#[derive(Debug)]
pub struct NotationMode {
    run: Running<Questions<PointQuestion>>,
}

impl NotationMode {
    /// A run of one kind.
    #[must_use]
    pub fn new(ask: Ask, desk: &mut Desk) -> Self {
        desk.cursor = Point::CENTRE;
        Self { run: Running::new(Questions::new(ask, &mut desk.world())) }
    }

    /// Goes on with a run that was left.
    #[must_use]
    pub fn resume(ask: Ask, saved: &SavedQuestions, desk: &mut Desk) -> Self {
        desk.cursor = Point::CENTRE;
        Self { run: Running::new(Questions::resume(ask, saved, &mut desk.world())) }
    }

    fn ask(&self) -> Ask {
        *self.run.lesson().topic()
    }

    fn given(&self) -> Option<Point> {
        self.run.lesson().question()?.given()
    }

    fn answer(&mut self, answer: PointAnswer, desk: &mut Desk) -> Turn {
        self.run.act(QuestionAct::Answer(answer), desk)
    }
}

impl Mode for NotationMode {
    fn lesson(&self) -> Option<&dyn OpenLesson> {
        Some(&self.run)
    }

    fn lesson_mut(&mut self) -> Option<&mut dyn OpenLesson> {
        Some(&mut self.run)
    }

    fn keys(&self) -> Keys {
        match self.ask() {
            Ask::Name => keys::AT_NAME,
            Ask::Find => keys::AT_FIND,
        }
    }

    fn help(&self) -> String {
        match self.ask() {
            Ask::Name => say().home_help_name(),
            Ask::Find => say().home_help_find(),
        }
    }

    fn page(&self, _desk: &Desk) -> Page {
        let (asked, right) = self.run.lesson().score();
        let Some(question) = self.run.lesson().question() else { return Page::new(say().home_notation()) };
        let the_name = question.name(words::is_chinese());
        let (title, ask) = match self.ask() {
            Ask::Name => (say().home_name(), say().notation_name()),
            Ask::Find => (say().home_find(), say().notation_find(the_name.clone())),
        };
        let mut task = vec![Words::from(ask)];
        match (question.outcome(), question.given()) {
            (Some(true), _) => task.push(Words::new(Tone::Good, say().notation_right(the_name.clone()))),
            (Some(false), Some(given)) if self.ask() == Ask::Name => {
                task.push(Words::new(Tone::Bad, say().notation_wrong_name(name(given), the_name.clone())));
            }
            (Some(false), Some(given)) => task.push(Words::new(Tone::Bad, say().notation_wrong_point(name(given)))),
            _ => {}
        }
        if question.given().is_some() {
            task.push(Words::new(Tone::Quiet, say().notation_next()));
        }
        let large = match self.ask() {
            Ask::Name => format!("{}_", question.typed()),
            Ask::Find => the_name,
        };
        let middle =
            if question.given().is_some() && self.ask() == Ask::Name { question.typed().to_owned() } else { large };
        Page {
            state: vec![Words::from(say().score(right, asked))],
            middle_title: say().pane_name(),
            middle: Middle::Large(middle),
            // What was said last has to be seen.
            task_from: usize::from(task.len() > 1),
            task,
            ..Page::new(title)
        }
    }

    fn picture(&self) -> Picture {
        let Some(question) = self.run.lesson().question() else { return Picture::of(&Board::new()) };
        let is_done = question.given().is_some();
        let mut picture = Picture { hides_names: !is_done, ..Picture::of(&Board::new()) };
        match self.ask() {
            Ask::Name => picture.asked = Some(question.point()),
            Ask::Find => picture.has_cursor = !is_done,
        }
        if is_done {
            picture.signs = question.given().into_iter().map(|given| (given, '×')).collect();
            picture.signs.push((question.point(), '+'));
            picture.asked = None;
        }
        picture
    }

    fn typed(&mut self, key: Key, desk: &mut Desk) -> Option<Turn> {
        if self.ask() == Ask::Find || self.given().is_some() {
            return None;
        }
        let letter = key.character()?;
        // Letters beyond the last column are keys.
        let is_part = letter.is_ascii_digit() || matches!(letter.to_ascii_lowercase(), 'a'..='o') || !letter.is_ascii();
        is_part.then(|| self.answer(PointAnswer::Letter(letter), desk))
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let is_done = self.given().is_some();
        let is_readable = self.run.lesson().question().is_some_and(PointQuestion::is_readable);
        match command {
            Command::Confirm | Command::Next if is_done => self.run.act(QuestionAct::Next, desk),
            Command::Next => Turn::Refuse(say().notation_answer_first()),
            Command::Confirm if is_readable => self.answer(PointAnswer::Confirm, desk),
            Command::Confirm => Turn::Refuse(say().notation_unreadable()),
            Command::Delete => self.answer(PointAnswer::Delete, desk),
            _ if self.ask() == Ask::Find && !is_done => move_cursor(desk, command),
            _ => Turn::Idle,
        }
    }

    fn lay(&mut self, point: Point, desk: &mut Desk) -> Turn {
        if self.given().is_some() { Turn::Idle } else { self.answer(PointAnswer::Point(point), desk) }
    }
}

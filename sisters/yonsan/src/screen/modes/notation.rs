//! Names of points on the screen.

use etude_tui::key::Key;
use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};
use yonsan_rules::{Board, Point};

use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, RecordedAs, Turn, move_cursor, name};
use crate::train::exercise::Kind;
use crate::train::notation::{Ask, NotationRun};
use crate::words::{self, say};

/// A run of names and points.
#[derive(Debug)]
pub struct NotationMode {
    run: NotationRun,
}

impl NotationMode {
    /// A run of one kind.
    #[must_use]
    pub fn new(ask: Ask, desk: &mut Desk) -> Self {
        desk.cursor = Point::CENTRE;
        Self { run: NotationRun::new(ask, &mut desk.random) }
    }

    fn next(&mut self, desk: &mut Desk) -> Turn {
        self.run.next(&mut desk.random);
        Turn::Stay
    }
}

impl Mode for NotationMode {
    fn keys(&self) -> Keys {
        match self.run.asks() {
            Ask::Name => keys::AT_NAME,
            Ask::Find => keys::AT_FIND,
        }
    }

    fn help(&self) -> String {
        match self.run.asks() {
            Ask::Name => say().home_help_name(),
            Ask::Find => say().home_help_find(),
        }
    }

    fn page(&self, _desk: &Desk) -> Page {
        let run = &self.run;
        let (asked, right) = run.score();
        let the_name = run.name(words::is_chinese());
        let (title, ask) = match run.asks() {
            Ask::Name => (say().home_name(), say().notation_name()),
            Ask::Find => (say().home_find(), say().notation_find(the_name.clone())),
        };
        let mut task = vec![Words::from(ask)];
        match (run.is_right(), run.given()) {
            (Some(true), _) => task.push(Words::new(Tone::Good, say().notation_right(the_name.clone()))),
            (Some(false), Some(given)) if run.asks() == Ask::Name => {
                task.push(Words::new(Tone::Bad, say().notation_wrong_name(name(given), the_name.clone())));
            }
            (Some(false), Some(given)) => task.push(Words::new(Tone::Bad, say().notation_wrong_point(name(given)))),
            _ => {}
        }
        if run.given().is_some() {
            task.push(Words::new(Tone::Quiet, say().notation_next()));
        }
        let large = match run.asks() {
            Ask::Name => format!("{}_", run.typed()),
            Ask::Find => the_name,
        };
        let middle = if run.given().is_some() && run.asks() == Ask::Name { run.typed().to_owned() } else { large };
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
        let (run, is_done) = (&self.run, self.run.given().is_some());
        let mut picture = Picture { hides_names: !is_done, ..Picture::of(&Board::new()) };
        match run.asks() {
            Ask::Name => picture.asked = Some(run.point()),
            Ask::Find => picture.has_cursor = !is_done,
        }
        if is_done {
            picture.signs = run.given().into_iter().map(|given| (given, '×')).collect();
            picture.signs.push((run.point(), '+'));
            picture.asked = None;
        }
        picture
    }

    fn typed(&mut self, key: Key, _desk: &mut Desk) -> Option<Turn> {
        if self.run.asks() == Ask::Find || self.run.given().is_some() {
            return None;
        }
        let letter = key.character()?;
        // Letters beyond the last column are keys.
        let is_part = letter.is_ascii_digit() || matches!(letter.to_ascii_lowercase(), 'a'..='o') || !letter.is_ascii();
        is_part.then(|| {
            self.run.letter(letter);
            Turn::Stay
        })
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        match command {
            Command::Confirm | Command::Next if self.run.given().is_some() => self.next(desk),
            Command::Next => Turn::Refuse(say().notation_answer_first()),
            Command::Confirm if self.run.confirm() => Turn::Stay,
            Command::Confirm => Turn::Refuse(say().notation_unreadable()),
            Command::Delete => {
                self.run.delete();
                Turn::Stay
            }
            _ if self.run.asks() == Ask::Find && self.run.given().is_none() => move_cursor(desk, command),
            _ => Turn::Idle,
        }
    }

    fn lay(&mut self, point: Point, _desk: &mut Desk) -> Turn {
        if self.run.answer(point) { Turn::Stay } else { Turn::Idle }
    }

    fn outcome(&self) -> Option<bool> {
        self.run.is_right()
    }

    fn recorded_as(&self) -> Option<RecordedAs> {
        Some(RecordedAs::practice(Kind::Notation, self.run.asks().as_ref()))
    }
}

//! The lists of the course on the screen: its stages, and the lessons of one.

use etude_tui::page::Middle;
use etude_tui::text::Words;
use yonsan_rules::Board;

use super::lesson::LessonMode;
use super::unfinished;
use crate::memory::Unfinished;
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, move_in};
use crate::train::course::{Lesson, Stage};
use crate::words::lessons::Lessons;
use crate::words::say;

/// A list of the course.
#[derive(Debug)]
pub struct Learn {
    /// The stage whose lessons are listed; none for the list of stages.
    stage: Option<usize>,
    chosen: usize,
}

/// The stages of the course.
fn stages() -> &'static [Stage] {
    Lessons::shipped().map_or(&[], |lessons| &lessons.course.stages)
}

/// A text of the course.
fn text(id: &str) -> String {
    Lessons::shipped().and_then(|lessons| lessons.text(id)).unwrap_or_default()
}

impl Learn {
    /// The list of stages.
    #[must_use]
    pub const fn stages() -> Self {
        Self { stage: None, chosen: 0 }
    }

    fn lessons(&self) -> &'static [Lesson] {
        self.stage.and_then(|stage| stages().get(stage)).map_or(&[], |stage| &stage.lessons)
    }

    fn lines(&self) -> usize {
        if self.stage.is_some() { self.lessons().len() } else { stages().len() }
    }

    fn enter(&self, place: usize, desk: &mut Desk) -> Turn {
        if self.stage.is_none() {
            return Turn::Open(Box::new(Self { stage: Some(place), chosen: 0 }));
        }
        let Some(lesson) = self.lessons().get(place) else { return Turn::Idle };
        let is_it =
            |unfinished: &Unfinished| matches!(unfinished, Unfinished::Lesson(saved) if saved.lesson == lesson.id);
        let waiting = desk.memory.unfinished().iter().rev().find(|kept| is_it(&kept.unfinished));
        match waiting.map(|kept| kept.uid.clone()) {
            Some(uid) => unfinished::resume(&uid, desk),
            None => Turn::Open(Box::new(LessonMode::new(lesson))),
        }
    }
}

impl Mode for Learn {
    fn keys(&self) -> Keys {
        keys::AT_MENU
    }

    fn help(&self) -> String {
        say().home_help_learn()
    }

    fn page(&self, desk: &Desk) -> Page {
        let is_passed = |lesson: &Lesson| desk.memory.has_passed(&lesson.id);
        let names: Vec<(String, bool)> = match self.stage {
            None => {
                let stage = |stage: &Stage| (text(&format!("stage-{}", stage.id)), stage.lessons.iter().all(is_passed));
                stages().iter().map(stage).collect()
            }
            Some(_) => self.lessons().iter().map(|lesson| (text(&lesson.id), is_passed(lesson))).collect(),
        };
        let line = |(place, (name, passed)): (usize, &(String, bool))| {
            let mark = if *passed { " ✓" } else { "" };
            Words::choice(&format!("{} {name}{mark}", place + 1), place == self.chosen)
        };
        let stage = self.stage.unwrap_or(self.chosen);
        let id = stages().get(stage).map_or("", |stage| &stage.id);
        let task = vec![Words::from(text(&format!("stage-{id}.about")))];
        let subject = if self.stage.is_some() { text(&format!("stage-{id}")) } else { String::new() };
        Page {
            subject,
            middle: Middle::Menu(names.iter().enumerate().map(line).collect()),
            task,
            ..Page::new(say().home_learn())
        }
    }

    fn picture(&self) -> Picture {
        Picture::of(&Board::new())
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let lines = self.lines();
        match command {
            Command::Confirm => self.enter(self.chosen, desk),
            Command::Choose(place) if place < lines => {
                self.chosen = place;
                self.enter(place, desk)
            }
            _ => move_in(&mut self.chosen, lines, command),
        }
    }
}

//! The lists of the course on the screen: its stages, and the lessons of one.

use etude_tui::page::Middle;
use etude_tui::text::Words;

use super::lesson::LessonMode;
use super::review::ReviewMode;
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, move_in};
use crate::train::course::{Lesson, Stage};
use crate::words::lessons::{Lessons, text};
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

fn passed(lessons: &[Lesson], desk: &Desk) -> usize {
    lessons.iter().filter(|lesson| desk.memory.has_passed(&lesson.id)).count()
}

impl Learn {
    /// The list of stages; the first one that is not passed is chosen.
    #[must_use]
    pub fn stages(desk: &Desk) -> Self {
        let is_open = |stage: &Stage| passed(&stage.lessons, desk) < stage.lessons.len();
        Self { stage: None, chosen: stages().iter().position(is_open).unwrap_or(0) }
    }

    /// The lessons of a stage; the first one that is not passed is chosen.
    fn of(stage: usize, desk: &Desk) -> Self {
        let lessons = stages().get(stage).map_or(&[][..], |stage| &stage.lessons);
        let is_open = |lesson: &Lesson| !desk.memory.has_passed(&lesson.id);
        Self { stage: Some(stage), chosen: lessons.iter().position(is_open).unwrap_or(0) }
    }

    fn lessons(&self) -> &'static [Lesson] {
        self.stage.and_then(|stage| stages().get(stage)).map_or(&[], |stage| &stage.lessons)
    }

    /// The lines: below the stages there is what is due.
    fn lines(&self) -> usize {
        if self.stage.is_some() { self.lessons().len() } else { stages().len() + 1 }
    }

    fn names(&self, desk: &Desk) -> Vec<String> {
        let stage = |stage: &Stage| {
            let name = text(&format!("stage-{}", stage.id)).unwrap_or_default();
            say().learn_stage(name, passed(&stage.lessons, desk), stage.lessons.len())
        };
        let lesson = |lesson: &Lesson| {
            let mark = if desk.memory.has_passed(&lesson.id) { " ✓" } else { "" };
            format!("{}{mark}", text(&lesson.id).unwrap_or_default())
        };
        if self.stage.is_some() {
            return self.lessons().iter().map(lesson).collect();
        }
        let due = say().learn_due(ReviewMode::count(desk));
        stages().iter().map(stage).chain([due]).collect()
    }

    fn enter(&self, place: usize, desk: &Desk) -> Turn {
        match self.stage {
            None if place == stages().len() => match ReviewMode::new(desk) {
                Some(mode) => Turn::Open(Box::new(mode)),
                None => Turn::Refuse(say().none_there()),
            },
            None => Turn::Open(Box::new(Self::of(place, desk))),
            Some(_) => match self.lessons().get(place) {
                Some(lesson) => Turn::Open(Box::new(LessonMode::open(lesson, desk))),
                None => Turn::Idle,
            },
        }
    }
}

impl Mode for Learn {
    fn keys(&self) -> Keys {
        keys::AT_MENU
    }

    fn help(&self) -> String {
        say().about_learn()
    }

    fn page(&self, desk: &Desk) -> Page {
        let names = self.names(desk);
        let line =
            |(place, name): (usize, &String)| Words::choice(&format!("{} {name}", place + 1), place == self.chosen);
        let stage = self.stage.unwrap_or(self.chosen);
        let title = match self.stage {
            Some(_) => stages().get(stage).and_then(|stage| text(&format!("stage-{}", stage.id))),
            None => None,
        };
        let about = match stages().get(stage) {
            Some(stage) => text(&format!("stage-{}.about", stage.id)).unwrap_or_default(),
            None => say().about_learn_due(),
        };
        Page {
            middle: Middle::Menu(names.iter().enumerate().map(line).collect()),
            task: vec![Words::from(about), Words::default(), Words::from(say().learn_gate())],
            ..Page::new(title.unwrap_or_else(|| say().home_learn()))
        }
    }

    fn picture(&self) -> Picture {
        Picture::example()
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

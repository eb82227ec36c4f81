//! Cases for an arbiter on the screen, one at a time.

use etude_tui::text::{Tone, Words};

use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, choices, move_in};
use crate::train::cases::{Case, CaseLesson, Topic};
use crate::words::lessons::article;
use crate::words::{self, say};

/// A case.
#[derive(Debug)]
pub struct CaseMode {
    lesson: CaseLesson,
    chosen: usize,
}

impl CaseMode {
    /// Draws a case about a topic, or about any.
    #[must_use]
    pub fn draw(topic: Option<Topic>, desk: &mut Desk) -> Self {
        Self { lesson: CaseLesson::new(Case::draw(topic, &mut desk.random)), chosen: 0 }
    }

    fn answer(&mut self, place: usize) -> Turn {
        if self.lesson.outcome().is_some() {
            return Turn::Refuse(say().answered());
        }
        self.lesson.choose(place);
        Turn::Stay
    }
}

impl Mode for CaseMode {
    fn keys(&self) -> Keys {
        keys::AT_QUESTION
    }

    fn help(&self) -> String {
        say().about_arbiter()
    }

    fn page(&self, _desk: &Desk) -> Page {
        let case = self.lesson.case;
        let names: Vec<String> = case.offered().into_iter().map(|reply| words::reply(case, reply)).collect();
        let mut task = vec![Words::from(words::case(case))];
        if let Some(is_right) = self.lesson.outcome() {
            let answer = words::reply(case, case.right());
            let tone = if is_right { Tone::Good } else { Tone::Bad };
            task.push(Words::new(tone, if is_right { say().right(answer) } else { say().wrong(answer) }));
            let (title, text) = article(case.article());
            task.push(Words::new(Tone::Quiet, say().lesson_article(title, text)));
            task.push(Words::new(Tone::Quiet, say().lesson_go_on()));
        }
        Page {
            middle_title: say().pane_answers(),
            middle: choices(&names, self.chosen),
            task,
            ..Page::new(say().home_arbiter())
        }
    }

    fn picture(&self) -> Picture {
        Picture::example()
    }

    fn obey(&mut self, command: Command, _desk: &mut Desk) -> Turn {
        let lines = self.lesson.case.offered().len();
        match command {
            Command::Confirm => self.answer(self.chosen),
            Command::Choose(place) if place < lines => {
                self.chosen = place;
                self.answer(place)
            }
            _ => move_in(&mut self.chosen, lines, command),
        }
    }

    fn outcome(&self) -> Option<bool> {
        self.lesson.outcome()
    }
}

//! An arbiter's decisions on the screen.

use chuhe_rules::Position;
use etude_tui::text::{Tone, Words};

use crate::memory::Kind;
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, RecordedAs, Turn, choices, move_in};
use crate::train::incidents::IncidentLesson;
use crate::words::{self, say};

/// An incident to be decided.
#[derive(Debug)]
pub struct IncidentMode {
    lesson: IncidentLesson,
    chosen: usize,
    right: u32,
    asked: u32,
}

impl IncidentMode {
    /// Draws the first question.
    #[must_use]
    pub fn draw(desk: &mut Desk) -> Self {
        Self { lesson: IncidentLesson::draw(&mut desk.random), chosen: 0, right: 0, asked: 0 }
    }

    fn next(&mut self, desk: &mut Desk) -> Turn {
        (self.lesson, self.chosen) = (IncidentLesson::draw(&mut desk.random), 0);
        Turn::Stay
    }

    fn answer(&mut self, place: usize) -> Turn {
        if place >= self.lesson.offered().len() {
            return Turn::Idle;
        }
        if self.lesson.answer().is_some() {
            return Turn::Refuse(say().answered());
        }
        self.lesson.choose(place);
        self.asked += 1;
        self.right += u32::from(self.lesson.outcome() == Some(true));
        Turn::Stay
    }
}

impl Mode for IncidentMode {
    fn keys(&self) -> Keys {
        keys::AT_QUESTION
    }

    fn help(&self) -> String {
        say().about_incidents()
    }

    fn page(&self, _desk: &Desk) -> Page {
        let lesson = &self.lesson;
        let names: Vec<String> = lesson.offered().iter().map(|&decision| words::decision(decision)).collect();
        let mut task: Vec<Words> = words::incident(lesson.incident()).into_iter().map(Words::from).collect();
        if let Some(is_right) = lesson.outcome() {
            let answer = words::decision(lesson.right());
            let tone = if is_right { Tone::Good } else { Tone::Bad };
            task.push(Words::new(tone, if is_right { say().right(answer) } else { say().wrong(answer) }));
            task.push(Words::new(Tone::Quiet, say().article(lesson.incident().article())));
        }
        Page {
            state: vec![Words::new(Tone::Quiet, say().score(self.right, self.asked))],
            middle_title: say().pane_answers(),
            middle: choices(&names, self.chosen),
            task,
            ..Page::new(say().arbiter_incidents())
        }
    }

    fn picture(&self) -> Picture {
        Picture::of(Position::start())
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        match command {
            Command::Next => self.next(desk),
            Command::Confirm if self.lesson.answer().is_some() => self.next(desk),
            Command::Confirm => self.answer(self.chosen),
            Command::Choose(place) if place < self.lesson.offered().len() => {
                self.chosen = place;
                self.answer(place)
            }
            _ => move_in(&mut self.chosen, self.lesson.offered().len(), command),
        }
    }

    fn outcome(&self) -> Option<bool> {
        self.lesson.outcome()
    }

    fn recorded_as(&self) -> Option<RecordedAs> {
        Some(RecordedAs::practice(Kind::Incident, self.lesson.incident().article()))
    }
}

//! An arbiter's decisions on the screen.

use etude::questions::{QuestionAct, Questions};
use etude_tui::text::{Tone, Words};

use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, choices, move_in};
use crate::screen::running::{OpenLesson, Running};
use crate::train::SavedQuestions;
use crate::train::incidents::IncidentLesson;
use crate::words::{self, say};

/// Incidents to be decided, one after another.
#[derive(Debug)]
pub struct IncidentMode {
    run: Running<Questions<IncidentLesson>>,
    chosen: usize,
}

impl IncidentMode {
    /// Draws the first question.
    #[must_use]
    pub fn new(desk: &mut Desk) -> Self {
        Self { run: Running::new(Questions::new((), &mut desk.world())), chosen: 0 }
    }

    /// Goes on with questions that were left.
    #[must_use]
    pub fn resume(saved: &SavedQuestions, desk: &mut Desk) -> Self {
        Self { run: Running::new(Questions::resume((), saved, &mut desk.world())), chosen: 0 }
    }

    fn incident(&self) -> Option<&IncidentLesson> {
        self.run.lesson().question()
    }

    fn next(&mut self, desk: &mut Desk) -> Turn {
        self.chosen = 0;
        self.run.act(QuestionAct::Next, desk)
    }

    fn answer(&mut self, place: usize, desk: &mut Desk) -> Turn {
        match self.incident() {
            Some(lesson) if lesson.answer().is_some() => Turn::Refuse(say().answered()),
            Some(lesson) if place < lesson.offered().len() => self.run.act(QuestionAct::Answer(place), desk),
            _ => Turn::Idle,
        }
    }
}

impl Mode for IncidentMode {
    fn lesson(&self) -> Option<&dyn OpenLesson> {
        Some(&self.run)
    }

    fn lesson_mut(&mut self) -> Option<&mut dyn OpenLesson> {
        Some(&mut self.run)
    }

    fn keys(&self) -> Keys {
        keys::AT_QUESTION
    }

    fn help(&self) -> String {
        say().about_incidents()
    }

    fn page(&self, _desk: &Desk) -> Page {
        let Some(lesson) = self.incident() else { return Page::new(say().arbiter_incidents()) };
        let (asked, right) = self.run.lesson().score();
        let names: Vec<String> = lesson.offered().iter().map(|&decision| words::decision(decision)).collect();
        let mut task: Vec<Words> = words::incident(lesson.incident()).into_iter().map(Words::from).collect();
        if let Some(is_right) = lesson.outcome() {
            let answer = words::decision(lesson.right());
            let tone = if is_right { Tone::Good } else { Tone::Bad };
            task.push(Words::new(tone, if is_right { say().right(answer) } else { say().wrong(answer) }));
            task.push(Words::new(Tone::Quiet, say().article(lesson.incident().article())));
        }
        Page {
            state: vec![Words::new(Tone::Quiet, say().score(right, asked))],
            middle_title: say().pane_answers(),
            middle: choices(&names, self.chosen),
            task,
            ..Page::new(say().arbiter_incidents())
        }
    }

    fn picture(&self) -> Picture {
        Picture::example()
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let Some(lesson) = self.incident() else { return Turn::Idle };
        let (is_answered, lines) = (lesson.answer().is_some(), lesson.offered().len());
        match command {
            Command::Next => self.next(desk),
            Command::Confirm if is_answered => self.next(desk),
            Command::Confirm => self.answer(self.chosen, desk),
            Command::Choose(place) if place < lines => {
                self.chosen = place;
                self.answer(place, desk)
            }
            _ => move_in(&mut self.chosen, lines, command),
        }
    }
}

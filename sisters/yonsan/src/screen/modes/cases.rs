//! The referee's cases on the screen.

use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};
use yonsan_rules::Board;

use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, move_in};
use crate::screen::running::{OpenLesson, Running};
use crate::train::RenjuLesson as _;
use crate::train::cases::{Answer, CaseQuestion, Facts, Topic};
use crate::train::questions::{QuestionAct, Questions, SavedQuestions};
use crate::words::{self, say};

/// Cases, with the chosen answer.
#[derive(Debug)]
pub struct CaseMode {
    run: Running<Questions<CaseQuestion>>,
    chosen: usize,
}

impl CaseMode {
    /// Cases about a topic, or about all.
    #[must_use]
    pub fn new(topic: Option<Topic>, desk: &mut Desk) -> Self {
        Self { run: Running::new(Questions::new(topic, &mut desk.world())), chosen: 0 }
    }

    /// Goes on with cases that were left.
    #[must_use]
    pub fn resume(saved: &SavedQuestions, desk: &mut Desk) -> Self {
        Self { run: Running::new(Questions::resume(None, saved, &mut desk.world())), chosen: 0 }
    }

    /// Gives the chosen answer.
    fn answer(&mut self, desk: &mut Desk) -> Turn {
        if self.run.lesson().outcome().is_some() {
            return Turn::Refuse(say().answered());
        }
        self.run.act(QuestionAct::Answer(self.chosen), desk)
    }

    /// Asks the next case as soon as there is one.
    fn next(&mut self, desk: &mut Desk) -> Turn {
        if !self.run.lesson().has_next() {
            return Turn::Refuse(say().drawing());
        }
        self.chosen = 0;
        self.run.act(QuestionAct::Next, desk)
    }
}

impl Mode for CaseMode {
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
        say().home_help_cases()
    }

    fn page(&self, _desk: &Desk) -> Page {
        let page = Page::new(say().home_cases());
        let Some(question) = self.run.lesson().question() else {
            return Page { task: vec![Words::new(Tone::Quiet, say().drawing())], ..page };
        };
        let (case, (asked, right)) = (question.case(), self.run.lesson().score());
        let line = |(place, &answer): (usize, &Answer)| {
            Words::choice(&format!("{} {}", place + 1, words::answer(answer)), place == self.chosen)
        };
        let mut task = vec![Words::from(words::facts(case))];
        if let Some(given) = question.given() {
            task.push(if given == case.answer() {
                Words::new(Tone::Good, say().case_right())
            } else {
                Words::new(Tone::Bad, say().case_wrong(words::answer(case.answer())))
            });
            let (title, text) = words::lessons::article(case.article());
            task.push(Words::from(say().case_article(title, text)));
        }
        Page {
            state: vec![
                Words::new(Tone::Notice, say().case_rules(words::rules(case.rules()))),
                Words::from(say().score(right, asked)),
            ],
            middle_title: say().pane_answers(),
            middle: Middle::Menu(case.choices().iter().enumerate().map(line).collect()),
            task_from: usize::from(question.given().is_some()),
            task,
            ..page
        }
    }

    fn picture(&self) -> Picture {
        let Some(question) = self.run.lesson().question() else { return Picture::of(&Board::new()) };
        let case = question.case();
        let (mut board, point) = case.board();
        let mut picture = Picture::default();
        match case.facts() {
            // The stone is laid only once the question is answered.
            Facts::Stone(..) | Facts::Fifth(..) if question.given().is_none() => picture.asked = point,
            Facts::Stone(..) => {
                if let Some(point) = point {
                    board.put(point, yonsan_rules::Side::Black);
                }
                picture.last = point;
            }
            Facts::Fifth(..) => picture.asked = point,
            _ => picture.last = point,
        }
        if let Facts::Fifth(_, _, offers, _) = case.facts() {
            picture.number(offers);
        }
        Picture { board, ..picture }
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let Some(question) = self.run.lesson().question() else { return Turn::Refuse(say().drawing()) };
        let (lines, is_open) = (question.case().choices().len(), question.given().is_none());
        match command {
            Command::Choose(place) if place < lines => {
                if is_open {
                    self.chosen = place;
                }
                self.answer(desk)
            }
            Command::Confirm if is_open => self.answer(desk),
            Command::Confirm | Command::Next => self.next(desk),
            _ => move_in(&mut self.chosen, lines, command),
        }
    }
}

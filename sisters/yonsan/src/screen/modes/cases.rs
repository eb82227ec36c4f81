//! The referee's cases on the screen.

use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};
use rand::RngExt;

use crate::memory::Kind;
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, RecordedAs, Turn, move_in};
use crate::train::cases::{Answer, Case, CaseRun, Facts, Topic};
use crate::words::{self, say};

/// Cases, with the chosen answer.
#[derive(Debug)]
pub struct CaseMode {
    topic: Option<Topic>,
    run: CaseRun,
    chosen: usize,
}

impl CaseMode {
    /// Cases about a topic, or about all.
    #[must_use]
    pub fn new(topic: Option<Topic>, desk: &mut Desk) -> Self {
        Self { topic, run: CaseRun::new(draw(topic, desk)), chosen: 0 }
    }

    fn answer(&mut self) -> Turn {
        if self.run.answer(self.chosen).is_some() { Turn::Stay } else { Turn::Refuse(say().answered()) }
    }

    fn next(&mut self, desk: &mut Desk) -> Turn {
        self.run.ask(draw(self.topic, desk));
        self.chosen = 0;
        Turn::Stay
    }
}

fn draw(topic: Option<Topic>, desk: &mut Desk) -> Case {
    Case::draw(topic, &desk.puzzles, desk.random.random())
}

impl Mode for CaseMode {
    fn keys(&self) -> Keys {
        keys::AT_QUESTION
    }

    fn help(&self) -> String {
        say().home_help_cases()
    }

    fn page(&self, _desk: &Desk) -> Page {
        let (case, (asked, right)) = (self.run.case(), self.run.score());
        let line = |(place, &answer): (usize, &Answer)| {
            Words::choice(&format!("{} {}", place + 1, words::answer(answer)), place == self.chosen)
        };
        let mut task = vec![Words::from(words::facts(case))];
        if let Some(given) = self.run.given() {
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
            task,
            ..Page::new(say().home_cases())
        }
    }

    fn picture(&self) -> Picture {
        let case = self.run.case();
        let (mut board, point) = case.board();
        let mut picture = Picture::default();
        match case.facts() {
            // The stone is laid only once the question is answered.
            Facts::Stone(..) | Facts::Fifth(..) if self.run.given().is_none() => picture.asked = point,
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
        let lines = self.run.case().choices().len();
        match command {
            Command::Choose(place) if place < lines => {
                if self.run.given().is_none() {
                    self.chosen = place;
                }
                self.answer()
            }
            Command::Confirm if self.run.given().is_none() => self.answer(),
            Command::Confirm | Command::Next => self.next(desk),
            _ => move_in(&mut self.chosen, lines, command),
        }
    }

    fn outcome(&self) -> Option<bool> {
        self.run.given().map(|given| given == self.run.case().answer())
    }

    fn recorded_as(&self) -> Option<RecordedAs> {
        Some(RecordedAs::practice(Kind::Case, self.run.case().topic().as_ref()))
    }
}

//! The referee's cases on the screen.

use std::time::Duration;

use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};
use rand::RngExt;
use yonsan_rules::Board;

use crate::memory::{QuestionKind, SavedQuestions, Unfinished};
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, RecordedAs, Turn, move_in};
use crate::train::cases::{Answer, Case, CaseRun, Facts, Topic};
use crate::train::exercise::Kind;
use crate::train::{Report, Task};
use crate::words::{self, say};

/// Cases, with the chosen answer. The next case is drawn while the player reads this one, as some take long to find.
#[derive(Debug)]
pub struct CaseMode {
    topic: Option<Topic>,
    run: Option<CaseRun>,
    next: Option<Case>,
    chosen: usize,
    /// Cases answered, and those answered right, before the first one here.
    before: [u32; 2],
    /// Whether the player has left it, so that nothing is to be resumed.
    is_left: bool,
}

impl CaseMode {
    /// Cases about a topic, or about all.
    #[must_use]
    pub const fn new(topic: Option<Topic>) -> Self {
        Self { topic, run: None, next: None, chosen: 0, before: [0; 2], is_left: false }
    }

    /// Goes on with cases that were left.
    #[must_use]
    pub fn resume(saved: &SavedQuestions) -> Self {
        Self { before: saved.score, ..Self::new(None) }
    }

    fn draw(&self, desk: &mut Desk) -> Turn {
        Turn::Do(Box::new(Task::Case(self.topic, desk.puzzles.clone(), desk.random.random())))
    }

    fn answer(&mut self) -> Turn {
        let given = self.run.as_mut().and_then(|run| run.answer(self.chosen));
        if given.is_some() { Turn::Stay } else { Turn::Refuse(say().answered()) }
    }

    /// Asks the next case as soon as there is one, and has another one drawn.
    fn next(&mut self, desk: &mut Desk) -> Turn {
        let (Some(run), Some(case)) = (&mut self.run, self.next.take()) else { return Turn::Refuse(say().drawing()) };
        run.ask(case);
        self.chosen = 0;
        self.draw(desk)
    }
}

impl Mode for CaseMode {
    fn keys(&self) -> Keys {
        keys::AT_QUESTION
    }

    fn help(&self) -> String {
        say().home_help_cases()
    }

    fn page(&self, _desk: &Desk) -> Page {
        let page = Page::new(say().home_cases());
        let Some(run) = &self.run else { return Page { task: vec![Words::new(Tone::Quiet, say().drawing())], ..page } };
        let (case, (asked, right)) = (run.case(), run.score());
        let line = |(place, &answer): (usize, &Answer)| {
            Words::choice(&format!("{} {}", place + 1, words::answer(answer)), place == self.chosen)
        };
        let mut task = vec![Words::from(words::facts(case))];
        if let Some(given) = run.given() {
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
            task_from: usize::from(run.given().is_some()),
            task,
            ..page
        }
    }

    fn picture(&self) -> Picture {
        let Some(run) = &self.run else { return Picture::of(&Board::new()) };
        let case = run.case();
        let (mut board, point) = case.board();
        let mut picture = Picture::default();
        match case.facts() {
            // The stone is laid only once the question is answered.
            Facts::Stone(..) | Facts::Fifth(..) if run.given().is_none() => picture.asked = point,
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

    fn begin(&mut self, desk: &mut Desk) -> Turn {
        self.draw(desk)
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let Some(run) = &self.run else { return Turn::Refuse(say().drawing()) };
        let (lines, is_open) = (run.case().choices().len(), run.given().is_none());
        match command {
            Command::Choose(place) if place < lines => {
                if is_open {
                    self.chosen = place;
                }
                self.answer()
            }
            Command::Confirm if is_open => self.answer(),
            Command::Confirm | Command::Next => self.next(desk),
            _ => move_in(&mut self.chosen, lines, command),
        }
    }

    fn take(&mut self, report: Report, desk: &mut Desk) -> Turn {
        let Report::Case(case) = report else { return Turn::Stay };
        if self.run.is_some() {
            self.next = Some(*case);
            return Turn::Stay;
        }
        self.run = Some(CaseRun::new(*case).with_score(self.before));
        self.draw(desk)
    }

    /// Cases without end are done with once the player leaves them.
    fn leave(&mut self, _desk: &mut Desk) {
        self.is_left = true;
    }

    fn draft(&self, _now: Duration) -> Option<Unfinished> {
        let score = self.run.as_ref().map_or(self.before, |run| run.score().into());
        (score[0] > 0 && !self.is_left).then(|| {
            let (kind, seed) = (QuestionKind::Cases, None);
            Unfinished::Questions(SavedQuestions { kind, seed, done: Vec::new(), score, clock: None })
        })
    }

    fn outcome(&self) -> Option<bool> {
        let run = self.run.as_ref()?;
        run.given().map(|given| given == run.case().answer())
    }

    fn recorded_as(&self) -> Option<RecordedAs> {
        Some(RecordedAs::practice(Kind::Case, self.run.as_ref()?.case().topic().as_ref()))
    }
}

//! Questions about fouls on the screen.

use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};
use yonsan_rules::Board;

use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, left, move_in, name};
use crate::screen::running::{OpenLesson, Running};
use crate::train::fouls::{FoulQuestion, Made};
use crate::train::questions::{QuestionAct, Questions, SavedQuestions};
use crate::train::{RenjuLesson as _, Report};
use crate::words::{self, say};

/// Questions about fouls, with the chosen answer.
#[derive(Debug)]
pub struct FoulMode {
    run: Running<Questions<FoulQuestion>>,
    chosen: usize,
}

impl FoulMode {
    fn with(run: Questions<FoulQuestion>) -> Self {
        Self { run: Running::new(run), chosen: 0 }
    }

    /// Questions without end.
    #[must_use]
    pub fn endless(desk: &mut Desk) -> Self {
        Self::with(Questions::new((), &mut desk.world()))
    }

    /// Questions against the clock, which starts now.
    #[must_use]
    pub fn sprint(desk: &mut Desk) -> Self {
        Self::with(Questions::sprint((), &mut desk.world()))
    }

    /// Goes on with questions that were left.
    #[must_use]
    pub fn resume(saved: &SavedQuestions, desk: &mut Desk) -> Self {
        Self::with(Questions::resume((), saved, &mut desk.world()))
    }

    /// Whether an answer is awaited, or will be once the question is drawn.
    fn is_open(&self) -> bool {
        self.run.lesson().outcome().is_none() && !self.run.lesson().is_over()
    }

    /// Gives the chosen answer.
    fn answer(&mut self, desk: &mut Desk) -> Turn {
        match Made::ALL.get(self.chosen) {
            Some(&made) if self.is_open() && self.run.lesson().question().is_some() => {
                self.run.act(QuestionAct::Answer(made), desk)
            }
            _ => Turn::Refuse(say().answered()),
        }
    }
}

impl Mode for FoulMode {
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
        if self.run.lesson().clock().is_some() { say().home_help_sprint() } else { say().home_help_fouls() }
    }

    fn page(&self, desk: &Desk) -> Page {
        let run = self.run.lesson();
        let (asked, right) = run.score();
        let score_line = Words::from(say().score(right, asked));
        let answer = |(place, &made): (usize, &Made)| {
            Words::choice(&format!("{} {}", place + 1, words::made(made)), place == self.chosen)
        };
        let mut task = Vec::new();
        if run.is_over() {
            task.push(Words::new(Tone::Title, say().sprint_over(right, asked)));
        }
        match run.question() {
            None => task.push(Words::new(Tone::Quiet, say().drawing())),
            Some(question) => {
                task.push(Words::from(say().fouls_ask(name(question.point()))));
                if let Some(given) = question.given() {
                    let made = words::made(question.right_answer());
                    task.push(if given == question.right_answer() {
                        Words::new(Tone::Good, say().fouls_right(made))
                    } else {
                        Words::new(Tone::Bad, say().fouls_wrong(made))
                    });
                    let rows = words::rows(&question.rows());
                    task.push(Words::from(rows.map_or_else(|| say().fouls_no_rows(), |rows| say().fouls_rows(rows))));
                }
            }
        }
        let clock = run.clock().map(|sprint| Words::from(left(sprint.left(desk.now))));
        Page {
            state: clock.into_iter().chain([score_line]).collect(),
            middle_title: say().pane_answers(),
            middle: Middle::Menu(Made::ALL.iter().enumerate().map(answer).collect()),
            // What was said last has to be seen.
            task_from: usize::from(task.len() > 1),
            task,
            ..Page::new(if run.clock().is_some() { say().home_sprint() } else { say().home_fouls() })
        }
    }

    fn picture(&self) -> Picture {
        match self.run.lesson().question() {
            Some(question) if question.given().is_some() => {
                Picture { last: Some(question.point()), ..Picture::of(&question.played()) }
            }
            Some(question) => Picture { asked: Some(question.point()), ..Picture::of(question.board()) },
            None => Picture::of(&Board::new()),
        }
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        match command {
            Command::Choose(place) if place < Made::ALL.len() => {
                if self.run.lesson().outcome().is_none() {
                    self.chosen = place;
                }
                self.answer(desk)
            }
            Command::Confirm if self.is_open() => self.answer(desk),
            Command::Confirm | Command::Next if !self.run.lesson().is_over() => self.run.act(QuestionAct::Next, desk),
            Command::Confirm | Command::Next => Turn::Replace(Box::new(Self::sprint(desk))),
            _ => move_in(&mut self.chosen, Made::ALL.len(), command),
        }
    }

    fn take(&mut self, report: &Report, desk: &mut Desk) -> Turn {
        self.chosen = 0;
        self.run.take(report, desk)
    }
}

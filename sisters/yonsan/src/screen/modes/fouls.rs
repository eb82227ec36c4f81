//! Questions about fouls on the screen.

use std::time::Duration;

use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};
use rand::RngExt;
use yonsan_rules::Board;

use crate::memory::{QuestionKind, SavedQuestions, Unfinished};
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, RecordedAs, Turn, left, move_in, name};
use crate::train::exercise::{Kind, PracticeMode};
use crate::train::fouls::{FoulRun, Made};
use crate::train::{Report, Task};
use crate::words::{self, say};

/// Questions about fouls, with the chosen answer.
#[derive(Debug)]
pub struct FoulMode {
    run: FoulRun,
    chosen: usize,
    /// Whether the player has left it, so that nothing is to be resumed.
    is_left: bool,
}

impl FoulMode {
    /// Questions without end.
    #[must_use]
    pub fn endless() -> Self {
        Self { run: FoulRun::default(), chosen: 0, is_left: false }
    }

    /// Questions against the clock, which starts now.
    #[must_use]
    pub fn sprint(now: Duration) -> Self {
        Self { run: FoulRun::sprint(now), chosen: 0, is_left: false }
    }

    /// Goes on with questions that were left.
    #[must_use]
    pub fn resume(saved: &SavedQuestions, now: Duration) -> Self {
        let clock = saved.clock.map(|(left, counts)| (Duration::from_millis(left), counts));
        Self { run: FoulRun::resume(saved.score, clock, now), chosen: 0, is_left: false }
    }

    /// Gives the chosen answer. Against the clock the next question comes at once after a right one.
    fn answer(&mut self, desk: &mut Desk) -> Turn {
        let Some(is_right) = Made::ALL.get(self.chosen).and_then(|&made| self.run.answer(made, desk.now)) else {
            return Turn::Refuse(say().answered());
        };
        if is_right && self.run.clock().is_some() && !self.run.is_over() { draw(desk) } else { Turn::Stay }
    }
}

fn draw(desk: &mut Desk) -> Turn {
    Turn::of(Some(Task::Question(desk.random.random())))
}

impl Mode for FoulMode {
    fn keys(&self) -> Keys {
        keys::AT_QUESTION
    }

    fn help(&self) -> String {
        if self.run.clock().is_some() { say().home_help_sprint() } else { say().home_help_fouls() }
    }

    fn page(&self, desk: &Desk) -> Page {
        let run = &self.run;
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
                if let Some(given) = run.given() {
                    let made = words::made(question.answer());
                    task.push(if given == question.answer() {
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
        match self.run.question() {
            Some(question) if self.run.given().is_some() => {
                Picture { last: Some(question.point()), ..Picture::of(&question.played()) }
            }
            Some(question) => Picture { asked: Some(question.point()), ..Picture::of(question.board()) },
            None => Picture::of(&Board::new()),
        }
    }

    fn begin(&mut self, desk: &mut Desk) -> Turn {
        draw(desk)
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        match command {
            Command::Choose(place) if place < Made::ALL.len() => {
                if self.run.given().is_none() {
                    self.chosen = place;
                }
                self.answer(desk)
            }
            Command::Confirm if self.run.given().is_none() && !self.run.is_over() => self.answer(desk),
            Command::Confirm | Command::Next if !self.run.is_over() => draw(desk),
            Command::Confirm | Command::Next => Turn::Replace(Box::new(Self::sprint(desk.now))),
            _ => move_in(&mut self.chosen, Made::ALL.len(), command),
        }
    }

    fn take(&mut self, report: Report, _desk: &mut Desk) -> Turn {
        if let Report::Question(question) = report {
            self.run.ask(*question);
            self.chosen = 0;
        }
        Turn::Stay
    }

    fn tick(&mut self, desk: &mut Desk) -> Turn {
        self.run.tick(desk.now);
        Turn::Stay
    }

    /// A running clock shows every second.
    fn wakes_at(&self, now: Duration) -> Option<Duration> {
        let sprint = self.run.clock().filter(|sprint| !sprint.is_over)?;
        let part = Duration::from_nanos(sprint.left(now).subsec_nanos().into());
        Some(now + if part.is_zero() { Duration::from_secs(1) } else { part })
    }

    /// Questions without end are done with once the player leaves them.
    fn leave(&mut self, _desk: &mut Desk) {
        self.is_left = self.run.clock().is_none();
    }

    fn draft(&self, now: Duration) -> Option<Unfinished> {
        let (asked, right) = self.run.score();
        let clock = self.run.clock().map(|sprint| {
            let left = u64::try_from(sprint.left(now).as_millis()).unwrap_or(u64::MAX);
            (left, [sprint.solved, sprint.errors, sprint.row, sprint.longest])
        });
        let kind = if clock.is_some() { QuestionKind::FoulSprint } else { QuestionKind::Fouls };
        let is_begun = asked > 0 && !self.run.is_over() && !self.is_left;
        is_begun.then(|| {
            Unfinished::Questions(SavedQuestions { kind, seed: None, done: Vec::new(), score: [asked, right], clock })
        })
    }

    fn outcome(&self) -> Option<bool> {
        let given = self.run.given()?;
        Some(given == self.run.question()?.answer())
    }

    fn recorded_as(&self) -> Option<RecordedAs> {
        let mode = if self.run.clock().is_some() { PracticeMode::Sprint } else { PracticeMode::Practice };
        let item = self.run.question()?.answer();
        Some(RecordedAs { mode, ..RecordedAs::practice(Kind::Foul, item.as_ref()) })
    }
}

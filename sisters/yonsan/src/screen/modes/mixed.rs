//! Unannounced positions on the screen.

use std::time::Duration;

use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};
use rand::RngExt;
use yonsan_rules::{Board, Point};

use crate::memory::{QuestionKind, SavedQuestions, Unfinished};
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, RecordedAs, Turn, move_cursor, move_in, name, names};
use crate::train::defend::{MixedLesson, MixedStep, Need};
use crate::train::exercise::Kind;
use crate::train::{Report, Task};
use crate::words::{self, say};

/// An unannounced position, with the chosen answer; no position while one is looked for.
#[derive(Debug, Default)]
pub struct MixedMode {
    lesson: Option<MixedLesson>,
    chosen: usize,
    asked: u32,
    right: u32,
    /// The seed of the position.
    seed: u64,
    /// Whether a position whose need was named already is to be drawn again.
    is_resumed: bool,
    /// Whether the player has left it, so that nothing is to be resumed.
    is_left: bool,
}

fn need(need: Need) -> String {
    match need {
        Need::Win => say().need_win(),
        Need::Defend => say().need_defend(),
        Need::Nothing => say().need_nothing(),
    }
}

impl MixedMode {
    /// Goes on with positions that were left.
    #[must_use]
    pub fn resume(saved: &SavedQuestions) -> Self {
        let [asked, right] = saved.score;
        Self { asked, right, seed: saved.seed.unwrap_or(0), is_resumed: saved.seed.is_some(), ..Self::default() }
    }

    /// Has a position drawn: the one that was left, or another.
    fn draw(&mut self, desk: &mut Desk) -> Turn {
        (self.lesson, self.chosen) = (None, 0);
        if !self.is_resumed {
            self.seed = desk.random.random();
        }
        Turn::of(Some(Task::Unannounced(desk.puzzles.clone(), self.seed)))
    }

    /// Counts an answer once it is complete.
    fn count(&mut self) {
        if let Some(is_right) = self.lesson.as_ref().and_then(MixedLesson::is_right) {
            self.asked += 1;
            self.right += u32::from(is_right);
        }
    }

    fn answer(&mut self) -> Turn {
        let Some(lesson) = self.lesson.as_mut().filter(|lesson| lesson.step() == MixedStep::Need) else {
            return Turn::Refuse(say().answered());
        };
        lesson.name(Need::ALL[self.chosen.min(2)]);
        self.count();
        Turn::Stay
    }

    fn verdict(lesson: &MixedLesson) -> Vec<Words> {
        let question = lesson.question();
        let mut words = Vec::new();
        match (lesson.step(), lesson.is_right()) {
            (MixedStep::Stone, _) => {
                let ask = if question.need() == Need::Win { say().mixed_win() } else { say().mixed_defend() };
                words.push(Words::new(Tone::Good, ask));
            }
            (MixedStep::Done, Some(true)) => words.push(Words::new(Tone::Good, say().mixed_right())),
            (MixedStep::Done, _) => {
                let wrong = match lesson.played() {
                    Some(point) => say().mixed_wrong_stone(name(point)),
                    None => say().mixed_wrong(need(question.need())),
                };
                words.push(Words::new(Tone::Bad, wrong));
            }
            (MixedStep::Need, _) => {}
        }
        if lesson.step() == MixedStep::Done {
            words.push(Words::from(match question.need() {
                Need::Win => say().mixed_wins(names(question.points())),
                Need::Defend => say().mixed_holds(names(question.points()), names(question.line())),
                Need::Nothing => say().mixed_nothing(),
            }));
        }
        words
    }
}

impl Mode for MixedMode {
    fn keys(&self) -> Keys {
        match &self.lesson {
            Some(lesson) if lesson.step() == MixedStep::Stone => keys::AT_STONE,
            _ => keys::AT_QUESTION,
        }
    }

    fn help(&self) -> String {
        say().home_help_mixed()
    }

    fn page(&self, _desk: &Desk) -> Page {
        let page = Page::new(say().home_mixed());
        let Some(lesson) = &self.lesson else {
            return Page { task: vec![Words::new(Tone::Quiet, say().drawing())], ..page };
        };
        let side = words::side(lesson.question().position().to_move());
        let line =
            |(place, &of): (usize, &Need)| Words::choice(&format!("{} {}", place + 1, need(of)), place == self.chosen);
        let mut task = vec![Words::from(say().mixed_ask(side))];
        task.extend(Self::verdict(lesson));
        Page {
            state: vec![Words::from(say().to_move(side)), Words::from(say().score(self.right, self.asked))],
            middle_title: say().pane_answers(),
            middle: Middle::Menu(Need::ALL.iter().enumerate().map(line).collect()),
            // What was said last has to be seen.
            task_from: usize::from(task.len() > 1),
            task,
            ..page
        }
    }

    fn picture(&self) -> Picture {
        let Some(lesson) = &self.lesson else { return Picture::of(&Board::new()) };
        let question = lesson.question();
        let mut picture =
            Picture { has_cursor: lesson.step() == MixedStep::Stone, ..Picture::of(question.position().board()) };
        if lesson.step() == MixedStep::Done {
            match question.need() {
                Need::Win => picture.number(question.line()),
                Need::Defend => picture.signs = question.points().iter().map(|&point| (point, '+')).collect(),
                Need::Nothing => {}
            }
        }
        picture
    }

    fn begin(&mut self, desk: &mut Desk) -> Turn {
        desk.cursor = Point::CENTRE;
        self.draw(desk)
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let Some(step) = self.lesson.as_ref().map(MixedLesson::step) else { return Turn::Refuse(say().drawing()) };
        match (command, step) {
            (Command::Choose(place), _) if place < Need::ALL.len() => {
                if step == MixedStep::Need {
                    self.chosen = place;
                }
                self.answer()
            }
            (Command::Confirm, MixedStep::Need) => self.answer(),
            (Command::Confirm | Command::Next, _) => self.draw(desk),
            (_, MixedStep::Stone) => move_cursor(desk, command),
            _ => move_in(&mut self.chosen, Need::ALL.len(), command),
        }
    }

    fn lay(&mut self, point: Point, _desk: &mut Desk) -> Turn {
        let Some(lesson) = &mut self.lesson else { return Turn::Idle };
        if !lesson.play(point) {
            return Turn::Refuse(say().fours_taken(name(point)));
        }
        self.count();
        Turn::Stay
    }

    fn take(&mut self, report: Report, desk: &mut Desk) -> Turn {
        match report {
            Report::Unannounced(Some(question)) => {
                let mut lesson = MixedLesson::new(*question);
                if std::mem::take(&mut self.is_resumed) {
                    lesson.name(lesson.question().need());
                }
                self.lesson = Some(lesson);
            }
            Report::Unannounced(None) => {
                self.is_resumed = false;
                return self.draw(desk);
            }
            _ => {}
        }
        Turn::Stay
    }

    /// Positions without end are done with once the player leaves them, but for one whose need is named.
    fn leave(&mut self, _desk: &mut Desk) {
        self.is_left = true;
    }

    /// Whoever has named the need of a position is not asked for it again.
    fn draft(&self, _now: Duration) -> Option<Unfinished> {
        let is_named = self.lesson.as_ref().is_some_and(|lesson| lesson.step() == MixedStep::Stone) || self.is_resumed;
        (is_named || self.asked > 0 && !self.is_left).then(|| {
            Unfinished::Questions(SavedQuestions {
                kind: QuestionKind::Unannounced,
                seed: is_named.then_some(self.seed),
                done: Vec::new(),
                score: [self.asked, self.right],
                clock: None,
            })
        })
    }

    fn outcome(&self) -> Option<bool> {
        self.lesson.as_ref().and_then(MixedLesson::is_right)
    }

    fn recorded_as(&self) -> Option<RecordedAs> {
        let need = self.lesson.as_ref()?.question().need();
        Some(RecordedAs::practice(Kind::Unannounced, need.as_ref()))
    }
}

//! Unannounced positions on the screen.

use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};
use yonsan_rules::{Board, Point};

use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, move_cursor, move_in, name, names};
use crate::screen::running::{OpenLesson, Running};
use crate::train::questions::{Question as _, QuestionAct, Questions, SavedQuestions};
use crate::train::unannounced::{MixedAnswer, MixedLesson, MixedStep, Need};
use crate::words::{self, say};

/// An unannounced position, with the chosen answer; no position while one is looked for.
#[derive(Debug)]
pub struct MixedMode {
    run: Running<Questions<MixedLesson>>,
    chosen: usize,
}

fn need(need: Need) -> String {
    match need {
        Need::Win => say().need_win(),
        Need::Defend => say().need_defend(),
        Need::Nothing => say().need_nothing(),
    }
}

impl MixedMode {
    /// Draws a position.
    #[must_use]
    pub fn new(desk: &mut Desk) -> Self {
        desk.cursor = Point::CENTRE;
        Self { run: Running::new(Questions::new((), &mut desk.world())), chosen: 0 }
    }

    /// Goes on with positions that were left.
    #[must_use]
    pub fn resume(saved: &SavedQuestions, desk: &mut Desk) -> Self {
        desk.cursor = Point::CENTRE;
        Self { run: Running::new(Questions::resume((), saved, &mut desk.world())), chosen: 0 }
    }

    /// Gives the chosen answer.
    fn answer(&mut self, desk: &mut Desk) -> Turn {
        if self.run.lesson().question().is_none_or(|lesson| lesson.step() != MixedStep::Need) {
            return Turn::Refuse(say().answered());
        }
        self.run.act(QuestionAct::Answer(MixedAnswer::Need(Need::ALL[self.chosen.min(2)])), desk)
    }

    fn verdict(lesson: &MixedLesson) -> Vec<Words> {
        let question = lesson.question();
        let mut words = Vec::new();
        match (lesson.step(), lesson.outcome()) {
            (MixedStep::Stone, _) => {
                let ask = if question.need() == Need::Win { say().mixed_win() } else { say().mixed_defend() };
                words.push(Words::new(Tone::Good, ask));
            }
            (MixedStep::Done, Some(true)) => words.push(Words::new(Tone::Good, say().mixed_right())),
            (MixedStep::Done, _) if lesson.is_shown() => {
                words.push(Words::new(Tone::Notice, say().mixed_shown(need(question.need()))));
            }
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
    fn lesson(&self) -> Option<&dyn OpenLesson> {
        Some(&self.run)
    }

    fn lesson_mut(&mut self) -> Option<&mut dyn OpenLesson> {
        Some(&mut self.run)
    }

    fn keys(&self) -> Keys {
        match self.run.lesson().question() {
            Some(lesson) if lesson.step() == MixedStep::Stone => keys::AT_STONE,
            _ => keys::AT_NEED,
        }
    }

    fn help(&self) -> String {
        say().home_help_mixed()
    }

    fn page(&self, _desk: &Desk) -> Page {
        let page = Page::new(say().home_mixed());
        let Some(lesson) = self.run.lesson().question() else {
            return Page { task: vec![Words::new(Tone::Quiet, say().drawing())], ..page };
        };
        let side = words::side(lesson.question().position().to_move());
        let (asked, right) = self.run.lesson().score();
        let line =
            |(place, &of): (usize, &Need)| Words::choice(&format!("{} {}", place + 1, need(of)), place == self.chosen);
        let mut task = vec![Words::from(say().mixed_ask(side))];
        task.extend(Self::verdict(lesson));
        Page {
            state: vec![Words::from(say().to_move(side)), Words::from(say().score(right, asked))],
            middle_title: say().pane_answers(),
            middle: Middle::Menu(Need::ALL.iter().enumerate().map(line).collect()),
            // What was said last has to be seen.
            task_from: usize::from(task.len() > 1),
            task,
            ..page
        }
    }

    fn picture(&self) -> Picture {
        let Some(lesson) = self.run.lesson().question() else { return Picture::of(&Board::new()) };
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

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let Some(step) = self.run.lesson().question().map(MixedLesson::step) else {
            return Turn::Refuse(say().drawing());
        };
        match (command, step) {
            (Command::Choose(place), _) if place < Need::ALL.len() => {
                if step == MixedStep::Need {
                    self.chosen = place;
                }
                self.answer(desk)
            }
            (Command::Solution, MixedStep::Done) => Turn::Refuse(say().solution_shown()),
            (Command::Solution, _) => self.run.act(QuestionAct::Show, desk),
            (Command::Confirm, MixedStep::Need) => self.answer(desk),
            (Command::Confirm | Command::Next, _) => {
                self.chosen = 0;
                self.run.act(QuestionAct::Next, desk)
            }
            (_, MixedStep::Stone) => move_cursor(desk, command),
            _ => move_in(&mut self.chosen, Need::ALL.len(), command),
        }
    }

    fn lay(&mut self, point: Point, desk: &mut Desk) -> Turn {
        match self.run.lesson().question() {
            None => Turn::Idle,
            Some(lesson) if !lesson.question().position().board().is_empty(point) => {
                Turn::Refuse(say().fours_taken(name(point)))
            }
            Some(_) => self.run.act(QuestionAct::Answer(MixedAnswer::Stone(point)), desk),
        }
    }
}

//! A stone that makes something, on the screen: the exercises of lessons.

use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};
use yonsan_rules::{Board, Point, RowKind, Side};

use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, move_cursor, name, names};
use crate::screen::running::{OpenLesson, Running};
use crate::train::course::goal::Goal;
use crate::train::make::MakeLesson;
use crate::train::questions::{QuestionAct, Questions};
use crate::words::{self, say};

/// Questions for a stone that makes something; none while one is drawn.
#[derive(Debug)]
pub struct MakeMode {
    run: Running<Questions<MakeLesson>>,
}

impl MakeMode {
    /// Questions for stones of one side or either.
    #[must_use]
    pub fn new(goal: Goal, side: Option<Side>, desk: &mut Desk) -> Self {
        desk.cursor = Point::CENTRE;
        Self { run: Running::new(Questions::new((goal, side), &mut desk.world())) }
    }

    /// What came of the last point.
    fn remark(lesson: &MakeLesson) -> Option<Words> {
        let points = || names(lesson.question().points());
        if lesson.is_shown() {
            return Some(Words::new(Tone::Notice, say().make_shown(points())));
        }
        let (point, position) = (lesson.tried()?, lesson.question().position());
        let rows = position.board().rows_made(point, position.to_move());
        let kinds: Vec<RowKind> = rows.iter().map(yonsan_rules::Row::kind).collect();
        let makes = words::rows(&kinds).unwrap_or_else(|| say().lesson_makes_nothing());
        Some(if lesson.is_solved() {
            Words::new(Tone::Good, say().make_right(name(point), makes))
        } else {
            Words::new(Tone::Bad, say().lesson_not_this(name(point), makes))
        })
    }
}

impl Mode for MakeMode {
    fn lesson(&self) -> Option<&dyn OpenLesson> {
        Some(&self.run)
    }

    fn lesson_mut(&mut self) -> Option<&mut dyn OpenLesson> {
        Some(&mut self.run)
    }

    fn keys(&self) -> Keys {
        keys::AT_HUNT
    }

    fn help(&self) -> String {
        say().make_help()
    }

    fn page(&self, _desk: &Desk) -> Page {
        let page = Page::new(say().home_learn());
        let Some(lesson) = self.run.lesson().question() else {
            return Page { task: vec![Words::new(Tone::Quiet, say().drawing())], ..page };
        };
        let side = words::side(lesson.question().position().to_move());
        let ask = Words::from(say().make_ask(self.run.lesson().topic().0.as_ref()));
        let task: Vec<Words> = [ask].into_iter().chain(Self::remark(lesson)).collect();
        Page {
            state: vec![Words::from(say().to_move(side))],
            middle: Middle::Menu(Vec::new()),
            task_from: usize::from(task.len() > 1),
            task,
            ..page
        }
    }

    fn picture(&self) -> Picture {
        let Some(lesson) = self.run.lesson().question() else { return Picture::of(&Board::new()) };
        let position = lesson.question().position();
        let mut picture = Picture { has_cursor: !lesson.is_done(), ..Picture::of(position.board()) };
        if lesson.is_shown() {
            picture.signs = lesson.question().points().iter().map(|&point| (point, '+')).collect();
        } else if let Some(point) = lesson.tried().filter(|_| lesson.is_solved()) {
            picture.board.put(point, position.to_move());
            picture.last = Some(point);
        }
        picture
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let Some(lesson) = self.run.lesson().question() else { return Turn::Refuse(say().drawing()) };
        match command {
            Command::Confirm | Command::Next => self.run.act(QuestionAct::Next, desk),
            Command::Solution if !lesson.is_done() => self.run.act(QuestionAct::Show, desk),
            Command::Solution => Turn::Refuse(say().solution_shown()),
            _ if !lesson.is_done() => move_cursor(desk, command),
            _ => Turn::Idle,
        }
    }

    fn lay(&mut self, point: Point, desk: &mut Desk) -> Turn {
        match self.run.lesson().question() {
            Some(lesson) if !lesson.question().position().board().is_empty(point) => {
                Turn::Refuse(say().fours_taken(name(point)))
            }
            _ => self.run.act(QuestionAct::Answer(point), desk),
        }
    }
}

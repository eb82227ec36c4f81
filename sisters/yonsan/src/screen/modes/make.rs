//! A stone that makes something, on the screen: the exercises of lessons.

use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};
use rand::RngExt;
use yonsan_rules::{Board, Point, RowKind, Side};

use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, move_cursor, name, names};
use crate::train::course::goal::Goal;
use crate::train::make::MakeLesson;
use crate::train::{Report, Task};
use crate::words::{self, say};

/// Questions for a stone that makes something; none while one is drawn.
#[derive(Debug)]
pub struct MakeMode {
    goal: Goal,
    side: Option<Side>,
    lesson: Option<MakeLesson>,
}

impl MakeMode {
    /// Questions for stones of one side or either.
    #[must_use]
    pub const fn new(goal: Goal, side: Option<Side>) -> Self {
        Self { goal, side, lesson: None }
    }

    fn draw(&mut self, desk: &mut Desk) -> Turn {
        self.lesson = None;
        Turn::Do(Box::new(Task::Make(self.goal, self.side, desk.puzzles.clone(), desk.random.random())))
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
    fn keys(&self) -> Keys {
        keys::AT_HUNT
    }

    fn help(&self) -> String {
        say().make_help()
    }

    fn page(&self, _desk: &Desk) -> Page {
        let page = Page::new(say().home_learn());
        let Some(lesson) = &self.lesson else {
            return Page { task: vec![Words::new(Tone::Quiet, say().drawing())], ..page };
        };
        let side = words::side(lesson.question().position().to_move());
        let ask = Words::from(say().make_ask(self.goal.as_ref()));
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
        let Some(lesson) = &self.lesson else { return Picture::of(&Board::new()) };
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

    fn begin(&mut self, desk: &mut Desk) -> Turn {
        desk.cursor = Point::CENTRE;
        self.draw(desk)
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let Some(lesson) = &mut self.lesson else { return Turn::Refuse(say().drawing()) };
        match command {
            Command::Confirm | Command::Next => self.draw(desk),
            Command::Solution if !lesson.is_done() => {
                lesson.show();
                Turn::Stay
            }
            Command::Solution => Turn::Refuse(say().solution_shown()),
            _ if !lesson.is_done() => move_cursor(desk, command),
            _ => Turn::Idle,
        }
    }

    fn lay(&mut self, point: Point, _desk: &mut Desk) -> Turn {
        let is_free = self.lesson.as_mut().is_none_or(|lesson| lesson.try_point(point));
        if is_free { Turn::Stay } else { Turn::Refuse(say().fours_taken(name(point))) }
    }

    fn take(&mut self, report: Report, desk: &mut Desk) -> Turn {
        match report {
            Report::Make(Some(question)) => self.lesson = Some(MakeLesson::new(*question)),
            Report::Make(None) => return self.draw(desk),
            _ => {}
        }
        Turn::Stay
    }

    fn is_spoiled(&self) -> bool {
        self.lesson.as_ref().is_some_and(|lesson| lesson.errors() > 0)
    }

    fn outcome(&self) -> Option<bool> {
        let lesson = self.lesson.as_ref().filter(|lesson| lesson.is_done())?;
        Some(lesson.errors() == 0 && !lesson.is_shown())
    }
}

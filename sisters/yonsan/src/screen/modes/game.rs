//! A game on the screen.

use etude_tui::text::{Tone, Words};
use rand::RngExt;
use yonsan_rules::{GameError, Point, Side};

use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, move_cursor, score};
use crate::train::game::{GameLesson, Notice, Terms};
use crate::train::{Report, Task};
use crate::words::{self, say};

/// A game.
#[derive(Debug)]
pub struct GameMode {
    lesson: GameLesson,
    /// The first task, until the mode begins.
    first: Option<Task>,
}

impl GameMode {
    /// Begins a game.
    #[must_use]
    pub fn new(terms: Terms, desk: &mut Desk) -> Self {
        let (lesson, first) = GameLesson::new(terms, desk.random.random());
        desk.cursor = Point::CENTRE;
        Self { lesson, first }
    }
}

fn notice(notice: Notice) -> Words {
    match notice {
        Notice::Refused(GameError::Taken(_)) => Words::new(Tone::Bad, say().game_refused_taken()),
        Notice::Refused(GameError::NotOwnSide) => Words::new(Tone::Bad, say().game_refused_own_side()),
        Notice::Refused(_) => Words::new(Tone::Bad, say().game_refused()),
        Notice::TakenBack(foul) => Words::new(Tone::Notice, say().game_taken_back(words::foul(foul))),
        Notice::MayObject(foul) => Words::new(Tone::Notice, say().game_may_object(words::foul(foul))),
        Notice::NothingToObject => Words::new(Tone::Bad, say().game_nothing_to_object()),
    }
}

impl Mode for GameMode {
    fn keys(&self) -> Keys {
        keys::AT_GAME
    }

    fn help(&self) -> String {
        say().game_help()
    }

    fn page(&self, _desk: &Desk) -> Page {
        let lesson = &self.lesson;
        let terms = lesson.terms();
        let mut task = Vec::new();
        match lesson.verdict() {
            Some(verdict) => task.push(Words::new(Tone::Title, words::verdict(verdict))),
            None if lesson.is_thinking() => task.push(Words::new(Tone::Quiet, say().thinking())),
            None => task.push(Words::from(say().game_your_move())),
        }
        task.extend(lesson.notice().filter(|_| lesson.verdict().is_none()).map(notice));
        Page {
            subject: say().game_terms(words::rules(terms.rules), terms.level.number()),
            state: vec![Words::from(say().to_move(words::side(lesson.position().to_move())))],
            middle_title: say().pane_stones(),
            middle: score(Side::Black, lesson.stones()),
            task,
            ..Page::new(say().home_game())
        }
    }

    fn picture(&self) -> Picture {
        let lesson = &self.lesson;
        Picture {
            last: lesson.stones().last().flatten(),
            has_cursor: lesson.verdict().is_none(),
            ..Picture::of(lesson.position().board())
        }
    }

    fn begin(&mut self, _desk: &mut Desk) -> Turn {
        Turn::of(self.first.take())
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let lesson = &mut self.lesson;
        match command {
            Command::Next if lesson.verdict().is_some() => {
                let terms = lesson.terms();
                Turn::Replace(Box::new(Self::new(terms, desk)))
            }
            Command::Next => Turn::Refuse(say().game_not_over()),
            Command::Object | Command::Resign if lesson.verdict().is_some() => Turn::Refuse(say().game_over()),
            Command::Object if lesson.terms().side == Side::Black => Turn::Refuse(say().game_only_white_objects()),
            Command::Object => Turn::of(lesson.object()),
            Command::Resign => {
                lesson.resign();
                Turn::Stay
            }
            _ if lesson.verdict().is_none() => move_cursor(desk, command),
            _ => Turn::Idle,
        }
    }

    fn lay(&mut self, point: Point, _desk: &mut Desk) -> Turn {
        if self.lesson.is_thinking() { Turn::Refuse(say().thinking()) } else { Turn::of(self.lesson.play(point)) }
    }

    fn take(&mut self, report: Report, _desk: &mut Desk) -> Turn {
        match report {
            Report::Thought(point) => Turn::of(self.lesson.reply(point)),
            _ => Turn::Stay,
        }
    }
}

//! A game on the screen.

use std::time::Duration;

use etude_tui::text::{Tone, Words};
use rand::RngExt;
use yonsan_rules::{GameError, Point, Side};

use super::analysis::AnalysisMode;
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, left, move_cursor, score};
use crate::train::clock::ShownTime;
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
        let (lesson, first) = GameLesson::new(terms, desk.random.random(), desk.now);
        desk.cursor = Point::CENTRE;
        Self { lesson, first }
    }
}

/// What the clocks show.
fn time(lesson: &GameLesson, now: Duration) -> Option<Words> {
    let watch = lesson.watch();
    let to_move = lesson.position().to_move();
    let words = match watch.shown(to_move, now)? {
        ShownTime::NoneYet(rest) => say().time_none_yet(left(rest)),
        ShownTime::Move(rest) => say().time_move(left(rest)),
        ShownTime::Game(_) => {
            let of = |side| match watch.shown(side, now) {
                Some(ShownTime::Game(rest)) => left(rest),
                _ => String::new(),
            };
            say().time_game(of(Side::Black), of(Side::White))
        }
    };
    Some(Words::new(Tone::Notice, words))
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

    fn page(&self, desk: &Desk) -> Page {
        let lesson = &self.lesson;
        let terms = lesson.terms();
        let mut task = Vec::new();
        match lesson.verdict() {
            Some(verdict) => {
                task.push(Words::new(Tone::Title, words::verdict(verdict)));
                task.push(Words::new(Tone::Quiet, say().game_after()));
            }
            None if lesson.is_thinking() => task.push(Words::new(Tone::Quiet, say().thinking())),
            None => task.push(Words::from(say().game_your_move())),
        }
        task.extend(lesson.notice().filter(|_| lesson.verdict().is_none()).map(notice));
        Page {
            subject: say().game_terms(words::rules(terms.rules), terms.level.number()),
            state: [Some(Words::from(say().to_move(words::side(lesson.position().to_move())))), time(lesson, desk.now)]
                .into_iter()
                .flatten()
                .collect(),
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
            Command::Object => Turn::of(lesson.object(desk.now)),
            Command::Resign => {
                lesson.resign(desk.now);
                Turn::Stay
            }
            Command::Analyse if lesson.verdict().is_none() => Turn::Refuse(say().game_not_over()),
            Command::Analyse => {
                let stones: Vec<Option<Point>> = lesson.stones().collect();
                Turn::Open(Box::new(AnalysisMode::of_game(&stones)))
            }
            _ if lesson.verdict().is_none() => move_cursor(desk, command),
            _ => Turn::Idle,
        }
    }

    fn lay(&mut self, point: Point, desk: &mut Desk) -> Turn {
        if self.lesson.is_thinking() {
            Turn::Refuse(say().thinking())
        } else {
            Turn::of(self.lesson.play(point, desk.now))
        }
    }

    fn take(&mut self, report: Report, desk: &mut Desk) -> Turn {
        match report {
            Report::Thought(point) => Turn::of(self.lesson.reply(point, desk.now)),
            _ => Turn::Stay,
        }
    }

    fn tick(&mut self, now: Duration) -> Turn {
        self.lesson.tick(now);
        Turn::Stay
    }

    fn wakes_at(&self, now: Duration) -> Option<Duration> {
        self.lesson.verdict().is_none().then(|| self.lesson.watch().wakes_at(now)).flatten()
    }
}

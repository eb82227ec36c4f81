//! A game on the screen.

use std::time::Duration;

use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};
use rand::RngExt;
use yonsan_rules::{Act, Due, GameError, Opening, Point, Side};

use super::analysis::AnalysisMode;
use super::files::FilesMode;
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, left, move_cursor, move_in, score};
use crate::screen::running::{OpenLesson, Running};
use crate::train::clock::ShownTime;
use crate::train::game::opening::OpeningPhase;
use crate::train::game::{GameAct, GameLesson, Notice, SavedGame, Terms};
use crate::train::position_text::GivenPosition;
use crate::words::{self, say};

/// A game.
#[derive(Debug)]
pub struct GameMode {
    game: Running<GameLesson>,
    /// The chosen line where the opening asks for a decision.
    chosen: usize,
}

impl GameMode {
    /// Begins a game.
    #[must_use]
    pub fn new(terms: Terms, desk: &mut Desk) -> Self {
        let lesson = GameLesson::new(terms, desk.random.random(), desk.now);
        desk.cursor = Point::CENTRE;
        Self { game: Running::new(lesson), chosen: 0 }
    }

    /// Continues a game that was left; `None` if it cannot be played on.
    #[must_use]
    pub fn resume(saved: &SavedGame, desk: &mut Desk) -> Option<Self> {
        let lesson = GameLesson::resume(saved, desk.now)?;
        desk.cursor = lesson.stones().last().flatten().unwrap_or(Point::CENTRE);
        Some(Self { game: Running::new(lesson), chosen: 0 })
    }

    /// What the player may decide in the opening now; empty where a point is due.
    fn choices(&self) -> Vec<Act> {
        let opening = self.game.lesson().open_opening().filter(|opening| opening.is_yours());
        opening.map(OpeningPhase::choices).unwrap_or_default()
    }

    fn decide(&mut self, place: usize, desk: &mut Desk) -> Turn {
        let Some(&act) = self.choices().get(place) else { return Turn::Idle };
        self.chosen = 0;
        self.game.act(GameAct::Open(act), desk)
    }

    /// What is to be done, and what has just happened.
    fn task(&self) -> Vec<Words> {
        let lesson = self.game.lesson();
        if let Some(verdict) = lesson.verdict() {
            let after = Words::new(Tone::Quiet, say().game_after());
            return vec![Words::new(Tone::Title, words::verdict(verdict)), after];
        }
        // Until the sixth stone lies on the board.
        let opening = lesson.opening().filter(|opening| opening.protocol().stones().len() == lesson.stones().len());
        let news = opening.map(words::opening_news).unwrap_or_default();
        let mut task: Vec<Words> = news.into_iter().map(|news| Words::new(Tone::Notice, news)).collect();
        if opening.is_some_and(OpeningPhase::is_over) {
            task.push(Words::new(Tone::Quiet, say().opening_over()));
        }
        task.push(match lesson.open_opening() {
            _ if lesson.is_thinking() => Words::new(Tone::Quiet, say().thinking()),
            Some(opening) => Words::from(words::opening_ask(opening)),
            None => Words::from(say().game_your_move()),
        });
        task.extend(lesson.notice().map(notice));
        task
    }

    /// The sides, the opening and the clocks.
    fn state(&self, now: Duration) -> Vec<Words> {
        let lesson = self.game.lesson();
        let has = lesson.opening().map(|_| Words::from(say().opening_you_have(words::side(lesson.side()))));
        let to_move = || Words::from(say().to_move(words::side(lesson.position().to_move())));
        let is_played = lesson.verdict().is_none() && lesson.open_opening().is_none();
        let to_move = is_played.then(to_move);
        let stones: Vec<Point> = lesson.stones().take(3).flatten().collect();
        let named = Opening::of(&stones).map(|opening| Words::from(say().opening_is(words::opening_name(opening))));
        [has, to_move, named, time(lesson, now)].into_iter().flatten().collect()
    }
}

/// What the clocks show.
fn time(lesson: &GameLesson, now: Duration) -> Option<Words> {
    let watch = lesson.watch();
    let words = match watch.shown(lesson.seat(lesson.to_act()), now)? {
        ShownTime::NoneYet(rest) => say().time_none_yet(left(rest)),
        ShownTime::Move(rest) => say().time_move(left(rest)),
        ShownTime::Game(_) => {
            let of = |side| match watch.shown(lesson.seat(side), now) {
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
        Notice::NotInOpening(error) => Words::new(Tone::Bad, words::opening_refused(error)),
        Notice::Refused(_) => Words::new(Tone::Bad, say().game_refused()),
        Notice::TakenBack(foul) => Words::new(Tone::Notice, say().game_taken_back(words::foul(foul))),
        Notice::MayObject(foul) => Words::new(Tone::Notice, say().game_may_object(words::foul(foul))),
        Notice::NothingToObject => Words::new(Tone::Bad, say().game_nothing_to_object()),
    }
}

impl Mode for GameMode {
    fn lesson(&self) -> Option<&dyn OpenLesson> {
        Some(&self.game)
    }

    fn lesson_mut(&mut self) -> Option<&mut dyn OpenLesson> {
        Some(&mut self.game)
    }

    fn keys(&self) -> Keys {
        if self.choices().is_empty() { keys::AT_GAME } else { keys::AT_OPENING }
    }

    fn help(&self) -> String {
        say().game_help()
    }

    fn page(&self, desk: &Desk) -> Page {
        let lesson = self.game.lesson();
        let terms = lesson.terms();
        let level = say().game_terms(words::rules(terms.rules), terms.level.number());
        let subject = match terms.opening {
            Some(rule) => format!("{level}{}{}", say().list(), words::opening_rule_name(rule)),
            None => level,
        };
        let choices = self.choices();
        let is_asked = !choices.is_empty();
        let line = |(place, &act): (usize, &Act)| {
            let what = lesson.opening().map(|opening| words::opening_choice(opening, act)).unwrap_or_default();
            // A number needs no number before it.
            let line = if matches!(act, Act::Declare(_)) { what } else { format!("{} {what}", place + 1) };
            Words::choice(&line, place == self.chosen)
        };
        Page {
            subject,
            state: self.state(desk.now),
            middle_title: if is_asked { say().pane_answers() } else { say().pane_stones() },
            middle: if is_asked {
                Middle::Menu(choices.iter().enumerate().map(line).collect())
            } else {
                score(Side::Black, lesson.stones())
            },
            task: self.task(),
            ..Page::new(say().home_game())
        }
    }

    fn picture(&self) -> Picture {
        let lesson = self.game.lesson();
        let mut picture = Picture {
            last: lesson.stones().last().flatten(),
            has_cursor: lesson.verdict().is_none() && self.choices().is_empty(),
            ..Picture::of(lesson.position().board())
        };
        let offering = |opening: &&OpeningPhase| matches!(opening.due(), Due::Offer { .. } | Due::Choose);
        if let Some(opening) = lesson.open_opening().filter(offering) {
            picture.number(opening.protocol().offers());
        }
        picture
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let lesson = self.game.lesson();
        match command {
            Command::Confirm if !self.choices().is_empty() => self.decide(self.chosen, desk),
            Command::Choose(place) => self.decide(place, desk),
            Command::Next if lesson.verdict().is_some() => {
                let terms = lesson.terms();
                Turn::Replace(Box::new(Self::new(terms, desk)))
            }
            Command::Next => Turn::Refuse(say().game_not_over()),
            Command::Object | Command::Resign if lesson.verdict().is_some() => Turn::Refuse(say().game_over()),
            Command::Object if lesson.side() == Side::Black => Turn::Refuse(say().game_only_white_objects()),
            Command::Object => self.game.act(GameAct::Object, desk),
            Command::Resign => self.game.act(GameAct::Resign, desk),
            Command::Save => {
                let stones = lesson.stones().collect::<Option<Vec<Point>>>().unwrap_or_default();
                Turn::Open(Box::new(FilesMode::save(GivenPosition::Stones(stones))))
            }
            Command::Analyse if lesson.verdict().is_none() => Turn::Refuse(say().game_not_over()),
            Command::Analyse => {
                let stones: Vec<Option<Point>> = lesson.stones().collect();
                Turn::Open(Box::new(AnalysisMode::of_game(&stones)))
            }
            _ if !self.choices().is_empty() => {
                let lines = self.choices().len();
                move_in(&mut self.chosen, lines, command)
            }
            _ if lesson.verdict().is_none() => move_cursor(desk, command),
            _ => Turn::Idle,
        }
    }

    fn lay(&mut self, point: Point, desk: &mut Desk) -> Turn {
        if self.game.lesson().is_thinking() {
            Turn::Refuse(say().thinking())
        } else {
            self.game.act(GameAct::Lay(point), desk)
        }
    }
}

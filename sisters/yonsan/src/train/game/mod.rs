//! A game against the engine under a rule set, with White's objections to Black's fouls.

use std::time::Duration;

use etude::calendar::Moment;
use etude::effort::{Credit, Effort};
use etude::lesson::{Lesson, Now};
use serde::{Deserialize, Serialize};
use yonsan_rules::{
    Foul, Game, GameError, Level, Objection, Point, Position, RuleSet, Side, StoneEffect, Verdict, read_moves,
    write_moves,
};

use super::clock::{Pace, SavedTime, Watch};
use super::exercise::{Exercise, Kind};
use super::{RenjuLesson, Report, Task, World};

/// The terms of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The rules.
    pub rules: RuleSet,
    /// The strength of the engine.
    pub level: Level,
    /// The player's side.
    pub side: Side,
    /// The time.
    pub pace: Pace,
}

impl Default for Terms {
    fn default() -> Self {
        Self { rules: RuleSet::Rif, level: Level::FIRST, side: Side::Black, pace: Pace::Free }
    }
}

impl Terms {
    /// What a game is filed under: the opponent's level, the rules and the player's colour.
    #[must_use]
    pub fn item(self) -> String {
        let side = if self.side == Side::White { "white" } else { "black" };
        format!("level-{} {} {side}", self.level, self.rules)
    }
}

/// Something to be said about the last stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The rules refuse it.
    Refused(GameError),
    /// The engine objected to a foul, which was taken back.
    TakenBack(Foul),
    /// Black's stone was a foul, to which White may object.
    MayObject(Foul),
    /// There is nothing to object to.
    NothingToObject,
}

/// A game that was left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedGame {
    rules: String,
    level: u8,
    is_white: bool,
    pace: String,
    stones: String,
    seed: u64,
    time: SavedTime,
}

impl SavedGame {
    /// The terms; `None` if this version does not know them.
    #[must_use]
    pub fn terms(&self) -> Option<Terms> {
        Some(Terms {
            rules: self.rules.parse().ok()?,
            level: Level::new(self.level)?,
            side: if self.is_white { Side::White } else { Side::Black },
            pace: Pace::of(&self.pace)?,
        })
    }

    /// The number of stones on the board.
    #[must_use]
    pub fn stones(&self) -> usize {
        self.stones.split_whitespace().count()
    }
}

/// A game against the engine.
#[derive(Debug)]
pub struct GameLesson {
    terms: Terms,
    game: Game,
    seed: u64,
    is_thinking: bool,
    /// Whether its result was handed out.
    is_recorded: bool,
    notice: Option<Notice>,
    watch: Watch,
}

impl GameLesson {
    /// Begins a game. Black's first stone lies in the centre by all the rules, so it is laid.
    #[must_use]
    pub fn new(terms: Terms, seed: u64, now: Duration) -> Self {
        let (game, watch) = (Game::new(terms.rules), Watch::begin(terms.pace, now));
        let mut lesson = Self { terms, game, seed, is_thinking: false, is_recorded: false, notice: None, watch };
        lesson.lay(Point::CENTRE, now);
        lesson
    }

    /// What is kept of it while it lasts.
    fn saved(&self, now: Duration) -> Option<SavedGame> {
        let Terms { rules, level, side, pace } = self.terms;
        let stones: Vec<Point> = self.game.turns().flatten().collect();
        // The centre alone was not played by anybody.
        (self.verdict().is_none() && stones.len() > 1).then(|| SavedGame {
            rules: rules.to_string(),
            level: level.number(),
            is_white: side == Side::White,
            pace: pace.name(),
            stones: write_moves(&stones),
            seed: self.seed,
            time: self.watch.saved(now),
        })
    }

    /// Continues a game. `None` if it cannot be played on.
    #[must_use]
    pub fn resume(saved: &SavedGame, now: Duration) -> Option<Self> {
        let terms = saved.terms()?;
        let (mut game, mut last) = (Game::new(terms.rules), StoneEffect::Nothing);
        for point in read_moves(&saved.stones).ok()? {
            last = game.play(point).ok()?;
        }
        if game.verdict().is_some() {
            return None;
        }
        let watch = Watch::resume(terms.pace, game.position().to_move(), saved.time, now);
        let mut lesson =
            Self { terms, game, seed: saved.seed, is_thinking: false, is_recorded: false, notice: None, watch };
        match last {
            StoneEffect::Foul(foul) if lesson.position().to_move() == terms.side => {
                lesson.notice = Some(Notice::MayObject(foul));
            }
            _ => lesson.think(),
        }
        Some(lesson)
    }

    /// The terms.
    #[must_use]
    pub const fn terms(&self) -> Terms {
        self.terms
    }

    /// The position on the board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        self.game.position()
    }

    /// The stones in the order in which they were laid.
    #[must_use]
    pub fn stones(&self) -> impl ExactSizeIterator<Item = Option<Point>> + '_ {
        self.game.turns()
    }

    /// Whether the engine is thinking.
    #[must_use]
    pub const fn is_thinking(&self) -> bool {
        self.is_thinking
    }

    /// What is to be said about the last stone.
    #[must_use]
    pub const fn notice(&self) -> Option<Notice> {
        self.notice
    }

    /// The time.
    #[must_use]
    pub const fn watch(&self) -> &Watch {
        &self.watch
    }

    /// Takes note of the time: a side whose time is over loses.
    fn check_time(&mut self, now: Duration) {
        if self.verdict().is_none()
            && let Some(side) = self.watch.fallen(now)
        {
            self.end(|game, _| game.time_out(side), now);
        }
    }

    /// Who has won, and why, once the game is over.
    #[must_use]
    pub const fn verdict(&self) -> Option<Verdict> {
        self.game.verdict()
    }

    /// Plays the player's stone.
    fn play(&mut self, point: Point, now: Duration) {
        self.check_time(now);
        if !self.is_thinking && self.verdict().is_none() {
            self.notice = None;
            self.lay(point, now);
        }
    }

    /// Takes the engine's stone.
    fn reply(&mut self, point: Option<Point>, now: Duration) {
        self.check_time(now);
        if !std::mem::take(&mut self.is_thinking) {
            return;
        }
        match point {
            Some(point) => self.lay(point, now),
            // It has no point left that is allowed.
            None => self.end(Game::resign, now),
        }
    }

    /// Objects to Black's foul, if the player has White.
    fn object(&mut self, now: Duration) {
        if self.terms.side != Side::White || self.verdict().is_some() {
            return;
        }
        self.notice = None;
        match self.game.object() {
            Ok(outcome) => self.granted(outcome, now),
            Err(_) => self.notice = Some(Notice::NothingToObject),
        }
    }

    /// Gives the game up.
    fn resign(&mut self, now: Duration) {
        let side = self.terms.side;
        self.end(|game, _| game.resign(side), now);
    }

    fn end(&mut self, end: impl FnOnce(&mut Game, Side) -> Result<(), GameError>, now: Duration) {
        let mover = self.position().to_move();
        if end(&mut self.game, mover).is_ok() {
            self.is_thinking = false;
            self.watch.stop(now);
        }
    }

    /// As what it is recorded.
    fn exercise(&self, verdict: Verdict, moment: Moment) -> Exercise {
        let credit = match verdict.winner() {
            None => Credit::Half,
            Some(winner) if winner == self.terms.side => Credit::Full,
            Some(_) => Credit::None,
        };
        let stones: Vec<Point> = self.stones().flatten().collect();
        let (effort, tags) = (Effort::new(credit), vec![format!("time-{}", self.terms.pace.name())]);
        let exercise = Exercise::new(moment, Kind::Game, self.terms.item(), false);
        Exercise { effort, tags, detail: write_moves(&stones), ..exercise }
    }

    /// Lays a stone of the side to move, and has the engine object or move if it is its turn.
    fn lay(&mut self, point: Point, now: Duration) {
        let effect = match self.game.play(point) {
            Ok(effect) => effect,
            Err(error) => {
                self.notice = Some(Notice::Refused(error));
                return;
            }
        };
        if self.verdict().is_some() {
            return self.watch.stop(now);
        }
        self.watch.start(self.position().to_move(), now);
        match effect {
            // The engine has White and always objects.
            StoneEffect::Foul(_) if self.terms.side == Side::Black => {
                if let Ok(outcome) = self.game.object() {
                    self.granted(outcome, now);
                }
            }
            StoneEffect::Foul(foul) => self.notice = Some(Notice::MayObject(foul)),
            _ => self.think(),
        }
    }

    /// What follows upon an objection.
    fn granted(&mut self, outcome: Objection, now: Duration) {
        match outcome {
            Objection::Lost(_) => self.watch.stop(now),
            Objection::TakenBack(point) => {
                self.watch.start(Side::Black, now);
                self.notice = self.position().board().foul(point).map(Notice::TakenBack);
                self.think();
            }
        }
    }

    /// Has the engine think, if it is to move.
    fn think(&mut self) {
        if self.position().to_move() != self.terms.side {
            self.is_thinking = true;
            self.seed = self.seed.wrapping_add(1);
        }
    }
}

/// What the player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameAct {
    /// Lays a stone.
    Lay(Point),
    /// Objects to Black's foul.
    Object,
    /// Gives the game up.
    Resign,
}

impl Lesson for GameLesson {
    type World<'a> = World<'a>;
    type Act = GameAct;
    type Task = Task;
    type Report = Report;
    type Record = Exercise;
    type Draft = SavedGame;

    fn act(&mut self, act: GameAct, world: &mut World<'_>) {
        let now = world.now;
        match act {
            GameAct::Lay(point) => self.play(point, now.run),
            GameAct::Object => self.object(now.run),
            GameAct::Resign => self.resign(now.run),
        }
    }

    fn tick(&mut self, world: &mut World<'_>) {
        self.check_time(world.now.run);
    }

    /// The engine's stone.
    fn pending(&self, _world: &World<'_>) -> Option<Task> {
        self.is_thinking.then_some(Task::Think(*self.position(), self.terms.level, self.seed))
    }

    fn task_number(&self) -> u64 {
        self.seed
    }

    fn report(&mut self, report: &Report, world: &mut World<'_>) {
        if let Report::Thought(point) = report {
            self.reply(*point, world.now.run);
        }
    }

    fn wakes_at(&self, now: Now) -> Option<Duration> {
        self.verdict().is_none().then(|| self.watch.wakes_at(now.run)).flatten()
    }

    /// Its result, once.
    fn take_recorded(&mut self, world: &mut World<'_>) -> Vec<Exercise> {
        let verdict = self.verdict().filter(|_| !self.is_recorded);
        self.is_recorded |= verdict.is_some();
        verdict.map(|verdict| self.exercise(verdict, world.now.wall)).into_iter().collect()
    }

    fn draft(&self, now: Now) -> Option<SavedGame> {
        self.saved(now.run)
    }

    fn revision(&self) -> Option<u64> {
        let stones = self.game.turns().len() as u64;
        (self.verdict().is_none() && stones > 1).then_some(stones)
    }
}

impl RenjuLesson for GameLesson {}

#[cfg(test)]
mod tests;

//! A game against the engine under a rule set and an opening rule, with White's objections to Black's fouls.

pub mod opening;

use std::time::Duration;

use etude::calendar::Moment;
use etude::effort::{Credit, Effort};
use etude::lesson::{Lesson, Now};
use serde::{Deserialize, Serialize};
use yonsan_rules::{
    Act, Foul, Game, GameError, Level, Objection, Opening, OpeningRule, Point, Position, ProtocolError, RuleSet, Side,
    StoneEffect, Verdict, read_moves, write_moves,
};

use self::opening::{OpeningPhase, is_laid_by_one, laid};

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
    /// The player's side; under an opening rule that at its beginning: Black for the first player.
    pub side: Side,
    /// The time.
    pub(crate) pace: Pace,
    /// The opening rule; `None` where all but the first stone is free.
    pub(crate) opening: Option<OpeningRule>,
    /// The named opening that the player lays as the first one, if that is settled before the game.
    pub(crate) pattern: Option<Opening>,
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            rules: RuleSet::Rif,
            level: Level::FIRST,
            side: Side::Black,
            pace: Pace::Free,
            opening: None,
            pattern: None,
        }
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
    /// The opening rule refuses it.
    NotInOpening(ProtocolError),
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
    /// The opening rule and what was done under it, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    opening: Option<(String, String)>,
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
            opening: match &self.opening {
                Some((rule, _)) => Some(rule.parse().ok()?),
                None => None,
            },
            pattern: None,
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
    /// Under an opening rule, what was done in the opening.
    opening: Option<OpeningPhase>,
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
        let opening = terms.opening.map(|rule| OpeningPhase::new(rule, terms.side));
        let watch = Watch::begin(terms.pace, now);
        let mut lesson = Self::with(terms, Game::new(terms.rules), opening, seed, watch);
        lesson.lay(Point::CENTRE, now);
        let lays = terms.side == Side::Black && terms.opening.is_some_and(is_laid_by_one);
        for act in terms.pattern.filter(|_| lays).into_iter().flat_map(laid) {
            lesson.open(act, now);
        }
        lesson
    }

    const fn with(terms: Terms, game: Game, opening: Option<OpeningPhase>, seed: u64, watch: Watch) -> Self {
        Self { terms, game, opening, seed, is_thinking: false, is_recorded: false, notice: None, watch }
    }

    /// What is kept of it while it lasts.
    fn saved(&self, now: Duration) -> Option<SavedGame> {
        let Terms { rules, level, side, pace, .. } = self.terms;
        let stones: Vec<Point> = self.game.turns().flatten().collect();
        // The centre alone was not played by anybody.
        self.is_begun().then(|| SavedGame {
            rules: rules.to_string(),
            level: level.number(),
            is_white: side == Side::White,
            pace: pace.name(),
            stones: write_moves(&stones),
            seed: self.seed,
            time: self.watch.saved(now),
            opening: self.opening.as_ref().map(|opening| (opening.protocol().rule().to_string(), opening.acts())),
        })
    }

    /// Whether anybody has done anything, and the game is not over.
    fn is_begun(&self) -> bool {
        let acts = self.opening.as_ref().map_or(0, OpeningPhase::count);
        self.verdict().is_none() && self.game.turns().len().max(acts) > 1
    }

    /// Continues a game. `None` if it cannot be played on.
    #[must_use]
    pub fn resume(saved: &SavedGame, now: Duration) -> Option<Self> {
        let terms = saved.terms()?;
        let (mut game, mut last) = (Game::new(terms.rules), StoneEffect::Nothing);
        let stones = read_moves(&saved.stones).ok()?;
        for &point in &stones {
            last = game.play(point).ok()?;
        }
        if game.verdict().is_some() {
            return None;
        }
        let opening = match (&saved.opening, terms.opening) {
            (Some((_, acts)), Some(rule)) => Some(OpeningPhase::resume(rule, terms.side, acts)?),
            _ => None,
        };
        if let Some(opening) = &opening {
            // The game goes on where the opening has ended.
            let laid = opening.protocol().stones();
            (stones.starts_with(laid) && (opening.is_over() || stones.len() == laid.len())).then_some(())?;
        }
        let watch = Watch::begin(terms.pace, now);
        let mut lesson = Self::with(terms, game, opening, saved.seed, watch);
        lesson.watch = Watch::resume(terms.pace, lesson.seat(lesson.to_act()), saved.time, now);
        match last {
            StoneEffect::Foul(foul) if lesson.position().to_move() == lesson.side() => {
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

    /// The side that the player has at the moment.
    #[must_use]
    pub fn side(&self) -> Side {
        self.opening.as_ref().map_or(self.terms.side, OpeningPhase::side)
    }

    /// The opening under an opening rule, in progress or over.
    #[must_use]
    pub const fn opening(&self) -> Option<&OpeningPhase> {
        self.opening.as_ref()
    }

    /// The opening while it lasts.
    #[must_use]
    pub fn open_opening(&self) -> Option<&OpeningPhase> {
        self.opening.as_ref().filter(|opening| self.verdict().is_none() && !opening.is_over())
    }

    /// The side of whoever is to do something.
    #[must_use]
    pub fn to_act(&self) -> Side {
        self.open_opening().and_then(OpeningPhase::side_to_act).unwrap_or_else(|| self.position().to_move())
    }

    /// The clock of a side: players keep theirs when they swap.
    #[must_use]
    pub fn seat(&self, side: Side) -> Side {
        self.opening.as_ref().map_or(side, |opening| opening.began_as(side))
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
            && let Some(seat) = self.watch.fallen(now)
        {
            let side = if self.seat(Side::Black) == seat { Side::Black } else { Side::White };
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
        if self.is_thinking || self.verdict().is_some() {
            return;
        }
        self.notice = None;
        if self.open_opening().is_some() {
            self.open(Act::Stone(point), now);
        } else {
            self.lay(point, now);
        }
    }

    /// Swaps, keeps or declares, if that is the player's to do.
    fn decide(&mut self, act: Act, now: Duration) {
        self.check_time(now);
        if self.open_opening().is_some_and(OpeningPhase::is_yours) {
            self.notice = None;
            self.open(act, now);
        }
    }

    /// Does what is due in the opening, for whoever is to do it.
    fn open(&mut self, act: Act, now: Duration) {
        let Some(opening) = self.opening.as_mut().filter(|opening| !opening.is_over()) else { return };
        match opening.act(act) {
            Ok(Some(point)) => self.lay(point, now),
            Ok(None) => self.pass_turn(now),
            Err(error) => self.notice = Some(Notice::NotInOpening(error)),
        }
    }

    /// Has the other clock run and the engine think, if it is its turn.
    fn pass_turn(&mut self, now: Duration) {
        self.watch.start(self.seat(self.to_act()), now);
        self.think();
    }

    /// Takes what the engine does in the opening.
    fn take_opening(&mut self, acts: &[Act], now: Duration) {
        self.check_time(now);
        if !std::mem::take(&mut self.is_thinking) {
            return;
        }
        if acts.is_empty() {
            return self.end(Game::resign, now);
        }
        for &act in acts {
            self.is_thinking = false;
            self.open(act, now);
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
        if self.side() != Side::White || self.verdict().is_some() {
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
        let side = self.side();
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
            Some(winner) if winner == self.side() => Credit::Full,
            Some(_) => Credit::None,
        };
        let stones: Vec<Point> = self.stones().flatten().collect();
        let mut tags = vec![format!("time-{}", self.terms.pace.name())];
        tags.extend(self.terms.opening.map(|rule| format!("opening-{rule}")));
        let effort = Effort::new(credit);
        let exercise = Exercise::new(moment, Kind::Game, Terms { side: self.side(), ..self.terms }.item(), false);
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
        self.watch.start(self.seat(self.to_act()), now);
        match effect {
            // The engine has White and always objects.
            StoneEffect::Foul(_) if self.side() == Side::Black => {
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
                self.watch.start(self.seat(Side::Black), now);
                self.notice = self.position().board().foul(point).map(Notice::TakenBack);
                self.think();
            }
        }
    }

    /// Has the engine think, if it is to act.
    fn think(&mut self) {
        let is_yours = self.open_opening().map_or(self.position().to_move() == self.side(), OpeningPhase::is_yours);
        if !is_yours {
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
    /// Swaps, keeps or declares in the opening.
    Open(Act),
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
            GameAct::Open(act) => self.decide(act, now.run),
            GameAct::Object => self.object(now.run),
            GameAct::Resign => self.resign(now.run),
        }
    }

    fn tick(&mut self, world: &mut World<'_>) {
        self.check_time(world.now.run);
    }

    /// The engine's stone, or what it does in the opening.
    fn pending(&self, _world: &World<'_>) -> Option<Task> {
        let Terms { level, .. } = self.terms;
        self.is_thinking.then(|| match self.open_opening() {
            Some(opening) => Task::Open(Box::new(opening.protocol().clone()), level, self.seed),
            None => Task::Think(*self.position(), level, self.seed),
        })
    }

    fn task_number(&self) -> u64 {
        self.seed
    }

    fn report(&mut self, report: &Report, world: &mut World<'_>) {
        match report {
            Report::Thought(point) => self.reply(*point, world.now.run),
            Report::Opened(acts) => self.take_opening(acts, world.now.run),
            _ => {}
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
        let acts = self.opening.as_ref().map_or(0, OpeningPhase::count);
        self.is_begun().then(|| (self.game.turns().len() + acts) as u64)
    }
}

impl RenjuLesson for GameLesson {}

#[cfg(test)]
mod tests;

//! A game against a level, under a rule set, with a clock or without one.

use std::time::Duration;

use chuhe_engine::Level;
use chuhe_rules::{
    Game, GameError, LossReason, Move, NATURAL_LIMIT, Position, Refusal, Repetition, RuleSet, Ruling, Side, Verdict,
};
use etude::effort::millis;
use etude::lesson::{Lesson, Now};
use serde::{Deserialize, Serialize};

use super::clock::{Pace, SavedTime, Watch};
use super::{Report, Task, World, XiangqiLesson};
use crate::attempt::{Exercise, Kind, PracticeMode};

/// What a game is played under.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The opponent.
    pub level: Level,
    /// The player's side.
    pub side: Side,
    /// The rules of repetition.
    pub rules: RuleSet,
    /// The time.
    pub pace: Pace,
    /// Makes the opponent's moves another's.
    pub seed: u64,
}

/// What the player does in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameAct {
    /// Plays a move.
    Play(Move),
    /// Offers a draw.
    Offer,
    /// Accepts the opponent's offer.
    Accept,
    /// Gives the game up.
    Resign,
}

/// What is said about the last act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameRemark {
    /// No piece moves like that.
    Illegal(Refusal),
    /// No draw is offered in this round (4.3).
    TooEarly(usize),
    /// The opponent declines.
    Declined,
    /// It declines, and offering so often was a foul (8.1.3).
    DeclinedFoul,
    /// The opponent offers a draw.
    Offered,
    /// There is no offer to accept.
    NoOffer,
}

/// A game that was left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedGame {
    level: u8,
    is_red: bool,
    rules: String,
    pace: String,
    seed: u64,
    moves: Vec<String>,
    /// Draws that were offered: after how many moves, and whether by Red.
    offers: Vec<(usize, bool)>,
    time: SavedTime,
    millis: u32,
}

impl SavedGame {
    /// What it is played under; `None` if this program does not know that.
    #[must_use]
    pub fn terms(&self) -> Option<Terms> {
        Some(Terms {
            level: Level::new(self.level)?,
            side: if self.is_red { Side::Red } else { Side::Black },
            rules: self.rules.parse().ok()?,
            pace: Pace::of(&self.pace)?,
            seed: self.seed,
        })
    }

    /// The number of moves.
    #[must_use]
    pub const fn moves(&self) -> usize {
        self.moves.len()
    }
}

/// What the opponent is thinking about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Thought {
    Move,
    Offer,
}

/// The opponent offers a draw after so many of its moves in a row that were worth nothing.
const DULL: usize = 6;

/// A score that is worth nothing, in hundredths of a pawn.
const EVEN: i32 = 20;

/// A game at work.
#[derive(Clone, Debug)]
pub struct GameLesson {
    terms: Terms,
    game: Game,
    watch: Watch,
    thought: Option<Thought>,
    tasks: u64,
    remark: Option<GameRemark>,
    ruling: Option<Ruling>,
    offers: Vec<(usize, Side)>,
    /// The opponent's moves in a row that were worth nothing.
    dull: usize,
    begun: Duration,
    /// The time that was spent on it before.
    spent: Duration,
    is_counted: bool,
}

impl GameLesson {
    /// A game that begins.
    #[must_use]
    pub fn new(terms: Terms, now: Duration) -> Self {
        let mut lesson = Self {
            terms,
            game: Game::new(Position::start(), terms.rules, chuhe_rules::Level::Local),
            watch: Watch::begin(terms.pace, now),
            thought: None,
            tasks: 0,
            remark: None,
            ruling: None,
            offers: Vec::new(),
            dull: 0,
            begun: now,
            spent: Duration::ZERO,
            is_counted: false,
        };
        lesson.think();
        lesson
    }

    /// A game that was left; `None` if it cannot be read.
    #[must_use]
    pub fn resume(saved: &SavedGame, now: Duration) -> Option<Self> {
        let terms = saved.terms()?;
        let mut lesson = Self::new(terms, now);
        let side = |is_red| if is_red { Side::Red } else { Side::Black };
        for (ply, text) in saved.moves.iter().enumerate() {
            for &(_, is_red) in saved.offers.iter().filter(|&&(at, _)| at == ply) {
                lesson.offer(side(is_red)).ok()?;
            }
            let mv = text.parse().ok().filter(|&mv| lesson.game.position().is_legal(mv))?;
            lesson.make(mv, now);
        }
        for &(_, is_red) in saved.offers.iter().filter(|&&(at, _)| at == saved.moves.len()) {
            lesson.offer(side(is_red)).ok()?;
        }
        let turn = lesson.game.position().turn();
        lesson.watch = Watch::resume(terms.pace, turn, saved.time, now);
        lesson.spent = Duration::from_millis(saved.millis.into());
        (lesson.thought, lesson.remark) = (None, None);
        lesson.think();
        Some(lesson)
    }

    /// What it is played under.
    #[must_use]
    pub const fn terms(&self) -> Terms {
        self.terms
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// What is said about the last act.
    #[must_use]
    pub const fn remark(&self) -> Option<GameRemark> {
        self.remark
    }

    /// The ruling on the repetition that ended the game.
    #[must_use]
    pub const fn ruling(&self) -> Option<&Ruling> {
        self.ruling.as_ref()
    }

    /// Whether the opponent is thinking.
    #[must_use]
    pub const fn is_thinking(&self) -> bool {
        self.thought.is_some()
    }

    /// The time that a side has left; `None` without a limit.
    #[must_use]
    pub fn left(&self, side: Side, now: Duration) -> Option<Duration> {
        self.watch.left(side, now)
    }

    /// How often the position has occurred.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        Repetition::find(Position::start(), self.game.moves()).map_or(1, |found| found.occurrences())
    }

    /// Whether the player has won; `None` while it goes on, and if nobody has.
    #[must_use]
    pub fn result(&self) -> Option<Option<bool>> {
        Some(match self.game.verdict()? {
            Verdict::Lost(side, _) => Some(side != self.terms.side),
            Verdict::Drawn(_) => None,
        })
    }

    fn is_over(&self) -> bool {
        self.game.verdict().is_some()
    }

    /// Has the opponent think if it is to move.
    fn think(&mut self) {
        if self.thought.is_none() && !self.is_over() && self.game.position().turn() != self.terms.side {
            self.thought = Some(Thought::Move);
            self.tasks += 1;
        }
    }

    fn offer(&mut self, side: Side) -> Result<(), GameError> {
        self.game.offer_draw(side)?;
        self.offers.push((self.game.moves().len(), side));
        Ok(())
    }

    /// Does what the player does on its turn.
    fn obey(&mut self, act: GameAct, now: Duration) {
        let is_turn = self.thought.is_none() && self.game.position().turn() == self.terms.side;
        match act {
            // A game that is over cannot be given up.
            GameAct::Resign => {
                let _ = self.game.resign(self.terms.side);
                self.thought = None;
            }
            _ if !is_turn => return,
            // A suicide loses on the board; here it is refused like any other slip.
            GameAct::Play(mv) => {
                self.remark = self.game.position().check_move(mv).err().map(GameRemark::Illegal);
                if self.remark.is_none() {
                    self.make(mv, now);
                }
            }
            GameAct::Offer => match self.offer(self.terms.side) {
                Err(GameError::OfferTooEarly(round)) => self.remark = Some(GameRemark::TooEarly(round)),
                Err(_) => {}
                Ok(()) if self.is_over() => {}
                Ok(()) => {
                    self.thought = Some(Thought::Offer);
                    self.tasks += 1;
                }
            },
            GameAct::Accept => {
                self.remark = self.game.accept_draw(self.terms.side).err().map(|_| GameRemark::NoOffer);
            }
        }
        self.settle(now);
    }

    /// Takes the opponent's move, with what it thinks that is worth.
    fn answer(&mut self, mv: Option<Move>, score: i32, now: Duration) {
        self.thought = None;
        self.remark = None;
        let Some(mv) = mv else { return };
        self.make(mv, now);
        self.dull = if score.abs() <= EVEN { self.dull + 1 } else { 0 };
        let opponent = self.terms.side.other();
        let has_offered = self.offers.iter().any(|&(_, side)| side == opponent);
        if self.dull >= DULL && !has_offered && !self.is_over() && self.offer(opponent).is_ok() {
            self.remark = Some(GameRemark::Offered);
        }
    }

    /// Takes what the opponent thinks of a draw: a level that stands no better accepts.
    fn consider(&mut self, score: i32) {
        self.thought = None;
        let side = self.terms.side;
        if score <= 0 {
            // It was offered, so it can be accepted.
            let _ = self.game.accept_draw(side.other());
            return;
        }
        let (own, other) = (self.game.tally(side).offers, self.game.tally(side.other()).offers);
        self.remark = Some(if own >= other + 2 { GameRemark::DeclinedFoul } else { GameRemark::Declined });
    }

    fn make(&mut self, mv: Move, now: Duration) {
        if self.game.play(mv).is_err() {
            return;
        }
        self.watch.press(now);
        if self.is_over() {
            return;
        }
        // The arbiter looks at once, and both claim the limit.
        match self.game.judge_repetition() {
            Ok(ruling) => self.ruling = Some(ruling),
            Err(GameError::NoRepetition(_)) if self.game.quiet_rounds() >= NATURAL_LIMIT => {
                // It is reached, so the claim is true.
                let _ = self.game.claim_natural_limit(self.terms.side);
            }
            Err(_) => {}
        }
    }

    /// Stops the clock of a game that is over, and has the opponent think in one that is not.
    fn settle(&mut self, now: Duration) {
        if self.is_over() {
            self.watch.stop(now);
            self.thought = None;
        }
        self.think();
    }
}

impl Lesson for GameLesson {
    type World<'a> = World<'a>;
    type Act = GameAct;
    type Task = Task;
    type Report = Report;
    type Record = Exercise;
    type Draft = SavedGame;

    fn act(&mut self, act: GameAct, world: &mut World<'_>) {
        self.tick(world);
        if !self.is_over() {
            self.obey(act, world.now.run);
        }
    }

    /// Whoever has used the time has lost (4.1.6).
    fn tick(&mut self, world: &mut World<'_>) {
        if !self.is_over()
            && let Some(side) = self.watch.fallen(world.now.run)
        {
            // The game goes on, so it can be lost.
            let _ = self.game.forfeit(side, LossReason::Time);
            self.settle(world.now.run);
        }
    }

    fn pending(&self, _world: &World<'_>) -> Option<Task> {
        let thought = self.thought?;
        let Terms { level, rules, seed, .. } = self.terms;
        let moves = self.game.moves().to_vec();
        let seed = seed ^ (moves.len() as u64) << 32;
        let start = Position::start();
        Some(match thought {
            Thought::Move => Task::Play { start, moves, rules, level, seed },
            Thought::Offer => Task::Consider { start, moves, rules, level },
        })
    }

    fn task_number(&self) -> u64 {
        self.tasks
    }

    fn report(&mut self, report: &Report, world: &mut World<'_>) {
        self.tick(world);
        match (report, self.thought) {
            (Report::Played(mv, score), Some(Thought::Move)) => self.answer(*mv, *score, world.now.run),
            (Report::Considered(score), Some(Thought::Offer)) => self.consider(*score),
            _ => return,
        }
        self.settle(world.now.run);
    }

    fn wakes_at(&self, now: Now) -> Option<Duration> {
        if self.is_over() { None } else { self.watch.wakes_at(now.run) }
    }

    fn take_recorded(&mut self, world: &mut World<'_>) -> Vec<Exercise> {
        let Some(result) = self.result().filter(|_| !self.is_counted) else { return Vec::new() };
        self.is_counted = true;
        let spent = self.spent + world.now.run.saturating_sub(self.begun);
        // A draw counts as done, not as won.
        let effort = Exercise::effort(result == Some(true), millis(spent));
        let Terms { level, rules, side, pace, .. } = self.terms;
        let side = if side == Side::Red { "red" } else { "black" };
        let result = result.map_or("drawn", |is_won| if is_won { "won" } else { "lost" });
        let item = format!("level-{} {rules} {side} {result} {}", level.number(), pace.name());
        let (kind, mode, lesson) = (Kind::Game, PracticeMode::Practice, String::new());
        vec![Exercise { moment: world.now.wall, kind, mode, item, effort, moves: 1, lesson }]
    }

    fn draft(&self, now: Now) -> Option<SavedGame> {
        let Terms { level, side, rules, pace, seed } = self.terms;
        let is_begun = !self.game.moves().is_empty() && !self.is_over();
        is_begun.then(|| SavedGame {
            level: level.number(),
            is_red: side == Side::Red,
            rules: rules.to_string(),
            pace: pace.name(),
            seed,
            moves: self.game.moves().iter().map(Move::to_string).collect(),
            offers: self.offers.iter().map(|&(ply, side)| (ply, side == Side::Red)).collect(),
            time: self.watch.saved(now.run),
            millis: millis(self.spent + now.run.saturating_sub(self.begun)),
        })
    }

    fn revision(&self) -> Option<u64> {
        let count = self.game.moves().len() as u64;
        (count > 0 && !self.is_over()).then_some(count)
    }
}

impl XiangqiLesson for GameLesson {
    fn outcome(&self) -> Option<bool> {
        self.result().map(|result| result == Some(true))
    }
}

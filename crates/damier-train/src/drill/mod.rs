//! Ending drill: an ending to be won, or to be held, against the best play of the tables. Every move that keeps the
//! result passes; what a move wastes of the limit is counted, and what it gives away is remembered.
//!
//! Positions of more pieces than the tables in the program have are played by the engine, which judges less exactly.

mod ending;
mod judging;
mod plan;
mod positions;
#[cfg(test)]
mod tests;
mod weigh;

pub use ending::{Ending, Material, Role, offered, roles};
pub(crate) use plan::FROM;
pub use plan::Plan;
pub use positions::{Difficulty, draw};
pub use weigh::{Weighed, best_reply, known, slack, weigh};

use std::cmp::Reverse;

use crate::start::Start;
use damier_endings::{Answer, Outcome, TableSet};
use damier_engine::{Finding, Limits, ReportKind, Score, Situation, Task, Verdict};
use damier_rules::notation::read_move;
use damier_rules::{Color, Game, GameEnd, Move, PlayError};
use judging::{by_reply, by_tables};

/// Positions that the engine may visit for a reply: about a quarter of a second.
const REPLY_NODES: u64 = 400_000;

/// Moves by the trainee after which a draw that no limit ends is proven enough.
const MOVES_TO_HOLD: usize = 12;

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The trainee is to move.
    Thinking,
    /// The engine is to move.
    Waiting,
    /// The game is over.
    Over(GameEnd),
}

/// A move that the trainee made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The plies made before it.
    pub ply: usize,
    /// Whether it kept the result; undecided where neither tables nor the engine know.
    pub verdict: Verdict,
    /// The slack after it, in whole moves; `None` where no limit of the tables runs or the trainee does not win.
    pub slack: Option<u8>,
}

/// A drill from one position.
#[derive(Clone, Debug)]
pub struct EndingDrill {
    plan: Plan,
    start: Start,
    trainee: Color,
    game: Game,
    made: Vec<Made>,
    /// What the engine saw for the trainee when it moved last.
    outlook: Option<Score>,
    engine_failed: bool,
    tables: TableSet,
}

impl EndingDrill {
    /// A drill from a position of a plan.
    #[must_use]
    pub fn new(plan: Plan, start: Start, tables: TableSet) -> Self {
        let mut drill = Self::before_the_first_move(plan, start, tables);
        drill.reply();
        drill
    }

    fn before_the_first_move(plan: Plan, start: Start, tables: TableSet) -> Self {
        let trainee = plan.trainee(&start, &tables);
        let game = start.game();
        Self { plan, start, trainee, game, made: Vec::new(), outlook: None, engine_failed: false, tables }
    }

    /// Goes on with a drill that was cut short after these moves, or as many of them as can be made. The reply to the
    /// last one may still have to be made. `None` when it is not known where it began.
    #[must_use]
    pub fn resume(plan: Plan, moves: &[String], tables: TableSet) -> Option<Self> {
        let mut drill = Self::before_the_first_move(plan, plan.start?, tables);
        for text in moves {
            let Ok(played) = read_move(drill.game.position(), text) else { break };
            let made = match drill.phase() {
                Phase::Thinking => drill.play(played),
                Phase::Waiting => drill.game.play(played),
                Phase::Over(_) => break,
            };
            if made.is_err() {
                break;
            }
        }
        Some(drill)
    }

    /// What it was made from.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Where it began.
    #[must_use]
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// The ending and the trainee's role in it.
    #[must_use]
    pub const fn ending(&self) -> &Ending {
        &self.plan.ending
    }

    /// The trainee's side.
    #[must_use]
    pub const fn trainee(&self) -> Color {
        self.trainee
    }

    /// The game so far.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The moves of the trainee, the first one first.
    #[must_use]
    pub fn made(&self) -> &[Made] {
        &self.made
    }

    /// Whose turn it is.
    #[must_use]
    pub fn phase(&self) -> Phase {
        match self.game.end() {
            Some(end) => Phase::Over(end),
            None if self.game.position().side_to_move() == self.trainee => Phase::Thinking,
            None => Phase::Waiting,
        }
    }

    /// Whether the trainee has done what the role asks; `None` while the game goes on.
    #[must_use]
    pub fn is_solved(&self) -> Option<bool> {
        let outcome = weigh::outcome_for(self.trainee, self.game.end()?);
        Some(outcome >= self.wanted())
    }

    /// The place among the trainee's moves of the last one that gave the result away.
    #[must_use]
    pub fn error(&self) -> Option<usize> {
        self.made.iter().rposition(|made| made.verdict.is_lost())
    }

    /// The moves of the limit that the trainee has wasted.
    #[must_use]
    pub fn wasted(&self) -> u32 {
        self.made.iter().filter_map(|made| made.verdict.waste()).map(|waste| u32::from(waste.moves)).sum()
    }

    /// The whole moves that the trainee can waste now without losing the win.
    #[must_use]
    pub fn slack(&self) -> Option<u8> {
        let is_own_turn = self.game.position().side_to_move() == self.trainee;
        let wins = if is_own_turn { Outcome::Win } else { Outcome::Loss };
        known(&self.game, &self.tables).as_ref().filter(|answer| answer.outcome == wins).and_then(slack)
    }

    /// What the tables say about the position on the board, for the side to move.
    #[must_use]
    pub fn known(&self) -> Option<Answer> {
        known(&self.game, &self.tables)
    }

    /// The moves that keep what there is, those that leave the most slack first; empty when the tables do not know, or
    /// when every move will do because nothing can be kept or lost.
    #[must_use]
    pub fn keeping(&self) -> Vec<Weighed> {
        let mut weighed = weigh(&self.game, &self.tables).unwrap_or_default();
        let best = weighed.iter().map(|each| each.outcome).max();
        weighed.retain(|each| Some(each.outcome) == best && each.outcome != Outcome::Loss);
        weighed.sort_by_key(|each| {
            (each.after.is_some(), Reverse(each.slack()), each.after.and_then(|after| after.to_win))
        });
        weighed
    }

    /// Whether the engine broke down, so that any move was played in its place.
    #[must_use]
    pub const fn engine_failed(&self) -> bool {
        self.engine_failed
    }

    /// Whether it is known that the trainee can do what the role asks, with best play.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.plan.ending.is_four_kings() || known(&self.start.game(), &self.tables).is_some()
    }

    /// What the drill waits for the engine to do; nothing where the tables know the [reply](Self::reply).
    #[must_use]
    pub fn pending(&self) -> Option<Task> {
        (self.phase() == Phase::Waiting && known(&self.game, &self.tables).is_none())
            .then(|| Task::Search { situation: Situation::from(&self.game), limits: Limits::nodes(REPLY_NODES) })
    }

    /// Makes the trainee's move.
    ///
    /// # Errors
    ///
    /// When it is not legal or not the trainee's turn.
    pub fn play(&mut self, played: Move) -> Result<(), PlayError> {
        if self.phase() == Phase::Waiting {
            return Err(PlayError::Illegal);
        }
        let weighed = weigh(&self.game, &self.tables);
        let before = self.slack();
        let ply = self.game.moves().len();
        let own = weighed.as_ref().and_then(|all| all.iter().find(|each| each.played == played));
        let verdict = by_tables(&self.game, weighed.as_deref().unwrap_or_default(), played, before, &self.tables);
        self.game.play(played)?;
        let slack = own.filter(|own| own.outcome == Outcome::Win).and_then(Weighed::slack);
        self.made.push(Made { ply, verdict, slack });
        Ok(())
    }

    /// Makes the reply of the tables, if it is their turn and they know one, and ends a draw that has been held for
    /// long enough where no limit would.
    pub fn reply(&mut self) {
        if self.phase() == Phase::Waiting
            && let Some(reply) = best_reply(&self.game, &self.tables)
        {
            let _ = self.game.play(reply);
        }
        let is_drawn = || {
            known(&self.game, &self.tables)
                .is_some_and(|answer| answer.outcome == Outcome::Draw && answer.limit.is_none())
        };
        if self.made.len() >= MOVES_TO_HOLD && self.phase() == Phase::Thinking && is_drawn() {
            self.game.nobody_can_win();
        }
    }

    /// Takes what the engine reports on the pending task.
    pub fn report(&mut self, report: &ReportKind) {
        if self.phase() != Phase::Waiting {
            return;
        }
        match report {
            ReportKind::Found(finding) => self.take(finding),
            ReportKind::Failed(_) => {
                self.engine_failed = true;
                self.make_any_move();
            }
            _ => {}
        }
    }

    /// Plays what the engine found, and judges the trainee's last move by it.
    fn take(&mut self, finding: &Finding) {
        let before = self.outlook.replace(-finding.score);
        if let Some(last) = self.made.last_mut() {
            last.verdict = by_reply(before, finding);
        }
        if finding.best().is_none_or(|best| self.game.play(best).is_err()) {
            self.make_any_move();
        }
    }

    /// Keeps the drill going when the engine has nothing to say.
    fn make_any_move(&mut self) {
        if let Some(&any) = self.game.legal_moves().first() {
            let _ = self.game.play(any);
        }
    }

    /// Takes back the trainee's last move and what came after it. `false` when there is none.
    pub fn take_back(&mut self) -> bool {
        let Some(last) = self.made.len().checked_sub(1) else { return false };
        self.back_to(last);
        true
    }

    /// Goes back to the position in which the trainee made a move, by its place among them.
    pub fn back_to(&mut self, place: usize) {
        let Some(made) = self.made.get(place) else { return };
        while self.game.moves().len() > made.ply && self.game.undo().is_some() {}
        self.made.truncate(place);
        self.outlook = None;
    }

    /// Starts again from the same position.
    pub fn restart(&mut self) {
        *self = Self::new(self.plan, self.start, self.tables.clone());
    }

    /// The result that the role asks for.
    const fn wanted(&self) -> Outcome {
        match self.plan.ending.role {
            Role::Win => Outcome::Win,
            Role::Hold => Outcome::Draw,
        }
    }
}

//! Ending drill: an ending to be won or held against the best play of the tables. Every move that keeps the result
//! passes. Wasted moves of a move limit are counted, and moves that give the result away are remembered.
//!
//! Positions with more pieces than the bundled tables cover are played by the engine, which judges less exactly.
//!
//! The tables are probed only when the position changes, so displaying a drill is cheap.
//!
//! ```
//! use damier_puzzles::Collection;
//! use damier_rules::Variant;
//! use damier_rules::notation::{read_move, write_move};
//! use damier_train::drill::{DrillAct, DrillComment, DrillPhase, DrillPlan, DrillSettings, EndingDrill, Role};
//! use damier_train::start::Start;
//! use damier_train::study::Study;
//! use etude::lesson::Lesson;
//!
//! let mut study = Study::new(Collection::default(), 7);
//! let mut world = study.world();
//! let start = Start::read("W:WK35,K39,45:BK2", Variant::International)?;
//! let plan = DrillPlan::of_start(start, Role::Win, world.tables).expect("the game is not over");
//! let mut drill = EndingDrill::new(plan, start, DrillSettings::default(), world.tables.clone(), world.now.run);
//! assert_eq!((drill.comment(), drill.slack()), (DrillComment::Task { is_sound: true }, Some(8)));
//!
//! // Still a win, but a longer one.
//! drill.act(DrillAct::Play(read_move(drill.position(), "39-6")?), &mut world);
//! let DrillComment::Verdict(made) = drill.comment() else { panic!("a verdict") };
//! let waste = made.verdict.waste().expect("it wastes moves of the limit");
//! assert_eq!((waste.moves, write_move(&start.position, waste.better).as_str()), (2, "35-49"));
//! assert_eq!((drill.phase(), drill.game.moves().len()), (DrillPhase::Thinking, 2), "the tables have replied");
//!
//! // Back to where it went wrong, and on to the end.
//! drill.act(DrillAct::TakeBack, &mut world);
//! while drill.phase() == DrillPhase::Thinking {
//!     drill.act(DrillAct::Play(drill.keeping()[0].candidate), &mut world);
//! }
//! let DrillComment::Over { is_solved, is_perfect, .. } = drill.comment() else { panic!("it is over") };
//! assert_eq!((is_solved, is_perfect), (true, false), "a move was taken back");
//! assert_eq!(drill.take_recorded(&mut world).len(), 1);
//! assert!(drill.take_recorded(&mut world).is_empty(), "once");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod acts;
mod again;
mod assess;
mod ending;
mod judging;
mod mistake;
mod moves;
mod plan;
mod positions;
mod recorded;
mod refutation;
mod rule_of_thumb;
pub mod rush;
mod saved_rush;
mod state;
#[cfg(test)]
mod tests;

pub use acts::DrillAct;
pub use assess::{AssessedMove, assess_moves, best_reply, known, slack};
pub use ending::{Ending, EndingMaterial, Role, classes, offered, roles, tasks};
pub use mistake::Mistake;
pub use plan::DrillPlan;
pub(crate) use plan::FROM;
pub use positions::{Difficulty, draw};
pub use refutation::Refutation;
pub use rule_of_thumb::RuleOfThumb;
pub use state::{AfterDrill, DrillComment, DrillHint, DrillPhase, DrillSettings, Made};

use std::cmp::Reverse;
use std::time::Duration;

use crate::attempt::Recorded;
use crate::start::Start;
use crate::world::World;
use assess::TableFacts;
use damier_endings::{Answer, Outcome, TableSet};
use damier_engine::Score;
use damier_rules::{AnyPosition, Color, Game, Move};
use rand::RngExt as _;

/// A drill from one position.
#[derive(Clone, Debug)]
pub struct EndingDrill {
    /// The plan.
    plan: DrillPlan,
    conduct: DrillSettings,
    /// The starting position.
    start: Start,
    /// The trainee's side.
    pub trainee: Color,
    /// Whether the trainee is known to be able to fulfil the role with best play.
    is_sound: bool,
    /// The game so far.
    pub game: Game,
    /// The tables' knowledge of the current position.
    facts: TableFacts,
    made: Vec<Made>,
    /// The engine's last value, from the trainee's point of view.
    outlook: Option<Score>,
    /// Whether the engine failed, so that an arbitrary move was played instead.
    pub engine_failed: bool,
    /// When the tables' reply is due.
    reply_at: Option<Duration>,
    /// The hint requested in the current position.
    pub hint: Option<DrillHint>,
    tally: Tally,
    /// The index of the selected move among the trainee's moves, once the game is over.
    selected: Option<usize>,
    /// The time taken before the drill was interrupted.
    time_before: Duration,
    started: Duration,
    ended: Option<Duration>,
    /// Whether its first result has been handed out to be recorded. Later tries do not count.
    is_recorded: bool,
    /// The result of a drill that was left, to be recorded.
    left: Option<Recorded>,
    /// What comes next, once it is left for that.
    following: Option<AfterDrill>,
    tables: TableSet,
}

/// What rules out a perfect result, including in lines that were taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    hints: u32,
    /// How often a move was taken back or gave the result away.
    errors: u32,
    /// Whether moves of a limit were wasted.
    has_wasted: bool,
}

impl EndingDrill {
    /// Starts a drill of a plan from a position drawn at random; `None` if there is none.
    #[must_use]
    pub fn begin(plan: DrillPlan, settings: DrillSettings, world: &mut World) -> Option<Self> {
        let start = plan.draw(world.random.random(), world.tables)?;
        Some(Self::new(plan, start, settings, world.tables.clone(), world.now.run))
    }

    /// Starts a drill from a position of a plan. If the opponent moves first, the tables have already replied.
    #[must_use]
    pub fn new(plan: DrillPlan, start: Start, conduct: DrillSettings, tables: TableSet, now: Duration) -> Self {
        let mut drill = Self::before_the_first_move(plan, start, conduct, tables, now);
        drill.reply(now);
        drill
    }

    fn before_the_first_move(
        plan: DrillPlan,
        start: Start,
        conduct: DrillSettings,
        tables: TableSet,
        now: Duration,
    ) -> Self {
        let game = start.game();
        let facts = TableFacts::of(&game, &tables);
        Self {
            trainee: plan.trainee(&start, &tables),
            is_sound: plan.ending.is_four_kings() || facts.answer.is_some(),
            plan,
            conduct,
            start,
            facts,
            game,
            made: Vec::new(),
            outlook: None,
            engine_failed: false,
            reply_at: None,
            hint: None,
            tally: Tally::default(),
            selected: None,
            time_before: Duration::ZERO,
            started: now,
            ended: None,
            is_recorded: false,
            left: None,
            following: None,
            tables,
        }
    }

    /// The ending and the trainee's role in it.
    #[must_use]
    pub const fn ending(&self) -> &Ending {
        &self.plan.ending
    }

    /// The position to show: before the [selected](Self::selected) move, otherwise the current one.
    #[must_use]
    pub fn position(&self) -> &AnyPosition {
        self.game.position_after(self.plies_shown()).unwrap_or(self.game.position())
    }

    /// The move that led to the shown [position](Self::position).
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        self.game.moves().nth(self.plies_shown().checked_sub(1)?)
    }

    fn plies_shown(&self) -> usize {
        self.selected().map_or(self.game.moves().len(), |made| made.ply)
    }

    /// Whose turn it is.
    #[must_use]
    pub fn phase(&self) -> DrillPhase {
        match self.game.end() {
            Some(end) => DrillPhase::Over(end),
            None if self.is_own_turn() => DrillPhase::Thinking,
            None => DrillPhase::Waiting,
        }
    }

    fn is_over(&self) -> bool {
        self.game.end().is_some()
    }

    fn is_own_turn(&self) -> bool {
        self.game.position().side_to_move() == self.trainee
    }

    /// The trainee's moves in order, with the verdicts so far. Empty while verdicts are held back.
    #[must_use]
    pub fn made(&self) -> &[Made] {
        if self.keeps_back() { &[] } else { &self.made }
    }

    /// Whether the trainee has made a move that can be taken back.
    #[must_use]
    pub const fn has_moved(&self) -> bool {
        !self.made.is_empty()
    }

    fn keeps_back(&self) -> bool {
        self.conduct.errors_at_end && !self.is_over()
    }

    /// The current comment.
    #[must_use]
    pub fn comment(&self) -> DrillComment<'_> {
        let last = self.made.last();
        match (self.game.end(), self.selected(), last) {
            (Some(_), Some(selected), _) => DrillComment::Selected(selected),
            (Some(end), None, _) => DrillComment::Over {
                end,
                is_solved: self.is_solved() == Some(true),
                is_perfect: self.is_perfect(),
                error: self.error().map(|place| &self.made[place]),
                wasted: self.wasted(),
            },
            (None, _, None) => DrillComment::Task { is_sound: self.is_sound },
            (None, _, Some(_)) if self.keeps_back() => DrillComment::KeptBack,
            (None, _, Some(last)) if last.symbol().is_some() => DrillComment::Verdict(last),
            _ => {
                let seen = |outcome: Outcome| if self.is_own_turn() { outcome } else { outcome.reversed() };
                let answer = self.facts.answer;
                let outcome = answer.map(|answer| seen(answer.outcome));
                DrillComment::Expected { outcome, plies: answer.and_then(|answer| answer.to_win) }
            }
        }
    }

    /// Gives a further hint if it is the trainee's turn: after a move that gave the result away the right one, otherwise
    /// a rule of thumb, then the moves.
    pub(crate) fn ask_for_hint(&mut self) {
        if !self.can(DrillAct::Hint) {
            return;
        }
        let is_after_error = matches!(self.comment(), DrillComment::Verdict(made) if made.verdict.is_lost());
        self.hint = Some(match self.hint {
            None if is_after_error => DrillHint::Better,
            None => DrillHint::Rule,
            Some(_) => DrillHint::Moves,
        });
        self.tally.hints += 1;
    }

    /// Whether the last hint in this position has been given.
    #[must_use]
    pub const fn has_last_hint(&self) -> bool {
        matches!(self.hint, Some(DrillHint::Moves | DrillHint::Better))
    }

    /// The last move that gave the result away, with the position before it: what [`Mistake`] and refutation are about.
    /// `None` without one or while verdicts are held back.
    #[must_use]
    pub fn refuted(&self) -> Option<&Made> {
        self.made().iter().rfind(|made| made.verdict.is_lost())
    }

    /// The moves that keep the result, those with the most slack first. Empty if the tables do not cover the position
    /// or if nothing can be kept or lost.
    #[must_use]
    pub fn keeping(&self) -> Vec<AssessedMove> {
        let mut assessed = self.facts.moves.clone();
        let best = assessed.iter().map(|each| each.outcome).max();
        assessed.retain(|each| Some(each.outcome) == best && each.outcome != Outcome::Loss);
        assessed.sort_by_key(|each| {
            (each.after.is_some(), Reverse(each.slack()), each.after.and_then(|after| after.to_win))
        });
        assessed
    }

    /// The tables' answer for the current position, for the side to move.
    #[must_use]
    pub const fn known(&self) -> Option<&Answer> {
        self.facts.answer.as_ref()
    }

    /// The full moves that the trainee can still waste without losing the win. `None` if no limit of the tables
    /// applies, the trainee is not winning, or verdicts are held back.
    #[must_use]
    pub fn slack(&self) -> Option<u8> {
        self.winners_slack().filter(|_| !self.keeps_back())
    }

    fn winners_slack(&self) -> Option<u8> {
        let wins = if self.is_own_turn() { Outcome::Win } else { Outcome::Loss };
        self.known().filter(|answer| answer.outcome == wins).and_then(slack)
    }

    /// Whether the trainee has fulfilled the role. `None` while the game is in progress.
    #[must_use]
    pub fn is_solved(&self) -> Option<bool> {
        let wanted = match self.plan.ending.role {
            Role::Win => Outcome::Win,
            Role::Hold => Outcome::Draw,
        };
        Some(assess::outcome_for(self.trainee, self.game.end()?) >= wanted)
    }

    fn is_perfect(&self) -> bool {
        self.is_solved() == Some(true) && self.tally == Tally::default()
    }

    /// The index among the trainee's moves of the last one that gave the result away.
    fn error(&self) -> Option<usize> {
        self.made.iter().rposition(|made| made.verdict.is_lost())
    }

    /// The number of moves of the limit that the trainee has wasted.
    fn wasted(&self) -> u32 {
        self.made.iter().filter_map(|made| made.verdict.waste()).map(|waste| u32::from(waste.moves)).sum()
    }

    /// The time the trainee has taken.
    #[must_use]
    pub fn time(&self, now: Duration) -> Duration {
        self.time_before + self.ended.unwrap_or(now).saturating_sub(self.started)
    }
}

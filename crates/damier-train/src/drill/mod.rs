//! Ending drill: an ending to be won, or to be held, against the best play of the tables. Every move that keeps the
//! result passes; what a move wastes of a move limit is counted, and what it gives away is remembered.
//!
//! Positions of more pieces than the tables in the program have are played by the engine, which judges less exactly.
//!
//! A front end calls [`play`](EndingDrill::play) with the trainee's moves, [`tick`](EndingDrill::tick) whenever
//! [`wakes_at`](EndingDrill::wakes_at) has come, hands [`pending`](EndingDrill::pending) to an engine and the answer to
//! [`report`](EndingDrill::report), and shows [`phase`](EndingDrill::phase), [`position`](EndingDrill::position) and
//! [`comment`](EndingDrill::comment). After each of its calls it stores what [`record`](EndingDrill::record) hands out, and
//! before it leaves the drill, what [`leave`](EndingDrill::leave) does. All times count from one fixed moment. Nothing
//! but a change of the position asks the tables, so that a drill can be shown as often as one likes.
//!
//! ```
//! use std::time::Duration;
//!
//! use damier_endings::TableSet;
//! use damier_rules::Variant;
//! use damier_rules::notation::{read_move, write_move};
//! use damier_train::calendar::Moment;
//! use damier_train::drill::{Comment, Conduct, EndingDrill, Phase, Plan, Role};
//! use damier_train::start::Start;
//!
//! let tables = TableSet::default();
//! let start = Start::read("W:WK35,K39,45:BK2", Variant::International)?;
//! let plan = Plan::of_start(start, Role::Win, &tables).expect("the game is not over");
//! let mut drill = EndingDrill::new(plan, start, Conduct::default(), tables, Duration::ZERO);
//! assert_eq!((drill.comment(), drill.slack()), (Comment::Task { is_sound: true }, Some(8)));
//!
//! // Still a win, but a longer one.
//! let now = Duration::from_secs(5);
//! drill.play(read_move(drill.position(), "39-6")?, now)?;
//! let Comment::Verdict(made) = drill.comment() else { panic!("a verdict") };
//! let waste = made.verdict.waste().expect("it wastes moves of the limit");
//! assert_eq!((waste.moves, write_move(&start.position, waste.better).as_str()), (2, "35-49"));
//! assert_eq!((drill.phase(), drill.game().moves().len()), (Phase::Thinking, 2), "the tables have replied");
//!
//! // Back to where it went wrong, and on to the end.
//! drill.take_back();
//! while drill.phase() == Phase::Thinking {
//!     drill.play(drill.keeping()[0].played, now)?;
//! }
//! let Comment::Over { is_solved, is_perfect, .. } = drill.comment() else { panic!("it is over") };
//! assert_eq!((is_solved, is_perfect), (true, false), "a move was taken back");
//! assert!(drill.record(Moment::default(), now).is_some());
//! assert!(drill.record(Moment::default(), now).is_none(), "once");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod again;
mod ending;
mod judging;
mod moves;
mod plan;
mod positions;
mod recorded;
mod state;
#[cfg(test)]
mod tests;
mod weigh;

pub use ending::{Ending, Material, Role, offered, roles};
pub(crate) use plan::FROM;
pub use plan::Plan;
pub use positions::{Difficulty, draw};
pub use state::{Comment, Conduct, Hint, Made, Next, Phase};
pub use weigh::{Weighed, best_reply, known, slack, weigh};

use std::cmp::Reverse;
use std::time::Duration;

use crate::start::Start;
use damier_endings::{Answer, Outcome, TableSet};
use damier_engine::Score;
use damier_rules::{AnyPosition, Color, Game, Move};
use weigh::Facts;

/// A drill from one position.
#[derive(Clone, Debug)]
pub struct EndingDrill {
    plan: Plan,
    conduct: Conduct,
    start: Start,
    trainee: Color,
    /// Whether it is known that the trainee can do what the role asks, with best play.
    is_sound: bool,
    game: Game,
    /// What the tables know about the position of the game.
    facts: Facts,
    made: Vec<Made>,
    /// What the engine saw for the trainee when it moved last.
    outlook: Option<Score>,
    engine_failed: bool,
    /// When the reply of the tables is made.
    reply_at: Option<Duration>,
    hint: Option<Hint>,
    tally: Tally,
    /// The place among the trainee's moves of the selected one, once the game is over.
    selected: Option<usize>,
    /// The time that it took before it was cut short.
    before: Duration,
    started: Duration,
    ended: Option<Duration>,
    /// Whether its first result has been handed out to be recorded: that one counts, however often it is tried again.
    is_recorded: bool,
    tables: TableSet,
}

/// What spoils a perfect result, also in lines that were taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    hints: u32,
    /// How often a move was taken back, or gave the result away.
    errors: u32,
    /// Whether moves of a limit were wasted.
    has_wasted: bool,
}

impl EndingDrill {
    /// Begins a drill from a position of a plan. Where the opponent is to move first, the tables have done so.
    #[must_use]
    pub fn new(plan: Plan, start: Start, conduct: Conduct, tables: TableSet, now: Duration) -> Self {
        let mut drill = Self::before_the_first_move(plan, start, conduct, tables, now);
        drill.reply(now);
        drill
    }

    fn before_the_first_move(plan: Plan, start: Start, conduct: Conduct, tables: TableSet, now: Duration) -> Self {
        let game = start.game();
        let facts = Facts::of(&game, &tables);
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
            before: Duration::ZERO,
            started: now,
            ended: None,
            is_recorded: false,
            tables,
        }
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

    /// The position to be shown: that before the [selected](Self::selected) move, else that of the game.
    #[must_use]
    pub fn position(&self) -> &AnyPosition {
        self.game.position_after(self.plies_shown()).unwrap_or(self.game.position())
    }

    /// The move that led to the [position](Self::position) to be shown.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        self.game.moves().nth(self.plies_shown().checked_sub(1)?)
    }

    fn plies_shown(&self) -> usize {
        self.selected().map_or(self.game.moves().len(), |made| made.ply)
    }

    /// Whose turn it is.
    #[must_use]
    pub fn phase(&self) -> Phase {
        match self.game.end() {
            Some(end) => Phase::Over(end),
            None if self.is_own_turn() => Phase::Thinking,
            None => Phase::Waiting,
        }
    }

    fn is_over(&self) -> bool {
        self.game.end().is_some()
    }

    fn is_own_turn(&self) -> bool {
        self.game.position().side_to_move() == self.trainee
    }

    /// The moves of the trainee with what is said about them by now, the first one first; none as long as verdicts are
    /// kept back.
    #[must_use]
    pub fn made(&self) -> &[Made] {
        if self.keeps_back() { &[] } else { &self.made }
    }

    /// Whether the trainee has made a move, which can be taken back.
    #[must_use]
    pub const fn has_moved(&self) -> bool {
        !self.made.is_empty()
    }

    fn keeps_back(&self) -> bool {
        self.conduct.errors_at_end && !self.is_over()
    }

    /// What there is to say.
    #[must_use]
    pub fn comment(&self) -> Comment<'_> {
        let last = self.made.last();
        match (self.game.end(), self.selected(), last) {
            (Some(_), Some(selected), _) => Comment::Selected(selected),
            (Some(end), None, _) => Comment::Over {
                end,
                is_solved: self.is_solved() == Some(true),
                is_perfect: self.is_perfect(),
                error: self.error().map(|place| &self.made[place]),
                wasted: self.wasted(),
            },
            (None, _, None) => Comment::Task { is_sound: self.is_sound },
            (None, _, Some(_)) if self.keeps_back() => Comment::KeptBack,
            (None, _, Some(last)) if last.symbol().is_some() => Comment::Verdict(last),
            _ => {
                let seen = |outcome: Outcome| if self.is_own_turn() { outcome } else { outcome.reversed() };
                let answer = self.facts.answer;
                let outcome = answer.map(|answer| seen(answer.outcome));
                Comment::Expected { outcome, plies: answer.and_then(|answer| answer.to_win) }
            }
        }
    }

    /// The help that was asked for in the position on the board.
    #[must_use]
    pub const fn hint(&self) -> Option<Hint> {
        self.hint
    }

    /// Gives a little more help, at the trainee's turn: a rule of thumb, then the moves.
    pub fn ask_for_hint(&mut self) {
        if self.phase() == Phase::Thinking && self.hint != Some(Hint::Moves) {
            self.hint = Some(if self.hint.is_none() { Hint::Rule } else { Hint::Moves });
            self.tally.hints += 1;
        }
    }

    /// The moves that keep what there is, those that leave the most slack first; empty when the tables do not know, or
    /// when every move will do because nothing can be kept or lost.
    #[must_use]
    pub fn keeping(&self) -> Vec<Weighed> {
        let mut weighed = self.facts.moves.clone();
        let best = weighed.iter().map(|each| each.outcome).max();
        weighed.retain(|each| Some(each.outcome) == best && each.outcome != Outcome::Loss);
        weighed.sort_by_key(|each| {
            (each.after.is_some(), Reverse(each.slack()), each.after.and_then(|after| after.to_win))
        });
        weighed
    }

    /// What the tables say about the position of the game, for the side to move.
    #[must_use]
    pub const fn known(&self) -> Option<&Answer> {
        self.facts.answer.as_ref()
    }

    /// The whole moves that the trainee can waste now without losing the win; `None` where no limit of the tables runs,
    /// the trainee does not win, or verdicts are kept back.
    #[must_use]
    pub fn slack(&self) -> Option<u8> {
        self.winners_slack().filter(|_| !self.keeps_back())
    }

    fn winners_slack(&self) -> Option<u8> {
        let wins = if self.is_own_turn() { Outcome::Win } else { Outcome::Loss };
        self.known().filter(|answer| answer.outcome == wins).and_then(slack)
    }

    /// Whether the trainee has done what the role asks; `None` while the game goes on.
    #[must_use]
    pub fn is_solved(&self) -> Option<bool> {
        let wanted = match self.plan.ending.role {
            Role::Win => Outcome::Win,
            Role::Hold => Outcome::Draw,
        };
        Some(weigh::outcome_for(self.trainee, self.game.end()?) >= wanted)
    }

    fn is_perfect(&self) -> bool {
        self.is_solved() == Some(true) && self.tally == Tally::default()
    }

    /// The place among the trainee's moves of the last one that gave the result away.
    fn error(&self) -> Option<usize> {
        self.made.iter().rposition(|made| made.verdict.is_lost())
    }

    /// The moves of the limit that the trainee has wasted.
    fn wasted(&self) -> u32 {
        self.made.iter().filter_map(|made| made.verdict.waste()).map(|waste| u32::from(waste.moves)).sum()
    }

    /// Whether the engine broke down, so that any move was played in its place.
    #[must_use]
    pub const fn engine_failed(&self) -> bool {
        self.engine_failed
    }

    /// The time that the trainee has taken.
    #[must_use]
    pub fn time(&self, now: Duration) -> Duration {
        self.before + self.ended.unwrap_or(now).saturating_sub(self.started)
    }

    /// When the reply of the tables is due.
    #[must_use]
    pub const fn wakes_at(&self) -> Option<Duration> {
        self.reply_at
    }
}

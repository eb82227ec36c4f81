//! What every legal move of a position is worth: what the moves of a lesson are compared by.
//!
//! Where the endings tables reach, they say it. Elsewhere every move is searched on its own, first briefly; a move that is
//! far behind needs no more, and all others are searched with [`NODES`] positions.

mod record;
mod search;

use std::collections::BTreeMap;

use damier_endings::{Answer, MoveAnswer, Outcome, TableSet};
use damier_engine::Score;
use damier_engine::judge::{DECIDED, MARGIN};
use damier_rules::notation::write_move;
use damier_rules::{AnyPosition, Move};
pub use record::{Record, RecordError};
pub use search::{Valued, value_all};

/// Positions visited for each move that may be as good as the ones asked for.
pub const NODES: u64 = 2_500_000;

/// Positions visited for each move at first.
const BRIEFLY: u64 = NODES / 10;

/// In the first search, a move this many centi-men behind is worse for certain.
const FAR_BEHIND: i32 = 150;

/// A move less than this many centi-men behind another is as good.
pub const EQUAL: i32 = 15;

/// A win that takes no more than this many plies longer than another is as good.
pub const EQUAL_PLIES: u16 = 2;

/// The value of a move for the side that makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The value.
    pub score: Score,
    /// What it rests on.
    pub(crate) basis: Basis,
}

/// What the value of a move rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// The endings tables.
    Tables,
    /// A search with [`NODES`] positions.
    Searched,
    /// A brief search.
    Briefly,
}

impl Worth {
    /// What the tables say about the position after a move; `None` if they do not know how long a win takes.
    fn of_answer(after: &Answer) -> Option<Self> {
        let plies = || Some(u16::from(after.to_win?) + 1);
        let score = match after.outcome {
            Outcome::Loss => Score::win_in(plies()?),
            Outcome::Draw => Score::DRAW,
            Outcome::Win => -Score::win_in(plies()?),
        };
        Some(Self { score, basis: Basis::Tables })
    }

    /// The value in centi-men, no more than what counts as won.
    fn bounded(self) -> i32 {
        self.score.as_centi_men().clamp(-DECIDED, DECIDED)
    }

    /// Whether it is as good as another: the same result no more than two plies later, or less than 0.15 men behind.
    #[must_use]
    pub fn is_as_good_as(self, other: Self) -> bool {
        let (own, others) = (self.score, other.score);
        match (own.plies_to_end(), others.plies_to_end()) {
            (Some(own_plies), Some(plies)) if own.is_win() == others.is_win() => {
                let (sooner, later) = if own.is_win() { (plies, own_plies) } else { (own_plies, plies) };
                later <= sooner + EQUAL_PLIES
            }
            (None, None) => own.as_centi_men() > others.as_centi_men() - EQUAL,
            _ => own > others,
        }
    }

    /// Whether it keeps the value of the best: no more than half a man behind, and still won if that is won.
    #[must_use]
    pub fn keeps(self, best: Self) -> bool {
        self.bounded() >= best.bounded() - MARGIN
    }

    /// How many centi-men it is behind the best; a decided game counts as four men.
    #[must_use]
    pub fn behind(self, best: Self) -> i32 {
        best.bounded() - self.bounded()
    }
}

/// The values of all legal moves of a position, by the written move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Values(pub BTreeMap<String, Worth>);

impl Values {
    /// What the tables say about all moves; `None` if they do not reach one of them, or do not know how long a win takes.
    #[must_use]
    pub fn of_tables(position: &AnyPosition, tables: &TableSet) -> Option<Self> {
        let answers = tables.of(position.variant()).probe_moves(position, 0)?;
        let value = |known: &MoveAnswer| Some((write_move(position, known.candidate), Worth::of_answer(&known.after)?));
        answers.iter().map(value).collect::<Option<_>>().map(Self)
    }

    /// The value of a move; `None` if it is not legal.
    #[must_use]
    pub fn of(&self, position: &AnyPosition, played: Move) -> Option<Worth> {
        self.0.get(&write_move(position, played)).copied()
    }

    /// The value of the best move; `None` if there is none.
    #[must_use]
    pub fn best(&self) -> Option<Worth> {
        self.0.values().copied().max_by_key(|worth| worth.score)
    }

    /// Whether these are the values of all legal moves, exact enough to compare all others with the ones asked for: with
    /// the best, if there are none.
    #[must_use]
    pub fn answer(&self, appraisal: &Appraisal) -> bool {
        let legal = appraisal.position.legal_moves();
        let is_complete =
            legal.len() == self.0.len() && legal.iter().all(|&played| self.of(&appraisal.position, played).is_some());
        is_complete && self.unsure(appraisal).is_empty()
    }

    /// The moves that need a longer search to be compared with the ones asked for.
    fn unsure(&self, appraisal: &Appraisal) -> Vec<Move> {
        let position = &appraisal.position;
        if self.0.len() < 2 {
            return Vec::new();
        }
        let worth = |played: Move| self.of(position, played);
        let asked = appraisal.asked.iter().filter_map(|&played| worth(played));
        let Some(lowest) = asked.chain(self.best()).map(Worth::bounded).min() else { return Vec::new() };
        let is_unsure = |&played: &Move| {
            worth(played).is_some_and(|worth| {
                worth.basis == Basis::Briefly
                    && (appraisal.asked.contains(&played) || worth.bounded() > lowest - FAR_BEHIND)
            })
        };
        position.legal_moves().into_iter().filter(is_unsure).collect()
    }
}

/// A position whose moves are to be valued.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appraisal {
    /// The position.
    pub position: AnyPosition,
    /// The moves that all others are compared with; the best one, if there are none.
    pub asked: Vec<Move>,
}

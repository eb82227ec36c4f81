//! What the right moves or points of a step do. Every goal names a set exactly, so that what is accepted and what is refused
//! are proved together.

use std::collections::BTreeSet;

use chuhe_rules::{Kind, MateFinding, MateLimits, MateSearch, Move, Position, Side, Square};
use chuhe_tables::{Outcome, Tables};

use super::material::gains;

/// The nodes of a proof.
const NODES: u64 = 4_000_000;

/// With what goals are proved.
pub struct Prover {
    /// The tables of endings.
    pub(crate) tables: Tables,
    search: MateSearch,
}

impl Default for Prover {
    fn default() -> Self {
        Self { tables: Tables::new(None), search: MateSearch::new(16) }
    }
}

impl Prover {
    /// In how many of its own moves the side to move mates, at most so many; `None` if the search is given up.
    pub fn mate(&mut self, position: &Position, moves: usize) -> Option<Option<usize>> {
        let plies = u8::try_from(2 * moves).ok()?.checked_sub(1);
        let Some(plies) = plies else { return Some(None) };
        match self.search.search(position, MateLimits { plies, nodes: NODES, ..MateLimits::default() }) {
            MateFinding::Mate { within, .. } => Some(Some(usize::from(within.div_ceil(2)))),
            MateFinding::None => Some(None),
            MateFinding::Unknown => None,
        }
    }

    /// The moves that mate within so many own moves, themselves counted; `None` if a search is given up.
    pub fn mating(&mut self, position: &Position, moves: usize) -> Option<Vec<Move>> {
        let mut found = Vec::new();
        for mv in position.legal_moves() {
            let after = position.after(mv);
            let mut holds = moves > 0;
            for reply in after.legal_moves() {
                holds = holds && self.mate(&after.after(reply), moves - 1)?.is_some();
            }
            if holds {
                found.push(mv);
            }
        }
        Some(found)
    }
}

/// The word for a kind of piece.
pub(super) fn kind(word: &str) -> Option<Kind> {
    Some(match word {
        "king" => Kind::King,
        "advisor" => Kind::Advisor,
        "elephant" => Kind::Elephant,
        "horse" => Kind::Horse,
        "rook" => Kind::Rook,
        "cannon" => Kind::Cannon,
        "pawn" => Kind::Pawn,
        _ => return None,
    })
}

/// The word for a side.
pub(super) fn side(word: &str) -> Option<Side> {
    match word {
        "red" => Some(Side::Red),
        "black" => Some(Side::Black),
        _ => None,
    }
}

/// The moves that reach a goal when the learner has so many moves left, this one counted. `None` if the goal cannot be read,
/// or cannot be decided.
///
/// | goal | the moves |
/// |---|---|
/// | `mate` | mate within the learner's moves of the line |
/// | `check`, `stalemate` | give check, leave no move without check |
/// | `answer`, `answer-king`, `answer-capture`, `answer-block` | answer a check: any, by the king, by taking what gives check, otherwise |
/// | `capture KIND` | take such a piece |
/// | `from SQUARE` | of the piece there |
/// | `quiet-threat N` | give no check, threaten mate within N moves, and mate within the moves of the line |
/// | `win`, `hold` | win or do not lose by the tables, under the limit of sixty rounds |
/// | `gain N` | win so much in pieces, see `material.rs` |
/// | `written TEXT` | are written so |
pub fn moves(goal: &str, position: &Position, left: usize, quiet: u32, prover: &mut Prover) -> Option<BTreeSet<Move>> {
    let legal = position.legal_moves();
    let by = |test: &dyn Fn(Move) -> bool| legal.iter().copied().filter(|&mv| test(mv)).collect::<BTreeSet<_>>();
    let words: Vec<&str> = goal.split_whitespace().collect();
    let checks = |mv: Move| {
        let after = position.after(mv);
        after.in_check(after.turn())
    };
    let in_check = position.in_check(position.turn());
    let checkers: Vec<Square> = position.checkers(position.turn()).collect();
    let is_king = |mv: Move| mv.from() == position.king(position.turn());
    Some(match words[..] {
        ["mate"] => prover.mating(position, left)?.into_iter().collect(),
        ["check"] => by(&checks),
        ["stalemate"] => by(&|mv| !checks(mv) && !position.after(mv).can_move()),
        ["answer"] if in_check => by(&|_| true),
        ["answer-king"] if in_check => by(&is_king),
        ["answer-capture"] if in_check => by(&|mv| checkers.contains(&mv.to())),
        ["answer-block"] if in_check => by(&|mv| !is_king(mv) && !checkers.contains(&mv.to())),
        ["capture", of] => {
            let of = kind(of)?;
            by(&|mv| position.piece(mv.to()).is_some_and(|piece| piece.kind == of))
        }
        ["from", at] => {
            let at: Square = at.parse().ok()?;
            by(&|mv| mv.from() == at)
        }
        ["quiet-threat", threat] => {
            let threat = threat.parse().ok()?;
            let mut found = BTreeSet::new();
            for mv in prover.mating(position, left)?.into_iter().filter(|&mv| !checks(mv)) {
                let passed = position.after(mv).passed()?;
                if prover.mate(&passed, threat)?.is_some() {
                    found.insert(mv);
                }
            }
            found
        }
        ["win"] => by_table(position, quiet, |outcome| outcome == Outcome::Loss, prover)?,
        ["hold"] => by_table(position, quiet, |outcome| outcome != Outcome::Win, prover)?,
        ["gain", least] => gains(position, least.parse().ok()?).into_iter().collect(),
        ["written", ref text @ ..] => position.read_move(&text.join(" ")).into_iter().collect(),
        _ => return None,
    })
}

fn by_table(
    position: &Position,
    quiet: u32,
    fits: impl Fn(Outcome) -> bool,
    prover: &Prover,
) -> Option<BTreeSet<Move>> {
    let moves = prover.tables.moves(position, quiet)?;
    Some(moves.into_iter().filter(|(_, after)| fits(after.outcome)).map(|(mv, _)| mv).collect())
}

/// The points that reach a goal; `None` if it cannot be read.
///
/// | goal | the points |
/// |---|---|
/// | `targets SQUARE` | where the piece of the side to move can go |
/// | `takes SQUARE` | what it can capture |
/// | `takers SQUARE` | the pieces of the side to move that can capture there |
/// | `checkers` | the pieces that give check |
/// | `pieces SIDE KIND` | all such pieces |
/// | `stuck KIND` | such pieces of the side to move that cannot move |
/// | `movers` | the pieces of the side to move that can move |
/// | `points SQUARES …` | these, which an article names |
#[must_use]
pub fn points(goal: &str, position: &Position) -> Option<BTreeSet<Square>> {
    let legal = position.legal_moves();
    let words: Vec<&str> = goal.split_whitespace().collect();
    let own = |test: &dyn Fn(Square) -> bool| position.pieces(position.turn()).filter(|&at| test(at)).collect();
    let can_move = |at: Square| legal.iter().any(|mv| mv.from() == at);
    Some(match words[..] {
        ["targets", at] => {
            let at: Square = at.parse().ok()?;
            legal.iter().filter(|mv| mv.from() == at).map(|mv| mv.to()).collect()
        }
        ["takes", at] => {
            let at: Square = at.parse().ok()?;
            legal.iter().filter(|mv| mv.from() == at && !position.is_empty(mv.to())).map(|mv| mv.to()).collect()
        }
        ["takers", at] => {
            let at: Square = at.parse().ok()?;
            legal.iter().filter(|mv| mv.to() == at).map(|mv| mv.from()).collect()
        }
        ["checkers"] => position.checkers(position.turn()).collect(),
        ["pieces", of, what] => {
            let (of, what) = (side(of)?, kind(what)?);
            position.pieces(of).filter(|&at| position.piece(at).is_some_and(|piece| piece.kind == what)).collect()
        }
        ["stuck", what] => {
            let what = kind(what)?;
            own(&|at| position.piece(at).is_some_and(|piece| piece.kind == what) && !can_move(at))
        }
        ["movers"] => own(&can_move),
        ["points", ref squares @ ..] => squares.iter().map(|word| word.parse().ok()).collect::<Option<_>>()?,
        _ => return None,
    })
}

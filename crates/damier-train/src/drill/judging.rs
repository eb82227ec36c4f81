//! Verdicts on the trainee's moves: by the tables, or by the engine's result for its reply.

use super::assess::AssessedMove;
use super::mistake::refutation;
use damier_endings::{Outcome, TableSet};
use damier_engine::{Basis, Finding, Score, Verdict, Waste};
use damier_rules::{Game, Move};

/// The tables' verdict on a move, given all moves with their assessments and the slack before the move.
pub fn by_tables(game: &Game, all: &[AssessedMove], played: Move, slack: Option<u8>, tables: &TableSet) -> Verdict {
    let best = all.iter().max_by_key(|each| (each.outcome, each.after.is_none(), each.slack()));
    let own = all.iter().find(|each| each.candidate == played);
    let (Some(own), Some(best)) = (own, best) else { return Verdict::Undecided { nodes: 0 } };
    if own.outcome < best.outcome {
        return Verdict::Lost {
            basis: Basis::Proven,
            refutation: refutation(game, played, tables),
            best: best.score(),
            left: own.score(),
            better: Some(best.candidate),
        };
    }
    let waste = match (own.outcome, slack, own.slack()) {
        // The best move wastes nothing.
        (Outcome::Win, Some(kept), Some(left)) if left < kept => {
            Some(Waste { moves: kept - left, better: best.candidate, kept })
        }
        _ => None,
    };
    Verdict::Kept { basis: Basis::Proven, waste }
}

/// The verdict on a move by the engine's reply to it, given the engine's previous value. A forced win seen then is seen
/// again if it still exists.
pub fn by_reply(before: Option<Score>, reply: &Finding) -> Verdict {
    let left = -reply.score;
    let Finding { depth, nodes, .. } = *reply;
    let basis = if left.is_proven() { Basis::Proven } else { Basis::Evaluated { depth, nodes } };
    match before {
        Some(best) if outcome(left) < outcome(best) => {
            Verdict::Lost { basis, refutation: reply.line.clone(), best, left, better: None }
        }
        Some(_) => Verdict::Kept { basis, waste: None },
        None => Verdict::Undecided { nodes },
    }
}

/// The proven result, otherwise a draw.
const fn outcome(score: Score) -> Outcome {
    match (score.is_win(), score.is_loss()) {
        (true, _) => Outcome::Win,
        (_, true) => Outcome::Loss,
        _ => Outcome::Draw,
    }
}

//! Finding plans: positions in which one quiet move is better than all others, though no material is at stake.
//!
//! Three searches, each longer than the one before, leave fewer and fewer positions of a game: a glance at many, a closer
//! look at those in which the best move stands out a little, and a judgement of every move with
//! [`PLAN_NODES`] positions each.

use super::MinedGame;
use super::turns::{Glanced, TurnMiner, Valued, men_won};
use crate::formation::Formation;
use crate::thresholds::{
    DEFAULT_NODES, GLANCE_FACTOR, MAX_PLANNED, MAX_TURN_VALUE, MIN_THREAT, PLAN_APART, PLAN_CONFIRM_NODES,
    PLAN_CONFIRMED, PLAN_GLANCE, PLAN_LOOK, PLAN_LOOK_NODES, PLANS_A_GAME,
};
use crate::turn::{PLAN_NODES, Turn, TurnRecord};
use damier_engine::Limits;
use damier_rules::{AnyPosition, Color, PieceKind};

impl TurnMiner {
    /// At most [`PLANS_A_GAME`] plans among some positions of a game, which come in the order in which they are looked at.
    pub(super) fn plans(
        &mut self,
        mut plies: Vec<(usize, AnyPosition)>,
        game: &MinedGame,
        written: &str,
    ) -> Vec<TurnRecord> {
        plies.retain(|(_, position)| {
            Color::ALL.into_iter().all(|color| position.pieces(color, PieceKind::King).is_empty())
        });
        // Rare formations first; the order is stable.
        plies.sort_by_key(|(_, position)| !Formation::RARE.into_iter().any(|formation| formation.is_in(position)));
        plies.truncate(MAX_PLANNED);
        let mut found: Vec<TurnRecord> = Vec::new();
        for (ply, position) in plies {
            let is_near =
                |record: &TurnRecord| record.source.ply.is_some_and(|other| ply.abs_diff(other.into()) < PLAN_APART);
            if found.len() == PLANS_A_GAME || found.iter().any(is_near) || !self.stands_out(&position) {
                continue;
            }
            let glanced = Glanced { ply, position, traps: 0, threat: false, lures: 0 };
            let judged = self.judge(&glanced, game, written, PLAN_NODES);
            found.extend(judged.filter(|record| Turn::from_record(record).is_ok_and(|turn| turn.is_plan())));
        }
        found
    }

    /// Whether a plan holds in a longer search: the best two moves stay in order, about as far apart.
    pub(super) fn confirms_plan(&mut self, turn: &Turn) -> bool {
        let [best, second, ..] = &turn.moves[..] else { return false };
        let mut value = |played| {
            self.solver.forget();
            let after = turn.position.play_unchecked(played);
            -self.solver.limited(&after, None, &Limits::nodes(PLAN_CONFIRM_NODES)).score.as_centi_men()
        };
        PLAN_CONFIRMED.contains(&(value(best.candidate) - value(second.candidate)))
    }

    /// Whether the best move seems better than the second one by about as much as a plan is worth, wins no material, and
    /// parries no threat.
    fn stands_out(&mut self, position: &AnyPosition) -> bool {
        self.solver.forget();
        let glanced = self.values(position, GLANCE_FACTOR * DEFAULT_NODES / 10);
        if margin(&glanced).is_none_or(|margin| !PLAN_GLANCE.contains(&margin)) {
            return false;
        }
        let value = glanced[0].value;
        let threat = -self.solver.limited(&position.passed(), None, &Limits::nodes(DEFAULT_NODES)).score.as_centi_men();
        if value.abs() > MAX_TURN_VALUE || value - threat >= MIN_THREAT {
            return false;
        }
        let looked = self.values(position, PLAN_LOOK_NODES);
        margin(&looked).is_some_and(|margin| PLAN_LOOK.contains(&margin))
            && self.is_even(position, looked[0].value)
            && wins_nothing(position, &looked[0])
    }
}

/// By how much the best move is better than the second one.
fn margin(moves: &[Valued]) -> Option<i32> {
    Some(moves.first()?.value - moves.get(1)?.value)
}

fn wins_nothing(position: &AnyPosition, best: &Valued) -> bool {
    let line: Vec<_> = std::iter::once(best.candidate).chain(best.line.iter().copied()).collect();
    men_won(*position, &line, position.side_to_move()).is_none()
}

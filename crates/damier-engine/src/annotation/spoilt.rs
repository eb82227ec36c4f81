//! Mistakes that expected points do not show, because the game is almost decided already: a man lost, or a result that
//! the tables know and that changes.

use crate::engine::Finding;
use crate::situation::Situation;
use damier_endings::{Outcome, TableSet};
use damier_rules::{AnyPosition, Color, Move, PieceKind};

/// The least loss of value for a move that loses a man, in centi-men: a man that can be won back costs less.
pub(super) const MIN_LOSS: i32 = 50;
/// What a king counts, in men.
const KING: i64 = 3;

/// A position with what was found in it.
pub(super) type Searched<'a> = (&'a Situation, &'a Finding);

/// Whether a move loses a man compared with the best one: its value is lower, and at the last quiet moment that both
/// lines reach, its player has less.
pub(super) fn loses_a_man((before, best): Searched<'_>, played: Move, after: &Finding) -> bool {
    let lost = best.score.as_centi_men().saturating_add(after.score.as_centi_men());
    let is_decided = best.score.is_loss() || after.score.is_loss();
    if lost < MIN_LOSS || is_decided {
        return false;
    }
    let wanted = positions_along(before.position, best.line.iter().copied());
    let made = positions_along(before.position, std::iter::once(played).chain(after.line.iter().copied()));
    let mover = before.position.side_to_move();
    let quiet = wanted.iter().zip(&made).rev().find(|(wanted, made)| !wanted.must_capture() && !made.must_capture());
    quiet.is_some_and(|(wanted, made)| balance(made, mover) < balance(wanted, mover))
}

/// Whether the tables say that a move makes the result worse for its player. `None` as the position after it is a draw
/// by the rules.
pub(super) fn changes_the_result(tables: &TableSet, before: &Situation, after: Option<&Situation>) -> bool {
    let outcome = |situation: &Situation| {
        let tables = tables.of(situation.position.variant());
        Some(tables.probe(&situation.position, situation.plies_used)?.outcome)
    };
    let Some(had) = outcome(before) else { return false };
    let left = after.map_or(Some(Outcome::Draw), |after| outcome(after).map(Outcome::reversed));
    left.is_some_and(|left| left < had)
}

fn positions_along(mut at: AnyPosition, line: impl Iterator<Item = Move>) -> Vec<AnyPosition> {
    let play = |played| {
        at = at.play_unchecked(played);
        at
    };
    line.map(play).collect()
}

/// What a player has more than the opponent, in men.
fn balance(position: &AnyPosition, player: Color) -> i64 {
    let count = |color, kind| i64::from(position.pieces(color, kind).len());
    let of = |color| count(color, PieceKind::Man) + KING * count(color, PieceKind::King);
    of(player) - of(!player)
}

//! Motifs of attack: what a move threatens, and whether the threat is carried out.

use super::line::{Line, Ply, moves_of_other_side, solver_moves_before, step};
use damier_rules::with_position;
use damier_rules::{AnyPosition, Color, Move, PieceKind, Position, Rules, Square};

/// Attaque: a quiet move threatens to win a piece. The opponent, with nothing to capture, cannot save everything, and
/// the capture that follows wins.
pub(super) fn attack(line: &Line) -> bool {
    attacks(line).next().is_some()
}

/// Double attaque: a quiet move makes two threats at once, to different pieces, and one of them is carried out.
pub(super) fn double_attack(line: &Line) -> bool {
    attacks(line).any(|number| {
        let (first, capture) = (&line.plies[number], &line.plies[number + 2]);
        let threats = threats(&first.after);
        let apart = |one: &Move| threats.iter().any(|other| (one.captured & other.captured).is_empty());
        threats.iter().any(|threat| threat.captured == capture.played.captured && apart(threat))
    })
}

/// Lunette: a man moves between two men that stand on a diagonal with one free square between them, threatens both,
/// and captures one.
pub(super) fn lunette(line: &Line) -> bool {
    attacks(line).any(|number| {
        let (first, capture) = (&line.plies[number], &line.plies[number + 2]);
        let at = first.played.to;
        let mut threats = threats(&first.after);
        threats.retain(|threat| threat.from == at);
        let enemy = first.after.pieces(Color::Black, PieceKind::Man);
        let hit = |square: Square| threats.iter().any(|threat| threat.captured.contains(square));
        let neighbours = |way: (i8, i8)| [way, (-way.0, -way.1)].map(|way| step(&first.after, at, way));
        first.is_by_man()
            && capture.played.from == at
            && [(1, 1), (1, -1)].into_iter().map(neighbours).any(|pair| {
                let pair = pair.map(|square| square.filter(|&square| enemy.contains(square) && hit(square)));
                matches!(pair, [Some(one), Some(other)] if capture.takes(one) || capture.takes(other))
            })
    })
}

/// Forcing: a quiet move threatens to win a piece, and the opponent parries with a quiet move; that allows another
/// quiet move, which wins.
pub(super) fn forcing(line: &Line) -> bool {
    forced(line).next().is_some()
}

/// Coup du lapin: the forcing in which the attacked man flees, and a coup direct takes it from behind.
pub(super) fn lapin(line: &Line) -> bool {
    forced(line).any(|number| {
        let (first, reply) = (&line.plies[number], line.plies[number + 1].played);
        let Some([_, taken, shot]) = line.plies.get(number + 2..number + 5) else { return false };
        let at = if taken.played.from == reply.to { taken.played.to } else { reply.to };
        is_attacked(&first.after, reply.from)
            && taken.is_capture()
            && shot.every_route(|route| shot.jumps_backward(route, at))
            && line.gain(number + 3..number + 5) > 0
    })
}

/// The solver's quiet moves that threaten to win a piece and are followed by a quiet reply, another quiet move, any
/// reply, and a capture that wins.
fn forced(line: &Line) -> impl Iterator<Item = usize> + '_ {
    solver_moves_before(line.plies.len().saturating_sub(4)).filter(|&number| {
        let [first, reply, second, _, capture] = [0, 1, 2, 3, 4].map(|next| &line.plies[number + next]);
        [first, reply, second].iter().all(|ply| !ply.is_capture())
            && capture.is_capture()
            && line.gain(number + 3..) > 0
            && !threats(&first.after).is_empty()
    })
}

/// The solver's quiet moves that threaten to win a piece and are followed by a quiet reply and a capture that wins.
fn attacks(line: &Line) -> impl Iterator<Item = usize> + '_ {
    solver_moves_before(line.plies.len().saturating_sub(2)).filter(|&number| {
        let [first, reply, capture] = [0, 1, 2].map(|next| &line.plies[number + next]);
        !first.is_capture()
            && !reply.is_capture()
            && capture.is_capture()
            && line.gain(number + 2..) > 0
            && !threats(&first.after).is_empty()
    })
}

/// Zugzwang: a move threatens no capture, and the only move that the opponent has leaves something to capture, which
/// wins. With more moves than one, a shot that is threatened may be why all of them lose.
pub(super) fn zugzwang(line: &Line) -> bool {
    solver_moves_before(line.plies.len().saturating_sub(2)).any(|number| {
        let [first, reply, capture] = [0, 1, 2].map(|next| &line.plies[number + next]);
        first.after.legal_moves() == [reply.played]
            && !reply.is_capture()
            && moves_of_other_side(&first.after).iter().all(|threat| !threat.is_capture())
            && capture.is_capture()
            && line.gain(number + 2..) > 0
    })
}

/// Coup de repos initial: the first move neither offers anything nor threatens to win a piece, and a capture follows.
pub(super) fn quiet(line: &Line) -> bool {
    line.finish().is_some()
        && line
            .plies
            .first()
            .is_some_and(|first| !first.is_capture() && !first.after.must_capture() && threats(&first.after).is_empty())
}

/// The captures that would win something for the solver if it were his turn again. One that the majority rule forbids
/// counts, because the opponent may parry the larger one.
fn threats(position: &AnyPosition) -> Vec<Move> {
    let mut threats = moves_of_other_side(position);
    threats.extend(position.passed().captures_of_fewer());
    threats.retain(|&threat| {
        threat.is_capture() && with_position!(position, position => profit(&position.passed(), threat)) > 0
    });
    threats
}

/// The pieces that a capture wins, less those lost in the captures that it leads to. All of them are compulsory, so
/// this is exact; each side captures what is best for it.
fn profit<R: Rules>(position: &Position<R>, capture: Move) -> i64 {
    let after = position.play_unchecked(capture);
    let answers = after.legal_moves().into_iter().filter(|answer| answer.is_capture());
    let answer = answers.map(|answer| profit(&after, answer)).max().unwrap_or(0);
    i64::from(capture.captured.len()) - answer
}

/// Whether one of them takes a piece first.
fn is_attacked(position: &AnyPosition, square: Square) -> bool {
    threats(position).into_iter().any(|threat| Ply::new(position.passed(), threat).takes_first(square))
}

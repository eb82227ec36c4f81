//! Motifs that do not depend on particular squares.

use super::line::{Line, Ply, could_be_jumped, moves_of_other_side, solver_moves_before, square_behind};
use crate::record::Goal;
use damier_rules::{Color, PieceKind, Variant};

/// Coup direct: the first offer is captured, and a capture follows at once: it is the finish, or it wins
/// although the opponent captures on.
pub(super) fn direct(line: &Line) -> bool {
    let Some(taken) = line.plies.iter().position(Ply::is_capture).filter(|taken| taken % 2 == 1) else { return false };
    let shot = taken + 1;
    let end = line.end_of_captures(shot);
    end > shot
        && (line.finish().is_some_and(|(finish, _)| finish == shot)
            || line.gain(taken..end) > 0 && line.gain(shot + 1..end) <= 0)
}

/// Promenade: one piece of the opponent makes three or more captures in a row.
pub(super) fn promenade(line: &Line) -> bool {
    longest_walk(line) >= 3
}

/// Épicier: one piece of the opponent makes two captures in a row, and none makes more.
pub(super) fn epicier(line: &Line) -> bool {
    longest_walk(line) == 2
}

fn longest_walk(line: &Line) -> usize {
    let (mut longest, mut length, mut at) = (0, 0, None);
    for ply in line.plies.iter().skip(1).step_by(2) {
        length = match (ply.is_capture(), at == Some(ply.played.from)) {
            (false, _) => 0,
            (true, false) => 1,
            (true, true) => length + 1,
        };
        at = Some(ply.played.to);
        longest = longest.max(length);
    }
    longest
}

/// Trappe: a man leaves a square by a quiet move, the opponent's next capture, of other pieces, ends there, and the
/// piece that fell into the trap is captured later.
pub(super) fn trappe(line: &Line) -> bool {
    trapped(line, |ply| !ply.is_capture())
}

/// Talon: likewise, but the man leaves by a capture that goes backward all the way.
pub(super) fn talon(line: &Line) -> bool {
    trapped(line, |ply| {
        ply.is_capture() && ply.every_route(|route| route.windows(2).all(|leg| leg[1].row() > leg[0].row()))
    })
}

/// Whether a piece of the opponent falls into a trap that a man opens by a move that satisfies `test`.
fn trapped(line: &Line, test: impl Fn(&Ply) -> bool) -> bool {
    let Some((finish, _)) = line.finish() else { return false };
    solver_moves_before(finish).any(|number| {
        let (leaving, landing) = (&line.plies[number], &line.plies[number + 1]);
        leaving.is_by_man()
            && landing.is_capture()
            && landing.played.to == leaving.played.from
            && !landing.takes(leaving.played.to)
            && test(leaving)
            && line.is_captured_later(number + 1)
    })
}

/// Ricochet: an offer, its capture, a capture in return and a recapture, in which both sides lose as many men and no
/// kings; the finish follows and takes the recapturing piece.
pub(super) fn ricochet(line: &Line) -> bool {
    let Some((finish, last)) = line.finish() else { return false };
    let Some(offer) = finish.checked_sub(4) else { return false };
    let [offer, taken, returned, recapture] = &line.plies[offer..finish] else { return false };
    !offer.is_capture()
        && [taken, returned, recapture].iter().all(|ply| ply.is_capture())
        && line.is_even(finish - 3..finish)
        && recapture.takes(returned.played.to)
        && last.takes(recapture.played.to)
}

/// Bombe: after a capture a man stops where it could be taken, the majority rule forces the opponent to take something
/// else, and the man captures again.
pub(super) fn bombe(line: &Line) -> bool {
    let Some((finish, _)) = line.finish() else { return false };
    line.variant() != Variant::Russian
        && solver_moves_before(finish).any(|number| {
            let (first, reply, second) = (&line.plies[number], &line.plies[number + 1], &line.plies[number + 2]);
            let at = first.played.to;
            first.is_capture()
                && first.after.pieces(Color::White, PieceKind::Man).contains(at)
                && could_be_jumped(&first.after, at)
                && first.after.legal_moves().iter().all(|other| !other.captured.contains(at))
                && reply.is_capture()
                && second.is_capture()
                && second.played.from == at
        })
}

/// Temps de repos: the solver makes a quiet move although the opponent already has to capture, and that very capture
/// follows.
pub(super) fn tempo(line: &Line) -> bool {
    let Some((finish, _)) = line.finish() else { return false };
    solver_moves_before(finish).any(|number| {
        let (free, reply) = (&line.plies[number], &line.plies[number + 1]);
        !free.is_capture() && reply.is_capture() && moves_of_other_side(&free.before).contains(&reply.played)
    })
}

/// Envoi à dame: the opponent gets a king during the line, and this king is captured.
pub(super) fn king_offer(line: &Line) -> bool {
    let mut crowned = None;
    for (number, ply) in line.plies.iter().enumerate() {
        if number % 2 == 0 {
            if crowned.is_some_and(|square| ply.takes(square)) {
                return true;
            }
        } else if ply.before.promotes(ply.played) || crowned == Some(ply.played.from) {
            crowned = Some(ply.played.to);
        }
    }
    false
}

/// Coup turc: an opponent's king that captures four or more pieces must stop right in front of one of them and is
/// captured at once.
pub(super) fn turc(line: &Line) -> bool {
    line.plies.windows(2).skip(1).step_by(2).any(|pair| {
        let [walk, recapture] = pair else { return false };
        !walk.is_by_man()
            && walk.played.captured.len() >= 4
            && walk.every_route(|route| square_behind(&walk.before, route).is_some_and(|square| walk.takes(square)))
            && recapture.takes(walk.played.to)
    })
}

/// Coup à dame: a man ends the finish on the promotion row.
pub(super) fn promotion(line: &Line) -> bool {
    line.finish().is_some_and(|(_, finish)| finish.is_crowning())
}

/// Percée: no net material, but a man reaches the promotion row by force. Where a man is crowned on the first move, it had
/// run through before.
pub(super) fn breakthrough(line: &Line, goal: Goal) -> bool {
    goal == Goal::Promote && !line.plies.first().is_some_and(Ply::is_crowning)
}

/// Blocage: the opponent still has pieces but no move.
pub(super) fn blockade(line: &Line) -> bool {
    line.end.side_to_move() == Color::Black
        && !line.end.all_pieces(Color::Black).is_empty()
        && line.end.legal_moves().is_empty()
}

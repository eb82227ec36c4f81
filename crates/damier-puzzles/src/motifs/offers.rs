//! Motifs of what an offer does: to the opponent's pieces, to its captures, and to the balance.

use super::line::{Line, Ply, moves_of_other_side, solver_moves_before};
use damier_rules::{Color, Move, PieceKind, Square};

/// Coup semi-direct: two quiet moves or more, each followed by a capture of the opponent, build the chain that is
/// captured then: two pieces or more, one of which an earlier move than the last drew, even if it captured on.
pub(super) fn semi_direct(line: &Line) -> bool {
    exchanges(line).any(|(first, shot, _)| {
        let replies: Vec<Move> = (first + 1..shot).step_by(2).map(|number| line.plies[number].played).collect();
        let stands = |number: usize| {
            let moved = |at: Square, later: &Move| if later.from == at { later.to } else { at };
            replies[number + 1..].iter().fold(replies[number].to, moved)
        };
        line.plies[shot].played.captured.len() >= 2
            && (0..replies.len() - 1).any(|number| line.plies[shot].takes(stands(number)))
    })
}

/// Deflection: an offer draws a piece off a square that a later capture of the same shot touches.
pub(super) fn deflection(line: &Line) -> bool {
    line.shots().any(|(first, shot)| {
        (first + 1..shot).step_by(2).any(|reply| {
            let (offer, left) = (&line.plies[reply - 1], line.plies[reply].played.from);
            !offer.is_capture() && line.plies[shot].every_route(|route| route[1..].contains(&left))
        })
    })
}

/// Coup de rappel: a man that has captured is given another piece and captures backward.
pub(super) fn rappel(line: &Line) -> bool {
    line.shots().any(|(first, shot)| {
        (first + 1..shot).step_by(2).any(|sent| {
            let back = &line.plies[sent];
            let arrived = (first + 1..sent).step_by(2).rev().find(|&ply| line.plies[ply].played.to == back.played.from);
            arrived.is_some()
                && back.is_by_man()
                && back.played.to.row() < back.played.from.row()
                && !line.plies[sent - 1].is_capture()
        })
    })
}

/// Coup parallèle: two pieces can take the offered man, and the answers to both captures lead to the same position.
pub(super) fn parallele(line: &Line) -> bool {
    solver_moves_before(line.plies.len().saturating_sub(2)).any(|number| {
        let [offer, _, answer] = &line.plies[number..number + 3] else { return false };
        let choices = offer.after.legal_moves();
        let [one, other] = choices.as_slice() else { return false };
        !offer.is_capture()
            && one.from != other.from
            && choices.iter().all(|choice| choice.captured.contains(offer.played.to) && choice.captured.len() == 1)
            && answer.is_capture()
            && choices.iter().all(|&choice| {
                let after = offer.after.play_unchecked(choice);
                after.legal_moves().iter().any(|&back| after.play_unchecked(back) == answer.after)
            })
    })
}

/// Coup renversé: one piece could take the offered man, but the majority rule makes another take two men or more,
/// round a right angle.
pub(super) fn renverse(line: &Line) -> bool {
    line.is_international()
        && offers_before_shots(line).any(|number| {
            let (offer, taken) = (&line.plies[number], &line.plies[number + 1]);
            let turns = |route: &[Square]| {
                let way = |leg: &[Square]| (leg[0].row() < leg[1].row(), leg[0].column() < leg[1].column());
                route.windows(3).any(|legs| way(&legs[..2]) != way(&legs[1..]))
            };
            taken.is_by_man()
                && taken.takes(offer.played.to)
                && taken.played.captured.len() >= 2
                && taken.every_route(turns)
                && offer.after.legal_moves().iter().all(|other| other.from == taken.played.from)
                && offer
                    .after
                    .captures_of_fewer()
                    .iter()
                    .any(|fewer| fewer.from != taken.played.from && fewer.captured.contains(offer.played.to))
        })
}

/// Coup de l'Africain: a man moves up to a piece that could take it, the majority rule forces another capture, and the
/// man takes that piece and others.
pub(super) fn africain(line: &Line) -> bool {
    offers_before_shots(line).any(|number| {
        let (stuck, taken, finish) = (&line.plies[number], &line.plies[number + 1], &line.plies[number + 2]);
        let at = stuck.played.to;
        stuck.is_by_man()
            && stuck.after.legal_moves().iter().all(|other| !other.captured.contains(at))
            && taken.is_capture()
            && finish.played.from == at
            && finish.played.captured.len() >= 2
            && stuck.after.captures_of_fewer().iter().any(|fewer| {
                at.row().abs_diff(fewer.from.row()) == 1
                    && at.column().abs_diff(fewer.from.column()) == 1
                    && fewer.captured.contains(at)
                    && finish.takes(fewer.from)
            })
    })
}

/// The quiet moves that are followed by a capture of the opponent and a capture in return.
fn offers_before_shots(line: &Line) -> impl Iterator<Item = usize> + '_ {
    solver_moves_before(line.plies.len().saturating_sub(2)).filter(|&number| {
        let [offer, taken, shot] = [0, 1, 2].map(|next| line.plies[number + next].is_capture());
        !offer && taken && shot
    })
}

/// Gambit: an offer leaves the solver with fewer pieces when nothing is left to capture, and its next move neither
/// captures nor offers. What follows wins.
pub(super) fn gambit(line: &Line) -> bool {
    solver_moves_before(line.plies.len().saturating_sub(2)).any(|number| {
        let [offer, taken] = [0, 1].map(|next| &line.plies[number + next]);
        let end = line.end_of_captures(number + 1);
        let next = end.next_multiple_of(2);
        let is_quiet = |ply: &Ply| !ply.is_capture() && !ply.after.must_capture();
        !offer.is_capture()
            && taken.is_capture()
            && !moves_of_other_side(&offer.before).contains(&taken.played)
            && line.gain(number..end) < 0
            && line.plies.get(next).is_some_and(is_quiet)
            && line.gain(next..) > 0
    })
}

/// A king of the opponent is captured.
pub(super) fn king_capture(line: &Line) -> bool {
    line.plies
        .iter()
        .step_by(2)
        .any(|ply| !(ply.played.captured & ply.before.pieces(Color::Black, PieceKind::King)).is_empty())
}

/// Rafle: one capture takes three pieces or more.
pub(super) fn rafle(line: &Line) -> bool {
    line.plies.iter().step_by(2).any(|ply| ply.played.captured.len() >= 3)
}

/// Coup du double-deux: two captures of two pieces in succession, the opponent capturing between them, win one or two
/// in all.
pub(super) fn double_deux(line: &Line) -> bool {
    (1..=2).contains(&line.gain(..))
        && (2..line.plies.len()).step_by(2).any(|number| {
            let two = |number: usize| line.plies[number].played.captured.len() == 2;
            two(number - 2) && two(number) && line.plies[number - 1].is_capture()
        })
}

/// Coup d'échange: after one or more offers both sides capture in turn, and each of the solver's captures makes the
/// exchange even, until the last wins.
pub(super) fn exchange_trick(line: &Line) -> bool {
    exchanges(line).any(|(first, shot, end)| {
        let captures: Vec<usize> = (shot..end).step_by(2).collect();
        captures.split_last().is_some_and(|(&last, even)| {
            !even.is_empty() && even.iter().all(|&capture| line.is_even(first..=capture)) && line.gain(first..=last) > 0
        })
    })
}

/// Pionnage: offers and the captures that they lead to are an even exchange, and a quiet move follows. What comes after
/// it wins.
pub(super) fn exchange(line: &Line) -> bool {
    exchanges(line).any(|(first, _, end)| line.is_even(first..end) && line.gain(end..) > 0)
}

/// The shots that begin with nothing but offers, each with the first ply after it that is no capture.
fn exchanges(line: &Line) -> impl Iterator<Item = (usize, usize, usize)> + '_ {
    line.shots()
        .filter(|&(first, shot)| (first..shot).step_by(2).all(|offer| !line.plies[offer].is_capture()))
        .map(|(first, shot)| (first, shot, line.end_of_captures(shot)))
}

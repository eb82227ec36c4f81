//! Named motifs with particular squares, on 100 squares only.

use super::line::{Line, moves_of_other_side, solver_moves_before};
use damier_rules::{Color, PieceKind, Square};

/// Mazette: two or more single men are given up; the last offer lures a man, which had not moved before, off a square
/// that the finish then touches.
pub(super) fn mazette(line: &Line) -> bool {
    let Some((finish, last)) = line.finish().filter(|&(finish, _)| finish >= 4) else { return false };
    let blocker = line.plies[finish - 1].played.from;
    line.is_international()
        && line.only_single_offers_before(finish)
        && line.drawn_from(blocker, finish) == Some(finish - 1)
        && last.is_by_man()
        && last.every_route(|route| route[1..].contains(&blocker))
}

/// Coup royal: three men are taken by 23x34, then the finish is 40x29x20x9x18x7, or goes on from there.
pub(super) fn royal(line: &Line) -> bool {
    let Some((finish, last)) = line.finish().filter(|&(finish, _)| finish >= 2) else { return false };
    let taken = &line.plies[finish - 1];
    let way = [40, 29, 20, 9, 18, 7];
    line.is_international()
        && line.ends(taken) == (23, 34)
        && taken.played.captured.len() == 3
        && last.every_route(|route| route.iter().map(|&square| line.number(square)).take(way.len()).eq(way))
}

/// Coup Philippe: the man on 18 is lured away, either off the path of the finish or into it, and the finish goes from
/// 38 or 40 to 7, 9, 16, 20 or 29.
pub(super) fn philippe(line: &Line) -> bool {
    let Some((finish, last)) = line.finish() else { return false };
    let (from, to) = line.ends(last);
    if !line.is_international() || !last.is_by_man() || ![38, 40].contains(&from) || ![7, 9, 16, 20, 29].contains(&to) {
        return false;
    }
    line.drawn_away(18, finish).is_some_and(|ply| {
        let drawn = line.plies[ply].played;
        last.takes(drawn.to) || last.every_route(|route| route[1..].contains(&drawn.from))
    }) && !royal(line)
}

/// Coup Napoléon: captures brought the first two men that the finish takes to their squares, the second man before the
/// first; the finish goes forward, backward and forward again.
pub(super) fn napoleon(line: &Line) -> bool {
    let Some((finish, last)) = line.finish() else { return false };
    line.is_international()
        && last.is_by_man()
        && last.every_route(|route| {
            let taken = last.captured_along(route);
            let [first, second, _, ..] = taken[..] else { return false };
            let zigzag = |route: &[Square]| {
                let rows: Vec<u8> = route.iter().take(4).map(|square| square.row()).collect();
                rows[0] > rows[1] && rows[1] < rows[2] && rows[2] > rows[3]
            };
            let came = [first, second].map(|square| line.brought_to(square, finish));
            let men = last.before.pieces(Color::Black, PieceKind::Man);
            [first, second].iter().all(|&square| men.contains(square))
                && matches!(came, [Some(first), Some(second)] if second < first)
                && zigzag(route)
        })
}

/// Coup de l'express (Weiss): three or more single men are given up, and a man of the opponent captures backward to a
/// square where the finish takes it.
pub(super) fn express(line: &Line) -> bool {
    let Some((finish, last)) = line.finish().filter(|&(finish, _)| finish >= 6) else { return false };
    line.is_international()
        && line.only_single_offers_before(finish)
        && (1..finish).step_by(2).any(|number| {
            let sent = &line.plies[number];
            sent.is_by_man()
                && sent.played.to.row() < sent.played.from.row()
                && last.takes(sent.played.to)
                && line.brought_to(sent.played.to, finish) == Some(number)
        })
}

/// Coup Manoury: a man's quiet move opens a square to a king of the opponent that was crowned during the line; the man
/// then takes something else although it could take the king, and the finish takes the king.
pub(super) fn manoury(line: &Line) -> bool {
    let Some((finish, last)) = line.finish() else { return false };
    line.is_international()
        && (2..finish).step_by(2).filter(|number| number + 4 == finish).any(|number| {
            let [opening, landing, other, reply] = &line.plies[number..finish] else { return false };
            let king = landing.played.to;
            let crowned = (1..number).step_by(2).any(|earlier| {
                let earlier = &line.plies[earlier];
                earlier.before.promotes(earlier.played) && earlier.played.to == landing.played.from
            });
            !opening.is_capture()
                && opening.is_by_man()
                && landing.is_capture()
                && king == opening.played.from
                && crowned
                && other.played.from == opening.played.to
                && other.is_capture()
                && !other.takes(king)
                && other
                    .before
                    .legal_moves()
                    .iter()
                    .any(|choice| choice.from == other.played.from && choice.captured.contains(king))
                && reply.is_capture()
                && last.takes(king)
        })
}

/// Coup Raphaël: the opponent takes two men twice; while the second capture, 21x43, is due, a man moves up to the man on
/// 39, and takes that man first of two or more; then another capture of two or more follows.
pub(super) fn raphael(line: &Line) -> bool {
    let Some(stuck) = line.end.board_size().square(39).filter(|_| line.is_international()) else { return false };
    let two_offered = |number: usize| {
        let taken = &line.plies[number + 1];
        !line.plies[number].is_capture() && taken.is_by_man() && taken.played.captured.len() == 2
    };
    solver_moves_before(line.plies.len().saturating_sub(4)).any(|number| {
        let [free, taken, first] = [0, 1, 2].map(|next| &line.plies[number + next]);
        two_offered(number)
            && line.ends(taken) == (21, 43)
            && moves_of_other_side(&free.before).contains(&taken.played)
            && solver_moves_before(number).any(two_offered)
            && free.is_by_man()
            && first.played.from == free.played.to
            && first.takes_first(stuck)
            && first.played.captured.len() >= 2
            && line.plies[number + 4..].iter().step_by(2).any(|second| second.played.captured.len() >= 2)
    })
}

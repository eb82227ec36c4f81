//! Variations on puzzles whose motif is rare in games.

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::blockade::{self, Corner};
use super::{Miner, Random, Spot, random_of};
use crate::motifs;
use crate::puzzle::Puzzle;
use crate::record::{Record, Source, SourceKind};
use crate::selection::pieces_apart;
use crate::tag::Motif;
use crate::thresholds::MOST_MEN_APART;
use damier_rules::{AnyPosition, Bitboard, Color, Move, Piece, PieceKind, Setup, Square};

/// Changes tried per batch.
const BATCH: usize = 400;
/// The most puzzles kept of a batch.
const MOST_OF_A_BATCH: usize = 5;
/// The most men by which one side may have more than the other, as in a game, unless it was ahead before.
const MOST_AHEAD: usize = 1;
/// The fewest men of a side.
const LEAST: usize = 2;

/// Whether variations on a puzzle are likely to have a motif: those on puzzles that have it, and for the blockade also
/// those on shots that take nearly everything.
#[must_use]
pub fn is_skeleton(puzzle: &Puzzle, motif: Motif) -> bool {
    motifs::of_line(&puzzle.position, &puzzle.main_line()).contains(&motif)
        || (motif == Motif::Blockade && blockade::survivors(puzzle).is_some())
}

impl Miner {
    /// Puzzles with a motif, made from a skeleton of it: single men are moved to neighbouring squares, added and
    /// removed, one after another, as long as a glance shows the motif. For a blockade, what the shot leaves is shut in
    /// first. The same seed and number give the same puzzles.
    pub(super) fn vary(&mut self, puzzle: &Puzzle, motif: Motif, seed: u64, number: u64) -> Vec<Record> {
        self.glance.forget();
        let mut random = random_of(seed, number);
        let (mut position, mut tried) = (puzzle.position, vec![puzzle.position]);
        let survivors = blockade::survivors(puzzle).filter(|_| motif == Motif::Blockade);
        let mut found = Vec::new();
        for _ in 0..BATCH {
            let next = match survivors {
                Some(survivors) if position == puzzle.position => shut_in(&position, survivors, &mut random),
                _ => changed(&position, &mut random),
            };
            let Some(next) = next.filter(|next| self.shows(next, motif)) else { continue };
            position = next;
            if tried.iter().any(|other| pieces_apart(other, &position) <= MOST_MEN_APART) {
                continue;
            }
            tried.push(position);
            let Ok((_, mut record)) = self.prove(&Spot::alone(position)) else { continue };
            if !record.tags.contains(&motif.into()) {
                continue;
            }
            let event = format!("variation on {}, seed {seed}, batch {number}", puzzle.id);
            record.source = Source { kind: SourceKind::Constructed, event: Some(event), ..Source::default() };
            found.push(record);
            if found.len() == MOST_OF_A_BATCH {
                break;
            }
        }
        found
    }

    /// Whether a glance finds a shot with a motif.
    fn shows(&mut self, position: &AnyPosition, motif: Motif) -> bool {
        let Some(finding) = self.glance_at(position) else { return false };
        // A line may go on after the shot, which ends with a capture of the solver.
        let ends = (1..=finding.line.len()).step_by(2).filter(|&end| finding.line[end - 1].is_capture());
        let mut lines = ends.map(|end| &finding.line[..end]);
        lines.any(|line: &[Move]| motifs::of_line(position, line).contains(&motif))
    }
}

/// A position with one man elsewhere, added or removed. `None` if it could not come from a game.
fn changed(position: &AnyPosition, random: &mut Random) -> Option<AnyPosition> {
    let (size, mut men) = (position.board_size(), men_of(position));
    let occupied: Bitboard = men.iter().map(|&(square, _)| square).collect();
    let free: Vec<Square> = size.all_squares().filter(|&square| !occupied.contains(square)).collect();
    let place = random.random_range(0..men.len().max(1));
    match random.random_range(0..4) {
        0 => drop((place < men.len()).then(|| men.swap_remove(place))),
        1 => men.push((*free.choose(random)?, *Color::ALL.choose(random)?)),
        _ => {
            let (from, _) = *men.get(place)?;
            let is_near = |to: &Square| from.row().abs_diff(to.row()) == 1 && from.column().abs_diff(to.column()) == 1;
            men[place].0 = *free.into_iter().filter(is_near).collect::<Vec<_>>().choose(random)?;
        }
    }
    with_men(position, &men)
}

/// A position with the men on `survivors`, which the opponent keeps, where they cannot move. `None` if it could not
/// come from a game.
fn shut_in(position: &AnyPosition, survivors: Bitboard, random: &mut Random) -> Option<AnyPosition> {
    let mut men = men_of(position);
    men.retain(|&(square, _)| !survivors.contains(square));
    let mut corner = Corner { men, size: position.board_size(), loser: !position.side_to_move() };
    for _ in survivors {
        corner.shut_in(random)?;
    }
    with_men(position, &corner.men)
}

/// A position with other men. `None` if it could not come from a game.
fn with_men(position: &AnyPosition, men: &[(Square, Color)]) -> Option<AnyPosition> {
    let count = |color| men.iter().filter(|&&(_, owner)| owner == color).count();
    let most = AnyPosition::start(position.variant()).all_pieces(Color::White).len() as usize;
    let [white, black] = Color::ALL.map(count);
    let [white_before, black_before] = Color::ALL.map(|color| position.pieces(color, PieceKind::Man).len() as usize);
    if white.abs_diff(black) > white_before.abs_diff(black_before).max(MOST_AHEAD)
        || white.max(black) > most
        || white.min(black) < LEAST
    {
        return None;
    }
    let mut setup = Setup::new(position.variant(), position.side_to_move());
    for &(square, color) in men {
        setup.put_on(square, Piece { color, kind: PieceKind::Man }).ok()?;
    }
    for color in Color::ALL {
        for square in position.pieces(color, PieceKind::King) {
            setup.put_on(square, Piece { color, kind: PieceKind::King }).ok()?;
        }
    }
    Some(setup.position())
}

fn men_of(position: &AnyPosition) -> Vec<(Square, Color)> {
    let of = |color| position.pieces(color, PieceKind::Man).into_iter().map(move |square| (square, color));
    Color::ALL.into_iter().flat_map(of).collect()
}

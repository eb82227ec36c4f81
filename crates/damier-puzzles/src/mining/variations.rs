//! Variations on puzzles of a kind that is rare in games.

use std::collections::HashSet;

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::blockade::{self, Corner};
use super::{MinedPosition, Miner, Random, random_of};
use crate::motifs;
use crate::puzzle::Puzzle;
use crate::record::{Record, Source, SourceKind};
use crate::selection::pieces_apart;
use crate::solving::pieces;
use crate::tag::Motif;
use crate::thresholds::{HARD, HIDDEN_PIECES, MAX_MEN_APART};
use damier_rules::{AnyPosition, Bitboard, Color, Move, Piece, PieceKind, Setup, Square};

/// Changes tried per batch.
const BATCH: usize = 1_000;
/// The most puzzles kept of a batch.
const MAX_PER_BATCH: usize = 5;
/// The most men by which one side may have more than the other, as in a game, unless it was ahead before.
const MAX_AHEAD: usize = 1;
/// The fewest men of a side.
const MIN_MEN: usize = 2;

/// What variations have to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rarity {
    /// A motif.
    Motif(Motif),
    /// A shot that a glance does not see, see [`Miner::of_hidden_shots`].
    Hidden,
}

impl Rarity {
    /// A motif, unless it takes more than the solution to establish it.
    #[must_use]
    pub const fn of(motif: Motif) -> Option<Self> {
        if matches!(motif, Motif::Majority | Motif::Breakthrough) { None } else { Some(Self::Motif(motif)) }
    }

    /// The motif's word, or `hidden`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Motif(motif) => motif.word(),
            Self::Hidden => "hidden",
        }
    }

    /// Whether variations on a puzzle are likely to show it. A motif is likely on puzzles that have it, and the blockade
    /// also on shots that take nearly everything; a hidden shot is likely on hard ones with few pieces.
    #[must_use]
    pub fn is_likely_on(self, puzzle: &Puzzle) -> bool {
        match self {
            Self::Motif(motif) => {
                motifs::of_line(&puzzle.position, &puzzle.main_line()).contains(&motif)
                    || (motif == Motif::Blockade && blockade::survivors(puzzle).is_some())
            }
            Self::Hidden => {
                puzzle.source.kind != SourceKind::Endings
                    && pieces(&puzzle.position) <= HIDDEN_PIECES
                    && puzzle.rating.value >= HARD
            }
        }
    }
}

impl Miner {
    /// Puzzles of a rare kind, made from one that is likely to lead to more: single men are moved to neighbouring
    /// squares, added and removed, one after another, as long as a look shows what is wanted. For a blockade, what the
    /// shot leaves is shut in first. The same seed and number give the same puzzles.
    pub(super) fn vary(&mut self, puzzle: &Puzzle, wanted: Rarity, seed: u64, number: u64) -> Vec<Record> {
        self.start_afresh();
        let mut random = random_of(seed, number);
        let (mut bases, mut looked_at, mut tried) = (vec![puzzle.position], HashSet::new(), vec![puzzle.position]);
        let survivors = blockade::survivors(puzzle).filter(|_| wanted == Rarity::Motif(Motif::Blockade));
        let (mut found, mut lines) = (Vec::new(), vec![puzzle.main_line()]);
        for _ in 0..BATCH {
            let base = *bases.choose(&mut random).unwrap_or(&puzzle.position);
            let next = match survivors {
                Some(survivors) if base == puzzle.position => shut_in(&base, survivors, &mut random),
                _ => changed(&base, &mut random),
            };
            let next = next.filter(|&next| looked_at.insert(next) && self.shows(&next, wanted));
            let Some(position) = next else { continue };
            bases.push(position);
            if tried.iter().any(|other| pieces_apart(other, &position) <= MAX_MEN_APART) {
                continue;
            }
            tried.push(position);
            let Ok((variation, mut record)) = self.prove(&MinedPosition::alone(position)) else { continue };
            let line = variation.main_line();
            let is_wanted = match wanted {
                Rarity::Motif(motif) => record.tags.contains(&motif.into()),
                // Who has found the shot once does not have to find it again.
                Rarity::Hidden => !lines.contains(&line),
            };
            if !is_wanted {
                continue;
            }
            lines.push(line);
            let event = format!("variation on {}, seed {seed}, batch {number}", puzzle.id);
            record.source = Source { kind: SourceKind::Constructed, event: Some(event), ..Source::default() };
            found.push(record);
            if found.len() == MAX_PER_BATCH {
                break;
            }
        }
        found
    }

    /// Whether a position seems to show what is wanted.
    fn shows(&mut self, position: &AnyPosition, wanted: Rarity) -> bool {
        match wanted {
            Rarity::Motif(motif) => self.shows_motif(position, motif),
            Rarity::Hidden => self.seen_at(position).is_some_and(|seen| self.hides(position, &seen).is_some()),
        }
    }

    /// Whether a glance finds a shot with a motif.
    fn shows_motif(&mut self, position: &AnyPosition, motif: Motif) -> bool {
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
    if white.abs_diff(black) > white_before.abs_diff(black_before).max(MAX_AHEAD)
        || white.max(black) > most
        || white.min(black) < MIN_MEN
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

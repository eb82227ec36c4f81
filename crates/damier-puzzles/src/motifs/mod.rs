//! Motifs: patterns in a solution, named only if they are certain.
//!
//! A detector examines the main line, turned so that White solves; White's moves have even numbers, Black's odd ones,
//! and the *finish* is White's last capture. It matches only what its definition in `puzzles/README.md` covers: no tag
//! is better than a wrong one.

mod attacks;
mod general;
mod line;
mod named;
mod offers;

use line::Line;
pub(super) use line::flipped;

use super::puzzle::Puzzle;
use super::tag::Motif;
use damier_rules::{AnyPosition, Move};

/// Whether a line shows a motif.
type Detector = fn(&Line) -> bool;

/// The motifs with their detectors.
const DETECTORS: [(Motif, Detector); 38] = [
    (Motif::Direct, general::direct),
    (Motif::Mazette, named::mazette),
    (Motif::Promenade, general::promenade),
    (Motif::Epicier, general::epicier),
    (Motif::Rappel, offers::rappel),
    (Motif::Trappe, general::trappe),
    (Motif::Talon, general::talon),
    (Motif::Ricochet, general::ricochet),
    (Motif::DoubleDeux, offers::double_deux),
    (Motif::Bombe, general::bombe),
    (Motif::Renverse, offers::renverse),
    (Motif::Africain, offers::africain),
    (Motif::Parallele, offers::parallele),
    (Motif::Tempo, general::tempo),
    (Motif::KingOffer, general::king_offer),
    (Motif::Turc, general::turc),
    (Motif::Royal, named::royal),
    (Motif::Philippe, named::philippe),
    (Motif::Napoleon, named::napoleon),
    (Motif::Express, named::express),
    (Motif::Manoury, named::manoury),
    (Motif::Raphael, named::raphael),
    (Motif::Lapin, attacks::lapin),
    (Motif::Lunette, attacks::lunette),
    (Motif::Forcing, attacks::forcing),
    (Motif::Gambit, offers::gambit),
    (Motif::Promotion, general::promotion),
    (Motif::Quiet, attacks::quiet),
    (Motif::ExchangeTrick, offers::exchange_trick),
    (Motif::SemiDirect, offers::semi_direct),
    (Motif::Deflection, offers::deflection),
    (Motif::Exchange, offers::exchange),
    (Motif::KingCapture, offers::king_capture),
    (Motif::Rafle, offers::rafle),
    (Motif::DoubleAttack, attacks::double_attack),
    (Motif::Attack, attacks::attack),
    (Motif::Zugzwang, attacks::zugzwang),
    (Motif::Blockade, general::blockade),
];

/// The motifs that a line shows, from the solver's first move to the last.
pub(super) fn of_line(position: &AnyPosition, moves: &[Move]) -> Vec<Motif> {
    seen_in(&Line::new(position, moves))
}

fn seen_in(line: &Line) -> Vec<Motif> {
    DETECTORS.into_iter().filter(|(_, seen)| seen(line)).map(|(motif, _)| motif).collect()
}

/// The motifs of a puzzle, in a fixed order.
pub(super) fn of(puzzle: &Puzzle) -> Vec<Motif> {
    let line = Line::of(puzzle);
    let mut found = seen_in(&line);
    if general::breakthrough(&line, puzzle.goal) {
        found.push(Motif::Breakthrough);
    }
    found
}

#[cfg(test)]
mod tests;

//! Motifs: what happens in a solution, seen with certainty or not said.
//!
//! A detector looks at the main line, turned so that White solves; White's moves have even numbers, Black's odd ones,
//! and the *finish* is White's last capture. It answers only for what its definition in `puzzles/README.md` covers:
//! no tag is better than a wrong one.

mod general;
mod line;
mod named;

use line::Line;

use super::puzzle::Puzzle;

/// Whether a line shows a motif.
type Detector = fn(&Line) -> bool;

/// The tags with their detectors.
const DETECTORS: [(&str, Detector); 20] = [
    ("direct", general::direct),
    ("mazette", named::mazette),
    ("promenade", general::promenade),
    ("epicier", general::epicier),
    ("trappe", general::trappe),
    ("talon", general::talon),
    ("ricochet", general::ricochet),
    ("bombe", general::bombe),
    ("tempo", general::tempo),
    ("king-offer", general::king_offer),
    ("turc", general::turc),
    ("royal", named::royal),
    ("philippe", named::philippe),
    ("napoleon", named::napoleon),
    ("express", named::express),
    ("manoury", named::manoury),
    ("raphael", named::raphael),
    ("promotion", general::promotion),
    ("quiet", general::quiet),
    ("exchange-trick", general::exchange_trick),
];

/// The motifs of a puzzle, as tags in a fixed order.
pub(super) fn of(puzzle: &Puzzle) -> Vec<&'static str> {
    let line = Line::of(puzzle);
    let mut found: Vec<&str> = DETECTORS.into_iter().filter(|(_, seen)| seen(&line)).map(|(tag, _)| tag).collect();
    if general::breakthrough(puzzle) {
        found.push("breakthrough");
    }
    if general::blockade(&line) {
        found.push("blockade");
    }
    found
}

#[cfg(test)]
mod tests;

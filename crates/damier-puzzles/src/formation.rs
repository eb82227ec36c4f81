//! Formations: how the men of the side to move stand on the 100 squares.
//!
//! All of them follow from the position alone. Squares are those of White; for Black the board is turned.

use serde::{Deserialize, Serialize};
use strum::{AsRefStr, VariantArray};

use damier_rules::{AnyPosition, Color, PieceKind, Variant};

/// A formation of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, AsRefStr, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Formation {
    /// A man beyond the middle: on 22, 23 or 24.
    Outpost,
    /// The opponent has an outpost, on 27, 28 or 29.
    EnemyOutpost,
    /// Four men or more on 27, 28, 29, 32 and 33.
    Centre,
    /// Three men or more on the promotion row of the opponent.
    Base,
    /// One half of the board, left or right, has at least three men more than the other.
    Wing,
    /// The Olympic formation: 34, 35, 40 and 45.
    Olympic,
    /// The clover leaf: 25, 30 and 35.
    Clover,
    /// The pyramid of Drenthe: 38, 42, 43, 47, 48 and 49.
    Pyramid,
    /// The classical position: 27 and 28 against 23 and 24.
    Classical,
    /// The Roozenburg system, of the attacker: 24, 27, 29 and 34 against 18, 23 and 25.
    Roozenburg,
}

impl Formation {
    /// The formations that few games show.
    pub(crate) const RARE: [Self; 4] = [Self::Olympic, Self::Clover, Self::Pyramid, Self::Classical];

    /// Whether the men of a position stand like this. Never on 64 squares.
    #[must_use]
    pub fn is_in(self, position: &AnyPosition) -> bool {
        if position.variant() != Variant::International {
            return false;
        }
        let (own, other) = (men(position, position.side_to_move()), men(position, !position.side_to_move()));
        let has = |squares: &[u8]| squares.iter().all(|square| own.contains(square));
        let against = |squares: &[u8]| squares.iter().all(|square| other.contains(square));
        let on = |squares: &[u8]| own.iter().filter(|square| squares.contains(square)).count();
        match self {
            Self::Outpost => on(&[22, 23, 24]) > 0,
            Self::EnemyOutpost => other.iter().any(|square| [27, 28, 29].contains(square)),
            Self::Centre => on(&[27, 28, 29, 32, 33]) >= 4,
            Self::Base => on(&[46, 47, 48, 49, 50]) >= 3,
            Self::Wing => {
                let left = own.iter().filter(|&&square| is_left(square)).count();
                left.abs_diff(own.len() - left) >= 3
            }
            Self::Olympic => has(&[34, 35, 40, 45]),
            Self::Clover => has(&[25, 30, 35]),
            Self::Pyramid => has(&[38, 42, 43, 47, 48, 49]),
            Self::Classical => has(&[27, 28]) && against(&[23, 24]),
            Self::Roozenburg => has(&[24, 27, 29, 34]) && against(&[18, 23, 25]),
        }
    }
}

/// The squares of the men of a side, as that side counts them.
fn men(position: &AnyPosition, color: Color) -> Vec<u8> {
    let turned = position.side_to_move() == Color::Black;
    let numbers = position.pieces(color, PieceKind::Man).into_iter().map(|square| position.board_size().number(square));
    numbers.map(|number| if turned { 51 - number } else { number }).collect()
}

/// Whether a square lies on one of the five columns on the left.
const fn is_left(square: u8) -> bool {
    (square - 1) % 10 % 5 < if (square - 1) % 10 < 5 { 2 } else { 3 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::notation::read_fen;

    fn formations(fen: &str) -> Vec<Formation> {
        let position = read_fen(fen, Variant::International).unwrap().position;
        let found: Vec<Formation> = Formation::VARIANTS.iter().copied().filter(|each| each.is_in(&position)).collect();
        let turned: Vec<Formation> =
            Formation::VARIANTS.iter().copied().filter(|each| each.is_in(&position.flipped())).collect();
        assert_eq!(found, turned, "the board may be turned");
        found
    }

    #[test]
    fn each_formation_is_seen_and_nothing_else() {
        use Formation::{Base, Centre, Classical, Clover, EnemyOutpost, Olympic, Outpost, Pyramid, Roozenburg, Wing};
        for (fen, expected) in [
            ("W:W24,37:B2,9", vec![Outpost]),
            ("W:W37,44:B2,27", vec![EnemyOutpost]),
            ("W:W27,28,29,33:B2,9", vec![Centre]),
            ("W:W46,48,50:B2,9", vec![Base]),
            ("W:W31,36,37,41,43:B2,9", vec![Wing]),
            ("W:W34,35,40,45,31,36:B2,9", vec![Olympic]),
            ("W:W25,30,35,31,36:B2,9", vec![Clover]),
            ("W:W38,42,43,47,48,49:B2,9", vec![Base, Pyramid]),
            ("W:W27,28,40:B23,24", vec![Classical]),
            ("W:W24,27,29,31,34,36:B18,23,25", vec![Outpost, Roozenburg]),
            ("W:W31,37,43,44:B2,9", vec![]),
            ("W:WK24,37:B2,9", vec![]),
        ] {
            assert_eq!(formations(fen), expected, "{fen}");
        }
        let start = AnyPosition::start(Variant::Russian);
        assert!(Formation::VARIANTS.iter().copied().all(|each| !each.is_in(&start)), "there are none on 64 squares");
    }
}

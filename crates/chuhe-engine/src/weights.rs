//! The numbers of the evaluation: what a piece is worth on each square, early and late in the game.

use std::sync::LazyLock;

use chuhe_rules::{Kind, Side, Square};

/// Squares of the left half with the middle file: the right half has the same worth.
pub const HALF: usize = 50;

/// Tables: seven kinds, early and late.
pub const TABLES: usize = 14;

/// What every piece is worth, as its owner sees the board, in hundredths of a pawn beyond the river.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// By kind and phase (twice the kind, and one more late in the game), then by [`half`].
    pub tables: [[f32; HALF]; TABLES],
}

/// The number of a square in the half that counts, seen by the side.
#[inline(always)]
#[must_use]
pub fn half(square: Square, side: Side) -> usize {
    let (file, rank) = (usize::from(square.file()), usize::from(square.rank_from(side)));
    rank * 5 + file.min(8 - file)
}

static TRAINED: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_str!("data/weights.txt")).unwrap_or_else(Weights::start));

impl Weights {
    /// The trained ones.
    #[must_use]
    pub fn trained() -> &'static Self {
        &TRAINED
    }

    /// Where the training starts: material, and what every beginner's book says about squares.
    #[must_use]
    pub fn start() -> Self {
        let mut weights = Self { tables: [[0.0; HALF]; TABLES] };
        for kind in Kind::ALL {
            for phase in 0..2 {
                for (at, cell) in weights.tables[2 * kind as usize + phase].iter_mut().enumerate() {
                    *cell = start(kind, phase == 1, at % 5, at / 5);
                }
            }
        }
        weights
    }

    /// The weights in a text: numbers, 14 times ten ranks of five files, the rank next to the player first. `None` if they
    /// are too few or too many or no numbers.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let numbers = text.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace);
        let numbers: Vec<f32> = numbers.map(|word| word.parse().ok()).collect::<Option<_>>()?;
        let mut weights = Self { tables: [[0.0; HALF]; TABLES] };
        (numbers.len() == HALF * TABLES).then(|| {
            weights.tables.iter_mut().flatten().zip(numbers).for_each(|(cell, number)| *cell = number);
            weights
        })
    }

    /// The text that [`read`](Self::read) reads.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = String::from(
            "# Worth of each piece on each square, see README.md: files a to e, the own first rank first.\n",
        );
        for kind in Kind::ALL {
            for (phase, name) in ["early", "late"].into_iter().enumerate() {
                text.extend(["# ", &kind.to_string(), ", ", name, "\n"]);
                for rank in self.tables[2 * kind as usize + phase].chunks(5) {
                    let numbers: Vec<_> = rank.iter().map(|number| format!("{number:.0}")).collect();
                    text += &(numbers.join(" ") + "\n");
                }
            }
        }
        text
    }
}

/// The first guess for a kind on a file from the edge (0) to the middle (4) and a rank of its owner.
fn start(kind: Kind, late: bool, file: usize, rank: usize) -> f32 {
    let (middle, beyond) = (file == 4, rank >= 5);
    let pick = |yes: bool, one: f32, other: f32| if yes { one } else { other };
    #[allow(clippy::cast_precision_loss, reason = "below ten")]
    let (across, up) = (file as f32, rank as f32);
    match kind {
        Kind::King => 20.0 - 15.0 * up - pick(middle, 0.0, 8.0),
        Kind::Advisor => 120.0 + pick(rank == 1, 8.0, 0.0),
        Kind::Elephant => 115.0 + pick(middle, 12.0, 0.0),
        Kind::Horse => {
            let edge = pick(file == 0, -18.0, 4.0 * across);
            let depth = match rank {
                0 => -25.0,
                _ if beyond => 18.0 - 4.0 * (up - 7.0).abs(),
                _ => 3.0 * up,
            };
            edge + depth + pick(late, 430.0, 400.0)
        }
        Kind::Cannon => pick(middle, 14.0, 0.0) + 2.0 * across + pick(rank >= 8, 6.0, 0.0) + pick(late, 420.0, 450.0),
        Kind::Rook => 900.0 + 3.0 * across + pick(rank == 0, -12.0, pick(beyond, 8.0, 0.0)),
        Kind::Pawn if beyond => {
            let depth = pick(rank == 9, -45.0, 5.0 * (7.0 - (up - 7.0).abs()));
            90.0 + 6.0 * across + depth + pick(late, 30.0, 0.0)
        }
        Kind::Pawn => 50.0 + 4.0 * (up - 3.0) + pick(middle, 8.0, 0.0),
    }
}

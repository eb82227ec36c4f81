//! The numbers of the evaluation.

use std::sync::LazyLock;

use chuhe_rules::Kind;

use crate::features::{FEATURES, HALF};

/// What everything that the evaluation counts is worth, in hundredths of a pawn beyond the river.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// By feature, early and late in the game.
    pub pairs: Vec<[f32; 2]>,
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
        let mut pairs = vec![[0.0; 2]; FEATURES];
        for (kind, cells) in Kind::ALL.into_iter().zip(pairs.chunks_mut(HALF)) {
            for (at, cell) in cells.iter_mut().enumerate() {
                *cell = [false, true].map(|late| start(kind, late, at % 5, at / 5));
            }
        }
        Self { pairs }
    }

    /// The weights in a text: two numbers a feature, early and late; in lines that do not begin with `#`. `None` if they are
    /// too few or too many or no numbers.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let numbers = text.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace);
        let numbers: Vec<f32> = numbers.map(|word| word.parse().ok()).collect::<Option<_>>()?;
        let pairs: Vec<[f32; 2]> = numbers.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect();
        (numbers.len() == 2 * FEATURES).then_some(Self { pairs })
    }

    /// The text that [`read`](Self::read) reads.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = String::from(
            "# Worth of everything that src/features.rs counts, early and late in the game, see README.md. Pieces by \
             square first:\n# ranks of files a to e, the own first rank first.\n",
        );
        for (number, pairs) in self.pairs.chunks(5).enumerate() {
            if let Some(kind) = Kind::ALL.get(number / 10).filter(|_| number % 10 == 0) {
                text.extend(["# ", &kind.to_string(), "\n"]);
            } else if number == 10 * Kind::ALL.len() {
                text += "# The rest.\n";
            }
            let numbers: Vec<_> = pairs.iter().map(|[early, late]| format!("{early:.0} {late:.0}")).collect();
            text += &(numbers.join("  ") + "\n");
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

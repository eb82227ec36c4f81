//! The 26 openings by name.

use std::{fmt, str::FromStr};

use crate::{
    point::{Point, Symmetry},
    side::Side,
};

/// Code, Chinese name, romanised Japanese name, and the third stone as steps right and up from the centre, where the
/// second lies on h9 (direct, 直指) or i9 (indirect, 斜指).
type Named = (&'static str, &'static str, &'static str, (i8, i8));

#[rustfmt::skip]
const OPENINGS: [Named; 26] = [
    ("D1", "寒星", "Kansei", (0, 2)), ("D2", "溪月", "Keigetsu", (1, 2)), ("D3", "疏星", "Sosei", (2, 2)),
    ("D4", "花月", "Kagetsu", (1, 1)), ("D5", "残月", "Zangetsu", (2, 1)), ("D6", "雨月", "Ugetsu", (1, 0)),
    ("D7", "金星", "Kinsei", (2, 0)), ("D8", "松月", "Shogetsu", (0, -1)), ("D9", "丘月", "Kyugetsu", (1, -1)),
    ("D10", "新月", "Shingetsu", (2, -1)), ("D11", "瑞星", "Zuisei", (0, -2)), ("D12", "山月", "Sangetsu", (1, -2)),
    ("D13", "游星", "Yusei", (2, -2)),
    ("I1", "长星", "Chosei", (2, 2)), ("I2", "峡月", "Kyogetsu", (2, 1)), ("I3", "恒星", "Kosei", (2, 0)),
    ("I4", "水月", "Suigetsu", (2, -1)), ("I5", "流星", "Ryusei", (2, -2)), ("I6", "云月", "Ungetsu", (1, 0)),
    ("I7", "浦月", "Hogetsu", (1, -1)), ("I8", "岚月", "Rangetsu", (1, -2)), ("I9", "银月", "Gingetsu", (0, -1)),
    ("I10", "明星", "Myojo", (0, -2)), ("I11", "斜月", "Shagetsu", (-1, -1)), ("I12", "名月", "Meigetsu", (-1, -2)),
    ("I13", "彗星", "Suisei", (-2, -2)),
];

/// The number of direct openings; as many are indirect.
const DIRECT: usize = 13;

/// One of the 26 openings: the first three stones, up to symmetry. The first lies on the centre, the second next to it,
/// the third at most two points away.
///
/// ```
/// use yonsan_rules::{Opening, read_moves};
///
/// let opening = Opening::of(&read_moves("h8 g8 g9")?).unwrap();
/// assert_eq!((opening.code(), opening.chinese(), opening.romanised()), ("D4", "花月", "Kagetsu"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Opening(usize);

impl Opening {
    /// All openings, D1 to D13 and I1 to I13.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..OPENINGS.len()).map(Self)
    }

    /// The opening of the first three moves, whatever its orientation; later ones don't matter. `None` where there are
    /// fewer or they are none of the 26.
    #[must_use]
    pub fn of(moves: &[Point]) -> Option<Self> {
        let &[first, second, third, ..] = moves else { return None };
        if first != Point::CENTRE {
            return None;
        }
        let images = Symmetry::all().map(|symmetry| [symmetry.apply(second), symmetry.apply(third)]);
        let images: Vec<_> = images.collect();
        Self::all().find(|opening| images.contains(&[opening.moves()[1], opening.moves()[2]]))
    }

    /// The three stones in the usual orientation: the second on h9 or i9, the third to the right where it can be.
    #[must_use]
    pub fn moves(self) -> [Point; 3] {
        let at = |(right, up)| Point::CENTRE.step(right, up).unwrap_or(Point::CENTRE);
        [Point::CENTRE, at(if self.is_direct() { (0, 1) } else { (1, 1) }), at(OPENINGS[self.0].3)]
    }

    /// Whether the second stone lies straight beside the first (直指) rather than diagonally (斜指).
    #[must_use]
    pub const fn is_direct(self) -> bool {
        self.0 < DIRECT
    }

    /// The international code, D1 to D13 or I1 to I13.
    #[must_use]
    pub const fn code(self) -> &'static str {
        OPENINGS[self.0].0
    }

    /// The Chinese name.
    #[must_use]
    pub const fn chinese(self) -> &'static str {
        OPENINGS[self.0].1
    }

    /// The Japanese name in Latin letters.
    #[must_use]
    pub const fn romanised(self) -> &'static str {
        OPENINGS[self.0].2
    }

    /// The side that wins without an opening rule, for the four openings where every textbook agrees: 花月 and 浦月 for
    /// Black, 游星 and 彗星 for White.
    #[must_use]
    pub fn known_winner(self) -> Option<Side> {
        match self.code() {
            "D4" | "I7" => Some(Side::Black),
            "D13" | "I13" => Some(Side::White),
            _ => None,
        }
    }
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// No opening has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no opening is called \"{0}\"; give a code (D1 to D13, I1 to I13), a Chinese or a romanised Japanese name")]
pub struct UnknownOpening(String);

impl FromStr for Opening {
    type Err = UnknownOpening;

    /// Reads a code, a Chinese name or a romanised one, in capitals or not.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let named = |opening: &Self| {
            [opening.code(), opening.chinese(), opening.romanised()].iter().any(|name| name.eq_ignore_ascii_case(text))
        };
        Self::all().find(named).ok_or_else(|| UnknownOpening(text.to_owned()))
    }
}

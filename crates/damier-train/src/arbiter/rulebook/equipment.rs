//! Boards, men, clocks and score sheets (CDA 1).

use rand::RngExt;
use strum::{AsRefStr, VariantArray};

use super::super::ruling::{Law, Ruling, law, pick};
use etude::Random;

/// Something to be used in a tournament. Measures are in millimetres unless they say otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Equipment {
    /// The side of the part of the board that is used for play, in centimetres.
    Board(u32),
    /// How much higher than the squares the rim of the board is.
    Rim(u32),
    /// The side of a square, and the width of a man.
    Man(u32, u32),
    /// The width of a man on a board of 45 centimetres.
    ManOn45(u32),
    /// The width and the height of a man.
    Height(u32, u32),
    /// The height and the width of the display of a clock.
    Display(u32, u32),
    /// Something without a measure.
    Fixture(Fixture),
}

/// Something about the equipment that needs no measuring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Fixture {
    /// Numbers on a board at home.
    NumbersAtHome,
    /// Numbers on a board in a tournament.
    NumbersInTournament,
    /// Squares that reflect light.
    GlossyBoard,
    /// Dark and light squares that are hard to tell apart.
    PaleSquares,
    /// Men that shine.
    GlossyMen,
    /// White men of two shades.
    TwoShades,
    /// Kings that fall over.
    WobblyKings,
    /// Only one of the two clocks works.
    OneClockWorks,
    /// Both clocks cannot be stopped together.
    NoCommonStop,
    /// Both clocks run at the same time.
    BothRun,
    /// The other clock starts a few seconds late.
    StartsLate,
    /// The time used cannot be read all the time.
    HiddenTime,
    /// In the last two minutes only minutes are shown.
    MinutesOnly,
    /// The clock does not stand firmly.
    WobblyClock,
    /// The clock stands on White's left.
    ClockOnLeft,
    /// A player puts the clock on the other side.
    ClockMovedByPlayer,
    /// The arbiter puts the clock elsewhere.
    ClockMovedByArbiter,
    /// A player gets no sheet.
    NoSheet,
    /// The sheets come after the start.
    LateSheets,
    /// A sheet without a second copy.
    SingleSheet,
    /// A player takes the original home.
    OriginalTakenHome,
}

impl Fixture {
    /// The article about it, and whether it is in order.
    const fn article(self) -> (&'static str, bool) {
        match self {
            Self::NumbersAtHome => ("CDA 1.1.2.5", true),
            Self::NumbersInTournament => ("CDA 1.1.2.5", false),
            Self::GlossyBoard => ("CDA 1.1.2.2", false),
            Self::PaleSquares => ("CDA 1.1.2.3", false),
            Self::GlossyMen => ("CDA 1.2.7", false),
            Self::TwoShades => ("CDA 1.2.6", false),
            Self::WobblyKings => ("CDA 1.2.3", false),
            Self::OneClockWorks => ("CDA 1.3.1.1", false),
            Self::NoCommonStop => ("CDA 1.3.1.2", false),
            Self::BothRun => ("CDA 1.3.1.3", false),
            Self::StartsLate => ("CDA 1.3.1.4", false),
            Self::HiddenTime => ("CDA 1.3.1.5", false),
            Self::MinutesOnly => ("CDA 1.3.1.6", false),
            Self::WobblyClock => ("CDA 1.3.1.8", false),
            Self::ClockOnLeft | Self::ClockMovedByArbiter => ("CDA 1.3.2", true),
            Self::ClockMovedByPlayer => ("CDA 1.3.2", false),
            Self::NoSheet => ("CDA 1.4.1", false),
            Self::LateSheets => ("CDA 1.4.2.1", false),
            Self::SingleSheet => ("CDA 1.4.2.2", false),
            Self::OriginalTakenHome => ("CDA 1.4.4", false),
        }
    }
}

impl Equipment {
    pub(super) fn generate(random: &mut Random) -> Self {
        match random.random_range(0..10) {
            0 => Self::Board(random.random_range(31..=49)),
            1 => Self::Rim(random.random_range(3..=8)),
            2 => {
                let square = random.random_range(35..=45);
                Self::Man(square, square - random.random_range(4..=17))
            }
            3 => Self::ManOn45(random.random_range(28..=41)),
            4 => {
                let width = 2 * random.random_range(13..=18);
                Self::Height(width, random.random_range(width / 6..=width / 3))
            }
            5 => Self::Display(random.random_range(11..=19), random.random_range(39..=51)),
            _ => Self::Fixture(pick(Fixture::VARIANTS, random)),
        }
    }

    pub(super) fn law(self) -> Law {
        let (article, is_fit) = match self {
            Self::Board(centimetres) => ("CDA 1.1.2.1", (35..=45).contains(&centimetres)),
            Self::Rim(height) => ("CDA 1.1.2.4", (5..=6).contains(&height)),
            Self::Man(square, man) => ("CDA 1.2.4", (7..=14).contains(&(square - man))),
            Self::ManOn45(width) => ("CDA 1.2.4", (31..=38).contains(&width)),
            Self::Height(width, height) => ("CDA 1.2.5", 4 * height <= width && width <= 5 * height),
            Self::Display(height, width) => ("CDA 1.3.1.7", height >= 15 && width >= 45),
            Self::Fixture(fixture) => fixture.article(),
        };
        if is_fit {
            law([article], Ruling::Allowed, [Ruling::Forbidden])
        } else {
            law([article], Ruling::Forbidden, [Ruling::Allowed])
        }
    }
}

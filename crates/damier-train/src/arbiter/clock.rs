//! Clock, flag, arriving late, and keeping score.

use rand::RngExt;

use super::{Law, Ruling, pick};
use crate::Random;

/// Minutes after which a player who has not arrived loses, unless the regulations say otherwise (CDA 3.8.3.1).
const LATE_LIMIT: u32 = 60;
/// Minutes left under sudden death below which a player is in time trouble (CDA 3.10.5.1.1).
const TIME_TROUBLE: u32 = 5;

/// A case about the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockCase {
    /// A player has moved and let go of the piece. Then the flag falls: before or after pressing the clock.
    Flag {
        /// Whether the clock was pressed before the flag fell.
        pressed: bool,
    },
    /// A player has moved and forgets to press the clock.
    Forgotten,
    /// A player moves with one hand and presses the clock with the other.
    OtherHand,
    /// A player arrives late.
    Late {
        /// By how many minutes.
        minutes: u32,
    },
    /// Neither player has arrived after the limit.
    BothLate {
        /// By how many minutes.
        minutes: u32,
    },
    /// Neither player is there at the start. Then White arrives, and Black soon after.
    Neither {
        /// After how many minutes White arrives; an even number.
        minutes: u32,
    },
    /// Only White is there at the start.
    BlackAbsent,
    /// A player claims a draw from the arbiter; before the decision the flag falls.
    ClaimAndFlag {
        /// Whether the arbiter then finds the claim right.
        right: bool,
    },
    /// The clock is found to be broken during the game.
    Broken,
    /// The players have each other's colours, which is noticed after the start.
    ColorsSwapped,
}

/// A case about the clock.
pub(super) fn clock(random: &mut Random) -> ClockCase {
    match random.random_range(0..10) {
        0 => ClockCase::Flag { pressed: random.random() },
        1 => ClockCase::Forgotten,
        2 => ClockCase::OtherHand,
        3 | 4 => ClockCase::Late { minutes: pick(&[5, 20, 40, 55, 65, 75, 90], random) },
        5 => ClockCase::BothLate { minutes: pick(&[65, 70, 80], random) },
        6 => ClockCase::Neither { minutes: 2 * random.random_range(2..=15) },
        7 => ClockCase::BlackAbsent,
        8 => ClockCase::ClaimAndFlag { right: random.random() },
        _ => pick(&[ClockCase::Broken, ClockCase::ColorsSwapped], random),
    }
}

impl ClockCase {
    pub(super) fn law(self) -> Law {
        use Ruling::{
            Allowed, Anyone, ArbiterToo, BlackClock, BothLose, Continues, Drawn, Forbidden, Loses, MinutesEach,
            MinutesWhite, NoClock, OnlyOpponent, Replayed, TimeLost, WhiteClock,
        };
        match self {
            Self::Flag { pressed: true } => (&["CDA 3.8.2.2", "CDA 3.8.2.6"], Continues, vec![Loses, Replayed]),
            Self::Flag { pressed: false } => (&["CDA 3.8.2.2", "CDA 3.8.2.6"], Loses, vec![Continues, Drawn]),
            Self::Forgotten => (&["CDA 3.8.2.3"], OnlyOpponent, vec![ArbiterToo, Anyone]),
            Self::OtherHand => (&["CDA 3.8.2.2", "CDA 3.8.2.9"], Forbidden, vec![Allowed, Loses]),
            Self::Late { minutes } if minutes > LATE_LIMIT => {
                (&["CDA 3.8.3.1", "CDA 3.8.3.2"], Loses, vec![TimeLost, Replayed])
            }
            Self::Late { .. } => (&["CDA 3.8.3.1", "CDA 3.8.3.2"], TimeLost, vec![Loses, Continues]),
            Self::BothLate { .. } => (&["CDA 3.8.3.3"], BothLose, vec![Drawn, Replayed]),
            Self::Neither { minutes: all } => {
                (&["CDA 3.9.2"], MinutesEach(all / 2), vec![MinutesEach(all), MinutesWhite(all)])
            }
            Self::BlackAbsent => (&["CDA 3.9.1"], BlackClock, vec![WhiteClock, NoClock]),
            Self::ClaimAndFlag { right: true } => (&["CDA 3.8.2.7"], Drawn, vec![Loses, Replayed]),
            Self::ClaimAndFlag { right: false } => (&["CDA 3.8.2.7"], Loses, vec![Drawn, Continues]),
            Self::Broken => (&["CDA 3.8.2.4"], Continues, vec![Replayed, Drawn]),
            Self::ColorsSwapped => (&["CDA 3.9.3"], Continues, vec![Replayed, Drawn]),
        }
    }
}

/// A case about the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetCase {
    /// A player with little time stops writing.
    ShortOfTime {
        /// Minutes left.
        minutes: u32,
        /// Whether every move adds time.
        fischer: bool,
    },
    /// The game is over, and moves are missing on the sheet of a player who was in time trouble.
    AfterTimeTrouble,
    /// A player wants to compare sheets, with the opponent's consent, while the own clock runs.
    Compare,
    /// A player writes a capture down before completing it.
    CaptureFirst,
    /// A player refuses to keep score.
    Refuses,
}

/// A case about the score sheet.
pub(super) fn sheet(random: &mut Random) -> SheetCase {
    match random.random_range(0..8) {
        0..4 => SheetCase::ShortOfTime { minutes: pick(&[1, 2, 3, 4, 6, 8, 10], random), fischer: random.random() },
        4 => SheetCase::AfterTimeTrouble,
        5 => SheetCase::Compare,
        6 => SheetCase::CaptureFirst,
        _ => SheetCase::Refuses,
    }
}

impl SheetCase {
    pub(super) fn law(self) -> Law {
        use Ruling::{Allowed, Continues, Forbidden, Loses, MustWrite, NeedNotWrite, Warned, WriteLater};
        match self {
            Self::ShortOfTime { minutes, fischer: false } if minutes < TIME_TROUBLE => {
                (&["CDA 3.10.5.1", "CDA 3.10.5.2"], WriteLater, vec![MustWrite, NeedNotWrite])
            }
            Self::ShortOfTime { .. } => (&["CDA 3.10.5.1", "CDA 3.10.5.2"], MustWrite, vec![WriteLater, NeedNotWrite]),
            Self::AfterTimeTrouble => (&["CDA 3.10.5.2"], WriteLater, vec![NeedNotWrite, Loses]),
            Self::Compare => (&["CDA 3.10.4"], Allowed, vec![Forbidden, Warned]),
            Self::CaptureFirst => (&["CDA 3.10.3.1"], Forbidden, vec![Allowed, Loses]),
            Self::Refuses => (&["CDA 3.14.3.2", "CDA 3.14.4"], Loses, vec![Warned, Continues]),
        }
    }
}

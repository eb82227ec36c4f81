//! Clock, flag, arriving late, and keeping score.

use rand::RngExt;

use super::ruling::{Law, Ruling, law, pick};
use etude::Random;

/// Minutes after which a player who has not arrived loses, unless the regulations say otherwise (CDA 3.8.3.1).
const LATE_LIMIT: u32 = 60;
/// Minutes left under sudden death below which a player is in time trouble (CDA 3.10.5.1.1).
const TIME_TROUBLE: u32 = 5;

/// A case about the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockCase {
    /// A player lets go of the piece with little time left, and presses the clock in time or not.
    Flag {
        /// Seconds left when the hand leaves the piece.
        seconds: u32,
        /// Seconds left when the clock is pressed, fewer than before; `None` if the flag falls first.
        pressed: Option<u32>,
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
        0 => {
            let seconds = random.random_range(2..=9);
            ClockCase::Flag { seconds, pressed: random.random::<bool>().then(|| random.random_range(1..seconds)) }
        }
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
            Self::Flag { pressed: Some(_), .. } => law(["CDA 3.8.2.2", "CDA 3.8.2.6"], Continues, [Loses, Replayed]),
            Self::Flag { pressed: None, .. } => law(["CDA 3.8.2.2", "CDA 3.8.2.6"], Loses, [Continues, Drawn]),
            Self::Forgotten => law(["CDA 3.8.2.3"], OnlyOpponent, [ArbiterToo, Anyone]),
            Self::OtherHand => law(["CDA 3.8.2.2", "CDA 3.8.2.9"], Forbidden, [Allowed, Loses]),
            Self::Late { minutes } if minutes > LATE_LIMIT => {
                law(["CDA 3.8.3.1", "CDA 3.8.3.2"], Loses, [TimeLost, Replayed])
            }
            Self::Late { .. } => law(["CDA 3.8.3.1"], TimeLost, [Loses, Continues]),
            Self::BothLate { .. } => law(["CDA 3.8.3.3"], BothLose, [Drawn, Replayed]),
            Self::Neither { minutes: all } => {
                law(["CDA 3.9.2"], MinutesEach(all / 2), [MinutesEach(all), MinutesWhite(all)])
            }
            Self::BlackAbsent => law(["CDA 3.9.1"], BlackClock, [WhiteClock, NoClock]),
            Self::ClaimAndFlag { right: true } => law(["CDA 3.8.2.7"], Drawn, [Loses, Replayed]),
            Self::ClaimAndFlag { right: false } => law(["CDA 3.8.2.7"], Loses, [Drawn, Continues]),
            Self::Broken => law(["CDA 3.8.2.4"], Continues, [Replayed, Drawn]),
            Self::ColorsSwapped => law(["CDA 3.9.3"], Continues, [Replayed, Drawn]),
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
    /// The game is over, moves are missing on the sheet of a player who was in time trouble, and the arbiter asks for them.
    AfterTimeTrouble,
    /// A player wants to compare sheets.
    Compare {
        /// Whether the opponent agrees.
        agreed: bool,
        /// Whether the player's own clock runs, and not the opponent's.
        own_time: bool,
    },
    /// A player writes a capture down before completing it.
    CaptureFirst,
    /// A player refuses to keep score.
    Refuses,
}

/// A case about a player who is late, or two.
pub(super) fn late(random: &mut Random) -> ClockCase {
    match random.random_range(0..6) {
        0..3 => {
            // An hour to the minute is left out.
            let minutes = random.random_range(1..120);
            ClockCase::Late { minutes: if minutes < 60 { minutes } else { minutes + 1 } }
        }
        3 => ClockCase::BothLate { minutes: random.random_range(61..=120) },
        4 => ClockCase::Neither { minutes: 2 * random.random_range(2..=25) },
        _ => ClockCase::BlackAbsent,
    }
}

/// A case about the score sheet.
pub(super) fn sheet(random: &mut Random) -> SheetCase {
    match random.random_range(0..8) {
        0..4 => SheetCase::ShortOfTime { minutes: pick(&[1, 2, 3, 4, 6, 8, 10], random), fischer: random.random() },
        4 => SheetCase::AfterTimeTrouble,
        5 => SheetCase::Compare { agreed: random.random(), own_time: random.random() },
        6 => SheetCase::CaptureFirst,
        _ => SheetCase::Refuses,
    }
}

impl SheetCase {
    pub(super) fn law(self) -> Law {
        use Ruling::{Allowed, Continues, FillIn, Forbidden, Loses, MustWrite, NeedNotWrite, Warned, WriteLater};
        match self {
            Self::ShortOfTime { minutes, fischer: false } if minutes < TIME_TROUBLE => {
                law(["CDA 3.10.5.1.1", "CDA 3.10.5.2"], WriteLater, [MustWrite, NeedNotWrite])
            }
            Self::ShortOfTime { fischer: false, .. } => {
                law(["CDA 3.10.1", "CDA 3.10.5.1.1"], MustWrite, [WriteLater, NeedNotWrite])
            }
            Self::ShortOfTime { fischer: true, .. } => {
                law(["CDA 3.10.1", "CDA 3.10.5.1.2"], MustWrite, [WriteLater, NeedNotWrite])
            }
            Self::AfterTimeTrouble => law(["CDA 3.10.5.2"], FillIn, [NeedNotWrite, Loses]),
            Self::Compare { agreed: true, own_time: true } => law(["CDA 3.10.4"], Allowed, [Forbidden, Warned]),
            Self::Compare { .. } => law(["CDA 3.10.4"], Forbidden, [Allowed, Loses]),
            Self::CaptureFirst => law(["CDA 3.10.3.1"], Forbidden, [Allowed, Loses]),
            Self::Refuses => law(["CDA 3.14.3.2", "CDA 3.14.4"], Loses, [Warned, Continues]),
        }
    }
}

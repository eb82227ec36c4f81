//! Objections to the clock, time lost, flags, and appeals (CDA 3.8.2.4-3.8.2.8, 3.8.4-3.8.5, 3.16).

use rand::RngExt;
use strum::{AsRefStr, VariantArray};

use super::super::ruling::{Law, Ruling, law, pick};
use etude::Random;

/// Who points out that a flag has fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Reporter {
    /// The player whose flag fell.
    Owner,
    /// The opponent.
    Opponent,
    /// The arbiter.
    Arbiter,
    /// A spectator.
    Spectator,
}

/// A claim, and what became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// A player objects to the clock, so many minutes before or after the time has run out.
    Objection {
        /// Minutes between the two.
        minutes: u32,
        /// Whether the objection came first.
        before: bool,
    },
    /// The arbiter needs so many minutes to put an irregular act right.
    Correction(u32),
    /// Somebody points out that a flag has fallen.
    Flag(Reporter),
    /// A written appeal comes so many minutes after the game.
    Appeal {
        /// Minutes that the regulations allow.
        limit: u32,
        /// Minutes after the game.
        after: u32,
    },
    /// An appeal is only spoken.
    Spoken,
    /// An appeal without the fee.
    NoFee,
    /// An appeals committee of so many members.
    Committee(u32),
    /// A vote of the committee: for the appeal, and against it.
    Vote(u32, u32),
    /// A member of the committee is the trainer of the player.
    Interested,
    /// The clock breaks down when the players have used so many minutes.
    Broken([u32; 2]),
}

impl Claim {
    pub(super) fn generate(random: &mut Random) -> Self {
        match random.random_range(0..12) {
            0 | 1 => Self::Objection { minutes: random.random_range(2..=20), before: random.random() },
            2 => Self::Correction(random.random_range(2..=9)),
            3 | 4 => Self::Flag(pick(Reporter::VARIANTS, random)),
            5 | 6 => {
                let limit = pick(&[15, 20, 30, 60], random);
                let apart = 5 * random.random_range(1..=2);
                Self::Appeal { limit, after: if random.random() { limit - apart } else { limit + apart } }
            }
            7 => pick(&[Self::Spoken, Self::NoFee, Self::Interested], random),
            8 => Self::Committee(random.random_range(1..=8)),
            9 | 10 => {
                let members = pick(&[3, 5, 7], random);
                let in_favour = random.random_range(0..=members);
                Self::Vote(in_favour, members - in_favour)
            }
            _ => Self::Broken([0; 2].map(|_: u32| random.random_range(10..=70))),
        }
    }

    pub(super) fn law(self) -> Law {
        use Ruling::{
            Allowed, Considered, Forbidden, FullTimes, Granted, KeptTimes, NoClock, OffendersTime, OpponentsTime,
            Rejected, Replayed,
        };
        match self {
            Self::Objection { before: true, .. } => law(["CDA 3.8.2.5"], Considered, [Rejected]),
            Self::Objection { .. } => law(["CDA 3.8.2.5"], Rejected, [Considered]),
            Self::Correction(_) => law(["CDA 3.8.2.8"], OffendersTime, [OpponentsTime, NoClock]),
            Self::Flag(Reporter::Spectator) => law(["CDA 3.8.4"], Forbidden, [Allowed]),
            Self::Flag(_) => law(["CDA 3.8.4"], Allowed, [Forbidden]),
            Self::Appeal { limit, after } if after <= limit => law(["CDA 3.8.5", "CDA 3.16"], Considered, [Rejected]),
            Self::Appeal { .. } => law(["CDA 3.8.5", "CDA 3.16"], Rejected, [Considered]),
            Self::Spoken | Self::NoFee => law(["CDA 3.16"], Rejected, [Considered]),
            Self::Committee(members) if members >= 3 && members % 2 == 1 => law(["CDA 3.16"], Allowed, [Forbidden]),
            Self::Committee(_) | Self::Interested => law(["CDA 3.16"], Forbidden, [Allowed]),
            Self::Vote(in_favour, against) if in_favour > against => law(["CDA 3.16"], Granted, [Rejected, Replayed]),
            Self::Vote(..) => law(["CDA 3.16"], Rejected, [Granted, Replayed]),
            Self::Broken(_) => law(["CDA 3.8.2.4"], KeptTimes, [FullTimes, Replayed]),
        }
    }
}

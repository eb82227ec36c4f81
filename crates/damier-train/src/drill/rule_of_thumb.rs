//! Rules of thumb for endings, with figures counted in the tables.
//!
//! A share is a percentage of the positions in which the trainee is to move and cannot capture, from which drills are
//! drawn, and without regard to the limits of 64 squares. It is rounded, but 100 means all and 0 none. Tests count every
//! share again.

use super::Ending;
use RuleOfThumb::{
    Captures, Corner, Crowning, FewMoves, FourKings, HoldRoad, Hurry, KeepOffRoad, LastOffer, NoRefuge, Opposition,
    Stop,
};
use damier_rules::Variant::{self, Brazilian, International, Russian};

/// A rule of thumb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleOfThumb {
    /// Four kings win unless two of them are attacked at once.
    FourKings,
    /// Keep the lone king off the main road.
    KeepOffRoad {
        /// The share won with the lone king on it.
        on: u8,
        /// The share won with the lone king elsewhere.
        off: u8,
    },
    /// Hold the main road.
    HoldRoad {
        /// The share lost on it.
        on: u8,
        /// The share lost elsewhere.
        off: u8,
    },
    /// The win ends with an offer.
    LastOffer {
        /// The share of wins in two moves in which the first can be an offer.
        offers: u8,
    },
    /// Crowning often gives the win away.
    Crowning {
        /// The share of won positions with a move that crowns in which such a move keeps the win.
        keeps: u8,
    },
    /// A win is short, or there is none.
    FewMoves {
        /// The moves of the longest win.
        moves: u8,
        /// As in `LastOffer`.
        offers: u8,
    },
    /// One king beats another only in a corner of the main road.
    Corner,
    /// The main road hardly matters on 100 squares.
    NoRefuge {
        /// The share lost on it.
        on: u8,
        /// The share lost elsewhere.
        off: u8,
        /// The share of losing moves that let the opponent capture at once.
        taken: u8,
    },
    /// Two men face each other in one column, with one row between.
    Opposition {
        /// Whether the trainee wins then, rather than loses.
        wins: bool,
        /// The share of them.
        share: u8,
    },
    /// Stop the foremost man early.
    Stop {
        /// The steps that it is away from crowning, and the share won.
        near: (u8, u8),
        /// The same for more steps.
        far: (u8, u8),
    },
    /// Every step of one's own foremost man counts.
    Hurry {
        /// The steps that it is away from crowning, and the share not lost.
        near: (u8, u8),
        /// The same for more steps.
        far: (u8, u8),
    },
    /// Errors let the opponent capture.
    Captures {
        /// The share of moves giving the result away that let the opponent capture at once.
        taken: u8,
    },
}

impl RuleOfThumb {
    /// The rule for an ending; `None` for one that is not offered.
    #[must_use]
    pub fn of(ending: &Ending) -> Option<Self> {
        let name = ending.item();
        COUNTED.iter().find(|row| row.0.contains(&ending.variant) && row.1 == name).map(|row| row.2)
    }
}

const ON_100: &[Variant] = &[International];
const ON_64: &[Variant] = &[Russian, Brazilian];

/// The rules and their figures, counted in the tables. On 64 squares they differ between the variants in one row only.
const COUNTED: &[(&[Variant], &str, RuleOfThumb)] = &[
    (ON_100, "win KKK v K", LastOffer { offers: 76 }),
    (ON_100, "hold K v KKK", NoRefuge { on: 4, off: 3, taken: 80 }),
    (ON_100, "win KKM v K", Crowning { keeps: 35 }),
    (ON_100, "hold K v KKM", Captures { taken: 81 }),
    (ON_100, "win KMM v K", Crowning { keeps: 46 }),
    (ON_100, "hold K v KMM", Captures { taken: 83 }),
    (ON_100, "win KK v K", FewMoves { moves: 4, offers: 61 }),
    (ON_100, "hold K v KK", Captures { taken: 94 }),
    (ON_100, "win KM v K", Crowning { keeps: 41 }),
    (ON_100, "hold K v KM", Captures { taken: 92 }),
    (ON_100, "win K v K", Corner),
    (ON_100, "hold K v K", Captures { taken: 100 }),
    (ON_100, "win KKKK v K", FourKings),
    (ON_100, "win M v M", Opposition { wins: false, share: 98 }),
    (ON_100, "hold M v M", Opposition { wins: false, share: 98 }),
    (ON_100, "win MM v M", Opposition { wins: true, share: 99 }),
    (ON_100, "hold M v MM", Opposition { wins: false, share: 98 }),
    (ON_100, "win MM v MM", Stop { near: (2, 5), far: (4, 29) }),
    (ON_100, "hold MM v MM", Hurry { near: (2, 98), far: (6, 67) }),
    (ON_100, "win MMM v M", Opposition { wins: true, share: 99 }),
    (ON_100, "hold M v MMM", Opposition { wins: false, share: 98 }),
    (ON_100, "win K v M", Stop { near: (2, 55), far: (3, 100) }),
    (ON_100, "hold M v K", Hurry { near: (2, 91), far: (4, 0) }),
    (ON_100, "win K v MM", Stop { near: (2, 13), far: (4, 58) }),
    (ON_100, "hold MM v K", Hurry { near: (2, 98), far: (4, 79) }),
    (ON_100, "win K v MMM", Stop { near: (2, 1), far: (4, 12) }),
    (ON_100, "hold MMM v K", Hurry { near: (2, 99), far: (6, 89) }),
    (ON_100, "win MM v K", LastOffer { offers: 85 }),
    (ON_100, "hold K v MM", Captures { taken: 96 }),
    (ON_100, "win MMM v K", LastOffer { offers: 92 }),
    (ON_100, "hold K v MMM", Captures { taken: 86 }),
    (ON_100, "win KK v M", Stop { near: (1, 53), far: (2, 100) }),
    (ON_100, "hold M v KK", Hurry { near: (1, 96), far: (2, 49) }),
    (ON_100, "win KK v MM", Stop { near: (2, 88), far: (3, 99) }),
    (ON_100, "hold MM v KK", Hurry { near: (2, 71), far: (3, 20) }),
    (ON_100, "win KM v M", Stop { near: (2, 64), far: (3, 99) }),
    (ON_100, "hold M v KM", Hurry { near: (2, 84), far: (3, 43) }),
    (ON_100, "win KM v MM", Stop { near: (2, 38), far: (4, 97) }),
    (ON_100, "hold MM v KM", Hurry { near: (2, 91), far: (4, 25) }),
    (ON_100, "win KM v KM", LastOffer { offers: 98 }),
    (ON_100, "hold KM v KM", Captures { taken: 95 }),
    (ON_100, "win KK v KM", LastOffer { offers: 99 }),
    (ON_100, "hold KM v KK", Captures { taken: 92 }),
    (ON_100, "win KK v KK", LastOffer { offers: 100 }),
    (ON_100, "hold KK v KK", Captures { taken: 93 }),
    (ON_100, "win KKK v M", Stop { near: (1, 85), far: (2, 100) }),
    (ON_100, "win KKM v M", Stop { near: (1, 65), far: (2, 99) }),
    (ON_100, "win KMM v M", Stop { near: (2, 77), far: (3, 99) }),
    (ON_64, "win KKK v K", KeepOffRoad { on: 34, off: 99 }),
    (ON_64, "hold K v KKK", HoldRoad { on: 25, off: 73 }),
    (ON_64, "win KKM v K", KeepOffRoad { on: 36, off: 95 }),
    (ON_64, "hold K v KKM", HoldRoad { on: 23, off: 67 }),
    (ON_64, "win KMM v K", KeepOffRoad { on: 32, off: 82 }),
    (ON_64, "hold K v KMM", HoldRoad { on: 19, off: 50 }),
    (ON_64, "win KK v K", FewMoves { moves: 4, offers: 57 }),
    (ON_64, "hold K v KK", Captures { taken: 92 }),
    (ON_64, "win KM v K", Crowning { keeps: 41 }),
    (ON_64, "hold K v KM", Captures { taken: 90 }),
    (ON_64, "win K v K", Corner),
    (ON_64, "hold K v K", Captures { taken: 100 }),
    (ON_64, "win M v M", Opposition { wins: false, share: 96 }),
    (ON_64, "hold M v M", Opposition { wins: false, share: 96 }),
    (ON_64, "win MM v M", Opposition { wins: true, share: 98 }),
    (ON_64, "hold M v MM", Opposition { wins: false, share: 96 }),
    (ON_64, "win MM v MM", Stop { near: (2, 10), far: (4, 42) }),
    (ON_64, "hold MM v MM", Hurry { near: (2, 96), far: (6, 66) }),
    (ON_64, "win MMM v M", Opposition { wins: true, share: 99 }),
    (ON_64, "hold M v MMM", Opposition { wins: false, share: 99 }),
    (ON_64, "win K v M", Stop { near: (2, 67), far: (3, 100) }),
    (ON_64, "hold M v K", Hurry { near: (2, 87), far: (3, 44) }),
    (ON_64, "win K v MM", Stop { near: (2, 16), far: (4, 69) }),
    (ON_64, "hold MM v K", Hurry { near: (2, 97), far: (4, 71) }),
    (ON_64, "win K v MMM", Stop { near: (2, 1), far: (4, 13) }),
    (ON_64, "hold MMM v K", Hurry { near: (2, 99), far: (6, 91) }),
    (ON_64, "win MM v K", LastOffer { offers: 79 }),
    (ON_64, "hold K v MM", Captures { taken: 95 }),
    (ON_64, "win MMM v K", LastOffer { offers: 86 }),
    (ON_64, "hold K v MMM", HoldRoad { on: 8, off: 18 }),
    (ON_64, "win KK v M", Stop { near: (1, 66), far: (2, 100) }),
    (ON_64, "hold M v KK", Hurry { near: (1, 93), far: (2, 35) }),
    (ON_64, "win KK v MM", Stop { near: (2, 94), far: (3, 99) }),
    (ON_64, "hold MM v KK", Hurry { near: (2, 60), far: (3, 11) }),
    (ON_64, "win KM v M", Stop { near: (2, 80), far: (3, 99) }),
    (ON_64, "hold M v KM", Hurry { near: (2, 73), far: (3, 25) }),
    (ON_64, "win KM v MM", Stop { near: (2, 54), far: (4, 99) }),
    (ON_64, "hold MM v KM", Hurry { near: (2, 84), far: (4, 10) }),
    (ON_64, "win KM v KM", LastOffer { offers: 96 }),
    (ON_64, "hold KM v KM", Captures { taken: 93 }),
    (ON_64, "win KK v KM", LastOffer { offers: 97 }),
    (ON_64, "hold KM v KK", Captures { taken: 90 }),
    (ON_64, "win KK v KK", LastOffer { offers: 100 }),
    (ON_64, "hold KK v KK", Captures { taken: 92 }),
    (&[Russian], "win KKK v M", Captures { taken: 43 }),
    (&[Brazilian], "win KKK v M", Captures { taken: 42 }),
    (ON_64, "win KKM v M", Captures { taken: 51 }),
    (ON_64, "win KMM v M", Captures { taken: 51 }),
];

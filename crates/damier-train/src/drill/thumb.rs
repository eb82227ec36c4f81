//! Rules of thumb for endings, with figures counted in the tables.
//!
//! A share is a percentage of the positions in which the trainee is to move and cannot capture, from which drills are
//! drawn, and without regard to the limits of 64 squares. It is rounded, but 100 means all and 0 none. Tests count every
//! share again.

use super::Ending;
use Thumb::{
    Captures, Corner, Crowning, FewMoves, FourKings, HoldRoad, Hurry, KeepOffRoad, LastOffer, NoRefuge, Opposition,
    Stop,
};
use damier_rules::Variant::{self, Brazilian, International, Russian};

/// A rule of thumb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thumb {
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

impl Thumb {
    /// The rule for an ending; `None` for one that is not offered.
    #[must_use]
    pub fn of(ending: &Ending) -> Option<Self> {
        let name = ending.item();
        COUNTED.iter().find(|row| row.0 == ending.variant && row.1 == name).map(|row| row.2)
    }
}

/// The rules and their figures, counted in the tables.
const COUNTED: &[(Variant, &str, Thumb)] = &[
    (International, "win KKK v K", LastOffer { offers: 76 }),
    (International, "hold K v KKK", NoRefuge { on: 4, off: 3, taken: 80 }),
    (International, "win KKM v K", Crowning { keeps: 35 }),
    (International, "hold K v KKM", Captures { taken: 81 }),
    (International, "win KMM v K", Crowning { keeps: 46 }),
    (International, "hold K v KMM", Captures { taken: 83 }),
    (International, "win KK v K", FewMoves { moves: 4, offers: 61 }),
    (International, "hold K v KK", Captures { taken: 94 }),
    (International, "win KM v K", Crowning { keeps: 41 }),
    (International, "hold K v KM", Captures { taken: 92 }),
    (International, "win K v K", Corner),
    (International, "hold K v K", Captures { taken: 100 }),
    (International, "win KKKK v K", FourKings),
    (International, "win M v M", Opposition { wins: false, share: 98 }),
    (International, "hold M v M", Opposition { wins: false, share: 98 }),
    (International, "win MM v M", Opposition { wins: true, share: 99 }),
    (International, "hold M v MM", Opposition { wins: false, share: 98 }),
    (International, "win MM v MM", Stop { near: (2, 5), far: (4, 29) }),
    (International, "hold MM v MM", Hurry { near: (2, 98), far: (6, 67) }),
    (International, "win MMM v M", Opposition { wins: true, share: 99 }),
    (International, "hold M v MMM", Opposition { wins: false, share: 98 }),
    (International, "win K v M", Stop { near: (2, 55), far: (3, 100) }),
    (International, "hold M v K", Hurry { near: (2, 91), far: (4, 0) }),
    (International, "win K v MM", Stop { near: (2, 13), far: (4, 58) }),
    (International, "hold MM v K", Hurry { near: (2, 98), far: (4, 79) }),
    (International, "win K v MMM", Stop { near: (2, 1), far: (4, 12) }),
    (International, "hold MMM v K", Hurry { near: (2, 99), far: (6, 89) }),
    (International, "win MM v K", LastOffer { offers: 85 }),
    (International, "hold K v MM", Captures { taken: 96 }),
    (International, "win MMM v K", LastOffer { offers: 92 }),
    (International, "hold K v MMM", Captures { taken: 86 }),
    (International, "win KK v M", Stop { near: (1, 53), far: (2, 100) }),
    (International, "hold M v KK", Hurry { near: (1, 96), far: (2, 49) }),
    (International, "win KK v MM", Stop { near: (2, 88), far: (3, 99) }),
    (International, "hold MM v KK", Hurry { near: (2, 71), far: (3, 20) }),
    (International, "win KM v M", Stop { near: (2, 64), far: (3, 99) }),
    (International, "hold M v KM", Hurry { near: (2, 84), far: (3, 43) }),
    (International, "win KM v MM", Stop { near: (2, 38), far: (4, 97) }),
    (International, "hold MM v KM", Hurry { near: (2, 91), far: (4, 25) }),
    (International, "win KM v KM", LastOffer { offers: 98 }),
    (International, "hold KM v KM", Captures { taken: 95 }),
    (International, "win KK v KM", LastOffer { offers: 99 }),
    (International, "hold KM v KK", Captures { taken: 92 }),
    (International, "win KK v KK", LastOffer { offers: 100 }),
    (International, "hold KK v KK", Captures { taken: 93 }),
    (International, "win KKK v M", Stop { near: (1, 85), far: (2, 100) }),
    (International, "win KKM v M", Stop { near: (1, 65), far: (2, 99) }),
    (International, "win KMM v M", Stop { near: (2, 77), far: (3, 99) }),
    (Russian, "win KKK v K", KeepOffRoad { on: 34, off: 99 }),
    (Russian, "hold K v KKK", HoldRoad { on: 25, off: 73 }),
    (Russian, "win KKM v K", KeepOffRoad { on: 36, off: 95 }),
    (Russian, "hold K v KKM", HoldRoad { on: 23, off: 67 }),
    (Russian, "win KMM v K", KeepOffRoad { on: 32, off: 82 }),
    (Russian, "hold K v KMM", HoldRoad { on: 19, off: 50 }),
    (Russian, "win KK v K", FewMoves { moves: 4, offers: 57 }),
    (Russian, "hold K v KK", Captures { taken: 92 }),
    (Russian, "win KM v K", Crowning { keeps: 41 }),
    (Russian, "hold K v KM", Captures { taken: 90 }),
    (Russian, "win K v K", Corner),
    (Russian, "hold K v K", Captures { taken: 100 }),
    (Russian, "win M v M", Opposition { wins: false, share: 96 }),
    (Russian, "hold M v M", Opposition { wins: false, share: 96 }),
    (Russian, "win MM v M", Opposition { wins: true, share: 98 }),
    (Russian, "hold M v MM", Opposition { wins: false, share: 96 }),
    (Russian, "win MM v MM", Stop { near: (2, 10), far: (4, 42) }),
    (Russian, "hold MM v MM", Hurry { near: (2, 96), far: (6, 66) }),
    (Russian, "win MMM v M", Opposition { wins: true, share: 99 }),
    (Russian, "hold M v MMM", Opposition { wins: false, share: 99 }),
    (Russian, "win K v M", Stop { near: (2, 67), far: (3, 100) }),
    (Russian, "hold M v K", Hurry { near: (2, 87), far: (3, 44) }),
    (Russian, "win K v MM", Stop { near: (2, 16), far: (4, 69) }),
    (Russian, "hold MM v K", Hurry { near: (2, 97), far: (4, 71) }),
    (Russian, "win K v MMM", Stop { near: (2, 1), far: (4, 13) }),
    (Russian, "hold MMM v K", Hurry { near: (2, 99), far: (6, 91) }),
    (Russian, "win MM v K", LastOffer { offers: 79 }),
    (Russian, "hold K v MM", Captures { taken: 95 }),
    (Russian, "win MMM v K", LastOffer { offers: 86 }),
    (Russian, "hold K v MMM", HoldRoad { on: 8, off: 18 }),
    (Russian, "win KK v M", Stop { near: (1, 66), far: (2, 100) }),
    (Russian, "hold M v KK", Hurry { near: (1, 93), far: (2, 35) }),
    (Russian, "win KK v MM", Stop { near: (2, 94), far: (3, 99) }),
    (Russian, "hold MM v KK", Hurry { near: (2, 60), far: (3, 11) }),
    (Russian, "win KM v M", Stop { near: (2, 80), far: (3, 99) }),
    (Russian, "hold M v KM", Hurry { near: (2, 73), far: (3, 25) }),
    (Russian, "win KM v MM", Stop { near: (2, 54), far: (4, 99) }),
    (Russian, "hold MM v KM", Hurry { near: (2, 84), far: (4, 10) }),
    (Russian, "win KM v KM", LastOffer { offers: 96 }),
    (Russian, "hold KM v KM", Captures { taken: 93 }),
    (Russian, "win KK v KM", LastOffer { offers: 97 }),
    (Russian, "hold KM v KK", Captures { taken: 90 }),
    (Russian, "win KK v KK", LastOffer { offers: 100 }),
    (Russian, "hold KK v KK", Captures { taken: 92 }),
    (Russian, "win KKK v M", Captures { taken: 43 }),
    (Russian, "win KKM v M", Captures { taken: 51 }),
    (Russian, "win KMM v M", Captures { taken: 51 }),
    (Brazilian, "win KKK v K", KeepOffRoad { on: 34, off: 99 }),
    (Brazilian, "hold K v KKK", HoldRoad { on: 25, off: 73 }),
    (Brazilian, "win KKM v K", KeepOffRoad { on: 36, off: 95 }),
    (Brazilian, "hold K v KKM", HoldRoad { on: 23, off: 67 }),
    (Brazilian, "win KMM v K", KeepOffRoad { on: 32, off: 82 }),
    (Brazilian, "hold K v KMM", HoldRoad { on: 19, off: 50 }),
    (Brazilian, "win KK v K", FewMoves { moves: 4, offers: 57 }),
    (Brazilian, "hold K v KK", Captures { taken: 92 }),
    (Brazilian, "win KM v K", Crowning { keeps: 41 }),
    (Brazilian, "hold K v KM", Captures { taken: 90 }),
    (Brazilian, "win K v K", Corner),
    (Brazilian, "hold K v K", Captures { taken: 100 }),
    (Brazilian, "win M v M", Opposition { wins: false, share: 96 }),
    (Brazilian, "hold M v M", Opposition { wins: false, share: 96 }),
    (Brazilian, "win MM v M", Opposition { wins: true, share: 98 }),
    (Brazilian, "hold M v MM", Opposition { wins: false, share: 96 }),
    (Brazilian, "win MM v MM", Stop { near: (2, 10), far: (4, 42) }),
    (Brazilian, "hold MM v MM", Hurry { near: (2, 96), far: (6, 66) }),
    (Brazilian, "win MMM v M", Opposition { wins: true, share: 99 }),
    (Brazilian, "hold M v MMM", Opposition { wins: false, share: 99 }),
    (Brazilian, "win K v M", Stop { near: (2, 67), far: (3, 100) }),
    (Brazilian, "hold M v K", Hurry { near: (2, 87), far: (3, 44) }),
    (Brazilian, "win K v MM", Stop { near: (2, 16), far: (4, 69) }),
    (Brazilian, "hold MM v K", Hurry { near: (2, 97), far: (4, 71) }),
    (Brazilian, "win K v MMM", Stop { near: (2, 1), far: (4, 13) }),
    (Brazilian, "hold MMM v K", Hurry { near: (2, 99), far: (6, 91) }),
    (Brazilian, "win MM v K", LastOffer { offers: 79 }),
    (Brazilian, "hold K v MM", Captures { taken: 95 }),
    (Brazilian, "win MMM v K", LastOffer { offers: 86 }),
    (Brazilian, "hold K v MMM", HoldRoad { on: 8, off: 18 }),
    (Brazilian, "win KK v M", Stop { near: (1, 66), far: (2, 100) }),
    (Brazilian, "hold M v KK", Hurry { near: (1, 93), far: (2, 35) }),
    (Brazilian, "win KK v MM", Stop { near: (2, 94), far: (3, 99) }),
    (Brazilian, "hold MM v KK", Hurry { near: (2, 60), far: (3, 11) }),
    (Brazilian, "win KM v M", Stop { near: (2, 80), far: (3, 99) }),
    (Brazilian, "hold M v KM", Hurry { near: (2, 73), far: (3, 25) }),
    (Brazilian, "win KM v MM", Stop { near: (2, 54), far: (4, 99) }),
    (Brazilian, "hold MM v KM", Hurry { near: (2, 84), far: (4, 10) }),
    (Brazilian, "win KM v KM", LastOffer { offers: 96 }),
    (Brazilian, "hold KM v KM", Captures { taken: 93 }),
    (Brazilian, "win KK v KM", LastOffer { offers: 97 }),
    (Brazilian, "hold KM v KK", Captures { taken: 90 }),
    (Brazilian, "win KK v KK", LastOffer { offers: 100 }),
    (Brazilian, "hold KK v KK", Captures { taken: 92 }),
    (Brazilian, "win KKK v M", Captures { taken: 42 }),
    (Brazilian, "win KKM v M", Captures { taken: 51 }),
    (Brazilian, "win KMM v M", Captures { taken: 51 }),
];

//! Draws, and games that are adjourned.

use rand::RngExt;

use super::{Ruling, pick};
use crate::Random;

/// Moves that each side must have made before a draw may be offered (CDA 3.12.4).
const MOVES_BEFORE_OFFER: u32 = 40;
/// Pieces on the board up to which a draw by advantage may be claimed (CDA 3.8.1.3.1).
const PIECES_FOR_ADVANTAGE: u32 = 8;
/// Seconds below which a draw by advantage may be claimed (CDA 3.8.1.3.1).
const SECONDS_FOR_ADVANTAGE: u32 = 60;

/// The material of a move limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Material {
    /// Both sides have kings, and none of them is alone: 25 moves with kings only.
    Kings,
    /// Three kings against one: 16 moves.
    ThreeKings,
    /// Two kings and a man against a king: 16 moves.
    TwoKingsAndMan,
    /// A king and two men against a king: 16 moves.
    KingAndTwoMen,
    /// Two kings against one: 5 moves.
    TwoKings,
    /// A king and a man against a king: 5 moves.
    KingAndMan,
    /// A king against a king: 5 moves.
    King,
}

impl Material {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Kings,
        Self::ThreeKings,
        Self::TwoKingsAndMan,
        Self::KingAndTwoMen,
        Self::TwoKings,
        Self::KingAndMan,
        Self::King,
    ];

    /// The moves of each side after which the game is drawn (CDA 3.12.3.2-3.12.3.4).
    #[must_use]
    pub const fn limit(self) -> u32 {
        match self {
            Self::Kings => 25,
            Self::ThreeKings | Self::TwoKingsAndMan | Self::KingAndTwoMen => 16,
            Self::TwoKings | Self::KingAndMan | Self::King => 5,
        }
    }
}

/// How a draw was offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// After a number of moves by each side: move, offer, clock.
    After {
        /// The number of moves.
        moves: u32,
    },
    /// The player's last offer was declined, and the opponent has made none since.
    Again,
    /// "If you do not take there, I offer a draw."
    Conditional,
    /// After pressing the clock.
    OnOpponentsTime,
    /// The opponent answers a valid offer with a move.
    AnsweredByMove,
}

/// A case about a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawCase {
    /// A draw is offered after move 40, or as the offer says.
    Offered(Offer),
    /// Each side has made this many moves since the material came about, or since the last capture or move of a man.
    Limit(Material, u32),
    /// The same position has occurred this often.
    Repetition {
        /// How often, the current one included.
        times: u32,
        /// Whether the same side was to move each time.
        same_side: bool,
    },
    /// Three kings against one have just arisen.
    Theoretical {
        /// Whether every move adds time.
        fischer: bool,
    },
    /// A player with a clear advantage claims a draw.
    Advantage {
        /// Pieces on the board.
        pieces: u32,
        /// Seconds left.
        seconds: u32,
        /// Whether every move adds time.
        fischer: bool,
    },
}

/// A case about a draw.
pub(super) fn draw(random: &mut Random) -> DrawCase {
    match random.random_range(0..10) {
        0 | 1 => DrawCase::Offered(Offer::After { moves: random.random_range(34..=46) }),
        2 => DrawCase::Offered(pick(
            &[Offer::Again, Offer::Conditional, Offer::OnOpponentsTime, Offer::AnsweredByMove],
            random,
        )),
        3..6 => {
            let material = pick(&Material::ALL, random);
            DrawCase::Limit(material, material.limit() - random.random_range(0..=2))
        }
        6 => DrawCase::Repetition { times: random.random_range(2..=3), same_side: random.random_range(0..3) > 0 },
        7 => DrawCase::Theoretical { fischer: random.random() },
        _ => DrawCase::Advantage {
            pieces: random.random_range(6..=10),
            seconds: pick(&[20, 40, 55, 70, 90, 120], random),
            fischer: random.random_range(0..4) == 0,
        },
    }
}

impl DrawCase {
    pub(super) const fn articles(self) -> &'static [&'static str] {
        match self {
            Self::Offered(_) => &["CDA 3.12.4"],
            Self::Limit(Material::Kings, _) => &["CDA 3.12.3.2"],
            Self::Limit(material, _) if material.limit() == 16 => &["CDA 3.12.3.3"],
            Self::Limit(..) => &["CDA 3.12.3.4"],
            Self::Repetition { .. } => &["CDA 3.12.3.1"],
            Self::Theoretical { .. } => &["CDA 3.8.1.3.1 A"],
            Self::Advantage { .. } => &["CDA 3.8.1.3.1 B"],
        }
    }

    pub(super) fn ruling(self) -> (Ruling, Vec<Ruling>) {
        use Ruling::{
            Continues, Drawn, Loses, OfferConditional, OfferDeclined, OfferLate, OfferRepeated, OfferStands,
            OfferTooEarly,
        };
        let drawn = |is_drawn| if is_drawn { (Drawn, vec![Continues, Loses]) } else { (Continues, vec![Drawn, Loses]) };
        match self {
            Self::Offered(offer) => match offer {
                Offer::After { moves } if moves < MOVES_BEFORE_OFFER => {
                    (OfferTooEarly, vec![OfferStands, OfferRepeated])
                }
                Offer::After { .. } => (OfferStands, vec![OfferTooEarly, OfferLate]),
                Offer::Again => (OfferRepeated, vec![OfferStands, OfferTooEarly]),
                Offer::Conditional => (OfferConditional, vec![OfferStands, OfferDeclined]),
                Offer::OnOpponentsTime => (OfferLate, vec![OfferStands, OfferRepeated]),
                Offer::AnsweredByMove => (OfferDeclined, vec![OfferStands, Drawn]),
            },
            Self::Limit(material, moves) => drawn(moves >= material.limit()),
            Self::Repetition { times, same_side } => drawn(times >= 3 && same_side),
            Self::Theoretical { fischer } => drawn(!fischer),
            Self::Advantage { pieces, seconds, fischer } => {
                drawn(pieces <= PIECES_FOR_ADVANTAGE && seconds < SECONDS_FOR_ADVANTAGE && !fischer)
            }
        }
    }
}

/// A case about an adjourned game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sealing {
    /// Who writes a move down in secret?
    WhoSeals,
    /// The sealed move turns out to be illegal.
    Illegal,
    /// Who keeps the envelope?
    WhoKeeps,
    /// On resumption: what comes first?
    First,
    /// On resumption: what comes after the envelope was opened?
    Second,
    /// On resumption: what comes after the sheets were handed back?
    Third,
    /// On resumption: what comes after position and times were confirmed?
    Fourth,
    /// The player wants to make another move than the sealed one.
    OtherMove,
    /// Whose time pays for the arbiter's record of the position?
    ArbitersTime,
}

impl Sealing {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::WhoSeals,
        Self::Illegal,
        Self::WhoKeeps,
        Self::First,
        Self::Second,
        Self::Third,
        Self::Fourth,
        Self::OtherMove,
        Self::ArbitersTime,
    ];

    pub(super) const fn articles(self) -> &'static [&'static str] {
        match self {
            Self::WhoSeals => &["CDA 3.11.3.3"],
            Self::Illegal => &["CDA 3.11.3.6"],
            Self::WhoKeeps => &["CDA 3.11.3.5"],
            Self::First => &["CDA 3.11.4.1"],
            Self::Second => &["CDA 3.11.4.2"],
            Self::Third => &["CDA 3.11.4.3"],
            Self::Fourth | Self::OtherMove => &["CDA 3.11.4.4"],
            Self::ArbitersTime => &["CDA 3.11.3.1"],
        }
    }

    pub(super) fn ruling(self) -> (Ruling, Vec<Ruling>) {
        use Ruling::{
            Allowed, ConfirmPosition, Continues, Drawn, Forbidden, Loses, NoClock, OpenEnvelope, OtherSide, PlaySealed,
            ReturnSheets, SideToMove, TheArbiter, WhitePlayer,
        };
        let order = [OpenEnvelope, ReturnSheets, ConfirmPosition, PlaySealed];
        let at =
            |place: usize| (order[place], order.into_iter().filter(|&other| other != order[place]).collect::<Vec<_>>());
        match self {
            Self::WhoSeals => (SideToMove, vec![OtherSide, TheArbiter, WhitePlayer]),
            Self::Illegal => (Loses, vec![Continues, Drawn]),
            Self::WhoKeeps => (TheArbiter, vec![SideToMove, OtherSide]),
            Self::First => at(0),
            Self::Second => at(1),
            Self::Third => at(2),
            Self::Fourth => at(3),
            Self::OtherMove => (Forbidden, vec![Allowed]),
            Self::ArbitersTime => (NoClock, vec![SideToMove, OtherSide]),
        }
    }
}

//! Draws, and games that are adjourned.

use rand::RngExt;
use strum::{AsRefStr, VariantArray};

use super::{Law, Ruling, pick};
use crate::Random;

/// Moves that each side must have made before a draw may be offered (CDA 3.12.4).
const MOVES_BEFORE_OFFER: u32 = 40;
/// Pieces on the board up to which a draw by advantage may be claimed (CDA 3.8.1.3.1).
const PIECES_FOR_ADVANTAGE: u32 = 8;
/// Seconds below which a draw by advantage may be claimed (CDA 3.8.1.3.1).
const SECONDS_FOR_ADVANTAGE: u32 = 60;

/// The material of a move limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
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
    /// The moves of each side after which the game is drawn, and the article that says so.
    #[must_use]
    pub const fn limit(self) -> (u32, &'static [&'static str]) {
        match self {
            Self::Kings => (25, &["CDA 3.12.3.2"]),
            Self::ThreeKings | Self::TwoKingsAndMan | Self::KingAndTwoMen => (16, &["CDA 3.12.3.3"]),
            Self::TwoKings | Self::KingAndMan | Self::King => (5, &["CDA 3.12.3.4"]),
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
            let material = pick(Material::VARIANTS, random);
            DrawCase::Limit(material, material.limit().0 - random.random_range(0..=2))
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
    pub(super) fn law(self) -> Law {
        use Ruling::{
            Continues, Drawn, Loses, OfferConditional, OfferDeclined, OfferLate, OfferRepeated, OfferStands,
            OfferTooEarly,
        };
        let offer = |right, others| -> Law { (&["CDA 3.12.4"], right, others) };
        let (articles, is_drawn): (&'static [&'static str], _) = match self {
            Self::Offered(Offer::After { moves }) if moves < MOVES_BEFORE_OFFER => {
                return offer(OfferTooEarly, vec![OfferStands, OfferRepeated]);
            }
            Self::Offered(Offer::After { .. }) => return offer(OfferStands, vec![OfferTooEarly, OfferLate]),
            Self::Offered(Offer::Again) => return offer(OfferRepeated, vec![OfferStands, OfferTooEarly]),
            Self::Offered(Offer::Conditional) => return offer(OfferConditional, vec![OfferStands, OfferDeclined]),
            Self::Offered(Offer::OnOpponentsTime) => return offer(OfferLate, vec![OfferStands, OfferRepeated]),
            Self::Offered(Offer::AnsweredByMove) => return offer(OfferDeclined, vec![OfferStands, Drawn]),
            Self::Limit(material, moves) => (material.limit().1, moves >= material.limit().0),
            Self::Repetition { times, same_side } => (&["CDA 3.12.3.1"], times >= 3 && same_side),
            Self::Theoretical { fischer } => (&["CDA 3.8.1.3.1 A"], !fischer),
            Self::Advantage { pieces, seconds, fischer } => {
                let is_clear = pieces <= PIECES_FOR_ADVANTAGE && seconds < SECONDS_FOR_ADVANTAGE;
                (&["CDA 3.8.1.3.1 B"], is_clear && !fischer)
            }
        };
        let (right, other) = if is_drawn { (Drawn, Continues) } else { (Continues, Drawn) };
        (articles, right, vec![other, Loses])
    }
}

/// A case about an adjourned game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
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
    pub(super) fn law(self) -> Law {
        use Ruling::{
            Allowed, ConfirmPosition, Continues, Drawn, Forbidden, Loses, NoClock, OpenEnvelope, OtherSide, PlaySealed,
            ReturnSheets, SideToMove, TheArbiter, WhitePlayer,
        };
        let order = [OpenEnvelope, ReturnSheets, ConfirmPosition, PlaySealed];
        let others = |right: Ruling| order.into_iter().filter(|&other| other != right).collect();
        match self {
            Self::WhoSeals => (&["CDA 3.11.3.3"], SideToMove, vec![OtherSide, TheArbiter, WhitePlayer]),
            Self::Illegal => (&["CDA 3.11.3.6"], Loses, vec![Continues, Drawn]),
            Self::WhoKeeps => (&["CDA 3.11.3.5"], TheArbiter, vec![SideToMove, OtherSide]),
            Self::First => (&["CDA 3.11.4.1"], OpenEnvelope, others(OpenEnvelope)),
            Self::Second => (&["CDA 3.11.4.2"], ReturnSheets, others(ReturnSheets)),
            Self::Third => (&["CDA 3.11.4.3"], ConfirmPosition, others(ConfirmPosition)),
            Self::Fourth => (&["CDA 3.11.4.4"], PlaySealed, others(PlaySealed)),
            Self::OtherMove => (&["CDA 3.11.4.4"], Forbidden, vec![Allowed]),
            Self::ArbitersTime => (&["CDA 3.11.3.1"], NoClock, vec![SideToMove, OtherSide]),
        }
    }
}

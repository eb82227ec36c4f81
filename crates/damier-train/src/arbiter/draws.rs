//! Draws, and games that are adjourned.

use rand::RngExt;
use strum::{AsRefStr, VariantArray};

use super::ruling::{Law, Ruling, law, pick};
use super::{CaseFacts, Scene, board};
use etude::Random;

/// Moves that each player must have made before a draw may be offered (CDA 3.12.4).
const MOVES_BEFORE_OFFER: u32 = 40;
/// Pieces on the board up to which a draw by advantage may be claimed (CDA 3.8.1.3.1 B).
const PIECES_FOR_ADVANTAGE: u32 = 8;
/// Seconds below which a draw by advantage may be claimed (CDA 3.8.1.3.1 B).
const SECONDS_FOR_ADVANTAGE: u32 = 60;

/// The material of a move limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LimitMaterial {
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

impl LimitMaterial {
    /// The moves of each side after which the game is drawn, and the article that says so.
    #[must_use]
    pub const fn limit(self) -> (u32, &'static str) {
        match self {
            Self::Kings => (25, "CDA 3.12.3.2"),
            Self::ThreeKings | Self::TwoKingsAndMan | Self::KingAndTwoMen => (16, "CDA 3.12.3.3"),
            Self::TwoKings | Self::KingAndMan | Self::King => (5, "CDA 3.12.3.4"),
        }
    }
}

/// How a draw was offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// In the right order: move, offer, clock.
    After {
        /// The number of the player's move. With the fortieth the rule leaves open whether it counts, so it is never drawn.
        number: u32,
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
    /// A draw is offered long after move 40, or as the offer says.
    Offered(Offer),
    /// Each side has made this many moves since the material came about, or since the last capture or move of a man. The
    /// clock adds time with every move, so that no draw is claimed sooner.
    Limit(LimitMaterial, u32),
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
        0 | 1 => {
            let off = random.random_range(1..=8);
            let number = if random.random() { MOVES_BEFORE_OFFER + off } else { MOVES_BEFORE_OFFER - off };
            DrawCase::Offered(Offer::After { number })
        }
        2 => DrawCase::Offered(pick(
            &[Offer::Again, Offer::Conditional, Offer::OnOpponentsTime, Offer::AnsweredByMove],
            random,
        )),
        3..6 => {
            let material = pick(LimitMaterial::VARIANTS, random);
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
        match self {
            Self::Offered(offer) => {
                let (right, wrong) = match offer {
                    Offer::After { number } if number <= MOVES_BEFORE_OFFER => {
                        (OfferTooEarly, [OfferStands, OfferRepeated])
                    }
                    Offer::After { .. } => (OfferStands, [OfferTooEarly, OfferLate]),
                    Offer::Again => (OfferRepeated, [OfferStands, OfferTooEarly]),
                    Offer::Conditional => (OfferConditional, [OfferStands, OfferDeclined]),
                    Offer::OnOpponentsTime => (OfferLate, [OfferStands, OfferRepeated]),
                    Offer::AnsweredByMove => (OfferDeclined, [OfferStands, Drawn]),
                };
                law(["CDA 3.12.4"], right, wrong)
            }
            Self::Limit(material, moves) => drawn(material.limit().1, moves >= material.limit().0),
            Self::Repetition { times, same_side } => drawn("CDA 3.12.3.1", times >= 3 && same_side),
            Self::Theoretical { fischer: true } => law(["CDA 3.8.1.3.1", "CDA 3.8.1.3.1 A"], Continues, [Drawn, Loses]),
            Self::Theoretical { fischer: false } => drawn("CDA 3.8.1.3.1 A", true),
            Self::Advantage { fischer: true, .. } => {
                law(["CDA 3.8.1.3.1", "CDA 3.8.1.3.1 B"], Continues, [Drawn, Loses])
            }
            Self::Advantage { pieces, seconds, fischer: false } => {
                drawn("CDA 3.8.1.3.1 B", pieces <= PIECES_FOR_ADVANTAGE && seconds < SECONDS_FOR_ADVANTAGE)
            }
        }
    }
}

/// A game that an article makes a draw, or not.
fn drawn(article: &'static str, is_drawn: bool) -> Law {
    use Ruling::{Continues, Drawn, Loses};
    let (right, other) = if is_drawn { (Drawn, Continues) } else { (Continues, Drawn) };
    law([article], right, [other, Loses])
}

/// A case about an adjourned game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Sealing {
    /// The envelope is opened: the sealed move is a legal one, on the board.
    ReadsLegal,
    /// The same, and the sealed move is not legal.
    ReadsIllegal,
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

/// A case about an adjourned game; most of them show a sealed move.
pub(super) fn sealed(random: &mut Random) -> Option<(CaseFacts, Option<Scene>)> {
    let sealing = if random.random() {
        pick(&[Sealing::ReadsLegal, Sealing::ReadsIllegal], random)
    } else {
        pick(Sealing::VARIANTS, random)
    };
    let scene = match sealing {
        Sealing::ReadsLegal => Some(board::sealed(true, random)?),
        Sealing::ReadsIllegal => Some(board::sealed(false, random)?),
        _ => None,
    };
    Some((CaseFacts::Sealed(sealing), scene))
}

impl Sealing {
    pub(super) fn law(self) -> Law {
        use Ruling::{
            Allowed, AnyPiece, ConfirmPosition, Continues, Drawn, Forbidden, Loses, NoClock, OpenEnvelope, OtherSide,
            PlaySealed, ReturnSheets, SideToMove, TheArbiter, WhitePlayer,
        };
        match self {
            Self::ReadsLegal => law(["CDA 3.11.4.4"], PlaySealed, [AnyPiece, Loses]),
            Self::ReadsIllegal => law(["CDA 3.11.3.6"], Loses, [AnyPiece, PlaySealed]),
            Self::WhoSeals => law(["CDA 3.11.3.3"], SideToMove, [OtherSide, TheArbiter, WhitePlayer]),
            Self::Illegal => law(["CDA 3.11.3.6"], Loses, [Continues, Drawn]),
            Self::WhoKeeps => law(["CDA 3.11.3.5"], TheArbiter, [SideToMove, OtherSide]),
            Self::First => law(["CDA 3.11.4.1"], OpenEnvelope, [ReturnSheets, ConfirmPosition, PlaySealed]),
            Self::Second => law(["CDA 3.11.4.2"], ReturnSheets, [OpenEnvelope, ConfirmPosition, PlaySealed]),
            Self::Third => law(["CDA 3.11.4.3"], ConfirmPosition, [OpenEnvelope, ReturnSheets, PlaySealed]),
            Self::Fourth => law(["CDA 3.11.4.4"], PlaySealed, [OpenEnvelope, ReturnSheets, ConfirmPosition]),
            Self::OtherMove => law(["CDA 3.11.4.4"], Forbidden, [Allowed]),
            Self::ArbitersTime => law(["CDA 3.11.3.1"], NoClock, [SideToMove, OtherSide]),
        }
    }
}

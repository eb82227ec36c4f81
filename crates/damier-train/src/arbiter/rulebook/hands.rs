//! What hands do: crowning, capturing, taking off (CDA 2.5.6-2.5.10, 2.6.4, 2.6.9-2.6.11).

use strum::{AsRefStr, VariantArray};

use super::super::ruling::{Law, Ruling, law};

/// What a player does with the pieces. The question is whether it is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Handling {
    /// The opponent crowns the new king.
    CrownedByOpponent,
    /// The owner crowns the new king.
    CrownedByOwner,
    /// The king is crowned some moves later.
    CrownedLater,
    /// A king without a crown is moved.
    MovesUncrowned,
    /// The new king is moved before the opponent has moved.
    MovesAtOnce,
    /// The new king, crowned, is moved after the opponent's move.
    MovesAfterReply,
    /// A man that stopped on the promotion row without a crown is treated as a man.
    TreatedAsMan,
    /// Taken pieces are taken off in the order of the capture.
    TakesOffInOrder,
    /// Taken pieces are taken off in the reverse order.
    TakesOffInReverse,
    /// Taken pieces are taken off in any order.
    TakesOffMixed,
    /// A taken piece is taken off before the last jump.
    TakesOffEarly,
    /// Taking off is interrupted.
    Pauses,
    /// The hand left the piece in the middle of the capture; the player wants to complete it.
    ContinuesAfterLettingGo,
    /// The hand stays on the piece between the jumps.
    KeepsHold,
    /// The piece goes straight to its last square.
    Sweeps,
    /// One hand jumps, the other takes off.
    TwoHands,
    /// The same hand jumps and takes off.
    OneHand,
}

impl Handling {
    pub(super) fn law(self) -> Law {
        use Ruling::{Allowed, Forbidden};
        let (article, is_allowed) = match self {
            Self::CrownedByOpponent | Self::CrownedByOwner => ("CDA 2.5.6", true),
            Self::CrownedLater => ("CDA 2.5.7", true),
            Self::MovesUncrowned | Self::TreatedAsMan => ("CDA 2.5.7", false),
            Self::MovesAtOnce => ("CDA 2.5.8", false),
            Self::MovesAfterReply => ("CDA 2.5.8", true),
            Self::TakesOffInOrder | Self::TakesOffInReverse => ("CDA 2.6.11", true),
            Self::TakesOffMixed | Self::TakesOffEarly | Self::Pauses => ("CDA 2.6.11", false),
            Self::ContinuesAfterLettingGo => ("CDA 2.6.10", false),
            Self::KeepsHold => ("CDA 2.6.9", true),
            Self::Sweeps => ("CDA 2.6.9", false),
            Self::TwoHands => ("CDA 2.6.4", false),
            Self::OneHand => ("CDA 2.6.4", true),
        };
        if is_allowed { law([article], Allowed, [Forbidden]) } else { law([article], Forbidden, [Allowed]) }
    }
}

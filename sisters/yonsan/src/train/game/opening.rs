//! The opening of a game under an opening rule: who lays, swaps, declares, offers and chooses until the sixth stone.

use yonsan_rules::{Act, Due, Opening, OpeningRule, Player, Point, Protocol, ProtocolError, Side};

/// An opening in progress, or over, with what both players did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningPhase {
    protocol: Protocol,
    /// Which player the person is; the engine is the other.
    you: Player,
    done: Vec<(Player, Act)>,
}

impl OpeningPhase {
    /// The empty board, where the first player begins as Black. The first stone lies on the centre by all the rules, so it
    /// is laid.
    #[must_use]
    pub fn new(rule: OpeningRule, side: Side) -> Self {
        let you = if side == Side::Black { Player::First } else { Player::Second };
        let mut opening = Self { protocol: Protocol::new(rule), you, done: Vec::new() };
        // No rule refuses the centre.
        let _ = opening.act(Act::Stone(Point::CENTRE));
        opening
    }

    /// The opening after these acts, in the form of [`acts`](Self::acts). `None` if they cannot be read or are refused.
    #[must_use]
    pub fn resume(rule: OpeningRule, side: Side, acts: &str) -> Option<Self> {
        let mut opening = Self { done: Vec::new(), protocol: Protocol::new(rule), ..Self::new(rule, side) };
        for act in acts.split_whitespace() {
            opening.act(act.parse().ok()?).ok()?;
        }
        // The centre is laid at the beginning.
        (!opening.done.is_empty()).then_some(opening)
    }

    /// What was done, in words of one form: `h8 h9 i9 swap a1 g7 j7 j7`.
    #[must_use]
    pub fn acts(&self) -> String {
        self.done.iter().map(|(_, act)| act.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// The number of acts.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.done.len()
    }

    /// The rule, the stones and the offers.
    #[must_use]
    pub const fn protocol(&self) -> &Protocol {
        &self.protocol
    }

    /// What is due.
    #[must_use]
    pub fn due(&self) -> Due {
        self.protocol.due()
    }

    /// Whether the sixth stone is next.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.protocol.actor().is_none()
    }

    /// Whether the person is to act.
    #[must_use]
    pub fn is_yours(&self) -> bool {
        self.protocol.actor() == Some(self.you)
    }

    /// The side that the person has at the moment.
    #[must_use]
    pub fn side(&self) -> Side {
        self.side_of(self.you)
    }

    /// The side of whoever is to act; `None` once the opening is over.
    #[must_use]
    pub fn side_to_act(&self) -> Option<Side> {
        self.protocol.actor().map(|player| self.side_of(player))
    }

    fn side_of(&self, player: Player) -> Side {
        if self.protocol.player(Side::Black) == player { Side::Black } else { Side::White }
    }

    /// The side with which the player began who has this one now: clocks belong to players, whatever they swap.
    #[must_use]
    pub fn began_as(&self, side: Side) -> Side {
        if self.protocol.player(side) == Player::First { Side::Black } else { Side::White }
    }

    /// What the engine has done since the person's last act.
    #[must_use]
    pub fn news(&self) -> &[(Player, Act)] {
        let from = self.done.iter().rposition(|&(player, _)| player == self.you).map_or(0, |last| last + 1);
        &self.done[from..]
    }

    /// The acts that can be chosen from a list: to swap or not, or a number. Empty where a point is due.
    #[must_use]
    pub fn choices(&self) -> Vec<Act> {
        match self.due() {
            Due::Swap => vec![Act::Swap, Act::Keep],
            Due::SwapOrOffer => vec![Act::Swap, Act::Keep, Act::OfferTen],
            Due::Declare { most } => (1..=most).map(Act::Declare).collect(),
            Due::Stone { .. } | Due::Offer { .. } | Due::Choose | Due::Nothing => Vec::new(),
        }
    }

    /// Does what is due. Returns the stone that came to lie on the board: an offer does not.
    ///
    /// # Errors
    ///
    /// Something else is due, or the rule refuses it.
    pub fn act(&mut self, act: Act) -> Result<Option<Point>, ProtocolError> {
        let actor = self.protocol.actor().ok_or(ProtocolError::NotDue)?;
        let stones = self.protocol.stones().len();
        self.protocol.act(act)?;
        self.done.push((actor, act));
        Ok(self.protocol.stones().get(stones).copied())
    }
}

/// Whether one player lays the first three stones alone under a rule, and so chooses one of the 26 openings.
#[must_use]
pub fn is_laid_by_one(rule: OpeningRule) -> bool {
    rule != OpeningRule::Taraguchi10
}

/// The stones of a named opening after the centre, as acts.
#[must_use]
pub fn laid(opening: Opening) -> [Act; 2] {
    let [_, second, third] = opening.moves();
    [Act::Stone(second), Act::Stone(third)]
}

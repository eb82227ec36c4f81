//! The rule sets, and what each says where they differ.

use std::{fmt, str::FromStr};

use crate::protocol::OpeningRule;

/// The rules that a verdict rests on. Fives, fours, threes and fouls are the same in all; what follows upon a foul is not.
///
/// | | [`School1`](Self::School1) | [`School2`](Self::School2) | [`Rif`](Self::Rif) |
/// |---|---|---|---|
/// | a foul, White objects at once | taken back; lost if Black was forced into it | lost | lost, without an objection |
/// | a foul, White plays on | the stone stands | the stone stands | an overline may still be claimed, the others not |
/// | White's overline | counts as five (stated) | counts as five (J) | counts as five (stated) |
/// | open threes and fours | announced, or a missed answer is taken back | nothing said | nothing said |
/// | White's second stone | on its own side of the centre | anywhere | by the opening rule |
/// | passing | nothing said | nothing said | allowed; two passes draw |
///
/// The RIF has White claim a foul as it has any winner claim (9.6, 9.8). A [`Game`](crate::Game) is its own referee and
/// lets a foul lose at once, as if White had claimed it.
///
/// J marks a judgement where the text is silent: School 2 asks for five stones in an unbroken row, and an overline holds
/// five.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RuleSet {
    /// The rules of a college's women's tournament, 2012 (学院女子五子棋比赛规则).
    School1,
    /// The rules of a school's games day (棋类比赛规则, 五子棋比赛规则).
    School2,
    /// The International Rules of Renju of the Renju International Federation, 1996.
    Rif,
}

/// What follows upon a foul.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FoulRule {
    /// The foul loses at once.
    Loses,
    /// White may object before the next white stone; then the foul loses.
    LosesIfObjected,
    /// White may object before the next white stone; then Black takes the stone back and plays elsewhere.
    TakenBackIfObjected,
}

impl RuleSet {
    /// All rule sets.
    pub const ALL: [Self; 3] = [Self::School1, Self::School2, Self::Rif];

    /// What follows upon a foul.
    #[must_use]
    pub const fn foul_rule(self) -> FoulRule {
        match self {
            Self::School1 => FoulRule::TakenBackIfObjected,
            Self::School2 => FoulRule::LosesIfObjected,
            Self::Rif => FoulRule::Loses,
        }
    }

    /// Whether open threes and fours must be announced.
    #[must_use]
    pub const fn announces(self) -> bool {
        matches!(self, Self::School1)
    }

    /// Whether White's first stone must lie on White's own side of the centre: in row 8 or above, White sitting at the top.
    #[must_use]
    pub const fn own_side_first(self) -> bool {
        matches!(self, Self::School1)
    }

    /// The opening rules that may be agreed on: those certified by the RIF. The school texts know none; there the first
    /// stone lies on the centre and the game goes on freely.
    #[must_use]
    pub const fn opening_rules(self) -> &'static [OpeningRule] {
        match self {
            Self::School1 | Self::School2 => &[],
            Self::Rif => &OpeningRule::ALL,
        }
    }

    /// Whether a player may pass.
    #[must_use]
    pub const fn allows_pass(self) -> bool {
        matches!(self, Self::Rif)
    }

    /// Points for a win, a draw and a loss, where the text gives them.
    #[must_use]
    pub const fn scores(self) -> Option<[u8; 3]> {
        match self {
            Self::School2 => Some([2, 1, 0]),
            Self::School1 | Self::Rif => None,
        }
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::School1 => "school-1",
            Self::School2 => "school-2",
            Self::Rif => "rif",
        })
    }
}

/// No rule set has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no rules are called \"{0}\"; there are school-1, school-2 and rif")]
pub struct UnknownRuleSet(String);

impl FromStr for RuleSet {
    type Err = UnknownRuleSet;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|rules| rules.to_string() == text).ok_or_else(|| UnknownRuleSet(text.to_owned()))
    }
}

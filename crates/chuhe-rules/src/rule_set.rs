//! The rule sets, and what each says where they differ.

use std::{fmt, str::FromStr};

/// The rules that a verdict rests on. Moves, mate and stalemate are the same in both; what a repetition leads to is not.
///
/// | repeated for ever | [`Cxa`](Self::Cxa) | [`Wxf`](Self::Wxf) |
/// |---|---|---|
/// | check (长将), by one side | loses (26.1) | loses |
/// | threats of mate (长杀) | loses (26.4) | draw |
/// | chasing one piece (长捉) | loses (26.4) | loses |
/// | chasing several pieces in turn | loses (26.4, J) | draw |
/// | check and chase, check and kill, kill and chase in turn | loses (26.4) | draw |
/// | both sides something forbidden | draw (26.3); one side's perpetual check loses (26.1) | draw; check against chase loses |
/// | nothing forbidden | draw (26.2) | draw |
/// | a chase is | the threat to win an unprotected piece, at once or by checks and exchanges (28.3) | the threat to capture one at once; a rook also if protected, by a horse or cannon |
/// | chases by king or pawn | idle; a pawn's count if both sides chase for ever (27.1, 27.2) | idle |
///
/// J marks a judgement where the text is silent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RuleSet {
    /// The Chinese Xiangqi Association: competition rules of 2020, and for repetition the general part of 1999 (25 to 28.4).
    Cxa,
    /// The World Xiangqi Federation, as 173 verdicts published with "Complete Implementation of WXF Chinese Chess Rules"
    /// (arXiv 2412.17334) have them.
    Wxf,
}

impl RuleSet {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Cxa, Self::Wxf];
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Cxa => "CXA",
            Self::Wxf => "WXF",
        })
    }
}

/// A name that is no rule set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no rule set; there are CXA and WXF")]
pub struct UnknownRuleSet(pub String);

impl FromStr for RuleSet {
    type Err = UnknownRuleSet;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|rules| rules.to_string().eq_ignore_ascii_case(text.trim()));
        found.ok_or_else(|| UnknownRuleSet(text.into()))
    }
}

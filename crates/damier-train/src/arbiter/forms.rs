//! Forms of play, of tournaments and of team events.

use strum::{AsRefStr, VariantArray};

/// A form of play or of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, AsRefStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Form {
    /// The stronger player gives men.
    Odds,
    /// Without sight of the board.
    Blindfold,
    /// One player against several at once.
    Simultaneous,
    /// The same without sight of the boards.
    BlindfoldSimultaneous,
    /// By letter or message.
    Correspondence,
    /// Losers are out.
    KnockOut,
    /// Everyone meets everyone.
    RoundRobin,
    /// Players of equal or nearly equal score meet.
    ByScore,
    /// Teams send one player after another; who loses is out.
    Relay,
    /// Two players, several games.
    Match,
    /// Each player of one team meets each of the other.
    Scheveningen,
}

/// A form of play (FMJD 11.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PlayForm {
    /// Two players at a board.
    OverTheBoard,
    /// One against several.
    Simultaneous,
    /// By letter or message.
    Correspondence,
    /// Without sight of the board.
    Blindfold,
    /// The same against several.
    BlindfoldSimultaneous,
    /// A blind player feels the pieces.
    ByTouch,
    /// The stronger player gives pieces.
    AtOdds,
}

/// A form of team events (CDA 4.17.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum TeamForm {
    /// Fixed boards, fixed players.
    Fixed,
    /// A fixed order with reserves.
    Reserves,
    /// The order is set before each match.
    SetAnew,
    /// Everyone against everyone.
    AllPlayAll,
    /// The sum of individual results.
    Sum,
}

//! Repetition (棋例): who must vary.

use std::fmt;

use crate::{
    deed::{Chased, Deed, Nature, deeds},
    moves::Move,
    piece::Kind,
    position::Position,
    rule_set::RuleSet,
    side::Side,
    square::Square,
};

/// What a side does in a repetition, all its moves taken together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Conduct {
    /// 长将: every move gives check.
    PerpetualCheck,
    /// 长杀: every move threatens mate.
    PerpetualKill,
    /// 长捉: every move chases the same piece.
    PerpetualChase,
    /// Every move chases, but no piece is chased by all of them.
    ChaseOfSeveral,
    /// 一将一杀, 一将一捉, 一杀一捉 and mixtures of all three: every move is one of them.
    Mixture,
    /// Something idle is among the moves (闲, 数将一闲, 数杀一闲, 数捉一闲).
    Allowed,
}

/// On what a ruling rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// One side gives perpetual check (26.1).
    PerpetualCheck,
    /// Neither side does anything forbidden (26.2).
    BothAllowed,
    /// Both sides do something forbidden (26.3).
    BothForbidden,
    /// One side does something forbidden and the other does not (26.4).
    OneForbidden,
}

impl Ground {
    /// The article of the Chinese rules of 1999.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::PerpetualCheck => "26.1",
            Self::BothAllowed => "26.2",
            Self::BothForbidden => "26.3",
            Self::OneForbidden => "26.4",
        }
    }
}

/// What the text leaves to an arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Doubt {
    /// A search for a threat of mate was given up.
    Search,
    /// Only advisors or elephants are chased: if the moves hold a simple draw, that is idle (27.3).
    KeyPoint,
    /// Several pieces are chased in turn; 25.2 does not say whether that is 长捉.
    SeveralChased,
}

/// Who must vary, why, and under which rules.
///
/// `Display` says it in a sentence: "Red checks for ever with the rook; Red must vary (CXA 26.1)".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The rules it rests on.
    pub rules: RuleSet,
    /// What Red and Black do.
    pub conduct: [Conduct; 2],
    /// The side that must vary or lose; `None` if the game is drawn.
    pub loser: Option<Side>,
    /// On what it rests.
    pub ground: Ground,
    /// All moves with what they do.
    pub deeds: Vec<Deed>,
    /// What a trainer should not ask about.
    pub doubt: Option<Doubt>,
}

/// Moves after which the position is the same as before them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repetition {
    start: Position,
    moves: Vec<Move>,
    /// How often the position has occurred, the first time counted.
    occurrences: usize,
}

/// Moves that are no repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotARepetition {
    /// No moves.
    #[error("there are no moves")]
    Empty,
    /// A move is not legal, counted from 1.
    #[error("move {0} is not legal")]
    Illegal(usize),
    /// The position at the end is another.
    #[error("the position after the moves is not the one before them")]
    Other,
}

impl Repetition {
    /// A repetition by its moves, from a position back to it.
    ///
    /// # Errors
    ///
    /// If the moves do not lead back.
    pub fn new(start: Position, moves: &[Move]) -> Result<Self, NotARepetition> {
        if moves.is_empty() {
            return Err(NotARepetition::Empty);
        }
        let mut position = start;
        for (number, &mv) in (1..).zip(moves) {
            if !position.is_legal(mv) {
                return Err(NotARepetition::Illegal(number));
            }
            position.play(mv);
        }
        if position == start {
            let found = Self::find(start, moves);
            Ok(found.unwrap_or(Self { start, moves: moves.to_vec(), occurrences: 2 }))
        } else {
            Err(NotARepetition::Other)
        }
    }

    /// The repetition at the end of a game: all moves between the first and the last time that the last position occurred.
    /// `None` if it is there for the first time.
    #[must_use]
    pub fn find(start: Position, moves: &[Move]) -> Option<Self> {
        let mut positions = Vec::with_capacity(moves.len() + 1);
        positions.push(start);
        for &mv in moves {
            positions.push(positions.last().copied().unwrap_or(start).after(mv));
        }
        let end = positions.pop()?;
        let first = positions.iter().position(|position| *position == end)?;
        let occurrences = 1 + positions.iter().filter(|position| **position == end).count();
        Some(Self { start: end, moves: moves[first..].to_vec(), occurrences })
    }

    /// The moves.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The position before and after them.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// How often the position has occurred: two for one cycle, four for the three cycles of 4.3.
    #[must_use]
    pub const fn occurrences(&self) -> usize {
        self.occurrences
    }

    /// Who must vary.
    ///
    /// ```
    /// use chuhe_rules::{Move, Position, Repetition, RuleSet, Side};
    ///
    /// let start = Position::from_fen("3k5/9/9/9/9/9/9/9/3R5/5K3 b")?;
    /// let moves = ["d9e9", "d1e1", "e9d9", "e1d1"].map(str::parse::<Move>);
    /// let moves = moves.into_iter().collect::<Result<Vec<_>, _>>()?;
    /// let ruling = Repetition::new(start, &moves)?.judge(RuleSet::Cxa);
    /// assert_eq!(ruling.loser, Some(Side::Red));
    /// assert_eq!(ruling.to_string(), "Red checks for ever with the rook; Red must vary (CXA 26.1)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn judge(&self, rules: RuleSet) -> Ruling {
        let (deeds, settled) = deeds(&self.start, &self.moves, rules);
        let mut conduct = Side::ALL.map(|side| conduct_of(&deeds, side, false));
        // A pawn's chases are idle, unless both sides then attack for ever (27.2).
        if rules == RuleSet::Cxa && conduct.contains(&Conduct::Allowed) {
            let with_pawns = Side::ALL.map(|side| conduct_of(&deeds, side, true));
            if !with_pawns.contains(&Conduct::Allowed) {
                conduct = with_pawns;
            }
        }
        let doubt = if settled { doubt(&deeds, conduct, rules) } else { Some(Doubt::Search) };
        let (loser, ground) = match rules {
            RuleSet::Cxa => by_cxa(conduct),
            RuleSet::Wxf => by_wxf(conduct),
        };
        Ruling { rules, conduct, loser, ground, deeds, doubt }
    }
}

/// What the side does. `pawns` says whether chases by pawns count.
fn conduct_of(deeds: &[Deed], side: Side, pawns: bool) -> Conduct {
    let own = || deeds.iter().filter(|deed| deed.side == side);
    let chases = |deed: &Deed| !deed.chased.is_empty() || pawns && !deed.pawn_chased.is_empty();
    let nature =
        |deed: &Deed| if deed.nature() == Nature::Idle && chases(deed) { Nature::Chase } else { deed.nature() };
    let all = |wanted: Nature| own().all(|deed| nature(deed) == wanted);
    // A move that kills and chases is judged as a kill (27.4), but it does chase.
    if all(Nature::Check) {
        Conduct::PerpetualCheck
    } else if own().all(|deed| deed.kill) {
        Conduct::PerpetualKill
    } else if own().all(|deed| !deed.check && chases(deed)) {
        let mut common = !0;
        for deed in own() {
            let list = deed.chased.iter().chain(deed.pawn_chased.iter().filter(|_| pawns));
            common &= list.fold(0, |set, chased| set | chased.origin.bit());
        }
        if common == 0 { Conduct::ChaseOfSeveral } else { Conduct::PerpetualChase }
    } else if own().any(|deed| nature(deed) == Nature::Idle) {
        Conduct::Allowed
    } else {
        Conduct::Mixture
    }
}

/// 26.1 to 26.4.
fn by_cxa(conduct: [Conduct; 2]) -> (Option<Side>, Ground) {
    let checks = conduct.map(|conduct| conduct == Conduct::PerpetualCheck);
    let forbidden = conduct.map(|conduct| conduct != Conduct::Allowed);
    match (checks, forbidden) {
        ([true, false], _) => (Some(Side::Red), Ground::PerpetualCheck),
        ([false, true], _) => (Some(Side::Black), Ground::PerpetualCheck),
        (_, [true, false]) => (Some(Side::Red), Ground::OneForbidden),
        (_, [false, true]) => (Some(Side::Black), Ground::OneForbidden),
        (_, [true, true]) => (None, Ground::BothForbidden),
        (_, [false, false]) => (None, Ground::BothAllowed),
    }
}

/// Perpetual check is graver than perpetual chase; everything else is allowed.
fn by_wxf(conduct: [Conduct; 2]) -> (Option<Side>, Ground) {
    let [red, black] = conduct.map(|conduct| match conduct {
        Conduct::PerpetualCheck => 2,
        Conduct::PerpetualChase => 1,
        _ => 0,
    });
    let ground = if red == 2 || black == 2 { Ground::PerpetualCheck } else { Ground::OneForbidden };
    match red.cmp(&black) {
        std::cmp::Ordering::Greater => (Some(Side::Red), ground),
        std::cmp::Ordering::Less => (Some(Side::Black), ground),
        std::cmp::Ordering::Equal if red > 0 => (None, Ground::BothForbidden),
        std::cmp::Ordering::Equal => (None, Ground::BothAllowed),
    }
}

fn doubt(deeds: &[Deed], conduct: [Conduct; 2], rules: RuleSet) -> Option<Doubt> {
    if rules == RuleSet::Wxf {
        return None;
    }
    let minor = |chased: &Chased| matches!(chased.kind, Kind::Advisor | Kind::Elephant);
    for side in Side::ALL {
        if conduct[side.index()] == Conduct::ChaseOfSeveral {
            return Some(Doubt::SeveralChased);
        }
        let mut chases = deeds.iter().filter(|deed| deed.side == side && deed.nature() == Nature::Chase);
        if conduct[side.index()] != Conduct::Allowed && chases.any(|deed| deed.chased.iter().all(minor)) {
            return Some(Doubt::KeyPoint);
        }
    }
    None
}

impl Ruling {
    /// What the side does in words.
    fn says(&self, side: Side, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let own = || self.deeds.iter().filter(move |deed| deed.side == side);
        let of = |deed: &Deed| deed.chased.iter().chain(&deed.pawn_chased).copied().collect::<Vec<_>>();
        match self.conduct[side.index()] {
            Conduct::PerpetualCheck => {
                write!(f, "{side} checks for ever with the {}", kinds(own().map(|deed| deed.mover)))
            }
            Conduct::PerpetualKill => write!(f, "{side} threatens mate for ever"),
            Conduct::PerpetualChase => {
                let common = |victim: Square| own().all(|deed| of(deed).iter().any(|chased| chased.origin == victim));
                let chased: Vec<_> = own().flat_map(of).filter(|chased| common(chased.origin)).collect();
                let victims = kinds(chased.iter().map(|chased| chased.kind));
                write!(f, "{side} chases the {victims} for ever")?;
                // Where checks come before the capture, no piece chases alone.
                let by = kinds(chased.iter().filter_map(|chased| chased.by));
                if by.is_empty() { Ok(()) } else { write!(f, " with the {by}") }
            }
            Conduct::ChaseOfSeveral => {
                let victims = kinds(own().flat_map(of).map(|chased| chased.kind));
                write!(f, "{side} chases several pieces in turn ({victims})")
            }
            Conduct::Mixture => {
                let mut natures: Vec<_> = own().map(Deed::nature).collect();
                natures.sort_unstable();
                natures.dedup();
                let names = natures.iter().rev().map(|nature| match nature {
                    Nature::Check => "checks",
                    Nature::Kill => "threats of mate",
                    Nature::Chase | Nature::Idle => "chases",
                });
                write!(f, "{side} alternates {}", names.collect::<Vec<_>>().join(" and "))
            }
            Conduct::Allowed => write!(f, "{side} does nothing forbidden"),
        }
    }
}

/// The kinds without repeating any, in the order of their value.
fn kinds(found: impl Iterator<Item = Kind>) -> String {
    let mut found: Vec<_> = found.collect();
    found.sort_unstable();
    found.dedup();
    found.iter().map(ToString::to_string).collect::<Vec<_>>().join(" and ")
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(side) = self.loser {
            self.says(side, f)?;
            write!(f, "; {side} must vary")?;
        } else {
            self.says(Side::Red, f)?;
            f.write_str(", ")?;
            self.says(Side::Black, f)?;
            f.write_str("; a draw")?;
        }
        match self.rules {
            RuleSet::Cxa => write!(f, " (CXA {})", self.ground.article()),
            RuleSet::Wxf => f.write_str(" (WXF)"),
        }
    }
}

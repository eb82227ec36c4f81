//! What each move of a repetition does: check, kill, chase or nothing.

use crate::{
    moves::Move,
    piece::Kind,
    position::Position,
    rule_set::RuleSet,
    side::Side,
    square::{SQUARES, Square},
};

/// What a move is called (25.2), the gravest name last: it is judged by the gravest (27.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Nature {
    /// 闲: nothing of the others. Offers of exchange (兑) and of sacrifice (献), blocks (拦), attacks on protected pieces (跟).
    Idle,
    /// 捉: it threatens to win a piece.
    Chase,
    /// 杀: it threatens mate by checks.
    Kill,
    /// 将: it attacks the king.
    Check,
}

/// A piece that is chased.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chased {
    /// What it is.
    pub kind: Kind,
    /// Where it stands.
    pub square: Square,
    /// Where it stood when the repetition began; this tells two of a kind apart.
    pub origin: Square,
    /// What chases it; `None` if checks come before the capture.
    pub by: Option<Kind>,
}

/// A move of a repetition and what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// The move.
    pub mv: Move,
    /// Who makes it.
    pub side: Side,
    /// What moves.
    pub mover: Kind,
    /// It gives check.
    pub check: bool,
    /// It threatens mate. Only sought under [`RuleSet::Cxa`], which asks for it.
    pub kill: bool,
    /// It threatens to win these, by pieces that are neither king nor pawn.
    pub chased: Vec<Chased>,
    /// A pawn threatens to win these (27.2).
    pub pawn_chased: Vec<Chased>,
}

impl Deed {
    /// What the move is called, chases by pawns not counted.
    #[must_use]
    pub const fn nature(&self) -> Nature {
        if self.check {
            Nature::Check
        } else if self.kill {
            Nature::Kill
        } else if self.chased.is_empty() {
            Nature::Idle
        } else {
            Nature::Chase
        }
    }
}

/// The pieces of a repetition by where they stood when it began.
struct Origins([Square; SQUARES]);

impl Origins {
    fn new() -> Self {
        Self(std::array::from_fn(|index| Square::from_index(index).unwrap_or(Square::at(0))))
    }

    fn of(&self, square: Square) -> Square {
        self.0[square.index()]
    }

    fn shift(&mut self, mv: Move) {
        self.0[mv.to().index()] = self.of(mv.from());
    }
}

/// The deeds of a repetition, and whether no search was given up.
pub(crate) fn deeds(start: &Position, moves: &[Move], rules: RuleSet) -> (Vec<Deed>, bool) {
    // Whether the first move answers something, the last one tells.
    let last = moves.len().saturating_sub(1);
    let (mut position, mut origins) = (*start, Origins::new());
    for &mv in &moves[..last] {
        position.play(mv);
        origins.shift(mv);
    }
    let mut settled = true;
    let mut answers = moves.get(last).is_some_and(|&mv| attacks(&deed(&position, mv, &origins, rules, false).0));
    let (mut position, mut origins) = (*start, Origins::new());
    let mut found = Vec::with_capacity(moves.len());
    for &mv in moves {
        let (deed, certain) = deed(&position, mv, &origins, rules, answers);
        settled &= certain;
        answers = attacks(&deed);
        found.push(deed);
        position.play(mv);
        origins.shift(mv);
    }
    (found, settled)
}

fn attacks(deed: &Deed) -> bool {
    deed.check || !deed.chased.is_empty()
}

/// What one move does.
///
/// A chase is new: the threat was not there before the move. Where the move answers an attack, it is not enough that the
/// piece was attacked before and loses its protection now: the answer does not chase what it only happens to cut off
/// (WXF diagrams 39 to 41 and 61).
fn deed(position: &Position, mv: Move, origins: &Origins, rules: RuleSet, answers: bool) -> (Deed, bool) {
    let side = position.turn();
    let next = position.after(mv);
    let mover = position.piece(mv.from()).map_or(Kind::King, |piece| piece.kind);
    let check = next.in_check(next.turn());
    let mut deed = Deed { mv, side, mover, check, kill: false, chased: Vec::new(), pawn_chased: Vec::new() };
    if check {
        return (deed, true);
    }
    let old: Vec<Move> = if answers {
        position.attacks(side)
    } else {
        position.threats(side, rules).into_iter().map(|threat| threat.capture).collect()
    };
    let origin = |square: Square| if square == mv.to() { origins.of(mv.from()) } else { origins.of(square) };
    let is_old = |capture: Move| {
        old.iter()
            .any(|old| origins.of(old.from()) == origin(capture.from()) && origins.of(old.to()) == origin(capture.to()))
    };
    let chased = |square: Square, by: Option<Kind>| {
        next.piece(square).map(|piece| Chased { kind: piece.kind, square, origin: origin(square), by })
    };
    for threat in next.threats(side, rules) {
        if threat.attacker == Kind::King || is_old(threat.capture) {
            continue;
        }
        let list = if threat.attacker == Kind::Pawn { &mut deed.pawn_chased } else { &mut deed.chased };
        list.extend(chased(threat.capture.to(), Some(threat.attacker)));
    }
    let mut settled = true;
    if rules == RuleSet::Cxa {
        let kill = next.threatens_mate(side);
        settled = kill.is_some();
        deed.kill = kill == Some(true);
        let won = next.won_by_checks(side);
        let before = if won == 0 { 0 } else { position.won_by_checks(side) };
        for square in crate::position::Squares(won & !before) {
            if !deed.chased.iter().any(|chased| chased.square == square) {
                deed.chased.extend(chased(square, None));
            }
        }
    }
    (deed, settled)
}

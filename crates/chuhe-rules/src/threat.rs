//! What a side that is not to move threatens: to capture (捉, 28.3) and to mate (杀, 28.2).

use crate::{
    moves::{Move, MoveList},
    piece::{Kind, Piece},
    position::Position,
    rule_set::RuleSet,
    side::Side,
    square::Square,
};

/// How many checks a threat of mate is searched for.
const MATE_CHECKS: u32 = 6;

/// How many positions that search looks at before it gives up.
const MATE_NODES: u32 = 100_000;

/// How many checks may come before a capture that is threatened.
const CAPTURE_CHECKS: u32 = 2;

/// A capture that is threatened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Threat {
    /// The capture; from the attacker to the victim also if checks come before it.
    pub capture: Move,
    /// What captures.
    pub attacker: Kind,
}

/// What the strong pieces are worth in an exchange: a rook as much as two of the others (25.3). Pawns have no fixed value,
/// and to exchange them for pieces gains nothing.
const fn value(kind: Kind) -> i32 {
    match kind {
        Kind::King => 100,
        Kind::Rook => 4,
        Kind::Horse | Kind::Cannon => 2,
        Kind::Advisor | Kind::Elephant => 1,
        Kind::Pawn => 0,
    }
}

impl Position {
    /// The same pieces with this side to move. The other side may then be in check.
    pub(crate) fn with_turn(&self, side: Side) -> Self {
        let mut position = *self;
        if position.turn() != side {
            position.pass();
        }
        position
    }

    /// The captures that the side's pieces could make, threats or not.
    pub(crate) fn attacks(&self, side: Side) -> Vec<Move> {
        let mut moves = MoveList::new();
        self.generate(side, &mut moves);
        moves.into_iter().filter(|mv| !self.is_empty(mv.to())).collect()
    }

    /// The captures that the side threatens at once, if it is not to move and gives no check.
    pub(crate) fn threats(&self, side: Side, rules: RuleSet) -> Vec<Threat> {
        let position = self.with_turn(side);
        let mut threats = Vec::new();
        for capture in position.attacks(side) {
            if let (Some(attacker), Some(victim)) = (position.piece(capture.from()), position.piece(capture.to()))
                && position.wins(capture, attacker, victim, rules)
            {
                threats.push(Threat { capture, attacker: attacker.kind });
            }
        }
        threats
    }

    /// Whether the capture of the side to move wins a piece.
    fn wins(&self, capture: Move, attacker: Piece, victim: Piece, rules: RuleSet) -> bool {
        // Neither a king nor a pawn on its own half counts as a piece (25.3).
        let uncrossed = victim.kind == Kind::Pawn && !capture.to().beyond_river(victim.side);
        if victim.kind == Kind::King || uncrossed || self.leaves_check(capture) {
            return false;
        }
        let back = Move::new(capture.to(), capture.from());
        if attacker.kind == victim.kind && self.with_turn(victim.side).is_legal(back) {
            // They attack each other: an exchange (兑) is offered.
            return false;
        }
        let after = self.after(capture);
        if !after.is_capturable(capture.to()) {
            return true;
        }
        match rules {
            RuleSet::Wxf => victim.kind == Kind::Rook && matches!(attacker.kind, Kind::Horse | Kind::Cannon),
            RuleSet::Cxa => value(victim.kind) > after.exchange(capture.to(), attacker.side),
        }
    }

    /// Whether the side to move can capture what stands on the square.
    #[must_use]
    pub fn is_capturable(&self, square: Square) -> bool {
        let mut moves = MoveList::new();
        self.generate(self.turn(), &mut moves);
        moves.iter().any(|&mv| mv.to() == square && !self.leaves_check(mv))
    }

    /// What the side to move gains at most if both sides capture on the square as long as they like. The pawns of the
    /// chaser take no part: what they win is no gain (25.3).
    fn exchange(&self, square: Square, chaser: Side) -> i32 {
        let Some(victim) = self.piece(square) else { return 0 };
        let mut moves = MoveList::new();
        self.generate(self.turn(), &mut moves);
        let pawn = |from: Square| self.piece(from).is_some_and(|piece| piece.kind == Kind::Pawn);
        let mut best = 0;
        for &mv in &moves {
            let takes_part = self.turn() != chaser || !pawn(mv.from());
            if mv.to() == square && takes_part && !self.leaves_check(mv) {
                best = best.max(value(victim.kind) - self.after(mv).exchange(square, chaser));
            }
        }
        best
    }

    /// The pieces that the side wins after checks that leave no choice, as squares on which they stand now. It must not be
    /// the case that the side to move gives up something else: every answer to every check loses the same piece.
    pub(crate) fn won_by_checks(&self, side: Side) -> u128 {
        self.with_turn(side).won_after(CAPTURE_CHECKS)
    }

    fn won_after(&self, checks: u32) -> u128 {
        let mut won = 0;
        for check in self.legal_moves() {
            let next = self.after(check);
            if !next.in_check(next.turn()) || !self.is_empty(check.to()) {
                continue;
            }
            let replies = next.legal_moves();
            let mut common = if replies.is_empty() { 0 } else { !0 };
            for &reply in &replies {
                let then = next.after(reply);
                let mut lost = then.directly_won();
                if checks > 1 && common & !lost != 0 {
                    lost |= then.won_after(checks - 1);
                }
                // The piece that answered the check stood elsewhere.
                if lost & reply.to().bit() != 0 {
                    lost = lost & !reply.to().bit() | reply.from().bit();
                }
                common &= lost;
                if common == 0 {
                    break;
                }
            }
            won |= common;
        }
        won
    }

    /// What the side to move can capture for nothing with a piece that is no king and no pawn.
    fn directly_won(&self) -> u128 {
        let threats = self.threats(self.turn(), RuleSet::Cxa);
        let real = |threat: &&Threat| !matches!(threat.attacker, Kind::King | Kind::Pawn);
        threats.iter().filter(real).fold(0, |won, threat| won | threat.capture.to().bit())
    }

    /// Whether the side, if it were to move, could mate by checks alone. `None` if the search was given up.
    pub(crate) fn threatens_mate(&self, side: Side) -> Option<bool> {
        let position = self.with_turn(side);
        let mut nodes = MATE_NODES;
        for checks in 1..=MATE_CHECKS {
            if position.mates_in(checks, &mut nodes) {
                return Some(true);
            }
        }
        (nodes > 0).then_some(false)
    }

    /// Whether the side to move mates by at most this many checks.
    fn mates_in(&self, checks: u32, nodes: &mut u32) -> bool {
        for check in self.legal_moves() {
            let next = self.after(check);
            if !next.in_check(next.turn()) {
                continue;
            }
            *nodes = nodes.saturating_sub(1);
            if *nodes == 0 {
                return false;
            }
            let replies = next.legal_moves();
            if replies.is_empty()
                || checks > 1 && replies.iter().all(|&reply| next.after(reply).mates_in(checks - 1, nodes))
            {
                return true;
            }
        }
        false
    }
}

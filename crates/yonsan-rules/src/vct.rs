//! Victory by continuous threats (VCT, 追胜): threes and fours, by depth-first proof-number search.
//!
//! After a three the attacker threatens a victory by fours. The defender's replies that matter are those after which that
//! very victory, played move by move, no longer works; every other reply runs into it. So the proof is exact although few
//! replies are searched.

use std::collections::HashMap;

use crate::{
    point::Point,
    position::Position,
    scan::{Few, Points, Scan},
    side::Side,
    vcf::{Finding, MAX_FOURS, Vcf, VcfSearch, still_wins, touched},
};

/// A victory by threes and fours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vct {
    line: Vec<Point>,
}

impl Vct {
    /// One way of it: attack and reply by turns, to the end.
    #[must_use]
    pub fn line(&self) -> &[Point] {
        &self.line
    }

    /// The first move.
    #[must_use]
    pub fn first(&self) -> Point {
        self.line[0]
    }
}

/// A proof number that says "never".
const INFINITE: u32 = 1_000_000_000;

/// Nodes for each question about fours inside the search.
const FOURS_NODES: u64 = 3_000;

/// What is known of a position in the search.
#[derive(Clone)]
struct Node {
    /// How many leaves must be won at least to prove, and refuted to refute, the attacker's victory.
    proof: u32,
    disproof: u32,
    /// The moves to try: the attacker's threats, or the defender's replies.
    moves: Box<[Point]>,
    /// The victory by fours that the attacker has at once.
    vcf: Option<Vcf>,
}

impl Node {
    fn settled(won: bool, vcf: Option<Vcf>) -> Self {
        let (proof, disproof) = if won { (0, INFINITE) } else { (INFINITE, 0) };
        Self { proof, disproof, moves: Box::default(), vcf }
    }

    fn open(points: &[Point]) -> Self {
        Self { proof: 1, disproof: 1, moves: points.into(), vcf: None }
    }

    const fn is_settled(&self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

pub(crate) struct VctSearch<'a> {
    vcf: &'a mut VcfSearch,
    scan: Scan,
    attacker: Side,
    nodes: HashMap<u64, Node>,
    limit: usize,
    /// Whether some question about fours was given up.
    gave_up: bool,
}

impl<'a> VctSearch<'a> {
    pub fn new(vcf: &'a mut VcfSearch, position: &Position, nodes: u64) -> Self {
        let limit = usize::try_from(nodes).unwrap_or(usize::MAX);
        let (scan, attacker) = (Scan::new(position.board()), position.to_move());
        Self { vcf, scan, attacker, nodes: HashMap::new(), limit, gave_up: false }
    }

    pub fn solve(&mut self) -> Finding<Vct> {
        self.attack(INFINITE, INFINITE);
        let root = self.numbers(self.key(self.attacker));
        self.finding(root, Vec::new())
    }

    pub fn solve_from(&mut self, first: Point) -> Finding<Vct> {
        if self.scan.board().makes_five(first, self.attacker) {
            return Finding::Won(Vct { line: vec![first] });
        }
        let forced = matches!(self.scan.fives(self.attacker.other()), Few::One(point) if point != first);
        if forced || !self.scan.board().is_empty(first) || !self.is_allowed(first, self.attacker) {
            return Finding::Refuted;
        }
        self.scan.put(first, self.attacker);
        self.defend(first, INFINITE, INFINITE);
        let root = self.numbers(self.key(self.attacker.other()));
        self.finding(root, vec![first])
    }

    pub fn threats(&mut self) -> Vec<Point> {
        let mut points = Points::new();
        self.add_threats(&mut points);
        let is_threat = |point: &Point| {
            self.scan.put(*point, self.attacker);
            let node = self.expand_defence(*point);
            self.scan.remove(*point);
            node.disproof > 0
        };
        points.as_slice().iter().copied().filter(is_threat).collect()
    }

    fn finding(&mut self, (proof, disproof): (u32, u32), mut line: Vec<Point>) -> Finding<Vct> {
        if proof == 0 {
            self.follow(&mut line);
            Finding::Won(Vct { line })
        } else if disproof == 0 && !self.gave_up {
            Finding::Refuted
        } else {
            Finding::Unknown
        }
    }

    fn key(&self, to_move: Side) -> u64 {
        Position::new(*self.scan.board(), to_move).hash()
    }

    fn numbers(&self, key: u64) -> (u32, u32) {
        self.nodes.get(&key).map_or((1, 1), |node| (node.proof, node.disproof))
    }

    fn numbers_after(&self, point: Point, side: Side) -> (u32, u32) {
        let mut board = *self.scan.board();
        board.put(point, side);
        self.numbers(Position::new(board, side.other()).hash())
    }

    fn is_allowed(&self, point: Point, side: Side) -> bool {
        side == Side::White || self.scan.board().foul(point).is_none()
    }

    /// The attacker's threats: fours and threes, or the only point against a five.
    fn add_threats(&self, points: &mut Points) {
        let mut all = Points::new();
        match self.scan.fives(self.attacker.other()) {
            Few::None => {
                self.scan.add_fours(self.attacker, &mut all);
                self.scan.add_threes(self.attacker, &mut all);
            }
            Few::One(forced) => all.add(forced),
            Few::Many(..) => {}
        }
        all.as_slice()
            .iter()
            .filter(|&&point| self.is_allowed(point, self.attacker))
            .for_each(|&point| points.add(point));
    }

    fn expand_attack(&mut self) -> Node {
        match self.vcf.solve(&mut self.scan, self.attacker, MAX_FOURS, FOURS_NODES) {
            Finding::Won(vcf) => return Node::settled(true, Some(vcf)),
            Finding::Refuted => {}
            Finding::Unknown => self.gave_up = true,
        }
        let mut points = Points::new();
        self.add_threats(&mut points);
        if points.as_slice().is_empty() { Node::settled(false, None) } else { Node::open(points.as_slice()) }
    }

    /// The defender's replies to the threat just made on the point.
    fn expand_defence(&mut self, threat: Point) -> Node {
        let (attacker, defender) = (self.attacker, self.attacker.other());
        match self.scan.fives_beside(threat, attacker) {
            Few::None => {}
            Few::One(reply) if self.is_allowed(reply, defender) => return Node::open(&[reply]),
            Few::One(_) | Few::Many(..) => return Node::settled(true, None),
        }
        let vcf = match self.vcf.solve(&mut self.scan, attacker, MAX_FOURS, FOURS_NODES) {
            Finding::Won(vcf) => vcf,
            Finding::Refuted => return Node::settled(false, None),
            Finding::Unknown => {
                self.gave_up = true;
                return Node::settled(false, None);
            }
        };
        let mut tries = Points::new();
        let touched = touched(&mut self.scan, attacker, &vcf);
        for point in self.scan.board().empty_points() {
            if touched.is_none_or(|touched| touched.contains(point)) && self.is_allowed(point, defender) {
                tries.add(point);
            }
        }
        let mut replies = Points::new();
        for &point in tries.as_slice() {
            self.scan.put(point, defender);
            if !still_wins(&mut self.scan, attacker, &vcf) {
                replies.add(point);
            }
            self.scan.remove(point);
        }
        let mut node =
            if replies.as_slice().is_empty() { Node::settled(true, None) } else { Node::open(replies.as_slice()) };
        node.vcf = Some(vcf);
        node
    }

    /// Searches the attacker's position until its numbers reach the thresholds.
    fn attack(&mut self, most_proof: u32, most_disproof: u32) {
        let key = self.key(self.attacker);
        if !self.nodes.contains_key(&key) {
            let node = self.expand_attack();
            self.nodes.insert(key, node);
        }
        let Some(moves) = self.open_moves(key) else { return };
        loop {
            let (mut proof, mut second, mut disproof, mut best) = (INFINITE, INFINITE, 0, None);
            let mut best_disproof = 0;
            for &point in &moves {
                let (child_proof, child_disproof) = self.numbers_after(point, self.attacker);
                disproof = (disproof + child_disproof).min(INFINITE);
                if child_proof < proof {
                    (second, proof, best, best_disproof) = (proof, child_proof, Some(point), child_disproof);
                } else {
                    second = second.min(child_proof);
                }
            }
            self.set(key, proof, if proof == 0 { INFINITE } else { disproof });
            let Some(point) = best.filter(|_| proof < most_proof && disproof < most_disproof && proof > 0) else {
                return;
            };
            if self.nodes.len() >= self.limit {
                return;
            }
            let bounds = (most_proof.min(second + 1), (most_disproof - disproof).saturating_add(best_disproof));
            self.scan.put(point, self.attacker);
            self.defend(point, bounds.0, bounds.1);
            self.scan.remove(point);
        }
    }

    /// Searches the defender's position, after the threat on the point, until its numbers reach the thresholds.
    fn defend(&mut self, threat: Point, most_proof: u32, most_disproof: u32) {
        let defender = self.attacker.other();
        let key = self.key(defender);
        if !self.nodes.contains_key(&key) {
            let node = self.expand_defence(threat);
            self.nodes.insert(key, node);
        }
        let Some(moves) = self.open_moves(key) else { return };
        loop {
            let (mut proof, mut disproof, mut second, mut best) = (0, INFINITE, INFINITE, None);
            let mut best_proof = 0;
            for &point in &moves {
                let (child_proof, child_disproof) = self.numbers_after(point, defender);
                proof = (proof + child_proof).min(INFINITE);
                if child_disproof < disproof {
                    (second, disproof, best, best_proof) = (disproof, child_disproof, Some(point), child_proof);
                } else {
                    second = second.min(child_disproof);
                }
            }
            self.set(key, if disproof == 0 { INFINITE } else { proof }, disproof);
            let Some(point) = best.filter(|_| proof < most_proof && disproof < most_disproof && disproof > 0) else {
                return;
            };
            if self.nodes.len() >= self.limit {
                return;
            }
            let bounds = ((most_proof - proof).saturating_add(best_proof), most_disproof.min(second + 1));
            self.scan.put(point, defender);
            self.attack(bounds.0, bounds.1);
            self.scan.remove(point);
        }
    }

    fn open_moves(&self, key: u64) -> Option<Box<[Point]>> {
        self.nodes.get(&key).filter(|node| !node.is_settled()).map(|node| node.moves.clone())
    }

    fn set(&mut self, key: u64, proof: u32, disproof: u32) {
        if let Some(node) = self.nodes.get_mut(&key) {
            (node.proof, node.disproof) = (proof, disproof);
        }
    }

    /// Adds the moves from the scan's position, which is proved, to the end. The side to move follows from the line.
    fn follow(&mut self, line: &mut Vec<Point>) {
        loop {
            let attacks = line.len().is_multiple_of(2);
            let side = if attacks { self.attacker } else { self.attacker.other() };
            let Some(node) = self.nodes.get(&self.key(side)).cloned() else { return self.finish(line) };
            if let Some(vcf) = node.vcf.filter(|_| attacks) {
                line.extend(vcf.moves());
                return;
            }
            let won = |point: &&Point| self.numbers_after(**point, side).0 == 0;
            let next = if attacks { node.moves.iter().find(won) } else { node.moves.first() };
            let Some(&next) = next else { return self.finish(line) };
            line.push(next);
            self.scan.put(next, side);
        }
    }

    /// Ends a line after a threat that nothing stops: with a reply that runs into the victory by fours.
    fn finish(&mut self, line: &mut Vec<Point>) {
        let defender = self.attacker.other();
        let reply = match line.last().map(|&threat| self.scan.fives_beside(threat, self.attacker)) {
            Some(Few::One(point) | Few::Many(point, _)) => Some(point),
            _ => self.scan.board().empty_points().find(|&point| self.is_allowed(point, defender)),
        };
        let Some(reply) = reply else { return };
        line.push(reply);
        if self.is_allowed(reply, defender) {
            self.scan.put(reply, defender);
            if let Finding::Won(vcf) = self.vcf.solve(&mut self.scan, self.attacker, MAX_FOURS, FOURS_NODES) {
                line.extend(vcf.moves());
            }
        }
    }
}

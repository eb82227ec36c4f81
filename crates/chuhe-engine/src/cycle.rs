//! The line from the start of the game to the node, and what a repetition in it is worth.

use std::collections::HashMap;

use chuhe_rules::{Move, Position, Repetition, RuleSet, Side};

use crate::search::MATE;

/// A won repetition counts less than any mate.
pub const CYCLE_WIN: i32 = MATE - 1_000;

/// Down to this depth of the tree repetitions are judged by the rules in full; below, only perpetual check is.
const JUDGED: usize = 5;

/// How many different repetitions are judged in full in one search.
const MAX_JUDGED: usize = 200;

struct Step {
    position: Position,
    /// The side to move is in check.
    check: bool,
    /// Positions since the last capture or pass: only these can come back.
    reversible: usize,
    /// The move that led here; none for the first and after a pass.
    mv: Option<Move>,
}

pub struct Line {
    steps: Vec<Step>,
    rules: RuleSet,
    /// The losers of repetitions that were judged, by hash of moves and position.
    judged: HashMap<u64, Option<Side>>,
}

impl Line {
    pub fn new(start: Position, moves: &[Move], rules: RuleSet) -> Self {
        let check = start.in_check(start.turn());
        let steps = vec![Step { position: start, check, reversible: 0, mv: None }];
        let mut line = Self { steps, rules, judged: HashMap::new() };
        for &mv in moves {
            line.play(mv);
        }
        line
    }

    fn last(&self) -> &Step {
        // The first step is never taken away.
        &self.steps[self.steps.len() - 1]
    }

    pub fn position(&self) -> &Position {
        &self.last().position
    }

    pub fn in_check(&self) -> bool {
        self.last().check
    }

    pub fn play(&mut self, mv: Move) {
        let before = self.last();
        let reversible = if before.position.is_empty(mv.to()) { before.reversible + 1 } else { 0 };
        let position = before.position.after(mv);
        let check = position.in_check(position.turn());
        self.steps.push(Step { position, check, reversible, mv: Some(mv) });
    }

    /// The turn goes to the other side without a move.
    pub fn pass(&mut self, position: Position) {
        self.steps.push(Step { position, check: false, reversible: 0, mv: None });
    }

    /// Whether the last step was a move: two passes in a row prove nothing.
    pub fn may_pass(&self) -> bool {
        self.last().mv.is_some()
    }

    pub fn back(&mut self) {
        if self.steps.len() > 1 {
            self.steps.pop();
        }
    }

    /// The score for the side to move, if the position has occurred before, or sixty rounds have passed.
    pub fn verdict(&mut self, ply: usize) -> Option<i32> {
        let last = self.last();
        if last.reversible >= 120 && !last.check {
            return Some(0);
        }
        let hash = last.position.hash();
        let here = self.steps.len() - 1;
        let first = (4..=last.reversible)
            .step_by(2)
            .map(|back| here - back)
            .find(|&at| self.steps[at].position.hash() == hash)?;
        let cycle = &self.steps[first + 1..=here];
        // The first position after the repeated one has the other side to move.
        let checked = |from: usize| cycle.iter().skip(from).step_by(2).all(|step| step.check);
        let (other_checked, own_checked) = (checked(0), checked(1));
        #[allow(clippy::cast_possible_wrap, clippy::cast_possible_truncation, reason = "below a hundred")]
        let win = CYCLE_WIN - ply as i32;
        match (own_checked, other_checked) {
            (true, false) => return Some(win),
            (false, true) => return Some(-win),
            (true, true) => return Some(0),
            (false, false) => {}
        }
        if ply > JUDGED {
            return Some(0);
        }
        let turn = last.position.turn();
        match self.loser(first) {
            Some(loser) if loser == turn => Some(-win),
            Some(_) => Some(win),
            None => Some(0),
        }
    }

    /// Who must vary in the repetition that begins at the step.
    fn loser(&mut self, first: usize) -> Option<Side> {
        let moves: Vec<_> = self.steps[first + 1..].iter().filter_map(|step| step.mv).collect();
        let start = self.steps[first].position;
        let key = moves.iter().fold(start.hash(), |key, mv| {
            (key.rotate_left(7) ^ (mv.from().index() * 90 + mv.to().index()) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        });
        if let Some(&known) = self.judged.get(&key) {
            return known;
        }
        if self.judged.len() >= MAX_JUDGED {
            return None;
        }
        let loser = Repetition::new(start, &moves).ok().and_then(|found| found.judge(self.rules).loser);
        self.judged.insert(key, loser);
        loser
    }
}

//! Alpha-beta over the points that matter, with victories by fours at every node.

use crate::{
    field::{Field, Weights},
    point::Point,
    position::Position,
    scan::{Few, Scan},
    side::Side,
    vcf::{Finding, VcfSearch},
};

/// The score of a win now. A win in n moves of both sides scores n less.
pub(crate) const WIN: i32 = 30_000;

/// Scores above are wins that were seen to the end.
pub(crate) const WON: i32 = 29_000;

/// The greatest depth below the root, forced moves included.
const DEEPEST: usize = 40;

/// What a search may spend.
#[derive(Clone, Copy)]
pub(crate) struct Limits {
    /// Nodes of the alpha-beta search.
    pub(crate) nodes: u64,
    /// Its greatest depth in moves.
    pub(crate) depth: i32,
    /// Fours looked for at each node.
    pub(crate) fours: u8,
    /// Nodes for each question about fours.
    pub(crate) four_nodes: u64,
    /// Points tried at a node.
    pub(crate) breadth: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Exact,
    Lower,
    Upper,
}

#[derive(Clone, Copy)]
struct Known {
    key: u64,
    score: i32,
    depth: i32,
    bound: Bound,
    best: Option<Point>,
}

impl Known {
    /// The score, where it is deep enough and settles the question.
    const fn cutoff(self, depth: i32, alpha: i32, beta: i32, ply: i32) -> Option<i32> {
        let score = from_table(self.score, ply);
        let settles = match self.bound {
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        };
        if settles && self.depth >= depth { Some(score) } else { None }
    }
}

/// The greatest size of the table, a power of two.
const TABLE_SIZE: usize = 1 << 17;

/// One search from a position.
pub(crate) struct Search<'a> {
    field: Field<'a>,
    vcf: &'a mut VcfSearch,
    limits: Limits,
    table: Vec<Option<Known>>,
    nodes: u64,
    stopped: bool,
}

/// A move of the root with its score.
pub(crate) type Scored = (Point, i32);

impl<'a> Search<'a> {
    pub fn new(position: &Position, vcf: &'a mut VcfSearch, limits: Limits, weights: &'a Weights) -> Self {
        let field = Field::new(Scan::new(position.board()), weights);
        // A table for a small search is small: clearing a large one would take longer than the search.
        let wanted = usize::try_from(limits.nodes).unwrap_or(TABLE_SIZE).next_power_of_two();
        Self { field, vcf, limits, table: vec![None; wanted.clamp(1, TABLE_SIZE)], nodes: 0, stopped: false }
    }

    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    #[allow(clippy::cast_possible_truncation, reason = "the lower bits")]
    fn slot(&self, key: u64) -> usize {
        key as usize & (self.table.len() - 1)
    }

    /// The points to try, the most urgent first.
    pub fn candidates(&self, side: Side, breadth: usize) -> Vec<Point> {
        let (opponent, board) = (side.other(), self.field.scan().board());
        let threatened = self.field.threatens(opponent);
        let worth = |point: &Point| {
            if threatened {
                self.field.makes_four(*point, side) || self.field.makes_four(*point, opponent)
            } else {
                board.has_stone_near(*point) && self.field.matters(*point)
            }
        };
        let mut points: Vec<_> =
            board.empty_points().filter(worth).map(|point| (-self.field.urgency(point, side), point)).collect();
        points.sort_unstable();
        let legal = |point: &Point| side == Side::White || board.foul(*point).is_none();
        points.into_iter().map(|(_, point)| point).filter(legal).take(breadth).collect()
    }

    /// Searches deeper and deeper and returns the moves of the root, the best first, as far as the last full iteration
    /// goes.
    pub fn run(&mut self, side: Side, mut moves: Vec<Point>) -> Vec<Scored> {
        let mut best: Vec<Scored> = moves.iter().map(|&point| (point, 0)).collect();
        for depth in 1..=self.limits.depth {
            let mut scored: Vec<Scored> = Vec::new();
            let mut alpha = -WIN;
            for &point in &moves {
                let score = self.root_move(point, side, depth, alpha);
                if self.stopped {
                    break;
                }
                alpha = alpha.max(score);
                scored.push((point, score));
            }
            if self.stopped && scored.is_empty() {
                break;
            }
            // Moves that failed low have bounds only; the order among them is kept.
            scored.sort_by_key(|&(_, score)| -score);
            let rest = moves.iter().filter(|point| scored.iter().all(|(done, _)| done != *point));
            let rest: Vec<_> = rest.map(|&point| (point, -WIN)).collect();
            scored.extend(rest);
            best = scored;
            moves = best.iter().map(|&(point, _)| point).collect();
            if self.stopped || best[0].1.abs() > WON {
                break;
            }
        }
        best
    }

    fn root_move(&mut self, point: Point, side: Side, depth: i32, alpha: i32) -> i32 {
        self.field.put(point, side);
        let mut score = -self.search(side.other(), depth - 1, -alpha - 1, -alpha, 1);
        if score > alpha && !self.stopped {
            score = -self.search(side.other(), depth - 1, -WIN, -alpha, 1);
        }
        self.field.remove(point);
        score
    }

    /// The value for the side to move.
    fn search(&mut self, side: Side, depth: i32, mut alpha: i32, beta: i32, ply: usize) -> i32 {
        self.nodes += 1;
        if self.nodes >= self.limits.nodes {
            self.stopped = true;
        }
        if self.stopped {
            return 0;
        }
        let soon = i32::try_from(ply).unwrap_or(WIN);
        if self.field.scan().has_five(side) {
            return WIN - soon - 1;
        }
        match self.field.scan().fives(side.other()) {
            Few::None => {}
            Few::Many(..) => return soon + 2 - WIN,
            Few::One(point) => return self.forced(point, side, depth, (alpha, beta), ply),
        }
        if self.field.scan().board().is_full() {
            return 0;
        }
        let key = Position::new(*self.field.scan().board(), side).hash();
        let slot = self.slot(key);
        let known = self.table[slot].filter(|known| known.key == key);
        if let Some(score) = known.and_then(|known| known.cutoff(depth, alpha, beta, soon)) {
            return score;
        }
        let (fours, nodes) = (self.limits.fours, self.limits.four_nodes);
        if fours > 0
            && let Finding::Won(vcf) = self.vcf.solve(self.field.scan_mut(), side, fours, nodes)
        {
            return WIN - soon - i32::try_from(vcf.moves().len()).unwrap_or(0);
        }
        if ply >= DEEPEST || depth <= 0 && !(depth > -4 && self.field.threatens(side.other())) {
            return self.field.evaluation(side);
        }
        let mut moves = self.candidates(side, self.limits.breadth);
        if let Some(place) = known.and_then(|known| moves.iter().position(|&point| Some(point) == known.best)) {
            moves[..=place].rotate_right(1);
        }
        if moves.is_empty() {
            return self.field.evaluation(side);
        }
        let (mut best, mut best_move, floor) = (-WIN, None, alpha);
        for (index, &point) in moves.iter().enumerate() {
            self.field.put(point, side);
            let mut score =
                if index == 0 { alpha + 1 } else { -self.search(side.other(), depth - 1, -alpha - 1, -alpha, ply + 1) };
            if score > alpha && !self.stopped {
                score = -self.search(side.other(), depth - 1, -beta, -alpha, ply + 1);
            }
            self.field.remove(point);
            if self.stopped {
                return 0;
            }
            if score > best {
                (best, best_move) = (score, Some(point));
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > floor {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table[slot] = Some(Known { key, score: to_table(best, soon), depth, bound, best: best_move });
        best
    }

    /// The value where the opponent makes five unless the side plays on the point.
    fn forced(&mut self, point: Point, side: Side, depth: i32, (alpha, beta): (i32, i32), ply: usize) -> i32 {
        let soon = i32::try_from(ply).unwrap_or(WIN);
        if side == Side::Black && self.field.scan().board().foul(point).is_some() {
            return soon + 1 - WIN;
        }
        if ply >= DEEPEST {
            return self.field.evaluation(side);
        }
        self.field.put(point, side);
        let score = -self.search(side.other(), depth, -beta, -alpha, ply + 1);
        self.field.remove(point);
        score
    }

    /// The line that the table knows from the position after the move on.
    pub fn line(&mut self, first: Point, side: Side) -> Vec<Point> {
        let (mut line, mut mover) = (Vec::new(), side);
        let mut next = Some(first);
        while let Some(point) = next.filter(|&point| line.len() < DEEPEST && self.field.scan().board().is_empty(point))
        {
            line.push(point);
            self.field.put(point, mover);
            mover = mover.other();
            let key = Position::new(*self.field.scan().board(), mover).hash();
            next = match self.field.scan().fives(mover.other()) {
                Few::One(forced) if !self.field.scan().has_five(mover) => Some(forced),
                _ => self.table[self.slot(key)].filter(|known| known.key == key).and_then(|known| known.best),
            };
        }
        line.iter().rev().for_each(|&point| self.field.remove(point));
        line
    }
}

/// Wins are stored by their distance from the position, not from the root.
const fn to_table(score: i32, ply: i32) -> i32 {
    if score > WON {
        score + ply
    } else if score < -WON {
        score - ply
    } else {
        score
    }
}

const fn from_table(score: i32, ply: i32) -> i32 {
    if score > WON {
        score - ply
    } else if score < -WON {
        score + ply
    } else {
        score
    }
}

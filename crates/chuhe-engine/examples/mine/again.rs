//! The second proof: a plain search by depth over a board of its own, with no line of `chuhe-rules` in it but the names of
//! squares. It knows nothing of proof numbers: every check (and a few quiet moves), every answer.

use std::collections::HashMap;

use chuhe_rules::{Kind, Move, Position, Side, Square};

const KING: i8 = 1;
const ADVISOR: i8 = 2;
const ELEPHANT: i8 = 3;
const HORSE: i8 = 4;
const ROOK: i8 = 5;
const CANNON: i8 = 6;
const PAWN: i8 = 7;

const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const SLANTED: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

/// A board by files and ranks: Red's pieces are positive, Black's negative.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Grid([[i8; 10]; 9]);

/// From file and rank to file and rank.
type Step = (i8, i8, i8, i8);

fn index(place: i8) -> usize {
    usize::try_from(place).unwrap_or_default()
}

impl Grid {
    fn of(position: &Position) -> Self {
        let mut grid = Self([[0; 10]; 9]);
        for side in Side::ALL {
            for square in position.pieces(side) {
                let Some(piece) = position.piece(square) else { continue };
                let code = match piece.kind {
                    Kind::King => KING,
                    Kind::Advisor => ADVISOR,
                    Kind::Elephant => ELEPHANT,
                    Kind::Horse => HORSE,
                    Kind::Rook => ROOK,
                    Kind::Cannon => CANNON,
                    Kind::Pawn => PAWN,
                };
                let sign = if side == Side::Red { 1 } else { -1 };
                grid.0[usize::from(square.file())][usize::from(square.rank())] = sign * code;
            }
        }
        grid
    }

    /// What stands there; `None` off the board.
    fn at(&self, file: i8, rank: i8) -> Option<i8> {
        ((0..9).contains(&file) && (0..10).contains(&rank)).then(|| self.0[index(file)][index(rank)])
    }

    fn play(&mut self, (file, rank, to_file, to_rank): Step) -> i8 {
        let taken = self.0[index(to_file)][index(to_rank)];
        self.0[index(to_file)][index(to_rank)] = self.0[index(file)][index(rank)];
        self.0[index(file)][index(rank)] = 0;
        taken
    }

    fn back(&mut self, (file, rank, to_file, to_rank): Step, taken: i8) {
        self.0[index(file)][index(rank)] = self.0[index(to_file)][index(to_rank)];
        self.0[index(to_file)][index(to_rank)] = taken;
    }

    /// Whether the side's king (1 Red, -1 Black) is attacked or faces the other.
    fn checked(&self, side: i8) -> bool {
        let low = if side > 0 { 0 } else { 7 };
        let king = (3..6).flat_map(|file| (low..low + 3).map(move |rank| (file, rank)));
        let Some((file, rank)) = king.into_iter().find(|&(file, rank)| self.at(file, rank) == Some(side * KING)) else {
            return true;
        };
        for (x, y) in STRAIGHT {
            let (mut f, mut r, mut met) = (file + x, rank + y, 0);
            while let Some(there) = self.at(f, r) {
                if there != 0 {
                    met += 1;
                    let enemy = -side * there;
                    if met == 1 && (enemy == ROOK || enemy == KING && x == 0) || met == 2 && enemy == CANNON {
                        return true;
                    }
                    // A pawn goes forward or, here beyond the river, sideways.
                    let near = (f - file).abs() + (r - rank).abs() == 1;
                    if met == 1 && near && enemy == PAWN && y != -side {
                        return true;
                    }
                    if met == 2 {
                        break;
                    }
                }
                (f, r) = (f + x, r + y);
            }
        }
        // A horse comes over the point that is slanting beside the king.
        SLANTED.into_iter().any(|(x, y)| {
            self.at(file + x, rank + y) == Some(0)
                && [(2 * x, y), (x, 2 * y)].into_iter().any(|(x, y)| self.at(file + x, rank + y) == Some(-side * HORSE))
        })
    }

    /// The moves of a side, those that leave the king in check among them.
    fn steps(&self, side: i8, steps: &mut Vec<Step>) {
        for file in 0..9 {
            for rank in 0..10 {
                let Some(piece) = self.at(file, rank).filter(|piece| piece * side > 0) else { continue };
                self.steps_of((file, rank), side, piece.abs(), steps);
            }
        }
    }

    fn steps_of(&self, (file, rank): (i8, i8), side: i8, piece: i8, steps: &mut Vec<Step>) {
        let forward = if side > 0 { rank } else { 9 - rank };
        let mut go = |to_file: i8, to_rank: i8| {
            let free = self.at(to_file, to_rank).is_some_and(|there| there * side <= 0);
            if free {
                steps.push((file, rank, to_file, to_rank));
            }
        };
        let palace = |f: i8, r: i8| (3..6).contains(&f) && (if side > 0 { r } else { 9 - r }) < 3;
        match piece {
            KING => {
                STRAIGHT
                    .into_iter()
                    .map(|(x, y)| (file + x, rank + y))
                    .filter(|&(f, r)| palace(f, r))
                    .for_each(|(f, r)| go(f, r));
            }
            ADVISOR => {
                SLANTED
                    .into_iter()
                    .map(|(x, y)| (file + x, rank + y))
                    .filter(|&(f, r)| palace(f, r))
                    .for_each(|(f, r)| go(f, r));
            }
            ELEPHANT => {
                for (x, y) in SLANTED {
                    let own_bank = (if side > 0 { rank + 2 * y } else { 9 - rank - 2 * y }) < 5;
                    if own_bank && self.at(file + x, rank + y) == Some(0) {
                        go(file + 2 * x, rank + 2 * y);
                    }
                }
            }
            HORSE => {
                for (x, y) in STRAIGHT {
                    if self.at(file + x, rank + y) == Some(0) {
                        go(file + 2 * x + y, rank + 2 * y + x);
                        go(file + 2 * x - y, rank + 2 * y - x);
                    }
                }
            }
            PAWN => {
                go(file, rank + side);
                if forward >= 5 {
                    go(file - 1, rank);
                    go(file + 1, rank);
                }
            }
            _ => {
                for (x, y) in STRAIGHT {
                    let (mut f, mut r, mut met) = (file + x, rank + y, 0);
                    while let Some(there) = self.at(f, r) {
                        if there == 0 && met == 0 || there != 0 && met == i8::from(piece == CANNON) {
                            go(f, r);
                        }
                        met += i8::from(there != 0);
                        (f, r) = (f + x, r + y);
                    }
                }
            }
        }
    }
}

/// A search with a memory for one position.
pub struct Again {
    grid: Grid,
    side: i8,
    known: HashMap<(Grid, u8, u8), bool>,
    left: u32,
}

impl Again {
    /// A search from a position for its side to move, that gives up after so many moves tried.
    pub fn new(position: &Position, tries: u32) -> Self {
        let side = if position.turn() == Side::Red { 1 } else { -1 };
        Self { grid: Grid::of(position), side, known: HashMap::new(), left: tries }
    }

    /// The length of the shortest mate within the plies by checks and so many quiet moves, and every first move that begins
    /// one. `None` if there is none, or the search was given up.
    pub fn shortest(&mut self, most: u8, quiet: u8) -> Option<(u8, Vec<Move>)> {
        for plies in (1..=most).step_by(2) {
            let mut firsts = Vec::new();
            for step in self.legal(self.side) {
                if self.holds(step, plies, quiet) {
                    firsts.push(named(step)?);
                }
            }
            if self.left == 0 {
                return None;
            }
            if !firsts.is_empty() {
                return Some((plies, firsts));
            }
        }
        None
    }

    fn legal(&mut self, side: i8) -> Vec<Step> {
        let mut steps = Vec::new();
        self.grid.steps(side, &mut steps);
        steps.retain(|&step| {
            let taken = self.grid.play(step);
            let safe = !self.grid.checked(side);
            self.grid.back(step, taken);
            safe
        });
        steps
    }

    fn mates(&mut self, plies: u8, quiet: u8) -> bool {
        let key = (self.grid.clone(), plies, quiet);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let found = self.legal(self.side).into_iter().any(|step| self.holds(step, plies, quiet));
        self.known.insert(key, found);
        found
    }

    /// Whether the attacker's move mates within the plies, itself counted.
    fn holds(&mut self, step: Step, plies: u8, quiet: u8) -> bool {
        self.left = self.left.saturating_sub(1);
        if self.left == 0 {
            return false;
        }
        let taken = self.grid.play(step);
        let check = self.grid.checked(-self.side);
        let held = (check || quiet > 0) && {
            let quiet = if check { quiet } else { quiet - 1 };
            let answers = self.legal(-self.side);
            answers.is_empty()
                || plies > 2
                    && answers.into_iter().all(|answer| {
                        let taken = self.grid.play(answer);
                        let mated = self.mates(plies - 2, quiet);
                        self.grid.back(answer, taken);
                        mated
                    })
        };
        self.grid.back(step, taken);
        held
    }
}

fn named((file, rank, to_file, to_rank): Step) -> Option<Move> {
    let square = |file: i8, rank: i8| Square::new(u8::try_from(file).ok()?, u8::try_from(rank).ok()?);
    Some(Move::new(square(file, rank)?, square(to_file, to_rank)?))
}

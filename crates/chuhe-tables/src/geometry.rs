//! Where pieces go, as numbers of squares and sets of bits, computed once.

use std::sync::LazyLock;

use chuhe_rules::{Kind, Side, Square};

/// A step over a square that must be empty.
#[derive(Clone, Copy)]
pub struct Hop {
    pub to: u8,
    pub over: u8,
}

/// The tables of steps.
pub struct Geometry {
    /// The squares strictly between two squares of one line.
    between: Vec<[u128; 90]>,
    /// Whether two squares lie on one file or rank.
    aligned: Vec<[bool; 90]>,
    /// The squares in each of the four directions, the nearest first.
    pub rays: Vec<[Vec<u8>; 4]>,
    /// A horse's moves from the square, with its leg.
    pub horse: Vec<Vec<Hop>>,
    /// Where a horse comes from, with its leg there.
    pub horse_back: Vec<Vec<Hop>>,
    /// A red pawn's moves.
    pub pawn: Vec<Vec<u8>>,
    /// Where a red pawn comes from.
    pub pawn_back: Vec<Vec<u8>>,
    /// The king's moves.
    pub king: Vec<Vec<u8>>,
}

/// The square's number as a set.
pub const fn bit(square: u8) -> u128 {
    1 << square
}

#[allow(clippy::cast_possible_truncation, reason = "below 90")]
pub fn number(square: Square) -> u8 {
    square.index() as u8
}

const STEPS: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

impl Geometry {
    /// The only one.
    pub fn get() -> &'static Self {
        static GEOMETRY: LazyLock<Geometry> = LazyLock::new(Geometry::new);
        &GEOMETRY
    }

    fn new() -> Self {
        let mut geometry = Self {
            between: vec![[0; 90]; 90],
            aligned: vec![[false; 90]; 90],
            rays: Vec::new(),
            horse: vec![Vec::new(); 90],
            horse_back: vec![Vec::new(); 90],
            pawn: vec![Vec::new(); 90],
            pawn_back: vec![Vec::new(); 90],
            king: vec![Vec::new(); 90],
        };
        for from in Square::all() {
            geometry.rays.push(STEPS.map(|step| ray(from, step)));
            for ray in &geometry.rays[from.index()] {
                let mut passed = 0;
                for &to in ray {
                    geometry.between[from.index()][usize::from(to)] = passed;
                    geometry.aligned[from.index()][usize::from(to)] = true;
                    passed |= bit(to);
                }
            }
            geometry.steps(from);
        }
        geometry
    }

    /// The moves of horse, pawn and king from the square.
    fn steps(&mut self, from: Square) {
        for (right, up) in STEPS {
            let side = if from.rank() < 5 { Side::Red } else { Side::Black };
            let next = from.step(right, up);
            if let Some(to) = next.filter(|to| from.in_palace(side) && to.in_palace(side)) {
                self.king[from.index()].push(number(to));
            }
            if let Some(to) = next.filter(|_| up == 1 || up == 0 && from.beyond_river(Side::Red)) {
                // A pawn never stands on the first three ranks, nor before the river on the even files.
                if is_pawn_square(from) {
                    self.pawn[from.index()].push(number(to));
                    self.pawn_back[to.index()].push(number(from));
                }
            }
            for turn in [-1, 1] {
                let (aside, ahead) = if right == 0 { (turn, 2 * up) } else { (2 * right, turn) };
                if let (Some(to), Some(leg)) = (from.step(aside, ahead), next) {
                    self.horse[from.index()].push(Hop { to: number(to), over: number(leg) });
                    self.horse_back[to.index()].push(Hop { to: number(from), over: number(leg) });
                }
            }
        }
    }

    /// How many of the occupied squares lie between two squares of one line; `None` if they are on none.
    pub fn screens(&self, a: u8, b: u8, occupied: u128) -> Option<u32> {
        let (a, b) = (usize::from(a), usize::from(b));
        self.aligned[a][b].then(|| (self.between[a][b] & occupied).count_ones())
    }

    /// Whether the red piece on a square attacks the other.
    #[inline(always)]
    pub fn attacks(&self, kind: Kind, from: u8, to: u8, occupied: u128) -> bool {
        match kind {
            Kind::Rook => self.screens(from, to, occupied) == Some(0),
            Kind::Cannon => self.screens(from, to, occupied) == Some(1),
            Kind::Horse => {
                self.horse[usize::from(from)].iter().any(|hop| hop.to == to && occupied & bit(hop.over) == 0)
            }
            _ => self.pawn[usize::from(from)].contains(&to),
        }
    }

    /// Whether one of the pieces attacks the black king; a piece on 90 or beyond is none.
    #[inline(always)]
    pub fn in_check(&self, kinds: &[Kind], attackers: [u8; 2], king: u8, occupied: u128) -> bool {
        kinds.iter().zip(attackers).any(|(&kind, from)| from < 90 && self.attacks(kind, from, king, occupied))
    }

    /// Whether the kings face each other.
    pub fn facing(&self, kings: [u8; 2], occupied: u128) -> bool {
        let [red, black] = kings;
        red % 9 == black % 9 && self.between[usize::from(red)][usize::from(black)] & occupied == 0
    }
}

fn ray(from: Square, (right, up): (i8, i8)) -> Vec<u8> {
    std::iter::successors(from.step(right, up), |square| square.step(right, up)).map(number).collect()
}

/// Whether a red pawn may stand there.
pub fn is_pawn_square(square: Square) -> bool {
    square.beyond_river(Side::Red) || square.rank() >= 3 && square.file().is_multiple_of(2)
}

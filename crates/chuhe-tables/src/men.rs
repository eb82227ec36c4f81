//! Advisors and elephants of one side: the sets of points on which so many of them may stand.

use chuhe_rules::{Side, Square};

use crate::geometry::{bit, number};

/// How many advisors and elephants a side has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Men {
    /// Advisors, at most two.
    pub advisors: u8,
    /// Elephants, at most two.
    pub elephants: u8,
}

/// A step of one of them: which set it leads to, to where, and what must be empty (0: nothing).
#[derive(Clone, Copy)]
pub struct Step {
    pub set: u16,
    pub to: u8,
    pub eye: u128,
}

/// One set of points.
pub struct MenSet {
    pub advisors: u128,
    pub elephants: u128,
    pub steps: Vec<Step>,
    /// The set seen in the mirror.
    pub mirrored: u16,
}

impl MenSet {
    pub const fn all(&self) -> u128 {
        self.advisors | self.elephants
    }
}

/// All sets of so many men of a side, numbered.
pub struct MenSets {
    pub sets: Vec<MenSet>,
}

/// The points of the advisors and of the elephants.
fn points(side: Side) -> [Vec<u8>; 2] {
    let advisors = [(3, 0), (5, 0), (4, 1), (3, 2), (5, 2)];
    let elephants = [(2, 0), (6, 0), (0, 2), (4, 2), (8, 2), (2, 4), (6, 4)];
    let squares = |list: &[(u8, u8)]| {
        let squares = list.iter().filter_map(|&(file, rank)| Square::new(file, rank));
        squares.map(|square| number(if side == Side::Red { square } else { square.turned() })).collect()
    };
    [squares(&advisors), squares(&elephants)]
}

/// All sets of `count` of the points.
fn choices(points: &[u8], count: u8) -> Vec<u128> {
    match count {
        0 => vec![0],
        1 => points.iter().map(|&point| bit(point)).collect(),
        _ => {
            let pairs = (0..points.len()).flat_map(|first| (0..first).map(move |second| (first, second)));
            pairs.map(|(first, second)| bit(points[first]) | bit(points[second])).collect()
        }
    }
}

/// The squares of a set.
pub fn squares(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        #[allow(clippy::cast_possible_truncation, reason = "at most 127")]
        let lowest = set.trailing_zeros() as u8;
        (set != 0).then(|| {
            set &= set - 1;
            lowest
        })
    })
}

fn mirrored(set: u128) -> u128 {
    squares(set).fold(0, |mirror, square| mirror | bit(square - square % 9 + 8 - square % 9))
}

impl MenSets {
    pub fn new(side: Side, men: Men) -> Self {
        let [advisors, elephants] = points(side);
        let mut sets = Vec::new();
        for advisors in choices(&advisors, men.advisors) {
            for elephants in choices(&elephants, men.elephants) {
                sets.push(MenSet { advisors, elephants, steps: Vec::new(), mirrored: 0 });
            }
        }
        let mut all = Self { sets };
        for index in 0..all.sets.len() {
            let set = &all.sets[index];
            let mirror = all.find(mirrored(set.advisors), mirrored(set.elephants)).unwrap_or_default();
            let steps = all.steps_of(set, [&advisors, &elephants]);
            all.sets[index].mirrored = mirror;
            all.sets[index].steps = steps;
        }
        all
    }

    /// The number of the set.
    pub fn find(&self, advisors: u128, elephants: u128) -> Option<u16> {
        let found = self.sets.iter().position(|set| set.advisors == advisors && set.elephants == elephants)?;
        u16::try_from(found).ok()
    }

    fn steps_of(&self, set: &MenSet, [advisors, elephants]: [&[u8]; 2]) -> Vec<Step> {
        let mut steps = Vec::new();
        for from in squares(set.advisors) {
            for &to in advisors.iter().filter(|&&to| diagonal(from, to, 1) && set.advisors & bit(to) == 0) {
                if let Some(set) = self.find(set.advisors ^ bit(from) ^ bit(to), set.elephants) {
                    steps.push(Step { set, to, eye: 0 });
                }
            }
        }
        for from in squares(set.elephants) {
            for &to in elephants.iter().filter(|&&to| diagonal(from, to, 2) && set.elephants & bit(to) == 0) {
                if let Some(set) = self.find(set.advisors, set.elephants ^ bit(from) ^ bit(to)) {
                    steps.push(Step { set, to, eye: bit(u8::midpoint(from, to)) });
                }
            }
        }
        steps
    }
}

fn diagonal(from: u8, to: u8, distance: u8) -> bool {
    (from % 9).abs_diff(to % 9) == distance && (from / 9).abs_diff(to / 9) == distance
}

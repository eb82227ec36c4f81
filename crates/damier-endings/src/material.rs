//! Material: forces, classes and their move limits.

use std::fmt;
use std::str::FromStr;

use damier_rules::board::Board;

/// The largest number of pieces of a class, both sides together.
pub const MAX_PIECES: u8 = 6;

/// The pieces of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Force {
    /// Kings, 0 to 6.
    pub kings: u8,
    /// Men, 0 to 6.
    pub men: u8,
}

impl Force {
    /// A single king.
    pub const LONE_KING: Self = Self { kings: 1, men: 0 };

    /// Number of pieces.
    #[must_use]
    pub const fn pieces(self) -> u8 {
        self.kings + self.men
    }

    /// Every force with a number of pieces, most kings first.
    fn all(pieces: u8) -> impl Iterator<Item = Self> {
        (0..=pieces).map(move |men| Self { kings: pieces - men, men })
    }

    /// The forces with one piece fewer, or with a man promoted.
    fn less(self) -> impl Iterator<Item = Self> {
        let without_king = self.kings.checked_sub(1).map(|kings| Self { kings, ..self });
        let without_man = self.men.checked_sub(1).map(|men| Self { men, ..self });
        let crowned = without_man.map(|without| Self { kings: self.kings + 1, ..without });
        [without_king, without_man, crowned].into_iter().flatten()
    }

    /// A number below 49 for each force of up to six pieces.
    const fn key(self) -> usize {
        (self.kings * 7 + self.men) as usize
    }
}

impl fmt::Display for Force {
    /// Kings first, then men: `KKM`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = "K".repeat(usize::from(self.kings)) + &"M".repeat(usize::from(self.men));
        formatter.pad(&letters)
    }
}

/// A move limit of international draughts (CDA 3.12, FMJD 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// Three pieces with at least one king against a lone king: 16 moves each.
    SixteenMoves,
    /// One or two pieces with at least one king against a lone king: 5 moves each.
    FiveMoves,
}

impl Limit {
    /// The plies after which the game is drawn: 32 or 10.
    #[must_use]
    pub const fn plies(self) -> u8 {
        match self {
            Self::SixteenMoves => 32,
            Self::FiveMoves => 10,
        }
    }

    /// The limit that applies while the two forces face each other, whoever is to move.
    #[must_use]
    pub const fn between(one: Force, other: Force) -> Option<Self> {
        let strong = match (one.kings, one.men, other.kings, other.men) {
            (_, _, 1, 0) => one,
            (1, 0, _, _) => other,
            _ => return None,
        };
        match (strong.kings, strong.pieces()) {
            (0, _) => None,
            (_, 1 | 2) => Some(Self::FiveMoves),
            (_, 3) => Some(Self::SixteenMoves),
            _ => None,
        }
    }
}

/// A class of positions: the forces of both sides, regardless of colours and of the side to move.
///
/// The stronger force (more pieces, then more kings) comes first, so that each class has one name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Class {
    strong: Force,
    weak: Force,
}

impl Class {
    /// The class of two forces, in any order.
    #[must_use]
    pub fn new(one: Force, other: Force) -> Self {
        let order = |force: Force| (force.pieces(), force.kings);
        if order(one) >= order(other) { Self { strong: one, weak: other } } else { Self { strong: other, weak: one } }
    }

    /// The stronger force.
    #[must_use]
    pub const fn strong(self) -> Force {
        self.strong
    }

    /// The weaker force.
    #[must_use]
    pub const fn weak(self) -> Force {
        self.weak
    }

    /// Number of pieces of both sides, 2 to 6.
    #[must_use]
    pub const fn pieces(self) -> u8 {
        self.strong.pieces() + self.weak.pieces()
    }

    /// Whether one side has only a king.
    #[must_use]
    pub fn has_lone_king(self) -> bool {
        self.weak == Force::LONE_KING || self.strong == Force::LONE_KING
    }

    /// The limit that applies to this class in international draughts.
    #[must_use]
    pub const fn limit(self) -> Option<Limit> {
        Limit::between(self.strong, self.weak)
    }

    /// All classes with a number of pieces, ordered so that a promotion leads to an earlier class.
    #[must_use]
    pub fn all(pieces: u8) -> Vec<Self> {
        let mut classes = Vec::new();
        for weak_pieces in (1..=pieces / 2).rev() {
            for strong in Force::all(pieces - weak_pieces) {
                for weak in Force::all(weak_pieces) {
                    let class = Self { strong, weak };
                    if Self::new(strong, weak) == class {
                        classes.push(class);
                    }
                }
            }
        }
        classes.sort_by_key(|class| class.strong.men + class.weak.men);
        classes
    }

    /// All classes of 2 to `pieces` pieces, ordered so that captures and promotions lead to earlier classes.
    #[must_use]
    pub fn up_to(pieces: u8) -> Vec<Self> {
        (2..=pieces).flat_map(Self::all).collect()
    }

    /// Some classes and all that captures and promotions lead to from them, ordered so that those come first.
    #[must_use]
    pub fn with_all_below(classes: &[Self]) -> Vec<Self> {
        let mut below = classes.to_vec();
        let mut next = 0;
        while let Some(&class) = below.get(next) {
            next += 1;
            let (strong, weak) = (class.strong, class.weak);
            let from_strong = strong.less().map(|less| (less, weak));
            let from_weak = weak.less().map(|less| (strong, less));
            for (one, other) in from_strong.chain(from_weak).filter(|(one, other)| one.pieces().min(other.pieces()) > 0)
            {
                let class = Self::new(one, other);
                if !below.contains(&class) {
                    below.push(class);
                }
            }
        }
        Self::up_to(MAX_PIECES).into_iter().filter(|class| below.contains(class)).collect()
    }

    /// The class as seen by the side to move: two views, or one if both sides have the same force.
    #[must_use]
    pub fn views(self) -> Vec<View> {
        let strong_to_move = View { mover: self.strong, other: self.weak };
        if self.strong == self.weak { vec![strong_to_move] } else { vec![strong_to_move, strong_to_move.opposite()] }
    }
}

impl fmt::Display for Class {
    /// The name: `KKM-K`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(&format!("{}-{}", self.strong, self.weak))
    }
}

/// A text that is not the name of a class.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a class: {0:?}")]
pub struct UnknownClass(pub String);

impl FromStr for Class {
    type Err = UnknownClass;

    fn from_str(name: &str) -> Result<Self, UnknownClass> {
        let force = |letters: &str| {
            let count = |letter: char| u8::try_from(letters.chars().filter(|&each| each == letter).count()).ok();
            let force = Force { kings: count('K')?, men: count('M')? };
            (!letters.is_empty() && usize::from(force.kings) + usize::from(force.men) == letters.len()).then_some(force)
        };
        let upper = name.to_ascii_uppercase();
        upper
            .split_once('-')
            .and_then(|(one, other)| Some((force(one)?, force(other)?)))
            .filter(|(one, other)| usize::from(one.pieces()) + usize::from(other.pieces()) <= usize::from(MAX_PIECES))
            .map(|(one, other)| Self::new(one, other))
            .ok_or_else(|| UnknownClass(name.to_owned()))
    }
}

/// A class as the side to move sees it: the contents of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// The pieces of the side to move.
    pub mover: Force,
    /// The pieces of its opponent.
    pub other: Force,
}

impl View {
    /// The number of keys: every [`View::key`] is below it.
    pub(super) const KEYS: usize = 49 * 49;

    /// The same class with the other side to move.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self { mover: self.other, other: self.mover }
    }

    /// The class.
    #[must_use]
    pub fn class(self) -> Class {
        Class::new(self.mover, self.other)
    }

    /// The limit that applies in international draughts.
    #[must_use]
    pub const fn limit(self) -> Option<Limit> {
        Limit::between(self.mover, self.other)
    }

    /// A small number for each view of up to six pieces a side.
    #[inline]
    pub(super) const fn key(self) -> usize {
        self.mover.key() * 49 + self.other.key()
    }

    /// The material on a board of at most six pieces.
    #[inline]
    pub(super) const fn of(board: Board) -> Self {
        #[allow(clippy::cast_possible_truncation, reason = "at most 64")]
        const fn count(bits: u64) -> u8 {
            bits.count_ones() as u8
        }
        Self {
            mover: Force { kings: count(board.own_kings), men: count(board.own_men) },
            other: Force { kings: count(board.enemy_kings), men: count(board.enemy_men) },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn class(name: &str) -> Class {
        name.parse().unwrap()
    }

    #[test]
    fn names_are_read_in_either_order_and_written_in_one() {
        assert_eq!(class("K-KMK").to_string(), "KKM-K");
        assert_eq!(class("m-k").to_string(), "K-M");
        for wrong in ["", "K", "KQ-K", "-K", "KKKK-KKK", "K-K-K"] {
            assert!(wrong.parse::<Class>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn limits_run_as_in_the_rules() {
        for (name, limit) in [
            ("KKK-K", Some(Limit::SixteenMoves)),
            ("KKM-K", Some(Limit::SixteenMoves)),
            ("KMM-K", Some(Limit::SixteenMoves)),
            ("MMM-K", None),
            ("KK-K", Some(Limit::FiveMoves)),
            ("KM-K", Some(Limit::FiveMoves)),
            ("K-K", Some(Limit::FiveMoves)),
            ("MM-K", None),
            ("M-K", None),
            ("KKKK-K", None),
            ("KK-KK", None),
        ] {
            assert_eq!(class(name).limit(), limit, "{name}");
        }
    }

    #[test]
    fn all_below_a_class() {
        let names = |classes: &[Class]| classes.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        assert_eq!(names(&Class::with_all_below(&[class("KM-K")])), "K-K K-M KK-K KM-K");
        assert_eq!(Class::with_all_below(&Class::all(4)), Class::up_to(4));
    }

    #[test]
    fn every_class_comes_once_and_after_those_it_leads_to() {
        let classes = Class::up_to(4);
        assert_eq!(classes.len(), 3 + 6 + 6 + 8, "2, 3 and 4 pieces");
        for (place, class) in classes.iter().enumerate() {
            assert!(!classes[..place].contains(class));
            assert_eq!(class.to_string().parse(), Ok(*class));
            let men = class.strong().men + class.weak().men;
            assert!(
                classes[place..]
                    .iter()
                    .all(|later| later.pieces() > class.pieces() || later.strong().men + later.weak().men >= men)
            );
        }
    }
}

//! Classes of material.

use std::{fmt, str::FromStr};

use chuhe_rules::{Kind, Position, Side};

use crate::men::Men;

/// Material: a king with one or two pieces that attack, and perhaps advisors and elephants, against a king that has only
/// those. Written as the attacker's letters, `v`, and the defender's: `R v AABB`, `CA v AA`, `R v K`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Class {
    /// Rook, horse, cannon or pawn; the most valuable first.
    attackers: Vec<Kind>,
    /// The attacker's advisors and elephants.
    own: Men,
    /// The defender's.
    defence: Men,
}

/// A text that names no class, or material of which there are no tables.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is no class: one or two of R, N, C, P, at most two each of A and B, then v, then A and B, or K: CA v AABB"
)]
pub struct UnknownClass(pub String);

const ATTACKERS: [Kind; 4] = [Kind::Rook, Kind::Horse, Kind::Cannon, Kind::Pawn];

impl Class {
    /// A class. `None` if nothing attacks, or more than two pieces do, or there are more than two men of a kind.
    #[must_use]
    pub fn new(attackers: &[Kind], own: Men, defence: Men) -> Option<Self> {
        let mut attackers = attackers.to_vec();
        attackers.sort_unstable_by_key(|kind| ATTACKERS.iter().position(|each| each == kind));
        let fits = |men: Men| men.advisors <= 2 && men.elephants <= 2;
        let good = (1..=2).contains(&attackers.len()) && attackers.iter().all(|kind| ATTACKERS.contains(kind));
        (good && fits(own) && fits(defence)).then_some(Self { attackers, own, defence })
    }

    /// The class of a position, and which side attacks. `None` if both or neither side could.
    #[must_use]
    pub fn of(position: &Position) -> Option<(Self, Side)> {
        let mut attackers = [Vec::new(), Vec::new()];
        let mut men = [Men::default(); 2];
        for side in Side::ALL {
            for square in position.pieces(side) {
                match position.piece(square)?.kind {
                    Kind::King => {}
                    Kind::Advisor => men[side.index()].advisors += 1,
                    Kind::Elephant => men[side.index()].elephants += 1,
                    kind => attackers[side.index()].push(kind),
                }
            }
        }
        let [red, black] = attackers;
        match (red.is_empty(), black.is_empty()) {
            (false, true) => Some((Self::new(&red, men[0], men[1])?, Side::Red)),
            (true, false) => Some((Self::new(&black, men[1], men[0])?, Side::Black)),
            _ => None,
        }
    }

    /// The pieces that attack.
    #[must_use]
    pub fn attackers(&self) -> &[Kind] {
        &self.attackers
    }

    /// The attacker's advisors and elephants.
    #[must_use]
    pub const fn own(&self) -> Men {
        self.own
    }

    /// The defender's.
    #[must_use]
    pub const fn defence(&self) -> Men {
        self.defence
    }

    /// The same attack against one advisor or elephant less, by kind; `None` if there is none to capture.
    #[must_use]
    pub fn without_defender(&self, kind: Kind) -> Option<Self> {
        let mut class = self.clone();
        let count = if kind == Kind::Advisor { &mut class.defence.advisors } else { &mut class.defence.elephants };
        *count = count.checked_sub(1)?;
        Some(class)
    }

    /// The class when the attacker with this index is lost, `None` if it is the last.
    #[must_use]
    pub fn without_attacker(&self, index: usize) -> Option<Self> {
        let mut attackers = self.attackers.clone();
        (attackers.len() > 1).then(|| attackers.remove(index))?;
        Some(Self { attackers, ..self.clone() })
    }

    /// The classes into which a capture leads.
    #[must_use]
    pub fn after_captures(&self) -> Vec<Self> {
        let fewer = [Kind::Advisor, Kind::Elephant].map(|kind| self.without_defender(kind));
        let lost = (0..self.attackers.len()).map(|index| self.without_attacker(index));
        let mut all: Vec<_> = fewer.into_iter().chain(lost).flatten().collect();
        all.dedup();
        all
    }

    /// How many pieces there are besides the kings.
    #[must_use]
    pub fn pieces(&self) -> usize {
        let men = |men: Men| usize::from(men.advisors + men.elephants);
        self.attackers.len() + men(self.own) + men(self.defence)
    }

    /// This attack against the nine defences, the weakest first.
    #[must_use]
    pub fn against_all(&self) -> Vec<Self> {
        let defence = |number: u8| Men { advisors: number / 3, elephants: number % 3 };
        let mut all: Vec<_> = (0..9).map(|number| Self { defence: defence(number), ..self.clone() }).collect();
        all.sort_by_key(|class| class.defence.advisors + class.defence.elephants);
        all
    }

    /// The attacks that are shipped against all nine defences: rook, horse, pawn, and cannon with nothing, with one adviser
    /// or two, or with one elephant.
    #[must_use]
    pub fn shipped() -> Vec<Self> {
        let men = |advisors, elephants| Men { advisors, elephants };
        let attacks = [
            (Kind::Rook, men(0, 0)),
            (Kind::Horse, men(0, 0)),
            (Kind::Pawn, men(0, 0)),
            (Kind::Cannon, men(0, 0)),
            (Kind::Cannon, men(1, 0)),
            (Kind::Cannon, men(2, 0)),
            (Kind::Cannon, men(0, 1)),
        ];
        attacks.into_iter().filter_map(|(kind, own)| Self::new(&[kind], own, men(0, 0))).collect()
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let men = |men: Men| "A".repeat(men.advisors.into()) + &"B".repeat(men.elephants.into());
        let attackers: String = self.attackers.iter().map(|kind| kind.letter()).collect();
        let defence = men(self.defence);
        write!(f, "{attackers}{} v {}", men(self.own), if defence.is_empty() { "K" } else { &defence })
    }
}

impl FromStr for Class {
    type Err = UnknownClass;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unknown = || UnknownClass(text.into());
        let (attack, defence) = text.split_once('v').ok_or_else(unknown)?;
        let count = |text: &str, letter: char| {
            u8::try_from(text.chars().filter(|&each| each == letter).count()).unwrap_or(u8::MAX)
        };
        let men = |text: &str| Men { advisors: count(text, 'A'), elephants: count(text, 'B') };
        let (attack, defence) = (attack.trim(), defence.trim());
        if !attack.chars().all(|letter| "RNCPAB".contains(letter))
            || !defence.chars().all(|letter| "KAB".contains(letter))
        {
            return Err(unknown());
        }
        let kinds: Vec<_> =
            attack.chars().filter_map(Kind::from_letter).filter(|kind| ATTACKERS.contains(kind)).collect();
        Self::new(&kinds, men(attack), men(defence)).ok_or_else(unknown)
    }
}

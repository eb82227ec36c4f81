//! What is known of a solved class.

use chuhe_rules::{Position, Side};

use crate::{
    class::Class,
    layout::Layout,
    solver::{ILLEGAL, Solution},
};

/// What a class holds with the attacker to move. A position and its mirror image count as two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Survey {
    /// Positions that can be: no two pieces on one point, the kings not facing each other, the defender not in check.
    pub positions: u64,
    /// How many of them the attacker wins.
    pub won: u64,
    /// The most plies that a win takes.
    pub longest: u8,
}

impl Solution {
    /// The class.
    #[must_use]
    pub const fn class(&self) -> &Class {
        &self.layout.class
    }

    /// Counts the positions with the attacker to move.
    #[must_use]
    pub fn survey(&self) -> Survey {
        let mut survey = Survey::default();
        for frame in 0..self.layout.frames() {
            let weight = if Layout::is_doubled(self.layout.frame(frame)) { 1 } else { 2 };
            let count = self.layout.attackers.len();
            for &cell in &self.attack[frame * count..(frame + 1) * count] {
                if cell != ILLEGAL {
                    survey.positions += weight;
                    survey.won += if cell > 0 { weight } else { 0 };
                    survey.longest = survey.longest.max(cell);
                }
            }
        }
        survey
    }

    /// The plies to the attacker's win, `None` if there is none. The position must be of this class, and a legal one.
    #[must_use]
    pub fn plies(&self, position: &Position, attacker: Side) -> Option<u8> {
        let index = self.layout.index(self.layout.read(position, attacker)?);
        if position.turn() == attacker {
            Some(self.attack[index]).filter(|&cell| cell != 0 && cell != ILLEGAL)
        } else {
            Some(self.defend[index]).filter(|&cell| cell != ILLEGAL)?.checked_sub(1)
        }
    }

    /// How many numbers the positions have.
    #[must_use]
    pub fn count(&self) -> usize {
        self.attack.len()
    }
}

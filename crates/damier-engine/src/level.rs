//! Plays below full strength the way people do: with limited foresight, oversights, and indifference to small
//! differences.

use std::fmt;

use rand::{Rng, RngExt};

use super::deepening::{Engine, Finding};
use super::limits::{Limits, StopFlag};
use super::situation::Situation;

/// One of eight strengths of play, from 1 for a beginner to 8 for the full engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// The weaknesses of a level.
#[derive(Clone, Copy, Debug)]
struct Skill {
    /// How many plies it looks ahead; captures are followed to their end. It misses longer shots.
    sight: u32,
    /// The percentage of moves for which it looks only half as far.
    lapses: u8,
    /// How much worse than the best a move may be and still be played, in centi-men.
    carelessness: i32,
}

/// The skills of the levels below the last, tuned by matches: `docs/strength.md` has the results.
const SKILLS: [Skill; 7] = [
    Skill { sight: 2, lapses: 50, carelessness: 80 },
    Skill { sight: 3, lapses: 30, carelessness: 46 },
    Skill { sight: 4, lapses: 28, carelessness: 38 },
    Skill { sight: 5, lapses: 15, carelessness: 26 },
    Skill { sight: 7, lapses: 25, carelessness: 20 },
    Skill { sight: 9, lapses: 22, carelessness: 15 },
    Skill { sight: 12, lapses: 16, carelessness: 8 },
];

/// The number of moves that a careless player chooses from.
const CHOICE: usize = 6;

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 8] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8)];
    /// The level of the full engine.
    pub const FULL: Self = Self(8);

    /// The level with a number from 1 to 8.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.0 == number)
    }

    /// The number, 1 to 8.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How many plies it looks ahead at its best; `None` for the full engine.
    #[must_use]
    pub fn sight(self) -> Option<u32> {
        self.skill().map(|skill| skill.sight)
    }

    /// How much worse than the best a move may seem and still be played, in centi-men.
    #[must_use]
    pub fn carelessness(self) -> i32 {
        self.skill().map_or(0, |skill| skill.carelessness)
    }

    /// `None` for the full engine.
    fn skill(self) -> Option<&'static Skill> {
        SKILLS.get(usize::from(self.0 - 1))
    }

    /// Chooses a move for the side to move, within `limits`, as a player of this level might; `None` if there is none.
    /// Below the last level the choice depends on `random` as well as on the position.
    pub fn choose(
        self,
        engine: &mut Engine,
        situation: &Situation,
        limits: &Limits,
        stop: &StopFlag,
        random: &mut impl Rng,
    ) -> Option<Finding> {
        let sight = self.draw_sight(random);
        let depth = limits.depth.into_iter().chain(sight).min();
        let lines = engine.search_lines(situation, self.lines_compared(), &Limits { depth, ..*limits }, stop, |_| ());
        self.draw_line(lines, random)
    }

    /// How many plies it looks ahead at this move, lapses included; `None` for the full engine. The first step of
    /// [`Level::choose`], for callers that have searched already.
    #[must_use]
    pub fn draw_sight(self, random: &mut impl Rng) -> Option<u32> {
        let skill = self.skill()?;
        let has_lapse = random.random_range(0..100) < skill.lapses;
        Some(if has_lapse { (skill.sight / 2).max(1) } else { skill.sight })
    }

    /// The number of best lines that it compares.
    #[must_use]
    pub const fn lines_compared(self) -> usize {
        if self.0 == Self::FULL.0 { 1 } else { CHOICE }
    }

    /// Draws one of its [`Level::lines_compared`] best lines, sorted from the best, as found by a search of its sight.
    /// The last step of [`Level::choose`].
    pub fn draw_line(self, lines: Vec<Finding>, random: &mut impl Rng) -> Option<Finding> {
        let Some(skill) = self.skill() else { return lines.into_iter().next() };
        let best = lines.first()?.score;
        let loss = |line: &Finding| best.as_centi_men().saturating_sub(line.score.as_centi_men());
        let good: Vec<_> = lines.into_iter().map(|line| (loss(&line), line)).collect();
        let good: Vec<_> = good.into_iter().filter(|(loss, _)| *loss <= skill.carelessness).collect();
        // The worse a move, the less likely it is to be chosen.
        let weights: Vec<_> = good.iter().map(|(loss, _)| skill.carelessness - loss + 1).collect();
        let mut drawn = random.random_range(0..weights.iter().sum());
        let chosen = weights.iter().position(|weight| {
            drawn -= weight;
            drawn < 0
        })?;
        good.into_iter().nth(chosen).map(|(_, line)| line)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::*;
    use damier_rules::notation::read_fen;
    use damier_rules::{AnyPosition, Variant};

    fn chosen(level: Level, situation: &Situation, seed: u64) -> Option<Finding> {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let limits = Limits::nodes(100_000);
        level.choose(&mut Engine::new(1), situation, &limits, &StopFlag::new(), &mut random)
    }

    #[test]
    fn every_level_plays_legal_moves_and_the_weak_ones_vary() {
        let start = Situation::from(AnyPosition::start(Variant::International));
        for level in Level::ALL {
            let moves: Vec<_> = (0..30).filter_map(|seed| chosen(level, &start, seed)?.best()).collect();
            assert_eq!(moves.len(), 30);
            assert!(moves.iter().all(|played| start.position.legal_moves().contains(played)));
            let varied = moves.iter().any(|played| *played != moves[0]);
            assert!(varied || level >= Level::new(7).unwrap(), "level {level}");
        }
    }

    #[test]
    fn without_a_move_there_is_no_choice() {
        let stuck = read_fen("W:W46:B41,37", Variant::International).unwrap().position;
        for level in Level::ALL {
            assert_eq!(chosen(level, &Situation::from(stuck), 1).and_then(|found| found.best()), None);
        }
    }

    #[test]
    fn there_are_eight() {
        assert_eq!(Level::new(1), Some(Level::ALL[0]));
        assert_eq!(Level::new(8), Some(Level::FULL));
        assert_eq!([Level::new(0), Level::new(9)], [None; 2]);
    }
}

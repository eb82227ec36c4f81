//! Plays below full strength the way people do: with limited foresight, oversights, and indifference to small
//! differences.

use std::fmt;

use rand::{Rng, RngExt};

use super::engine::{Engine, Finding};
use super::limits::{Limits, Until};
use super::situation::Situation;

/// One of eight strengths of play, from 1 for a beginner to 8 for the full engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// The weaknesses of a level.
#[derive(Clone, Copy, Debug)]
struct Skill {
    /// How many plies it looks ahead; captures are followed to their end. It misses longer shots.
    sight: u32,
    /// The percentage of moves at which it glances: it looks only half as far, and so overlooks what they allow or win.
    glances: u8,
    /// How much worse than the best a move may seem and still be played, in centi-men.
    carelessness: i32,
}

/// The skills of the levels below the last, tuned by matches: `docs/strength.md` has the results.
const SKILLS: [Skill; 7] = [
    Skill { sight: 3, glances: 36, carelessness: 44 },
    Skill { sight: 4, glances: 45, carelessness: 44 },
    Skill { sight: 5, glances: 34, carelessness: 32 },
    Skill { sight: 6, glances: 30, carelessness: 28 },
    Skill { sight: 8, glances: 28, carelessness: 23 },
    Skill { sight: 10, glances: 25, carelessness: 17 },
    Skill { sight: 12, glances: 14, carelessness: 8 },
];

/// The number of moves that a player below the last level compares.
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

    /// How many plies it looks ahead at a move that it only glances at; `None` for the full engine.
    #[must_use]
    pub fn glance(self) -> Option<u32> {
        self.sight().map(|sight| (sight / 2).max(1))
    }

    /// Chooses a move for the side to move, within `until`, as a player of this level might; `None` if there is none.
    /// Below the last level the choice depends on `random` as well as on the position.
    pub fn choose<'a>(
        self,
        engine: &mut Engine,
        situation: &'a Situation,
        until: impl Into<Until<'a>>,
        random: &mut impl Rng,
    ) -> Option<Finding> {
        let Until { limits, stop } = until.into();
        let depth = limits.depth.into_iter().chain(self.sight()).min();
        let mut glanced = Vec::new();
        let note = |lines: &[Finding]| {
            if lines.first().is_some_and(|best| Some(best.depth) <= self.glance()) {
                glanced = lines.to_vec();
            }
        };
        let lines = engine.search_lines(
            situation,
            self.lines_compared(),
            Until { limits: Limits { depth, ..limits }, stop },
            note,
        );
        self.draw_line(&glanced, &lines, random)
    }

    /// The number of best lines that it compares.
    #[must_use]
    pub const fn lines_compared(self) -> usize {
        if self.0 == Self::FULL.0 { 1 } else { CHOICE }
    }

    /// Draws one of its [`Level::lines_compared`] best lines, given those found by a search as deep as its
    /// [`Level::glance`] and by one as deep as its [`Level::sight`], each sorted from the best. The last step of
    /// [`Level::choose`], for callers that have searched already.
    pub fn draw_line(self, glanced: &[Finding], studied: &[Finding], random: &mut impl Rng) -> Option<Finding> {
        let Some(skill) = self.skill() else { return studied.first().cloned() };
        let (mut met, mut considered) = (Vec::new(), Vec::new());
        for each in studied.iter().chain(glanced).filter_map(Finding::best) {
            if !met.contains(&each) {
                met.push(each);
                // A move that is not among the best at that depth does not come to mind.
                let seen = if random.random_range(0..100) < skill.glances { glanced } else { studied };
                considered.extend(seen.iter().find(|line| line.best() == Some(each)));
            }
        }
        let Some(best) = considered.iter().map(|line| line.score).max() else { return studied.first().cloned() };
        let loss = |line: &Finding| best.as_centi_men().saturating_sub(line.score.as_centi_men());
        considered.retain(|line| loss(line) <= skill.carelessness);
        // The worse a move, the less likely it is to be chosen.
        let weights: Vec<_> = considered.iter().map(|line| skill.carelessness - loss(line) + 1).collect();
        let mut drawn = random.random_range(0..weights.iter().sum());
        let chosen = weights.iter().position(|weight| {
            drawn -= weight;
            drawn < 0
        })?;
        considered.get(chosen).map(|&line| line.clone())
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
    use crate::score::Score;
    use damier_rules::notation::read_fen;
    use damier_rules::{AnyPosition, Move, Variant};

    fn chosen(level: Level, situation: &Situation, seed: u64) -> Option<Finding> {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let limits = Limits::nodes(100_000);
        level.choose(&mut Engine::new(1), situation, &limits, &mut random)
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
    fn a_level_overlooks_what_it_only_glances_at() {
        let start = read_fen("W:W31,32:B19,20", Variant::International).unwrap().position;
        let [sound, blunder, other] = [0, 1, 2].map(|index| start.legal_moves()[index]);
        let line =
            |played: Move, value| Finding { score: Score::from_raw(value), line: vec![played], ..Finding::nothing() };
        // The glance does not see what is wrong with the blunder, and has not noticed the third move.
        let glanced = [line(blunder, 500), line(sound, 10)];
        let studied = [line(sound, 40), line(other, -300), line(blunder, -400)];
        for (level, skill) in Level::ALL.into_iter().zip(&SKILLS) {
            let mut random = Xoshiro256PlusPlus::seed_from_u64(7);
            let mut count = |wanted| {
                let draws = (0..2000).filter_map(|_| level.draw_line(&glanced, &studied, &mut random)?.best());
                draws.filter(|drawn| *drawn == wanted).count()
            };
            let (blunders, others) = (count(blunder), count(other));
            // Four deviations of a binomial distribution with 2000 trials are at most 90.
            assert!(blunders.abs_diff(usize::from(skill.glances) * 20) <= 90, "level {level}: {blunders} blunders");
            assert_eq!(others, 0);
        }
        let mut random = Xoshiro256PlusPlus::seed_from_u64(7);
        let full = Level::FULL.draw_line(&glanced, &studied, &mut random);
        assert_eq!(full.and_then(|line| line.best()), Some(sound));
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

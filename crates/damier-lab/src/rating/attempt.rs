//! Attempts at puzzles.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus as Random;

use super::levels::Levels;
use super::players::{Kind, PLAYERS, RatedPlayer};
use super::tries::Tries;
use damier_puzzles::record::hash;
use damier_puzzles::{Choice, Puzzle, SourceKind};
use damier_rules::{AnyPosition, Move};

/// Up to this level all levels try every puzzle.
const ALWAYS: u8 = 6;
/// Of so many puzzles, one is tried by every level.
const FULL_EVERY: u64 = 16;

/// Whether a player tries a puzzle whatever the results of the others are.
pub(super) fn always_tries(player: &RatedPlayer, id: &str) -> bool {
    match player.kind {
        Kind::Made(_) => true,
        Kind::Level(level) => level.number() <= ALWAYS || hash(id.bytes()).is_multiple_of(FULL_EVERY),
    }
}

/// Lets the players try puzzles. The results of a puzzle depend only on the puzzle and the seed.
pub struct Tester {
    levels: Levels,
    seed: u64,
}

impl Tester {
    /// A tester whose players' chances come from `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { levels: Levels::new(), seed }
    }

    /// Positions that the levels have visited since the last call.
    pub const fn take_visited(&mut self) -> u64 {
        self.levels.take_visited()
    }

    /// Lets the players try a puzzle.
    ///
    /// Made players do not try endings, of which they know nothing. Levels 7 and 8, which take most of the time, try only
    /// if the level below missed the puzzle at least once; otherwise they would most likely solve it. Every sixteenth
    /// puzzle, by a hash of its id, is tried by all.
    ///
    /// This does not bias the rating of a puzzle: who tries depends only on results that are recorded, so the likelihood
    /// of the recorded results is the same as if the choice had been made beforehand. It would bias the ratings of
    /// these two levels as far as the model is wrong, because what is hard for level 6 is hard for its likes; so only
    /// the puzzles tried by all rate them.
    pub fn test(&mut self, puzzle: &Puzzle) -> Tries {
        self.levels.forget();
        let mut tries = Tries::new(puzzle.id.clone(), floor(puzzle));
        let mut level_below_missed = true;
        for player in &PLAYERS {
            let takes_part = match player.kind {
                Kind::Made(_) => puzzle.source.kind != SourceKind::Endings,
                Kind::Level(_) => level_below_missed || always_tries(player, &puzzle.id),
            };
            if takes_part {
                let results: Vec<bool> =
                    (0..player.tries).map(|attempt| self.attempt(puzzle, player, attempt)).collect();
                if matches!(player.kind, Kind::Level(_)) {
                    level_below_missed = !results.iter().all(|&solved| solved);
                }
                tries.add(player.name, &results);
            }
        }
        tries
    }

    /// Whether a player solves a puzzle. The opponent answers with the defence that matters most; in later attempts,
    /// with the next ones in turn.
    fn attempt(&mut self, puzzle: &Puzzle, player: &RatedPlayer, attempt: u32) -> bool {
        let text = format!("{} {} {} {attempt}", self.seed, puzzle.id, player.name);
        let seed = hash(text.bytes());
        let mut random = Random::seed_from_u64(seed);
        let mut choose = |position: &AnyPosition| match player.kind {
            Kind::Made(ref sight) => sight.choose(position, seed),
            Kind::Level(level) => self.levels.choose(level, position, &mut random),
        };
        let (mut position, mut right) = (puzzle.position, &puzzle.solution);
        loop {
            let choice = if is_decision(&position, right) {
                let after = choose(&position).map(|played| position.play_unchecked(played));
                right.iter().find(|choice| Some(choice.after) == after)
            } else {
                right.first()
            };
            let Some(choice) = choice else { return false };
            let replies = &choice.replies;
            let number = usize::try_from(attempt).unwrap_or(0).checked_rem(replies.len());
            match number.and_then(|number| replies.get(number)) {
                Some(reply) if !reply.next.is_empty() => (position, right) = (reply.after, &reply.next),
                _ => return true,
            }
        }
    }
}

/// Whether a legal move is wrong.
fn is_decision(position: &AnyPosition, right: &[Choice]) -> bool {
    share_right(position, right) < 1.0
}

/// The share of the legal moves that are right.
fn share_right(position: &AnyPosition, right: &[Choice]) -> f64 {
    let moves = position.legal_moves();
    let leads_to = |played: &&Move| right.iter().any(|choice| choice.after == position.play_unchecked(**played));
    let count = |moves: usize| f64::from(u32::try_from(moves).unwrap_or(u32::MAX));
    count(moves.iter().filter(leads_to).count()) / count(moves.len().max(1))
}

/// The chance of solving a puzzle by random moves against the main defence.
fn floor(puzzle: &Puzzle) -> f64 {
    let (mut position, mut right, mut chance) = (puzzle.position, &puzzle.solution, 1.0);
    loop {
        chance *= share_right(&position, right);
        match right.first().and_then(|choice| choice.replies.first()) {
            Some(reply) if !reply.next.is_empty() => (position, right) = (reply.after, &reply.next),
            _ => return chance,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_engine::Level;
    use damier_puzzles::Record;

    fn puzzle(solution: &str) -> Puzzle {
        let record = format!(
            r#"{{"id":"ibc5ea67e98a4","variant":"international","fen":"W:W20,27,32,37:B16,17,21,29,30",
            "solution":[{solution}],"goal":{{"kind":"material","men":2}},"rating":{{"value":867,"deviation":250}},
            "verification":{{"engine":"0.1.0","nodes":250000,"margin":200}}}}"#
        );
        let record: Record = serde_json::from_str(&record).unwrap();
        Puzzle::from_record(&record).unwrap()
    }

    #[test]
    fn the_floor_is_the_chance_of_a_random_walk() {
        let short = puzzle(r#"{"move":"27-22","finish":["17x28","32x25"]}"#);
        let moves = short.position.legal_moves();
        let expected = 1.0 / f64::from(u32::try_from(moves.len()).unwrap());
        assert!((floor(&short) - expected).abs() < 1e-12);
        // A forced recapture is no decision and does not change it.
        let long = puzzle(r#"{"move":"27-22","replies":[{"move":"17x28","next":[{"move":"32x25"}]}]}"#);
        assert!((floor(&long) - expected).abs() < 1e-12);
    }

    #[test]
    fn strong_players_solve_a_simple_shot_and_the_ladder_ends() {
        let tries = Tester::new(1).test(&puzzle(r#"{"move":"27-22","finish":["17x28","32x25"]}"#));
        let last = PLAYERS.iter().rev().find(|player| tries.of(player.name).is_some()).unwrap();
        assert!(tries.of(last.name).unwrap().iter().all(|&solved| solved), "{tries:?}");
        assert_eq!(tries, Tester::new(1).test(&puzzle(r#"{"move":"27-22","finish":["17x28","32x25"]}"#)));
        let level = Level::ALL.len();
        assert!(PLAYERS[PLAYERS.len() - level..].iter().all(|player| matches!(player.kind, Kind::Level(_))));
    }
}

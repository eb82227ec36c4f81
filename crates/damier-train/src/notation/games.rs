//! Plausible games: both sides avoid moves that lose material at once, and otherwise choose at random.

use rand::RngExt;

use damier_rules::{AnyPosition, Color, Move, PieceKind, Variant};
use etude::Random;

/// A game or part of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameExcerpt {
    /// The position before its first move.
    pub start: AnyPosition,
    /// Its moves.
    pub moves: Vec<Move>,
}

impl GameExcerpt {
    /// The positions before each move, with the move.
    pub(crate) fn positions(&self) -> impl Iterator<Item = (AnyPosition, Move)> + '_ {
        let mut position = self.start;
        self.moves.iter().map(move |&played| {
            let before = position;
            position = before.play_unchecked(played);
            (before, played)
        })
    }
}

/// The most captures searched in an exchange.
const EXCHANGE: u32 = 6;
/// The value of a king in men.
const KING: i32 = 3;

/// A game from the start of at most `plies` plies.
pub(crate) fn game(variant: Variant, plies: usize, random: &mut Random) -> GameExcerpt {
    let start = AnyPosition::start(variant);
    let (mut position, mut moves) = (start, Vec::new());
    while moves.len() < plies {
        let Some(played) = choose(&position, random) else { break };
        moves.push(played);
        position = position.play_unchecked(played);
    }
    GameExcerpt { start, moves }
}

/// A random one of the moves that keep the most material after all captures. `None` if there is no legal move.
fn choose(position: &AnyPosition, random: &mut Random) -> Option<Move> {
    let valued =
        position.legal_moves().into_iter().map(|played| (-settled(&position.play_unchecked(played), EXCHANGE), played));
    let valued: Vec<(i32, Move)> = valued.collect();
    let best = valued.iter().map(|&(value, _)| value).max()?;
    let good: Vec<Move> = valued.into_iter().filter(|&(value, _)| value == best).map(|(_, played)| played).collect();
    Some(good[random.random_range(0..good.len())])
}

/// The material advantage of the side to move, in men, after all captures.
fn settled(position: &AnyPosition, depth: u32) -> i32 {
    if depth == 0 || !position.must_capture() {
        let count = |color, kind| i32::try_from(position.pieces(color, kind).len()).unwrap_or(0);
        let material = |color: Color| count(color, PieceKind::Man) + KING * count(color, PieceKind::King);
        let side = position.side_to_move();
        return material(side) - material(!side);
    }
    let replies = position.legal_moves();
    replies.into_iter().map(|played| -settled(&position.play_unchecked(played), depth - 1)).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;

    #[test]
    fn games_are_legal_long_enough_and_different_for_every_seed() {
        for variant in Variant::ALL {
            let play = |seed| game(variant, 40, &mut Random::seed_from_u64(seed));
            let line = play(1);
            assert_eq!(line.moves.len(), 40);
            assert!(line.positions().all(|(position, played)| position.is_legal(played)));
            assert_eq!(play(1), line);
            assert_ne!(play(2), line);
        }
    }

    #[test]
    fn nobody_gives_a_man_away_when_there_is_another_move() {
        // After 18-23 or any other move of the man on 18, White captures it; 1-7 and 1-6 keep all men.
        let position = damier_rules::notation::read_fen("B:W29,33:B1,18", Variant::International).unwrap().position;
        for seed in 0..20 {
            let played = choose(&position, &mut Random::seed_from_u64(seed)).unwrap();
            assert_ne!(damier_rules::notation::write_move(&position, played), "18-23");
        }
    }
}

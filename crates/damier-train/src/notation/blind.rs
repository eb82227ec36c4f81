//! A score that is read without a board, and the questions about squares afterwards.

use rand::RngExt;

use super::NotationQuestion;
use super::games::{GameExcerpt, game};
use damier_rules::{AnyPosition, Move, Square, Variant};
use etude::Random;

/// The number of squares asked about after a score.
const SQUARES: usize = 5;
/// The most of these on which something has changed.
const CHANGED: usize = 3;

/// A score being read and asked about.
#[derive(Clone, Debug)]
pub(super) struct Score {
    line: GameExcerpt,
    /// The number of moves shown. The last one is visible.
    shown: usize,
    after: AnyPosition,
    left: Vec<Square>,
}

impl Score {
    /// A game of `plies` plies from the start.
    pub fn new(variant: Variant, plies: usize, random: &mut Random) -> Self {
        Self::of(game(variant, plies, random), random)
    }

    fn of(line: GameExcerpt, random: &mut Random) -> Self {
        let after = line.moves.iter().fold(line.start, |position, &played| position.play_unchecked(played));
        let has_changed = |square: &Square| line.start.piece_at(*square) != after.piece_at(*square);
        let (mut changed, mut others): (Vec<Square>, Vec<Square>) =
            after.board_size().all_squares().partition(has_changed);
        let mut left = Vec::new();
        while left.len() < SQUARES {
            let stock = if left.len() < CHANGED && !changed.is_empty() { &mut changed } else { &mut others };
            left.push(stock.swap_remove(random.random_range(0..stock.len())));
        }
        let last = left.len() - 1;
        left.swap(last, random.random_range(0..=last));
        Self { line, shown: 1, after, left }
    }

    /// The position before the visible move, the move, and its ply counted from 0.
    pub fn in_sight(&self) -> Option<(AnyPosition, Move, usize)> {
        let ply = self.shown.checked_sub(1)?;
        self.line.positions().nth(ply).map(|(position, played)| (position, played, ply))
    }

    /// Shows the next move. Returns false if all have been shown.
    pub fn step(&mut self) -> bool {
        let more = self.shown < self.line.moves.len();
        self.shown += usize::from(more);
        more
    }

    /// Shows the previous move.
    pub fn back(&mut self) {
        self.shown = self.shown.saturating_sub(1).max(1);
    }

    /// The position at the end.
    pub const fn after(&self) -> &AnyPosition {
        &self.after
    }

    /// The total number of plies.
    pub const fn plies(&self) -> usize {
        self.line.moves.len()
    }

    /// The next question about the score, until all have been asked.
    pub fn draw(&mut self) -> Option<NotationQuestion> {
        let square = self.left.pop()?;
        Some(NotationQuestion::Contents { square, piece: self.after.piece_at(square) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;

    #[test]
    fn moves_are_shown_one_by_one_and_back() {
        let mut score = Score::new(Variant::Russian, 4, &mut Random::seed_from_u64(1));
        let ply = |score: &Score| score.in_sight().map(|(_, _, ply)| ply);
        assert_eq!(ply(&score), Some(0));
        score.back();
        assert_eq!(ply(&score), Some(0));
        assert!(score.step() && score.step() && score.step());
        assert_eq!(ply(&score), Some(3));
        assert!(!score.step());
        score.back();
        assert_eq!(ply(&score), Some(2));
    }

    #[test]
    fn five_different_squares_are_asked_three_of_them_where_something_changed() {
        for seed in 0..30 {
            let mut score = Score::new(Variant::International, 12, &mut Random::seed_from_u64(seed));
            let start = AnyPosition::start(Variant::International);
            let asked: Vec<(Square, _)> = std::iter::from_fn(|| score.draw())
                .filter_map(|question| match question {
                    NotationQuestion::Contents { square, piece } => Some((square, piece)),
                    _ => None,
                })
                .collect();
            assert_eq!(asked.len(), 5);
            assert!((1..5).all(|place| asked[..place].iter().all(|other| other.0 != asked[place].0)));
            assert_eq!(asked.iter().filter(|(square, piece)| start.piece_at(*square) != *piece).count(), 3);
        }
    }
}

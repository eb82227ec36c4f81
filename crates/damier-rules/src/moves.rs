//! The legal moves of a position, listed or counted.

use super::bitboard::Bitboard;
use super::board::{Board, Side};
use super::captures;
use super::jumps::Jumps;
use super::position::Move;
use super::quiet;
use super::square::Square;
use super::variant::Rules;

/// Receives the moves that the generator finds.
pub trait MoveSink {
    /// Receives a move.
    fn take(&mut self, found: Move);

    /// Receives a move to each of `targets`, lowest first; `origin` and `captured` give the rest of each move.
    #[inline(always)]
    fn take_all(&mut self, mut targets: u64, origin: impl Fn(Square) -> Square, captured: impl Fn(Square) -> u64) {
        while targets != 0 {
            let to = Square::lowest(targets);
            targets &= targets - 1;
            self.take(Move { from: origin(to), to, captured: Bitboard(captured(to)) });
        }
    }

    /// Receives captures that must be listed first, because a later one may show that an earlier one is not legal.
    #[inline(always)]
    fn take_listed(&mut self, list: impl FnOnce(&mut Vec<Move>)) {
        let mut moves = Vec::new();
        list(&mut moves);
        for found in moves {
            self.take(found);
        }
    }
}

/// Collects the moves in a list.
impl MoveSink for Vec<Move> {
    #[inline(always)]
    fn take(&mut self, found: Move) {
        self.push(found);
    }

    #[inline(always)]
    fn take_listed(&mut self, list: impl FnOnce(&mut Vec<Move>)) {
        list(self);
    }
}

/// Calls a function with each move.
pub struct Visit<F>(pub F);

impl<F: FnMut(Move)> MoveSink for Visit<F> {
    #[inline(always)]
    fn take(&mut self, found: Move) {
        self.0(found);
    }
}

/// Counts the moves, most of them from the number of their targets.
pub struct MoveCount(pub usize);

impl MoveSink for MoveCount {
    #[inline(always)]
    fn take(&mut self, _: Move) {
        self.0 += 1;
    }

    #[inline(always)]
    fn take_all(&mut self, targets: u64, _: impl Fn(Square) -> Square, _: impl Fn(Square) -> u64) {
        self.0 += targets.count_ones() as usize;
    }
}

/// Finds all legal moves.
#[inline(always)]
pub fn find<R: Rules, S: Side>(board: Board, sink: &mut impl MoveSink) {
    if captures::king_can_capture::<R>(board) {
        return sink.take_listed(|moves| captures::generate::<R, S>(board, moves));
    }
    if !captures::man_can_capture::<R>(board) {
        return quiet::find::<R, S>(board, sink);
    }
    if !Jumps::<R, S>::of(board).find_short(sink) {
        sink.take_listed(|moves| captures::generate::<R, S>(board, moves));
    }
}

#[cfg(test)]
mod tests {
    use super::super::piece::Color;
    use super::super::position::Position;
    use super::super::variant::{Brazilian, International, Russian};
    use super::*;

    /// Pseudo-random bits from a fixed seed (Marsaglia's xorshift).
    struct Random(u64);

    impl Random {
        fn word(&mut self) -> u64 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            self.0
        }

        /// A position with pieces on about half of the board and a varying share of kings.
        fn position<R: Rules>(&mut self) -> Position<R> {
            let (occupied, white) = (R::SQUARES & self.word(), self.word());
            let mut kings = self.word();
            for _ in 0..self.word() % 5 {
                kings &= self.word();
            }
            let sides = [occupied & white, occupied & !white];
            let men = Color::ALL.map(|color| sides[color as usize] & !kings & !R::promotion_row(color));
            let color = if self.word().is_multiple_of(2) { Color::White } else { Color::Black };
            Position::from_parts(men, sides.map(|side| side & kings), color)
        }
    }

    /// Plays random moves from random positions and returns the largest number of moves found in a position.
    fn all_sinks_agree<R: Rules>() -> usize {
        let mut random = Random(1);
        let mut most = 0;
        for _ in 0..2_000 {
            let mut position = random.position::<R>();
            for _ in 0..20 {
                let listed = position.legal_moves();
                let mut visited = Vec::new();
                position.for_each_legal_move(|found| visited.push(found));
                assert_eq!(visited, listed, "{position:?}");
                assert_eq!(position.legal_move_count(), listed.len(), "{position:?}");
                most = most.max(listed.len());
                let choice = usize::try_from(random.word() % 1_000).unwrap();
                let Some(&played) = listed.get(choice % listed.len().max(1)) else { break };
                position = position.play_unchecked(played);
            }
        }
        most
    }

    #[test]
    fn moves_are_listed_visited_and_counted_alike() {
        assert!(all_sinks_agree::<International>() > 50);
        assert!(all_sinks_agree::<Russian>() > 30);
        assert!(all_sinks_agree::<Brazilian>() > 30);
    }
}

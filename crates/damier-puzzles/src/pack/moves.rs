//! Moves, as a choice among the legal ones.

use super::coder::{Coder, Damaged};
use super::fields::{GAME_MOVES, LEFT, OTHER_MOVES, PHASES, SORTS, STEPS};
use damier_rules::notation::{MoveWriter, read_move};
use damier_rules::{AnyPosition, Color, Move, PieceKind};

/// Plies of the first and of the second third of a game.
const THIRD: usize = 16;

/// The role of a move.
#[derive(Clone, Copy)]
pub enum Role {
    /// A move of a game, with the number of plies before it.
    Game(usize),
    /// A move that could have been played in a game.
    Avoided,
    /// A right move.
    Solver,
    /// A reply to it.
    Defence,
    /// A move after the solution.
    Finish,
}

/// Origin, destination and captured squares as the side to move sees them. Legal moves are sorted by these.
fn seen(position: &AnyPosition, played: Move) -> (u8, u8, u64) {
    let size = position.board_size();
    if position.side_to_move() == Color::White {
        return (size.number(played.from), size.number(played.to), played.captured.bits());
    }
    let turned = |square| size.squares() + 1 - size.number(square);
    (turned(played.from), turned(played.to), played.captured.rotated(size).bits())
}

/// The legal moves in the order in which they are coded.
pub fn sorted(position: &AnyPosition) -> Vec<Move> {
    let mut legal = position.legal_moves();
    legal.sort_unstable_by_key(|&candidate| seen(position, candidate));
    legal.dedup();
    legal
}

impl Role {
    /// The context of the question whether a candidate is the move, with `left` candidates, itself included.
    fn context(self, position: &AnyPosition, candidate: Move, left: usize) -> usize {
        let offers = usize::from(position.play_unchecked(candidate).must_capture());
        let is_king = position.pieces(position.side_to_move(), PieceKind::King).contains(candidate.from);
        let of = |first: usize, kinds: usize, kind: usize| first + ((left.min(LEFT) - 1) * 2 + offers) * kinds + kind;
        if let Self::Game(ply) = self {
            let (from, to, _) = seen(position, candidate);
            let step = match (candidate.is_capture(), is_king) {
                (false, false) => usize::from(from - 1) * 2 + usize::from((from - to) % 2),
                (false, true) => STEPS - 3,
                (true, false) => STEPS - 2,
                (true, true) => STEPS - 1,
            };
            return of(GAME_MOVES, STEPS * PHASES, step * PHASES + (ply / THIRD).min(PHASES - 1));
        }
        let role = match self {
            Self::Game(_) | Self::Avoided => 0,
            Self::Solver => 1,
            Self::Defence => 2,
            Self::Finish => 3,
        };
        let sort = match candidate.captured.len() {
            0 => usize::from(is_king),
            count => 1 + count.min(3) as usize,
        };
        of(OTHER_MOVES + role * LEFT * 2 * SORTS, SORTS, sort)
    }

    /// Writes a move, or reads one. Returns it with its text: for every legal move but the last, whether it is the one.
    ///
    /// # Errors
    ///
    /// [`Damaged`] if there is no legal move.
    pub fn code(
        self,
        coder: &mut impl Coder,
        position: &AnyPosition,
        given: Option<Move>,
    ) -> Result<(Move, String), Damaged> {
        let legal = sorted(position);
        let (&last, others) = legal.split_last().ok_or(Damaged)?;
        let found = others.iter().enumerate().find(|&(index, &candidate)| {
            coder.bit(self.context(position, candidate, legal.len() - index), Some(candidate) == given)
        });
        let played = found.map_or(last, |(_, &played)| played);
        let mut text = String::new();
        MoveWriter::of(position.variant()).push(position, &legal, played, &mut text);
        Ok((played, text))
    }
}

/// Reads a move to be written. `None` for a reader, which has no text.
pub fn given(position: &AnyPosition, text: Option<&str>) -> Option<Move> {
    text.and_then(|text| read_move(position, text).ok())
}

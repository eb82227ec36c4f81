//! Counts and verifies whole classes.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::index::Index;
use super::material::{Class, View};
use super::solver::for_each_piece;
use super::tables::{SHIPPED_PIECES, Tables, seen_by_mover};
use super::value::Value;
use damier_rules::board::Board;
use damier_rules::{AnyPosition, Brazilian, International, Move, Position, Rules, Russian, Variant};

/// The number of positions that a thread takes at a time.
const PIECE: u64 = 1 << 14;

/// The outcomes of the positions of a view, for the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Survey {
    /// Number of positions.
    pub positions: u64,
    /// Won positions, ignoring limits.
    pub wins: u64,
    /// Drawn positions, ignoring limits.
    pub draws: u64,
    /// Lost positions, ignoring limits.
    pub losses: u64,
    /// The greatest number of plies to the end in a won position.
    pub longest_win: u8,
    /// The greatest number of plies to the end in a lost position.
    pub longest_loss: u8,
    /// The greatest number of plies needed within the limit in a won position, if there is a limit.
    pub longest_needed_win: u8,
    /// The greatest number of plies needed within the limit in a lost position, if there is a limit.
    pub longest_needed_loss: u8,
}

impl Survey {
    fn add(&mut self, value: Value, needed: Option<Value>) {
        self.positions += 1;
        match value {
            Value::Win(plies) => {
                self.wins += 1;
                self.longest_win = self.longest_win.max(plies);
            }
            Value::Draw => self.draws += 1,
            Value::Loss(plies) => {
                self.losses += 1;
                self.longest_loss = self.longest_loss.max(plies);
            }
        }
        match needed {
            Some(Value::Win(plies)) => self.longest_needed_win = self.longest_needed_win.max(plies),
            Some(Value::Loss(plies)) => self.longest_needed_loss = self.longest_needed_loss.max(plies),
            Some(Value::Draw) | None => {}
        }
    }

    fn join(&mut self, other: &Self) {
        self.positions += other.positions;
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        self.longest_win = self.longest_win.max(other.longest_win);
        self.longest_loss = self.longest_loss.max(other.longest_loss);
        self.longest_needed_win = self.longest_needed_win.max(other.longest_needed_win);
        self.longest_needed_loss = self.longest_needed_loss.max(other.longest_needed_loss);
    }
}

/// A value that does not follow from those of the next positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The position.
    pub position: AnyPosition,
    /// Whether it concerns the plies needed within the limit rather than those to the end.
    pub is_needed: bool,
    /// The value in the table.
    pub stored: Value,
    /// The value that follows from the next positions.
    pub recomputed: Value,
}

/// Why a class could not be verified.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VerifyError {
    /// A table is missing, of this class or of one that it leads to.
    NotCovered(Class),
    /// A value is wrong, here or in one of the next positions.
    Mismatch(Mismatch),
}

impl Tables {
    /// Counts the positions of a view; `None` when they are not covered.
    #[must_use]
    pub fn survey(&self, view: View, threads: usize) -> Option<Survey> {
        match self.variant() {
            Variant::International => self.survey_of::<International>(view, threads),
            Variant::Russian => self.survey_of::<Russian>(view, threads),
            Variant::Brazilian => self.survey_of::<Brazilian>(view, threads),
        }
    }

    fn survey_of<R: Rules>(&self, view: View, threads: usize) -> Option<Survey> {
        let index = Index::new::<R>(view);
        let (total, covered) = (Mutex::new(Survey::default()), AtomicBool::new(true));
        for_each_piece(threads, index.positions(), PIECE, Vec::new, |moves, numbers| {
            let mut survey = Survey::default();
            index.for_each_in::<R>(numbers, |_, board| match self.value_of::<R>(board, moves) {
                Some(value) => survey.add(value, self.needed_of::<R>(board, moves)),
                None => covered.store(false, Ordering::Relaxed),
            });
            total.lock().unwrap_or_else(PoisonError::into_inner).join(&survey);
        });
        covered.into_inner().then(|| total.into_inner().unwrap_or_else(PoisonError::into_inner))
    }

    /// Recomputes the values of every `every`th position (at least 1) of a class from those of the positions after each
    /// legal move, and returns the number of positions checked.
    ///
    /// Because of the distances this is a proof for the whole table: every win or loss rests on shorter ones, and a
    /// draw that was really a win would have, among its next positions, a lost position one move closer to the end.
    ///
    /// # Errors
    ///
    /// The first mismatch in the numbering, as far as the threads have come, or a missing table.
    pub fn verify(&self, class: Class, every: u64, threads: usize) -> Result<u64, VerifyError> {
        let view = |view| match self.variant() {
            Variant::International => self.verify_view::<International>(view, every, threads),
            Variant::Russian => self.verify_view::<Russian>(view, every, threads),
            Variant::Brazilian => self.verify_view::<Brazilian>(view, every, threads),
        };
        class.views().into_iter().map(view).sum()
    }

    fn verify_view<R: Rules>(&self, view: View, every: u64, threads: usize) -> Result<u64, VerifyError> {
        let index = Index::new::<R>(view);
        let count = index.positions().div_ceil(every.max(1));
        let first = AtomicU64::new(u64::MAX);
        let found = Mutex::new(None);
        for_each_piece(threads, count, PIECE, Vec::new, |moves, numbers| {
            for number in numbers.map(|number| number * every.max(1)) {
                if first.load(Ordering::Relaxed) < number {
                    return;
                }
                let position = Position::<R>::seen_by_white(index.board::<R>(number));
                if let Err(error) = self.check(&position, moves)
                    && first.fetch_min(number, Ordering::Relaxed) > number
                {
                    *found.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                }
            }
        });
        found.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(count), Err)
    }

    /// Compares the values of a position with what follows from the positions after its legal moves.
    fn check<R: Rules>(&self, position: &Position<R>, moves: &mut Vec<Move>) -> Result<(), VerifyError> {
        let class = View::of(seen_by_mover(position)).class();
        let missing = VerifyError::NotCovered(class);
        let stored = self.value(position).ok_or(missing)?;
        // Above four pieces the tables have no distances.
        let known = |value: Value| if class.pieces() <= SHIPPED_PIECES { value } else { value.won_at_once() };
        let (stored, recomputed) =
            (known(stored), known(best_move(position, moves, |child| self.value(child)).ok_or(missing)?));
        let mismatch = |is_needed, stored, recomputed| {
            VerifyError::Mismatch(Mismatch {
                position: white_to_move(R::VARIANT, seen_by_mover(position)),
                is_needed,
                stored,
                recomputed,
            })
        };
        if recomputed != stored {
            return Err(mismatch(false, stored, recomputed));
        }
        let Some(needed) = self.needed(position) else { return Ok(()) };
        let limit = View::of(seen_by_mover(position)).limit();
        let recomputed = best_move(position, moves, |child| {
            if View::of(seen_by_mover(child)).limit() == limit {
                self.needed(child)
            } else {
                self.value(child).map(Value::won_at_once)
            }
        });
        let recomputed = recomputed.ok_or(missing)?;
        if recomputed == needed { Ok(()) } else { Err(mismatch(true, needed, recomputed)) }
    }
}

/// The value of a position from those of the positions after its moves; `None` if one of them has none.
fn best_move<R: Rules>(
    position: &Position<R>,
    moves: &mut Vec<Move>,
    value: impl Fn(&Position<R>) -> Option<Value>,
) -> Option<Value> {
    moves.clear();
    position.legal_moves_into(moves);
    let mut best = Value::Loss(0);
    for (place, &played) in moves.iter().enumerate() {
        let after = value(&position.play_unchecked(played))?.before_move();
        best = if place == 0 { after } else { best.better(after) };
    }
    Some(best)
}

/// The position with White to move in which White has the mover's pieces of a board.
pub(super) const fn white_to_move(variant: Variant, board: Board) -> AnyPosition {
    match variant {
        Variant::International => AnyPosition::International(Position::seen_by_white(board)),
        Variant::Russian => AnyPosition::Russian(Position::seen_by_white(board)),
        Variant::Brazilian => AnyPosition::Brazilian(Position::seen_by_white(board)),
    }
}

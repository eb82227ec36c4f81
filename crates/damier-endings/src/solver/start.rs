//! The first pass: what each position's own moves decide, without its neighbours.

use std::marker::PhantomData;
use std::sync::atomic::{AtomicU8, Ordering};

use super::super::value::{Cell, Value};
use super::{Beyond, FIXED, HELD, Working, for_each_piece};
use damier_rules::Square;
use damier_rules::board::{Board, Side, WhiteSide};
use damier_rules::captures;
use damier_rules::quiet::{self, QuietVisitor, for_each_bit};
use damier_rules::{Move, Rules};

/// Records everything that follows from captures, promotions and blocked pieces. Returns the longest distance written,
/// or `None` if one is too long for a cell.
pub fn start<R: Rules>(working: &Working, beyond: &impl Beyond, threads: usize) -> Option<u8> {
    let longest = AtomicU8::new(0);
    for_each_piece(threads, working.rows(), working.rows_in_piece(), Vec::new, |moves, rows| {
        let mut far = 0;
        working.index.for_each_in_rows::<R>(rows, |number, board| {
            let position = first_look::<R>(board, beyond, moves);
            #[allow(clippy::cast_possible_truncation, reason = "positions are held in memory")]
            let place = number as usize;
            working.cells[place].store(position.cell.0, Ordering::Relaxed);
            working.left[place].store(position.left, Ordering::Relaxed);
            if let Some(least) = working.least_loss.get(place) {
                least.store(position.least_loss, Ordering::Relaxed);
            }
            far = far.max(position.longest);
        });
        longest.fetch_max(far, Ordering::Relaxed);
    });
    let longest = longest.into_inner();
    (longest <= Value::MAX_DISTANCE).then_some(longest)
}

/// What is known about a position at the start.
struct FirstLook {
    cell: Cell,
    left: u8,
    least_loss: u8,
    /// The longest distance involved, above [`Value::MAX_DISTANCE`] if too long.
    longest: u8,
}

impl FirstLook {
    fn decided(value: Value, left: u8) -> Self {
        let longest = value.distance().unwrap_or(0);
        Self { cell: Cell::new(value).unwrap_or(Cell::DRAW), left, least_loss: 0, longest }
    }
}

#[inline(always)]
fn first_look<R: Rules>(board: Board, beyond: &impl Beyond, moves: &mut Vec<Move>) -> FirstLook {
    if let Some(value) = captures_value::<R>(board, moves, |child, moves| beyond.capture(child, moves)) {
        return FirstLook::decided(value, FIXED);
    }
    let mut count = Counting { board, quiet: 0, promotions: None, beyond, moves };
    if R::promotion_row(WhiteSide::COLOR) & forward_targets::<R>(board) == 0 {
        // Without a promotion, counting is enough.
        count.quiet = quiet_moves::<R>(board);
    } else {
        let mut visitor = CountingVisitor::<R, _>(&mut count, PhantomData);
        quiet::for_each::<R, WhiteSide>(board, &mut visitor);
    }
    match (count.quiet, count.promotions) {
        (0, None) => FirstLook::decided(Value::Loss(0), FIXED),
        (quiet, None) => FirstLook { cell: Cell::DRAW, left: quiet, least_loss: 0, longest: 0 },
        (0, Some(value)) => FirstLook::decided(value, HELD),
        (quiet, Some(Value::Loss(plies))) => {
            FirstLook { cell: Cell::DRAW, left: quiet, least_loss: plies, longest: plies }
        }
        (_, Some(value)) => FirstLook::decided(value, HELD),
    }
}

/// The value of a position with a compulsory capture, from the values of the positions after the captures as their own
/// side to move sees them; `None` if no capture is possible. `moves` is a stack, left unchanged.
#[inline(always)]
pub fn captures_value<R: Rules>(
    board: Board,
    moves: &mut Vec<Move>,
    mut after: impl FnMut(Board, &mut Vec<Move>) -> Value,
) -> Option<Value> {
    if !can_capture::<R>(board) {
        return None;
    }
    let start = moves.len();
    captures::generate::<R, WhiteSide>(board, moves);
    let mut best: Option<Value> = None;
    for place in start..moves.len() {
        let child = board.after::<R, WhiteSide>(moves[place]).rotated(R::BOARD);
        let value = if child.own() == 0 { Value::Loss(0) } else { after(child, moves) }.before_move();
        best = Some(best.map_or(value, |best| best.better(value)));
    }
    moves.truncate(start);
    best
}

/// Whether the side to move has to capture.
#[inline(always)]
pub fn can_capture<R: Rules>(board: Board) -> bool {
    captures::man_can_capture::<R>(board) || captures::king_can_capture::<R>(board)
}

/// The number of quiet moves, if no capture is possible.
#[inline(always)]
fn quiet_moves<R: Rules>(board: Board) -> u8 {
    let empty = board.empty(R::SQUARES);
    let [first, second] = WhiteSide::FORWARD.map(|direction| (direction.step(board.own_men) & empty).count_ones());
    let mut count = first + second;
    for_each_bit(board.own_kings, |from| {
        count += quiet::king_targets::<R>(Square::lowest(from), R::SQUARES ^ empty).count_ones();
    });
    #[allow(clippy::cast_possible_truncation, reason = "six kings have fewer than 128 moves")]
    let count = count as u8;
    count
}

/// A superset of the squares that the mover's men may go to: includes occupied squares.
#[inline(always)]
fn forward_targets<R: Rules>(board: Board) -> u64 {
    WhiteSide::FORWARD.into_iter().fold(0, |targets, direction| targets | direction.step(board.own_men)) & R::SQUARES
}

/// The count of quiet moves and the best promotion.
struct Counting<'a, B> {
    board: Board,
    quiet: u8,
    /// The best promotion.
    promotions: Option<Value>,
    beyond: &'a B,
    moves: &'a mut Vec<Move>,
}

struct CountingVisitor<'a, 'b, R, B>(&'a mut Counting<'b, B>, PhantomData<R>);

impl<R: Rules, B: Beyond> QuietVisitor for CountingVisitor<'_, '_, R, B> {
    fn man(&mut self, _: u64, _: u64) {
        self.0.quiet += 1;
    }

    fn promotion(&mut self, from: u64, to: u64) {
        let child = self.0.board.after_promotion(from, to).rotated(R::BOARD);
        let value = self.0.beyond.promotion(child, self.0.moves).before_move();
        self.0.promotions = Some(self.0.promotions.map_or(value, |best| best.better(value)));
    }

    fn king(&mut self, _: u64, _: u64) {
        self.0.quiet += 1;
    }
}

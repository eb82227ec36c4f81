//! Moves that slide over the board.
//!
//! The program looks at the position that a screen shows before and after every action. Where one legal move leads
//! from the one to the other, the move is shown square by square, whichever screen it is and whoever made it: captured
//! pieces stay on the board, marked, until the move is complete, as the rules want it. What is seen follows from the
//! time alone, so nothing has to run; the screen itself is in the new position at once and knows nothing of it.

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::time::Duration;

use super::widgets::board::{BoardPicture, Mark};
use crate::settings::Speed;
use damier_rules::{AnyPosition, Move, Piece, Square};

/// The most moves that wait to be shown: whoever makes more of them does not want to look at each.
const MOST_WAITING: usize = 4;

/// The time from square to square, and the most that a whole move takes.
const fn pace(speed: Speed) -> Option<(Duration, Duration)> {
    let (step, whole) = match speed {
        Speed::Off => return None,
        Speed::Slow => (220, 2_200),
        Speed::Normal => (80, 560),
        Speed::Fast => (35, 245),
    };
    Some((Duration::from_millis(step), Duration::from_millis(whole)))
}

/// A move under way.
#[derive(Clone, Debug)]
struct Slide {
    before: AnyPosition,
    played: Move,
    piece: Piece,
    /// The squares that the piece is seen on, the first and the last one included.
    path: Vec<Square>,
    /// The pieces it takes, each with the place in the path from which on it is taken.
    taken: Vec<(usize, Square)>,
    start: Duration,
    step: Duration,
}

impl Slide {
    /// `None` for what is no move of a piece.
    fn new(before: AnyPosition, played: Move, start: Duration, pace: (Duration, Duration)) -> Option<Self> {
        let piece = before.piece_at(played.from)?;
        let route = route(&before, played);
        let (mut path, mut taken) = (vec![played.from], Vec::new());
        for leg in route.windows(2) {
            for square in between(&before, leg[0], leg[1]) {
                if played.captured.contains(square) {
                    taken.push((path.len(), square));
                } else {
                    path.push(square);
                }
            }
            path.push(leg[1]);
        }
        let steps = u32::try_from(path.len() - 1).ok().filter(|&steps| steps > 0)?;
        Some(Self { before, played, piece, path, taken, start, step: pace.0.min(pace.1 / steps) })
    }

    /// When the piece has arrived.
    fn end(&self) -> Duration {
        self.start + self.step * u32::try_from(self.path.len() - 1).unwrap_or(0)
    }

    /// The place in the path at a time.
    fn place(&self, now: Duration) -> usize {
        let step = self.step.as_nanos().max(1);
        let place = now.saturating_sub(self.start).as_nanos() / step;
        usize::try_from(place).unwrap_or(usize::MAX).min(self.path.len() - 1)
    }

    /// Puts the move under way in the place of the position.
    fn show(&self, board: &mut BoardPicture, now: Duration) {
        let place = self.place(now);
        let at = self.path[place];
        board.position = self.before;
        board.instead = vec![(at, Some(self.piece)), (self.played.from, None)];
        board.marks = vec![(at, Mark::LastMove), (self.played.from, Mark::LastMove)];
        let taken = self.taken.iter().filter(|(from, _)| *from <= place);
        board.marks.extend(taken.map(|&(_, square)| (square, Mark::Taken)));
    }
}

/// The first route of a move.
fn route(before: &AnyPosition, played: Move) -> Vec<Square> {
    match before.visit_routes(played, |route| ControlFlow::Break(route.to_vec())) {
        ControlFlow::Break(route) => route,
        ControlFlow::Continue(()) => vec![played.from, played.to],
    }
}

/// The squares on the diagonal between two squares.
fn between(position: &AnyPosition, from: Square, to: Square) -> Vec<Square> {
    let size = position.board_size();
    let step = |from: u8, to: u8| if from < to { 1 } else { -1 };
    let (down, right) = (step(from.row(), to.row()), step(from.column(), to.column()));
    let (mut row, mut column, mut squares) = (from.row(), from.column(), Vec::new());
    for _ in 1..from.row().abs_diff(to.row()) {
        (row, column) = (row.saturating_add_signed(down), column.saturating_add_signed(right));
        squares.extend(size.square_at(row, column));
    }
    squares
}

/// The move that leads from one position to another, if one does.
fn move_between(before: &AnyPosition, after: &AnyPosition) -> Option<Move> {
    if before.variant() != after.variant() || before.side_to_move() == after.side_to_move() {
        return None;
    }
    before.legal_moves().into_iter().find(|&played| before.play_unchecked(played) == *after)
}

/// What moves, and what moved last.
#[derive(Clone, Debug, Default)]
pub struct Animation {
    /// What the screen shows, whether it is to be seen already or not.
    shown: Option<AnyPosition>,
    slides: VecDeque<Slide>,
    /// Where the last move touched down on its way, and the position after it.
    passed: Option<(AnyPosition, Vec<Square>)>,
}

impl Animation {
    /// Takes in what a screen shows after an action; `None` for one without a board.
    pub fn observe(&mut self, after: Option<AnyPosition>, speed: Speed, now: Duration) {
        while self.slides.front().is_some_and(|slide| slide.end() <= now) {
            self.slides.pop_front();
        }
        let before = std::mem::replace(&mut self.shown, after);
        let (Some(before), Some(after)) = (before, after) else { return self.finish() };
        if before == after {
            return;
        }
        let Some(played) = move_between(&before, &after) else { return self.finish() };
        let route = route(&before, played);
        self.passed = Some((after, route[1..route.len() - 1].to_vec()));
        let start = self.slides.back().map_or(now, Slide::end);
        match pace(speed).and_then(|pace| Slide::new(before, played, start, pace)) {
            Some(slide) if self.slides.len() < MOST_WAITING => self.slides.push_back(slide),
            _ => self.finish(),
        }
    }

    /// Lets everything arrive at once.
    pub fn finish(&mut self) {
        self.slides.clear();
    }

    /// Shows what moves at a time, or where the last move passed.
    pub fn show(&self, board: &mut BoardPicture, now: Duration) {
        if let Some(slide) = self.slides.iter().find(|slide| slide.end() > now) {
            return slide.show(board, now);
        }
        if let Some((_, passed)) = self.passed.as_ref().filter(|(after, _)| *after == board.position) {
            board.marks.extend(passed.iter().map(|&square| (square, Mark::Passed)));
        }
    }

    /// When the next step is to be seen, if anything moves.
    #[must_use]
    pub fn wakes_at(&self, now: Duration) -> Option<Duration> {
        let slide = self.slides.iter().find(|slide| slide.end() > now)?;
        let next = u32::try_from(slide.place(now) + 1).unwrap_or(u32::MAX);
        Some(slide.start + slide.step * next)
    }
}

#[cfg(test)]
mod tests;

//! Moves that slide over the board.
//!
//! The program compares the positions shown before and after every action. If a single legal move leads from one to the
//! other, the move is shown square by square, on any screen and for either side: captured pieces stay on the board,
//! marked, until the move is complete, as the rules require. The picture depends on the time alone, so no timer runs
//! here; the screen is in the new position at once and does not know about the animation.

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::time::Duration;

use super::widgets::board::{BoardPicture, Mark};
use crate::settings::Speed;
use damier_rules::{AnyPosition, Move, Piece, Square};

/// The most moves queued: with more, the player does not want to watch each of them.
const MOST_WAITING: usize = 4;

/// The time from square to square, and the most for a whole move.
const fn pace(speed: Speed) -> Option<(Duration, Duration)> {
    let (step, whole) = match speed {
        Speed::Off => return None,
        Speed::Slow => (220, 2_200),
        Speed::Normal => (80, 560),
        Speed::Fast => (35, 245),
    };
    Some((Duration::from_millis(step), Duration::from_millis(whole)))
}

/// A sliding move.
#[derive(Clone, Debug)]
struct Slide {
    before: AnyPosition,
    played: Move,
    piece: Piece,
    /// The squares the piece is shown on, including the first and the last.
    path: Vec<Square>,
    /// The captured pieces, each with the index in the path from which on it is marked.
    taken: Vec<(usize, Square)>,
    start: Duration,
    step: Duration,
}

impl Slide {
    /// `None` if no piece moves.
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

    /// The time of arrival.
    fn end(&self) -> Duration {
        self.start + self.step * u32::try_from(self.path.len() - 1).unwrap_or(0)
    }

    /// The index in the path at a time.
    fn place(&self, now: Duration) -> usize {
        let step = self.step.as_nanos().max(1);
        let place = now.saturating_sub(self.start).as_nanos() / step;
        usize::try_from(place).unwrap_or(usize::MAX).min(self.path.len() - 1)
    }

    /// Shows the sliding move instead of the position.
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

/// The queue of sliding moves, and the last move.
#[derive(Clone, Debug, Default)]
pub struct Animation {
    /// The position of the screen, which the animation may not have reached yet.
    shown: Option<AnyPosition>,
    slides: VecDeque<Slide>,
    /// The intermediate squares of the last move, and the position after it.
    passed: Option<(AnyPosition, Vec<Square>)>,
}

impl Animation {
    /// Takes the position shown after an action; `None` for a screen without a board.
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

    /// Ends all animations at once.
    pub fn finish(&mut self) {
        self.slides.clear();
    }

    /// Shows the sliding move at a time, or the squares the last move passed.
    pub fn show(&self, board: &mut BoardPicture, now: Duration) {
        if let Some(slide) = self.slides.iter().find(|slide| slide.end() > now) {
            return slide.show(board, now);
        }
        if let Some((_, passed)) = self.passed.as_ref().filter(|(after, _)| *after == board.position) {
            board.marks.extend(passed.iter().map(|&square| (square, Mark::Passed)));
        }
    }

    /// The time of the next step, if a move is sliding.
    #[must_use]
    pub fn wakes_at(&self, now: Duration) -> Option<Duration> {
        let slide = self.slides.iter().find(|slide| slide.end() > now)?;
        let next = u32::try_from(slide.place(now) + 1).unwrap_or(u32::MAX);
        Some(slide.start + slide.step * next)
    }
}

#[cfg(test)]
mod tests;

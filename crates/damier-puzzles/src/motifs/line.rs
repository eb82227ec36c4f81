//! The main line of a solution as used by the motif detectors: turned so that White solves.

use std::ops::{ControlFlow, RangeBounds};

use crate::puzzle::Puzzle;
use damier_rules::{AnyPosition, Bitboard, Color, Move, Piece, PieceKind, Square, Variant};

/// The most routes of a capture that are examined. A king's capture with more routes is ignored.
const MAX_ROUTES: usize = 64;

/// A move of the line. Even numbers are moves of the solver, odd ones of the opponent.
pub(super) struct Ply {
    pub(crate) before: AnyPosition,
    pub(crate) after: AnyPosition,
    pub played: Move,
    /// Every route of the move, as squares touched, including origin and destination. Empty if there are too many.
    routes: Vec<Vec<Square>>,
}

impl Ply {
    pub fn new(before: AnyPosition, played: Move) -> Self {
        let mut routes = Vec::new();
        let flow = before.visit_routes(played, |route| {
            routes.push(route.to_vec());
            if routes.len() > MAX_ROUTES { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if flow.is_break() {
            routes.clear();
        }
        Self { before, after: before.play_unchecked(played), played, routes }
    }

    /// Whether the move has known routes and all of them satisfy `test`.
    pub fn every_route(&self, test: impl Fn(&[Square]) -> bool) -> bool {
        !self.routes.is_empty() && self.routes.iter().all(|route| test(route))
    }

    /// The moving piece, before the move.
    pub fn piece(&self) -> Option<Piece> {
        self.before.piece_at(self.played.from)
    }

    pub fn is_by_man(&self) -> bool {
        self.piece().is_some_and(|piece| piece.kind == PieceKind::Man)
    }

    /// Whether a man of White's ends on the promotion row.
    pub fn is_crowning(&self) -> bool {
        self.is_by_man() && self.played.to.row() == 0
    }

    pub fn is_capture(&self) -> bool {
        self.played.is_capture()
    }

    pub fn takes(&self, square: Square) -> bool {
        self.played.captured.contains(square)
    }

    /// Whether every route captures a square first.
    pub fn takes_first(&self, square: Square) -> bool {
        self.every_route(|route| self.captured_along(route).first() == Some(&square))
    }

    /// Whether a capture along a route jumps backward over a square.
    pub fn jumps_backward(&self, route: &[Square], target: Square) -> bool {
        route.windows(2).any(|leg| leg[1].row() > leg[0].row() && between(leg[0], leg[1], self) == Some(target))
    }

    /// The captured squares, in the order of a route.
    pub fn captured_along(&self, route: &[Square]) -> Vec<Square> {
        route.windows(2).filter_map(|leg| between(leg[0], leg[1], self)).collect()
    }
}

/// The piece that a leg of a capture jumps.
fn between(start: Square, end: Square, ply: &Ply) -> Option<Square> {
    let size = ply.before.board_size();
    let (rows, columns) = (
        end.row().cast_signed() - start.row().cast_signed(),
        end.column().cast_signed() - start.column().cast_signed(),
    );
    (1..rows.abs())
        .filter_map(|step| {
            let row = start.row().checked_add_signed(step * rows.signum())?;
            let column = start.column().checked_add_signed(step * columns.signum())?;
            size.square_at(row, column)
        })
        .find(|&square| ply.takes(square))
}

/// The main line, from the first move to the last.
pub(super) struct Line {
    pub plies: Vec<Ply>,
    pub end: AnyPosition,
    /// The ply of the solver's last capture.
    finish: Option<usize>,
}

impl Line {
    pub fn of(puzzle: &Puzzle) -> Self {
        Self::new(&puzzle.position, &puzzle.main_line())
    }

    /// A line of play, which begins with a move of the solver.
    pub fn new(start: &AnyPosition, moves: &[Move]) -> Self {
        let is_turned = start.side_to_move() == Color::Black;
        let mut at = if is_turned { start.flipped() } else { *start };
        let plies = moves.iter().map(|&played| {
            let played = if is_turned { flipped(start, played) } else { played };
            let ply = Ply::new(at, played);
            at = ply.after;
            ply
        });
        let plies: Vec<Ply> = plies.collect();
        let finish = (0..plies.len()).rev().find(|&number| number % 2 == 0 && plies[number].is_capture());
        Self { plies, end: at, finish }
    }

    /// The finishing capture and its number.
    pub fn finish(&self) -> Option<(usize, &Ply)> {
        self.finish.map(|number| (number, &self.plies[number]))
    }

    /// The shots: for each capture of the solver, the longest run of its moves that ends there and between which the
    /// opponent only captures. Each is given by the plies of its first move and of its last.
    pub fn shots(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        (0..self.plies.len()).step_by(2).filter(|&shot| self.plies[shot].is_capture()).filter_map(|shot| {
            let forced = |number: &usize| self.plies[number + 1].is_capture();
            let first = (0..shot).rev().filter(|number| number % 2 == 0).take_while(forced).last()?;
            Some((first, shot))
        })
    }

    /// The first ply from `start` on that is no capture, or the end of the line.
    pub fn end_of_captures(&self, start: usize) -> usize {
        (start..self.plies.len()).find(|&number| !self.plies[number].is_capture()).unwrap_or(self.plies.len())
    }

    /// The pieces that the solver captures in some plies, less those it loses.
    pub fn gain(&self, plies: impl RangeBounds<usize>) -> i64 {
        let sign = |number: usize| if number.is_multiple_of(2) { 1 } else { -1 };
        let taken = |number: usize| sign(number) * i64::from(self.plies[number].played.captured.len());
        (0..self.plies.len()).filter(|number| plies.contains(number)).map(taken).sum()
    }

    /// Whether both sides lose as many men in some plies, and neither gains or loses a king.
    pub fn is_even(&self, plies: impl RangeBounds<usize> + Clone) -> bool {
        let kings = |ply: &Ply| {
            let captured = Color::ALL.map(|color| ply.played.captured & ply.before.pieces(color, PieceKind::King));
            ply.before.promotes(ply.played) || captured.iter().any(|kings| !kings.is_empty())
        };
        self.gain(plies.clone()) == 0
            && (0..self.plies.len()).filter(|number| plies.contains(number)).all(|number| !kings(&self.plies[number]))
    }

    pub fn start(&self) -> AnyPosition {
        self.plies.first().map_or(self.end, |ply| ply.before)
    }

    pub fn variant(&self) -> Variant {
        self.end.variant()
    }

    /// Whether the game is international: motifs tied to squares, and those that only players on 100 squares have names
    /// for, need this.
    pub fn is_international(&self) -> bool {
        self.variant() == Variant::International
    }

    /// The number of a square.
    pub fn number(&self, square: Square) -> u8 {
        self.end.board_size().number(square)
    }

    /// Origin and destination of a ply.
    pub fn ends(&self, ply: &Ply) -> (u8, u8) {
        (self.number(ply.played.from), self.number(ply.played.to))
    }

    /// Whether the solver does nothing but offer single men before `ply`: quiet moves of men, each of which is captured
    /// at once, alone.
    pub fn only_single_offers_before(&self, ply: usize) -> bool {
        solver_moves_before(ply).all(|number| {
            let (offer, taken) = (&self.plies[number], &self.plies[number + 1]);
            offer.is_by_man() && !offer.is_capture() && taken.takes(offer.played.to) && taken.played.captured.len() == 1
        })
    }

    /// The ply before `before` in which an opponent's piece came to a square by a capture and stayed there.
    pub fn brought_to(&self, square: Square, before: usize) -> Option<usize> {
        let number = (1..before).step_by(2).rev().find(|&number| self.plies[number].played.to == square)?;
        self.plies[number].is_capture().then_some(number)
    }

    /// Whether the solver captures the piece that an opponent's ply moves, wherever it goes afterwards.
    pub fn is_captured_later(&self, moved: usize) -> bool {
        let mut at = self.plies[moved].played.to;
        self.plies[moved + 1..].iter().any(|ply| {
            if ply.played.from == at {
                at = ply.played.to;
            }
            ply.takes(at)
        })
    }

    /// The ply before `before` in which an opponent's man, which stood on a numbered square at the start, moves for the
    /// first time and captures.
    pub fn drawn_away(&self, number: u8, before: usize) -> Option<usize> {
        let square = self.end.board_size().square(number)?;
        self.drawn_from(square, before)
    }

    /// Like [`Line::drawn_away`], for any square.
    pub fn drawn_from(&self, square: Square, before: usize) -> Option<usize> {
        let man = Piece { color: Color::Black, kind: PieceKind::Man };
        if self.start().piece_at(square) != Some(man) {
            return None;
        }
        let leaves = (1..before).step_by(2).find(|&ply| self.plies[ply].played.from == square)?;
        let stayed = (0..leaves).all(|ply| !self.plies[ply].takes(square));
        (stayed && self.plies[leaves].is_capture()).then_some(leaves)
    }
}

/// The numbers of the solver's moves before `ply`.
pub(super) fn solver_moves_before(ply: usize) -> impl Iterator<Item = usize> {
    (0..ply).step_by(2)
}

/// A move of a position, converted to the flipped position.
pub fn flipped(position: &AnyPosition, played: Move) -> Move {
    let turn = |set: Bitboard| set.rotated(position.board_size());
    let square = |square: Square| turn(Bitboard::from(square)).first().unwrap_or(square);
    Move { from: square(played.from), to: square(played.to), captured: turn(played.captured) }
}

/// The moves that the other side would have if it were to move.
pub(super) fn moves_of_other_side(position: &AnyPosition) -> Vec<Move> {
    position.passed().legal_moves()
}

/// The next square in a direction.
pub(super) fn step(position: &AnyPosition, square: Square, (rows, columns): (i8, i8)) -> Option<Square> {
    let (row, column) = (square.row().checked_add_signed(rows)?, square.column().checked_add_signed(columns)?);
    position.board_size().square_at(row, column)
}

/// Whether Black could begin a capture with a jump over a square, ignoring the majority rule.
pub(super) fn could_be_jumped(position: &AnyPosition, target: Square) -> bool {
    [(1, 1), (1, -1), (-1, 1), (-1, -1)].into_iter().any(|(rows, columns)| {
        let empty = |square: Square| position.piece_at(square).is_none();
        if !step(position, target, (rows, columns)).is_some_and(empty) {
            return false;
        }
        let mut near = step(position, target, (-rows, -columns));
        let next_to = near.and_then(|square| position.piece_at(square));
        while near.is_some_and(empty) {
            near = near.and_then(|square| step(position, square, (-rows, -columns)));
        }
        let far = near.and_then(|square| position.piece_at(square));
        next_to.is_some_and(|piece| piece.color == Color::Black)
            || far == Some(Piece { color: Color::Black, kind: PieceKind::King })
    })
}

/// The next square beyond the end of a route, in the direction of its last leg.
pub(super) fn square_behind(position: &AnyPosition, route: &[Square]) -> Option<Square> {
    let [.., start, end] = route else { return None };
    let direction = (
        (end.row().cast_signed() - start.row().cast_signed()).signum(),
        (end.column().cast_signed() - start.column().cast_signed()).signum(),
    );
    step(position, *end, direction)
}

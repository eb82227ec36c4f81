//! Writing moves.

use std::ops::ControlFlow;

use super::square::SquareNames;
use crate::{AnyPosition, Move, Square, Variant};

/// Writes moves in one style. Every form it writes reads back as the same move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveWriter {
    names: SquareNames,
    capture_sign: char,
}

impl MoveWriter {
    /// The style prescribed by PDN 3.0: numbers and `x` for international, letters and `:` for Russian, letters and `x`
    /// for Brazilian draughts.
    #[must_use]
    pub const fn of(variant: Variant) -> Self {
        let capture_sign = match variant {
            Variant::International | Variant::Brazilian => 'x',
            Variant::Russian => ':',
        };
        Self { names: SquareNames::of(variant), capture_sign }
    }

    /// The same style with other square names.
    #[must_use]
    pub const fn with_names(self, names: SquareNames) -> Self {
        Self { names, ..self }
    }

    /// The same style with another capture sign. Only `x` and `:` can be read back.
    #[must_use]
    pub const fn with_capture_sign(self, capture_sign: char) -> Self {
        Self { capture_sign, ..self }
    }

    /// The capture sign.
    #[must_use]
    pub const fn capture_sign(self) -> char {
        self.capture_sign
    }

    /// Appends a move in its shortest unambiguous form: origin and destination, and the squares in between only if
    /// another of the `legal` moves has the same ends (PDN 3.0, restrictions 8 and 9). If there are no squares in
    /// between, the captured piece follows as in the Hub protocol.
    pub fn push(self, position: &AnyPosition, legal: &[Move], written: Move, out: &mut String) {
        let has_twin = written.is_capture()
            && legal.iter().any(|other| other.from == written.from && other.to == written.to && *other != written);
        if !has_twin {
            return self.push_ends(written, out);
        }
        let path = full_path(position, written);
        if path.len() > 2 {
            self.push_squares(&path, out);
        } else {
            // One jump, and another capture takes a detour to the same square: only the captured piece tells them
            // apart.
            self.push_hub(written, out);
        }
    }

    /// A move in its shortest unambiguous form; see [`MoveWriter::push`].
    #[must_use]
    pub fn unambiguous(self, position: &AnyPosition, legal: &[Move], written: Move) -> String {
        let mut text = String::new();
        self.push(position, legal, written, &mut text);
        text
    }

    /// A move with all squares of one of its routes: the squares where the piece turns, or else the square right behind
    /// each captured piece. A capture of a single piece has no squares in between.
    #[must_use]
    pub fn full(self, position: &AnyPosition, written: Move) -> String {
        let mut text = String::new();
        if written.is_capture() {
            self.push_squares(&full_path(position, written), &mut text);
        } else {
            self.push_ends(written, &mut text);
        }
        text
    }

    /// A move in the Hub protocol: origin, destination and the captured pieces in numerical order.
    #[must_use]
    pub fn hub(self, written: Move) -> String {
        let mut text = String::new();
        self.push_hub(written, &mut text);
        text
    }

    fn push_hub(self, written: Move, out: &mut String) {
        self.push_ends(written, out);
        for captured in written.captured {
            out.push(self.capture_sign);
            self.names.text(captured).push_to(out);
        }
    }

    fn push_ends(self, written: Move, out: &mut String) {
        self.names.text(written.from).push_to(out);
        out.push(if written.is_capture() { self.capture_sign } else { '-' });
        self.names.text(written.to).push_to(out);
    }

    fn push_squares(self, squares: &[Square], out: &mut String) {
        for (index, &square) in squares.iter().enumerate() {
            if index > 0 {
                out.push(self.capture_sign);
            }
            self.names.text(square).push_to(out);
        }
    }
}

/// A legal move in its shortest unambiguous form and the usual style of its variant.
#[must_use]
pub fn write_move(position: &AnyPosition, written: Move) -> String {
    MoveWriter::of(position.variant()).unambiguous(position, &position.legal_moves(), written)
}

/// A line of legal moves from a position, each as [`write_move`] writes it.
#[must_use]
pub fn write_line(mut position: AnyPosition, moves: impl IntoIterator<Item = Move>) -> Vec<String> {
    let write = |played| {
        let written = write_move(&position, played);
        position = position.play_unchecked(played);
        written
    };
    moves.into_iter().map(write).collect()
}

/// The first route of a capture in the form prescribed by PDN 3.0.
///
/// Every leg jumps exactly one piece, and the position shows which. So no two different captures share such a path.
fn full_path(position: &AnyPosition, capture: Move) -> Vec<Square> {
    let first = position.visit_routes(capture, |route| ControlFlow::Break(route.to_vec()));
    let ControlFlow::Break(mut path) = first else { return vec![capture.from, capture.to] };
    let enemies = capture.captured;
    for index in 1..path.len().saturating_sub(1) {
        let (before, here, after) = (path[index - 1], path[index], path[index + 1]);
        if direction(before, here) == direction(here, after) {
            let behind = super::moves::squares_between(position.board_size(), before, after)
                .unwrap_or_default()
                .into_iter()
                .skip_while(|&square| !enemies.contains(square))
                .nth(1);
            path[index] = behind.unwrap_or(here);
        }
    }
    path
}

fn direction(from: Square, to: Square) -> (bool, bool) {
    (to.row() > from.row(), to.column() > from.column())
}

//! Explains why a move is not legal. Slow and thorough: it only runs after a move was rejected.

use super::jumps::{Jump, Jumper};
use super::move_writer::MoveWriter;
use super::moves::{MoveError, hub_captures, squares_between, squares_of};
use super::square::{SquareNames, SquareText};
use super::text::{MoveText, Separator};
use crate::{AnyPosition, Bitboard, Color, Move, Piece, PieceKind, Square};

/// The number of moves shown as examples.
const MAX_EXAMPLES: usize = 4;

/// The rule that a move breaks. Articles refer to CDA 2.5 and 2.6.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalReason {
    /// The destination is occupied.
    #[error("square {0} is occupied")]
    Occupied(SquareText),
    /// Another piece must capture, or this one elsewhere. With examples.
    #[error("captures are compulsory")]
    CaptureCompulsory(Vec<String>),
    /// A man moved sideways, too far or off the diagonal.
    #[error("not a step of a man")]
    ManStep,
    /// A man moved backwards.
    #[error("a step back by a man")]
    ManBackward,
    /// A king moved off its diagonal.
    #[error("not on a diagonal of the king")]
    KingOffDiagonal,
    /// A piece blocks the king's way.
    #[error("square {0} is in the way")]
    KingBlocked(SquareText),
    /// A capture that jumps nothing.
    #[error("nothing to capture between {from} and {to}")]
    TakesNothing {
        /// Origin of the jump.
        from: SquareText,
        /// Intended destination of the jump.
        to: SquareText,
    },
    /// A jump over one's own piece.
    #[error("own piece on {0}")]
    JumpsOwn(SquareText),
    /// A second jump over the same piece.
    #[error("second jump over {0}")]
    JumpsTwice(SquareText),
    /// A jump without an empty square right behind the piece.
    #[error("no free square behind {0}")]
    NoRoomBehind(SquareText),
    /// A man jumped from a distance or landed too far away.
    #[error("jump too long for a man")]
    ManJumpsTooFar,
    /// Fewer pieces captured than the majority rule requires.
    #[error("{takes} captured of {most}")]
    Majority {
        /// The number of pieces this move captures.
        takes: u32,
        /// The number of pieces that must be captured.
        most: u32,
        /// Captures that take this many.
        best: Vec<String>,
    },
    /// The move stops in the middle of a capture. With captures that continue.
    #[error("unfinished capture")]
    Unfinished(Vec<String>),
    /// A king ended its capture on a square where it cannot continue, although it can from another landing square. With
    /// the legal captures.
    #[error("no further capture from the landing square")]
    DeadEndLanding(Vec<String>),
    /// No capture between these ends matches the given squares in between or the captured pieces.
    #[error("no such way from {from} to {to}")]
    NoSuchWay {
        /// Origin.
        from: SquareText,
        /// Destination.
        to: SquareText,
        /// The captures between these ends.
        ways: Vec<String>,
    },
    /// The side to move has no legal move.
    #[error("{0} has no move")]
    NoMoves(Color),
    /// No way of splitting the digits gives a legal move.
    #[error("no legal division of the digits")]
    NoSuchDigits,
}

/// The input of an explanation.
struct Refused<'a> {
    position: &'a AnyPosition,
    legal: &'a [Move],
    names: SquareNames,
    text: &'a MoveText,
}

/// The error for a move that matches none of the `legal` ones.
pub(super) fn explain(position: &AnyPosition, legal: &[Move], text: &MoveText, names: SquareNames) -> MoveError {
    if text.squares()[0].is_file() {
        return explain_short(position, legal, text, names);
    }
    let refused = Refused { position, legal, names, text };
    let result = match text.separator() {
        Separator::Digits => Ok(IllegalReason::NoSuchDigits),
        _ => squares_of(text, names).and_then(|squares| refused.reason(&squares)),
    };
    match result {
        Ok(reason) => {
            MoveError::Illegal { text: text.written(MoveWriter::of(position.variant()).capture_sign()), reason }
        }
        Err(error) => error,
    }
}

/// The error for a move in short notation: that of the piece on its file which is closest to the destination.
fn explain_short(position: &AnyPosition, legal: &[Move], text: &MoveText, names: SquareNames) -> MoveError {
    let (file, side) = (text.squares()[0], position.side_to_move());
    let to = names.square(text.squares()[1]);
    let on_file = position.all_pieces(side).into_iter().filter(|&square| names.is_on_file(square, file));
    let distance = |square: &Square| to.map_or(0, |to| to.row().abs_diff(square.row()));
    match on_file.min_by_key(distance) {
        Some(from) => explain(position, legal, &text.beginning(names.algebraic_text(from)), names),
        None => MoveError::NoSuchPiece { square: file, found: None, side, king_named: false },
    }
}

impl Refused<'_> {
    fn reason(&self, squares: &[Square]) -> Result<IllegalReason, MoveError> {
        let (from, side) = (squares[0], self.position.side_to_move());
        let found = self.position.piece_at(from);
        let piece = found.filter(|piece| piece.color == side).ok_or(MoveError::NoSuchPiece {
            square: self.names.text(from),
            found,
            side,
            king_named: false,
        })?;
        if self.legal.is_empty() {
            return Ok(IllegalReason::NoMoves(side));
        }
        let must_capture = self.legal.iter().any(|legal| legal.is_capture());
        if squares.len() > 2 {
            return Ok(match hub_captures(self.position, squares) {
                Some(_) => self.refused_ends(piece, from, squares[1], must_capture),
                None => self.refused_path(squares),
            });
        }
        Ok(self.refused_ends(piece, from, squares[1], must_capture))
    }

    /// For a move given by its origin and destination only.
    fn refused_ends(&self, piece: Piece, from: Square, to: Square, must_capture: bool) -> IllegalReason {
        let ways: Vec<Move> = self.legal.iter().copied().filter(|legal| legal.from == from && legal.to == to).collect();
        if ways.iter().any(|way| way.is_capture()) {
            return self.no_such_way(from, to, &ways);
        }
        if to != from && self.position.piece_at(to).is_some() {
            return IllegalReason::Occupied(self.names.text(to));
        }
        let jumper = Jumper::new(self.position, from);
        if let Some(jump) = jumper.longest_to(to) {
            return self.refused_capture(&jumper, jump);
        }
        if self.text.separator() == Separator::Capture {
            return self.refused_jump(&jumper, piece.kind == PieceKind::King, Bitboard::EMPTY, [from, to]);
        }
        if must_capture {
            return IllegalReason::CaptureCompulsory(self.examples(|_| true));
        }
        self.refused_step(piece, from, to)
    }

    /// For a capture with at least one square between origin and destination.
    fn refused_path(&self, squares: &[Square]) -> IllegalReason {
        let jumper = Jumper::new(self.position, squares[0]);
        let mut state = jumper.start();
        for leg in squares.windows(2) {
            if let Some(next) = jumper.jumps(state).find(|jump| jump.at == leg[1]) {
                state = next;
                continue;
            }
            let ends = (squares[0], squares[squares.len() - 1]);
            let ways: Vec<Move> = self
                .legal
                .iter()
                .copied()
                .filter(|legal| legal.is_capture() && (legal.from, legal.to) == ends)
                .collect();
            return if ways.is_empty() {
                self.refused_jump(&jumper, state.is_king, state.taken, [leg[0], leg[1]])
            } else {
                self.no_such_way(ends.0, ends.1, &ways)
            };
        }
        self.refused_capture(&jumper, state)
    }

    /// For jumps that are each possible but do not add up to a legal move.
    fn refused_capture(&self, jumper: &Jumper, reached: Jump) -> IllegalReason {
        let takes = reached.taken.len();
        let includes = |legal: &Move| legal.from == jumper.from() && (reached.taken - legal.captured).is_empty();
        let longer = self.examples(|legal| includes(legal) && legal.captured.len() > takes);
        let can_go_on = jumper.jumps(reached).next().is_some();
        if can_go_on && !longer.is_empty() {
            return IllegalReason::Unfinished(longer);
        }
        let most = self.legal.iter().map(|legal| legal.captured.len()).max().unwrap_or(0);
        if jumper.majority() && takes < most {
            return IllegalReason::Majority { takes, most, best: self.examples(|_| true) };
        }
        let same_start = self.examples(|legal| legal.from == jumper.from());
        if can_go_on { IllegalReason::Unfinished(same_start) } else { IllegalReason::DeadEndLanding(same_start) }
    }

    /// For a single impossible jump.
    fn refused_jump(&self, jumper: &Jumper, is_king: bool, taken: Bitboard, leg: [Square; 2]) -> IllegalReason {
        let [from, to] = leg;
        let nothing = IllegalReason::TakesNothing { from: self.names.text(from), to: self.names.text(to) };
        if jumper.blocks(to) {
            return IllegalReason::Occupied(self.names.text(to));
        }
        let Some(between) = squares_between(self.position.board_size(), from, to) else { return nothing };
        let pieces: Vec<Square> = between.iter().copied().filter(|&square| jumper.blocks(square)).collect();
        if let Some(&own) = pieces.iter().find(|&&square| !jumper.is_enemy(square)) {
            return IllegalReason::JumpsOwn(self.names.text(own));
        }
        if let Some(&twice) = pieces.iter().find(|&&square| taken.contains(square)) {
            return IllegalReason::JumpsTwice(self.names.text(twice));
        }
        match pieces[..] {
            [] => nothing,
            [_] if is_king => nothing,
            [_] => IllegalReason::ManJumpsTooFar,
            [first, ..] => {
                let behind = between.iter().skip_while(|&&square| square != first).nth(1);
                match behind {
                    Some(&square) if jumper.blocks(square) => IllegalReason::NoRoomBehind(self.names.text(first)),
                    _ if is_king => nothing,
                    _ => IllegalReason::ManJumpsTooFar,
                }
            }
        }
    }

    /// For a move without a capture.
    fn refused_step(&self, piece: Piece, from: Square, to: Square) -> IllegalReason {
        let between = squares_between(self.position.board_size(), from, to);
        if piece.kind == PieceKind::King {
            let blocking =
                between.map(|squares| squares.into_iter().find(|&square| self.position.piece_at(square).is_some()));
            return match blocking {
                Some(Some(square)) => IllegalReason::KingBlocked(self.names.text(square)),
                _ => IllegalReason::KingOffDiagonal,
            };
        }
        let goes_down = to.row() > from.row();
        let is_step = between.is_some_and(|squares| squares.is_empty());
        if is_step && goes_down == (piece.color == Color::White) {
            IllegalReason::ManBackward
        } else {
            IllegalReason::ManStep
        }
    }

    fn no_such_way(&self, from: Square, to: Square, ways: &[Move]) -> IllegalReason {
        let writer = MoveWriter::of(self.position.variant()).with_names(self.names);
        IllegalReason::NoSuchWay {
            from: self.names.text(from),
            to: self.names.text(to),
            ways: ways.iter().take(MAX_EXAMPLES).map(|&way| writer.full(self.position, way)).collect(),
        }
    }

    /// Some of the legal moves in notation.
    fn examples(&self, wanted: impl Fn(&Move) -> bool) -> Vec<String> {
        let writer = MoveWriter::of(self.position.variant()).with_names(self.names);
        self.legal
            .iter()
            .filter(|legal| wanted(legal))
            .take(MAX_EXAMPLES)
            .map(|&legal| writer.unambiguous(self.position, self.legal, legal))
            .collect()
    }
}

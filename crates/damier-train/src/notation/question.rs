//! Questions and possible answers.

use super::signs::{Ask, Sign};
use super::written::Slip;
use crate::attempt::Asked;
use damier_rules::notation::{SquareNames, write_move};
use damier_rules::{AnyPosition, Move, Piece, Square, Variant};

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationQuestion {
    /// Where this square is, or its name.
    Square(Square),
    /// Make or write a move.
    Move {
        /// The position before it.
        position: AnyPosition,
        /// The move.
        played: Move,
    },
    /// The contents of a square after the moves read.
    Contents {
        /// The square.
        square: Square,
        /// The piece on it.
        piece: Option<Piece>,
    },
    /// A sign to write, or its meaning to choose.
    Sign {
        /// What is given.
        ask: Ask,
        /// The right sign.
        sign: Sign,
        /// The signs to choose from.
        options: [Sign; 4],
    },
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationResponse {
    /// No answer: the player asked for the solution.
    Nothing,
    /// A square.
    Square(Square),
    /// A move.
    Move(Move),
    /// A written move, with the mistake in it if there is one.
    Text(String, Option<Slip>),
    /// The claimed contents of a square.
    Contents(Option<Piece>),
    /// A sign, or the sign with this meaning.
    Sign(Sign),
}

impl NotationQuestion {
    /// Whether an answer is right.
    #[must_use]
    pub fn is_right(&self, given: &NotationResponse) -> bool {
        match (self, given) {
            (Self::Square(asked), NotationResponse::Square(square)) => asked == square,
            (Self::Move { played: asked, .. }, NotationResponse::Move(played)) => asked == played,
            (Self::Move { .. }, NotationResponse::Text(_, slip)) => slip.is_none(),
            (Self::Contents { piece: asked, .. }, NotationResponse::Contents(piece)) => asked == piece,
            (Self::Sign { sign: asked, .. }, NotationResponse::Sign(sign)) => asked == sign,
            _ => false,
        }
    }

    /// The subject of the question.
    pub(super) fn asked(&self, variant: Variant) -> Asked {
        match self {
            Self::Square(square) | Self::Contents { square, .. } => Asked::Square(variant.board_size().number(*square)),
            Self::Move { position, played } => Asked::Written(write_move(position, *played)),
            Self::Sign { sign, .. } => Asked::Written(sign.text(variant)),
        }
    }

    /// An answer to the question in writing.
    pub(super) fn written(&self, given: &NotationResponse, variant: Variant) -> String {
        match (self, given) {
            (_, NotationResponse::Nothing) => String::new(),
            (_, NotationResponse::Square(square)) => variant.board_size().number(*square).to_string(),
            (Self::Move { position, .. }, NotationResponse::Move(played)) => write_move(position, *played),
            (_, NotationResponse::Move(played)) => {
                let names = SquareNames::of(variant);
                format!("{} {}", names.text(played.from), names.text(played.to))
            }
            (_, NotationResponse::Text(text, _)) => text.clone(),
            (_, NotationResponse::Contents(piece)) => piece
                .map_or_else(|| "empty".to_owned(), |piece| format!("{} {:?}", piece.color, piece.kind))
                .to_lowercase(),
            (_, NotationResponse::Sign(sign)) => sign.text(variant),
        }
    }
}

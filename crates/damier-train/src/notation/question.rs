//! What is asked, and what may be answered.

use serde::Serialize;

use super::signs::{Ask, Sign};
use super::written::Slip;
use crate::attempt::Asked;
use damier_rules::notation::{SquareNames, write_move};
use damier_rules::{AnyPosition, Move, Piece, Square, Variant};

/// What is trained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    /// A name is given, its square has to be found.
    FindSquare,
    /// A square is shown, its name has to be given.
    NameSquare,
    /// A written move has to be made.
    MakeMove,
    /// A move that is made has to be written.
    WriteMove,
    /// Moves are read without a board; what stands where?
    Blind,
    /// Signs and what they mean.
    Signs,
}

impl Skill {
    /// All of them, the easiest first.
    pub const ALL: [Self; 6] =
        [Self::FindSquare, Self::NameSquare, Self::MakeMove, Self::WriteMove, Self::Blind, Self::Signs];

    /// The word for it in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::FindSquare => "find-square",
            Self::NameSquare => "name-square",
            Self::MakeMove => "make-move",
            Self::WriteMove => "write-move",
            Self::Blind => "blind",
            Self::Signs => "signs",
        }
    }

    /// The skill of a word in files.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|skill| skill.word() == word)
    }

    /// Whether it is about finding or naming squares.
    #[must_use]
    pub const fn is_about_squares(self) -> bool {
        matches!(self, Self::FindSquare | Self::NameSquare)
    }
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Where this square is, or what its name is.
    Square(Square),
    /// To make or to write a move.
    Move {
        /// The position before it.
        position: AnyPosition,
        /// The move.
        played: Move,
    },
    /// What stands on a square after the moves that were read.
    Contents {
        /// The square.
        square: Square,
        /// What stands there.
        piece: Option<Piece>,
    },
    /// A sign, to be written, or its meaning, to be chosen.
    Sign {
        /// What is given.
        ask: Ask,
        /// The right sign.
        sign: Sign,
        /// Those to choose from.
        options: [Sign; 4],
    },
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// None: the right answer was asked for.
    Nothing,
    /// A square.
    Square(Square),
    /// A move.
    Move(Move),
    /// A move in writing, with what is wrong with it.
    Text(String, Option<Slip>),
    /// What is said to stand on a square.
    Contents(Option<Piece>),
    /// A sign, or the sign that has this meaning.
    Sign(Sign),
}

impl Question {
    /// Whether an answer is right.
    #[must_use]
    pub fn is_right(&self, given: &Given) -> bool {
        match (self, given) {
            (Self::Square(asked), Given::Square(square)) => asked == square,
            (Self::Move { played: asked, .. }, Given::Move(played)) => asked == played,
            (Self::Move { .. }, Given::Text(_, slip)) => slip.is_none(),
            (Self::Contents { piece: asked, .. }, Given::Contents(piece)) => asked == piece,
            (Self::Sign { sign: asked, .. }, Given::Sign(sign)) => asked == sign,
            _ => false,
        }
    }

    /// What it asks for.
    pub(super) fn asked(&self, variant: Variant) -> Asked {
        match self {
            Self::Square(square) | Self::Contents { square, .. } => Asked::Square(variant.board_size().number(*square)),
            Self::Move { position, played } => Asked::Written(write_move(position, *played)),
            Self::Sign { sign, .. } => Asked::Written(sign.text(variant)),
        }
    }

    /// An answer to it as it is written.
    pub(super) fn written(&self, given: &Given, variant: Variant) -> String {
        match (self, given) {
            (_, Given::Nothing) => String::new(),
            (_, Given::Square(square)) => variant.board_size().number(*square).to_string(),
            (Self::Move { position, .. }, Given::Move(played)) => write_move(position, *played),
            (_, Given::Move(played)) => {
                let names = SquareNames::of(variant);
                format!("{} {}", names.text(played.from), names.text(played.to))
            }
            (_, Given::Text(text, _)) => text.clone(),
            (_, Given::Contents(piece)) => piece
                .map_or_else(|| "empty".to_owned(), |piece| format!("{} {:?}", piece.color, piece.kind))
                .to_lowercase(),
            (_, Given::Sign(sign)) => sign.text(variant),
        }
    }
}

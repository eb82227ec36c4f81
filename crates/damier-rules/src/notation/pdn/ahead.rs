//! Reading ahead, where only later moves show what an earlier one means.

use std::collections::VecDeque;

use super::error::{PdnErrorKind, Place};
use super::result::GameResult;
use crate::notation::moves::fitting;
use crate::notation::square::SquareNames;
use crate::notation::symbols::Symbol;
use crate::notation::text::MoveText;
use crate::{AnyPosition, Move};

/// The most tokens kept. The longest games have fewer, even with clock times.
const MAX_KEPT: usize = 4_096;
/// The most bytes of comments kept, not counting the last comment.
const MAX_BYTES: usize = 1 << 18;
/// The most lines of play kept open.
const MAX_LINES: usize = 64;

/// A token read ahead, with its text.
pub(super) enum Kept {
    Move(MoveText),
    Symbol(Symbol),
    Comment(Vec<u8>),
    Setup(Vec<u8>),
    Open,
    Close,
    Result(GameResult),
    /// The error found there.
    Failed(PdnErrorKind),
}

/// Tokens read ahead, in order.
#[derive(Default)]
pub(super) struct Ahead {
    tokens: VecDeque<(Kept, Place)>,
    bytes: usize,
}

impl Ahead {
    pub(super) fn clear(&mut self) {
        self.tokens.clear();
        self.bytes = 0;
    }

    pub(super) fn pop(&mut self) -> Option<(Kept, Place)> {
        let (token, place) = self.tokens.pop_front()?;
        if let Kept::Comment(text) | Kept::Setup(text) = &token {
            self.bytes -= text.len();
        }
        Some((token, place))
    }

    pub(super) fn push(&mut self, token: Kept, place: Place) {
        if let Kept::Comment(text) | Kept::Setup(text) = &token {
            self.bytes += text.len();
        }
        self.tokens.push_back((token, place));
    }

    pub(super) fn get(&self, index: usize) -> Option<&Kept> {
        self.tokens.get(index).map(|(token, _)| token)
    }

    /// Whether no more tokens may be kept.
    pub(super) fn is_full(&self) -> bool {
        self.tokens.len() >= MAX_KEPT || self.bytes >= MAX_BYTES
    }
}

/// A question about a game that later moves decide: each answer with the positions it may have led to so far.
pub(super) struct Alternatives {
    lines: Vec<Line>,
    moves_left: usize,
}

struct Line {
    answer: usize,
    position: AnyPosition,
    names: SquareNames,
}

impl Alternatives {
    /// A question whose answers lead to these positions, in order, to be decided within `moves` moves.
    pub(super) fn new(answers: impl IntoIterator<Item = (AnyPosition, SquareNames)>, moves: usize) -> Self {
        let answers = answers.into_iter().enumerate();
        let lines = answers.map(|(answer, (position, names))| Line { answer, position, names });
        Self { lines: lines.collect(), moves_left: moves }
    }

    /// Plays a move in every possible reading and drops the lines it does not fit.
    pub(super) fn follow(&mut self, text: &MoveText) {
        let mut next: Vec<Line> = Vec::new();
        for line in &self.lines {
            for played in meanings(&line.position, text, line.names) {
                let position = line.position.play_unchecked(played);
                let is_new = next.iter().all(|other| (other.answer, other.position) != (line.answer, position));
                if is_new {
                    next.push(Line { position, ..*line });
                }
            }
        }
        self.moves_left = if next.len() > MAX_LINES { 0 } else { self.moves_left.saturating_sub(1) };
        self.lines = next;
    }

    /// The answer, if only one remains.
    pub(super) fn answer(&self) -> Option<usize> {
        let first = self.lines.first()?.answer;
        self.lines.iter().all(|line| line.answer == first).then_some(first)
    }

    /// Whether any answer remains.
    pub(super) fn is_possible(&self) -> bool {
        !self.lines.is_empty()
    }

    /// Whether another move may decide the question.
    pub(super) fn is_open(&self) -> bool {
        self.moves_left > 0 && self.is_possible() && self.answer().is_none()
    }
}

/// The legal moves that a written move can mean. Empty if it is impossible.
pub(super) fn meanings(position: &AnyPosition, text: &MoveText, names: SquareNames) -> Vec<Move> {
    fitting(position, &position.legal_moves(), text, names).unwrap_or_default()
}

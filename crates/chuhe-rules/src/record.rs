//! A game as it stands in a file.

use crate::{moves::Move, position::Position};

/// How a recorded game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// `1-0`, 红胜.
    RedWins,
    /// `0-1`, 黑胜.
    BlackWins,
    /// `1/2-1/2`, 和棋.
    Draw,
    /// `*`, 未知.
    #[default]
    Unknown,
}

impl GameResult {
    /// The result as PGN writes it.
    #[must_use]
    pub const fn pgn(self) -> &'static str {
        match self {
            Self::RedWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
        }
    }

    /// The result of a text of PGN.
    pub(crate) fn from_pgn(text: &str) -> Option<Self> {
        [Self::RedWins, Self::BlackWins, Self::Draw, Self::Unknown].into_iter().find(|result| result.pgn() == text)
    }
}

/// A recorded game: who played, from which position, the moves, what was said about them. What files of every kind have in
/// common; variations are not kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Names and values, in the order of the file, under the names of PGN: `Event`, `Red`, `Black`, `Date` …
    pub tags: Vec<(String, String)>,
    /// Where the game begins.
    pub start: Position,
    /// The moves, all legal.
    pub moves: Vec<Move>,
    /// What is said, and after how many moves.
    pub comments: Vec<(usize, String)>,
    /// How it ended.
    pub result: GameResult,
}

impl Record {
    /// A game without moves.
    #[must_use]
    pub const fn new(start: Position) -> Self {
        Self { tags: Vec::new(), start, moves: Vec::new(), comments: Vec::new(), result: GameResult::Unknown }
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag, unless the value is empty.
    pub(crate) fn add_tag(&mut self, name: &str, value: &str) {
        if !value.is_empty() {
            self.tags.push((name.into(), value.into()));
        }
    }

    /// The position after the last move.
    #[must_use]
    pub fn end(&self) -> Position {
        self.moves.iter().fold(self.start, |position, &mv| position.after(mv))
    }

    /// The comments after this many moves, joined.
    pub(crate) fn comment(&self, after: usize) -> Option<String> {
        let said: Vec<_> = self.comments.iter().filter(|(at, _)| *at == after).map(|(_, text)| text.as_str()).collect();
        (!said.is_empty()).then(|| said.join(" "))
    }
}

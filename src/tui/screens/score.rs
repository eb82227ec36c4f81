//! Scores of games as rows of two moves.

use crate::tui::page::{ScoreRow, Words};
use crate::tui::widgets::board::Mark;
use damier_rules::notation::write_line;
use damier_rules::{AnyPosition, Color, Move};

/// The rows of a score whose first move is by `first` and has the number `number`.
#[must_use]
pub fn rows(number: usize, first: Color, moves: impl IntoIterator<Item = Words>) -> Vec<ScoreRow> {
    let mut rows: Vec<ScoreRow> = Vec::new();
    let mut color = first;
    for words in moves {
        match (color, rows.last_mut()) {
            (Color::Black, Some(row)) => row.black = Some(words),
            (Color::Black, None) => rows.push(ScoreRow { number, white: None, black: Some(words) }),
            (Color::White, _) => rows.push(ScoreRow { number: number + rows.len(), white: Some(words), black: None }),
        }
        color = !color;
    }
    rows
}

/// The moves of a line in notation, from a position on.
pub fn written(start: AnyPosition, moves: impl IntoIterator<Item = Move>) -> impl Iterator<Item = Words> {
    write_line(start, moves).into_iter().map(Words::from)
}

/// The marks of the last move.
#[must_use]
pub fn last_move_marks(played: Option<Move>) -> Vec<(damier_rules::Square, Mark)> {
    let Some(played) = played else { return Vec::new() };
    let mut marks = vec![(played.to, Mark::LastMove), (played.from, Mark::LastMove)];
    marks.extend(played.captured.into_iter().map(|square| (square, Mark::Taken)));
    marks
}

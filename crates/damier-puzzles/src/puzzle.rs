//! A puzzle ready for use: its moves are known to be legal.

use super::pack::PackError;
use super::record::{ChoiceRecord, Goal, Rating, Record, Source, Status, id_of};
use super::tag::Tag;
use damier_rules::notation::{FenError, MoveError, read_fen, read_move};
use damier_rules::{AnyPosition, Bitboard, Move, UnknownVariant, Variant};

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The identity.
    pub id: String,
    /// The position. The side to move solves.
    pub position: AnyPosition,
    /// The opponent's move that led to the position.
    pub previous: Option<Move>,
    /// The right moves of the first turn, at least one.
    pub solution: Vec<Choice>,
    /// The goal.
    pub goal: Goal,
    /// Motifs and features.
    pub tags: Vec<Tag>,
    /// Its difficulty.
    pub rating: Rating,
    /// Where it comes from.
    pub source: Source,
    /// The status of the solution.
    pub status: Status,
}

/// A right move of the solver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub candidate: Move,
    /// The position after it. Every move that leads to this position is the same answer.
    pub after: AnyPosition,
    /// The relevant defences, the most stubborn first. Empty when the puzzle is solved.
    pub replies: Vec<Reply>,
    /// Once solved: the forced moves at the end.
    pub finish: Vec<Move>,
}

/// A defence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The opponent's move.
    pub candidate: Move,
    /// The position after it.
    pub after: AnyPosition,
    /// The right moves against it. Empty when the puzzle is solved anyway.
    pub next: Vec<Choice>,
}

/// Why a record is not a valid puzzle.
#[derive(Debug, thiserror::Error)]
pub enum PuzzleError {
    /// The line is not a record.
    #[error("not a puzzle record")]
    Syntax(#[source] serde_json::Error),
    /// The pack that holds the record cannot be read.
    #[error(transparent)]
    Pack(#[from] PackError),
    /// The variant is unknown.
    #[error(transparent)]
    Variant(#[from] UnknownVariant),
    /// The position cannot be read.
    #[error("bad position {fen:?}")]
    Fen {
        /// The FEN in the record.
        fen: String,
        /// The error.
        #[source]
        reason: FenError,
    },
    /// The identity does not match the position.
    #[error("id {found} instead of {expected}")]
    Id {
        /// The identity in the record.
        found: String,
        /// The correct identity.
        expected: String,
    },
    /// A move cannot be read or is not legal.
    #[error("bad move {text:?}")]
    Move {
        /// The move in the record.
        text: String,
        /// The error.
        #[source]
        reason: BadMove,
    },
    /// The solution is empty.
    #[error("no right move")]
    NoMove,
}

/// Why a move of a record is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadMove {
    /// It cannot be read, or is not legal.
    #[error(transparent)]
    Refused(#[from] MoveError),
    /// The move before the position is not written with the numbers of squares, as in the Hub protocol.
    #[error("not in Hub form")]
    NotHub,
    /// The move has no destination.
    #[error("no destination")]
    NoDestination,
    /// The destination does not hold a piece of the opponent.
    #[error("no piece of the opponent on its destination")]
    NoPiece,
}

impl Choice {
    /// The move, and the first reply and right move again and again, to the end of the solution.
    #[must_use]
    pub fn line(&self) -> Vec<Move> {
        let (mut line, mut choice) = (Vec::new(), Some(self));
        while let Some(right) = choice {
            line.push(right.candidate);
            line.extend(&right.finish);
            let reply = right.replies.first();
            line.extend(reply.map(|reply| reply.candidate));
            choice = reply.and_then(|reply| reply.next.first());
        }
        line
    }
}

impl Puzzle {
    /// Checks a record and makes it ready for use.
    ///
    /// # Errors
    ///
    /// Any [`PuzzleError`] except [`PuzzleError::Syntax`] and [`PuzzleError::Pack`].
    pub fn from_record(record: &Record) -> Result<Self, PuzzleError> {
        let variant: Variant = record.variant.parse()?;
        let fen =
            read_fen(&record.fen, variant).map_err(|reason| PuzzleError::Fen { fen: record.fen.clone(), reason })?;
        let position = fen.position;
        let expected = id_of(&position);
        if record.id != expected {
            return Err(PuzzleError::Id { found: record.id.clone(), expected });
        }
        let previous = record.previous.as_deref().map(|text| read_previous(&position, text)).transpose()?;
        let solution = read_turn(&position, &record.solution)?;
        if solution.is_empty() {
            return Err(PuzzleError::NoMove);
        }
        Ok(Self {
            id: expected,
            position,
            previous,
            solution,
            goal: record.goal,
            tags: record.tags.clone(),
            rating: record.rating,
            source: record.source.clone(),
            status: record.status.clone(),
        })
    }

    /// The solution against the most stubborn defence, to the end.
    #[must_use]
    pub fn main_line(&self) -> Vec<Move> {
        self.solution.first().map(Choice::line).unwrap_or_default()
    }
}

fn read_turn(position: &AnyPosition, choices: &[ChoiceRecord]) -> Result<Vec<Choice>, PuzzleError> {
    choices.iter().map(|choice| read_choice(position, choice)).collect()
}

fn read_choice(position: &AnyPosition, choice: &ChoiceRecord) -> Result<Choice, PuzzleError> {
    let played = legal(position, &choice.played)?;
    let after = position.play_unchecked(played);
    let replies = choice.replies.iter().map(|reply| {
        let played = legal(&after, &reply.played)?;
        let position = after.play_unchecked(played);
        let next = read_turn(&position, &reply.next)?;
        Ok(Reply { candidate: played, after: position, next })
    });
    let replies = replies.collect::<Result<_, PuzzleError>>()?;
    let (mut finish, mut position) = (Vec::new(), after);
    for text in &choice.finish {
        let played = legal(&position, text)?;
        finish.push(played);
        position = position.play_unchecked(played);
    }
    Ok(Choice { candidate: played, after, replies, finish })
}

fn legal(position: &AnyPosition, text: &str) -> Result<Move, PuzzleError> {
    read_move(position, text).map_err(|error| PuzzleError::Move { text: text.to_owned(), reason: error.into() })
}

/// Reads the move, in Hub form, that led to a position. Without the previous position its legality cannot be checked,
/// only whether its squares fit the position.
pub(super) fn read_previous(position: &AnyPosition, text: &str) -> Result<Move, PuzzleError> {
    let refuse = |reason| PuzzleError::Move { text: text.to_owned(), reason };
    let squares: Option<Vec<_>> = text
        .split(['-', 'x'])
        .map(|number| number.parse().ok().and_then(|number| position.board_size().square(number)))
        .collect();
    let squares = squares.ok_or_else(|| refuse(BadMove::NotHub))?;
    let [from, to, captured @ ..] = squares.as_slice() else { return Err(refuse(BadMove::NoDestination)) };
    let mover = position.piece_at(*to).map(|piece| piece.color);
    if mover != Some(!position.side_to_move()) {
        return Err(refuse(BadMove::NoPiece));
    }
    Ok(Move { from: *from, to: *to, captured: captured.iter().copied().collect::<Bitboard>() })
}

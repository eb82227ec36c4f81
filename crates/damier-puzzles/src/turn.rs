//! Turns: positions of games, with the value of every move.
//!
//! A *turn* is a position in which a player had to decide, together with what a search found about each move. Exercises
//! that must not give themselves away draw on turns: is there a shot, which of these moves lose, what does the opponent
//! threaten, how good is your move. `puzzles/README.md` has the thresholds.

use serde::{Deserialize, Serialize};

use crate::record::{Source, hash, id_of};
use damier_rules::notation::{MoveError, read_line, read_move, write_fen};
use damier_rules::{AnyPosition, Move, PieceKind, UnknownVariant, Variant};

/// A move that loses at least this much more than the best one, in centi-men, and drops material on the way, loses to a
/// shot.
pub const LOSES: i32 = 80;
/// A move that is worse than the best one by no more than this, in centi-men, is sound. A move between the two is
/// doubtful, and no exercise asks about it.
pub const SOUND: i32 = 40;
/// A move that is worse than the best one by no more than this, in centi-men, continues the plan.
pub const PLAN: i32 = 30;
/// Where a plan decides, the second-best move is worse than the best one by no more than this, in centi-men: if it cost
/// more, material would decide.
pub const MAX_PLAN: i32 = 60;
/// The fewest positions that the search of a plan visits for each move, unless it is [`PLAN_DEPTH`] plies deep.
pub const PLAN_NODES: u64 = 400_000;
/// See [`PLAN_NODES`].
pub const PLAN_DEPTH: u32 = 20;
/// The fewest plies that must have been searched in full to call a position quiet.
pub const QUIET_DEPTH: u32 = 15;

/// A turn as stored in a file: one JSON object per line. Moves are text here; [`Turn`] has them checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnRecord {
    /// The identity of its position, see [`id_of`].
    pub id: String,
    /// The name of the variant.
    pub variant: String,
    /// The position, in canonical FEN. It follows from the source.
    pub fen: String,
    /// The game, with its moves, and the ply.
    pub source: Source,
    /// The value of the best move for the side to move, in centi-men.
    pub value: i32,
    /// All moves with different results, the best first.
    pub moves: Vec<JudgedRecord>,
    /// Whether a deeper search found no shot: [`Turn::is_quiet`].
    #[serde(default, skip_serializing_if = "is_false")]
    pub quiet: bool,
    /// The line by which the opponent would win material if the side to move passed. Empty if there is no threat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub threat: Vec<String>,
    /// The proof.
    pub proof: TurnProof,
}

/// A move of a [`TurnRecord`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JudgedRecord {
    /// The move.
    #[serde(rename = "move")]
    pub played: String,
    /// How much worse it is than the best move, in centi-men, at most [`MAX_LOST`].
    pub loss: u16,
    /// Whether it looks playable at first sight.
    #[serde(default, skip_serializing_if = "is_false")]
    pub natural: bool,
    /// If it loses material: the moves after it, up to the loss.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refutation: Vec<String>,
}

/// The searches behind a [`TurnRecord`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnProof {
    /// The version of Damier whose engine made them.
    pub engine: String,
    /// Positions that the search visited for each move.
    pub nodes: u64,
    /// Plies to which every move was searched in full.
    pub depth: u32,
}

/// The most that a move can lose, in centi-men: beyond this the game is lost anyway.
pub const MAX_LOST: u16 = 800;

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_false(value: &bool) -> bool {
    !*value
}

/// Why a [`TurnRecord`] is not a turn.
#[derive(Debug, thiserror::Error)]
pub enum TurnError {
    /// The variant is unknown.
    #[error(transparent)]
    Variant(#[from] UnknownVariant),
    /// A move is illegal.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// The source has no game that reaches the position and goes on.
    #[error("the game does not lead there")]
    NoGame,
    /// The position or the identity is not the one that the game leads to.
    #[error("not the position of the game")]
    OtherPosition,
    /// A move is missing, or there is one too many.
    #[error("not exactly the legal moves")]
    OtherMoves,
}

/// A turn, checked and ready for use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The identity.
    pub id: String,
    /// The position.
    pub position: AnyPosition,
    /// The move that led to it.
    pub previous: Option<Move>,
    /// The move made in the game.
    pub played: Move,
    /// The value of the best move for the side to move, in centi-men.
    pub value: i32,
    /// All moves with different results, the best first.
    pub moves: Vec<Judged>,
    /// Whether a deeper search found no shot.
    pub quiet: bool,
    /// The line by which the opponent would win material if the side to move passed; empty without a threat.
    pub threat: Vec<Move>,
    /// Positions that the search visited for each move.
    nodes: u64,
    /// Plies to which every move was searched in full.
    depth: u32,
    /// The game and the ply.
    pub source: Source,
}

/// A move and what it costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The move.
    pub candidate: Move,
    /// How much worse it is than the best move, in centi-men, at most [`MAX_LOST`].
    pub loss: u16,
    /// Whether it looks playable at first sight.
    pub natural: bool,
    /// If it loses material: the moves after it, up to the loss.
    pub refutation: Vec<Move>,
}

impl Judged {
    /// Whether it loses to a shot.
    #[must_use]
    pub fn loses(&self) -> bool {
        i32::from(self.loss) >= LOSES && !self.refutation.is_empty()
    }

    /// Whether it keeps the value of the position.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        i32::from(self.loss) <= SOUND
    }
}

/// What a turn is good for, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Uses(pub(crate) u8);

impl Uses {
    /// It is quiet: [`Turn::is_quiet`].
    pub const QUIET: Self = Self(1);
    /// Some natural moves lose: [`Turn::choices`].
    pub const CHOICES: Self = Self(2);
    /// A threat can be parried: [`Turn::is_parry`].
    pub const PARRY: Self = Self(4);
    /// It comes from a game between people: [`Turn::is_between_people`].
    pub const PEOPLE: Self = Self(8);
    /// A plan decides: [`Turn::is_plan`].
    pub const PLAN: Self = Self(16);

    /// What is good for both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether it is good for all that another is good for.
    #[must_use]
    pub const fn has(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
}

impl Turn {
    /// What it is good for.
    #[must_use]
    pub fn uses(&self) -> Uses {
        let uses = [
            (self.is_quiet(), Uses::QUIET),
            (self.choices().is_some(), Uses::CHOICES),
            (self.is_parry(), Uses::PARRY),
            (self.is_between_people(), Uses::PEOPLE),
            (self.is_plan(), Uses::PLAN),
        ];
        Uses(uses.into_iter().filter(|(fits, _)| *fits).map(|(_, bit)| bit.0).sum())
    }

    /// Checks a record.
    ///
    /// # Errors
    ///
    /// Any [`TurnError`].
    pub fn from_record(record: &TurnRecord) -> Result<Self, TurnError> {
        let variant: Variant = record.variant.parse()?;
        let moves = record.source.moves.as_deref().ok_or(TurnError::NoGame)?;
        let ply = usize::from(record.source.ply.ok_or(TurnError::NoGame)?);
        let (mut position, mut previous) = (AnyPosition::start(variant), None);
        let mut moves = moves.split(' ');
        for text in moves.by_ref().take(ply) {
            let played = read_move(&position, text)?;
            position = position.play_unchecked(played);
            previous = Some(played);
        }
        let played = read_move(&position, moves.next().ok_or(TurnError::NoGame)?)?;
        if write_fen(&position) != record.fen || id_of(&position) != record.id {
            return Err(TurnError::OtherPosition);
        }
        let moves: Vec<Judged> = record.moves.iter().map(|each| judged(&position, each)).collect::<Result<_, _>>()?;
        if moves.first().is_none_or(|best| best.loss > 0) || !are_all(&position, &moves) {
            return Err(TurnError::OtherMoves);
        }
        let threat = read_line(position.passed(), record.threat.iter().map(String::as_str))?;
        let (id, source, proof) = (record.id.clone(), record.source.clone(), &record.proof);
        Ok(Self {
            id,
            position,
            previous,
            played,
            value: record.value,
            moves,
            quiet: record.quiet,
            threat,
            nodes: proof.nodes,
            depth: proof.depth,
            source,
        })
    }

    /// What a legal move costs. Moves with the same result cost the same.
    #[must_use]
    pub fn judged(&self, played: Move) -> Option<&Judged> {
        let after = self.position.play_unchecked(played);
        self.moves.iter().find(|each| self.position.play_unchecked(each.candidate) == after)
    }

    /// Whether it is known that there is no shot: at a depth of at least [`QUIET_DEPTH`] nothing wins material.
    #[must_use]
    pub const fn is_quiet(&self) -> bool {
        self.quiet
    }

    /// Three to five natural moves, sorted by their squares, at least one of which loses to a shot and at least one of
    /// which is sound. `None` if there are no such moves.
    #[must_use]
    pub fn choices(&self) -> Option<Vec<&Judged>> {
        let natural = || self.moves.iter().filter(|each| each.natural);
        let mut losing: Vec<_> = natural().filter(|each| each.loses()).collect();
        let mut sound: Vec<_> = natural().filter(|each| each.is_sound()).collect();
        // What was played comes first, then those that are the least easy to tell apart.
        let was_played = |each: &&Judged| each.candidate != self.played;
        losing.sort_by_key(|each| (was_played(each), each.loss));
        sound.sort_by_key(was_played);
        if losing.is_empty() || sound.is_empty() || losing.len() + sound.len() < 3 {
            return None;
        }
        losing.truncate(MAX_CHOICES - sound.len().min(MAX_CHOICES / 2));
        sound.truncate(MAX_CHOICES - losing.len());
        let mut all = losing;
        all.append(&mut sound);
        all.sort_by_key(|each| (each.candidate.from, each.candidate.to));
        Some(all)
    }

    /// Whether the opponent threatens something that can be parried, but not by every move: see [`Turn::threat`].
    #[must_use]
    pub fn is_parry(&self) -> bool {
        let falls = |each: &&Judged| each.loses();
        !self.threat.is_empty() && self.moves.iter().filter(falls).count() * 2 >= self.moves.len()
    }

    /// Whether a plan decides here, and not material: there are only men and no threat, and one move is better than all
    /// others by more than [`PLAN`] and at most [`MAX_PLAN`], as a search of [`PLAN_NODES`] or [`PLAN_DEPTH`] found.
    #[must_use]
    pub fn is_plan(&self) -> bool {
        let kings = damier_rules::Color::ALL.map(|color| self.position.pieces(color, PieceKind::King).len());
        let second = self.moves.get(1).map_or(0, |second| i32::from(second.loss));
        let is_deep = self.nodes >= PLAN_NODES || self.depth >= PLAN_DEPTH;
        kings == [0, 0] && self.threat.is_empty() && is_deep && second > PLAN && second <= MAX_PLAN
    }

    /// Whether it comes from a game between people whose names are known.
    #[must_use]
    pub const fn is_between_people(&self) -> bool {
        matches!(self.source.kind, crate::SourceKind::Game)
            && self.source.white.is_some()
            && self.source.black.is_some()
    }
}

/// The most moves among which an exercise lets the player choose.
pub const MAX_CHOICES: usize = 5;

fn judged(position: &AnyPosition, record: &JudgedRecord) -> Result<Judged, MoveError> {
    let played = read_move(position, &record.played)?;
    let refutation = read_line(position.play_unchecked(played), record.refutation.iter().map(String::as_str))?;
    Ok(Judged { candidate: played, loss: record.loss, natural: record.natural, refutation })
}

/// Whether every legal move leads to the same position as exactly one of these.
fn are_all(position: &AnyPosition, moves: &[Judged]) -> bool {
    let distinct = crate::solving::distinct_moves(position);
    let results: std::collections::HashSet<_> =
        moves.iter().map(|each| position.play_unchecked(each.candidate)).collect();
    results.len() == moves.len() && distinct.len() == moves.len()
}

/// A number that chooses positions of a game without preference, the same in every run.
pub(crate) fn lot(seed: &str, number: usize) -> u64 {
    hash(seed.bytes().chain(number.to_le_bytes()))
}

//! Opening traps, filed under their lines: which there are, and what is trained with them.

use std::collections::{BTreeMap, HashSet};

use crate::puzzle::filter::Filter;
use crate::puzzle::selector::PuzzleSelector;
use crate::unannounced::{Turns, first_move};
use damier_puzzles::tag::Feature;
use damier_puzzles::{Puzzle, Theme, Turn};
use damier_rules::notation::{read_move, write_move};
use damier_rules::{AnyPosition, Move, Variant};
use strum::{AsRefStr, VariantArray};

/// The theme of opening traps.
pub const TRAP: Theme = Theme::Feature(Feature::Trap);

/// What is trained with traps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, AsRefStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum TrapExercise {
    /// Find the shot after a move that falls into a trap.
    Find,
    /// Which of these natural moves fall into one?
    WhichFalls,
    /// Continue the line as the side that must avoid it.
    PlayOn,
}

/// A line, the move that falls into a trap at its end, and the shot.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TrapLine {
    /// The moves before it, from the start of a game.
    pub before: Vec<String>,
    /// The move that falls into the trap.
    pub falls: String,
    /// The first move of the shot.
    pub shot: String,
}

/// The traps of a variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Traps {
    variant: Variant,
    /// Puzzles with their first moves of the game.
    puzzles: Vec<(String, Move)>,
    /// The first moves of the decisions.
    decisions: Vec<Move>,
    lines: Vec<TrapLine>,
}

impl Traps {
    /// The traps among the puzzles and the turns.
    #[must_use]
    pub fn of(variant: Variant, selector: &mut PuzzleSelector, turns: &mut Turns) -> Self {
        let filter = Filter { variant: Some(variant), theme: Some(TRAP), ..Filter::default() };
        let (mut puzzles, mut lines, mut known) = (Vec::new(), Vec::new(), HashSet::new());
        for puzzle in selector.puzzles(&filter) {
            let Some((line, first)) = line_of_puzzle(&puzzle) else { continue };
            known.insert(puzzle.position);
            lines.push(line);
            puzzles.push((puzzle.id, first));
        }
        let traps = turns.traps(variant);
        for (after, line) in traps.iter().flat_map(lines_of_turn) {
            if known.insert(after) {
                lines.push(line);
            }
        }
        lines.sort();
        Self { variant, puzzles, decisions: traps.iter().filter_map(first_move).collect(), lines }
    }

    /// The first moves of the lines that an exercise can ask about, each with the number of its questions, those of most
    /// first.
    #[must_use]
    pub fn first_moves(&self, exercise: TrapExercise) -> Vec<(Move, usize)> {
        let mut counts: BTreeMap<_, (Move, usize)> = BTreeMap::new();
        for played in self.questions(exercise) {
            counts.entry((played.from, played.to)).or_insert((played, 0)).1 += 1;
        }
        let mut counts: Vec<_> = counts.into_values().collect();
        counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        counts
    }

    /// The number of questions of an exercise.
    #[must_use]
    pub fn count(&self, exercise: TrapExercise) -> usize {
        self.questions(exercise).count()
    }

    fn questions(&self, exercise: TrapExercise) -> impl Iterator<Item = Move> {
        let (puzzles, decisions) = match exercise {
            TrapExercise::Find => (&self.puzzles[..], &[][..]),
            TrapExercise::WhichFalls | TrapExercise::PlayOn => (&[][..], &self.decisions[..]),
        };
        puzzles.iter().map(|(_, first)| *first).chain(decisions.iter().copied())
    }

    /// The puzzles on lines that begin with a move, by their ids; all of them without a move.
    #[must_use]
    pub fn ids(&self, first: Option<Move>) -> Vec<String> {
        let wanted = self.puzzles.iter().filter(|(_, played)| first.is_none_or(|first| first == *played));
        wanted.map(|(id, _)| id.clone()).collect()
    }

    /// The lines that begin with some moves, in the order of their moves.
    pub fn lines<'a>(&'a self, beginning: &'a [String]) -> impl Iterator<Item = &'a TrapLine> {
        self.lines.iter().filter(move |line| {
            let moves = line.before.iter().chain([&line.falls]);
            line.before.len() >= beginning.len() && moves.zip(beginning).all(|(one, other)| one == other)
        })
    }
}

/// The line of a puzzle, with its first move. `None` if the record does not hold its game.
#[must_use]
pub fn line_of_puzzle(puzzle: &Puzzle) -> Option<(TrapLine, Move)> {
    let ply = usize::from(puzzle.source.ply?).checked_sub(1)?;
    let start = AnyPosition::start(puzzle.position.variant());
    let (before, first, position) = played(start, puzzle.source.moves.as_deref()?, ply)?;
    let right = puzzle.solution.first()?.candidate;
    let falls = puzzle.previous.filter(|&previous| position.is_legal(previous))?;
    let line = TrapLine { before, falls: write_move(&position, falls), shot: write_move(&puzzle.position, right) };
    Some((line, first.unwrap_or(falls)))
}

/// The lines of the natural moves of a turn that fall into a trap, each with the position after it.
#[must_use]
pub fn lines_of_turn(turn: &Turn) -> Vec<(AnyPosition, TrapLine)> {
    let start = AnyPosition::start(turn.position.variant());
    let ply = usize::from(turn.source.ply.unwrap_or(0));
    let moves = turn.source.moves.as_deref().and_then(|moves| played(start, moves, ply));
    let Some((before, _, position)) = moves else { return Vec::new() };
    let line = |choice: &&damier_puzzles::turn::Judged| {
        let after = position.play_unchecked(choice.candidate);
        let shot = choice.refutation.first().map(|&shot| write_move(&after, shot))?;
        Some((after, TrapLine { before: before.clone(), falls: write_move(&position, choice.candidate), shot }))
    };
    turn.choices().unwrap_or_default().iter().filter(|choice| choice.loses()).filter_map(line).collect()
}

/// The first moves of a game as they are written, the very first of them, and the position after them.
fn played(start: AnyPosition, moves: &str, plies: usize) -> Option<(Vec<String>, Option<Move>, AnyPosition)> {
    let (mut position, mut first, mut written) = (start, None, Vec::new());
    for text in moves.split(' ').take(plies) {
        let played = read_move(&position, text).ok()?;
        first = first.or(Some(played));
        position = position.play_unchecked(played);
        written.push(text.to_owned());
    }
    (written.len() == plies).then_some((written, first, position))
}

//! Puzzles as games with a set-up, and back: the form in which compositions are exchanged.

use super::mining::{Miner, Refusal, source_of};
use super::puzzle::{Choice, Puzzle};
use super::record::{Goal, Record, SourceKind};
use damier_rules::notation::pdn::{NodeId, NotLegal, PdnGame, Step};
use damier_rules::notation::{read_move, write_move};
use damier_rules::{AnyPosition, Move};

/// Why a composition makes no puzzle.
#[derive(Clone, Debug, thiserror::Error)]
pub enum ImportError {
    /// It begins like any game.
    #[error("it begins with the start position: a composition has a FEN tag")]
    NoSetup,
    /// It has no solution.
    #[error("it has no moves")]
    NoMoves,
    /// It is not sound, or too open a question.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// What it gives as the solution is not what was found.
    #[error("move {number}: the main line has {given}, right is {right}")]
    Differs {
        /// The number of the move, counted from 1.
        number: usize,
        /// The move of the main line.
        given: String,
        /// The right moves that were found.
        right: String,
    },
}

/// Makes a puzzle of a game that begins with a set-up: the side to move solves, and the main line is the solution. It is
/// searched and verified like a candidate of a game, and the main line has to agree with what is found.
///
/// # Errors
///
/// Any [`ImportError`].
pub fn import(game: &PdnGame, miner: &mut Miner) -> Result<Record, ImportError> {
    let start = game.start();
    if *start == AnyPosition::start(start.variant()) {
        return Err(ImportError::NoSetup);
    }
    let moves = game.main_line().map_while(|id| match game.node(id).step {
        Step::Move(played) => Some(played),
        Step::Start | Step::Setup => None,
    });
    let line: Vec<Move> = moves.collect();
    if line.is_empty() {
        return Err(ImportError::NoMoves);
    }
    let (puzzle, mut record) = miner.prove(start, None, None)?;
    compare(&puzzle, &line)?;
    record.source = source_of(game, SourceKind::Composition);
    Ok(record)
}

/// Walks along the main line as far as the solution goes. A defence of the composer that is not among the stubborn ones
/// ends the comparison.
fn compare(puzzle: &Puzzle, line: &[Move]) -> Result<(), ImportError> {
    let (mut position, mut choices) = (puzzle.position, puzzle.solution.as_slice());
    for (number, turn) in line.chunks(2).enumerate() {
        if choices.is_empty() {
            break;
        }
        let after = position.play_unchecked(turn[0]);
        let Some(choice) = choices.iter().find(|choice| choice.after == after) else {
            let given = write_move(&position, turn[0]);
            let right: Vec<String> = choices.iter().map(|choice| write_move(&position, choice.played)).collect();
            return Err(ImportError::Differs { number: number + 1, given, right: right.join(" or ") });
        };
        let reply = turn.get(1).map(|&reply| after.play_unchecked(reply));
        let Some(reply) = choice.replies.iter().find(|listed| Some(listed.after) == reply) else { break };
        (position, choices) = (reply.after, &reply.next);
    }
    Ok(())
}

/// Writes a puzzle as a game: the solution as its moves, other right moves and defences as variations, what the record
/// knows besides as tags.
///
/// # Errors
///
/// [`NotLegal`] for a puzzle that was not read from a record.
pub fn export(puzzle: &Puzzle) -> Result<PdnGame, NotLegal> {
    let mut game = PdnGame::from_position(puzzle.position);
    tell_source(&mut game, puzzle);
    let goal = match puzzle.goal {
        Goal::Material { men } => format!("gain {men}"),
        Goal::Win => "win".to_owned(),
        Goal::Promote => "promote".to_owned(),
        Goal::Draw => "draw".to_owned(),
    };
    game.set_tag("PuzzleId", &puzzle.id);
    game.set_tag("PuzzleGoal", &goal);
    game.set_tag("PuzzleRating", &puzzle.rating.value.to_string());
    game.set_tag("PuzzleTags", &puzzle.tags.join(" "));
    let root = game.root();
    add_turn(&mut game, root, &puzzle.solution)?;
    Ok(game)
}

/// The game that a puzzle was found in, with the solution as a variation where the game went another way, and the ply of
/// the puzzle. `None` when the record does not hold the game.
#[must_use]
pub fn source_game(puzzle: &Puzzle) -> Option<(PdnGame, usize)> {
    let mut game = PdnGame::new(puzzle.position.variant());
    tell_source(&mut game, puzzle);
    let ply = usize::from(puzzle.source.ply?);
    let mut line = vec![game.root()];
    for text in puzzle.source.moves.as_ref()?.split(' ') {
        let last = *line.last()?;
        let played = read_move(&game.node(last).position, text).ok()?;
        line.push(game.add_move(last, played).ok()?);
    }
    let &node = line.get(ply).filter(|&&node| game.node(node).position == puzzle.position)?;
    add_turn(&mut game, node, &puzzle.solution).ok()?;
    Some((game, ply))
}

/// Writes who played, where and when.
fn tell_source(game: &mut PdnGame, puzzle: &Puzzle) {
    let source = &puzzle.source;
    let date = source.year.map(|year| format!("{year}.??.??"));
    let known = [("Event", &source.event), ("White", &source.white), ("Black", &source.black), ("Date", &date)];
    for (name, value) in known {
        game.set_tag(name, value.as_deref().unwrap_or("?"));
    }
}

/// Adds what a solver may play, with the replies; what is in the game already is not added again.
fn add_turn(game: &mut PdnGame, parent: NodeId, choices: &[Choice]) -> Result<(), NotLegal> {
    for choice in choices {
        let mut after = step(game, parent, choice.played)?;
        for reply in &choice.replies {
            let reply_node = step(game, after, reply.played)?;
            add_turn(game, reply_node, &reply.next)?;
        }
        for &played in &choice.finish {
            after = step(game, after, played)?;
        }
    }
    Ok(())
}

/// The node after a move, which is added if it is not there.
fn step(game: &mut PdnGame, parent: NodeId, played: Move) -> Result<NodeId, NotLegal> {
    let after = game.node(parent).position.play_unchecked(played);
    let known = game.node(parent).children().iter().copied().find(|&child| game.node(child).position == after);
    known.map_or_else(|| game.add_move(parent, played), Ok)
}

//! Puzzles as games with a set-up, and back: the format in which compositions are exchanged.

pub use super::authored::{ImportError, Importer};
use super::puzzle::{Choice, Puzzle};
use super::record::{Goal, Reached, Source};
use super::tag;
use super::turn::Turn;
use damier_rules::notation::pdn::{NodeId, NotLegal, PdnGame};
use damier_rules::notation::read_move;
use damier_rules::{Move, Variant};

/// Writes a puzzle as a game: the solution as its moves, other right moves and the defences as variations, the other
/// data of the record as tags.
///
/// # Errors
///
/// [`NotLegal`] for a puzzle that was not read from a record.
pub fn export(puzzle: &Puzzle) -> Result<PdnGame, NotLegal> {
    let mut game = PdnGame::from_position(puzzle.position);
    write_source_tags(&mut game, &puzzle.source);
    let goal = match puzzle.goal {
        Goal::Material { men } => format!("gain {men}"),
        Goal::Win => "win".to_owned(),
        Goal::Promote => "promote".to_owned(),
        Goal::Draw => "draw".to_owned(),
        Goal::Book => "book".to_owned(),
    };
    game.set_tag("PuzzleId", &puzzle.id);
    game.set_tag("PuzzleGoal", &goal);
    game.set_tag("PuzzleRating", &puzzle.rating.value.to_string());
    game.set_tag("PuzzleTags", &tag::written(&puzzle.tags));
    if !puzzle.status.is_proven() {
        game.set_tag("PuzzleStatus", &puzzle.status.to_string());
    }
    let root = game.root();
    add_turn(&mut game, root, &puzzle.solution)?;
    Ok(game)
}

/// The game in which a puzzle was found, and the ply of the puzzle or, if its position was avoided, of the position in
/// which it was. Where the game deviates, the avoided move and the solution are added as a variation. `None` if the
/// record does not contain the game, or if the solution is a threat, which cannot be carried out in it.
#[must_use]
pub fn source_game(puzzle: &Puzzle) -> Option<(PdnGame, usize)> {
    let (mut game, line) = game_of(puzzle.position.variant(), &puzzle.source)?;
    let ply = usize::from(puzzle.source.ply?);
    let (node, ply) = if puzzle.source.reached == Reached::Avoided {
        let before = ply.checked_sub(1)?;
        let (&node, avoided) = (line.get(before)?, puzzle.previous?);
        let is_legal = game.node(node).position.legal_moves().contains(&avoided);
        (is_legal.then(|| step(&mut game, node, avoided).ok())??, before)
    } else {
        (*line.get(ply)?, ply)
    };
    if game.node(node).position != puzzle.position {
        return None;
    }
    add_turn(&mut game, node, &puzzle.solution).ok()?;
    Some((game, ply))
}

/// The whole game that a puzzle was made from. `None` if the record does not contain it.
#[must_use]
pub fn whole_game(puzzle: &Puzzle) -> Option<PdnGame> {
    game_of(puzzle.position.variant(), &puzzle.source).map(|(game, _)| game)
}

/// The game of a turn, and its ply.
#[must_use]
pub fn turn_game(turn: &Turn) -> Option<(PdnGame, usize)> {
    let (game, _) = game_of(turn.position.variant(), &turn.source)?;
    Some((game, turn.source.ply?.into()))
}

/// The game of a source, with the nodes of its main line.
fn game_of(variant: Variant, source: &Source) -> Option<(PdnGame, Vec<NodeId>)> {
    let mut game = PdnGame::new(variant);
    write_source_tags(&mut game, source);
    let mut line = vec![game.root()];
    for text in source.moves.as_ref()?.split(' ') {
        let last = *line.last()?;
        let played = read_move(&game.node(last).position, text).ok()?;
        line.push(game.add_move(last, played).ok()?);
    }
    Some((game, line))
}

/// Writes the players, the event and the year.
fn write_source_tags(game: &mut PdnGame, source: &Source) {
    let date = source.year.map(|year| format!("{year}.??.??"));
    let known = [("Event", &source.event), ("White", &source.white), ("Black", &source.black), ("Date", &date)];
    for (name, value) in known {
        game.set_tag(name, value.as_deref().unwrap_or("?"));
    }
}

/// Adds the solver's moves with the replies, except those already in the game.
fn add_turn(game: &mut PdnGame, parent: NodeId, choices: &[Choice]) -> Result<(), NotLegal> {
    for choice in choices {
        let mut after = step(game, parent, choice.candidate)?;
        for reply in &choice.replies {
            let reply_node = step(game, after, reply.candidate)?;
            add_turn(game, reply_node, &reply.next)?;
        }
        for &played in &choice.finish {
            after = step(game, after, played)?;
        }
    }
    Ok(())
}

/// The node after a move. Adds it if it is missing.
fn step(game: &mut PdnGame, parent: NodeId, played: Move) -> Result<NodeId, NotLegal> {
    let after = game.node(parent).position.play_unchecked(played);
    let known = game.node(parent).children().iter().copied().find(|&child| game.node(child).position == after);
    known.map_or_else(|| game.add_move(parent, played), Ok)
}

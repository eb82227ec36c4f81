//! The tags of a puzzle. A tag is only set if it is certain.

use super::motifs;
use super::puzzle::{Choice, Puzzle};
use super::record::{Goal, Reached};
use super::solving::pieces;
use super::tag::{Feature, Tag};
use damier_rules::{AnyPosition, BoardSize, Color, Move, PieceKind};

/// The least pieces of an opening position, on 100 and on 64 squares: four fifths of all pieces.
const OPENING: (u32, u32) = (32, 20);
/// The least pieces of an opening trap, on 100 and on 64 squares.
const TRAP: (u32, u32) = (32, 18);
/// The most plies before an opening trap, with the move that falls into it.
const TRAP_PLIES: u16 = 17;
/// The most pieces of an endgame position.
const ENDGAME: u32 = 8;

/// The main line: the first right move, the first defence, and so on to the end.
pub(super) fn main_line(puzzle: &Puzzle) -> Vec<(AnyPosition, Move)> {
    let mut position = puzzle.position;
    let before = |played| {
        let before = position;
        position = position.play_unchecked(played);
        (before, played)
    };
    puzzle.main_line().into_iter().map(before).collect()
}

/// The largest number of decisions that a solver has to make.
pub(super) fn decisions(puzzle: &Puzzle) -> usize {
    from_here(&puzzle.position, &puzzle.solution)
}

fn from_here(position: &AnyPosition, choices: &[Choice]) -> usize {
    let decision = position.legal_moves().iter().any(|&other| {
        let after = position.play_unchecked(other);
        choices.iter().all(|choice| choice.after != after)
    });
    let later =
        |choice: &Choice| choice.replies.iter().map(|reply| from_here(&reply.after, &reply.next)).max().unwrap_or(0);
    choices.iter().map(|choice| usize::from(decision) + later(choice)).max().unwrap_or(0)
}

/// Men and kings that the solver gives up in the main line.
pub(super) fn offers(puzzle: &Puzzle) -> u32 {
    let color = puzzle.position.side_to_move();
    main_line(puzzle)
        .iter()
        .filter(|(position, _)| position.side_to_move() != color)
        .map(|(_, played)| played.captured.len())
        .sum()
}

/// All tags of a puzzle.
pub(super) fn tags(puzzle: &Puzzle) -> Vec<Tag> {
    let color = puzzle.position.side_to_move();
    let line = main_line(puzzle);
    let count = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
    let offers = usize::try_from(offers(puzzle)).unwrap_or(usize::MAX);
    let mut tags = vec![Tag::Moves(count(decisions(puzzle).min(8))), Tag::Offers(count(offers))];
    if let Goal::Material { men } = puzzle.goal {
        tags.push(Tag::Gain(men));
    }
    let opening = least(&puzzle.position, OPENING);
    let phase = match pieces(&puzzle.position) {
        count if count >= opening => Feature::Opening,
        ..=ENDGAME => Feature::Endgame,
        _ => Feature::Middlegame,
    };
    tags.push(phase.into());
    if is_trap(puzzle) {
        tags.push(Feature::Trap.into());
    }
    let kings = |color| puzzle.position.pieces(color, PieceKind::King).len();
    if kings(Color::White) + kings(Color::Black) > 0 {
        tags.push(Feature::Kings.into());
    }
    let replies = if single_reply(&line, color) { Feature::SingleReply } else { Feature::Choice };
    tags.push(replies.into());
    tags.extend(motifs::of(puzzle).into_iter().map(Tag::from));
    tags
}

/// One of the numbers for 100 and for 64 squares.
fn least(position: &AnyPosition, of: (u32, u32)) -> u32 {
    if position.board_size() == BoardSize::Ten { of.0 } else { of.1 }
}

/// Whether a position has the pieces of an opening trap.
pub(super) fn has_trap_pieces(position: &AnyPosition) -> bool {
    pieces(position) >= least(position, TRAP)
}

/// Whether a move at the beginning of a game, or one that could have been made there, allowed the shot.
fn is_trap(puzzle: &Puzzle) -> bool {
    let source = &puzzle.source;
    let is_early = source.moves.is_some() && source.ply.is_some_and(|ply| (1..=TRAP_PLIES).contains(&ply));
    is_early && puzzle.previous.is_some() && source.reached != Reached::Threat && has_trap_pieces(&puzzle.position)
}

/// Whether the opponent never has a choice.
fn single_reply(line: &[(AnyPosition, Move)], color: Color) -> bool {
    line.iter().filter(|(position, _)| position.side_to_move() != color).all(|(position, _)| {
        let moves = position.legal_moves();
        moves.iter().all(|&played| position.play_unchecked(played) == position.play_unchecked(moves[0]))
    })
}

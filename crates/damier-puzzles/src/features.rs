//! The tags of a puzzle. A tag is only set if it is certain.

use super::motifs;
use super::puzzle::{Choice, Puzzle};
use super::record::Goal;
use super::solving::pieces;
use super::tag::{Feature, Tag};
use damier_rules::{AnyPosition, BoardSize, Color, Move, PieceKind};

/// The least pieces of an opening position, on 100 and on 64 squares: four fifths of all pieces.
const OPENING: (u32, u32) = (32, 20);
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
    let opening = if puzzle.position.board_size() == BoardSize::Ten { OPENING.0 } else { OPENING.1 };
    let phase = match pieces(&puzzle.position) {
        count if count >= opening => Feature::Opening,
        ..=ENDGAME => Feature::Endgame,
        _ => Feature::Middlegame,
    };
    tags.push(phase.into());
    let kings = |color| puzzle.position.pieces(color, PieceKind::King).len();
    if kings(Color::White) + kings(Color::Black) > 0 {
        tags.push(Feature::Kings.into());
    }
    let replies = if single_reply(&line, color) { Feature::SingleReply } else { Feature::Choice };
    tags.push(replies.into());
    tags.extend(motifs::of(puzzle).into_iter().map(Tag::from));
    tags
}

/// Whether the opponent never has a choice.
fn single_reply(line: &[(AnyPosition, Move)], color: Color) -> bool {
    line.iter().filter(|(position, _)| position.side_to_move() != color).all(|(position, _)| {
        let moves = position.legal_moves();
        moves.iter().all(|&played| position.play_unchecked(played) == position.play_unchecked(moves[0]))
    })
}

//! Puzzles with the board turned and the colours swapped: the same puzzle seen from the other side, and the only
//! symmetry of positions with men.

use damier_puzzles::{Choice, Puzzle, Reply};
use damier_rules::{Bitboard, BoardSize, Move, Square};

/// The same puzzle for the other colour. Identity, goal, tags, rating and source stay the same.
#[must_use]
pub fn mirrored(puzzle: &Puzzle) -> Puzzle {
    let size = puzzle.position.board_size();
    Puzzle {
        position: puzzle.position.flipped(),
        previous: puzzle.previous.map(|played| turn(size, played)),
        solution: turn_choices(size, &puzzle.solution),
        ..puzzle.clone()
    }
}

fn turn_choices(size: BoardSize, choices: &[Choice]) -> Vec<Choice> {
    let turned = choices.iter().map(|choice| Choice {
        candidate: turn(size, choice.candidate),
        after: choice.after.flipped(),
        replies: choice.replies.iter().map(|reply| turn_reply(size, reply)).collect(),
        finish: choice.finish.iter().map(|&played| turn(size, played)).collect(),
    });
    turned.collect()
}

fn turn_reply(size: BoardSize, reply: &Reply) -> Reply {
    Reply {
        candidate: turn(size, reply.candidate),
        after: reply.after.flipped(),
        next: turn_choices(size, &reply.next),
    }
}

fn turn(size: BoardSize, played: Move) -> Move {
    let square = |square: Square| Bitboard::from(square).rotated(size).first().unwrap_or(square);
    Move { from: square(played.from), to: square(played.to), captured: played.captured.rotated(size) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_puzzles::record::id_of;

    fn sound(choices: &[Choice], position: &damier_rules::AnyPosition) {
        for choice in choices {
            assert!(position.legal_moves().contains(&choice.candidate));
            assert_eq!(position.play_unchecked(choice.candidate), choice.after);
            for reply in &choice.replies {
                assert_eq!(choice.after.play_unchecked(reply.candidate), reply.after);
                sound(&reply.next, &reply.after);
            }
            let mut position = choice.after;
            for &played in &choice.finish {
                assert!(position.is_legal(played));
                position = position.play_unchecked(played);
            }
        }
    }

    #[test]
    fn a_mirrored_puzzle_is_sound_has_the_same_identity_and_turns_back() {
        let collection = crate::shipped();
        for entry in collection.entries().iter().step_by(7) {
            let puzzle = collection.puzzle(entry).unwrap();
            let other = mirrored(&puzzle);
            assert_eq!(other.position.side_to_move(), !puzzle.position.side_to_move());
            assert_eq!(id_of(&other.position), puzzle.id);
            sound(&other.solution, &other.position);
            assert_eq!(mirrored(&other), puzzle);
        }
    }
}

//! Solutions and sources, written out.

use crate::words::puzzle::modes::puzzle_made_from;
use crate::words::puzzle::puzzle_source;
use damier_puzzles::{Choice, Puzzle, Source, SourceKind};
use damier_rules::notation::write_move;
use damier_rules::{AnyPosition, Color};

/// Where a puzzle comes from.
#[must_use]
pub fn puzzle_origin(source: &Source) -> String {
    let Source { kind, white, black, event, year, .. } = source;
    let unknown = |name: &Option<String>| name.clone().unwrap_or_else(|| "?".to_owned());
    match (puzzle_made_from(*kind, event.as_deref()), event) {
        (Some(made), Some(event)) if *kind != SourceKind::Composition => format!("{made}: {event}"),
        (Some(made), _) => made,
        (None, event) => puzzle_source(&unknown(white), &unknown(black), event.as_deref(), *year),
    }
}

/// The moves of every line of play of a solution, the main line first.
#[must_use]
pub fn solution_lines(puzzle: &Puzzle) -> Vec<Vec<String>> {
    let mut lines = Vec::new();
    add_lines(&puzzle.position, &puzzle.solution, &[], &mut lines);
    lines
}

fn add_lines(position: &AnyPosition, choices: &[Choice], before: &[String], lines: &mut Vec<Vec<String>>) {
    let with = |before: &[String], written: String| before.iter().cloned().chain([written]).collect::<Vec<_>>();
    for choice in choices {
        let line = with(before, write_move(position, choice.candidate));
        for reply in &choice.replies {
            let line = with(&line, write_move(&choice.after, reply.candidate));
            if reply.next.is_empty() {
                lines.push(line.clone());
            }
            add_lines(&reply.after, &reply.next, &line, lines);
        }
        if choice.replies.is_empty() {
            let (mut line, mut position) = (line, choice.after);
            for &played in &choice.finish {
                line.push(write_move(&position, played));
                position = position.play_unchecked(played);
            }
            lines.push(line);
        }
    }
}

/// Moves with the numbers of the moves of both, from 1: "1. 34-30 25x34 2. 39x8", "1. … 12-18 2. 23x12".
#[must_use]
pub fn numbered(first: Color, moves: &[String]) -> String {
    let skipped = usize::from(first == Color::Black);
    let written = (skipped..)
        .zip(moves)
        .map(|(ply, played)| if ply % 2 == 0 { format!("{}. {played}", ply / 2 + 1) } else { played.clone() });
    let skipped = (skipped == 1).then(|| "1. …".to_owned());
    skipped.into_iter().chain(written).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_numbered_as_in_print() {
        let moves = ["34-30", "25x34", "39x8"].map(str::to_owned);
        assert_eq!(numbered(Color::White, &moves), "1. 34-30 25x34 2. 39x8");
        assert_eq!(numbered(Color::Black, &moves), "1. … 34-30 2. 25x34 39x8");
    }
}

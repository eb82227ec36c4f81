//! The parts of a puzzle's page: marks on the board, moves, comments.

use crate::tui::entry::MoveEntry;
use crate::tui::page::{ScoreRow, Tone, Words};
use crate::tui::screens::score;
use crate::tui::shared::Shared;
use crate::tui::widgets::board::{Mark, Pointer};
use crate::words::{self, say};
use damier_engine::Verdict;
use damier_puzzles::tag::themes;
use damier_puzzles::{Goal, Puzzle, Reached, Source, Theme};
use damier_rules::notation::{MoveWriter, SquareNames, write_line, write_move};
use damier_rules::{Move, Square};
use damier_train::attempt::Subject;
use damier_train::guard::Guard;
use damier_train::puzzle::navigator::SolutionNavigator;
use damier_train::puzzle::{PuzzleComment, PuzzleHint, PuzzleLesson, PuzzlePhase};
use damier_train::traps::{TRAP, line_of_puzzle};

/// The marks on the board.
pub fn marks(lesson: &PuzzleLesson, walk: Option<&SolutionNavigator>, entry: &MoveEntry) -> Vec<(Square, Mark)> {
    let previous = lesson.puzzle.previous;
    if let Some(walk) = walk {
        let last = walk.at().checked_sub(1).and_then(|ply| walk.moves().nth(ply));
        return score::last_move_marks(last.or(previous));
    }
    let mut marks = Vec::new();
    if lesson.phase == PuzzlePhase::Thinking {
        marks.extend(entry.marks(&lesson.position));
        if let Some((hint, played)) = lesson.hint() {
            // After the cursor and the selection, before all other marks.
            let place = marks.iter().take_while(|(_, mark)| matches!(mark, Mark::Cursor | Mark::Selected)).count();
            let hinted = hinted(hint, played).into_iter().map(|square| (square, Mark::Hint));
            marks.splice(place..place, hinted);
        }
    }
    marks.extend(score::last_move_marks(lesson.line.last().copied().or(previous)));
    marks
}

/// The arrows on the board: where the hint leads, and the blow of the refutation: of its moves, the last by the opponent,
/// after which the board is shown.
pub fn arrows(lesson: &PuzzleLesson, walk: Option<&SolutionNavigator>) -> Vec<(Square, Square, Pointer)> {
    if walk.is_some() {
        return Vec::new();
    }
    let hinted = lesson.hint().filter(|(hint, _)| *hint >= PuzzleHint::Square && lesson.phase == PuzzlePhase::Thinking);
    let refuted = lesson.refuted_ply().filter(|_| lesson.phase == PuzzlePhase::Refuted);
    let refuting = refuted.and_then(|ply| lesson.line.get(ply + 1..)?.iter().step_by(2).next_back());
    let hint = hinted.map(|(_, played)| (played.from, played.to, Pointer::Hint));
    hint.into_iter().chain(refuting.map(|played| (played.from, played.to, Pointer::Refutation))).collect()
}

/// The piece that moved wrongly, or could not move as it was told to.
pub fn wrong(lesson: &PuzzleLesson, entry: &MoveEntry) -> Option<Square> {
    let refuted = lesson.refuted_ply().and_then(|ply| lesson.line.get(ply)).map(|played| played.to);
    refuted.or_else(|| entry.refused())
}

fn hinted(hint: PuzzleHint, played: Move) -> Vec<Square> {
    let mut squares = vec![played.from];
    if hint >= PuzzleHint::Square {
        squares.push(played.to);
    }
    if hint == PuzzleHint::Move {
        squares.extend(played.captured);
    }
    squares
}

/// The moves, beginning with the one that led to the puzzle.
pub fn score_rows(lesson: &PuzzleLesson, walk: Option<&SolutionNavigator>) -> Vec<ScoreRow> {
    let puzzle = &lesson.puzzle;
    let side = puzzle.position.side_to_move();
    let mut moves = Vec::new();
    let mut ply = usize::from(puzzle.source.ply.unwrap_or(u16::from(puzzle.previous.is_some())));
    let mut first = side;
    if let Some(previous) = puzzle.previous {
        let text = previous_text(puzzle, previous);
        moves.push(Words::new(Tone::Quiet, text));
        ply = ply.saturating_sub(1);
        first = !side;
    }
    match walk {
        Some(walk) => moves.extend(walked(puzzle, walk)),
        None => moves.extend(played(lesson)),
    }
    score::rows(ply / 2 + 1, first, moves)
}

fn previous_text(puzzle: &Puzzle, previous: Move) -> String {
    MoveWriter::of(puzzle.position.variant()).unambiguous(&puzzle.position, &[], previous)
}

fn played(lesson: &PuzzleLesson) -> impl Iterator<Item = Words> {
    let start = lesson.puzzle.position;
    score::written(start, lesson.line.iter().copied()).enumerate().map(|(place, mut words)| {
        if lesson.refuted_ply() == Some(place) {
            for (tone, _) in &mut words.0 {
                *tone = Tone::Bad;
            }
            words = words.and(Tone::Bad, "?");
        }
        words
    })
}

/// The moves up to the one on the board, which is highlighted, and the next one.
fn walked(puzzle: &Puzzle, walk: &SolutionNavigator) -> Vec<Words> {
    let shown = score::written(puzzle.position, walk.moves().take(walk.at() + 1));
    let toned = shown.enumerate().map(|(place, Words(parts))| {
        let tone = match place + 1 {
            number if number == walk.at() => Tone::Chosen,
            number if number > walk.at() => Tone::Quiet,
            _ => Tone::Text,
        };
        Words(parts.into_iter().map(|(_, text)| (tone, text)).collect())
    });
    toned.collect()
}

/// The side to move, or what is happening instead.
pub fn turn(lesson: &PuzzleLesson) -> Words {
    match lesson.phase {
        PuzzlePhase::Opening { .. } => {
            // Who hears the move must not take it for one of the game.
            let is_avoided = words::is_aloud() && lesson.puzzle.source.reached == Reached::Avoided;
            let told = if is_avoided { say().puzzle_before_avoided() } else { say().puzzle_before() };
            Words::new(Tone::Quiet, told)
        }
        PuzzlePhase::Thinking => Words::from(words::to_move(lesson.position.side_to_move())),
        PuzzlePhase::Judging(_) => Words::new(Tone::Quiet, say().judge_thinks()),
        PuzzlePhase::Playing { .. } => Words::new(Tone::Quiet, say().playing()),
        PuzzlePhase::Refuted => Words::new(Tone::Bad, say().puzzle_refuted()),
        PuzzlePhase::Solved => Words::new(Tone::Good, say().puzzle_solved()),
        PuzzlePhase::Shown => Words::new(Tone::Text, say().puzzle_shown()),
    }
}

/// The goal of the puzzle.
pub fn goal(lesson: &PuzzleLesson) -> String {
    words::puzzle_goal(lesson.puzzle.position.side_to_move(), lesson.puzzle.goal)
}

/// The task, or the verdict on the last answer. A hidden task says only who is to move.
pub fn comment(lesson: &PuzzleLesson, is_hidden: bool) -> Words {
    let goal = || goal(lesson);
    let is_card = lesson.puzzle.goal == Goal::Book;
    let right = || lesson.right_move().map(|(position, played)| write_move(position, played)).unwrap_or_default();
    let said = match &lesson.comment {
        PuzzleComment::Task if is_hidden => Words::from(words::unannounced_task(lesson.puzzle.position.side_to_move())),
        PuzzleComment::Task => match words::puzzle_status(&lesson.puzzle.status) {
            Some(status) => Words::from(goal()).and(Tone::Notice, format!(" {status}")),
            None => Words::from(goal()),
        },
        PuzzleComment::Good => Words::new(Tone::Good, say().puzzle_good()),
        PuzzleComment::Solved if is_card => Words::new(Tone::Good, say().book_right()),
        PuzzleComment::EquallyGood(_) if is_card => Words::new(Tone::Good, say().book_kept(right())),
        PuzzleComment::Solved => Words::new(Tone::Good, say().puzzle_right()),
        PuzzleComment::EquallyGood(_) => Words::new(Tone::Good, say().puzzle_equally_good()),
        PuzzleComment::MoreToFind(_) => Words::new(Tone::Notice, say().puzzle_more_to_find()),
        PuzzleComment::Wrong(verdict) => Words::new(Tone::Bad, words::puzzle_wrong(verdict.cost())),
        PuzzleComment::Undecided(_) => Words::new(Tone::Notice, say().puzzle_undecided()),
        PuzzleComment::EngineFailed => Words::new(Tone::Notice, say().puzzle_engine_failed()),
        PuzzleComment::Solution => Words::new(Tone::Text, say().puzzle_solution()),
    };
    match lesson.comment.verdict().and_then(Verdict::basis) {
        Some(basis) => said.and(Tone::Quiet, words::basis(basis)),
        None => said,
    }
}

/// The hint: as much of the next move as was asked for.
pub fn hint(lesson: &PuzzleLesson) -> Option<Words> {
    let (hint, played) = lesson.hint()?;
    let names = SquareNames::of(lesson.position.variant());
    let name = |square| names.text(square).to_string();
    let text = match hint {
        PuzzleHint::Piece => say().hint_piece(name(played.from)),
        PuzzleHint::Guard => words::guard(&Guard::of(&lesson.position, played), &lesson.position),
        PuzzleHint::Square => say().hint_square(name(played.from), name(played.to)),
        PuzzleHint::Move => say().hint_move(write_line(lesson.position, lesson.hinted_line()).join(" ")),
    };
    Some(Words::new(Tone::Notice, text))
}

/// The rating change for the puzzle on the board, once the store has recorded it.
pub fn rating(puzzle: &Puzzle, shared: &Shared) -> Option<Words> {
    let last = shared
        .trainer
        .history()
        .attempts()
        .last()
        .filter(|attempt| matches!(&attempt.exercise.subject, Subject::Puzzle { id, .. } if *id == puzzle.id))?;
    let change = last.rated?;
    let tone = match change.after.rating >= change.before.rating {
        // A range that is still wide is not judged.
        _ if change.after.is_provisional() => Tone::Text,
        true => Tone::Good,
        false => Tone::Bad,
    };
    Some(Words::from(format!("{} ", say().your_rating())).and(tone, words::rating_change(change.before, change.after)))
}

/// The moves to choose from at this point of the walk.
pub fn fork(lesson: &PuzzleLesson, walk: Option<&SolutionNavigator>) -> Option<Words> {
    let walk = walk?;
    let (fork, position) = (walk.fork()?, walk.position());
    let moves: Vec<String> = fork.moves.iter().map(|&played| write_move(&position, played)).collect();
    let is_defence = position.side_to_move() != lesson.puzzle.position.side_to_move();
    Some(Words::new(Tone::Notice, words::puzzle_fork(is_defence, &moves, fork.chosen)))
}

/// The motifs and the source of a puzzle that is over.
pub fn after(puzzle: &Puzzle) -> Vec<Words> {
    let mut lines = Vec::new();
    let motif = |theme: &Theme| if let Theme::Motif(motif) = theme { Some(say().motif_name(*motif)) } else { None };
    let motifs: Vec<String> = themes(&puzzle.tags).filter_map(motif).collect();
    if !motifs.is_empty() {
        lines.push(Words::from(motifs.join(&say().list_separator())));
    }
    if themes(&puzzle.tags).any(|theme| *theme == TRAP) {
        lines.extend(line_of_puzzle(puzzle).map(|(line, _)| Words::from(words::trap_line(&line))));
    }
    if puzzle.goal == Goal::Book {
        return vec![Words::new(Tone::Quiet, words::line_before(&puzzle.source))];
    }
    let Source { kind, white, black, event, year, reached, .. } = &puzzle.source;
    let previous = puzzle.previous.map(|played| previous_text(puzzle, played));
    let reached = words::puzzle_reached(*reached, puzzle.position.side_to_move(), previous.as_deref());
    lines.extend(reached.map(|reached| Words::new(Tone::Quiet, reached)));
    if let Some(made) = words::puzzle_made_from(*kind, event.as_deref()) {
        lines.push(Words::new(Tone::Quiet, made));
    } else if let (Some(white), Some(black)) = (white, black) {
        lines.push(Words::new(Tone::Quiet, words::puzzle_source(white, black, event.as_deref(), *year)));
    }
    lines
}

//! Ten puzzles on standard input and output: a complete front end for `damier-train`, without a screen.
//!
//!     cargo run --release -p damier-train --example ten_puzzles
//!
//! Nothing is stored: a program with a memory loads its `History` from a store and writes there what `close` records.

use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::io::{self, BufRead as _};

use damier_endings::TableSet;
use damier_engine::{Judge, ReportKind, Task};
use damier_puzzles::{Collection, Goal};
use damier_rules::Variant;
use damier_rules::notation::{SquareNames, read_move, write_hub, write_line, write_move};
use damier_train::guard::Guard;
use damier_train::history::{History, record};
use damier_train::puzzle::{
    PuzzleAct, PuzzleComment, PuzzleHint, PuzzleLesson, PuzzlePhase, PuzzleTraining, session, shelf::PuzzleSelector,
};
use damier_train::unannounced::Turns;
use damier_train::waiting::{Round, waiting};
use damier_train::world::{LessonReport, LessonTask, Player, World};
use etude::Random;
use etude::lesson::{Lesson, Now};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/../../puzzles/international.pack");
    let mut collection = Collection::default();
    collection.add_file(shipped.as_ref()).map_err(|error| error.to_string())?;
    let (shelf, judge) = (PuzzleSelector::of(collection, chance(), None), Judge::default());
    let (history, round, random) = (History::default(), Round::default(), etude::random(chance()));
    let (tables, turns) = (TableSet::default(), Turns::default());
    let mut desk = Desk { shelf, turns, tables, random, history, round, judge };
    let mut training = PuzzleTraining::new(session::PuzzleSession::default(), &mut desk.world());
    while training.number <= 10 && solve(&mut training, &mut desk)? {
        desk.close(&mut training); // before the next choice, which depends on the history
        training.act(PuzzleAct::Advance, &mut desk.world());
    }
    desk.close(&mut training);
    let millis: u64 = desk.history.attempts().iter().map(|attempt| u64::from(attempt.exercise.millis)).sum();
    println!("\n{} of 10 solved at the first try, in {} s.", training.tally.clean, millis / 1000);
    let tomorrow = desk.world().now.wall.day.plus(1);
    let due = waiting(&desk.history, &mut desk.shelf, Variant::International, tomorrow).due;
    println!("To review on {tomorrow}: {}", due.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));
    Ok(())
}

/// The state that the front end owns. A session borrows all of it but the judge for each call.
struct Desk {
    shelf: PuzzleSelector,
    turns: Turns,
    tables: TableSet,
    random: Random,
    history: History,
    round: Round,
    judge: Judge,
}

impl Desk {
    fn world(&mut self) -> World<'_> {
        let run = std::time::UNIX_EPOCH.elapsed().unwrap_or_default(); // so days end at midnight UTC
        let (now, player) = (Now { run, ..Now::default() }, Player::default());
        let Self { shelf, turns, tables, random, history, round, .. } = self;
        World { shelf, turns, tables, history, round, random, player, now }
    }

    /// Closes the current puzzle and, if it counts, records it in the history as an attempt.
    fn close(&mut self, training: &mut PuzzleTraining) {
        training.leave(&mut self.world());
        for recorded in training.take_recorded(&mut self.world()) {
            let attempt = record(&mut self.history, recorded, format!("{:016x}{:016x}", chance(), chance()));
            self.round.confirm(attempt.exercise.item());
        }
    }
}

fn chance() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// Handles one phase after another until the puzzle is over or skipped. Returns `false` if there is to be no next one.
fn solve(training: &mut PuzzleTraining, desk: &mut Desk) -> io::Result<bool> {
    println!("\nPuzzle {} of 10: a move, h (hint), s (solution), n (next) or q (quit)", training.number);
    while let Some(lesson) = training.lesson() {
        let (position, seen) = (lesson.position, lesson.line.len());
        if !matches!(lesson.phase, PuzzlePhase::Opening { .. } | PuzzlePhase::Judging(_) | PuzzlePhase::Playing { .. })
        {
            println!("{}", words(lesson));
        }
        match lesson.phase {
            PuzzlePhase::Opening { .. } => training.act(PuzzleAct::Begin, &mut desk.world()),
            PuzzlePhase::Thinking => {
                let line = io::stdin().lock().split(b'\n').next().transpose()?;
                match line.as_deref().map(String::from_utf8_lossy).as_deref().map(str::trim) {
                    None | Some("q") => return Ok(false),
                    Some("n") => return Ok(true),
                    Some("h") => training.act(PuzzleAct::Hint, &mut desk.world()),
                    Some("s") => training.act(PuzzleAct::ShowSolution, &mut desk.world()),
                    Some(text) => match read_move(&position, text) {
                        Ok(played) => training.act(PuzzleAct::Answer(played), &mut desk.world()),
                        Err(error) => println!("{error}"),
                    },
                }
            }
            PuzzlePhase::Judging(_) => {
                let pending = training.pending(&desk.world());
                let Some(LessonTask::Engine(Task::Verdict { situation, candidate })) = pending else {
                    return Ok(false);
                };
                let verdict = desk.judge.verdict(&situation, candidate);
                training.report(&LessonReport::Engine(ReportKind::Judged(verdict)), &mut desk.world());
            }
            PuzzlePhase::Playing { .. } => {
                training.act(PuzzleAct::PlayOut, &mut desk.world());
                let made = training.lesson().into_iter().flat_map(|lesson| &lesson.line).skip(seen).copied();
                println!("{}", write_line(position, made).join(" "));
            }
            PuzzlePhase::Refuted => training.act(PuzzleAct::Retry, &mut desk.world()),
            PuzzlePhase::Solved | PuzzlePhase::Shown => return Ok(true),
        }
    }
    println!("There is no puzzle.");
    Ok(false)
}

fn words(lesson: &PuzzleLesson) -> String {
    let (side, names) = (lesson.position.side_to_move(), SquareNames::of(lesson.position.variant()));
    match (lesson.hint(), &lesson.comment) {
        (Some((PuzzleHint::Piece, right)), _) => format!("Move the piece on {}.", names.text(right.from)),
        (Some((PuzzleHint::Guard, right)), _) => match Guard::of(&lesson.position, right) {
            Guard::Capture { ways, .. } => format!("You must capture, in one of {ways} ways."),
            Guard::Threat { by, .. } => format!("The piece on {} threatens to capture.", names.text(by)),
            _ => "Nothing of yours can be taken now.".into(),
        },
        (Some((PuzzleHint::Square, right)), _) => {
            format!("{} goes to {}.", names.text(right.from), names.text(right.to))
        }
        (Some((PuzzleHint::Move, right)), _) => format!("Play {}.", write_move(&lesson.position, right)),
        (_, PuzzleComment::Task) => match lesson.puzzle.goal {
            Goal::Material { men } => format!("{}\n{side} moves, to win pieces worth {men} in men.", board(lesson)),
            Goal::Win => format!("{}\n{side} moves, to win the game.", board(lesson)),
            Goal::Promote => format!("{}\n{side} moves, to get a king.", board(lesson)),
            Goal::Draw => format!("{}\n{side} moves, to hold the draw.", board(lesson)),
        },
        (_, PuzzleComment::Good) => format!("Right. Go on:\n{}", board(lesson)),
        (_, PuzzleComment::Solved) => "Solved.".into(),
        (_, PuzzleComment::EquallyGood(_)) => "Not the solution, but just as good.".into(),
        (_, PuzzleComment::MoreToFind(_)) => "That gains something, but there is more. Try again.".into(),
        (_, PuzzleComment::Wrong(_)) => "Wrong: this is the answer to it. Try again.".into(),
        (_, PuzzleComment::Undecided(_) | PuzzleComment::EngineFailed) => {
            "The judge cannot tell. Try another move.".into()
        }
        (_, PuzzleComment::Solution) => "That is the solution.".into(),
    }
}

/// The named squares, each with its piece: `w` and `b` for men, `W` and `B` for kings.
fn board(lesson: &PuzzleLesson) -> String {
    let (position, names) = (&lesson.position, SquareNames::of(lesson.position.variant()));
    let pieces = write_hub(position).replace('e', " ");
    let cells = position.board_size().all_squares().zip(pieces.chars().skip(1)).map(|(square, piece)| {
        let start = ["\n", "\n    "].get(usize::from(square.column())).unwrap_or(&"    ");
        format!("{start}{:>3}{piece}", names.text(square).to_string())
    });
    cells.collect::<Vec<_>>().concat()
}

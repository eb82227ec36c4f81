//! Any lesson on standard input and output: a complete front end for `damier-train`, without a screen.
//!
//!     cargo run --release -p damier-train --example any_lesson
//!
//! [`Study::drive`] drives them all, by a function for each that shows the lesson and says what a line means in it.
//! What was done is remembered until the end: the ratings, and what has to be repeated tomorrow. A program with a store
//! writes the attempts there and loads them again.

use std::error::Error;
use std::io::{self, BufRead, Lines, Write};

use damier_puzzles::Collection;
use damier_rules::notation::{SquareNames, read_move, write_diagram, write_fen, write_line, write_move};
use damier_rules::{AnyPosition, Move, Variant};
use damier_train::course::{Course, LessonAct, LessonComment, LessonPhase, LessonRun, Place};
use damier_train::drill::{DrillAct, DrillPhase, DrillPlan, DrillSettings, EndingDrill};
use damier_train::notation::{NotationAct, NotationQuestion, NotationSession, NotationSettings, Skill};
use damier_train::puzzle::{PuzzleAct, PuzzlePhase, PuzzleTraining, session::PuzzleSession};
use damier_train::study::Study;
use rand::RngExt as _;

fn main() -> Result<(), Box<dyn Error>> {
    let mut puzzles = Collection::default();
    puzzles.add_file(concat!(env!("CARGO_MANIFEST_DIR"), "/../../puzzles/international.pack").as_ref())?;
    run(Study::new(puzzles, std::process::id().into()), io::stdin().lock(), io::stdout().lock())
}

/// Trains what the lines ask for, until they end.
pub(crate) fn run(mut study: Study, input: impl BufRead, output: impl Write) -> Result<(), Box<dyn Error>> {
    let mut desk = Desk { lines: input.lines(), output };
    while let Some(line) = desk.ask("puzzle, ending, notation or lesson?") {
        let (variant, mut world) = (Variant::International, study.world());
        match line.as_str() {
            "puzzle" => {
                let training = PuzzleTraining::new(PuzzleSession::default(), &mut world);
                study.drive(training, |training| puzzle(training, &mut desk))?;
            }
            "ending" => {
                let plan = DrillPlan::of_item(variant, "win KKK v K").ok_or("no such ending")?;
                let drill = EndingDrill::begin(plan, DrillSettings::default(), &mut world).ok_or("no position")?;
                study.drive(drill, |drill| ending(drill, &mut desk))?;
            }
            "notation" => {
                let settings = NotationSettings { skill: Skill::NameSquare, variant, timed: false, plies: 0 };
                let session = NotationSession::begin(settings, &mut world);
                study.drive(session, |session| notation(session, &mut desk))?;
            }
            "lesson" => {
                let course = Course::read([("s", include_str!("any_lesson.toml"))])?;
                let first = course.lesson("first-steps").ok_or("no such lesson")?;
                let run = LessonRun::lesson(first, world.random.random(), world.now.run);
                study.drive(run, |run| lesson(run, &mut desk))?;
            }
            _ => {}
        }
    }
    let attempts = study.history().attempts();
    let clean = attempts.iter().filter(|attempt| attempt.exercise.is_clean()).count();
    desk.say(&format!("{clean} of {} right at the first try.", attempts.len()));
    let due: Vec<String> = study.due(study.now().wall.day.plus(1)).items.iter().map(ToString::to_string).collect();
    desk.say(&format!("To be repeated tomorrow: {}", due.join(", ")));
    Ok(())
}

/// Where lines come from and go to.
struct Desk<I, O> {
    lines: Lines<I>,
    output: O,
}

impl<I: BufRead, O: Write> Desk<I, O> {
    fn say(&mut self, text: &str) -> Option<()> {
        writeln!(self.output, "{text}").ok()
    }

    /// The next line; `None` once they end, or if it is `q`.
    fn ask(&mut self, text: &str) -> Option<String> {
        self.say(text)?;
        Some(self.lines.next()?.ok()?.trim().to_owned()).filter(|line| line != "q")
    }

    /// A move, or one of the keys.
    fn ask_move(&mut self, position: &AnyPosition, text: &str, keys: &[&str]) -> Option<Result<Move, String>> {
        let mut line = self.ask(&(board(position) + text))?;
        while !keys.contains(&line.as_str()) {
            match read_move(position, &line) {
                Ok(played) => return Some(Ok(played)),
                Err(error) => line = self.ask(&error.to_string())?,
            }
        }
        Some(Err(line))
    }
}

/// The board as a diagram and in FEN, which names the squares.
fn board(position: &AnyPosition) -> String {
    format!("{}\n{}\n{} moves. ", write_diagram(position).join("\n"), write_fen(position), position.side_to_move())
}

fn puzzle(training: &PuzzleTraining, desk: &mut Desk<impl BufRead, impl Write>) -> Option<PuzzleAct> {
    let lesson = training.lesson()?;
    let told = match lesson.phase {
        PuzzlePhase::Refuted => "Try again (Enter). Wrong",
        PuzzlePhase::Solved => "Solved (Enter: the next one)",
        PuzzlePhase::Shown => "The solution (Enter: the next one)",
        _ => {
            let hint = lesson.hint().map(|(_, right)| format!("Hint: {}. ", write_move(&lesson.position, right)));
            let text = hint.unwrap_or_default() + "A move, h (hint), s (solution), n (next) or q";
            return Some(match desk.ask_move(&lesson.position, &text, &["h", "s", "n"])? {
                Ok(played) => PuzzleAct::Answer(played),
                Err(key) if key == "h" => PuzzleAct::Hint,
                Err(key) if key == "s" => PuzzleAct::ShowSolution,
                Err(_) => PuzzleAct::Advance,
            });
        }
    };
    let line = write_line(lesson.puzzle.position, lesson.line.iter().copied()).join(" ");
    desk.ask(&format!("{told}: {line}")).map(|_| PuzzleAct::Proceed)
}

fn ending(drill: &EndingDrill, desk: &mut Desk<impl BufRead, impl Write>) -> Option<DrillAct> {
    if matches!(drill.phase(), DrillPhase::Over(_)) {
        return desk.say("It is over.").and(None);
    }
    Some(match desk.ask_move(drill.position(), "A move, b (back) or q", &["b"])? {
        Ok(played) => DrillAct::Play(played),
        Err(_) => DrillAct::TakeBack,
    })
}

fn notation(session: &NotationSession, desk: &mut Desk<impl BufRead, impl Write>) -> Option<NotationAct> {
    let last = session.outcomes.last().map_or("", |last| if last.is_right { "Right. " } else { "Wrong. " });
    let NotationQuestion::Square(square) = session.question()? else { return None };
    let line = desk.ask(&format!("{last}Which square is row {}, column {}?", square.row() + 1, square.column() + 1))?;
    Some(NotationAct::Write(line))
}

fn lesson(run: &LessonRun, desk: &mut Desk<impl BufRead, impl Write>) -> Option<LessonAct> {
    desk.say(match run.comment {
        LessonComment::Task => "",
        LessonComment::Right | LessonComment::Found(_) => "Right.",
        _ => "Wrong.",
    })?;
    let line = match run.phase {
        _ if run.place == Place::Over => return None,
        LessonPhase::Done => desk.ask("Enter: on")?,
        _ if run.takes_squares() => {
            let square = run.right_squares().first().map(|&square| SquareNames::of(run.variant()).text(square));
            desk.ask(&format!("Point at square {}", square?))?
        }
        _ => desk.ask(&(board(&run.position) + "A move"))?,
    };
    Some(if line.is_empty() { LessonAct::Advance } else { LessonAct::Write(line) })
}

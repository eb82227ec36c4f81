//! Any lesson on standard input and output: a complete front end for `damier-train`, without a screen.
//!
//!     cargo run --release -p damier-train --example any_lesson
//!
//! One loop drives them all. What differs is what a lesson looks like and what a line of text means in it ([`Spoken`]).
//! What was done is remembered until the end: the ratings, and what has to be repeated tomorrow. A program with a store
//! writes the attempts there and loads them again.

use std::error::Error;
use std::io::{self, BufRead, Write};

use damier_puzzles::Collection;
use damier_rules::notation::{SquareNames, read_move, write_diagram, write_fen, write_line, write_move};
use damier_rules::{AnyPosition, Square, Variant};
use damier_train::course::{Course, LessonAct, LessonComment, LessonPhase, LessonRun, LessonTopic, Place};
use damier_train::drill::{DrillAct, DrillPhase, DrillPlan, DrillSettings, EndingDrill, Made};
use damier_train::notation::{
    NotationAct, NotationPhase, NotationQuestion, NotationResponse, NotationSession, NotationSettings, Skill,
};
use damier_train::puzzle::selector::PuzzleSelector;
use damier_train::puzzle::session::PuzzleSession;
use damier_train::puzzle::{PuzzleAct, PuzzleComment, PuzzlePhase, PuzzleTraining};
use damier_train::study::Study;
use damier_train::world::DraughtsLesson;
use etude::lesson::Now;

/// A lesson of the course: a step, and three squares to point at.
const COURSE: &str = include_str!("any_lesson.toml");

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let mut puzzles = Collection::default();
    puzzles.add_file(concat!(env!("CARGO_MANIFEST_DIR"), "/../../puzzles/international.pack").as_ref())?;
    run(puzzles, std::process::id().into(), io::stdin().lock(), io::stdout().lock())
}

/// Trains what the lines ask for, until they end.
///
/// # Errors
///
/// If lines cannot be read or written.
pub fn run(puzzles: Collection, seed: u64, input: impl BufRead, output: impl Write) -> Result<()> {
    let study = Study::new(seed).with_puzzles(PuzzleSelector::of(puzzles, seed, None));
    let mut desk = Desk { study, now: Now::default(), lines: input.lines(), output };
    loop {
        writeln!(desk.output, "puzzle, ending, notation or lesson?")?;
        let Some(line) = desk.lines.next().transpose()? else { break };
        let (variant, mut world) = (Variant::International, desk.study.world(desk.now));
        match line.trim() {
            "puzzle" => drive(PuzzleTraining::new(PuzzleSession::default(), &mut world), &mut desk)?,
            "ending" => {
                let plan = DrillPlan::of_item(variant, "win KKK v K").ok_or("no such ending")?;
                let drill = EndingDrill::begin(plan, DrillSettings::default(), &mut world);
                drive(drill.ok_or("no position")?, &mut desk)?;
            }
            "notation" => {
                let settings = NotationSettings { skill: Skill::NameSquare, variant, timed: false, plies: 0 };
                drive(NotationSession::begin(settings, &mut world), &mut desk)?;
            }
            "lesson" => {
                let (course, topic) = (Course::read([("s", COURSE)])?, LessonTopic::Lesson("first-steps".to_owned()));
                let lesson = LessonRun::on(&course, &topic, seed, desk.now.run);
                drive(lesson.ok_or("no such lesson")?, &mut desk)?;
            }
            _ => {}
        }
    }
    let attempts = desk.study.history().attempts();
    let clean = attempts.iter().filter(|attempt| attempt.exercise.is_clean()).count();
    writeln!(desk.output, "{clean} of {} right at the first try.", attempts.len())?;
    let tomorrow = desk.now.wall.day.plus(1);
    let due: Vec<String> = desk.study.due(tomorrow).due.iter().map(ToString::to_string).collect();
    writeln!(desk.output, "To be repeated tomorrow: {}", due.join(", "))?;
    Ok(())
}

/// What the front end owns.
struct Desk<I, O> {
    study: Study,
    now: Now,
    lines: io::Lines<I>,
    output: O,
}

/// How a lesson is spoken of, and spoken to.
trait Spoken: DraughtsLesson {
    /// What there is to say; `None` once it is over.
    fn say(&self) -> Option<String>;
    /// What a line means.
    fn read(&self, line: &str) -> Result<Self::Act>;
}

/// Drives a lesson until it is over, the lines end, or one is `q`.
fn drive<L: Spoken>(mut lesson: L, desk: &mut Desk<impl BufRead, impl Write>) -> io::Result<()> {
    loop {
        desk.study.settle(&mut lesson, &mut desk.now)?;
        let Some(said) = lesson.say() else { return Ok(()) };
        writeln!(desk.output, "{said}")?;
        let line = desk.lines.next().transpose()?.filter(|line| line.trim() != "q");
        match line.as_deref().map(|line| lesson.read(line.trim())) {
            Some(Ok(act)) => lesson.act(act, &mut desk.study.world(desk.now)),
            Some(Err(reason)) => writeln!(desk.output, "{reason}")?,
            None => {
                lesson.leave(&mut desk.study.world(desk.now));
                return desk.study.settle(&mut lesson, &mut desk.now);
            }
        }
    }
}

impl Spoken for PuzzleTraining {
    fn say(&self) -> Option<String> {
        let lesson = self.lesson()?;
        let comment = match &lesson.comment {
            PuzzleComment::Task => "Your move",
            PuzzleComment::Wrong(_) => "Wrong",
            PuzzleComment::Solution => "The solution",
            PuzzleComment::Undecided(_) | PuzzleComment::EngineFailed => "The judge cannot tell",
            _ => "Right",
        };
        let line = || write_line(lesson.puzzle.position, lesson.line.iter().copied()).join(" ");
        Some(match (lesson.phase, lesson.hint()) {
            (PuzzlePhase::Refuted, _) => format!("{comment}: {}. Enter: try again", line()),
            (PuzzlePhase::Solved, _) => "Solved. Enter: the next one".to_owned(),
            (PuzzlePhase::Shown, _) => format!("{comment}: {}. Enter: the next one", line()),
            (_, Some((_, right))) => format!("Hint: {}", write_move(&lesson.position, right)),
            _ => format!("{}{comment}: a move, h (hint), s (solution), n (next) or q", board(&lesson.position)),
        })
    }

    fn read(&self, line: &str) -> Result<PuzzleAct> {
        Ok(match line {
            "" => PuzzleAct::Proceed,
            "h" => PuzzleAct::Hint,
            "s" => PuzzleAct::ShowSolution,
            "n" => PuzzleAct::Advance,
            text => PuzzleAct::Answer(read_move(&self.lesson().ok_or("There is no puzzle.")?.position, text)?),
        })
    }
}

impl Spoken for EndingDrill {
    fn say(&self) -> Option<String> {
        let rest = if matches!(self.phase(), DrillPhase::Over(_)) { "It is over: q" } else { "A move, h (hint) or b" };
        let last = self.made().last().and_then(Made::symbol).map(|symbol| format!("Your move: {symbol}. "));
        Some(format!("{}{}{rest}", board(self.position()), last.unwrap_or_default()))
    }

    fn read(&self, line: &str) -> Result<DrillAct> {
        Ok(match line {
            "h" => DrillAct::Hint,
            "b" => DrillAct::TakeBack,
            text => DrillAct::Play(read_move(self.position(), text)?),
        })
    }
}

impl Spoken for NotationSession {
    fn say(&self) -> Option<String> {
        let last = self.outcomes.last().map_or("", |last| if last.is_right { "Right. " } else { "Wrong. " });
        match self.question().filter(|_| self.phase != NotationPhase::Over)? {
            NotationQuestion::Square(square) => Some(format!("{last}Which square is {}?", place(*square))),
            _ => None,
        }
    }

    fn read(&self, line: &str) -> Result<NotationAct> {
        Ok(match line {
            "" => NotationAct::Answer(NotationResponse::Nothing),
            "e" => NotationAct::End,
            text => NotationAct::Write(text.to_owned()),
        })
    }
}

impl Spoken for LessonRun {
    fn say(&self) -> Option<String> {
        let comment = match &self.comment {
            LessonComment::Task => "Your move",
            LessonComment::Right => "Right",
            LessonComment::Found(_) => "There is another one",
            _ => "Wrong",
        };
        Some(match self.phase {
            _ if self.place == Place::Over => return None,
            LessonPhase::Done => format!("{comment}. Enter: on"),
            _ if self.takes_squares() => {
                let (names, wanted) = (SquareNames::of(self.variant()), self.right_squares());
                let wanted: Vec<String> = wanted.into_iter().map(|square| names.text(square).to_string()).collect();
                format!("Point at square {}: row and column", wanted.join(" "))
            }
            _ => format!("{}{comment}: a move", board(&self.position)),
        })
    }

    fn read(&self, line: &str) -> Result<LessonAct> {
        Ok(match line {
            "" => LessonAct::Advance,
            "h" => LessonAct::Hint,
            text if self.takes_squares() => {
                let square = self.position.board_size().all_squares().find(|square| place(*square) == text);
                LessonAct::Point(square.ok_or("There is no such square.")?)
            }
            text => LessonAct::Play(read_move(&self.position, text).map_err(Box::new)),
        })
    }
}

/// The row of a square, from above, and its column.
fn place(square: Square) -> String {
    format!("{} {}", square.row() + 1, square.column() + 1)
}

/// The board as a diagram and in FEN, which names the squares.
fn board(position: &AnyPosition) -> String {
    let (diagram, fen) = (write_diagram(position).join("\n"), write_fen(position));
    format!("{diagram}\n{fen}\n{} moves. ", position.side_to_move())
}

//! Any lesson on standard input and output: a complete front end for `damier-train`, without a screen.
//!
//!     cargo run --release -p damier-train --example any_lesson
//!
//! One loop drives them all. What differs is what a lesson looks like and what a line of text means in it ([`Spoken`]).
//! What was done is remembered until the end: the ratings, and what has to be repeated tomorrow. A program with a store
//! writes the attempts there and loads them again.

use std::io::{self, BufRead, Write};

use damier_endings::TableSet;
use damier_engine::{EngineError, Judge, ReportKind, Task};
use damier_puzzles::Collection;
use damier_rules::notation::{SquareNames, read_move, write_hub, write_line, write_move};
use damier_rules::{AnyPosition, Square, Variant};
use damier_train::course::{Course, LessonAct, LessonComment, LessonPhase, LessonRun, LessonTopic, Place};
use damier_train::drill::{DrillAct, DrillPhase, DrillPlan, DrillSettings, EndingDrill, Made};
use damier_train::notation::{
    NotationAct, NotationPhase, NotationQuestion, NotationResponse, NotationSession, NotationSettings, Skill,
};
use damier_train::puzzle::session::PuzzleSession;
use damier_train::puzzle::shelf::PuzzleSelector;
use damier_train::puzzle::{PuzzleAct, PuzzleComment, PuzzlePhase, PuzzleTraining};
use damier_train::study::Study;
use damier_train::world::{DraughtsLesson, LessonReport, LessonTask};
use etude::lesson::Now;

/// A lesson of the course: a step, and three squares to point at.
const COURSE: &str = r#"
stage = "s"
[[lesson]]
id = "first-steps"
[[lesson.step]]
fen = "W:W33,37:B23"
play = ["33-28", "23x32", "37x28"]
[[lesson.exercise]]
kind = "square"
ask = "number"
count = 3
"#;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/../../puzzles/international.pack");
    let mut collection = Collection::default();
    collection.add_file(shipped.as_ref()).map_err(|error| error.to_string())?;
    let seed = u64::from(std::process::id());
    run(collection, seed, io::stdin().lock(), io::stdout().lock())
}

/// Trains what the lines ask for, until they end.
///
/// # Errors
///
/// If lines cannot be read or written.
pub fn run(
    puzzles: Collection,
    seed: u64,
    input: impl BufRead,
    output: impl Write,
) -> Result<(), Box<dyn std::error::Error>> {
    let study = Study::new(seed).with_puzzles(PuzzleSelector::of(puzzles, seed, None));
    let judge = Judge::default();
    let mut desk = Desk { study, judge, now: Now::default(), lines: input.lines(), output };
    loop {
        writeln!(desk.output, "puzzle, ending, notation or lesson?")?;
        let Some(line) = desk.lines.next().transpose()? else { break };
        let mut world = desk.study.world(desk.now);
        let now = world.now.run;
        match line.trim() {
            "puzzle" => drive(PuzzleTraining::new(PuzzleSession::default(), &mut world), &mut desk)?,
            "ending" => {
                let plan = DrillPlan::of_item(Variant::International, "win KKK v K").ok_or("no such ending")?;
                let (tables, settings) = (world.tables.clone(), DrillSettings::default());
                let start = plan.draw(seed, &tables).ok_or("no position")?;
                drive(EndingDrill::new(plan, start, settings, tables, now), &mut desk)?;
            }
            "notation" => {
                let variant = Variant::International;
                let settings = NotationSettings { skill: Skill::NameSquare, variant, timed: false, plies: 0 };
                drive(NotationSession::begin(settings, &mut world), &mut desk)?;
            }
            "lesson" => {
                let topic = LessonTopic::Lesson("first-steps".to_owned());
                let lesson = LessonRun::on(&Course::read([("s", COURSE)])?, &topic, seed, now);
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
    judge: Judge,
    now: Now,
    lines: io::Lines<I>,
    output: O,
}

impl<I: BufRead, O: Write> Desk<I, O> {
    /// Does what a lesson waits for, while that waits.
    fn perform(&mut self, task: LessonTask) -> LessonReport {
        match task {
            LessonTask::Engine(Task::Verdict { situation, candidate }) => {
                LessonReport::Engine(ReportKind::Judged(self.judge.verdict(&situation, candidate)))
            }
            LessonTask::Draw(plan, seed) => LessonReport::Drawn(plan.draw(seed, &TableSet::default())),
            _ => LessonReport::Engine(ReportKind::Failed(EngineError::NoMove)),
        }
    }

    fn record(&mut self, lesson: &mut impl DraughtsLesson) {
        for recorded in lesson.take_recorded(&mut self.study.world(self.now)) {
            let uid = format!("{:032x}", self.study.history().attempts().len());
            self.study.record(recorded, uid);
        }
    }
}

/// How a lesson is spoken of, and spoken to.
trait Spoken: DraughtsLesson {
    /// Whether it waits for the player. Otherwise time passes.
    fn waits(&self) -> bool;
    /// What there is to say; `None` once it is over.
    fn say(&self) -> Option<String>;
    /// What a line means.
    fn read(&self, line: &str) -> Result<Self::Act, String>;
}

/// Drives a lesson until it is over, the lines end, or one is `q`.
fn drive<L: Spoken>(mut lesson: L, desk: &mut Desk<impl BufRead, impl Write>) -> io::Result<()> {
    loop {
        lesson.tick(&mut desk.study.world(desk.now));
        desk.record(&mut lesson);
        let pending = lesson.pending(&desk.study.world(desk.now));
        if let Some(task) = pending {
            let report = desk.perform(task);
            lesson.report(&report, &mut desk.study.world(desk.now));
            continue;
        }
        if !lesson.waits() {
            // A front end with a clock sleeps until then.
            desk.now.run = lesson.wakes_at(desk.now).unwrap_or(desk.now.run);
            continue;
        }
        let Some(said) = lesson.say() else { return Ok(()) };
        writeln!(desk.output, "{said}")?;
        let line = desk.lines.next().transpose()?.filter(|line| line.trim() != "q");
        match line.as_deref().map(|line| lesson.read(line.trim())) {
            Some(Ok(act)) => lesson.act(act, &mut desk.study.world(desk.now)),
            Some(Err(reason)) => writeln!(desk.output, "{reason}")?,
            None => {
                lesson.leave(&mut desk.study.world(desk.now));
                desk.record(&mut lesson);
                return Ok(());
            }
        }
    }
}

impl Spoken for PuzzleTraining {
    fn waits(&self) -> bool {
        !self
            .lesson()
            .is_some_and(|lesson| matches!(lesson.phase, PuzzlePhase::Opening { .. } | PuzzlePhase::Playing { .. }))
    }

    fn say(&self) -> Option<String> {
        let lesson = self.lesson()?;
        let comment = match &lesson.comment {
            PuzzleComment::Task => "Your move",
            PuzzleComment::Good => "Right, go on",
            PuzzleComment::Solved => "Solved",
            PuzzleComment::EquallyGood(_) => "Just as good",
            PuzzleComment::MoreToFind(_) => "There is more to find",
            PuzzleComment::Wrong(_) => "Wrong",
            PuzzleComment::Solution => "The solution",
            PuzzleComment::Undecided(_) | PuzzleComment::EngineFailed => "The judge cannot tell",
        };
        Some(match (lesson.phase, lesson.hint()) {
            (PuzzlePhase::Refuted, _) => {
                let line = write_line(lesson.puzzle.position, lesson.line.iter().copied());
                format!("{comment}: {}. Enter: try again", line.join(" "))
            }
            (PuzzlePhase::Solved | PuzzlePhase::Shown, _) => format!("{comment}. Enter: the next one"),
            (_, Some((_, right))) => format!("Hint: {}", write_move(&lesson.position, right)),
            _ => format!("{}{comment}: a move, h (hint), s (solution), n (next) or q", board(&lesson.position)),
        })
    }

    fn read(&self, line: &str) -> Result<PuzzleAct, String> {
        let Some(lesson) = self.lesson() else { return Err("There is no puzzle.".to_owned()) };
        Ok(match line {
            "" => PuzzleAct::Proceed,
            "h" => PuzzleAct::Hint,
            "s" => PuzzleAct::ShowSolution,
            "n" => PuzzleAct::Advance,
            text => PuzzleAct::Answer(read_move(&lesson.position, text).map_err(|error| error.to_string())?),
        })
    }
}

impl Spoken for EndingDrill {
    fn waits(&self) -> bool {
        self.phase() != DrillPhase::Waiting
    }

    fn say(&self) -> Option<String> {
        let rest = if matches!(self.phase(), DrillPhase::Over(_)) { "It is over: q" } else { "A move, h (hint) or b" };
        let last = self.made().last().and_then(Made::symbol).map(|symbol| format!("Your move: {symbol}. "));
        Some(format!("{}{}{rest}", board(self.position()), last.unwrap_or_default()))
    }

    fn read(&self, line: &str) -> Result<DrillAct, String> {
        Ok(match line {
            "h" => DrillAct::Hint,
            "b" => DrillAct::TakeBack,
            text => DrillAct::Play(read_move(self.position(), text).map_err(|error| error.to_string())?),
        })
    }
}

impl Spoken for NotationSession {
    fn waits(&self) -> bool {
        true
    }

    fn say(&self) -> Option<String> {
        let last = self.outcomes.last().map_or("", |last| if last.is_right { "Right. " } else { "Wrong. " });
        let Some(NotationQuestion::Square(square)) = self.question().filter(|_| self.phase != NotationPhase::Over)
        else {
            return None;
        };
        let (row, column) = (square.row() + 1, square.column() + 1);
        Some(format!("{last}Which square is in row {row} from above, column {column}?"))
    }

    fn read(&self, line: &str) -> Result<NotationAct, String> {
        Ok(match line {
            "" => NotationAct::Answer(NotationResponse::Nothing),
            "e" => NotationAct::End,
            text => NotationAct::Write(text.to_owned()),
        })
    }
}

impl Spoken for LessonRun {
    fn waits(&self) -> bool {
        !matches!(self.phase, LessonPhase::Replying(_))
    }

    fn say(&self) -> Option<String> {
        let comment = match &self.comment {
            LessonComment::Task => "Your move",
            LessonComment::Right => "Right",
            LessonComment::Found(_) => "There is another one",
            _ => "Wrong",
        };
        let asks = match self.phase {
            _ if self.place == Place::Over => return None,
            LessonPhase::Done => format!("{comment}. Enter: on"),
            _ if self.takes_squares() => {
                let names = SquareNames::of(self.variant());
                let wanted: Vec<String> = self.right_squares().iter().map(|&one| names.text(one).to_string()).collect();
                format!("Point at square {}: row and column", wanted.join(" "))
            }
            _ => format!("{}{comment}: a move", board(&self.position)),
        };
        Some(asks)
    }

    fn read(&self, line: &str) -> Result<LessonAct, String> {
        Ok(match line {
            "" => LessonAct::Advance,
            "h" => LessonAct::Hint,
            text if self.takes_squares() => {
                let at = |square: &Square| format!("{} {}", square.row() + 1, square.column() + 1) == text;
                let square = self.position.board_size().all_squares().find(at);
                LessonAct::Point(square.ok_or("There is no such square.")?)
            }
            text => LessonAct::Play(read_move(&self.position, text).map_err(Box::new)),
        })
    }
}

/// The named squares, each with its piece: `w` and `b` for men, `W` and `B` for kings.
fn board(position: &AnyPosition) -> String {
    let (names, pieces) = (SquareNames::of(position.variant()), write_hub(position).replace('e', " "));
    let cells = position.board_size().all_squares().zip(pieces.chars().skip(1)).map(|(square, piece)| {
        let start = ["\n", "\n    "].get(usize::from(square.column())).unwrap_or(&"    ");
        format!("{start}{:>3}{piece}", names.text(square).to_string())
    });
    format!("{}\n{} moves. ", cells.collect::<Vec<_>>().concat(), position.side_to_move())
}

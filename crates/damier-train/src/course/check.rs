//! Proves that lessons can be played as their data say.

use super::data::{Course, Lesson, Stage};
use super::draw::{CourseExerciseKind, Draw, ExerciseSource};
use super::gate::Gate;
use super::rules_exercise::{RulesExercise, read_choice, read_opening, written};
use super::scope;
use super::steps;
use super::values::Record;
use crate::arbiter::Case;
use crate::drill::{Difficulty, DrillPlan, Ending};
use crate::puzzle::filter::{Band, Filter};
use crate::unannounced::{TurnSource, Turns, can_ask};
use damier_endings::TableSet;
use damier_engine::{Judge, Level, Situation, Verdict};
use damier_puzzles::turn::Uses;
use damier_puzzles::{Entry, Theme};
use damier_rules::notation::{FenError, MoveError, read_fen, write_move};
use damier_rules::{AnyPosition, Move, Variant};

/// How many times as many exercises a source must have as a lesson run draws.
pub const FOLD: usize = 5;

/// How many rows of shots of a motif there must be where a gate asks for one: only first tries count.
const ROWS: usize = 2;

pub use super::scope::WIDEST;

/// The seeds tried for each case needed: most topics have few cases, and come upon the same ones again.
const SEEDS_PER_CASE: u64 = 20;

/// A fault of a lesson, or of the gates of a stage.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The lesson, or the stage.
    pub lesson: String,
    /// The step, counted from 1; `None` if it is not about a step.
    pub step: Option<usize>,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong with a lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum Problem {
    /// The position cannot be read.
    Position(FenError),
    /// The step asks for more than one thing.
    SeveralTasks,
    /// A move of the step is not legal.
    Move(MoveError),
    /// A move which the step calls right gives something away.
    Judged(String),
    /// A move which the step refuses is as good as one which it calls right.
    Refused(String),
    /// A claim of the step is not true.
    FalseClaim,
    /// The learner's side is lost, whatever it plays.
    Lost,
    /// The moves of the step have not been valued.
    Unvalued,
    /// The board has no square of this number.
    Square(u8),
    /// Nothing proves the squares or the answer that the step asks for.
    Unproven,
    /// The proof of the step is not true.
    Untrue,
    /// A line to be recalled cannot be played.
    Line(String),
    /// The engine has no level of this number.
    Level(u8),
    /// A lesson that it needs does not exist, or comes later.
    Needs(String),
    /// The lesson cites no source.
    NoSource,
    /// A gate asks for the exam of a stage that has none.
    NoExam,
    /// No puzzle has the tag that is asked for.
    NoTheme(Theme),
    /// It draws puzzles and states no band of ratings.
    NoBand,
    /// It states a band of ratings, and draws nothing that has a rating.
    IdleBand,
    /// Its band is wider than [`WIDEST`], or empty.
    Band(u16, u16),
    /// A source draws puzzles with ratings outside the band of the lesson.
    OutOfBand(u16, u16),
    /// It draws puzzles with a motif that neither it nor an earlier lesson teaches.
    Untaught(Theme),
    /// An entry of a bank of positions cannot be read.
    Choice(String),
    /// The judge does not tell the right moves of a position from the others.
    Blurred(String),
    /// The exercises cannot be drawn: so many are there, and so many are needed.
    TooFew {
        /// The kind of the exercises, 1 to 14.
        kind: u8,
        /// There are.
        found: usize,
        /// Needed.
        needed: usize,
    },
}

/// What a check needs from outside.
pub struct Means<'a> {
    /// The judge of the lines to be recalled.
    pub judge: &'a mut Judge,
    /// The values of the moves of the [positions](super::steps::appraisals) of the steps.
    pub values: &'a Record,
    /// The endings tables.
    pub tables: &'a TableSet,
    /// The puzzles.
    pub puzzles: &'a [Entry],
    /// The turns.
    pub turns: &'a mut Turns,
}

/// All faults of a course, except those of its words. Its lessons may need each other and those of `earlier`.
pub fn check(course: &Course, earlier: Option<&Course>, means: &mut Means<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut known: Vec<&str> = earlier.into_iter().flat_map(Course::lessons).map(|lesson| lesson.id.as_str()).collect();
    let mut taught: Vec<Theme> =
        earlier.into_iter().flat_map(Course::lessons).flat_map(|lesson| lesson.teaches.iter().cloned()).collect();
    for lesson in course.lessons() {
        let mut add = |step, problem| faults.push(Fault { lesson: lesson.id.clone(), step, problem });
        if lesson.sources.is_empty() {
            add(None, Problem::NoSource);
        }
        for missing in lesson.needs.iter().filter(|need| !known.contains(&need.as_str())) {
            add(None, Problem::Needs(missing.clone()));
        }
        for (place, step) in lesson.steps.iter().enumerate() {
            if let Err(problem) = steps::check(lesson, step, means.values) {
                add(Some(place + 1), problem);
            }
        }
        taught.extend(lesson.teaches.iter().cloned());
        for problem in scope::problems(lesson, &taught, means.judge) {
            add(None, problem);
        }
        for draw in &lesson.exercises {
            if let Err(problem) = check_source(lesson, &draw.source, means.judge) {
                add(None, problem);
            }
            let (found, needed) = (count(lesson, draw, means), FOLD * draw.count);
            if found < needed {
                let filter = draw.source.filter(lesson.variant);
                let too_few = Problem::TooFew { kind: draw.source.kind().number(), found, needed };
                add(None, filter.and_then(|filter| no_theme(&filter, means.puzzles)).unwrap_or(too_few));
            }
        }
        known.push(&lesson.id);
    }
    for stage in &course.stages {
        let problems = stage.gates.iter().filter_map(|gate| check_gate(stage, gate, means.puzzles));
        faults.extend(problems.map(|problem| Fault { lesson: stage.id.to_string(), step: None, problem }));
    }
    faults
}

/// The tag that a filter asks for, if no puzzle of its variant has it: it may be misspelt.
fn no_theme(filter: &Filter, puzzles: &[Entry]) -> Option<Problem> {
    let theme = filter.theme.clone()?;
    let of_theme = Filter { variant: filter.variant, theme: Some(theme.clone()), ..Filter::default() };
    (!puzzles.iter().any(|entry| of_theme.fits(entry))).then_some(Problem::NoTheme(theme))
}

/// What is wrong with a gate of a stage.
fn check_gate(stage: &Stage, gate: &Gate, puzzles: &[Entry]) -> Option<Problem> {
    match gate {
        Gate::Games { level, .. } => Level::new(*level).is_none().then_some(Problem::Level(*level)),
        Gate::Answers { lessons, .. } => {
            let is_missing = |id: &&String| stage.lessons.iter().all(|lesson| lesson.id != **id);
            lessons.iter().find(is_missing).map(|id| Problem::Needs(id.clone()))
        }
        Gate::Motif { theme, of, least, .. } => {
            let band = Band::Between(*least, u16::MAX);
            let filter =
                Filter { variant: Some(stage.variant()), theme: Some(theme.clone()), band, ..Filter::default() };
            let (found, needed) = (puzzles.iter().filter(|entry| filter.fits(entry)).count(), ROWS * of);
            let too_few = Problem::TooFew { kind: CourseExerciseKind::Shot.number(), found, needed };
            (found < needed).then(|| no_theme(&filter, puzzles).unwrap_or(too_few))
        }
        Gate::Exam { .. } => (stage.exam == 0).then_some(Problem::NoExam),
        _ => None,
    }
}

/// Whether games can be played against the level, and no move of a line to be recalled gives anything away.
fn check_source(lesson: &Lesson, source: &ExerciseSource, judge: &mut Judge) -> Result<(), Problem> {
    match source {
        ExerciseSource::Game { level, .. } | ExerciseSource::PlayOn { level, .. } if Level::new(*level).is_none() => {
            Err(Problem::Level(*level))
        }
        ExerciseSource::Recall { lines } => {
            let mut judged: Vec<Vec<Move>> = Vec::new();
            for text in lines {
                let line = read_opening(text, lesson.variant).ok_or_else(|| Problem::Line(text.clone()))?;
                let mut position = AnyPosition::start(lesson.variant);
                for (ply, &played) in (1..).zip(&line) {
                    let part = line[..ply].to_vec();
                    // Lines have their first moves in common.
                    if !judged.contains(&part) && gives_away(position, played, judge) {
                        return Err(Problem::Judged(write_move(&position, played)));
                    }
                    judged.push(part);
                    position = position.play_unchecked(played);
                }
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

fn gives_away(position: AnyPosition, played: Move, judge: &mut Judge) -> bool {
    judge.verdict(&Situation::from(position), played).is_ok_and(|verdict| matches!(verdict, Verdict::Lost { .. }))
}

/// How many exercises there are, up to the number needed where there is no end.
fn count(lesson: &Lesson, draw: &Draw, means: &mut Means<'_>) -> usize {
    let needed = FOLD * draw.count;
    let filter = draw.source.filter(lesson.variant);
    if let Some(trial) = draw.source.trial() {
        let scope = draw.source.scope(lesson.variant);
        let turns = means.turns.count(scope.source(), lesson.variant, scope.uses(trial), |turn| scope.fits(turn));
        let is_shot = |filter: &Filter, entry: &&Entry| filter.fits(entry) && can_ask(entry);
        let shots = filter.map(|filter| means.puzzles.iter().filter(|entry| is_shot(&filter, entry)).count());
        // Each exercise may be of either sort.
        return shots.map_or(turns, |shots| shots.min(turns));
    }
    if let Some(filter) = filter {
        return means.puzzles.iter().filter(|entry| filter.fits(entry)).count();
    }
    match &draw.source {
        ExerciseSource::Move { bank, .. } => {
            bank.iter().filter(|text| read_choice(text, lesson.variant).is_some()).count()
        }
        ExerciseSource::Questions { bank } => {
            bank.iter().filter(|text| written(text, lesson.variant).is_some()).count()
        }
        ExerciseSource::Win { ending } | ExerciseSource::Hold { ending } => {
            let is_win = matches!(draw.source, ExerciseSource::Win { .. });
            let Some(plan) = plan(lesson.variant, ending, is_win) else { return 0 };
            let mut starts: Vec<_> = (0..4 * needed as u64).filter_map(|seed| plan.draw(seed, means.tables)).collect();
            starts.sort_by_key(crate::start::Start::write);
            starts.dedup();
            starts.len()
        }
        // A game never goes the same way twice.
        ExerciseSource::Game { fen, .. } => {
            let is_open = read_fen(fen, lesson.variant).is_ok_and(|fen| !fen.position.legal_moves().is_empty());
            if is_open { needed } else { 0 }
        }
        source @ ExerciseSource::PlayOn { .. } => {
            means.turns.count(TurnSource::Games, lesson.variant, Uses::PEOPLE, |turn| source.fits(turn))
        }
        // A square or a line is asked more than once.
        ExerciseSource::Square { .. } => needed,
        ExerciseSource::Case { topic } => {
            let mut found = Vec::new();
            for seed in 0..SEEDS_PER_CASE * needed as u64 {
                let case =
                    Case::generate(*topic, &mut etude::random(seed)).map(|case| (case.facts, case.who, case.scene));
                found.extend(case.filter(|case| !found.contains(case)));
            }
            found.len()
        }
        source => {
            let mut found: Vec<RulesExercise> = Vec::new();
            for seed in 0..2 * needed as u64 {
                if let Some(task) = RulesExercise::of(source, lesson.variant, seed).filter(|task| !found.contains(task))
                {
                    found.push(task);
                }
            }
            found.len()
        }
    }
}

/// The drill of an ending named in a lesson.
#[must_use]
pub fn plan(variant: Variant, ending: &str, is_win: bool) -> Option<DrillPlan> {
    let role = if is_win { "win" } else { "hold" };
    let ending = Ending::of_item(variant, &format!("{role} {ending}"))?;
    Some(DrillPlan::random(ending, Difficulty::Any))
}

//! `damier course`.

use std::io::Write as _;
use std::num::NonZero;
use std::path::PathBuf;
use std::process::ExitCode;
use std::thread::available_parallelism;

use anyhow::{Context as _, Result, bail};
use clap::{Args, Subcommand};
use serde::Serialize;

use super::output;
use super::progress_bar::{Counted, ProgressBar};
use crate::lessons::{self, Lessons, prove_words, rulebook};
use crate::progress_tables::course as course_progress;
use crate::shipped;
use crate::words::{self, Language, say};
use damier_app::home::progress_file;
use damier_app::store::Store;
use damier_endings::TableSet;
use damier_engine::Judge;
use damier_train::attempt::Subject;
use damier_train::course::check::{Means, check};
use damier_train::course::draw::CourseExerciseKind;
use damier_train::course::steps::appraisals;
use damier_train::course::values::{Appraisal, Record, value_all};
use damier_train::course::{Course, LessonTopic, StageId};
use damier_train::history::History;
use damier_train::unannounced::Turns;
use etude_files::{Access, list_folder};
use etude_text::complain;
use etude_text::plain::Form;

/// Positions that the judge visits for a move of a line to be recalled.
const NODES: u64 = 400_000;

#[derive(Args, Debug)]
pub struct CourseArgs {
    #[command(subcommand)]
    command: CourseCommand,
}

// What is public is documented, and clap takes documentation for help: that of `about` takes its place.
#[derive(Subcommand, Debug)]
enum CourseCommand {
    /// Proves every lesson.
    #[command(about = say().cli_course_check())]
    Check(ProofArgs),
    /// Lists the lessons.
    #[command(about = say().cli_course_list())]
    List(ListArgs),
    /// Writes the results as CSV.
    #[command(about = say().cli_course_export())]
    Export,
    /// Writes the table of the articles of the rule books.
    #[command(about = say().cli_course_rulebook())]
    Rulebook,
    /// Writes the page of a stage.
    #[command(about = say().cli_course_page())]
    Page(PageArgs),
}

#[derive(Args, Debug)]
struct FolderArgs {
    #[arg(value_name = say().value_folder(), help = say().cli_course_folder())]
    folder: Option<PathBuf>,
}

#[derive(Args, Debug)]
struct ProofArgs {
    #[command(flatten)]
    folder: FolderArgs,
    #[arg(long, value_name = say().value_file(), help = say().cli_course_record())]
    record: Option<PathBuf>,
    #[arg(long, help = say().cli_course_again())]
    again: bool,
}

#[derive(Args, Debug)]
struct ListArgs {
    #[arg(long, help = say().cli_course_json())]
    json: bool,
    #[command(flatten)]
    folder: FolderArgs,
}

#[derive(Args, Debug)]
struct PageArgs {
    #[arg(value_name = say().value_name(), help = say().cli_course_stage())]
    stage: String,
    #[command(flatten)]
    folder: FolderArgs,
}

impl FolderArgs {
    /// The lessons of the folder, if one is named. It has to have some.
    fn own(&self) -> Result<Option<Lessons>> {
        let Some(folder) = self.folder.as_deref() else { return Ok(None) };
        let name = || folder.display().to_string();
        list_folder(folder).with_context(name)?;
        let own = Lessons::of_folder(folder)?;
        if own.course.lessons().next().is_none() {
            bail!(say().course_no_lessons(name()));
        }
        Ok(Some(own))
    }

    /// The shipped lessons, and those of the folder.
    fn lessons(&self) -> Result<Lessons> {
        let mut lessons = Lessons::shipped()?;
        if let Some(own) = self.own()? {
            lessons.add(own)?;
        }
        Ok(lessons)
    }
}

/// Runs the command.
///
/// # Errors
///
/// Unusable lessons, an unreadable database, or a failure to write.
pub fn run(args: &CourseArgs) -> Result<ExitCode> {
    match &args.command {
        CourseCommand::Check(args) => prove(args),
        CourseCommand::List(args) => list(&args.folder.lessons()?, args.json),
        CourseCommand::Export => export(),
        CourseCommand::Rulebook => output::write_text(Form::Exact, rulebook::table(&Lessons::shipped()?)),
        CourseCommand::Page(args) => page(&args.stage, args.folder.own()?.as_ref()),
    }
}

fn prove(args: &ProofArgs) -> Result<ExitCode> {
    let (shipped, own) = (Lessons::shipped()?, args.folder.own()?);
    if let Some(own) = &own {
        shipped.refuse_twice(own)?;
    }
    let (lessons, earlier) = own.as_ref().map_or((&shipped, None), |own| (own, Some(&shipped.course)));
    let tables = shipped::tables();
    let values = values(&lessons.course, args, &tables)?;
    let collection = shipped::collection();
    let mut judge = Judge::new(NODES, &tables);
    let mut turns = Turns::new(shipped::turns).with_trap_lines(shipped::trap_lines);
    let (judge, turns) = (&mut judge, &mut turns);
    let mut means = Means { judge, values: &values, tables: &tables, puzzles: collection.entries(), turns };
    let faults = check(&lessons.course, earlier, &mut means);
    let of_words = prove_words(lessons);
    let faults: Vec<String> = faults.iter().map(words::fault).chain(of_words.iter().map(words::word_fault)).collect();
    for fault in &faults {
        complain!("{fault}");
    }
    if !faults.is_empty() {
        return Ok(ExitCode::FAILURE);
    }
    let course = &lessons.course;
    let steps: usize = course.lessons().map(|lesson| lesson.steps.len()).sum();
    let told = [say().course_check_sound(course.lessons().count(), steps)];
    // Other lessons have the languages that they have.
    let languages = if own.is_none() { languages() } else { Vec::new() };
    let lines: String = languages.into_iter().chain(told).map(|line| line + "\n").collect();
    output::write_text(Form::Sentences, lines)
}

/// How complete each language is, and which of its files are not.
fn languages() -> Vec<String> {
    let mut lines = Vec::new();
    for &language in Language::iter() {
        let screens = words::catalogue(language);
        let (of_screens, of_lessons) = (screens.share().percent(), lessons::share(language).percent());
        lines.push(say().course_language(&*language, of_screens, of_lessons));
        let files = screens.files.iter().map(|file| ("locales", file));
        let files = files.chain(lessons::shares(language).map(|file| ("lessons", file)));
        for (folder, share) in files.filter(|(_, share)| share.own < share.all) {
            lines.push(format!("  {folder}/{}/{}: {}%", language, share.file, share.percent()));
        }
        if !lessons::checks_force(language) {
            lines.push(say().course_unchecked(&*language));
        }
    }
    lines
}

/// The values of all moves in the positions of a course: those on record, and the others found now. With a file, they are
/// read from it first, and written to it.
fn values(course: &Course, args: &ProofArgs, tables: &TableSet) -> Result<Record> {
    let appraisals = appraisals(course);
    let mut known = Record::default();
    if !args.again {
        known = lessons::record();
        if let Some(path) = args.record.as_deref().filter(|path| path.exists()) {
            known.take_over(lessons::read_record(path)?);
        }
    }
    let (answered, open): (Vec<Appraisal>, Vec<Appraisal>) =
        appraisals.into_iter().partition(|appraisal| known.answers(appraisal));
    let mut values = Record::default();
    for appraisal in answered {
        values.keep(appraisal.position, &known);
    }
    let threads = available_parallelism().map_or(1, NonZero::get);
    let mut bar = ProgressBar::new(Counted::Positions, open.len());
    let mut done = 0;
    value_all(&open, tables, threads, |valued| {
        values.add(open[valued.appraisal].position, valued.values);
        done += 1;
        bar.show(done);
    });
    if let Some(path) = &args.record {
        etude_files::replace(path, values.write().as_bytes(), Access::Usual)
            .with_context(|| say().cli_cannot_write(path.display().to_string()))?;
    }
    Ok(values)
}

/// A lesson, for scripts.
#[derive(Serialize)]
struct Listed<'a> {
    id: &'a str,
    stage: &'a StageId,
    name: String,
    steps: usize,
    exercises: Vec<ListedExercise>,
    /// The lowest and the highest rating of its puzzles.
    #[serde(skip_serializing_if = "Option::is_none")]
    band: Option<(u16, u16)>,
    needs: &'a [String],
    sources: &'a [String],
}

#[derive(Serialize)]
struct ListedExercise {
    kind: String,
    count: usize,
}

fn list(lessons: &Lessons, json: bool) -> Result<ExitCode> {
    let exercise = |kind: CourseExerciseKind, count| ListedExercise { kind: format!("E{}", kind.number()), count };
    let listed = lessons.course.stages.iter().flat_map(|stage| {
        stage.lessons.iter().map(|lesson| Listed {
            id: &lesson.id,
            stage: &stage.id,
            name: lessons.text_in(words::language(), &lesson.id).unwrap_or_default(),
            steps: lesson.steps.len(),
            exercises: lesson.exercises.iter().map(|draw| exercise(draw.source.kind(), draw.count)).collect(),
            band: lesson.band,
            needs: &lesson.needs,
            sources: &lesson.sources,
        })
    });
    let listed: Vec<Listed> = listed.collect();
    output::write(Form::json_if(json), |out| {
        if json {
            writeln!(out, "{}", serde_json::to_string(&listed)?)?;
        } else {
            for lesson in &listed {
                writeln!(out, "{} {} {}", lesson.stage, lesson.id, lesson.name)?;
            }
        }
        Ok(ExitCode::SUCCESS)
    })
}

/// Says on the standard error why the player's own lessons are left out, if they are.
fn tell_left_out() {
    if let Some(reason) = lessons::own_error() {
        complain!("{}", say().course_own_left_out(words::lessons_error(reason)));
    }
}

/// Everything done so far; nothing before the first exercise.
fn history() -> Result<History> {
    match progress_file().filter(|path| path.exists()) {
        Some(path) => Ok(History::of(Store::open_to_read(&path)?.attempts()?)),
        None => Ok(History::default()),
    }
}

fn export() -> Result<ExitCode> {
    tell_left_out();
    let history = history()?;
    let mut table = csv::Writer::from_writer(Vec::new());
    table.write_record(["day", "stage", "lesson", "kind", "right", "of", "passed", "seconds"])?;
    for exercise in history.attempts().iter().map(|attempt| &attempt.exercise) {
        let Subject::Lesson { topic, answers } = &exercise.subject else { continue };
        let (stage, lesson, kind) = match topic {
            LessonTopic::Lesson(id) => {
                let stage = lessons::course().stage_of(id).map(|stage| stage.id.to_string());
                (stage.unwrap_or_default(), id.clone(), "lesson")
            }
            LessonTopic::Exam(stage) => (stage.to_string(), String::new(), "exam"),
        };
        let right = answers.iter().filter(|answer| answer.right).count();
        let is_passed = exercise.credit == etude::effort::Credit::Full;
        table.write_record([
            exercise.moment.day.to_string(),
            stage,
            lesson,
            kind.to_owned(),
            right.to_string(),
            answers.len().to_string(),
            if is_passed { "yes" } else { "no" }.to_owned(),
            (exercise.millis / 1_000).to_string(),
        ])?;
    }
    let text = table.into_inner()?;
    output::write_text(Form::Exact, text)
}

fn page(stage: &str, own: Option<&Lessons>) -> Result<ExitCode> {
    let course = if let Some(own) = own {
        &own.course
    } else {
        tell_left_out();
        lessons::course()
    };
    let text = |id: &str| match own {
        Some(own) => own.text_in(words::language(), id).unwrap_or_default(),
        None => lessons::text(id),
    };
    let wanted = StageId(stage.to_uppercase());
    let found = course.stage(&wanted).or_else(|| course.stage(&StageId(stage.to_owned())));
    let Some(stage) = found else {
        bail!(say().course_no_stage(stage, words::stages(course.stages.iter().map(|stage| &stage.id))));
    };
    let history = history()?;
    let name = text(&lessons::stage_key(&stage.id));
    output::write(Form::Sentences, |out| {
        writeln!(out, "{}\n", say().course_stage(stage.id.to_string(), name))?;
        for line in course_progress::page(stage, &history, text) {
            writeln!(out, "{}", line.trim_end())?;
        }
        Ok(ExitCode::SUCCESS)
    })
}

//! The `yonsan` command.

use std::env;
use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use etude::calendar::Day;
use etude_plain::host::{Pace, is_wanted, start_again};
use etude_store::settings::load;
use etude_store::wall::WallClock;
use etude_text::complain;
use etude_tui::color::ColorDepth;
use yonsan::memory::HOME;
use yonsan::plain;
use yonsan::screen::{self, Options};
use yonsan::settings::{FaceChoice, Settings};
use yonsan::train::course::check::check;
use yonsan::train::position_text::read_typed;
use yonsan::words::lessons::{Articles, Lessons};
use yonsan::words::{self, Language};
use yonsan_rules::Puzzle;

/// A terminal trainer for five-in-a-row with forbidden moves (renju).
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// Seed of every random choice
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,
    /// Lines instead of a screen, for speech, braille and scripts; also `YONSAN_PLAIN=1`
    #[arg(long)]
    plain: bool,
    /// A clock that starts at noon of this day, YYYY-MM-DD, and goes by the program's own time; in a script a line takes a second
    #[arg(long, value_name = "DAY", value_parser = |text: &str| text.parse::<Day>().map_err(|_| "write it as 2026-11-26"))]
    date: Option<Day>,
    /// Language
    #[arg(long, value_name = "LANGUAGE", value_parser = ["en", "zh-CN"])]
    lang: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

/// What to do instead of training.
#[derive(Debug, Subcommand)]
enum Command {
    /// Lessons
    #[command(subcommand)]
    Course(CourseCommand),
    /// Analyse a position: a file (.pos, or a text), or points in quotation marks: "h8 i9 g7", "h8 h9 / i9"
    Analyse {
        /// The name of a file, or a position
        #[arg(value_name = "FILE OR POSITION")]
        position: String,
    },
}

#[derive(Debug, Subcommand)]
enum CourseCommand {
    /// Prove every lesson
    Check,
}

/// Proves the lessons and lists what is wrong.
fn check_course(puzzles: &[Puzzle]) -> ExitCode {
    let (lessons, articles) = match (Lessons::read(), Articles::read()) {
        (Ok(lessons), Ok(articles)) => (lessons, articles),
        (Err(error), _) => return fail(&error),
        (_, Err(error)) => return fail(&error),
    };
    let faults = check(&lessons.course, puzzles, |id| articles.has(id));
    for fault in &faults {
        complain!("yonsan: {fault}");
    }
    if !faults.is_empty() {
        return ExitCode::FAILURE;
    }
    let steps: usize = lessons.course.lessons().map(|lesson| lesson.steps.len()).sum();
    let count = lessons.course.lessons().count();
    if writeln!(io::stdout(), "{}", words::say().course_sound(count, steps)).is_err() {
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn fail(error: &dyn Error) -> ExitCode {
    complain!("yonsan: {error}");
    ExitCode::from(2)
}

fn main() -> ExitCode {
    let args = Args::parse();
    let variable = |name: &str| env::var(name).ok();
    let given = match args.lang.as_deref() {
        // No Chinese can be written in ASCII.
        _ if args.ascii => Some(Language::En),
        Some("zh-CN") => Some(Language::ZhCN),
        Some(_) => Some(Language::En),
        None => None,
    };
    let language = (given, words::language_of_system(variable).unwrap_or_default());
    let (settings_file, progress) = (HOME.settings_file(), HOME.progress_file());
    let settings = settings_file.as_deref().map(load::<Settings>).unwrap_or_default();
    let is_first = ![&settings_file, &progress].into_iter().flatten().any(|file| file.exists());
    words::speak(words::chosen(settings.0.language, language));
    let puzzles = match yonsan_rules::collection() {
        Ok(puzzles) => puzzles,
        Err(error) => return fail(&error),
    };
    let opens = match &args.command {
        Some(Command::Course(CourseCommand::Check)) => return check_course(&puzzles),
        Some(Command::Analyse { position }) => match read_typed(position) {
            Ok(given) => Some(given),
            Err(error) => {
                complain!("yonsan: {position}: {}", words::unread(&error));
                return ExitCode::from(2);
            }
        },
        None => None,
    };
    let has_colors = variable("NO_COLOR").is_none_or(|value| value.is_empty());
    let colors = has_colors.then(|| ColorDepth::of(variable("COLORTERM").as_deref(), variable("TERM").as_deref()));
    let (face, plain) = (settings.0.face, variable("YONSAN_PLAIN"));
    let is_plain = is_wanted(args.plain, plain.as_deref(), face == FaceChoice::Plain);
    let options = Options {
        seed: args.seed,
        is_ascii: args.ascii,
        colors,
        puzzles,
        is_first,
        opens,
        progress,
        settings,
        settings_file,
        language,
        clock: args.date.map_or(WallClock::System, WallClock::noon_of),
    };
    if is_plain {
        let pace = if args.date.is_some() { Pace::Script } else { Pace::Clock };
        return plain::host::run(options, pace).unwrap_or_else(|error| fail(&error));
    }
    match screen::run(options) {
        // The first questions have been answered with the other face.
        Ok(settings) if is_first && settings.face == FaceChoice::Plain => {
            start_again("--plain").unwrap_or_else(|error| fail(&error))
        }
        Ok(_) => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

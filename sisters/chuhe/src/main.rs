//! The `chuhe` command.

use std::env;
use std::error::Error;
use std::io::{self, IsTerminal as _, Write as _, stdin};
use std::process::ExitCode;

use chuhe::memory::HOME;
use chuhe::plain;
use chuhe::screen::{self, Options};
use chuhe::settings::{FaceChoice, Settings};
use chuhe::train::analysis::read_typed;
use chuhe::train::course::check::check;
use chuhe::train::mates::MatePuzzle;
use chuhe::words::lessons::Lessons;
use chuhe::words::{self, Language};
use chuhe_tables::{Class, Tables};
use clap::{Parser, Subcommand};
use etude::calendar::Day;
use etude_plain::host::{Pace, is_wanted, start_again};
use etude_store::settings::load;
use etude_store::wall::WallClock;
use etude_text::complain;
use etude_tui::color::ColorDepth;

/// A terminal trainer for xiangqi (Chinese chess).
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// Seed of every random choice
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,
    /// Lines instead of a screen, for speech, braille and scripts; also `CHUHE_PLAIN=1`
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
    /// Answer another program by UCI
    Uci,
    /// Analyse a position or a game
    Analyse {
        /// The name of a file (.txt, .pgn, .xqf), or in quotation marks a FEN, `DhtmlXQ` text, or moves
        #[arg(value_name = "FILE OR TEXT")]
        given: String,
    },
    /// Tables of endings
    #[command(subcommand)]
    Endings(EndingsCommand),
    /// Lessons
    #[command(subcommand)]
    Course(CourseCommand),
}

#[derive(Debug, Subcommand)]
enum EndingsCommand {
    /// Solve a class that is not shipped, and keep it
    Build {
        /// The class: pieces of the attacker, v, those of the defender, such as `PP v AB`
        class: Class,
    },
}

#[derive(Debug, Subcommand)]
enum CourseCommand {
    /// Prove every lesson
    Check,
}

/// Proves the lessons and lists what is wrong.
fn check_course() -> ExitCode {
    let lessons = match Lessons::read() {
        Ok(lessons) => lessons,
        Err(error) => return fail(&error),
    };
    let faults = check(&lessons.course, &MatePuzzle::collection(), |id| lessons.articles().has_article(id));
    for fault in &faults {
        complain!("chuhe: {fault}");
    }
    if !faults.is_empty() {
        return ExitCode::FAILURE;
    }
    let steps: usize = lessons.course.lessons().map(|lesson| lesson.steps.len()).sum();
    let said = words::say().course_sound(lessons.course.lessons().count(), steps);
    if writeln!(io::stdout(), "{said}").is_err() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Whether the screen is the console of Linux, whose font has no Chinese.
fn is_linux_console(term: Option<&str>) -> bool {
    term == Some("linux") && io::stdout().is_terminal()
}

fn fail(error: &dyn Error) -> ExitCode {
    complain!("chuhe: {error}");
    ExitCode::from(2)
}

fn main() -> ExitCode {
    let args = Args::parse();
    let variable = |name: &str| env::var(name).ok();
    let is_ascii = args.ascii || is_linux_console(variable("TERM").as_deref());
    let given = match args.lang.as_deref() {
        // No Chinese can be written in ASCII.
        _ if is_ascii => Some(Language::En),
        Some("zh-CN") => Some(Language::ZhCN),
        Some(_) => Some(Language::En),
        None => None,
    };
    let language = (given, words::language_of_system(variable).unwrap_or_default());
    let (settings_file, progress) = (HOME.settings_file(), HOME.progress_file());
    let settings = settings_file.as_deref().map(load::<Settings>).unwrap_or_default();
    let is_first = ![&settings_file, &progress].into_iter().flatten().any(|file| file.exists());
    words::speak(words::chosen(settings.0.language, language));
    let tables = progress.as_deref().and_then(|file| Some(file.parent()?.join("endings")));
    let opens = match args.command {
        Some(Command::Uci) => {
            return match chuhe_engine::uci::serve(stdin().lock(), io::stdout()) {
                Ok(()) => ExitCode::SUCCESS,
                Err(error) => fail(&error),
            };
        }
        Some(Command::Endings(EndingsCommand::Build { class })) => {
            return match Tables::new(tables).build(&class, &mut |class| complain!("{class}")) {
                Ok(()) => ExitCode::SUCCESS,
                Err(error) => fail(&error),
            };
        }
        Some(Command::Course(CourseCommand::Check)) => return check_course(),
        Some(Command::Analyse { given }) => match read_typed(&given) {
            Ok(record) => Some(record),
            Err(error) => return fail(&error),
        },
        None => None,
    };
    let has_colors = variable("NO_COLOR").is_none_or(|value| value.is_empty());
    let colors = has_colors.then(|| ColorDepth::of(variable("COLORTERM").as_deref(), variable("TERM").as_deref()));
    let (face, variable) = (settings.0.face, variable("CHUHE_PLAIN"));
    let is_plain = is_wanted(args.plain, variable.as_deref(), face == FaceChoice::Plain);
    let options = Options {
        seed: args.seed,
        is_ascii,
        colors,
        mates: MatePuzzle::collection(),
        progress,
        tables,
        settings,
        settings_file,
        language,
        opens,
        is_first,
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

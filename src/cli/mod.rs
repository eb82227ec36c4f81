//! The command line: one file per subcommand, each a thin caller of a library.
//!
//! Exit codes: 0 for success, 1 when a check has found something wrong, 2 for unusable input. With 2, nothing has been
//! written, and the standard error says what is wrong and where.

mod analyse;
mod ballots;
mod bench;
mod children;
mod course;
mod dxp;
mod encoding;
mod endings;
mod find;
mod help;
mod hub;
mod import;
mod mail;
mod manual;
mod mistakes;
mod moves;
mod openings;
mod output;
mod pdn;
mod perft;
mod position;
mod progress;
mod progress_bar;
mod puzzles;
mod repertoire;
mod sheet;
mod stats;
pub mod trainer;
mod values;

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory, Error, FromArgMatches, Parser, Subcommand};

use crate::words::{self, GivenLanguage, Language, say};
use damier_app::home;
use damier_app::settings::Settings;
use etude_text::complain;
use etude_text::plain::is_read_in_ascii;

/// The version, with the commit it was built from if that is known.
const VERSION: &str = env!("DAMIER_VERSION");

#[derive(Parser, Debug)]
#[command(
    name = "damier",
    version = VERSION,
    about = say().cli_about(),
    args_conflicts_with_subcommands = true,
    after_help = manual::short(),
    after_long_help = manual::long()
)]
struct Cli {
    #[command(flatten)]
    trainer: trainer::TrainerArgs,
    #[command(subcommand)]
    command: Option<CliCommand>,
}

/// A subcommand with its arguments.
// What is public is documented, and clap takes documentation for help: that of `about` takes its place.
#[derive(Subcommand, Debug)]
pub enum CliCommand {
    /// Counts the leaves of the move tree.
    #[command(about = say().cli_perft())]
    Perft(perft::PerftArgs),
    /// Lists the legal moves of positions.
    #[command(about = say().cli_moves())]
    Moves(moves::MovesArgs),
    /// Checks or formats PDN files.
    #[command(about = say().cli_pdn())]
    Pdn(pdn::PdnArgs),
    /// Verifies, lists, shows, imports and exports puzzles.
    #[command(about = say().cli_puzzles())]
    Puzzles(puzzles::PuzzlesArgs),
    /// Writes diagrams to print.
    #[command(about = say().cli_sheet())]
    Sheet(sheet::SheetArgs),
    /// Queries, lists, verifies and builds endings tables.
    #[command(about = say().cli_endings())]
    Endings(endings::EndingsArgs),
    /// Finds a position in puzzles and games.
    #[command(about = say().cli_find())]
    Find(find::FindArgs),
    /// Lists what is known about an opening.
    #[command(about = say().cli_openings())]
    Openings(openings::OpeningsArgs),
    /// Keeps the player's own opening moves.
    #[command(about = say().cli_repertoire())]
    Repertoire(repertoire::RepertoireArgs),
    /// Searches the player's own games for missed shots and spoilt endings.
    #[command(about = say().cli_import())]
    Import(import::ImportArgs),
    /// Exports, imports or backs up progress.
    #[command(about = say().cli_progress())]
    Progress(progress::ProgressArgs),
    /// Checks, lists and exports the course.
    #[command(about = say().cli_course())]
    Course(course::CourseArgs),
    /// Shows the statistics of progress.
    #[command(about = say().cli_stats())]
    Stats(stats::StatsArgs),
    /// Analyses a position or annotates games.
    #[command(about = say().cli_analyse())]
    Analyse(analyse::AnalyseArgs),
    /// Runs the engine for another program.
    #[command(about = say().cli_hub())]
    Hub,
    /// Plays against another program.
    #[command(about = say().cli_dxp())]
    Dxp(dxp::DxpArgs),
    /// Plays by correspondence, with files.
    #[command(about = say().cli_mail())]
    Mail(mail::MailArgs),
    /// Measures the search.
    #[command(about = say().cli_bench())]
    Bench(bench::BenchArgs),
    /// Writes a completion script.
    #[command(about = say().cli_completions())]
    Completions(manual::CompletionsArgs),
    /// Writes the manual page.
    #[command(about = say().cli_man())]
    Man,
}

/// What the command line asks for.
#[derive(Debug)]
pub enum Invocation {
    /// The trainer.
    Trainer(trainer::TrainerArgs),
    /// A subcommand.
    Command(CliCommand),
}

/// The language that the command line and the environment ask for.
#[must_use]
pub fn given_language() -> GivenLanguage {
    let arguments: Vec<OsString> = env::args_os().collect();
    GivenLanguage::of(&arguments, |name| env::var(name).ok())
}

/// The language that the command line, the settings or the environment choose; English on a terminal that cannot show
/// others. It must be spoken before [`read`], which words the help.
#[must_use]
pub fn language() -> Language {
    if is_read_in_ascii() {
        return Language::En;
    }
    let settings = home::settings_file().map(|file| etude_store::settings::load::<Settings>(&file).0);
    given_language().with(&settings.unwrap_or_default().language)
}

/// Reads the arguments. Help, version and mistakes end the program here.
#[must_use]
pub fn read() -> Invocation {
    let arguments = words::language_after_command(env::args_os().collect());
    let Cli { trainer, command } = parsed(arguments).unwrap_or_else(|error| {
        if error.use_stderr() {
            // It repeats the arguments, which may hold escape sequences.
            complain!("{}", mistakes::told(&error));
        } else {
            help::show(&error);
        }
        std::process::exit(error.exit_code())
    });
    command.map_or(Invocation::Trainer(trainer), Invocation::Command)
}

fn parsed(arguments: Vec<OsString>) -> Result<Cli, Error> {
    let mut matches = help::worded(Cli::command()).try_get_matches_from(arguments)?;
    if let Some(arguments) = help::wanted(&matches) {
        matches = help::worded(Cli::command()).try_get_matches_from(arguments)?;
    }
    Cli::from_arg_matches(&matches)
}

/// Runs a subcommand.
///
/// # Errors
///
/// Unusable input, or a failure to write.
pub fn run(command: CliCommand) -> anyhow::Result<ExitCode> {
    match command {
        CliCommand::Perft(args) => perft::run(&args),
        CliCommand::Moves(args) => moves::run(&args),
        CliCommand::Pdn(args) => pdn::run(&args),
        CliCommand::Puzzles(args) => puzzles::run(args),
        CliCommand::Sheet(args) => sheet::run(&args),
        CliCommand::Endings(args) => endings::run(&args),
        CliCommand::Find(args) => find::run(&args),
        CliCommand::Openings(args) => openings::run(&args),
        CliCommand::Repertoire(args) => repertoire::run(&args),
        CliCommand::Import(args) => import::run(&args),
        CliCommand::Progress(args) => progress::run(&args),
        CliCommand::Course(args) => course::run(&args),
        CliCommand::Stats(args) => stats::run(&args),
        CliCommand::Analyse(args) => analyse::run(&args),
        CliCommand::Hub => hub::run(),
        CliCommand::Dxp(args) => dxp::run(&args),
        CliCommand::Mail(args) => mail::run(&args),
        CliCommand::Bench(args) => bench::run(&args),
        CliCommand::Completions(args) => manual::completions(&args, help::worded(Cli::command())),
        CliCommand::Man => manual::man(help::worded(Cli::command())),
    }
}

/// The exit code of a run; an error is reported on the standard error.
#[must_use]
pub fn exit_code(done: anyhow::Result<ExitCode>) -> ExitCode {
    done.unwrap_or_else(|error| {
        complain!("{}", say().cli_error(words::error_chain(&error)));
        ExitCode::from(output::UNUSABLE)
    })
}

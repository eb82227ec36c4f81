//! Starts the trainer from the command line.

use std::path::Path;
use std::process::ExitCode;

use anyhow::Context as _;

use crate::cli;
use crate::cli::trainer::{TrainerArgs, settings};
use crate::plain::{self, Pace};
use crate::shipped;
use crate::tui::{self, Options, TerminalKind};
use crate::words::{self, say};
use damier_app::home;
use damier_app::settings::{Face, PieceSet};
use damier_app::store::Store;
use damier_app::store::pdn_files::read;
use damier_rules::Variant;
use damier_train::analysis::{GameInFile, Opening, OpeningRequest};
use etude_plain::host::{is_wanted, start_again};
use etude_store::wall::WallClock;
use etude_text::plain::plain as harmless;
use etude_tui::color::ColorDepth;

/// Opens the trainer.
///
/// # Errors
///
/// When there is no terminal, the puzzle does not exist, or the analysis cannot be opened.
pub fn run(args: TrainerArgs) -> anyhow::Result<ExitCode> {
    let settings_file = args.config.or_else(home::settings_file);
    let (settings, mut complaints) = settings(settings_file.as_deref());
    let variable = |name: &str| std::env::var(name).ok();
    let foreign = words::foreign_characters(variable);
    complaints.extend(foreign.as_ref().map(|name| say().foreign_characters(harmless(name))));
    let analyse = args
        .analyse
        .as_ref()
        .map(|text| opening(text, args.game, args.variant.unwrap_or(settings.variant)))
        .transpose()?;
    let progress = home::progress_file();
    let asks_for = args.puzzle.is_some() || args.puzzles.is_some() || analyse.is_some();
    let is_set = settings.face == Face::Plain;
    let is_plain = is_wanted(args.plain, variable("DAMIER_PLAIN").as_deref(), is_set);
    let face = if is_plain { Face::Plain } else { Face::Screen };
    let pace = if args.date.is_some() { Pace::Script } else { Pace::Clock };
    let is_set = is_there(settings_file.as_deref()) || is_there(home::settings_file().as_deref());
    let options = Options {
        is_first: !asks_for && !is_set && !has_attempts(progress.as_deref()),
        analyse: analyse.map(Box::new),
        seed: args.seed,
        puzzle: args.puzzle,
        puzzles: args.puzzles,
        // https://no-color.org: any value but an empty one counts.
        monochrome: std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()),
        language: cli::given_language(),
        clock: args.date.map_or(WallClock::System, WallClock::noon_of),
        face,
        progress,
        pieces: args.ascii.then_some(PieceSet::Ascii),
        graphics: args.graphics,
        terminal: match variable("TERM").as_deref() {
            Some("linux") => TerminalKind::Console,
            None | Some("dumb" | "" | "vt52" | "unknown" | "emacs") => TerminalKind::Silent,
            Some(_) => TerminalKind::Asked,
        },
        is_ascii: foreign.is_some(),
        colors: ColorDepth::of(variable("COLORTERM").as_deref(), variable("TERM").as_deref()),
        settings,
        settings_file,
        complaints,
        tables: shipped::tables(),
        turns: shipped::Opening::default(),
        games: home::data_folder(),
    };
    if face == Face::Plain {
        return Ok(plain::run(&options, pace)?);
    }
    match tui::run(&options)? {
        // The first questions have been answered with the other face.
        Some(settings) if settings.face == Face::Plain && options.is_first => Ok(start_again("--plain")?),
        _ => Ok(ExitCode::SUCCESS),
    }
}

/// Whether there is a file at a path; without a path nothing can be told.
fn is_there(path: Option<&Path>) -> bool {
    path.is_none_or(Path::exists)
}

/// Whether anything was ever trained. The database alone does not say so: it is created before the first questions are
/// answered.
fn has_attempts(progress: Option<&Path>) -> bool {
    let Some(path) = progress else { return true };
    path.exists() && !Store::open_to_read(path).and_then(|store| store.is_empty()).unwrap_or(false)
}

/// The position or game to analyse.
fn opening(text: &str, number: usize, variant: Variant) -> anyhow::Result<Opening> {
    match OpeningRequest::read(text, variant).with_context(|| format!("--analyse \"{text}\""))? {
        OpeningRequest::Position(opening) => Ok(*opening),
        OpeningRequest::File(name) => {
            let game = read(&name, number, variant).context("--analyse")?;
            Ok(Opening { source: Some(GameInFile { name, number, variant }), ..Opening::from(game) })
        }
    }
}

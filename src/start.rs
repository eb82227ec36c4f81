//! Starts the trainer from the command line.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;

use crate::cli;
use crate::cli::trainer::{TrainerArgs, settings};
use crate::settings::PieceSet;
use crate::shipped;
use crate::store;
use crate::store::pdn_files::read;
use crate::tui::theme::ColorDepth;
use crate::tui::{self, Options};
use damier_rules::Variant;
use damier_train::analysis::{Opening, OpeningRequest, Source};

/// Opens the trainer.
///
/// # Errors
///
/// When there is no terminal, the puzzle does not exist, or the analysis cannot be opened.
pub fn run(args: TrainerArgs) -> anyhow::Result<ExitCode> {
    let settings_file = args.config.or_else(store::settings::default_path);
    let (settings, complaints) = settings(settings_file.as_deref());
    let variable = |name| std::env::var(name).ok();
    let analyse = args
        .analyse
        .as_ref()
        .map(|text| opening(text, args.game, args.variant.unwrap_or(settings.variant)))
        .transpose()?;
    let progress = store::default_path();
    let is_there = |path: &Option<PathBuf>| path.as_ref().is_none_or(|path| path.exists());
    let asks_for = args.puzzle.is_some() || args.puzzles.is_some() || analyse.is_some();
    let options = Options {
        is_first: !asks_for && ![&settings_file, &store::settings::default_path(), &progress].into_iter().any(is_there),
        analyse: analyse.map(Box::new),
        seed: args.seed,
        puzzle: args.puzzle,
        puzzles: args.puzzles,
        // https://no-color.org: any value but an empty one counts.
        monochrome: std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()),
        language: cli::given_language(),
        clock: store::clock(),
        progress,
        pieces: args.ascii.then_some(PieceSet::Ascii),
        graphics: args.graphics,
        may_ask: !matches!(variable("TERM").as_deref(), None | Some("linux" | "dumb" | "" | "vt52")),
        colors: ColorDepth::of(variable("COLORTERM").as_deref(), variable("TERM").as_deref()),
        settings,
        settings_file,
        complaints,
        tables: shipped::tables(),
        turns: shipped::Opening::default(),
        games: crate::home::data_folder(),
    };
    tui::run(&options)?;
    Ok(ExitCode::SUCCESS)
}

/// The position or game to analyse.
fn opening(text: &str, number: usize, variant: Variant) -> anyhow::Result<Opening> {
    match OpeningRequest::read(text, variant).with_context(|| format!("--analyse \"{text}\""))? {
        OpeningRequest::Position(opening) => Ok(*opening),
        OpeningRequest::File(name) => {
            let game = read(&name, number, variant).context("--analyse")?;
            Ok(Opening { source: Some(Source { name, number, variant }), ..Opening::from(game) })
        }
    }
}

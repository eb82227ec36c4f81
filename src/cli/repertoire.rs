//! `damier repertoire`: the player's own opening moves, from games with variations.

use std::io::{BufReader, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};

use super::output;
use super::position::variant_parser;
use crate::shipped;
use crate::words::{self, say};
use damier_app::explore::explorer;
use damier_app::find::Places;
use damier_app::home;
use damier_app::settings::Settings;
use damier_app::store::repertoire_file::{add_cards, repertoire_file};
use damier_puzzles::{Collection, Puzzle};
use damier_rules::notation::pdn::read_games;
use damier_rules::{Color, Variant};
use damier_train::repertoire::{AddedMoves, Repertoire};
use etude_text::plain::Form;

/// The arguments of `damier repertoire`.
#[derive(Args, Debug)]
pub struct RepertoireArgs {
    #[command(subcommand)]
    command: RepertoireCommand,
}

#[derive(Subcommand, Debug)]
enum RepertoireCommand {
    #[command(about = say().cli_repertoire_add())]
    Add(RepertoireAddArgs),
    #[command(about = say().cli_repertoire_check())]
    Check(RepertoireCheckArgs),
}

#[derive(Args, Debug)]
struct RepertoireAddArgs {
    #[arg(value_name = say().value_file(), help = say().cli_repertoire_file())]
    file: PathBuf,
    #[arg(long, value_name = say().value_color(), value_parser = side_parser(), help = say().cli_repertoire_side())]
    side: Color,
    #[arg(long, value_name = say().value_variant(), default_value_t = Variant::International,
        value_parser = variant_parser(), help = say().cli_variant())]
    variant: Variant,
}

#[derive(Args, Debug)]
struct RepertoireCheckArgs {
    #[arg(long, value_name = say().value_variant(), default_value_t = Variant::International,
        value_parser = variant_parser(), help = say().cli_variant())]
    variant: Variant,
}

fn side_parser() -> impl TypedValueParser<Value = Color> {
    PossibleValuesParser::new(["white", "black"]).map(|side| if side == "white" { Color::White } else { Color::Black })
}

/// Adds moves to the repertoire, or goes over it.
///
/// # Errors
///
/// A file that cannot be read or written, or a game with an error.
pub fn run(args: &RepertoireArgs) -> Result<ExitCode> {
    match &args.command {
        RepertoireCommand::Add(args) => add(args),
        RepertoireCommand::Check(args) => check(args),
    }
}

fn add(args: &RepertoireAddArgs) -> Result<ExitCode> {
    let Some(data) = home::data_folder() else { bail!(say().no_place_for_files()) };
    let file = etude_files::open(&args.file).with_context(|| args.file.display().to_string())?;
    let mut repertoire = kept()?;
    let mut all = AddedMoves::default();
    for game in read_games(BufReader::new(file), args.variant) {
        let game = game.with_context(|| args.file.display().to_string())?;
        let added = repertoire.add_game(&game, args.side);
        all.cards.extend(added.cards);
        all.known += added.known;
        all.others += added.others;
    }
    let lines = all.cards.iter().map(|card| serde_json::to_string(&card.record()).map(|line| line + "\n"));
    let lines: String = lines.collect::<Result<_, _>>()?;
    if !lines.is_empty() {
        add_cards(&data, &lines).with_context(|| repertoire_file(&data).display().to_string())?;
    }
    output::write(Form::Sentences, |out| {
        writeln!(out, "{}", say().kept_moves(all.cards.len(), all.known, all.others))?;
        Ok(ExitCode::SUCCESS)
    })
}

/// The repertoire in its file; none if there is no file.
fn kept() -> Result<Repertoire> {
    let mut collection = Collection::default();
    if let Some(file) = home::data_folder().map(|data| repertoire_file(&data)).filter(|file| file.exists()) {
        collection.add_file(&file)?;
    }
    let puzzles: Vec<Puzzle> = collection.entries().iter().filter_map(|entry| collection.puzzle(entry).ok()).collect();
    Ok(Repertoire::of(&puzzles))
}

fn check(args: &RepertoireCheckArgs) -> Result<ExitCode> {
    let settings = home::settings_file().map(|file| etude_store::settings::load::<Settings>(&file).0);
    let places = Places::usual(shipped::collection, shipped::openings);
    let repertoire = kept()?;
    let survey = explorer(&places, &settings.unwrap_or_default().name).survey(&repertoire, args.variant);
    output::write(Form::Sentences, |out| {
        for left in &survey.departures {
            writeln!(out, "{}", words::departure(left).join(" "))?;
        }
        for gap in &survey.gaps {
            writeln!(out, "{}", words::repertoire_gap(gap))?;
        }
        for card in &survey.redundant {
            writeln!(out, "{}", words::redundant_card(card))?;
        }
        let (left, gaps) = (survey.departures.len(), survey.gaps.len());
        writeln!(out, "{}", say().repertoire_counts(left, gaps, survey.redundant.len()))?;
        Ok(ExitCode::SUCCESS)
    })
}

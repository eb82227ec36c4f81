//! `damier openings`: what is played at the beginning of a game.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;
use serde::Serialize;

use super::ballots;
use super::output;
use super::position::variant_parser;
use super::values::at_least;
use crate::shipped;
use crate::words::{self, say};
use damier_app::explore::explorer;
use damier_app::find::Places;
use damier_app::home;
use damier_app::settings::Settings;
use damier_openings::SearchedValue;
use damier_puzzles::middlegame::MiddlegameType;
use damier_rules::notation::{read_fen, read_move, write_fen, write_move};
use damier_rules::{AnyPosition, Variant};
use damier_train::explorer::{Explored, OwnResults};
use damier_train::play::ballots::BallotTable;
use damier_train::puzzle::selector::PuzzleSelector;
use damier_train::traps::{TrapLine, Traps};
use damier_train::unannounced::Turns;
use etude_text::plain::Form;

/// The arguments of `damier openings`.
#[derive(Args, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "flags of a command line")]
pub struct OpeningsArgs {
    #[arg(value_name = say().value_fen_or_moves(), help = say().cli_openings_position())]
    pub(super) position: Vec<String>,
    #[arg(long, value_name = say().value_variant(), default_value_t = Variant::International,
        value_parser = variant_parser(), help = say().cli_variant())]
    pub(super) variant: Variant,
    #[arg(long, help = say().cli_openings_json())]
    pub(super) json: bool,
    #[arg(long, help = say().cli_openings_traps())]
    traps: bool,
    #[arg(long, conflicts_with_all = ["traps", "ballots", "position"], help = say().cli_openings_types())]
    types: bool,
    #[arg(long, value_name = say().value_table(), value_parser = ballots::table_parser(), conflicts_with = "traps",
        help = say().cli_openings_ballots())]
    ballots: Option<BallotTable>,
    #[arg(long, requires = "ballots", help = say().cli_openings_draw())]
    pub(super) draw: bool,
    #[arg(long, requires = "draw", value_name = say().value_number(), value_parser = at_least(0_u64),
        help = say().cli_openings_seed())]
    pub(super) seed: Option<u64>,
}

/// Writes what is known about a position.
///
/// # Errors
///
/// A FEN or a move that cannot be read.
pub fn run(args: &OpeningsArgs) -> Result<ExitCode> {
    if args.types {
        return types(args);
    }
    if let Some(table) = args.ballots {
        return ballots::run(args, table);
    }
    if args.traps {
        return traps(args);
    }
    let position = position(&args.position.join(" "), args.variant)?;
    let settings = home::settings_file().map(|file| etude_store::settings::load::<Settings>(&file).0);
    let name = settings.unwrap_or_default().name;
    let places = Places::usual(shipped::collection_and_own, shipped::openings);
    let explored = explorer(&places, &name).explore(&position);
    output::write(Form::json_if(args.json), |out| {
        if args.json {
            serde_json::to_writer(&mut *out, &ExploredJson::from(&explored))?;
            writeln!(out)?;
        } else {
            write_table(out, &explored)?;
        }
        Ok(ExitCode::SUCCESS)
    })
}

/// Lists the traps on lines that begin with the given moves.
fn traps(args: &OpeningsArgs) -> Result<ExitCode> {
    let (_, beginning) = played(&args.position.join(" "), args.variant)?;
    let mut selector = PuzzleSelector::new(0, shipped::collection);
    let mut turns = Turns::default().with_trap_lines(shipped::trap_lines);
    let traps = Traps::of(args.variant, &mut selector, &mut turns);
    let lines: Vec<&TrapLine> = traps.lines(&beginning).collect();
    output::write(Form::json_if(args.json), |out| {
        if args.json {
            let lines =
                lines.iter().map(|line| TrapJson { before: &line.before, falls: &line.falls, shot: &line.shot });
            serde_json::to_writer(&mut *out, &lines.collect::<Vec<_>>())?;
            writeln!(out)?;
        } else {
            for line in &lines {
                writeln!(out, "{}", words::trap_line(line))?;
            }
            writeln!(out, "{}", say().traps_listed(lines.len()))?;
        }
        Ok(ExitCode::SUCCESS)
    })
}

/// Lists the types of middlegame.
fn types(args: &OpeningsArgs) -> Result<ExitCode> {
    let settings = home::settings_file().map(|file| etude_store::settings::load::<Settings>(&file).0);
    let places = Places::usual(shipped::collection_and_own, shipped::openings);
    let gathered = explorer(&places, &settings.unwrap_or_default().name).middlegames();
    let table = shipped::middlegames();
    let known = |each: &MiddlegameType| gathered.iter().find(|known| known.formation == each.formation);
    let types = table.types.iter().filter_map(|each| Some((each, known(each)?)));
    output::write(Form::json_if(args.json), |out| {
        if args.json {
            let types = types.map(|(counted, known)| TypeJson {
                counted,
                total: table.games,
                shots: &known.shots,
                own: OwnJson::from(known.own[0]),
                against: OwnJson::from(known.own[1]),
            });
            serde_json::to_writer(&mut *out, &types.collect::<Vec<_>>())?;
            writeln!(out)?;
            return Ok(ExitCode::SUCCESS);
        }
        for (counted, known) in types {
            let formation = counted.formation.as_ref();
            writeln!(out, "{}", say().formation_name(formation))?;
            let lines = [
                say().formation_about(formation),
                words::middlegame_often(&table, counted),
                say().middlegame_shots(known.shots.len()),
                words::middlegame_own(known),
            ];
            for line in lines {
                writeln!(out, "  {line}")?;
            }
        }
        Ok(ExitCode::SUCCESS)
    })
}

/// The position of a FEN, or after moves from the start.
fn position(text: &str, variant: Variant) -> Result<AnyPosition> {
    if text.contains("W:") || text.contains("B:") {
        return Ok(read_fen(text, variant).with_context(|| format!("\"{text}\""))?.position);
    }
    played(text, variant).map(|(position, _)| position)
}

/// The position after moves from the start, and these as the program writes them; numbers of moves do not count.
fn played(text: &str, variant: Variant) -> Result<(AnyPosition, Vec<String>)> {
    let (mut position, mut written) = (AnyPosition::start(variant), Vec::new());
    for word in text.split_whitespace() {
        let bare = word.rsplit_once('.').map_or(word, |(_, bare)| bare);
        if bare.is_empty() {
            continue;
        }
        match read_move(&position, bare) {
            Ok(played) => {
                written.push(write_move(&position, played));
                position = position.play_unchecked(played);
            }
            Err(error) => bail!(say().openings_bad_move(bare, words::move_error(&error))),
        }
    }
    Ok((position, written))
}

fn write_table(out: &mut impl Write, explored: &Explored) -> io::Result<()> {
    let side = explored.position.side_to_move();
    let heading = [Some(words::to_move(side)), explored.name.map(words::opening_name)].into_iter().flatten();
    writeln!(out, "{}", heading.collect::<Vec<_>>().join(" · "))?;
    if let Some(name) = explored.name {
        writeln!(out, "{}", words::opening_source(name))?;
    }
    if let Some(value) = explored.value {
        writeln!(out, "{}", say().opening_value(value.depth, words::opening_value(value, side)))?;
    }
    if explored.moves.is_empty() {
        return writeln!(out, "{}", say().opening_unknown());
    }
    for row in words::opening_rows(explored, None) {
        writeln!(out, "{row}")?;
    }
    writeln!(out, "{}", say().opening_legend())
}

/// What is known, for scripts.
#[derive(Serialize)]
struct ExploredJson {
    fen: String,
    name: Option<&'static str>,
    /// The line of the name as players write it, and the site of its source.
    line: Option<String>,
    source: Option<&'static str>,
    value: Option<ValueJson>,
    moves: Vec<MoveJson>,
}

/// A trap, for scripts.
#[derive(Serialize)]
struct TrapJson<'a> {
    /// The moves before it.
    before: &'a [String],
    /// The move that falls into it.
    falls: &'a str,
    /// The first move of the shot.
    shot: &'a str,
}

/// A type of middlegame, for scripts.
#[derive(Serialize)]
struct TypeJson<'a> {
    #[serde(flatten)]
    counted: &'a MiddlegameType,
    /// All games that were counted.
    total: u32,
    /// The puzzles in which the side to move has it.
    shots: &'a [String],
    own: OwnJson,
    against: OwnJson,
}

#[derive(Serialize)]
struct ValueJson {
    /// In men, for the side to move.
    score: f64,
    depth: u8,
}

#[derive(Serialize)]
struct MoveJson {
    #[serde(rename = "move")]
    played: String,
    unselected: u32,
    selected: u32,
    programs: u32,
    value: Option<ValueJson>,
    own: OwnJson,
    name: Option<&'static str>,
    /// The first move of a shot that it allows.
    shot: Option<String>,
    /// The puzzle with that shot.
    trap: Option<String>,
}

#[derive(Serialize)]
struct OwnJson {
    games: u32,
    won: u32,
    drawn: u32,
    lost: u32,
}

impl From<OwnResults> for OwnJson {
    fn from(OwnResults { games, won, drawn, lost }: OwnResults) -> Self {
        Self { games, won, drawn, lost }
    }
}

impl From<SearchedValue> for ValueJson {
    fn from(value: SearchedValue) -> Self {
        Self { score: f64::from(value.centi_men) / 100.0, depth: value.depth }
    }
}

impl From<&Explored> for ExploredJson {
    fn from(explored: &Explored) -> Self {
        let moves = explored.moves.iter().map(|each| MoveJson {
            played: write_move(&explored.position, each.played),
            unselected: each.counts.unselected,
            selected: each.counts.selected,
            programs: each.counts.programs,
            value: each.value.map(ValueJson::from),
            own: OwnJson::from(each.own),
            name: each.name.map(|name| name.key),
            shot: each.shot.map(|shot| write_move(&explored.position.play_unchecked(each.played), shot)),
            trap: each.trap.as_deref().map(str::to_owned),
        });
        Self {
            fen: write_fen(&explored.position),
            name: explored.name.map(|name| name.key),
            line: explored.name.map(|name| name.written()),
            source: explored.name.map(|name| name.source),
            value: explored.value.map(ValueJson::from),
            moves: moves.collect(),
        }
    }
}

//! `damier dxp`: games against another program.

mod fixtures;
mod game_file;
mod play;
mod report;
mod running;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, Result};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::analyse::read_seconds;
use super::values::{at_least, between};
use crate::words::say;
use damier_dxp::{Address, PORT, Place, Role, Terms};
use damier_engine::{Level, MAX_THREADS};
use damier_rules::Color;
use etude_text::complain;

use fixtures::Fixtures;
use game_file::GameFile;
use play::{Contest, Player};

/// The games of a match if nothing says otherwise.
const USUAL_GAMES: u32 = 2;

/// Where the other side is.
#[derive(Args, Debug)]
#[group(required = true, multiple = false)]
struct PlaceArgs {
    #[arg(long, value_name = say().value_address(), num_args = 0..=1, default_missing_value = "127.0.0.1",
        value_parser = read_address, help = say().cli_dxp_listen())]
    listen: Option<Address>,
    #[arg(long, value_name = say().value_address(), value_parser = read_address, help = say().cli_dxp_connect(PORT))]
    connect: Option<Address>,
}

/// The arguments of `damier dxp`.
#[derive(Args, Debug)]
pub struct DxpArgs {
    #[command(flatten)]
    place: PlaceArgs,
    #[arg(long, conflicts_with_all = ["ballots", "fen", "color", "minutes", "moves"], help = say().cli_dxp_follow())]
    follow: bool,
    #[arg(long, value_name = say().value_number(), conflicts_with = "ballots", value_parser = at_least(1_u32),
        help = say().cli_dxp_games(USUAL_GAMES))]
    games: Option<u32>,
    #[arg(long, help = say().cli_dxp_ballots())]
    ballots: bool,
    #[arg(long, conflicts_with = "ballots", help = say().cli_dxp_fen())]
    fen: Option<String>,
    #[arg(long, value_name = say().value_color(), conflicts_with = "ballots", default_value = WHITE,
        value_parser = color_parser(), help = say().cli_dxp_color())]
    color: Color,
    #[arg(long, value_name = say().value_number(), default_value_t = 5, value_parser = between(1..=Terms::MAX_MINUTES),
        help = say().cli_dxp_minutes())]
    minutes: u16,
    #[arg(long, value_name = say().value_number(), default_value_t = 75, value_parser = between(0..=Terms::MAX_MOVES),
        help = say().cli_dxp_moves())]
    moves: u16,
    #[arg(long, value_name = say().value_number(), default_value_t = Level::FULL.number(),
        value_parser = between(1..=Level::FULL.number()), help = say().cli_dxp_level())]
    level: u8,
    #[arg(long, value_name = say().value_seconds(), value_parser = read_seconds, help = say().cli_dxp_time())]
    time: Option<Duration>,
    #[arg(long, value_name = say().value_number(), value_parser = between(1..=MAX_THREADS), help = say().cli_analyse_threads())]
    threads: Option<usize>,
    #[arg(long, value_name = say().value_name(), help = say().cli_dxp_name())]
    name: Option<String>,
    #[arg(long, value_name = say().value_file(), default_value = "dxp.pdn", help = say().cli_dxp_pdn())]
    pdn: PathBuf,
    #[arg(long, help = say().cli_dxp_json())]
    json: bool,
}

const WHITE: &str = "white";
const BLACK: &str = "black";

fn color_parser() -> impl TypedValueParser<Value = Color> {
    PossibleValuesParser::new([WHITE, BLACK]).map(|name| if name == WHITE { Color::White } else { Color::Black })
}

fn read_address(text: &str) -> Result<Address, String> {
    text.parse().map_err(|_| say().expected_address())
}

/// Runs the command.
///
/// # Errors
///
/// An unreadable FEN, a file that cannot be written, or no connection.
pub fn run(args: &DxpArgs) -> Result<ExitCode> {
    let role = if args.follow { Role::Follower } else { Role::Initiator };
    let fixtures = match role {
        Role::Initiator => Fixtures::new(args)?,
        Role::Follower => Fixtures::of_others(args.games),
    };
    let level = Level::new(args.level).unwrap_or(Level::FULL);
    let player = Player::new(level, args.time, args.threads);
    let name = args.name.clone().unwrap_or_else(|| player.name());
    let cannot_write = || say().cli_cannot_write(args.pdn.display().to_string());
    let file = GameFile::open(&args.pdn).with_context(cannot_write)?;
    let place = match &args.place.listen {
        Some(address) => {
            let listener = address.listen().with_context(|| say().dxp_cannot_listen(address.to_string()))?;
            let address = listener.local_addr().map_or_else(|_| address.clone(), Address::from);
            complain!("{}", say().dxp_waiting(address.to_string()));
            Place::Listen(listener)
        }
        None => Place::Connect(args.place.connect.clone().unwrap_or_else(Address::loopback)),
    };
    Contest { role, fixtures, player, file, name, json: args.json }.run(place)
}

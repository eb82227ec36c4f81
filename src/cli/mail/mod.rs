//! `damier mail`: correspondence games in files. Nothing is sent.

mod listing;

use std::collections::HashSet;
use std::io::{self, BufRead as _, Read as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Result, anyhow, bail};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};

use super::output;
use super::values::between;
use crate::words::{self, say};
use damier_app::home;
use damier_app::mail::{FolderError, MailFolder, MailGame, MailTerms, mail_folder, one_of, read_one};
use damier_app::settings::Settings;
use damier_rules::notation::read_fen;
use damier_rules::{AnyPosition, Color, Variant};
use etude::calendar::Day;
use etude_store::{new_uid, wall};
use etude_text::complain;
use etude_text::plain::Form;

/// The most days for a move.
const MAX_DAYS: u32 = 60;
/// The most bytes that are read from the standard input.
const MAX_BYTES: u64 = 2 << 20;

/// The arguments of `damier mail`.
#[derive(Args, Debug)]
pub struct MailArgs {
    #[arg(long, global = true, value_name = say().value_folder(), help = say().cli_mail_folder())]
    folder: Option<PathBuf>,
    #[command(subcommand)]
    command: MailCommand,
}

#[derive(Subcommand, Debug)]
enum MailCommand {
    #[command(about = say().cli_mail_new())]
    New(MailNewArgs),
    #[command(about = say().cli_mail_read())]
    Read(MailReadArgs),
    #[command(about = say().cli_mail_play())]
    Play(MailPlayArgs),
    #[command(about = say().cli_mail_list())]
    List(MailListArgs),
}

#[derive(Args, Debug)]
struct MailNewArgs {
    #[arg(value_name = say().value_name(), help = say().cli_mail_name())]
    name: String,
    #[arg(long, value_name = say().value_name(), help = say().cli_mail_me())]
    me: Option<String>,
    #[arg(long, value_name = say().value_name(), help = say().cli_mail_opponent())]
    opponent: String,
    #[arg(long, value_name = say().value_color(), alias = "colour", default_value = WHITE, value_parser = color_parser(),
        help = say().cli_mail_color())]
    color: Color,
    #[arg(long, value_name = say().value_number(), default_value_t = 3, value_parser = between(1..=MAX_DAYS),
        help = say().cli_mail_days())]
    days: u32,
    #[arg(long, help = say().cli_dxp_fen())]
    fen: Option<String>,
}

#[derive(Args, Debug)]
struct MailReadArgs {
    #[arg(value_name = say().value_file(), help = say().cli_mail_files())]
    files: Vec<PathBuf>,
    #[arg(long, value_name = say().value_name(), help = say().cli_mail_me())]
    me: Option<String>,
}

#[derive(Args, Debug)]
struct MailPlayArgs {
    #[arg(value_name = say().value_name(), help = say().cli_mail_name())]
    name: String,
    #[arg(value_name = say().value_move(), help = say().cli_mail_move())]
    played: String,
    #[arg(long = "if", value_name = say().value_moves(), help = say().cli_mail_if())]
    conditions: Vec<String>,
    #[arg(long, help = say().cli_mail_offer())]
    offer: bool,
    #[arg(long, help = say().cli_mail_yes())]
    yes: bool,
}

#[derive(Args, Debug)]
struct MailListArgs {
    #[arg(long, help = say().cli_mail_json())]
    json: bool,
}

const WHITE: &str = "white";
const BLACK: &str = "black";
/// What can be typed instead of a move. They are no words of a language: scripts use them.
const RESIGN: &str = "resign";
const DRAW: &str = "draw";

fn color_parser() -> impl TypedValueParser<Value = Color> {
    PossibleValuesParser::new([WHITE, BLACK]).map(|name| if name == WHITE { Color::White } else { Color::Black })
}

/// Runs the command.
///
/// # Errors
///
/// No folder, a file that cannot be read or written, a game or a move that cannot be taken.
pub fn run(args: &MailArgs) -> Result<ExitCode> {
    let usual = || home::data_folder().map(|data| mail_folder(&data));
    let Some(folder) = args.folder.clone().or_else(usual) else { bail!(say().mail_no_folder()) };
    let mail = Mail { folder: MailFolder::new(folder), today: wall::now().day };
    match &args.command {
        MailCommand::New(args) => mail.begin(args),
        MailCommand::Read(args) => mail.read(args),
        MailCommand::Play(args) => mail.play(args),
        MailCommand::List(args) => mail.list(args.json),
    }
}

/// The positions of correspondence games that are not over: the engine and the tables are closed for them.
pub fn closed_positions() -> HashSet<AnyPosition> {
    home::data_folder().map(|data| damier_app::mail::closed_positions(&data)).unwrap_or_default()
}

/// The games and the day.
struct Mail {
    folder: MailFolder,
    today: Day,
}

/// Our name: that of the argument, or of the settings.
fn own_name(given: Option<&String>) -> Result<String> {
    let of_settings = || {
        let file = home::settings_file()?;
        Some(etude_store::settings::load::<Settings>(&file).0.name)
    };
    let name = given.cloned().or_else(of_settings).unwrap_or_default();
    if name.trim().is_empty() { Err(anyhow!(say().mail_no_name())) } else { Ok(name.trim().to_owned()) }
}

fn in_words(error: &FolderError) -> anyhow::Error {
    anyhow!(words::mail_error(error))
}

impl Mail {
    fn begin(&self, args: &MailNewArgs) -> Result<ExitCode> {
        self.folder.check_new(&args.name).map_err(|error| in_words(&error))?;
        let me = own_name(args.me.as_ref())?;
        let start = match &args.fen {
            None => AnyPosition::start(Variant::International),
            Some(fen) => {
                let read = read_fen(fen, Variant::International);
                read.map_err(|error| anyhow!("--fen: {}", words::fen_error(&error)))?.position
            }
        };
        if start.legal_moves().is_empty() {
            bail!("--fen: {}", say().mail_over());
        }
        let id = new_uid();
        let terms =
            MailTerms { id: &id, me: &me, opponent: args.opponent.trim(), mine: args.color, days: args.days, start };
        let game = MailGame::new(&args.name, &terms, self.today);
        let mut told = self.keep(&game)?;
        if !game.is_for_opponent() {
            told.push(say().mail_your_move(args.name.clone()));
        }
        say_lines(&told)
    }

    /// Keeps a game and writes what goes to the opponent; returns what there is to say about that.
    fn keep(&self, game: &MailGame) -> Result<Vec<String>> {
        self.folder.keep(game).map_err(|error| in_words(&error))?;
        self.send(game)
    }

    fn send(&self, game: &MailGame) -> Result<Vec<String>> {
        let sent = self.folder.send(game, || words::mail_text(game));
        let is_new = sent.map_err(|error| in_words(&error))?;
        let path = self.folder.outgoing_file(game.name()).display().to_string();
        Ok(if is_new { vec![say().mail_to_send(path, game.player(!game.mine()))] } else { Vec::new() })
    }

    fn read(&self, args: &MailReadArgs) -> Result<ExitCode> {
        let from_inbox = args.files.is_empty();
        let files =
            if from_inbox { self.folder.received().map_err(|error| in_words(&error))? } else { args.files.clone() };
        if files.is_empty() {
            return say_lines(&[say().mail_inbox_empty(self.folder.inbox().display().to_string())]);
        }
        let mut code = ExitCode::SUCCESS;
        for file in files {
            match self.read_file(&file, args.me.as_ref()) {
                Ok(told) => drop(say_lines(&told)?),
                Err(error) => {
                    complain!("{}", say().cli_error(format!("{error:#}")));
                    code = ExitCode::FAILURE;
                }
            }
        }
        Ok(code)
    }

    /// Takes the game of a file.
    fn read_file(&self, file: &Path, me: Option<&String>) -> Result<Vec<String>> {
        let theirs = if file == Path::new("-") {
            let mut bytes = Vec::new();
            io::stdin().lock().take(MAX_BYTES).read_to_end(&mut bytes)?;
            one_of(&bytes, file)
        } else {
            read_one(file)
        };
        let theirs = theirs.map_err(|error| in_words(&error))?;
        let me = own_name(me).ok();
        let taken = self.folder.take(theirs, file, me.as_deref(), self.today).map_err(|error| in_words(&error))?;
        let mut told = words::mail_taken(&taken);
        if taken.received.as_ref().is_some_and(|received| received.offers) {
            told.push(say().mail_offered(taken.game.player(!taken.game.mine())));
        }
        told.extend(self.keep(&taken.game)?);
        Ok(told)
    }

    fn play(&self, args: &MailPlayArgs) -> Result<ExitCode> {
        let mut game = self.folder.game(&args.name).map_err(|error| in_words(&error))?;
        let done = match args.played.as_str() {
            RESIGN => game.resign(),
            DRAW => game.accept_draw(),
            played => game.play(played, args.offer, &args.conditions, self.today),
        };
        done.map_err(|error| anyhow!(words::mail_game_error(&error, &game)))?;
        let what = match args.played.as_str() {
            RESIGN => say().mail_resignation(),
            DRAW => say().mail_draw(),
            _ => game.last_move().unwrap_or_default(),
        };
        if !args.yes && !confirmed(&game, &what)? {
            return say_lines(&[say().mail_not_sent()]);
        }
        say_lines(&self.keep(&game)?)
    }

    fn list(&self, is_json: bool) -> Result<ExitCode> {
        let games = self.folder.games().map_err(|error| in_words(&error))?;
        let mut code = ExitCode::SUCCESS;
        let mut read = Vec::new();
        for game in games {
            match game {
                Ok(game) => {
                    // What a killed program has not written goes out now.
                    self.send(&game)?;
                    read.push(game);
                }
                Err(error) => {
                    complain!("{}", say().cli_error(words::mail_error(&error)));
                    code = ExitCode::FAILURE;
                }
            }
        }
        let lines = if is_json { listing::json(&read, self.today)? } else { listing::lines(&read, self.today) };
        let form = if is_json { Form::Json } else { Form::Sentences };
        let text: String = lines.into_iter().map(|line| line + "\n").collect();
        output::write_text(form, text).map(|_| code)
    }
}

/// Shows the board after the move and asks.
fn confirmed(game: &MailGame, what: &str) -> Result<bool> {
    let mut lines = words::mail_board(game);
    lines.push(say().mail_confirm(what));
    say_lines(&lines)?;
    let mut answer = String::new();
    io::stdin().lock().read_line(&mut answer)?;
    Ok(say().mail_yes().split_whitespace().any(|yes| yes == answer.trim().to_lowercase()))
}

fn say_lines(lines: &[String]) -> Result<ExitCode> {
    let text: String = lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
    output::write_text(Form::Sentences, text)
}

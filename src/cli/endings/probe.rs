//! `damier endings probe`.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;

use super::{open, read_name, warn};
use crate::cli::output;
use crate::plain::Form;
use crate::words;
use damier_endings::{Answer, MoveAnswer, Tables};
use damier_rules::notation::{MoveWriter, read_fen, write_fen};
use damier_rules::{AnyPosition, Move, Variant};

/// The arguments of `damier endings probe`.
#[derive(Debug, Args)]
pub struct ProbeArgs {
    /// The game
    #[arg(long, default_value_t = Variant::International, value_parser = read_name::<Variant>)]
    pub variant: Variant,
    /// The position
    #[arg(long, required_unless_present = "stdin", conflicts_with = "stdin")]
    pub fen: Option<String>,
    /// Plies already counted of the limit that runs in the position
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub plies_used: u16,
    /// Read lines of variant, FEN and plies used, with tabs between; write one JSON object per line
    #[arg(long)]
    pub stdin: bool,
    /// Leave the moves out
    #[arg(long)]
    pub no_moves: bool,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
    /// The folder of tables of five and six pieces [default: the data folder]
    #[arg(long)]
    pub dir: Option<PathBuf>,
}

/// An answer as JSON: a contract with those who read it.
#[derive(Debug, Serialize)]
struct Reply {
    fen: String,
    outcome: &'static str,
    needed: Option<u8>,
    to_win: Option<u8>,
    limit: Option<u8>,
    slack: Option<u8>,
    /// Whether a limit runs, also one of 64 squares, which the values leave out.
    limit_running: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<MoveReply>>,
}

/// A move in a [`Reply`].
#[derive(Debug, Serialize)]
struct MoveReply {
    #[serde(rename = "move")]
    written: String,
    outcome: &'static str,
    needed: Option<u8>,
    limit: Option<u8>,
    slack: Option<u8>,
    to_win: Option<u8>,
}

#[derive(Debug, Serialize)]
struct ErrorReply {
    error: String,
}

/// Runs `damier endings probe`.
///
/// # Errors
///
/// When the position cannot be read or no table covers it; lines of the standard input are answered with
/// `{"error": ...}` instead.
pub fn run(args: &ProbeArgs) -> anyhow::Result<ExitCode> {
    let tables = Variant::ALL.map(|variant| open(variant, args.dir.as_ref()));
    if args.stdin {
        return answer_lines(&tables, !args.no_moves);
    }
    let position = read_fen(args.fen.as_deref().unwrap_or_default(), args.variant)?.position;
    let reply = reply(&tables, &position, args.plies_used, !args.no_moves);
    tables.iter().for_each(warn);
    let reply = reply.map_err(anyhow::Error::msg)?;
    let text = if args.json { serde_json::to_string(&reply)? + "\n" } else { in_words(&reply) };
    output::write(Form::json_if(args.json), |output| output.write_all(text.as_bytes()).map(|()| ExitCode::SUCCESS))
}

fn answer_lines(tables: &[Tables; 3], with_moves: bool) -> anyhow::Result<ExitCode> {
    let code = output::write(Form::Json, |output| answer_each_line(tables, with_moves, output))?;
    tables.iter().for_each(warn);
    Ok(code)
}

fn answer_each_line(tables: &[Tables; 3], with_moves: bool, output: &mut impl Write) -> io::Result<ExitCode> {
    let mut input = io::BufReader::with_capacity(1 << 16, io::stdin().lock());
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(ExitCode::SUCCESS);
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim_end_matches(['\n', '\r']);
        if text.is_empty() {
            continue;
        }
        match answer_line(tables, text, with_moves) {
            Ok(reply) => serde_json::to_writer(&mut *output, &reply)?,
            Err(error) => serde_json::to_writer(&mut *output, &ErrorReply { error })?,
        }
        output.write_all(b"\n")?;
        // Whoever waits for each answer before the next question gets it.
        if input.buffer().is_empty() {
            output.flush()?;
        }
    }
}

fn answer_line(tables: &[Tables; 3], line: &str, with_moves: bool) -> Result<Reply, String> {
    let mut fields = line.split('\t');
    let variant: Variant = fields.next().unwrap_or_default().parse().map_err(|error| words::unknown_variant(&error))?;
    let fen = fields.next().ok_or("expected variant, FEN and plies used, with tabs between")?;
    let plies_used = match fields.next().map(str::trim) {
        None | Some("") => 0,
        Some(plies) => plies.parse().map_err(|_| format!("\"{plies}\" is no number of plies"))?,
    };
    let position = read_fen(fen, variant).map_err(|error| words::fen_error(&error))?.position;
    reply(tables, &position, plies_used, with_moves)
}

fn reply(tables: &[Tables; 3], position: &AnyPosition, plies_used: u16, with_moves: bool) -> Result<Reply, String> {
    let tables = &tables[position.variant() as usize];
    let pieces = position_pieces(position);
    let not_covered = || {
        format!(
            "no table covers this position of {pieces} pieces: up to four are in the program, more are built with \
             `damier endings build --variant {} --pieces N`, N at most 6",
            position.variant()
        )
    };
    let answer = tables.probe(position, plies_used).ok_or_else(not_covered)?;
    let moves = if with_moves { Some(tables.probe_moves(position, plies_used).ok_or_else(not_covered)?) } else { None };
    let Answer { outcome, limit, needed, to_win, unheeded, .. } = answer;
    Ok(Reply {
        fen: write_fen(position),
        outcome: outcome.name(),
        needed,
        to_win,
        limit: limit.map(damier_endings::Limit::plies),
        slack: answer.slack(),
        limit_running: limit.is_some() || unheeded.is_some(),
        moves: moves.map(|moves| move_replies(position, &moves)),
    })
}

fn position_pieces(position: &AnyPosition) -> u32 {
    damier_rules::Color::ALL.into_iter().map(|color| position.all_pieces(color).len()).sum()
}

fn move_replies(position: &AnyPosition, moves: &[MoveAnswer]) -> Vec<MoveReply> {
    let legal: Vec<Move> = moves.iter().map(|each| each.played).collect();
    let writer = MoveWriter::of(position.variant());
    let reply = |&MoveAnswer { played, outcome, after }: &MoveAnswer| MoveReply {
        written: writer.unambiguous(position, &legal, played),
        outcome: outcome.name(),
        needed: after.needed,
        limit: after.limit.map(damier_endings::Limit::plies),
        slack: after.slack(),
        to_win: after.to_win,
    };
    moves.iter().map(reply).collect()
}

/// An answer for people.
fn in_words(reply: &Reply) -> String {
    use std::fmt::Write;
    let mut text = format!("{}\n{}", reply.fen, reply.outcome);
    // Writing to a string cannot fail.
    let facts = |needed: Option<u8>, limit: Option<u8>, slack: Option<u8>, to_win: Option<u8>| {
        let mut facts = String::new();
        if let (Some(needed), Some(limit), Some(slack)) = (needed, limit, slack) {
            let _ = write!(facts, ", {needed} plies needed under the limit of {limit}, slack {slack}");
        }
        if let Some(plies) = to_win {
            let _ = write!(facts, ", {plies} plies to the end");
        }
        facts
    };
    text += &facts(reply.needed, reply.limit, reply.slack, reply.to_win);
    text.push('\n');
    for each in reply.moves.iter().flatten() {
        let _ = writeln!(
            text,
            "  {:12} {:4}{}",
            each.written,
            each.outcome,
            facts(each.needed, each.limit, each.slack, each.to_win)
        );
    }
    text
}

//! `damier endings probe`.

use std::collections::HashSet;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;

use super::{open, warn};
use crate::cli::mail::closed_positions;
use crate::cli::output;
use crate::cli::position::variant_parser;
use crate::cli::values::at_least;
use crate::words::{self, say};
use damier_endings::{Answer, MAX_PIECES, MoveAnswer, Tables};
use damier_rules::notation::{MoveWriter, read_fen, write_fen};
use damier_rules::{AnyPosition, Move, Variant};
use etude_text::plain::Form;
use etude_tui::text::padded;

/// The arguments of `damier endings probe`.
#[derive(Debug, Args)]
pub struct ProbeArgs {
    #[arg(long, value_name = say().value_variant(), default_value_t = Variant::International,
        value_parser = variant_parser(), help = say().cli_variant())]
    variant: Variant,
    #[arg(long, required_unless_present = "stdin", conflicts_with = "stdin", help = say().cli_probe_fen())]
    fen: Option<String>,
    #[arg(long, value_name = say().value_plies(), default_value_t = 0, value_parser = at_least(0_u16),
        help = say().cli_probe_plies_used())]
    plies_used: u16,
    #[arg(long, help = say().cli_probe_stdin())]
    stdin: bool,
    #[arg(long, help = say().cli_probe_no_moves())]
    no_moves: bool,
    #[arg(long, help = say().cli_probe_json())]
    json: bool,
    #[arg(long, value_name = say().value_folder(), help = say().cli_endings_folder())]
    dir: Option<PathBuf>,
}

/// An answer as JSON: a contract with the programs that read it.
#[derive(Debug, Serialize)]
struct Reply {
    fen: String,
    outcome: &'static str,
    needed: Option<u8>,
    to_win: Option<u8>,
    limit: Option<u8>,
    slack: Option<u8>,
    /// Whether a limit runs, including those on 64 squares, which the values leave out.
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
/// An unreadable position, or one that no table covers; lines of the standard input are answered with `{"error": ...}`
/// instead.
pub fn run(args: &ProbeArgs) -> anyhow::Result<ExitCode> {
    let (tables, closed) = (Variant::ALL.map(|variant| open(variant, args.dir.as_ref())), closed_positions());
    let probe = Probe { tables: &tables, closed: &closed, with_moves: !args.no_moves };
    if args.stdin {
        return answer_lines(&probe);
    }
    let position = read_fen(args.fen.as_deref().unwrap_or_default(), args.variant)?.position;
    let reply = reply(&probe, &position, args.plies_used);
    tables.iter().for_each(warn);
    let reply = reply.map_err(anyhow::Error::msg)?;
    let text = if args.json { serde_json::to_string(&reply)? + "\n" } else { in_words(&reply) };
    output::write_text(Form::json_if(args.json), text)
}

/// What is asked.
struct Probe<'a> {
    tables: &'a [Tables; 3],
    /// The positions of correspondence games that are not over.
    closed: &'a HashSet<AnyPosition>,
    with_moves: bool,
}

fn answer_lines(probe: &Probe) -> anyhow::Result<ExitCode> {
    let code = output::answer_lines(|line, output| {
        let text = String::from_utf8_lossy(line);
        let text = text.trim_end_matches(['\n', '\r']);
        if text.is_empty() {
            return Ok(());
        }
        match words::in_english(|| answer_line(probe, text)) {
            Ok(reply) => serde_json::to_writer(&mut *output, &reply)?,
            Err(error) => serde_json::to_writer(&mut *output, &ErrorReply { error })?,
        }
        output.write_all(b"\n")
    })?;
    probe.tables.iter().for_each(warn);
    Ok(code)
}

fn answer_line(probe: &Probe, line: &str) -> Result<Reply, String> {
    let mut fields = line.split('\t');
    let variant: Variant = fields.next().unwrap_or_default().parse().map_err(|error| words::unknown_variant(&error))?;
    let fen = fields.next().ok_or("expected variant, FEN and plies used, with tabs between")?;
    let plies_used = match fields.next().map(str::trim) {
        None | Some("") => 0,
        Some(plies) => plies.parse().map_err(|_| format!("\"{plies}\" is no number of plies"))?,
    };
    let position = read_fen(fen, variant).map_err(|error| words::fen_error(&error))?.position;
    reply(probe, &position, plies_used)
}

fn reply(probe: &Probe, position: &AnyPosition, plies_used: u16) -> Result<Reply, String> {
    if probe.closed.contains(position) {
        return Err(say().mail_closed());
    }
    let (tables, with_moves) = (&probe.tables[position.variant() as usize], probe.with_moves);
    let pieces = position.occupied().len();
    let not_covered = || {
        if pieces > u32::from(MAX_PIECES) {
            return say().no_table_ever(pieces, MAX_PIECES);
        }
        say().no_table_yet(pieces, format!("damier endings build --variant {} --pieces {pieces}", position.variant()))
    };
    let answer = tables.probe(position, plies_used).ok_or_else(not_covered)?;
    let moves = if with_moves { Some(tables.probe_moves(position, plies_used).ok_or_else(not_covered)?) } else { None };
    let Answer { outcome, limit, needed, to_win, ignored_limit, .. } = answer;
    Ok(Reply {
        fen: write_fen(position),
        outcome: outcome.name(),
        needed,
        to_win,
        limit: limit.map(damier_endings::Limit::plies),
        slack: answer.slack(),
        limit_running: limit.is_some() || ignored_limit.is_some(),
        moves: moves.map(|moves| move_replies(position, &moves)),
    })
}

fn move_replies(position: &AnyPosition, moves: &[MoveAnswer]) -> Vec<MoveReply> {
    let legal: Vec<Move> = moves.iter().map(|each| each.candidate).collect();
    let writer = MoveWriter::of(position.variant());
    let reply = |&MoveAnswer { candidate: played, outcome, after }: &MoveAnswer| MoveReply {
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
    let Reply { fen, outcome, needed, limit, slack, to_win, .. } = reply;
    let mut parts = vec![say().outcome_name(outcome)];
    parts.extend(facts(*needed, *limit, *slack, *to_win));
    let mut text = format!("{fen}\n{}\n", words::list(parts));
    for MoveReply { written, outcome, needed, limit, slack, to_win } in reply.moves.iter().flatten() {
        let (written, outcome) = (padded(written, 12), padded(&say().outcome_name(outcome), 4));
        let line = format!("  {written} {outcome}  {}", words::list(facts(*needed, *limit, *slack, *to_win)));
        text = text + line.trim_end() + "\n";
    }
    text
}

/// The plies of an answer.
fn facts(needed: Option<u8>, limit: Option<u8>, slack: Option<u8>, to_win: Option<u8>) -> Vec<String> {
    let mut facts = Vec::new();
    if let (Some(needed), Some(limit), Some(slack)) = (needed, limit, slack) {
        facts.push(say().probe_needed(needed, limit, slack));
    }
    facts.extend(to_win.map(|plies| say().probe_to_end(plies)));
    facts
}

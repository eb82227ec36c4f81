//! `damier moves`: the legal moves of positions, for scripts.

use std::io::Write as _;
use std::process::ExitCode;

use clap::Args;

use super::output;
use super::position::PositionArgs;
use crate::words::{self, say};
use damier_rules::notation::{MoveWriter, SquareNames, push_fen, read_fen};
use damier_rules::{AnyPosition, Move, Variant};
use etude_text::plain::Form;

/// The arguments of `damier moves`.
#[derive(Args, Debug)]
pub struct MovesArgs {
    #[command(flatten)]
    position: PositionArgs,
    #[arg(long, conflicts_with_all = ["fen", "variant"], help = say().cli_moves_stdin())]
    stdin: bool,
}

/// Writes the legal moves of one position, or of the positions on the standard input, as lines of JSON:
/// `{"fen":…,"moves":[{"move":…,"from":…,"to":…,"captures":[…],"fen":…},…]}` or `{"error":…}`.
///
/// # Errors
///
/// An unreadable FEN argument, or a failure to read or write.
pub fn run(args: &MovesArgs) -> anyhow::Result<ExitCode> {
    let mut listing = Listing::default();
    if !args.stdin {
        let position = args.position.position()?;
        return output::write_text(Form::Json, listing.of(&position));
    }
    output::answer_lines(|line, out| match words::in_english(|| read_line(line)) {
        Ok(position) => out.write_all(listing.of(&position).as_bytes()),
        Err(message) => writeln!(out, "{}", serde_json::json!({ "error": message })),
    })
}

/// The position on a line of a variant, a tab and a FEN.
fn read_line(line: &[u8]) -> Result<AnyPosition, String> {
    let line = str::from_utf8(line).map_err(|error| format!("column {}: not UTF-8", error.valid_up_to() + 1))?;
    let line = line.trim_end_matches(['\n', '\r']);
    let (variant, fen) = line.split_once('\t').ok_or("a line is a variant, a tab and a FEN; there is no tab")?;
    let variant: Variant = variant.parse().map_err(|error| words::unknown_variant(&error))?;
    Ok(read_fen(fen, variant).map_err(|error| words::fen_error(&error))?.position)
}

/// Writes positions and moves as JSON. The strings in it are squares and signs, which JSON leaves as they are.
#[derive(Default)]
struct Listing {
    text: String,
    moves: Vec<Move>,
}

impl Listing {
    /// One line for a position.
    fn of(&mut self, position: &AnyPosition) -> &str {
        let writer = MoveWriter::of(position.variant());
        let names = SquareNames::of(position.variant());
        self.moves.clear();
        position.legal_moves_into(&mut self.moves);
        self.text.clear();
        self.text.push_str("{\"fen\":\"");
        push_fen(position, names, &mut self.text);
        self.text.push_str("\",\"moves\":[");
        for (index, &played) in self.moves.iter().enumerate() {
            self.text.push_str(if index == 0 { "{\"move\":\"" } else { ",{\"move\":\"" });
            writer.push(position, &self.moves, played, &mut self.text);
            push_squares(position, played, &mut self.text);
            self.text.push_str(",\"fen\":\"");
            push_fen(&position.play_unchecked(played), names, &mut self.text);
            self.text.push_str("\"}");
        }
        self.text.push_str("]}\n");
        &self.text
    }
}

/// Writes origin, destination and captured pieces as numbers.
fn push_squares(position: &AnyPosition, played: Move, text: &mut String) {
    let size = position.board_size();
    text.push_str("\",\"from\":");
    push_number(size.number(played.from), text);
    text.push_str(",\"to\":");
    push_number(size.number(played.to), text);
    text.push_str(",\"captures\":[");
    for (index, square) in played.captured.into_iter().enumerate() {
        if index > 0 {
            text.push(',');
        }
        push_number(size.number(square), text);
    }
    text.push(']');
}

/// Writes a number of at most two digits.
fn push_number(number: u8, text: &mut String) {
    if number >= 10 {
        text.push(char::from(b'0' + number / 10));
    }
    text.push(char::from(b'0' + number % 10));
}

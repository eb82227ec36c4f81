//! The settings, and what is said about the board on every screen.

use crate::tui::page::{Tone, Words};
use damier_engine::{EngineError, Shortage};
use damier_rules::{AnyPosition, Color, PieceKind};

pub const HOME_SETTINGS: &str = "Options: look, motion, engine";
pub const LABEL_SETTINGS: &str = "options";
pub const HELP_SETTINGS: &str = "choose theme, pieces, motion, engine";
pub const SETTINGS_TITLE: &str = "Options";
pub const SETTINGS_SUBJECT: &str = "every change counts at once and is kept";
pub const SETTINGS_MIDDLE: &str = "what you like";
pub const SETTINGS_HOW_TO: &str = "↑ ↓ choose, ← → change";
pub const SETTINGS_LOST: &str = "There is no folder for settings here: they last until you leave.";
pub const SETTINGS_NO_COLOR: &str = "NO_COLOR is set: no theme has colours now.";
pub const SETTINGS_PIECES_GIVEN: &str = "Started with --ascii: letters are drawn, whatever stands here.";

/// What stands before the values, and what they mean.
pub const SETTINGS_THEME: (&str, &str) = ("Theme", "How the screen looks.");
pub const SETTINGS_COLORS: (&str, &str) =
    ("Colours", "How many the terminal has. \"auto\" goes by what it says in COLORTERM and TERM.");
pub const SETTINGS_PIECES: (&str, &str) =
    ("Pieces", "White is solid or round, Black a ring or square; kings wear a crown.");
pub const SETTINGS_NUMBERS: (&str, &str) =
    ("Numbers", "Where the board shows its squares: 1 to 50, or a1 to h8 on 64 squares.");
pub const SETTINGS_CELLS: (&str, &str) = ("Board", "The largest squares, where the terminal has room for them.");
pub const SETTINGS_MOTION: (&str, &str) =
    ("Motion", "How fast moves slide over the board; off puts pieces down at once.");
pub const SETTINGS_SUCCESS: (&str, &str) =
    ("Success", "The share of new puzzles that you want to solve: fewer means harder ones.");
pub const SETTINGS_REVIEWS: (&str, &str) = ("Reviews", "How many things a day come back to be repeated at most.");
pub const SETTINGS_RETENTION: (&str, &str) =
    ("Recall", "How sure you want to be to know what comes back: more means oftener.");
pub const SETTINGS_THREADS: (&str, &str) = ("Threads", "How many cores the engine may use.");
pub const SETTINGS_MEMORY: (&str, &str) = ("Memory", "How much memory the engine may use.");
pub const SETTINGS_PROGRAM: (&str, &str) = (
    "Engine",
    "An engine of your own for games and analysis, which speaks Hub: its command, like /opt/scan/scan hub. Enter tries it.",
);
pub const SETTINGS_FOLDER: (&str, &str) =
    ("Folder", "Where your own engine runs: many look for their files there. Enter tries it.");
pub const SETTINGS_NAME: (&str, &str) = ("Name", "Your name in the files of your games. Type it; Backspace deletes.");

pub const SETTINGS_ALL_THREADS: &str = "all cores";

/// An amount of memory.
#[must_use]
pub fn mebibytes(amount: u32) -> String {
    format!("{amount} MiB")
}

/// The engine has less memory than was chosen.
#[must_use]
pub fn short_of_memory(Shortage { wanted, given }: Shortage) -> String {
    format!("The engine got {given} of {wanted} MiB.")
}

/// Repetitions a day.
#[must_use]
pub fn a_day(count: usize) -> String {
    format!("{count} a day")
}

pub const SETTINGS_TRYING: &str = "Your engine starts …";

/// The person's own engine has started when it was tried.
#[must_use]
pub fn program_answers(name: &str) -> String {
    format!("{name} answers. It analyses (a), and plays if you choose it (g).")
}

/// The person's own engine has not started when it was tried.
#[must_use]
pub fn program_silent(error: &EngineError) -> String {
    format!("It does not work: {}.", super::engine_error(error))
}

/// Where settings are kept.
#[must_use]
pub fn kept_in(file: &str) -> String {
    format!("Kept in {file}")
}

pub const PANE_MATERIAL: &str = "pieces";

/// What both sides have on the board.
#[must_use]
pub fn material(position: &AnyPosition) -> Vec<Words> {
    let start = AnyPosition::start(position.variant());
    let count = |position: &AnyPosition, color, kind| {
        let pieces = position.board_size().all_squares().filter_map(|square| position.piece_at(square));
        pieces.filter(|piece| piece.color == color && piece.kind == kind).count()
    };
    let line = |color: Color| {
        let (men, kings) = (count(position, color, PieceKind::Man), count(position, color, PieceKind::King));
        let gone = count(&start, color, PieceKind::Man).saturating_sub(men + kings);
        let men = format!("{men} {}", if men == 1 { "man" } else { "men" });
        let kings = match kings {
            0 => String::new(),
            1 => ", 1 king".to_owned(),
            kings => format!(", {kings} kings"),
        };
        let taken = if gone == 0 { String::new() } else { format!("  ({gone} off the board)") };
        Words::new(Tone::Text, format!("{color:<6} {men}{kings}")).and(Tone::Quiet, taken)
    };
    Color::ALL.map(line).into()
}

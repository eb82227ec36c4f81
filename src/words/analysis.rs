//! Analysis.

use super::Color;
use damier_endings::{Answer, Limit, Outcome};
use damier_engine::{EngineError, Score};
use damier_rules::Variant;

pub const ANALYSIS_TAGS: &str = "game";
pub const ANALYSIS_TITLE: &str = "Analysis";
pub const ANALYSIS_INPUT: &str = "type a move · ← → walk · Enter: cursor";
pub const HOME_ANALYSIS: &str = "Analysis: any game or position";
pub const OPENING_TITLE: &str = "what to analyse";
pub const OPENING_VARIANT: &str = "variant";
pub const OPENING_FROM: &str = "from";
pub const OPENING_NUMBER: &str = "game number";
pub const OPENING_START: &str = "Analyse";
pub const OPENING_MESSAGE: &str = "how to";
pub const OPENING_HOW_TO: &[&str] = &[
    "Enter begins with the start position.",
    "Or type under \"from\": a FEN like W:W31,K46:B2,7, or a file of games (PDN); files name their variant.",
];
pub const OPENING_READS: &str = "reading …";
pub const OPENING_NUMBER_WRONG: &str = "The game number is a number from 1 on: 1 is the first game of the file.";
pub const SAVE_TITLE: &str = "save as";
pub const SAVE_NAME: &str = "file";
pub const SAVE_START: &str = "Save";
pub const SAVE_HOW_TO: &str = "A name alone goes into the folder for analyses; Esc goes back.";
pub const SAVE_NO_NAME: &str = "Type a name for the file first.";
pub const PANE_ENGINE: &str = "engine";
pub const ENGINE_OFF: &str = "engine off";
pub const ENGINE_IS_OFF: &str = "l turns the engine on.";
pub const ENGINE_BROKE: &str = "The engine stumbled over this position. l tries again.";
pub const OWN_ENGINE_STARTS: &str = "Your engine starts. y: the bundled one.";
pub const NO_OWN_ENGINE: &str = "No engine of your own is named: the options do that (o on the home screen).";
pub const ONE_LINE: &str = "Your own engine shows one line. y: the bundled one.";
pub const LEAVE_UNSAVED: &str = "Not saved yet: w saves; the same key again leaves it.";
pub const NOTHING_TO_SURVEY: &str = "There are no moves to go over yet.";
pub const NO_FILE: &str = "No file is open here: there is no next game.";
pub const GRAPH_EMPTY: &str = "No evaluations yet: walk through the game, or let o go over it.";
pub const GRAPH_AXIS: [&str; 3] = ["0%", "50%", "100%"];
pub const SETUP: &str = "new position";
pub const UNSAVED: &str = "not saved";

pub const LABEL_ANALYSIS: &str = "analysis";
pub const LABEL_WALK: &str = "walk";
pub const LABEL_ENGINE: &str = "engine";
pub const LABEL_LINES: &str = "lines";
pub const LABEL_OWN_ENGINE: &str = "own engine";
pub const LABEL_VIEW: &str = "graph";
pub const LABEL_SURVEY: &str = "go over";
pub const LABEL_SAVE: &str = "save";
pub const LABEL_UNDO: &str = "undo";
pub const LABEL_PROMOTE: &str = "promote";
pub const LABEL_REMOVE: &str = "remove";
pub const LABEL_SIGN: &str = "sign";
pub const HELP_ANALYSIS: &str = "analyse a game or a position with the engine";
pub const HELP_WALK: &str = "back and on; ↑ ↓ to alternatives; Enter: cursor";
pub const HELP_ENDS: &str = "to the start, to the end of the line";
pub const HELP_ENGINE: &str = "engine on or off";
pub const HELP_LINES: &str = "one line more of the bundled engine, 1 to 5";
pub const HELP_OWN_ENGINE: &str = "your own engine or the bundled one";
pub const HELP_VIEW: &str = "engine lines or graph";
pub const HELP_SURVEY: &str = "go over the whole game and mark mistakes";
pub const HELP_SAVE: &str = "save in a file (PDN)";
pub const HELP_UNDO_CHANGE: &str = "take the last change of the game back";
pub const HELP_PROMOTE: &str = "put this variation first";
pub const HELP_REMOVE: &str = "remove this move and all after it";
pub const HELP_SIGN: &str = "next sign: ! ? !! ?? !? ?! or none";
pub const HELP_RESULT_SIGN: &str = "next sign: = + * or none";
pub const HELP_NEXT_GAME: &str = "next game of the file";

/// Who played.
#[must_use]
pub fn players(white: &str, black: &str) -> String {
    format!("{white} - {black}")
}

/// What is analysed if it is no game of anybody.
#[must_use]
pub fn variant_draughts(variant: Variant) -> String {
    let name = variant.name();
    let (first, rest) = name.split_at(1);
    format!("{}{rest} draughts", first.to_uppercase())
}

/// The side to move in few characters.
#[must_use]
pub fn side_moves(side: Color) -> String {
    format!("{side} moves")
}

/// A value for White: men and expected points, or who wins.
#[must_use]
pub fn value(score: Score, variant: Variant) -> String {
    match score.plies_to_end() {
        Some(plies) => wins(if score.is_win() { Color::White } else { Color::Black }, plies.div_ceil(2)),
        None => format!("{score} {:.0}%", score.win_probability(variant) * 100.0),
    }
}

/// The same in few characters.
#[must_use]
pub fn short_value(score: Score) -> String {
    match score.plies_to_end() {
        Some(plies) => format!("{} in {}", if score.is_win() { "W" } else { "B" }, plies.div_ceil(2)),
        None => score.to_string(),
    }
}

fn wins(winner: Color, moves: u16) -> String {
    format!("{winner} wins in {moves}")
}

/// What the engine does: depth in plies, and positions visited a second.
#[must_use]
pub fn engine_at_work(name: &str, depth: u32, speed: Option<u64>) -> String {
    match speed {
        None => format!("{name} · depth {depth}"),
        Some(speed @ 1_000_000..) => {
            format!("{name} · depth {depth} · {}.{} M/s", speed / 1_000_000, speed / 100_000 % 10)
        }
        Some(speed) => format!("{name} · depth {depth} · {} k/s", speed / 1000),
    }
}

/// The same in few characters.
#[must_use]
pub fn engine_in_short(name: &str, depth: u32) -> String {
    format!("{name} · {depth}")
}

/// The person's own engine does not work.
#[must_use]
pub fn own_engine_fault(error: &EngineError) -> String {
    let reason = super::engine_error(error);
    format!("Your own engine does not work: {reason}. The bundled one goes on; y tries yours again.")
}

/// What the tables say, with the winner's moves to go.
#[must_use]
pub fn tables(answer: &Answer, side: Color) -> String {
    let winner = match answer.outcome {
        Outcome::Win => side,
        Outcome::Loss => !side,
        Outcome::Draw => return "Tables: a draw.".to_owned(),
    };
    match answer.to_win {
        Some(plies) => format!("Tables: {}.", wins(winner, u16::from(plies).div_ceil(2))),
        None => format!("Tables: {winner} wins."),
    }
}

/// Under a limit: what the winner needs of it and can waste, in moves.
#[must_use]
pub fn tables_limit(limit: Limit, needed: u8, slack: u8) -> String {
    let rule = match limit {
        Limit::SixteenMoves => 16,
        Limit::FiveMoves => 5,
    };
    format!("{rule}-move rule: needs {}, slack {}.", needed.div_ceil(2), slack / 2)
}

/// A limit of 64 squares that the tables leave out.
#[must_use]
pub fn tables_unheeded(limit: &str) -> String {
    format!("The {limit} is not counted here.")
}

/// The moves that keep the value.
#[must_use]
pub fn keeping(outcome: Outcome, listed: &str, kept: usize, moves: usize) -> String {
    let what = if outcome == Outcome::Win { "Wins" } else { "Holds" };
    if kept == moves { format!("{what}: every move.") } else { format!("{what} ({kept} of {moves}): {listed}") }
}

/// Which of several moves in one place is on the board.
#[must_use]
pub fn alternative(place: usize, of: usize) -> String {
    format!("{place} of {of} alternatives ↑ ↓")
}

/// Where in the line one is.
#[must_use]
pub fn ply(at: usize, of: usize) -> String {
    format!("half-move {at} of {of}")
}

/// How far the survey has come.
#[must_use]
pub fn survey(done: usize, of: usize) -> String {
    format!("Going over the game: {done} of {of}. Esc stops.")
}

/// What the survey has found.
#[must_use]
pub fn surveyed(mistakes: usize) -> String {
    match mistakes {
        0 => "Gone over: no mistake found.".to_owned(),
        1 => "Gone over: 1 mistake marked, with the better line.".to_owned(),
        more => format!("Gone over: {more} mistakes marked, with better lines."),
    }
}

/// Where the game was saved.
#[must_use]
pub fn saved(path: &str) -> String {
    format!("Saved as {path}")
}

/// A file is in the way.
#[must_use]
pub fn exists(path: &str) -> String {
    format!("{path} is there already. Enter again replaces it; or type another name.")
}

//! Errors in words: a function for each error of the libraries below the program.
//!
//! The libraries say what is wrong by variants and their fields; their `Display` is for developers. Every error that a
//! player may see goes through here. An error is a clause: it begins with a small letter and has no full stop, so that it
//! can follow a colon. Functions that word what a player has typed return sentences.

pub(in crate::words) mod dxp;
pub(in crate::words) mod endings;
pub(in crate::words) mod engine;
pub(in crate::words) mod mail;
pub(in crate::words) mod pdn;
pub(in crate::words) mod puzzles;
pub(in crate::words) mod rules;
pub(in crate::words) mod store;
pub(in crate::words) mod train;

use std::error::Error;
use std::io;

use crate::words::language::say;
use damier_rules::BoardSize;
use damier_rules::notation::pdn::NotLegal;
use etude_files::NotRegular;

pub use dxp::*;
pub use endings::*;
pub use engine::*;
pub use mail::*;
pub use pdn::*;
pub use puzzles::*;
pub use rules::*;
pub use store::*;
pub use train::*;

/// What is wrong: errors of the libraries in the words of this module, others in their own.
#[must_use]
pub fn error(error: &(dyn Error + 'static)) -> String {
    known(error).unwrap_or_else(|| error.to_string())
}

/// What is wrong with a file or a folder: the system's words, unless Damier refused the file itself.
#[must_use]
pub fn io_error(error: &io::Error) -> String {
    own_io_error(error).unwrap_or_else(|| error.to_string())
}

fn own_io_error(error: &io::Error) -> Option<String> {
    let error = error.get_ref()?;
    if let Some(dead) = error.downcast_ref() {
        return Some(dead_link(dead));
    }
    if error.is::<NotRegular>() {
        return Some(say().not_a_regular_file());
    }
    known(error)
}

/// An error and its causes, from the outermost to the innermost.
#[must_use]
pub fn error_chain(error: &anyhow::Error) -> String {
    let mut said: Vec<String> = Vec::new();
    for cause in error.chain() {
        let known = known(cause);
        // Such words name the cause, too.
        let is_last = known.is_some();
        let words = known.unwrap_or_else(|| cause.to_string());
        // Some errors have the words of their cause at the end.
        if !said.last().is_some_and(|outer| outer.ends_with(&words)) {
            said.push(words);
        }
        if is_last {
            break;
        }
    }
    // From the inside out: each message contains the one of its cause.
    said.into_iter().rev().reduce(|cause, problem| say().caused_by(problem, cause)).unwrap_or_default()
}

/// The words for an error of a library.
fn known(error: &(dyn Error + 'static)) -> Option<String> {
    said(error, move_error)
        .or_else(|| said(error, fen_error))
        .or_else(|| said(error, hub_error))
        .or_else(|| said(error, setup_error))
        .or_else(|| said(error, unknown_variant))
        .or_else(|| said(error, pdn_error))
        .or_else(|| said(error, pdn_warning))
        .or_else(|| said(error, table_problem))
        .or_else(|| said(error, build_error))
        .or_else(|| said(error, unknown_class))
        .or_else(|| said(error, engine_error))
        .or_else(|| said(error, external_error))
        .or_else(|| said(error, engine_gone))
        .or_else(|| said(error, dxp_closed))
        .or_else(|| said(error, dxp_fault))
        .or_else(|| said(error, dxp_message_error))
        .or_else(|| said(error, dxp_terms_error))
        .or_else(|| said(error, dxp_too_long))
        .or_else(|| said(error, dxp_not_now))
        .or_else(|| said(error, dxp_address_error))
        .or_else(|| said(error, collection_error))
        .or_else(|| said(error, bad_line))
        .or_else(|| said(error, puzzle_error))
        .or_else(|| said(error, pack_error))
        .or_else(|| said(error, import_error))
        .or_else(|| said(error, start_error))
        .or_else(|| said(error, not_an_answer))
        .or_else(|| said(error, saved_error))
        .or_else(|| said(error, player_error))
        .or_else(|| said(error, no_day))
        .or_else(|| said(error, lessons_error))
        .or_else(|| said(error, store_error))
        .or_else(|| said(error, exchange_error))
        .or_else(|| said(error, unfinished_error))
        .or_else(|| said(error, keep_error))
        .or_else(|| said(error, pdn_file_error))
        .or_else(|| said(error, file_error))
        .or_else(|| said(error, |_: &NotLegal| say().move_not_legal()))
        .or_else(|| own_io_error(error.downcast_ref()?))
}

/// The words for an error of one type.
fn said<E: Error + 'static>(error: &(dyn Error + 'static), words: fn(&E) -> String) -> Option<String> {
    error.downcast_ref().map(words)
}

/// A clause as a sentence of its own. One that begins with a move or a square keeps its first letter: c3-d4 is not C3-d4.
#[must_use]
pub fn sentence(clause: &str) -> String {
    let is_notation =
        clause.split(' ').next().is_some_and(|word| word.contains(|letter: char| letter.is_ascii_digit()));
    let mut letters = clause.chars();
    match letters.next() {
        Some(first) if !is_notation => say().sentence(first.to_uppercase().chain(letters).collect::<String>()),
        _ => say().sentence(clause),
    }
}

/// `a`, `a or b`, `a, b or c`.
#[must_use]
pub fn either(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => say().list_or(crate::words::common::list(first.iter().map(String::as_str)), last),
    }
}

/// A text to stand in quotes, with control characters and quotes escaped.
fn escaped(text: &str) -> String {
    let quoted = format!("{text:?}");
    quoted.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(&quoted).to_owned()
}

/// The key of a board in messages.
#[must_use]
pub const fn board_key(size: BoardSize) -> &'static str {
    match size {
        BoardSize::Ten => "ten",
        BoardSize::Eight => "eight",
    }
}

#[cfg(test)]
mod tests;

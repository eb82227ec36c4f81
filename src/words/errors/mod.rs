//! What is wrong, in words: a function for each kind of error of the libraries.
//!
//! The libraries say by variants and their fields what is wrong; their `Display` is for developers. Every error that a
//! player may see goes through here.

mod endings;
mod engine;
mod pdn;
mod puzzles;
mod rules;
mod train;

use std::error::Error;

use damier_rules::notation::pdn::NotLegal;

pub use endings::*;
pub use engine::*;
pub use pdn::*;
pub use puzzles::*;
pub use rules::*;
pub use train::*;

/// What is wrong: with an error of a library in the words of this module, with any other in its own.
#[must_use]
pub fn error(error: &(dyn Error + 'static)) -> String {
    known(error).unwrap_or_else(|| error.to_string())
}

/// An error and what has caused it, from the outside to the inside.
#[must_use]
pub fn error_chain(error: &anyhow::Error) -> String {
    let mut said = Vec::new();
    for cause in error.chain() {
        let words = known(cause);
        // Such words say what has caused it, too.
        let is_last = words.is_some();
        said.push(words.unwrap_or_else(|| cause.to_string()));
        if is_last {
            break;
        }
    }
    said.join(": ")
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
        .or_else(|| said(error, collection_error))
        .or_else(|| said(error, bad_line))
        .or_else(|| said(error, puzzle_error))
        .or_else(|| said(error, import_error))
        .or_else(|| said(error, beginning_error))
        .or_else(|| said(error, not_an_answer))
        .or_else(|| said(error, saved_error))
        .or_else(|| said(error, whose_game))
        .or_else(|| said(error, unknown_word))
        .or_else(|| said(error, no_day))
        .or_else(|| said(error, |_: &NotLegal| "the move is not legal in this position".to_owned()))
}

/// The words for an error, if it is of the kind that they are for.
fn said<E: Error + 'static>(error: &(dyn Error + 'static), words: fn(&E) -> String) -> Option<String> {
    error.downcast_ref().map(words)
}

#[cfg(test)]
mod tests;

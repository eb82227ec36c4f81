//! Reviews in words, for all screens.

use super::page::{Tone, Words};
use crate::words::{self, say};
use damier_train::due::ReviewState;

/// The notice about reviews that were put off, if any.
#[must_use]
pub fn put_off(review: ReviewState) -> Option<Words> {
    let ReviewState { due, put_off } = review;
    (put_off > 0).then(|| Words::new(Tone::Notice, words::put_off(put_off, put_off == due)))
}

/// The notice that reviews wait in other games, if any do.
#[must_use]
pub fn elsewhere(due: usize) -> Option<Words> {
    (due > 0).then(|| Words::new(Tone::Quiet, say().due_elsewhere(due)))
}

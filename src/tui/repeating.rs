//! Reviews in words, for all screens.

use super::page::{Tone, Words};
use crate::words;
use damier_train::waiting::Standing;

/// The notice about reviews that were put off, if any.
#[must_use]
pub fn put_off(standing: Standing) -> Option<Words> {
    let Standing { due, put_off } = standing;
    (put_off > 0).then(|| Words::new(Tone::Notice, words::put_off(put_off, put_off == due)))
}

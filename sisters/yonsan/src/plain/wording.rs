//! What the stream needs in words, in the language that is spoken.

use etude_plain::wording::{Phrase, Wording};

use crate::words::say;

/// The words of the language that is spoken.
#[derive(Clone, Copy, Debug, Default)]
pub struct Words;

impl Wording for Words {
    fn phrase(&self, phrase: Phrase<'_>) -> String {
        match phrase {
            Phrase::Arrow(name) => say().plain_arrow(name),
            Phrase::Pause => say().plain_pause(),
            Phrase::PlusMinus => say().plain_plus_minus(),
            Phrase::Of => say().plain_of(),
            Phrase::Right => say().plain_right(),
            Phrase::Wrong => say().plain_wrong(),
            Phrase::Range => say().plain_range(),
            Phrase::Sign(name) => say().plain_sign(name),
            Phrase::Double(name) => say().plain_double(name),
            Phrase::Again(times, text) => say().plain_again(times, text),
            Phrase::Empty => say().plain_empty(),
            Phrase::None => say().plain_none(),
            Phrase::Row(name, value) => say().named(name, value),
            Phrase::Numbered(number, line) => say().plain_numbered(number, line),
            Phrase::Chosen(line) => say().plain_chosen(line),
            Phrase::More(count) => say().plain_more(count),
        }
    }

    fn list(&self, parts: &[String]) -> String {
        parts.join(&say().list())
    }
}

//! What the stream needs in words, in the language that is spoken.

use crate::words::{self, say, spoken};
use etude_plain::wording::{Phrase, Wording};

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
            Phrase::Empty => say().plain_row_empty(),
            Phrase::None => say().plain_none(),
            Phrase::Row(name, value) => say().plain_row(name, value),
            Phrase::Numbered(number, line) => say().plain_numbered(number, line),
            Phrase::Chosen(line) => say().plain_chosen(line),
            Phrase::More(count) => say().plain_more(count),
        }
    }

    fn list(&self, parts: &[String]) -> String {
        words::list(parts.iter().map(String::as_str))
    }

    /// Signs of PDN for the quality of a move, right behind its square.
    fn sign(&self, told: &str, rest: &str, line: &str) -> Option<(String, usize)> {
        if is_move(told) { spoken::quality_sign(rest, line) } else { None }
    }

    /// A king that is written by a letter.
    fn word(&self, word: &str) -> Option<String> {
        let square = word.strip_prefix('K')?;
        (!square.is_empty() && square.bytes().all(|byte| byte.is_ascii_digit())).then(|| say().plain_king(square))
    }
}

/// Whether a text ends in a move.
fn is_move(told: &str) -> bool {
    let last = told.rsplit(char::is_whitespace).next().unwrap_or_default();
    last.contains(['-', 'x', ':'])
        && last.chars().all(|letter| letter.is_ascii_alphanumeric() || "-x:.".contains(letter))
}

#[cfg(test)]
mod tests {
    use super::*;
    use etude_plain::speech::speakable;

    #[test]
    fn signs_of_the_game_become_words() {
        for (text, told) in [
            ("▸ p  Puzzles: find the shot ", "p Puzzles: find the shot"),
            ("45-40?? gave away the win", "45-40, a blunder gave away the win"),
            ("2. 35-30? 10-14", "2. 35-30, a mistake 10-14"),
            ("What stands on 28?", "What stands on 28?"),
            ("White: K9, 22", "White: king 9, 22"),
            ("!!, ?? or !?", "double exclamation mark, double question mark or exclamation mark question mark"),
            ("puzzle 1833 ±250", "puzzle 1833 plus or minus 250"),
            ("×  2  warn", "Wrong: 2 warn"),
            ("16-move rule: 2/16", "16-move rule: 2 of 16"),
            ("n goes on, ← → replay it.", "n goes on, left right replay it."),
        ] {
            assert_eq!(speakable(text, &Words), told);
        }
    }
}

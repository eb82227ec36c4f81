//! Reading a line: a number, squares or words. What words mean depends on the screen; this only takes the line apart.

use crate::words::{Messages, in_english, say};
use etude_plain::line;
use etude_text::half_width;

/// A line that was typed.
pub type Line = line::Line<Squares>;

/// Squares, or numbers, one after another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Squares {
    /// The squares or numbers, as they were typed.
    pub(crate) names: Vec<String>,
    /// Whether a sign or a word said that it is a capture.
    pub(crate) is_capture: bool,
}

/// Takes a line apart.
#[must_use]
pub fn read(typed: &str) -> Line {
    let spaced = spaced(typed);
    // In Chinese no blank stands between a word and a number: 33吃22, 格28.
    match line::read(&spaced, squares) {
        Line::Words { ref rest, .. } if !rest.bytes().all(|byte| byte.is_ascii_digit()) => line::read(typed, squares),
        read => read,
    }
}

/// A line with blanks between numbers and the words of a language that writes none.
fn spaced(typed: &str) -> String {
    let mut spaced = String::with_capacity(typed.len());
    let is_word = |letter: char| !half_width(letter).is_ascii() && letter.is_alphabetic();
    let is_number = |letter: char| half_width(letter).is_ascii_alphanumeric();
    let mut before = ' ';
    for letter in typed.chars() {
        if is_word(before) && is_number(letter) || is_number(before) && is_word(letter) {
            spaced.push(' ');
        }
        spaced.push(letter);
        before = letter;
    }
    spaced
}

/// A line of squares alone: `28`, `32-28`, `32 28`, `28x19`, `28 takes 19`, `3228`.
fn squares(line: &str) -> Option<Line> {
    let mut is_capture = false;
    let mut names: Vec<String> = Vec::new();
    for word in line.split([' ', '\t', ',']).filter(|word| !word.is_empty()) {
        if is_word_of(word, Messages::plain_move_takes) || matches!(word, "x" | ":") {
            is_capture = true;
        } else if !(is_word_of(word, Messages::plain_move_to) || word == "-") {
            is_capture |= word.contains(['x', ':']);
            let parts = word.split(['-', 'x', ':']);
            for part in parts {
                names.push(is_square(part).then(|| part.to_owned())?);
            }
        }
    }
    match &names[..] {
        [] => None,
        [only] if only.len() <= 2 && !is_capture => {
            only.parse().ok().map(Line::Number).or(Some(Line::Move(Squares { names, is_capture })))
        }
        _ => Some(Line::Move(Squares { names, is_capture })),
    }
}

/// Whether a word is one of those of a message, in the language spoken or in English.
fn is_word_of(word: &str, message: impl Fn(&Messages) -> String) -> bool {
    let has = |words: String| words.split('|').any(|other| other == word);
    has(message(say())) || in_english(|| has(message(say())))
}

/// Whether a text is a square, or squares written without signs: up to four digits, or letters with digits behind them.
fn is_square(text: &str) -> bool {
    let bytes = text.as_bytes();
    let is_number = (1..=4).contains(&bytes.len()) && bytes.iter().all(u8::is_ascii_digit);
    let is_named = |pair: &[u8]| matches!(pair, [b'a'..=b'h', b'1'..=b'8']);
    is_number || matches!(bytes.len(), 2 | 4) && bytes.chunks(2).all(is_named)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares_of(line: &str) -> Option<(Vec<String>, bool)> {
        match read(line) {
            Line::Move(Squares { names, is_capture }) => Some((names, is_capture)),
            _ => None,
        }
    }

    #[test]
    fn moves_are_read_in_every_form_and_width() {
        for (line, squares, captures) in [
            ("32-28", "32 28", false),
            ("32 28", "32 28", false),
            ("32 to 28", "32 28", false),
            ("３２－２８", "32 28", false),
            ("28x19", "28 19", true),
            ("28×19", "28 19", true),
            ("28 TAKES 19", "28 19", true),
            ("28 x 19 x 10", "28 19 10", true),
            ("c3:d4", "c3 d4", true),
            ("3228", "3228", false),
            ("c3d4", "c3d4", false),
        ] {
            let wanted: Vec<String> = squares.split(' ').map(str::to_owned).collect();
            assert_eq!(squares_of(line), Some((wanted, captures)), "{line}");
        }
    }

    #[test]
    fn a_number_alone_chooses_and_no_line_is_enter() {
        assert_eq!((read("7"), read("４２"), read("  ")), (Line::Number(7), Line::Number(42), Line::Empty));
    }

    #[test]
    fn words_of_a_language_without_blanks_are_found() {
        crate::words::speak_here(crate::words::Language::ZhCN);
        for (line, squares, captures) in [
            ("32到28", "32 28", false),
            ("33吃22", "33 22", true),
            ("c3吃e5", "c3 e5", true),
            ("２８吃19吃10", "28 19 10", true),
        ] {
            let wanted: Vec<String> = squares.split(' ').map(str::to_owned).collect();
            assert_eq!(squares_of(line), Some((wanted, captures)), "{line}");
        }
        let words = |first: &str, rest: &str| Line::Words {
            first: first.to_owned(),
            rest: rest.to_owned(),
            is_question: false,
        };
        assert_eq!(read("格28"), words("格", "28"));
        assert_eq!(read("comment 好着1 次"), words("comment", "好着1 次"), "a text stays as it is");
    }

    #[test]
    fn other_lines_are_words() {
        let words = |first: &str, rest: &str, is_question| Line::Words {
            first: first.to_owned(),
            rest: rest.to_owned(),
            is_question,
        };
        assert_eq!(read("Square 28"), words("square", "28", false));
        assert_eq!(read("/p"), words("p", "", true));
        assert_eq!(read("/"), words("/", "", false));
        assert_eq!(read("32-"), words("32-", "", false));
        assert_eq!(read("W:W31,K46:B2,7"), words("w:w31,k46:b2,7", "", false));
        assert_eq!(read("\u{1b}[1~q\u{1b}OA"), words("q", "", false), "keys without a letter are no part of it");
    }
}

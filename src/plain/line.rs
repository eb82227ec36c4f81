//! Reading a line: a number, a move or words. What words mean depends on the screen; this only takes the line apart.

use etude_text::half_width;

use crate::words::{Messages, in_english, say};

/// A line that was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Nothing: Enter.
    Empty,
    /// A number of one or two digits.
    Number(usize),
    /// Squares, or numbers, one after another; `is_capture` if they are joined by a sign or a word for captures.
    Squares {
        /// The squares or numbers, as they were typed.
        squares: Vec<String>,
        /// Whether a sign or a word said that it is a capture.
        is_capture: bool,
    },
    /// Words: the first one, the others, and whether a stroke stood before them.
    Words {
        /// The first word, in lower case.
        first: String,
        /// What follows it.
        rest: String,
        /// Whether it is a question about the board, not a key.
        is_question: bool,
    },
}

/// A line in half-width characters, without blanks at its ends.
#[must_use]
pub fn trimmed(typed: &str) -> String {
    let mut letters = typed.chars();
    let mut trimmed = String::new();
    while let Some(letter) = letters.next() {
        if letter == '\u{1b}' {
            // The key of an arrow, and others without a letter: ESC, a bracket, numbers, a letter or `~`.
            if letters.as_str().starts_with(['[', 'O']) {
                letters.next();
                letters.by_ref().find(|end| matches!(end, '@'..='~'));
            }
        } else if !letter.is_control() {
            trimmed.push(half_width(letter));
        }
    }
    trimmed.trim().to_owned()
}

/// Takes a line apart.
#[must_use]
pub fn read(typed: &str) -> Line {
    let typed = trimmed(typed);
    if typed.is_empty() {
        return Line::Empty;
    }
    let lower = typed.to_lowercase();
    if let Some(squares) = squares(&lower) {
        return squares;
    }
    let (is_question, typed) = match typed.strip_prefix('/') {
        Some(after) if !after.trim().is_empty() => (true, after.trim_start()),
        _ => (false, &*typed),
    };
    let (first, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
    Line::Words { first: first.to_lowercase(), rest: rest.trim().to_owned(), is_question }
}

/// A line of squares alone: `28`, `32-28`, `32 28`, `28x19`, `28 takes 19`, `3228`.
fn squares(line: &str) -> Option<Line> {
    let mut is_capture = false;
    let mut squares: Vec<String> = Vec::new();
    for word in line.split([' ', '\t', ',']).filter(|word| !word.is_empty()) {
        if is_word_of(word, Messages::plain_move_takes) || matches!(word, "x" | ":") {
            is_capture = true;
        } else if !(is_word_of(word, Messages::plain_move_to) || word == "-") {
            is_capture |= word.contains(['x', ':']);
            let parts = word.split(['-', 'x', ':']);
            for part in parts {
                squares.push(is_square(part).then(|| part.to_owned())?);
            }
        }
    }
    match &squares[..] {
        [] => None,
        [only] if only.len() <= 2 && !is_capture => {
            only.parse().ok().map(Line::Number).or(Some(Line::Squares { squares, is_capture }))
        }
        _ => Some(Line::Squares { squares, is_capture }),
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

/// What a typed word means among words with meanings: the one that is typed in full, or the only one that begins so. At
/// least two letters have to be typed, unless the word is shorter, or written without letters.
///
/// # Errors
///
/// The words that begin so, if there are several; none if there is none.
pub fn resolve<T: Clone + PartialEq>(typed: &str, words: &[(String, T)]) -> Result<T, Vec<String>> {
    if let Some((_, meaning)) = words.iter().find(|(word, _)| word == typed) {
        return Ok(meaning.clone());
    }
    let is_short = typed.is_ascii() && typed.len() < 2;
    let mut fitting: Vec<&(String, T)> =
        words.iter().filter(|(word, _)| !is_short && word.starts_with(typed)).collect();
    fitting.dedup_by(|one, other| one.1 == other.1);
    match &fitting[..] {
        [(_, meaning)] => Ok(meaning.clone()),
        several => Err(several.iter().map(|(word, _)| word.clone()).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares_of(line: &str) -> Option<(Vec<String>, bool)> {
        match read(line) {
            Line::Squares { squares, is_capture } => Some((squares, is_capture)),
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

    #[test]
    fn words_may_be_cut_short_where_only_one_begins_so() {
        let words = [("pieces", 1), ("piece", 2), ("last", 3), ("home", 4), ("hint", 5), ("hinweis", 5)];
        let words: Vec<(String, i32)> = words.map(|(word, meaning)| (word.to_owned(), meaning)).to_vec();
        assert_eq!(resolve("la", &words), Ok(3));
        assert_eq!(resolve("piece", &words), Ok(2));
        assert_eq!(resolve("hin", &words), Ok(5), "both mean the same");
        assert_eq!(resolve("pi", &words), Err(vec!["pieces".to_owned(), "piece".to_owned()]));
        assert_eq!(resolve("l", &words), Err(Vec::new()), "one letter is a key");
        assert_eq!(resolve("zz", &words), Err(Vec::new()));
    }
}

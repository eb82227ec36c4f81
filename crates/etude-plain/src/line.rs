//! Reading a line: a number, a move or words. What words mean depends on the screen; this only takes the line apart.

use etude_text::half_width;

/// A line that was typed, in a game whose moves are read as `M`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line<M> {
    /// Nothing: Enter.
    Empty,
    /// A number to choose something by.
    Number(usize),
    /// A move, or places on the board.
    Move(M),
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

/// Takes a line apart. `moves` reads a line in lower case that is a number or a move of the game.
pub fn read<M>(typed: &str, moves: impl FnOnce(&str) -> Option<Line<M>>) -> Line<M> {
    let typed = trimmed(typed);
    if typed.is_empty() {
        return Line::Empty;
    }
    if let Some(read) = moves(&typed.to_lowercase()) {
        return read;
    }
    let (is_question, typed) = match typed.strip_prefix('/') {
        Some(after) if !after.trim().is_empty() => (true, after.trim_start()),
        _ => (false, &*typed),
    };
    let (first, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
    Line::Words { first: first.to_lowercase(), rest: rest.trim().to_owned(), is_question }
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

    /// Numbers alone, in a game without moves.
    fn read_numbers(typed: &str) -> Line<()> {
        read(typed, |line| line.parse().ok().map(Line::Number))
    }

    #[test]
    fn a_number_alone_chooses_and_no_line_is_enter() {
        let read = read_numbers;
        assert_eq!((read("7"), read("４２"), read("  ")), (Line::Number(7), Line::Number(42), Line::Empty));
    }

    #[test]
    fn other_lines_are_words() {
        let words = |first: &str, rest: &str, is_question| Line::Words {
            first: first.to_owned(),
            rest: rest.to_owned(),
            is_question,
        };
        assert_eq!(read_numbers("Point H8"), words("point", "H8", false));
        assert_eq!(read_numbers("/p"), words("p", "", true));
        assert_eq!(read_numbers("/"), words("/", "", false));
        assert_eq!(
            read_numbers("\u{1b}[1~q\u{1b}OA"),
            words("q", "", false),
            "keys without a letter are no part of it"
        );
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

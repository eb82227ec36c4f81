//! The few words that the stream itself needs, in the language of the program.

/// Something that is said in words where a screen draws a sign, or that every stream says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phrase<'a> {
    /// An arrow: `up`, `down`, `left` or `right`.
    Arrow(&'a str),
    /// A short pause between two parts of a line.
    Pause,
    /// The sign `±`.
    PlusMinus,
    /// So many `of` so many.
    Of,
    /// Before a line that is marked as right.
    Right,
    /// Before a line that is marked as wrong.
    Wrong,
    /// Between the ends of a range of numbers.
    Range,
    /// A sign that voices pass over: `exclamation`, `question`, `asterisk`, `ampersand`, `plus` or `equals`.
    Sign(&'a str),
    /// The same sign twice, named.
    Double(&'a str),
    /// A text that is said once more: how often it has been said, and the text.
    Again(usize, &'a str),
    /// A cell or a row without a value.
    Empty,
    /// A dash in a table.
    None,
    /// A name with its value.
    Row(&'a str, &'a str),
    /// A line of a list with its number.
    Numbered(usize, &'a str),
    /// A line that is chosen now.
    Chosen(&'a str),
    /// So many lines more can be asked for.
    More(usize),
}

/// The words of a program.
pub trait Wording {
    /// What is said.
    fn phrase(&self, phrase: Phrase<'_>) -> String;

    /// Parts of a list in one line.
    fn list(&self, parts: &[String]) -> String;

    /// What a sign at the start of `rest` means behind what is told already, if it means something in the game, and the number
    /// of characters that say it. `line` is the whole line.
    fn sign(&self, _told: &str, _rest: &str, _line: &str) -> Option<(String, usize)> {
        None
    }

    /// What is said for a word of the game, if that is not the word itself.
    fn word(&self, _word: &str) -> Option<String> {
        None
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// English, for tests.
    pub(crate) struct English;

    impl Wording for English {
        fn phrase(&self, phrase: Phrase<'_>) -> String {
            match phrase {
                Phrase::Arrow(name) => name.to_owned(),
                Phrase::Pause => ",".to_owned(),
                Phrase::PlusMinus => "plus or minus".to_owned(),
                Phrase::Of => "of".to_owned(),
                Phrase::Right => "Right:".to_owned(),
                Phrase::Wrong => "Wrong:".to_owned(),
                Phrase::Range => "to".to_owned(),
                Phrase::Sign("plus") => "plus sign".to_owned(),
                Phrase::Sign("equals") => "equals sign".to_owned(),
                Phrase::Sign("asterisk") => "asterisk".to_owned(),
                Phrase::Sign("ampersand") => "ampersand".to_owned(),
                Phrase::Sign(name) => format!("{name} mark"),
                Phrase::Double(name) => format!("double {name}"),
                Phrase::Again(2, text) => format!("Again: {text}"),
                Phrase::Again(times, text) => format!("Again, number {times}: {text}"),
                Phrase::Empty => "empty".to_owned(),
                Phrase::None => "none".to_owned(),
                Phrase::Row(name, value) => format!("{name}: {value}"),
                Phrase::Numbered(number, line) => format!("{number}. {line}"),
                Phrase::Chosen(line) => format!("Chosen: {line}"),
                Phrase::More(count) => format!("{count} more: type list for all."),
            }
        }

        fn list(&self, parts: &[String]) -> String {
            parts.join(", ")
        }
    }
}

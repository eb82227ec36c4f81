//! Free text in a PDN file: UTF-8, otherwise Latin-1.

use std::borrow::Cow;

/// The raw bytes of a tag value or a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RawText<'a>(&'a [u8]);

impl<'a> RawText<'a> {
    /// Wraps bytes of a file.
    #[must_use]
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[must_use]
    pub const fn bytes(self) -> &'a [u8] {
        self.0
    }

    /// The text: UTF-8 if valid, otherwise Latin-1, in which every byte is a character (PDN 3.0, encoding).
    #[must_use]
    pub fn decode(self) -> Cow<'a, str> {
        match std::str::from_utf8(self.0) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => Cow::Owned(self.0.iter().map(|&byte| char::from(byte)).collect()),
        }
    }

    /// The value of a tag with escapes resolved and line breaks replaced by spaces.
    #[must_use]
    pub fn tag_value(self) -> Cow<'a, str> {
        let text = self.decode();
        if !text.contains(['\\', '\n', '\r']) {
            return text;
        }
        let mut value = String::with_capacity(text.len());
        let mut letters = text.chars().peekable();
        while let Some(letter) = letters.next() {
            match letter {
                '\\' => value.push(letters.next_if(|next| matches!(next, '"' | '\\')).unwrap_or('\\')),
                '\n' | '\r' => {
                    while letters.next_if(char::is_ascii_whitespace).is_some() {}
                    value.truncate(value.trim_end().len());
                    value.push(' ');
                }
                _ => value.push(letter),
            }
        }
        Cow::Owned(value)
    }

    /// The words of a comment, separated by single spaces: line breaks and runs of spaces only come from wrapping.
    #[must_use]
    pub fn comment(self) -> String {
        one_line(&self.decode())
    }
}

/// The text with all runs of white space replaced by single spaces.
pub(super) fn one_line(text: &str) -> String {
    let mut words = text.split_whitespace();
    let mut line = words.next().unwrap_or_default().to_owned();
    for word in words {
        line.push(' ');
        line.push_str(word);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latin_1_is_read_where_it_is_no_utf_8() {
        assert_eq!(RawText::new("Wirsma é".as_bytes()).decode(), "Wirsma é");
        assert_eq!(RawText::new(b"Andr\xe9 \xd6").decode(), "André Ö");
    }

    #[test]
    fn escapes_and_line_breaks_of_tags_are_undone() {
        let value = |text: &'static str| RawText::new(text.as_bytes()).tag_value().into_owned();
        assert_eq!(value(r#"a \"b\" \\ c\d"#), r#"a "b" \ c\d"#);
        assert_eq!(value("one \r\n  two"), "one two");
        assert_eq!(value("runs   stay"), "runs   stay");
    }

    #[test]
    fn comments_become_one_line() {
        assert_eq!(RawText::new(b" two\n  words ").comment(), "two words");
    }
}

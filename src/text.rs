//! Lines of text whose words are meant in different ways, and the room that they take.

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// How words are meant; the theme decides how that looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Ordinary words.
    #[default]
    Text,
    /// Words of less importance.
    Quiet,
    /// A title.
    Title,
    /// A key to press.
    Key,
    /// Something went right.
    Good,
    /// Something went wrong.
    Bad,
    /// Something deserves attention.
    Notice,
    /// The chosen line of a menu.
    Chosen,
    /// The place in a text where the next character goes.
    Caret,
}

/// A line of words in different tones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words(pub Vec<(Tone, String)>);

impl Words {
    /// A line in one tone.
    #[must_use]
    pub fn new(tone: Tone, words: impl Into<String>) -> Self {
        Self(vec![(tone, words.into())])
    }

    /// A line of a list that can be chosen.
    #[must_use]
    pub fn choice(text: &str, is_chosen: bool) -> Self {
        if is_chosen { Self::new(Tone::Chosen, format!("▸ {text}")) } else { Self::from(format!("  {text}")) }
    }

    /// The same line with more words at its end.
    #[must_use]
    pub fn and(mut self, tone: Tone, words: impl Into<String>) -> Self {
        self.0.push((tone, words.into()));
        self
    }

    /// The columns that it takes.
    #[must_use]
    pub fn len(&self) -> usize {
        columns_of(&self.0)
    }

    /// The words without their tones.
    #[must_use]
    pub fn text(&self) -> String {
        self.0.iter().map(|(_, words)| words.as_str()).collect()
    }

    /// Whether it is the chosen line of a menu, or has a chosen part.
    #[must_use]
    pub fn is_chosen(&self) -> bool {
        self.0.iter().any(|(tone, _)| *tone == Tone::Chosen)
    }

    /// Whether there is more to read than there is room for.
    #[must_use]
    pub fn is_wider(&self, columns: u16) -> bool {
        self.text().trim_end().width() > usize::from(columns)
    }

    /// As much of it as there is room for, with an ellipsis where more would follow. A text with a caret is scrolled until
    /// the caret is in sight.
    #[must_use]
    pub fn fitted(&self, columns: u16) -> Self {
        let scrolled = self.scrolled(columns);
        if !scrolled.is_wider(columns) {
            return scrolled;
        }
        let mut room = usize::from(columns.saturating_sub(1));
        let mut fitted = Self::default();
        for (tone, words) in scrolled.0 {
            let kept = first_columns(&words, room);
            room = if kept.len() < words.len() { 0 } else { room.saturating_sub(kept.width()) };
            fitted.0.push((tone, kept.to_owned()));
        }
        if let Some((_, last)) = fitted.0.iter_mut().rfind(|(_, words)| !words.is_empty()) {
            last.push('…');
        }
        fitted
    }

    /// The same without the beginning of the part before the caret, as far as that would push the caret out of sight.
    fn scrolled(&self, columns: u16) -> Self {
        let mut scrolled = self.clone();
        let caret = self.0.iter().position(|(tone, _)| *tone == Tone::Caret).filter(|_| self.is_wider(columns));
        if let Some(before) = caret.and_then(|caret| caret.checked_sub(1)) {
            let taken = columns_of(&self.0[..before]) + self.0[before + 1].1.width();
            let room = usize::from(columns).saturating_sub(taken);
            // Some of what follows the caret is of use, too, or an ellipsis at least.
            let room = room.saturating_sub(columns_of(&self.0[before + 2..]).min((room / 3).max(1)));
            let text = &mut scrolled.0[before].1;
            if text.width() > room {
                *text = format!("…{}", last_columns(text, room.saturating_sub(1)));
            }
        }
        scrolled
    }

    /// The columns before the caret, if there is one.
    #[must_use]
    pub fn caret(&self) -> Option<usize> {
        let caret = self.0.iter().position(|(tone, _)| *tone == Tone::Caret)?;
        Some(columns_of(&self.0[..caret]))
    }

    /// The rows that it takes where it is broken between words.
    #[must_use]
    pub fn rows(&self, columns: usize) -> usize {
        let (mut rows, mut used) = (1, 0);
        for word in self.text().split_whitespace() {
            let length = word.width();
            if used > 0 && used + 1 + length > columns {
                rows += 1;
                used = 0;
            }
            used += length + usize::from(used > 0);
            // A word that is longer than a row is broken itself.
            rows += used.saturating_sub(1) / columns.max(1);
            used = if used > columns { used % columns.max(1) } else { used };
        }
        rows
    }

    /// Whether there is nothing to read.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

fn columns_of(parts: &[(Tone, String)]) -> usize {
    parts.iter().map(|(_, words)| words.width()).sum()
}

/// The beginning of a text in so many columns.
fn first_columns(text: &str, columns: usize) -> &str {
    &text[..length_in(text.graphemes(true), columns)]
}

/// The end of a text in so many columns.
fn last_columns(text: &str, columns: usize) -> &str {
    &text[text.len() - length_in(text.graphemes(true).rev(), columns)..]
}

/// The bytes of the characters that fit into so many columns.
fn length_in<'a>(characters: impl Iterator<Item = &'a str>, columns: usize) -> usize {
    let mut used = 0;
    let fits = |character: &&str| {
        used += character.width();
        used <= columns
    };
    characters.take_while(fits).map(str::len).sum()
}

impl From<&str> for Words {
    fn from(words: &str) -> Self {
        Self::new(Tone::Text, words)
    }
}

impl From<String> for Words {
    fn from(words: String) -> Self {
        Self::new(Tone::Text, words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fitted(before: &str, after: &str, columns: u16) -> String {
        let line = Words::new(Tone::Chosen, "FEN ").and(Tone::Chosen, before).and(Tone::Caret, "|");
        line.and(Tone::Chosen, after).fitted(columns).text()
    }

    #[test]
    fn a_long_text_is_scrolled_until_its_caret_is_in_sight() {
        assert_eq!(fitted("abcdef", "", 11), "FEN abcdef|");
        assert_eq!(fitted("abcdefghij", "", 11), "FEN …fghij|");
        assert_eq!(fitted("abcdefgh", "ij", 11), "FEN …fgh|ij");
        assert_eq!(fitted("abcdef", "ghij", 11), "FEN …def|g…");
        assert_eq!(fitted("ab", "cdefghij", 11), "FEN ab|cde…");
        assert_eq!(fitted("", "abcdefghij", 11), "FEN |abcde…");
        assert_eq!(fitted("abc", "def", 7), "FEN …|…");
    }

    #[test]
    fn room_is_counted_in_columns() {
        assert_eq!(Words::from("五子e\u{301}").len(), 5);
        assert_eq!(Words::from("五子棋").fitted(5).text(), "五子…");
        assert_eq!(Words::from("五子棋").fitted(4).text(), "五…");
        assert_eq!(fitted("五子棋", "", 10), "FEN …子棋|");
    }
}

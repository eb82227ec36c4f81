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

    /// As much of it as there is room for, with an ellipsis where more would follow.
    #[must_use]
    pub fn fitted(&self, columns: u16) -> Self {
        if !self.is_wider(columns) {
            return self.clone();
        }
        let mut room = usize::from(columns.saturating_sub(1));
        let mut fitted = Self::default();
        for (tone, words) in &self.0 {
            let kept = first_columns(words, room);
            room = if kept.len() < words.len() { 0 } else { room.saturating_sub(kept.width()) };
            fitted.0.push((*tone, kept.to_owned()));
        }
        if let Some((_, last)) = fitted.0.iter_mut().rfind(|(_, words)| !words.is_empty()) {
            last.push('…');
        }
        fitted
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
    let mut used = 0;
    let fits = |character: &&str| {
        used += character.width();
        used <= columns
    };
    let length = text.graphemes(true).take_while(fits).map(str::len).sum();
    &text[..length]
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

    #[test]
    fn room_is_counted_in_columns() {
        assert_eq!(Words::from("五子e\u{301}").len(), 5);
        assert_eq!(Words::from("五子棋").fitted(5).text(), "五子…");
        assert_eq!(Words::from("五子棋").fitted(4).text(), "五…");
    }
}

//! Lines of text in different tones, and their width in columns of the terminal.

use std::ops::Range;

use unicode_linebreak::linebreaks;
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The meaning of a piece of text; the theme maps it to a style.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Ordinary text.
    #[default]
    Text,
    /// Less important text.
    Quiet,
    /// A title.
    Title,
    /// A key to press.
    Key,
    /// A success.
    Good,
    /// An error.
    Bad,
    /// Something deserves attention.
    Notice,
    /// The selected line of a menu.
    Chosen,
    /// The caret in a typed text.
    Caret,
    /// The shade of a square by the trouble it gives, from 1 to 4, the most; 0 if it was never asked.
    Heat(u8),
}

/// A line of text in different tones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words(pub Vec<(Tone, String)>);

impl Words {
    /// A line in one tone.
    #[must_use]
    pub fn new(tone: Tone, words: impl Into<String>) -> Self {
        Self(vec![(tone, words.into())])
    }

    /// A line of a menu.
    #[must_use]
    pub fn choice(text: &str, is_chosen: bool) -> Self {
        if is_chosen { Self::new(Tone::Chosen, format!("▸ {text}")) } else { Self::from(format!("  {text}")) }
    }

    /// Appends words.
    #[must_use]
    pub fn and(mut self, tone: Tone, words: impl Into<String>) -> Self {
        self.0.push((tone, words.into()));
        self
    }

    /// Width in columns.
    #[must_use]
    pub fn len(&self) -> usize {
        columns_of(&self.0)
    }

    /// The text without the tones.
    #[must_use]
    pub fn text(&self) -> String {
        self.0.iter().map(|(_, words)| words.as_str()).collect()
    }

    /// Whether it is, or contains, a selected part.
    #[must_use]
    pub fn is_chosen(&self) -> bool {
        self.0.iter().any(|(tone, _)| *tone == Tone::Chosen)
    }

    /// Whether it is wider than `columns`, ignoring spaces at the end.
    #[must_use]
    pub fn is_wider(&self, columns: u16) -> bool {
        self.text().trim_end().width() > usize::from(columns)
    }

    /// The line cut to `columns`, with an ellipsis where it was cut. A line with a caret is scrolled until the caret is
    /// visible.
    #[must_use]
    pub fn fitted(&self, columns: u16) -> Self {
        let scrolled = self.scrolled(columns);
        if !scrolled.is_wider(columns) {
            return scrolled;
        }
        scrolled.with_ellipsis(columns)
    }

    /// The line cut to `columns`, always with an ellipsis at the end.
    #[must_use]
    pub fn with_ellipsis(&self, columns: u16) -> Self {
        let mut room = usize::from(columns.saturating_sub(1));
        let mut fitted = Self::default();
        for (tone, words) in &self.0 {
            let kept = first_columns(words, room);
            room = if kept.len() < words.len() { 0 } else { room.saturating_sub(kept.width()) };
            fitted.0.push((*tone, kept.to_owned()));
        }
        match fitted.0.iter_mut().rfind(|(_, words)| !words.is_empty()) {
            Some((_, last)) => last.push('…'),
            None => fitted.0.push((Tone::Text, "…".to_owned())),
        }
        fitted
    }

    /// Cuts the start of the part before the caret as far as needed to make the caret visible.
    fn scrolled(&self, columns: u16) -> Self {
        let mut scrolled = self.clone();
        let caret = self.0.iter().position(|(tone, _)| *tone == Tone::Caret).filter(|_| self.is_wider(columns));
        if let Some(before) = caret.and_then(|caret| caret.checked_sub(1)) {
            let taken = columns_of(&self.0[..before]) + self.0[before + 1].1.width();
            let room = usize::from(columns).saturating_sub(taken);
            // Part of the text after the caret stays visible, at least an ellipsis.
            let room = room.saturating_sub(columns_of(&self.0[before + 2..]).min((room / 3).max(1)));
            let text = &mut scrolled.0[before].1;
            if text.width() > room {
                *text = format!("…{}", last_columns(text, room.saturating_sub(1)));
            }
        }
        scrolled
    }

    /// Columns before the caret, if there is one.
    #[must_use]
    pub fn caret(&self) -> Option<usize> {
        let caret = self.0.iter().position(|(tone, _)| *tone == Tone::Caret)?;
        Some(columns_of(&self.0[..caret]))
    }

    /// Breaks the line into rows of at most `columns`: at spaces, and beside Chinese characters where Unicode annex 14
    /// allows it, so not before their punctuation. A move, a list or a path stays whole if it fits on a row of its own;
    /// longer words are cut.
    #[must_use]
    pub fn wrapped(&self, columns: usize) -> Vec<Self> {
        let text = self.text();
        let mut rows = vec![Self::default()];
        let mut start = 0;
        for end in break_points(&text) {
            // Spaces at the end of a row are not drawn, so they need no room.
            let room = columns.saturating_sub(rows.last().map_or(0, Self::len));
            if text[start..end].trim_end().width() > room && !rows.last().is_some_and(Self::is_empty) {
                rows.push(Self::default());
            }
            while text[start..end].trim_end().width() > columns.max(1) {
                let part = first_columns(&text[start..end], columns.max(1));
                let cut = start + if part.is_empty() { first_grapheme(&text[start..]).len() } else { part.len() };
                self.append(start..cut, &mut rows);
                rows.push(Self::default());
                start = cut;
            }
            self.append(start..end, &mut rows);
            start = end;
        }
        for row in &mut rows {
            row.trim_end();
        }
        rows
    }

    /// Appends a part of the text, with its tones, to the last row.
    fn append(&self, part: Range<usize>, rows: &mut [Self]) {
        let Some(row) = rows.last_mut() else { return };
        let mut start = 0;
        for (tone, words) in &self.0 {
            let end = start + words.len();
            let (from, to) = (part.start.max(start), part.end.min(end));
            if from < to {
                let words = &words[from - start..to - start];
                match row.0.last_mut() {
                    Some((last, begun)) if last == tone => begun.push_str(words),
                    _ => row.0.push((*tone, words.to_owned())),
                }
            }
            start = end;
        }
    }

    fn trim_end(&mut self) {
        while let Some((_, words)) = self.0.last_mut() {
            words.truncate(words.trim_end().len());
            if !words.is_empty() {
                return;
            }
            self.0.pop();
        }
    }

    /// Whether the line is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

fn columns_of(parts: &[(Tone, String)]) -> usize {
    parts.iter().map(|(_, words)| words.width()).sum()
}

/// Pads a text with spaces at the end to `columns`.
#[must_use]
pub fn padded(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(text.width())))
}

/// Pads a text with spaces at the start to `columns`.
#[must_use]
pub fn padded_left(text: &str, columns: usize) -> String {
    format!("{}{text}", " ".repeat(columns.saturating_sub(text.width())))
}

/// Where a row may end. Annex 14 counts only beside wide characters: it would also break moves, lists and paths at hyphens,
/// commas and slashes. A path begins a row of its own if need be, which the annex forbids before a slash.
fn break_points(text: &str) -> Vec<usize> {
    let is_wide = |letter: char| letter.width() == Some(2);
    let is_beside_wide = |&end: &usize| {
        text[..end].chars().next_back().is_some_and(is_wide) || text[end..].chars().next().is_none_or(is_wide)
    };
    let beside_wide = linebreaks(text).map(|(end, _)| end).filter(is_beside_wide);
    let is_last_space = |&end: &usize| !text[end..].starts_with(' ');
    let after_spaces = text.match_indices(' ').map(|(space, _)| space + 1).filter(is_last_space);
    let begins_path = |&start: &usize| {
        text[..start].chars().next_back().is_some_and(|letter| letter.is_alphabetic() && is_wide(letter))
    };
    let before_paths = text.match_indices('/').map(|(start, _)| start).filter(begins_path);
    let mut points: Vec<usize> = beside_wide.chain(after_spaces).chain(before_paths).collect();
    points.sort_unstable();
    points.dedup();
    points
}

fn first_grapheme(text: &str) -> &str {
    text.graphemes(true).next().unwrap_or(text)
}

/// The start of a text that fits into `columns`.
fn first_columns(text: &str, columns: usize) -> &str {
    &text[..length_in(text.graphemes(true), columns)]
}

/// The end of a text that fits into `columns`.
fn last_columns(text: &str, columns: usize) -> &str {
    &text[text.len() - length_in(text.graphemes(true).rev(), columns)..]
}

/// The length in bytes of the characters that fit into `columns`.
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
        let line = Words::new(Tone::Chosen, "To: ").and(Tone::Chosen, before).and(Tone::Caret, "|");
        line.and(Tone::Chosen, after).fitted(columns).text()
    }

    #[test]
    fn a_long_text_is_scrolled_until_its_caret_is_visible() {
        assert_eq!(fitted("abcdef", "", 11), "To: abcdef|");
        assert_eq!(fitted("abcdefghij", "", 11), "To: …fghij|");
        assert_eq!(fitted("abcdefgh", "ij", 11), "To: …fgh|ij");
        assert_eq!(fitted("abcdef", "ghij", 11), "To: …def|g…");
        assert_eq!(fitted("ab", "cdefghij", 11), "To: ab|cde…");
        assert_eq!(fitted("", "abcdefghij", 11), "To: |abcde…");
        assert_eq!(fitted("abc", "def", 7), "To: …|…");
    }

    #[test]
    fn room_is_counted_in_columns() {
        assert_eq!(Words::from("五子e\u{301}").len(), 5);
        assert_eq!(Words::from("五子棋").fitted(5).text(), "五子…");
        assert_eq!(Words::from("五子棋").fitted(4).text(), "五…");
        assert_eq!(fitted("五子棋", "", 10), "To: …子棋|");
    }

    fn wrapped(text: &str, columns: usize) -> Vec<String> {
        Words::from(text).wrapped(columns).iter().map(Words::text).collect()
    }

    #[test]
    fn rows_are_broken_at_spaces() {
        assert_eq!(wrapped("That loses four men.", 10), ["That loses", "four men."]);
        assert_eq!(wrapped("That loses four men.", 9), ["That", "loses", "four men."]);
        assert_eq!(wrapped("", 9), [""]);
    }

    #[test]
    fn moves_lists_and_paths_stay_whole_if_they_fit_on_a_row() {
        assert_eq!(wrapped("Winning: 27-22x31, 1 move", 16), ["Winning:", "27-22x31, 1 move"]);
        assert_eq!(wrapped("a list: W:W31,K46:B2,7.", 16), ["a list:", "W:W31,K46:B2,7."]);
        assert_eq!(wrapped("Saved as /home/a/b-c.txt", 16), ["Saved as", "/home/a/b-c.txt"]);
        assert_eq!(wrapped("in /home/a/b-c.txt", 8), ["in", "/home/a/", "b-c.txt"]);
    }

    #[test]
    fn chinese_punctuation_stays_with_its_words() {
        let text = "这步棋丢了（四个）兵：32-28，应走27-22x31。赢了！还要多少步？不多；完（见 27-22）。";
        for columns in 10..60 {
            let rows = wrapped(text, columns);
            assert_eq!(rows.concat().replace(' ', ""), text.replace(' ', ""));
            for row in rows {
                assert!(row.width() <= columns, "{columns}: {row}");
                assert!(!row.starts_with(['，', '。', '：', '；', '！', '？', '）']), "{columns}: {row}");
                assert!(!row.ends_with('（'), "{columns}: {row}");
                assert!(!row.ends_with('-') && !row.starts_with(['-', 'x']), "{columns}: {row}");
            }
        }
    }

    #[test]
    fn a_path_behind_a_chinese_word_begins_a_row() {
        let text = "保存在/home/p/.config/etude/settings.toml";
        assert_eq!(wrapped(text, 37), ["保存在", "/home/p/.config/etude/settings.toml"]);
    }

    #[test]
    fn rows_keep_their_tones() {
        let line = Words::new(Tone::Title, "White wins").and(Tone::Text, " in five");
        let rows = line.wrapped(8);
        let first = Words::new(Tone::Title, "White");
        let second = Words::new(Tone::Title, "wins").and(Tone::Text, " in");
        assert_eq!(rows, [first, second, Words::from("five")]);
    }
}

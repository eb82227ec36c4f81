//! A text input with a caret, used in every form and for every answer.

use std::ops::Range;

use unicode_segmentation::UnicodeSegmentation;

use crate::text::{Tone, Words};

/// The default limit on the length of a text, in characters.
const LONGEST: usize = 200;

/// What a key or a paste does to a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Type a character.
    Type(char),
    /// Insert a text.
    Paste(String),
    /// Move the caret to the left.
    Left,
    /// Move the caret to the right.
    Right,
    /// Move the caret to the start of a word.
    WordLeft,
    /// Move the caret to the end of a word.
    WordRight,
    /// Move the caret to the start of the text.
    First,
    /// Move the caret to the end of the text.
    Last,
    /// Delete the character before the caret.
    Erase,
    /// Delete the character after the caret.
    EraseNext,
    /// Delete the word before the caret.
    EraseWord,
    /// Delete everything before the caret.
    EraseBefore,
    /// Any other command: what was proposed is accepted.
    Accept,
}

/// A text and its caret. The caret moves by grapheme clusters: it never splits a letter from its accent or an emoji.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextInput {
    text: String,
    /// The caret's position in bytes.
    caret: usize,
    longest: usize,
    /// Whether typing replaces the text.
    is_proposal: bool,
}

impl Default for TextInput {
    fn default() -> Self {
        Self::new("")
    }
}

impl TextInput {
    /// A text of at most 200 characters, with the caret at its end.
    #[must_use]
    pub fn new(text: &str) -> Self {
        Self { text: text.to_owned(), caret: text.len(), longest: LONGEST, is_proposal: false }
    }

    /// The same with another limit, in characters.
    #[must_use]
    pub fn at_most(self, characters: usize) -> Self {
        Self { longest: characters, ..self }
    }

    /// A text that is replaced by what is typed, unless it is edited first.
    #[must_use]
    pub fn proposal(text: &str) -> Self {
        Self { is_proposal: true, ..Self::new(text) }
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text in a tone, with `mark` at the caret.
    #[must_use]
    pub fn words(&self, tone: Tone, mark: &str) -> Words {
        let (before, after) = self.text.split_at(self.caret);
        Words::new(tone, before).and(Tone::Caret, mark).and(tone, after)
    }

    /// Edits the text; returns whether it changed.
    pub fn update(&mut self, edit: &Edit) -> bool {
        let is_replaced = self.is_proposal && matches!(edit, Edit::Type(_) | Edit::Paste(_));
        self.is_proposal = false;
        if is_replaced {
            self.remove(0..self.text.len());
        }
        let (length, caret) = (self.text.len(), self.caret);
        match edit {
            Edit::Type(character) => self.insert(character.encode_utf8(&mut [0; 4])),
            Edit::Paste(text) => self.insert(text),
            Edit::Left => self.caret = self.previous(),
            Edit::Right => self.caret = self.next(),
            Edit::WordLeft => self.caret = self.word_start(),
            Edit::WordRight => self.caret = self.word_end(),
            Edit::First => self.caret = 0,
            Edit::Last => self.caret = length,
            Edit::Erase => self.remove(self.previous()..caret),
            Edit::EraseNext => self.remove(caret..self.next()),
            Edit::EraseWord => self.remove(self.word_start()..caret),
            Edit::EraseBefore => self.remove(0..caret),
            Edit::Accept => {}
        }
        // The edit may have joined the characters around the caret into one.
        let mut places = self.text.grapheme_indices(true).map(|(place, _)| place);
        self.caret = places.find(|&place| place >= self.caret).unwrap_or(self.text.len());
        is_replaced || self.text.len() != length
    }

    /// Inserts as much of a text as fits, without control characters.
    fn insert(&mut self, text: &str) {
        let room = self.longest.saturating_sub(self.text.chars().count());
        let kept: String = text.chars().filter(|character| !character.is_control()).take(room).collect();
        self.text.insert_str(self.caret, &kept);
        self.caret += kept.len();
    }

    fn remove(&mut self, range: Range<usize>) {
        self.caret = range.start;
        self.text.replace_range(range, "");
    }

    fn previous(&self) -> usize {
        self.text[..self.caret].grapheme_indices(true).next_back().map_or(0, |(place, _)| place)
    }

    fn next(&self) -> usize {
        self.caret + self.text[self.caret..].graphemes(true).next().map_or(0, str::len)
    }

    /// The start of the word before the caret. A word consists of letters and digits: a part of a path or a list.
    fn word_start(&self) -> usize {
        let before = self.text[..self.caret].trim_end_matches(|character: char| !character.is_alphanumeric());
        before.trim_end_matches(char::is_alphanumeric).len()
    }

    /// The end of the word after the caret.
    fn word_end(&self) -> usize {
        let after = self.text[self.caret..].trim_start_matches(|character: char| !character.is_alphanumeric());
        self.text.len() - after.trim_start_matches(char::is_alphanumeric).len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text with a bar at the caret.
    fn shown(input: &TextInput) -> String {
        input.words(Tone::Text, "|").text()
    }

    fn press(input: &mut TextInput, edits: &[Edit]) -> String {
        for edit in edits {
            input.update(edit);
        }
        shown(input)
    }

    #[test]
    fn a_proposal_is_replaced_by_typing_and_kept_by_editing() {
        let mut input = TextInput::proposal("Player");
        assert!(input.update(&Edit::Type('A')));
        input.update(&Edit::Type('b'));
        assert_eq!(shown(&input), "Ab|");
        let mut input = TextInput::proposal("Player");
        assert_eq!(press(&mut input, &[Edit::Erase]), "Playe|");
        input.update(&Edit::Type('d'));
        assert_eq!(shown(&input), "Played|");
    }

    #[test]
    fn a_text_is_edited_where_the_caret_is() {
        let mut input = TextInput::new("W:W31:B2");
        assert_eq!(shown(&input), "W:W31:B2|");
        assert_eq!(press(&mut input, &[Edit::Left, Edit::Left, Edit::Left]), "W:W31|:B2");
        assert!(input.update(&Edit::Type('9')));
        assert_eq!(shown(&input), "W:W319|:B2");
        assert_eq!(press(&mut input, &[Edit::Erase, Edit::Erase]), "W:W3|:B2");
        assert_eq!(press(&mut input, &[Edit::EraseNext]), "W:W3|B2");
        assert_eq!(press(&mut input, &[Edit::First, Edit::Erase, Edit::Left]), "|W:W3B2");
        assert_eq!(press(&mut input, &[Edit::Last, Edit::EraseNext, Edit::Right]), "W:W3B2|");
        assert!(!input.update(&Edit::Left), "the text is the same");
    }

    #[test]
    fn words_are_parts_of_a_path() {
        let mut input = TextInput::new("/home/me/my games.txt");
        assert_eq!(press(&mut input, &[Edit::EraseWord]), "/home/me/my games.|");
        assert_eq!(press(&mut input, &[Edit::WordLeft, Edit::WordLeft]), "/home/me/|my games.");
        assert_eq!(press(&mut input, &[Edit::WordRight]), "/home/me/my| games.");
        assert_eq!(press(&mut input, &[Edit::EraseWord]), "/home/me/| games.");
        assert_eq!(press(&mut input, &[Edit::EraseBefore]), "| games.");
        assert_eq!(press(&mut input, &[Edit::EraseBefore, Edit::EraseWord, Edit::WordRight]), " games|.");
    }

    #[test]
    fn a_pasted_text_loses_control_characters_and_what_is_too_long() {
        let mut input = TextInput::new("ad");
        press(&mut input, &[Edit::Left]);
        assert!(input.update(&Edit::Paste("b\u{1b}\n\tc".to_owned())));
        assert_eq!(shown(&input), "abc|d");
        input.update(&Edit::Paste("é".repeat(300)));
        assert_eq!(input.text(), format!("abc{}d", "é".repeat(196)));
        assert!(!input.update(&Edit::Type('x')));
        let mut short = TextInput::new("").at_most(3);
        short.update(&Edit::Paste("abcd".to_owned()));
        assert_eq!(shown(&short), "abc|");
    }

    #[test]
    fn the_caret_never_stands_inside_a_character_that_is_seen_as_one() {
        let (accent, family) = ("e\u{301}", "👨\u{200d}👩\u{200d}👧");
        let mut input = TextInput::new(&format!("a{accent}{family}"));
        assert_eq!(press(&mut input, &[Edit::Left]), format!("a{accent}|{family}"));
        assert_eq!(press(&mut input, &[Edit::Erase]), format!("a|{family}"));
        assert_eq!(press(&mut input, &[Edit::EraseNext]), "a|");
        // A typed accent belongs to the letter before it.
        input.update(&Edit::Type('\u{301}'));
        assert_eq!(press(&mut input, &[Edit::Left]), "|a\u{301}");
        // Deleting what separates the two parts of a flag joins them.
        let mut flag = TextInput::new("🇫x🇷");
        assert_eq!(press(&mut flag, &[Edit::Left, Edit::Erase]), "🇫🇷|");
    }
}

//! A text input with a caret, used in every form and for every answer.

use std::ops::Range;

use unicode_segmentation::UnicodeSegmentation;

use super::action::Action;
use super::keymap::Command;
use super::page::{Tone, Words};

/// The default limit on the length of a text, in characters.
const LONGEST: usize = 200;

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

    /// Handles an action; returns whether the text changed.
    pub fn update(&mut self, action: &Action) -> bool {
        let is_text = matches!(action, Action::Type(_) | Action::Paste(_));
        let is_replaced = self.is_proposal && is_text;
        self.is_proposal &= !is_text && !matches!(action, Action::Do(_));
        if is_replaced {
            self.remove(0..self.text.len());
        }
        let (length, caret) = (self.text.len(), self.caret);
        match action {
            Action::Type(character) => self.insert(character.encode_utf8(&mut [0; 4])),
            Action::Paste(text) => self.insert(text),
            Action::Do(Command::Left) => self.caret = self.previous(),
            Action::Do(Command::Right) => self.caret = self.next(),
            Action::Do(Command::WordLeft) => self.caret = self.word_start(),
            Action::Do(Command::WordRight) => self.caret = self.word_end(),
            Action::Do(Command::First) => self.caret = 0,
            Action::Do(Command::Last) => self.caret = length,
            Action::Do(Command::Erase) => self.remove(self.previous()..caret),
            Action::Do(Command::EraseNext) => self.remove(caret..self.next()),
            Action::Do(Command::EraseWord) => self.remove(self.word_start()..caret),
            Action::Do(Command::EraseBefore) => self.remove(0..caret),
            _ => {}
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

    /// The start of the word before the caret. A word consists of letters and digits: a part of a path or a FEN.
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

    fn press(input: &mut TextInput, commands: &[Command]) -> String {
        for command in commands {
            input.update(&Action::Do(*command));
        }
        shown(input)
    }

    #[test]
    fn a_proposal_is_replaced_by_typing_and_kept_by_editing() {
        let mut input = TextInput::proposal("Player");
        assert!(input.update(&Action::Type('A')));
        input.update(&Action::Type('b'));
        assert_eq!(shown(&input), "Ab|");
        let mut input = TextInput::proposal("Player");
        assert_eq!(press(&mut input, &[Command::Erase]), "Playe|");
        input.update(&Action::Type('d'));
        assert_eq!(shown(&input), "Played|");
    }

    #[test]
    fn a_text_is_edited_where_the_caret_is() {
        let mut input = TextInput::new("W:W31:B2");
        assert_eq!(shown(&input), "W:W31:B2|");
        assert_eq!(press(&mut input, &[Command::Left; 3]), "W:W31|:B2");
        assert!(input.update(&Action::Type('9')));
        assert_eq!(shown(&input), "W:W319|:B2");
        assert_eq!(press(&mut input, &[Command::Erase, Command::Erase]), "W:W3|:B2");
        assert_eq!(press(&mut input, &[Command::EraseNext]), "W:W3|B2");
        assert_eq!(press(&mut input, &[Command::First, Command::Erase, Command::Left]), "|W:W3B2");
        assert_eq!(press(&mut input, &[Command::Last, Command::EraseNext, Command::Right]), "W:W3B2|");
        assert!(!input.update(&Action::Do(Command::Left)), "the text is the same");
    }

    #[test]
    fn words_are_parts_of_a_path() {
        let mut input = TextInput::new("/home/me/my games.pdn");
        assert_eq!(press(&mut input, &[Command::EraseWord]), "/home/me/my games.|");
        assert_eq!(press(&mut input, &[Command::WordLeft, Command::WordLeft]), "/home/me/|my games.");
        assert_eq!(press(&mut input, &[Command::WordRight]), "/home/me/my| games.");
        assert_eq!(press(&mut input, &[Command::EraseWord]), "/home/me/| games.");
        assert_eq!(press(&mut input, &[Command::EraseBefore]), "| games.");
        assert_eq!(press(&mut input, &[Command::EraseBefore, Command::EraseWord, Command::WordRight]), " games|.");
    }

    #[test]
    fn a_pasted_text_loses_control_characters_and_what_is_too_long() {
        let mut input = TextInput::new("ad");
        press(&mut input, &[Command::Left]);
        assert!(input.update(&Action::Paste("b\u{1b}\n\tc".to_owned())));
        assert_eq!(shown(&input), "abc|d");
        input.update(&Action::Paste("é".repeat(300)));
        assert_eq!(input.text(), format!("abc{}d", "é".repeat(196)));
        assert!(!input.update(&Action::Type('x')));
        let mut short = TextInput::new("").at_most(3);
        short.update(&Action::Paste("abcd".to_owned()));
        assert_eq!(shown(&short), "abc|");
    }

    #[test]
    fn the_caret_never_stands_inside_a_character_that_is_seen_as_one() {
        let (accent, family) = ("e\u{301}", "👨\u{200d}👩\u{200d}👧");
        let mut input = TextInput::new(&format!("a{accent}{family}"));
        assert_eq!(press(&mut input, &[Command::Left]), format!("a{accent}|{family}"));
        assert_eq!(press(&mut input, &[Command::Erase]), format!("a|{family}"));
        assert_eq!(press(&mut input, &[Command::EraseNext]), "a|");
        // A typed accent belongs to the letter before it.
        input.update(&Action::Type('\u{301}'));
        assert_eq!(press(&mut input, &[Command::Left]), "|a\u{301}");
        // Deleting what separates the two parts of a flag joins them.
        let mut flag = TextInput::new("🇫x🇷");
        assert_eq!(press(&mut flag, &[Command::Left, Command::Erase]), "🇫🇷|");
    }
}

//! Keys as commands: one key whatever its case, its width and the layout of the keyboard.

use crate::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use etude_text::{half_width, latin_key};

/// A key, with or without Control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    code: KeyCode,
    control: bool,
}

impl Key {
    /// Enter.
    pub const ENTER: Self = Self::plain(KeyCode::Enter);
    /// Escape.
    pub const ESCAPE: Self = Self::plain(KeyCode::Esc);
    /// Tab.
    pub const TAB: Self = Self::plain(KeyCode::Tab);
    /// Backspace.
    pub const BACKSPACE: Self = Self::plain(KeyCode::Backspace);
    /// Delete.
    pub const DELETE: Self = Self::plain(KeyCode::Delete);
    /// The arrow up.
    pub const UP: Self = Self::plain(KeyCode::Up);
    /// The arrow down.
    pub const DOWN: Self = Self::plain(KeyCode::Down);
    /// The arrow to the left.
    pub const LEFT: Self = Self::plain(KeyCode::Left);
    /// The arrow to the right.
    pub const RIGHT: Self = Self::plain(KeyCode::Right);
    /// Home.
    pub const HOME: Self = Self::plain(KeyCode::Home);
    /// End.
    pub const END: Self = Self::plain(KeyCode::End);
    /// Page up.
    pub const PAGE_UP: Self = Self::plain(KeyCode::PageUp);
    /// Page down.
    pub const PAGE_DOWN: Self = Self::plain(KeyCode::PageDown);

    /// The key of a character, in lower case and half width.
    #[must_use]
    pub const fn char(character: char) -> Self {
        Self { code: KeyCode::Char(character), control: false }
    }

    /// A character with Control.
    #[must_use]
    pub const fn control(character: char) -> Self {
        Self::with_control(KeyCode::Char(character))
    }

    /// A key without Control.
    #[must_use]
    pub const fn plain(code: KeyCode) -> Self {
        Self { code, control: false }
    }

    /// A key with Control.
    #[must_use]
    pub const fn with_control(code: KeyCode) -> Self {
        Self { code, control: true }
    }

    /// The key of an event. Upper and lower case are the same key, full and half width too, and the Cyrillic letter in its
    /// place. `None` for released keys and combinations with Alt, Meta, Super or Hyper.
    #[must_use]
    pub fn of(event: KeyEvent) -> Option<Self> {
        let strange = KeyModifiers::ALT | KeyModifiers::META | KeyModifiers::SUPER | KeyModifiers::HYPER;
        if event.kind == KeyEventKind::Release || event.modifiers.intersects(strange) {
            return None;
        }
        let code = match event.code {
            KeyCode::Char(character) => KeyCode::Char(latin_key(half_width(character)).to_ascii_lowercase()),
            code => code,
        };
        Some(Self { code, control: event.modifiers.contains(KeyModifiers::CONTROL) })
    }

    /// The event of pressing this key.
    #[must_use]
    pub fn event(self) -> KeyEvent {
        KeyEvent::new(self.code, if self.control { KeyModifiers::CONTROL } else { KeyModifiers::NONE })
    }

    /// The character it types, if any.
    #[must_use]
    pub fn character(self) -> Option<char> {
        match self.code {
            KeyCode::Char(character) if !self.control => Some(character),
            _ => None,
        }
    }

    /// The name of the key, with the word of the player's language for those that have one.
    #[must_use]
    pub fn name(self, word: impl Fn(KeyWord) -> String) -> String {
        let name = match self.code {
            KeyCode::Char(' ') => word(KeyWord::Space),
            KeyCode::Char(character) => character.to_string(),
            KeyCode::Enter => word(KeyWord::Enter),
            KeyCode::Esc => word(KeyWord::Escape),
            KeyCode::Backspace => word(KeyWord::Backspace),
            KeyCode::Tab => word(KeyWord::Tab),
            KeyCode::Delete => word(KeyWord::Delete),
            KeyCode::Home => word(KeyWord::Home),
            KeyCode::End => word(KeyWord::End),
            KeyCode::PageDown => word(KeyWord::PageDown),
            KeyCode::PageUp => word(KeyWord::PageUp),
            KeyCode::Up => "↑".to_owned(),
            KeyCode::Down => "↓".to_owned(),
            KeyCode::Left => "←".to_owned(),
            KeyCode::Right => "→".to_owned(),
            _ => format!("{:?}", self.code),
        };
        if self.control { format!("{}{name}", word(KeyWord::Control)) } else { name }
    }
}

/// A key that is named by a word, which differs from language to language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyWord {
    /// The space bar.
    Space,
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// Backspace.
    Backspace,
    /// Tab.
    Tab,
    /// Delete.
    Delete,
    /// Home.
    Home,
    /// End.
    End,
    /// Page down.
    PageDown,
    /// Page up.
    PageUp,
    /// Control, with what joins it to the key after it.
    Control,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_count_in_both_cases_and_released_keys_not_at_all() {
        let mut event = KeyEvent::new(KeyCode::Char('N'), KeyModifiers::SHIFT);
        assert_eq!(Key::of(event), Some(Key::char('n')));
        event.kind = KeyEventKind::Release;
        assert_eq!(Key::of(event), None);
        assert_eq!(Key::of(KeyEvent::new(KeyCode::Char('q'), KeyModifiers::ALT)), None);
    }

    #[test]
    fn a_key_is_named_by_its_sign_or_a_word() {
        let name = |key: Key| key.name(|word| format!("<{word:?}>"));
        assert_eq!([Key::char('n'), Key::LEFT, Key::ENTER].map(name), ["n", "←", "<Enter>"]);
        assert_eq!(name(Key::control('h')), "<Control>h");
    }
}

//! Filters out control strings that a terminal sends, so that they are not read as keys.
//!
//! The reply to another program's query (a colour, a title, the clipboard) starts with Escape and one of `] P _ ^ X` and
//! ends with the bell or with Escape and a backslash. The library that reads the terminal knows only a few of them; it
//! reports the others as Alt with that character, followed by plain keys.

use std::time::Duration;

use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

/// The bytes of a string arrive together, so a key pressed later than this, after Alt-] by hand, is not swallowed.
const PATIENCE: Duration = Duration::from_millis(50);

/// Whether a control string is being received.
#[derive(Clone, Copy, Debug, Default)]
pub struct ControlStrings {
    /// When the string is over unless more of it arrives.
    until: Option<Duration>,
}

impl ControlStrings {
    /// Whether an event is part of a control string.
    pub fn swallow(&mut self, event: &Event, now: Duration) -> bool {
        let Event::Key(KeyEvent { code, modifiers, .. }) = event else { return false };
        let alt = modifiers.contains(KeyModifiers::ALT);
        let control = modifiers.contains(KeyModifiers::CONTROL);
        match code {
            KeyCode::Char(']' | 'P' | '_' | '^' | 'X') if alt => {
                self.until = Some(now + PATIENCE);
                true
            }
            _ if self.until.is_none_or(|until| now > until) => {
                self.until = None;
                false
            }
            KeyCode::Char('\\') if alt => self.end(),
            KeyCode::Char('g') if control => self.end(),
            _ => {
                self.until = Some(now + PATIENCE);
                true
            }
        }
    }

    const fn end(&mut self) -> bool {
        self.until = None;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(code: char, modifiers: KeyModifiers) -> Event {
        Event::Key(KeyEvent::new(KeyCode::Char(code), modifiers))
    }

    fn passed(keys: &[(char, KeyModifiers, u64)]) -> String {
        let mut strings = ControlStrings::default();
        let pass = |&&(code, modifiers, now): &&(char, KeyModifiers, u64)| {
            !strings.swallow(&key(code, modifiers), Duration::from_millis(now))
        };
        keys.iter().filter(pass).map(|&(code, ..)| code).collect()
    }

    const NONE: KeyModifiers = KeyModifiers::NONE;
    const ALT: KeyModifiers = KeyModifiers::ALT;

    #[test]
    fn a_string_is_swallowed_up_to_its_end() {
        let bell = KeyModifiers::CONTROL;
        assert_eq!(passed(&[('n', NONE, 0), (']', ALT, 1), ('e', NONE, 1), ('g', bell, 2), ('t', NONE, 2)]), "nt");
        assert_eq!(passed(&[('P', ALT, 1), ('e', NONE, 1), ('\\', ALT, 2), ('t', NONE, 2)]), "t");
    }

    #[test]
    fn a_key_pressed_later_is_not_swallowed() {
        assert_eq!(passed(&[(']', ALT, 0), ('e', NONE, 400), ('t', NONE, 401)]), "et");
    }
}

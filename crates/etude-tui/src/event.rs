//! What a terminal sends that is for the program: keys, clicks, pasted text, and its size.

use std::ops::BitOr;

/// An event of the terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TerminalEvent {
    /// A key.
    Key(KeyEvent),
    /// A button, the wheel or a movement of the mouse.
    Mouse(MouseEvent),
    /// Text that was pasted.
    Paste(String),
    /// The columns and rows that the terminal has now.
    Resize(u16, u16),
}

/// A key that was pressed, is held or was released.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyEvent {
    /// The key.
    pub code: KeyCode,
    /// What was held with it.
    pub modifiers: KeyModifiers,
    /// What happened to it.
    pub kind: KeyEventKind,
}

impl KeyEvent {
    /// A key that was pressed.
    #[must_use]
    pub const fn new(code: KeyCode, modifiers: KeyModifiers) -> Self {
        Self { code, modifiers, kind: KeyEventKind::Press }
    }
}

impl From<KeyCode> for KeyEvent {
    fn from(code: KeyCode) -> Self {
        Self::new(code, KeyModifiers::NONE)
    }
}

/// A key of the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyCode {
    /// Backspace.
    Backspace,
    /// Enter.
    Enter,
    /// The arrow to the left.
    Left,
    /// The arrow to the right.
    Right,
    /// The arrow up.
    Up,
    /// The arrow down.
    Down,
    /// Home.
    Home,
    /// End.
    End,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// Tab.
    Tab,
    /// Tab with Shift.
    BackTab,
    /// Delete.
    Delete,
    /// Insert.
    Insert,
    /// A function key by its number.
    F(u8),
    /// The character that the key types.
    Char(char),
    /// Escape.
    Esc,
}

/// What happened to a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyEventKind {
    /// It was pressed.
    Press,
    /// It is held, and repeats.
    Repeat,
    /// It was released.
    Release,
}

/// The keys that are held with another key or with a button of the mouse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KeyModifiers(u8);

impl KeyModifiers {
    /// None of them.
    pub const NONE: Self = Self(0);
    /// Shift.
    pub const SHIFT: Self = Self(1);
    /// Alt.
    pub const ALT: Self = Self(1 << 1);
    /// Control.
    pub const CONTROL: Self = Self(1 << 2);
    /// Super, as the Windows key.
    pub const SUPER: Self = Self(1 << 3);
    /// Hyper.
    pub const HYPER: Self = Self(1 << 4);
    /// Meta.
    pub const META: Self = Self(1 << 5);

    /// Whether all of these are held.
    #[must_use]
    pub const fn contains(self, those: Self) -> bool {
        self.0 & those.0 == those.0
    }

    /// Whether any of these is held.
    #[must_use]
    pub const fn intersects(self, those: Self) -> bool {
        self.0 & those.0 != 0
    }
}

impl BitOr for KeyModifiers {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// A button, the wheel or a movement of the mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MouseEvent {
    /// What happened.
    pub kind: MouseEventKind,
    /// The column, from 0.
    pub column: u16,
    /// The row, from 0.
    pub row: u16,
    /// The keys held meanwhile.
    pub modifiers: KeyModifiers,
}

/// What happened to the mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MouseEventKind {
    /// A button was pressed.
    Down(MouseButton),
    /// A button was let go.
    Up(MouseButton),
    /// It was moved with a button held.
    Drag(MouseButton),
    /// It was moved.
    Moved,
    /// The wheel was turned down.
    ScrollDown,
    /// The wheel was turned up.
    ScrollUp,
    /// The wheel was pushed to the left.
    ScrollLeft,
    /// The wheel was pushed to the right.
    ScrollRight,
}

/// A button of the mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MouseButton {
    /// The left one.
    Left,
    /// The right one.
    Right,
    /// The middle one.
    Middle,
}

//! What can happen to the program, and what it asks of the outside world.

use etude_store::settings::SettingsError;
use etude_tui::inbox::Found;
use etude_tui::key::Key;
use ratatui::layout::{Position as Cell, Rect};
use yonsan_rules::Point;

use super::keys::Command;
use crate::memory::{MemoryNews, MemoryRequest};
use crate::settings::Settings;
use crate::train::{Report, Task};

/// What an event means.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A key was pressed.
    Press(Key),
    /// Do what a key would, or choose a line that has none.
    Obey(Command),
    /// Lay a stone on a point of the board, or point at it.
    Lay(Point),
    /// A text was pasted.
    Paste(String),
    /// The left button of the mouse was pressed on a cell.
    Click(Cell),
    /// The task with this number is done.
    Reported(u64, Box<Report>),
    /// News from the memory.
    Heard(Box<MemoryNews>),
    /// Settings were written; this is wrong with their file.
    Saved(Vec<SettingsError>),
    /// The terminal draws characters of ambiguous width two columns wide, or does not.
    Widen(bool),
    /// The terminal has told about its pixels.
    Found(Found),
    /// A cell has this width and height in pixels.
    Measured((u16, u16)),
    /// The terminal was resized.
    Resize(Rect),
    /// Time has passed.
    Tick,
    /// The program has to end.
    Quit,
}

impl Action {
    /// Whether it comes from the player.
    #[must_use]
    pub const fn is_input(&self) -> bool {
        matches!(self, Self::Press(_) | Self::Obey(_) | Self::Lay(_) | Self::Click(_))
    }
}

/// What the program asks of the outside world.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// End.
    Quit,
    /// Draw everything again.
    Redraw,
    /// Stop until the shell continues the program.
    Suspend,
    /// Do a task, and report with this number.
    Perform(u64, Box<Task>),
    /// Record an exercise, or keep unfinished work.
    Remember(MemoryRequest),
    /// Write the settings.
    Save(Box<Settings>),
    /// The first questions were answered, and lines are wanted: a screen ends for them.
    Lines,
}

//! What can happen to the program, and what it asks of the outside world.

use chuhe_rules::{Move, Square};
use etude_store::settings::SettingsError;
use etude_tui::key::Key;
use ratatui::layout::{Position as Cell, Rect};

use super::keys::Command;
use crate::memory::{MemoryNews, MemoryRequest};
use crate::settings::Settings;
use crate::train::{Report, Task};

/// What an event means.
#[derive(Clone, Debug)]
pub enum Action {
    /// A key was pressed.
    Press(Key),
    /// Do what a key would, or choose a line that has none.
    Obey(Command),
    /// Make a move on the board, legal or not.
    Play(Move),
    /// Point at a point of the board.
    Point(Square),
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
    /// The terminal was resized.
    Resize(Rect),
    /// Time has passed.
    Tick,
    /// The program has to end.
    Quit,
}

/// What the program asks of the outside world.
#[derive(Clone, Debug)]
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

impl Action {
    /// Whether it comes from the player.
    #[must_use]
    pub const fn is_input(&self) -> bool {
        matches!(
            self,
            Self::Press(_) | Self::Obey(_) | Self::Play(_) | Self::Point(_) | Self::Paste(_) | Self::Click(_)
        )
    }
}

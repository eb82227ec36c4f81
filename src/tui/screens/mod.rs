//! The screens, each in a file of its own.

mod drill;
mod home;
mod puzzle;
pub mod score;
mod sprint;

use std::time::Duration;

use super::action::{Action, Effect};
use super::app::Shared;
use super::keymap::{Command, Mode};
use super::layout::Emphasis;
use super::page::Page;
use crate::rules::BoardSize;
use crate::train::drill::Role;

/// Where to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    /// The home screen.
    Home,
    /// Puzzles.
    Puzzle,
    /// The ending drill.
    Drill(Role),
    /// The notation sprint.
    Sprint,
}

/// What comes of an action.
#[derive(Debug, Default)]
pub struct Step {
    /// For the outside world.
    pub effects: Vec<Effect>,
    /// The screen to open, if this one is done.
    pub destination: Option<Destination>,
}

impl Step {
    /// Nothing but a change of the screen itself.
    #[must_use]
    pub fn stay() -> Self {
        Self::default()
    }

    /// On to another screen.
    #[must_use]
    pub fn to(destination: Destination) -> Self {
        Self { destination: Some(destination), ..Self::default() }
    }
}

/// A screen: a lesson, where its cursor is, and how both are shown.
pub trait Screen {
    /// Which keys work.
    fn mode(&self) -> Mode;

    /// Whether a command would do anything now.
    fn can(&self, command: Command) -> bool;

    /// The board that it shows.
    fn board_size(&self) -> BoardSize {
        BoardSize::Ten
    }

    /// Which pane needs the rows that are scarce.
    fn emphasis(&self) -> Emphasis {
        Emphasis::Message
    }

    /// Changes as an action says.
    fn update(&mut self, action: Action, shared: &mut Shared) -> Step;

    /// What is to be shown.
    fn page(&self, shared: &Shared) -> Page;

    /// When it wants to hear of the time again.
    fn wakes_at(&self, shared: &Shared) -> Option<Duration>;
}

/// Opens a screen.
pub fn open(destination: Destination, shared: &mut Shared) -> Box<dyn Screen> {
    match destination {
        Destination::Home => Box::new(home::Home::new()),
        Destination::Puzzle => Box::new(puzzle::PuzzleScreen::new(shared)),
        Destination::Drill(role) => Box::new(drill::Drill::new(role, shared)),
        Destination::Sprint => Box::new(sprint::Sprint::new(shared)),
    }
}

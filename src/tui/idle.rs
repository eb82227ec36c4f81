//! That a key did nothing, and why.

use super::keymap::{Command, Mode};
use super::page::{Page, Report};

/// That the last key did nothing.
#[derive(Clone, Debug)]
pub(super) struct Idle {
    /// What is said.
    pub(super) reason: String,
    /// The command of the key, if the screen could not do it.
    pub(crate) unable: Option<Command>,
    /// The mode in which it was pressed: in another one it may mean something.
    pub(crate) mode: Mode,
    /// Whether what is said is why the key does nothing.
    pub(crate) has_reason: bool,
}

/// What is on the screen: the page, a report over it, the mode, and how far the list of keys is scrolled.
pub(super) type OnScreen = (Page, Option<Report>, Mode, usize);

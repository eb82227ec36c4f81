//! The contents of a screen as data: every screen composes a page, and one view draws them all.

use super::keymap::Command;
use super::widgets::board::BoardPicture;
use super::widgets::small::SmallBoard;
use crate::words::say;
use damier_rules::{AnyPosition, Move};
pub use etude_tui::page::{Chart, InputLine, Middle, Pane, Plot, Report, ScoreRow, Sheet, first_line};
pub use etude_tui::text::{Tone, Words};

/// The contents of a screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// The name of the screen.
    pub title: String,
    /// The subject, after the name.
    pub subject: Words,
    /// The board.
    pub board: BoardPicture,
    /// The side to move, clocks and move limits.
    pub clock: Pane,
    /// The time, in the corner of the clock pane.
    pub time: String,
    /// Whether that is the time left; otherwise it is the time used.
    pub(crate) counts_down: bool,
    /// The title of the middle pane.
    pub middle_title: String,
    /// The moves, or a menu or large text instead.
    pub middle: Middle,
    /// Small boards for the middle pane, where it has room for them besides or instead of its list.
    pub small: Vec<SmallBoard>,
    /// The last move of a game and the position in which it was made, for faces that tell it.
    pub last: Option<(AnyPosition, Move)>,
    /// The rows of the form in the middle pane, if there is one.
    pub fields: Fields,
    /// The task, and verdicts on what was done.
    pub message: Pane,
    /// The line for typing.
    pub input: InputLine,
    /// What Enter does, in a word or two for the line of keys; may be empty.
    pub(crate) enter: String,
    /// What a key does now, where that is not what it usually does.
    pub(crate) relabelled: Option<(Command, String)>,
}

/// The rows of a form, for faces without a screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields {
    /// The rows.
    pub rows: Vec<FieldText>,
    /// The line that completes the form, if it has one.
    pub(crate) start: Option<String>,
    /// The index of the row that the cursor is on; the number of rows for the line that completes the form.
    pub chosen: usize,
}

/// A row of a form, for faces without a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldText {
    /// The name before the row.
    pub name: String,
    /// The value, or what an empty text means.
    pub value: String,
    /// All values; none if a text is typed.
    pub(crate) values: Vec<String>,
    /// The index of the value.
    pub(crate) place: usize,
}

impl Page {
    /// A page with a name and a board, otherwise empty.
    #[must_use]
    pub fn new(title: impl Into<String>, board: BoardPicture) -> Self {
        Self {
            title: title.into(),
            subject: Words::default(),
            board,
            clock: Pane::new(say().pane_clock(), Vec::new()),
            time: String::new(),
            counts_down: false,
            middle_title: say().pane_moves(),
            middle: Middle::Score(Vec::new()),
            small: Vec::new(),
            last: None,
            fields: Fields::default(),
            message: Pane::default(),
            input: InputLine::default(),
            enter: String::new(),
            relabelled: None,
        }
    }
}

/// The title line of a screen: the program, and the name of the screen.
#[must_use]
pub fn title_line(name: &str) -> Words {
    Words::new(Tone::Title, say().program()).and(Tone::Quiet, " · ").and(Tone::Title, name)
}

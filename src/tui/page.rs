//! What a screen has to show, as data: every screen composes a page, and one view draws them all.

use super::text_input::TextInput;
use super::widgets::board::BoardPicture;
pub use crate::text::{Tone, Words};
use crate::words;

/// A part of the screen with a title and lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pane {
    /// What stands in its frame.
    pub title: String,
    /// What stands in it.
    pub lines: Vec<Words>,
}

impl Pane {
    /// A pane with a title and lines.
    #[must_use]
    pub fn new(title: impl Into<String>, lines: Vec<Words>) -> Self {
        Self { title: title.into(), lines }
    }
}

/// A row of a score: a move by each side, as far as they are made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreRow {
    /// The number of the move.
    pub number: usize,
    /// White's move, if it belongs to the score.
    pub white: Option<Words>,
    /// Black's move, if it is made.
    pub black: Option<Words>,
}

/// What the middle pane shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Middle {
    /// The moves of a game; the last ones are shown where there is not room for all.
    Score(Vec<ScoreRow>),
    /// Lines to choose from with the cursor, the mouse or a key.
    Menu(Vec<Words>),
    /// Something to be read from afar, such as the number of a square.
    Large(String),
}

/// What is being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InputLine {
    /// What stands before it.
    pub prompt: String,
    /// The text typed so far.
    pub typed: TextInput,
    /// What it may become, or why it cannot be read.
    pub preview: Words,
}

/// What covers the screen when there is more to see than a board: a row of tabs and what belongs to the chosen one.
#[derive(Clone, Debug)]
pub struct Report {
    /// The name of the screen.
    pub title: String,
    /// The names of the tabs.
    pub tabs: Vec<&'static str>,
    /// The chosen one.
    pub tab: usize,
    /// What it says; the chosen line stays in sight.
    pub lines: Vec<Words>,
    /// How many of them are scrolled out of sight.
    pub scrolled: usize,
    /// Beside the lines after the first, which is the head of a table: a bar each of what went right, what was neither
    /// right nor wrong, and what went wrong.
    pub bars: Vec<[u32; 3]>,
    /// Below the lines, where there is room for it.
    pub chart: Option<Chart>,
}

/// A picture of numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// What it shows.
    pub name: String,
    /// How it shows that.
    pub plot: Plot,
}

/// How numbers are shown.
#[derive(Clone, Debug, PartialEq)]
pub enum Plot {
    /// A line over days.
    Line {
        /// The days, as numbers, and the values.
        points: Vec<(f64, f64)>,
        /// Words for the first and the last day.
        ends: [String; 2],
    },
    /// A column for each count, with its name below it; the last ones where there is not room for all.
    Columns(Vec<(u32, &'static str)>),
}

/// Everything that a screen shows.
#[derive(Clone, Debug)]
pub struct Page {
    /// The name of the screen.
    pub title: String,
    /// What it is about now.
    pub subject: Words,
    /// The board.
    pub board: BoardPicture,
    /// Who moves, and how moves run out.
    pub clock: Pane,
    /// The time, in the corner of the clock pane.
    pub time: String,
    /// The title of the middle pane.
    pub middle_title: String,
    /// The moves, or what stands in their place.
    pub middle: Middle,
    /// What to do, and what came of it.
    pub message: Pane,
    /// The line for typing.
    pub input: InputLine,
}

impl Page {
    /// A page with a name and a board, and nothing else yet.
    #[must_use]
    pub fn new(title: impl Into<String>, board: BoardPicture) -> Self {
        Self {
            title: title.into(),
            subject: Words::default(),
            board,
            clock: Pane::new(words::PANE_CLOCK, Vec::new()),
            time: String::new(),
            middle_title: words::PANE_MOVES.to_owned(),
            middle: Middle::Score(Vec::new()),
            message: Pane::default(),
            input: InputLine::default(),
        }
    }

    /// The first line of a menu that is shown where there is room for so many.
    #[must_use]
    pub fn first_line(&self, rows: u16) -> usize {
        match &self.middle {
            Middle::Menu(lines) => first_line(lines, rows),
            _ => 0,
        }
    }

    /// The chosen line of a menu in which it has not room enough, to be shown in full elsewhere: with a caret, or else
    /// scrolled to its end, which is what the menu does not show.
    #[must_use]
    pub fn cut_line(&self, columns: u16) -> Option<Words> {
        let Middle::Menu(lines) = &self.middle else { return None };
        let chosen = lines.iter().find(|line| line.is_chosen() && line.is_wider(columns))?;
        let part = |(tone, text): &(Tone, String)| match tone {
            Tone::Caret => (Tone::Caret, text.clone()),
            _ => (Tone::Text, single_spaced(text)),
        };
        let cut = Words(chosen.0.iter().map(part).collect());
        Some(if cut.caret().is_some() { cut } else { cut.and(Tone::Caret, "") })
    }
}

/// A text without the spaces that put it into columns.
fn single_spaced(text: &str) -> String {
    let mut single = String::new();
    for character in text.chars() {
        if character != ' ' || !single.ends_with(' ') {
            single.push(character);
        }
    }
    single
}

/// The first line that is shown where there is room for so many: the chosen one is always in sight.
#[must_use]
pub fn first_line(lines: &[Words], rows: u16) -> usize {
    let rows = usize::from(rows.max(1));
    let chosen = lines.iter().position(Words::is_chosen).unwrap_or(0);
    // The line after the chosen one is shown as well: it says that there is more.
    (chosen + 2).min(lines.len()).saturating_sub(rows)
}

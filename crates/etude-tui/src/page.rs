//! The contents of a screen as data: a program composes them, and one view draws them all.

use crate::text::{Tone, Words};
use crate::text_input::TextInput;

/// A titled part of the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pane {
    /// The title, in the frame.
    pub title: String,
    /// The lines.
    pub lines: Vec<Words>,
}

impl Pane {
    /// A pane.
    #[must_use]
    pub fn new(title: impl Into<String>, lines: Vec<Words>) -> Self {
        Self { title: title.into(), lines }
    }
}

/// A row of a score: a move by each side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreRow {
    /// The number of the move.
    pub number: usize,
    /// White's move, unless the score begins with Black's.
    pub white: Option<Words>,
    /// Black's move, if it has been made.
    pub black: Option<Words>,
}

/// The contents of the middle pane.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Middle {
    /// The moves of a game; if there is no room for all, the last ones are shown.
    Score(Vec<ScoreRow>),
    /// Lines to choose from with the cursor, the mouse or a key.
    Menu(Vec<Words>),
    /// A large text, such as the number of a square.
    Large(String),
}

/// The line for typing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InputLine {
    /// The prompt.
    pub prompt: String,
    /// The text typed so far.
    pub typed: TextInput,
    /// What it means, or why it cannot be read.
    pub preview: Words,
}

/// A full-screen report: a row of tabs, and the contents of the chosen one.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The title line: the program and the screen.
    pub title: Words,
    /// The names of the tabs.
    pub tabs: Vec<String>,
    /// The index of the chosen tab.
    pub tab: usize,
    /// The lines; the chosen one stays visible.
    pub lines: Vec<Words>,
    /// How many lines are scrolled off the top.
    pub scrolled: usize,
    /// A bar beside each line after the first, which is the head of the table: counts of right, neither, and wrong.
    pub bars: Vec<[u32; 3]>,
    /// A chart below the lines, if there is room.
    pub chart: Option<Chart>,
    /// Other sheets, shown beside the contents on a large screen.
    pub beside: Vec<Sheet>,
}

/// A sheet beside the contents of a report.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// Its title.
    pub title: String,
    /// Its lines; those that there is no room for are left out.
    pub lines: Vec<Words>,
    /// A bar beside each line after the first.
    pub bars: Vec<[u32; 3]>,
    /// A chart below the lines.
    pub chart: Option<Chart>,
}

/// A chart.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// Its title.
    pub name: String,
    /// Its plot.
    pub plot: Plot,
}

/// A plot.
#[derive(Clone, Debug, PartialEq)]
pub enum Plot {
    /// A line over days.
    Line {
        /// Pairs of day number and value.
        points: Vec<(f64, f64)>,
        /// The first and the last day in words.
        ends: [String; 2],
    },
    /// A column for each count, with its name below; if there is no room for all, the last ones are shown.
    Columns(Vec<(u32, String)>),
}

impl Middle {
    /// The first visible line of a menu, given the rows there is room for.
    #[must_use]
    pub fn first_line(&self, rows: u16) -> usize {
        match self {
            Self::Menu(lines) => first_line(lines, rows),
            _ => 0,
        }
    }

    /// The chosen line of a menu if it is cut off there, to be shown elsewhere: around its caret, or else scrolled to its
    /// end, which the menu hides.
    #[must_use]
    pub fn cut_line(&self, columns: u16) -> Option<Words> {
        let Self::Menu(lines) = self else { return None };
        let chosen = lines.iter().find(|line| line.is_chosen() && line.is_wider(columns))?;
        let part = |(tone, text): &(Tone, String)| match tone {
            Tone::Caret => (Tone::Caret, text.clone()),
            _ => (Tone::Text, single_spaced(text)),
        };
        let cut = Words(chosen.0.iter().map(part).collect());
        Some(if cut.caret().is_some() { cut } else { cut.and(Tone::Caret, "") })
    }
}

/// A text with runs of spaces, which align columns, reduced to one.
fn single_spaced(text: &str) -> String {
    let mut single = String::new();
    for character in text.chars() {
        if character != ' ' || !single.ends_with(' ') {
            single.push(character);
        }
    }
    single
}

/// The first visible line, given the rows there is room for: the chosen line is always visible.
#[must_use]
pub fn first_line(lines: &[Words], rows: u16) -> usize {
    let rows = usize::from(rows.max(1));
    let chosen = lines.iter().position(Words::is_chosen).unwrap_or(0);
    // The line after the chosen one is shown too, as a sign that there is more.
    (chosen + 2).min(lines.len()).saturating_sub(rows)
}

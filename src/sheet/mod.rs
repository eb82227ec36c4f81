//! Sheets of diagrams to print: puzzles, two to six on a page, numbered, with or without their solutions.
//!
//! A [`DiagramSheet`] says what is on the paper. [`DiagramSheet::pages`] sets it: lines, shapes and text in points of A4 paper. [`pdf`]
//! and [`svg`] only write down what was set, so both look alike.

mod diagram;
mod font;
mod layout;
mod page;
pub mod pdf;
pub mod svg;

pub use self::font::{FontError, Fonts};
pub use self::page::PrintedPage;

use damier_rules::AnyPosition;

/// The fewest and the most diagrams on a page.
pub const PER_PAGE: std::ops::RangeInclusive<u8> = 2..=6;

/// What is printed.
#[derive(Clone, Debug)]
pub struct DiagramSheet {
    /// Its title, at the head of every page.
    pub(crate) title: String,
    /// Its diagrams; they are numbered from 1.
    pub(crate) diagrams: Vec<Diagram>,
    /// How many diagrams stand on a page, within [`PER_PAGE`].
    pub(crate) per_page: u8,
    /// The heading of the solutions, which follow on pages of their own. `None` leaves them out.
    pub(crate) solutions: Option<String>,
}

/// A numbered position with its task.
#[derive(Clone, Debug)]
pub struct Diagram {
    /// The position, shown with White at the bottom.
    pub(crate) position: AnyPosition,
    /// Who moves, and what is asked.
    pub(crate) task: String,
    /// The solution, a line of text for each line of play.
    pub(crate) solution: Vec<String>,
    /// Where the position comes from; it stands with the solution, as it may give the moves away.
    pub(crate) source: String,
}

impl DiagramSheet {
    /// Sets the pages with these fonts.
    ///
    /// # Errors
    ///
    /// Letters that none of the fonts has, and fonts that cannot be used.
    pub fn pages(&self, fonts: &Fonts) -> Result<Vec<PrintedPage>, FontError> {
        layout::pages(self, &fonts.faces()?)
    }

    /// All texts on the paper, for the [choice of fonts](Fonts::with).
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        let of_diagrams = self.diagrams.iter().flat_map(|diagram| {
            let Diagram { task, solution, source, .. } = diagram;
            [task, source].into_iter().chain(solution)
        });
        [Some(&self.title), self.solutions.as_ref()].into_iter().flatten().chain(of_diagrams).map(String::as_str)
    }
}

#[cfg(test)]
mod tests;

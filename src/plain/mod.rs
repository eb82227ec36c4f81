//! The trainer as a stream of lines, for speech, braille and scripts: a line in, whole sentences out, nothing redrawn.
//!
//! Screens are data here too: the same [`App`] turns actions into pages, and this face says what is new in a page where the
//! screen draws it. So it has everything that the screen has, in every language, and touches no lesson. A [`line`](mod@line) is
//! taken apart, [`session`] turns it into actions, [`spoken_page`] finds what is new, [`etude_plain`] makes it speakable and joins
//! that to the outside world, with the services that [`host`] gives it.

mod answers;
mod events;
mod forms;
pub mod host;
pub mod line;
mod moves;
mod parting;
pub mod query;
mod refusals;
pub mod session;
pub mod spoken_page;
mod texts;
pub mod wording;

use std::process::ExitCode;

use ratatui::layout::Rect;

pub use etude_plain::host::Pace;

use crate::shipped::Opening;
use crate::tui::app::App;
use crate::tui::{self, Error, Options};
use damier_train::puzzle::selector::PuzzleSelector;

/// An area in which nothing is cut.
const AREA: Rect = Rect { x: 0, y: 0, width: 240, height: 200 };

/// Runs the trainer on standard input and output until the player leaves it or the input ends. The exit code is 1 if a line
/// of a script meant nothing.
///
/// # Errors
///
/// When the puzzles, the engine or a thread fail.
pub fn run(options: &Options, pace: Pace) -> Result<ExitCode, Error> {
    let collection = tui::collection(options)?;
    let opening = Opening::default();
    let selector = |seed| match collection {
        Some(collection) => PuzzleSelector::of(collection, seed, options.puzzle.clone()),
        None => opening.selector(seed),
    };
    let app = App::new(options, selector, AREA);
    host::run(app, options, pace)
}

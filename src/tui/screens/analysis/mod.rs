//! Analysis: a form chooses the game or position, then it is analysed.

mod explorer;
mod finding;
mod keeping;
mod moves;
mod opening;
mod page;
mod work;

use super::Screen;
use crate::tui::shared::Shared;
use damier_train::analysis::Opening;
use opening::OpeningForm;
pub use work::Work;

/// Analyses a game, or opens the form if there is none.
pub fn open(opening: Option<Box<Opening>>, shared: &Shared) -> Box<dyn Screen> {
    match opening {
        Some(opening) => Box::new(Work::new(*opening, shared)),
        None => Box::new(OpeningForm::new(shared.trainer.settings().variant)),
    }
}

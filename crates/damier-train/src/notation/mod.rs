//! Notation: finding and naming squares, making and writing moves, reading a score blind, and telling signs apart.
//!
//! A [`Session`] asks one [`Question`] after another, for half a minute or without end. Missed questions come back.

mod blind;
pub(crate) mod games;
mod heat;
mod positions;
mod question;
mod results;
mod session;
mod signs;
pub mod trend;
mod written;

pub use games::Line;
pub use heat::{heat_level, trouble};
pub use question::{Given, Question, Skill};
pub use session::{LENGTH, Outcome, Phase, Session, Settings};
pub use signs::{Ask, Sign};
pub use written::{NotAnAnswer, Slip};

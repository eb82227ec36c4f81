//! Notation: squares are found and named, written moves are made, made moves are written, a score is read blind, signs
//! are told apart.
//!
//! A [`Session`] asks one [`Question`] after the other, for half a minute or without end. What was missed comes back.

mod blind;
mod games;
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

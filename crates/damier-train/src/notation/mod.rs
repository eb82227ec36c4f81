//! Notation: finding and naming squares, making and writing moves, reading a score blind, and telling signs apart.
//!
//! A [`NotationSession`] asks one [`NotationQuestion`] after another, for half a minute or without end. Missed questions come back.

mod blind;
pub(crate) mod games;
mod heat;
mod positions;
mod question;
mod results;
mod session;
mod signs;
mod skill;
pub mod trend;
mod written;

pub use games::GameExcerpt;
pub use heat::{heat_level, trouble};
pub use question::{NotationQuestion, NotationResponse};
pub use session::{AnsweredQuestion, LENGTH, NotationAct, NotationPhase, NotationSession, NotationSettings};
pub use signs::{Ask, Sign};
pub use skill::Skill;
pub use written::{NotAnAnswer, Slip};

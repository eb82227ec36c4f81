//! The application Damier below its faces: what it keeps, resumes and offers. There is no terminal in here and no
//! wording: a face turns what the player does into calls, and the state into pages or lines.
//!
//! - [`store`] keeps progress, games and settings on disk; [`settings`] holds permanent settings, [`home`] the folders.
//! - [`Trainer`] is the state: what a face shows, and the calls that change it. A call returns [`Effect`]s.
//! - [`Running`] is an open lesson: it passes calls on, records what is over, and asks the engine.
//! - [`services::Services`] perform them, and report [`Event`]s.
//! - [`explore`] gathers what is known about openings.
//! - [`find`] gathers what can be searched for a position.
//! - [`encoding`] reads text of any encoding as UTF-8.
//! - [`own_games`] searches games played elsewhere.
//! - [`child_engines`] lists the running external engines.

pub mod child_engines;
mod effect;
pub mod encoding;
pub mod explore;
pub mod find;
pub mod home;
pub mod link;
pub mod mail;
pub mod own_games;
mod running;
pub mod services;
pub mod settings;
pub mod store;
mod trainer;

pub use effect::{Effect, Event, ExploreTask, FindTask, LinkRequest};
pub use running::Running;
pub use trainer::{Resumable, Review, Trainer, TrainerOptions};

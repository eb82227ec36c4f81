//! Correspondence games as files: a folder with an inbox and an outbox, one game a PDN file. Nothing is sent from here.
//!
//! [`MailGame`] is a game and what may become of it; [`MailFolder`] keeps games. A game is written before what goes to
//! the opponent, and [`MailFolder::games`] writes again what is missing in the outbox, so that a kill loses nothing.

mod folder;
mod game;

pub use folder::{FolderError, MailFolder, one_of, read_one};
pub use game::{MailError, MailGame, MailTerms, Received, Turn};

//! Correspondence games as files: a folder with an inbox and an outbox, one game a PDN file. Nothing is sent from here.
//!
//! [`MailGame`] is a game and what may become of it; [`MailFolder`] keeps games. A game is written before what goes to
//! the opponent, and [`MailFolder::games`] writes again what is missing in the outbox, so that a kill loses nothing.

mod folder;
mod game;
mod tasks;

use std::collections::HashSet;
use std::hash::BuildHasher;
use std::path::{Path, PathBuf};

use damier_rules::AnyPosition;
use damier_rules::notation::pdn::PdnGame;

pub use folder::{FolderError, MailFolder, Taken, one_of, read_one};
pub use game::{MailError, MailGame, MailTerms, Received, Turn};
pub use tasks::{MailReport, MailTask};

/// The folder of correspondence games in the folder of data.
#[must_use]
pub fn mail_folder(data: &Path) -> PathBuf {
    data.join("mail")
}

/// The positions of correspondence games in the folder of data that are not over: the engine and the tables are closed for
/// them.
#[must_use]
pub fn closed_positions(data: &Path) -> HashSet<AnyPosition> {
    MailFolder::new(mail_folder(data)).closed_positions()
}

/// Whether a game ends in one of these positions, or passes one after its first moves, which many games have in common.
#[must_use]
pub fn goes_through<S: BuildHasher>(game: &PdnGame, closed: &HashSet<AnyPosition, S>) -> bool {
    let line: Vec<_> = std::iter::once(game.root()).chain(game.main_line()).collect();
    let own = line.get(game::OWN.min(line.len() - 1)..).unwrap_or_default();
    own.iter().any(|&id| closed.contains(&game.node(id).position))
}

//! What the screen asks of the disk about correspondence games.

use std::path::PathBuf;

use super::folder::{FolderError, MailFolder, Taken, read_one};
use super::game::{MailError, MailGame};
use etude::calendar::Day;

/// A task with correspondence games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MailTask {
    /// Read all games.
    List,
    /// Write what goes to the opponents, each with a text beside it, unless it is there: a killed program may have not.
    Send(Vec<(MailGame, String)>),
    /// Keep a game, and write what goes to the opponent, with a text beside it.
    Keep(Box<MailGame>, String),
    /// Keep a new game, unless there is one of its name.
    Begin(Box<MailGame>, String),
    /// Take the files of the inbox.
    Read {
        /// Our name, by which our colour in a new game is known.
        me: String,
        /// The day.
        today: Day,
    },
}

/// The result of a [`MailTask`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MailReport {
    /// The games by name, and what cannot be read.
    Listed(Vec<MailGame>, Vec<FolderError>),
    /// What goes to the opponent is in this file, if there is something.
    Kept(Result<Option<PathBuf>, FolderError>),
    /// What the files of the inbox have brought, and what is wrong with others. A file that has nothing new is left out.
    Taken(Vec<Result<Taken, FolderError>>),
}

impl MailTask {
    /// Performs the task in a folder.
    #[must_use]
    pub fn perform(&self, folder: &MailFolder) -> MailReport {
        match self {
            Self::List => listed(folder),
            Self::Send(games) => {
                let sent = games.iter().try_for_each(|(game, text)| folder.send(game, || text.clone()).map(drop));
                MailReport::Kept(sent.map(|()| None))
            }
            Self::Keep(game, text) => MailReport::Kept(keep(folder, game, text)),
            Self::Begin(game, text) => {
                MailReport::Kept(folder.check_new(game.name()).and_then(|()| keep(folder, game, text)))
            }
            Self::Read { me, today } => MailReport::Taken(taken(folder, me, *today)),
        }
    }
}

fn listed(folder: &MailFolder) -> MailReport {
    match folder.games() {
        Err(error) => MailReport::Listed(Vec::new(), vec![error]),
        Ok(found) => {
            let (mut games, mut errors) = (Vec::new(), Vec::new());
            for game in found {
                match game {
                    Ok(game) => games.push(game),
                    Err(error) => errors.push(error),
                }
            }
            MailReport::Listed(games, errors)
        }
    }
}

fn keep(folder: &MailFolder, game: &MailGame, text: &str) -> Result<Option<PathBuf>, FolderError> {
    folder.keep(game)?;
    folder.send(game, || text.to_owned())?;
    Ok(game.is_for_opponent().then(|| folder.outgoing_file(game.name())))
}

fn taken(folder: &MailFolder, me: &str, today: Day) -> Vec<Result<Taken, FolderError>> {
    let files = match folder.received() {
        Ok(files) => files,
        Err(error) => return vec![Err(error)],
    };
    let take = |file: PathBuf| {
        let taken = folder.take(read_one(&file)?, &file, Some(me), today)?;
        folder.keep(&taken.game)?;
        Ok(taken)
    };
    // Files stay in the inbox: most of them are known.
    let is_known = |error: &FolderError| {
        matches!(error, FolderError::Game { error: MailError::Nothing | MailError::Behind(_) | MailError::Over, .. })
    };
    files.into_iter().map(take).filter(|taken| !taken.as_ref().is_err_and(is_known)).collect()
}

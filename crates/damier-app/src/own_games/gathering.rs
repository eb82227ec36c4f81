//! Finds the shots that the player missed and the endings given away in files of games.

use crate::encoding::{self, Foreign, TextEncoding};
use crate::mail::goes_through;
use crate::store::games::{Finds, OwnGame};
use crate::store::pdn_files::{PdnFileError, at_home, readable};
use crate::store::{Store, StoreError};
use std::collections::HashSet;
use std::path::PathBuf;

use damier_engine::StopFlag;
use damier_puzzles::record::hash;
use damier_rules::notation::pdn::{PdnError, PdnGame, read_games, write_game};
use damier_rules::{AnyPosition, Color, Variant};
use damier_train::own_games::{InFile, PlayerError, side_of};
use etude_files::open;
use std::io::Read;
use std::path::Path;

/// Why a game of a file is left out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LeftOut {
    /// The player is not in it, or cannot be told apart.
    #[error("{path}: game {number}: {error}")]
    Other {
        /// The file.
        path: PathBuf,
        /// The number of the game, from 1.
        number: usize,
        /// Why the player is not recognised.
        error: PlayerError,
    },
    /// It is a correspondence game that is not over, for which the engine is closed.
    #[error("{path}: game {number} is not over")]
    Closed {
        /// The file.
        path: PathBuf,
        /// The number of the game, from 1.
        number: usize,
    },
    /// It has an error.
    #[error("{path}: {error}")]
    Wrong {
        /// The file.
        path: PathBuf,
        /// The error, and where.
        error: PdnError,
    },
}

/// What a file brought.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gathered {
    /// How many games of the player it has.
    pub games: usize,
    /// How many were left out because the player is not in them, or cannot be told apart, or because they are
    /// correspondence games that are not over.
    pub others: usize,
    /// How many were left out because of an error.
    pub wrong: usize,
    /// Why the first was left out.
    pub first: Option<LeftOut>,
}

impl Gathered {
    /// How many games were left out.
    #[must_use]
    pub const fn left_out(&self) -> usize {
        self.others + self.wrong
    }

    /// Adds what another file brought.
    pub fn add(&mut self, other: Self) {
        self.games += other.games;
        self.others += other.others;
        self.wrong += other.wrong;
        self.first = self.first.take().or(other.first);
    }
}

/// The file and the player whose games are gathered from it.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The typed path.
    pub file: &'a str,
    /// The player's name, or a part of it.
    pub player: &'a str,
    /// The variant of games without `GameType`.
    pub variant: Variant,
    /// The encoding, if it is known.
    pub encoding: Option<TextEncoding>,
    /// The positions for which the engine is closed.
    pub closed: &'a HashSet<AnyPosition>,
}

/// What is done with what is found in a file. An error ends the reading.
pub trait Gatherer {
    /// Why a game cannot be taken.
    type Error;

    /// Takes a game of the player.
    ///
    /// # Errors
    ///
    /// The failure to take it.
    fn take(&mut self, game: OwnGame) -> Result<(), Self::Error>;

    /// Is told why a game is left out.
    fn left_out(&mut self, _reason: &LeftOut) {}

    /// Is told that the file is not plain UTF-8.
    fn foreign(&mut self, _foreign: &Foreign) {}
}

/// Gathers the player's games from a file, one by one, until `stop` is raised.
///
/// # Errors
///
/// When the file cannot be read, or the gatherer fails.
pub fn gather<G: Gatherer>(
    source: &Source,
    stop: &StopFlag,
    gatherer: &mut G,
) -> Result<Result<Gathered, PdnFileError>, G::Error> {
    let path = at_home(source.file);
    match readable(&path, open(&path)) {
        Ok(file) => gather_from(file, &path, source, stop, gatherer).map(Ok),
        Err(error) => Ok(Err(error)),
    }
}

/// Gathers the player's games from an open file or the standard input, which messages call `path`.
///
/// # Errors
///
/// When the gatherer fails.
pub fn gather_from<G: Gatherer>(
    input: impl Read + 'static,
    path: &Path,
    source: &Source,
    stop: &StopFlag,
    gatherer: &mut G,
) -> Result<Gathered, G::Error> {
    let (input, notice) = encoding::boxed(input, source.encoding);
    let mut found = Gathered::default();
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    for (number, game) in (1_usize..).zip(read_games(input, source.variant)) {
        if stop.is_raised() {
            break;
        }
        if let Some(foreign) = notice.take() {
            gatherer.foreign(&foreign);
        }
        let reason = match game.map(|game| (side_of(&game, source.player), game)) {
            Ok((Ok(_), game)) if goes_through(&game, source.closed) => {
                found.others += 1;
                LeftOut::Closed { path: path.to_path_buf(), number }
            }
            Ok((Ok(mine), game)) => {
                found.games += 1;
                gatherer.take(own_game(&game, mine, InFile { file: name.clone(), number }))?;
                continue;
            }
            Ok((Err(error), _)) => {
                found.others += 1;
                LeftOut::Other { path: path.to_path_buf(), number, error }
            }
            Err(error) => {
                found.wrong += 1;
                LeftOut::Wrong { path: path.to_path_buf(), error }
            }
        };
        gatherer.left_out(&reason);
        found.first.get_or_insert(reason);
    }
    Ok(found)
}

/// Games that are added to the store, many at a time.
pub struct Batch<'a> {
    store: &'a mut Store,
    games: Vec<OwnGame>,
    new: usize,
}

impl<'a> Batch<'a> {
    /// How many games are added at once.
    const SIZE: usize = 256;

    /// An empty batch.
    pub const fn new(store: &'a mut Store) -> Self {
        Self { store, games: Vec::new(), new: 0 }
    }

    /// Adds a game.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn push(&mut self, game: OwnGame) -> Result<(), StoreError> {
        self.games.push(game);
        if self.games.len() >= Self::SIZE { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> Result<(), StoreError> {
        self.new += self.store.add_games(&std::mem::take(&mut self.games), Finds::default())?;
        Ok(())
    }

    /// Adds the rest. Returns how many games were new.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn finish(mut self) -> Result<usize, StoreError> {
        self.flush().map(|()| self.new)
    }
}

/// A game as it is stored. Its identity is a hash of its text (FNV-1a, 64 bits), so that it is stored only once.
fn own_game(game: &PdnGame, mine: Color, place: InFile) -> OwnGame {
    let pdn = write_game(game);
    let hash = hash(pdn.bytes());
    let mine = if mine == Color::White { "white" } else { "black" };
    OwnGame { id: format!("g{hash:016x}"), pdn, mine: mine.to_owned(), searched: false, place: Some(place) }
}

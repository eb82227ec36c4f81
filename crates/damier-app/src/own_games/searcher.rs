//! The thread that searches the player's own games in the background.
//!
//! It stores the finds of each game before it begins the next, so that the end of the program loses at most the work on
//! one game. It pauses whenever the engine works for the player.

use std::collections::HashSet;
use std::io;
use std::path::PathBuf;
use std::sync::mpsc::Receiver;

use super::{Batch, Examiner, Gathered, Gatherer, LeftOut, Source, gather};
use crate::mail;
use crate::store::games::{Finds, OwnGame};
use crate::store::pdn_files::PdnFileError;
use crate::store::{Store, StoreError};
use damier_endings::TableSet;
use damier_engine::{Background, Precedence, StopFlag};
use damier_puzzles::mining::DEFAULT_NODES;
use damier_rules::{AnyPosition, Variant};
use damier_train::own_games::Tally;
use etude_store::Writer;
use etude_store::wall;

/// How many of the games that wait are read from the store at once.
pub const AT_ONCE: usize = 256;

/// A request to the searcher.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchRequest {
    /// Add the player's games of a file, and search all that wait.
    Add {
        /// The typed path.
        file: String,
        /// The player's name in the games, or a part of it.
        player: String,
        /// The variant of games without `GameType`.
        variant: Variant,
    },
    /// Search the games that wait.
    GoOn,
    /// Stop.
    Stop,
}

/// The result of reading a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Added {
    /// The player's games in it.
    pub games: usize,
    /// Those that were new.
    pub new: usize,
    /// Games left out.
    pub left_out: usize,
    /// Why the first of them was left out.
    pub first: Option<LeftOut>,
}

/// Why no games of a file are searched.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// It cannot be read.
    #[error(transparent)]
    File(#[from] PdnFileError),
    /// None of its games is the player's: this is what is wrong with the first.
    #[error(transparent)]
    LeftOut(#[from] LeftOut),
    /// It has no games.
    #[error("{0} has no games")]
    Empty(PathBuf),
}

/// A message from the searcher.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchNews {
    /// A file was read.
    Added(Added),
    /// A file could not be read, or has no game of the player.
    Refused(Refusal),
    /// The search continues; these are the finds in the last game.
    Going(Tally, Finds),
    /// The search was stopped.
    Stopped(Tally),
    /// All games are searched.
    Done(Tally),
    /// The store failed, for this reason.
    Failed(StoreError),
}

type Deliver = Box<dyn Fn(SearchNews) -> bool + Send>;

/// Handle of the thread. Dropping it aborts the search.
pub struct Searcher {
    writer: Writer<(SearchRequest, StopFlag)>,
    stop: StopFlag,
}

impl Searcher {
    /// Starts the thread for the store at `path`. Work for the player has `precedence`. `deliver` gets the news, and returns
    /// whether it still has a receiver.
    ///
    /// # Errors
    ///
    /// When no thread can be started.
    pub fn start(
        path: Option<PathBuf>,
        precedence: Precedence,
        deliver: impl Fn(SearchNews) -> bool + Send + 'static,
    ) -> io::Result<Self> {
        let deliver: Deliver = Box::new(deliver);
        let writer = Writer::start("own games", move |inbox| serve(path, &precedence, inbox, &deliver))?;
        Ok(Self { writer, stop: StopFlag::new() })
    }

    /// Sends a request and ends the current one.
    pub fn take(&mut self, request: SearchRequest) {
        self.stop.raise();
        self.stop = StopFlag::new();
        if request != SearchRequest::Stop {
            self.writer.hand_over((request, self.stop.clone()));
        }
    }
}

impl Drop for Searcher {
    fn drop(&mut self) {
        // The writer, dropped next, waits for the thread.
        self.stop.raise();
    }
}

fn serve(
    path: Option<PathBuf>,
    precedence: &Precedence,
    inbox: &Receiver<(SearchRequest, StopFlag)>,
    deliver: &Deliver,
) {
    // On Linux the priority is that of the thread; elsewhere this would slow down the whole program.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(10);
    let path = path.ok_or(StoreError::NoPlace);
    while let Ok((request, stop)) = inbox.recv() {
        let background = Background { precedence: precedence.clone(), stop };
        let done = match &path {
            Ok(path) => Store::open(path)
                .and_then(|(store, _)| {
                    let closed = path.parent().map(mail::closed_positions).unwrap_or_default();
                    Search { store, closed, background, deliver }.perform(&request)
                })
                .map_err(SearchNews::Failed),
            Err(error) => Err(SearchNews::Failed(error.clone())),
        };
        if let Err(failure) = done {
            deliver(failure);
        }
    }
}

/// A request being performed.
struct Search<'a> {
    store: Store,
    /// The positions of correspondence games that are not over.
    closed: HashSet<AnyPosition>,
    background: Background,
    deliver: &'a Deliver,
}

impl Search<'_> {
    fn perform(&mut self, request: &SearchRequest) -> Result<(), StoreError> {
        if let SearchRequest::Add { file, player, variant } = request {
            let told = self.add(file, player, *variant)?;
            let is_refused = matches!(told, SearchNews::Refused(_));
            (self.deliver)(told);
            if is_refused {
                return Ok(());
            }
        }
        self.go_over_all()
    }

    fn add(&mut self, file: &str, player: &str, variant: Variant) -> Result<SearchNews, StoreError> {
        let source = Source { file, player, variant, encoding: None, closed: &self.closed };
        let mut batch = Batch::new(&mut self.store);
        let gathered = match gather(&source, &self.background.stop, &mut batch)? {
            Ok(gathered) => gathered,
            Err(error) => return Ok(SearchNews::Refused(error.into())),
        };
        let new = batch.finish()?;
        let left_out = gathered.left_out();
        let Gathered { games, first, .. } = gathered;
        if games == 0 {
            return Ok(SearchNews::Refused(first.map_or_else(|| Refusal::Empty(file.into()), Refusal::from)));
        }
        Ok(SearchNews::Added(Added { games, new, left_out, first }))
    }

    fn go_over_all(&mut self) -> Result<(), StoreError> {
        let mut tally = self.store.search_so_far()?;
        (self.deliver)(SearchNews::Going(tally.clone(), Finds::default()));
        let tables = TableSet::default();
        let mut examiner = Examiner::new(DEFAULT_NODES, &self.background, &tables);
        loop {
            let games = self.store.games_to_search(AT_ONCE)?;
            if games.is_empty() {
                break;
            }
            for game in games {
                let (finds, losses) = examiner.go_over(&game, wall::now().day);
                if self.background.stop.is_raised() {
                    (self.deliver)(SearchNews::Stopped(tally));
                    return Ok(());
                }
                let (new, so_far) = self.store.finish_game(&game.id, finds, losses)?;
                tally = so_far;
                if !(self.deliver)(SearchNews::Going(tally.clone(), new)) {
                    return Ok(());
                }
            }
        }
        (self.deliver)(SearchNews::Done(tally));
        Ok(())
    }
}

impl Gatherer for Batch<'_> {
    type Error = StoreError;

    fn take(&mut self, game: OwnGame) -> Result<(), StoreError> {
        self.push(game)
    }
}

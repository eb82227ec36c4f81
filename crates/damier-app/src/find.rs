//! Gathers what can be searched for a position: the player's own games, and the puzzles with their games.

use std::path::PathBuf;

use crate::encoding::boxed;
use crate::home;
use crate::store::games::OwnPuzzle;
use crate::store::{Store, finished_games};
use damier_openings::OpeningTable;
use damier_puzzles::Collection;
use damier_puzzles::pack::TurnPack;
use damier_rules::Variant;
use damier_train::finder::Finder;

/// Where the player's files are.
#[derive(Clone, Debug)]
pub struct Places {
    /// The file of progress, with the imported games and the puzzles from them.
    pub progress: Option<PathBuf>,
    /// The folder of the file of finished games.
    pub games: Option<PathBuf>,
    /// The file of puzzles that replaces all others.
    pub puzzles: Option<PathBuf>,
    /// Opens the shipped puzzles and those of the player's folder.
    pub collection: fn() -> Collection,
    /// Opens the shipped tables of openings.
    pub openings: fn() -> Vec<OpeningTable>,
    /// Opens the shipped turns on the lines to opening traps.
    pub trap_lines: fn() -> Vec<TurnPack>,
}

impl Default for Places {
    fn default() -> Self {
        Self {
            progress: None,
            games: None,
            puzzles: None,
            collection: Collection::default,
            openings: Vec::new,
            trap_lines: Vec::new,
        }
    }
}

impl Places {
    /// The usual places, with these shipped puzzles and openings.
    #[must_use]
    pub fn usual(collection: fn() -> Collection, openings: fn() -> Vec<OpeningTable>) -> Self {
        Self { progress: home::progress_file(), games: home::data_folder(), collection, openings, ..Self::default() }
    }
}

/// Everything that can be searched.
#[must_use]
pub fn finder(places: &Places) -> Finder {
    fill(Finder::default(), places)
}

/// Adds everything that can be searched to a finder. What cannot be read is left out.
#[must_use]
pub fn fill(mut finder: Finder, places: &Places) -> Finder {
    let played = places.games.as_deref().and_then(|folder| etude_files::open(&finished_games(folder)).ok());
    if let Some(played) = played {
        finder.add_own_games(boxed(played, None).0, Variant::International);
    }
    let store = places.progress.as_deref().and_then(|path| Store::open_to_read(path).ok());
    if let Some(store) = &store {
        // Those read before a failure are searched.
        let _ = store.each_game(|game| finder.add_own_games(game.pdn.as_bytes(), Variant::International));
    }
    finder.add_puzzles(&collection(places, store.as_ref()));
    finder
}

pub(crate) fn collection(places: &Places, store: Option<&Store>) -> Collection {
    if let Some(file) = &places.puzzles {
        let mut collection = Collection::default();
        // A file that cannot be read has no puzzles; the trainer has complained about it.
        let _ = collection.add_file(file);
        return collection;
    }
    let mut collection = (places.collection)();
    let own = store.and_then(|store| store.own_puzzles().ok()).unwrap_or_default();
    collection.add_text("own puzzles", OwnPuzzle::collection(own));
    collection
}

//! Gathers what can be searched for a position: the player's own games, and the puzzles with their games.

use std::fs;
use std::path::{Path, PathBuf};

use crate::home;
use crate::shipped;
use crate::store::games::OwnPuzzle;
use crate::store::{self, Store, finished_games};
use damier_puzzles::Collection;
use damier_rules::Variant;
use damier_train::finder::Finder;

/// Where the player's files are.
#[derive(Clone, Debug, Default)]
pub struct Places {
    /// The file of progress, with the imported games and the puzzles from them.
    pub progress: Option<PathBuf>,
    /// The folder of the file of finished games.
    pub games: Option<PathBuf>,
    /// The file of puzzles that replaces all others.
    pub puzzles: Option<PathBuf>,
}

impl Places {
    /// The usual places.
    #[must_use]
    pub fn usual() -> Self {
        Self { progress: store::default_path(), games: home::data_folder(), puzzles: None }
    }
}

/// Everything that can be searched. What cannot be read is left out.
#[must_use]
pub fn finder(places: &Places) -> Finder {
    let mut finder = Finder::default();
    let played = places.games.as_deref().and_then(|folder| fs::read(finished_games(folder)).ok());
    if let Some(played) = played {
        finder.add_own_games(&String::from_utf8_lossy(&played), Variant::International);
    }
    let store = places.progress.as_deref().and_then(|path| Store::open_to_read(path).ok());
    for game in store.iter().flat_map(|store| store.games().unwrap_or_default()) {
        finder.add_own_games(&game.pdn, Variant::International);
    }
    finder.add_puzzles(&collection(places.puzzles.as_deref(), store.as_ref()));
    finder
}

fn collection(file: Option<&Path>, store: Option<&Store>) -> Collection {
    if let Some(file) = file {
        let mut collection = Collection::default();
        // A file that cannot be read has no puzzles; the trainer has complained about it.
        let _ = collection.add_file(file);
        return collection;
    }
    let mut collection = shipped::collection_and_own();
    let own = store.and_then(|store| store.own_puzzles().ok()).unwrap_or_default();
    collection.add_text("own puzzles", OwnPuzzle::collection(own));
    collection
}

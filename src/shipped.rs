//! Puzzles and endgame tables: those inside the program and those of the player.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use damier_endings::TableSet;
use damier_openings::OpeningTable;
use damier_puzzles::Collection;
use damier_puzzles::middlegame::MiddlegameTable;
use damier_puzzles::pack::TurnPack;
use damier_train::puzzle::selector::PuzzleSelector;
use damier_train::unannounced::Turns;

use damier_app::home;

/// The name and content of a file of the repository.
macro_rules! file {
    ($name:literal) => {
        ($name, include_bytes!(concat!("../", $name)))
    };
}

/// The collections inside the program.
const COLLECTIONS: [(&str, &[u8]); 3] =
    [file!("puzzles/international.pack"), file!("puzzles/russian.pack"), file!("puzzles/brazilian.pack")];

/// The [signature](damier_engine::SIGNATURE) of the search that last proved every shipped puzzle; 0 if the file that
/// records it is not a number.
pub const PROVEN_WITH: u64 = match u64::from_str_radix(include_str!("../puzzles/signature").trim_ascii(), 10) {
    Ok(signature) => signature,
    Err(_) => 0,
};

/// The shipped puzzles.
#[must_use]
pub fn collection() -> Collection {
    let mut collection = Collection::default();
    for (name, pack) in COLLECTIONS {
        collection.add_pack(name, pack);
    }
    collection
}

/// The shipped puzzles and the player's own: the files `*.jsonl` in `puzzles` in the data folder. A puzzle in both is that
/// of the program, but keeps the mark that it comes from one of the player's own games.
#[must_use]
pub fn collection_and_own() -> Collection {
    let mut collection = collection();
    if let Some(folder) = own_folder() {
        collection.add_folder(&folder);
    }
    collection
}

/// The folder of the player's own collections: `puzzles` in the data folder. `None` on a system without a data folder.
#[must_use]
pub fn own_folder() -> Option<PathBuf> {
    home::data_folder().map(|data| data.join("puzzles"))
}

/// The turns inside the program.
const TURNS: [(&str, &[u8]); 3] =
    [file!("puzzles/international.turns"), file!("puzzles/russian.turns"), file!("puzzles/brazilian.turns")];

/// The shipped turns. A pack that cannot be read is left out.
#[must_use]
pub fn turns() -> Vec<TurnPack> {
    TURNS.into_iter().filter_map(|(_, pack)| TurnPack::open(pack).ok()).collect()
}

/// The turns on the lines to opening traps inside the program.
const TRAP_LINES: [(&str, &[u8]); 1] = [file!("openings/international.turns")];

/// The shipped turns on the lines to opening traps. A pack that cannot be read is left out.
#[must_use]
pub fn trap_lines() -> Vec<TurnPack> {
    TRAP_LINES.into_iter().filter_map(|(_, pack)| TurnPack::open(pack).ok()).collect()
}

/// The tables of openings inside the program.
const OPENINGS: [(&str, &[u8]); 3] = [
    file!("openings/international.openings"),
    file!("openings/russian.openings"),
    file!("openings/brazilian.openings"),
];

/// The shipped tables of openings. One that cannot be read is left out.
#[must_use]
pub fn openings() -> Vec<OpeningTable> {
    OPENINGS.into_iter().filter_map(|(_, table)| OpeningTable::open(table).ok()).collect()
}

/// In how many games the types of middlegame arise; empty if the file cannot be read, which a test excludes.
#[must_use]
pub fn middlegames() -> MiddlegameTable {
    serde_json::from_str(include_str!("../openings/international.types.json")).unwrap_or_default()
}

/// Content opened on a thread of its own while the player is still looking at the first screen. Clones are the same.
#[derive(Debug)]
pub struct Opening<T> {
    thread: Arc<Mutex<Option<JoinHandle<T>>>>,
    /// The name of the thread.
    name: &'static str,
    open: fn() -> T,
}

impl<T> Clone for Opening<T> {
    fn clone(&self) -> Self {
        Self { thread: self.thread.clone(), ..*self }
    }
}

/// The shipped puzzles and the player's own.
impl Default for Opening<Collection> {
    fn default() -> Self {
        Self { thread: Arc::default(), name: "puzzles", open: collection_and_own }
    }
}

/// The shipped turns.
impl Default for Opening<Vec<TurnPack>> {
    fn default() -> Self {
        Self { thread: Arc::default(), name: "turns", open: turns }
    }
}

impl<T: Send + 'static> Opening<T> {
    /// Starts the thread. Without one, the content is opened when it is first needed.
    pub fn start(&self) {
        let opening = thread::Builder::new().name(self.name.to_owned()).spawn(self.open);
        *self.thread.lock().unwrap_or_else(PoisonError::into_inner) = opening.ok();
    }

    /// Waits for the thread. Called once, when the content is first needed.
    fn wait(&self) -> T {
        let opening = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        opening.and_then(|opening| opening.join().ok()).unwrap_or_else(self.open)
    }
}

impl Opening<Collection> {
    /// These puzzles, drawn by the seed.
    #[must_use]
    pub fn selector(&self, seed: u64) -> PuzzleSelector {
        let opening = self.clone();
        PuzzleSelector::new(seed, move || opening.wait())
    }
}

impl Opening<Vec<TurnPack>> {
    /// The turns.
    #[must_use]
    pub fn turns(&self) -> Turns {
        let opening = self.clone();
        Turns::new(move || opening.wait()).with_trap_lines(trap_lines)
    }
}

/// The endgame tables: the shipped ones, and those of five and six pieces built by the player.
#[must_use]
pub fn tables() -> TableSet {
    TableSet::new(tables_folder().as_deref())
}

/// The folder of the tables built by the player: `endings` in the data folder. `None` on a system without a data folder.
#[must_use]
pub fn tables_folder() -> Option<PathBuf> {
    home::data_folder().map(|data| data.join("endings"))
}

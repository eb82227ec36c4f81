//! The player's own games, and the puzzles and drills found in them.

use rusqlite::{Connection, OptionalExtension as _, Row, params};
use serde::{Deserialize, Serialize};

use super::{Store, StoreError};
use damier_rules::Variant;
use damier_train::drill::DrillPlan;
use damier_train::history::Item;
use damier_train::own_games::{InFile, Losses, Tally};
use etude::calendar::Day;
use etude_store::text;

/// One of the player's own games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnGame {
    /// Its identity: a hash of its text.
    pub id: String,
    /// The game as PDN.
    pub pdn: String,
    /// The player's side: `white` or `black`.
    pub mine: String,
    /// Whether it has been searched for puzzles and drills.
    pub searched: bool,
    /// Where it was imported from, if that is known. It says nothing on another machine.
    #[serde(skip)]
    pub place: Option<InFile>,
}

/// A puzzle from one of the player's own games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnPuzzle {
    /// Its identity.
    pub id: String,
    /// The identity of the game.
    pub game: String,
    /// Its record, as in a collection.
    pub record: String,
}

impl OwnPuzzle {
    /// The records of puzzles as the text of a collection: one a line.
    #[must_use]
    pub fn collection(puzzles: Vec<Self>) -> String {
        puzzles.into_iter().map(|puzzle| puzzle.record + "\n").collect()
    }
}

/// A position in one of the player's own games where the player gave away a win or a draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnDrill {
    /// Its name among attempts: the ending and the position, see [`Item`].
    pub item: String,
    /// The name of the variant.
    pub variant: String,
    /// The identity of the game.
    pub game: String,
    /// Players, event, year and ply, as in the record of a puzzle.
    pub source: String,
    /// The day it was found.
    pub day: String,
}

impl OwnDrill {
    /// What is repeated, and the day it was found; `None` if it cannot be read, which only happens when another program
    /// wrote it.
    #[must_use]
    pub fn thrown(&self) -> Option<(Item, Day)> {
        let variant: Variant = self.variant.parse().ok()?;
        Some((Item::ending(&DrillPlan::of_item(variant, &self.item)?), self.day.parse().ok()?))
    }
}

/// Puzzles and drills found in games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Finds {
    /// Missed shots.
    pub puzzles: Vec<OwnPuzzle>,
    /// Endings given away.
    pub drills: Vec<OwnDrill>,
}

impl Store {
    /// All games, in the order they were added.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn games(&self) -> Result<Vec<OwnGame>, StoreError> {
        self.read_games(&format!("select {COLUMNS} from game order by rowid"))
    }

    /// Hands over all games, one after another, in the order they were added.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn each_game(&self, mut take: impl FnMut(OwnGame)) -> Result<(), StoreError> {
        self.database.read(|connection| {
            let mut statement = connection.prepare(&format!("select {COLUMNS} from game order by rowid"))?;
            let mut rows = statement.query([])?;
            while let Some(row) = rows.next()? {
                take(own_game(row)?);
            }
            Ok(())
        })
    }

    /// The first of the games not searched yet, at most `most`.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn games_to_search(&self, most: usize) -> Result<Vec<OwnGame>, StoreError> {
        self.read_games(&format!("select {COLUMNS} from game where searched = 0 order by rowid limit {most}"))
    }

    /// How many games have not been searched yet.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn count_to_search(&self) -> Result<usize, StoreError> {
        let query = "select count(*) from game where searched = 0";
        let count: u32 = self.database.read(|connection| connection.query_row(query, [], |row| row.get(0)))?;
        Ok(usize::try_from(count).unwrap_or(usize::MAX))
    }

    fn read_games(&self, query: &str) -> Result<Vec<OwnGame>, StoreError> {
        self.database.rows(query, own_game)
    }

    /// All puzzles from games, in the order they were found.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn own_puzzles(&self) -> Result<Vec<OwnPuzzle>, StoreError> {
        self.database.rows("select id, game, record from own_puzzle order by rowid", |row| {
            Ok(OwnPuzzle { id: text(row, 0)?, game: text(row, 1)?, record: text(row, 2)? })
        })
    }

    /// All drills from games, in the order they were found.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn own_drills(&self) -> Result<Vec<OwnDrill>, StoreError> {
        self.database.rows("select item, variant, game, source, day from own_drill order by rowid", |row| {
            let [item, variant, game] = [text(row, 0)?, text(row, 1)?, text(row, 2)?];
            Ok(OwnDrill { item, variant, game, source: text(row, 3)?, day: text(row, 4)? })
        })
    }

    /// Adds games and finds. An existing game stays unchanged, but counts as searched if it was searched elsewhere.
    /// Returns how many games were new.
    ///
    /// # Errors
    ///
    /// When the database fails, or a find belongs to no game; then nothing is added.
    pub fn add_games(&mut self, games: &[OwnGame], finds: Finds) -> Result<usize, StoreError> {
        self.database.write(|connection| add(connection, games, finds))
    }

    /// Adds the finds of a game and marks it as searched, in one transaction. Returns the finds that were new, and what
    /// the search has found so far.
    ///
    /// # Errors
    ///
    /// When the database fails; then nothing has changed.
    pub fn finish_game(&mut self, game: &str, finds: Finds, losses: Losses) -> Result<(Finds, Tally), StoreError> {
        self.database.write(|connection| {
            let new = keep(connection, finds)?;
            connection.execute("update game set searched = 1 where id = ?1", [game])?;
            let mut tally = so_far(connection)?;
            tally.add(new.puzzles.len(), new.drills.len(), losses);
            // It consists of numbers and texts, which are always written.
            let written = serde_json::to_string(&tally).unwrap_or_default();
            let keep = "insert into search_so_far values (1, ?1) on conflict do update set tally = excluded.tally";
            connection.execute(keep, [written])?;
            Ok((new, waiting(connection, tally)?))
        })
    }

    /// What the search that is going on has found so far, also before the program was ended. Nothing if no game
    /// waits.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn search_so_far(&self) -> Result<Tally, StoreError> {
        let tally = self.database.read(|connection| waiting(connection, so_far(connection)?))?;
        Ok(if tally.done == tally.of { Tally::default() } else { tally })
    }
}

fn so_far(connection: &Connection) -> rusqlite::Result<Tally> {
    let kept = connection.query_row("select tally from search_so_far", [], |row| text(row, 0)).optional()?;
    // Of another version's nothing is known.
    Ok(kept.and_then(|kept| serde_json::from_str(&kept).ok()).unwrap_or_default())
}

/// The same with the games that wait now: another program may have added some.
fn waiting(connection: &Connection, tally: Tally) -> rusqlite::Result<Tally> {
    let waiting: u32 = connection.query_row("select count(*) from game where searched = 0", [], |row| row.get(0))?;
    Ok(Tally { of: tally.done + usize::try_from(waiting).unwrap_or(usize::MAX), ..tally })
}

/// The columns of a game.
const COLUMNS: &str = "id, pdn, mine, searched, file, number";

fn own_game(row: &Row<'_>) -> rusqlite::Result<OwnGame> {
    let file: Option<String> = row.get(4)?;
    let number: Option<u32> = row.get(5)?;
    let place =
        file.zip(number).and_then(|(file, number)| Some(InFile { file, number: usize::try_from(number).ok()? }));
    Ok(OwnGame { id: text(row, 0)?, pdn: text(row, 1)?, mine: text(row, 2)?, searched: row.get(3)?, place })
}

/// Adds games and finds. An existing game stays unchanged, but counts as searched if it was searched elsewhere. Returns
/// how many games were new.
pub(super) fn add(connection: &Connection, games: &[OwnGame], finds: Finds) -> rusqlite::Result<usize> {
    // A search that has come to its end is over.
    connection.execute("delete from search_so_far where not exists (select 1 from game where searched = 0)", [])?;
    let mut insert = connection.prepare_cached(
        "insert into game (id, pdn, mine, searched, file, number) values (?1, ?2, ?3, ?4, ?5, ?6)
         on conflict (id) do nothing",
    )?;
    let mut search = connection.prepare_cached("update game set searched = 1 where id = ?1")?;
    let mut new = 0;
    for OwnGame { id, pdn, mine, searched, place } in games {
        let file = place.as_ref().map(|place| &place.file);
        let number = place.as_ref().and_then(|place| u32::try_from(place.number).ok());
        new += insert.execute(params![id, pdn, mine, searched, file, number])?;
        if *searched {
            search.execute([id])?;
        }
    }
    keep(connection, finds)?;
    Ok(new)
}

/// Adds finds and returns those that were new.
fn keep(connection: &Connection, mut finds: Finds) -> rusqlite::Result<Finds> {
    let mut statement = connection
        .prepare_cached("insert into own_puzzle (id, game, record) values (?1, ?2, ?3) on conflict (id) do nothing")?;
    let mut new = Vec::new();
    for puzzle in finds.puzzles {
        if statement.execute([&puzzle.id, &puzzle.game, &puzzle.record])? > 0 {
            new.push(puzzle);
        }
    }
    finds.puzzles = new;
    let mut statement = connection.prepare_cached(
        "insert into own_drill (item, variant, game, source, day) values (?1, ?2, ?3, ?4, ?5) on conflict do nothing",
    )?;
    let mut new = Vec::new();
    for drill in finds.drills {
        let OwnDrill { item, variant, game, source, day } = &drill;
        if statement.execute([item, variant, game, source, day])? > 0 {
            new.push(drill);
        }
    }
    finds.drills = new;
    Ok(finds)
}

//! A person's own games, and the puzzles that were found in them.

use rusqlite::{Connection, OptionalExtension, TransactionBehavior, params};
use serde::{Deserialize, Serialize};

use super::{Store, StoreError};

/// A game of the person's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnGame {
    /// Its identity: a digest of its text.
    pub id: String,
    /// The game.
    pub pdn: String,
    /// The person's side: `white` or `black`.
    pub mine: String,
    /// Whether it has been searched for puzzles.
    pub searched: bool,
}

/// A puzzle from a game of the person's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnPuzzle {
    /// Its identity.
    pub id: String,
    /// The identity of the game.
    pub game: String,
    /// Its record, as in a collection.
    pub record: String,
}

impl Store {
    /// All games, in the order in which they came.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn games(&self) -> Result<Vec<OwnGame>, StoreError> {
        self.read_games("select id, pdn, mine, searched from game order by rowid")
    }

    /// The games that have not been searched.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn games_to_search(&self) -> Result<Vec<OwnGame>, StoreError> {
        self.read_games("select id, pdn, mine, searched from game where searched = 0 order by rowid")
    }

    fn read_games(&self, query: &str) -> Result<Vec<OwnGame>, StoreError> {
        let read = || {
            let mut statement = self.connection.prepare(query)?;
            let rows = statement.query_map([], |row| {
                Ok(OwnGame { id: row.get(0)?, pdn: row.get(1)?, mine: row.get(2)?, searched: row.get(3)? })
            })?;
            rows.collect::<Result<_, _>>()
        };
        read().map_err(|error| self.failed(error))
    }

    /// All puzzles from games, in the order in which they were found.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn own_puzzles(&self) -> Result<Vec<OwnPuzzle>, StoreError> {
        let read = || {
            let mut statement = self.connection.prepare("select id, game, record from own_puzzle order by rowid")?;
            let rows = statement
                .query_map([], |row| Ok(OwnPuzzle { id: row.get(0)?, game: row.get(1)?, record: row.get(2)? }))?;
            rows.collect::<Result<_, _>>()
        };
        read().map_err(|error| self.failed(error))
    }

    /// Adds games and puzzles; those that are here already are left alone. Returns how many games were new.
    ///
    /// # Errors
    ///
    /// When the database fails, or a puzzle belongs to no game; then none was kept.
    pub fn add_games(&mut self, games: &[OwnGame], puzzles: &[OwnPuzzle]) -> Result<usize, StoreError> {
        let path = self.path.clone();
        add(&mut self.connection, games, puzzles).map_err(|error| StoreError::Database { path, error })
    }

    /// Keeps what was found in a game, which counts as searched from then on: both or neither.
    ///
    /// # Errors
    ///
    /// When the database fails; then nothing was kept.
    pub fn finish_game(&mut self, game: &str, puzzles: &[OwnPuzzle]) -> Result<(), StoreError> {
        let path = self.path.clone();
        finish(&mut self.connection, game, puzzles).map_err(|error| StoreError::Database { path, error })
    }

    /// Whether a game is here already.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn has_game(&self, id: &str) -> Result<bool, StoreError> {
        let found = self.connection.query_row("select 1 from game where id = ?1", [id], |_| Ok(())).optional();
        found.map(|found| found.is_some()).map_err(|error| self.failed(error))
    }
}

fn add(connection: &mut Connection, games: &[OwnGame], puzzles: &[OwnPuzzle]) -> rusqlite::Result<usize> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut new = 0;
    for game in games {
        let OwnGame { id, pdn, mine, searched } = game;
        new += transaction
            .prepare_cached(
                "insert into game (id, pdn, mine, searched) values (?1, ?2, ?3, ?4) on conflict (id) do nothing",
            )?
            .execute(params![id, pdn, mine, searched])?;
    }
    keep(&transaction, puzzles)?;
    transaction.commit()?;
    Ok(new)
}

fn finish(connection: &mut Connection, game: &str, puzzles: &[OwnPuzzle]) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    keep(&transaction, puzzles)?;
    transaction.execute("update game set searched = 1 where id = ?1", [game])?;
    transaction.commit()
}

fn keep(connection: &Connection, puzzles: &[OwnPuzzle]) -> rusqlite::Result<()> {
    let mut statement = connection
        .prepare_cached("insert into own_puzzle (id, game, record) values (?1, ?2, ?3) on conflict (id) do nothing")?;
    for puzzle in puzzles {
        statement.execute([&puzzle.id, &puzzle.game, &puzzle.record])?;
    }
    Ok(())
}

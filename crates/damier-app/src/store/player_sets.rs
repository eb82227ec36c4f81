//! The player's own sets of puzzles, and the puzzles that are never shown again.

use rusqlite::Connection;

use super::{Store, StoreError};
use damier_train::puzzle::player_sets::{PlayerSets, SetChange};
use etude_store::text;

impl Store {
    /// The player's own sets and hidden puzzles.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn player_sets(&self) -> Result<PlayerSets, StoreError> {
        let kept = self.database.rows("select own_set, puzzle from kept_puzzle order by place", |row| {
            Ok(SetChange::Keep { set: text(row, 0)?, id: text(row, 1)? })
        })?;
        let hidden = self
            .database
            .rows("select puzzle from hidden_puzzle order by place", |row| Ok(SetChange::Hide(text(row, 0)?)))?;
        let mut player_sets = PlayerSets::default();
        kept.iter().chain(&hidden).for_each(|pick| player_sets.apply(pick));
        Ok(player_sets)
    }

    /// Makes a change. It is on disk when this returns.
    ///
    /// # Errors
    ///
    /// When the database fails; then nothing has changed.
    pub fn pick(&mut self, pick: &SetChange) -> Result<(), StoreError> {
        self.database.write(|connection| apply(connection, pick))
    }
}

/// Makes a change.
pub(super) fn apply(connection: &Connection, pick: &SetChange) -> rusqlite::Result<()> {
    let done = match pick {
        SetChange::Keep { set, id } => connection
            .prepare_cached("insert into kept_puzzle (own_set, puzzle) values (?1, ?2) on conflict do nothing")?
            .execute([set, id]),
        SetChange::Drop { set, id } => {
            connection.execute("delete from kept_puzzle where own_set = ?1 and puzzle = ?2", [set, id])
        }
        SetChange::Dissolve(set) => connection.execute("delete from kept_puzzle where own_set = ?1", [set]),
        SetChange::Hide(id) => connection
            .prepare_cached("insert into hidden_puzzle (puzzle) values (?1) on conflict do nothing")?
            .execute([id]),
        SetChange::Show(id) => connection.execute("delete from hidden_puzzle where puzzle = ?1", [id]),
    };
    done.map(drop)
}

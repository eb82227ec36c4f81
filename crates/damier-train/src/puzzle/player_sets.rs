//! What the player has picked out: sets of puzzles under names of their own, and puzzles that must not come up again.

use std::collections::{BTreeMap, HashSet};

/// The most characters in the name of a set.
pub const LONGEST_NAME: usize = 30;

/// The player's own sets and hidden puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerSets {
    sets: BTreeMap<String, Vec<String>>,
    hidden: Vec<String>,
}

/// A change of [`PlayerSets`]. Puzzles are named by their ids. Making a change again changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetChange {
    /// Put a puzzle in a set. The first one makes the set.
    Keep {
        /// The name of the set.
        set: String,
        /// The puzzle.
        id: String,
    },
    /// Take a puzzle out of a set. With its last puzzle the set is gone.
    Drop {
        /// The name of the set.
        set: String,
        /// The puzzle.
        id: String,
    },
    /// Remove a set. Its puzzles stay in other sets.
    Dissolve(String),
    /// Never show a puzzle again.
    Hide(String),
    /// Show a hidden puzzle again.
    Show(String),
}

impl PlayerSets {
    /// Makes a change.
    pub fn apply(&mut self, pick: &SetChange) {
        match pick {
            SetChange::Keep { set, id } => {
                let ids = self.sets.entry(set.clone()).or_default();
                if !ids.contains(id) {
                    ids.push(id.clone());
                }
            }
            SetChange::Drop { set, id } => {
                if let Some(ids) = self.sets.get_mut(set) {
                    ids.retain(|other| other != id);
                }
                self.sets.retain(|_, ids| !ids.is_empty());
            }
            SetChange::Dissolve(set) => drop(self.sets.remove(set)),
            SetChange::Hide(id) if self.is_hidden(id) => {}
            SetChange::Hide(id) => self.hidden.push(id.clone()),
            SetChange::Show(id) => self.hidden.retain(|other| other != id),
        }
    }

    /// Adds all that others have.
    pub fn extend(&mut self, other: &Self) {
        for change in other.changes() {
            self.apply(&change);
        }
    }

    /// The changes that make these sets out of none, in the order in which the puzzles were picked.
    pub fn changes(&self) -> impl Iterator<Item = SetChange> {
        let keep = |set: &String, id: &String| SetChange::Keep { set: set.clone(), id: id.clone() };
        let kept = self.sets.iter().flat_map(move |(set, ids)| ids.iter().map(move |id| keep(set, id)));
        kept.chain(self.hidden.iter().cloned().map(SetChange::Hide))
    }

    /// The sets with their puzzles, by name; none is empty.
    pub fn sets(&self) -> impl Iterator<Item = (&str, &[String])> {
        self.sets.iter().map(|(name, ids)| (&**name, &**ids))
    }

    /// The puzzles of a set, in the order in which they were kept; empty if there is no such set.
    #[must_use]
    pub fn set(&self, name: &str) -> &[String] {
        self.sets.get(name).map_or(&[], Vec::as_slice)
    }

    /// The hidden puzzles, in the order in which they were hidden.
    #[must_use]
    pub fn hidden(&self) -> &[String] {
        &self.hidden
    }

    /// Whether a puzzle is hidden.
    #[must_use]
    pub fn is_hidden(&self, id: &str) -> bool {
        self.hidden.iter().any(|hidden| hidden == id)
    }

    /// The hidden puzzles, for a [selector](super::selector::PuzzleSelector).
    #[must_use]
    pub fn hidden_ids(&self) -> HashSet<String> {
        self.hidden.iter().cloned().collect()
    }
}

/// The name of a set as it is kept: one line without spaces at its ends, cut to [`LONGEST_NAME`] characters. `None` if
/// nothing is left.
#[must_use]
pub fn set_name(typed: &str) -> Option<String> {
    let line = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    let name: String = line.chars().filter(|character| !character.is_control()).take(LONGEST_NAME).collect();
    let name = name.trim_end().to_owned();
    (!name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keep(set: &str, id: &str) -> SetChange {
        SetChange::Keep { set: set.to_owned(), id: id.to_owned() }
    }

    fn drop(set: &str, id: &str) -> SetChange {
        SetChange::Drop { set: set.to_owned(), id: id.to_owned() }
    }

    fn player_sets(changes: &[SetChange]) -> PlayerSets {
        let mut player_sets = PlayerSets::default();
        for change in changes {
            player_sets.apply(change);
        }
        player_sets
    }

    #[test]
    fn a_set_keeps_its_order_and_ends_with_its_last_puzzle() {
        let mut player_sets = player_sets(&[keep("b", "2"), keep("b", "1"), keep("b", "2"), keep("a", "1")]);
        assert_eq!(player_sets.sets().map(|(name, _)| name).collect::<Vec<_>>(), ["a", "b"]);
        assert_eq!(player_sets.set("b"), ["2", "1"]);
        player_sets.apply(&drop("b", "2"));
        player_sets.apply(&drop("a", "2"));
        assert_eq!((player_sets.set("b"), player_sets.set("a")), (&["1".to_owned()][..], &["1".to_owned()][..]));
        player_sets.apply(&drop("b", "1"));
        assert_eq!(player_sets.sets().count(), 1);
        player_sets.apply(&SetChange::Dissolve("a".to_owned()));
        assert_eq!(player_sets, PlayerSets::default());
    }

    #[test]
    fn what_is_hidden_can_be_shown_again() {
        let mut player_sets = player_sets(&["2", "1", "2"].map(|id| SetChange::Hide(id.to_owned())));
        assert_eq!(player_sets.hidden(), ["2", "1"]);
        player_sets.apply(&SetChange::Show("2".to_owned()));
        assert_eq!((player_sets.is_hidden("1"), player_sets.is_hidden("2")), (true, false));
    }

    #[test]
    fn the_changes_make_the_same_picks_however_often() {
        let whole = player_sets(&[keep("b", "2"), keep("b", "1"), keep("a", "3"), SetChange::Hide("4".to_owned())]);
        let mut again = whole.clone();
        again.extend(&whole);
        assert_eq!(again, whole);
        assert_eq!(player_sets(&whole.changes().collect::<Vec<_>>()), whole);
    }

    #[test]
    fn names_are_one_short_line() {
        assert_eq!(set_name("  Monday \n evening\t").as_deref(), Some("Monday evening"));
        assert_eq!(set_name(" \u{7} "), None);
        assert_eq!(set_name(&"å".repeat(99)).unwrap().chars().count(), LONGEST_NAME);
    }
}

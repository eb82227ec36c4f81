//! The table of positions.

use std::collections::HashMap;

use crate::coding;
use damier_rules::{AnyPosition, Move, Variant};

/// How the games that were counted had been collected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameGroup {
    /// Games of people, collected without regard to their results.
    Unselected,
    /// Games of people chosen by their results: they tell what is played, not how well it did.
    Selected,
    /// Games between programs.
    Programs,
}

/// Games by how they were collected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counts {
    /// [`GameGroup::Unselected`].
    pub unselected: u32,
    /// [`GameGroup::Selected`].
    pub selected: u32,
    /// [`GameGroup::Programs`].
    pub programs: u32,
}

impl Counts {
    /// All games.
    #[must_use]
    pub const fn all(self) -> u32 {
        self.unselected.saturating_add(self.selected).saturating_add(self.programs)
    }

    pub(crate) const fn of_group(&mut self, group: GameGroup) -> &mut u32 {
        match group {
            GameGroup::Unselected => &mut self.unselected,
            GameGroup::Selected => &mut self.selected,
            GameGroup::Programs => &mut self.programs,
        }
    }
}

/// A move that was played in a position, or that falls into a trap there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// The move. Another route to the same position is the same move.
    pub played: Move,
    /// The position after it.
    pub after: AnyPosition,
    /// The games; none for a move that is only known to fall into a trap.
    pub counts: Counts,
    /// The first move of a shot that it allows, if one was proven.
    pub shot: Option<Move>,
}

/// The value of a position, as the engine found it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchedValue {
    /// For the side to move, in centi-men.
    pub centi_men: i16,
    /// Plies searched in full.
    pub depth: u8,
}

/// Why a table cannot be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// The bytes are something else.
    #[error("not a table of openings")]
    NotATable,
    /// It was written by a later version of the program.
    #[error("version {0} of the format is not known")]
    Version(u8),
    /// The variant is not known.
    #[error("unknown variant")]
    Variant,
    /// The bytes have changed.
    #[error("damaged")]
    Damaged,
}

/// Positions, the moves played there, and values. Positions are looked up as they are, however they were reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningTable {
    variant: Variant,
    pub(crate) moves: HashMap<AnyPosition, Vec<PlayedMove>>,
    pub(crate) values: HashMap<AnyPosition, SearchedValue>,
}

/// What begins a file.
const MAGIC: &[u8; 7] = b"DamierO";
const VERSION: u8 = 1;
/// The bytes before the coded ones: what begins the file, version, variant, checksum.
const HEAD: usize = MAGIC.len() + 6;

impl OpeningTable {
    pub(crate) fn empty(variant: Variant) -> Self {
        Self { variant, moves: HashMap::new(), values: HashMap::new() }
    }

    /// Opens a file.
    ///
    /// # Errors
    ///
    /// Any [`TableError`].
    pub fn open(bytes: &[u8]) -> Result<Self, TableError> {
        let (head, coded) = bytes.split_at_checked(HEAD).ok_or(TableError::NotATable)?;
        let head = head.strip_prefix(MAGIC).ok_or(TableError::NotATable)?;
        let &[version, variant, ref checksum @ ..] = head else { return Err(TableError::NotATable) };
        if version != VERSION {
            return Err(TableError::Version(version));
        }
        let variant = Variant::from_game_type(variant).ok_or(TableError::Variant)?;
        if crc32fast::hash(coded).to_le_bytes() != *checksum {
            return Err(TableError::Damaged);
        }
        coding::read(variant, coded).ok_or(TableError::Damaged)
    }

    /// The file. The same table gives the same bytes.
    #[must_use]
    pub fn pack(&self) -> Vec<u8> {
        let coded = coding::write(self);
        let mut bytes = MAGIC.to_vec();
        bytes.extend([VERSION, self.variant.game_type()]);
        bytes.extend(crc32fast::hash(&coded).to_le_bytes());
        bytes.extend(coded);
        bytes
    }

    /// The variant of all positions.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The number of positions whose moves it knows.
    #[must_use]
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether it knows no position.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The number of values.
    #[must_use]
    pub fn value_count(&self) -> usize {
        self.values.len()
    }

    /// The moves played in a position, that of most games first, then those that are only known to fall into a trap. Empty for a position that is not in the table.
    #[must_use]
    pub fn moves(&self, position: &AnyPosition) -> &[PlayedMove] {
        self.moves.get(position).map_or(&[], Vec::as_slice)
    }

    /// The value of a position, if it was searched.
    #[must_use]
    pub fn value(&self, position: &AnyPosition) -> Option<SearchedValue> {
        self.values.get(position).copied()
    }

    /// Notes the value of a position. It is packed if the position is the start, or comes after a move in the table.
    pub fn set_value(&mut self, position: AnyPosition, value: SearchedValue) {
        self.values.insert(position, value);
    }

    /// Notes that a move allows a shot, which begins with `shot`. Returns whether the position is in the table and the moves
    /// are legal.
    pub fn set_shot(&mut self, position: &AnyPosition, played: Move, shot: Move) -> bool {
        let Some(moves) = self.moves.get_mut(position) else { return false };
        let after = position.play_unchecked(played);
        if !position.is_legal(played) || !after.is_legal(shot) {
            return false;
        }
        if let Some(known) = moves.iter_mut().find(|each| each.after == after) {
            known.shot = Some(shot);
            return true;
        }
        moves.push(PlayedMove { played, after, counts: Counts::default(), shot: Some(shot) });
        *moves = coding::in_order(position, moves);
        true
    }

    /// The number of moves that are known to allow a shot.
    #[must_use]
    pub fn shot_count(&self) -> usize {
        self.moves.values().flatten().filter(|each| each.shot.is_some()).count()
    }

    /// All positions in which moves are known, each with its games, in no particular order.
    pub fn positions(&self) -> impl Iterator<Item = (&AnyPosition, u32)> {
        let games = |moves: &[PlayedMove]| moves.iter().map(|each| each.counts.all()).sum();
        self.moves.iter().map(move |(position, moves)| (position, games(moves)))
    }
}

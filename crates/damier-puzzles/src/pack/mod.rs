//! Packs: all puzzles of one variant in some 15 to 30 bytes each.
//!
//! A pack is written by [`pack()`] and read by [`Pack`]. It holds proven records without fields of their own, and gives
//! them back exactly. The names of the contexts below are in `fields.rs`, with their order.
//!
//! # File
//!
//! Numbers marked *v* take seven bits a byte, the lowest first; all bytes but the last have the highest bit set.
//!
//! | bytes | content |
//! |---|---|
//! | 7 | `DamierP` |
//! | 1 | version of the format: 1 |
//! | 1 | variant: its PDN game type, 20 international, 25 Russian, 26 Brazilian |
//! | 4 | CRC-32 (IEEE) of everything that follows, lowest byte first |
//! | *v* | number of puzzles |
//! | *v* + | length and bytes of each of five sections: model, tags, names, heads, blocks |
//! | 6 each | the ids of the puzzles without their letter, highest byte first |
//! | rest | the blocks |
//!
//! - **model**, *squeezed*: a byte for each context.
//! - **tags**, *squeezed*: the number (*v*) of different tags, and each as length (*v*) and UTF-8; the number of lists of
//!   tags, and each as length (*v*) and indices (*v*) of its tags. Frequent tags and lists come first.
//! - **names**, *squeezed*: the number (*v*) of texts, and each as length (*v*) and UTF-8; the number of kinds of proofs,
//!   and for each the version as an index (*v*) of its text, and the nodes (*v*).
//! - **heads**, *coded*: what the index needs of every puzzle.
//! - **blocks**: for each block the number (*v*) of its puzzles and of its bytes. A block is *coded* by itself.
//!
//! *Squeezed* bytes are preceded by their number (*v*). The bits of each byte, highest first, are written by the adaptive
//! coder of [`etude_coder`], as one of 256 trees, chosen by the byte before (0 at the start).
//!
//! *Coded* sections are written by the same coder with fixed probabilities. A **bit** has the one of its context: the
//! byte b of the model stands for a probability of b/256 that the bit is 0, and b = 0 for 1/2; the coder limits it to
//! 16/4096 and 4080/4096. **Odds** of n in m have the probability n·4096/m, rounded down, that the bit is 0; n = 0 and
//! n = m cost nothing. A **number** has 1056 contexts: with L its length in bits, L bits 1 in the contexts 0, 1, ...
//! and (unless L = 32) a bit 0; then the bits after the leading one, highest first, the first five of them in the
//! contexts 32 + 32(L - 1) + t, where t is 1 followed by the bits before it, and the rest with odds of 1 in 2. A
//! **signed** number n is the number 2n, or -2n - 1 if it is negative.
//!
//! # Order
//!
//! Puzzles are sorted by source: kind, event without the number at its end, that number, year, White, Black, moves; then
//! by ply and id. Those of one source stay together. A block ends with the source that brings it to 32 puzzles or more.
//!
//! # Heads
//!
//! For each puzzle: number `KIND` (0 game, 1 self-play, 2 endings, 3 composition, 4 constructed; the contexts depend on the kind before,
//! 0 at the start), number `TAGS` (an index), number `RATING` (the contexts depend on the decisions that the tags name, 1 if
//! they name none), signed `DEVIATION` (less 250).
//!
//! # Blocks
//!
//! For each source, until all puzzles of the block are there:
//!
//! 1. number `SOURCE_PUZZLES`: the puzzles of the source less 1.
//! 2. White: after the first source of a block, bit `SAME_WHITE`, and only if it is 0, or for the first source, number
//!    `WHITE`: 1 more than an index of a text, 0 if unknown. Black: number `BLACK`.
//! 3. The event: after the first source of a block, bit `SAME_EVENT`, which compares the event without its number; if not
//!    the same, number `EVENT`, like a name. Unless unknown: bit `HAS_NUMBER`; then the number, as signed `EVENT_STEP`
//!    beyond that of the source before if that has the same event and a number, else as number `EVENT_NUMBER`.
//! 4. Bit `HAS_YEAR`; if the source before has a year, bit `SAME_YEAR`; if not the same, signed `YEAR` (less 2000).
//! 5. Bit `HAS_MOVES`; then number `PLIES`, and every move of the game.
//! 6. The puzzles.
//!
//! A **move** is a choice among the legal moves, sorted by origin, destination and captured squares, as numbered from the
//! side to move (for Black the board is turned); of two sets of captured squares the one without the highest square that
//! they do not share comes first. For each but the last, a bit says whether it is the one. Its contexts are those of
//! `Role::context` in `moves.rs`: they depend on the number of moves left, on whether the opponent could capture
//! afterwards, on the kind of move, and in a game on the ply.
//!
//! A puzzle is:
//!
//! 1. number `REACHED`: 0 position of the game, 1 avoided, 2 threat.
//! 2. bit `HAS_PLY` (by bit `HAS_MOVES`), signed `PLY` beyond that of the puzzle before it in the source.
//! 3. the position. If the game has the one at this ply (for an avoided move: the ply before)
//!    bit `FOLLOWS`. If set: that position; for an avoided move, the move follows, and the position is the one after it;
//!    for a threat, the other side is to move. If not: bit `BLACK_TO_MOVE`, numbers `PIECES` of white men, white kings,
//!    black men, black kings, and for every square in order of the numbers, odds whether it is occupied: of the squares
//!    left, those that will stay empty; if so, for each kind of piece in that order, odds whether it is another: of the
//!    pieces left of this and later kinds, those of this kind.
//! 4. number `PREVIOUS` (by bit `FOLLOWS`): 0 no move before, 1 that of the game or the avoided one, 2 another: number
//!    `PREVIOUS_TO`, an index into the opponent's pieces in order of squares; signed `PREVIOUS_STEP`, origin less
//!    destination; number `PREVIOUS_CAPTURES`; and for each captured square in order, signed `PREVIOUS_CAPTURED`, less
//!    destination.
//! 5. number `PLAYED` (by `REACHED`): 0 no move, 1 that of the game after the ply (for an avoided move: after the ply
//!    before), 2 number `TEXT`, like a name.
//! 6. number `GOAL` (by whether there is a tag `gain-N`): 0 material, 1 win, 2 promote, 3 draw. For material, signed `MEN`
//!    beyond N (or 0).
//! 7. the solution, turn by turn: number `CHOICES` (first turn: less 1); for each its move, number `REPLIES` (by the
//!    decisions that the tags name, less the turns so far, at most 2), for each reply its move and the next turn; without
//!    replies, number `FINISH` and its moves.
//! 8. number `PROOF`, an index; signed `WINS`, the margin divided by 30,000 and rounded, and signed `MARGIN`, the rest (by
//!    whether `WINS` is 0).
//! 9. number `MERIT`: 1 more than the merit, 0 if there is none.
//!
//! Everything else in a record follows from these.

mod board;
mod coder;
mod container;
mod error;
mod fields;
mod moves;
mod puzzle;
mod solution;
mod source;
mod tables;
mod turns;
mod write;

use std::borrow::Cow;
use std::sync::Arc;

use coder::{Coder, Damaged, Model, Reader};
use container::{Block, Container, Format, LastBlock};
pub use error::PackError;
use fields::{CONTEXTS, SOURCE_PUZZLES};
use puzzle::{Ground, Head};
use source::Origin;
use tables::{TagLists, expand};
pub use turns::{TurnPack, TurnUnpackable, pack_turns};
pub use write::{PackingError, Unpackable, pack};

use crate::record::{Rating, Record, Source, SourceKind};
use crate::tag::Tag;
use damier_rules::Variant;

/// The first bytes of a pack.
pub const MAGIC: &[u8] = b"DamierP";
/// The format.
const FORMAT: Format = Format { magic: MAGIC, version: 1, contexts: CONTEXTS, names: 2 };
/// A block ends with the source that brings its puzzles to this number.
const BLOCK: usize = 32;

/// What is known of a puzzle in a pack without reading its record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackedHead {
    /// The identity.
    pub id: Arc<str>,
    /// The kind of source.
    pub source: SourceKind,
    /// The tags, shared by all puzzles of the pack that have the same.
    pub tags: Arc<[Tag]>,
    /// The difficulty.
    pub rating: Rating,
}

/// An open pack.
pub struct Pack {
    container: Container,
    lists: TagLists,
    heads: Vec<Head>,
    last: LastBlock<Record>,
}

impl Pack {
    /// Opens a pack and decodes its index.
    ///
    /// # Errors
    ///
    /// Any [`PackError`].
    pub fn open(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Self, PackError> {
        let (container, [_, lists, _, heads, _]) = Container::open(bytes.into(), &FORMAT)?;
        let lists = TagLists::read(&expand(&container.bytes[lists])?)?;
        let heads = read_heads(&container.model, &lists, &container.bytes[heads], container.count)?;
        Ok(Self { container, lists, heads, last: LastBlock::new() })
    }

    /// The variant of all its puzzles.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.container.variant
    }

    /// The number of puzzles.
    #[must_use]
    pub fn len(&self) -> usize {
        self.heads.len()
    }

    /// Whether there is no puzzle.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.heads.is_empty()
    }

    /// The heads of all puzzles, in order.
    pub fn heads(&self) -> impl Iterator<Item = PackedHead> {
        (0..self.heads.len()).filter_map(|index| self.head(index).ok())
    }

    fn head(&self, index: usize) -> Result<PackedHead, Damaged> {
        let &Head { kind, tags, rating } = self.heads.get(index).ok_or(Damaged)?;
        let id = self.container.id(index)?.into();
        Ok(PackedHead { id, source: kind, tags: self.lists.get(tags)?.clone(), rating })
    }

    /// The record of the puzzle with an index, counted from 0.
    ///
    /// # Errors
    ///
    /// [`PackError::Damaged`] if there is none, or it cannot be read.
    pub fn record(&self, index: usize) -> Result<Record, PackError> {
        self.last.record(&self.container, index, |block| self.read(block))
    }

    /// The records of a block.
    fn read(&self, block: &Block) -> Result<Vec<Record>, Damaged> {
        let (variant, names) = (self.container.variant, self.container.names()?);
        let coder = &mut self.container.reader(block);
        let (mut records, mut last) = (Vec::new(), None);
        while records.len() < block.records.len() {
            let first = block.records.start + records.len();
            let count = coder.count(SOURCE_PUZZLES, 0, block.records.end - first - 1)? + 1;
            let what = (variant, self.head(first)?.source);
            let origin = Origin::code(coder, names, what, last.as_ref(), &Source::default())?;
            let mut last_ply = 0;
            for index in first..first + count {
                let PackedHead { id, tags, rating, .. } = self.head(index)?;
                let (origin, tags) = (&origin, &*tags);
                let id = id.to_string();
                let record = Ground { variant, names, origin, id, tags, rating, last_ply }.code(coder, None)?;
                last_ply = record.source.ply.unwrap_or(last_ply);
                records.push(record);
            }
            last = Some(origin);
        }
        Ok(records)
    }
}

fn read_heads(model: &Model, lists: &TagLists, bytes: &[u8], count: usize) -> Result<Vec<Head>, Damaged> {
    let coder = &mut Reader::new(model, bytes);
    let mut last = SourceKind::default();
    let unread = Head { kind: last, tags: 0, rating: Rating { value: 0, deviation: 0 } };
    let heads = (0..count).map(|_| {
        let head = Head::code(coder, lists, last, &unread)?;
        last = head.kind;
        Ok(head)
    });
    heads.collect()
}

impl std::fmt::Debug for Pack {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Pack")
            .field("variant", &self.container.variant)
            .field("puzzles", &self.heads.len())
            .finish_non_exhaustive()
    }
}

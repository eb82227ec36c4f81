//! The bytes of a table, some four for each position.
//!
//! | bytes | content |
//! |---|---|
//! | 7 | `DamierO` |
//! | 1 | version of the format: 1 |
//! | 1 | variant: its PDN game type, 20 international, 25 Russian, 26 Brazilian |
//! | 4 | CRC-32 (IEEE) of everything that follows, lowest byte first |
//! | rest | the positions, written by the adaptive coder of [`etude_coder`] |
//!
//! The positions are visited in breadth, beginning with the start, each once. Of a position is written, when it is first
//! met: bit `VALUED`, and if set the depth (number `DEPTH`) and the value in centi-men, doubled, less 1 and made positive
//! if it is negative (number `VALUE`); then bit `GOES_ON`, which says that its moves are known and will be visited. Of a
//! visited position are written, for each legal move: bit `PLAYED`, by how many moves before it were played, and if set
//! the games of the three groups (numbers `GAMES`), which add up to 1 or more; then bit `TRAPPED`, and if set the place of the
//! first move of the shot among the moves of the next position (number `SHOT`). Then its new positions are met in the same
//! order. Legal moves are sorted by origin, destination and captured squares, all as numbers; of two that lead to the
//! same position only the first counts.
//!
//! A *number* is the number of its bits in unary, then the bits below the highest, the first three by context.

use std::collections::{HashSet, VecDeque};

use crate::table::{Counts, OpeningTable, PlayedMove, SearchedValue};
use damier_rules::{AnyPosition, Move, Variant};
use etude_coder::{Chance, Decoder, Encoder};

/// The most positions of a table: damaged bytes could otherwise go on for ever.
const MAX_POSITIONS: usize = 1 << 18;
/// Moves before a move that are told apart.
const MAX_BEFORE: usize = 4;

/// The distinct moves of a position, in the order of the format.
pub fn moves_in_order(position: &AnyPosition) -> Vec<Move> {
    let size = position.board_size();
    let mut moves = position.legal_moves();
    if moves.first().is_none_or(|first| !first.is_capture()) {
        moves.sort_unstable_by_key(|played| (size.number(played.from), size.number(played.to)));
        return moves;
    }
    moves.sort_by_cached_key(|played| {
        let captured: Vec<u8> = played.captured.into_iter().map(|square| size.number(square)).collect();
        (size.number(played.from), size.number(played.to), captured)
    });
    let mut results = HashSet::new();
    moves.retain(|&played| results.insert(position.play_unchecked(played)));
    moves
}

/// Moves of a position that come in any order: those of most games first, equals in the order of the format.
pub fn in_order(position: &AnyPosition, moves: &[PlayedMove]) -> Vec<PlayedMove> {
    let find = |played: &Move| moves.iter().find(|each| each.after == position.play_unchecked(*played)).copied();
    by_games(moves_in_order(position).iter().filter_map(find).collect())
}

/// Moves with those of most games first, equals in the order of the format.
pub fn by_games(mut moves: Vec<PlayedMove>) -> Vec<PlayedMove> {
    moves.sort_by_key(|each| std::cmp::Reverse(each.counts.all()));
    moves
}

/// Writes bits, or reads them.
trait Coder {
    /// Writes a bit and returns it, or returns the one that it reads.
    fn bit(&mut self, chance: &mut Chance, bit: bool) -> bool;
}

impl Coder for Encoder {
    fn bit(&mut self, chance: &mut Chance, bit: bool) -> bool {
        self.put(chance, bit);
        bit
    }
}

impl Coder for Decoder<'_> {
    fn bit(&mut self, chance: &mut Chance, _: bool) -> bool {
        self.get(chance)
    }
}

/// The probabilities of a number.
#[derive(Clone)]
struct Number {
    length: [Chance; 33],
    bits: [[Chance; 8]; 33],
}

impl Number {
    const NEW: Self = Self { length: [Chance::EVEN; 33], bits: [[Chance::EVEN; 8]; 33] };

    fn code(&mut self, coder: &mut impl Coder, number: u32) -> u32 {
        let given = (u32::BITS - number.leading_zeros()) as usize;
        let mut length = 0;
        while length < 32 && coder.bit(&mut self.length[length], length < given) {
            length += 1;
        }
        let (mut read, mut node) = (u32::from(length > 0), 1);
        for place in (0..length.saturating_sub(1)).rev() {
            let bit = number >> place & 1 == 1;
            let bit = coder.bit(&mut self.bits[length][node.min(7)], bit);
            read = read << 1 | u32::from(bit);
            node = node << 1 | usize::from(bit);
        }
        read
    }
}

/// All probabilities.
struct Model {
    valued: Chance,
    goes_on: Chance,
    played: [Chance; MAX_BEFORE],
    games: [Number; 3],
    depth: Number,
    value: Number,
    trapped: Chance,
    shot: Number,
}

impl Model {
    const fn new() -> Self {
        let games = [Number::NEW, Number::NEW, Number::NEW];
        Self {
            valued: Chance::EVEN,
            goes_on: Chance::EVEN,
            played: [Chance::EVEN; MAX_BEFORE],
            games,
            depth: Number::NEW,
            value: Number::NEW,
            trapped: Chance::EVEN,
            shot: Number::NEW,
        }
    }

    fn value(&mut self, coder: &mut impl Coder, given: Option<SearchedValue>) -> Option<SearchedValue> {
        if !coder.bit(&mut self.valued, given.is_some()) {
            return None;
        }
        let given = given.unwrap_or(SearchedValue { centi_men: 0, depth: 0 });
        let depth = self.depth.code(coder, u32::from(given.depth));
        let value = i32::from(given.centi_men);
        let folded = self.value.code(coder, (value << 1 ^ value >> 31).cast_unsigned());
        let value = (folded >> 1).cast_signed() ^ -(folded & 1).cast_signed();
        Some(SearchedValue {
            centi_men: i16::try_from(value).unwrap_or_default(),
            depth: u8::try_from(depth).unwrap_or_default(),
        })
    }

    /// The first move of a shot. `None` if what was read is no move.
    #[allow(clippy::option_option, reason = "no shot is not a damaged one")]
    fn shot(&mut self, coder: &mut impl Coder, after: &AnyPosition, given: Option<Move>) -> Option<Option<Move>> {
        if !coder.bit(&mut self.trapped, given.is_some()) {
            return Some(None);
        }
        let moves = moves_in_order(after);
        let result = given.map(|played| after.play_unchecked(played));
        let place = moves.iter().position(|&played| Some(after.play_unchecked(played)) == result);
        let place = self.shot.code(coder, u32::try_from(place.unwrap_or(0)).unwrap_or(0));
        moves.get(place as usize).map(|&played| Some(played))
    }

    fn counts(&mut self, coder: &mut impl Coder, before: usize, given: Counts) -> Counts {
        if !coder.bit(&mut self.played[before.min(MAX_BEFORE - 1)], given.all() > 0) {
            return Counts::default();
        }
        let [unselected, selected, programs] = &mut self.games;
        Counts {
            unselected: unselected.code(coder, given.unselected),
            selected: selected.code(coder, given.selected),
            programs: programs.code(coder, given.programs),
        }
    }
}

/// Writes a table, or reads one: then `given` is empty. Returns the table.
fn code<C: Coder>(coder: &mut C, given: &OpeningTable) -> Option<OpeningTable> {
    let (start, mut model) = (AnyPosition::start(given.variant()), Model::new());
    let (mut table, mut open, mut visited) = (OpeningTable::empty(given.variant()), VecDeque::new(), HashSet::new());
    let mut meet = |position: AnyPosition, coder: &mut C, model: &mut Model, table: &mut OpeningTable| {
        if !visited.insert(position) {
            return false;
        }
        if let Some(value) = model.value(coder, given.value(&position)) {
            table.values.insert(position, value);
        }
        coder.bit(&mut model.goes_on, given.moves.contains_key(&position))
    };
    if meet(start, coder, &mut model, &mut table) {
        open.push_back(start);
    }
    while let Some(position) = open.pop_front() {
        let (mut moves, known, mut before) = (Vec::new(), given.moves(&position), 0);
        for played in moves_in_order(&position) {
            let counts = known.iter().find(|each| each.played == played).map_or(Counts::default(), |each| each.counts);
            let counts = model.counts(coder, before, counts);
            before += usize::from(counts.all() > 0);
            let after = position.play_unchecked(played);
            let given = known.iter().find(|each| each.played == played).and_then(|each| each.shot);
            let shot = model.shot(coder, &after, given)?;
            if counts.all() > 0 || shot.is_some() {
                moves.push(PlayedMove { played, after, counts, shot });
            }
        }
        for each in moves.iter().filter(|each| each.counts.all() > 0) {
            if meet(each.after, coder, &mut model, &mut table) {
                open.push_back(each.after);
            }
        }
        table.moves.insert(position, by_games(moves));
        if table.moves.len() > MAX_POSITIONS {
            return None;
        }
    }
    Some(table)
}

/// The coded bytes of a table.
pub fn write(table: &OpeningTable) -> Vec<u8> {
    let mut encoder = Encoder::new();
    code(&mut encoder, table);
    encoder.finish()
}

/// The table of coded bytes. `None` if it never ends, or a move is none.
pub fn read(variant: Variant, bytes: &[u8]) -> Option<OpeningTable> {
    code(&mut Decoder::new(bytes), &OpeningTable::empty(variant))
}

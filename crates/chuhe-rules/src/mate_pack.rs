//! Proved mates, and the file that holds them.
//!
//! A pack begins with `CMP1` and the number of mates (four bytes, the lowest first). Each follows as: a byte with the plies, and
//! 128 more if Black is to move; twelve bytes whose bits say which points are occupied, bit 0 of the first byte a0; half a byte
//! for each piece, the lower half first (the kind, and 8 more for Black); for each move of the solution the two points, 0 for a0
//! to 89 for i9.

use crate::{
    fen::Setup,
    moves::Move,
    piece::{Kind, Piece},
    position::Position,
    side::Side,
    square::Square,
};

/// A position in which the side to move mates by force, with one way to do it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvedMate {
    position: Position,
    solution: Vec<Move>,
}

/// What is wrong with a pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatePackError {
    /// The first four bytes are others.
    #[error("no mates of this format: the file must begin with CMP1")]
    Magic,
    /// The file ends too early, or goes on after the last mate.
    #[error("the file ends too early or too late, at mate {0}")]
    Length(usize),
    /// A byte that can't be: a position that is none, or a point off the board.
    #[error("mate {0} is damaged")]
    Damaged(usize),
}

const MAGIC: &[u8; 4] = b"CMP1";

/// Bytes for the occupied points.
const MAP: usize = 12;

impl ProvedMate {
    /// A mate. `None` unless the moves are legal and the last one mates.
    #[must_use]
    pub fn new(position: Position, solution: Vec<Move>) -> Option<Self> {
        let mut end = position;
        for &mv in &solution {
            if !end.is_legal(mv) {
                return None;
            }
            end.play(mv);
        }
        (solution.len() % 2 == 1 && solution.len() < 128 && !end.can_move()).then_some(Self { position, solution })
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The solution: attack and answer by turns, to the mate.
    #[must_use]
    pub fn solution(&self) -> &[Move] {
        &self.solution
    }

    /// The position at its end.
    #[must_use]
    pub fn end(&self) -> Position {
        self.solution.iter().fold(self.position, |position, &mv| position.after(mv))
    }
}

/// Packs mates into the bytes of a file.
#[must_use]
pub fn pack_mates(mates: &[ProvedMate]) -> Vec<u8> {
    let count = u32::try_from(mates.len()).unwrap_or(u32::MAX);
    let mut bytes = [&MAGIC[..], &count.to_le_bytes()].concat();
    for mate in mates.iter().take(count as usize) {
        let turn = if mate.position.turn() == Side::Black { 128 } else { 0 };
        bytes.push(turn + u8::try_from(mate.solution.len()).unwrap_or_default());
        let pieces: Vec<(Square, Piece)> =
            Square::all().filter_map(|square| Some((square, mate.position.piece(square)?))).collect();
        let mut map = [0; MAP];
        for (square, _) in &pieces {
            map[square.index() / 8] |= 1 << (square.index() % 8);
        }
        bytes.extend(map);
        let half = |piece: &(Square, Piece)| piece.1.kind as u8 + if piece.1.side == Side::Black { 8 } else { 0 };
        bytes.extend(pieces.chunks(2).map(|pair| half(&pair[0]) | pair.get(1).map_or(0, half) << 4));
        let points = mate.solution.iter().flat_map(|mv| [mv.from(), mv.to()]);
        bytes.extend(points.map(|square| u8::try_from(square.index()).unwrap_or_default()));
    }
    bytes
}

/// Reads the mates of a pack.
///
/// # Errors
///
/// Names the first mate that is wrong, counted from 0.
pub fn unpack_mates(bytes: &[u8]) -> Result<Vec<ProvedMate>, MatePackError> {
    let (magic, rest) = bytes.split_first_chunk::<4>().ok_or(MatePackError::Magic)?;
    if magic != MAGIC {
        return Err(MatePackError::Magic);
    }
    let (count, mut rest) = rest.split_first_chunk::<4>().ok_or(MatePackError::Length(0))?;
    let count = u32::from_le_bytes(*count) as usize;
    let mut mates = Vec::new();
    for index in 0..count {
        let (&head, after) = rest.split_first().ok_or(MatePackError::Length(index))?;
        let (map, after) = after.split_first_chunk::<MAP>().ok_or(MatePackError::Length(index))?;
        let pieces: usize = map.iter().map(|byte| byte.count_ones() as usize).sum();
        let (halves, after) = after.split_at_checked(pieces.div_ceil(2)).ok_or(MatePackError::Length(index))?;
        let (moves, after) = after.split_at_checked(2 * usize::from(head & 127)).ok_or(MatePackError::Length(index))?;
        mates.push(read(head, map, halves, moves).ok_or(MatePackError::Damaged(index))?);
        rest = after;
    }
    if rest.is_empty() { Ok(mates) } else { Err(MatePackError::Length(count)) }
}

fn read(head: u8, map: &[u8; MAP], halves: &[u8], moves: &[u8]) -> Option<ProvedMate> {
    let mut setup = Setup::new(if head >= 128 { Side::Black } else { Side::Red });
    let occupied = (0..8 * MAP).filter(|index| map[index / 8] >> (index % 8) & 1 == 1);
    let codes = halves.iter().flat_map(|byte| [byte & 15, byte >> 4]);
    for (index, code) in occupied.zip(codes) {
        let kind = *Kind::ALL.get(usize::from(code & 7))?;
        let side = if code >= 8 { Side::Black } else { Side::Red };
        setup.set(Square::from_index(index)?, Some(Piece { side, kind }));
    }
    let position = setup.position().ok()?;
    let square = |byte: u8| Square::from_index(byte.into());
    let moves = moves.chunks_exact(2).map(|points| Some(Move::new(square(points[0])?, square(points[1])?)));
    let solution: Vec<Move> = moves.collect::<Option<_>>()?;
    // That the moves are legal and mate is not looked at again, which takes time: a test proves the collection.
    (!solution.is_empty()).then_some(ProvedMate { position, solution })
}

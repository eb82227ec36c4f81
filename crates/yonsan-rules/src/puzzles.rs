//! Puzzles: positions in which the side to move wins with one first move, and the file that holds them.
//!
//! A pack begins with `YPZ1` and the number of puzzles (four bytes, the lowest first). Each puzzle follows as: a byte of
//! kind and side (kind * 2 + side, White 1), the numbers of black stones, white stones and moves of the solution (a byte
//! each), then a byte for each of these points (0 for a1 to 224 for o15, row by row).

use crate::{board::Board, judge::Judge, point::Point, position::Position, side::Side};

/// What a puzzle asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PuzzleKind {
    /// Win by fours (VCF), to the five.
    Fours,
    /// Win by fours that force Black into a foul. White's only.
    Foul,
    /// Win by threes and fours (VCT); fours alone do not win.
    Threats,
}

impl PuzzleKind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Fours, Self::Foul, Self::Threats];
}

/// A position in which the side to move wins, with its solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    kind: PuzzleKind,
    position: Position,
    solution: Vec<Point>,
    /// The rating by play of the levels, in tens, if they have tried it.
    rating: Option<u8>,
}

/// What is wrong with a pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PackError {
    /// The first four bytes are others.
    #[error("no puzzles of this format: the file must begin with YPZ1")]
    Magic,
    /// The file ends too early, or goes on after the last puzzle.
    #[error("the file ends too early or too late, at puzzle {0}")]
    Length(usize),
    /// A byte that can't be: an unknown kind, a point off the board or taken, or no solution.
    #[error("puzzle {0} is damaged")]
    Damaged(usize),
}

const MAGIC: &[u8; 4] = b"YPZ1";

/// Nodes for a question about threats when an answer to a puzzle is judged.
const THREAT_NODES: u64 = 20_000;

impl Puzzle {
    /// A puzzle. `None` where the solution is empty or plays on a taken point.
    #[must_use]
    pub fn new(kind: PuzzleKind, position: Position, solution: Vec<Point>) -> Option<Self> {
        let mut board = *position.board();
        let free = solution.iter().all(|&point| board.put(point, Side::Black));
        (free && !solution.is_empty()).then_some(Self { kind, position, solution, rating: None })
    }

    /// What it asks for.
    #[must_use]
    pub const fn kind(&self) -> PuzzleKind {
        self.kind
    }

    /// The position; its side to move wins.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The solution: attack and reply by turns, to the five or Black's foul.
    #[must_use]
    pub fn solution(&self) -> &[Point] {
        &self.solution
    }

    /// The number of attacks before the end.
    #[must_use]
    pub const fn length(&self) -> usize {
        self.solution.len() / 2
    }

    /// How hard it is, on the scale on which the levels of the engine were measured; `None` for one that they have not tried.
    #[must_use]
    pub fn rating(&self) -> Option<f64> {
        self.rating.map(|tens| 10.0 * f64::from(tens))
    }

    /// Whether the point begins a win as good as the solution's: by fours, or for [`PuzzleKind::Threats`] by threats. A
    /// longer way by fours counts.
    pub fn is_solved_by(&self, judge: &mut Judge, point: Point) -> bool {
        if self.solution[0] == point {
            return true;
        }
        match self.kind {
            PuzzleKind::Fours | PuzzleKind::Foul => judge.vcf_from(&self.position, point).is_some(),
            PuzzleKind::Threats => judge.vct_from(&self.position, point, THREAT_NODES).is_won(),
        }
    }
}

/// The collection: 5,000 puzzles from self-play, found and proved twice by `examples/mine.rs`, sorted by kind and length.
/// Read it with [`unpack`].
///
/// ```
/// use yonsan_rules::{COLLECTION, PuzzleKind, unpack};
///
/// let puzzles = unpack(COLLECTION)?;
/// assert_eq!(puzzles.len(), 5_000);
/// assert_eq!(puzzles[0].kind(), PuzzleKind::Fours);
/// # Ok::<(), yonsan_rules::PackError>(())
/// ```
pub const COLLECTION: &[u8] = include_bytes!("../puzzles/renju.pack");

/// The ratings of the [`COLLECTION`] by play of the six levels (`examples/rate.rs`): a byte for each puzzle, in tens.
const RATINGS: &[u8] = include_bytes!("../puzzles/renju.ratings");

/// The puzzles of the [`COLLECTION`] with their ratings.
///
/// # Errors
///
/// Never for a released crate: a test reads them.
///
/// ```
/// let puzzles = yonsan_rules::collection()?;
/// assert!(puzzles.iter().all(|puzzle| puzzle.rating().is_some()));
/// # Ok::<(), yonsan_rules::PackError>(())
/// ```
pub fn collection() -> Result<Vec<Puzzle>, PackError> {
    let mut puzzles = unpack(COLLECTION)?;
    for (puzzle, &rating) in puzzles.iter_mut().zip(RATINGS) {
        puzzle.rating = Some(rating);
    }
    Ok(puzzles)
}

/// Packs puzzles into the bytes of a file.
#[must_use]
pub fn pack(puzzles: &[Puzzle]) -> Vec<u8> {
    let count = u32::try_from(puzzles.len()).unwrap_or(u32::MAX);
    let mut bytes = [&MAGIC[..], &count.to_le_bytes()].concat();
    for puzzle in puzzles.iter().take(count as usize) {
        let board = puzzle.position.board();
        let [black, white] = Side::ALL.map(|side| board.of(side).collect::<Vec<_>>());
        bytes.push(puzzle.kind as u8 * 2 + puzzle.position.to_move() as u8);
        let lists = [&black, &white, &puzzle.solution];
        // No list has more than 225 points, so every byte holds its number.
        bytes.extend(lists.map(|list| u8::try_from(list.len()).unwrap_or(u8::MAX)));
        bytes.extend(lists.into_iter().flatten().map(|point| u8::try_from(point.index()).unwrap_or(u8::MAX)));
    }
    bytes
}

/// Reads the puzzles of a pack.
///
/// # Errors
///
/// Names the first puzzle that is wrong, counted from 0.
pub fn unpack(bytes: &[u8]) -> Result<Vec<Puzzle>, PackError> {
    let (magic, rest) = bytes.split_first_chunk::<4>().ok_or(PackError::Magic)?;
    if magic != MAGIC {
        return Err(PackError::Magic);
    }
    let (count, mut rest) = rest.split_first_chunk::<4>().ok_or(PackError::Length(0))?;
    let count = u32::from_le_bytes(*count) as usize;
    let mut puzzles = Vec::new();
    for index in 0..count {
        let (&[head, lengths @ ..], after) = rest.split_first_chunk::<4>().ok_or(PackError::Length(index))?;
        let [black, white, moves] = lengths.map(usize::from);
        let (points, after) = after.split_at_checked(black + white + moves).ok_or(PackError::Length(index))?;
        puzzles.push(read(head, points, black, white).ok_or(PackError::Damaged(index))?);
        rest = after;
    }
    if rest.is_empty() { Ok(puzzles) } else { Err(PackError::Length(count)) }
}

fn read(head: u8, bytes: &[u8], black: usize, white: usize) -> Option<Puzzle> {
    let kind = *PuzzleKind::ALL.get(usize::from(head / 2))?;
    let points: Vec<_> = bytes.iter().map(|&byte| Point::from_index(usize::from(byte))).collect::<Option<_>>()?;
    let (black, rest) = points.split_at(black);
    let (white, solution) = rest.split_at(white);
    let board = Board::from_stones(black, white)?;
    Puzzle::new(kind, Position::new(board, Side::ALL[usize::from(head % 2)]), solution.to_vec())
}

//! What is recorded of an exercise.

use etude::calendar::Moment;
use etude::effort::{Credit, Effort};
use strum::{AsRefStr, EnumString, VariantArray};
use yonsan_rules::{Point, Puzzle, PuzzleKind, Side};

/// The kinds of exercise, by their words on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, AsRefStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    /// A puzzle.
    Puzzle,
    /// A question about a foul.
    Foul,
    /// A case for the referee.
    Case,
    /// A position to be defended.
    Defence,
    /// A position that may need something or nothing.
    Unannounced,
    /// The name of a point.
    Notation,
    /// A lesson of the course.
    Lesson,
    /// A game.
    Game,
}

/// How an exercise came up, by its words on disk. Exercises of one kind and one mode share a rating.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, AsRefStr, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum PracticeMode {
    /// The player chose it.
    #[default]
    Practice,
    /// It was due.
    Review,
    /// It was one of a run until the third error.
    Streak,
    /// It was one of a run against the clock.
    Sprint,
    /// It was one of a set that is solved again and again.
    Set,
}

/// An exercise that has ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// When it ended.
    pub(crate) moment: Moment,
    /// What kind it was.
    pub kind: Kind,
    /// How it came up.
    pub mode: PracticeMode,
    /// What it was about: the id of a puzzle, the right answer of a question.
    pub item: String,
    /// How it went.
    pub effort: Effort,
    /// What it has in common with others.
    pub(crate) tags: Vec<String>,
    /// Anything else: a game, a score.
    pub(crate) detail: String,
}

impl Exercise {
    /// A practised exercise without tags that was solved or failed at once, in no time.
    #[must_use]
    pub const fn new(moment: Moment, kind: Kind, item: String, is_right: bool) -> Self {
        let credit = if is_right { Credit::Full } else { Credit::None };
        let (mode, effort) = (PracticeMode::Practice, Effort::new(credit));
        Self { moment, kind, mode, item, effort, tags: Vec::new(), detail: String::new() }
    }
}

/// The beginning of the tag that says how many stones a puzzle asks for.
pub const LENGTH_TAG: &str = "stones-";

/// The identity of a puzzle: its kind and a hash of its stones (FNV-1a, 64 bits), so that it outlives other editions of
/// the collection.
#[must_use]
pub fn puzzle_id(puzzle: &Puzzle) -> String {
    let side = |side: Side| if side == Side::Black { b'x' } else { b'o' };
    let board = puzzle.position().board();
    let stones = Point::all().map(|point| board.stone(point).map_or(b'.', side));
    let hash = stones
        .chain([side(puzzle.position().to_move())])
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    format!("{}{hash:016x}", kind_letter(puzzle.kind()))
}

const fn kind_letter(kind: PuzzleKind) -> char {
    match kind {
        PuzzleKind::Fours => 'f',
        PuzzleKind::Foul => 'd',
        PuzzleKind::Threats => 't',
    }
}

/// The tags of a puzzle.
#[must_use]
pub fn puzzle_tags(puzzle: &Puzzle) -> Vec<String> {
    let kind = match puzzle.kind() {
        PuzzleKind::Fours => "fours",
        PuzzleKind::Foul => "foul",
        PuzzleKind::Threats => "threats",
    };
    vec![kind.to_owned(), format!("{LENGTH_TAG}{}", puzzle.length())]
}

//! The contexts: one for every place where a decision of its own kind is made. The order is part of the format.

use super::coder::NUMBER;

/// Numbers, each with [`NUMBER`] contexts for each of its kinds.
macro_rules! numbers {
    ($first:expr; $($(#[$doc:meta])* $name:ident: $kinds:expr,)+) => {
        numbers!(@ $first; $($(#[$doc])* $name: $kinds,)+);
    };
    (@ $at:expr; $(#[$doc:meta])* $name:ident: $kinds:expr, $($rest:tt)*) => {
        $(#[$doc])*
        pub const $name: usize = $at;
        numbers!(@ $name + $kinds * NUMBER; $($rest)*);
    };
    (@ $at:expr;) => {
        /// The first context after the numbers.
        const FLAGS: usize = $at;
    };
}

numbers! {
    0;
    /// The kind of source, by that of the puzzle before.
    KIND: KINDS,
    /// The list of tags.
    TAGS: 1,
    /// The rating, by the decisions from 1 to [`RATED_DECISIONS`].
    RATING: RATED_DECISIONS,
    /// The deviation of the rating less 250.
    DEVIATION: 1,
    /// Puzzles of a source less 1.
    SOURCE_PUZZLES: 1,
    /// White's name.
    WHITE: 1,
    /// Black's name.
    BLACK: 1,
    /// The event without its last number.
    EVENT: 1,
    /// The last number of the event.
    EVENT_NUMBER: 1,
    /// The same, less that of the source before, which has the same event.
    EVENT_STEP: 1,
    /// The year less 2000.
    YEAR: 1,
    /// The moves of a game.
    PLIES: 1,
    /// The ply less that of the puzzle before.
    PLY: 1,
    /// How the position is reached.
    REACHED: 1,
    /// How the opponent's move is given, by whether the position follows from the game.
    PREVIOUS: 2,
    /// Its destination, as an index into the pieces of that side.
    PREVIOUS_TO: 1,
    /// Its origin less its destination.
    PREVIOUS_STEP: 1,
    /// The number of pieces it captured.
    PREVIOUS_CAPTURES: 1,
    /// The square of such a piece less the destination.
    PREVIOUS_CAPTURED: 1,
    /// How the move of the game is given, by how the position is reached.
    PLAYED: WAYS,
    /// The move of the game as a text.
    TEXT: 1,
    /// The kind of goal, by whether a gain is among the tags.
    GOAL: 2,
    /// The men to win less the gain among the tags.
    MEN: 1,
    /// White and black men and kings on the board.
    PIECES: 4,
    /// The right moves of the first turn less 1, and those of later turns.
    CHOICES: 2,
    /// The replies to a right move, by the decisions left.
    REPLIES: DECISIONS_LEFT,
    /// The moves after a solution.
    FINISH: 1,
    /// Version and nodes of the proof.
    PROOF: 1,
    /// By how many won games the right move is better.
    WINS: 1,
    /// The rest of the margin, by that number, 0 or more.
    MARGIN: 2,
    /// How instructive the puzzle is, plus 1; 0 if that is unknown.
    MERIT: 1,
}

/// Kinds of sources.
pub const KINDS: usize = 5;
/// Ways to reach a position.
pub const WAYS: usize = 3;
/// Decisions that matter for a rating.
pub const RATED_DECISIONS: usize = 5;
/// Decisions left that matter for the replies: 0, 1, 2 or more.
pub const DECISIONS_LEFT: usize = 3;

/// Whether White is that of the source before.
pub const SAME_WHITE: usize = FLAGS;
/// Whether the event is that of the source before, but for its last number.
pub const SAME_EVENT: usize = FLAGS + 1;
/// Whether the event ends with a number.
pub const HAS_NUMBER: usize = FLAGS + 2;
/// Whether the year is known.
pub const HAS_YEAR: usize = FLAGS + 3;
/// Whether the year is that of the source before.
pub const SAME_YEAR: usize = FLAGS + 4;
/// Whether the moves of the game are there.
pub const HAS_MOVES: usize = FLAGS + 5;
/// Whether the ply is known, by whether the moves are.
pub const HAS_PLY: usize = FLAGS + 6;
/// Whether the position follows from the game.
pub const FOLLOWS: usize = FLAGS + 8;
/// Whether Black is to move in a position of its own.
pub const BLACK_TO_MOVE: usize = FLAGS + 9;

/// The moves of a game.
pub const GAME_MOVES: usize = FLAGS + 10;
/// Candidates left that matter, in a game and in solutions.
pub const LEFT: usize = 8;
/// Steps of a man, by origin and direction, and the other moves: a king, a capture by a man, by a king.
pub const STEPS: usize = 2 * 50 + 3;
/// Thirds of a game, the last without end.
pub const PHASES: usize = 3;
/// Moves outside games: avoided ones, the solver's, the opponent's, those after the solution.
pub const OTHER_MOVES: usize = GAME_MOVES + LEFT * 2 * STEPS * PHASES;
/// Their kinds: a man, a king, captures of one, two, and three or more.
pub const SORTS: usize = 5;
/// The number of contexts.
pub const CONTEXTS: usize = OTHER_MOVES + 4 * LEFT * 2 * SORTS;

/// In packs of turns: the value of the best move.
pub const VALUE: usize = CONTEXTS;
/// What a move costs, by whether it is natural.
pub const LOSS: usize = VALUE + NUMBER;
/// The plies of a refutation.
pub const REFUTATION: usize = LOSS + 2 * NUMBER;
/// The plies of a threat.
pub const THREAT: usize = REFUTATION + NUMBER;
/// The plies searched in full.
pub const DEPTH: usize = THREAT + NUMBER;
/// Whether a move is natural.
pub const NATURAL: usize = DEPTH + NUMBER;
/// Whether the position is quiet.
pub const QUIET: usize = NATURAL + 1;
/// The number of contexts in packs of turns.
pub const TURN_CONTEXTS: usize = QUIET + 1;

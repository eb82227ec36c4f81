//! Every number that decides what becomes a puzzle, in centi-men unless said otherwise. `puzzles/README.md` says why each
//! is what it is; a new evaluation of the engine is a reason to look at all of them.

/// Positions that each search of a proof visits unless told otherwise.
pub const DEFAULT_NODES: u64 = 25_000;
/// How many times the budget of mining the verifications get, one after the other: what holds at the first depth only
/// by luck does not hold at all of them.
pub const VERIFICATION_FACTORS: [u64; 2] = [4, 10];
/// How many times the usual budget a composition gets when the usual proof has failed: in the search for a solution, and
/// in the verification of the author's.
pub(super) const DEEPER: [u64; 2] = [4, 20];
/// Positions that the first short look at a position visits.
pub(super) const GLANCE_NODES: u64 = 2_000;
/// What the best move has to gain over the material on the board before it is a candidate.
pub(super) const LEAST_GAIN: i32 = 70;
/// What the best move of a candidate has to be worth at a glance: [`WORTH_PLAYING`] less the noise.
pub(super) const LEAST_GLANCE: i32 = 20;
/// By how much it has to be better than the second-best at a glance.
pub(super) const LEAST_GLANCE_MARGIN: i32 = 25;
/// What the second-best may be worth at a glance: [`WON_ANYWAY`] and the noise.
pub(super) const MOST_GLANCE_SECOND: i32 = 240;

/// Mining: by how much the right moves have to be better than all others.
pub(super) const MARGIN: i32 = 80;
/// Mining: moves that differ by no more than this are equally right. Between this and [`MARGIN`] lies doubt, and a
/// puzzle with a doubtful move is discarded.
pub(super) const EQUAL: i32 = 30;
/// Mining: a defence that is worse for the defender than the best one by more than this does not matter.
pub(super) const STUBBORN: i32 = 50;
/// Mining: how much of the value found at the first move may be missing later.
pub(super) const MINING_SLACK: i32 = 60;
/// Mining: with more than this without the right move, the position is won anyway and the move a luxury.
pub(super) const WON_ANYWAY: i32 = 180;
/// Mining: the right move has to lead to at least this.
pub(super) const WORTH_PLAYING: i32 = 50;

/// Verification: by how much right moves have to be better than all others.
pub const LEAST_MARGIN: i32 = 60;
/// Verification: by how much right moves of one turn may differ.
pub const MOST_DIFFERENCE: i32 = 60;
/// Verification: by how much a defence that is not listed may be better than those that are.
pub const MOST_STUBBORN: i32 = 60;
/// Verification: how far below a draw the ends of a puzzle may lie whose goal is the draw.
pub const DRAW_SLACK: i32 = 80;

/// Equally right moves at one turn, at most.
pub(super) const MOST_CHOICES: usize = 4;
/// Defences at one turn, at most.
pub(super) const MOST_REPLIES: usize = 3;
/// Moves of the solver from first to last, at most.
pub(super) const MOST_MOVES: usize = 10;
/// Turns of the solver in a solution tree, at most.
pub(super) const MOST_TURNS: usize = 40;

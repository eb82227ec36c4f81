//! The thresholds that decide what becomes a puzzle, in centi-men unless stated otherwise. `puzzles/README.md` gives
//! the reason for each. Those of turns are in `turn.rs`, those of endings in `tables_proof.rs`. After a change of the engine's evaluation, review all of them.

use std::ops::RangeInclusive;

/// Default number of positions that each search of a proof visits.
pub const DEFAULT_NODES: u64 = 25_000;
/// The multiple of the mining budget for the verification: a result that is right by luck at one depth does not hold at
/// the other.
pub const VERIFICATION_FACTOR: u64 = 4;
/// The most puzzles from one game.
pub const MAX_PER_GAME: usize = 5;
/// Two shots with the same line and at most this many men elsewhere are twins.
pub const MAX_MEN_APART: u32 = 2;
/// Two endings with the same material and goal and at most this many pieces elsewhere are twins.
pub const MAX_PIECES_APART: u32 = 1;
/// Shots rated this or more are chosen before all others: in games there is one in five hundred.
pub(super) const RARE_RATING: u16 = 2000;
/// The most endings of a variant. The drills generate the rest.
pub const MAX_ENDINGS: usize = 3_000;
/// The most candidates of a game that are proven, in the order of their estimated merit.
pub(super) const MAX_PROOFS: usize = 16;
/// The most candidates of a game for which a search finds out how tempting the move before them was.
pub(super) const MAX_TEMPTING: usize = 30;
/// Multiples of the usual budget for a composition whose usual proof has failed: for searching a solution, and for
/// verifying the author's.
pub(super) const DEEPER: [u64; 2] = [4, 20];
/// Positions that the first glance at a position visits.
pub(super) const GLANCE_NODES: u64 = 2_000;
/// Positions that a look visits where a glance has seen nothing.
pub(super) const LOOK_NODES: u64 = 60_000;
/// The most pieces on a board worth a look. Two of three shots rated 2000 or more have no more.
pub(super) const HIDDEN_PIECES: u32 = 12;
/// The least rating of a shot whose variations are likely to hide one. Four in five of these are rated 2000 or more.
pub(super) const HARD: u16 = 1850;
/// A look is worth its time after a move that is worse than the best by no more than this at a glance.
pub(super) const TEMPTING: i32 = 25;
/// The least gain of the best move over the material on the board that makes it a candidate.
pub(super) const MIN_GAIN: i32 = 70;
/// The least value of a candidate's best move at a glance: [`WORTH_PLAYING`] minus the noise.
pub(super) const MIN_GLANCE: i32 = 20;
/// The least margin over the second-best move at a glance.
pub(super) const MIN_GLANCE_MARGIN: i32 = 25;
/// The greatest value of the second-best move at a glance: [`WON_ANYWAY`] plus the noise.
pub(super) const MAX_GLANCE_SECOND: i32 = 240;

/// Mining: the least margin of the right moves over all others.
pub(super) const MARGIN: i32 = 80;
/// Mining: moves that differ by no more than this are equally right. Between this and [`MARGIN`], a move is doubtful,
/// and a puzzle with a doubtful move is discarded.
pub(super) const EQUAL: i32 = 30;
/// Mining: a defence that is worse than the best one by more than this is irrelevant.
pub(super) const STUBBORN: i32 = 50;
/// Mining: the most of the first move's value that may be missing later.
pub(super) const MINING_SLACK: i32 = 60;
/// Mining: with more than this without the right move, the position is won anyway.
pub(super) const WON_ANYWAY: i32 = 180;
/// Mining: the least value that the right move must lead to.
pub(super) const WORTH_PLAYING: i32 = 50;

/// Verification: the least margin of the right moves over all others.
pub const MIN_MARGIN: i32 = 60;
/// Sifting: a margin that longer searches leave alone. Of 116 puzzles that failed with four times as many positions or
/// more, 94 % had a smaller one.
pub const SURE_MARGIN: i32 = 200;
/// Sifting: the least margin of the right moves over all others in the long search. Below it, more than one puzzle in
/// four fails with more positions.
pub const CLOSE_MARGIN: i32 = 100;
/// Sifting: a margin that only a win gives. The search saw that the right move wins and not that another does; of 9,822
/// such puzzles, 436 failed with more positions, however far from a win the others had seemed.
pub const WON_MARGIN: i32 = 1_000;
/// Verification: the most that the right moves of one turn may differ.
pub const MAX_DIFFERENCE: i32 = 60;
/// Verification: the most by which an unlisted defence may be better than the listed ones.
pub const MAX_STUBBORN: i32 = 60;
/// Verification: how far below a draw the ends of a puzzle may be whose goal is a draw.
pub const DRAW_SLACK: i32 = 80;

/// The most equally right moves per turn.
pub(super) const MAX_CHOICES: usize = 4;
/// The most defences per turn.
pub(super) const MAX_REPLIES: usize = 3;
/// The most moves of the solver from first to last.
pub(super) const MAX_MOVES: usize = 10;
/// The most turns of the solver in a solution tree.
pub(super) const MAX_TURNS: usize = 40;

/// Turns: the multiple of [`DEFAULT_NODES`] that the search of a turn visits for each of its moves.
pub const TURN_FACTOR: u64 = 10;
/// Turns: positions that the search visits which calls a position quiet: ten times those of an everyday verdict.
pub const QUIET_NODES: u64 = 10 * damier_engine::judge::DEFAULT_NODES;
/// Turns: tenths of [`DEFAULT_NODES`] that a glance visits.
pub(super) const GLANCE_FACTOR: u64 = 6;
/// Turns: the most positions of a game that are glanced at.
pub(super) const MAX_GLANCED: usize = 14;
/// Turns: plies at the beginning of a game that are left out.
pub(super) const TURN_PLIES: usize = 10;
/// Turns: the fewest pieces on the board. Endings are trained by other means.
pub(super) const TURN_PIECES: u32 = 9;
/// With a value beyond this, for either side, the game is as good as decided: no turns, and no shots that a glance does
/// not see.
pub(super) const MAX_TURN_VALUE: i32 = 160;
/// Turns: a move looks natural if it is worse than the best by no more than this, when only captures are followed.
pub(super) const NATURAL: i32 = 40;
/// Turns: how much the opponent must gain by a pass to threaten something.
pub(super) const MIN_THREAT: i32 = 80;
/// Turns: how far the value of a quiet position may be from its value without a search.
pub(super) const MAX_UNCERTAIN: i32 = 50;
/// Plans: the most positions of a game that are glanced at.
pub(super) const MAX_PLANNED: usize = 24;
/// Plans: the most turns of one game.
pub(super) const PLANS_A_GAME: usize = 3;
/// Plans: the fewest plies between two of a game.
pub(super) const PLAN_APART: usize = 8;
/// Plans: by how much the best move is better at a glance. Wider than [`PLAN`](crate::turn::PLAN) to
/// [`MAX_PLAN`](crate::turn::MAX_PLAN) by the noise of a short search.
pub(super) const PLAN_GLANCE: RangeInclusive<i32> = 15..=90;
/// Plans: the same at a closer look.
pub(super) const PLAN_LOOK: RangeInclusive<i32> = 24..=70;
/// Plans: positions that the closer look visits for all moves together.
pub(super) const PLAN_LOOK_NODES: u64 = 400_000;
/// Plans: positions that the confirming search visits after each of the best two moves.
pub(super) const PLAN_CONFIRM_NODES: u64 = 2_000_000;
/// Plans: by how much the best move is still better then.
pub(super) const PLAN_CONFIRMED: RangeInclusive<i32> = 25..=80;

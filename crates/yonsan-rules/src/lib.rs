//! The rules, the notation, the judge and the engine of five-in-a-row with forbidden moves (renju, 五子棋 with 禁手).
//!
//! ```
//! use yonsan_rules::{Foul, Position, read_moves};
//!
//! // Black's stones on h8, h9 and i10, j10: a stone on h10 would be a double three.
//! let position = Position::after(&read_moves("h8 a1 h9 a3 i10 a5 j10 a7")?)?;
//! let point = "h10".parse()?;
//! assert_eq!(position.board().foul(point), Some(Foul::DoubleThree));
//! assert_eq!(position.board().fouls().count(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The main types:
//!
//! - [`Point`], [`Side`], [`Board`] and [`Position`] are small `Copy` values. [`Board::foul`] says whether a black stone
//!   would be a foul, [`Board::rows_made`] what any stone makes.
//! - [`Game`] plays under a [`RuleSet`]: objections, stones taken back, announcements, the [`Verdict`].
//! - [`Opening`] names the first three stones, [`Protocol`] runs an opening rule with its swaps and fifth stones;
//!   [`Engine::open`] plays it.
//! - [`Judge`] proves victories by fours ([`Vcf`]) and by threes and fours ([`Vct`]) and finds all defences that hold.
//! - [`Engine`] plays, on six [`Level`]s.
//! - [`Puzzle`]s are proved positions with a unique first move; [`COLLECTION`] holds 5,000.
//!
//! Functions that read and write text: [`read_moves`], [`read_board`], [`read_pos`] and their counterparts.
//!
//! The rule sets are two Chinese school texts and the international rules of the Renju International Federation (RIF).
//! Where a text is silent and a judgement was needed, the documentation says so with a J.

mod board;
mod engine;
mod field;
mod foul;
mod game;
mod judge;
mod lines;
mod opening_choice;
mod openings;
mod playout;
mod point;
mod position;
mod protocol;
mod puzzles;
mod rule_set;
mod scan;
mod search;
mod shapes;
mod side;
mod text;
mod vcf;
mod vct;

pub use board::Board;
pub use engine::{Effort, Engine, Level, Thought, evaluation_features};
pub use foul::{Foul, Row, RowKind};
pub use game::{EndReason, Game, GameError, Objection, Verdict};
pub use judge::Judge;
pub use openings::{Opening, UnknownOpening};
pub use playout::{Playout, varied_start};
pub use point::{Direction, POINTS, Point, SIZE, Symmetry};
pub use position::{PointTaken, Position, StoneEffect};
pub use protocol::{Act, Due, OpeningRule, Player, Protocol, ProtocolError, UnknownAct, UnknownOpeningRule};
pub use puzzles::{COLLECTION, PackError, Puzzle, PuzzleKind, collection, pack, unpack};
pub use rule_set::{FoulRule, RuleSet, UnknownRuleSet};
pub use side::Side;
pub use text::{
    PosError, TextError, TextProblem, read_board, read_moves, read_pos, read_position, write_board, write_chinese,
    write_moves, write_moves_joined, write_pos,
};
pub use vcf::{Finding, MAX_FOURS, Vcf, VcfEnd};
pub use vct::Vct;

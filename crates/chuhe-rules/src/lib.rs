//! The rules of xiangqi (Chinese chess, 象棋): positions, moves, and how a game ends.
//!
//! ```
//! use chuhe_rules::{Defeat, Position};
//!
//! // 马后炮, the horse behind which a cannon stands: the king cannot leave its file, and nothing comes between.
//! let mut position = Position::from_fen("4k4/9/4N4/9/9/9/9/7C1/9/3K5 w")?;
//! position.play("h2e2".parse()?);
//! assert!(position.in_check(position.turn()));
//! assert_eq!(position.defeat(), Some(Defeat::Mate));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The main types:
//!
//! - [`Position`] is a small `Copy` value: its legal moves, check, the end on the board.
//! - [`Move`] is a pair of [`Square`]s; [`Position::check_move`] says why one is [refused](Refusal).
//! - [`Notation`] is a way to write moves, see [`Position::write_move`] and [`Position::read_move`].
//! - [`Game`] counts what the rules count and says how it ended; [`Repetition`] says who must vary, under a [`RuleSet`].
//! - [`Touch`] and [`Incident`] are an arbiter's questions; [`Position::duty`] and [`Incident::decision`] answer them.
//! - [`MateSearch`] proves forced mates.
//! - [`Setup`] is a board that is being edited, [`Record`] a game in a file, see [`read_pgn`],
//!   [`read_dhtmlxq`] and [`read_xqf`].
//!
//! Articles in the documentation are those of the Chinese rules of 2020 (《象棋竞赛规则》2020版).

mod aim;
mod attack;
mod capture;
mod deed;
mod dhtmlxq;
mod fen;
mod game;
mod generate;
mod geometry;
mod incident;
mod mate;
mod mate_pack;
mod moves;
mod notation;
mod outcome;
mod perft;
mod pgn;
mod piece;
mod position;
mod proof_table;
mod reach;
mod reading;
mod record;
mod repetition;
mod rule_set;
mod shallow;
mod side;
mod square;
mod threat;
mod touch;
mod xqf;
mod zobrist;

pub use aim::Aim;
pub use deed::{Chased, Deed, Nature};
pub use dhtmlxq::{DhtmlXqError, read_dhtmlxq, write_dhtmlxq};
pub use fen::{FenError, START_FEN, Setup, SetupError};
pub use game::{DrawReason, Foul, Game, GameError, Level, LossReason, NATURAL_LIMIT, Tally, Verdict};
pub use incident::{Decision, Incident};
pub use mate::{MateFinding, MateLimits, MateSearch};
pub use mate_pack::{MatePackError, ProvedMate, pack_mates, unpack_mates};
pub use moves::{Move, MoveList, NotAMove};
pub use notation::{MoveTextError, Notation};
pub use outcome::{Defeat, Refusal, Suicide};
pub use perft::perft;
pub use pgn::{PgnError, read_pgn, write_pgn};
pub use piece::{Kind, Piece};
pub use position::Position;
pub use record::{GameResult, Record};
pub use repetition::{Conduct, Doubt, Ground, NotARepetition, Repetition, Ruling};
pub use rule_set::{RuleSet, UnknownRuleSet};
pub use side::Side;
pub use square::{FILES, NotASquare, RANKS, SQUARES, Square};
pub use touch::{Duty, Step, Touch, TouchError};
pub use xqf::{XqfError, read_xqf, write_xqf};

//! Portable Draughts Notation 3.0: streams of games, read and written.
//!
//! [`PdnReader`] reads a stream and calls a [`Visitor`]; [`Replay`] is one that only checks, [`GameBuilder`] one that
//! makes a [`PdnGame`] of every game. Reading is broad: all results, `;` comments, spaces inside moves, tags broken
//! across lines, games without tags, Latin-1. What is read in spite of the standard is listed as a [`PdnWarning`].
//! Writing is strict, [`write_game`] gives the form that the standard
//! prescribes.

mod ahead;
mod builder;
mod clock;
mod deciding;
mod error;
mod game;
mod game_type;
mod lexer;
mod reader;
mod replay;
mod result;
mod source;
mod tag_lexer;
mod text;
mod track;
mod warning;
mod writer;

pub use builder::{GameBuilder, read_games};
pub use clock::{Clock, ClockCommand, ClockTime};
pub use error::{Fault, PdnError, PdnErrorKind, Place};
pub use game::{Node, NodeId, NotLegal, PdnGame, Step, Tag};
pub use game_type::read_game_type;
pub use reader::{DEEPEST_VARIATION, MOST_TAGS, PdnReader, Visitor};
pub use replay::{Replay, Replayed};
pub use result::GameResult;
pub use text::RawText;
pub use track::Track;
pub use warning::{MOST_WARNINGS, PdnWarning, PdnWarningKind};
pub use writer::write_game;

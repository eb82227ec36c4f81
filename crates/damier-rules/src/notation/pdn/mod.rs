//! Portable Draughts Notation 3.0: reading and writing streams of games.
//!
//! [`PdnReader`] reads a stream and calls a [`Visitor`]; [`Replay`] is a visitor that only checks the games,
//! [`GameBuilder`] one that builds a [`PdnGame`] from each. Reading is lenient: all results, `;` comments, spaces
//! inside moves, tags broken across lines, games without tags, Latin-1. Deviations from the standard are listed as
//! [`PdnWarning`]s. Writing is strict: [`write_game`] produces the form that the standard prescribes.

mod ahead;
mod builder;
mod clock;
mod comment_lexer;
mod date;
mod deciding;
mod error;
mod game;
mod game_type;
mod lexer;
mod named_game;
mod reader;
mod replay;
mod result;
mod source;
mod tag_lexer;
mod text;
mod track;
mod tree;
mod unknown;
mod warning;
mod writer;

pub use builder::{GameBuilder, read_games};
pub use clock::{Clock, ClockCommand, ClockTime};
pub use error::{Fault, PdnError, PdnErrorKind, Place};
pub use game::{Node, NodeId, NotLegal, PdnGame, Step, Tag};
pub use game_type::read_game_type;
pub use reader::{DEEPEST_VARIATION, MAX_TAGS, PdnReader, Visitor};
pub use replay::{Replay, Replayed};
pub use result::GameResult;
pub use text::RawText;
pub use track::Track;
pub use tree::{TreeStep, TreeWalk};
pub use warning::{MAX_WARNINGS, PdnWarning, PdnWarningKind};
pub use writer::write_game;

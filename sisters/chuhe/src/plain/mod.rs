//! The trainer as a stream of lines, for speech, braille and scripts: a line in, whole sentences out, nothing redrawn.
//!
//! The same [`App`](crate::screen::App) turns actions into pages, and this face says what is new in a page where the screen
//! draws it, so every screen is in it at once ([`etude_plain::session`]). A line is read by [`line`](mod@line), [`board`]
//! describes positions, and [`etude_plain`] joins that to the outside world with the services of [`host`].

pub mod board;
pub mod host;
pub mod line;
pub mod session;
pub mod wording;

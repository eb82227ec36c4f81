//! Yonsan, a terminal trainer for five-in-a-row with forbidden moves (renju).
//!
//! The rules, the judge and the engine are in [`yonsan_rules`]; days, ratings, the terminal and the parts of a page come from
//! the crates that it shares with its elder sister.
//!
//! - [`train`] has what is trained, as state machines.
//! - [`memory`] is what the program remembers, [`settings`] what the player has chosen for good.
//! - [`screen`] is the screen, [`plain`] the stream of lines, [`words`] the texts of both.

pub mod memory;
pub mod plain;
pub mod screen;
pub mod settings;
pub mod train;
pub mod words;

//! Chuhe (楚河, the river), a terminal trainer for xiangqi.
//!
//! The rules are in [`chuhe_rules`], exact endings in [`chuhe_tables`], the engine in [`chuhe_engine`]; days, ratings, the
//! terminal and the parts of a page come from the crates that it shares with its elder sisters.
//!
//! - [`train`] has what is trained, as state machines.
//! - [`memory`] is what the program remembers, [`settings`] what the player has chosen for good.
//! - [`screen`] is the screen, [`plain`] the same as lines, [`words`] the texts.

mod attempt;
pub mod memory;
pub mod plain;
pub mod screen;
pub mod settings;
pub mod train;
mod unfinished;
pub mod words;

//! Damier, a terminal trainer for draughts: international (10x10) first, Russian and Brazilian (8x8) on the same code.
//!
//! One crate in floors; a module uses the floors below it, never one above:
//!
//! 1. [`rules`]: the game itself, and [`notation`]: its text.
//! 2. [`engine`]: search and judgement; [`endings`]: exact tables for few pieces.
//! 3. [`puzzles`]: what a puzzle is, where it comes from and how it is proven.
//! 4. [`train`]: lessons as pure state machines; [`settings`]: what a person can choose for good.
//! 5. [`store`]: what is kept on the disk; [`tui`]: the screen; [`cli`]: the command line.
//!
//! [`home`] says where on the disk. [`lab`] stands beside the house: it makes what the engine has learned.

pub mod cli;
pub mod endings;
pub mod engine;
pub mod home;
pub mod lab;
pub mod notation;
mod processor;
pub mod puzzles;
pub mod rules;
pub mod settings;
pub mod store;
pub mod train;
pub mod tui;

//! Damier, a terminal trainer for draughts: international (10x10) first, Russian and Brazilian (8x8) on the same code.
//!
//! This package is the program. What it knows of draughts comes from the libraries below it, each using only those
//! before it: [`damier_rules`], [`damier_endings`], [`damier_engine`], [`damier_puzzles`], [`damier_train`].
//!
//! - [`cli`] reads the command line and has a thin file for every subcommand; [`start`] opens the trainer.
//! - [`tui`] is the screen.
//! - [`store`] keeps what players do on the disk, [`own_games`] goes over games they have played elsewhere.
//! - [`guests`] are the external engines that run.
//! - [`settings`] is what a player can choose for good, [`home`] knows the folders, [`shipped`] the puzzles inside the
//!   program.
//! - [`words`] holds every text on the screen, [`plain`] keeps orders to the terminal out of it, [`text`] measures lines of it, [`figures`] sets progress in tables.

// What is written goes through `plain`.
#![deny(clippy::print_stdout, clippy::print_stderr)]

pub mod cli;
pub mod figures;
pub mod guests;
pub mod home;
pub mod own_games;
pub mod plain;
pub mod settings;
pub mod shipped;
pub mod start;
pub mod store;
pub mod text;
pub mod tui;
pub mod words;

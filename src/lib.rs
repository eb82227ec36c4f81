//! Damier, a terminal trainer for draughts: international (10x10) first, Russian and Brazilian (8x8) on the same code.
//!
//! This package is the program. Its knowledge of draughts is in libraries, each of which uses only those before it: [`damier_rules`], [`damier_endings`], [`damier_engine`], [`damier_puzzles`], [`damier_train`].
//!
//! - [`cli`] reads the command line and has a thin file for every subcommand; [`start`] opens the trainer.
//! - [`tui`] is the screen.
//! - [`store`] keeps progress, games and settings on disk, [`own_games`] searches games played elsewhere.
//! - [`find`] gathers what can be searched for a position.
//! - [`guests`] lists the running external engines.
//! - [`encoding`] reads text of any encoding as UTF-8.
//! - [`settings`] holds permanent settings, [`home`] the folders, [`shipped`] the puzzles inside the program, [`lessons`]
//!   the course.
//! - [`words`] gives all texts in the player's language, [`figures`] makes tables of progress.

// All output goes through `plain`.
#![deny(clippy::print_stdout, clippy::print_stderr)]

pub mod cli;
pub mod encoding;
pub mod figures;
pub mod find;
pub mod guests;
pub mod home;
pub mod lessons;
pub mod own_games;
pub mod settings;
pub mod sheet;
pub mod shipped;
pub mod start;
pub mod store;
pub mod tui;
pub mod words;

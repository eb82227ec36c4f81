//! Damier, a terminal trainer for draughts: international (10x10) first, Russian and Brazilian (8x8) on the same code.
//!
//! This package is the program. Its knowledge of draughts is in libraries, each of which uses only those before it: [`damier_rules`],
//! [`damier_endings`], [`damier_engine`], [`damier_dxp`], [`damier_openings`], [`damier_puzzles`], [`damier_train`]; the application below
//! its faces is [`damier_app`].
//!
//! - [`cli`] reads the command line and has a thin file for every subcommand; [`start`] opens the trainer.
//! - [`tui`] is the screen, [`plain`] the stream of lines for speech, braille and scripts.
//! - [`shipped`] are the puzzles inside the program, [`lessons`] is the course.
//! - [`words`] gives all texts in the player's language, [`progress_tables`] makes tables of progress, [`sheet`] pages of
//!   diagrams to print.

// All output goes through `etude_text::plain`.
#![deny(clippy::print_stdout, clippy::print_stderr)]

pub mod cli;
pub mod lessons;
pub mod plain;
pub mod progress_tables;
pub mod sheet;
pub mod shipped;
pub mod start;
pub mod tui;
pub mod words;

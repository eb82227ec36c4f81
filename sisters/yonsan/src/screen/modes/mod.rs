//! The screens of the program.

pub mod cases;
pub mod fouls;
pub mod game;
pub mod menu;
pub mod puzzle;
pub mod setup;

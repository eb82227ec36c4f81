//! The screens of the program.

pub mod analysis;
pub mod cases;
pub mod defend;
pub mod fouls;
pub mod game;
pub mod hunt;
pub mod learn;
pub mod lesson;
pub mod menu;
pub mod mixed;
pub mod notation;
pub mod progress;
pub mod puzzle;
pub mod setup;

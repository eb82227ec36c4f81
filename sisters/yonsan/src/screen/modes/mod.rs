//! The screens of the program.

pub mod analysis;
pub mod cases;
pub mod defend;
pub mod files;
pub mod first;
mod form;
pub mod fouls;
pub mod game;
pub mod hunt;
pub mod learn;
pub mod lesson;
mod make;
pub mod menu;
pub mod mixed;
pub mod notation;
pub mod options;
pub mod progress;
pub mod puzzle;
mod series;
pub mod sets;
pub mod setup;
pub mod unfinished;

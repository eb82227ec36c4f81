//! The screens.

pub mod drills;
pub mod endings;
pub mod first;
pub mod game;
pub mod incidents;
pub mod learn;
pub mod lesson;
pub mod mates;
pub mod menu;
pub mod options;
pub mod progress;
pub mod review;
pub mod step;
pub mod touch;
pub mod unfinished;
pub mod vary;

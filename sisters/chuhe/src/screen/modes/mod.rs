//! The screens.

pub mod endings;
pub mod game;
pub mod incidents;
pub mod mates;
pub mod menu;
pub mod options;
pub mod progress;
pub mod touch;
pub mod vary;

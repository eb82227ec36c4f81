//! Parts of the screen shared by several screens.

pub mod board;
pub mod evaluation;
pub mod footer;
pub mod help;
pub mod manner;
pub mod panes;
pub mod pieces;
pub mod small;

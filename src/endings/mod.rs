//! Exact values of positions with few pieces, aware of the limits on moves.

mod codec;
mod combinations;
mod index;
mod material;
mod solutions;
mod solver;
mod value;

pub use index::Index;
pub use material::{Class, Force, Limit, UnknownClass, View};
pub use value::{Outcome, Value};

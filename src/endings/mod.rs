//! Exact values of positions with few pieces, aware of the limits on moves.

mod bounded;
mod build;
mod codec;
mod combinations;
mod crc;
mod folder;
mod index;
mod material;
mod probe;
mod record;
mod selection;
mod shipped;
mod solutions;
mod solver;
mod survey;
mod table;
mod tables;
mod value;

pub use build::{Build, BuildError, Progress};
pub use folder::{ProblemReason, TableProblem, default_folder};
pub use material::{Class, Force, Limit, UnknownClass, View};
pub use probe::{Answer, MoveAnswer};
pub use record::RecordError;
pub use selection::{Selected, Selection};
pub use shipped::shipped_bytes;
pub use solver::TooLong;
pub use survey::{Mismatch, Survey, VerifyError};
pub use tables::{SHIPPED_PIECES, Tables};
pub use value::{Outcome, Value};

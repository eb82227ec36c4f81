//! The subcommands, each a thin caller of the libraries.

pub mod learn;
pub mod lines;
pub mod mine;
pub mod openings;
pub mod pack;
pub mod prove;
pub mod rate;
mod rate_report;
mod records;
pub mod select;
mod shard;
pub mod tables;
pub mod tune;
pub mod turns;

use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, Result};
use damier_engine::SIGNATURE;
use etude_files::{Access, replace};

/// Time between two lines of progress.
const PACE: Duration = Duration::from_secs(10);

/// The settings of a run that may be resumed: only a program with the same search may go on.
fn settings(what: &str) -> String {
    format!("damier {} signature {SIGNATURE} {what}", env!("CARGO_PKG_VERSION"))
}

/// Writes a file as a whole or not at all: it may be one that was read.
fn write_file(path: &Path, bytes: &[u8]) -> Result<()> {
    replace(path, bytes, Access::Usual).map(drop).with_context(|| format!("cannot write {}", path.display()))
}

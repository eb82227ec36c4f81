//! The subcommands, each a thin caller of the libraries.

mod games;
pub mod learn;
pub mod lines;
pub mod mine;
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

use std::time::Duration;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use damier_rules::Variant;

/// Time between two lines of progress.
const PACE: Duration = Duration::from_secs(10);

/// Parses a variant and lists the variants in the help.
fn variant_parser() -> impl TypedValueParser<Value = Variant> {
    PossibleValuesParser::new(Variant::ALL.map(Variant::name)).try_map(|name| name.parse::<Variant>())
}

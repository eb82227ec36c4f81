//! The subcommands, each a thin caller of the libraries.

pub mod learn;
pub mod mine;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use damier_rules::Variant;

/// Reads a variant, and tells the help which there are.
fn variant_parser() -> impl TypedValueParser<Value = Variant> {
    PossibleValuesParser::new(Variant::ALL.map(Variant::name)).try_map(|name| name.parse::<Variant>())
}

//! What several commands read from the command line.

use clap::builder::{PossibleValuesParser, TypedValueParser};

use damier_rules::Variant;

/// Parses a variant and lists the variants in the help.
pub fn variant_parser() -> impl TypedValueParser<Value = Variant> {
    PossibleValuesParser::new(Variant::ALL.map(Variant::name)).try_map(|name| name.parse::<Variant>())
}

//! What several commands read from the command line.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use damier_rules::Variant;

/// What every computation over a variant asks for. Its result does not depend on the number of threads, unless it says so.
#[derive(Args, Clone, Copy, Debug)]
pub struct RunArgs {
    /// The variant
    #[arg(long, default_value_t = Variant::International, value_parser = variant_parser())]
    pub variant: Variant,
    /// The seed of all random choices
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Threads
    #[arg(long, default_value_t = 1)]
    pub jobs: u16,
}

/// Parses a variant and lists the variants in the help.
pub fn variant_parser() -> impl TypedValueParser<Value = Variant> {
    PossibleValuesParser::new(Variant::ALL.map(Variant::name)).try_map(|name| name.parse::<Variant>())
}

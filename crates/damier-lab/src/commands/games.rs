//! What all commands that play matches ask for.

use clap::Args;

use damier_lab::arguments::variant_parser;
use damier_lab::contest::Contest;
use damier_rules::Variant;

/// The games of a match.
#[derive(Args, Clone, Copy, Debug)]
pub struct GamesArgs {
    /// The variant
    #[arg(long, default_value_t = Variant::International, value_parser = variant_parser())]
    pub(crate) variant: Variant,
    /// The seed of the openings
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of parallel games
    #[arg(long, default_value_t = 1)]
    jobs: u16,
}

impl GamesArgs {
    /// A match of so many pairs of games, all of which are played.
    pub const fn contest(&self, pairs: u64) -> Contest {
        Contest { variant: self.variant, pairs, seed: self.seed, jobs: self.jobs as usize, bounds: None }
    }
}

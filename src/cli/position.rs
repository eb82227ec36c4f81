//! The position that a command is about.

use anyhow::Context;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::words::say;
use damier_rules::notation::read_fen;
use damier_rules::{AnyPosition, Game, Variant};

/// The arguments that choose a position.
#[derive(Args, Debug)]
pub struct PositionArgs {
    #[arg(long, value_name = say().value_variant(), default_value_t = Variant::International,
        value_parser = variant_parser(), help = say().cli_variant())]
    variant: Variant,
    #[arg(long, help = say().cli_fen())]
    fen: Option<String>,
}

/// Reads a variant; help and shell completions list them all.
pub fn variant_parser() -> impl TypedValueParser<Value = Variant> {
    PossibleValuesParser::new(Variant::ALL.map(Variant::name)).try_map(|name| name.parse::<Variant>())
}

impl PositionArgs {
    /// The variant.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// A game from the position, with the plies that the FEN counts towards limits.
    ///
    /// # Errors
    ///
    /// An unreadable FEN, with the column.
    pub fn game(&self) -> anyhow::Result<Game> {
        let Some(fen) = &self.fen else { return Ok(Game::new(AnyPosition::start(self.variant))) };
        Ok(read_fen(fen, self.variant).with_context(|| format!("--fen \"{fen}\""))?.game())
    }

    /// The position.
    ///
    /// # Errors
    ///
    /// An unreadable FEN, with the column.
    pub fn position(&self) -> anyhow::Result<AnyPosition> {
        match &self.fen {
            None => Ok(AnyPosition::start(self.variant)),
            Some(fen) => Ok(read_fen(fen, self.variant).with_context(|| format!("--fen \"{fen}\""))?.position),
        }
    }
}

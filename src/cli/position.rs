//! The position that a command is about.

use anyhow::Context;
use clap::Args;

use crate::notation::read_fen;
use crate::rules::{AnyPosition, Variant};

/// The arguments that choose a position.
#[derive(Args, Debug)]
pub struct PositionArgs {
    /// The variant: international, russian or brazilian
    #[arg(long, default_value_t = Variant::International)]
    pub variant: Variant,
    /// The position as a FEN; the start of the game if left out
    #[arg(long)]
    pub fen: Option<String>,
}

impl PositionArgs {
    /// The position.
    ///
    /// # Errors
    ///
    /// When the FEN cannot be read, with the column.
    pub fn position(&self) -> anyhow::Result<AnyPosition> {
        match &self.fen {
            None => Ok(AnyPosition::start(self.variant)),
            Some(fen) => Ok(read_fen(fen, self.variant).with_context(|| format!("--fen \"{fen}\""))?.position),
        }
    }
}

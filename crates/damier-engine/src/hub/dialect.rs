//! The protocol's notation for variants, positions and moves.

use super::command::Command;
use crate::situation::Situation;
use damier_rules::notation::{HubError, MoveError, MoveText, MoveWriter, numeric_names, read_hub, resolve};
use damier_rules::{AnyPosition, Game, Move, Variant};

/// The names of the variants; `normal` is the protocol's for international draughts.
pub(crate) const VARIANTS: [(&str, Variant); 3] =
    [("normal", Variant::International), ("russian", Variant::Russian), ("brazilian", Variant::Brazilian)];

/// How many letters of the other side's text a message repeats.
const REPEATED: usize = 40;

/// A move, with the numbers of its squares and, for a capture, of the pieces taken.
pub(crate) fn move_text(variant: Variant, played: Move) -> String {
    MoveWriter::of(variant).with_names(numeric_names(variant)).with_capture_sign('x').hub(played)
}

/// Reads a move among the legal ones.
pub(crate) fn read_move(position: &AnyPosition, text: &str) -> Result<Move, MoveError> {
    let read = MoveText::read(text).map_err(|reason| MoveError::Unreadable { text: shortened(text), reason })?;
    resolve(position, &position.legal_moves(), &read, numeric_names(position.variant()))
}

/// Why the position of a `pos` line cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPosition {
    /// The text is not a position of the variant.
    #[error(transparent)]
    Start(#[from] HubError),
    /// A move after it cannot be read, or is illegal.
    #[error(transparent)]
    Move(#[from] MoveError),
}

/// The position of a `pos` line, with the moves after it.
pub(super) fn read_position(command: &Command, variant: Variant) -> Result<Situation, BadPosition> {
    let start = match command.get("pos") {
        Some(text) => read_hub(text, variant)?,
        None => AnyPosition::start(variant),
    };
    let mut game = Game::new(start);
    for text in command.get("moves").unwrap_or_default().split_whitespace() {
        let played = read_move(game.position(), text)?;
        if game.play(played).is_err() {
            // The game is over by our rules but not by theirs: the earlier positions no longer count.
            game = Game::new(game.position().play_unchecked(played));
        }
    }
    Ok(Situation::from(&game))
}

/// The beginning of a long text, at most `REPEATED` letters.
pub(crate) fn shortened(text: &str) -> String {
    if text.chars().count() <= REPEATED {
        text.to_owned()
    } else {
        text.chars().take(REPEATED).collect::<String>() + "…"
    }
}

//! The names of motifs and of the other features of puzzles.

use std::borrow::Cow;

use crate::words::language::say;
use damier_puzzles::Theme;
use etude_text::plain::plain;

/// The name of a theme: a motif, another feature, or a tag of the player's own.
#[must_use]
pub fn theme_name(theme: &Theme) -> Cow<'_, str> {
    match theme {
        Theme::Motif(motif) => say().motif_name(motif).into(),
        Theme::Feature(feature) => say().feature_name(feature).into(),
        theme if theme.is_repertoire() => say().goal_book().into(),
        Theme::Other(word) => plain(word),
    }
}

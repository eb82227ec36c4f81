//! The names of motifs, as the books write them, and of the other features of puzzles.

use std::borrow::Cow;

use crate::plain::plain;
use damier_puzzles::Theme;
use damier_puzzles::tag::{Feature, Motif};

/// The name of a motif.
#[must_use]
pub const fn motif_name(motif: Motif) -> &'static str {
    match motif {
        Motif::Direct => "coup direct",
        Motif::Mazette => "mazette",
        Motif::Promenade => "promenade",
        Motif::Epicier => "épicier",
        Motif::Trappe => "trappe",
        Motif::Talon => "coup de talon",
        Motif::Ricochet => "ricochet",
        Motif::Bombe => "coup de la bombe",
        Motif::Tempo => "temps de repos",
        Motif::KingOffer => "envoi à dame",
        Motif::Turc => "coup turc",
        Motif::Royal => "coup royal",
        Motif::Philippe => "coup Philippe",
        Motif::Napoleon => "coup Napoléon",
        Motif::Express => "coup de l'express",
        Motif::Manoury => "coup Manoury",
        Motif::Raphael => "coup Raphaël",
        Motif::Promotion => "coup à dame",
        Motif::Quiet => "coup de repos initial",
        Motif::ExchangeTrick => "coup d'échange",
        Motif::Majority => "majority rule",
        Motif::Breakthrough => "percée",
        Motif::Blockade => "blocage",
    }
}

/// The name of a theme: a motif, another feature, or a tag of the player's own.
#[must_use]
pub fn theme_name(theme: &Theme) -> Cow<'_, str> {
    let feature = match theme {
        Theme::Motif(motif) => return motif_name(*motif).into(),
        Theme::Other(word) => return plain(word),
        Theme::Feature(feature) => feature,
    };
    let name = match feature {
        Feature::Opening => "opening",
        Feature::Middlegame => "middlegame",
        Feature::Endgame => "endgame",
        Feature::Kings => "kings on the board",
        Feature::SingleReply => "forced replies",
        Feature::Choice => "replies to choose from",
        Feature::Proven => "proven by tables",
        Feature::OwnGame => "my own games",
    };
    name.into()
}

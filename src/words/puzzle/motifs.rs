//! The names of motifs and of the other features of puzzles.

use std::borrow::Cow;

use crate::plain::plain;
use crate::words::say;
use damier_puzzles::Theme;
use damier_puzzles::tag::{Feature, Motif};

/// The name of a motif.
#[must_use]
pub fn motif_name(motif: Motif) -> String {
    match motif {
        Motif::Direct => say().motif_direct(),
        Motif::Mazette => say().motif_mazette(),
        Motif::Promenade => say().motif_promenade(),
        Motif::Epicier => say().motif_epicier(),
        Motif::Rappel => say().motif_rappel(),
        Motif::Trappe => say().motif_trappe(),
        Motif::Talon => say().motif_talon(),
        Motif::Ricochet => say().motif_ricochet(),
        Motif::DoubleDeux => say().motif_double_deux(),
        Motif::Bombe => say().motif_bombe(),
        Motif::Renverse => say().motif_renverse(),
        Motif::Africain => say().motif_africain(),
        Motif::Parallele => say().motif_parallele(),
        Motif::Tempo => say().motif_tempo(),
        Motif::KingOffer => say().motif_king_offer(),
        Motif::Turc => say().motif_turc(),
        Motif::Royal => say().motif_royal(),
        Motif::Philippe => say().motif_philippe(),
        Motif::Napoleon => say().motif_napoleon(),
        Motif::Express => say().motif_express(),
        Motif::Manoury => say().motif_manoury(),
        Motif::Raphael => say().motif_raphael(),
        Motif::Lapin => say().motif_lapin(),
        Motif::Lunette => say().motif_lunette(),
        Motif::Forcing => say().motif_forcing(),
        Motif::Gambit => say().motif_gambit(),
        Motif::Promotion => say().motif_promotion(),
        Motif::Quiet => say().motif_quiet(),
        Motif::ExchangeTrick => say().motif_exchange_trick(),
        Motif::SemiDirect => say().motif_semi_direct(),
        Motif::Deflection => say().motif_deflection(),
        Motif::Exchange => say().motif_exchange(),
        Motif::KingCapture => say().motif_king_capture(),
        Motif::Rafle => say().motif_rafle(),
        Motif::DoubleAttack => say().motif_double_attack(),
        Motif::Attack => say().motif_attack(),
        Motif::Zugzwang => say().motif_zugzwang(),
        Motif::Majority => say().motif_majority(),
        Motif::Breakthrough => say().motif_breakthrough(),
        Motif::Blockade => say().motif_blockade(),
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
        Feature::Opening => say().feature_opening(),
        Feature::Middlegame => say().feature_middlegame(),
        Feature::Endgame => say().feature_endgame(),
        Feature::Kings => say().feature_kings(),
        Feature::SingleReply => say().feature_single_reply(),
        Feature::Choice => say().feature_choice(),
        Feature::Proven => say().feature_proven(),
        Feature::OwnGame => say().feature_own_game(),
    };
    name.into()
}

//! What motifs mean.

use super::motif_name;
use crate::words::say;
use damier_puzzles::tag::Motif;

/// What a motif is, in a sentence.
#[must_use]
pub fn motif_explained(motif: Motif) -> String {
    match motif {
        Motif::Direct => say().explained_direct(),
        Motif::Mazette => say().explained_mazette(),
        Motif::Promenade => say().explained_promenade(),
        Motif::Epicier => say().explained_epicier(),
        Motif::Rappel => say().explained_rappel(),
        Motif::Trappe => say().explained_trappe(),
        Motif::Talon => say().explained_talon(),
        Motif::Ricochet => say().explained_ricochet(),
        Motif::DoubleDeux => say().explained_double_deux(),
        Motif::Bombe => say().explained_bombe(),
        Motif::Renverse => say().explained_renverse(),
        Motif::Africain => say().explained_africain(),
        Motif::Parallele => say().explained_parallele(),
        Motif::Tempo => say().explained_tempo(),
        Motif::KingOffer => say().explained_king_offer(),
        Motif::Turc => say().explained_turc(),
        Motif::Royal => say().explained_royal(),
        Motif::Philippe => say().explained_philippe(),
        Motif::Napoleon => say().explained_napoleon(),
        Motif::Express => say().explained_express(),
        Motif::Manoury => say().explained_manoury(),
        Motif::Raphael => say().explained_raphael(),
        Motif::Lapin => say().explained_lapin(),
        Motif::Lunette => say().explained_lunette(),
        Motif::Forcing => say().explained_forcing(),
        Motif::Gambit => say().explained_gambit(),
        Motif::Promotion => say().explained_promotion(),
        Motif::Quiet => say().explained_quiet(),
        Motif::ExchangeTrick => say().explained_exchange_trick(),
        Motif::SemiDirect => say().explained_semi_direct(),
        Motif::Deflection => say().explained_deflection(),
        Motif::Exchange => say().explained_exchange(),
        Motif::KingCapture => say().explained_king_capture(),
        Motif::Rafle => say().explained_rafle(),
        Motif::DoubleAttack => say().explained_double_attack(),
        Motif::Attack => say().explained_attack(),
        Motif::Zugzwang => say().explained_zugzwang(),
        Motif::Majority => say().explained_majority(),
        Motif::Breakthrough => say().explained_breakthrough(),
        Motif::Blockade => say().explained_blockade(),
    }
}

/// The French name of a motif, by which books list it; `None` if it has none, or if it is its name in this language.
#[must_use]
pub fn motif_french(motif: Motif) -> Option<&'static str> {
    let french = match motif {
        Motif::Direct => "coup direct",
        Motif::Mazette => "coup de la mazette",
        Motif::Promenade => "coup de promenade",
        Motif::Epicier => "coup de l'épicier",
        Motif::Rappel => "coup de rappel",
        Motif::Trappe => "coup de la trappe",
        Motif::Talon => "coup de talon",
        Motif::Ricochet => "coup ricochet",
        Motif::DoubleDeux => "coup du double-deux",
        Motif::Bombe => "coup de la bombe",
        Motif::Renverse => "coup renversé",
        Motif::Africain => "coup de l'Africain",
        Motif::Parallele => "coup parallèle",
        Motif::Tempo => "temps de repos",
        Motif::KingOffer => "envoi à dame",
        Motif::Turc => "coup turc",
        Motif::Royal => "coup royal",
        Motif::Philippe => "coup Philippe",
        Motif::Napoleon => "coup Napoléon",
        Motif::Express => "coup de l'express",
        Motif::Manoury => "coup Manoury",
        Motif::Raphael => "coup Raphaël",
        Motif::Lapin => "coup du lapin",
        Motif::Lunette => "coup de la lunette",
        Motif::Forcing => "forcing",
        Motif::Gambit => "gambit",
        Motif::Promotion => "coup à dame",
        Motif::Quiet => "coup de repos initial",
        Motif::ExchangeTrick => "coup d'échange",
        Motif::SemiDirect => "coup semi-direct",
        Motif::Rafle => "rafle",
        Motif::Attack => "attaque",
        Motif::Zugzwang => "zugzwang",
        Motif::Majority => "prise majoritaire",
        Motif::Breakthrough => "percée",
        Motif::Blockade => "blocage",
        Motif::Deflection | Motif::Exchange | Motif::KingCapture | Motif::DoubleAttack => return None,
    };
    (french != motif_name(motif)).then_some(french)
}

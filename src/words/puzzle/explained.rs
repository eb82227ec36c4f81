//! What motifs mean.

use crate::words::language::say;
use damier_puzzles::tag::Motif;

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
    (french != say().motif_name(motif)).then_some(french)
}

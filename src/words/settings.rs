//! The settings, and the pieces on the board.

use super::play::side_padded;
use crate::words::language::{Language, catalogue, say};
use damier_app::settings::{Experience, LanguageName};
use damier_engine::{EngineError, Shortage};
use damier_rules::{AnyPosition, Color, PieceKind};
use etude_tui::text::{Tone, Words};

/// The engine got less memory than was chosen.
#[must_use]
pub fn short_of_memory(Shortage { wanted, given }: Shortage) -> String {
    say().short_of_memory(given, wanted)
}

/// The player's own engine did not start when it was tested.
#[must_use]
pub fn program_silent(error: &EngineError) -> String {
    say().program_silent(crate::words::errors::engine::engine_error(error))
}

/// The name of a language, in that language.
#[must_use]
pub fn language_choice(language: &LanguageName) -> String {
    crate::words::choice::language_set(language)
        .map_or_else(|| say().language_auto(), |language| language.language_name().to_owned())
}

/// That a language is not complete, and how much of it there is.
#[must_use]
pub fn incomplete(language: Language) -> Option<String> {
    let (screens, lessons) = (catalogue(language).share().percent(), crate::lessons::share(language).percent());
    (screens < 100 || lessons < 100).then(|| say().language_incomplete(screens, lessons))
}

/// An answer to how strong the player is.
#[must_use]
pub fn experience(experience: Experience) -> String {
    match experience {
        Experience::Unknown | Experience::Beginner => say().experience_beginner(),
        Experience::Club => say().experience_club(),
        Experience::Master => say().experience_master(),
    }
}

/// The pieces of both sides, one line each.
#[must_use]
pub fn material(position: &AnyPosition) -> Vec<Words> {
    let start = AnyPosition::start(position.variant());
    let count = |position: &AnyPosition, color, kind| {
        let pieces = position.board_size().all_squares().filter_map(|square| position.piece_at(square));
        pieces.filter(|piece| piece.color == color && piece.kind == kind).count()
    };
    let line = |color: Color| {
        let (men, kings) = (count(position, color, PieceKind::Man), count(position, color, PieceKind::King));
        let gone = count(&start, color, PieceKind::Man).saturating_sub(men + kings);
        let taken = if gone == 0 { String::new() } else { format!("  {}", say().off_board(gone)) };
        Words::new(Tone::Text, format!("{}  {}", side_padded(color), say().material(men, kings)))
            .and(Tone::Quiet, taken)
    };
    Color::ALL.map(line).into()
}

//! The settings, and the pieces on the board.

use super::{play::side_padded, say};
use crate::settings::{Cells, Colors, Experience, Graphics, LanguageName, Numbers, PieceSet, Speed, ThemeName};
use crate::tui::page::{Tone, Words};
use damier_engine::{EngineError, Shortage};
use damier_rules::{AnyPosition, Color, PieceKind};

/// The engine got less memory than was chosen.
#[must_use]
pub fn short_of_memory(Shortage { wanted, given }: Shortage) -> String {
    say().short_of_memory(given, wanted)
}

/// The player's own engine did not start when it was tested.
#[must_use]
pub fn program_silent(error: &EngineError) -> String {
    say().program_silent(super::engine_error(error))
}

/// The name of a language, in that language.
#[must_use]
pub fn language_choice(language: LanguageName) -> String {
    super::language_set(language).map_or_else(|| say().language_auto(), |language| language.language_name().to_owned())
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

/// The name of a theme.
#[must_use]
pub fn theme_choice(theme: ThemeName) -> String {
    match theme {
        ThemeName::Dark => say().theme_dark(),
        ThemeName::Light => say().theme_light(),
        ThemeName::HighContrast => say().theme_high_contrast(),
        ThemeName::ColorBlind => say().theme_color_blind(),
        ThemeName::Monochrome => say().theme_monochrome(),
    }
}

/// The name of a number of colours.
#[must_use]
pub fn colors_choice(colors: Colors) -> String {
    match colors {
        Colors::Auto => say().colors_auto(),
        Colors::Sixteen => say().colors_16(),
        Colors::Indexed => say().colors_256(),
        Colors::True => say().colors_true(),
    }
}

/// The name of a set of pieces.
#[must_use]
pub fn pieces_choice(pieces: PieceSet) -> String {
    match pieces {
        PieceSet::Block => say().pieces_block(),
        PieceSet::Sextant => say().pieces_sextant(),
        PieceSet::Octant => say().pieces_octant(),
        PieceSet::Unicode => say().pieces_unicode(),
        PieceSet::Ascii => say().pieces_ascii(),
    }
}

/// The name of a kind of graphics.
#[must_use]
pub fn graphics_choice(graphics: Graphics) -> String {
    match graphics {
        Graphics::Auto => say().graphics_auto(),
        Graphics::Kitty => "kitty".to_owned(),
        Graphics::Sixel => "sixel".to_owned(),
        Graphics::Iterm => "iTerm2".to_owned(),
        Graphics::Cells => say().graphics_cells(),
    }
}

/// Which squares show their number.
#[must_use]
pub fn numbers_choice(numbers: Numbers) -> String {
    match numbers {
        Numbers::Always => say().numbers_always(),
        Numbers::OnFreeSquares => say().numbers_free(),
        Numbers::OnEdge => say().numbers_edge(),
        Numbers::Never => say().numbers_never(),
    }
}

/// The name of a size of squares.
#[must_use]
pub fn cells_choice(cells: Cells) -> String {
    match cells {
        Cells::Large => say().cells_large(),
        Cells::Medium => say().cells_medium(),
        Cells::Small => say().cells_small(),
        Cells::Tiny => say().cells_tiny(),
    }
}

/// The name of a speed.
#[must_use]
pub fn speed_choice(speed: Speed) -> String {
    match speed {
        Speed::Off => say().speed_off(),
        Speed::Slow => say().speed_slow(),
        Speed::Normal => say().speed_normal(),
        Speed::Fast => say().speed_fast(),
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

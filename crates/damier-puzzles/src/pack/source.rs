//! Sources of puzzles: games, and whatever else several puzzles may come from.

use super::coder::{Coder, Damaged};
use super::fields::{
    BLACK, EVENT, EVENT_NUMBER, EVENT_STEP, HAS_MOVES, HAS_NUMBER, HAS_YEAR, PLIES, SAME_EVENT, SAME_WHITE, SAME_YEAR,
    WHITE, YEAR,
};
use super::moves::{Role, given};
use super::tables::Names;
use crate::record::{Source, SourceKind};
use damier_rules::{AnyPosition, Move, Variant};

/// The most plies of a game.
const MAX_PLIES: usize = 4_000;
/// Years are counted from here.
const YEAR_ZERO: i32 = 2_000;

/// A source, common to all its puzzles.
pub struct Origin {
    /// What the records have in common: nothing about the position.
    pub source: Source,
    /// Its game, from the starting position.
    pub game: Option<Game>,
    /// The event without its last number: 0 if unknown, else 1 more than its index among the names.
    event: u32,
    number: Option<u32>,
}

/// A game from the starting position.
pub struct Game {
    pub(crate) moves: Vec<Move>,
    pub texts: Vec<String>,
    /// The positions before each move and after the last.
    pub positions: Vec<AnyPosition>,
}

/// An event without the number at its end, and that number. A number with leading zeros is left where it is.
pub fn split(event: &str) -> (&str, Option<u32>) {
    let name = event.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let digits = &event[name.len()..];
    match digits.parse() {
        Ok(number) if digits == "0" || !digits.starts_with('0') => (name, Some(number)),
        _ => (event, None),
    }
}

impl Origin {
    /// Writes a source of a kind, or reads one. Returns it. `last` is the source before it in the block.
    ///
    /// # Errors
    ///
    /// [`Damaged`] for an unknown name or an impossible year or game.
    pub fn code(
        coder: &mut impl Coder,
        names: &Names,
        (variant, kind): (Variant, SourceKind),
        last: Option<&Self>,
        written: &Source,
    ) -> Result<Self, Damaged> {
        let name = |coder: &mut _, field, text: &Option<String>| names.code(coder, field, text.as_deref());
        let white = match last {
            Some(last) if coder.bit(SAME_WHITE, written.white == last.source.white) => last.source.white.clone(),
            _ => name(coder, WHITE, &written.white)?,
        };
        let black = name(coder, BLACK, &written.black)?;
        let (event, number) = code_event(coder, names, last, written.event.as_deref());
        let event_text = match event.checked_sub(1) {
            None => None,
            Some(index) => {
                let name = names.text(index)?;
                Some(number.map_or_else(|| name.to_owned(), |number| format!("{name}{number}")))
            }
        };
        let year = code_year(coder, last.and_then(|last| last.source.year), written.year)?;
        let has_moves = coder.bit(HAS_MOVES, written.moves.is_some());
        let game = has_moves.then(|| Game::code(coder, variant, written.moves.as_deref())).transpose()?;
        let moves = game.as_ref().map(|game| game.texts.join(" "));
        let source = Source { kind, white, black, event: event_text, year, moves, ..Source::default() };
        Ok(Self { source, game, event, number })
    }
}

/// Writes an event, or reads one: the name as in [`Origin`], and the number.
fn code_event(
    coder: &mut impl Coder,
    names: &Names,
    last: Option<&Origin>,
    written: Option<&str>,
) -> (u32, Option<u32>) {
    let (event, number) = written.map_or((0, None), |event| {
        let (name, number) = split(event);
        (names.index(name) + 1, number)
    });
    let same = last.filter(|last| coder.bit(SAME_EVENT, event == last.event));
    let event = same.map_or_else(|| coder.number(EVENT, event), |same| same.event);
    if event == 0 || !coder.bit(HAS_NUMBER, number.is_some()) {
        return (event, None);
    }
    let number = number.unwrap_or_default();
    let number = match same.and_then(|same| same.number) {
        Some(before) => before.wrapping_add_signed(coder.signed(EVENT_STEP, number.wrapping_sub(before).cast_signed())),
        None => coder.number(EVENT_NUMBER, number),
    };
    (event, Some(number))
}

fn code_year(coder: &mut impl Coder, last: Option<u16>, written: Option<u16>) -> Result<Option<u16>, Damaged> {
    if !coder.bit(HAS_YEAR, written.is_some()) {
        return Ok(None);
    }
    if let Some(last) = last
        && coder.bit(SAME_YEAR, written == Some(last))
    {
        return Ok(Some(last));
    }
    let year = coder.signed(YEAR, i32::from(written.unwrap_or_default()) - YEAR_ZERO);
    let year = year.checked_add(YEAR_ZERO).and_then(|year| year.try_into().ok());
    year.map(Some).ok_or(Damaged)
}

impl Game {
    /// Writes a game, or reads one. Returns it.
    fn code(coder: &mut impl Coder, variant: Variant, written: Option<&str>) -> Result<Self, Damaged> {
        let written: Vec<&str> = written.map_or_else(Vec::new, |moves| moves.split(' ').collect());
        let plies = coder.count(PLIES, written.len(), MAX_PLIES)?;
        let mut position = AnyPosition::start(variant);
        let mut game = Self { moves: Vec::new(), texts: Vec::new(), positions: vec![position] };
        for ply in 0..plies {
            let wanted = given(&position, written.get(ply).copied());
            let (played, text) = Role::Game(ply).code(coder, &position, wanted)?;
            position = position.play_unchecked(played);
            game.moves.push(played);
            game.texts.push(text);
            game.positions.push(position);
        }
        Ok(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_number_that_can_be_written_back_is_split_off() {
        assert_eq!(split("seed 1, game 17"), ("seed 1, game ", Some(17)));
        assert_eq!(split("game 0"), ("game ", Some(0)));
        assert_eq!(split("17"), ("", Some(17)));
        for whole in ["", "Wch", "game 007", "99999999999", "m\u{663}"] {
            assert_eq!(split(whole), (whole, None));
        }
    }
}

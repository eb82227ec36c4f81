//! Types of middlegame: in how many games each [`Formation`] arises, and from which openings.
//!
//! A [`MiddlegameCounter`] counts games; its [`MiddlegameTable`] is what the program shows. No results of the games are
//! counted: most of them were chosen by their results.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use strum::VariantArray as _;

use crate::Formation;
use crate::mining::MinedGame;
use damier_rules::notation::write_move;
use damier_rules::{AnyPosition, Color, Variant};

/// The first ply that counts, from 0: before move 16 the men of the start make most of the formations.
const FIRST_PLY: usize = 30;
/// The plies by which openings are told apart: one move of each side.
const OPENING_PLIES: usize = 2;
/// The openings that are listed of each type.
const LISTED: usize = 3;
/// Openings of fewer games come last: their shares say little.
const LEAST: u32 = 40;

/// In how many games the types of middlegame arise.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MiddlegameTable {
    /// All games of people that were counted.
    pub games: u32,
    /// The types, those of most games first.
    pub types: Vec<MiddlegameType>,
}

/// One type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MiddlegameType {
    /// The formation.
    pub formation: Formation,
    /// The games in which it arises, for either side.
    pub games: u32,
    /// The openings from which it arises most often, by the share of their games.
    pub openings: Vec<MiddlegameOpening>,
}

/// An opening from which a type arises.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MiddlegameOpening {
    /// Its first moves.
    pub moves: String,
    /// The games in which the type arises from it.
    pub games: u32,
    /// All games with it.
    pub of: u32,
}

impl MiddlegameTable {
    /// What is known about a type.
    #[must_use]
    pub fn of(&self, formation: Formation) -> Option<&MiddlegameType> {
        self.types.iter().find(|each| each.formation == formation)
    }
}

/// Counts games.
#[derive(Debug, Default)]
pub struct MiddlegameCounter {
    games: u32,
    openings: BTreeMap<String, u32>,
    arisen: BTreeMap<usize, BTreeMap<String, u32>>,
}

impl MiddlegameCounter {
    /// Counts a game that begins at the start.
    pub fn add(&mut self, game: &MinedGame) {
        let opening = opening(game);
        self.games += 1;
        *self.openings.entry(opening.clone()).or_default() += 1;
        let arisen = arisen(game);
        for (place, _) in Formation::VARIANTS.iter().enumerate().filter(|(place, _)| arisen[*place] != [false; 2]) {
            *self.arisen.entry(place).or_default().entry(opening.clone()).or_default() += 1;
        }
    }

    /// The counts so far.
    #[must_use]
    pub fn table(&self) -> MiddlegameTable {
        let mut types: Vec<MiddlegameType> = Vec::new();
        for (&place, by_opening) in &self.arisen {
            let mut openings: Vec<MiddlegameOpening> = by_opening
                .iter()
                .map(|(moves, &games)| MiddlegameOpening { moves: moves.clone(), games, of: self.openings[moves] })
                .collect();
            openings.sort_by(|one, other| {
                let by_share = (other.games * one.of).cmp(&(one.games * other.of));
                (other.of >= LEAST).cmp(&(one.of >= LEAST)).then(by_share)
            });
            openings.truncate(LISTED);
            let games = by_opening.values().sum();
            types.push(MiddlegameType { formation: Formation::VARIANTS[place], games, openings });
        }
        types.sort_by_key(|each| std::cmp::Reverse(each.games));
        MiddlegameTable { games: self.games, types }
    }
}

/// The first moves of a game.
fn opening(game: &MinedGame) -> String {
    let mut position = game.start;
    let mut written = Vec::new();
    for &played in game.moves.iter().take(OPENING_PLIES) {
        written.push(write_move(&position, played));
        position = position.play_unchecked(played);
    }
    written.join(" ")
}

/// For each formation, whether White and Black had it in a game: at two of their turns in a row, with nothing to capture at
/// either.
#[must_use]
pub fn arisen(game: &MinedGame) -> Vec<[bool; 2]> {
    let count = Formation::VARIANTS.len();
    let mut arisen = vec![[false; 2]; count];
    let mut before = vec![[false; 2]; count];
    if game.start.variant() != Variant::International {
        return arisen;
    }
    let mut position = game.start;
    for (ply, &played) in game.moves.iter().enumerate() {
        let side = position.side_to_move() as usize;
        let counts = ply >= FIRST_PLY && !position.must_capture();
        for (place, formation) in Formation::VARIANTS.iter().enumerate() {
            let stands = counts && formation.is_in(&position);
            arisen[place][side] |= stands && before[place][side];
            before[place][side] = stands;
        }
        position = position.play_unchecked(played);
    }
    arisen
}

/// Whether a position is a middlegame: each side has ten pieces or more.
#[must_use]
pub fn is_middlegame(position: &AnyPosition) -> bool {
    Color::ALL.into_iter().all(|color| position.all_pieces(color).len() >= 10)
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::notation::pdn::read_games;

    fn game(moves: &str) -> MinedGame {
        let pdn = format!("{moves} *\n");
        MinedGame::from(&read_games(pdn.as_bytes(), Variant::International).next().unwrap().unwrap())
    }

    /// The place of a formation among all.
    fn place(formation: Formation) -> usize {
        Formation::VARIANTS.iter().position(|each| *each == formation).unwrap()
    }

    /// The beginning of a game of the collection. White has 27, 28, 32 and 33 before move 16 and before move 17.
    const CENTRE: &str = "1. 32-28 18-23 2. 38-32 12-18 3. 31-27 7-12 4. 37-31 1-7 5. 43-38 20-24 6. 49-43 14-20 \
                          7. 41-37 10-14 8. 34-29 23x34 9. 40x29 17-22 10. 28x17 11x22 11. 46-41 5-10 12. 32-28 12-17 \
                          13. 37-32 20-25 14. 29x20 15x24 15. 41-37 10-15";

    #[test]
    fn what_stands_for_two_turns_has_arisen() {
        let centre = |more: &str| arisen(&game(&format!("{CENTRE} {more}")))[place(Formation::Centre)];
        assert_eq!(centre("16. 45-40 14-20 17. 31-26 22x31"), [true, false], "at two of White's turns");
        assert_eq!(centre("16. 45-40 14-20"), [false, false], "at one");
        assert_eq!(centre(""), [false, false], "too early");
    }

    #[test]
    fn games_are_counted_by_their_openings() {
        let mut counter = MiddlegameCounter::default();
        counter.add(&game(&format!("{CENTRE} 16. 45-40 14-20 17. 31-26 22x31")));
        counter.add(&game("1. 32-28 18-23 2. 37-32"));
        counter.add(&game("1. 33-29 20-25"));
        let table = counter.table();
        assert_eq!(table.games, 3);
        let centre = table.of(Formation::Centre).unwrap();
        let opening = MiddlegameOpening { moves: "32-28 18-23".to_owned(), games: 1, of: 2 };
        assert_eq!((centre.games, &centre.openings[..]), (1, &[opening][..]));
        assert_eq!(table.of(Formation::Olympic), None);
        let text = serde_json::to_string(&table).unwrap();
        assert_eq!(serde_json::from_str::<MiddlegameTable>(&text).unwrap(), table);
    }
}

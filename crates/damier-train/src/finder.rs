//! Finding a position, or a pattern of one, among puzzles and games.
//!
//! A [`Finder`] holds every position in memory, so that a pattern is compared with all of them in a few milliseconds; or
//! what one pattern fits.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::BufRead;
use std::sync::Arc;

use damier_puzzles::mining::MinedGame;
use damier_puzzles::record::Source as PuzzleSource;
use damier_puzzles::{Collection, Record};
use damier_rules::notation::pdn::{read_games, write_game};
use damier_rules::notation::{Pattern, read_fen, read_move};
use damier_rules::{AnyPosition, Variant};

/// Where a position was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HitOrigin {
    /// A puzzle, by its id.
    Puzzle(Arc<str>),
    /// The game from which a puzzle was made, by the id of the puzzle.
    GameOf(Arc<str>),
    /// One of the player's own games, as PDN.
    Own(Arc<str>),
}

/// A puzzle or a game among those searched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Searched {
    /// What it is.
    pub origin: HitOrigin,
    /// White's name, if known.
    pub white: Option<Arc<str>>,
    /// Black's name, if known.
    pub black: Option<Arc<str>>,
    /// The event or the site, if known.
    pub event: Option<Arc<str>>,
    /// The year, if known.
    pub year: Option<u16>,
}

/// A position that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The puzzle or game.
    pub searched: Searched,
    /// How many plies of the game were played before.
    pub ply: u16,
    /// The position.
    pub position: AnyPosition,
    /// Whether it has no other pieces than those given.
    pub is_whole: bool,
}

/// The result of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Matches {
    /// At most as many as wanted: one a puzzle or game, whole positions first, then own games, puzzles, other games.
    pub hits: Vec<Hit>,
    /// How many puzzles and games have such a position.
    pub all: usize,
}

/// How much is searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extent {
    /// Puzzles.
    pub puzzles: usize,
    /// Games, the player's own and others.
    pub games: usize,
    /// Positions in both.
    pub positions: usize,
}

/// The positions of puzzles and games.
#[derive(Debug, Default)]
pub struct Finder {
    searched: Vec<Searched>,
    /// For each puzzle or game, the end of its positions; they begin where those before end.
    ends: Vec<usize>,
    positions: Vec<AnyPosition>,
    /// The pattern that will be found, if no other will be: then only what has it is kept.
    only: Option<Pattern>,
    extent: Extent,
    /// Hashes of the variants and moves of the games that are there: most games of puzzles have made several.
    games: HashSet<u64>,
}

impl Finder {
    /// A finder for one pattern, which keeps no position of what does not have it: for more games than fit in memory.
    #[must_use]
    pub fn only(pattern: Pattern) -> Self {
        Self { only: Some(pattern), ..Self::default() }
    }

    /// Notes a game. Returns whether it was new.
    fn is_new(&mut self, variant: Variant, game: &str) -> bool {
        // Of two different games in a billion some may share a hash; of a player's, hardly.
        let mut hasher = DefaultHasher::new();
        (variant.name(), game).hash(&mut hasher);
        self.games.insert(hasher.finish())
    }

    /// Adds the puzzles of a collection, and the games from which they were made. Records that cannot be read are left
    /// out.
    pub fn add_puzzles(&mut self, collection: &Collection) {
        for entry in collection.entries() {
            let Ok(Record { fen, source, .. }) = collection.record(entry) else { continue };
            let Ok(read) = read_fen(&fen, entry.variant) else { continue };
            self.add(searched(HitOrigin::Puzzle(entry.id.clone()), &source), [read.position]);
            if let Some(moves) = &source.moves
                && self.is_new(entry.variant, moves)
            {
                let positions = played(AnyPosition::start(entry.variant), moves);
                self.add(searched(HitOrigin::GameOf(entry.id.clone()), &source), positions);
            }
        }
    }

    /// Adds the player's own games from PDN; `variant` is for games without `GameType`. Games with an error are left out.
    pub fn add_own_games(&mut self, pdn: impl BufRead, variant: Variant) {
        for game in read_games(pdn, variant).filter_map(Result::ok) {
            let text = write_game(&game);
            if !self.is_new(game.variant(), &text) {
                continue;
            }
            // A puzzle that came of the game does not bring it a second time.
            if let Some(moves) = MinedGame::from(&game).written() {
                self.is_new(game.variant(), &moves);
            }
            let known = |name| game.tag(name).filter(|value| !value.is_empty() && *value != "?").map(str::to_owned);
            let year = known("Date").and_then(|date| date.get(..4)?.parse().ok());
            let [white, black, event] = ["White", "Black", "Event"].map(known);
            let source = PuzzleSource { white, black, event, year, ..PuzzleSource::default() };
            let nodes = std::iter::once(game.root()).chain(game.main_line());
            let positions: Vec<AnyPosition> = nodes.map(|node| game.node(node).position).collect();
            self.add(searched(HitOrigin::Own(text.into()), &source), positions);
        }
    }

    fn add(&mut self, searched: Searched, positions: impl IntoIterator<Item = AnyPosition>) {
        let start = self.positions.len();
        self.positions.extend(positions);
        match searched.origin {
            HitOrigin::Puzzle(_) => self.extent.puzzles += 1,
            HitOrigin::GameOf(_) | HitOrigin::Own(_) => self.extent.games += 1,
        }
        self.extent.positions += self.positions.len() - start;
        if let Some(pattern) = &self.only {
            // Up to the position that is found: its place counts.
            let kept = first_in(&self.positions[start..], pattern).map_or(0, |(_, place)| place + 1);
            self.positions.truncate(start + kept);
            if kept == 0 {
                return;
            }
        }
        self.ends.push(self.positions.len());
        self.searched.push(searched);
    }

    /// How much is searched.
    #[must_use]
    pub const fn extent(&self) -> Extent {
        self.extent
    }

    /// Finds a pattern. Returns at most `most` hits.
    #[must_use]
    pub fn find(&self, pattern: &Pattern, most: usize) -> Matches {
        let mut start = 0;
        let mut found: Vec<(bool, u8, usize, usize)> = Vec::new();
        for (index, &end) in self.ends.iter().enumerate() {
            if let Some((is_whole, place)) = first_in(&self.positions[start..end], pattern) {
                found.push((!is_whole, rank(&self.searched[index].origin), index, start + place));
            }
            start = end;
        }
        let all = found.len();
        found.sort_unstable();
        found.truncate(most);
        let hits = found.into_iter().map(|(is_part, _, index, place)| {
            let first = index.checked_sub(1).map_or(0, |before| self.ends[before]);
            Hit {
                searched: self.searched[index].clone(),
                ply: u16::try_from(place - first).unwrap_or(u16::MAX),
                position: self.positions[place],
                is_whole: !is_part,
            }
        });
        Matches { hits: hits.collect(), all }
    }
}

/// The first position that fits a pattern as a whole, or else the first that fits it at all, and whether it is whole.
fn first_in(positions: &[AnyPosition], pattern: &Pattern) -> Option<(bool, usize)> {
    let mut part = None;
    for (place, position) in positions.iter().enumerate() {
        if !pattern.fits(position) {
            continue;
        }
        if pattern.is_all_of(position) {
            return Some((true, place));
        }
        part = part.or(Some((false, place)));
    }
    part
}

/// The place of a kind of origin in the list of hits.
const fn rank(origin: &HitOrigin) -> u8 {
    match origin {
        HitOrigin::Own(_) => 0,
        HitOrigin::Puzzle(_) => 1,
        HitOrigin::GameOf(_) => 2,
    }
}

fn searched(origin: HitOrigin, source: &PuzzleSource) -> Searched {
    let shared = |text: &Option<String>| text.as_deref().map(Arc::from);
    let [white, black, event] = [&source.white, &source.black, &source.event].map(shared);
    Searched { origin, white, black, event, year: source.year }
}

/// The positions of a game, as far as its moves can be read.
fn played(start: AnyPosition, moves: &str) -> Vec<AnyPosition> {
    let mut positions = vec![start];
    let mut position = start;
    for text in moves.split(' ') {
        let Ok(played) = read_move(&position, text) else { break };
        position = position.play_unchecked(played);
        positions.push(position);
    }
    positions
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::notation::read_pattern;

    const OWN: &str = "[White \"Anna\"]\n[Black \"?\"]\n[Date \"2026.11.02\"]\n\n1. 32-28 17-22 2. 28x17 11x22 *\n";

    fn pattern(text: &str) -> Pattern {
        read_pattern(text, Variant::International).unwrap()
    }

    fn finder() -> Finder {
        let mut finder = Finder::default();
        finder.add_puzzles(&crate::shipped());
        finder.add_own_games(OWN.as_bytes(), Variant::International);
        finder.add_own_games(OWN.as_bytes(), Variant::International);
        finder
    }

    #[test]
    fn every_puzzle_is_found_by_its_own_position_and_own_games_come_first() {
        let (finder, collection) = (finder(), crate::shipped());
        let extent = finder.extent();
        assert_eq!(extent.puzzles, collection.entries().len());
        assert!(extent.positions > extent.puzzles + extent.games, "{extent:?}");
        for entry in collection.entries().iter().step_by(997) {
            let position = collection.puzzle(entry).unwrap().position;
            let matches = finder.find(&Pattern::of(&position), usize::MAX);
            let is_it = |hit: &&Hit| hit.searched.origin == HitOrigin::Puzzle(entry.id.clone());
            let hit = matches.hits.iter().find(is_it).unwrap();
            assert_eq!((hit.position, hit.is_whole, hit.ply), (position, true, 0));
        }
        let matches = finder.find(&pattern("?:W17:B11,-22"), 5);
        assert!(matches.all > 5 && matches.hits.len() == 5, "{matches:?}");
        let own = &matches.hits[0];
        assert!(matches!(own.searched.origin, HitOrigin::Own(_)), "{own:?}");
        assert_eq!((own.searched.white.as_deref(), own.searched.black.as_deref()), (Some("Anna"), None));
        assert_eq!((own.searched.year, own.ply, own.is_whole), (Some(2026), 3, false));
    }

    #[test]
    fn a_finder_for_one_pattern_keeps_only_what_it_fits_and_finds_the_same() {
        let all = finder();
        for text in ["?:W17:B11,-22", "W:W31-50:B1-20", "?:WK5:B6"] {
            let pattern = pattern(text);
            let mut only = Finder::only(pattern);
            only.add_own_games(OWN.as_bytes(), Variant::International);
            only.add_puzzles(&crate::shipped());
            let (found, expected) = (only.find(&pattern, usize::MAX), all.find(&pattern, usize::MAX));
            assert_eq!((found.all, only.extent()), (expected.all, all.extent()), "{text}");
            for hit in &found.hits {
                assert!(expected.hits.contains(hit), "{hit:?}");
            }
            assert!(only.positions.len() < all.positions.len() / 2, "{text}: {}", only.positions.len());
        }
    }

    #[test]
    fn a_game_is_listed_once_though_a_puzzle_came_of_it() {
        let game = read_games(OWN.as_bytes(), Variant::International).next().unwrap().unwrap();
        let mined = MinedGame::from(&game);
        let shipped = crate::shipped();
        let entry = shipped.entries().iter().find(|entry| entry.variant == Variant::International).unwrap();
        let mut record: Record = shipped.record(entry).unwrap();
        record.source.moves = mined.written();
        assert_eq!(record.source.moves.as_deref(), Some("32-28 17-22 28x17 11x22"));
        let mut puzzles = Collection::default();
        puzzles.add_text("own", serde_json::to_string(&record).unwrap());
        let mut finder = Finder::default();
        finder.add_own_games(OWN.as_bytes(), Variant::International);
        finder.add_puzzles(&puzzles);
        let hits = finder.find(&pattern("?:W37,17:B11,-22"), 9).hits;
        assert_eq!(hits.len(), 1, "{hits:?}");
        assert!(matches!(hits[0].searched.origin, HitOrigin::Own(_)));
    }

    #[test]
    fn a_whole_position_comes_before_larger_ones_and_each_game_once() {
        let mut finder = Finder::default();
        finder.add_own_games(
            "[FEN \"W:W28,33,38:B9,19\"]\n\n1. 33-29 19-23 2. 28x19 *\n".as_bytes(),
            Variant::International,
        );
        finder.add_own_games("[FEN \"W:W28:B9,19\"]\n\n1. 28-22 *\n".as_bytes(), Variant::International);
        let hits = finder.find(&pattern("W:W28:B9,19"), 9).hits;
        assert_eq!(hits.iter().map(|hit| (hit.is_whole, hit.ply)).collect::<Vec<_>>(), [(true, 0), (false, 0)]);
        let matches = finder.find(&pattern("?:B9"), 9);
        assert_eq!((matches.all, matches.hits.len()), (2, 2));
        assert_eq!(finder.find(&pattern("?:WK28"), 9), Matches::default());
    }
}

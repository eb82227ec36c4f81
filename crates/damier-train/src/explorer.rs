//! What is known about a position at the beginning of a game: the moves played there, by whom and how often, the value
//! that the engine gave them, the player's own games, and the moves that fall into a trap.
//!
//! An [`Explorer`] looks positions up, however they were reached. It never tells how many points a move brought in the
//! games of others: most of those were chosen by their results.

use std::collections::{HashMap, HashSet};
use std::io::BufRead;
use std::sync::Arc;

use crate::repertoire::{Card, Departure, Gap, Repertoire};
use crate::traps::TRAP;
use damier_openings::{Counts, OpeningName, OpeningTable, SearchedValue};
use damier_puzzles::middlegame::{arisen, is_middlegame};
use damier_puzzles::mining::MinedGame;
use damier_puzzles::record::{hash, id_of};
use damier_puzzles::{Collection, Entry, Formation, Goal};
use damier_rules::notation::pdn::{GameResult, PdnGame, read_games};
use damier_rules::notation::read_fen;
use damier_rules::{AnyPosition, Color, Move, Variant};
use strum::VariantArray as _;

/// The plies of the player's own games that are looked at.
const OWN_PLIES: usize = 60;

/// The player's own games with a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnResults {
    /// All games, with those that have no result.
    pub games: u32,
    /// Those that the player won.
    pub won: u32,
    /// Those that were drawn.
    pub drawn: u32,
    /// Those that the player lost.
    pub lost: u32,
}

/// A legal move of which something is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExploredMove {
    /// The move.
    pub played: Move,
    /// The games of others.
    pub counts: Counts,
    /// The value of the position after it, for the side that moves here.
    pub value: Option<SearchedValue>,
    /// The name of the position after it.
    pub name: Option<OpeningName>,
    /// The player's own games.
    pub own: OwnResults,
    /// The first move of a shot that it allows.
    pub shot: Option<Move>,
    /// The puzzle with that shot, if there is one.
    pub trap: Option<Arc<str>>,
}

/// What is known about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explored {
    /// The position.
    pub position: AnyPosition,
    /// Its name.
    pub name: Option<OpeningName>,
    /// Its value, for the side to move.
    pub value: Option<SearchedValue>,
    /// The moves, those of most games of people first.
    pub moves: Vec<ExploredMove>,
}

/// What a repertoire lacks and has too much, and where the player's games left it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RepertoireSurvey {
    /// Replies without an answer.
    pub gaps: Vec<Gap>,
    /// Cards that the others do not lead to.
    pub redundant: Vec<Card>,
    /// Where own games left it.
    pub departures: Vec<Departure>,
}

/// A type of middlegame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Middlegame {
    /// The formation.
    pub formation: Formation,
    /// The puzzles in whose position the side to move has it, by their ids.
    pub shots: Vec<String>,
    /// The own games in which the player had it, and those in which the opponent had it.
    pub own: [OwnResults; 2],
}

/// An own game in which the player's side is known.
struct OwnGame {
    game: MinedGame,
    side: Color,
    result: Option<PlayerResult>,
}

/// Looks positions up.
#[derive(Default)]
pub struct Explorer {
    tables: Vec<OpeningTable>,
    puzzles: Collection,
    own: HashMap<AnyPosition, HashMap<AnyPosition, OwnResults>>,
    /// The own games in which the player's side is known, in the order in which they were added.
    games: Vec<OwnGame>,
    /// Hashes of the variants and moves of the own games that were added: a game may have been played here and imported.
    added: HashSet<u64>,
}

impl Explorer {
    /// Looks positions up in these tables, and traps among these puzzles.
    #[must_use]
    pub fn new(tables: Vec<OpeningTable>, puzzles: Collection) -> Self {
        Self { tables, puzzles, ..Self::default() }
    }

    /// Adds games that the player played; `variant` is for games without `GameType`, and `mine` finds the player's side,
    /// without which a game counts but has no result. Games with an error are left out.
    pub fn add_own_games(&mut self, pdn: impl BufRead, variant: Variant, mine: impl Fn(&PdnGame) -> Option<Color>) {
        for game in read_games(pdn, variant).filter_map(Result::ok) {
            let mined = MinedGame::from(&game);
            let squares = mined.moves.iter().flat_map(|played| [played.from, played.to]);
            let size = mined.start.board_size();
            let tags = ["White", "Black", "Date", "Event", "Round"].into_iter().filter_map(|name| game.tag(name));
            let bytes = tags.flat_map(str::bytes).chain(squares.map(|square| size.number(square)));
            if !self.added.insert(hash(bytes.chain(game.variant().name().bytes()))) {
                continue;
            }
            let player = mine(&game);
            let result = result_for(&game.result, player);
            let mut position = mined.start;
            for &played in mined.moves.iter().take(OWN_PLIES) {
                let after = position.play_unchecked(played);
                self.own.entry(position).or_default().entry(after).or_default().add(result);
                position = after;
            }
            self.games.extend(player.map(|side| OwnGame { game: mined, side, result }));
        }
    }

    /// What a repertoire of a variant lacks and has too much, and where the own games left it, the latest first.
    #[must_use]
    pub fn survey(&self, repertoire: &Repertoire, variant: Variant) -> RepertoireSurvey {
        let table = self.tables.iter().find(|table| table.variant() == variant);
        let of_variant = self.games.iter().rev().filter(|own| own.game.start.variant() == variant);
        RepertoireSurvey {
            gaps: table.map(|table| repertoire.gaps(table)).unwrap_or_default(),
            redundant: repertoire.redundant(variant).into_iter().cloned().collect(),
            departures: of_variant.filter_map(|own| repertoire.departure(&own.game, own.side, table)).collect(),
        }
    }

    /// The types of middlegame on 100 squares: their shots, and the own games in which they arose.
    #[must_use]
    pub fn middlegames(&self) -> Vec<Middlegame> {
        let new = |&formation: &Formation| Middlegame { formation, shots: Vec::new(), own: [OwnResults::default(); 2] };
        let mut types: Vec<Middlegame> = Formation::VARIANTS.iter().map(new).collect();
        for entry in self.puzzles.entries().iter().filter(|entry| entry.variant == Variant::International) {
            let Ok(record) = self.puzzles.record(entry) else { continue };
            let Ok(read) = read_fen(&record.fen, entry.variant) else { continue };
            if record.goal == Goal::Book || !is_middlegame(&read.position) {
                continue;
            }
            for each in types.iter_mut().filter(|each| each.formation.is_in(&read.position)) {
                each.shots.push(entry.id.to_string());
            }
        }
        for own in &self.games {
            for (each, sides) in types.iter_mut().zip(arisen(&own.game)) {
                for (results, side) in each.own.iter_mut().zip([own.side, !own.side]) {
                    if sides[side as usize] {
                        results.add(own.result);
                    }
                }
            }
        }
        types
    }

    /// What is known about a position.
    #[must_use]
    pub fn explore(&self, position: &AnyPosition) -> Explored {
        let table = self.tables.iter().find(|table| table.variant() == position.variant());
        let value = |position: &AnyPosition| table.and_then(|table| table.value(position));
        let known = table.map_or(&[][..], |table| table.moves(position));
        let own = self.own.get(position);
        let mut results = HashSet::new();
        let mut moves: Vec<ExploredMove> = Vec::new();
        for played in position.legal_moves() {
            let after = position.play_unchecked(played);
            if !results.insert(after) {
                continue;
            }
            let known = known.iter().find(|each| each.after == after);
            let counts = known.map_or(Counts::default(), |each| each.counts);
            let own = own.and_then(|own| own.get(&after)).copied().unwrap_or_default();
            let (shot, trap) = self.trap(&after, known.and_then(|each| each.shot));
            if counts.all() > 0 || own.games > 0 || shot.is_some() {
                let value = value(&after).map(|found| SearchedValue { centi_men: -found.centi_men, ..found });
                moves.push(ExploredMove { played, counts, value, name: OpeningName::of(&after), own, shot, trap });
            }
        }
        let people = |each: &ExploredMove| each.counts.unselected + each.counts.selected;
        moves.sort_by_key(|each| std::cmp::Reverse((people(each), each.counts.programs, each.own.games)));
        Explored { position: *position, name: OpeningName::of(position), value: value(position), moves }
    }

    /// The first move of the shot in a position, by the table or by a puzzle among the opening traps, and that puzzle.
    fn trap(&self, position: &AnyPosition, shot: Option<Move>) -> (Option<Move>, Option<Arc<str>>) {
        let is_trap = |entry: &&Entry| entry.tags.iter().filter_map(|tag| tag.theme()).any(|theme| *theme == TRAP);
        let entry = self.puzzles.find(&id_of(position)).filter(is_trap);
        // The puzzle may be the same position with the colours exchanged.
        let puzzle =
            entry.and_then(|entry| self.puzzles.puzzle(entry).ok()).filter(|found| found.position == *position);
        let first = puzzle.as_ref().and_then(|puzzle| puzzle.solution.first()).map(|choice| choice.candidate);
        (first.or(shot), puzzle.map(|puzzle| puzzle.id.into()))
    }
}

impl OwnResults {
    fn add(&mut self, result: Option<PlayerResult>) {
        self.games += 1;
        match result {
            Some(PlayerResult::Won) => self.won += 1,
            Some(PlayerResult::Drawn) => self.drawn += 1,
            Some(PlayerResult::Lost) => self.lost += 1,
            None => {}
        }
    }
}

#[derive(Clone, Copy)]
enum PlayerResult {
    Won,
    Drawn,
    Lost,
}

fn result_for(result: &GameResult, side: Option<Color>) -> Option<PlayerResult> {
    let winner = match result {
        GameResult::WhiteWins => Color::White,
        GameResult::BlackWins => Color::Black,
        GameResult::Draw => return side.map(|_| PlayerResult::Drawn),
        GameResult::BothLose => return side.map(|_| PlayerResult::Lost),
        GameResult::Unknown | GameResult::Other(_) => return None,
    };
    side.map(|side| if side == winner { PlayerResult::Won } else { PlayerResult::Lost })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::own_games::side_of;
    use damier_openings::{GameGroup, TableBuilder};
    use damier_rules::notation::{read_line, write_move};

    const OWN: &str = "[White \"Anna\"]\n[Black \"Bob\"]\n[Result \"2-0\"]\n\n1. 32-28 17-22 2. 28x17 11x22 2-0\n\n\
                       [White \"Bob\"]\n[Black \"Anna\"]\n\n1. 32-28 19-23 1-1\n\n\
                       [White \"Anna\"]\n[Black \"Bob\"]\n\n1. 31-26 19-23 0-2\n\n\
                       [White \"Anna\"]\n[Black \"Bob\"]\n\n1. 31-26 *\n";

    fn start() -> AnyPosition {
        AnyPosition::start(Variant::International)
    }

    fn explorer() -> Explorer {
        let mut builder = TableBuilder::new(Variant::International);
        for (line, group) in [
            ("32-28 19-23", GameGroup::Selected),
            ("33-28 18-22", GameGroup::Unselected),
            ("33-28 18-23", GameGroup::Selected),
            ("34-29", GameGroup::Programs),
        ] {
            builder.add(&read_line(start(), line.split(' ')).unwrap(), group);
        }
        let mut table = builder.table(1, 30);
        let after = start().play_unchecked(read_line(start(), ["33-28"]).unwrap()[0]);
        table.set_value(after, SearchedValue { centi_men: 7, depth: 20 });
        Explorer::new(vec![table], Collection::default())
    }

    fn names(explored: &Explored) -> Vec<String> {
        explored.moves.iter().map(|each| write_move(&explored.position, each.played)).collect()
    }

    #[test]
    fn moves_come_by_games_of_people_and_values_are_those_of_the_side_that_moves() {
        let explored = explorer().explore(&start());
        assert_eq!(names(&explored), ["33-28", "32-28", "34-29"]);
        let [most, ..] = &*explored.moves else { panic!("three moves") };
        assert_eq!((most.counts.unselected, most.counts.selected, most.counts.programs), (1, 1, 0));
        assert_eq!(most.value, Some(SearchedValue { centi_men: -7, depth: 20 }));
        assert_eq!(explored.moves[2].name.map(|name| name.key), Some("fabre"));
        assert_eq!(explorer().explore(&AnyPosition::start(Variant::Russian)).moves, []);
    }

    #[test]
    fn own_games_count_once_with_the_results_of_the_player() {
        let mut explorer = explorer();
        for _ in 0..2 {
            explorer.add_own_games(OWN.as_bytes(), Variant::International, |game| side_of(game, "anna").ok());
        }
        let found = explorer.explore(&start());
        assert_eq!(names(&found), ["33-28", "32-28", "34-29", "31-26"]);
        let own = |index: usize| found.moves[index].own;
        assert_eq!(own(0), OwnResults::default());
        assert_eq!(own(1), OwnResults { games: 2, won: 1, drawn: 1, lost: 0 });
        assert_eq!(own(3), OwnResults { games: 2, won: 0, drawn: 0, lost: 1 });
        let mut strangers = Explorer::default();
        strangers.add_own_games(OWN.as_bytes(), Variant::International, |_| None);
        let games = strangers.explore(&start()).moves[0].own;
        assert_eq!(games, OwnResults { games: 2, ..OwnResults::default() }, "nobody is known to be the player");
    }

    #[test]
    fn types_of_middlegame_have_their_shots_and_own_games() {
        // The beginning of a game of the collection: White has 27, 28, 32 and 33 before moves 16 and 17.
        let pdn = "[White \"Anna\"]\n[Black \"Bob\"]\n[Result \"2-0\"]\n\n1. 32-28 18-23 2. 38-32 12-18 3. 31-27 7-12 \
                   4. 37-31 1-7 5. 43-38 20-24 6. 49-43 14-20 7. 41-37 10-14 8. 34-29 23x34 9. 40x29 17-22 \
                   10. 28x17 11x22 11. 46-41 5-10 12. 32-28 12-17 13. 37-32 20-25 14. 29x20 15x24 15. 41-37 10-15 \
                   16. 45-40 14-20 17. 31-26 22x31 2-0\n";
        let mut explorer = Explorer::new(Vec::new(), crate::shipped());
        explorer.add_own_games(pdn.as_bytes(), Variant::International, |game| side_of(game, "bob").ok());
        let types = explorer.middlegames();
        let of = |formation| types.iter().find(|each| each.formation == formation).unwrap();
        let lost = OwnResults { games: 1, won: 0, drawn: 0, lost: 1 };
        assert_eq!(of(Formation::Centre).own, [OwnResults::default(), lost], "the opponent had it");
        // A puzzle of the lesson on the Roozenburg system.
        assert!(of(Formation::Roozenburg).shots.iter().any(|id| id == "i7b43c45b44c5"));
        assert!(of(Formation::Classical).shots.len() > 10);
    }

    #[test]
    fn a_move_that_allows_a_trap_is_listed_though_nobody_played_it() {
        let puzzles = crate::shipped();
        let trap = puzzles.entries().iter().filter(|entry| entry.variant == Variant::International);
        let trap = trap.into_iter().find(|entry| entry.tags.iter().any(|tag| tag.theme() == Some(&TRAP))).unwrap();
        let (puzzle, id) = (puzzles.puzzle(trap).unwrap(), trap.id.clone());
        let moves = puzzle.source.moves.clone().unwrap();
        let plies = usize::from(puzzle.source.ply.unwrap()) - 1;
        let way = read_line(start(), moves.split(' ').take(plies)).unwrap();
        let before = way.into_iter().fold(start(), |position, played| position.play_unchecked(played));
        let explored = Explorer::new(Vec::new(), puzzles).explore(&before);
        let found = explored.moves.iter().find(|each| each.trap == Some(id.clone())).unwrap();
        assert_eq!(Some(found.played), puzzle.previous);
    }
}

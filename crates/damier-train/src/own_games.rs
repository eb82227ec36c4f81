//! The player's own games: the puzzles missed and the endings given away in them.

use super::drill::{DrillPlan, Role, assess_moves};
use super::start::Start;
use damier_endings::{Outcome, TableSet};
use damier_engine::annotation::{GameCheck, MoveLoss};
use damier_engine::{Finding, Situation};
use damier_puzzles::mining::MinedGame;
use damier_puzzles::tag::Feature;
use damier_puzzles::{Puzzle, Record, Source};
use damier_rules::notation::pdn::PdnGame;
use damier_rules::notation::write_move;
use damier_rules::{Color, Game, Move};
use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization as _;

/// Why a player cannot be identified in a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayerError {
    /// Neither player has that name.
    #[error("no such player: {white:?}, {black:?}")]
    NotFound {
        /// The player of the white pieces.
        white: String,
        /// The player of the black pieces.
        black: String,
    },
    /// Both players have that name.
    #[error("two such players: {white:?}, {black:?}")]
    Both {
        /// The player of the white pieces.
        white: String,
        /// The player of the black pieces.
        black: String,
    },
}

/// The side a player has in a game, found by name. Part of the name suffices, in upper or lower case, with any spaces, and
/// whether accents are characters of their own or not.
///
/// # Errors
///
/// If neither or both players have such a name.
pub fn side_of(game: &PdnGame, name: &str) -> Result<Color, PlayerError> {
    let player = |tag| game.tag(tag).unwrap_or_default().to_owned();
    let (white, black) = (player("White"), player("Black"));
    let name = comparable(name);
    let fits = |player: &str| comparable(player).contains(&name);
    match (fits(&white), fits(&black)) {
        (true, false) => Ok(Color::White),
        (false, true) => Ok(Color::Black),
        (false, false) => Err(PlayerError::NotFound { white, black }),
        (true, true) => Err(PlayerError::Both { white, black }),
    }
}

/// A name in the form in which names are compared: characters composed, of usual width and small, words with single
/// spaces between them.
fn comparable(name: &str) -> String {
    let composed: String = name.nfkc().flat_map(char::to_lowercase).collect();
    composed.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Of the puzzles mined from a game, those in which the player was to move and did not find the solution. They are
/// tagged [`Feature::OwnGame`].
#[must_use]
pub fn missed(game: &MinedGame, mine: Color, found: Vec<Record>) -> Vec<Record> {
    let missed = found.into_iter().filter(|record| has_missed(game, mine, record) == Some(true));
    missed
        .map(|mut record| {
            record.tags.push(Feature::OwnGame.into());
            record
        })
        .collect()
}

/// Whether the player had the puzzle on the board and played something else. `None` if the record is of another game.
fn has_missed(game: &MinedGame, mine: Color, record: &Record) -> Option<bool> {
    let puzzle = Puzzle::from_record(record).ok()?;
    let played = *game.moves.get(usize::from(record.source.ply?))?;
    let after = puzzle.position.legal_moves().contains(&played).then(|| puzzle.position.play_unchecked(played))?;
    let solved = puzzle.solution.iter().any(|choice| choice.after == after);
    Some(puzzle.position.side_to_move() == mine && !solved)
}

/// A position of a game in which the player gave away a win or a draw, according to the tables and taking the move
/// limit into account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenAway {
    /// A drill from this position.
    pub plan: DrillPlan,
    /// The game and the ply.
    pub source: Source,
}

/// The endings that the player gave away in a game, as far as the bundled tables cover them.
#[must_use]
pub fn given_away(game: &MinedGame, mine: Color, tables: &TableSet) -> Vec<GivenAway> {
    let (mut found, mut replayed) = (Vec::new(), Game::with_plies_used(game.start, game.plies_used));
    for (ply, &played) in game.moves.iter().enumerate() {
        if replayed.position().side_to_move() == mine
            && let Some(plan) = drill_from_mistake(&replayed, played, tables)
        {
            found.push(GivenAway { plan, source: Source { ply: u16::try_from(ply).ok(), ..game.source.clone() } });
        }
        // Once the rules have ended the game, nothing more can be given away.
        if replayed.play(played).is_err() {
            break;
        }
    }
    found
}

/// The drill from a position, if the move played there gives something away.
fn drill_from_mistake(game: &Game, played: Move, tables: &TableSet) -> Option<DrillPlan> {
    let left = assess_moves(game, tables)?.into_iter().find(|each| each.candidate == played)?.outcome;
    let plies_used = game.limit().map_or(0, |count| count.plies_used);
    let start = Start { position: *game.position(), plies_used };
    // The drill does not know the earlier positions, which might be repeated.
    let best = assess_moves(&start.game(), tables)?.into_iter().map(|each| each.outcome).max()?;
    let role = match best {
        Outcome::Win => Role::Win,
        Outcome::Draw => Role::Hold,
        Outcome::Loss => return None,
    };
    (left < best).then(|| DrillPlan::own_game(start, role))
}

/// What a player's moves cost.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Losses {
    /// The moves chosen among several.
    pub moves: u32,
    /// What they cost together, in centi-men.
    pub total: u64,
    /// The one that cost most; `None` if none cost anything.
    pub worst: Option<Box<WorstMove>>,
}

/// The move that cost a player most.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorstMove {
    /// What it cost, in centi-men.
    pub loss: u16,
    /// Its number in the game.
    pub number: usize,
    /// The move in notation.
    pub written: String,
    /// The players of the game, White first, as far as it names them.
    pub players: [Option<String>; 2],
    /// The date of the game, as far as it is known.
    pub date: Option<String>,
    /// Where the game was imported from, if that is known.
    pub place: Option<InFile>,
}

/// A game in a file of games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InFile {
    /// The name of the file.
    pub file: String,
    /// The number of the game in it, from 1.
    pub number: usize,
}

/// What a search of the player's games has found so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Games searched.
    pub done: usize,
    /// Those, and the games that wait.
    pub of: usize,
    /// Puzzles found.
    pub puzzles: usize,
    /// Drills found.
    pub drills: usize,
    /// What the player's moves cost.
    pub losses: Losses,
}

impl Tally {
    /// Counts a game that was searched, with so many new puzzles and drills in it.
    pub fn add(&mut self, puzzles: usize, drills: usize, losses: Losses) {
        self.done += 1;
        self.of = self.of.max(self.done);
        self.puzzles += puzzles;
        self.drills += drills;
        self.losses.add(losses);
    }
}

impl Losses {
    /// What a move cost on average, in centi-men, rounded; `None` without a move.
    #[must_use]
    pub fn mean(&self) -> Option<u16> {
        let moves = u64::from(self.moves);
        u16::try_from((self.total + moves / 2).checked_div(moves)?).ok()
    }

    /// Adds those of another game.
    pub fn add(&mut self, other: Self) {
        self.moves += other.moves;
        self.total += other.total;
        let is_worse = |one: &WorstMove| self.worst.as_ref().is_none_or(|worst| one.loss > worst.loss);
        if let Some(worse) = other.worst.filter(|one| is_worse(one)) {
            self.worst = Some(worse);
        }
    }

    /// What the moves of one side of a game cost. Calls `search` for every position of the main line, the last one first,
    /// and then for those that [`GameCheck`] looks at again.
    ///
    /// # Errors
    ///
    /// Any error of `search`.
    pub fn of<E>(game: &PdnGame, mine: Color, search: impl FnMut(&Situation) -> Result<Finding, E>) -> Result<Self, E> {
        let all = GameCheck::run(game, Some(mine), search)?.losses(mine);
        // The first of several that cost as much.
        let worst = all.iter().rev().max_by_key(|each| each.loss).filter(|worst| worst.loss > 0);
        Ok(Self {
            moves: u32::try_from(all.len()).unwrap_or(u32::MAX),
            total: all.iter().map(|each| u64::from(each.loss)).sum(),
            worst: worst.map(|worst| Box::new(WorstMove::of(game, worst))),
        })
    }
}

impl WorstMove {
    fn of(game: &PdnGame, worst: &MoveLoss) -> Self {
        let place = game.main_line().position(|node| node == worst.node).unwrap_or(0);
        let black_began = game.start().side_to_move() == Color::Black;
        let before = game.node(worst.node).parent().map_or(game.start(), |parent| &game.node(parent).position);
        let known = |tag| game.tag(tag).filter(|value| value.contains(char::is_alphanumeric)).map(str::to_owned);
        let written = write_move(before, worst.played);
        Self {
            loss: worst.loss,
            number: place.midpoint(usize::from(black_began)) + 1,
            written,
            players: ["White", "Black"].map(known),
            date: known("Date").map(|date| date.trim_end_matches(['?', '.']).to_owned()),
            place: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drill::{AssessedMove, best_reply, known, slack};
    use crate::history::Item;
    use damier_puzzles::mining::Miner;
    use damier_rules::Variant;
    use damier_rules::notation::pdn::read_games;
    use damier_rules::notation::read_fen;
    use std::time::Duration;

    /// A game in which White has the shot of the first shipped puzzle (27-22, 17x28, 32x25) available.
    fn game(played: &str) -> PdnGame {
        let text = format!(
            "[White \"Me, Myself\"]\n[Black \"Somebody\"]\n[GameType \"20\"]\n[SetUp \"1\"]\n\
             [FEN \"W:W20,27,32,37:B16,17,21,29,30\"]\n\n1. {played} *\n"
        );
        read_games(text.as_bytes(), Variant::International).next().unwrap().unwrap()
    }

    fn found(game: &PdnGame, mine: Color) -> Vec<Record> {
        let game = MinedGame::from(game);
        missed(&game, mine, Miner::new(3_000, &crate::TABLES).mine_side(&game, mine))
    }

    #[test]
    fn a_shot_that_was_missed_is_a_puzzle_and_one_that_was_played_is_not() {
        let records = found(&game("20-14"), Color::White);
        assert_eq!(records.iter().map(|record| &*record.id).collect::<Vec<_>>(), ["ibc5ea67e98a4"]);
        assert!(records[0].tags.iter().any(|tag| *tag == Feature::OwnGame.into()));
        assert_eq!(records[0].source.white.as_deref(), Some("Me, Myself"));
        assert_eq!(found(&game("27-22"), Color::White), []);
        assert_eq!(found(&game("20-14"), Color::Black), []);
    }

    /// A game in which White wastes moves of the limit as long as the win is kept, and then gives it away.
    fn wasteful_game() -> MinedGame {
        let fen = read_fen("W:WK35,K39,45:BK2", Variant::International).unwrap();
        let (mut moves, mut replayed) = (Vec::new(), Game::new(fen.position));
        loop {
            let all = assess_moves(&replayed, &crate::TABLES).unwrap();
            let left = known(&replayed, &crate::TABLES).as_ref().and_then(slack);
            let wastes =
                |each: &&AssessedMove| each.outcome == Outcome::Win && each.slack().is_some() && each.slack() < left;
            let wasteful = all.iter().filter(wastes).max_by_key(|each| each.slack());
            let gone = all.iter().find(|each| each.outcome < Outcome::Win);
            let played = wasteful.or(gone).unwrap();
            moves.push(played.candidate);
            replayed.play(played.candidate).unwrap();
            if played.outcome < Outcome::Win {
                return MinedGame { start: fen.position, plies_used: 0, moves, source: Source::default() };
            }
            let reply = best_reply(&replayed, &crate::TABLES).unwrap();
            moves.push(reply);
            replayed.play(reply).unwrap();
        }
    }

    #[test]
    fn a_win_that_the_limit_ends_is_given_away_with_the_last_move_and_not_before() {
        let game = wasteful_game();
        let last = game.moves.len() - 1;
        let found = given_away(&game, Color::White, &crate::TABLES);
        let [GivenAway { plan, source }] = &found[..] else { panic!("{found:?}") };
        let start = plan.start.unwrap();
        assert_eq!((source.ply.map(usize::from), usize::from(start.plies_used)), (Some(last), last), "{game:?}");
        assert_eq!(plan.ending.item(), "win KKM v K");
        assert_eq!(plan.ending.trainee(&start.position), Color::White);
        assert_eq!(DrillPlan::of_item(Variant::International, &Item::ending(plan).to_string()), Some(*plan));
        assert_eq!(given_away(&game, Color::Black, &crate::TABLES), []);
    }

    #[test]
    fn a_draw_that_was_given_away_is_to_be_held_by_the_one_who_had_it() {
        // According to `damier endings probe`: after 2-7 a draw, after 2-8 lost in one move.
        for (played, expected) in [("2-7", None), ("2-8", Some("hold K v KK from B:WK35,K39:BK2"))] {
            let text = format!("[White \"X\"]\n[Black \"Me\"]\n[FEN \"B:WK35,K39:BK2\"]\n\n1... {played} *\n");
            let game = read_games(text.as_bytes(), Variant::International).next().unwrap().unwrap();
            let found = given_away(&MinedGame::from(&game), Color::Black, &crate::TABLES);
            let items: Vec<String> = found.iter().map(|found| Item::ending(&found.plan).to_string()).collect();
            assert_eq!(items.first().map(String::as_str), expected);
            assert!(found.iter().all(|found| found.plan.ending.trainee(game.start()) == Color::Black));
        }
    }

    /// The position after some plies of the game below.
    fn game_after(plies: usize) -> damier_rules::AnyPosition {
        let mut game = Game::new(damier_rules::AnyPosition::start(Variant::International));
        for text in ["33-28", "18-23", "34-29", "23x34", "40x29"].into_iter().take(plies) {
            let played = damier_rules::notation::read_move(game.position(), text).unwrap();
            game.play(played).unwrap();
        }
        *game.position()
    }

    #[test]
    fn the_mean_and_the_worst_move_are_those_of_the_values_that_a_judge_gives() {
        let text = "[White \"Me\"]\n[Black \"B\"]\n[Date \"2025.03.??\"]\n\n1. 33-28 18-23 2. 34-29 23x34 3. 40x29 *";
        let game = read_games(text.as_bytes(), Variant::International).next().unwrap().unwrap();
        // For the side to move, by the plies played: White has 0.30 and keeps 0.10, then 0.20 of which -1.40 is left;
        // 23x34 and 40x29 are among several captures that are worth the same. No move is the best, by its line.
        let values = [30, -10, 20, 140, -140, 140];
        let judge = |values: [i32; 6]| {
            move |situation: &Situation| {
                let men = |color| situation.position.pieces(color, damier_rules::PieceKind::Man);
                let played = (0..6).find(|&plies| {
                    game_after(plies).pieces(Color::White, damier_rules::PieceKind::Man) == men(Color::White)
                        && game_after(plies).pieces(Color::Black, damier_rules::PieceKind::Man) == men(Color::Black)
                });
                let score = damier_engine::Score::centi_men(values[played.expect("a position of the game")]);
                let (line, elapsed) = (situation.position.legal_moves().into_iter().take(1).collect(), Duration::ZERO);
                Ok::<_, ()>(Finding { score, line, depth: 9, nodes: 1, elapsed })
            }
        };
        let white = Losses::of(&game, Color::White, judge(values)).unwrap();
        let worst = white.worst.clone().unwrap();
        assert_eq!((worst.loss, worst.number, &*worst.written), (160, 2, "34-29"));
        assert_eq!(
            (worst.players, worst.date.as_deref()),
            ([Some("Me".to_owned()), Some("B".to_owned())], Some("2025.03"))
        );
        assert_eq!((white.moves, white.total, white.mean()), (3, 180, Some(60)));
        let mut both = Losses::default();
        assert_eq!(both.mean(), None);
        both.add(white.clone());
        let four_men = WorstMove { loss: 400, ..*white.worst.clone().unwrap() };
        both.add(Losses { moves: 1, total: 400, worst: Some(Box::new(four_men)) });
        assert_eq!((both.moves, both.mean(), both.worst.map(|worst| worst.loss)), (4, Some(145), Some(400)));
        assert_eq!(Losses::of(&game, Color::White, |_| Err::<Finding, _>("stopped")), Err("stopped"));
    }

    #[test]
    fn a_side_is_known_by_a_part_of_the_name() {
        let game = game("20-14");
        assert_eq!(side_of(&game, "myself"), Ok(Color::White));
        assert_eq!(side_of(&game, "SOMEBODY "), Ok(Color::Black));
        let mut game = game.clone();
        game.set_tag("White", "M\u{fc}ller,\u{a0}Anna");
        game.set_tag("Black", "Ｗｅｉ  Li");
        assert_eq!(side_of(&game, "Mu\u{308}ller,  ANNA"), Ok(Color::White), "a decomposed umlaut");
        assert_eq!(side_of(&game, "wei li"), Ok(Color::Black));
        assert!(side_of(&game, "Muller").is_err());
        let game = super::tests::game("20-14");
        assert!(matches!(side_of(&game, "Nobody"), Err(PlayerError::NotFound { .. })));
        assert!(matches!(side_of(&game, "me"), Err(PlayerError::Both { .. })));
    }
}

//! The player's repertoire: one move in each position where the player is to move.
//!
//! A card is such a position with its move. It is kept as a puzzle whose goal is [`Goal::Book`], so that it is trained and
//! repeated like every other item. The opponent may play anything: what is missing are replies that are played often
//! ([`Repertoire::gaps`]), what is useless are positions that the moves kept no longer lead to
//! ([`Repertoire::redundant`]).

use std::collections::{HashMap, HashSet, VecDeque};

use damier_openings::{OpeningTable, SearchedValue};
use damier_puzzles::mining::MinedGame;
use damier_puzzles::record::{ChoiceRecord, Rating, Verification, id_of};
use damier_puzzles::{Goal, Puzzle, Record, Source, SourceKind, Theme};
use damier_rules::notation::pdn::{NodeId, PdnGame, Step};
use damier_rules::notation::{write_fen, write_move};
use damier_rules::{AnyPosition, Color, Move, Variant};

/// The rating of a card, which is never used: cards change no rating.
const RATING: Rating = Rating { value: 1500, deviation: 350 };
/// A reply that was played in fewer games than this is no gap.
pub const FREQUENT: u32 = 20;

/// A move of the repertoire, with a line that leads to its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The position, in which the player is to move.
    pub position: AnyPosition,
    /// The player's move.
    pub played: Move,
    /// The moves from the start of a game; `None` if the position was set up.
    pub line: Option<Vec<String>>,
}

impl Card {
    /// The move that led to a node of a game, as a card of the side that made it. `None` at the start and after a set-up.
    #[must_use]
    pub fn at(game: &PdnGame, node: NodeId) -> Option<Self> {
        let Step::Move(played) = game.node(node).step else { return None };
        let parent = game.node(node).parent()?;
        let position = game.node(parent).position;
        let (mut line, mut last) = (Vec::new(), parent);
        let mut is_usual = *game.start() == AnyPosition::start(game.variant());
        while let Some(before) = game.node(last).parent() {
            match game.node(last).step {
                Step::Move(played) => line.push(write_move(&game.node(before).position, played)),
                Step::Start | Step::Setup => is_usual = false,
            }
            last = before;
        }
        line.reverse();
        Some(Self { position, played, line: is_usual.then_some(line) })
    }

    /// The identity of its position.
    #[must_use]
    pub fn id(&self) -> String {
        id_of(&self.position)
    }

    /// The card as a line of a collection.
    #[must_use]
    pub fn record(&self) -> Record {
        let source = Source {
            kind: SourceKind::Constructed,
            ply: self.line.as_ref().and_then(|line| u16::try_from(line.len()).ok()),
            moves: self.line.as_ref().filter(|line| !line.is_empty()).map(|line| line.join(" ")),
            ..Source::default()
        };
        let played = write_move(&self.position, self.played);
        Record {
            id: self.id(),
            variant: self.position.variant().name().to_owned(),
            fen: write_fen(&self.position),
            previous: None,
            solution: vec![ChoiceRecord { played, replies: Vec::new(), finish: Vec::new() }],
            goal: Goal::Book,
            tags: vec![Theme::repertoire().into()],
            rating: RATING,
            source,
            verification: Verification { engine: String::new(), nodes: 0, margin: 0 },
            status: damier_puzzles::Status::default(),
            merit: None,
            extra: serde_json::Map::new(),
        }
    }
}

/// The result of adding the moves of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AddedMoves {
    /// The new cards, and those whose move is now another.
    pub cards: Vec<Card>,
    /// Moves that were known.
    pub known: usize,
    /// Second moves in a position, which were left out: there is one move for the player.
    pub others: usize,
}

/// A reply of the opponent to which there is no answer, with the line to it and the position before it.
struct OpenReply {
    line: Vec<String>,
    before: AnyPosition,
    played: Move,
}

/// A game being added.
struct Adding {
    side: Color,
    /// The positions met in it, with that after the first move.
    met: HashMap<AnyPosition, AnyPosition>,
    added: AddedMoves,
}

/// A reply that was played often, and has no answer in the repertoire.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The line to it, the reply last.
    pub line: Vec<String>,
    /// The position after it, in which the player has no move.
    pub position: AnyPosition,
    /// The games of people in which the reply was played.
    pub games: u32,
}

/// Who left the repertoire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeftBy {
    /// The player.
    Player,
    /// The opponent, by a reply without an answer.
    Opponent,
}

/// Where a game left the repertoire.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Departure {
    /// The players, White first, as far as the game names them.
    pub players: [Option<String>; 2],
    /// The line, with the move that left the repertoire last.
    pub line: Vec<String>,
    /// The position before that move.
    pub position: AnyPosition,
    /// Who made it.
    pub by: LeftBy,
    /// The move of the repertoire, where the player left it.
    pub right: Option<Move>,
    /// The value after the move that was made, and after that of the repertoire, for the player, where the table has
    /// them.
    pub values: [Option<SearchedValue>; 2],
}

/// The moves of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Repertoire {
    cards: HashMap<AnyPosition, Card>,
}

impl Repertoire {
    /// The repertoire of cards that were read as puzzles. Other puzzles are left out.
    #[must_use]
    pub fn of<'a>(puzzles: impl IntoIterator<Item = &'a Puzzle>) -> Self {
        let cards = puzzles.into_iter().filter(|puzzle| puzzle.goal == Goal::Book).filter_map(|puzzle| {
            let line = puzzle.source.ply.map(|_| {
                let moves = puzzle.source.moves.as_deref().unwrap_or_default();
                moves.split_whitespace().map(str::to_owned).collect()
            });
            let card = Card { position: puzzle.position, played: puzzle.solution.first()?.candidate, line };
            Some((puzzle.position, card))
        });
        Self { cards: cards.collect() }
    }

    /// The number of cards.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The player's move in a position.
    #[must_use]
    pub fn answer(&self, position: &AnyPosition) -> Option<Move> {
        self.cards.get(position).map(|card| card.played)
    }

    /// The player's move in a position, or the only one that is possible.
    fn answer_or_forced(&self, position: &AnyPosition) -> Option<Move> {
        self.answer(position).or_else(|| {
            let moves = position.legal_moves();
            let first = *moves.first()?;
            let after = position.play_unchecked(first);
            moves.iter().all(|&other| position.play_unchecked(other) == after).then_some(first)
        })
    }

    /// Keeps a move. `None` if it was known.
    pub fn keep(&mut self, card: Card) -> Option<Card> {
        let is_known = self
            .answer(&card.position)
            .is_some_and(|known| card.position.play_unchecked(known) == card.position.play_unchecked(card.played));
        (!is_known).then(|| {
            self.cards.insert(card.position, card.clone());
            card
        })
    }

    /// Adds the moves of a side in a game with its variations. In a position met for the first time in it, the first move
    /// counts; it replaces one that was kept before.
    pub fn add_game(&mut self, game: &PdnGame, side: Color) -> AddedMoves {
        let is_usual = *game.start() == AnyPosition::start(game.variant());
        let mut adding = Adding { side, met: HashMap::new(), added: AddedMoves::default() };
        // The main line comes first, then the variations in the order in which they branch off.
        let mut open = VecDeque::from([(game.root(), is_usual.then(Vec::new))]);
        while let Some((node, line)) = open.pop_front() {
            self.add_node(game, node, line.as_deref(), &mut adding);
            let position = game.node(node).position;
            for &child in game.node(node).children() {
                let next = match game.node(child).step {
                    Step::Move(played) => line.clone().map(|mut line| {
                        line.push(write_move(&position, played));
                        line
                    }),
                    Step::Start | Step::Setup => None,
                };
                open.push_back((child, next));
            }
        }
        adding.added
    }

    fn add_node(&mut self, game: &PdnGame, node: NodeId, line: Option<&[String]>, adding: &mut Adding) {
        let position = game.node(node).position;
        if position.side_to_move() != adding.side {
            return;
        }
        for &child in game.node(node).children() {
            let Step::Move(played) = game.node(child).step else { continue };
            let after = game.node(child).position;
            if let Some(first) = adding.met.get(&position) {
                adding.added.others += usize::from(*first != after);
                continue;
            }
            adding.met.insert(position, after);
            match self.keep(Card { position, played, line: line.map(<[String]>::to_vec) }) {
                Some(card) => adding.added.cards.push(card),
                None => adding.added.known += 1,
            }
        }
    }

    /// The positions that the moves kept for a side lead to, whatever the opponent plays, as long as there is a card, with
    /// a line to each, the shortest first; and the replies to which there is none.
    fn reached(&self, variant: Variant, side: Color) -> (HashSet<AnyPosition>, Vec<OpenReply>) {
        let start = AnyPosition::start(variant);
        let (mut seen, mut replies) = (HashSet::from([start]), Vec::new());
        let mut open: VecDeque<(AnyPosition, Vec<String>)> = VecDeque::from([(start, Vec::new())]);
        while let Some((position, line)) = open.pop_front() {
            let with = |played: Move| {
                let mut line = line.clone();
                line.push(write_move(&position, played));
                (position.play_unchecked(played), line)
            };
            if position.side_to_move() == side {
                let Some(played) = self.answer_or_forced(&position) else { continue };
                let (after, line) = with(played);
                if seen.insert(after) {
                    open.push_back((after, line));
                }
                continue;
            }
            for played in position.legal_moves() {
                let (after, line) = with(played);
                if self.answer_or_forced(&after).is_some() {
                    if seen.insert(after) {
                        open.push_back((after, line));
                    }
                } else {
                    replies.push(OpenReply { line, before: position, played });
                }
            }
        }
        (seen, replies)
    }

    /// The sides for which there are cards of a variant.
    fn sides(&self, variant: Variant) -> impl Iterator<Item = Color> {
        let has = move |side: &Color| {
            self.cards.keys().any(|position| position.variant() == variant && position.side_to_move() == *side)
        };
        Color::ALL.into_iter().filter(has)
    }

    /// The replies of the opponent, played in [`FREQUENT`] games of people or more, to which there is no answer, those of
    /// most games first. Where only one move is possible, none need be kept.
    #[must_use]
    pub fn gaps(&self, table: &OpeningTable) -> Vec<Gap> {
        let mut gaps: Vec<Gap> = Vec::new();
        for side in self.sides(table.variant()) {
            for OpenReply { line, before, played: reply } in self.reached(table.variant(), side).1 {
                let position = before.play_unchecked(reply);
                let known = table.moves(&before).iter().find(|each| each.after == position);
                let games = known.map_or(0, |each| each.counts.unselected + each.counts.selected);
                let is_new = gaps.iter().all(|gap| gap.position != position);
                if games >= FREQUENT && is_new {
                    gaps.push(Gap { line, position, games });
                }
            }
        }
        gaps.sort_by(|one, other| other.games.cmp(&one.games).then_with(|| one.line.cmp(&other.line)));
        gaps
    }

    /// The cards of a variant that the other cards do not lead to, whatever the opponent plays.
    #[must_use]
    pub fn redundant(&self, variant: Variant) -> Vec<&Card> {
        let reached = Color::ALL.map(|side| self.reached(variant, side).0);
        let is_reached = |position: &AnyPosition| reached.iter().any(|positions| positions.contains(position));
        let of_variant = self.cards.values().filter(|card| card.position.variant() == variant);
        let mut redundant: Vec<&Card> = of_variant.filter(|card| !is_reached(&card.position)).collect();
        redundant.sort_by_key(|card| (card.line.clone(), write_fen(&card.position)));
        redundant
    }

    /// Where a game of the player's left the repertoire. `None` if it never was in it, or ended in it.
    #[must_use]
    pub fn departure(&self, game: &MinedGame, mine: Color, table: Option<&OpeningTable>) -> Option<Departure> {
        let (mut position, mut line, mut was_in) = (game.start, Vec::new(), false);
        let departs = |position: AnyPosition, line, by, right: Option<Move>, played: Move| {
            let value = |played: Move| {
                let found = table.and_then(|table| table.value(&position.play_unchecked(played)))?;
                let is_players = position.side_to_move() != mine;
                Some(if is_players { found } else { SearchedValue { centi_men: -found.centi_men, ..found } })
            };
            let players = [game.source.white.clone(), game.source.black.clone()];
            Departure { players, line, position, by, right, values: [value(played), right.and_then(value)] }
        };
        for &played in &game.moves {
            let after = position.play_unchecked(played);
            line.push(write_move(&position, played));
            if position.side_to_move() == mine {
                // The opponent's reply had an answer, or the game has just begun.
                let right = self.answer_or_forced(&position)?;
                was_in = true;
                if position.play_unchecked(right) != after {
                    return Some(departs(position, line, LeftBy::Player, Some(right), played));
                }
            } else if was_in && self.answer_or_forced(&after).is_none() {
                return Some(departs(position, line, LeftBy::Opponent, None, played));
            }
            position = after;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_openings::{GameGroup, TableBuilder};
    use damier_rules::notation::pdn::read_games;
    use damier_rules::notation::read_line;

    const VARIATIONS: &str = "1. 32-28 19-23 (1... 18-23 2. 33-29 (2. 38-32) 23x32 3. 37x28) 2. 28x19 14x23 (2... 13x24 3. 34-29) 3. 37-32 *";

    fn game(pdn: &str) -> PdnGame {
        read_games(pdn.as_bytes(), Variant::International).next().unwrap().unwrap()
    }

    fn after(line: &str) -> AnyPosition {
        let start = AnyPosition::start(Variant::International);
        let moves = read_line(start, line.split_whitespace()).unwrap();
        moves.into_iter().fold(start, |position, played| position.play_unchecked(played))
    }

    fn repertoire() -> Repertoire {
        let mut repertoire = Repertoire::default();
        let added = repertoire.add_game(&game(VARIATIONS), Color::White);
        assert_eq!((added.cards.len(), added.known, added.others), (6, 0, 1));
        repertoire
    }

    fn answer(repertoire: &Repertoire, line: &str) -> Option<String> {
        let position = after(line);
        repertoire.answer(&position).map(|played| write_move(&position, played))
    }

    #[test]
    fn one_move_of_a_side_is_kept_in_each_position_of_the_variations() {
        let mut repertoire = repertoire();
        for (line, played) in [
            ("", Some("32-28")),
            ("32-28 18-23", Some("33-29")),
            ("32-28 18-23 33-29 23x32", Some("37x28")),
            ("32-28 19-23 28x19 13x24", Some("34-29")),
            ("32-28", None),
        ] {
            assert_eq!(answer(&repertoire, line).as_deref(), played, "{line}");
        }
        let again = repertoire.add_game(&game(VARIATIONS), Color::White);
        assert_eq!((again.cards.len(), again.known), (0, 6));
        let other = repertoire.add_game(&game("1. 33-29 *"), Color::White);
        assert_eq!((other.cards.len(), answer(&repertoire, "").as_deref()), (1, Some("33-29")));
    }

    #[test]
    fn a_card_is_a_puzzle_and_is_read_back() {
        let repertoire = repertoire();
        let cards: Vec<Puzzle> =
            repertoire.cards.values().map(|card| Puzzle::from_record(&card.record()).unwrap()).collect();
        assert!(cards.iter().all(|puzzle| puzzle.goal == Goal::Book && puzzle.solution.len() == 1));
        assert_eq!(Repertoire::of(&cards), repertoire);
        let game = game(VARIATIONS);
        let second = game.main_line().nth(2).unwrap();
        let card = Card::at(&game, second).unwrap();
        assert_eq!((card.position, card.line), (after("32-28 19-23"), Some(vec!["32-28".into(), "19-23".into()])));
        assert_eq!(Card::at(&game, game.root()), None);
    }

    #[test]
    fn frequent_replies_without_an_answer_are_gaps() {
        let mut builder = TableBuilder::new(Variant::International);
        let played = [
            ("32-28 17-22 28x17 12x21", 30),
            ("32-28 17-21", 25),
            ("32-28 16-21", 5),
            ("32-28 19-23", 40),
            ("33-28 18-22", 50),
        ];
        for (line, games) in played {
            let moves = read_line(AnyPosition::start(Variant::International), line.split(' ')).unwrap();
            (0..games).for_each(|_| builder.add(&moves, GameGroup::Selected));
        }
        let gaps = repertoire().gaps(&builder.table(1, 30));
        let found: Vec<(String, u32)> = gaps.iter().map(|gap| (gap.line.join(" "), gap.games)).collect();
        // After 17-22 there is one move only.
        assert_eq!(found, [("32-28 17-22 28x17 12x21".to_owned(), 30), ("32-28 17-21".to_owned(), 25)]);
        assert_eq!(Repertoire::default().gaps(&builder.table(1, 30)), []);
    }

    #[test]
    fn cards_that_nothing_leads_to_are_redundant() {
        let mut repertoire = repertoire();
        assert_eq!(repertoire.redundant(Variant::International), Vec::<&Card>::new());
        repertoire.add_game(&game("1. 33-29 *"), Color::White);
        assert_eq!(repertoire.redundant(Variant::International).len(), 5);
        assert_eq!(repertoire.redundant(Variant::Russian), Vec::<&Card>::new());
    }

    #[test]
    fn the_first_move_off_says_who_left_the_repertoire() {
        let left = |pdn: &str| repertoire().departure(&MinedGame::from(&game(pdn)), Color::White, None);
        let own = left("1. 32-28 18-23 2. 38-32 *").unwrap();
        let right = own.right.map(|right| write_move(&own.position, right));
        assert_eq!(
            (own.by, own.line.join(" "), right.as_deref()),
            (LeftBy::Player, "32-28 18-23 38-32".to_owned(), Some("33-29"))
        );
        let other = left("1. 32-28 17-22 2. 28x17 12x21 *").unwrap();
        assert_eq!((other.by, other.line.len(), other.right), (LeftBy::Opponent, 4, None));
        assert_eq!(left("1. 32-28 18-23 2. 33-29 23x32 3. 37x28 *"), None, "it ended in it");
        let black = repertoire().departure(&MinedGame::from(&game("1. 32-28 17-21 *")), Color::Black, None);
        assert_eq!(black, None, "there are no cards for Black");
    }
}

//! Games survive being written and read.

use std::fs;

use crate::notation_support::{pick, positions};
use damier_rules::notation::pdn::{
    Clock, ClockCommand, ClockTime, GameResult, NodeId, PdnGame, PdnReader, Replay, read_games, write_game,
};
use damier_rules::notation::{Fen, Symbol, read_fen};
use damier_rules::{AnyPosition, Color, Variant};
use proptest::prelude::*;

/// A step in building a random game.
#[derive(Clone, Debug)]
enum Edit {
    Move { node: u16, choice: u16 },
    Setup { node: u16, position: AnyPosition },
    Symbol(Symbol),
    Comment(String),
    CommentBefore(String),
    Clock(Clock),
}

fn symbols() -> impl Strategy<Value = Symbol> {
    prop_oneof![
        prop_oneof![0_u64..=255, any::<u64>()].prop_map(Symbol::from_nag),
        (0_i8..=127, any::<bool>()).prop_map(|(amount, lost)| Symbol::Material(if lost { -amount } else { amount })),
        Just(Symbol::Win),
        Just(Symbol::Draw),
        Just(Symbol::AdLibitum),
    ]
}

fn words() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => "[a-zA-Z ,.é!?()0-9-]{0,60}",
        1 => "(\\PC|[{};%\\[\\]\"\\\\ \n]){0,40}",
        1 => "[a-z ]{80,200}",
        1 => "\\[%(clk|emt|x) [0-9]:[0-5][0-9]:[0-5][0-9]\\][\\[%\\] a]{0,4}",
    ]
}

fn clocks() -> impl Strategy<Value = Clock> {
    let time =
        (prop::option::of(any::<bool>()), any::<bool>(), 0_u32..3_600_000).prop_map(|(white, running, seconds)| {
            let player = white.map(|white| if white { Color::White } else { Color::Black });
            ClockTime { player, running: running && player.is_some(), seconds }
        });
    let command = prop::sample::select(vec![
        ClockCommand::Remaining,
        ClockCommand::Mechanical,
        ClockCommand::UsedInGame,
        ClockCommand::UsedForMove,
        ClockCommand::Both,
    ]);
    (command, prop::collection::vec(time, 1..=2)).prop_map(|(command, times)| Clock { command, times })
}

fn edits() -> impl Strategy<Value = Edit> {
    prop_oneof![
        10 => (any::<u16>(), any::<u16>()).prop_map(|(node, choice)| Edit::Move { node, choice }),
        1 => (any::<u16>(), positions()).prop_map(|(node, position)| Edit::Setup { node, position }),
        2 => symbols().prop_map(Edit::Symbol),
        2 => words().prop_map(Edit::Comment),
        1 => words().prop_map(Edit::CommentBefore),
        1 => clocks().prop_map(Edit::Clock),
    ]
}

/// A random tree: most moves continue from the last node, some from any node.
fn build(start: Fen, edits: Vec<Edit>) -> PdnGame {
    let mut game = PdnGame::from(start);
    let mut nodes: Vec<NodeId> = vec![game.root()];
    for edit in edits {
        let last = nodes[nodes.len() - 1];
        let parent = |node: u16| if node.is_multiple_of(4) { nodes[usize::from(node / 4) % nodes.len()] } else { last };
        match edit {
            Edit::Move { node, choice } => {
                let parent = parent(node);
                if let Some(played) = pick(&game.node(parent).position.legal_moves(), choice) {
                    nodes.push(game.add_move(parent, played).expect("a legal move"));
                }
            }
            Edit::Setup { node, position } => {
                if position.variant() == game.variant() {
                    let parent = parent(node);
                    nodes.push(game.add_setup(parent, position));
                }
            }
            Edit::Symbol(symbol) => game.add_symbol(last, symbol),
            Edit::Comment(text) => game.add_comment(last, &text),
            Edit::CommentBefore(text) => game.add_comment_before(last, &text),
            Edit::Clock(clock) => game.add_clock(last, clock),
        }
    }
    game
}

fn results() -> impl Strategy<Value = GameResult> {
    prop::sample::select(vec![
        GameResult::WhiteWins,
        GameResult::Draw,
        GameResult::BlackWins,
        GameResult::BothLose,
        GameResult::Unknown,
        GameResult::Other("1+ - 1-".to_owned()),
    ])
}

/// A position, sometimes with counters.
fn starts() -> impl Strategy<Value = Fen> {
    (positions(), prop::option::of(0..200_u32), prop::option::weighted(0.3, any::<u32>()))
        .prop_map(|(position, quiet_moves, move_number)| Fen { position, quiet_moves, move_number })
}

fn games() -> impl Strategy<Value = PdnGame> {
    let tags =
        prop::collection::vec(("(Event|Site|White|Black|Round|[A-Z][a-z_0-9]{0,8})", "(\\PC|[\"\\\\]]){0,30}"), 0..8);
    (starts(), prop::collection::vec(edits(), 0..80), results(), tags).prop_map(|(start, edits, result, tags)| {
        let mut game = build(start, edits);
        for (name, value) in tags {
            game.set_tag(&name, &value);
        }
        game.result = result;
        game
    })
}

fn read(text: &str) -> Vec<PdnGame> {
    read_games(text.as_bytes(), Variant::International).map(|game| game.expect("a game just written")).collect()
}

proptest! {
    #[test]
    fn games_are_read_as_they_were_written(games in prop::collection::vec(games(), 1..3)) {
        let texts: Vec<String> = games.iter().map(write_game).collect();
        let stream = texts.join("\n");
        prop_assert_eq!(&read(&stream), &games, "{}", stream);
        for (game, text) in read(&stream).iter().zip(&texts) {
            prop_assert_eq!(&write_game(game), text, "the form is canonical");
        }
    }

    #[test]
    fn lines_are_short(game in games()) {
        for line in write_game(&game).lines() {
            let is_wrapped = !line.starts_with('[') && !line.starts_with(';') && line.contains(' ') && !line.contains("; ");
            let width = line.chars().count();
            let longest_word = line.split(' ').map(|word| word.chars().count()).max().unwrap_or(0);
            prop_assert!(!is_wrapped || width <= 80 || longest_word > 40 || line.contains("/FEN"), "{width}: {line}");
        }
    }

    #[test]
    fn no_bytes_make_the_reader_panic_or_hang(
        bytes in prop::collection::vec(any::<u8>(), 0..300),
        text in "([\\[\\](){};/%*$!?+=. \n\"\\\\xK:a-h0-9-]|32-28|\\[Event \"x\"\\]|2-0|\\{|\\}){0,200}",
    ) {
        for input in [bytes.as_slice(), text.as_bytes()] {
            let length = input.len();
            let games = read_games(input, Variant::Russian).count();
            prop_assert!(games <= length + 1);
            let mut reader = PdnReader::new(input);
            let mut replay = Replay::new(Variant::International);
            let mut turns = 0;
            while !matches!(reader.read_game(&mut replay), Ok(None)) {
                turns += 1;
                prop_assert!(turns <= length + 1, "the reader makes no progress");
            }
        }
    }
}

#[test]
fn the_canonical_form() {
    let text = fs::read(format!("{}/tests/data/pdn/annotated.pdn", env!("CARGO_MANIFEST_DIR"))).expect("a test file");
    let game = read_games(text.as_slice(), Variant::International).next().expect("a game").expect("a legal game");
    let expected = "\
[Event \"Annotated\"]
[Result \"*\"]
[GameType \"20\"]

{[%clk 2:00:00]} {Before the game} 1. 32-28! $10 {[%clk 1:59:50]} {a good start}
1... 18-23? ; to the end of the line }
(1... 19-23 2. 28x19 14x23 +1 ({other} 2... 13x24!? -1 3. 37-32)) (1... 17-22
2. 28x17 11x22 a.l.) 2. 37-32 $7 = 12-18?? 3. 41-37?? *
";
    assert_eq!(write_game(&game), expected);
}

#[test]
fn the_form_of_each_variant() {
    let mut russian = PdnGame::from_position(read_fen("B:Wc5,e3,Kh2:Bd6,f8", Variant::Russian).unwrap().position);
    let first = russian.start().legal_moves()[0];
    let root = russian.root();
    russian.add_move(root, first).unwrap();
    russian.result = GameResult::WhiteWins;
    russian.set_tag("Annotator", "a \"b\" \\");
    russian.set_tag("Date", "2024.01.01");
    assert_eq!(
        write_game(&russian),
        "[Date \"2024.01.01\"]\n[Result \"1-0\"]\n[GameType \"25\"]\n[FEN \"B:Wh2,e3,c5:Bd6,f8\"]\n\
         [Annotator \"a \\\"b\\\" \\\\\"]\n\n1... d6:b4 *\n"
            .replace("Wh2,e3,c5", "WKh2,e3,c5")
    );
}

#[test]
fn a_move_that_is_not_legal_is_not_added() {
    let mut game = PdnGame::new(Variant::International);
    let played = game.start().legal_moves()[0];
    let root = game.root();
    let next = game.add_move(root, played).unwrap();
    assert!(game.add_move(next, played).is_err());
    assert!(!game.set_tag("no name", "x"));
}

#[test]
fn the_counters_of_a_fen_are_kept_and_count() {
    let text = "[FEN \"B:WK1,K2,K3:BK46:H28:F61\"]\n\n46-41 62. 1-6 *\n";
    let game = &read(text)[0];
    let written = write_game(game);
    assert!(written.contains("[FEN \"B:WK1,K2,K3:BK46:H28:F61\"]\n"), "{written}");
    assert!(written.contains("\n61... 46-41 62. 1-6 *\n"), "{written}");
    // The limit is 16 moves by each side (RULES.md 1); 14 of them are used.
    let limit = game.fen().game().limit().expect("three kings against one");
    assert_eq!((limit.plies_used, limit.limit.moves()), (28, 16));
    // Counters without information are omitted, and the starting position needs no tag.
    let idle = &read("[FEN \"W:W31-50:B1-20:H0:F1\"]\n\n1. 32-28 *\n")[0];
    assert!(!write_game(idle).contains("FEN"), "{}", write_game(idle));
    // Without a king no limit applies, whatever the counter says.
    let men = &read("[FEN \"W:W31:B20:H60\"]\n\n*\n")[0];
    assert_eq!((men.fen().game().end(), men.fen().quiet_moves), (None, Some(60)));
}

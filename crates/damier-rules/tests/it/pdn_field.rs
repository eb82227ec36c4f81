//! What files of real programs, word processors and keyboards contain beside the standard.

use crate::notation_support::said_all;
use damier_rules::notation::pdn::{
    GameBuilder, GameResult, PdnErrorKind, PdnGame, PdnReader, Replay, Step, read_games, write_game,
};
use damier_rules::notation::{write_fen, write_move};
use damier_rules::{Color, Variant};

fn games(text: &str) -> Vec<PdnGame> {
    read_games(text.as_bytes(), Variant::International).map(|game| game.expect("a game without errors")).collect()
}

fn game(text: &str) -> PdnGame {
    let mut games = games(text);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

/// The messages about a text: warnings, then the error, of every game. Both visitors produce the same.
fn said(text: &str) -> Vec<String> {
    let (mut built, mut replayed) = (Vec::new(), Vec::new());
    let (mut reader, mut builder) = (PdnReader::new(text.as_bytes()), GameBuilder::new(Variant::International));
    while let Some(game) = reader.read_game(&mut builder).transpose() {
        built.extend(reader.warnings().iter().map(|warning| said_all(warning)));
        built.extend(game.err().map(|error| said_all(&error)));
    }
    let (mut reader, mut replay) = (PdnReader::new(text.as_bytes()), Replay::new(Variant::International));
    while let Some(game) = reader.read_game(&mut replay).transpose() {
        replayed.extend(reader.warnings().iter().map(|warning| said_all(warning)));
        replayed.extend(game.err().map(|error| said_all(&error)));
    }
    assert_eq!(built, replayed, "{text}");
    built
}

fn moves(game: &PdnGame) -> String {
    let mut before = game.root();
    let moves = game.main_line().map(|id| {
        let Step::Move(played) = game.node(id).step else { panic!("a set-up") };
        let text = write_move(&game.node(before).position, played);
        before = id;
        text
    });
    moves.collect::<Vec<_>>().join(" ")
}

#[test]
fn results_may_have_any_dash() {
    for dash in
        ["-", ":", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}", "\u{ff0d}", " \u{2013} "]
    {
        for (result, expected) in [
            ("1{}0", GameResult::WhiteWins),
            ("2{}0", GameResult::WhiteWins),
            ("0{}1", GameResult::BlackWins),
            ("0{}2", GameResult::BlackWins),
            ("1{}1", GameResult::Draw),
            ("½{}½", GameResult::Draw),
            ("¹/₂{}¹⁄₂", GameResult::Draw),
            ("0.5{}0.5", GameResult::Draw),
            ("1/2{}1/2", GameResult::Draw),
            ("0{}0", GameResult::BothLose),
        ] {
            let result = result.replace("{}", dash);
            let read = games(&format!("1. 32-28 18-23 {result}\n1. 31-27 {result}"));
            let results: Vec<_> = read.into_iter().map(|game| game.result).collect();
            assert_eq!(results, [expected.clone(), expected.clone()], "{result}");
            assert_eq!(game(&format!("[Result \"{result}\"]\n1. 32-28 *")).result, expected, "{result}");
        }
    }
}

#[test]
fn moves_may_have_any_dash_space_and_digit() {
    for text in [
        "1. 32–28 19−23 2. 28×19 14×23 *",
        "1. 32\u{2011}28 19\u{2012}23 2. 28x19 14x23 *",
        "1.\u{a0}32\u{202f}-\u{202f}28 19\u{2009}23 2.\u{a0}28x19\u{a0}14x23 *",
        "１．３２－２８　１９－２３　２．２８ｘ１９　１４：２３　＊",
        "1. 32-28 19-23 2. 28\u{2236}19 14х23 *",
        "1. 32-28 1… 19-23 2. 28x19 … 14x23 *",
        "1.32-28 1... 19-23 2…28x19 14x23 *",
        "1. 32\u{200e}-28\u{200f} \u{2066}19-23\u{2069}\u{85}2. 28x19\u{2028}14x23 *",
        "1. 32-28‼ 19-23⁉\u{fe0f} 2. 28x19⁇ 14x23⁈ *\u{1a}",
        "1. 32-28！ 19-23？！ 2. 28x19 （2. 28x19） 14x23 *",
    ] {
        assert_eq!(moves(&game(text)), "32-28 19-23 28x19 14x23", "{text}");
        assert_eq!(said(text), [""; 0], "{text}");
    }
    assert_eq!(moves(&game("[GameType \"25\"]\n1. с3–d4 b6–а5 *")), "c3-d4 b6-a5", "Cyrillic letters");
}

#[test]
fn what_is_no_sign_of_notation_is_still_refused_at_its_column() {
    for (text, expected) in [
        ("1. ３２－２８ é *", "1:10: unexpected \"é\""),
        ("1. 32–28–23 *", "1:4: "),
        ("1. 32–99 *", "1:4: no square 99 on the board"),
        ("{é} ３２－２９ *", "1:5: illegal move 32-29"),
    ] {
        let found = said(text);
        assert!(found[0].starts_with(expected), "{text}: {found:?}");
    }
}

#[test]
fn tags_may_have_typographic_quotes_digits_and_dashes() {
    for (open, close) in [('“', '”'), ('„', '“'), ('«', '»'), ('＂', '＂'), ('“', '"')] {
        let text = format!("[White {open}Jan “J.” Janssen{close}]\n[GameType {open}２０{close}]\n1. 32-28 *");
        assert_eq!(game(&text).tag("White"), Some("Jan “J.” Janssen"), "{text}");
    }
    let text = "[FEN \"W：W３１−35：B20\"]\n1. 31-27 *";
    assert_eq!(write_fen(game(text).start()), "W:W31,32,33,34,35:B20");
    // A straight quote ends with a straight one.
    assert_eq!(game("[White \"a”] b\"]\n1. 32-28 *").tag("White"), Some("a”] b"));
}

#[test]
fn unknown_values_of_tags_are_read_with_a_warning() {
    for value in ["", "?", "-"] {
        let text = format!("[White \"Jansen\"]\n[FEN \"{value}\"]\n[GameType \"20\"]\n\n1. 32-28 *");
        assert_eq!(said(&text), ["2:1: warning: unknown FEN"]);
        assert_eq!(moves(&game(&text)), "32-28");
        let text = format!("[GameType \"{value}\"]\n1. 32-28 *");
        assert_eq!(said(&text), ["1:1: warning: unknown GameType, read as international"]);
        let text = format!("[GameType \"{value}\"]\n1. c3-d4 d6-c5 *");
        assert_eq!(said(&text), ["2:4: warning: no GameType, read as russian (certain: false)"]);
        let text = format!("[Date \"{value}\"]\n[Round \"{value}\"]\n[Result \"{value}\"]\n1. 32-28 2-0");
        assert_eq!((said(&text), game(&text).result), (Vec::new(), GameResult::WhiteWins));
    }
    for fen in ["?:W31:B20", ":W31:B20"] {
        for (first, side) in [("31-27", Color::White), ("20-24", Color::Black)] {
            let text = format!("[GameType \"20\"]\n[FEN \"{fen}\"]\n\n1. {first} *");
            assert_eq!(said(&text), [format!("2:1: warning: unknown side to move, read as {side}")]);
            assert_eq!((game(&text).start().side_to_move(), moves(&game(&text))), (side, first.to_owned()));
        }
        let none = format!("[FEN \"{fen}\"]\n*");
        assert_eq!(said(&none), ["1:1: warning: unknown side to move, read as White"]);
    }
    assert_eq!(said("[FEN \"?:W51:B20\"]\n1. 31-27 *")[0], "1:1: FEN column 4: no square 51 on the board");
    assert_eq!(said("[FEN \":W51:B20\"]\n1. 31-27 *")[0], "1:1: FEN column 3: no square 51 on the board");
}

#[test]
fn a_set_up_among_the_moves_may_leave_the_side_to_move_open() {
    for fen in ["?:W31:B20", ":W31:B20", "? : W31 : B20", "?:W31:B20:H?:F?"] {
        for (next, side) in [("31-27 20-24", Color::White), ("20-24 31-27", Color::Black)] {
            let text = format!("1. 32-28 /FEN \"{fen}\"/ 1. {next} *");
            assert_eq!(said(&text), [format!("1:10: warning: unknown side to move, read as {side}")], "{text}");
            let read = game(&text);
            let ids: Vec<_> = read.main_line().collect();
            assert_eq!((read.node(ids[1]).position.side_to_move(), ids.len()), (side, 4), "{text}");
            // What is written says who is to move.
            assert_eq!(said(&write_game(&read)), [""; 0], "{text}");
        }
    }
    // Both can play, or nothing follows: whoever is to move stays so. Comments and variations do not matter.
    for text in [
        "1. 32-28 /FEN \"?:W31:B20\"/ *",
        "1. 32-28 /FEN \"?:W31:B20\"/ {a word} 1. 20-24 *",
        "1. 32-28 /FEN \"?:W31:B20\"/ (1... 18-23) 1. 20-24 *",
    ] {
        assert_eq!(said(text), ["1:10: warning: unknown side to move, read as Black"], "{text}");
    }
    // The question stands among moves that were themselves read ahead.
    let ahead = "1. c3-d4 b6-a5 /FEN \"?:Wc3:Bb8\"/ 2. b8-a7 /FEN \"?:Wc3:Bb8\"/ 3. c3-d4 *";
    let found = said(ahead);
    assert!(found.iter().any(|said| said == "1:16: warning: unknown side to move, read as Black"), "{found:?}");
    assert!(found.iter().any(|said| said == "1:43: warning: unknown side to move, read as White"), "{found:?}");
    assert_eq!(found.len(), 3, "{found:?}");
    // What is known of it must be right all the same.
    assert_eq!(said("1. 32-28 /FEN \"?:W51:B20\"/ 1. 31-27 *"), ["1:10: FEN column 4: no square 51 on the board"]);
    assert_eq!(said("1. 32-28 /FEN \":W51:B20\"/ 1. 31-27 *"), ["1:10: FEN column 3: no square 51 on the board"]);
    let found = said("1. 32-28 /FEN \"?:W31:B20\"/ 1. 41-37 *");
    assert_eq!(found.len(), 2, "{found:?}");
}

#[test]
fn a_set_up_of_an_unknown_position_leaves_the_board_as_it_is() {
    for fen in ["", "?", "-", "?:", "?::", ":", "W:?", "?:W?:B?", "W:W31:B?"] {
        let text = format!("1. 32-28 /FEN \"{fen}\"/ 18-23 *");
        assert_eq!(said(&text), ["1:10: warning: unknown set-up"], "{text}");
        assert_eq!(moves(&game(&text)), "32-28 18-23", "{text}");
    }
}

#[test]
fn what_is_unknown_of_a_game_type_is_the_usual() {
    for value in ["20,?,10,10,N2,0", "20,W", "20,W,10,10", "20,W,?,?,N2,0", "20,W,10,10,?,?", "20,,,,,", "20,-,-,-,-"] {
        assert_eq!(said(&format!("[GameType \"{value}\"]\n1. 32-28 *")), [""; 0], "{value}");
    }
    for value in ["?,W,10,10,N2,0", ",W,10,10", "?,?,?,?,?,?"] {
        let found = said(&format!("[GameType \"{value}\"]\n1. 32-28 *"));
        assert_eq!(found, ["1:1: warning: unknown GameType, read as international"], "{value}");
    }
    // What is known must fit all the same.
    assert_eq!(said("[GameType \"20,?,8,8,N2,0\"]\n1. 32-28 *").len(), 1);
    assert_eq!(said("[GameType \"40,?,10,10,N2,0\"]\n1. 32-28 *").len(), 1);
}

#[test]
fn a_set_up_without_a_position_is_told() {
    let told = ["1:1: warning: unknown FEN"];
    assert_eq!(said("[SetUp \"1\"]\n1. 32-28 *"), told);
    assert_eq!(said("[SetUp \"1\"]\n[FEN \"W:?:?\"]\n1. 32-28 *"), ["2:1: warning: unknown FEN"]);
    for fine in
        ["[SetUp \"0\"]\n1. 32-28 *", "[SetUp \"?\"]\n1. 32-28 *", "[FEN \"W:W31:B20\"]\n[SetUp \"1\"]\n1. 31-27 *"]
    {
        assert_eq!(said(fine), [""; 0], "{fine}");
    }
}

#[test]
fn a_result_that_contradicts_its_tag_is_told_and_kept() {
    let text = "[Result \"2-0\"]\n[GameType \"20\"]\n\n1. 32-28 18-23 0-2";
    assert_eq!(said(text), ["4:16: warning: Result 2-0, but 0-2 after the moves"]);
    let read = game(text);
    let written = write_game(&read);
    assert!(written.contains("[Result \"2-0\"]") && written.contains("{The moves end with 0-2.}"), "{written}");
    assert_eq!((said(&written), game(&written)), (Vec::new(), read));
    for agreeing in ["1-0", "*", "2-0"] {
        assert_eq!(said(&format!("[Result \"2-0\"]\n1. 32-28 {agreeing}")), [""; 0], "{agreeing}");
    }
    let russian = "[Result \"1-0\"]\n[GameType \"25\"]\n1. c3-d4 1/2-1/2\n[Event \"b\"]\n1. 32-28 2-0";
    assert_eq!(said(russian), ["3:10: warning: Result 1-0, but 1/2-1/2 after the moves"]);
}

#[test]
fn games_that_are_not_played_here_are_refused_by_every_tag_that_names_them() {
    let refused = |tags: &str| {
        let text = format!("{tags}\n1. c3-d4 b6-c5 2. d4xb6 a7xc5 0-1\n\n[Event \"next\"]\n1. 32-28 *");
        let mut read = read_games(text.as_bytes(), Variant::International);
        let first = read.next().unwrap();
        assert!(read.next().unwrap().is_ok(), "{text}");
        first.err().map(|error| error.kind)
    };
    for value in [
        "American/English",
        "Italian",
        "Spanish",
        "Turkish",
        "Frisian",
        "Frysk!",
        "Antidraughts",
        "Breakthrough",
        "Killer",
        "Pool",
        "Checkers",
        "Canadian",
        "Thai",
        "Czech",
        "Portuguese",
        "Russian give-away",
    ] {
        for text in ["[Variant \"{}\"]", "[GameType \"25\"]\n[Variant \"{}\"]", "[Variant \"{}\"]\n[GameType \"25\"]"] {
            let kind = refused(&text.replace("{}", value));
            let expected = PdnErrorKind::OtherName { tag: "Variant".to_owned(), value: value.to_owned() };
            assert_eq!(kind, Some(expected), "{text} {value}");
        }
        assert!(refused(&format!("[GameType \"{value}\"]")).is_some(), "{value}");
    }
    assert!(refused("[Variant \"Blitz night\"]").is_some(), "a name that nobody knows, and nothing else");
    assert_eq!(refused("[Variant \"Blitz night\"]\n[GameType \"25\"]"), None);
    assert_eq!(refused("[Event \"English Open\"]"), None, "an event names no game");
    assert_eq!(refused("[Variant \"Standard\"]"), None);
    assert_eq!(said("[GameType \"20\"]\n[Variant \"Russian\"]\n1. 32-28 *").len(), 1);
    assert_eq!(said("[Variant \"Russian\"]\n1. c3-d4 *"), [""; 0]);
    for (name, variant) in [("Russian", Variant::Russian), ("Brazilian checkers", Variant::Brazilian)] {
        assert_eq!(game(&format!("[Variant \"{name}\"]\n1. c3-d4 *")).variant(), variant);
        assert_eq!(game(&format!("[GameType \"{name}\"]\n1. c3-d4 *")).variant(), variant);
    }
}

#[test]
fn unknown_dates_are_written_as_the_standard_wants() {
    let read = game("[Event \"?\"]\n[Date \"?\"]\n1. 32-28 *");
    assert!(write_game(&read).contains("[Date \"????.??.??\"]"), "{}", write_game(&read));
    assert_eq!(game("[Date \"1951\"]\n1. 32-28 *").tag("Date"), Some("1951.??.??"));
    assert_eq!(game("1. 32-28 *").tag("Date"), None);
}

#[test]
fn a_number_one_begins_another_game() {
    for (text, plies) in [
        ("1. 32-28 18-23 2. 37-32\n\n1. 31-27 17-21\n", vec![3, 2]),
        ("1. 32-28 18-23 1. 31-27 17-21 1. 33-29", vec![2, 2, 1]),
        ("1. 32-28\n\n1. 31-27\n1. 33-29", vec![1, 1, 1]),
        ("32-28 18-23 2. 37-32\n1. 31-27", vec![3, 1]),
        ("1. 32-28 (1. 31-27 17-21) 18-23\n1. 33-29", vec![2, 1]),
        // Black's first move with the number repeated, a set-up, and variations belong to the same game.
        ("1. 32-28\n1... 18-23", vec![2]),
        ("1. 32-28 {a word}\n1. ... 18-23", vec![2]),
        ("1. 32-28\n1. … 18-23", vec![2]),
        ("1. 32-28 1. 18-23 *", vec![2]),
        ("1. 32-28 18-23 (1... 19-23 (1... 20-24) 2. 28x19) (1... 20-25) 2. 37-32", vec![3]),
        ("1. 32-28 18-23 /FEN \"W:W31:B20\"/ 1. 31-27 20-24", vec![5]),
    ] {
        let found: Vec<usize> = games(text).iter().map(|game| game.main_line().count()).collect();
        assert_eq!(found, plies, "{text}");
    }
    // The rest of a game with an error ends there too, and each game without a result is told.
    let found = said("1. 32-28 18-23 2. 1-2\n\n1. 31-27 17-21");
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].starts_with("1:19: ") && found[1] == "3:15: warning: no result", "{found:?}");
}

#[test]
fn russian_players_write_the_file_where_a_move_begins() {
    let text = "[GameType \"25\"]\n\n1. cd4 dc5 2. bc3 fg5 3. cb4 gh4 4. b:d6 e:c5 5. dc3 *";
    assert_eq!(said(text), [""; 0]);
    assert_eq!(moves(&game(text)), "c3-d4 d6-c5 b2-c3 f6-g5 c3-b4 g5-h4 b4:d6 e7:c5 d2-c3");
    let without = "1. cd4 dc5 2. bc3 fg5 *";
    assert_eq!(said(without), ["1:4: warning: no GameType, read as russian (certain: false)"]);
    assert_eq!(moves(&game("[GameType \"26\"]\n1. cd4 ba5 2. dc5 d:b4 3. a:c5 *")), "c3-d4 b6-a5 d4-c5 d6xb4 a3xc5");
    for (tags, wrong) in [
        ("[FEN \"W:WKg3,Kg5:Ba7\"]", "2:4: ambiguous move gh4"),
        ("[FEN \"W:Wc3:Ba7\"]", "2:4: no piece of White to be moved on g"),
        ("[FEN \"W:Wg1:Ba7\"]", "2:4: illegal move g1h4"),
    ] {
        let found = said(&format!("{tags}[GameType \"25\"]\n1. gh4 *"));
        assert!(found[0].starts_with(wrong), "{tags}: {found:?}");
    }
}

#[test]
fn move_numbers_may_have_a_parenthesis_or_a_comma() {
    for text in [
        "1) 32-28 19-23 2) 28x19 14x23 *",
        "1)32-28 19-23 2)28x19 14x23 1-1",
        "1) 32-28 1) ... 19-23 2) 28x19 2)... 14x23 *",
        "(1) 32-28 19-23 (2) 28x19 14x23 *",
        "1, 32-28 19-23 2, 28x19 14x23 *",
        "1） 32-28 19-23 2） 28x19 14x23 *",
        "1) 32-28 (1) 31-27 17-21 2) 37-31) 19-23 2) 28x19 14x23 *",
        "1. 32-28 (1) 31-27) 19-23 2) 28x19 14x23 *",
    ] {
        assert_eq!(moves(&game(text)), "32-28 19-23 28x19 14x23", "{text}");
        assert_eq!(said(text), [""; 0], "{text}");
    }
    // Without results, too, another first number begins another game.
    let read = games("1) 32-28 18-23\n2) 37-32\n\n1) 31-27 17-21\n");
    assert_eq!(read.iter().map(moves).collect::<Vec<_>>(), ["32-28 18-23 37-32", "31-27 17-21"]);
    let read = games("(1) 32-28 18-23 (2) 37-32\n\n(1) 31-27 17-21 (2) 37-31\n");
    assert_eq!(read.iter().map(moves).collect::<Vec<_>>(), ["32-28 18-23 37-32", "31-27 17-21 37-31"]);
    for (text, place) in [
        ("1. 32-28 18) *", "1:10: "),
        ("1. 32-28 (31-27 18) 19-23 *", "1:10: unclosed variation"),
        ("1. 32-28 (18) *", "1:11: "),
        ("1. 32,28 19-23 *", "1:4: "),
        ("1) hello *", "1:1: "),
    ] {
        let found = said(text);
        assert!(found[0].starts_with(place), "{text}: {found:?}");
    }
}

#[test]
fn commas_after_moves_are_passed_over() {
    for text in [
        "1. 32-28, 19-23, 2. 28x19, 14x23, *",
        "1. 32-28,19-23, 2. 28x19 ,14x23 1-1",
        "1. 32-28!, 19-23 {so}, 2. 28x19 (2. 28x19), 14x23,,*",
        "1. 32-28， 19-23、 2. 28x19 14x23 *",
    ] {
        assert_eq!(moves(&game(text)), "32-28 19-23 28x19 14x23", "{text}");
        assert_eq!(said(text), [""; 0], "{text}");
    }
    assert!(said(", 1. 32-28 *")[0].starts_with("1:1: unexpected"), "none follows what is no move");
    assert!(said("1. 32-28, hello *")[0].starts_with("1:11: unexpected \"hello\""));
}

#[test]
fn values_of_tags_without_quotes_are_read_with_a_warning() {
    let text = "[White Jan \"de\" Smit]\n[Black  'O\u{2019}Neill' ]\n[Event \"a]b\"]\n[Result 0-2]\n[FEN W:W31:B20]\n1. 31-27 *\n";
    let read = game(text);
    let tags = ["White", "Black", "Event"].map(|name| read.tag(name));
    assert_eq!(tags, [Some("Jan \"de\" Smit"), Some("O\u{2019}Neill"), Some("a]b")]);
    assert_eq!((&read.result, write_fen(read.start())), (&GameResult::BlackWins, "W:W31:B20".to_owned()));
    assert_eq!(
        said(text),
        ["White", "Black", "Result", "FEN"]
            .iter()
            .zip([1, 2, 4, 5])
            .map(|(tag, line)| format!("{line}:1: warning: tag {tag} without quotes"))
            .collect::<Vec<_>>()
    );
    let two = games("[White Jansen]\n1. 32-28 *\n[Event x]\n[White Smit\"]\n1. 31-27 *");
    assert_eq!(two.iter().map(|game| game.tag("White")).collect::<Vec<_>>(), [Some("Jansen"), Some("Smit")]);
    let written = write_game(&two[1]);
    assert!(written.contains("[White \"Smit\"]"), "{written}");
    for (text, expected) in [
        ("[White]\n1. 32-28 *", "1:1: expected the value of tag White"),
        ("[White ]\n1. 32-28 *", "1:1: expected the value of tag White"),
        ("[White ' ']\n1. 32-28 *", "1:1: expected the value of tag White"),
        ("[White Jansen\n[Black Smit]\n1. 32-28 *", "1:1: expected the value of tag White"),
        ("[White\nJansen]\n1. 32-28 *", "1:1: expected the value of tag White"),
        ("[better 31-27]\n1. 32-28 *", "1:1: expected the value of tag better"),
        ("[Event-x]\n1. 32-28 *", "1:1: expected the value of tag Event"),
    ] {
        assert_eq!(said(text)[0], expected, "{text}");
    }
}

#[test]
fn a_draw_in_words_ends_a_game_with_a_warning() {
    for word in ["remise", "Remise.", "nulle", "Match nul", "partie nulle", "draw", "remis", "Ничья", "和棋"] {
        let text = format!("1. 32-28 18-23 {word}\n1. 31-27 17-21 {word} 1-1\n");
        let read = games(&text);
        assert_eq!(
            read.iter().map(|game| game.result.clone()).collect::<Vec<_>>(),
            [GameResult::Draw, GameResult::Draw]
        );
        let warning = format!("1:16: warning: {:?} read as a draw", word.trim_end_matches('.'));
        assert_eq!(said(&text), [warning.clone(), warning.replace("1:", "2:")]);
    }
    // In parentheses, too, but before a move or a result it is an offer or a comment.
    let both = "1. 32-28 18-23 (remise)\n[Event \"x\"]\n1. 31-27 17-21 (Ничья)";
    assert_eq!(games(both).iter().map(|game| game.result.clone()).collect::<Vec<_>>(), vec![GameResult::Draw; 2]);
    assert_eq!(said(both)[0], "1:16: warning: \"remise\" read as a draw");
    let offer = game("1. 32-28 (draw) 18-23 2. 31-27 2-0");
    assert_eq!((&offer.result, &*moves(&offer)), (&GameResult::WhiteWins, "32-28 18-23 31-27"));
    let tag = "[Result \"Remise\"]\n1. 32-28 18-23 1-1";
    assert_eq!(
        (game(tag).result, said(tag)),
        (GameResult::Draw, vec!["1:1: warning: \"Remise\" read as a draw".to_owned()])
    );
    assert_eq!(said("[Result \"nulle\"]\n1. 32-28 2-0").len(), 2, "and contradicts another result");
    // Neither among the comments nor within other words, nor with more words.
    assert_eq!(said("1. 32-28 {remise} 18-23 *"), [""; 0]);
    for text in ["1. 32-28 remises *", "1. 32-28 remise-aanbod *", "1. 32-28 wit wint *", "1. 32-28 nullement *"] {
        assert!(said(text)[0].starts_with("1:10: unexpected"), "{text}");
    }
}

#[test]
fn a_draw_may_be_two_equals_signs() {
    for text in ["1. 32-28 18-23 =/=", "1. 32-28 18-23 =-=", "[Result \"=/=\"]\n1. 32-28 18-23 *", "1. 32-28 18-23=/="]
    {
        let game = game(text);
        assert_eq!((&game.result, &*moves(&game)), (&GameResult::Draw, "32-28 18-23"), "{text}");
        assert_eq!(said(text), Vec::<String>::new(), "{text}");
    }
    for text in ["1. 32-28 18-23 ½ – ½\n1. 32-28 *", "1. 32-28 18-23 ½\u{2014}½ 1. 32-28 *"] {
        assert_eq!(said(text), Vec::<String>::new(), "{text}");
        assert_eq!(games(text)[0].result, GameResult::Draw, "{text}");
    }
    // Alone it is a sign of the move.
    assert_eq!(game("1. 32-28 18-23 = *").result, GameResult::Unknown);
}

#[test]
fn words_beside_a_result_are_a_comment_and_no_game_of_their_own() {
    let text =
        "[Result \"2-0 (tijd)\"]\n1. 32-28 18-23 2-0\n1. 31-27 1-1 (remise)\n\n1. 33-28 0-2 opgegeven\n1. 34-30 *";
    let games = games(text);
    let results: Vec<&GameResult> = games.iter().map(|game| &game.result).collect();
    let [won, drawn, lost] = [GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins];
    assert_eq!(results, [&won, &drawn, &lost, &GameResult::Unknown]);
    for (game, comment) in games.iter().zip(["{tijd}", "{remise}", "{opgegeven}", "*"]) {
        assert!(write_game(game).contains(comment), "{comment}");
    }
    assert_eq!(said(text).len(), 3, "{:?}", said(text));
    // A variation there is an error still, and after an error the words are skipped with the game.
    assert_eq!(said("1. 32-28 1-1 (32-27)").len(), 1);
    assert_eq!(said("1. 32-29 2-0 (tijd)\n1. 32-28 *").len(), 1);
}

#[test]
fn a_tag_that_often_says_something_else_may_name_the_game() {
    let refused = |text: &str| games_and_errors(text).1;
    for tag in ["Game", "GameName", "Ruleset", "Discipline", "Type"] {
        assert_eq!(refused(&format!("[{tag} \"English checkers\"]\n1. 32-28 *")), 1, "{tag}");
        assert_eq!(refused(&format!("[{tag} \"Frisian\"]\n[GameType \"20\"]\n1. 32-28 *")), 0, "{tag}");
        assert_eq!(refused(&format!("[{tag} \"rapid, round 3\"]\n1. 32-28 *")), 0, "{tag}");
        let text = format!("[{tag} \"Russian draughts\"]\n1. c3-d4 *");
        assert_eq!(games_and_errors(&text).0[0].variant(), Variant::Russian, "{tag}");
        let text = format!("[Variant \"International\"]\n[{tag} \"Russian\"]\n1. 32-28 *");
        assert_eq!(games_and_errors(&text).0[0].variant(), Variant::International, "{tag}");
    }
}

/// The games of a text, and how many had an error.
fn games_and_errors(text: &str) -> (Vec<PdnGame>, usize) {
    let (games, errors): (Vec<_>, Vec<_>) =
        read_games(text.as_bytes(), Variant::International).partition(Result::is_ok);
    (games.into_iter().flatten().collect(), errors.len())
}

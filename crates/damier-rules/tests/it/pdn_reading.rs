//! Real PDN files can be read. Every error gives its place and does not prevent reading the next game.

use std::fs;
use std::io::{self, BufReader, Read};

use crate::notation_support::said_all;
use damier_rules::Variant;
use damier_rules::notation::Symbol;
use damier_rules::notation::pdn::{
    Clock, DEEPEST_VARIATION, GameResult, MAX_TAGS, PdnError, PdnErrorKind, PdnGame, PdnReader, Replay, read_games,
};
use damier_rules::notation::write_fen;

fn games(text: &[u8]) -> Vec<Result<PdnGame, PdnError>> {
    read_games(text, Variant::International).collect()
}

fn good(text: &[u8]) -> Vec<PdnGame> {
    games(text).into_iter().map(|game| game.expect("a game without errors")).collect()
}

fn file(name: &str) -> Vec<u8> {
    fs::read(format!("{}/tests/data/pdn/{name}", env!("CARGO_MANIFEST_DIR"))).expect("a file of these tests")
}

fn plies(game: &PdnGame) -> usize {
    game.main_line().count()
}

/// Line, column and message for every game with an error; `-` for a game without one.
fn errors(text: &[u8]) -> Vec<String> {
    games(text).into_iter().map(|game| game.map_or_else(|error| said_all(&error), |_| "-".to_owned())).collect()
}

#[test]
fn tags_with_spaces_breaks_and_quotes() {
    let games = good(&file("tags_and_spaces.pdn"));
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].tag("Event"), Some("Club   championship"));
    assert_eq!(games[0].tag("Site"), Some("Harlem"));
    assert_eq!(games[0].tag("White"), Some("Jansen, \"Jan\""));
    assert_eq!(games[0].tag("Black"), Some("O'Brien \"Bob\" X"));
    assert_eq!(games[0].tag("Round"), Some("3.1"));
    assert_eq!(games[0].result, GameResult::Draw);
    assert_eq!(plies(&games[0]), 9);
    assert_eq!(write_fen(games[1].start()), "B:WK6,7:BK50");
    assert_eq!(plies(&games[1]), 0);
}

#[test]
fn games_separated_by_results_only() {
    let games = good(&file("results_only.pdn"));
    let found: Vec<(usize, GameResult)> = games.iter().map(|game| (plies(game), game.result.clone())).collect();
    let expected = [
        (2, GameResult::WhiteWins),
        (2, GameResult::Draw),
        (4, GameResult::Draw),
        (1, GameResult::Draw),
        (3, GameResult::BlackWins),
        (1, GameResult::BothLose),
        (3, GameResult::Unknown),
    ];
    assert_eq!(found, expected);
}

#[test]
fn comments_signs_and_variations() {
    let games = good(&file("annotated.pdn"));
    let game = &games[0];
    let root = game.node(game.root());
    assert_eq!((root.comments[0].as_str(), &root.clocks[..]), ("Before the game", &[Clock::remaining(7200)][..]));
    let line: Vec<_> = game.main_line().map(|id| game.node(id)).collect();
    assert_eq!(line.len(), 5);
    assert_eq!(line[0].symbols, [Symbol::Good, Symbol::Nag(10)]);
    assert_eq!(line[0].clocks, [Clock::remaining(7190)]);
    assert_eq!(line[0].comments, ["a good start"]);
    assert_eq!(line[0].children().len(), 3, "18-23 and two variations");
    assert_eq!(line[1].symbols, [Symbol::Bad]);
    assert_eq!(line[1].comments, ["to the end of the line }"]);
    assert_eq!(line[2].symbols, [Symbol::Forced, Symbol::Draw]);
    assert_eq!(line[3].symbols, [Symbol::VeryBad]);
    let first = game.node(line[0].children()[1]);
    let second = game.node(first.children()[0]);
    assert_eq!(second.children().len(), 2);
    let inner = game.node(second.children()[1]);
    assert_eq!(inner.comments_before, ["other"]);
    assert_eq!(inner.symbols, [Symbol::Interesting, Symbol::Material(-1)]);
    let capture = game.node(second.children()[0]);
    assert_eq!(capture.symbols, [Symbol::Material(1)]);
    assert_eq!(game.result, GameResult::Unknown);
}

#[test]
fn encodings_and_line_ends() {
    for name in ["utf8_crlf.pdn", "latin1_cr.pdn"] {
        let games = good(&file(name));
        assert_eq!(games.len(), 1, "{name}");
        assert_eq!(games[0].tag("Event"), Some("Sète, André"), "{name}");
        assert_eq!(games[0].tag("White"), Some("René"), "{name}");
        let first = games[0].main_line().next().unwrap();
        assert_eq!(games[0].node(first).comments, ["café"], "{name}");
    }
    assert_eq!(errors(b"\xff\xfe[\0E\0"), ["1:1: text in UTF-16"]);
}

#[test]
fn eight_by_eight_games_with_every_numbering() {
    let games = good(&file("sixty_four.pdn"));
    assert_eq!(games.len(), 4);
    assert_eq!((games[0].variant(), plies(&games[0])), (Variant::Russian, 8));
    let position = |game: &PdnGame| write_fen(&game.node(game.main_line().next().unwrap()).position);
    assert_eq!(position(&games[1]), position(&games[0]), "22-18 is c3-d4");
    assert_eq!(games[3].variant(), Variant::Brazilian);
}

#[test]
fn setups_change_the_position() {
    let games = good(&file("setups.pdn"));
    assert_eq!(plies(&games[0]), 4);
    assert_eq!(plies(&games[1]), 4);
    let last = games[1].node(games[1].main_line().last().unwrap());
    assert!(write_fen(&last.position).starts_with("W:W27,28,33,34"), "{}", write_fen(&last.position));
}

#[test]
fn every_error_has_its_line_and_column() {
    for (text, expected) in [
        ("1. 32-28 18-23\n2. 33-27 *", "2:4: illegal move 33-27: not a step of a man"),
        ("1. 32-28\n   hello *", "2:4: unexpected \"hello\""),
        ("{é} 32-28 é *", "1:11: unexpected \"é\""),
        ("1. 32- *", "1:4: unreadable move \"32-\": column 5: expected a square"),
        ("1. 32-28-23 *", "1:4: illegal move 32-28-23: nothing to capture"),
        ("[Event \"x\"\n[Site \"y\"]\n1. 32-28 *", "1:1: unclosed tag Event"),
        ("\n [Event]", "2:2: expected the value of tag Event"),
        ("[]", "1:1: expected the name of a tag"),
        ("1. 32-28 {unclosed", "1:10: unclosed comment"),
        ("1. 32-28 (1. 31-27", "1:10: unclosed variation"),
        ("1. 32-28 (1. 31-27 ( 1. 33-28 )\n[Event \"\"]", "1:10: unclosed variation"),
        ("1. 32-28 ) *", "1:10: no open variation"),
        ("( 32-28 ) *", "1:1: variation before the first move"),
        ("[GameType \"99\"] 1. 11-15 *", "1:1: unknown GameType \"99\""),
        ("[GameType \"21\"] 1. 11-15 *", "1:1: unsupported GameType 21, English draughts"),
        ("[Event \"x\"]\n[FEN \"W:W51\"]\n1. 32-28 *", "2:1: FEN column 4: no square 51 on the board"),
        ("[FEN \"W:W31:B20:H\"]\n*", "1:1: FEN column 12: expected a number after H"),
        ("[Event \"x\"]\n[FEN \"W:W31:B20:H0:F1:H2\"]\n*", "2:1: FEN column 17: second counter H"),
        ("32-28 /32-28/", "1:7: unclosed set-up"),
        ("1. 32-28 19-23 2. 31-27 *", "1:19: illegal move 31-27: captures are compulsory"),
        ("1. c3-d5 *", "1:4: no square d5 on the board"),
        ("1. 0-5 *", "1:4: no square 0 on the board"),
        ("1. 32-28 $99999999999999999999 *", "1:10: unexpected \"$99999999999999999999\""),
        ("1. 32-28 18 *", "1:10: unreadable move \"18\": column 3: expected a second square"),
    ] {
        let found = errors(text.as_bytes());
        assert!(found[0].starts_with(expected), "{text:?}: {found:?}");
    }
}

#[test]
fn the_next_game_is_read_after_every_error() {
    let wrong = [
        "[Event \"a\"]\n1. 32-28 hello 18-23 *\n",
        "[Event \"a\"]\n1. 32-23 18-23 2-0\n",
        "[Event \"a]\n[Site \"b\"]\n1. 32-28 *\n",
        "[Event \"a\"]\n1. 32-28 {open 2. 3 * (\n",
        "[Event \"a\"]\n1. 32-28 (1. 31-27 *\n",
        "[Event \"a\"]\n[GameType \"99\"]\n[Site \"b\"]\n\n1. 1-2 3-4 (5-6 *) 2-0\n",
        "[Event \"a\"]\n[FEN \"rubbish\"]\n[Site \"b\"]\n\n1. 32-28 18-23 *\n",
        "[Event \"a\"]\n1. 32-28 /FEN \"W\n",
    ];
    for text in wrong {
        let stream = format!("[Event \"0\"]\n1. 31-27 *\n{text}[Event \"2\"]\n1. 33-29 18-23 *\n");
        let games = games(stream.as_bytes());
        assert_eq!(games.len(), 3, "{text:?}: {games:?}");
        assert!(games[0].is_ok() && games[2].is_ok(), "{text:?}: {games:?}");
        let error = games[1].as_ref().unwrap_err();
        assert_eq!(error.game, 2, "{text:?}");
        let last = games[2].as_ref().unwrap();
        assert_eq!((last.tag("Event"), plies(last)), (Some("2"), 2), "{text:?}");
    }
    // Results alone also separate games.
    let found = errors(b"1. 32-28 * 1. 32-23 18-23 2. 1-2 2-0 1. 31-27 1-1 1. 1-2 0-2");
    assert_eq!(found.len(), 4);
    assert_eq!((found[0].as_str(), found[2].as_str()), ("-", "-"));
}

#[test]
fn deep_variations_are_read_up_to_a_limit_and_refused_beyond() {
    let nested = |depth: usize| {
        let moves = ["32-28", "31-27"];
        let mut text = String::from("1. 33-29");
        for level in 0..depth {
            text.push_str(" (");
            text.push_str(moves[level % 2]);
        }
        text.push_str(&" )".repeat(depth));
        text.push_str(" *\n[Event \"next\"]\n1. 32-28 *");
        text
    };
    let deep = good(nested(DEEPEST_VARIATION).as_bytes());
    assert_eq!(deep.len(), 2);
    assert_eq!(deep[0], deep[0].clone());
    let text = damier_rules::notation::pdn::write_game(&deep[0]);
    assert_eq!(good(text.as_bytes())[0], deep[0]);
    for depth in [DEEPEST_VARIATION + 1, 100_000, 1_000_000] {
        let found = games(nested(depth).as_bytes());
        assert_eq!(found.len(), 2);
        let error = found[0].as_ref().unwrap_err();
        assert_eq!(error.kind, PdnErrorKind::TooDeep(DEEPEST_VARIATION));
        assert!(found[1].is_ok());
    }
    // The same without the closing parentheses.
    let open = "1. 33-29 ".to_owned() + &"(32-28 ".repeat(100_000);
    assert_eq!(games(open.as_bytes()).len(), 1);
}

#[test]
fn tags_are_read_up_to_a_limit_and_refused_beyond() {
    let with_tags = |count: usize| {
        let tags: Vec<String> = (0..count).map(|number| format!("[Tag{number} \"x\"]\n")).collect();
        games(format!("{}\n1. 32-28 *\n\n[Event \"next\"]\n1. 31-27 *", tags.concat()).as_bytes())
    };
    assert_eq!(with_tags(MAX_TAGS)[0].as_ref().unwrap().tags().len(), MAX_TAGS);
    let found = with_tags(100_000);
    assert_eq!(found.len(), 2);
    let error = found[0].as_ref().unwrap_err();
    assert_eq!((error.place.line, error.place.column), (MAX_TAGS as u64 + 1, 1));
    assert_eq!(error.kind, PdnErrorKind::TooManyTags(MAX_TAGS));
    assert_eq!(found[1].as_ref().unwrap().tag("Event"), Some("next"));
}

#[test]
fn a_comment_may_be_longer_than_any_buffer() {
    let text = format!("1. 32-28 {{{}}} 18-23 {{{}\n", "word ".repeat(100_000), "x".repeat(2 << 20));
    let found = errors(text.as_bytes());
    assert_eq!(found, ["1:500019: unclosed comment"]);
}

/// Returns one byte at a time, so that every token is split somewhere.
struct Trickle<'a>(&'a [u8]);

impl Read for Trickle<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Some((first, rest)) = self.0.split_first() else { return Ok(0) };
        buffer[0] = *first;
        self.0 = rest;
        Ok(1)
    }
}

#[test]
fn the_size_of_the_pieces_does_not_matter() {
    for name in
        ["tags_and_spaces.pdn", "results_only.pdn", "annotated.pdn", "utf8_crlf.pdn", "sixty_four.pdn", "setups.pdn"]
    {
        let text = file(name);
        let whole = games(&text);
        let torn: Vec<_> = read_games(BufReader::with_capacity(1, Trickle(&text)), Variant::International).collect();
        assert_eq!(whole, torn, "{name}");
    }
}

#[test]
fn a_failing_input_is_an_error_and_then_the_end() {
    struct Failing(usize);
    impl Read for Failing {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            self.0 += 1;
            if self.0 > 1 {
                return Err(io::Error::other("the disk is gone"));
            }
            buffer[..9].copy_from_slice(b"1. 32-28 ");
            Ok(9)
        }
    }
    let mut reader = PdnReader::new(BufReader::new(Failing(0)));
    let mut replay = Replay::new(Variant::International);
    let error = reader.read_game(&mut replay).unwrap_err();
    assert_eq!(error.kind, PdnErrorKind::Read("the disk is gone".to_owned()));
    assert_eq!(reader.read_game(&mut replay), Ok(None));
}

#[test]
fn hostile_files_are_refused_in_no_time() {
    for text in ["{\n[A\n", "[A \"\n[b\n", "(", "[A \"\"]", "99999999", "1-1 {", "/FEN\n", "1x2x3x4x"] {
        let stream = text.repeat(1_000_000 / text.len());
        assert!(games(stream.as_bytes()).len() <= stream.len());
    }
}

#[test]
fn placeholders_stand_for_unknown_moves() {
    let games =
        good(b"[FEN \"B:W31-50:B1-20\"] 1. ... 18-23 2. 32-28 23x32 * 1. 32-28 1... 18-23 2 37-32 12-18 3. - - *");
    assert_eq!(games.iter().map(plies).collect::<Vec<_>>(), [3, 4]);
}

#[test]
fn variations_are_played_through_too() {
    let mut reader = PdnReader::new("1. 32-28 (1. 31-27 17-21) 18-23 *".as_bytes());
    let game = reader.read_game(&mut Replay::new(Variant::International)).unwrap().unwrap();
    assert_eq!((game.plies, game.variation_plies), (2, 2));
    let found = errors(b"1. 32-28 (1. 31-28) 18-23 *");
    assert!(found[0].starts_with("1:14: illegal move 31-28"), "{found:?}");
}

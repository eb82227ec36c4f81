//! Moves, positions and files of games.

use super::*;
use damier_rules::notation::pdn::{NotLegal, PdnErrorKind, PdnReader, Replay, read_game_type};
use damier_rules::notation::{read_fen, read_hub, read_move};
use damier_rules::{AnyPosition, BoardSize, Color, SetupError, Variant};

const START: &str = "W:W31-50:B1-20";

fn refused(variant: Variant, fen: &str, text: &str) -> String {
    words_of(&read_move(&read_fen(fen, variant).unwrap().position, text).unwrap_err())
}

#[test]
fn a_refused_move_says_which_rule_it_breaks() {
    for (fen, text, said) in [
        (START, "57-52", "there is no square 57: squares are 1 to 50"),
        (START, "28-23", "there is no piece on 28"),
        (START, "20-25", "the piece on 20 is Black's, but White is to move"),
        (START, "K32-28", "the piece on 32 is a man, not a king"),
        ("W:WK1,K11:B45", "112", "112 can mean 1-12 or 11-2: write one of them in full"),
        (START, "3299", "3299 is not a legal move, however the digits are divided"),
        (START, "32-23", "32-23 is not legal: a man moves one square diagonally forward"),
        (START, "37-32", "37-32 is not possible: square 32 is occupied"),
        ("W:W28:B1", "28-33", "28-33 is not legal: a man moves backward only to capture"),
        ("W:WK28:B1", "28-27", "28-27 is not legal: a king moves along a diagonal"),
        ("W:WK46,28:B1", "46-23", "46-23 is not possible: the piece on 28 is in the way"),
        ("W:W28,45:B22", "45-40", "45-40 is not legal: capturing is compulsory, play 28x17"),
        ("W:W28:B1", "28x23", "28x23 captures nothing: there is no opposing piece to jump between 28 and 23"),
        ("W:W31:B27,17", "31x22", "31x22 stops too early: the capture continues, play 31x11"),
        ("W:W31,50:B27,44,34,24", "31x22", "31x22 captures 1 piece, but 50x19 captures 3 (majority rule)"),
        ("W:W28,22:BK50", "28x17", "28x17 is not possible: the piece on 22 is of the same side"),
        ("W:W28:B22,17", "28x11", "28x11 is not possible: the square right behind 22 is not free"),
        ("W:W33:B22,K50", "33x17", "33x17 is not possible: a man jumps an adjacent piece and lands right behind it"),
        ("W:W28:B22,12,3", "28x8x22x3", "28x8x22x3 follows no legal capture: from 28 to 8 play 28x17x8"),
        ("W:W46:B41,37", "46-40", "46-40 is not possible: White has no move left and has lost"),
    ] {
        assert_eq!(refused(Variant::International, fen, text), said, "{fen} {text}");
    }
    let beside = refused(Variant::Russian, "W:WKa1:Bb2,e7", "a1:c3");
    assert_eq!(beside, "a1:c3 is not legal: the king must land where it can capture again, play a1:d8");
}

#[test]
fn an_unreadable_move_says_what_was_expected() {
    for (text, said) in [
        ("hello", "\"hello\" is not a move: column 1: expected a square like 28 or c3"),
        ("32-", "\"32-\" is not a move: column 4: expected a square like 28 or c3"),
        (" ", "there is no move; write one like 32-28 or c3-d4"),
        ("c3", "\"c3\" is not a move: column 3: one square is not a move, write two, like 32-28 or c3-d4"),
        ("32-28!", "\"32-28!\" is not a move: column 6: remove what follows the move"),
        (
            "32-28-23",
            "\"32-28-23\" is not a move: column 6: a move without a capture has two squares, write captures with x",
        ),
        ("32-278", "there is no square 278"),
    ] {
        assert_eq!(refused(Variant::International, START, text), said);
    }
}

#[test]
fn a_typed_move_is_refused_in_a_sentence_without_columns() {
    let typed = |text| typed_move_error(&read_move(&AnyPosition::start(Variant::International), text).unwrap_err());
    assert_eq!(typed("32-278"), "There is no square 278.");
    assert_eq!(typed(" 12345678901234"), "There is no square 12345678901234.");
    assert_eq!(typed("32-23"), "32-23 is not legal: a man moves one square diagonally forward.");
    assert_eq!(typed("28-23"), "There is no piece on 28.");
    assert_eq!(typed("hello"), "\"hello\" is not a move: expected a square like 28 or c3.");
}

#[test]
fn a_bad_position_says_what_where_and_what_to_do() {
    for (text, said) in [
        ("X:W31", "FEN column 1: expected the side to move, W or B"),
        ("WW31", "FEN column 2: expected a colon before the next part, as in W:W31-50:B1-20"),
        ("W:31", "FEN column 3: expected W or B and the squares of that side, or a counter like H0 or F1"),
        ("W:W31,:B1", "FEN column 7: expected a square like 28, K28 or c3"),
        ("W:Wz9", "FEN column 4: there is no square z9: squares are 1 to 50"),
        ("W:W50-31", "FEN column 4: a range of squares runs from a lower to a higher number, like 31-50"),
        ("W:W31;32", "FEN column 6: expected a comma before the next square or a colon before the next part"),
        ("W:W31:B31", "FEN column 8: square 31 appears twice: remove one"),
        ("W:W31,5", "FEN column 7: a white man cannot stand on 5, where men are crowned: write K5"),
        ("W:W31:H", "FEN column 8: expected a number after H"),
        ("W:W31:H3:H4", "FEN column 10: H appears twice: remove one"),
        ("W:W31.:B1", "FEN column 7: the position ends before this: remove the rest"),
    ] {
        assert_eq!(words_of(&read_fen(text, Variant::International).unwrap_err()), said);
    }
    let letters = read_fen("W:Wa2", Variant::Russian).unwrap_err();
    assert!(words_of(&letters).ends_with("squares are the dark ones from a1 to h8, or 1 to 32"));
    let hub = |text: &str| words_of(&read_hub(text, Variant::Russian).unwrap_err());
    assert_eq!(hub("Wb"), "a position on this board has 33 letters, not 2");
    assert_eq!(hub(&"x".repeat(33)), "column 1: expected the side to move, W or B, found 'x'");
    assert_eq!(hub(&format!("W{}", "?".repeat(32))), "column 2: expected w, b, W, B or e, found '?'");
    let crowned = "column 2: a white man cannot stand on 1, where men are crowned: make it a king";
    assert_eq!(hub(&format!("W{}", "w".repeat(32))), crowned);
    let last = BoardSize::Ten.squares();
    let outside = SetupError::NoSuchSquare { number: 51, last };
    assert_eq!(words_of(&outside), "there is no square 51: squares are 1 to 50");
    assert_eq!(words_of(&SetupError::Overlap { number: 7 }), "square 7 has two pieces");
    assert_eq!(words_of(&NotLegal), "the move is not legal in this position");
    let chess = "chess".parse::<Variant>().unwrap_err();
    assert_eq!(words_of(&chess), "unknown variant \"chess\": use international, russian or brazilian");
}

/// The warnings about a text, and the error of its first game.
fn said_of(text: &str) -> Vec<String> {
    let mut reader = PdnReader::new(text.as_bytes());
    let game = reader.read_game(&mut Replay::new(Variant::International));
    let warnings = reader.warnings().iter().map(|warning| words_of(warning));
    warnings.chain(game.err().map(|error| words_of(&error))).collect()
}

#[test]
fn errors_of_games_say_where_they_are() {
    for (text, said) in [
        ("1. 32-28 18-23\n2. 33-27 *", "2:4: 33-27 is not legal: a man moves one square diagonally forward"),
        ("1. 32-28\n   hello *", "2:4: \"hello\" is not a move, nor anything else allowed here"),
        ("1. 32- *", "1:4: \"32-\" is not a move: column 5: expected a square like 28 or c3"),
        ("[Event \"x\"\n[Site \"y\"]\n1. 32-28 *", "1:1: tag Event is not closed: expected \"]"),
        ("\n [Event ]", "2:2: tag Event: expected its value in double quotes"),
        ("[]", "1:1: expected a tag like [Event \"name\"]"),
        ("1. 32-28 {unclosed", "1:10: this comment is not closed: expected } within 1024 KiB"),
        ("1. 32-28 (1. 31-27", "1:10: this variation is not closed before the game ends: expected )"),
        ("1. 32-28 ) *", "1:10: no variation is open here: remove the )"),
        ("( 32-28 ) *", "1:1: a variation replaces the move before it, and there is none"),
        (
            "[GameType \"21\"] 1. 11-15 *",
            "1:1: English draughts (GameType 21) is not supported: use 20 (international), 25 (Russian) or 26 (Brazilian)",
        ),
        (
            "[Variant \"American/English\"] 1. c3-d4 *",
            "1:1: Variant \"American/English\" is not supported: only international, Russian and Brazilian draughts are",
        ),
        ("[GameType \"25\"] 1. bd4 *", "1:20: b2d4 is not legal: a man moves one square diagonally forward"),
        ("[GameType \"25\"] [FEN \"W:Wc3:Ba7\"] 1. gh4 *", "1:38: White has no piece on the g-file"),
        (
            "[GameType \"25\"] [FEN \"W:WKg3,Kg5:Ba7\"] 1. gh4 *",
            "1:43: gh4 can mean g3-h4 or g5-h4: write one of them in full",
        ),
        ("[FEN \"W:W51\"]\n1. 32-28 *", "1:1: FEN column 4: there is no square 51: squares are 1 to 50"),
        ("32-28 /32-28/", "1:7: this set-up is not closed: expected /FEN \"...\"/"),
        ("\u{feff}[\0", "1:1: expected a tag like [Event \"name\"]"),
    ] {
        assert_eq!(said_of(text), [said], "{text:?}");
    }
    let unknown = pdn_error_kind(&read_game_type("99").unwrap_err());
    let uses = "use 20 (international), 25 (Russian) or 26 (Brazilian)";
    assert_eq!(unknown, format!("GameType \"99\" is not supported: {uses}"));
    assert_eq!(pdn_error_kind(&PdnErrorKind::Utf16), "the file is in UTF-16; save it as UTF-8");
    assert_eq!(pdn_error_kind(&PdnErrorKind::Read("gone".to_owned())), "cannot read further: gone");
    assert_eq!(pdn_error_kind(&PdnErrorKind::TooManyTags(9)), "the game has more than 9 tags");
    assert_eq!(pdn_error_kind(&PdnErrorKind::TooDeep(9)), "variations are nested more than 9 deep here");
}

#[test]
fn oddities_of_games_are_warnings() {
    for (text, said) in [
        ("1. 32-28 18-23", "1:15: warning: this game does not end with a result or *"),
        ("1. 32-28 .18-23 *", "1:10: warning: this dot follows no move number"),
        ("1. 32-28 - 18-23 *", "1:10: warning: the dash in place of a move is ignored"),
        (
            "1. 32-28 19-23 2. 28-19 14x23 *",
            "1:19: warning: this is a capture: write it with x or : instead of the dash",
        ),
        (
            "[FEN \"W:WK25:B33,14,34,44,42\"]\n1. 25x10 33-39 *",
            "2:4: warning: 25x10 has several meanings; the moves that follow allow only 25x48x37x10",
        ),
        (
            "[GameType \"20,W,10,10,N1,0\"]\n1. 32-28 *",
            "1:1: warning: GameType \"20,W,10,10,N1,0\" contradicts the moves; they are read with the usual square names",
        ),
        ("[GameType \"?\"] 1. 32-28 *", "1:1: warning: GameType is unknown: read as international draughts"),
        (
            "[GameType \"20\"] [Variant \"Russian\"] 1. 32-28 *",
            "1:17: warning: Variant \"Russian\" does not fit GameType, which counts",
        ),
        ("[FEN \"\"] 1. 32-28 *", "1:1: warning: FEN is unknown: the game is read from the usual start"),
        ("[FEN \"?:W31:B20\"] 1. 20-24 *", "1:1: warning: FEN does not say who is to move: read as Black"),
        (
            "[Result \"2-0\"] 1. 32-28 0-2",
            "1:25: warning: tag Result says 2-0, but the moves end with 0-2; the tag counts",
        ),
        ("1. c3-d4 d6-c5 *", "1:4: warning: no GameType: read as Russian draughts; other variants allow its moves too"),
    ] {
        assert_eq!(said_of(text), [said], "{text:?}");
    }
}

#[test]
fn a_draw_offer_is_refused_in_a_sentence() {
    let mut game = damier_rules::Game::new(AnyPosition::start(Variant::International));
    let refused = crate::words::offer_refused(game.offer_draw(Color::White).unwrap_err());
    assert!(refused.ends_with('.'), "{refused}");
    let none = crate::words::offer_refused(game.accept_draw().unwrap_err());
    assert_eq!(none, "There is no draw offer to answer.");
}

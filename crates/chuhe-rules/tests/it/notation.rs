//! Moves as players write them.

use chuhe_rules::{Move, Notation, Position, START_FEN};

use crate::support::{Random, random_game, random_placement};

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap()
}

fn written(fen: &str, mv: &str) -> [String; 3] {
    let mv = mv.parse().unwrap();
    [Notation::Full, Notation::Short, Notation::Wxf].map(|notation| position(fen).write_move(mv, notation))
}

fn error(fen: &str, text: &str) -> String {
    position(fen).read_move(text).unwrap_err().to_string()
}

/// The game that ends the published description of XQF (see `files`), by the squares its bytes give.
#[test]
fn a_published_game_is_read_and_written() {
    let game = [
        ("兵七进一", "c3c4", "P7+1"),
        ("马８进７", "h9g7", "H8+7"),
        ("兵三进一", "g3g4", "P3+1"),
        ("炮２平３", "b7c7", "C2=3"),
        ("相七进五", "c0e2", "E7+5"),
        ("马２进１", "b9a7", "H2+1"),
        ("马八进七", "b0c2", "H8+7"),
        ("车１平２", "a9b9", "R1=2"),
        ("车九平八", "a0b0", "R9=8"),
        ("车２进４", "b9b5", "R2+4"),
        ("炮八平九", "b2a2", "C8=9"),
        ("车２平８", "b5h5", "R2=8"),
        ("炮二进五", "h2h7", "C2+5"),
        ("炮３平８", "c7h7", "C3=8"),
        ("马二进三", "h0g2", "H2+3"),
        ("车９平８", "i9h9", "R9=8"),
    ];
    let mut position = Position::start();
    for (chinese, squares, wxf) in game {
        let mv: Move = squares.parse().unwrap();
        assert_eq!(position.read_move(chinese), Ok(mv));
        assert_eq!(position.read_move(wxf), Ok(mv));
        assert_eq!(position.read_move(squares), Ok(mv));
        assert_eq!(position.write_move(mv, Notation::Wxf), wxf);
        let ascii: String = chinese
            .chars()
            .map(|digit| {
                char::from_u32(u32::from(digit) & 0xff)
                    .filter(|_| ('１'..='９').contains(&digit))
                    .map_or(digit, |low| char::from(u8::try_from(u32::from(low) + 0x20).unwrap()))
            })
            .collect();
        assert_eq!(position.write_move(mv, Notation::Full), ascii);
        assert_eq!(position.write_move(mv, Notation::Iccs), squares);
        position.play(mv);
    }
}

#[test]
fn two_on_a_file_are_front_and_back() {
    let fen = "3k5/9/9/4C4/9/4C4/9/9/9/4K4 w";
    assert_eq!(written(fen, "e6a6"), ["前炮平九", "前炮=9", "+C=9"]);
    assert_eq!(written(fen, "e4e3"), ["后炮退一", "后炮-1", "-C-1"]);
    for text in ["前炮平九", "前砲平9", "C+=9", "+C=9"] {
        assert_eq!(position(fen).read_move(text).unwrap().to_string(), "e6a6");
    }
    assert_eq!(error(fen, "炮五退一"), "\"炮五退一\" can be 2 moves");
    // Black's front is below.
    let fen = "3k5/9/9/4n4/9/4n4/9/9/9/4K4 b";
    assert_eq!(written(fen, "e4d2"), ["前马进4", "前马+4", "+H+4"]);
    assert_eq!(written(fen, "e6g7"), ["后马退7", "后马-7", "-H-7"]);
    // Advisors and elephants on one file need no front.
    let fen = "3k5/9/9/9/9/2B6/9/3A5/9/2BAK4 w";
    assert_eq!(written(fen, "d2e1")[0], "仕六退五");
    assert_eq!(written(fen, "d0e1")[0], "仕六进五");
    assert_eq!(written(fen, "c4e2")[0], "相七退五");
    assert_eq!(position(fen).read_move("相七进五").unwrap().to_string(), "c0e2");
}

#[test]
fn pawns_on_one_file_are_counted() {
    let two = "5k3/9/4P4/4P4/9/9/9/9/9/4K4 w";
    assert_eq!(written(two, "e7d7"), ["前兵平六", "前兵=6", "+P=6"]);
    let three = "3k5/9/4P4/4P4/4P4/9/9/9/9/4K4 w";
    assert_eq!(written(three, "e6d6"), ["中兵平六", "中兵=6", ".P=6"]);
    assert_eq!(written(three, "e5d5")[0], "后兵平六");
    assert_eq!(position(three).read_move("二兵平六").unwrap().to_string(), "e6d6");
    let five = "3k4P/8P/8P/8P/8P/9/9/9/9/4K4 w";
    assert_eq!(written(five, "i9h9"), ["一兵平二", "1兵=2", "1P=2"]);
    assert_eq!(written(five, "i5h5"), ["五兵平二", "5兵=2", "5P=2"]);
    let both = "3k5/9/4P1P2/4P1P2/9/9/9/9/9/4K4 w";
    assert_eq!(written(both, "e7f7"), ["前五平四", "前5=4", "+5=4"]);
    assert_eq!(written(both, "g6h6"), ["后三平二", "后3=2", "-3=2"]);
    assert_eq!(error(both, "前兵平四"), "\"前兵平四\" can be 2 moves");
    // Black, whose ranks are counted in numerals and whose files are not.
    let black = "4k4/9/9/9/9/4p4/4p4/4p4/4p4/3K5 b";
    assert_eq!(written(black, "e4d4"), ["四卒平4", "4卒=4", "4P=4"]);
}

fn survives(position: &Position) {
    for mv in position.legal_moves() {
        for notation in Notation::ALL {
            let text = position.write_move(mv, notation);
            assert_eq!(position.read_move(&text), Ok(mv), "{text} in {position}");
        }
    }
}

#[test]
fn every_legal_move_survives_writing() {
    let mut random = Random::new(11);
    for _ in 0..10 {
        random_game(&mut random, 150).iter().for_each(survives);
    }
    for round in 0..1500 {
        survives(&random_placement(&mut random, 2 + round % 30));
    }
}

#[test]
fn what_is_no_move_says_why() {
    let cases = [
        ("", "\"\" is no move; moves are written like 炮二平五, C2=5 or h2e2"),
        ("炮二平", "\"炮二平\" is no move; moves are written like 炮二平五, C2=5 or h2e2"),
        ("炮二平五五", "\"炮二平五五\" is no move; moves are written like 炮二平五, C2=5 or h2e2"),
        ("龙二平五", "\"龙二平五\": '龙', character 1, is no piece and no 前 中 后 (+ . -)"),
        ("炮十平五", "\"炮十平五\": '十', character 2, is no file and no 前 中 后 (+ . -)"),
        ("前十平五", "\"前十平五\": '十', character 2, is no piece and no file"),
        ("炮二到五", "\"炮二到五\": '到', character 3, is no direction (平 进 退 = + -)"),
        ("炮二平0", "\"炮二平0\": '0', character 4, is no number"),
        ("炮三平五", "\"炮三平五\": there is no such cannon"),
        ("前炮平五", "\"前炮平五\": there is no such cannon"),
        ("马二进五", "\"马二进五\": the horse on file 2 has no such legal move"),
        ("b0d1", "\"b0d1\": the piece on c0 blocks the horse's leg (2.2)"),
    ];
    for (text, expected) in cases {
        assert_eq!(error(START_FEN, text), expected);
    }
    // A suicide is no legal move in words, and named by its kind in squares.
    let pinned = "4k4/9/9/9/9/4C4/9/9/9/4K4 w";
    assert_eq!(error(pinned, "炮五平一"), "\"炮五平一\": the cannon on file 5 has no such legal move");
    assert_eq!(error(pinned, "e4i4"), "\"e4i4\": the kings face each other (3.4)");
}

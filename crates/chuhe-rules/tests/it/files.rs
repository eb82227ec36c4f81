//! Games as text: PGN and `DhtmlXQ`.

use chuhe_rules::{GameResult, Notation, Position, Record, read_dhtmlxq, read_pgn, write_dhtmlxq, write_pgn};

use crate::support::{Random, play_on, random_placement};

/// The example of the published rules for PGN files of xiangqi (中国象棋电脑应用规范 (三)) has these tags.
const PGN: &str = r#"[Game "Chinese Chess"]
[Event "第24届“五羊杯”全国冠军邀请赛"]
[Date "2004.01.05"]
[Red "许银川"]
[Black "吕钦"]
[Result "1/2-1/2"]

{say "first"}
1. 炮二平五 炮８平５ ; a line
2. 马二进三 $1 (2. 炮五进四 {wins ) a pawn}) 马８进７!
3.车一平二 3... 车9进1
1/2-1/2
[Event "the next game"]
1. 兵七进一
"#;

#[test]
fn pgn_is_read() {
    let record = read_pgn(PGN).unwrap();
    assert_eq!(record.tag("Event"), Some("第24届“五羊杯”全国冠军邀请赛"));
    let moves: Vec<_> = record.moves.iter().map(ToString::to_string).collect();
    assert_eq!(moves, ["h2e2", "h7e7", "h0g2", "h9g7", "i0h0", "i9i8"]);
    assert_eq!(record.comments, [(0, "say \"first\"".into()), (2, "a line".into())]);
    assert_eq!(record.result, GameResult::Draw);
    for text in ["1. H2-E2 H7-E7", "1. C2=5 C8=5", "C2=5 c8.5"] {
        assert_eq!(read_pgn(text).unwrap().moves, record.moves[..2]);
    }
}

#[test]
fn what_is_no_pgn_says_why_and_where() {
    let cases = [
        ("  \n", "the text holds no game"),
        ("[Red 甲]\n", "line 1: a tag is written like [Red \"name\"]"),
        ("\n[Red \"甲\n\"]\n", "line 2: a tag is written like [Red \"name\"]"),
        ("1. C2=5\n{never", "line 2: the comment that begins here does not end"),
        ("1. C2=5\n(1. C2=4 {", "line 2: the comment that begins here does not end"),
        ("1. C2=5\n(1. C2=4", "line 2: the variation that begins here does not end"),
        ("[FEN \"9/9 w\"]", "line 1: the board of a FEN has 10 ranks, separated by /; here are 2"),
        ("1. C2=5 H8+7\n2. H2+4", "line 2, move 3: \"H2+4\": the horse on file 2 has no such legal move"),
        ("1. castles", "line 1, move 1: \"castles\" is no move; moves are written like 炮二平五, C2=5 or h2e2"),
    ];
    for (text, expected) in cases {
        assert_eq!(read_pgn(text).unwrap_err().to_string(), expected, "{text}");
    }
}

/// A clipboard of the site dpxq.com, as it is published: the same start with its pieces named from the left, moves, a comment.
const DHTMLXQ: &str = "[DhtmlXQ]
[DhtmlXQ_ver]www_dpxq_com[/DhtmlXQ_ver]
[DhtmlXQ_title]无标题[/DhtmlXQ_title]
[DhtmlXQ_red]甲[/DhtmlXQ_red]
[DhtmlXQ_redtime][/DhtmlXQ_time]
[DhtmlXQ_black][/DhtmlXQ_black]
[DhtmlXQ_result]红先胜[/DhtmlXQ_result]
[DhtmlXQ_binit]0919293949596979891777062646668600102030405060708012720323436383[/DhtmlXQ_binit]
[DhtmlXQ_movelist]777080707967121909197242191870781858[/DhtmlXQ_movelist]
[DhtmlXQ_comment0]before||the game[/DhtmlXQ_comment0]
[DhtmlXQ_comment2]takes[/DhtmlXQ_comment2]
[/DhtmlXQ]
";

#[test]
fn dhtmlxq_is_read() {
    // In this binit the two red rooks stand on a0 and i0, and so on; what it lists as pawns stands on rank 3.
    let record = read_dhtmlxq(DHTMLXQ).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(record.start, Position::start());
    let moves: Vec<_> = record.moves.iter().map(ToString::to_string).collect();
    assert_eq!(moves, ["h2h9", "i9h9", "h0g2", "b7b0", "a0b0", "h7e7", "b0b1", "h9h1", "b1f1"]);
    assert_eq!(record.tags, [("Title".to_owned(), "无标题".to_owned()), ("Red".to_owned(), "甲".to_owned())]);
    assert_eq!(record.comments, [(0, "before\nthe game".into()), (2, "takes".into())]);
    assert_eq!(record.result, GameResult::RedWins);
    // The usual binit of the start, with Red's pieces from the right.
    let usual = "[DhtmlXQ_binit]8979695949392919097717866646260600102030405060708012720323436383[/DhtmlXQ_binit]";
    assert_eq!(read_dhtmlxq(usual).unwrap().start, Position::start());
}

#[test]
fn what_is_no_dhtmlxq_says_why() {
    let cases = [
        ("hello", "the text has neither [DhtmlXQ_movelist] nor [DhtmlXQ_binit]"),
        ("[DhtmlXQ_movelist]7747", "[DhtmlXQ_movelist] does not end with [/DhtmlXQ_movelist]"),
        ("[DhtmlXQ_binit]8979[/DhtmlXQ_binit]", "[DhtmlXQ_binit] has 4 digits instead of 64"),
        ("[DhtmlXQ_movelist]77477[/DhtmlXQ_movelist]", "[DhtmlXQ_movelist] has 5 digits, no multiple of 4"),
        ("[DhtmlXQ_movelist]77479747[/DhtmlXQ_movelist]", "move 2 of [DhtmlXQ_movelist], 9747, is off the board"),
        ("[DhtmlXQ_movelist]77477050[/DhtmlXQ_movelist]", "move 2 of [DhtmlXQ_movelist]: your own piece stands on f9"),
        (
            "[DhtmlXQ_binit]8979695994392919097717866646260600102030405060708012720323436383[/DhtmlXQ_binit]",
            "piece 5 of [DhtmlXQ_binit] stands on 94, which is no point",
        ),
        (
            "[DhtmlXQ_binit]8979695999392919097717866646260600102030405060708012720323436383[/DhtmlXQ_binit]",
            "[DhtmlXQ_binit]: Red has no king",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(read_dhtmlxq(text).unwrap_err().to_string(), expected, "{text}");
    }
}

#[test]
fn games_survive_writing() {
    let mut random = Random::new(12);
    for round in 0..400 {
        let mut record = Record::new(random_placement(&mut random, 2 + round % 30));
        let plies = random.below(40);
        let position = play_on(&mut record, plies, &mut random, |ply| (ply % 7 == 4).then(|| format!("round {round}")));
        assert_eq!(record.end(), position);
        record.result = [GameResult::RedWins, GameResult::BlackWins, GameResult::Draw, GameResult::Unknown][round % 4];
        record.tags.push(("Red".into(), "a \"name\" ] here".into()));
        for notation in Notation::ALL {
            let text = write_pgn(&record, notation);
            let read = read_pgn(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!((read.start, &read.moves, &read.comments), (record.start, &record.moves, &record.comments));
            assert_eq!((read.result, read.tag("Red")), (record.result, record.tag("Red")));
        }
        if !record.moves.is_empty() {
            let text = write_dhtmlxq(&record);
            assert_eq!(read_dhtmlxq(&text).unwrap_or_else(|error| panic!("{error}\n{text}")), record);
        }
    }
}

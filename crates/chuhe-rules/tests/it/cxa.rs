//! Repetition under the Chinese rules: `data/cxa.csv` holds cases with their loser and the articles of 1999 that decide
//! them, the one of 26 first, read against the text that stands here. Many are the project's own positions; those with many
//! pieces are diagrams of `data/wxf.csv`, on which the two rule sets agree or differ.
//!
//! All were read a second time, each move by itself, against the text. One was taken out: a king went to and fro while two
//! rooks stood ready to mate, and the text does not say whether a move kills that only leaves a threat as it was.

use chuhe_rules::{Conduct, Move, Piece, Position, Repetition, RuleSet, Ruling, Setup, Side, Square};

use crate::support::{Random, random_placement};

/// The articles, as 《中国象棋竞赛规则》 (1999) words them.
const ARTICLES: [(&str, &str); 13] = [
    (
        "25.2",
        "长将、长杀、长捉、一将一杀、一将一捉、一杀一捉等循环重复的攻击手段,统称为“禁止着法”。闲着(含:兑、献、拦、跟)、数将一闲、数杀一闲、数捉一闲等着法,不论是否循环重复,统称为“允许着法”。",
    ),
    (
        "25.3",
        "车、马、炮、过河兵(卒)、士、相(象),均算“子力”。帅(将)、未过河兵(卒),不算“子力”。原则上,一车相当于双马、双炮或一马一炮。",
    ),
    ("26.1", "在任何情况下,均不允许单方面长将。"),
    ("26.2", "双方均为允许着法,双方不变作和。"),
    ("26.3", "双方均禁止着法(不包括一方为长将),双方不变作和。"),
    ("26.4", "一方为禁止着法,另一方为允许着法,应由前者变着,不变判负。"),
    (
        "27.1",
        "允许帅(将)本身步步叫吃对方的棋子,按闲着处理。其他棋子和帅(将)同时捉吃或借帅(将)之力捉吃对方的棋子,均按捉处理。",
    ),
    ("27.2", "兵(卒)本身捉吃对方的棋子(不含将、杀),按闲处理;如形成相互长打局面,则应按捉处理。"),
    ("27.3", "占据防守要点,立即构成简明和棋,附带产生的捉士相(象),按闲处理。"),
    ("27.4", "凡走子兼具多种作用时,应从重称呼和裁处如杀兼捉,按杀;捉兼兑,按捉等,依此类推。"),
    ("28.1", "凡走子直接攻击对方帅(将)者,称为“照将”,简称“将”。"),
    ("28.2", "凡走子企图在下一着照将或连续照将,将死对方者,称为“杀着”,简称“杀”。"),
    ("28.3", "凡走子后能够造成在下一着(包括从下一着开始运用连续照将或连续交换的手段)吃掉对方某个无根子,称为“捉”。"),
];

fn moves(text: &str) -> Vec<Move> {
    text.split_whitespace().map(|mv| mv.parse().unwrap()).collect()
}

fn judge(start: Position, moves: &[Move], rules: RuleSet) -> Ruling {
    Repetition::new(start, moves).unwrap_or_else(|error| panic!("{error}: {start}")).judge(rules)
}

/// The position and the moves seen in a mirror, or from the other side.
fn image(start: &Position, moves: &[Move], square: fn(Square) -> Square, turned: bool) -> (Position, Vec<Move>) {
    let side = |side: Side| if turned { side.other() } else { side };
    let mut setup = Setup::new(side(start.turn()));
    for from in Square::all() {
        setup.set(square(from), start.piece(from).map(|piece| Piece { side: side(piece.side), kind: piece.kind }));
    }
    let moves = moves.iter().map(|mv| Move::new(square(mv.from()), square(mv.to()))).collect();
    (setup.position().unwrap(), moves)
}

#[test]
fn the_cases_are_decided_as_the_text_says() {
    let (mut cases, mut wrong) = (0, 0);
    for line in include_str!("../data/cxa.csv").lines().skip(1) {
        let fields: Vec<_> = line.splitn(5, ',').collect();
        let [fen, played, loser, articles, why] = fields[..] else { panic!("{line}") };
        for article in articles.split(' ') {
            assert!(ARTICLES.iter().any(|(number, _)| *number == article), "{article}");
        }
        let expected = Side::ALL.into_iter().find(|side| side.to_string().to_lowercase() == loser);
        assert!(expected.is_some() || loser == "draw", "{line}");
        let start = Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        let ruling = judge(start, &moves(played), RuleSet::Cxa);
        let ground = articles.split(' ').next().unwrap();
        if (ruling.loser, ruling.ground.article(), ruling.doubt) != (expected, ground, None) {
            println!("{fen} {played}: {loser} expected ({articles}, {why}), found {ruling} {:?}", ruling.doubt);
            for deed in &ruling.deeds {
                println!("   {} {:?} {:?}", deed.mv, deed.nature(), deed.chased);
            }
            wrong += 1;
        }
        cases += 1;
    }
    assert_eq!(wrong, 0);
    assert!(cases >= 80, "{cases}");
}

#[test]
fn a_verdict_does_not_depend_on_how_the_board_is_seen() {
    let mut random = Random::new(21);
    let mut seen = 0;
    while seen < 60 {
        let size = 3 + random.below(6);
        let start = random_placement(&mut random, size);
        let legal = start.legal_moves();
        if legal.is_empty() {
            continue;
        }
        let first = legal[random.below(legal.len())];
        let next = start.after(first);
        let replies = next.legal_moves();
        if replies.is_empty() {
            continue;
        }
        let reply = replies[random.below(replies.len())];
        let back = |mv: Move| Move::new(mv.to(), mv.from());
        let cycle = [first, reply, back(first), back(reply)];
        if Repetition::new(start, &cycle).is_err() {
            continue;
        }
        seen += 1;
        for rules in RuleSet::ALL {
            let ruling = judge(start, &cycle, rules);
            let (mirrored, played) = image(&start, &cycle, Square::mirrored, false);
            let other = judge(mirrored, &played, rules);
            assert_eq!((other.loser, other.conduct), (ruling.loser, ruling.conduct), "{start}");
            let (turned, played) = image(&start, &cycle, Square::turned, true);
            let other = judge(turned, &played, rules);
            assert_eq!(other.loser, ruling.loser.map(Side::other), "{start}");
            assert_eq!(other.conduct, [ruling.conduct[1], ruling.conduct[0]], "{start}");
        }
    }
}

#[test]
fn the_rule_sets_differ_where_their_texts_do() {
    let ruling =
        |fen: &str, played: &str, rules: RuleSet| judge(Position::from_fen(fen).unwrap(), &moves(played), rules);
    let kill = ("3aka3/4n4/4b4/4C4/p3p3p/9/6c2/6C2/4K4/9 w", "g2c2 g3c3 c2g2 c3g3");
    let found = ruling(kill.0, kill.1, RuleSet::Cxa);
    assert_eq!(found.conduct, [Conduct::PerpetualKill, Conduct::Allowed]);
    assert_eq!(found.to_string(), "Red threatens mate for ever; Red must vary (CXA 26.4)");
    let found = ruling(kill.0, kill.1, RuleSet::Wxf);
    assert_eq!(found.to_string(), "Red does nothing forbidden, Black does nothing forbidden; a draw (WXF)");
    let pawn = ("9/9/3k1c3/9/9/1p7/2R6/9/4K4/9 b", "b4c4 c3b3 c4b4 b3c3");
    let found = ruling(pawn.0, pawn.1, RuleSet::Cxa);
    let expected = "Red threatens mate for ever, Black chases the rook for ever with the pawn; a draw (CXA 26.3)";
    assert_eq!(found.to_string(), expected);
    assert_eq!(ruling(pawn.0, pawn.1, RuleSet::Wxf).conduct, [Conduct::Allowed; 2]);
    let chase = ("2ba1k3/4a4/b8/8R/9/9/1r2p4/9/4A4/2B1KAB1c b", "i0h0 i6h6 h0i0 h6i6");
    for rules in RuleSet::ALL {
        let text = ruling(chase.0, chase.1, rules).to_string();
        assert!(text.starts_with("Red chases the cannon for ever with the rook; Red must vary"), "{text}");
    }
}

#[test]
fn what_is_no_repetition_is_refused() {
    let start = Position::start();
    let refused = |played: &str| Repetition::new(start, &moves(played)).unwrap_err().to_string();
    assert_eq!(refused(""), "there are no moves");
    assert_eq!(refused("h2e2 h9g7"), "the position after the moves is not the one before them");
    assert_eq!(refused("h2e2 h9h7"), "move 2 is not legal");
    let played = moves("h2e2 h7e7 e2h2 e7h7 h2e2 h7e7 e2h2 e7h7");
    let repetition = Repetition::find(start, &played).unwrap();
    assert_eq!((repetition.occurrences(), repetition.moves().len()), (3, 8));
    assert_eq!(Repetition::find(start, &played[..3]), None);
}

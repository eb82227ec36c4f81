//! Marks for mistakes in games that are almost decided, and for moves that the search before them wanted. The results come
//! from the tables, the material from the rules and from a search in this file.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail the test")]

use std::convert::Infallible;
use std::ops::ControlFlow;

use damier_endings::{Class, Outcome, Selection};
use damier_engine::annotation::{GameCheck, Remark, annotate};
use damier_engine::{Engine, Finding, Limits, Score, Situation};
use damier_rules::notation::pdn::{PdnGame, write_game};
use damier_rules::notation::{Symbol, read_fen, read_move, write_move};
use damier_rules::{AnyPosition, Color, Move, PieceKind, Variant};

fn moves(from: AnyPosition, line: &str) -> Vec<Move> {
    let mut at = from;
    line.split_whitespace()
        .map(|text| {
            let played = read_move(&at, text).unwrap();
            at = at.play_unchecked(played);
            played
        })
        .collect()
}

fn finding(score: Score, line: Vec<Move>) -> Finding {
    Finding { score, line, depth: 9, nodes: 1, elapsed: std::time::Duration::ZERO }
}

/// The symbols of a game's only move after its annotation, with the findings before and after it.
fn symbols(position: AnyPosition, played: Move, before: &Finding, after: &Finding) -> Vec<Symbol> {
    let mut game = PdnGame::from_position(position);
    game.add_move(game.root(), played).unwrap();
    let search = |situation: &Situation| {
        Ok::<_, Infallible>(if situation.position == position { before.clone() } else { after.clone() })
    };
    let Ok(remarks) = annotate(&mut game, search);
    assert_eq!(remarks[0].better.is_some(), remarks[0].mark.is_some());
    let once = write_game(&game);
    let Ok(_) = annotate(&mut game, search);
    assert_eq!(write_game(&game), once, "annotating again changes nothing");
    let node = game.main_line().next().unwrap();
    game.node(node).symbols.clone()
}

/// Two men against five: 33-29 gives one of them for nothing.
const LOSING: &str = "W:W33,48:B4,5,10,15,24";

/// The symbols of 33-29 in that position: the values before and after it are its player's.
fn given_away(before: Score, after: Score) -> Vec<Symbol> {
    let position = read_fen(LOSING, Variant::International).unwrap().position;
    let [best, bad] = ["48-42 4-9 42-38 9-13", "33-29 24x33 48-42 4-9"].map(|line| moves(position, line));
    symbols(position, bad[0], &finding(before, best), &finding(-after, bad[1..].to_vec()))
}

#[test]
fn a_man_lost_is_a_mistake_at_any_score() {
    let men = Score::centi_men;
    for (before, after) in [(-164, -236), (-500, -560), (-900, -1500), (600, 520)] {
        assert_eq!(given_away(men(before), men(after)), [Symbol::Bad], "{before} {after}");
    }
    // What costs many points has the mark that they give.
    assert_eq!(given_away(men(0), men(-400)), [Symbol::VeryBad]);
    // The value is no lower, or nothing can be lost or spoilt any more.
    for (before, after) in [
        (men(-500), men(-540)),
        (-Score::win_in(90), -Score::win_in(10)),
        (men(-900), -Score::win_in(10)),
        (Score::win_in(10), Score::win_in(90)),
    ] {
        let expected: &[Symbol] = if after.is_loss() && !before.is_loss() { &[Symbol::Bad] } else { &[] };
        assert_eq!(given_away(before, after), expected, "{before} {after}");
    }
}

#[test]
fn an_exchange_loses_no_man() {
    let position = read_fen("W:W33,39,44,48:B4,5,10,15,24", Variant::International).unwrap().position;
    let [best, exchange] = ["48-42 4-9 42-37 9-13", "33-29 24x33 39x28 4-9"].map(|line| moves(position, line));
    // Three against four is no worse than four against five.
    let found = symbols(
        position,
        exchange[0],
        &finding(Score::centi_men(-500), best),
        &finding(Score::centi_men(580), exchange[1..].to_vec()),
    );
    assert_eq!(found, []);
}

#[test]
fn the_engine_s_own_findings_show_the_lost_man() {
    let position = read_fen(LOSING, Variant::International).unwrap().position;
    let mut engine = Engine::new(1);
    let mut search = |situation: &Situation| {
        engine.forget();
        Ok::<_, Infallible>(engine.search(situation, None, &Limits::depth(7), |_| ()))
    };
    for (text, is_bad) in [("33-29", true), ("48-42", false)] {
        let mut game = PdnGame::from_position(position);
        game.add_move(game.root(), read_move(&position, text).unwrap()).unwrap();
        let Ok(remarks) = annotate(&mut game, &mut search);
        assert_eq!(remarks[0].mark.is_some(), is_bad, "{text}: {remarks:?}");
    }
}

#[test]
fn a_move_that_changes_the_result_of_the_tables_is_a_mistake_whatever_the_engine_says() {
    for (variant, class) in
        [(Variant::International, "KM-KM"), (Variant::Russian, "KM-KM"), (Variant::Brazilian, "KK-KM")]
    {
        let tables = crate::TABLES.of(variant);
        let class: Class = class.parse().unwrap();
        let mut seen = 0;
        let mut check = |position: AnyPosition, played: Move, best: Move, is_worse: bool| {
            let hopeless = Score::centi_men(-900);
            let found = symbols(position, played, &finding(hopeless, vec![best]), &finding(-hopeless, Vec::new()));
            assert_eq!(found.as_slice(), if is_worse { &[Symbol::Bad][..] } else { &[] }, "{position:?} {played:?}");
            // The same if the search before it wanted the very move: the tables know a better one.
            let mut game = PdnGame::from_position(position);
            game.add_move(game.root(), played).unwrap();
            let search = |situation: &Situation| {
                let is_first = situation.position == position;
                let line = if is_first { vec![played] } else { Vec::new() };
                Ok::<_, Infallible>(finding(if is_first { hopeless } else { -hopeless }, line))
            };
            let Ok(remarks) = annotate(&mut game, search);
            let better = remarks[0].better.as_ref().map(|(line, _)| line[0]);
            assert_eq!((remarks[0].mark.is_some(), better.is_some()), (is_worse, is_worse), "{position:?} {played:?}");
            if let Some(better) = better {
                let outcome = tables.probe(&position, 0).map(|answer| answer.outcome);
                let kept = tables.probe(&position.play_unchecked(better), 0).map(|answer| answer.outcome.reversed());
                assert_eq!(kept, outcome, "{position:?} {better:?}");
            }
            seen += 1;
        };
        for (had, left) in
            [(Outcome::Draw, Outcome::Loss), (Outcome::Win, Outcome::Draw), (Outcome::Draw, Outcome::Draw)]
        {
            let selection = Selection { outcome: Some(had), ..Selection::of(class) };
            tables.select(&selection, 5000, |selected| {
                let with = |outcome| selected.moves.iter().filter(move |each| each.outcome == outcome);
                let Some(best) = with(had).next_back() else { return ControlFlow::Continue(()) };
                let Some(played) = with(left).next().filter(|each| each.candidate != best.candidate) else {
                    return ControlFlow::Continue(());
                };
                check(selected.position, played.candidate, best.candidate, left < had);
                ControlFlow::Break(())
            });
        }
        assert_eq!(seen, 3, "{variant:?}");
    }
}

/// What the side to move has more than the other after so many plies, and the captures that follow, in men: a king
/// counts three, being unable to move all. It sees every move and knows nothing else.
fn material(position: &AnyPosition, depth: u32, mut least: i64, enough: i64) -> i64 {
    let (legal, mover) = (position.legal_moves(), position.side_to_move());
    let count = |color, kind| i64::from(position.pieces(color, kind).len());
    let of = |color| count(color, PieceKind::Man) + 3 * count(color, PieceKind::King);
    if legal.is_empty() {
        return -100;
    }
    if depth == 0 && !position.must_capture() {
        return of(mover) - of(!mover);
    }
    let depth = if position.must_capture() { depth } else { depth - 1 };
    for each in legal {
        least = least.max(-material(&position.play_unchecked(each), depth, -enough, -least));
        if least >= enough {
            break;
        }
    }
    least
}

/// Every move of a position with the material that it leads to at this depth.
fn moves_by_material(position: &AnyPosition, depth: u32) -> Vec<(String, i64)> {
    let value = |each: Move| -material(&position.play_unchecked(each), depth, -200, 200);
    position.legal_moves().into_iter().map(|each| (write_move(position, each), value(each))).collect()
}

/// The remarks on moves from a position. Every search of a position of the game but the last one wants the move that was
/// played, and gives `wanted` for it to the side that begins; the engine searches everything else.
fn remarks_on_wanted(fen: &str, line: &str, wanted: i32) -> Vec<(String, Remark, Option<String>)> {
    let position = read_fen(fen, Variant::International).unwrap().position;
    let (mut game, mut at) = (PdnGame::from_position(position), Vec::new());
    let mut node = game.root();
    for played in moves(position, line) {
        at.push((game.node(node).position, played));
        node = game.add_move(node, played).unwrap();
    }
    let mut engine = Engine::new(1);
    let search = |situation: &Situation| {
        if let Some(&(before, played)) = at.iter().find(|(before, _)| *before == situation.position) {
            let is_first = before.side_to_move() == position.side_to_move();
            return Ok::<_, Infallible>(finding(
                Score::centi_men(if is_first { wanted } else { -wanted }),
                vec![played],
            ));
        }
        engine.forget();
        Ok(engine.search(situation, None, &Limits::nodes(20_000), |_| ()))
    };
    let Ok(remarks) = annotate(&mut game, search);
    let written = |(remark, (before, played)): (Remark, &(AnyPosition, Move))| {
        let better = remark.better.as_ref().map(|(line, _)| write_move(before, line[0]));
        (write_move(before, *played), remark, better)
    };
    remarks.into_iter().zip(&at).map(written).collect()
}

#[test]
fn a_wanted_move_that_loses_a_man_is_a_mistake_where_another_keeps_it() {
    for (fen, played, wanted) in
        [(LOSING, "33-29", -500), ("B:W19,29,34,35,39,47,48:B7,8,12,20,25,27,28", "12-17", -72)]
    {
        let position = read_fen(fen, Variant::International).unwrap().position;
        let all = moves_by_material(&position, 7);
        let most = all.iter().map(|&(_, value)| value).max().unwrap();
        let of = |text: &str| all.iter().find(|(each, _)| each == text).map(|&(_, value)| value);
        assert!(of(played).unwrap() < most, "{all:?}");
        let remarks = remarks_on_wanted(fen, played, wanted);
        let [(_, remark, Some(better))] = &remarks[..] else { panic!("no better move: {remarks:?}") };
        assert!(remark.mark.is_some());
        assert_eq!(of(better), Some(most), "{better}: {all:?}");
    }
}

#[test]
fn where_every_move_loses_men_the_mistake_was_an_earlier_move() {
    // From a game. The engine alone at depth 29, 6.5 million positions: 30-34 is worth -1.93, 6-11 -5.29, and every other
    // move loses by force.
    let before = "B:W27,28,29,32,35,37:B6,13,16,18,21,30";
    let after = "B:W24,27,28,29,32,37:B11,13,16,18,21";
    let all = moves_by_material(&read_fen(after, Variant::International).unwrap().position, 9);
    let of_played = all.iter().find(|(each, _)| each == "11-17").map(|&(_, value)| value).unwrap();
    assert!(of_played < -1 && all.iter().all(|&(_, value)| value <= of_played), "{all:?}");
    let remarks = remarks_on_wanted(before, "6-11 35x24 11-17", -104);
    let marked: Vec<_> =
        remarks.iter().filter(|(_, remark, _)| remark.mark.is_some()).map(|(played, ..)| &**played).collect();
    assert_eq!(marked, ["6-11"], "{remarks:?}");
    assert_eq!(remarks[0].2.as_deref(), Some("30-34"));
    // The value after it is what the game shows two plies later.
    assert!(remarks[0].1.score > Score::centi_men(300), "{remarks:?}");
    // The game begins here: no earlier move can be blamed.
    assert!(remarks_on_wanted(after, "11-17", -104).iter().all(|(_, remark, _)| remark.mark.is_none()));
}

#[test]
fn other_moves_are_looked_at_for_one_side_alone_and_for_a_part_of_the_time() {
    let position = read_fen(LOSING, Variant::International).unwrap().position;
    let mut game = PdnGame::from_position(position);
    game.add_move(game.root(), moves(position, "33-29")[0]).unwrap();
    for (side, again) in [(None, true), (Some(Color::White), true), (Some(Color::Black), false)] {
        let mut check = GameCheck::new(&game, side);
        let mut steps = Vec::new();
        while let Some((step, situation)) = check.next() {
            let is_first = situation.position == position;
            steps.push((step.place, step.instead.map(|other| write_move(&position, other))));
            assert_eq!(check.progress().0, steps.len() - 1);
            let line = if is_first { moves(position, "33-29") } else { Vec::new() };
            check.take(finding(Score::centi_men(if is_first { -500 } else { 700 }), line));
        }
        let others = if again { &["33-28", "48-42", "48-43"][..] } else { &[] };
        let expected: Vec<_> =
            [(1, None), (0, None)].into_iter().chain(others.iter().map(|&other| (0, Some(other.to_owned())))).collect();
        assert_eq!(steps, expected);
        assert_eq!(check.progress(), (expected.len(), expected.len()));
        assert!(check.remarks(&game)[0].mark.is_none(), "all are worth as little");
    }
    // A game of 81 places in which every move falls by a man and a half, as every search says.
    let mut game = PdnGame::new(Variant::International);
    let mut node = game.root();
    for place in 0..80 {
        let legal = game.node(node).position.legal_moves();
        let Some(&played) = legal.get(place % legal.len()) else { break };
        node = game.add_move(node, played).unwrap();
    }
    let (mut searches, places) = (0, game.main_line().count() + 1);
    let Ok(_) = GameCheck::run(&game, None, |situation| {
        searches += 1;
        Ok::<_, Infallible>(finding(Score::centi_men(75), situation.position.legal_moves()))
    });
    assert!(searches > places && searches <= places + (places / 2).max(24), "{searches} for {places}");
}

//! Marks for mistakes in games that are almost decided. The results come from the tables, the material from the rules.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail the test")]

use std::convert::Infallible;
use std::ops::ControlFlow;

use damier_endings::{Class, Outcome, Selection};
use damier_engine::annotation::annotate;
use damier_engine::{Engine, Finding, Limits, Score, Situation};
use damier_rules::notation::pdn::{PdnGame, write_game};
use damier_rules::notation::{Symbol, read_fen, read_move};
use damier_rules::{AnyPosition, Move, Variant};

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
            seen += 1;
        };
        for (had, left) in
            [(Outcome::Draw, Outcome::Loss), (Outcome::Win, Outcome::Draw), (Outcome::Draw, Outcome::Draw)]
        {
            let selection = Selection { outcome: Some(had), ..Selection::of(class) };
            tables.select(&selection, 5000, |selected| {
                let with = |outcome| selected.moves.iter().filter(move |each| each.outcome == outcome);
                let Some(best) = with(had).next_back() else { return ControlFlow::Continue(()) };
                let Some(played) = with(left).next().filter(|each| each.played != best.played) else {
                    return ControlFlow::Continue(());
                };
                check(selected.position, played.played, best.played, left < had);
                ControlFlow::Break(())
            });
        }
        assert_eq!(seen, 3, "{variant:?}");
    }
}

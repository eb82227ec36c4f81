//! The search finds what is there, proves only what is true, and gives the same result on every machine.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail the test")]

use std::time::Duration;

use damier_engine::{Engine, Finding, Limits, Score, Situation, StopFlag};
use damier_rules::notation::{read_fen, read_move, write_fen};
use damier_rules::{AnyPosition, Color, Game, Piece, PieceKind, Setup, Variant};

fn position(variant: Variant, fen: &str) -> AnyPosition {
    read_fen(fen, variant).unwrap().position
}

fn search(situation: &Situation, limits: &Limits) -> Finding {
    Engine::new(4).search(situation, None, limits, |_| ())
}

/// Steele, Lea and Flood's `SplitMix64`.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (word ^ (word >> 31)) % bound
    }

    /// A random position of a few pieces.
    fn few_pieces(&mut self, variant: Variant) -> AnyPosition {
        let mut setup = Setup::new(variant, Color::ALL[usize::from(self.below(2) == 0)]);
        for index in 0..3 + self.below(3) {
            let color = Color::ALL[usize::from(index % 2 == 0)];
            let kind = if self.below(2) == 0 { PieceKind::King } else { PieceKind::Man };
            // A square that is occupied or forbidden is left out.
            let number = 1 + u32::try_from(self.below(u64::from(variant.board_size().squares()))).unwrap();
            let _ = setup.put(number, Piece { color, kind });
        }
        setup.position()
    }
}

/// Plies to a forced win (positive) or loss (negative) within `depth` plies by brute force; `None` if neither.
fn exhaustive(position: &AnyPosition, depth: u32) -> Option<i32> {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return Some(0);
    }
    if depth == 0 {
        return None;
    }
    let results: Vec<Option<i32>> =
        moves.iter().map(|&played| exhaustive(&position.play_unchecked(played), depth - 1)).collect();
    // Lost for the opponent after an even number of plies, including 0: won here.
    let wins = results.iter().flatten().filter(|&&plies| plies <= 0).map(|plies| 1 - plies).min();
    if wins.is_some() {
        return wins;
    }
    let losses: Option<Vec<i32>> = results.into_iter().collect();
    losses.map(|plies| -(plies.into_iter().max().unwrap_or(0) + 1))
}

#[test]
fn proven_results_are_true_and_short_ones_are_found() {
    let (mut random, mut decided) = (Random(2024), 0);
    for variant in Variant::ALL {
        for _ in 0..120 {
            let position = random.few_pieces(variant);
            let within = 5;
            let truth = exhaustive(&position, within);
            let found = search(&Situation::from(position), &Limits::depth(within + 4)).score;
            let fen = write_fen(&position);
            if let Some(plies) = truth {
                decided += 1;
                assert_eq!(found.is_win(), plies > 0, "{variant} {fen}: {found}, {plies} plies");
                assert_eq!(found.is_loss(), plies <= 0, "{variant} {fen}: {found}, {plies} plies");
            } else if let Some(plies) = found.plies_to_end() {
                assert!(u32::from(plies) > within, "{variant} {fen}: {found} is too short to be true");
            }
        }
    }
    assert!(decided > 100, "too few of the positions were decided to say anything: {decided}");
}

#[test]
fn a_win_has_its_length() {
    // Three men blocked and one about to be captured: any move ends the game.
    let found = search(&Situation::from(position(Variant::International, "W:WK46:B19")), &Limits::depth(4));
    assert_eq!(found.score, Score::win_in(1));
    let lost = search(&Situation::from(position(Variant::International, "B:WK5:B6")), &Limits::depth(6));
    assert!(lost.score.is_loss(), "{}", lost.score);
}

#[test]
fn a_side_without_a_move_has_lost() {
    for fen in ["W:W:B1", "W:W6:B1"] {
        let found = search(&Situation::from(position(Variant::International, fen)), &Limits::depth(3));
        let blocked = position(Variant::International, fen).legal_moves().is_empty();
        assert_eq!(found.best().is_none(), blocked);
        assert_eq!(found.score == -Score::win_in(0), blocked, "{fen}: {}", found.score);
    }
}

#[test]
fn crowds_of_kings_are_searched_in_bounded_time() {
    // Following all captures of one ply takes more than 25 million positions in each of these.
    for fen in [
        "W:WK1,K3-7,K9,K10,K17,K19,K20,K28,K29,K33,K35,K38,K39,K42,K49,K50:\
         BK2,K8,K12,K15,K16,K18,K22-25,K30,K31,K34,K36,K37,K43-45",
        "W:WK1,K2,K4,K5,K9,K13-15,K17,K18,K20,K22,K27,K30,K33,K34,K39,K42-44:\
         BK3,K7,K11,K16,K19,K21,K24,K25,K28,K29,K31,K35,K36,K38,K40,K41,K45",
        "B:WK1-3,K5,K8,K12,K18,K19,K22,K23,K25,K29,K32,K34,K36,K40,K45,K48-50:\
         BK4,K7,K9-11,K15,K17,K20,K24,K26-28,K31,K35,K37,K39,K42,K44",
    ] {
        let limits = Limits { nodes: Some(1_000_000), ..Limits::depth(1) };
        let found = search(&Situation::from(position(Variant::International, fen)), &limits);
        assert_eq!(found.depth, 1, "{fen}: {} positions", found.nodes);
    }
}

#[test]
fn the_move_limits_are_seen_in_the_search() {
    // Three kings against one: won with a fresh count, drawn when the 16 moves are nearly used up.
    let mut won = 0;
    for fen in ["W:WK7,K9,K23:BK45", "W:WK1,K2,K3:BK36", "W:WK6,K16,K26:BK50"] {
        let position = position(Variant::International, fen);
        let fresh = search(&Situation::from(position), &Limits::nodes(2_000_000)).score;
        let Some(plies) = fresh.plies_to_end().filter(|&plies| fresh.is_win() && plies > 3) else { continue };
        won += 1;
        let late = Situation { plies_used: 30, ..Situation::from(position) };
        let late_score = search(&late, &Limits::nodes(2_000_000)).score;
        assert!(!late_score.is_win(), "{fen}: {late_score} with two plies left, {plies} needed");
    }
    assert!(won > 0, "no position shows the difference");
}

#[test]
fn a_third_repetition_is_a_draw_for_the_search() {
    // White is far ahead, but every move that repeats for the third time only draws, so it is not played.
    let mut game = Game::new(position(Variant::International, "W:WK1,K2,K3,K4:BK50"));
    let shuffle = ["1-6", "50-45", "6-1", "45-50", "1-6", "50-45", "6-1"];
    for text in shuffle {
        let position = *game.position();
        game.play(read_move(&position, text).unwrap()).unwrap();
    }
    let situation = Situation::from(&game);
    assert_eq!(situation.earlier.len(), shuffle.len());
    let found = search(&situation, &Limits::nodes(50_000));
    let back = read_move(&situation.position, "45-50").unwrap();
    assert_eq!(found.best(), Some(back), "Black takes the repetition");
    assert_eq!(found.score, Score::DRAW);
}

#[test]
fn one_thread_and_a_node_limit_give_the_same_result_every_time() {
    for variant in Variant::ALL {
        let situation = Situation::from(AnyPosition::start(variant));
        let first = search(&situation, &Limits::nodes(300_000));
        let mut used = Engine::new(4);
        used.search(&Situation::from(AnyPosition::start(Variant::Russian)), None, &Limits::depth(6), |_| ());
        used.forget();
        let second = used.search(&situation, None, &Limits::nodes(300_000), |_| ());
        assert_eq!((first.nodes, first.score, &first.line), (second.nodes, second.score, &second.line));
        assert_eq!(first.nodes, 300_000, "the limit is exact");
    }
}

#[test]
fn what_was_found_out_about_another_game_is_forgotten() {
    let limits = Limits::depth(9);
    let mut engine = Engine::new(4);
    for fen in ["W:W21,23,25,27:B5,8,10,12", "W:WK30,22:B3,9,K17"] {
        let [russian, brazilian] =
            [Variant::Russian, Variant::Brazilian].map(|variant| Situation::from(position(variant, fen)));
        let _ = engine.search(&russian, None, &limits, |_| ());
        let found = engine.search(&brazilian, None, &limits, |_| ());
        let fresh = search(&brazilian, &limits);
        assert_eq!((found.score, found.line, found.nodes), (fresh.score, fresh.line, fresh.nodes), "{fen}");
    }
}

#[test]
fn limits_are_kept() {
    let situation = Situation::from(AnyPosition::start(Variant::International));
    assert_eq!(search(&situation, &Limits::depth(7)).depth, 7);
    // The point is that it ends, because nothing else would end it.
    let found = search(&situation, &Limits::time(Duration::from_millis(50)));
    assert!(found.best().is_some());
    let stop = StopFlag::new();
    stop.raise();
    let stopped = Engine::new(1).search(&situation, None, Limits::infinite().or(&stop), |_| ());
    assert!(stopped.best().is_some(), "a stopped search still returns a move");
}

#[test]
fn lines_can_be_played() {
    for variant in Variant::ALL {
        let mut position = AnyPosition::start(variant);
        for _ in 0..20 {
            let found = search(&Situation::from(position), &Limits::nodes(20_000));
            let mut at = position;
            for &played in &found.line {
                assert!(at.legal_moves().contains(&played), "{variant} {}: {played:?}", write_fen(&at));
                at = at.play_unchecked(played);
            }
            let Some(best) = found.best() else { break };
            position = position.play_unchecked(best);
        }
    }
}

/// Positions in which the lines of the motif table are legal and best: variant, FEN and line, one per row.
#[test]
fn known_shots_are_found() {
    for row in include_str!("../data/shots.txt").lines().filter(|row| !row.is_empty() && !row.starts_with('#')) {
        let mut columns = row.split('|').map(str::trim);
        let (motif, fen, line) = (columns.next().unwrap(), columns.next().unwrap(), columns.next().unwrap());
        let start = position(Variant::International, fen);
        let first = read_move(&start, line.split(' ').next().unwrap()).unwrap();
        let mut at = start;
        for text in line.split(' ') {
            at = at.play_unchecked(read_move(&at, text).unwrap_or_else(|error| panic!("{motif}: {error}")));
        }
        // The coup Manoury needs this many: without it the evaluation is already five men up, and the offer is reduced.
        let found = search(&Situation::from(start), &Limits::nodes(3_000_000));
        assert_eq!(found.best(), Some(first), "{motif}: {}", found.score);
        assert!(found.score > Score::centi_men(80), "{motif}: {}", found.score);
    }
}

//! The judge against textbook positions and against a second, naive search.

use yonsan_oracle::Grid;
use yonsan_rules::{Board, Finding, Judge, Point, Position, Side, Vcf, VcfEnd, read_board, write_moves};

use crate::boards::{Random, from_play, scattered};

fn position(board: &str, to_move: Side) -> Position {
    Position::new(read_board(board).unwrap(), to_move)
}

fn point(text: &str) -> Point {
    text.parse().unwrap()
}

/// Plays a victory out: each attack makes four, each reply is forced, the last move is five or a foul.
fn check_moves(position: &Position, moves: &[Point], end: VcfEnd) {
    let (mut position, attacker) = (*position, position.to_move());
    for (index, &played) in moves.iter().enumerate() {
        let last = index + 1 == moves.len();
        if last && end == VcfEnd::Foul {
            assert_eq!(position.to_move(), Side::Black);
            assert!(position.is_black_forced());
            return;
        }
        if index % 2 == 1 {
            assert!(position.fives(attacker).any(|point| point == played), "the reply is forced");
        } else if !last {
            assert!(position.fives(attacker).next().is_none(), "no five is missed");
        }
        assert!(position.is_legal(played));
        let effect = position.play(played).unwrap();
        assert_eq!(effect == yonsan_rules::StoneEffect::Five, last, "{}", write_moves(moves));
    }
}

#[test]
fn a_four_three_wins_and_black_may_make_it() {
    // g8 h8 i8 with f8 closed: j8 is a four and makes a three in column j (j9 j10).
    let start = position("g8 h8 i8 j9 j10 / f8 a1 a3 a5 a7", Side::Black);
    let mut judge = Judge::new();
    let vcf = judge.vcf(&start).won().unwrap();
    assert_eq!((vcf.first(), vcf.fours(), vcf.end()), (point("j8"), 2, VcfEnd::Five));
    assert_eq!(vcf.moves()[1], point("k8"));
    check_moves(&start, vcf.moves(), vcf.end());
    assert_eq!(judge.vcf_within(&start, 1, 1_000), Finding::Unknown, "two fours are needed");
}

#[test]
fn blacks_double_four_is_no_victory_and_whites_is() {
    let stones = "e10 f10 g10 h7 h8 h9";
    let others = "d10 h6 a1 a3 o1 o3";
    let mut judge = Judge::new();
    let black = position(&format!("{stones} / {others}"), Side::Black);
    // Black may not play h10; a single four leads to nothing.
    assert_eq!(judge.vcf(&black), Finding::Refuted);
    let white = position(&format!("{others} / {stones}"), Side::White);
    let vcf = judge.vcf(&white).won().unwrap();
    assert_eq!((vcf.first(), vcf.fours()), (point("h10"), 1));
    check_moves(&white, vcf.moves(), vcf.end());
}

#[test]
fn white_wins_by_forcing_a_foul() {
    // White's g12 h12 i12 with j12 black: a four on f12 needs e12, where Black would make a double three.
    let board = "e10 e11 f11 g10 j12 a1 / g12 h12 i12 a3 c1";
    let start = position(board, Side::White);
    assert!(start.board().foul(point("e12")).is_some());
    let mut judge = Judge::new();
    let vcf = judge.vcf(&start).won().unwrap();
    assert_eq!(write_moves(vcf.moves()), "f12 e12");
    assert_eq!((vcf.end(), vcf.fours()), (VcfEnd::Foul, 1));
    check_moves(&start, vcf.moves(), vcf.end());
}

#[test]
fn a_counter_four_stops_a_victory() {
    // Black's four on j8 is answered on k8, which makes White's four k5 to k8: Black must answer on k9 (k4 is black).
    let with = |extra: &str| position(&format!("g8 h8 i8 j9 j10 k4 / f8 k5 k6 k7 {extra}"), Side::Black);
    let mut judge = Judge::new();
    assert_eq!(judge.vcf(&with("a1 a3")), Finding::Refuted);
    // With k7 moved away the four-three works.
    let start = position("g8 h8 i8 j9 j10 k4 / f8 k5 k6 a7 a1 a3", Side::Black);
    assert!(judge.vcf(&start).is_won());
}

#[test]
fn defences_are_all_points_that_hold() {
    let start = position("g8 h8 i8 j9 j10 / f8 a1 a3 a5 a7", Side::White);
    let mut judge = Judge::new();
    let defences = judge.defences(&start);
    for point in start.legal_points() {
        let mut after = start;
        after.play(point).unwrap();
        let naive = Grid::of(after.board()).naive_vcf(Side::Black, 6);
        assert_eq!(defences.contains(&point), !naive, "{point}");
    }
    // Known by hand: the fork point, the two points that complete its four, those of column j.
    for text in ["j8", "k8", "j7", "j11"] {
        assert!(defences.contains(&point(text)), "{text}");
    }
    assert!(!defences.contains(&point("a9")));
}

/// Fours, shortest first, on boards from play, against a search of its own rules and moves.
#[test]
fn victories_are_those_of_the_naive_search() {
    let (mut random, mut judge) = (Random::new(3), Judge::new());
    let mut lengths = [0; 6];
    for index in 0..800 {
        let board = if index % 4 == 0 { from_play(&mut random) } else { scattered(&mut random) };
        let quiet = Position::new(board, Side::Black);
        if Side::ALL.into_iter().any(|side| quiet.fives(side).next().is_some()) {
            continue;
        }
        for side in Side::ALL {
            let start = Position::new(board, side);
            let found = judge.vcf(&start);
            let naive = (0..=4).find(|&fours| Grid::of(&board).naive_vcf(side, fours));
            let Some(vcf) = found.won() else {
                assert_eq!(naive, None, "{side}\n{board}");
                lengths[5] += 1;
                continue;
            };
            check_moves(&start, vcf.moves(), vcf.end());
            if vcf.fours() <= 4 {
                assert_eq!(naive, Some(vcf.fours()), "{side}\n{board}");
                lengths[vcf.fours()] += 1;
            } else {
                assert_eq!(naive, None, "{side}\n{board}");
            }
        }
    }
    assert!(lengths[1..].iter().all(|&count| count > 1), "all lengths occur: {lengths:?}");
}

#[test]
fn all_first_fours_that_win_are_found() {
    let (mut random, mut judge) = (Random::new(4), Judge::new());
    for _ in 0..60 {
        let board = from_play(&mut random);
        for side in Side::ALL {
            let start = Position::new(board, side);
            let starts = judge.vcf_starts(&start);
            if Side::ALL.into_iter().all(|side| start.fives(side).next().is_none()) {
                let mut firsts: Vec<_> = starts.iter().filter(|vcf| vcf.fours() <= 3).map(Vcf::first).collect();
                firsts.sort_unstable();
                assert_eq!(firsts, Grid::of(&board).naive_starts(side, 3), "{side}\n{board}");
            }
            assert_eq!(starts.is_empty(), !judge.vcf(&start).is_won());
            for first in Point::all() {
                let from = judge.vcf_from(&start, first).map(|vcf| vcf.fours());
                let among = starts.iter().find(|vcf| vcf.first() == first).map(Vcf::fours);
                assert_eq!(from, among, "{first} {side}\n{board}");
            }
            assert!(starts.windows(2).all(|pair| pair[0].fours() <= pair[1].fours()));
            for vcf in starts {
                if vcf.fours() > 0 && start.fives(side).next().is_none() {
                    check_moves(&start, vcf.moves(), vcf.end());
                }
            }
        }
    }
}

#[test]
fn two_open_threes_of_white_win_by_threats() {
    // White's stones cross on h8: two threes at once, which Black may not stop with one stone.
    let start = position("a1 a3 a5 a7 / f8 g8 h9 h10", Side::White);
    let mut judge = Judge::new();
    assert_eq!(judge.vcf(&start), Finding::Refuted);
    let vct = judge.vct(&start, 20_000).won().unwrap();
    let mut board: Board = *start.board();
    for (index, &played) in vct.line().iter().enumerate() {
        assert!(board.put(played, if index % 2 == 0 { Side::White } else { Side::Black }));
    }
    assert!(judge.threats(&start).contains(&point("h8")));
    assert!(judge.vct_from(&start, point("h8"), 20_000).is_won());
    assert!(judge.vct_from(&start, point("o15"), 20_000).is_refuted());
    // The same cross is forbidden to Black; its threes alone do not win.
    let black = position("f8 g8 h9 h10 / a1 a3 a5 a7", Side::Black);
    assert!(black.board().foul(point("h8")).is_some());
    assert!(judge.vct_from(&black, point("h8"), 20_000).is_refuted());
}

/// Every reply to a proved first threat loses: all replies are tried, not only those that the search considered.
#[test]
fn proofs_by_threats_leave_no_reply() {
    let (mut random, mut judge) = (Random::new(5), Judge::new());
    let mut proofs = 0;
    while proofs < 12 {
        let board = from_play(&mut random);
        let side = if random.below(2) == 0 { Side::Black } else { Side::White };
        let start = Position::new(board, side);
        if judge.vcf(&start).is_won() || start.fives(side.other()).next().is_some() {
            continue;
        }
        let Finding::Won(vct) = judge.vct(&start, 1_000) else { continue };
        proofs += 1;
        let mut threat = start;
        assert_eq!(threat.play(vct.first()), Ok(yonsan_rules::StoneEffect::Nothing));
        for reply in threat.legal_points() {
            let mut after = threat;
            let effect = after.play(reply).unwrap();
            assert_eq!(effect, yonsan_rules::StoneEffect::Nothing, "the reply makes no five");
            assert!(judge.vct(&after, 20_000).is_won(), "{} {reply}\n{board}", vct.first());
        }
    }
}

//! The engine: what every level must see, equal thoughts, and the order of the levels.

use yonsan_rules::{Engine, Level, Playout, Position, Side, StoneEffect, read_board, varied_start};

fn best(level: Level, board: &str, side: Side) -> String {
    let position = Position::new(read_board(board).unwrap(), side);
    Engine::new(level.effort(), 1).think(&position).unwrap().best().to_string()
}

#[test]
fn every_level_makes_five_and_stops_it() {
    for level in Level::all() {
        assert_eq!(best(level, "d8 e8 f8 g8 / c8 a1 a3 c1", Side::Black), "h8", "level {level}");
        assert_eq!(best(level, "d8 e8 f8 g8 / c8 a1 a3", Side::White), "h8", "level {level}");
    }
}

#[test]
fn no_level_commits_a_foul() {
    for level in Level::all() {
        for seed in 0..3 {
            let mut engine = Engine::new(level.effort().with_nodes(100).with_threats(0), seed);
            let mut position = varied_start(seed);
            for _ in 0..40 {
                let Some(thought) = engine.think(&position) else { break };
                match position.play(thought.best()).unwrap() {
                    StoneEffect::Nothing => {}
                    StoneEffect::Foul(foul) => {
                        panic!("level {level}: {foul} on {}\n{}", thought.best(), position.board())
                    }
                    StoneEffect::Five | StoneEffect::Full => break,
                }
            }
        }
    }
}

#[test]
fn strong_levels_see_victories_by_fours_and_threats() {
    for number in 4..=6 {
        let level = Level::new(number).unwrap();
        assert_eq!(best(level, "g8 h8 i8 j9 j10 / f8 a1 a3 a5 a7", Side::Black), "j8");
    }
    let position = Position::new(read_board("a1 a3 a5 a7 / f8 g8 h9 h10").unwrap(), Side::White);
    let thought = Engine::new(Level::LAST.effort(), 1).think(&position).unwrap();
    assert!(thought.wins_in().is_some_and(|moves| moves > 0));
}

#[test]
fn white_uses_blacks_fouls() {
    let board = "e10 e11 f11 g10 j12 a1 / g12 h12 i12 a3 c1";
    assert_eq!(best(Level::LAST, board, Side::White), "f12");
}

#[test]
fn thoughts_repeat() {
    let position = varied_start(5);
    for level in Level::all() {
        let mut engine = Engine::new(level.effort().with_nodes(500), 9);
        let first = engine.think(&position);
        assert_eq!(engine.think(&position), first);
        assert_eq!(Engine::new(level.effort().with_nodes(500), 9).think(&position), first);
    }
}

#[test]
fn an_empty_and_a_full_board_have_an_answer() {
    let mut engine = Engine::new(Level::FIRST.effort(), 1);
    assert_eq!(engine.think(&Position::start()).unwrap().best(), yonsan_rules::Point::CENTRE);
    let mut board = yonsan_rules::Board::new();
    for point in yonsan_rules::Point::all() {
        let dark = (point.column() + 2 * point.row()) % 4 < 2;
        board.put(point, if dark { Side::Black } else { Side::White });
    }
    assert_eq!(engine.think(&Position::new(board, Side::Black)), None);
}

#[test]
fn a_stronger_level_beats_a_weaker_one() {
    for (strong, weak) in [(3, 1), (4, 2)] {
        let level = |number| Level::new(number).unwrap().effort();
        let mut won = 0;
        for game in 0..6 {
            let (mut one, mut other) = (Engine::new(level(strong), game), Engine::new(level(weak), game));
            let start = varied_start(game / 2);
            let winner = if game % 2 == 0 {
                Playout::play(&mut one, &mut other, &start, 120).winner().map(|side| side == Side::Black)
            } else {
                Playout::play(&mut other, &mut one, &start, 120).winner().map(|side| side == Side::White)
            };
            won += u32::from(winner == Some(true));
        }
        assert!(won >= 5, "level {strong} won {won} of 6 against level {weak}");
    }
}

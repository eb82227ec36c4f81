//! Games: verdicts under each rule set. Expected values are read out of the three texts.

use yonsan_rules::{
    EndReason, Foul, Game, GameError, Objection, Point, Position, RuleSet, Side, StoneEffect, read_board, read_moves,
};

/// Stones in turn; the last is Black's double three on h10.
const DOUBLE_THREE: &str = "h8 a10 h9 a11 i10 c12 j10 c14 h10";

fn play(rules: RuleSet, text: &str) -> Game {
    let mut game = Game::new(rules);
    for point in read_moves(text).unwrap() {
        game.play(point).unwrap();
    }
    game
}

fn point(text: &str) -> Point {
    text.parse().unwrap()
}

#[test]
fn a_foul_loses_at_once_under_rif() {
    let mut game = play(RuleSet::Rif, DOUBLE_THREE);
    let verdict = game.verdict().unwrap();
    assert_eq!(verdict.winner(), Some(Side::White));
    assert_eq!(verdict.reason(), EndReason::BlackFoul(Foul::DoubleThree));
    assert_eq!(verdict.rules(), RuleSet::Rif);
    assert_eq!(game.object(), Err(GameError::Over));
    assert_eq!(game.play(point("a1")), Err(GameError::Over));
}

#[test]
fn school_2_asks_for_an_objection_at_once() {
    let mut game = play(RuleSet::School2, DOUBLE_THREE);
    assert_eq!(game.verdict(), None);
    assert_eq!(game.objectionable(), Some(Foul::DoubleThree));
    let mut accepted = game.clone();
    assert!(matches!(game.object(), Ok(Objection::Lost(_))));
    assert_eq!(game.verdict().unwrap().reason(), EndReason::BlackFoul(Foul::DoubleThree));

    // "White plays on without pointing it out: Black can't be judged to have lost."
    accepted.play(point("o1")).unwrap();
    assert_eq!(accepted.objectionable(), None);
    assert_eq!(accepted.object(), Err(GameError::NoObjection));
    assert_eq!(accepted.verdict(), None);
}

#[test]
fn school_1_lets_black_play_elsewhere() {
    let mut game = play(RuleSet::School1, DOUBLE_THREE);
    assert_eq!(game.object(), Ok(Objection::TakenBack(point("h10"))));
    assert_eq!(game.position().to_move(), Side::Black);
    assert_eq!(game.verdict(), None);
    game.play(point("h11")).unwrap();
    assert_eq!(game.object(), Err(GameError::NoObjection));
}

#[test]
fn school_1_judges_a_forced_foul_lost() {
    // White's column h11 to h14 is a four; on h10 Black has a double three (h10 i10 j10 and f8 g9 h10).
    let mut board = read_board("i10 j10 f8 g9 / h11 h12 h13 h14 a1").unwrap();
    let open = Position::new(board, Side::Black);
    assert_eq!(open.fives(Side::White).map(|p| p.to_string()).collect::<Vec<_>>(), ["h10", "h15"]);
    assert!(!open.is_black_forced(), "h15 is allowed, hopeless as it is");
    board.put(point("h15"), Side::Black);
    let position = Position::new(board, Side::Black);
    assert!(position.is_black_forced());
    for (rules, reason) in [
        (RuleSet::School1, EndReason::ForcedFoul(Foul::DoubleThree)),
        (RuleSet::School2, EndReason::BlackFoul(Foul::DoubleThree)),
    ] {
        let mut game = Game::from_position(rules, position);
        assert_eq!(game.play(point("h10")), Ok(StoneEffect::Foul(Foul::DoubleThree)));
        game.object().unwrap();
        assert_eq!(game.verdict().unwrap().reason(), reason);
        assert_eq!(game.verdict().unwrap().winner(), Some(Side::White));
    }
}

#[test]
fn five_comes_before_a_foul() {
    // h8 makes five on the eighth row, and six in the column at the same time.
    let board = read_board("d8 e8 f8 g8 h3 h4 h5 h6 h7 h9 / a1 a3").unwrap();
    for rules in RuleSet::ALL {
        let mut game = Game::from_position(rules, Position::new(board, Side::Black));
        assert_eq!(game.play(point("h8")), Ok(StoneEffect::Five));
        assert_eq!(game.verdict().unwrap().winner(), Some(Side::Black));
    }
}

#[test]
fn an_overline_wins_for_white_and_loses_for_black() {
    let stones = "c3 d3 e3 g3 h3";
    let white = Position::new(read_board(&format!("/ {stones}")).unwrap(), Side::White);
    let black = Position::new(read_board(stones).unwrap(), Side::Black);
    for rules in RuleSet::ALL {
        let mut game = Game::from_position(rules, white);
        assert_eq!(game.play(point("f3")), Ok(StoneEffect::Five));
        assert_eq!(game.verdict().unwrap().winner(), Some(Side::White));
        let mut game = Game::from_position(rules, black);
        assert_eq!(game.play(point("f3")), Ok(StoneEffect::Foul(Foul::Overline)));
    }
}

#[test]
fn the_first_stones_are_bound() {
    for rules in RuleSet::ALL {
        assert_eq!(Game::new(rules).play(point("h9")), Err(GameError::NotCentre));
    }
    let below = point("g7");
    let second = |rules| play(rules, "h8").play(below);
    assert_eq!(second(RuleSet::School1), Err(GameError::NotOwnSide));
    assert_eq!(second(RuleSet::School2), Ok(StoneEffect::Nothing));
    assert!(play(RuleSet::School1, "h8").play(point("g8")).is_ok());
    assert_eq!(play(RuleSet::Rif, "h8").play(Point::CENTRE).unwrap_err().to_string(), "h8 is taken");
}

#[test]
fn passing_is_for_rif_alone() {
    for rules in [RuleSet::School1, RuleSet::School2] {
        assert_eq!(play(rules, "h8").pass(), Err(GameError::NoPass(rules)));
    }
    let mut game = play(RuleSet::Rif, "h8 h9");
    game.pass().unwrap();
    assert_eq!(game.verdict(), None);
    game.play(point("a1")).unwrap();
    game.pass().unwrap();
    game.pass().unwrap();
    assert_eq!(game.verdict().unwrap().reason(), EndReason::TwoPasses);
    assert_eq!(game.verdict().unwrap().winner(), None);
}

#[test]
fn leaving_time_and_resigning_lose() {
    let end = |act: fn(&mut Game) -> Result<(), GameError>| {
        let mut game = play(RuleSet::School1, "h8 h9");
        act(&mut game).unwrap();
        assert_eq!(act(&mut game), Err(GameError::Over));
        (game.verdict().unwrap().winner(), game.verdict().unwrap().reason())
    };
    assert_eq!(end(|game| game.leave(Side::Black)), (Some(Side::White), EndReason::Leaving));
    assert_eq!(end(|game| game.time_out(Side::White)), (Some(Side::Black), EndReason::Time));
    assert_eq!(end(|game| game.resign(Side::Black)), (Some(Side::White), EndReason::Resignation));
    assert_eq!(end(Game::agree_to_draw), (None, EndReason::Agreement));
}

#[test]
fn an_unannounced_three_that_is_missed_may_be_taken_back_under_school_1() {
    let moves = "h8 a10 h9 a12";
    for rules in RuleSet::ALL {
        let mut game = play(rules, moves);
        assert_eq!(game.must_announce(point("h10")), rules == RuleSet::School1);
        game.play_silently(point("h10")).unwrap();
        game.play(point("o1")).unwrap();
        assert_eq!(game.may_take_back(), rules == RuleSet::School1);
        assert_eq!(game.take_back().is_ok(), rules == RuleSet::School1);
    }
    // Announced, or answered: no right.
    let mut game = play(RuleSet::School1, moves);
    game.play(point("h10")).unwrap();
    game.play(point("o1")).unwrap();
    assert_eq!(game.take_back(), Err(GameError::NoTakeBack));
    let mut game = play(RuleSet::School1, moves);
    game.play_silently(point("h10")).unwrap();
    game.play(point("h11")).unwrap();
    assert_eq!(game.take_back(), Err(GameError::NoTakeBack));
}

#[test]
fn a_silent_four_that_is_stopped_grants_nothing() {
    // White's row d8 to g8 is a four with one end, c8.
    let board = read_board("h8 a1 a3 a5 / d8 e8 f8").unwrap();
    for (answer, may) in [("c8", false), ("o1", true)] {
        let mut game = Game::from_position(RuleSet::School1, Position::new(board, Side::White));
        game.play_silently(point("g8")).unwrap();
        game.play(point(answer)).unwrap();
        assert_eq!(game.may_take_back(), may, "{answer}");
    }
}

#[test]
fn a_full_board_is_a_draw() {
    // Pairs of columns and rows so mixed that no five arises: colours by (column + 2 * row) / 2 in fours.
    let mut board = yonsan_rules::Board::new();
    for p in Point::all().filter(|&p| p != point("o15")) {
        let dark = (p.column() + 2 * p.row()) % 4 < 2;
        board.put(p, if dark { Side::Black } else { Side::White });
    }
    let mut game = Game::from_position(RuleSet::Rif, Position::new(board, Side::White));
    assert_eq!(game.play(point("o15")), Ok(StoneEffect::Full));
    assert_eq!(game.verdict().unwrap().reason(), EndReason::FullBoard);
    assert_eq!(game.verdict().unwrap().winner(), None);
}

#[test]
fn rule_sets_are_found_by_name() {
    for rules in RuleSet::ALL {
        assert_eq!(rules.to_string().parse(), Ok(rules));
    }
    let error = "gomoku".parse::<RuleSet>().unwrap_err();
    assert_eq!(error.to_string(), "no rules are called \"gomoku\"; there are school-1, school-2 and rif");
}

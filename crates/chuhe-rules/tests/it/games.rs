//! How games end, and what is counted on the way.

use chuhe_rules::{DrawReason, Foul, Game, GameError, Level, LossReason, Position, RuleSet, Side, Suicide, Verdict};

fn game(fen: &str) -> Game {
    Game::new(Position::from_fen(fen).unwrap(), RuleSet::Cxa, Level::National)
}

fn play(game: &mut Game, moves: &str) {
    for mv in moves.split_whitespace() {
        game.play(mv.parse().unwrap()).unwrap_or_else(|error| panic!("{mv}: {error}"));
    }
}

#[allow(clippy::unnecessary_wraps, reason = "compared with what a game returns")]
fn lost(side: Side, reason: LossReason) -> Option<Verdict> {
    Some(Verdict::Lost(side, reason))
}

/// Two kings with a pawn on each side that nobody needs to move, and their elephants.
const QUIET: &str = "4k4/4a4/4b4/p8/9/9/P8/4B4/4A4/4K4 w";

/// Four moves that lead back.
const ROUND: &str = "e1d2 e8d7 d2e1 d7e8";

#[test]
fn the_board_ends_games() {
    let mut mated = game("3k5/9/9/R8/9/9/9/9/1R7/5K3 w");
    play(&mut mated, "b1b8 d9e9 a6a9");
    assert_eq!(mated.verdict(), lost(Side::Black, LossReason::Mate));
    assert_eq!(mated.play("e9e8".parse().unwrap()), Err(GameError::Over));
    let mut stalemated = game("4k4/9/3P5/9/9/9/9/9/9/5K3 w");
    play(&mut stalemated, "d7d8");
    assert_eq!(stalemated.verdict(), lost(Side::Black, LossReason::Stalemate));
    assert_eq!(LossReason::Stalemate.article(), "4.1.2");
    let mut suicide = game("4k4/9/9/9/9/9/9/9/9/3K5 w");
    play(&mut suicide, "d0e0");
    assert_eq!(suicide.verdict(), lost(Side::Red, LossReason::Suicide(Suicide::KingsFace)));
    let mut refused = game(QUIET);
    assert_eq!(refused.play("e1e2".parse().unwrap()).unwrap_err().to_string(), "your own piece stands on e2");
    assert_eq!(refused.verdict(), None);
    // A game may begin with the end.
    assert_eq!(game("4k4/3P5/9/9/9/9/9/9/9/5K3 b").verdict(), lost(Side::Black, LossReason::Stalemate));
}

#[test]
fn sixty_rounds_without_a_capture_are_a_draw() {
    let mut long = game(QUIET);
    for _ in 0..29 {
        play(&mut long, ROUND);
    }
    play(&mut long, "e1d2 e8d7 d2e1");
    assert_eq!(long.quiet_rounds(), 59);
    let mut early = long.clone();
    early.claim_natural_limit(Side::Black).unwrap();
    assert_eq!((early.verdict(), early.tally(Side::Black).fouls), (None, 1));
    play(&mut early, "d7e8");
    early.claim_natural_limit(Side::Black).unwrap();
    assert_eq!(early.verdict(), Some(Verdict::Drawn(DrawReason::NaturalLimit)));
    let mut twice = long.clone();
    twice.claim_natural_limit(Side::Black).unwrap();
    twice.claim_natural_limit(Side::Black).unwrap();
    assert_eq!(twice.verdict(), lost(Side::Black, LossReason::FalseClaims));
    // Each side has its own first claim.
    let mut each = long;
    each.claim_natural_limit(Side::Black).unwrap();
    each.claim_natural_limit(Side::Red).unwrap();
    assert_eq!(each.verdict(), None);
}

#[test]
fn a_capture_begins_a_new_stage() {
    let mut taken = game("4k4/4a4/4b4/9/p8/P8/9/4B4/4A4/4K4 w");
    taken.claim_natural_limit(Side::Red).unwrap();
    play(&mut taken, "e1d2 e8d7 a4a5");
    assert_eq!((taken.quiet_rounds(), taken.tally(Side::Red).false_claims), (0, 0));
    taken.claim_natural_limit(Side::Red).unwrap();
    assert_eq!(taken.tally(Side::Red).fouls, 2);
    assert_eq!(taken.verdict(), None, "the first false claim of this stage");
    // A tournament may lower the limit.
    let mut lower = game(QUIET).with_natural_limit(2);
    play(&mut lower, ROUND);
    lower.claim_natural_limit(Side::Red).unwrap();
    assert_eq!(lower.verdict(), Some(Verdict::Drawn(DrawReason::NaturalLimit)));
}

#[test]
fn draws_are_offered_from_round_26_on() {
    let mut offered = game(QUIET);
    for _ in 0..12 {
        play(&mut offered, ROUND);
    }
    play(&mut offered, "e1d2");
    let early = offered.offer_draw(Side::Red).unwrap_err();
    assert_eq!(early.to_string(), "round 25: a draw may be offered from round 26 on (4.3)");
    play(&mut offered, "e8d7");
    offered.offer_draw(Side::Red).unwrap();
    assert_eq!(offered.clone().accept_draw(Side::Red), Err(GameError::NoOffer));
    let mut accepted = offered.clone();
    accepted.accept_draw(Side::Black).unwrap();
    assert_eq!(accepted.verdict(), Some(Verdict::Drawn(DrawReason::Agreement)));
    // A move declines; the second offer more than the opponent's is a foul.
    play(&mut offered, "d2e1 d7e8");
    assert_eq!(offered.accept_draw(Side::Black), Err(GameError::NoOffer));
    offered.offer_draw(Side::Red).unwrap();
    assert_eq!(offered.tally(Side::Red).fouls, 1);
    offered.offer_draw(Side::Black).unwrap();
    assert_eq!(offered.tally(Side::Black).fouls, 0);
}

#[test]
fn fouls_are_counted() {
    let mut fouls = game(QUIET);
    for (number, foul) in (1..).zip([Foul::Touch, Foul::Disturbance, Foul::Conduct]) {
        fouls.foul(Side::Red, foul).unwrap();
        fouls.foul(Side::Black, foul).map_or_else(|error| assert_eq!((number, error), (3, GameError::Over)), |()| ());
        assert_eq!(fouls.tally(Side::Red).fouls, number);
    }
    assert_eq!(fouls.verdict(), lost(Side::Red, LossReason::ThreeFouls));
    assert_eq!(fouls.fouls().len(), 5);
    assert_eq!(fouls.fouls()[0], (Side::Red, Foul::Touch));
    // Who resigns at once is spared the foul (8.2).
    fouls.resign(Side::Red).unwrap();
    assert_eq!((fouls.verdict(), fouls.tally(Side::Red).fouls), (lost(Side::Red, LossReason::Resigned), 2));
    assert_eq!(fouls.fouls().len(), 4);
    for (entries, expected) in [(3, 0), (4, 1), (7, 1), (8, 2), (40, 2)] {
        let mut record = game(QUIET);
        record.missing_entries(Side::Black, entries).unwrap();
        assert_eq!(record.tally(Side::Black).fouls, expected, "{entries}");
    }
}

#[test]
fn moves_against_the_rules_lose_by_the_level() {
    let mut national = game(QUIET);
    national.illegal_move(Side::Black).unwrap();
    assert_eq!(national.verdict(), lost(Side::Black, LossReason::IllegalMoves));
    let mut local = Game::new(Position::start(), RuleSet::Cxa, Level::Local);
    local.illegal_move(Side::Black).unwrap();
    assert_eq!((local.verdict(), local.tally(Side::Black).fouls), (None, 1));
    local.illegal_move(Side::Black).unwrap();
    assert_eq!(local.verdict(), lost(Side::Black, LossReason::IllegalMoves));
    let mut clock = game(QUIET);
    clock.clock_without_move(Side::Red).unwrap();
    assert_eq!((clock.verdict(), clock.tally(Side::Red).fouls), (None, 1));
    clock.clock_without_move(Side::Red).unwrap();
    assert_eq!(clock.verdict(), lost(Side::Red, LossReason::ClockWithoutMove));
}

#[test]
fn repetitions_are_judged_after_three_cycles() {
    let checks = "d9e9 d1e1 e9d9 e1d1";
    let mut checked = game("3k5/9/9/9/9/9/9/9/3R5/5K3 b");
    play(&mut checked, &[checks, checks].join(" "));
    let error = checked.judge_repetition().unwrap_err().to_string();
    assert_eq!(
        error,
        "the position has occurred 3 times; a repetition is judged after three cycles, at the fourth (4.3)"
    );
    play(&mut checked, checks);
    let ruling = checked.judge_repetition().unwrap();
    assert_eq!(ruling.to_string(), "Red checks for ever with the rook; Red must vary (CXA 26.1)");
    assert_eq!(checked.verdict(), lost(Side::Red, LossReason::PerpetualCheck));
    // A cannon chased by a rook.
    let mut chased = game("2ba1k3/4a4/b8/8R/9/9/1r2p4/9/4A4/2B1KAB1c b");
    for _ in 0..3 {
        play(&mut chased, "i0h0 i6h6 h0i0 h6i6");
    }
    chased.judge_repetition().unwrap();
    assert_eq!(chased.verdict(), lost(Side::Red, LossReason::Repetition));
}

#[test]
fn red_must_vary_in_the_first_25_rounds() {
    let mut early = game(QUIET);
    for _ in 0..12 {
        play(&mut early, ROUND);
    }
    let mut at_24 = early.clone();
    at_24.judge_repetition().unwrap();
    assert_eq!(at_24.verdict(), lost(Side::Red, LossReason::Repetition));
    play(&mut early, ROUND);
    early.judge_repetition().unwrap();
    assert_eq!(early.verdict(), Some(Verdict::Drawn(DrawReason::Repetition)), "26 rounds");
}

#[test]
fn the_arbiter_ends_games() {
    for (reason, article) in
        [(LossReason::Time, "4.1.6"), (LossReason::Late, "4.1.7"), (LossReason::Misconduct, "4.1.13")]
    {
        let mut forfeited = game(QUIET);
        forfeited.forfeit(Side::Black, reason).unwrap();
        assert_eq!(forfeited.verdict(), lost(Side::Black, reason));
        assert_eq!(reason.article(), article);
        assert_eq!(forfeited.resign(Side::Red), Err(GameError::Over));
    }
    let mut simple = game(QUIET);
    simple.declare_no_win().unwrap();
    assert_eq!(simple.verdict(), Some(Verdict::Drawn(DrawReason::NoWin)));
    assert_eq!(DrawReason::NoWin.article(), "4.2.2");
    assert_eq!(
        Foul::ALL.map(Foul::article),
        ["8.1.1", "8.1.2", "8.1.3", "8.1.4", "8.1.5", "8.1.6", "8.1.7", "8.1.8", "8.1.9"]
    );
}

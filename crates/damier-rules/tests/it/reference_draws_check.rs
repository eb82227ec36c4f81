//! Checks the draw rules of the slow reference on games played out for each sentence of the rules.

use crate::reference::draws::{Count, History, Rule, Standing};
use crate::reference::{Board, Colour, Kind, Move, Variant};

const BOARDS_OF_64_SQUARES: [Variant; 2] = [Variant::Russian, Variant::Brazilian];

fn game(variant: Variant, fen: &str) -> History {
    History::starting_from(Board::from_fen(variant, fen).expect(fen))
}

/// Plays the move with this origin and destination. There must be only one.
fn play(history: &mut History, from: u8, to: u8) {
    play_where(history, |_, played| played.from == from && played.to == to);
}

/// Plays the first legal move that fits.
fn play_where(history: &mut History, fits: impl Fn(&Board, &Move) -> bool) {
    let before = history.last().clone();
    let legal = before.legal_moves();
    let chosen = legal.iter().find(|played| fits(&before, played));
    history.play(chosen.expect("the case is set up so that such a move exists"));
}

/// Plays this many quiet moves that fit, never offering a capture and never repeating a position for the third time.
fn wander(history: &mut History, plies: usize, fits: impl Fn(&Board, &Move) -> bool) {
    assert!(find_a_way(history, plies, &fits), "no way to continue from {}", history.last().to_fen());
}

/// Searches for such moves by backtracking. Leaves the history unchanged if there are none.
fn find_a_way(history: &mut History, plies: usize, fits: &impl Fn(&Board, &Move) -> bool) -> bool {
    if plies == 0 {
        return true;
    }
    let before = history.last().clone();
    for played in before.legal_moves() {
        if !fits(&before, &played) || !played.captured.is_empty() || offers_a_capture(&played.after) {
            continue;
        }
        history.play(&played);
        if history.occurrences() < 3 && find_a_way(history, plies - 1, fits) {
            return true;
        }
        history.positions.pop();
        history.plies.pop();
    }
    false
}

fn offers_a_capture(position: &Board) -> bool {
    position.legal_moves().iter().any(|played| !played.captured.is_empty())
}

fn by_kings(before: &Board, played: &Move) -> bool {
    before.piece(played.from).map(|piece| piece.kind) == Some(Kind::King)
}

fn anything(_: &Board, _: &Move) -> bool {
    true
}

fn promotes(before: &Board, played: &Move) -> bool {
    !by_kings(before, played) && played.after.piece(played.to).map(|piece| piece.kind) == Some(Kind::King)
}

fn count(rule: Rule, used: usize) -> Count {
    Count { rule, used }
}

/// The limit that applies in the last position.
fn running(history: &History) -> Count {
    history.limit_count().expect("some limit applies")
}

/// Wanders up to the last ply before the limit, where the game must be open, and then over it.
fn wander_over_the_limit(history: &mut History, rule: Rule, fits: impl Fn(&Board, &Move) -> bool) {
    wander(history, rule.limit() - 1 - running(history).used, &fits);
    assert_eq!(running(history), count(rule, rule.limit() - 1));
    assert_eq!(history.standing(), Standing::Open);
    wander(history, 1, &fits);
    assert_eq!(history.standing(), Standing::Drawn(rule));
}

#[test]
fn the_third_occurrence_of_a_position_draws() {
    let mut history = game(Variant::International, "W:WK46,47,48,49:BK1");
    for (occurrences, standing) in [(2, Standing::Open), (3, Standing::Drawn(Rule::Repetition))] {
        for (from, to) in [(46, 41), (1, 6), (41, 46), (6, 1)] {
            assert_eq!(history.standing(), Standing::Open);
            play(&mut history, from, to);
        }
        assert_eq!(history.occurrences(), occurrences);
        assert_eq!(history.standing(), standing);
    }
}

#[test]
fn the_same_pieces_with_the_other_side_to_move_are_another_position() {
    // White returns in three moves, Black in two.
    let mut history = game(Variant::International, "W:WK46,47,48,49:BK1");
    for (from, to) in [(46, 41), (1, 6), (41, 37), (6, 1), (37, 46)] {
        play(&mut history, from, to);
    }
    assert_eq!(history.occurrences(), 1);
}

#[test]
fn international_25_moves_with_kings_only() {
    let mut history = game(Variant::International, "W:WK46,47,48,49:BK1");
    wander(&mut history, 8, by_kings);
    assert_eq!(running(&history), count(Rule::KingMoves25, 8));
    play_where(&mut history, |before, played| !by_kings(before, played));
    assert_eq!(running(&history), count(Rule::KingMoves25, 0));
    wander_over_the_limit(&mut history, Rule::KingMoves25, by_kings);
}

#[test]
fn international_16_moves_with_three_against_one() {
    for fen in ["W:WK46,K47,K48:BK1", "W:WK46,K47,48:BK1", "W:WK46,47,48:BK1"] {
        let mut history = game(Variant::International, fen);
        wander_over_the_limit(&mut history, Rule::ThreeAgainstOne16, by_kings);
    }
}

#[test]
fn international_5_moves_with_two_or_one_against_one() {
    for fen in ["W:WK46,K47:BK1", "W:WK46,47:BK1", "W:WK46:BK1", "B:WK46:BK47,K48"] {
        let mut history = game(Variant::International, fen);
        wander_over_the_limit(&mut history, Rule::TwoAgainstOne5, by_kings);
    }
}

#[test]
fn international_promotion_within_three_against_one_restarts_nothing() {
    let mut history = game(Variant::International, "W:WK46,6,48:BK50");
    wander(&mut history, 4, by_kings);
    play_where(&mut history, promotes);
    assert_eq!(running(&history), count(Rule::ThreeAgainstOne16, 5));
    wander_over_the_limit(&mut history, Rule::ThreeAgainstOne16, by_kings);
}

#[test]
fn international_capture_that_leaves_two_against_one_starts_the_5_moves_afresh() {
    let mut history = game(Variant::International, "W:WK46,K47,39:BK50");
    play(&mut history, 46, 5);
    assert_eq!(running(&history), count(Rule::ThreeAgainstOne16, 1));
    play_where(&mut history, |_, played| played.captured == [39]);
    assert_eq!(running(&history), count(Rule::TwoAgainstOne5, 0));
}

#[test]
fn international_5_moves_are_restarted_by_nothing() {
    let mut history = game(Variant::International, "W:WK46,39:BK50");
    play(&mut history, 46, 5);
    play_where(&mut history, |_, played| played.captured == [39]);
    assert_eq!(running(&history), count(Rule::TwoAgainstOne5, 2));

    let mut history = game(Variant::International, "W:WK46,6:BK50");
    wander(&mut history, 4, by_kings);
    play_where(&mut history, promotes);
    assert_eq!(running(&history), count(Rule::TwoAgainstOne5, 5));
}

#[test]
fn international_limits_start_at_0_after_the_first_promotion() {
    let mut history = game(Variant::International, "W:W6,48,49:BK50");
    // Men only against a king: neither limit applies.
    assert_eq!(running(&history), count(Rule::KingMoves25, 0));
    play(&mut history, 6, 1);
    assert_eq!(running(&history), count(Rule::ThreeAgainstOne16, 0));
    wander(&mut history, 1, anything);
    assert_eq!(running(&history), count(Rule::ThreeAgainstOne16, 1));

    // The promotion of the weak side's last man also brings the material about.
    let mut history = game(Variant::International, "B:WK6,K16:B45");
    play(&mut history, 45, 50);
    assert_eq!(running(&history), count(Rule::TwoAgainstOne5, 0));
}

#[test]
fn four_against_one_is_under_no_endings_limit_on_100_squares() {
    let history = game(Variant::International, "W:WK46,K47,K48,K49:BK1");
    assert_eq!(running(&history), count(Rule::KingMoves25, 0));
}

#[test]
fn a_win_on_the_last_ply_of_a_limit_stands() {
    let mut history = game(Variant::International, "W:WK46:BK1");
    wander(&mut history, 8, anything);
    play_where(&mut history, |_, played| offers_a_capture(&played.after));
    assert_eq!(running(&history), count(Rule::TwoAgainstOne5, 9));
    play_where(&mut history, |_, played| !played.captured.is_empty());
    assert_eq!(history.plies.len(), Rule::TwoAgainstOne5.limit());
    assert_eq!(history.standing(), Standing::Won(Colour::Black));
}

#[test]
fn a_side_without_a_legal_move_has_lost() {
    let history = game(Variant::International, "W:W46:B37,41");
    assert_eq!(history.standing(), Standing::Won(Colour::Black));
}

#[test]
fn on_64_squares_two_against_one_is_restarted_by_nothing() {
    for variant in BOARDS_OF_64_SQUARES {
        for fen in ["W:WK29,K30:BK3", "W:WK29,30:BK3", "W:WK30:BK3"] {
            let mut history = game(variant, fen);
            wander_over_the_limit(&mut history, Rule::TwoAgainstOne64, by_kings);
        }
        let mut history = game(variant, "W:WK29,5:BK32");
        wander(&mut history, 4, by_kings);
        play_where(&mut history, promotes);
        assert_eq!(running(&history), count(Rule::TwoAgainstOne64, 5));

        let mut history = game(variant, "W:WK29,27:BK32");
        play(&mut history, 29, 4);
        play_where(&mut history, |_, played| played.captured == [27]);
        assert_eq!(running(&history), count(Rule::TwoAgainstOne64, 2));
    }
}

/// White stays off the main road and Black's lone king stays on it.
fn black_keeps_the_main_road(_: &Board, played: &Move) -> bool {
    let main_road = [29, 25, 22, 18, 15, 11, 8, 4];
    let black_moved = played.after.white_to_move;
    main_road.contains(&played.to) == black_moved
}

fn black_keeps_off_the_main_road(before: &Board, played: &Move) -> bool {
    by_kings(before, played) && (before.white_to_move || !black_keeps_the_main_road(before, played))
}

#[test]
fn five_moves_of_the_lone_king_on_the_main_road() {
    for variant in BOARDS_OF_64_SQUARES {
        for fen in ["W:WK30,K31,K32:BK4", "W:WK30,K31,32:BK4", "W:WK30,31,32:BK4"] {
            let mut history = game(variant, fen);
            // White begins: the fifth move of the lone king is the tenth ply.
            wander(&mut history, 9, black_keeps_the_main_road);
            assert_eq!(running(&history), count(Rule::MainRoad64, 4));
            assert_eq!(history.standing(), Standing::Open);
            wander(&mut history, 1, black_keeps_the_main_road);
            assert_eq!(history.standing(), Standing::Drawn(Rule::MainRoad64));
        }
    }
}

#[test]
fn the_move_onto_the_main_road_is_not_a_move_on_it_and_leaving_it_restarts_the_count() {
    let mut history = game(Variant::Russian, "B:WK30,K31,K32:BK3");
    assert_eq!(running(&history), count(Rule::ThreeKings64, 0));
    play(&mut history, 3, 8);
    assert_eq!(running(&history), count(Rule::MainRoad64, 0));
    wander(&mut history, 4, black_keeps_the_main_road);
    assert_eq!(running(&history), count(Rule::MainRoad64, 2));
    wander(&mut history, 2, |before, played| black_keeps_the_main_road(before, played) == before.white_to_move);
    assert_eq!(running(&history), count(Rule::ThreeKings64, 7));
    wander(&mut history, 2, black_keeps_the_main_road);
    assert_eq!(running(&history), count(Rule::MainRoad64, 0));
    wander(&mut history, 2, black_keeps_the_main_road);
    assert_eq!(running(&history), count(Rule::MainRoad64, 1));
}

#[test]
fn a_main_road_shared_with_another_piece_is_not_held_alone() {
    let history = game(Variant::Russian, "W:WK29,K31,K32:BK4");
    assert_eq!(running(&history), count(Rule::ThreeKings64, 0));
}

#[test]
fn fifteen_moves_with_three_or_more_kings_against_one() {
    for variant in BOARDS_OF_64_SQUARES {
        for fen in ["W:WK29,K30,K31:BK3", "W:WK29,K30,K31,K32:BK3"] {
            let mut history = game(variant, fen);
            wander_over_the_limit(&mut history, Rule::ThreeKings64, black_keeps_off_the_main_road);
        }
        // The lone king captures one of four: a new count.
        let mut history = game(variant, "W:WK29,K30,K27,K21:BK32");
        play(&mut history, 29, 4);
        assert_eq!(running(&history), count(Rule::ThreeKings64, 1));
        play_where(&mut history, |_, played| played.captured == [27]);
        assert_eq!(running(&history), count(Rule::ThreeKings64, 0));
    }
}

#[test]
fn kings_on_both_sides_without_change_of_material() {
    for variant in BOARDS_OF_64_SQUARES {
        // Four pieces: two against two, and three including a man against a king off the main road; then six.
        let mut history = game(variant, "W:WK29,32:BK3,1");
        wander(&mut history, 6, anything);
        assert_eq!(running(&history), count(Rule::FourOrFivePieces64, 6));
        let history = game(variant, "W:WK29,K30,32:BK3");
        assert_eq!(running(&history), count(Rule::FourOrFivePieces64, 0));
        let mut history = game(variant, "W:WK29,31,32:BK3,1,2");
        wander(&mut history, 6, anything);
        assert_eq!(running(&history), count(Rule::SixOrSevenPieces64, 6));
    }
    // Three kings and a man are not "three kings or more"; a promotion restarts the count.
    let history = game(Variant::Russian, "W:WK29,K30,K31,32:BK28");
    assert_eq!(running(&history), count(Rule::FourOrFivePieces64, 0));
    let mut history = game(Variant::Russian, "W:WK29,5,32:BK28");
    wander(&mut history, 2, |before, played| by_kings(before, played) && played.to != 1);
    assert_eq!(running(&history), count(Rule::FourOrFivePieces64, 2));
    play_where(&mut history, promotes);
    assert_eq!(running(&history), count(Rule::FourOrFivePieces64, 0));
    let mut history = game(Variant::Russian, "W:WK29,31,32:BK1");
    wander_over_the_limit(&mut history, Rule::FourOrFivePieces64, black_keeps_off_the_main_road);
    let mut history = game(Variant::Russian, "W:WK29,30,31,32:BK5,1,2");
    wander_over_the_limit(&mut history, Rule::SixOrSevenPieces64, by_kings);
}

#[test]
fn otherwise_fifteen_moves_with_kings_only() {
    let mut history = game(Variant::Russian, "W:WK28,29,30,31,32:BK5,1,2");
    wander(&mut history, 4, by_kings);
    assert_eq!(running(&history), count(Rule::KingMoves64, 4));
    play_where(&mut history, |before, played| !by_kings(before, played) && !offers_a_capture(&played.after));
    assert_eq!(running(&history), count(Rule::KingMoves64, 0));
    wander_over_the_limit(&mut history, Rule::KingMoves64, by_kings);
}

#[test]
fn a_side_without_a_king_has_no_limit_on_64_squares() {
    assert_eq!(game(Variant::Russian, "W:WK29,K30,K31:B1").limit_count(), None);
    assert_eq!(Variant::Brazilian.start().pieces().len(), 24);
    assert_eq!(History::starting_from(Variant::Brazilian.start()).limit_count(), None);
}

use super::terms::{Manners, Terms};
use super::*;
use crate::engine::{Level, Score};
use crate::notation::pdn::read_games;
use crate::notation::{read_fen, read_move};
use crate::rules::{AnyPosition, EndReason, MoveLimit, PieceKind, Variant};
use crate::train::calendar::{Day, Moment};
use crate::train::clock::Control;

const fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn position(fen: &str) -> AnyPosition {
    read_fen(fen, Variant::International).unwrap().position
}

fn terms(fen: &str, mine: Color) -> Terms {
    let level = Level::new(4).unwrap();
    Terms { level, mine, start: position(fen), control: None, manners: Manners::default(), seed: 1 }
}

fn sudden_death(fen: &str, mine: Color, time: u64) -> PlayLesson {
    let control = Some(Control::sudden_death(seconds(time)));
    PlayLesson::new(Terms { control, ..terms(fen, mine) }, seconds(0))
}

/// The person makes a move.
fn me(lesson: &mut PlayLesson, text: &str, now: u64) {
    let played = read_move(lesson.game().position(), text).unwrap();
    lesson.tick(seconds(now));
    lesson.play(played, seconds(now)).unwrap();
}

fn found(lesson: &PlayLesson, text: &str, score: i32) -> ReportKind {
    let line = vec![read_move(lesson.game().position(), text).unwrap()];
    let elapsed = Duration::ZERO;
    ReportKind::Found(Finding { score: Score::centi_men(score), line, depth: 9, nodes: 1, elapsed })
}

/// The engine makes a move that it values so much.
fn engine(lesson: &mut PlayLesson, text: &str, score: i32, now: u64) {
    assert!(lesson.pending(seconds(now)).is_some());
    let report = found(lesson, text, score);
    lesson.tick(seconds(now));
    lesson.report(&report, seconds(now));
}

fn reason(lesson: &PlayLesson) -> EndReason {
    match lesson.phase() {
        Phase::Over(end) => end.reason,
        other => panic!("{other:?}"),
    }
}

/// A way to play so many plies, with kings that move quietly, offer nothing and bring no position about three times.
fn calm_line(game: &mut Game, plies: usize) -> bool {
    if plies == 0 {
        return true;
    }
    for played in game.legal_moves() {
        let by_king = game.position().piece_at(played.from).is_some_and(|piece| piece.kind == PieceKind::King);
        if !by_king || played.is_capture() || game.position().play(played).must_capture() {
            continue;
        }
        game.play(played).unwrap();
        if game.repetitions() < 3 && calm_line(game, plies - 1) {
            return true;
        }
        game.undo();
    }
    false
}

/// The start of a game that no rule ends before both sides have made 60 moves (FMJD-64 7.2: seven pieces, kings).
fn long_game() -> AnyPosition {
    read_fen("W:WK29,30,31,32:BK5,1,2", Variant::Russian).unwrap().position
}

/// The next move of a calm game from there.
fn calm_move(lesson: &PlayLesson) -> String {
    let mut game = Game::new(long_game());
    assert!(calm_line(&mut game, 100));
    let plies = lesson.game().moves().len();
    let played = game.moves().nth(plies).unwrap();
    crate::notation::write_move(lesson.game().position(), played)
}

/// A calm game in which the person has White and both sides have made 40 moves.
fn forty_moves() -> PlayLesson {
    let start = long_game();
    let mut lesson = PlayLesson::new(Terms { start, ..terms("W:W31-50:B1-20", Color::White) }, seconds(0));
    for _ in 0..40 {
        let text = calm_move(&lesson);
        me(&mut lesson, &text, 0);
        let text = calm_move(&lesson);
        engine(&mut lesson, &text, 50, 0);
    }
    lesson
}

#[test]
fn sides_take_turns_and_only_the_right_one_may_move() {
    let mut lesson = PlayLesson::new(terms("W:W31-50:B1-20", Color::White), seconds(0));
    assert_eq!((lesson.phase(), lesson.pending(seconds(0)).is_none()), (Phase::Thinking, true));
    me(&mut lesson, "32-28", 1);
    assert_eq!(lesson.phase(), Phase::Waiting);
    let any = lesson.game().legal_moves()[0];
    assert_eq!(lesson.play(any, seconds(1)), Err(Refused::NotYourTurn));
    engine(&mut lesson, "19-23", 0, 2);
    assert_eq!(lesson.phase(), Phase::Thinking);
    let black = PlayLesson::new(terms("W:W31-50:B1-20", Color::Black), seconds(0));
    assert_eq!(black.phase(), Phase::Waiting);
}

#[test]
fn the_engine_is_asked_for_a_move_of_its_level_and_with_its_clock() {
    let mut lesson = sudden_death("W:W31-50:B1-20", Color::White, 60);
    me(&mut lesson, "32-28", 5);
    let Some(Task::Move { situation, level, limits, seed }) = lesson.pending(seconds(15)) else { panic!("no task") };
    assert_eq!((situation.position, level.number()), (*lesson.game().position(), 4));
    assert!(limits.time.unwrap() < seconds(50));
    engine(&mut lesson, "19-23", 0, 16);
    me(&mut lesson, "28x19", 17);
    let Some(Task::Move { seed: next, .. }) = lesson.pending(seconds(17)) else { panic!("no task") };
    assert_ne!(seed, next, "chance falls anew for every move");
}

#[test]
fn the_flag_falls_for_whoever_thinks_too_long() {
    let mut mine = sudden_death("W:W31-50:B1-20", Color::White, 60);
    assert_eq!(mine.wakes_at(seconds(0)), Some(seconds(1)));
    mine.tick(Duration::from_millis(59_999));
    assert_eq!(mine.phase(), Phase::Thinking);
    mine.tick(seconds(60));
    assert_eq!((reason(&mine), mine.verdict()), (EndReason::FlagFall, Some(Verdict::Wrong)));
    assert_eq!(mine.wakes_at(seconds(61)), None, "the clock stands");
    let mut engines = sudden_death("W:W31-50:B1-20", Color::White, 60);
    me(&mut engines, "32-28", 1);
    let late = found(&engines, "19-23", 0);
    engines.tick(seconds(61));
    engines.report(&late, seconds(61));
    assert_eq!((reason(&engines), engines.verdict()), (EndReason::FlagFall, Some(Verdict::Right)));
    assert_eq!(engines.game().moves().len(), 1, "a move that comes too late is not made");
}

#[test]
fn every_move_is_filed_with_the_time_left() {
    let control = Some(Control::fischer(seconds(60), seconds(5)));
    let terms = Terms { control, ..terms("W:W31-50:B1-20", Color::Black) };
    let mut lesson = PlayLesson::new(terms, seconds(100));
    engine(&mut lesson, "32-28", 0, 102);
    me(&mut lesson, "19-23", 112);
    engine(&mut lesson, "28x19", 0, 113);
    lesson.resign(seconds(120));
    let exercise = lesson.exercise(Moment { millis: 0, day: Day(20_778) }, seconds(999)).unwrap();
    assert_eq!((exercise.item.as_str(), exercise.verdict, exercise.millis), ("level 4", Verdict::Wrong, 20_000));
    for part in [
        "[Date \"2026.11.21\"]",
        "[White \"Damier, level 4\"]",
        "[Black \"Player\"]",
        "[Result \"2-0\"]",
        "[TimeControl \"60+5\"]",
        "[Termination \"resignation\"]",
        "1. 32-28 {[%clk 0:01:03]} 1... 19-23 {[%clk 0:00:55]} 2. 28x19",
    ] {
        assert!(exercise.detail.contains(part), "{part} in\n{}", exercise.detail);
    }
    let read = read_games(exercise.detail.as_bytes(), Variant::International).next().unwrap();
    assert_eq!(read.unwrap().main_line().count(), 3);
}

#[test]
fn draws_by_repetition_and_by_the_limits_on_moves_end_the_game() {
    let mut lesson = PlayLesson::new(terms("W:WK1,41:BK50,10", Color::White), seconds(0));
    for round in 0..2 {
        me(&mut lesson, "1-6", round);
        engine(&mut lesson, "50-45", 0, round);
        me(&mut lesson, "6-1", round);
        engine(&mut lesson, "45-50", 0, round);
    }
    assert_eq!((reason(&lesson), lesson.verdict()), (EndReason::Repetition, Some(Verdict::Drawn)));
    for (fen, plies, limit) in [
        ("W:WK6,K16,K26:BK5", 32, MoveLimit::ThreeAgainstKing),
        ("W:WK6:BK45", 10, MoveLimit::TwoAgainstKing),
        ("W:WK6,47,48:BK45,3,4", 50, MoveLimit::KingMoves25),
    ] {
        let mut line = Game::new(position(fen));
        assert!(calm_line(&mut line, plies), "{fen}");
        let mut lesson = PlayLesson::new(terms(fen, Color::White), seconds(0));
        for played in line.moves().collect::<Vec<_>>() {
            assert_eq!(lesson.game().end(), None);
            let text = crate::notation::write_move(lesson.game().position(), played);
            if lesson.phase() == Phase::Thinking {
                me(&mut lesson, &text, 0)
            } else {
                engine(&mut lesson, &text, 50, 0)
            }
        }
        assert_eq!((reason(&lesson), lesson.verdict()), (EndReason::MoveLimit(limit), Some(Verdict::Drawn)), "{fen}");
    }
}

#[test]
fn a_draw_is_offered_after_40_moves_with_a_move_and_not_twice_in_a_row() {
    let mut early = PlayLesson::new(terms("W:W31-50:B1-20", Color::White), seconds(0));
    early.offer_or_accept(seconds(0));
    let refused = Some(Notice::OfferRefused(DrawOfferError::TooEarly { moves: 0 }));
    assert_eq!((early.notice(), early.is_offering()), (refused, false));

    let mut lesson = forty_moves();
    lesson.offer_or_accept(seconds(0));
    assert!(lesson.is_offering(), "{:?}", lesson.notice());
    lesson.offer_or_accept(seconds(0));
    assert!(!lesson.is_offering(), "a second press takes it back");
    lesson.offer_or_accept(seconds(0));
    let text = calm_move(&lesson);
    me(&mut lesson, &text, 0);
    assert_eq!(lesson.game().draw_offer(), Some(Color::White));
    // The engine finds itself better, so it declines.
    let text = calm_move(&lesson);
    engine(&mut lesson, &text, 90, 0);
    assert_eq!(lesson.notice(), Some(Notice::OfferDeclined));
    lesson.offer_or_accept(seconds(0));
    assert_eq!(lesson.notice(), Some(Notice::OfferRefused(DrawOfferError::OfferedLast)));
}

#[test]
fn the_engine_accepts_a_draw_when_it_is_not_better() {
    for (score, accepts) in [(-10, true), (0, true), (90, false)] {
        let mut lesson = forty_moves();
        lesson.offer_or_accept(seconds(0));
        let text = calm_move(&lesson);
        me(&mut lesson, &text, 0);
        let text = calm_move(&lesson);
        engine(&mut lesson, &text, score, 0);
        assert_eq!(lesson.game().end().map(|end| end.reason), accepts.then_some(EndReason::Agreement), "{score}");
    }
}

#[test]
fn the_engine_offers_a_draw_when_it_sees_nothing_else_for_long() {
    let mut lesson = forty_moves();
    for _ in 0..5 {
        let text = calm_move(&lesson);
        me(&mut lesson, &text, 0);
        let text = calm_move(&lesson);
        engine(&mut lesson, &text, 0, 0);
        assert!(!lesson.is_offered());
    }
    let text = calm_move(&lesson);
    me(&mut lesson, &text, 0);
    let text = calm_move(&lesson);
    engine(&mut lesson, &text, 0, 0);
    assert!(lesson.is_offered());
    let mut declined = lesson.clone();
    let text = calm_move(&declined);
    me(&mut declined, &text, 0);
    assert!(!declined.is_offered(), "a move declines");
    lesson.offer_or_accept(seconds(0));
    assert_eq!(reason(&lesson), EndReason::Agreement);
}

#[test]
fn a_theoretical_draw_is_claimed_under_sudden_death_only_and_where_the_tables_see_one() {
    // Facts of the rules: 3 kings against a king on the main diagonal's end are a draw or not as the tables say; one
    // king against one in opposite corners of different lines is a draw.
    let drawn = "B:WK1,K2,K3:BK46";
    let answer = crate::endings::Tables::shared(Variant::International).probe(&position(drawn), 0).unwrap();
    assert_eq!(answer.outcome, crate::endings::Outcome::Draw);
    let mut without = PlayLesson::new(terms(drawn, Color::Black), seconds(0));
    without.claim(seconds(0));
    assert_eq!(without.notice(), Some(Notice::ClaimRefused(ClaimRefused::NoSuddenDeath)));
    let mut lesson = sudden_death(drawn, Color::Black, 600);
    assert!(lesson.can_claim(seconds(1)));
    lesson.claim(seconds(1));
    assert_eq!(reason(&lesson), EndReason::NobodyCanWin);
    // Whoever can be caught by force claims in vain: 7 plies at most with two kings against one (RULES.md).
    let mut lost = sudden_death("B:WK1,K7,K25:BK44", Color::Black, 600);
    let outcome = crate::endings::Tables::shared(Variant::International).probe_game(lost.game()).unwrap().outcome;
    lost.claim(seconds(1));
    let refused = outcome != crate::endings::Outcome::Draw;
    assert_eq!(lost.notice() == Some(Notice::ClaimRefused(ClaimRefused::CanBeWon)), refused);
}

#[test]
fn a_draw_by_advantage_needs_few_pieces_little_time_and_an_advantage() {
    let fen = "W:WK1,41,42:BK50,10";
    let mut lesson = sudden_death(fen, Color::White, 100);
    lesson.claim(seconds(1));
    assert_eq!(lesson.notice(), Some(Notice::ClaimRefused(ClaimRefused::Nothing)), "there is time");
    lesson.claim(seconds(41));
    assert_eq!(lesson.phase(), Phase::Arbiter);
    assert_eq!(lesson.wakes_at(seconds(41)), None, "the clock stands");
    assert!(matches!(lesson.pending(seconds(41)), Some(Task::Search { .. })));
    let mut refused = lesson.clone();
    refused.report(&found(&refused, "1-6", 60), seconds(50));
    assert_eq!(refused.notice(), Some(Notice::ClaimRefused(ClaimRefused::NoAdvantage)));
    assert_eq!(refused.clock().map(|clock| clock.left(Color::White, seconds(51))), Some(seconds(58)));
    lesson.report(&found(&lesson, "1-6", 130), seconds(50));
    assert_eq!((reason(&lesson), lesson.verdict()), (EndReason::Advantage, Some(Verdict::Drawn)));
    let mut many = sudden_death("W:W31-50:B1-20", Color::White, 30);
    many.claim(seconds(1));
    assert_eq!(many.notice(), Some(Notice::ClaimRefused(ClaimRefused::Nothing)));
}

#[test]
fn a_touched_piece_has_to_move_if_it_can() {
    let manners = Manners { touch_move: true, ..Manners::default() };
    let mut lesson = PlayLesson::new(Terms { manners, ..terms("W:W31-50:B1-20", Color::White) }, seconds(0));
    let square = |number| lesson.game().position().board_size().square(number).unwrap();
    let (stuck, touched, other) = (square(45), square(32), square(33));
    lesson.touch(stuck);
    assert_eq!(lesson.touched(), None, "45 cannot move");
    lesson.touch(touched);
    lesson.touch(other);
    assert_eq!(lesson.touched(), Some(touched));
    let played = read_move(lesson.game().position(), "33-28").unwrap();
    assert_eq!(lesson.play(played, seconds(0)), Err(Refused::Touched(touched)));
    assert_eq!(lesson.notice(), Some(Notice::Touched(touched)));
    me(&mut lesson, "32-27", 0);
    assert_eq!(lesson.touched(), None);
    let mut loose = PlayLesson::new(terms("W:W31-50:B1-20", Color::White), seconds(0));
    loose.touch(touched);
    assert_eq!(loose.touched(), None);
}

#[test]
fn moves_are_taken_back_in_casual_games_only() {
    let manners = Manners { casual: true, ..Manners::default() };
    let control = Some(Control::sudden_death(seconds(60)));
    let agreed = Terms { manners, control, ..terms("W:W31-50:B1-20", Color::White) };
    let mut lesson = PlayLesson::new(agreed, seconds(0));
    assert!(!lesson.can_take_back());
    me(&mut lesson, "32-28", 1);
    engine(&mut lesson, "19-23", 0, 2);
    me(&mut lesson, "28x19", 3);
    lesson.take_back(seconds(4));
    assert_eq!((lesson.game().moves().len(), lesson.phase()), (2, Phase::Thinking));
    lesson.take_back(seconds(5));
    assert_eq!((lesson.game().moves().len(), lesson.errors()), (0, 2));
    assert_eq!(lesson.clock().unwrap().running(), Some(Color::White));
    let mut serious = PlayLesson::new(terms("W:W31-50:B1-20", Color::White), seconds(0));
    me(&mut serious, "32-28", 0);
    assert!(!serious.can_take_back());
}

#[test]
fn the_sheet_is_checked_move_by_move_with_relief_in_time_trouble() {
    let manners = Manners { own_sheet: true, ..Manners::default() };
    let control = Some(Control::sudden_death(seconds(400)));
    let agreed = Terms { manners, control, ..terms("W:W31-50:B1-20", Color::White) };
    let mut lesson = PlayLesson::new(agreed, seconds(0));
    me(&mut lesson, "32-28", 1);
    engine(&mut lesson, "19-23", 0, 2);
    assert_eq!(lesson.phase(), Phase::Writing);
    let start = *lesson.game().start();
    lesson.write(read_move(&start, "33-28").unwrap());
    assert_eq!((lesson.notice(), lesson.errors()), (Some(Notice::WrittenWrong), 1));
    lesson.write(read_move(&start, "32-28").unwrap());
    assert_eq!((lesson.phase(), lesson.written()), (Phase::Writing, 1));
    lesson.write(read_move(lesson.game().position_after(1).unwrap(), "19-23").unwrap());
    assert_eq!(lesson.phase(), Phase::Thinking);
    me(&mut lesson, "28x19", 3);
    engine(&mut lesson, "14x23", 0, 4);
    assert_eq!(lesson.phase(), Phase::Writing);
    lesson.tick(seconds(104));
    assert_eq!((lesson.phase(), lesson.has_gaps()), (Phase::Thinking, true), "less than five minutes are left");
    // Fischer's clock gives no relief.
    let control = Some(Control::fischer(seconds(30), seconds(1)));
    let mut fischer = PlayLesson::new(Terms { control, ..agreed }, seconds(0));
    me(&mut fischer, "32-28", 1);
    engine(&mut fischer, "19-23", 0, 2);
    fischer.tick(seconds(3));
    assert_eq!(fischer.phase(), Phase::Writing);
}

#[test]
fn a_game_goes_on_as_it_was_kept_and_a_sealed_move_is_made_first() {
    let manners = Manners { own_sheet: true, casual: true, ..Manners::default() };
    let control = Some(Control::moves_in_period(2, seconds(100), seconds(50)));
    let agreed = Terms { manners, control, ..terms("W:W31-50:B1-20", Color::Black) };
    let mut lesson = PlayLesson::new(agreed, seconds(0));
    engine(&mut lesson, "32-28", 0, 3);
    let first = lesson.game().moves().next().unwrap();
    lesson.write(first);
    let again = Saved::read(&lesson.save(seconds(10)).text()).unwrap();
    let resumed = PlayLesson::resume(&again, seconds(1_000)).unwrap();
    assert_eq!(resumed.terms(), &agreed);
    assert_eq!(resumed.phase(), Phase::Thinking);
    let left = |lesson: &PlayLesson, color, now| lesson.clock().unwrap().left(color, seconds(now));
    assert_eq!(left(&resumed, Color::White, 1_000), seconds(97));
    assert_eq!(left(&resumed, Color::Black, 1_002), seconds(91), "7 seconds before the break and 2 after it");
    assert_eq!(resumed.save(seconds(1_000)), again);

    let sealed = read_move(lesson.game().position(), "19-23").unwrap();
    lesson.seal(sealed, seconds(13)).unwrap();
    assert_eq!((lesson.phase(), lesson.game().moves().len()), (Phase::Adjourned, 1));
    assert_eq!(lesson.wakes_at(seconds(13)), None);
    let saved = Saved::read(&lesson.save(seconds(20)).text()).unwrap();
    let resumed = PlayLesson::resume(&saved, seconds(5_000)).unwrap();
    assert_eq!((resumed.notice(), resumed.phase()), (Some(Notice::ResumedSealed), Phase::Waiting));
    assert_eq!(resumed.game().moves().nth(1), Some(sealed));
    assert_eq!(left(&resumed, Color::Black, 5_000), seconds(90));
    assert_eq!(left(&resumed, Color::White, 5_001), seconds(96));
}

#[test]
fn offers_are_remembered_over_a_break() {
    let mut lesson = forty_moves();
    lesson.offer_or_accept(seconds(0));
    let text = calm_move(&lesson);
    me(&mut lesson, &text, 0);
    let text = calm_move(&lesson);
    engine(&mut lesson, &text, 90, 0);
    let mut resumed = PlayLesson::resume(&lesson.save(seconds(1)), seconds(2)).unwrap();
    resumed.offer_or_accept(seconds(2));
    assert_eq!(resumed.notice(), Some(Notice::OfferRefused(DrawOfferError::OfferedLast)));
}

#[test]
fn what_is_no_kept_game_is_refused() {
    let good = PlayLesson::new(terms("W:W31-50:B1-20", Color::White), seconds(0)).save(seconds(0)).text();
    assert!(Saved::read(&good).is_ok());
    for (part, other) in [
        ("\"international\"", "\"chess\""),
        ("\"version\": 1", "\"version\": 2"),
        ("\"level\": 4", "\"level\": 9"),
        ("\"moves\": []", "\"moves\": [\"32-29\"]"),
        ("\"sealed\": null", "\"sealed\": \"x\""),
        ("\"left\": null", "\"left\": [1, 2]"),
    ] {
        let bad = good.replace(part, other);
        assert_ne!(bad, good, "{part}");
        assert!(Saved::read(&bad).is_err(), "{other}");
    }
}

#[test]
fn a_broken_engine_stops_the_clock_and_can_be_asked_again() {
    let mut lesson = sudden_death("W:W31-50:B1-20", Color::White, 60);
    me(&mut lesson, "32-28", 1);
    lesson.tick(seconds(3));
    lesson.report(&ReportKind::Failed("bug".to_owned()), seconds(3));
    assert_eq!(lesson.phase(), Phase::Failed("bug".to_owned()));
    lesson.tick(seconds(500));
    assert_eq!(lesson.phase(), Phase::Failed("bug".to_owned()), "the clock stands");
    lesson.ask_again(seconds(501));
    assert_eq!(lesson.phase(), Phase::Waiting);
    assert_eq!(lesson.clock().unwrap().left(Color::Black, seconds(502)), seconds(57));
}

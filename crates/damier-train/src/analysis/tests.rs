use super::*;
use damier_engine::annotation::CheckStep;
use damier_engine::{EngineError, Score};
use damier_rules::notation::pdn::{PdnGame, read_games, write_game};
use damier_rules::notation::{read_fen, read_move, write_move};
use damier_rules::{AnyPosition, Variant};

fn at(fen: &str) -> Analysis {
    let position = read_fen(fen, Variant::International).unwrap().position;
    Analysis::new(Opening::from(PdnGame::from_position(position)), None, crate::TABLES.clone())
}

fn of(pdn: &str) -> Analysis {
    let game = read_games(pdn.as_bytes(), Variant::International).next().unwrap().unwrap();
    Analysis::new(Opening::from(game), None, crate::TABLES.clone())
}

fn start() -> Analysis {
    Analysis::new(Opening::from(PdnGame::new(Variant::International)), None, crate::TABLES.clone())
}

fn finding(position: &AnyPosition, moves: &str, score: i32, depth: u32) -> Finding {
    let mut at = *position;
    let line = moves
        .split_whitespace()
        .map(|text| {
            let played = read_move(&at, text).expect("the line is legal");
            at = at.play_unchecked(played);
            played
        })
        .collect();
    Finding { score: Score::centi_men(score), line, depth, nodes: 1000, elapsed: Duration::from_millis(50) }
}

fn ms(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

#[test]
fn the_engine_is_asked_for_the_place_again_whenever_it_or_the_lines_change() {
    let mut analysis = of("1. 32-28 19-23 2. 28x19 14x23 *");
    let first = analysis.engine_request();
    let Task::Lines { situation, count: 1, limits } = analysis.task(first) else { panic!("a line") };
    assert!(!limits.are_finite());
    assert_eq!(situation.position, AnyPosition::start(Variant::International));
    analysis.step(GameNavigator::forward);
    assert_ne!(analysis.engine_request(), first);
    analysis.step(GameNavigator::back);
    assert_eq!(analysis.engine_request(), first);
    analysis.more_lines();
    assert!(matches!(analysis.task(analysis.engine_request()), Task::Lines { count: 2, .. }));
    for _ in 0..4 {
        analysis.more_lines();
    }
    assert_eq!(analysis.lines, 1, "back to one after five");
    analysis.switch();
    assert_eq!(analysis.engine_request(), None);
    assert!(matches!(analysis.task(None), Task::Rest));
}

#[test]
fn reports_are_shown_at_most_ten_times_a_second_and_the_last_one_always() {
    let mut analysis = start();
    let board = AnyPosition::start(Variant::International);
    let depth = |analysis: &Analysis| analysis.findings().first().map(|best| best.depth);
    let report = |depth| ReportKind::LinesProgress(vec![finding(&board, "32-28", 5, depth)]);
    analysis.report(&report(1), ms(0));
    assert_eq!((depth(&analysis), analysis.wakes_at()), (Some(1), None));
    analysis.report(&report(2), ms(10));
    analysis.report(&report(3), ms(20));
    assert_eq!((depth(&analysis), analysis.wakes_at()), (Some(1), Some(ms(100))));
    analysis.tick(ms(99));
    assert_eq!(depth(&analysis), Some(1));
    analysis.tick(ms(100));
    assert_eq!((depth(&analysis), analysis.wakes_at()), (Some(3), None));
    analysis.report(&ReportKind::LinesFound(vec![finding(&board, "32-28", 5, 4)]), ms(101));
    assert_eq!((depth(&analysis), analysis.wakes_at()), (Some(4), None));
}

#[test]
fn what_was_found_deeper_is_kept_while_the_engine_comes_back_to_it() {
    let mut analysis = of("1. 32-28 *");
    let board = AnyPosition::start(Variant::International);
    let report = |depth, score| ReportKind::LinesProgress(vec![finding(&board, "32-28", score, depth)]);
    analysis.report(&report(9, 20), ms(0));
    analysis.step(GameNavigator::forward);
    assert!(analysis.findings().is_empty());
    analysis.step(GameNavigator::back);
    analysis.report(&report(1, -70), ms(500));
    assert_eq!(analysis.value(), Some(Score::centi_men(20)));
    analysis.report(&report(9, 30), ms(1000));
    assert_eq!(analysis.value(), Some(Score::centi_men(30)));
}

#[test]
fn values_are_those_of_white_whoever_moves() {
    let mut analysis = of("1. 32-28 *");
    analysis.step(GameNavigator::forward);
    let position = *analysis.walk().position();
    analysis.report(&ReportKind::LinesProgress(vec![finding(&position, "19-23", 120, 3)]), ms(0));
    assert_eq!(analysis.value(), Some(Score::centi_men(-120)));
    assert!(analysis.expected().unwrap() < 0.5);
    assert_eq!(analysis.points().iter().map(|point| point.ply).collect::<Vec<_>>(), [1]);
}

#[test]
fn after_undo_another_position_may_have_the_same_name_and_is_asked_for_anew() {
    let mut analysis = start();
    let play = |analysis: &mut Analysis, text: &str| {
        let played = read_move(analysis.walk().position(), text).unwrap();
        assert!(analysis.play(played));
    };
    play(&mut analysis, "32-28");
    let before = analysis.engine_request();
    let position = *analysis.walk().position();
    analysis.report(&ReportKind::LinesProgress(vec![finding(&position, "19-23", 0, 3)]), ms(0));
    assert!(analysis.undo());
    play(&mut analysis, "33-29");
    assert_ne!(analysis.engine_request(), before);
    assert!(analysis.findings().is_empty());
}

#[test]
fn a_game_that_is_over_asks_nobody() {
    let mut analysis = at("W:W28:B22");
    let played = read_move(analysis.walk().position(), "28x17").unwrap();
    analysis.play(played);
    assert_eq!((analysis.engine_request(), analysis.expected()), (None, Some(1.0)));
}

#[test]
fn the_tables_say_what_wins_and_what_is_left_of_the_rule() {
    // Three kings, and the lone king is captured at once: after 48-26 it has no safe move.
    let analysis = at("W:WK23,K28,K46:BK5");
    let known = analysis.known().unwrap();
    assert_eq!(known.answer.outcome, damier_endings::Outcome::Win);
    assert!(known.keeping.len() < known.moves);
    assert_eq!(analysis.expected(), Some(1.0));
    // Two kings cannot win against a distant one.
    let drawn = at("W:WK1,K2:BK46");
    assert_eq!((drawn.known().unwrap().answer.outcome, drawn.expected()), (damier_endings::Outcome::Draw, Some(0.5)));
    assert_eq!(start().known(), None);
}

/// Answers every request of a survey as if 1. … 19-23 lost a man and a half.
fn surveyed(analysis: &mut Analysis) -> Vec<usize> {
    let mut places = Vec::new();
    while let Some(request @ EngineRequest::Survey { step: CheckStep { place, .. }, .. }) = analysis.engine_request() {
        places.push(place);
        let Task::Search { situation, limits } = analysis.task(Some(request)) else { panic!("a search") };
        assert_eq!(limits, Limits::nodes(SURVEY_NODES));
        let (line, score) = match place {
            0 => ("32-28", 0),
            1 => ("18-23 37-32", 0),
            2 => ("28x19", 150),
            _ => ("14x23", -150),
        };
        let found = finding(&situation.position, line, score, 11);
        analysis.report(&ReportKind::Found(found), ms(0));
    }
    places
}

#[test]
fn a_survey_goes_through_the_main_line_from_its_end_and_marks_mistakes() {
    let mut analysis = of("1. 32-28 19-23 2. 28x19 *");
    analysis.start_survey();
    assert_eq!(analysis.progress(), Some((0, 4)));
    assert_eq!(surveyed(&mut analysis), [3, 2, 1, 0]);
    assert_eq!((analysis.progress(), analysis.mistakes()), (None, Some(1)));
    let text = write_game(analysis.walk().game());
    // A man and a half: the share of the points lost decides between ?! and ??. The better line is added.
    assert!(text.contains("19-23?"), "{text}");
    assert!(text.contains("(1... 18-23 {+0.00 50%} 2. 37-32)"), "{text}");
    let points = analysis.points();
    assert_eq!(points.iter().map(|point| point.ply).collect::<Vec<_>>(), [0, 1, 2, 3]);
    assert_eq!(points.iter().map(|point| point.is_mistake).collect::<Vec<_>>(), [false, false, true, false]);
    assert!(points[2].expected > 0.6 && (points[1].expected - 0.5).abs() < 1e-9, "{points:?}");
    assert!(matches!(analysis.engine_request(), Some(EngineRequest::Look { .. })), "the engine is free again");
    analysis.step(GameNavigator::forward);
    assert_eq!(analysis.mistakes(), None, "reported once");
    assert!(analysis.undo());
    assert!(!write_game(analysis.walk().game()).contains('('));
}

#[test]
fn a_survey_searches_other_moves_where_the_wanted_one_lost() {
    let mut analysis = of("1. 32-28 19-23 2. 28x19 *");
    analysis.start_survey();
    let position = read_fen("B:W28,31,33-50:B1-20", Variant::International).unwrap().position;
    let mut others = Vec::new();
    while let Some(request @ EngineRequest::Survey { step: CheckStep { place, instead }, .. }) =
        analysis.engine_request()
    {
        let Task::Search { situation, limits } = analysis.task(Some(request)) else { panic!("a search") };
        assert_eq!(limits, Limits::nodes(SURVEY_NODES));
        let written = instead.map(|other| write_move(&position, other));
        // The search before 1. ... 19-23 wanted it; after 18-23 nothing is lost.
        let (line, score) = match (place, written.as_deref()) {
            (0, None) => ("32-28", 0),
            (1, None) => ("19-23", 0),
            (2, None) => ("28x19", 150),
            (_, None) => ("14x23", -150),
            (_, Some("18-23")) => ("37-32", 10),
            (_, Some(_)) => ("", 160),
        };
        others.extend(written);
        analysis.report(&ReportKind::Found(finding(&situation.position, line, score, 11)), ms(0));
    }
    let legal: Vec<String> = position.legal_moves().into_iter().map(|each| write_move(&position, each)).collect();
    assert_eq!(others, legal.into_iter().filter(|each| each != "19-23").collect::<Vec<_>>());
    assert_eq!(analysis.mistakes(), Some(1));
    let text = write_game(analysis.walk().game());
    assert!(text.contains("19-23?") && text.contains("(1... 18-23"), "{text}");
    let expected = analysis.points()[1].expected;
    assert!((expected - Score::centi_men(10).win_probability(Variant::International)).abs() < 1e-9, "{expected}");
}

#[test]
fn a_survey_ends_when_it_is_stopped_when_the_game_changes_or_the_engine_fails() {
    let mut analysis = of("1. 32-28 19-23 2. 28x19 *");
    analysis.start_survey();
    assert!(analysis.stop_survey() && !analysis.stop_survey());
    analysis.start_survey();
    analysis.step(GameNavigator::forward);
    assert!(analysis.progress().is_some(), "navigating is allowed meanwhile");
    analysis.step(|walk| walk.sign(SignKind::Strength));
    assert_eq!(analysis.progress(), None);
    analysis.start_survey();
    analysis.report(&ReportKind::Failed(EngineError::NoMove), ms(0));
    assert_eq!((analysis.progress(), analysis.engine_request(), analysis.has_failed), (None, None, true));
    analysis.switch();
    assert!(!analysis.has_failed && analysis.engine_request().is_some());
}

/// An analysis for a player with their own engine, which has started.
fn with_own_engine(pdn: &str) -> Analysis {
    let game = read_games(pdn.as_bytes(), Variant::International).next().unwrap().unwrap();
    let program = Program { command: "scan hub".to_owned(), ..Program::default() };
    let mut analysis = Analysis::new(Opening::from(game), Some(program), crate::TABLES.clone());
    assert_eq!((analysis.engine_request(), analysis.engine_name()), (Some(EngineRequest::Start), None));
    assert!(analysis.own_engine_starts());
    let Task::StartProgram { program, variant } = analysis.task(analysis.engine_request()) else { panic!("a start") };
    assert_eq!((program.command.as_str(), variant), ("scan hub", Variant::International));
    analysis.report(&ReportKind::Started(Ok(Some("Scan 3.1".to_owned()))), ms(0));
    analysis
}

#[test]
fn the_persons_own_engine_shows_its_line_and_gives_way_to_the_bundled_one_when_it_is_told_to() {
    let mut analysis = with_own_engine("1. 32-28 *");
    assert_eq!((analysis.engine_name(), analysis.own_engine_starts()), (Some("Scan 3.1"), false));
    let Task::ProgramSearch { situation, limits, .. } = analysis.task(analysis.engine_request()) else {
        panic!("a search")
    };
    let board = AnyPosition::start(Variant::International);
    assert_eq!((situation.position, limits), (board, Limits::infinite()));
    analysis.report(&ReportKind::Progress(finding(&board, "34-30", 12, 20)), ms(0));
    assert_eq!((analysis.findings().len(), analysis.value()), (1, Some(Score::centi_men(12))));
    // A final report without an evaluation removes nothing.
    analysis.report(&ReportKind::Found(finding(&board, "34-30", 0, 0)), ms(500));
    assert_eq!(analysis.value(), Some(Score::centi_men(12)));
    analysis.change_author();
    assert!(analysis.findings().is_empty(), "those lines came from the other engine");
    assert_eq!((analysis.value(), analysis.engine_name()), (Some(Score::centi_men(12)), None));
    assert!(matches!(analysis.task(analysis.engine_request()), Task::Lines { count: 1, .. }));
    analysis.report(&ReportKind::LinesProgress(vec![finding(&board, "32-28", -3, 9)]), ms(600));
    assert_eq!(analysis.value(), Some(Score::centi_men(-3)));
    analysis.change_author();
    assert_eq!(analysis.findings()[0].depth, 20, "its earlier results are kept");
    assert!(
        matches!(analysis.engine_request(), Some(EngineRequest::Look { author: Author::Own, .. })),
        "it was kept running"
    );
}

#[test]
fn an_own_engine_that_does_not_start_or_breaks_down_is_told_and_the_bundled_one_goes_on() {
    for report in [ReportKind::Started(Err(EngineError::NoProgram)), ReportKind::Failed(EngineError::NoProgram)] {
        let mut analysis = with_own_engine("1. 32-28 *");
        if matches!(report, ReportKind::Started(_)) {
            analysis.switch();
            analysis.switch();
            assert_eq!(
                analysis.engine_request(),
                Some(EngineRequest::Start),
                "it is not kept running while the engine is off"
            );
        }
        analysis.report(&report, ms(1));
        assert_eq!((analysis.own_engine_fault(), analysis.author()), (Some(&EngineError::NoProgram), Author::Bundled));
        assert!(matches!(analysis.task(analysis.engine_request()), Task::Lines { .. }) && !analysis.has_failed);
        analysis.step(GameNavigator::forward);
        assert_eq!(analysis.own_engine_fault(), None, "reported until the next step");
        analysis.change_author();
        assert_eq!(analysis.engine_request(), Some(EngineRequest::Start), "it gets another chance");
    }
}

#[test]
fn an_own_engine_stays_ready_where_the_game_is_over_and_for_the_next_game() {
    let mut analysis = with_own_engine("[FEN \"W:W28:B22\"]\n1. 28x17 *");
    analysis.step(GameNavigator::forward);
    assert!(analysis.end().is_some());
    assert!(matches!(analysis.task(analysis.engine_request()), Task::StartProgram { .. }), "it keeps running");
    analysis.step(GameNavigator::back);
    assert!(matches!(analysis.engine_request(), Some(EngineRequest::Look { author: Author::Own, .. })));
    let next = analysis.of_another(Opening::from(PdnGame::new(Variant::Russian)));
    assert_eq!((next.author(), next.engine_request()), (Author::Own, Some(EngineRequest::Start)));
    analysis.change_author();
    let next = analysis.of_another(Opening::from(PdnGame::new(Variant::Russian)));
    assert!(matches!(next.engine_request(), Some(EngineRequest::Look { author: Author::Bundled, .. })));
}

#[test]
fn the_bundled_engine_goes_over_the_game_whichever_is_chosen() {
    let mut analysis = with_own_engine("1. 32-28 19-23 2. 28x19 *");
    analysis.start_survey();
    assert_eq!(surveyed(&mut analysis), [3, 2, 1, 0]);
    assert!(matches!(analysis.engine_request(), Some(EngineRequest::Look { author: Author::Own, .. })));
    assert_eq!(analysis.points().len(), 4, "the survey's results are in the graph");
}

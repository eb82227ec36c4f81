mod lesson;
mod mistakes;
mod rule_of_thumb;

use super::*;
use crate::attempt::{Exercise, Subject};
use crate::unfinished::{Draft, Interrupted};
use damier_endings::{Class, Tables};
use damier_engine::{Basis, Engine, EngineError, Limits, ReportKind, Situation, Task, Verdict, Waste};
use damier_rules::notation::{read_move, write_move};
use damier_rules::{EndReason, MoveLimit, Outcome as GameOutcome, PlayError, Variant};
use etude::lesson::Now;
use strum::VariantArray;

const VARIANTS: [Variant; 3] = Variant::ALL;

fn ending(item: &str) -> Ending {
    Ending::of_item(Variant::International, item).expect("the name of an ending")
}

fn drill_of(item: &str, seed: u64) -> EndingDrill {
    let plan = DrillPlan::random(ending(item), Difficulty::Any);
    begin(plan, plan.draw(seed, &crate::TABLES).expect("a position"), DrillSettings::default())
}

fn from_fen(fen: &str) -> EndingDrill {
    let start = Start::read(fen, Variant::International).expect("a FEN");
    let plan = DrillPlan::of_start(start, Role::Win, &crate::TABLES).expect("a game in progress");
    begin(plan, start, DrillSettings::default())
}

fn begin(plan: DrillPlan, start: Start, conduct: DrillSettings) -> EndingDrill {
    EndingDrill::new(plan, start, conduct, crate::TABLES.clone(), seconds(0))
}

fn at(run: Duration) -> Now {
    Now { run, ..Now::default() }
}

const fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn play(drill: &mut EndingDrill, text: &str) {
    let played = read_move(drill.game.position(), text).expect("a legal move");
    make(drill, played);
}

/// Plays a move and the tables' reply.
fn make(drill: &mut EndingDrill, played: Move) {
    drill.play(played, seconds(1)).expect("the trainee's turn");
}

/// Fresh tables, separate from those of the drill.
fn tables() -> Tables {
    Tables::new(Variant::International, None)
}

#[test]
fn positions_are_worth_what_the_role_says_in_every_ending_and_the_trainee_moves_first_as_white() {
    for variant in VARIANTS {
        let tables = Tables::new(variant, None);
        for material in offered(variant) {
            for &role in roles(material) {
                let ending = Ending::of_material(variant, role, material);
                for &difficulty in Difficulty::VARIANTS {
                    let position = draw(&ending, difficulty, 7, &crate::TABLES).unwrap_or_else(|| panic!("{ending}"));
                    assert_eq!(draw(&ending, difficulty, 7, &crate::TABLES), Some(position), "the seed decides");
                    assert_eq!(Ending::of_position(&position, role, Color::White), ending);
                    assert_eq!((position.side_to_move(), position.must_capture()), (Color::White, false));
                    let wanted = if role == Role::Win { Outcome::Win } else { Outcome::Draw };
                    match tables.probe(&position, 0) {
                        Some(answer) => assert_eq!(answer.outcome, wanted, "{variant} {ending}"),
                        None => assert!(ending.is_four_kings()),
                    }
                }
            }
        }
    }
}

#[test]
fn harder_positions_take_longer() {
    for item in ["win KKK v K", "win KKM v K", "win MM v M"] {
        let tables = tables();
        let plies = |difficulty| -> u32 {
            let drawn = (0..24).filter_map(|seed| draw(&ending(item), difficulty, seed, &crate::TABLES));
            drawn.filter_map(|position| tables.probe(&position, 0)?.to_win).map(u32::from).sum()
        };
        let (easy, medium, hard) = (plies(Difficulty::Easy), plies(Difficulty::Medium), plies(Difficulty::Hard));
        assert!(easy < medium && medium < hard, "{item}: {easy} {medium} {hard}");
    }
}

/// The rule for replies, computed move by move from fresh tables: the best result; when losing, the fewest replies that
/// still win, those that leave a choice before those that do not, and then the longest line.
fn most_stubborn(tables: &Tables, game: &Game) -> Vec<Move> {
    let used = |game: &Game| game.limit().map_or(0, |count| count.plies_used);
    let all = tables.probe_moves(game.position(), used(game)).expect("covered");
    let ranks: Vec<_> = all
        .iter()
        .map(|each| {
            let mut after = game.clone();
            after.play(each.candidate).expect("legal");
            let replies = tables.probe_moves(after.position(), used(&after)).expect("covered");
            let winning = replies.iter().filter(|reply| reply.outcome == Outcome::Win).count();
            let length = u32::from(each.after.to_win.unwrap_or(0));
            (winning == replies.len(), winning, u32::MAX - length)
        })
        .collect();
    let best = ranks.iter().min().expect("a move");
    all.iter().zip(&ranks).filter(|(_, rank)| *rank == best).map(|(each, _)| each.candidate).collect()
}

#[test]
fn the_defence_leaves_the_fewest_winning_replies_and_then_takes_longest() {
    let tables = tables();
    let mut compared = 0;
    for item in ["win KKK v K", "win KKM v K", "win KMM v K", "win KK v K", "win KM v M"] {
        for seed in 0..20 {
            let mut drill = drill_of(item, seed);
            while drill.phase() == DrillPhase::Thinking {
                let best = drill.keeping()[0].candidate;
                let mut after = drill.game.clone();
                after.play(best).unwrap();
                make(&mut drill, best);
                let Some(reply) = drill.game.moves().nth(drill.made().last().unwrap().ply + 1) else { break };
                let stubborn = most_stubborn(&tables, &after);
                // A move that repeats a position for the third time would save the draw. That cannot happen here.
                assert!(stubborn.contains(&reply), "{item} {seed}: {}", write_move(after.position(), reply));
                compared += 1;
            }
            assert_eq!(drill.is_solved(), Some(true), "{item} {seed}");
            assert_eq!((drill.wasted(), drill.error()), (0, None), "{item} {seed}");
        }
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn as_attacker_it_keeps_its_chances_and_asks_something_where_it_can() {
    let tables = tables();
    let mut asked = 0;
    for seed in 0..30 {
        let mut drill = drill_of("hold K v KKK", seed);
        while drill.phase() == DrillPhase::Thinking {
            let all = tables.probe_moves(drill.game.position(), drill.game.limit().unwrap().plies_used).unwrap();
            let holding = all.iter().filter(|each| each.outcome == Outcome::Draw).count();
            assert!(holding > 0, "still a draw");
            asked += usize::from(holding < all.len());
            let held = drill.keeping()[0].candidate;
            make(&mut drill, held);
        }
        assert_eq!(drill.is_solved(), Some(true));
        let DrillPhase::Over(end) = drill.phase() else { panic!("over") };
        assert_eq!(end.outcome, GameOutcome::Draw);
    }
    assert!(asked > 200, "{asked}");
}

#[test]
fn once_a_draw_is_thrown_the_program_wins() {
    for seed in 0..20 {
        let mut drill = drill_of("hold K v KKK", seed);
        let losing =
            assess_moves(&drill.game, &crate::TABLES).unwrap().into_iter().find(|each| each.outcome == Outcome::Loss);
        make(&mut drill, losing.expect("not every move holds").candidate);
        let Verdict::Lost { basis: Basis::Proven, refutation, best: Score::DRAW, left, better: Some(_) } =
            drill.made()[0].verdict.clone()
        else {
            panic!("{:?}", drill.made()[0])
        };
        assert!(left.is_loss());
        assert_eq!(refutation.first().copied(), drill.game.moves().nth(1), "the refutation begins with the reply");
        while drill.phase() == DrillPhase::Thinking {
            let any = drill.game.legal_moves()[0];
            make(&mut drill, any);
            assert!(drill.made().len() <= 16);
        }
        assert_eq!((drill.is_solved(), drill.error()), (Some(false), Some(0)));
    }
}

/// The example of the tables' documentation: 20 of 32 plies are needed, so 12 can be wasted, which is six full moves.
#[test]
fn slack_is_the_moves_left_less_the_moves_needed() {
    let drill = from_fen("W:WK6,K8,45:BK2");
    assert_eq!((drill.slack(), drill.ending().item().as_str()), (Some(6), "win KKM v K"));
    assert_eq!(from_fen("W:WK6,K8,45:BK2:H12").slack(), Some(0));
    let late = from_fen("W:WK6,K8,45:BK2:H13");
    assert_eq!((late.slack(), late.ending().item().as_str()), (None, "hold K v KKM"));
}

#[test]
fn moves_that_waste_slack_are_counted_until_none_is_left_and_the_win_is_thrown() {
    // 35-49 needs 15 more plies, every other winning move 19: those waste two of the eight full moves.
    let mut drill = from_fen("W:WK35,K39,45:BK2");
    let mut slack = 8;
    while drill.error().is_none() {
        let before = drill.slack();
        let all = assess_moves(&drill.game, &crate::TABLES).unwrap();
        let wastes =
            |each: &&AssessedMove| each.outcome == Outcome::Win && each.slack().is_some() && each.slack() < before;
        let wasteful = all.iter().filter(wastes).max_by_key(|each| each.slack());
        let worst = wasteful.or(all.iter().find(|each| each.outcome < Outcome::Win));
        make(&mut drill, worst.unwrap().candidate);
        let made = drill.made().last().unwrap();
        match made.verdict {
            Verdict::Kept { waste: Some(Waste { moves, kept, .. }), .. } => {
                assert_eq!((Some(kept), made.slack), (before, Some(kept - moves)));
                assert!(kept - moves < slack);
                slack = kept - moves;
            }
            Verdict::Lost { best, better, .. } => assert!(best.is_win() && better.is_some()),
            _ => panic!("{made:?}"),
        }
    }
    assert!(drill.wasted() >= 2);
    let error = drill.error().unwrap();
    let position = *drill.game.position_after(drill.made()[error].ply).unwrap();
    drill.retry();
    assert_eq!((*drill.game.position(), drill.phase(), drill.error()), (position, DrillPhase::Thinking, None));
    assert!(drill.slack().is_some());
    drill.retry();
    assert_eq!((drill.slack(), drill.made().len()), (Some(8), 0));
}

#[test]
fn the_defender_gets_its_draw_by_the_rule() {
    let mut drill = drill_of("hold K v KKM", 3);
    while drill.phase() == DrillPhase::Thinking {
        let held = drill.keeping()[0].candidate;
        make(&mut drill, held);
    }
    let DrillPhase::Over(end) = drill.phase() else { panic!("over") };
    let by_rule = EndReason::MoveLimit(MoveLimit::ThreeAgainstKing);
    assert!(end.reason == by_rule || drill.game.position().all_pieces(Color::Black).len() < 3, "{end:?}");
}

#[test]
fn a_draw_without_a_limit_is_called_after_twelve_moves() {
    let mut called = 0;
    for seed in 0..10 {
        let mut drill = drill_of("hold KK v KK", seed);
        while drill.phase() == DrillPhase::Thinking {
            let held = drill.keeping()[0].candidate;
            make(&mut drill, held);
            assert!(drill.made().len() <= 24);
        }
        assert_eq!(drill.is_solved(), Some(true));
        called += usize::from(drill.game.end().unwrap().reason == EndReason::Unwinnable);
    }
    assert!(called > 0);
}

#[test]
fn taking_back_returns_to_the_last_choice() {
    let mut drill = drill_of("win KKM v K", 5);
    let start = *drill.game.position();
    let first = drill.keeping()[0].candidate;
    make(&mut drill, first);
    let second = *drill.game.position();
    let next = drill.keeping()[0].candidate;
    make(&mut drill, next);
    assert!(drill.take_back());
    assert_eq!((*drill.game.position(), drill.made().len()), (second, 1));
    assert!(drill.take_back());
    assert_eq!(*drill.game.position(), start);
    assert!(!drill.take_back());
}

#[test]
fn a_fen_says_itself_what_there_is_to_do() {
    let plan = |fen: &str| {
        let start = Start::read(fen, Variant::International).unwrap();
        DrillPlan::of_start(start, Role::Win, &crate::TABLES)
            .map(|plan| (plan.ending.item(), plan.ending.trainee(&start.position)))
    };
    // Black, with a king against three, is to move and loses: the trainee wins with White.
    let lost = tables();
    let position = Start::read("B:WK1,K7,K38:BK44", Variant::International).unwrap().position;
    let outcome = lost.probe(&position, 0).unwrap().outcome;
    let expected =
        if outcome == Outcome::Loss { ("win KKK v K", Color::White) } else { ("hold K v KKK", Color::Black) };
    assert_eq!(plan("B:WK1,K7,K38:BK44"), Some((expected.0.to_owned(), expected.1)));
    assert_eq!(plan("W:WK6,K8,45:BK2").unwrap().0, "win KKM v K");
    assert_eq!(plan("W:W31,32,33:B1,2,3").unwrap(), ("win MMM v MMM".to_owned(), Color::White));
    assert_eq!(plan("B:WK6:B"), None, "no pieces");
    assert_eq!(plan("W:WK6:B"), None, "none left to beat");
}

#[test]
fn of_two_sides_with_the_same_pieces_the_winner_is_trained() {
    // Whatever White does, Black breaks through or captures: 42-38 33x42, 42-37 33-39.
    let mut drill = from_fen("W:W42:B33");
    assert_eq!((drill.trainee, drill.phase()), (Color::Black, DrillPhase::Thinking), "White has moved");
    assert_eq!((drill.made(), drill.game.moves().len()), (&[][..], 1));
    while drill.phase() == DrillPhase::Thinking {
        let best = drill.keeping()[0].candidate;
        make(&mut drill, best);
    }
    assert_eq!((drill.is_solved(), drill.error()), (Some(true), None));
}

#[test]
fn what_no_table_knows_is_not_said_to_be_won() {
    assert_eq!(from_fen("W:W31,32,33,34:B1,2,3").comment(), DrillComment::Task { is_sound: false });
    assert_eq!(from_fen("W:WK6,K8,45:BK2").comment(), DrillComment::Task { is_sound: true });
    assert_eq!(drill_of("win KKKK v K", 2).comment(), DrillComment::Task { is_sound: true });
}

#[test]
fn a_review_begins_where_it_went_wrong_and_else_anywhere() {
    let plan = DrillPlan::again(ending("win KKM v K"), "W:WK6,K8,45:BK2:H2");
    assert_eq!(plan.start, Start::read("W:WK6,K8,45:BK2:H2", Variant::International).ok());
    assert_eq!(plan.next_plan().start, None);
    for other in ["", "nonsense", "W:WK6,K8:BK2"] {
        assert_eq!(DrillPlan::again(ending("win KKM v K"), other).start, None);
    }
}

#[test]
fn a_drill_is_resumed_after_any_of_its_moves() {
    let plan = DrillPlan { difficulty: Difficulty::Hard, ..DrillPlan::random(ending("win KKM v K"), Difficulty::Any) };
    let slow = DrillSettings { pause: seconds(1), ..DrillSettings::default() };
    let mut drill = begin(plan, plan.draw(5, &crate::TABLES).expect("a position"), slow);
    let resume = |draft: &Draft| EndingDrill::resume(draft, slow, crate::TABLES.clone(), seconds(100));
    let mut last = None;
    assert_eq!(drill.revision(), None, "there is nothing to lose");
    while drill.phase() == DrillPhase::Thinking {
        drill.play(drill.keeping()[0].candidate, seconds(7)).expect("a legal move");
        // The reply may still be pending.
        for now in [seconds(7), seconds(8)] {
            drill.tick(now);
            let Some(draft) = drill.draft(at(now)) else { break };
            let again = resume(&draft).expect("an ending");
            last = Some(draft);
            assert_eq!((again.game.position(), again.made()), (drill.game.position(), drill.made()));
            assert_eq!((again.plan.difficulty, &again.start), (Difficulty::Hard, &drill.start));
            assert_eq!((again.phase(), again.reply_at.is_some()), (drill.phase(), drill.reply_at.is_some()));
            assert_eq!(again.time(seconds(102)), drill.time(now) + seconds(2));
        }
    }
    assert!(drill.made().len() > 3);
    let nonsense = Interrupted { moves: vec!["32-28".to_owned(), "nonsense".to_owned()], ..Interrupted::default() };
    let draft = Draft { interrupted: Some(nonsense), ..last.expect("moves were made") };
    assert_eq!(resume(&draft).expect("an ending").made(), [], "unplayable moves are left out");
    let subject = Subject::Ending { plan: Box::new(plan), wasted: false, rush: None };
    let unknown = Draft { exercise: Exercise { subject, ..draft.exercise.clone() }, ..draft };
    assert!(resume(&unknown).is_none(), "its starting position is unknown");
}

/// Does the engine thread's job.
fn answer(drill: &mut EndingDrill, engine: &mut Engine) {
    if let Some(Task::Search { situation, .. }) = drill.pending() {
        let found = engine.search(&situation, None, &Limits::nodes(100_000), |_| {});
        drill.report(&ReportKind::Found(found), seconds(2));
    }
}

#[test]
fn four_kings_win_against_the_engine_and_the_tables_take_over_after_a_capture() {
    let mut engine = Engine::new(1);
    let mut drill = drill_of("win KKKK v K", 2);
    assert!(Class::new(ending("win KKKK v K").own, ending("win KKKK v K").other).pieces() > 4);
    for _ in 0..60 {
        match drill.phase() {
            DrillPhase::Waiting => answer(&mut drill, &mut engine),
            DrillPhase::Thinking => {
                let situation = Situation::from(&drill.game);
                let found = engine.search(&situation, None, &Limits::nodes(100_000), |_| {});
                make(&mut drill, found.best().unwrap());
            }
            DrillPhase::Over(_) => break,
        }
    }
    assert_eq!((drill.is_solved(), drill.error()), (Some(true), None));
}

#[test]
fn waiting_for_the_engine_the_trainee_cannot_move_and_a_broken_engine_does_not_stop_the_drill() {
    let mut drill = from_fen("W:W31,32,33:B1,2,3");
    play(&mut drill, "31-27");
    assert_eq!(drill.phase(), DrillPhase::Waiting);
    let any = drill.game.legal_moves()[0];
    assert_eq!(drill.play(any, seconds(1)), Err(PlayError::Illegal));
    drill.report(&ReportKind::Failed(EngineError::NoMove), seconds(2));
    assert_eq!(drill.phase(), DrillPhase::Thinking);
    assert!(drill.engine_failed);
}

//! Games under the opening rules. What is due and who has which side after each act is taken from the texts of the rules
//! (the articles in `lessons/en/articles.ftl`: rif-12-2 to rif-12-8, opening-yamaguchi, -soosyrv, -taraguchi).

use yonsan_rules::Due;

use super::*;
use crate::train::clock::ShownTime;

fn terms(rule: OpeningRule, side: Side) -> Terms {
    Terms { opening: Some(rule), side, ..Terms::default() }
}

fn begun(rule: OpeningRule, side: Side) -> GameLesson {
    GameLesson::new(terms(rule, side), 1, Duration::ZERO)
}

/// The acts in turn, whoever they belong to: the engine's are reported, up to the player's next one.
fn after(lesson: &mut GameLesson, acts: &str) {
    let mut table = Table::new();
    for act in acts.split_whitespace() {
        let act: Act = act.parse().unwrap();
        match (lesson.pending(&table.world()).is_some(), act) {
            (true, _) => lesson.report(&Report::Opened(vec![act]), &mut table.world()),
            (false, Act::Stone(point)) => lesson.act(GameAct::Lay(point), &mut table.world()),
            (false, act) => lesson.act(GameAct::Open(act), &mut table.world()),
        }
        assert_eq!(lesson.notice(), None, "{act}");
    }
}

/// Whether the player is to act, what is due, and the side that the player has.
fn state(lesson: &GameLesson) -> (bool, Option<Due>, Side) {
    let is_yours = lesson.pending(&Table::new().world()).is_none();
    (is_yours, lesson.open_opening().map(OpeningPhase::due), lesson.side())
}

const YOU: bool = true;
const ENGINE: bool = false;
const fn stone(side: Side, within: u8) -> Due {
    Due::Stone { side, within }
}

/// RIF: the first player lays three stones, the other may swap, White lays the fourth, Black offers two, White chooses one,
/// and after the fifth stone the opening rules end.
#[test]
fn rif_is_played_by_the_first_player() {
    let mut lesson = begun(OpeningRule::Rif, Side::Black);
    assert_eq!(state(&lesson), (YOU, Some(stone(Side::White, 1)), Side::Black), "the centre is laid");
    after(&mut lesson, "h9");
    assert_eq!(state(&lesson), (YOU, Some(stone(Side::Black, 2)), Side::Black), "all three are the first player's");
    after(&mut lesson, "i9");
    assert_eq!(state(&lesson), (ENGINE, Some(Due::Swap), Side::Black));
    after(&mut lesson, "swap");
    assert_eq!(state(&lesson), (YOU, Some(stone(Side::White, 7)), Side::White), "the engine has taken Black");
    after(&mut lesson, "a1");
    assert_eq!(state(&lesson), (ENGINE, Some(Due::Offer { left: 2 }), Side::White));
    after(&mut lesson, "g7 j7");
    assert_eq!(state(&lesson), (YOU, Some(Due::Choose), Side::White));
    assert_eq!(lesson.stones().len(), 4, "offers do not lie on the board");
    after(&mut lesson, "j7");
    assert_eq!(state(&lesson), (YOU, None, Side::White), "White plays the sixth stone");
    assert!(lesson.stones().flatten().eq(read_moves("h8 h9 i9 a1 j7").unwrap()));
    after(&mut lesson, "j8");
    assert!(lesson.is_thinking() && lesson.stones().len() == 6, "and the game goes on with Black");
}

#[test]
fn rif_is_played_by_the_second_player() {
    let mut lesson = begun(OpeningRule::Rif, Side::White);
    assert_eq!(state(&lesson), (ENGINE, Some(stone(Side::White, 1)), Side::White));
    let mut table = Table::new();
    let acts = ["h9", "i9"].map(|act| act.parse().unwrap());
    lesson.report(&Report::Opened(acts.to_vec()), &mut table.world());
    assert_eq!(state(&lesson), (YOU, Some(Due::Swap), Side::White));
    after(&mut lesson, "swap");
    assert_eq!(state(&lesson), (ENGINE, Some(stone(Side::White, 7)), Side::Black));
    after(&mut lesson, "a1");
    assert_eq!(state(&lesson), (YOU, Some(Due::Offer { left: 2 }), Side::Black));
    after(&mut lesson, "g7 j7");
    assert_eq!(state(&lesson), (ENGINE, Some(Due::Choose), Side::Black));
    after(&mut lesson, "g7");
    assert_eq!(state(&lesson), (ENGINE, None, Side::Black), "White's sixth stone is the engine's");
}

/// Yamaguchi: the first player says with the three stones how many fifth ones there will be; then the other may swap.
#[test]
fn yamaguchi_declares_before_the_swap() {
    let mut lesson = begun(OpeningRule::Yamaguchi, Side::Black);
    after(&mut lesson, "h9 i9");
    assert!(matches!(state(&lesson), (YOU, Some(Due::Declare { .. }), Side::Black)));
    after(&mut lesson, "3");
    assert_eq!(state(&lesson), (ENGINE, Some(Due::Swap), Side::Black));
    after(&mut lesson, "keep");
    assert_eq!(state(&lesson), (ENGINE, Some(stone(Side::White, 7)), Side::Black));
    after(&mut lesson, "a1");
    assert_eq!(state(&lesson), (YOU, Some(Due::Offer { left: 3 }), Side::Black));
}

/// Soosõrv: White says up to eight with the fourth stone, and the other may swap again.
#[test]
fn soosyrv_lets_both_swap() {
    let mut lesson = begun(OpeningRule::Soosyrv8, Side::Black);
    after(&mut lesson, "h9 i9 swap");
    assert_eq!(state(&lesson), (YOU, Some(stone(Side::White, 7)), Side::White));
    after(&mut lesson, "a1");
    assert_eq!(state(&lesson), (YOU, Some(Due::Declare { most: 8 }), Side::White));
    after(&mut lesson, "2");
    assert_eq!(state(&lesson), (ENGINE, Some(Due::Swap), Side::White));
    after(&mut lesson, "swap");
    assert_eq!(state(&lesson), (YOU, Some(Due::Offer { left: 2 }), Side::Black));
}

/// Taraguchi: a swap after each stone in growing squares, or ten fifth stones after the fourth.
#[test]
fn taraguchi_swaps_after_each_stone() {
    let mut lesson = begun(OpeningRule::Taraguchi10, Side::Black);
    assert_eq!(state(&lesson), (ENGINE, Some(Due::Swap), Side::Black), "after the first stone");
    after(&mut lesson, "swap");
    assert_eq!(state(&lesson), (YOU, Some(stone(Side::White, 1)), Side::White));
    after(&mut lesson, "h9");
    assert_eq!(state(&lesson), (ENGINE, Some(Due::Swap), Side::White));
    after(&mut lesson, "keep");
    assert_eq!(state(&lesson), (ENGINE, Some(stone(Side::Black, 2)), Side::White));
    after(&mut lesson, "i9");
    assert_eq!(state(&lesson), (YOU, Some(Due::Swap), Side::White));
    after(&mut lesson, "keep");
    assert_eq!(state(&lesson), (YOU, Some(stone(Side::White, 3)), Side::White));
    after(&mut lesson, "g7");
    assert_eq!(state(&lesson), (ENGINE, Some(Due::SwapOrOffer), Side::White));
    let mut ten = GameLesson::resume(&lesson.saved(Duration::ZERO).unwrap(), Duration::ZERO).unwrap();
    after(&mut lesson, "swap");
    assert_eq!(state(&lesson), (YOU, Some(stone(Side::Black, 4)), Side::Black));
    after(&mut lesson, "g8");
    assert_eq!(state(&lesson), (ENGINE, Some(Due::Swap), Side::Black), "the last swap");
    after(&mut lesson, "swap");
    assert_eq!(state(&lesson), (YOU, None, Side::White));
    after(&mut ten, "ten");
    assert_eq!(state(&ten), (ENGINE, Some(Due::Offer { left: 10 }), Side::White));
}

/// Each refusal of the rules, none of which changes anything.
#[test]
fn what_the_opening_rule_forbids_is_refused() {
    let refused = |lesson: &mut GameLesson, act: &str| {
        let (mut table, before) = (Table::new(), lesson.stones().len());
        match act.parse().unwrap() {
            Act::Stone(point) => lesson.act(GameAct::Lay(point), &mut table.world()),
            act => lesson.act(GameAct::Open(act), &mut table.world()),
        }
        assert_eq!(lesson.stones().len(), before, "{act}");
        lesson.notice()
    };
    let point = |text: &str| text.parse::<Point>().unwrap();
    let mut lesson = begun(OpeningRule::Rif, Side::Black);
    let far = |text, width| Some(Notice::NotInOpening(ProtocolError::TooFar { point: point(text), width }));
    assert_eq!(refused(&mut lesson, "h10"), far("h10", 3));
    assert_eq!(refused(&mut lesson, "swap"), Some(Notice::NotInOpening(ProtocolError::NotDue)));
    let mut lesson = begun(OpeningRule::Rif, Side::White);
    assert_eq!(refused(&mut lesson, "h9"), None, "the engine lays the stones; nothing happens");
    after(&mut lesson, "h9 h10 swap h7");
    after(&mut lesson, "g6");
    // Black lies on H8 and H10, White on H9 and H7: the column is an axis.
    let alike = ProtocolError::Symmetrical { point: point("i6"), offered: point("g6") };
    assert_eq!(refused(&mut lesson, "i6"), Some(Notice::NotInOpening(alike)));
    assert_eq!(refused(&mut lesson, "g6"), Some(Notice::NotInOpening(ProtocolError::Taken(point("g6")))));
    let mut lesson = begun(OpeningRule::Rif, Side::Black);
    after(&mut lesson, "h9 h10 swap h7 g6 i7");
    assert_eq!(refused(&mut lesson, "c3"), Some(Notice::NotInOpening(ProtocolError::NotOffered(point("c3")))));
    let mut lesson = begun(OpeningRule::Soosyrv8, Side::Black);
    after(&mut lesson, "h9 i9 swap a1");
    assert_eq!(refused(&mut lesson, "9"), Some(Notice::NotInOpening(ProtocolError::Number(8))));
}

/// A game killed after any act goes on where it was, with the same sides, offers and time.
#[test]
fn an_opening_is_continued_from_any_act() {
    for (rule, acts) in [
        (OpeningRule::Rif, "h9 i9 swap a1 g7 j7 j7"),
        (OpeningRule::Yamaguchi, "h9 i9 2 keep a1 g7 j7 g7"),
        (OpeningRule::Soosyrv8, "h9 i9 swap a1 2 swap g7 j7 g7"),
        (OpeningRule::Taraguchi10, "keep h9 swap i9 keep g7 ten a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 c1"),
    ] {
        let timed = Terms { pace: Pace::Minutes(5), ..terms(rule, Side::Black) };
        let mut lesson = GameLesson::new(timed, 1, Duration::ZERO);
        assert_eq!(lesson.saved(Duration::ZERO), None, "nobody has done anything");
        for act in acts.split(' ') {
            after(&mut lesson, act);
            let saved = lesson.saved(Duration::ZERO).unwrap();
            let text = serde_json::to_string(&saved).unwrap();
            let resumed = GameLesson::resume(&serde_json::from_str(&text).unwrap(), Duration::ZERO).unwrap();
            assert_eq!((state(&resumed), resumed.opening()), (state(&lesson), lesson.opening()), "{rule} {act}");
            assert!(resumed.stones().eq(lesson.stones()) && resumed.terms() == timed);
            let again = resumed.saved(Duration::ZERO).unwrap();
            assert_eq!((again.time, again.opening), (saved.time, saved.opening));
        }
    }
}

#[test]
fn a_spoiled_opening_is_not_continued() {
    let mut lesson = begun(OpeningRule::Rif, Side::Black);
    after(&mut lesson, "h9 i9 swap a1");
    let saved = lesson.saved(Duration::ZERO).unwrap();
    assert!(GameLesson::resume(&saved, Duration::ZERO).is_some());
    for (rule, acts) in [
        ("rif", "h8 h9 i9 swap"),
        ("rif", "h8 h9 j9 swap a1"),
        ("rif", "h8 h9 i9 a1"),
        ("rif", "h8 h9 i9 maybe a1"),
        ("rif", ""),
        ("swap2", "h8 h9 i9 swap a1"),
    ] {
        let spoiled = SavedGame { opening: Some((rule.to_owned(), acts.to_owned())), ..saved.clone() };
        assert_eq!(GameLesson::resume(&spoiled, Duration::ZERO).map(|_| ()), None, "{rule} {acts}");
    }
    let short = SavedGame { stones: "h8 h9 i9 a1 j7".to_owned(), ..saved };
    assert!(GameLesson::resume(&short, Duration::ZERO).is_none(), "a fifth stone that nobody offered");
}

/// A player keeps the clock that has run for him, whatever colour he takes.
#[test]
fn clocks_belong_to_players() {
    let timed = Terms { pace: Pace::Minutes(5), ..terms(OpeningRule::Rif, Side::Black) };
    let (mut lesson, mut table) = (GameLesson::new(timed, 1, Duration::ZERO), Table::new());
    let mut at = |lesson: &mut GameLesson, seconds: u64, act: &str| {
        table.now = Now { run: Duration::from_secs(seconds), ..Now::default() };
        match act.parse().unwrap() {
            Act::Stone(point) if lesson.pending(&table.world()).is_none() => {
                lesson.act(GameAct::Lay(point), &mut table.world());
            }
            act => lesson.report(&Report::Opened(vec![act]), &mut table.world()),
        }
    };
    at(&mut lesson, 10, "h9");
    at(&mut lesson, 60, "i9");
    at(&mut lesson, 80, "swap");
    // You have used a minute and are White now; the engine has used 20 seconds.
    let left = |lesson: &GameLesson, side, now: u64| lesson.watch().shown(lesson.seat(side), Duration::from_secs(now));
    assert_eq!(left(&lesson, Side::White, 80), Some(ShownTime::Game(Duration::from_secs(240))));
    assert_eq!(left(&lesson, Side::Black, 80), Some(ShownTime::Game(Duration::from_secs(280))));
    // Your time is over during the opening: White, who you are now, has lost.
    lesson.check_time(Duration::from_secs(320));
    let verdict = lesson.verdict().unwrap();
    assert_eq!((verdict.winner(), verdict.reason()), (Some(Side::Black), EndReason::Time));
}

#[test]
fn a_named_opening_is_laid_at_once_and_the_result_counts_for_the_side_at_the_end() {
    let pattern = "花月".parse().ok();
    let mut lesson = GameLesson::new(Terms { pattern, ..terms(OpeningRule::Rif, Side::Black) }, 1, Duration::ZERO);
    assert!(lesson.stones().flatten().eq(read_moves("h8 h9 i9").unwrap()));
    assert_eq!(state(&lesson), (ENGINE, Some(Due::Swap), Side::Black));
    after(&mut lesson, "swap");
    let mut table = Table::new();
    lesson.act(GameAct::Resign, &mut table.world());
    assert_eq!(lesson.verdict().unwrap().winner(), Some(Side::Black), "you have White now");
    let recorded = lesson.take_recorded(&mut table.world());
    assert_eq!((&*recorded[0].item, recorded[0].effort.credit), ("level-1 rif white", Credit::None));
    assert!(recorded[0].tags.contains(&"opening-rif".to_owned()));
    // Where both players lay, or the engine does, no named opening is laid.
    for (rule, side) in [(OpeningRule::Taraguchi10, Side::Black), (OpeningRule::Rif, Side::White)] {
        let lesson = GameLesson::new(Terms { pattern, ..terms(rule, side) }, 1, Duration::ZERO);
        assert_eq!(lesson.stones().len(), 1);
    }
}

/// The engine's own acts bring the opening to its end.
#[test]
fn the_engine_does_its_part_by_tasks() {
    let mut table = Table::new();
    let mut lesson = begun(OpeningRule::Rif, Side::White);
    while let Some(task) = lesson.pending(&table.world()).filter(|_| lesson.open_opening().is_some()) {
        let report = task.perform();
        lesson.report(&report, &mut table.world());
        if lesson.open_opening().is_some_and(|opening| opening.due() == Due::Swap) {
            lesson.act(GameAct::Open(Act::Keep), &mut table.world());
            lesson.act(GameAct::Lay("a1".parse().unwrap()), &mut table.world());
        }
        if lesson.open_opening().is_some_and(|opening| opening.due() == Due::Choose) {
            let offer = lesson.opening().unwrap().protocol().offers()[0];
            lesson.act(GameAct::Lay(offer), &mut table.world());
        }
    }
    assert_eq!((lesson.open_opening(), lesson.stones().len(), lesson.is_thinking()), (None, 5, false));
}

//! Games, with the rest of the program out of the way.

mod openings;

use std::sync::Arc;

use etude::{Random, random};
use yonsan_rules::{EndReason, Puzzle};

use super::*;

/// What the game draws on: nothing but the time.
struct Table {
    puzzles: Arc<[Puzzle]>,
    random: Random,
    now: Now,
}

impl Table {
    fn new() -> Self {
        Self { puzzles: Arc::new([]), random: random(1), now: Now::default() }
    }

    fn world(&mut self) -> World<'_> {
        World { content: &self.puzzles, random: &mut self.random, now: self.now }
    }
}

/// Plays the player's points in turn, and for the engine the first legal point of the last row.
fn played(terms: Terms, points: &str) -> GameLesson {
    let (mut lesson, mut table) = (GameLesson::new(terms, 1, Duration::ZERO), Table::new());
    let mut points = points.split(' ').map(|point| point.parse().unwrap());
    let mut far = 0;
    loop {
        while lesson.pending(&table.world()).is_some() {
            let reply = Point::new(far, 14).unwrap();
            far += 2;
            lesson.report(&Report::Thought(Some(reply)), &mut table.world());
        }
        match points.next() {
            Some(point) => lesson.act(GameAct::Lay(point), &mut table.world()),
            None => return lesson,
        }
    }
}

fn black(rules: RuleSet) -> Terms {
    Terms { rules, ..Terms::default() }
}

#[test]
fn five_in_a_row_wins() {
    let lesson = played(black(RuleSet::Rif), "i8 j8 k8 l8");
    let verdict = lesson.verdict().unwrap();
    assert_eq!((verdict.winner(), verdict.reason()), (Some(Side::Black), EndReason::Five));
}

/// Two open threes at once: what follows is said by each rule text.
#[test]
fn a_foul_has_the_consequence_of_its_rules() {
    for (rules, loses) in [(RuleSet::Rif, true), (RuleSet::School2, true), (RuleSet::School1, false)] {
        // The last stone makes a three with h8 and h9, and one with i10 and j10.
        let lesson = played(black(rules), "h9 i10 j10 h10");
        assert_eq!(lesson.verdict().is_some(), loses, "{rules:?}");
        if !loses {
            assert_eq!(lesson.notice(), Some(Notice::TakenBack(Foul::DoubleThree)));
            assert!(lesson.position().board().is_empty("h10".parse().unwrap()));
        }
    }
}

#[test]
fn a_taken_point_is_refused() {
    let lesson = played(black(RuleSet::Rif), "h8");
    assert!(matches!(lesson.notice(), Some(Notice::Refused(GameError::Taken(_)))));
}

#[test]
fn the_engine_answers_by_a_task() {
    let mut table = Table::new();
    let now = &mut table.world();
    let mut lesson = GameLesson::new(Terms { side: Side::White, ..Terms::default() }, 5, Duration::ZERO);
    assert_eq!(lesson.pending(now), None, "the centre is laid, and White is to move");
    lesson.act(GameAct::Lay("i9".parse().unwrap()), now);
    let Some(task) = lesson.pending(now) else { panic!("the engine is to move") };
    assert!(lesson.is_thinking());
    lesson.report(&task.perform(), now);
    assert_eq!(lesson.pending(now), None, "it finds a move");
    assert_eq!(lesson.stones().len(), 3);
    assert_eq!(lesson.take_recorded(now), []);
    lesson.act(GameAct::Resign, now);
    assert_eq!(lesson.verdict().unwrap().winner(), Some(Side::Black));
    let recorded = lesson.take_recorded(now);
    assert_eq!((recorded.len(), recorded[0].kind, recorded[0].effort.credit), (1, Kind::Game, Credit::None));
    assert_eq!(
        (&*recorded[0].item, &*recorded[0].detail),
        ("level-1 rif white", &*write_moves(&lesson.stones().flatten().collect::<Vec<_>>()))
    );
    assert_eq!(lesson.take_recorded(now), [], "once");
}

#[test]
fn a_game_is_continued_from_where_it_was() {
    let terms = Terms { rules: RuleSet::School1, pace: Pace::Minutes(5), ..Terms::default() };
    let lesson = played(terms, "h9 i10");
    let saved = lesson.saved(Duration::from_secs(40)).unwrap();
    let text = serde_json::to_string(&saved).unwrap();
    assert_eq!(serde_json::from_str::<SavedGame>(&text).unwrap(), saved);
    let resumed = GameLesson::resume(&saved, Duration::from_secs(2)).unwrap();
    assert_eq!(resumed.pending(&Table::new().world()), None, "the player is to move");
    assert_eq!(resumed.terms(), terms);
    assert!(resumed.stones().eq(lesson.stones()));
    assert_eq!(resumed.position(), lesson.position());
    assert_eq!(resumed.saved(Duration::from_secs(2)), Some(saved.clone()));
    for broken in ["h8 h8", "h8 z9", "h8 a1 i8 a2 j8 a3 k8 a4 l8"] {
        let broken = SavedGame { stones: broken.to_owned(), ..saved.clone() };
        assert!(GameLesson::resume(&broken, Duration::ZERO).is_none());
    }
}

/// A foul that White has not objected to yet can still be objected to.
#[test]
fn an_objection_is_not_lost_by_a_pause() {
    let terms = Terms { rules: RuleSet::School2, side: Side::White, ..Terms::default() };
    let stones = "h8 a15 h9 c15 i10 e15 j10 g15 h10".to_owned();
    let saved = SavedGame {
        rules: "school-2".to_owned(),
        level: 1,
        is_white: true,
        pace: "free".to_owned(),
        stones,
        seed: 1,
        time: SavedTime::default(),
        opening: None,
    };
    let (mut lesson, mut table) = (GameLesson::resume(&saved, Duration::ZERO).unwrap(), Table::new());
    assert_eq!((lesson.terms(), lesson.pending(&table.world())), (terms, None));
    assert_eq!(lesson.notice(), Some(Notice::MayObject(Foul::DoubleThree)));
    lesson.object(Duration::ZERO);
    assert_eq!(lesson.verdict().unwrap().winner(), Some(Side::White));
}

#[test]
fn time_that_is_over_loses() {
    let terms = Terms { pace: Pace::Minutes(5), ..Terms::default() };
    let (mut lesson, mut table) = (GameLesson::new(terms, 1, Duration::ZERO), Table::new());
    assert!(lesson.pending(&table.world()).is_some(), "the engine's time runs");
    lesson.reply(Some(Point::new(0, 14).unwrap()), Duration::from_secs(2));
    lesson.check_time(Duration::from_secs(301));
    assert_eq!(lesson.verdict(), None);
    lesson.check_time(Duration::from_secs(302));
    let verdict = lesson.verdict().unwrap();
    assert_eq!((verdict.winner(), verdict.reason()), (Some(Side::White), EndReason::Time));
    lesson.play(Point::new(3, 3).unwrap(), Duration::from_secs(303));
    assert_eq!(lesson.stones().len(), 2);
}

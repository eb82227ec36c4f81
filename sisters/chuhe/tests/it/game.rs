//! A game as a lesson: the clock, offers of a draw, and what is kept of it.

use std::sync::Arc;
use std::time::Duration;

use chuhe::train::clock::Pace;
use chuhe::train::game::{GameAct, GameLesson, GameRemark, Terms};
use chuhe::train::{Content, Report, SharedTables, Task, World};
use chuhe_engine::Level;
use chuhe_rules::{DrawReason, LossReason, Move, RuleSet, Side, Verdict};
use chuhe_tables::Tables;
use etude::Random;
use etude::calendar::Moment;
use etude::lesson::{Lesson as _, Now};
use rand::seq::IndexedRandom as _;

/// A table at which a game is played.
struct Table {
    content: Content,
    random: Random,
    now: Duration,
}

impl Table {
    fn new(seed: u64) -> Self {
        let content = Content { mates: Arc::new([]), tables: SharedTables(Arc::new(Tables::new(None))) };
        Self { content, random: etude::random(seed), now: Duration::ZERO }
    }

    fn world(&mut self) -> World<'_> {
        let now = Now { run: self.now, wall: Moment::default() };
        World { content: &self.content, random: &mut self.random, now }
    }

    fn act(&mut self, game: &mut GameLesson, act: GameAct) {
        self.now += Duration::from_secs(1);
        game.act(act, &mut self.world());
    }

    /// Has the opponent move, which thinks so much of it.
    fn answer(&mut self, game: &mut GameLesson, mv: Move, score: i32) {
        assert!(matches!(game.pending(&self.world()), Some(Task::Play { .. })));
        game.report(&Report::Played(Some(mv), score), &mut self.world());
    }

    fn any_move(&mut self, game: &GameLesson) -> Move {
        let legal: Vec<Move> = game.game().position().legal_moves().into_iter().collect();
        *legal.choose(&mut self.random).unwrap()
    }

    /// Plays so many rounds of any moves; `None` if the game ends before.
    fn rounds(&mut self, game: &mut GameLesson, count: usize, score: i32) -> Option<()> {
        for _ in 0..count {
            let mv = self.any_move(game);
            self.act(game, GameAct::Play(mv));
            game.result().is_none().then_some(())?;
            let reply = self.any_move(game);
            self.answer(game, reply, score);
            game.result().is_none().then_some(())?;
        }
        Some(())
    }
}

fn game(pace: Pace) -> GameLesson {
    let level = Level::new(1).unwrap();
    GameLesson::new(Terms { level, side: Side::Red, rules: RuleSet::Cxa, pace, seed: 1 }, Duration::ZERO)
}

/// A game after the rounds in which nothing is offered.
fn late(score: i32) -> (Table, GameLesson) {
    (0..50)
        .find_map(|seed| {
            let (mut table, mut game) = (Table::new(seed), game(Pace::Free));
            table.rounds(&mut game, 25, score).map(|()| (table, game))
        })
        .unwrap()
}

/// 4.3: in the first 25 rounds nothing is offered; 8.1.3: two more offers than the opponent are a foul; 4.2.1.
#[test]
fn offers_are_made_declined_punished_and_accepted() {
    let (mut table, mut early) = (Table::new(1), game(Pace::Free));
    table.act(&mut early, GameAct::Offer);
    assert_eq!(early.remark(), Some(GameRemark::TooEarly(1)));
    assert!(!early.is_thinking());
    let (mut table, mut game) = late(100);
    table.act(&mut game, GameAct::Accept);
    assert_eq!(game.remark(), Some(GameRemark::NoOffer));
    table.act(&mut game, GameAct::Offer);
    assert!(matches!(game.pending(&table.world()), Some(Task::Consider { .. })));
    game.report(&Report::Considered(1), &mut table.world());
    assert_eq!((game.remark(), game.result()), (Some(GameRemark::Declined), None));
    table.act(&mut game, GameAct::Offer);
    game.report(&Report::Considered(1), &mut table.world());
    assert_eq!(game.remark(), Some(GameRemark::DeclinedFoul));
    assert_eq!(game.game().tally(Side::Red).fouls, 1);
    // What was offered counts after the end of the program, too.
    let saved = game.draft(Now { run: table.now, ..Now::default() }).unwrap();
    let mut again = GameLesson::resume(&saved, Duration::ZERO).unwrap();
    assert_eq!((again.game().moves(), again.game().tally(Side::Red).fouls), (game.game().moves(), 1));
    table.now = Duration::ZERO;
    table.act(&mut again, GameAct::Offer);
    again.report(&Report::Considered(0), &mut table.world());
    assert_eq!(again.game().verdict(), Some(Verdict::Drawn(DrawReason::Agreement)));
    let recorded = again.take_recorded(&mut table.world());
    assert!(recorded[0].item.ends_with("CXA red drawn free"), "{}", recorded[0].item);
    assert!(again.take_recorded(&mut table.world()).is_empty(), "it is recorded once");
}

/// An opponent for which nothing happens offers a draw itself, once.
#[test]
fn a_dull_game_is_offered_as_a_draw() {
    let (mut table, mut game) = late(0);
    assert_eq!(game.remark(), Some(GameRemark::Offered));
    table.act(&mut game, GameAct::Accept);
    assert_eq!(game.result(), Some(None));
}

/// 4.1.6: whoever has used the time has lost, also while the opponent thinks; and the time stands still in between.
#[test]
fn time_is_lost_and_kept() {
    let (mut table, mut game) = (Table::new(3), game(Pace::Minutes(5)));
    table.now = Duration::from_secs(99);
    let mv = "h2e2".parse().unwrap();
    table.act(&mut game, GameAct::Play(mv));
    assert_eq!(game.left(Side::Red, table.now), Some(Duration::from_secs(200)));
    table.answer(&mut game, "h9g7".parse().unwrap(), 0);
    let saved = game.draft(Now { run: table.now + Duration::from_secs(50), ..Now::default() }).unwrap();
    let again = GameLesson::resume(&saved, Duration::from_secs(7)).unwrap();
    assert_eq!(again.left(Side::Red, Duration::from_secs(7)), Some(Duration::from_secs(150)));
    assert_eq!(again.left(Side::Black, Duration::from_secs(9)), game.left(Side::Black, table.now));
    table.now = Duration::from_secs(300);
    game.tick(&mut table.world());
    assert_eq!(game.game().verdict(), Some(Verdict::Lost(Side::Red, LossReason::Time)));
    assert_eq!(game.draft(Now::default()), None, "what is over is not kept");
    let mut thinking = GameLesson::new(game.terms(), Duration::ZERO);
    table.now = Duration::ZERO;
    table.act(&mut thinking, GameAct::Play(mv));
    table.now = Duration::from_secs(302);
    thinking.tick(&mut table.world());
    assert_eq!(thinking.game().verdict(), Some(Verdict::Lost(Side::Black, LossReason::Time)));
}

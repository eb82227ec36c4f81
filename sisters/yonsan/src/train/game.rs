//! A game against the engine under a rule set, with White's objections to Black's fouls.

use std::time::Duration;

use etude::calendar::Moment;
use etude::effort::{Credit, Effort};
use etude::lesson::{Lesson, Now};
use serde::{Deserialize, Serialize};
use yonsan_rules::{
    Foul, Game, GameError, Level, Objection, Point, Position, RuleSet, Side, StoneEffect, Verdict, read_moves,
    write_moves,
};

use super::clock::{Pace, SavedTime, Watch};
use super::exercise::{Exercise, Kind};
use super::{RenjuLesson, Report, Task, World};

/// The terms of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The rules.
    pub rules: RuleSet,
    /// The strength of the engine.
    pub level: Level,
    /// The player's side.
    pub side: Side,
    /// The time.
    pub pace: Pace,
}

impl Default for Terms {
    fn default() -> Self {
        Self { rules: RuleSet::Rif, level: Level::FIRST, side: Side::Black, pace: Pace::Free }
    }
}

impl Terms {
    /// What a game is filed under: the opponent's level, the rules and the player's colour.
    #[must_use]
    pub fn item(self) -> String {
        let side = if self.side == Side::White { "white" } else { "black" };
        format!("level-{} {} {side}", self.level, self.rules)
    }
}

/// Something to be said about the last stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The rules refuse it.
    Refused(GameError),
    /// The engine objected to a foul, which was taken back.
    TakenBack(Foul),
    /// Black's stone was a foul, to which White may object.
    MayObject(Foul),
    /// There is nothing to object to.
    NothingToObject,
}

/// A game that was left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedGame {
    rules: String,
    level: u8,
    is_white: bool,
    pace: String,
    stones: String,
    seed: u64,
    time: SavedTime,
}

impl SavedGame {
    /// The terms; `None` if this version does not know them.
    #[must_use]
    pub fn terms(&self) -> Option<Terms> {
        Some(Terms {
            rules: self.rules.parse().ok()?,
            level: Level::new(self.level)?,
            side: if self.is_white { Side::White } else { Side::Black },
            pace: Pace::of(&self.pace)?,
        })
    }

    /// The number of stones on the board.
    #[must_use]
    pub fn stones(&self) -> usize {
        self.stones.split_whitespace().count()
    }
}

/// A game against the engine.
#[derive(Debug)]
pub struct GameLesson {
    terms: Terms,
    game: Game,
    seed: u64,
    is_thinking: bool,
    /// Whether its result was handed out.
    is_recorded: bool,
    notice: Option<Notice>,
    watch: Watch,
}

impl GameLesson {
    /// Begins a game. Black's first stone lies in the centre by all the rules, so it is laid.
    #[must_use]
    pub fn new(terms: Terms, seed: u64, now: Duration) -> Self {
        let (game, watch) = (Game::new(terms.rules), Watch::begin(terms.pace, now));
        let mut lesson = Self { terms, game, seed, is_thinking: false, is_recorded: false, notice: None, watch };
        lesson.lay(Point::CENTRE, now);
        lesson
    }

    /// What is kept of it while it lasts.
    fn saved(&self, now: Duration) -> Option<SavedGame> {
        let Terms { rules, level, side, pace } = self.terms;
        let stones: Vec<Point> = self.game.turns().flatten().collect();
        // The centre alone was not played by anybody.
        (self.verdict().is_none() && stones.len() > 1).then(|| SavedGame {
            rules: rules.to_string(),
            level: level.number(),
            is_white: side == Side::White,
            pace: pace.name(),
            stones: write_moves(&stones),
            seed: self.seed,
            time: self.watch.saved(now),
        })
    }

    /// Continues a game. `None` if it cannot be played on.
    #[must_use]
    pub fn resume(saved: &SavedGame, now: Duration) -> Option<Self> {
        let terms = saved.terms()?;
        let (mut game, mut last) = (Game::new(terms.rules), StoneEffect::Nothing);
        for point in read_moves(&saved.stones).ok()? {
            last = game.play(point).ok()?;
        }
        if game.verdict().is_some() {
            return None;
        }
        let watch = Watch::resume(terms.pace, game.position().to_move(), saved.time, now);
        let mut lesson =
            Self { terms, game, seed: saved.seed, is_thinking: false, is_recorded: false, notice: None, watch };
        match last {
            StoneEffect::Foul(foul) if lesson.position().to_move() == terms.side => {
                lesson.notice = Some(Notice::MayObject(foul));
            }
            _ => lesson.think(),
        }
        Some(lesson)
    }

    /// The terms.
    #[must_use]
    pub const fn terms(&self) -> Terms {
        self.terms
    }

    /// The position on the board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        self.game.position()
    }

    /// The stones in the order in which they were laid.
    #[must_use]
    pub fn stones(&self) -> impl ExactSizeIterator<Item = Option<Point>> + '_ {
        self.game.turns()
    }

    /// Whether the engine is thinking.
    #[must_use]
    pub const fn is_thinking(&self) -> bool {
        self.is_thinking
    }

    /// What is to be said about the last stone.
    #[must_use]
    pub const fn notice(&self) -> Option<Notice> {
        self.notice
    }

    /// The time.
    #[must_use]
    pub const fn watch(&self) -> &Watch {
        &self.watch
    }

    /// Takes note of the time: a side whose time is over loses.
    fn check_time(&mut self, now: Duration) {
        if self.verdict().is_none()
            && let Some(side) = self.watch.fallen(now)
        {
            self.end(|game, _| game.time_out(side), now);
        }
    }

    /// Who has won, and why, once the game is over.
    #[must_use]
    pub const fn verdict(&self) -> Option<Verdict> {
        self.game.verdict()
    }

    /// Plays the player's stone.
    fn play(&mut self, point: Point, now: Duration) {
        self.check_time(now);
        if !self.is_thinking && self.verdict().is_none() {
            self.notice = None;
            self.lay(point, now);
        }
    }

    /// Takes the engine's stone.
    fn reply(&mut self, point: Option<Point>, now: Duration) {
        self.check_time(now);
        if !std::mem::take(&mut self.is_thinking) {
            return;
        }
        match point {
            Some(point) => self.lay(point, now),
            // It has no point left that is allowed.
            None => self.end(Game::resign, now),
        }
    }

    /// Objects to Black's foul, if the player has White.
    fn object(&mut self, now: Duration) {
        if self.terms.side != Side::White || self.verdict().is_some() {
            return;
        }
        self.notice = None;
        match self.game.object() {
            Ok(outcome) => self.granted(outcome, now),
            Err(_) => self.notice = Some(Notice::NothingToObject),
        }
    }

    /// Gives the game up.
    fn resign(&mut self, now: Duration) {
        let side = self.terms.side;
        self.end(|game, _| game.resign(side), now);
    }

    fn end(&mut self, end: impl FnOnce(&mut Game, Side) -> Result<(), GameError>, now: Duration) {
        let mover = self.position().to_move();
        if end(&mut self.game, mover).is_ok() {
            self.is_thinking = false;
            self.watch.stop(now);
        }
    }

    /// As what it is recorded.
    fn exercise(&self, verdict: Verdict, moment: Moment) -> Exercise {
        let credit = match verdict.winner() {
            None => Credit::Half,
            Some(winner) if winner == self.terms.side => Credit::Full,
            Some(_) => Credit::None,
        };
        let stones: Vec<Point> = self.stones().flatten().collect();
        let (effort, tags) = (Effort::new(credit), vec![format!("time-{}", self.terms.pace.name())]);
        let exercise = Exercise::new(moment, Kind::Game, self.terms.item(), false);
        Exercise { effort, tags, detail: write_moves(&stones), ..exercise }
    }

    /// Lays a stone of the side to move, and has the engine object or move if it is its turn.
    fn lay(&mut self, point: Point, now: Duration) {
        let effect = match self.game.play(point) {
            Ok(effect) => effect,
            Err(error) => {
                self.notice = Some(Notice::Refused(error));
                return;
            }
        };
        if self.verdict().is_some() {
            return self.watch.stop(now);
        }
        self.watch.start(self.position().to_move(), now);
        match effect {
            // The engine has White and always objects.
            StoneEffect::Foul(_) if self.terms.side == Side::Black => {
                if let Ok(outcome) = self.game.object() {
                    self.granted(outcome, now);
                }
            }
            StoneEffect::Foul(foul) => self.notice = Some(Notice::MayObject(foul)),
            _ => self.think(),
        }
    }

    /// What follows upon an objection.
    fn granted(&mut self, outcome: Objection, now: Duration) {
        match outcome {
            Objection::Lost(_) => self.watch.stop(now),
            Objection::TakenBack(point) => {
                self.watch.start(Side::Black, now);
                self.notice = self.position().board().foul(point).map(Notice::TakenBack);
                self.think();
            }
        }
    }

    /// Has the engine think, if it is to move.
    fn think(&mut self) {
        if self.position().to_move() != self.terms.side {
            self.is_thinking = true;
            self.seed = self.seed.wrapping_add(1);
        }
    }
}

/// What the player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameAct {
    /// Lays a stone.
    Lay(Point),
    /// Objects to Black's foul.
    Object,
    /// Gives the game up.
    Resign,
}

impl Lesson for GameLesson {
    type World<'a> = World<'a>;
    type Act = GameAct;
    type Task = Task;
    type Report = Report;
    type Record = Exercise;
    type Draft = SavedGame;

    fn act(&mut self, act: GameAct, world: &mut World<'_>) {
        let now = world.now;
        match act {
            GameAct::Lay(point) => self.play(point, now.run),
            GameAct::Object => self.object(now.run),
            GameAct::Resign => self.resign(now.run),
        }
    }

    fn tick(&mut self, world: &mut World<'_>) {
        self.check_time(world.now.run);
    }

    /// The engine's stone.
    fn pending(&self, _world: &World<'_>) -> Option<Task> {
        self.is_thinking.then_some(Task::Think(*self.position(), self.terms.level, self.seed))
    }

    fn task_number(&self) -> u64 {
        self.seed
    }

    fn report(&mut self, report: &Report, world: &mut World<'_>) {
        if let Report::Thought(point) = report {
            self.reply(*point, world.now.run);
        }
    }

    fn wakes_at(&self, now: Now) -> Option<Duration> {
        self.verdict().is_none().then(|| self.watch.wakes_at(now.run)).flatten()
    }

    /// Its result, once.
    fn take_recorded(&mut self, world: &mut World<'_>) -> Vec<Exercise> {
        let verdict = self.verdict().filter(|_| !self.is_recorded);
        self.is_recorded |= verdict.is_some();
        verdict.map(|verdict| self.exercise(verdict, world.now.wall)).into_iter().collect()
    }

    fn draft(&self, now: Now) -> Option<SavedGame> {
        self.saved(now.run)
    }

    fn revision(&self) -> Option<u64> {
        let stones = self.game.turns().len() as u64;
        (self.verdict().is_none() && stones > 1).then_some(stones)
    }
}

impl RenjuLesson for GameLesson {}

#[cfg(test)]
mod tests {
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
            World { puzzles: &self.puzzles, random: &mut self.random, now: self.now }
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
}

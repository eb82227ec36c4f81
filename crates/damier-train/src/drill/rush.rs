//! Ending rush: five endings to be won one after another, against one clock. An ending is over when it is won, or with the
//! first move that gives the win away.

use std::time::Duration;

use rand::RngExt as _;
use rand::seq::SliceRandom;

pub use super::saved_rush::{SavedEnding, SavedRush};
use super::{Difficulty, DrillPlan, DrillSettings, Ending, EndingDrill, Role, offered};
use crate::attempt::{Attempt, Recorded, Subject, TrainingMode};
use crate::start::Start;
use crate::unfinished::Unfinished;
use crate::world::{LessonReport, LessonTask, World};
use damier_endings::TableSet;
use damier_rules::notation::write_line;
use damier_rules::{Move, Variant};
use etude::calendar::Moment;
use etude::effort::Credit;
use etude::lesson::{Lesson, Now, next_second};
use etude::random;

/// The number of endings.
pub const ENDINGS: usize = 5;
/// The time for all of them.
pub const TIME: Duration = Duration::from_secs(300);
/// How long the board of an ending that was given away stays.
const HOLD: Duration = Duration::from_secs(3);
/// How hard the endings are, in order.
const LEVELS: [Difficulty; ENDINGS] =
    [Difficulty::Easy, Difficulty::Easy, Difficulty::Medium, Difficulty::Medium, Difficulty::Hard];

/// An ending that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The ending, with its position.
    pub plan: DrillPlan,
    /// Whether it was won.
    pub is_won: bool,
}

/// A rush.
#[derive(Clone, Debug)]
pub struct EndingRush {
    /// The variant.
    pub variant: Variant,
    /// When it began, in milliseconds since 1970: this identifies it.
    began: i64,
    seed: u64,
    /// The endings to draw from, in the order of the seed.
    endings: Vec<Ending>,
    /// How many of these have been drawn or skipped.
    taken: usize,
    /// The endings that are over, in order.
    pub finished: Vec<Finished>,
    drill: Option<EndingDrill>,
    until: Duration,
    /// Until when the board of an ending that was given away stays.
    hold: Option<Duration>,
    /// The time left when it ended, if it has ended.
    left_over: Option<Duration>,
    /// The exercises to be recorded.
    recorded: Vec<Recorded>,
    tables: TableSet,
}

impl SavedEnding {
    fn of(plan: &DrillPlan, won: bool) -> Self {
        let start = plan.start.map(|start| start.write()).unwrap_or_default();
        Self { ending: plan.ending.item(), start, won }
    }

    /// The plan of the ending that is the `place`th of a rush, counted from 0.
    fn plan(&self, variant: Variant, place: usize) -> Option<DrillPlan> {
        let plan = DrillPlan::again(Ending::of_item(variant, &self.ending)?, &self.start);
        plan.start.is_some().then_some(DrillPlan { difficulty: level(place), ..plan })
    }
}

impl EndingRush {
    /// A new rush with endings of a variant, drawn by a seed. Its clock runs.
    #[must_use]
    pub fn new(variant: Variant, seed: u64, tables: TableSet, now: Now) -> Self {
        let mut endings: Vec<Ending> = offered(variant)
            .into_iter()
            .map(|material| Ending::of_material(variant, Role::Win, material))
            .filter(|ending| ending.class().is_some() && ending.own != ending.other)
            .collect();
        endings.shuffle(&mut random(seed));
        Self {
            variant,
            began: now.wall.millis,
            seed,
            endings,
            taken: 0,
            finished: Vec::new(),
            drill: None,
            until: now.run + TIME,
            hold: None,
            left_over: None,
            recorded: Vec::new(),
            tables,
        }
    }

    /// Resumes a rush that was interrupted. `None` for an unknown variant.
    #[must_use]
    pub fn resume(saved: &SavedRush, tables: TableSet, now: Duration) -> Option<Self> {
        let variant: Variant = saved.variant.parse().ok()?;
        let began = Now { run: now, wall: Moment { millis: saved.began, ..Moment::default() } };
        let mut rush = Self::new(variant, saved.seed, tables, began);
        rush.taken = saved.taken;
        rush.until = now + Duration::from_millis(saved.left);
        let finished = |(place, saved): (usize, &SavedEnding)| {
            Some(Finished { plan: saved.plan(variant, place)?, is_won: saved.won })
        };
        rush.finished = saved.finished.iter().take(ENDINGS - 1).enumerate().filter_map(finished).collect();
        if let Some((ending, moves)) = &saved.current
            && let Some(plan) = ending.plan(variant, rush.finished.len())
            && let Some(start) = plan.start
        {
            let mut drill = EndingDrill::new(plan, start, conduct(), rush.tables.clone(), now);
            drill.replay(moves, now);
            rush.drill = Some(drill);
        }
        Some(rush)
    }

    /// The rush to be kept, so that it can be resumed. `None` before anything has happened, and once it is over.
    #[must_use]
    fn saved(&self, now: Duration) -> Option<SavedRush> {
        self.revision()?;
        let is_open = |drill: &&EndingDrill| drill.is_solved().is_none() && self.hold.is_none();
        let current = self.drill.as_ref().filter(is_open).map(|drill| {
            let plan = DrillPlan { start: Some(drill.start), ..drill.plan };
            (SavedEnding::of(&plan, false), write_line(*drill.game.start(), drill.game.moves()))
        });
        Some(SavedRush {
            variant: self.variant.name().to_owned(),
            began: self.began,
            seed: self.seed,
            taken: self.taken,
            left: u64::try_from(self.left(now).as_millis()).unwrap_or(u64::MAX),
            finished: self.finished.iter().map(|each| SavedEnding::of(&each.plan, each.is_won)).collect(),
            current,
        })
    }

    /// A number that changes with the contents of the draft, but not with time. `None` if there is nothing to
    /// keep.
    #[must_use]
    fn revision(&self) -> Option<u64> {
        let moves = self.drill.as_ref().map_or(0, |drill| drill.game.moves().len());
        let has_begun = !self.finished.is_empty() || self.drill.as_ref().is_some_and(EndingDrill::has_moved);
        (has_begun && !self.is_over()).then_some((self.finished.len() * 1_000 + moves) as u64)
    }

    /// The ending on the board. `None` while its position is drawn.
    #[must_use]
    pub const fn drill(&self) -> Option<&EndingDrill> {
        self.drill.as_ref()
    }

    /// The number of endings won.
    #[must_use]
    pub fn won(&self) -> usize {
        self.finished.iter().filter(|each| each.is_won).count()
    }

    /// The most endings won in an earlier rush of the variant. `None` if there was no other.
    #[must_use]
    pub fn best_before(&self, attempts: &[Attempt]) -> Option<usize> {
        let mut won = std::collections::BTreeMap::<i64, usize>::new();
        for exercise in attempts.iter().map(|attempt| &attempt.exercise).filter(|each| each.variant == self.variant) {
            if let Subject::Ending { rush: Some(rush), .. } = exercise.subject {
                *won.entry(rush).or_default() += usize::from(exercise.credit == Credit::Full);
            }
        }
        won.remove(&self.began);
        won.into_values().max()
    }

    /// Whether all endings are over, or the time is up.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.left_over.is_some()
    }

    /// Whether the board of an ending that was given away is still shown.
    #[must_use]
    pub const fn is_holding(&self) -> bool {
        self.hold.is_some()
    }

    /// Whether a move can be played.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        let is_open = |drill: &EndingDrill| drill.phase() == super::DrillPhase::Thinking;
        !self.is_over() && !self.is_holding() && self.drill.as_ref().is_some_and(is_open)
    }

    /// The time left.
    #[must_use]
    pub fn left(&self, now: Duration) -> Duration {
        self.left_over.unwrap_or_else(|| self.until.saturating_sub(now))
    }

    /// The ending whose position is to be drawn, and the seed for that. `None` while one is on the board.
    #[must_use]
    fn wanted(&self) -> Option<(DrillPlan, u64)> {
        if self.drill.is_some() || self.is_over() {
            return None;
        }
        let ending = *self.endings.get(self.taken)?;
        Some((DrillPlan::random(ending, level(self.finished.len())), self.seed.wrapping_add(self.taken as u64)))
    }

    /// Begins with the position of the wanted ending. Without one, another ending is wanted.
    fn begin(&mut self, start: Option<Start>, now: Duration) {
        let Some((plan, _)) = self.wanted() else { return };
        self.taken += 1;
        let drill = |start| {
            EndingDrill::new(DrillPlan { start: Some(start), ..plan }, start, conduct(), self.tables.clone(), now)
        };
        self.drill = start.map(drill);
        if self.drill.is_none() && self.taken >= self.endings.len() {
            self.left_over = Some(self.until.saturating_sub(now));
        }
    }

    /// Plays a move of the trainee, if it is legal and one can be played now.
    fn play(&mut self, played: Move, now: Now) {
        self.tick(now.run);
        if !self.is_thinking() {
            return;
        }
        let Some(drill) = &mut self.drill else { return };
        if drill.play(played, now.run).is_ok() {
            self.judge(now);
        }
    }

    /// Counts the ending if it is over.
    fn judge(&mut self, now: Now) {
        let Some(drill) = &mut self.drill else { return };
        let is_won = drill.is_solved() == Some(true);
        if !is_won && drill.is_solved().is_none() && drill.refuted().is_none() {
            return;
        }
        let recorded = drill.record(now).or_else(|| drill.leave(now));
        let plan = DrillPlan { start: Some(drill.start), ..drill.plan };
        self.recorded.extend(recorded.map(|mut recorded| {
            if let Subject::Ending { rush, .. } = &mut recorded.exercise.subject {
                *rush = Some(self.began);
            }
            recorded
        }));
        self.finished.push(Finished { plan, is_won });
        if self.finished.len() == ENDINGS {
            self.left_over = Some(self.until.saturating_sub(now.run));
        } else if is_won {
            self.drill = None;
        } else {
            self.hold = Some(now.run + HOLD);
        }
    }

    /// Goes on from an ending that was given away.
    fn end_hold(&mut self) {
        if self.hold.take().is_some() {
            self.drill = None;
        }
    }

    /// Updates the clock. Call this before anything else at a new time, because the time may be up.
    fn tick(&mut self, now: Duration) {
        if !self.is_over() && now >= self.until {
            self.left_over = Some(Duration::ZERO);
            self.hold = None;
        }
        if self.hold.is_some_and(|until| now >= until) {
            self.end_hold();
        }
    }

    /// When something happens by itself, or the displayed seconds change.
    #[must_use]
    fn wakes_at(&self, now: Duration) -> Option<Duration> {
        if self.is_over() {
            return None;
        }
        let second = next_second(self.left(now), now);
        Some(self.hold.map_or(second, |hold| hold.min(second)))
    }
}

/// What the player does in a rush.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RushAct {
    /// Plays a legal move.
    Play(Move),
    /// Goes on from an ending that was given away, or from a rush that is over to another one.
    Advance,
}

impl Lesson for EndingRush {
    type World<'a> = World<'a>;
    type Act = RushAct;
    type Task = LessonTask;
    type Report = LessonReport;
    type Record = Recorded;
    type Draft = Unfinished;

    fn act(&mut self, act: RushAct, world: &mut World) {
        match act {
            RushAct::Play(played) => self.play(played, world.now),
            RushAct::Advance if self.is_over() => {
                let (variant, seed) = (world.player.variant, world.random.random());
                let recorded = std::mem::take(&mut self.recorded);
                *self = Self { recorded, ..Self::new(variant, seed, world.tables.clone(), world.now) };
            }
            RushAct::Advance => self.end_hold(),
        }
    }

    fn tick(&mut self, world: &mut World) {
        self.tick(world.now.run);
    }

    /// The position of the next ending.
    fn pending(&self, _world: &World) -> Option<LessonTask> {
        self.wanted().map(|(plan, seed)| LessonTask::Draw(Box::new(plan), seed))
    }

    fn task_number(&self) -> u64 {
        self.taken as u64
    }

    fn report(&mut self, report: &LessonReport, world: &mut World) {
        if let LessonReport::Drawn(start) = report {
            self.begin(*start, world.now.run);
        }
    }

    /// With the next ending, after one that was given away.
    fn continues_at(&self) -> Option<Duration> {
        self.hold
    }

    fn wakes_at(&self, now: Now) -> Option<Duration> {
        self.wakes_at(now.run)
    }

    fn take_recorded(&mut self, _world: &mut World) -> Vec<Recorded> {
        std::mem::take(&mut self.recorded)
    }

    fn draft(&self, now: Now) -> Option<Unfinished> {
        self.saved(now.run).map(|saved| Unfinished::Rush(Box::new(saved)))
    }

    fn revision(&self) -> Option<u64> {
        self.revision()
    }
}

/// How hard an ending is that comes after so many others.
const fn level(before: usize) -> Difficulty {
    LEVELS[if before < ENDINGS { before } else { ENDINGS - 1 }]
}

/// Errors are shown and the tables reply at once.
fn conduct() -> DrillSettings {
    DrillSettings { mode: TrainingMode::Sprint, ..DrillSettings::default() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drill::DrillPhase;

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn at(run: Duration) -> Now {
        Now { run, ..Now::default() }
    }

    fn rush() -> EndingRush {
        let wall = Moment { millis: 77, ..Moment::default() };
        EndingRush::new(Variant::International, 3, crate::TABLES.clone(), Now { run: seconds(0), wall })
    }

    fn begin(rush: &mut EndingRush, now: Duration) {
        while rush.drill().is_none() {
            let (plan, seed) = rush.wanted().unwrap();
            rush.begin(plan.draw(seed, &crate::TABLES), now);
        }
    }

    /// Wins the ending on the board by best play.
    fn win(rush: &mut EndingRush, now: Duration) {
        let before = rush.finished.len();
        while rush.finished.len() == before {
            let best = rush.drill().unwrap().keeping()[0].candidate;
            rush.play(best, at(now));
        }
    }

    /// Gives the ending on the board away, or plays on until that is possible.
    fn give_away(rush: &mut EndingRush, now: Duration) {
        let before = rush.finished.len();
        while rush.finished.len() == before {
            let drill = rush.drill().unwrap();
            let keeping: Vec<Move> = drill.keeping().iter().map(|each| each.candidate).collect();
            let wrong = drill.position().legal_moves().into_iter().find(|played| !keeping.contains(played));
            rush.play(wrong.unwrap_or(keeping[0]), at(now));
        }
    }

    #[test]
    fn five_endings_won_are_a_whole_rush_and_each_is_recorded() {
        let mut rush = rush();
        assert_eq!((rush.left(seconds(0)), rush.revision()), (TIME, None));
        for number in 0..ENDINGS {
            begin(&mut rush, seconds(10));
            assert_eq!(rush.drill().unwrap().phase(), DrillPhase::Thinking);
            win(&mut rush, seconds(20));
            assert_eq!((rush.won(), rush.is_over()), (number + 1, number + 1 == ENDINGS));
        }
        assert_eq!((rush.left(seconds(99)), rush.wakes_at(seconds(99)), rush.wanted()), (seconds(280), None, None));
        let recorded: Vec<Recorded> = rush.recorded.drain(..).collect();
        assert_eq!(recorded.len(), ENDINGS);
        for Recorded { exercise, .. } in &recorded {
            assert_eq!((exercise.mode, exercise.credit), (TrainingMode::Sprint, Credit::Full));
            assert!(matches!(exercise.subject, Subject::Ending { rush: Some(77), .. }), "{exercise:?}");
        }
        let endings: Vec<Ending> = rush.finished.iter().map(|each| each.plan.ending).collect();
        assert!((1..ENDINGS).all(|place| !endings[..place].contains(&endings[place])), "{endings:?}");
        let attempt = |recorded: Recorded| Attempt { uid: String::new(), exercise: recorded.exercise, rated: None };
        let attempts: Vec<Attempt> = recorded.into_iter().map(attempt).collect();
        assert_eq!(rush.best_before(&attempts), None, "these are its own");
        let later = EndingRush { began: 78, ..rush };
        assert_eq!(later.best_before(&attempts), Some(ENDINGS));
    }

    #[test]
    fn an_ending_given_away_stays_for_three_seconds_and_the_time_runs_out() {
        let mut rush = rush();
        begin(&mut rush, seconds(0));
        give_away(&mut rush, seconds(5));
        assert_eq!((rush.won(), rush.is_holding(), rush.is_thinking()), (0, true, false));
        assert!(rush.drill().unwrap().refuted().is_some());
        assert_eq!(rush.recorded[0].exercise.credit, Credit::None);
        rush.tick(seconds(8));
        assert!(!rush.is_holding() && rush.wanted().is_some());
        begin(&mut rush, seconds(8));
        rush.tick(seconds(300));
        assert_eq!((rush.is_over(), rush.left(seconds(301)), rush.revision()), (true, seconds(0), None));
        rush.play(rush.drill().unwrap().keeping()[0].candidate, at(seconds(301)));
        assert_eq!((rush.finished.len(), rush.recorded.len()), (1, 1));
    }

    #[test]
    fn it_is_resumed_with_its_results_its_board_and_its_time() {
        let mut rush = rush();
        begin(&mut rush, seconds(0));
        assert_eq!(rush.saved(seconds(1)), None, "nothing has happened");
        win(&mut rush, seconds(30));
        begin(&mut rush, seconds(31));
        let best = rush.drill().unwrap().keeping()[0].candidate;
        rush.play(best, at(seconds(40)));
        let text = serde_json::to_string(&rush.saved(seconds(50)).unwrap()).unwrap();
        let saved: SavedRush = serde_json::from_str(&text).unwrap();
        let again = EndingRush::resume(&saved, crate::TABLES.clone(), seconds(7)).unwrap();
        assert_eq!((&again.finished, again.left(seconds(7))), (&rush.finished, seconds(250)));
        assert_eq!(again.drill().unwrap().game.moves().len(), 2);
        assert_eq!(again.drill().unwrap().position(), rush.drill().unwrap().position());
        assert_eq!(again.saved(seconds(7)), Some(saved));
        // While an error is shown, the ending is over.
        give_away(&mut rush, seconds(60));
        let saved = rush.saved(seconds(60)).unwrap();
        assert_eq!((saved.finished.len(), saved.current), (2, None));
    }
}

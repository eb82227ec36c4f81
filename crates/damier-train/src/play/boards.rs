//! A game, or a simultaneous display: one player at several boards, each against a level of the engine.
//!
//! The engine answers one board after the other while the player is elsewhere. The host has one clock for all boards,
//! which runs as long as any of them waits for him; the guests have none.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::saved_game::{SavedControl, millis};
use super::terms::Terms;
use super::{GamePhase, PlayAct, PlayLesson, SavedError, SavedGame, SavedPart};
use crate::attempt::Recorded;
use crate::unfinished::Unfinished;
use crate::world::{LessonReport, LessonTask, World};
use damier_endings::TableSet;
use etude::effort::Credit;
use etude::lesson::{Lesson, Now};
use etude_arbiter::clock::{Control, GameClock};

/// The fewest and the most boards of a display.
pub const BOARDS: std::ops::RangeInclusive<usize> = 2..=20;

/// The terms of a simultaneous display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisplayTerms {
    /// The terms of each game, [`BOARDS`] of them, without a clock.
    pub boards: Vec<Terms>,
    /// The host's clock, if there is one: a fixed time, or one with a bonus for every move at any board.
    pub control: Option<Control>,
    /// What the host has on top of the time of the control.
    pub extra: Duration,
    /// The share of the points that the host is to reach, in percent.
    pub target: Option<u8>,
}

impl DisplayTerms {
    /// The same terms with other seeds.
    #[must_use]
    pub fn again(&self, seed: u64) -> Self {
        let boards = self.boards.iter().zip(0..).map(|(terms, board)| terms.again(seed.wrapping_add(board << 32)));
        Self { boards: boards.collect(), ..self.clone() }
    }
}

/// The parties of a display, for its clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Party {
    Host,
    Guests,
}

/// What only a display has.
#[derive(Clone, Debug)]
struct Display {
    terms: DisplayTerms,
    clock: Option<GameClock<Party>>,
    /// The boards that the host has put aside for a while.
    aside: Vec<bool>,
    /// Whether the host has moved and goes to the first board that waits.
    moves_on: bool,
}

/// What the player does at the boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardsAct {
    /// Something at the board in front.
    Here(PlayAct),
    /// Goes to the next board that waits, one put aside last.
    Next,
    /// Goes to a board of one's choice.
    Go(usize),
    /// Puts the board in front aside, and goes to the next one. Who comes to a board takes it back.
    Aside,
}

/// The state of a board, for the list of all boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardState {
    /// The host is to move.
    Waits,
    /// The host is to move, but has put the board aside.
    Aside,
    /// The guest thinks.
    Thinks,
    /// The game is over, with this for the host.
    Over(Credit),
}

/// The score of a display so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DisplayScore {
    /// The host's points: two for a win, one for a draw.
    pub points: usize,
    /// The games that are over.
    pub over: usize,
    /// All games.
    pub games: usize,
    /// The points that the target asks for, if there is one.
    pub target: Option<usize>,
}

impl DisplayScore {
    /// Whether the target is reached, or can no longer be. `None` while it is open, and without one.
    #[must_use]
    pub fn is_reached(self) -> Option<bool> {
        let target = self.target?;
        let most = self.points + 2 * (self.games - self.over);
        if self.points >= target { Some(true) } else { (most < target).then_some(false) }
    }
}

/// One board or several, with the player in front of one of them.
#[derive(Clone, Debug)]
pub struct Boards {
    lessons: Vec<PlayLesson>,
    here: usize,
    display: Option<Display>,
}

/// An unfinished display. Times are in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedDisplay {
    boards: Vec<SavedGame>,
    /// The number of games that are over.
    over: usize,
    here: usize,
    aside: Vec<usize>,
    control: Option<SavedControl>,
    extra: u64,
    /// The time left to the host.
    left: Option<u64>,
    target: Option<u8>,
}

impl SavedDisplay {
    /// The same display, after checking that it can be resumed.
    ///
    /// # Errors
    ///
    /// If it was written by a newer version or is invalid.
    pub fn checked(self) -> Result<Self, SavedError> {
        Boards::resume(&self, Duration::ZERO, &TableSet::default())?;
        Ok(self)
    }

    /// The games, over or not.
    #[must_use]
    pub fn games(&self) -> &[SavedGame] {
        &self.boards
    }

    /// The index of the board in front.
    #[must_use]
    pub const fn here(&self) -> usize {
        self.here
    }

    /// The number of games that are over.
    #[must_use]
    pub const fn over(&self) -> usize {
        self.over
    }
}

impl From<PlayLesson> for Boards {
    fn from(lesson: PlayLesson) -> Self {
        Self { lessons: vec![lesson], here: 0, display: None }
    }
}

impl Boards {
    /// A display with the host at the first board.
    #[must_use]
    pub fn new(terms: DisplayTerms, now: Duration, tables: &TableSet) -> Self {
        let open = |terms: &Terms| PlayLesson::new(terms.clone(), now, tables.clone());
        let boards = terms.boards.iter().map(open).collect();
        let left = terms.control.map(|control| control.time + terms.extra);
        let mut display = Self::with(terms, boards, (0, left), now);
        if !display.waits(0) {
            display.move_on(now);
        }
        display
    }

    /// A display with the host at this board, with this time left.
    fn with(
        terms: DisplayTerms,
        lessons: Vec<PlayLesson>,
        (here, left): (usize, Option<Duration>),
        now: Duration,
    ) -> Self {
        let parties = [Party::Host, Party::Guests];
        let clock = terms.control.zip(left);
        let clock = clock.map(|(control, left)| GameClock::restored(control, parties, [left, control.time], [0; 2]));
        let aside = vec![false; lessons.len()];
        let mut display = Self { lessons, here, display: Some(Display { terms, clock, aside, moves_on: false }) };
        for board in display.others() {
            display.lessons[board].step_away(now);
        }
        display.run_clock(now);
        display
    }

    /// The game in front of the player.
    #[must_use]
    pub fn here(&self) -> &PlayLesson {
        &self.lessons[self.here]
    }

    /// The same, to be changed.
    pub fn here_mut(&mut self) -> &mut PlayLesson {
        &mut self.lessons[self.here]
    }

    /// The index of the board in front.
    #[must_use]
    pub const fn place(&self) -> usize {
        self.here
    }

    /// The games of a display; none of a single game.
    #[must_use]
    pub fn games(&self) -> &[PlayLesson] {
        if self.display.is_some() { &self.lessons } else { &[] }
    }

    /// The terms of the display, if it is one.
    #[must_use]
    pub fn terms(&self) -> Option<&DisplayTerms> {
        self.display.as_ref().map(|display| &display.terms)
    }

    /// Whether every game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.lessons.iter().all(PlayLesson::is_over)
    }

    /// The time left to the host of a display with a clock.
    #[must_use]
    pub fn left(&self, now: Duration) -> Option<Duration> {
        Some(self.display.as_ref()?.clock.as_ref()?.left(Party::Host, now))
    }

    /// The state of a board.
    #[must_use]
    pub fn state(&self, board: usize) -> BoardState {
        match self.lessons[board].credit() {
            Some(credit) => BoardState::Over(credit),
            None if !self.waits(board) => BoardState::Thinks,
            None if self.is_aside(board) => BoardState::Aside,
            None => BoardState::Waits,
        }
    }

    /// The score of a display; `None` for a single game.
    #[must_use]
    pub fn score(&self) -> Option<DisplayScore> {
        let display = self.display.as_ref()?;
        let credits = || self.lessons.iter().filter_map(PlayLesson::credit);
        let points = credits().map(|credit| match credit {
            Credit::Full => 2,
            Credit::Half => 1,
            Credit::None => 0,
        });
        let games = self.lessons.len();
        let target = display.terms.target.map(|percent| (2 * games * usize::from(percent)).div_ceil(100));
        Some(DisplayScore { points: points.sum(), over: credits().count(), games, target })
    }

    /// Whether another board is to be gone to.
    #[must_use]
    pub fn can_go_on(&self) -> bool {
        self.next(true).is_some()
    }

    /// Whether the board in front can be put aside: another one waits.
    #[must_use]
    pub fn can_put_aside(&self) -> bool {
        self.waits(self.here) && self.next(false).is_some()
    }

    /// Whether the host is to move at a board.
    fn waits(&self, board: usize) -> bool {
        matches!(self.lessons[board].phase(), GamePhase::Thinking | GamePhase::Writing)
    }

    fn is_aside(&self, board: usize) -> bool {
        self.display.as_ref().is_some_and(|display| display.aside[board])
    }

    /// The other boards, from the next one on.
    fn others(&self) -> impl Iterator<Item = usize> + use<> {
        let (here, boards) = (self.here, self.lessons.len());
        (1..boards).map(move |step| (here + step) % boards)
    }

    /// The next board in a state.
    fn next_that(&self, state: BoardState) -> Option<usize> {
        self.others().find(|&board| self.state(board) == state)
    }

    /// The next board: one that waits, then one put aside, then, if `any` will do, one where the guest thinks.
    fn next(&self, any: bool) -> Option<usize> {
        let thinks = || self.next_that(BoardState::Thinks).filter(|_| any);
        self.next_that(BoardState::Waits).or_else(|| self.next_that(BoardState::Aside)).or_else(thinks)
    }

    fn go(&mut self, board: usize, now: Duration) {
        self.here_mut().step_away(now);
        self.here = board;
        let lesson = self.here_mut();
        lesson.step_up(now);
        lesson.dismiss();
        if let Some(display) = &mut self.display {
            (display.aside[board], display.moves_on) = (false, false);
        }
    }

    /// Goes to the next board that waits, or to the first that will.
    fn move_on(&mut self, now: Duration) {
        if let Some(board) = self.next_that(BoardState::Waits) {
            self.go(board, now);
        } else if let Some(display) = &mut self.display {
            display.moves_on = true;
        }
    }

    /// Lets the host's clock run as long as a board waits for him.
    fn run_clock(&mut self, now: Duration) {
        let waits = (0..self.lessons.len()).any(|board| self.waits(board));
        let Some(clock) = self.display.as_mut().and_then(|display| display.clock.as_mut()) else { return };
        match clock.running() {
            Some(Party::Host) if waits => {}
            _ if waits => clock.start(Party::Host, now),
            _ => clock.stop(now),
        }
    }

    /// What follows from a change: the host goes to a board that waits if he has moved, and his clock runs or stops.
    fn follow(&mut self, now: Duration) {
        let is_here = self.waits(self.here);
        if self.display.as_mut().is_some_and(|display| std::mem::take(&mut display.moves_on)) && !is_here {
            self.move_on(now);
        }
        self.run_clock(now);
    }

    fn play_here(&mut self, act: PlayAct, world: &mut World) {
        let plies = self.here().game.moves().len();
        self.here_mut().act(act, world);
        let now = world.now.run;
        let has_moved = matches!(act, PlayAct::Play(_)) && self.here().game.moves().len() > plies;
        let Some(display) = self.display.as_mut().filter(|_| has_moved) else { return };
        if let Some(clock) = &mut display.clock {
            clock.press(now);
        }
        // A game that ends with the move stays in front, to be seen.
        if !self.here().is_over() {
            self.move_on(now);
        }
    }

    /// The board that the engine works for: the one in front of a single game, else that which has waited longest.
    fn served(&self) -> Option<usize> {
        if self.display.is_none() {
            return Some(self.here);
        }
        let waiting = |board: &usize| matches!(self.lessons[*board].phase(), GamePhase::Waiting | GamePhase::Arbiter);
        (0..self.lessons.len()).filter(waiting).min_by_key(|board| self.lessons[*board].turn_began)
    }

    /// Resumes a display.
    ///
    /// # Errors
    ///
    /// If the saved display is invalid.
    pub fn resume(saved: &SavedDisplay, now: Duration, tables: &TableSet) -> Result<Self, SavedError> {
        let is_whole = BOARDS.contains(&saved.boards.len()) && saved.here < saved.boards.len();
        if !is_whole {
            return Err(SavedError::Wrong(SavedPart::Boards));
        }
        if saved.left.is_some() != saved.control.is_some() {
            return Err(SavedError::Wrong(SavedPart::Clock));
        }
        let resume = |game| PlayLesson::resume(game, now, tables.clone());
        let boards: Vec<PlayLesson> = saved.boards.iter().map(resume).collect::<Result<_, _>>()?;
        if boards.iter().any(|lesson| lesson.clock().is_some()) {
            return Err(SavedError::Wrong(SavedPart::Clock));
        }
        if !boards.iter().all(|lesson| lesson.terms.has_trainee()) {
            return Err(SavedError::Wrong(SavedPart::Boards));
        }
        let terms = DisplayTerms {
            boards: boards.iter().map(|lesson| lesson.terms.clone()).collect(),
            control: saved.control.map(Control::from),
            extra: Duration::from_millis(saved.extra),
            target: saved.target,
        };
        let left = saved.left.map(Duration::from_millis);
        let mut display = Self::with(terms, boards, (saved.here, left), now);
        if let Some(state) = &mut display.display {
            for &board in saved.aside.iter().filter(|&&board| board < saved.boards.len()) {
                state.aside[board] = true;
            }
        }
        Ok(display)
    }

    fn save(&self, now: Duration) -> Option<SavedDisplay> {
        let display = self.display.as_ref()?;
        let aside = display.aside.iter().enumerate().filter(|(_, is_aside)| **is_aside);
        Some(SavedDisplay {
            boards: self.lessons.iter().map(|lesson| lesson.save(now)).collect(),
            over: self.lessons.iter().filter(|lesson| lesson.is_over()).count(),
            here: self.here,
            aside: aside.map(|(board, _)| board).collect(),
            control: display.terms.control.map(SavedControl::from),
            extra: millis(display.terms.extra),
            left: self.left(now).map(millis),
            target: display.terms.target,
        })
    }
}

impl Lesson for Boards {
    type World<'a> = World<'a>;
    type Act = BoardsAct;
    type Task = LessonTask;
    type Report = LessonReport;
    type Record = Recorded;
    type Draft = Unfinished;

    fn act(&mut self, act: BoardsAct, world: &mut World) {
        let now = world.now.run;
        match act {
            BoardsAct::Here(act) => self.play_here(act, world),
            BoardsAct::Next => {
                if let Some(board) = self.next(true) {
                    self.go(board, now);
                }
            }
            BoardsAct::Go(board) => {
                if board != self.here && board < self.lessons.len() {
                    self.go(board, now);
                }
            }
            BoardsAct::Aside if self.can_put_aside() => {
                if let Some(display) = &mut self.display {
                    display.aside[self.here] = true;
                }
                if let Some(board) = self.next(false) {
                    self.go(board, now);
                }
            }
            BoardsAct::Aside => {}
        }
        self.follow(now);
    }

    fn tick(&mut self, world: &mut World) {
        for lesson in &mut self.lessons {
            Lesson::tick(lesson, world);
        }
        let now = world.now.run;
        let clock = self.display.as_ref().and_then(|display| display.clock.as_ref());
        if clock.is_some_and(|clock| clock.fallen(now) == Some(Party::Host)) {
            for lesson in &mut self.lessons {
                lesson.run_out(now);
            }
        }
        self.follow(now);
    }

    fn pending(&self, world: &World) -> Option<LessonTask> {
        Lesson::pending(&self.lessons[self.served()?], world)
    }

    fn task_number(&self) -> u64 {
        let (board, boards) = (self.served().unwrap_or(self.here), self.lessons.len());
        self.lessons[board].task_number() * boards as u64 + board as u64
    }

    fn report(&mut self, report: &LessonReport, world: &mut World) {
        if let Some(board) = self.served() {
            Lesson::report(&mut self.lessons[board], report, world);
        }
        self.follow(world.now.run);
    }

    fn wakes_at(&self, now: Now) -> Option<Duration> {
        let clock = self.display.as_ref().and_then(|display| display.clock.as_ref());
        let clock = clock.and_then(|clock| clock.wakes_at(now.run));
        self.lessons.iter().filter_map(|lesson| Lesson::wakes_at(lesson, now)).chain(clock).min()
    }

    fn take_recorded(&mut self, world: &mut World) -> Vec<Recorded> {
        self.lessons.iter_mut().flat_map(|lesson| lesson.take_recorded(world)).collect()
    }

    fn leave(&mut self, world: &mut World) {
        for lesson in &mut self.lessons {
            Lesson::leave(lesson, world);
        }
    }

    /// The game in progress, or the display.
    fn draft(&self, now: Now) -> Option<Unfinished> {
        match self.display {
            None => self.here().draft(now),
            Some(_) => Some(Unfinished::Display(Box::new(self.save(now.run)?))),
        }
    }

    fn revision(&self) -> Option<u64> {
        let Some(display) = &self.display else { return Lesson::revision(self.here()) };
        let has_begun = self.lessons.iter().any(|lesson| lesson.game.moves().len() > 0 || lesson.is_over());
        (has_begun && !self.is_over()).then(|| {
            let mut hasher = DefaultHasher::new();
            (self.here, &display.aside).hash(&mut hasher);
            for lesson in &self.lessons {
                (Lesson::revision(lesson), lesson.is_over()).hash(&mut hasher);
            }
            hasher.finish()
        })
    }
}

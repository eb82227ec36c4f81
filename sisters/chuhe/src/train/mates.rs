//! Forced mates: positions from games, each proved. Any mate as short is accepted.

use std::time::Duration;

use chuhe_rules::{
    MateFinding, MateLimits, MatePackError, MateSearch, Move, Position, ProvedMate, Refusal, unpack_mates,
};
use etude::effort::millis;
use etude::lesson::{Lesson, Now};
use serde::{Deserialize, Serialize};

use super::{Report, Task, World, XiangqiLesson, names::MateName};
use crate::attempt::{Exercise, Kind, PracticeMode};

/// The collection, sorted by length; see `puzzles/README.md`.
pub const COLLECTION: &[u8] = include_bytes!("../../puzzles/mates.pack");

/// Its ratings by play of the engine's levels: a byte for each mate, in tens.
const RATINGS: &[u8] = include_bytes!("../../puzzles/mates.ratings");

/// How many positions a proof may look at.
const NODES: u64 = 400_000;

/// A position in which the side to move mates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatePuzzle {
    /// The position.
    pub position: Position,
    /// Within how many plies.
    pub plies: u8,
    /// The only first move that mates in time.
    pub first: Move,
    /// One way to mate.
    solution: Vec<Move>,
    rating: Option<u8>,
}

impl MatePuzzle {
    fn of(mate: &ProvedMate, rating: Option<u8>) -> Option<Self> {
        let (&first, plies) = (mate.solution().first()?, u8::try_from(mate.solution().len()).ok()?);
        Some(Self { position: *mate.position(), plies, first, solution: mate.solution().to_vec(), rating })
    }

    /// All puzzles.
    #[must_use]
    pub fn collection() -> Vec<Self> {
        Self::read(COLLECTION, RATINGS).unwrap_or_default()
    }

    /// The puzzles of a pack with the ratings in another file.
    ///
    /// # Errors
    ///
    /// As `unpack_mates` says.
    pub fn read(pack: &[u8], ratings: &[u8]) -> Result<Vec<Self>, MatePackError> {
        let mut ratings = ratings.iter().copied();
        Ok(unpack_mates(pack)?.iter().filter_map(|mate| Self::of(mate, ratings.next())).collect())
    }

    /// How many moves the mate takes.
    #[must_use]
    pub const fn moves(&self) -> u8 {
        self.plies.div_ceil(2)
    }

    /// One way to mate.
    #[must_use]
    pub fn solution(&self) -> &[Move] {
        &self.solution
    }

    /// The name of the mate at the end of the solution, if it has one.
    #[must_use]
    pub fn name(&self) -> Option<MateName> {
        MateName::of(&self.solution.iter().fold(self.position, |position, &mv| position.after(mv)))
    }

    /// How hard it is, on the scale on which the levels of the engine were measured; `None` for one that they have not tried.
    #[must_use]
    pub fn rating(&self) -> Option<f64> {
        self.rating.map(|tens| 10.0 * f64::from(tens))
    }

    /// The rating of the mate with the identity, if it is in the collection and was tried.
    #[must_use]
    pub fn rating_of(id: &str) -> Option<f64> {
        let position = Position::from_fen(&id.replace('_', " ")).ok()?;
        Self::collection().into_iter().find(|puzzle| puzzle.position == position)?.rating()
    }

    /// Its identity, which outlives other editions of the collection.
    #[must_use]
    pub fn id(&self) -> String {
        let fen = self.position.to_fen();
        let words: Vec<&str> = fen.split(' ').take(2).collect();
        words.join("_")
    }
}

/// Whether a move keeps the mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MateVerdict {
    /// It does: this answer holds out longest, and then the mate takes so many plies.
    Holds {
        /// The answer.
        reply: Move,
        /// The plies after it.
        plies: u8,
    },
    /// It does not: after this answer there is no mate in time.
    Escapes(Move),
    /// The search was given up after this answer.
    Unknown(Move),
}

/// Whether every answer is mated in time. The position must have an answer.
#[must_use]
pub fn check(after: &Position, plies: u8) -> MateVerdict {
    let mut search = MateSearch::new(8);
    let limits = MateLimits { plies: plies.saturating_sub(1), nodes: NODES, ..MateLimits::default() };
    let mut longest: Option<(Move, u8)> = None;
    let mut unknown = None;
    for reply in after.legal_moves() {
        match search.search(&after.after(reply), limits) {
            MateFinding::Mate { within, .. } => {
                if longest.is_none_or(|(_, found)| within > found) {
                    longest = Some((reply, within));
                }
            }
            MateFinding::None => return MateVerdict::Escapes(reply),
            MateFinding::Unknown => unknown = Some(reply),
        }
    }
    match (unknown, longest) {
        (Some(reply), _) => MateVerdict::Unknown(reply),
        (None, Some((reply, plies))) => MateVerdict::Holds { reply, plies },
        // Without an answer the mate is there; the lesson has seen that.
        (None, None) => {
            MateVerdict::Holds { reply: Move::new(after.king(after.turn()), after.king(after.turn())), plies: 0 }
        }
    }
}

/// The mate that there is.
#[must_use]
pub fn show(position: &Position, plies: u8) -> Vec<Move> {
    let limits = MateLimits { plies, nodes: 20 * NODES, ..MateLimits::default() };
    match MateSearch::new(16).search(position, limits) {
        MateFinding::Mate { line, .. } => line,
        _ => Vec::new(),
    }
}

/// What is said about the last move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MateRemark {
    /// No piece moves like that.
    Illegal(Refusal),
    /// It keeps the mate; this was the answer.
    Good(Move, Move),
    /// It was the last move and did not mate.
    NoMate(Move),
    /// It lets the king escape by this answer.
    Escapes(Move, Move),
    /// Whether it mates could not be found out in time; it does not count.
    Unknown(Move),
    /// The king is mated, or has no move left.
    Done,
    /// The mate was shown.
    Shown(Vec<Move>),
}

/// A puzzle at work.
#[derive(Clone, Debug)]
pub struct MateLesson {
    puzzle: MatePuzzle,
    position: Position,
    plies: u8,
    moves: Vec<Move>,
    pending: Option<Move>,
    errors: u32,
    remark: Option<MateRemark>,
}

impl MateLesson {
    /// A puzzle that begins.
    #[must_use]
    pub const fn new(puzzle: MatePuzzle) -> Self {
        let (position, plies) = (puzzle.position, puzzle.plies);
        Self { puzzle, position, plies, moves: Vec::new(), pending: None, errors: 0, remark: None }
    }

    /// The puzzle.
    #[must_use]
    pub const fn puzzle(&self) -> &MatePuzzle {
        &self.puzzle
    }

    /// The position on the board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The moves so far.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The moves of the attacker that are left.
    #[must_use]
    pub const fn left(&self) -> u8 {
        self.plies.div_ceil(2)
    }

    /// What is said about the last move.
    #[must_use]
    pub const fn remark(&self) -> Option<&MateRemark> {
        self.remark.as_ref()
    }

    /// Wrong moves.
    #[must_use]
    pub const fn errors(&self) -> u32 {
        self.errors
    }

    /// Whether a move is being checked.
    #[must_use]
    pub const fn is_thinking(&self) -> bool {
        self.pending.is_some()
    }

    /// Whether it is over: solved, or shown.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.remark, Some(MateRemark::Done | MateRemark::Shown(_)))
    }

    /// Whether it was solved without an error; `None` while it is not over.
    #[must_use]
    pub const fn outcome(&self) -> Option<bool> {
        match self.remark {
            Some(MateRemark::Done) => Some(self.errors == 0),
            Some(MateRemark::Shown(_)) => Some(false),
            _ => None,
        }
    }

    /// Takes a move of the player. Returns what has to be done to judge it.
    pub fn play(&mut self, mv: Move) -> Option<Task> {
        if self.is_over() || self.pending.is_some() {
            return None;
        }
        if let Err(refusal) = self.position.check_move(mv) {
            self.remark = Some(MateRemark::Illegal(refusal));
            return None;
        }
        let after = self.position.after(mv);
        if !after.can_move() {
            self.position = after;
            self.moves.push(mv);
            self.remark = Some(MateRemark::Done);
            return None;
        }
        if self.plies <= 1 {
            self.errors += 1;
            self.remark = Some(MateRemark::NoMate(mv));
            return None;
        }
        self.pending = Some(mv);
        Some(Task::CheckMate { after, plies: self.plies - 1 })
    }

    /// Takes the verdict on the move.
    pub fn judge(&mut self, verdict: MateVerdict) {
        let Some(mv) = self.pending.take() else { return };
        self.remark = Some(match verdict {
            MateVerdict::Holds { reply, plies } => {
                self.position.play(mv);
                self.position.play(reply);
                self.moves.extend([mv, reply]);
                self.plies = plies;
                MateRemark::Good(mv, reply)
            }
            MateVerdict::Escapes(reply) => {
                self.errors += 1;
                MateRemark::Escapes(mv, reply)
            }
            // It is proved that no other first move mates in time, only not by which answer.
            MateVerdict::Unknown(reply) if self.moves.is_empty() && mv != self.puzzle.first => {
                self.errors += 1;
                MateRemark::Escapes(mv, reply)
            }
            MateVerdict::Unknown(_) => MateRemark::Unknown(mv),
        });
    }

    /// Asks for the mate.
    #[must_use]
    pub fn ask_to_show(&self) -> Option<Task> {
        let can = !self.is_over() && self.pending.is_none();
        can.then_some(Task::ShowMate { position: self.position, plies: self.plies })
    }

    /// Takes the mate that was asked for.
    pub fn show(&mut self, line: Vec<Move>) {
        if !self.is_over() {
            self.remark = Some(MateRemark::Shown(line));
        }
    }
}

/// Which mates come up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MateSeries {
    /// Those that are due.
    Due,
    /// Mates in so many moves, the least and the most.
    Moves(u8, u8),
}

/// A mate that was left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedMate {
    /// Which mates come up.
    pub(crate) series: MateSeries,
    /// Whether it was due.
    is_due: bool,
    /// Its identity.
    pub(crate) id: String,
    /// The moves made, with the answers.
    moves: Vec<String>,
    /// Plies within which it is mate then.
    plies: u8,
    /// Wrong moves.
    errors: u32,
    /// The time spent, in milliseconds.
    millis: u32,
}

/// What the player does with a mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MateAct {
    /// Plays a move.
    Play(Move),
    /// Has the mate shown.
    Show,
}

/// A mate that counts: as a review, or as one of a series.
#[derive(Clone, Debug)]
pub struct MateTraining {
    series: MateSeries,
    mode: PracticeMode,
    mate: MateLesson,
    /// What has to be found out.
    task: Option<Task>,
    tasks: u64,
    begun: Duration,
    /// The time that was spent on it before.
    spent: Duration,
    is_counted: bool,
}

impl MateTraining {
    /// A mate that begins.
    #[must_use]
    pub fn new(series: MateSeries, mode: PracticeMode, puzzle: MatePuzzle, now: Now) -> Self {
        let (begun, spent) = (now.run, Duration::ZERO);
        Self { series, mode, mate: MateLesson::new(puzzle), task: None, tasks: 0, begun, spent, is_counted: false }
    }

    /// A mate that was left; `None` if its moves cannot be read.
    #[must_use]
    pub fn resume(saved: &SavedMate, puzzle: MatePuzzle, now: Now) -> Option<Self> {
        let mode = if saved.is_due { PracticeMode::Review } else { PracticeMode::Practice };
        let mut training = Self::new(saved.series, mode, puzzle, now);
        let mate = &mut training.mate;
        for text in &saved.moves {
            let mv: Move = text.parse().ok()?;
            if !mate.position.is_legal(mv) {
                return None;
            }
            mate.position.play(mv);
            mate.moves.push(mv);
        }
        (mate.plies, mate.errors) = (saved.plies, saved.errors);
        training.spent = Duration::from_millis(saved.millis.into());
        Some(training)
    }

    /// Which mates come up.
    #[must_use]
    pub const fn series(&self) -> MateSeries {
        self.series
    }

    /// The mate.
    #[must_use]
    pub const fn mate(&self) -> &MateLesson {
        &self.mate
    }

    fn millis(&self, now: Duration) -> u32 {
        millis(self.spent + now.saturating_sub(self.begun))
    }
}

impl Lesson for MateTraining {
    type World<'a> = World<'a>;
    type Act = MateAct;
    type Task = Task;
    type Report = Report;
    type Record = Exercise;
    type Draft = SavedMate;

    fn act(&mut self, act: MateAct, _world: &mut World<'_>) {
        let task = match act {
            MateAct::Play(mv) => self.mate.play(mv),
            MateAct::Show => self.mate.ask_to_show(),
        };
        if task.is_some() {
            self.task = task;
            self.tasks += 1;
        }
    }

    fn pending(&self, _world: &World<'_>) -> Option<Task> {
        self.task.clone()
    }

    fn task_number(&self) -> u64 {
        self.tasks
    }

    fn report(&mut self, report: &Report, _world: &mut World<'_>) {
        match report {
            Report::Checked(verdict) => self.mate.judge(*verdict),
            Report::Shown(line) => self.mate.show(line.clone()),
            _ => return,
        }
        self.task = None;
    }

    fn take_recorded(&mut self, world: &mut World<'_>) -> Vec<Exercise> {
        let Some(is_right) = self.mate.outcome().filter(|_| !self.is_counted) else { return Vec::new() };
        self.is_counted = true;
        let effort = Exercise::effort(is_right, self.millis(world.now.run));
        let (puzzle, moment) = (self.mate.puzzle(), world.now.wall);
        let moves = u32::from(puzzle.moves());
        let (kind, mode, item, lesson) = (Kind::Mate, self.mode, puzzle.id(), String::new());
        vec![Exercise { moment, kind, mode, item, effort, moves, lesson }]
    }

    fn draft(&self, now: Now) -> Option<SavedMate> {
        let is_begun = (!self.mate.moves.is_empty() || self.mate.errors > 0) && !self.mate.is_over();
        is_begun.then(|| SavedMate {
            series: self.series,
            is_due: self.mode == PracticeMode::Review,
            id: self.mate.puzzle.id(),
            moves: self.mate.moves.iter().map(Move::to_string).collect(),
            plies: self.mate.plies,
            errors: self.mate.errors,
            millis: self.millis(now.run),
        })
    }

    fn revision(&self) -> Option<u64> {
        let count = self.mate.moves.len() as u64 + u64::from(self.mate.errors);
        (count > 0 && !self.mate.is_over()).then_some(count)
    }
}

impl XiangqiLesson for MateTraining {
    fn outcome(&self) -> Option<bool> {
        self.mate.outcome()
    }
}

//! A sitting: the steps of a lesson and then its exercises, or an exam.

use std::time::Duration;

use rand::RngExt;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};

use super::data::{Course, Lesson, Stage, StageId, Step, Wanted};
use super::draw::Source;
use super::task::{Choice, Line, Target, Task};
use crate::attempt::{Credit, Exercise, Mode, Recorded, Subject, millis};
use crate::calendar::Moment;
use crate::play;
use crate::random;
use crate::tournament::exercise::{self as table, Unread};
use damier_rules::notation::{MoveError, read_fen, read_move};
use damier_rules::{AnyPosition, Move, Setup, Square, Variant};

/// Right answers of ten that pass a lesson.
const PASS: usize = 8;
/// Right answers of a hundred that pass an exam.
const EXAM: usize = 80;
/// Right answers of a hundred that an exam asks for in every subject.
const SUBJECT: usize = 60;
/// The pause before the reply of the other side.
const PAUSE: Duration = Duration::from_millis(700);

/// What a sitting is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Topic {
    /// A lesson, by its id.
    Lesson(String),
    /// The exam of a stage.
    Exam(StageId),
}

/// An answer to an exercise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The lesson that the exercise belongs to.
    pub subject: String,
    /// Whether it was right at the first try.
    pub right: bool,
}

/// A sitting as it is saved, to be resumed at the step or exercise it had reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saved {
    /// What it is about.
    pub topic: Topic,
    /// The seed of its exercises.
    pub seed: u64,
    /// The step reached, counted from 0; the number of steps once they are done.
    pub step: usize,
    /// The answers given.
    pub answers: Vec<Answer>,
    /// The time used, in milliseconds.
    pub millis: u32,
    /// The game in progress, if the exercise is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<Box<play::Saved>>,
}

/// Where a sitting stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// At a step, counted from 0.
    Step(usize),
    /// At an exercise, counted from 0.
    Exercise(usize),
    /// At the end.
    Over,
}

/// What happens now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The learner has to act.
    Asking,
    /// The other side replies at this time.
    Replying(Duration),
    /// It is done: [`Sitting::go_on`] leads on.
    Done,
    /// Another lesson trains this exercise, and reports to [`Sitting::answered`].
    Elsewhere,
}

/// What there is to say about the last input.
#[derive(Clone, Debug, PartialEq)]
pub enum Comment {
    /// Nothing yet.
    Task,
    /// It is right.
    Right,
    /// One of several squares or captures is found; so many are left, unless that would be a hint.
    Found(Option<usize>),
    /// It was found before.
    Again,
    /// The move is not legal.
    Refused(Box<MoveError>),
    /// The move is legal, but not the one wanted. It is taken back.
    OtherMove(Move),
    /// The square is not the one wanted.
    OtherSquare(Square),
    /// The choice is wrong.
    OtherChoice(Choice),
    /// The answer about a table cannot be read.
    Unread(Unread),
    /// The answer about a table is wrong.
    OtherAnswer(table::Fault),
}

/// An exercise: the lesson it belongs to, its variant and its source.
#[derive(Clone, Debug, PartialEq)]
struct Drawn {
    subject: String,
    variant: Variant,
    source: Source,
}

/// What is on the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Board {
    /// A step of a lesson.
    Step(Step),
    /// An exercise decided by the rules.
    Task(Task),
    /// An exercise trained elsewhere.
    Elsewhere(Source),
    /// Nothing: it is over.
    Empty,
}

/// The result of a sitting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks {
    /// Right answers.
    pub right: usize,
    /// All answers.
    pub of: usize,
    /// Whether that is enough.
    pub passed: bool,
}

/// A sitting.
#[derive(Clone, Debug)]
pub struct Sitting {
    topic: Topic,
    variant: Variant,
    steps: Vec<Step>,
    drawn: Vec<Drawn>,
    seed: u64,
    place: Place,
    answers: Vec<Answer>,
    board: Board,
    position: AnyPosition,
    /// The moves made on this board, each with the position before it.
    line: Vec<(AnyPosition, Move)>,
    found: Vec<Move>,
    pointed: Vec<Square>,
    hints: u8,
    is_wrong: bool,
    phase: Phase,
    comment: Comment,
    is_recorded: bool,
    begun: Duration,
    before: Duration,
    /// The game to be resumed.
    game: Option<Box<play::Saved>>,
}

impl Sitting {
    /// A sitting of a lesson.
    #[must_use]
    pub fn lesson(lesson: &Lesson, seed: u64, now: Duration) -> Self {
        let topic = Topic::Lesson(lesson.id.clone());
        Self::new(topic, lesson.variant, lesson.steps.clone(), drawn(lesson), seed, now)
    }

    /// The exam of a stage: exercises of all its lessons, mixed.
    #[must_use]
    pub fn exam(stage: &Stage, seed: u64, now: Duration) -> Self {
        let mut random = random(seed);
        let mut piles: Vec<Vec<Drawn>> = stage.lessons.iter().map(drawn).filter(|drawn| !drawn.is_empty()).collect();
        for pile in &mut piles {
            pile.shuffle(&mut random);
        }
        let mut chosen = Vec::new();
        // Every subject gets its share; the first ones get what remains.
        for round in 0..stage.exam {
            chosen.extend(piles.iter().filter(|pile| !pile.is_empty()).map(|pile| pile[round % pile.len()].clone()));
        }
        chosen.truncate(stage.exam);
        chosen.shuffle(&mut random);
        let variant = stage.lessons.first().map_or(Variant::International, |lesson| lesson.variant);
        Self::new(Topic::Exam(stage.id.clone()), variant, Vec::new(), chosen, seed, now)
    }

    /// Resumes a sitting; `None` if the course has no such lesson or exam any more.
    #[must_use]
    pub fn resume(course: &Course, saved: &Saved, now: Duration) -> Option<Self> {
        let mut sitting = Self::on(course, &saved.topic, saved.seed, now)?;
        sitting.answers.clone_from(&saved.answers);
        sitting.answers.truncate(sitting.drawn.len());
        sitting.before = Duration::from_millis(saved.millis.into());
        let place = if saved.step < sitting.steps.len() {
            Place::Step(saved.step)
        } else {
            Place::Exercise(sitting.answers.len())
        };
        sitting.arrive(place);
        sitting.game.clone_from(&saved.game);
        Some(sitting)
    }

    /// The game to be resumed, once.
    pub fn take_game(&mut self) -> Option<Box<play::Saved>> {
        self.game.take()
    }

    /// A new sitting on a topic; `None` if the course does not have it.
    #[must_use]
    pub fn on(course: &Course, topic: &Topic, seed: u64, now: Duration) -> Option<Self> {
        Some(match topic {
            Topic::Lesson(id) => Self::lesson(course.lesson(id)?, seed, now),
            Topic::Exam(id) => Self::exam(course.stage(id)?, seed, now),
        })
    }

    fn new(topic: Topic, variant: Variant, steps: Vec<Step>, drawn: Vec<Drawn>, seed: u64, now: Duration) -> Self {
        let position = Setup::new(variant, damier_rules::Color::White).position();
        let mut sitting = Self {
            topic,
            variant,
            steps,
            drawn,
            seed,
            place: Place::Over,
            answers: Vec::new(),
            board: Board::Empty,
            position,
            line: Vec::new(),
            found: Vec::new(),
            pointed: Vec::new(),
            hints: 0,
            is_wrong: false,
            phase: Phase::Done,
            comment: Comment::Task,
            is_recorded: false,
            begun: now,
            before: Duration::ZERO,
            game: None,
        };
        let first = if sitting.steps.is_empty() { Place::Exercise(0) } else { Place::Step(0) };
        sitting.arrive(first);
        sitting
    }

    /// Sets up the board of a place.
    fn arrive(&mut self, place: Place) {
        self.line.clear();
        self.found.clear();
        self.pointed.clear();
        (self.hints, self.is_wrong) = (0, false);
        (self.phase, self.comment) = (Phase::Asking, Comment::Task);
        let empty = |variant| Setup::new(variant, damier_rules::Color::White).position();
        (self.place, self.board, self.position) = match place {
            Place::Step(place) if place < self.steps.len() => {
                let step = self.steps[place].clone();
                // Checked by `damier course check`.
                let position =
                    read_fen(&step.fen, self.variant).map_or_else(|_| empty(self.variant), |fen| fen.position);
                (Place::Step(place), Board::Step(step), position)
            }
            Place::Exercise(place) if place < self.drawn.len() => {
                let drawn = &self.drawn[place];
                let seed = self.seed ^ (place as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
                match Task::of(&drawn.source, drawn.variant, seed) {
                    Some(task) => {
                        let position = task.position(drawn.variant);
                        (Place::Exercise(place), Board::Task(task), position)
                    }
                    None => (Place::Exercise(place), Board::Elsewhere(drawn.source.clone()), empty(drawn.variant)),
                }
            }
            _ => (Place::Over, Board::Empty, self.position),
        };
        if let Board::Task(Task::Recall(recall)) = &self.board {
            for &played in recall.shown() {
                self.line.push((self.position, played));
                self.position = self.position.play_unchecked(played);
            }
        }
        match &self.board {
            Board::Step(step) if step.wanted() == Wanted::Nothing => self.phase = Phase::Done,
            Board::Elsewhere(_) => self.phase = Phase::Elsewhere,
            Board::Empty => self.phase = Phase::Done,
            _ => {}
        }
    }

    /// What it is about.
    #[must_use]
    pub const fn topic(&self) -> &Topic {
        &self.topic
    }

    /// Where it stands.
    #[must_use]
    pub const fn place(&self) -> Place {
        self.place
    }

    /// The numbers of steps and of exercises.
    #[must_use]
    pub fn length(&self) -> (usize, usize) {
        (self.steps.len(), self.drawn.len())
    }

    /// What is on the board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// The variant of what is on the board.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.position.variant()
    }

    /// The moves made on this board, each with the position before it.
    #[must_use]
    pub fn line(&self) -> &[(AnyPosition, Move)] {
        &self.line
    }

    /// The captures found so far, where all are to be found.
    #[must_use]
    pub fn found(&self) -> &[Move] {
        &self.found
    }

    /// The squares found so far.
    #[must_use]
    pub fn pointed(&self) -> &[Square] {
        &self.pointed
    }

    /// What happens now.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// What there is to say about the last input.
    #[must_use]
    pub const fn comment(&self) -> &Comment {
        &self.comment
    }

    /// Whether the exercise has been answered wrongly.
    #[must_use]
    pub const fn is_wrong(&self) -> bool {
        self.is_wrong
    }

    /// The answers so far.
    #[must_use]
    pub fn answers(&self) -> &[Answer] {
        &self.answers
    }

    /// The seed of the present exercise, for the lesson that trains it.
    #[must_use]
    pub fn exercise_seed(&self) -> u64 {
        random(self.seed ^ self.answers.len() as u64).random()
    }

    /// The time used.
    #[must_use]
    pub fn time(&self, now: Duration) -> Duration {
        self.before + now.saturating_sub(self.begun)
    }

    /// Whether the learner enters a move now.
    #[must_use]
    pub fn takes_moves(&self) -> bool {
        self.phase == Phase::Asking
            && match &self.board {
                Board::Step(step) => step.wanted() == Wanted::Moves,
                Board::Task(task) => {
                    matches!(task, Task::Captures(_) | Task::Compulsory(_) | Task::Make(..) | Task::Recall(_))
                }
                _ => false,
            }
    }

    /// Whether the learner points at a square now.
    #[must_use]
    pub fn takes_squares(&self) -> bool {
        self.phase == Phase::Asking
            && match &self.board {
                Board::Step(step) => step.wanted() == Wanted::Squares,
                Board::Task(task) => matches!(task, Task::Point(_)),
                _ => false,
            }
    }

    /// Whether the learner types an answer about a table now.
    #[must_use]
    pub fn takes_text(&self) -> bool {
        self.phase == Phase::Asking && matches!(self.board, Board::Task(Task::Table(_)))
    }

    /// Handles an answer about a table. One that cannot be read does not count.
    pub fn enter(&mut self, text: &str) {
        let Board::Task(Task::Table(table)) = &self.board else { return };
        if self.phase != Phase::Asking {
            return;
        }
        match table.read(text).map(|answer| table.check(&answer)) {
            Ok(Ok(())) => self.right(),
            Ok(Err(fault)) => self.wrong(Comment::OtherAnswer(fault)),
            Err(unread) => self.comment = Comment::Unread(unread),
        }
    }

    /// The choices of the present question; `letters` is how many a question in the words of the lesson has.
    #[must_use]
    pub fn choices(&self, letters: usize) -> Vec<Choice> {
        let written = || ('a'..='z').take(letters).map(Choice::Letter).collect();
        match &self.board {
            Board::Step(step) if step.wanted() == Wanted::Choice => written(),
            Board::Task(Task::Question(question)) if question.choices.is_empty() => written(),
            Board::Task(Task::Question(question)) => question.choices.clone(),
            _ => Vec::new(),
        }
    }

    /// The right choice of the present question.
    #[must_use]
    pub fn right_choice(&self) -> Option<Choice> {
        match &self.board {
            Board::Step(step) => step.answer.map(Choice::Letter),
            Board::Task(Task::Question(question)) => Some(question.right.clone()),
            _ => None,
        }
    }

    /// The moves that are right now.
    #[must_use]
    pub fn right_moves(&self) -> Vec<Move> {
        match &self.board {
            Board::Step(step) => {
                step.play.get(self.line.len()).map_or_else(Vec::new, |text| moves(&self.position, text))
            }
            Board::Task(Task::Captures(position) | Task::Compulsory(position)) => position.legal_moves(),
            Board::Task(Task::Make(_, played)) => vec![*played],
            Board::Task(Task::Recall(recall)) => recall.next(&self.played()),
            _ => Vec::new(),
        }
    }

    /// The moves made on this board.
    fn played(&self) -> Vec<Move> {
        self.line.iter().map(|&(_, played)| played).collect()
    }

    /// The squares that are right now.
    #[must_use]
    pub fn right_squares(&self) -> Vec<Square> {
        let size = self.position.board_size();
        match &self.board {
            Board::Step(step) => step.point.iter().filter_map(|&number| size.square(number)).collect(),
            Board::Task(Task::Point(Target::Square(square))) => vec![*square],
            Board::Task(Task::Point(Target::Line(line))) => line.squares(size),
            _ => Vec::new(),
        }
    }

    /// The line asked for, if one is.
    #[must_use]
    pub const fn line_asked(&self) -> Option<Line> {
        match &self.board {
            Board::Task(Task::Point(Target::Line(line))) => Some(*line),
            _ => None,
        }
    }

    /// Handles a move, or why it is none.
    pub fn play(&mut self, entered: Result<Move, MoveError>, now: Duration) {
        if !self.takes_moves() {
            return;
        }
        let played = match entered {
            Ok(played) => played,
            // A slip of the fingers is no answer.
            Err(error) if error.is_slip() => {
                self.comment = Comment::Refused(Box::new(error));
                return;
            }
            Err(error) => return self.wrong(Comment::Refused(Box::new(error))),
        };
        match &self.board {
            Board::Task(Task::Captures(position)) => {
                let all = position.legal_moves().len();
                if self.found.contains(&played) {
                    self.comment = Comment::Again;
                    return;
                }
                self.found.push(played);
                if self.found.len() == all { self.right() } else { self.comment = Comment::Found(None) }
            }
            _ if !self.right_moves().contains(&played) => self.wrong(Comment::OtherMove(played)),
            _ => self.make(played, now),
        }
    }

    fn make(&mut self, played: Move, now: Duration) {
        self.line.push((self.position, played));
        self.position = self.position.play_unchecked(played);
        self.hints = 0;
        if self.next_reply().is_some() {
            self.comment = Comment::Right;
            self.phase = Phase::Replying(now + PAUSE);
        } else {
            self.right();
        }
    }

    /// The move of the other side, if the line goes on.
    fn next_reply(&self) -> Option<Move> {
        match &self.board {
            Board::Step(step) => read_move(&self.position, step.play.get(self.line.len())?).ok(),
            Board::Task(Task::Recall(recall)) => recall.next(&self.played()).first().copied(),
            _ => None,
        }
    }

    /// Whether the line ends here.
    fn is_line_over(&self) -> bool {
        match &self.board {
            Board::Step(step) => step.play.len() <= self.line.len(),
            Board::Task(Task::Recall(recall)) => recall.next(&self.played()).is_empty(),
            _ => true,
        }
    }

    /// Makes the reply of the other side once its time has come.
    pub fn tick(&mut self, now: Duration) {
        if let Phase::Replying(at) = self.phase
            && now >= at
        {
            self.reply();
        }
    }

    /// Makes the reply of the other side at once.
    pub fn hurry(&mut self) {
        if matches!(self.phase, Phase::Replying(_)) {
            self.reply();
        }
    }

    fn reply(&mut self) {
        self.phase = Phase::Asking;
        let Some(reply) = self.next_reply() else { return self.right() };
        self.line.push((self.position, reply));
        self.position = self.position.play_unchecked(reply);
        if self.is_line_over() {
            self.right();
        }
    }

    /// Handles a square that the learner points at.
    pub fn point(&mut self, square: Square) {
        if !self.takes_squares() {
            return;
        }
        let right = self.right_squares();
        if !right.contains(&square) {
            return self.wrong(Comment::OtherSquare(square));
        }
        if self.pointed.contains(&square) {
            self.comment = Comment::Again;
            return;
        }
        self.pointed.push(square);
        let left = if matches!(self.board, Board::Step(_)) { right.len() - self.pointed.len() } else { 0 };
        if left == 0 { self.right() } else { self.comment = Comment::Found(Some(left)) }
    }

    /// Handles a choice.
    pub fn choose(&mut self, choice: Choice) {
        if self.phase != Phase::Asking {
            return;
        }
        match self.right_choice() {
            Some(right) if right == choice => self.right(),
            Some(_) => self.wrong(Comment::OtherChoice(choice)),
            None => {}
        }
    }

    /// Handles the result of an exercise trained elsewhere.
    pub fn answered(&mut self, is_right: bool) {
        if self.phase == Phase::Elsewhere {
            self.is_wrong = !is_right;
            self.note();
            self.phase = Phase::Done;
        }
    }

    fn right(&mut self) {
        self.comment = Comment::Right;
        self.phase = Phase::Done;
        self.note();
    }

    /// An error: an exercise is over, a step goes on.
    fn wrong(&mut self, comment: Comment) {
        self.comment = comment;
        if matches!(self.place, Place::Exercise(_)) {
            self.is_wrong = true;
            self.phase = Phase::Done;
            self.note();
        }
    }

    /// Notes the answer to an exercise.
    fn note(&mut self) {
        if let Place::Exercise(place) = self.place
            && self.answers.len() == place
        {
            let subject = self.drawn[place].subject.clone();
            self.answers.push(Answer { subject, right: !self.is_wrong });
        }
    }

    /// Whether a hint can be asked for: at a step only, for exercises have none.
    #[must_use]
    pub fn can_hint(&self) -> bool {
        self.phase == Phase::Asking && matches!(self.board, Board::Step(_)) && self.hints < 2
    }

    /// Asks for a hint: first the piece or the square, then the move.
    pub fn ask_for_hint(&mut self) {
        if self.can_hint() {
            self.hints += 1;
        }
    }

    /// The squares of the hint asked for.
    #[must_use]
    pub fn hint(&self) -> Vec<Square> {
        if self.hints == 0 || self.phase != Phase::Asking {
            return Vec::new();
        }
        if let Some(played) = self.right_moves().first() {
            return if self.hints == 1 { vec![played.from] } else { vec![played.from, played.to] };
        }
        self.right_squares().into_iter().filter(|square| !self.pointed.contains(square)).take(1).collect()
    }

    /// Leads on from what is done.
    pub fn go_on(&mut self) {
        if self.phase != Phase::Done {
            return;
        }
        let next = match self.place {
            Place::Step(place) if place + 1 < self.steps.len() => Place::Step(place + 1),
            Place::Step(_) => Place::Exercise(0),
            Place::Exercise(place) => Place::Exercise(place + 1),
            Place::Over => return,
        };
        self.arrive(next);
    }

    /// Begins the present step again, or goes back to the one before.
    pub fn go_back(&mut self) {
        match self.place {
            Place::Step(place) if self.line.is_empty() && self.comment == Comment::Task => {
                self.arrive(Place::Step(place.saturating_sub(1)));
            }
            Place::Step(place) => self.arrive(Place::Step(place)),
            _ => {}
        }
    }

    /// Leaves the steps for the exercises, if there are any.
    pub fn skip_steps(&mut self) {
        if matches!(self.place, Place::Step(_)) && !self.drawn.is_empty() {
            self.arrive(Place::Exercise(0));
        }
    }

    /// The result so far.
    #[must_use]
    pub fn marks(&self) -> Marks {
        let share = match self.topic {
            Topic::Lesson(_) => PASS * 10,
            Topic::Exam(_) => EXAM,
        };
        let (right, of) = (self.answers.iter().filter(|answer| answer.right).count(), self.drawn.len());
        let by_subject = matches!(self.topic, Topic::Lesson(_)) || weakest(&self.answers) >= SUBJECT;
        Marks { right, of, passed: right * 100 >= of * share && by_subject }
    }

    /// The right answers that pass it.
    #[must_use]
    pub fn needed(&self) -> usize {
        let share = if matches!(self.topic, Topic::Lesson(_)) { PASS * 10 } else { EXAM };
        (self.drawn.len() * share).div_ceil(100)
    }

    /// The lesson in which the answers were worst, unless all were right.
    #[must_use]
    pub fn weakest_subject(&self) -> Option<&str> {
        let subjects = self.answers.iter().map(|answer| answer.subject.as_str());
        let share = |subject: &str| {
            let own: Vec<Answer> = self.answers.iter().filter(|answer| answer.subject == subject).cloned().collect();
            weakest(&own)
        };
        subjects.map(|subject| (share(subject), subject)).filter(|&(share, _)| share < 100).min().map(|(_, name)| name)
    }

    /// The finished sitting, once.
    pub fn record(&mut self, moment: Moment, now: Duration) -> Option<Recorded> {
        if self.place != Place::Over || std::mem::replace(&mut self.is_recorded, true) {
            return None;
        }
        let marks = self.marks();
        let credit = if marks.passed { Credit::Full } else { Credit::None };
        let subject = Subject::Lesson { topic: self.topic.clone(), answers: self.answers.clone() };
        let exercise = Exercise {
            millis: millis(self.time(now)),
            errors: u32::try_from(marks.of.saturating_sub(marks.right)).unwrap_or(u32::MAX),
            ..Exercise::new(moment, Mode::Practice, self.variant, credit, subject)
        };
        Some(Recorded { exercise, item: None })
    }

    /// Whether anything was done that is worth resuming: a board was passed, or an exercise answered.
    #[must_use]
    pub const fn is_begun(&self) -> bool {
        match self.place {
            Place::Step(place) => place > 0,
            Place::Exercise(place) => place > 0 || !self.steps.is_empty() || !self.answers.is_empty(),
            Place::Over => false,
        }
    }

    /// What is needed to resume it; `None` once it is over.
    #[must_use]
    pub fn saved(&self, now: Duration) -> Option<Saved> {
        let step = match self.place {
            Place::Step(place) => place,
            Place::Exercise(_) => self.steps.len(),
            Place::Over => return None,
        };
        let (topic, answers) = (self.topic.clone(), self.answers.clone());
        Some(Saved { topic, seed: self.seed, step, answers, millis: millis(self.time(now)), game: None })
    }

    /// A number that changes with everything that [`Sitting::saved`] holds, except time.
    #[must_use]
    pub fn revision(&self) -> Option<u64> {
        match self.place {
            Place::Step(place) => Some(place as u64),
            Place::Exercise(_) => Some(1_000 + self.answers.len() as u64),
            Place::Over => None,
        }
    }
}

/// The exercises of a lesson, in order.
fn drawn(lesson: &Lesson) -> Vec<Drawn> {
    let one = |source: &Source| Drawn { subject: lesson.id.clone(), variant: lesson.variant, source: source.clone() };
    lesson.exercises.iter().flat_map(|draw| std::iter::repeat_n(one(&draw.source), draw.count)).collect()
}

/// The share of right answers in the subject that has the fewest, in percent.
pub(super) fn weakest(answers: &[Answer]) -> usize {
    let share = |subject: &str| {
        let all = answers.iter().filter(|answer| answer.subject == subject);
        let (right, of) = all.fold((0, 0), |(right, of), answer| (right + usize::from(answer.right), of + 1));
        right * 100 / of.max(1)
    };
    answers.iter().map(|answer| share(&answer.subject)).min().unwrap_or(100)
}

/// The moves that a text of a step allows: several with spaces between, or `*` for any.
pub(super) fn moves(position: &AnyPosition, text: &str) -> Vec<Move> {
    if text.trim() == "*" {
        return position.legal_moves();
    }
    text.split_whitespace().filter_map(|written| read_move(position, written).ok()).collect()
}

//! Questions that are drawn one after another: counted, recorded and kept in one way, whatever they ask.
//!
//! A program says once what its questions draw on and how they are recorded, by [`Surroundings`]; each kind of question is
//! a [`Question`], and [`Questions`] is the lesson that asks them.

use std::fmt::Debug;
use std::time::Duration;

use rand::RngExt;
use serde::{Deserialize, Serialize};

use crate::calendar::Moment;
use crate::effort::millis;
use crate::lesson::{Lent, Lesson, Now};
use crate::runs::Sprint;

/// How long a sprint lasts, before errors and series change that.
const SPRINT: Duration = Duration::from_secs(180);

/// What the questions of a program draw on, and as what they are recorded.
pub trait Surroundings: Clone + Debug {
    /// What they are drawn from.
    type Content: 'static;
    /// Something that another thread has to find out.
    type Task: Debug;
    /// The answer of that thread.
    type Report;
    /// What kind of exercise a question is.
    type Kind;
    /// A question that is over, as it is recorded.
    type Record: Clone + Debug;
    /// The name of a run in files.
    type Run: Clone + Debug + PartialEq;

    /// A question that is over, as it is recorded.
    fn record(kind: Self::Kind, item: String, answered: Answered) -> Self::Record;
}

/// How a question was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answered {
    /// When.
    pub moment: Moment,
    /// Whether it was right at the first try.
    pub is_right: bool,
    /// The time that it took, in milliseconds.
    pub millis: u32,
    /// Whether it was one of a run against the clock.
    pub is_timed: bool,
}

/// What questions are drawn from.
type Content<Q> = <<Q as Question>::Around as Surroundings>::Content;
/// What is to be found out about a question.
type TaskOf<Q> = <<Q as Question>::Around as Surroundings>::Task;
/// What was found out about it.
type ReportOf<Q> = <<Q as Question>::Around as Surroundings>::Report;
/// The name of a run of questions in files.
type RunOf<Q> = <<Q as Question>::Around as Surroundings>::Run;
/// A question as it is recorded.
type RecordOf<Q> = <<Q as Question>::Around as Surroundings>::Record;

/// A question of some kind, with what was answered so far.
pub trait Question: Clone + Debug + Sized {
    /// What it draws on.
    type Around: Surroundings;
    /// What the questions of a run are about.
    type Topic: Clone + Debug;
    /// An answer, or a part of one.
    type Answer;

    /// Whether the next one is drawn while the player answers this one, as some take long to find.
    const IS_DRAWN_AHEAD: bool = false;
    /// Whether the score of a run is worth keeping.
    const HAS_SCORE: bool = true;

    /// As what a run is kept; `None` for one that is not.
    fn saved_as(topic: &Self::Topic, is_timed: bool) -> Option<RunOf<Self>>;

    /// Draws the question of a seed, another one than that before if that can be.
    fn draw(topic: &Self::Topic, before: Option<&Self>, content: &Content<Self>, seed: u64) -> Drawing<Self>;

    /// The question that a report is about: `Some(None)` if the seed has none.
    #[must_use]
    fn found(_report: &ReportOf<Self>) -> Option<Option<Self>> {
        None
    }

    /// Answers it. What cannot be answered now changes nothing.
    fn answer(&mut self, answer: Self::Answer);

    /// Shows what is right.
    fn show(&mut self) {}

    /// Whether it was right at the first try, once it is over.
    fn outcome(&self) -> Option<bool>;

    /// Whether it can no longer be right at the first try.
    fn is_spoiled(&self) -> bool {
        false
    }

    /// What is to be found out about the last answer.
    fn pending(&self) -> Option<TaskOf<Self>> {
        None
    }

    /// Takes what was found out about it.
    fn report(&mut self, _report: &ReportOf<Self>) {}

    /// As what it is recorded, and what it was about; `None` if it is not.
    fn filed(&self) -> Option<(<Self::Around as Surroundings>::Kind, String)>;

    /// What was done in it, if it has to be asked again after the end of the program, and not another one.
    fn done(&self) -> Option<Vec<String>> {
        None
    }

    /// Does once more what was done in it. `None` if that cannot be read.
    fn redone(self, _done: &[String]) -> Option<Self> {
        Some(self)
    }
}

/// A question of a seed.
#[derive(Debug)]
pub enum Drawing<Q: Question> {
    /// It is found at once.
    Done(Q),
    /// To find it takes time.
    Takes(Box<TaskOf<Q>>),
}

/// Questions that were left. The same seed draws the same question again; what was done in it is done once more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedQuestions<R> {
    /// Which run.
    pub kind: R,
    /// The seed of the question that is open; none if another one is to be drawn.
    seed: Option<u64>,
    /// What was done in it: points that were tried.
    done: Vec<String>,
    /// Questions answered, and those answered right.
    score: [u32; 2],
    /// Milliseconds left on a clock, and the counts of its run: solved, errors, solved in a row, and the longest such row.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<(u64, [u32; 4])>,
}

impl<R> SavedQuestions<R> {
    /// Questions answered, and those answered right.
    #[must_use]
    pub const fn score(&self) -> (u32, u32) {
        (self.score[0], self.score[1])
    }
}

/// A run of questions: without end, or against the clock.
#[derive(Clone, Debug)]
pub struct Questions<Q: Question> {
    topic: Q::Topic,
    /// The question on the board. One that is over stays there until the next one is drawn.
    question: Option<Q>,
    is_drawing: bool,
    next: Option<Q>,
    /// The seed of the question that was drawn last, or is being drawn.
    seed: u64,
    /// What was done in the question that is drawn again.
    again: Option<Vec<String>>,
    score: [u32; 2],
    clock: Option<Sprint>,
    /// When the question was shown.
    begun: Duration,
    is_counted: bool,
    is_left: bool,
    /// How often a task took the place of another one.
    tasks: u64,
    changes: u64,
    recorded: Vec<RecordOf<Q>>,
}

/// What the player does in a run of questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionAct<A> {
    /// Answers the question, or a part of it.
    Answer(A),
    /// Has the answer shown.
    Show,
    /// Goes on to another question.
    Next,
}

impl<Q: Question> Questions<Q> {
    /// A run without end.
    #[must_use]
    pub fn new(topic: Q::Topic, world: &mut Lent<'_, Content<Q>>) -> Self {
        let mut run = Self {
            topic,
            question: None,
            is_drawing: true,
            next: None,
            seed: 0,
            again: None,
            score: [0; 2],
            clock: None,
            begun: world.now.run,
            is_counted: false,
            is_left: false,
            tasks: 0,
            changes: 0,
            recorded: Vec::new(),
        };
        run.draw(world);
        run
    }

    /// A run against the clock, which starts now.
    #[must_use]
    pub fn sprint(topic: Q::Topic, world: &mut Lent<'_, Content<Q>>) -> Self {
        Self { clock: Some(Sprint::new(SPRINT, world.now.run)), ..Self::new(topic, world) }
    }

    /// Resumes a run that was left.
    #[must_use]
    pub fn resume(topic: Q::Topic, saved: &SavedQuestions<RunOf<Q>>, world: &mut Lent<'_, Content<Q>>) -> Self {
        let clock =
            saved.clock.map(|(left, counts)| Sprint::resume(Duration::from_millis(left), counts, world.now.run));
        let mut run = Self { score: saved.score, clock, ..Self::new(topic, world) };
        if let Some(seed) = saved.seed {
            (run.seed, run.again) = (seed, Some(saved.done.clone()));
        }
        run
    }

    /// What the questions are about.
    #[must_use]
    pub const fn topic(&self) -> &Q::Topic {
        &self.topic
    }

    /// The question, once it is drawn.
    #[must_use]
    pub const fn question(&self) -> Option<&Q> {
        self.question.as_ref()
    }

    /// Whether the next question is at hand, or can be drawn.
    #[must_use]
    pub const fn has_next(&self) -> bool {
        self.question.is_some() && (self.next.is_some() || !Q::IS_DRAWN_AHEAD)
    }

    /// Questions answered, and those answered right.
    #[must_use]
    pub const fn score(&self) -> (u32, u32) {
        (self.score[0], self.score[1])
    }

    /// The clock and the counts of a run against it.
    #[must_use]
    pub const fn clock(&self) -> Option<&Sprint> {
        self.clock.as_ref()
    }

    /// Whether the time is up.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.clock.is_some_and(|clock| clock.is_over)
    }

    /// Draws another question by a new seed.
    fn draw(&mut self, world: &mut Lent<'_, Content<Q>>) {
        self.seed = world.random.random();
        self.tasks += 1;
        self.is_drawing = true;
        match Q::draw(&self.topic, self.question.as_ref(), world.content, self.seed) {
            Drawing::Done(question) => self.ask(question, world),
            Drawing::Takes(_) => self.question = self.question.take().filter(|question| question.outcome().is_some()),
        }
    }

    fn ask(&mut self, question: Q, world: &Lent<'_, Content<Q>>) {
        self.question = Some(question);
        (self.begun, self.is_counted, self.is_drawing) = (world.now.run, false, false);
        self.tasks += 1;
    }

    /// Takes a question that was drawn: to be asked now, or later.
    fn take(&mut self, found: Option<Q>, world: &mut Lent<'_, Content<Q>>) {
        if !self.is_drawing {
            self.next = found;
            if self.next.is_none() {
                self.draw_ahead(world);
            }
            return;
        }
        let again = self.again.take();
        let question = found.and_then(|found| match again {
            Some(done) => found.redone(&done),
            None => Some(found),
        });
        match question {
            Some(question) => {
                self.ask(question, world);
                self.draw_ahead(world);
            }
            None => self.draw(world),
        }
    }

    /// Has the next question drawn while this one is answered, if that is the way of its kind.
    fn draw_ahead(&mut self, world: &mut Lent<'_, Content<Q>>) {
        if Q::IS_DRAWN_AHEAD {
            self.seed = world.random.random();
            self.tasks += 1;
        }
    }

    /// Goes on to another question.
    fn advance(&mut self, world: &mut Lent<'_, Content<Q>>) {
        if !Q::IS_DRAWN_AHEAD {
            return self.draw(world);
        }
        if let Some(next) = self.next.take() {
            self.ask(next, world);
            self.draw_ahead(world);
        }
    }

    /// Counts a question that is over, and records it.
    fn count(&mut self, world: &mut Lent<'_, Content<Q>>) {
        let Some((question, is_right)) = self.question.as_ref().and_then(|of| Some((of, of.outcome()?))) else {
            return;
        };
        if std::mem::replace(&mut self.is_counted, true) {
            return;
        }
        self.score = [self.score[0] + 1, self.score[1] + u32::from(is_right)];
        if let Some((kind, item)) = question.filed() {
            let answered = Answered {
                moment: world.now.wall,
                is_right,
                millis: millis(world.now.run.saturating_sub(self.begun)),
                is_timed: self.clock.is_some(),
            };
            self.recorded.push(Q::Around::record(kind, item, answered));
        }
        let Some(clock) = &mut self.clock else { return };
        if is_right {
            clock.solve(world.now.run);
        } else {
            clock.miss(world.now.run);
        }
        // Against the clock the next question comes at once after a right answer.
        if is_right && !clock.is_over {
            self.advance(world);
        }
    }
}

impl<Q: Question> Lesson for Questions<Q> {
    type World<'a> = Lent<'a, Content<Q>>;
    type Act = QuestionAct<Q::Answer>;
    type Task = TaskOf<Q>;
    type Report = ReportOf<Q>;
    type Record = RecordOf<Q>;
    type Draft = SavedQuestions<RunOf<Q>>;

    fn act(&mut self, act: QuestionAct<Q::Answer>, world: &mut Lent<'_, Content<Q>>) {
        self.tick(world);
        if self.is_over() {
            return;
        }
        self.changes += 1;
        match (act, &mut self.question) {
            (QuestionAct::Answer(answer), Some(question)) => {
                question.answer(answer);
                self.tasks += u64::from(question.pending().is_some());
                self.count(world);
            }
            (QuestionAct::Show, Some(question)) => {
                question.show();
                self.count(world);
            }
            (QuestionAct::Next, Some(_)) if !self.is_drawing => self.advance(world),
            (QuestionAct::Next, _) | (_, None) => {}
        }
    }

    fn tick(&mut self, world: &mut Lent<'_, Content<Q>>) {
        if let Some(clock) = &mut self.clock {
            clock.tick(world.now.run);
        }
    }

    /// The search for a question, or for what is said of the last answer.
    fn pending(&self, world: &Lent<'_, Content<Q>>) -> Option<TaskOf<Q>> {
        match &self.question {
            Some(question) if !self.is_drawing && (self.next.is_some() || !Q::IS_DRAWN_AHEAD) => question.pending(),
            _ => match Q::draw(&self.topic, None, world.content, self.seed) {
                Drawing::Takes(task) => Some(*task),
                Drawing::Done(_) => None,
            },
        }
    }

    fn task_number(&self) -> u64 {
        self.tasks
    }

    fn report(&mut self, report: &ReportOf<Q>, world: &mut Lent<'_, Content<Q>>) {
        match (Q::found(report), &mut self.question) {
            (Some(found), _) => self.take(found, world),
            (None, Some(question)) => question.report(report),
            (None, None) => {}
        }
    }

    /// A running clock shows every second.
    fn wakes_at(&self, now: Now) -> Option<Duration> {
        self.clock?.wakes_at(now.run)
    }

    fn take_recorded(&mut self, _world: &mut Lent<'_, Content<Q>>) -> Vec<RecordOf<Q>> {
        std::mem::take(&mut self.recorded)
    }

    /// A run without end is done with once the player leaves it, unless its question has to be asked again.
    fn leave(&mut self, _world: &mut Lent<'_, Content<Q>>) {
        self.is_left = self.clock.is_none();
    }

    fn draft(&self, now: Now) -> Option<SavedQuestions<RunOf<Q>>> {
        let kind = Q::saved_as(&self.topic, self.clock.is_some())?;
        let open = self.again.clone().or_else(|| self.question.as_ref()?.done());
        let is_begun = Q::HAS_SCORE && self.score[0] > 0 && !self.is_over() && !self.is_left;
        let clock = self.clock.map(|clock| {
            let left = u64::try_from(clock.left(now.run).as_millis()).unwrap_or(u64::MAX);
            (left, [clock.solved, clock.errors, clock.row, clock.longest])
        });
        (is_begun || open.is_some()).then(|| SavedQuestions {
            kind,
            seed: open.is_some().then_some(self.seed),
            done: open.unwrap_or_default(),
            score: self.score,
            clock,
        })
    }

    fn revision(&self) -> Option<u64> {
        self.draft(Now::default()).map(|_| self.changes)
    }
}

//! A session: one question after another, timed or without end.

mod acts;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::time::Duration;

pub use acts::NotationAct;
use rand::{RngExt, SeedableRng};

use super::blind::Score;
use super::games::GameExcerpt;
use super::positions::Positions;
use super::written::{self, NotAnAnswer};
use super::{Ask, NotationQuestion, NotationResponse, Skill, signs};
use damier_rules::{AnyPosition, Move, Square, Variant};
use etude::Random;
use etude::calendar::Moment;
use etude::lesson::Now;

/// The length of a timed session.
pub const LENGTH: Duration = Duration::from_secs(30);

/// The number of other questions before a missed one comes back.
const ROUNDS_UNTIL_BACK: usize = 2;

/// The settings of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotationSettings {
    /// The skill.
    pub skill: Skill,
    /// The variant, which determines board and rules.
    pub variant: Variant,
    /// Whether the session ends after [`LENGTH`].
    pub timed: bool,
    /// The number of plies of a score read blind.
    pub plies: usize,
}

/// The phase of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotationPhase {
    /// A score is being read.
    Reading,
    /// A question is waiting for its answer.
    Asking,
    /// The last answer was wrong. The right one is shown.
    Corrected,
    /// All questions about a score have been asked. Its last position is shown.
    Revealed,
    /// The session is over.
    Over,
}

/// An answered question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnsweredQuestion {
    /// The question.
    pub question: NotationQuestion,
    /// The answer.
    pub given: NotationResponse,
    /// Whether the answer was right.
    pub is_right: bool,
    /// The time taken.
    pub time: Duration,
}

/// The source of new questions.
#[derive(Clone, Debug)]
enum Deck {
    Squares,
    Moves(Positions),
    Score(Score),
    Signs,
}

/// A session.
#[derive(Clone, Debug)]
pub struct NotationSession {
    /// The settings.
    pub settings: NotationSettings,
    /// When the session began. This identifies its answers.
    pub(super) began: Moment,
    /// When the session ends. `None` if it is not timed.
    pub until: Option<Duration>,
    random: Random,
    deck: Deck,
    /// The phase.
    pub phase: NotationPhase,
    question: Option<NotationQuestion>,
    /// When the question was asked.
    pub asked_at: Duration,
    /// Missed questions, with the number of questions until each comes back.
    missed: VecDeque<(NotationQuestion, usize)>,
    /// All answers so far.
    pub outcomes: Vec<AnsweredQuestion>,
    /// The number of them that are recorded.
    recorded: usize,
    /// Why the last text was no answer.
    problem: Option<NotAnAnswer>,
}

impl NotationSession {
    /// A session that starts now. Moves to make or write are first taken from `lines`. A session of reading scores is
    /// never timed.
    #[must_use]
    pub fn new(settings: NotationSettings, lines: &[GameExcerpt], seed: u64, now: Now) -> Self {
        let Now { run: now, wall: began } = now;
        let mut random = Random::seed_from_u64(seed);
        let deck = match settings.skill {
            Skill::FindSquare | Skill::NameSquare => Deck::Squares,
            Skill::MakeMove | Skill::WriteMove => Deck::Moves(Positions::new(settings.variant, lines)),
            Skill::Blind => Deck::Score(Score::new(settings.variant, settings.plies, &mut random)),
            Skill::Signs => Deck::Signs,
        };
        let is_timed = settings.timed && settings.skill != Skill::Blind;
        let until = is_timed.then(|| now + LENGTH);
        let (missed, outcomes) = (VecDeque::new(), Vec::new());
        let phase = NotationPhase::Reading;
        let mut session = Self {
            settings,
            began,
            until,
            random,
            deck,
            phase,
            question: None,
            asked_at: now,
            missed,
            outcomes,
            recorded: 0,
            problem: None,
        };
        if settings.skill != Skill::Blind {
            session.ask(now);
        }
        session
    }

    /// Ends the session if its time is up.
    fn tick(&mut self, now: Duration) {
        if self.until.is_some_and(|until| now >= until) {
            self.end();
        }
    }

    /// Ends the session.
    fn end(&mut self) {
        self.phase = NotationPhase::Over;
        self.question = None;
    }

    /// Processes an answer. After a right one, and after any answer about a square, the next question follows at once.
    /// Does nothing while no question is waiting.
    fn answer(&mut self, given: NotationResponse, now: Duration) -> Option<&AnsweredQuestion> {
        self.tick(now);
        let question = self.question.clone().filter(|_| self.phase == NotationPhase::Asking)?;
        let is_right = question.is_right(&given);
        let goes_on = is_right || matches!(question, NotationQuestion::Square(_));
        if !is_right {
            self.missed.push_back((question.clone(), ROUNDS_UNTIL_BACK));
        }
        self.outcomes.push(AnsweredQuestion { question, given, is_right, time: now.saturating_sub(self.asked_at) });
        if goes_on {
            self.ask(now);
        } else {
            self.phase = NotationPhase::Corrected;
        }
        self.outcomes.last()
    }

    /// Processes a written answer: the name of a square, a move or a sign.
    ///
    /// # Errors
    ///
    /// If the text is none of these. That does not count as an answer.
    fn answer_text(&mut self, text: &str, now: Duration) -> Result<Option<&AnsweredQuestion>, NotAnAnswer> {
        let given = match &self.question {
            Some(NotationQuestion::Square(_)) => {
                NotationResponse::Square(written::square(self.settings.variant, text)?)
            }
            Some(NotationQuestion::Move { position, played }) => {
                NotationResponse::Text(text.trim().to_owned(), written::slip(position, *played, text)?)
            }
            Some(NotationQuestion::Sign { ask: Ask::WhichSign, .. }) => {
                NotationResponse::Sign(written::sign(self.settings.variant, text)?)
            }
            _ => return Ok(None),
        };
        Ok(self.answer(given, now))
    }

    /// Continues: to the next move of a score, to its questions, or to the next question after a correction.
    fn go_on(&mut self, now: Duration) {
        self.tick(now);
        match (self.phase, &mut self.deck) {
            (NotationPhase::Reading, Deck::Score(score)) => {
                if !score.step() {
                    self.ask(now);
                }
            }
            (NotationPhase::Corrected, _) => self.ask(now),
            (NotationPhase::Revealed, _) => {
                self.deck = Deck::Score(Score::new(self.settings.variant, self.settings.plies, &mut self.random));
                self.phase = NotationPhase::Reading;
            }
            (NotationPhase::Reading | NotationPhase::Asking | NotationPhase::Over, _) => {}
        }
    }

    /// Goes back to the previous move while a score is being read.
    fn go_back(&mut self) {
        if let (NotationPhase::Reading, Deck::Score(score)) = (self.phase, &mut self.deck) {
            score.back();
        }
    }

    /// Asks a missed question that is due, otherwise a new one, otherwise a missed one that is not due yet.
    fn ask(&mut self, now: Duration) {
        let due = matches!(self.missed.front(), Some((_, 0)));
        let again = |missed: &mut VecDeque<(NotationQuestion, usize)>| missed.pop_front().map(|(question, _)| question);
        let question = if due { again(&mut self.missed) } else { self.draw() };
        self.question = question.or_else(|| again(&mut self.missed));
        for (_, rounds) in &mut self.missed {
            *rounds = rounds.saturating_sub(1);
        }
        self.phase = if self.question.is_some() { NotationPhase::Asking } else { NotationPhase::Revealed };
        self.asked_at = now;
    }

    fn draw(&mut self) -> Option<NotationQuestion> {
        match &mut self.deck {
            Deck::Squares => Some(NotationQuestion::Square(self.any_square())),
            Deck::Moves(positions) => Some(positions.draw(&mut self.random)),
            Deck::Score(score) => score.draw(),
            Deck::Signs => {
                let last = match &self.question {
                    Some(NotationQuestion::Sign { sign, .. }) => Some(*sign),
                    _ => None,
                };
                Some(signs::question(last, &mut self.random))
            }
        }
    }

    /// Any square except the one just asked and those that will come back anyway.
    fn any_square(&mut self) -> Square {
        let is_open = |square: &Square| {
            let asks = |question: &NotationQuestion| *question == NotationQuestion::Square(*square);
            !self.question.as_ref().is_some_and(asks) && !self.missed.iter().any(|(question, _)| asks(question))
        };
        let size = self.settings.variant.board_size();
        let mut open: Vec<Square> = size.all_squares().filter(is_open).collect();
        if open.is_empty() {
            open = size.all_squares().collect();
        }
        open[self.random.random_range(0..open.len())]
    }

    /// The current question, or the one just answered wrongly.
    #[must_use]
    pub const fn question(&self) -> Option<&NotationQuestion> {
        self.question.as_ref()
    }

    /// The position before the visible move of a score, the move, and its ply counted from 0.
    #[must_use]
    pub fn in_sight(&self) -> Option<(AnyPosition, Move, usize)> {
        match &self.deck {
            Deck::Score(score) => score.in_sight(),
            _ => None,
        }
    }

    /// The number of plies of the score being read.
    #[must_use]
    pub const fn plies(&self) -> usize {
        match &self.deck {
            Deck::Score(score) => score.plies(),
            _ => 0,
        }
    }

    /// The position after the score, once all questions about it have been asked.
    #[must_use]
    pub fn revealed(&self) -> Option<&AnyPosition> {
        match &self.deck {
            Deck::Score(score) if self.phase == NotationPhase::Revealed => Some(score.after()),
            _ => None,
        }
    }
}

//! A session: one question after the other, against the clock or without end.

use std::collections::VecDeque;
use std::time::Duration;

use rand::{RngExt, SeedableRng};

use super::blind::Score;
use super::games::Line;
use super::positions::Positions;
use super::written::{self, NotAnAnswer};
use super::{Ask, Given, Question, Skill, signs};
use crate::Random;
use crate::calendar::Moment;
use damier_rules::{AnyPosition, Move, Square, Variant};

/// How long a session against the clock takes.
pub const LENGTH: Duration = Duration::from_secs(30);

/// How many other questions are asked before one that was missed comes back.
const ROUNDS_UNTIL_BACK: usize = 2;

/// What is trained, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// What is trained.
    pub skill: Skill,
    /// On which board, by which rules.
    pub variant: Variant,
    /// Whether it is over after [`LENGTH`].
    pub timed: bool,
    /// The plies of a score that is read blind.
    pub plies: usize,
}

/// Where a session stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A score is being read.
    Reading,
    /// A question waits for its answer.
    Asking,
    /// The last answer was wrong; the right one is shown.
    Corrected,
    /// All has been asked about a score that was read; its last position is shown.
    Revealed,
    /// The session is over.
    Over,
}

/// A question that was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// What was asked.
    pub question: Question,
    /// The answer.
    pub given: Given,
    /// Whether it was right.
    pub is_right: bool,
    /// How long it took.
    pub time: Duration,
}

/// Where new questions come from.
#[derive(Clone, Debug)]
enum Deck {
    Squares,
    Moves(Positions),
    Score(Score),
    Signs,
}

/// A session.
#[derive(Clone, Debug)]
pub struct Session {
    settings: Settings,
    /// When it began, as the name under which its answers belong together.
    pub(super) began: Moment,
    until: Option<Duration>,
    random: Random,
    deck: Deck,
    phase: Phase,
    question: Option<Question>,
    asked: Duration,
    /// What was missed, with the number of questions until it comes back.
    missed: VecDeque<(Question, usize)>,
    outcomes: Vec<Outcome>,
}

impl Session {
    /// A session that begins now. Moves to be made or written are taken from the lines first; a score to be read has no
    /// end, so that it is never against the clock.
    #[must_use]
    pub fn new(settings: Settings, lines: &[Line], seed: u64, now: Duration, began: Moment) -> Self {
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
        let phase = Phase::Reading;
        let mut session =
            Self { settings, began, until, random, deck, phase, question: None, asked: now, missed, outcomes };
        if settings.skill != Skill::Blind {
            session.ask(now);
        }
        session
    }

    /// Ends the session when its time is over.
    pub fn tick(&mut self, now: Duration) {
        if self.until.is_some_and(|until| now >= until) {
            self.end();
        }
    }

    /// Ends the session.
    pub fn end(&mut self) {
        self.phase = Phase::Over;
        self.question = None;
    }

    /// Takes an answer. After a right one, and in any case after one about a square, the next question follows at once.
    /// Nothing happens while no question waits.
    pub fn answer(&mut self, given: Given, now: Duration) -> Option<&Outcome> {
        self.tick(now);
        let question = self.question.clone().filter(|_| self.phase == Phase::Asking)?;
        let is_right = question.is_right(&given);
        let goes_on = is_right || matches!(question, Question::Square(_));
        if !is_right {
            self.missed.push_back((question.clone(), ROUNDS_UNTIL_BACK));
        }
        self.outcomes.push(Outcome { question, given, is_right, time: now.saturating_sub(self.asked) });
        if goes_on {
            self.ask(now);
        } else {
            self.phase = Phase::Corrected;
        }
        self.outcomes.last()
    }

    /// Takes an answer in writing, the name of a square, a move or a sign.
    ///
    /// # Errors
    ///
    /// When the text is no such thing: that does not count as an answer.
    pub fn answer_text(&mut self, text: &str, now: Duration) -> Result<Option<&Outcome>, NotAnAnswer> {
        let given = match &self.question {
            Some(Question::Square(_)) => Given::Square(written::square(self.settings.variant, text)?),
            Some(Question::Move { position, played }) => {
                Given::Text(text.trim().to_owned(), written::slip(position, *played, text)?)
            }
            Some(Question::Sign { ask: Ask::WhichSign, .. }) => {
                Given::Sign(written::sign(self.settings.variant, text)?)
            }
            _ => return Ok(None),
        };
        Ok(self.answer(given, now))
    }

    /// Goes on: to the next move of a score or its questions, or to the next question after a correction.
    pub fn go_on(&mut self, now: Duration) {
        self.tick(now);
        match (self.phase, &mut self.deck) {
            (Phase::Reading, Deck::Score(score)) => {
                if !score.step() {
                    self.ask(now);
                }
            }
            (Phase::Corrected, _) => self.ask(now),
            (Phase::Revealed, _) => {
                self.deck = Deck::Score(Score::new(self.settings.variant, self.settings.plies, &mut self.random));
                self.phase = Phase::Reading;
            }
            (Phase::Reading | Phase::Asking | Phase::Over, _) => {}
        }
    }

    /// Goes back to the move before, while a score is read.
    pub fn go_back(&mut self) {
        if let (Phase::Reading, Deck::Score(score)) = (self.phase, &mut self.deck) {
            score.back();
        }
    }

    /// Asks what was missed and is due, else something new, else what was missed and is not due.
    fn ask(&mut self, now: Duration) {
        let due = matches!(self.missed.front(), Some((_, 0)));
        let again = |missed: &mut VecDeque<(Question, usize)>| missed.pop_front().map(|(question, _)| question);
        let question = if due { again(&mut self.missed) } else { self.draw() };
        self.question = question.or_else(|| again(&mut self.missed));
        for (_, rounds) in &mut self.missed {
            *rounds = rounds.saturating_sub(1);
        }
        self.phase = if self.question.is_some() { Phase::Asking } else { Phase::Revealed };
        self.asked = now;
    }

    fn draw(&mut self) -> Option<Question> {
        match &mut self.deck {
            Deck::Squares => Some(Question::Square(self.any_square())),
            Deck::Moves(positions) => Some(positions.draw(&mut self.random)),
            Deck::Score(score) => score.draw(),
            Deck::Signs => {
                let last = match &self.question {
                    Some(Question::Sign { sign, .. }) => Some(*sign),
                    _ => None,
                };
                Some(signs::question(last, &mut self.random))
            }
        }
    }

    /// Any square but the one just asked and those that come back by themselves.
    fn any_square(&mut self) -> Square {
        let is_open = |square: &Square| {
            let asks = |question: &Question| *question == Question::Square(*square);
            !self.question.as_ref().is_some_and(asks) && !self.missed.iter().any(|(question, _)| asks(question))
        };
        let size = self.settings.variant.board_size();
        let mut open: Vec<Square> = size.all_squares().filter(is_open).collect();
        if open.is_empty() {
            open = size.all_squares().collect();
        }
        open[self.random.random_range(0..open.len())]
    }

    /// What is trained, and how.
    #[must_use]
    pub const fn settings(&self) -> Settings {
        self.settings
    }

    /// Where it stands.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// What is asked, or was answered wrongly just now.
    #[must_use]
    pub const fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// When it was asked.
    #[must_use]
    pub const fn asked(&self) -> Duration {
        self.asked
    }

    /// When the session is over; `None` without a clock.
    #[must_use]
    pub const fn until(&self) -> Option<Duration> {
        self.until
    }

    /// The position before the move of a score that is in sight, the move and its number among the plies from 0.
    #[must_use]
    pub fn in_sight(&self) -> Option<(AnyPosition, Move, usize)> {
        match &self.deck {
            Deck::Score(score) => score.in_sight(),
            _ => None,
        }
    }

    /// The plies of the score that is read.
    #[must_use]
    pub const fn plies(&self) -> usize {
        match &self.deck {
            Deck::Score(score) => score.plies(),
            _ => 0,
        }
    }

    /// The position after the score that was read, once all has been asked about it.
    #[must_use]
    pub fn revealed(&self) -> Option<&AnyPosition> {
        match &self.deck {
            Deck::Score(score) if self.phase == Phase::Revealed => Some(score.after()),
            _ => None,
        }
    }

    /// All answers so far.
    #[must_use]
    pub fn outcomes(&self) -> &[Outcome] {
        &self.outcomes
    }
}

#[cfg(test)]
mod tests;

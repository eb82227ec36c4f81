//! Touched pieces (摸子, 5.1 to 5.5): what must be played, and is it a foul? Without end, from random games.

use chuhe_rules::{Duty, Position, Step, Touch};
use etude::Random;
use etude::questions::{Drawing, Question};
use rand::RngExt as _;

use super::{Content, QuestionKind, Xiangqi, random_position};
use crate::attempt::Kind;

/// What is asked about a touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TouchAnswer {
    /// The touched own piece must capture the touched enemy piece.
    Capture,
    /// The touched enemy piece must be captured, by any piece or by another than the touched one.
    OtherCaptures,
    /// The touched own piece must move.
    Move,
    /// Any move may be played; touching was a foul.
    Free,
}

impl TouchAnswer {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Capture, Self::OtherCaptures, Self::Move, Self::Free];

    const fn of(step: Step) -> Self {
        match step {
            Step::Capture => Self::Capture,
            Step::OtherCaptures => Self::OtherCaptures,
            Step::Move => Self::Move,
            Step::Free => Self::Free,
        }
    }
}

/// A question about a touch.
#[derive(Clone, Debug)]
pub struct TouchLesson {
    position: Position,
    touch: Touch,
    duty: Duty,
    answer: Option<TouchAnswer>,
}

impl TouchLesson {
    /// Draws a question.
    #[must_use]
    pub fn draw(random: &mut Random) -> Self {
        loop {
            let position = random_position(random);
            let touch = Touch::draw(&position, random.random());
            // There is a move: random positions are never over.
            if let Ok(duty) = position.duty(touch) {
                return Self { position, touch, duty, answer: None };
            }
        }
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What was touched.
    #[must_use]
    pub const fn touch(&self) -> Touch {
        self.touch
    }

    /// What follows.
    #[must_use]
    pub const fn duty(&self) -> &Duty {
        &self.duty
    }

    /// The right answer.
    #[must_use]
    pub const fn right(&self) -> TouchAnswer {
        TouchAnswer::of(self.duty.step)
    }

    /// The player's answer.
    #[must_use]
    pub const fn answer(&self) -> Option<TouchAnswer> {
        self.answer
    }

    /// Answers; the first answer counts.
    pub fn choose(&mut self, answer: TouchAnswer) {
        self.answer.get_or_insert(answer);
    }

    /// Whether the answer is right; `None` before it.
    #[must_use]
    pub fn outcome(&self) -> Option<bool> {
        self.answer.map(|answer| answer == self.right())
    }
}

impl Question for TouchLesson {
    type Around = Xiangqi;
    type Topic = ();
    type Answer = TouchAnswer;

    fn saved_as((): &(), _is_timed: bool) -> Option<QuestionKind> {
        Some(QuestionKind::Touch)
    }

    fn draw((): &(), _before: Option<&Self>, _content: &Content, seed: u64) -> Drawing<Self> {
        Drawing::Done(Self::draw(&mut etude::random(seed)))
    }

    fn answer(&mut self, answer: TouchAnswer) {
        self.choose(answer);
    }

    fn outcome(&self) -> Option<bool> {
        self.outcome()
    }

    fn filed(&self) -> Option<(Kind, String)> {
        Some((Kind::Touch, self.duty.article.to_owned()))
    }
}

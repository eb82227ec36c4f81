//! What happens beside the moves (5.6 to 5.10): an arbiter's decisions, as far as the text decides.

use chuhe_rules::{Decision, Incident};
use etude::Random;
use etude::questions::{Drawing, Question};
use rand::RngExt as _;
use rand::seq::SliceRandom as _;

use super::{Content, QuestionKind, Xiangqi};
use crate::attempt::Kind;

/// All decisions.
pub const DECISIONS: [Decision; 12] = [
    Decision::Nothing,
    Decision::Touched,
    Decision::MoveStands,
    Decision::NotPlaced,
    Decision::Restart,
    Decision::GoesOn,
    Decision::Restored,
    Decision::Loses,
    Decision::FoulAndReplay,
    Decision::PutRight,
    Decision::ThreeMinutes,
    Decision::OpponentChooses,
];

/// The decisions that other facts under the same article could lead to.
const fn rivals(incident: Incident) -> &'static [Decision] {
    match incident {
        Incident::Adjusting { .. } => &[Decision::Nothing, Decision::Touched],
        Incident::LetGo { .. } => &[Decision::MoveStands, Decision::NotPlaced],
        Incident::WrongColours { .. } => &[Decision::Restart, Decision::GoesOn],
        Incident::Shifted { .. } => &[Decision::Restored, Decision::GoesOn],
        Incident::IllegalMove { .. } => &[Decision::Loses, Decision::FoulAndReplay, Decision::GoesOn],
        Incident::Knocked { .. } => &[Decision::Nothing, Decision::PutRight, Decision::Loses, Decision::ThreeMinutes],
        Incident::BetweenPoints => &[Decision::OpponentChooses],
    }
}

/// How many decisions are offered.
const OFFERED: usize = 4;

/// A question about an incident.
#[derive(Clone, Debug)]
pub struct IncidentLesson {
    incident: Incident,
    right: Decision,
    offered: Vec<Decision>,
    answer: Option<usize>,
}

impl IncidentLesson {
    /// Draws a question that the text decides.
    #[must_use]
    pub fn draw(random: &mut Random) -> Self {
        loop {
            let incident = Incident::draw(random.random());
            let Some(right) = incident.decision() else { continue };
            let mut offered = rivals(incident).to_vec();
            let mut others = DECISIONS.to_vec();
            others.shuffle(random);
            offered.extend(others.into_iter().filter(|decision| !rivals(incident).contains(decision)));
            offered.truncate(OFFERED);
            offered.shuffle(random);
            return Self { incident, right, offered, answer: None };
        }
    }

    /// What happened.
    #[must_use]
    pub const fn incident(&self) -> Incident {
        self.incident
    }

    /// What the text decides.
    #[must_use]
    pub const fn right(&self) -> Decision {
        self.right
    }

    /// The decisions that are offered.
    #[must_use]
    pub fn offered(&self) -> &[Decision] {
        &self.offered
    }

    /// The place of the player's answer.
    #[must_use]
    pub const fn answer(&self) -> Option<usize> {
        self.answer
    }

    /// Answers; the first answer counts.
    pub fn choose(&mut self, place: usize) {
        if place < self.offered.len() {
            self.answer.get_or_insert(place);
        }
    }

    /// Whether the answer is right; `None` before it.
    #[must_use]
    pub fn outcome(&self) -> Option<bool> {
        self.answer.map(|place| self.offered[place] == self.right)
    }
}

impl Question for IncidentLesson {
    type Around = Xiangqi;
    type Topic = ();
    /// The place of a decision among those offered, from 0.
    type Answer = usize;

    fn saved_as((): &(), _is_timed: bool) -> Option<QuestionKind> {
        Some(QuestionKind::Incidents)
    }

    fn draw((): &(), _before: Option<&Self>, _content: &Content, seed: u64) -> Drawing<Self> {
        Drawing::Done(Self::draw(&mut etude::random(seed)))
    }

    fn answer(&mut self, place: usize) {
        if place < self.offered.len() {
            self.choose(place);
        }
    }

    fn outcome(&self) -> Option<bool> {
        self.outcome()
    }

    fn filed(&self) -> Option<(Kind, String)> {
        Some((Kind::Incident, self.incident.article().to_owned()))
    }
}

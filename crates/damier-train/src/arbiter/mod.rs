//! Cases for an arbiter: what happened at a board or in a tournament, and how the rules decide it.
//!
//! Every case is made from a seed, and the ruling follows from its facts by the articles of the competition rules (CDA)
//! that [`Case::articles`] names. What a case tells can happen: positions are those of games, tables those of events that
//! were played out. A front end words the facts and the rulings.
//!
//! ```
//! use damier_train::arbiter::{Case, CaseTopic};
//!
//! let case = Case::generate(CaseTopic::Touch, &mut etude::random(7)).expect("a case for every seed");
//! assert!(case.choices.contains(&case.right));
//! assert!(case.articles[0].starts_with("CDA"));
//! ```

mod board;
mod clock;
mod draws;
mod event;
mod forms;
mod play_off;
mod round_robin;
pub mod rulebook;
mod ruling;

use rand::RngExt;
use rand::seq::SliceRandom;
use serde::Deserialize;
use strum::{AsRefStr, VariantArray};

use damier_rules::{AnyPosition, Color, Square};
use etude::Random;

pub use board::{Act, AttemptedMove, Sequel, Touch};
pub use clock::{ClockCase, SheetCase};
pub use draws::{DrawCase, LimitMaterial, Offer, Sealing};
pub use event::{EventCase, Observation, PlayerAction, knock_out_rounds};
pub use forms::Form;
pub use play_off::{Contest, PlayOffResult};
pub use round_robin::{Comparison, DecidedBy, RoundRobin};
use rulebook::RulebookCase;
pub use ruling::Ruling;
use ruling::{Law, law};

/// What a case is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, VariantArray, AsRefStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum CaseTopic {
    /// The sixteen irregular acts, and what the opponent may demand until when (CDA 2.7).
    Irregular,
    /// Touching and adjusting pieces (CDA 2.5.10-2.5.14).
    Touch,
    /// The clock, the flag and arriving late (CDA 3.8-3.9).
    Clock,
    /// Arriving late (CDA 3.8.3, 3.9).
    Late,
    /// Keeping score (CDA 3.10).
    Sheet,
    /// Draws by the rules, by offer and by claim (CDA 3.8.1.3, 3.12).
    Draws,
    /// Adjournment and resumption (CDA 3.11).
    Sealed,
    /// Conduct and penalties (CDA 3.13-3.14).
    Conduct,
    /// When an arbiter acts unasked (CDA 3.15).
    Arbiter,
    /// Forms of play (FMJD 11.1).
    Forms,
    /// Kinds of tournament and their length (CDA 4.18).
    Tournaments,
    /// The scores and the order of a round robin (CDA 3.12.6, 4.19.2.1).
    RoundRobin,
    /// Lehmann-Georgiev play-offs (CDA 4.19).
    PlayOff,
    /// Boards, men, clocks and sheets (CDA 1).
    Equipment,
    /// Crowning and capturing by hand (CDA 2.5.6-2.5.8, 2.6.4, 2.6.9-2.6.11).
    ByHand,
    /// Objections, flags and appeals (CDA 3.8.2.4-3.8.2.8, 3.8.4-3.8.5, 3.16).
    Claims,
    /// Rights and duties of the players (CDA 3.13-3.14).
    Duties,
    /// Whose task is what (CDA 3.15.2, 4.20).
    Tasks,
    /// Team events (CDA 4.17).
    Teams,
    /// The order of teams (CDA 4.19.2.2, 4.19.3.2).
    TeamPlaces,
    /// Ties broken by ratings (CDA 4.19.3.1.1).
    Ratings,
    /// Forms of play and time controls (FMJD 10-11).
    PlayForms,
    /// Where the two rule books differ.
    Books,
}

/// A board on which something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The position before.
    pub position: AnyPosition,
    /// The piece in question.
    pub piece: Option<Square>,
    /// The move in question, legal or not.
    pub step: Option<AttemptedMove>,
    /// A second move by the same player.
    pub then: Option<AttemptedMove>,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaseFacts {
    /// An irregular act, and what came after it.
    Irregular(Act, Sequel),
    /// An accident changed the position, and both notice at once. Has anyone broken a rule?
    Accident,
    /// The board lies with a light square in the players' left corners.
    BoardTurned,
    /// A piece was left off when the pieces were set up, which is noticed during the game.
    LeftOff,
    /// A piece stands on a light square, which is noticed during the game.
    OnLight,
    /// A piece was touched.
    Touched(Touch),
    /// The clock, the flag, or arriving late.
    Clock(ClockCase),
    /// Keeping score.
    Sheet(SheetCase),
    /// A draw by the rules, by offer or by claim.
    Draw(DrawCase),
    /// Adjournment and resumption.
    Sealed(Sealing),
    /// Conduct, tournaments and their tables.
    Event(EventCase),
    /// What an article of the rule books decides directly.
    Rulebook(RulebookCase),
}

/// A case with its possible rulings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// What happened.
    pub facts: CaseFacts,
    /// Who did it, or is the one in question.
    pub who: Color,
    /// The board, if there is one.
    pub scene: Option<Scene>,
    /// Two to four rulings, in random order.
    pub choices: Vec<Ruling>,
    /// The right one.
    pub right: Ruling,
    /// The articles that decide it.
    pub articles: Vec<&'static str>,
}

impl Case {
    /// A case of a topic. `None` only if no fitting position turns up, which the tests never see.
    #[must_use]
    pub fn generate(topic: CaseTopic, random: &mut Random) -> Option<Self> {
        let (facts, scene) = match topic {
            CaseTopic::Irregular => board::irregular(random)?,
            CaseTopic::Touch => board::touch(random)?,
            CaseTopic::Clock => (CaseFacts::Clock(clock::clock(random)), None),
            CaseTopic::Late => (CaseFacts::Clock(clock::late(random)), None),
            CaseTopic::Sheet => (CaseFacts::Sheet(clock::sheet(random)), None),
            CaseTopic::Draws => (CaseFacts::Draw(draws::draw(random)), None),
            CaseTopic::Sealed => draws::sealed(random)?,
            CaseTopic::Conduct => (CaseFacts::Event(event::conduct(random)), None),
            CaseTopic::Arbiter if random.random_range(0..5) < 2 => board::seen_act(random)?,
            CaseTopic::Arbiter => (CaseFacts::Event(event::arbiter(random)), None),
            CaseTopic::Forms => (CaseFacts::Event(event::form(random)), None),
            CaseTopic::Tournaments => (CaseFacts::Event(event::tournament(random)), None),
            CaseTopic::RoundRobin => (CaseFacts::Event(round_robin::case(random)?), None),
            CaseTopic::PlayOff => (CaseFacts::Event(EventCase::PlayOff(play_off::contest(random))), None),
            topic => (CaseFacts::Rulebook(RulebookCase::generate(topic, random)?), None),
        };
        let Law { articles, right, wrong } = facts.law();
        let mut choices: Vec<Ruling> = wrong.into_iter().chain([right]).collect();
        choices.shuffle(random);
        let drawn = if random.random() { Color::White } else { Color::Black };
        let who = scene.map_or(drawn, |scene| scene.position.side_to_move());
        Some(Self { facts, who, scene, choices, right, articles })
    }
}

impl CaseFacts {
    /// The right ruling, and the articles that say so, the decisive one last.
    #[must_use]
    pub fn decide(&self) -> (Ruling, Vec<&'static str>) {
        let Law { right, articles, .. } = self.law();
        (right, articles)
    }

    fn law(&self) -> Law {
        use Ruling::{Continues, CorrectOrAccept, MustCorrect, NoOffence, OffenderLoses, Replayed, Warned};
        match self {
            Self::Irregular(act, sequel) => sequel.law(*act),
            Self::Accident => law(["CDA 2.7.5"], NoOffence, [OffenderLoses, Warned]),
            Self::BoardTurned => law(["CDA 2.7.1"], Replayed, [MustCorrect, Continues, CorrectOrAccept]),
            Self::LeftOff => law(["CDA 2.7.2"], MustCorrect, [Replayed, Continues, CorrectOrAccept]),
            Self::OnLight => law(["CDA 2.7.3"], MustCorrect, [Replayed, Continues, CorrectOrAccept]),
            Self::Touched(touch) => touch.law(),
            Self::Clock(case) => case.law(),
            Self::Sheet(case) => case.law(),
            Self::Draw(case) => case.law(),
            Self::Sealed(sealing) => sealing.law(),
            Self::Event(case) => case.law(),
            Self::Rulebook(case) => case.law(),
        }
    }
}

#[cfg(test)]
mod tests;

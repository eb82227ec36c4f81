//! What the rule books say beside play itself: equipment, hands, claims, duties, teams, forms of play.

mod claims;
mod duties;
mod equipment;
mod forms;
mod hands;
mod teams;

use super::CaseTopic;
use super::ruling::{Law, pick};
use etude::Random;

pub use super::forms::{PlayForm, TeamForm};
pub use claims::{Claim, Reporter};
pub use duties::{Deed, Job};
pub use equipment::{Equipment, Fixture};
pub use forms::{Aspect, Book, Difference, TimeControl};
pub use hands::Handling;
pub use teams::{FinalTeams, Rated, System, Team};

/// A case that an article of the rule books decides directly. That article is the last one cited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulebookCase {
    /// Is this board, man, clock or sheet fit for a tournament?
    Equipment(Equipment),
    /// How pieces are crowned, moved and taken off.
    Handling(Handling),
    /// Objections, flags, appeals.
    Claim(Claim),
    /// A right, a duty, or not allowed?
    Deed(Deed),
    /// Whose task is it?
    Job(Job),
    /// Team events.
    Team(Team),
    /// Which of two teams is ahead?
    Standing(FinalTeams),
    /// Which of two players is ahead by the ratings of their opponents?
    Rated(Rated),
    /// Which form of play is described?
    PlayForm(PlayForm),
    /// Is this true of the form of play?
    Aspect(PlayForm, Aspect),
    /// Is this demanded with the time control: a clock, or else every move on the sheet?
    Time(TimeControl, bool),
    /// What one of the two rule books says.
    Books(Book, Difference),
}

impl RulebookCase {
    /// A case of a topic. `None` for the topics of other modules.
    pub(super) fn generate(topic: CaseTopic, random: &mut Random) -> Option<Self> {
        Some(match topic {
            CaseTopic::Equipment => Self::Equipment(Equipment::generate(random)),
            CaseTopic::ByHand => Self::Handling(pick(strum::VariantArray::VARIANTS, random)),
            CaseTopic::Claims => Self::Claim(Claim::generate(random)),
            CaseTopic::Duties => Self::Deed(pick(strum::VariantArray::VARIANTS, random)),
            CaseTopic::Tasks => Self::Job(pick(strum::VariantArray::VARIANTS, random)),
            CaseTopic::Teams => Self::Team(Team::generate(random)),
            CaseTopic::TeamPlaces => Self::Standing(FinalTeams::generate(random)?),
            CaseTopic::Ratings => Self::Rated(Rated::generate(random)?),
            CaseTopic::PlayForms => forms::generate(random),
            CaseTopic::Books => {
                Self::Books(pick(strum::VariantArray::VARIANTS, random), pick(strum::VariantArray::VARIANTS, random))
            }
            _ => return None,
        })
    }

    pub(super) fn law(self) -> Law {
        match self {
            Self::Equipment(equipment) => equipment.law(),
            Self::Handling(handling) => handling.law(),
            Self::Claim(claim) => claim.law(),
            Self::Deed(deed) => deed.law(),
            Self::Job(job) => job.law(),
            Self::Team(team) => team.law(),
            Self::Standing(standing) => standing.law(),
            Self::Rated(rated) => rated.law(),
            Self::PlayForm(form) => form.law(),
            Self::Aspect(form, aspect) => aspect.law(form),
            Self::Time(control, of_clock) => control.law(of_clock),
            Self::Books(book, difference) => difference.law(book),
        }
    }
}

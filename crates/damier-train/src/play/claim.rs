//! Draw claims, which are only possible under sudden death (CDA 3.8-3.12), and the arbiter who decides them: the
//! endings tables and the engine.

use std::time::Duration;

use super::{GamePhase, Notice, PlayLesson};
use damier_endings::Outcome;
use damier_engine::{Finding, Limits, Situation, Task};
use damier_rules::MoveLimit;

/// The most pieces on the board for claiming a draw by advantage.
const MAX_PIECES: u32 = 8;
/// The time below which such a claim is possible.
const LAST_MINUTE: Duration = Duration::from_secs(60);
/// What the arbiter considers a clear advantage, in centi-men: a man.
const CLEAR: i32 = 100;
/// Positions the arbiter's engine visits.
const ARBITER_NODES: u64 = 300_000;

/// Why a claim is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::AsRefStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum ClaimRefused {
    /// The player is not to move.
    NotYourTurn,
    /// Claims are only possible under sudden death.
    NoSuddenDeath,
    /// It is not an ending with a move limit, and there are too many pieces or too much time.
    Nothing,
    /// The ending can be won.
    CanBeWon,
    /// The advantage is not clear.
    NoAdvantage,
}

impl PlayLesson {
    /// Claims a draw: a theoretical one if a lone king faces three pieces or fewer, otherwise one by advantage.
    pub(crate) fn claim(&mut self, now: Duration) {
        match self.decide_at_once(now) {
            Ok(true) => {
                self.game.declare_unwinnable();
                self.settle(now);
                self.order_end();
            }
            Ok(false) => {
                self.claiming = true;
                self.notice = None;
                self.stop_clock(now);
            }
            Err(refused) => self.notice = Some(Notice::ClaimRefused(refused)),
        }
    }

    /// Whether there is something to claim. The claim may still be rejected.
    #[must_use]
    pub(crate) fn can_claim(&self, now: Duration) -> bool {
        !matches!(
            self.decide_at_once(now),
            Err(ClaimRefused::NotYourTurn | ClaimRefused::NoSuddenDeath | ClaimRefused::Nothing)
        )
    }

    /// Whether the claim is justified. `false` if the engine must search first.
    fn decide_at_once(&self, now: Duration) -> Result<bool, ClaimRefused> {
        if self.phase() != GamePhase::Thinking {
            return Err(ClaimRefused::NotYourTurn);
        }
        let Some(clock) = self.clock.as_ref().filter(|clock| clock.is_sudden_death(self.actor())) else {
            return Err(ClaimRefused::NoSuddenDeath);
        };
        if let Some(answer) = self.theory() {
            return if answer == Outcome::Draw { Ok(true) } else { Err(ClaimRefused::CanBeWon) };
        }
        if self.game.position().occupied().len() <= MAX_PIECES && clock.left(self.actor(), now) < LAST_MINUTE {
            Ok(false)
        } else {
            Err(ClaimRefused::Nothing)
        }
    }

    /// The tables' result if a move limit against a lone king applies.
    fn theory(&self) -> Option<Outcome> {
        let against_king = |limit| {
            use MoveLimit::{MainRoad, ThreeAgainstKing, ThreeKings, TwoAgainstKing};
            matches!(limit, ThreeAgainstKing | TwoAgainstKing | MainRoad | ThreeKings)
        };
        self.game.limit().filter(|count| against_king(count.limit))?;
        Some(self.tables.of(self.terms.variant()).probe_game(&self.game)?.outcome)
    }

    /// The arbiter's task.
    pub(super) fn ask_the_arbiter(&self) -> Task {
        Task::Search { situation: Situation::from(&self.game), limits: Limits::nodes(ARBITER_NODES) }
    }

    /// Decides a claim by the arbiter's search from the point of view of the player, who is to move.
    pub(super) fn decide_claim(&mut self, finding: &Finding, now: Duration) {
        self.claiming = false;
        if finding.score.as_centi_men() >= CLEAR {
            self.game.draw_by_advantage();
            self.settle(now);
            self.order_end();
        } else {
            self.notice = Some(Notice::ClaimRefused(ClaimRefused::NoAdvantage));
            self.start_clock(now);
        }
    }
}

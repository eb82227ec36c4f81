//! The engine as an opponent: how long it thinks, and when it agrees to a draw.

use std::time::Duration;

use super::PlayLesson;
use crate::engine::{Finding, Level, Limits, Score, Situation, Task};

/// How long the engine thinks about a move when nobody's clock runs.
const WITHOUT_CLOCK: Limits =
    Limits { depth: None, nodes: None, time: Some(Duration::from_secs(4)), enough: Some(Duration::from_millis(1_500)) };
/// The last level agrees to a draw when it is not better. Each level below is content with a draw when it is better by
/// so much more, in centi-men.
const MODESTY: i32 = 6;
/// So many of its searches in a row have to find nothing but a draw before it offers one.
const DEAD_DRAWS: u32 = 6;

/// Whether a player of this level agrees to a draw in a position that it values like this.
pub(super) fn accepts(level: Level, score: Score) -> bool {
    score.as_centi_men() <= MODESTY * i32::from(Level::FULL.number() - level.number())
}

/// Whether a search found nothing but a draw.
pub(super) fn is_dead(finding: &Finding) -> bool {
    finding.score == Score::DRAW
}

/// Whether the engine offers a draw after so many searches that found nothing else.
pub(super) const fn offers(dead_draws: u32) -> bool {
    dead_draws >= DEAD_DRAWS
}

impl PlayLesson {
    /// The task to choose the engine's move.
    pub(super) fn ask_for_move(&self, now: Duration) -> Task {
        let limits = match &self.clock {
            Some(clock) => clock.for_engine(!self.mine(), now).limits(),
            None => WITHOUT_CLOCK,
        };
        let ply = u64::try_from(self.game.moves().len()).unwrap_or(0);
        let seed = self.terms.seed.wrapping_add(ply);
        Task::Move { situation: Situation::from(&self.game), level: self.terms.level, limits, seed }
    }
}

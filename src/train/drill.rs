//! Ending drill: three kings against one under the 16-move rule, to be won or to be held; the engine plays the other
//! side.

use rand::{RngExt, SeedableRng};

use super::Random;
use super::starts;
use crate::engine::{Finding, Limits, ReportKind, Situation, Task};
use crate::rules::{AnyPosition, Color, Game, GameEnd, Move, PlayError};

/// Positions that the engine may visit for a reply: about a quarter of a second.
pub(super) const REPLY_NODES: u64 = 400_000;

/// What the trainee has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Win with three kings.
    Attack,
    /// Hold with one king.
    Defend,
}

impl Role {
    /// The name under which attempts at it are kept.
    #[must_use]
    pub const fn item(self) -> &'static str {
        match self {
            Self::Attack => "win KKK v K",
            Self::Defend => "hold K v KKK",
        }
    }

    /// The role of such a name.
    #[must_use]
    pub fn of_item(item: &str) -> Option<Self> {
        [Self::Attack, Self::Defend].into_iter().find(|role| role.item() == item)
    }
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The trainee is to move.
    Thinking,
    /// The engine is to move.
    Waiting,
    /// The game is over.
    Over(GameEnd),
}

/// What the engine's last search said about the drill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// The three kings win by force in so many moves.
    Won {
        /// Moves of the winner.
        moves: u16,
    },
    /// They did a move ago; now no forced win is in sight.
    Slipped,
    /// No forced win in sight.
    Open,
}

/// A drill from one position.
#[derive(Clone, Debug)]
pub struct EndingDrill {
    role: Role,
    game: Game,
    /// What was known after each of the engine's moves.
    outlooks: Vec<Outlook>,
    engine_failed: bool,
}

impl EndingDrill {
    /// A drill from a position that the seed chooses: one that is won for the attacker, or drawn for the defender. The
    /// three kings are White's and move first.
    #[must_use]
    pub fn new(role: Role, seed: u64) -> Self {
        let mut random = Random::seed_from_u64(seed);
        let starts = match role {
            Role::Attack => starts::WON,
            Role::Defend => starts::DRAWN,
        };
        let start = starts[random.random_range(0..starts.len())];
        Self::from_position(role, starts::position(start, random.random_range(0..4)))
    }

    /// A drill from a given position in which White has the three kings.
    #[must_use]
    pub fn from_position(role: Role, position: AnyPosition) -> Self {
        Self { role, game: Game::new(position), outlooks: Vec::new(), engine_failed: false }
    }

    /// What the trainee has to do.
    #[must_use]
    pub const fn role(&self) -> Role {
        self.role
    }

    /// The trainee's pieces.
    #[must_use]
    pub const fn trainee(&self) -> Color {
        match self.role {
            Role::Attack => Color::White,
            Role::Defend => Color::Black,
        }
    }

    /// The game so far.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Whose turn it is.
    #[must_use]
    pub fn phase(&self) -> Phase {
        match self.game.end() {
            Some(end) => Phase::Over(end),
            None if self.game.position().side_to_move() == self.trainee() => Phase::Thinking,
            None => Phase::Waiting,
        }
    }

    /// Whether the engine's last move showed that the trainee had just given away what there was to win or to hold.
    #[must_use]
    pub fn has_just_slipped(&self) -> bool {
        match (self.role, self.outlooks.as_slice()) {
            (Role::Attack, [.., last]) => *last == Outlook::Slipped,
            (Role::Defend, [.., before, Outlook::Won { .. }]) => !matches!(before, Outlook::Won { .. }),
            _ => false,
        }
    }

    /// What the engine saw when it moved last.
    #[must_use]
    pub fn outlook(&self) -> Option<Outlook> {
        self.outlooks.last().copied()
    }

    /// Whether the engine broke down, so that any move was played in its place.
    #[must_use]
    pub const fn engine_failed(&self) -> bool {
        self.engine_failed
    }

    /// What the drill waits for the engine to do.
    #[must_use]
    pub fn pending(&self) -> Option<Task> {
        (self.phase() == Phase::Waiting)
            .then(|| Task::Search { situation: Situation::from(&self.game), limits: Limits::nodes(REPLY_NODES) })
    }

    /// Makes the trainee's move.
    ///
    /// # Errors
    ///
    /// When it is not legal or not the trainee's turn.
    pub fn play(&mut self, played: Move) -> Result<(), PlayError> {
        if self.phase() == Phase::Waiting {
            return Err(PlayError::Illegal);
        }
        self.game.play(played)
    }

    /// Takes what the engine reports on the pending task.
    pub fn report(&mut self, report: &ReportKind) {
        if self.phase() != Phase::Waiting {
            return;
        }
        match report {
            ReportKind::Found(finding) => self.reply(finding),
            ReportKind::Failed(_) => {
                self.engine_failed = true;
                self.make_any_move();
            }
            _ => {}
        }
    }

    fn reply(&mut self, finding: &Finding) {
        let attackers_score = match self.role {
            Role::Attack => -finding.score,
            Role::Defend => finding.score,
        };
        let outlook = match attackers_score.plies_to_end() {
            Some(plies) if attackers_score.is_win() => Outlook::Won { moves: plies.div_ceil(2) },
            _ if matches!(self.outlook(), Some(Outlook::Won { .. })) => Outlook::Slipped,
            _ => Outlook::Open,
        };
        match finding.best().map(|best| self.game.play(best)) {
            Some(Ok(())) => self.outlooks.push(outlook),
            _ => self.make_any_move(),
        }
    }

    /// Keeps the drill going when the engine has nothing to say.
    fn make_any_move(&mut self) {
        if let Some(&any) = self.game.legal_moves().first() {
            let _ = self.game.play(any);
            self.outlooks.push(Outlook::Open);
        }
    }

    /// Takes back the trainee's last move and what came after it. `false` when there is none.
    pub fn take_back(&mut self) -> bool {
        let first = usize::from(self.game.start().side_to_move() != self.trainee());
        if self.game.moves().len() <= first {
            return false;
        }
        while self.game.undo().is_some() && self.game.position().side_to_move() != self.trainee() {}
        // The engine has made every second move, with the first one if it began.
        self.outlooks.truncate(self.game.moves().len().midpoint(first));
        true
    }

    /// Starts again from the same position.
    pub fn restart(&mut self) {
        *self = Self::from_position(self.role, *self.game.start());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Engine, StopFlag};
    use crate::rules::{EndReason, MoveLimit, Outcome};

    /// Does what the worker would do.
    fn answer(drill: &mut EndingDrill, engine: &mut Engine) {
        if let Some(Task::Search { situation, .. }) = drill.pending() {
            let found = engine.search(&situation, None, &Limits::nodes(20_000), &StopFlag::new(), |_| {});
            drill.report(&ReportKind::Found(found));
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_position_and_all_have_three_kings_against_one() {
        for role in [Role::Attack, Role::Defend] {
            for seed in 0..60 {
                let drill = EndingDrill::new(role, seed);
                let position = *drill.game().position();
                assert_eq!(EndingDrill::new(role, seed).game().position(), &position);
                assert_eq!(position.all_pieces(Color::White).len(), 3);
                assert_eq!(position.all_pieces(Color::Black).len(), 1);
                assert!(!position.must_capture());
                assert_eq!(drill.game().limit().unwrap().limit, MoveLimit::ThreeAgainstKing);
            }
        }
    }

    #[test]
    fn waiting_for_the_engine_the_trainee_cannot_move() {
        let mut drill = EndingDrill::new(Role::Defend, 1);
        assert_eq!(drill.phase(), Phase::Waiting);
        let any = drill.game().legal_moves()[0];
        assert_eq!(drill.play(any), Err(PlayError::Illegal));
        assert!(!drill.take_back());
    }

    #[test]
    fn a_broken_engine_does_not_stop_the_drill() {
        let mut drill = EndingDrill::new(Role::Defend, 1);
        drill.report(&ReportKind::Failed("bug".to_owned()));
        assert_eq!(drill.phase(), Phase::Thinking);
        assert!(drill.engine_failed());
    }

    #[test]
    fn shuffling_a_king_ends_by_the_16_move_rule_or_by_repetition() {
        let mut engine = Engine::new(1);
        let mut drill = EndingDrill::new(Role::Defend, 5);
        let mut turns = 0;
        let end = loop {
            answer(&mut drill, &mut engine);
            if let Phase::Over(end) = drill.phase() {
                break end;
            }
            let moves = drill.game().legal_moves();
            let quiet = moves.iter().find(|played| !drill.game().position().play(**played).must_capture());
            drill.play(*quiet.unwrap_or(&moves[turns % moves.len()])).unwrap();
            turns += 1;
            assert!(turns <= 16);
        };
        let is_known = matches!(
            end.reason,
            EndReason::MoveLimit(MoveLimit::ThreeAgainstKing | MoveLimit::TwoAgainstKing)
                | EndReason::Repetition
                | EndReason::NoPieces
        );
        assert!(is_known, "{end:?}");
        if end.reason == EndReason::MoveLimit(MoveLimit::ThreeAgainstKing) {
            assert_eq!((end.outcome, drill.game().moves().len()), (Outcome::Draw, 32));
        }
    }

    #[test]
    fn taking_back_returns_to_the_trainees_last_choice() {
        let mut engine = Engine::new(1);
        for role in [Role::Attack, Role::Defend] {
            let mut drill = EndingDrill::new(role, 3);
            answer(&mut drill, &mut engine);
            let before = (*drill.game().position(), drill.outlook());
            let quiet = drill.game().legal_moves().into_iter().find(|played| {
                let after = drill.game().position().play(*played);
                !after.must_capture()
            });
            drill.play(quiet.unwrap()).unwrap();
            answer(&mut drill, &mut engine);
            assert!(drill.take_back());
            assert_eq!((*drill.game().position(), drill.outlook()), before);
        }
    }
}

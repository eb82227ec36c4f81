//! A game against a level, under a rule set.

use chuhe_engine::Level;
use chuhe_rules::{
    Game, GameError, Move, NATURAL_LIMIT, Position, Refusal, Repetition, RuleSet, Ruling, Side, Verdict,
};

use super::Task;

/// What a game is played under.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The opponent.
    pub level: Level,
    /// The player's side.
    pub side: Side,
    /// The rules of repetition.
    pub rules: RuleSet,
    /// Makes the opponent's moves another's.
    pub(crate) seed: u64,
}

/// A game at work.
#[derive(Clone, Debug)]
pub struct GameLesson {
    terms: Terms,
    game: Game,
    is_thinking: bool,
    refusal: Option<Refusal>,
    ruling: Option<Ruling>,
}

impl GameLesson {
    /// A game that begins.
    #[must_use]
    pub fn new(terms: Terms) -> Self {
        let game = Game::new(Position::start(), terms.rules, chuhe_rules::Level::Local);
        Self { terms, game, is_thinking: false, refusal: None, ruling: None }
    }

    /// What it is played under.
    #[must_use]
    pub const fn terms(&self) -> Terms {
        self.terms
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Why the last move of the player was refused.
    #[must_use]
    pub const fn refusal(&self) -> Option<Refusal> {
        self.refusal
    }

    /// The ruling on the repetition that ended the game.
    #[must_use]
    pub const fn ruling(&self) -> Option<&Ruling> {
        self.ruling.as_ref()
    }

    /// Whether the opponent is thinking.
    #[must_use]
    pub const fn is_thinking(&self) -> bool {
        self.is_thinking
    }

    /// How often the position has occurred.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        Repetition::find(Position::start(), self.game.moves()).map_or(1, |found| found.occurrences())
    }

    /// Whether the player has won; `None` while it goes on, and if nobody has.
    #[must_use]
    pub fn result(&self) -> Option<Option<bool>> {
        Some(match self.game.verdict()? {
            Verdict::Lost(side, _) => Some(side != self.terms.side),
            Verdict::Drawn(_) => None,
        })
    }

    /// The opponent's task, if it is to move.
    #[must_use]
    pub fn ask(&mut self) -> Option<Task> {
        if self.is_thinking || self.game.verdict().is_some() || self.game.position().turn() == self.terms.side {
            return None;
        }
        self.is_thinking = true;
        let Terms { level, rules, seed, .. } = self.terms;
        let seed = seed ^ (self.game.moves().len() as u64) << 32;
        Some(Task::Play { start: Position::start(), moves: self.game.moves().to_vec(), rules, level, seed })
    }

    /// Plays a move of the player. Returns the opponent's task.
    pub fn play(&mut self, mv: Move) -> Option<Task> {
        if self.is_thinking || self.game.position().turn() != self.terms.side {
            return None;
        }
        // A suicide loses on the board; here it is refused like any other slip.
        self.refusal = self.game.position().check_move(mv).err();
        if self.refusal.is_none() {
            self.make(mv);
        }
        self.ask()
    }

    /// Takes the opponent's move.
    pub fn answer(&mut self, mv: Option<Move>) {
        self.is_thinking = false;
        if let Some(mv) = mv {
            self.make(mv);
        }
    }

    fn make(&mut self, mv: Move) {
        if self.game.play(mv).is_err() || self.game.verdict().is_some() {
            return;
        }
        // The arbiter looks at once, and both claim the limit.
        match self.game.judge_repetition() {
            Ok(ruling) => self.ruling = Some(ruling),
            Err(GameError::NoRepetition(_)) if self.game.quiet_rounds() >= NATURAL_LIMIT => {
                // It is reached, so the claim is true.
                let _ = self.game.claim_natural_limit(self.terms.side);
            }
            Err(_) => {}
        }
    }

    /// Gives the game up.
    pub fn resign(&mut self) {
        // A game that is over cannot be given up.
        let _ = self.game.resign(self.terms.side);
        self.is_thinking = false;
    }
}

//! A game: moves, claims, offers, fouls, and how it ends (articles 4, 7 and 8).

use crate::{
    moves::Move,
    outcome::{Defeat, Refusal, Suicide},
    position::Position,
    repetition::{Ground, Repetition, Ruling},
    rule_set::RuleSet,
    side::Side,
};

/// How strictly a tournament treats moves against the rules (4.1.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// A national tournament: the first one loses.
    National,
    /// A tournament of a province or below, or of children: the first one is a foul (8.1.8), the second loses.
    Local,
}

/// The thirteen ways to lose (4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LossReason {
    /// 将死.
    Mate,
    /// 困毙.
    Stalemate,
    /// 自杀: a move that lets the king be captured, once the hand has left the piece.
    Suicide(Suicide),
    /// 长将, by this side alone.
    PerpetualCheck,
    /// A repetition that this side should have left and did not.
    Repetition,
    /// The game is not finished in time.
    Time,
    /// Too late for the game.
    Late,
    /// Moves against the rules: one or two, by [`Level`].
    IllegalMoves,
    /// The clock pressed without a move, twice.
    ClockWithoutMove,
    /// Three fouls.
    ThreeFouls,
    /// The natural limit claimed wrongly twice in one stage.
    FalseClaims,
    /// Resigned.
    Resigned,
    /// The rules refused or discipline gravely broken.
    Misconduct,
}

impl LossReason {
    /// The article.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::Mate => "4.1.1",
            Self::Stalemate => "4.1.2",
            Self::Suicide(_) => "4.1.3",
            Self::PerpetualCheck => "4.1.4",
            Self::Repetition => "4.1.5",
            Self::Time => "4.1.6",
            Self::Late => "4.1.7",
            Self::IllegalMoves => "4.1.8",
            Self::ClockWithoutMove => "4.1.9",
            Self::ThreeFouls => "4.1.10",
            Self::FalseClaims => "4.1.11",
            Self::Resigned => "4.1.12",
            Self::Misconduct => "4.1.13",
        }
    }
}

/// The four kinds of draw (4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// Offered and accepted.
    Agreement,
    /// A simple position in which neither side can win.
    NoWin,
    /// A repetition that is drawn unless a player varies.
    Repetition,
    /// Sixty rounds without a capture (自然限着).
    NaturalLimit,
}

impl DrawReason {
    /// The article.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::Agreement => "4.2.1",
            Self::NoWin => "4.2.2",
            Self::Repetition => "4.2.3",
            Self::NaturalLimit => "4.2.4",
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// This side has lost.
    Lost(Side, LossReason),
    /// Neither side has won.
    Drawn(DrawReason),
}

/// The nine fouls (8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Foul {
    /// Disturbing the opponent (8.1.1).
    Disturbance,
    /// Stopping or starting the clock (8.1.2).
    Clock,
    /// Two more offers of a draw than the opponent (8.1.3).
    Offers,
    /// A natural limit claimed wrongly (8.1.4).
    FalseClaim,
    /// Touching an own piece that cannot move or an enemy piece that nothing can capture (8.1.5).
    Touch,
    /// Moves not recorded, or not legibly (8.1.6).
    Record,
    /// The clock pressed without a move (8.1.7).
    ClockWithoutMove,
    /// A move against the rules, where it does not lose (8.1.8).
    IllegalMove,
    /// Anything else against the duties of a player (8.1.9).
    Conduct,
}

impl Foul {
    /// All nine.
    pub const ALL: [Self; 9] = [
        Self::Disturbance,
        Self::Clock,
        Self::Offers,
        Self::FalseClaim,
        Self::Touch,
        Self::Record,
        Self::ClockWithoutMove,
        Self::IllegalMove,
        Self::Conduct,
    ];

    /// The article.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::Disturbance => "8.1.1",
            Self::Clock => "8.1.2",
            Self::Offers => "8.1.3",
            Self::FalseClaim => "8.1.4",
            Self::Touch => "8.1.5",
            Self::Record => "8.1.6",
            Self::ClockWithoutMove => "8.1.7",
            Self::IllegalMove => "8.1.8",
            Self::Conduct => "8.1.9",
        }
    }
}

/// What the rules refuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameError {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The piece does not move like that. If it was played on the board, see [`Game::illegal_move`].
    #[error(transparent)]
    Move(#[from] Refusal),
    /// No draws are offered in the first 25 rounds (4.3).
    #[error("round {0}: a draw may be offered from round 26 on (4.3)")]
    OfferTooEarly(usize),
    /// There is no offer to accept.
    #[error("the opponent has offered nothing")]
    NoOffer,
    /// The position has not occurred four times.
    #[error("the position has occurred {0} times; a repetition is judged after three cycles, at the fourth (4.3)")]
    NoRepetition(usize),
}

/// What one side has been counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Fouls; the third loses.
    pub fouls: u8,
    /// Moves against the rules.
    pub illegal_moves: u8,
    /// Clock presses without a move; the second loses.
    pub empty_presses: u8,
    /// Wrong claims of the natural limit since the last capture; the second loses.
    pub false_claims: u8,
    /// Offers of a draw.
    pub offers: u8,
}

/// A game under the rules of 2020, its repetitions judged under a [`RuleSet`].
///
/// ```
/// use chuhe_rules::{Game, Level, LossReason, Position, RuleSet, Side, Verdict};
///
/// let mut game = Game::new(Position::start(), RuleSet::Cxa, Level::Local);
/// game.play("h2e2".parse()?)?;
/// game.clock_without_move(Side::Red)?;
/// assert_eq!(game.tally(Side::Red).fouls, 1);
/// game.clock_without_move(Side::Red)?;
/// assert_eq!(game.verdict(), Some(Verdict::Lost(Side::Red, LossReason::ClockWithoutMove)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    position: Position,
    moves: Vec<Move>,
    rules: RuleSet,
    level: Level,
    natural_limit: usize,
    /// Half-moves since the last capture.
    quiet: usize,
    tallies: [Tally; 2],
    fouls: Vec<(Side, Foul)>,
    offer: Option<Side>,
    /// Whose foul was the last event: if that side resigns at once, it lapses (8.2).
    fresh_foul: Option<Side>,
    verdict: Option<Verdict>,
}

/// The natural limit in rounds (4.2.4).
pub const NATURAL_LIMIT: usize = 60;

/// In how many rounds no draw is offered (4.3).
const NO_OFFERS: usize = 25;

/// Occurrences of a position after three cycles (4.3).
const OCCURRENCES: usize = 4;

impl Game {
    /// A game from a position.
    #[must_use]
    pub fn new(start: Position, rules: RuleSet, level: Level) -> Self {
        let mut game = Self {
            start,
            position: start,
            moves: Vec::new(),
            rules,
            level,
            natural_limit: NATURAL_LIMIT,
            quiet: 0,
            tallies: [Tally::default(); 2],
            fouls: Vec::new(),
            offer: None,
            fresh_foul: None,
            verdict: None,
        };
        game.look();
        game
    }

    /// The same with another natural limit, in rounds; a tournament may lower it (4.2.4).
    #[must_use]
    pub const fn with_natural_limit(mut self, rounds: usize) -> Self {
        self.natural_limit = rounds;
        self
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The moves.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How it ended.
    #[must_use]
    pub const fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }

    /// What the side has been counted.
    #[must_use]
    pub const fn tally(&self, side: Side) -> Tally {
        self.tallies[side.index()]
    }

    /// The fouls in their order.
    #[must_use]
    pub fn fouls(&self) -> &[(Side, Foul)] {
        &self.fouls
    }

    /// The round that is being played, from 1.
    #[must_use]
    pub const fn round(&self) -> usize {
        self.moves.len() / 2 + 1
    }

    /// Full rounds since the last capture.
    #[must_use]
    pub const fn quiet_rounds(&self) -> usize {
        self.quiet / 2
    }

    /// Plays a move; a suicide is played and loses (4.1.3). An offer of the opponent is declined by it.
    ///
    /// # Errors
    ///
    /// If the game is over, or no piece moves like that.
    pub fn play(&mut self, mv: Move) -> Result<(), GameError> {
        self.going_on()?;
        let suicide = match self.position.check_move(mv) {
            Ok(()) => None,
            Err(Refusal::Suicide(suicide)) => Some(suicide),
            Err(refusal) => return Err(refusal.into()),
        };
        let side = self.position.turn();
        if self.position.is_empty(mv.to()) {
            self.quiet += 1;
        } else {
            self.quiet = 0;
            for tally in &mut self.tallies {
                tally.false_claims = 0;
            }
        }
        self.position.play(mv);
        self.moves.push(mv);
        if self.offer == Some(side.other()) {
            self.offer = None;
        }
        match suicide {
            Some(suicide) => self.lose(side, LossReason::Suicide(suicide)),
            None => self.look(),
        }
        Ok(())
    }

    /// A move against the rules was played and found out: it is not on the board. Loses, or is a foul (4.1.8, 8.1.8).
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn illegal_move(&mut self, side: Side) -> Result<(), GameError> {
        self.going_on()?;
        let tally = &mut self.tallies[side.index()];
        tally.illegal_moves += 1;
        if self.level == Level::National || tally.illegal_moves == 2 {
            self.lose(side, LossReason::IllegalMoves);
            Ok(())
        } else {
            self.foul(side, Foul::IllegalMove)
        }
    }

    /// The side pressed the clock without a move: a foul (8.1.7), the second loses (4.1.9).
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn clock_without_move(&mut self, side: Side) -> Result<(), GameError> {
        self.going_on()?;
        let tally = &mut self.tallies[side.index()];
        tally.empty_presses += 1;
        if tally.empty_presses == 2 {
            self.lose(side, LossReason::ClockWithoutMove);
            Ok(())
        } else {
            self.foul(side, Foul::ClockWithoutMove)
        }
    }

    /// The side commits a foul; the third loses (4.1.10).
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn foul(&mut self, side: Side, foul: Foul) -> Result<(), GameError> {
        self.going_on()?;
        self.fouls.push((side, foul));
        self.tallies[side.index()].fouls += 1;
        if self.tally(side).fouls >= 3 {
            self.lose(side, LossReason::ThreeFouls);
        }
        self.fresh_foul = Some(side);
        Ok(())
    }

    /// So many moves are missing in the side's record: four are a foul, eight or more two (7.1).
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn missing_entries(&mut self, side: Side, entries: usize) -> Result<(), GameError> {
        self.going_on()?;
        for _ in 0..(entries / 4).min(2) {
            if self.verdict.is_none() {
                self.foul(side, Foul::Record)?;
            }
        }
        Ok(())
    }

    /// The side offers a draw. Two more offers than the opponent are a foul (8.1.3); the offer stands all the same.
    ///
    /// # Errors
    ///
    /// If the game is over, or in the first 25 rounds (4.3).
    pub fn offer_draw(&mut self, side: Side) -> Result<(), GameError> {
        self.going_on()?;
        if self.round() <= NO_OFFERS {
            return Err(GameError::OfferTooEarly(self.round()));
        }
        self.offer = Some(side);
        self.tallies[side.index()].offers += 1;
        if self.tally(side).offers >= self.tally(side.other()).offers + 2 {
            self.foul(side, Foul::Offers)?;
        }
        Ok(())
    }

    /// The side accepts the opponent's offer (4.2.1).
    ///
    /// # Errors
    ///
    /// If the game is over or nothing is offered.
    pub fn accept_draw(&mut self, side: Side) -> Result<(), GameError> {
        self.going_on()?;
        if self.offer != Some(side.other()) {
            return Err(GameError::NoOffer);
        }
        self.verdict = Some(Verdict::Drawn(DrawReason::Agreement));
        Ok(())
    }

    /// The side claims the natural limit: a draw if it is reached (4.2.4). If not, that is a foul (8.1.4), and the second
    /// time since the last capture it loses (4.1.11).
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn claim_natural_limit(&mut self, side: Side) -> Result<(), GameError> {
        self.going_on()?;
        if self.quiet_rounds() >= self.natural_limit {
            self.verdict = Some(Verdict::Drawn(DrawReason::NaturalLimit));
            return Ok(());
        }
        self.tallies[side.index()].false_claims += 1;
        if self.tally(side).false_claims == 2 {
            self.lose(side, LossReason::FalseClaims);
            Ok(())
        } else {
            self.foul(side, Foul::FalseClaim)
        }
    }

    /// Judges the repetition on the board, as an arbiter does when neither player varies: the side that must vary loses
    /// (4.1.4, 4.1.5); otherwise it is a draw (4.2.3), except in the first 25 rounds, in which Red must vary (4.3).
    ///
    /// # Errors
    ///
    /// If the game is over, or the position has not occurred four times.
    pub fn judge_repetition(&mut self) -> Result<Ruling, GameError> {
        self.going_on()?;
        let found = Repetition::find(self.start, &self.moves).ok_or(GameError::NoRepetition(1))?;
        if found.occurrences() < OCCURRENCES {
            return Err(GameError::NoRepetition(found.occurrences()));
        }
        let ruling = found.judge(self.rules);
        match ruling.loser {
            Some(loser) if ruling.ground == Ground::PerpetualCheck => self.lose(loser, LossReason::PerpetualCheck),
            Some(loser) => self.lose(loser, LossReason::Repetition),
            // The round whose last move has been played.
            None if self.moves.len().div_ceil(2) <= NO_OFFERS => self.lose(Side::Red, LossReason::Repetition),
            None => self.verdict = Some(Verdict::Drawn(DrawReason::Repetition)),
        }
        Ok(ruling)
    }

    /// The side resigns (4.1.12). A foul that has just been called against it lapses (8.2).
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn resign(&mut self, side: Side) -> Result<(), GameError> {
        if self.verdict == Some(Verdict::Lost(side, LossReason::ThreeFouls)) && self.fresh_foul == Some(side) {
            self.verdict = None;
        }
        let lapses = self.fresh_foul == Some(side);
        self.going_on()?;
        if lapses {
            self.tallies[side.index()].fouls -= 1;
            self.fouls.pop();
        }
        self.lose(side, LossReason::Resigned);
        Ok(())
    }

    /// The arbiter ends the game against the side: time, lateness, misconduct.
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn forfeit(&mut self, side: Side, reason: LossReason) -> Result<(), GameError> {
        self.going_on()?;
        self.lose(side, reason);
        Ok(())
    }

    /// The arbiter finds that neither side can win (4.2.2).
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn declare_no_win(&mut self) -> Result<(), GameError> {
        self.going_on()?;
        self.verdict = Some(Verdict::Drawn(DrawReason::NoWin));
        Ok(())
    }

    /// Refuses if the game is over; otherwise a foul called before is no longer fresh.
    fn going_on(&mut self) -> Result<(), GameError> {
        if self.verdict.is_some() {
            return Err(GameError::Over);
        }
        self.fresh_foul = None;
        Ok(())
    }

    fn lose(&mut self, side: Side, reason: LossReason) {
        self.verdict = Some(Verdict::Lost(side, reason));
    }

    /// Sees whether the side to move has lost on the board.
    fn look(&mut self) {
        if let Some(defeat) = self.position.defeat() {
            let reason = match defeat {
                Defeat::Mate => LossReason::Mate,
                Defeat::Stalemate => LossReason::Stalemate,
            };
            self.lose(self.position.turn(), reason);
        }
    }
}

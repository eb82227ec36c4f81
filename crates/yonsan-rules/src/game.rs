//! A game under a rule set: stones, objections, announcements, the verdict.

use crate::{
    foul::{Foul, RowKind},
    point::Point,
    position::{PointTaken, Position, StoneEffect},
    rule_set::{FoulRule, RuleSet},
    side::Side,
};

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// A row of five (for White: five or more) was made first.
    Five,
    /// Black committed a foul; under School 2 White objected at once.
    BlackFoul(Foul),
    /// Black had no way out but a foul, committed it and White objected (School 1).
    ForcedFoul(Foul),
    /// A player resigned.
    Resignation,
    /// A player left the game.
    Leaving,
    /// A player's time ran out.
    Time,
    /// The board is full.
    FullBoard,
    /// Both players agreed to a draw.
    Agreement,
    /// Both players passed, one after the other (RIF).
    TwoPasses,
}

/// Who has won, why, and under which rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Verdict {
    rules: RuleSet,
    winner: Option<Side>,
    reason: EndReason,
}

impl Verdict {
    /// The rules it rests on.
    #[must_use]
    pub const fn rules(self) -> RuleSet {
        self.rules
    }

    /// The winner, or `None` for a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        self.winner
    }

    /// Why.
    #[must_use]
    pub const fn reason(self) -> EndReason {
        self.reason
    }
}

/// What the rules refuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameError {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The point holds a stone.
    #[error(transparent)]
    Taken(#[from] PointTaken),
    /// Black's first stone lies elsewhere.
    #[error("Black's first stone must lie on h8, the centre")]
    NotCentre,
    /// White's first stone crosses the centre (School 1).
    #[error("White's first stone must lie on White's side of the centre: in row 8 or above")]
    NotOwnSide,
    /// There is no foul to object to: Black's last stone was none, the right has lapsed, or the foul has lost already.
    #[error("there is no foul to object to")]
    NoObjection,
    /// There is nothing to take back (School 1: no unannounced open three or four was missed).
    #[error("no stone may be taken back")]
    NoTakeBack,
    /// These rules know no pass.
    #[error("passing is not allowed under {0}")]
    NoPass(RuleSet),
}

/// What follows upon an objection that the rules grant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objection {
    /// Black has lost.
    Lost(Verdict),
    /// The stone was taken off this point; Black is to move again.
    TakenBack(Point),
}

/// One turn of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turn {
    /// The point, or `None` for a pass.
    point: Option<Point>,
    /// The foul that the stone was, objected to or not.
    foul: Option<Foul>,
    /// Whether the player announced what it makes.
    announced: bool,
    /// Whether it made an open three or a four.
    threatens: bool,
}

/// A game under a rule set. The opening rules are a matter of their own, see [`Protocol`](crate::Protocol).
///
/// ```
/// use yonsan_rules::{EndReason, Game, Objection, RuleSet, Side, read_moves};
///
/// let moves = read_moves("h8 a1 h9 a3 i10 a5 j10 a7 h10")?;
/// // The last stone is a double three: Black's, and a foul. What follows depends on the rules.
/// let mut game = Game::new(RuleSet::Rif);
/// for &point in &moves {
///     game.play(point)?;
/// }
/// assert_eq!(game.verdict().unwrap().winner(), Some(Side::White));
///
/// let mut game = Game::new(RuleSet::School2);
/// for &point in &moves {
///     game.play(point)?;
/// }
/// assert_eq!(game.verdict(), None, "White must object at once");
/// assert!(matches!(game.object()?, Objection::Lost(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rules: RuleSet,
    position: Position,
    turns: Vec<Turn>,
    verdict: Option<Verdict>,
    /// Whether Black, to move, had no way out before the last stone.
    was_forced: bool,
}

impl Game {
    /// A game from the empty board.
    #[must_use]
    pub const fn new(rules: RuleSet) -> Self {
        Self { rules, position: Position::start(), turns: Vec::new(), verdict: None, was_forced: false }
    }

    /// A game from a position, for exercises: the rules on the first stones do not apply.
    #[must_use]
    pub const fn from_position(rules: RuleSet, position: Position) -> Self {
        Self { rules, position, turns: Vec::new(), verdict: None, was_forced: false }
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> RuleSet {
        self.rules
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The verdict, once the game has ended.
    #[must_use]
    pub const fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }

    /// The turns so far: points, or `None` for a pass.
    #[must_use]
    pub fn turns(&self) -> impl ExactSizeIterator<Item = Option<Point>> + '_ {
        self.turns.iter().map(|turn| turn.point)
    }

    /// The foul that White may object to now.
    #[must_use]
    pub fn objectionable(&self) -> Option<Foul> {
        let open = self.verdict.is_none() && self.position.to_move() == Side::White;
        self.turns.last().filter(|_| open).and_then(|turn| turn.foul)
    }

    /// Whether a stone on the point must be announced under these rules: it makes an open three or a four.
    #[must_use]
    pub fn must_announce(&self, point: Point) -> bool {
        self.rules.announces() && self.threatens(point)
    }

    fn threatens(&self, point: Point) -> bool {
        let rows = self.position.board().rows_made(point, self.position.to_move());
        rows.iter()
            .any(|row| matches!(row.kind(), RowKind::Three | RowKind::Four | RowKind::StraightFour | RowKind::TwoFours))
    }

    /// Plays a stone and announces what it makes where these rules ask for it.
    ///
    /// # Errors
    ///
    /// The game is over, the point is taken, or it breaks the rules on the first stones.
    pub fn play(&mut self, point: Point) -> Result<StoneEffect, GameError> {
        self.play_with(point, true)
    }

    /// Plays a stone without a word, which School 1 punishes: see [`take_back`](Self::take_back).
    ///
    /// # Errors
    ///
    /// As [`play`](Self::play).
    pub fn play_silently(&mut self, point: Point) -> Result<StoneEffect, GameError> {
        self.play_with(point, false)
    }

    fn play_with(&mut self, point: Point, announced: bool) -> Result<StoneEffect, GameError> {
        self.check_running()?;
        match self.position.board().stones() {
            0 if point != Point::CENTRE => return Err(GameError::NotCentre),
            1 if self.rules.own_side_first() && point.row() < Point::CENTRE.row() => return Err(GameError::NotOwnSide),
            _ => {}
        }
        let (mover, forced) = (self.position.to_move(), self.position.is_black_forced());
        let threatens = self.position.board().is_empty(point) && self.threatens(point);
        let effect = self.position.play(point)?;
        self.was_forced = forced;
        let foul = if let StoneEffect::Foul(foul) = effect { Some(foul) } else { None };
        self.turns.push(Turn { point: Some(point), foul, announced, threatens });
        match effect {
            StoneEffect::Five => self.end(Some(mover), EndReason::Five),
            StoneEffect::Foul(foul) if self.rules.foul_rule() == FoulRule::Loses => {
                self.end(Some(Side::White), EndReason::BlackFoul(foul));
            }
            StoneEffect::Full => self.end(None, EndReason::FullBoard),
            StoneEffect::Foul(_) | StoneEffect::Nothing => {}
        }
        Ok(effect)
    }

    /// White objects to the foul that Black has just committed.
    ///
    /// # Errors
    ///
    /// Black's last stone was no foul, White has played since, or the rules have settled it already.
    pub fn object(&mut self) -> Result<Objection, GameError> {
        self.check_running()?;
        let foul = self.objectionable().ok_or(GameError::NoObjection)?;
        if self.rules.foul_rule() == FoulRule::TakenBackIfObjected && !self.was_forced {
            return self.undo().map(Objection::TakenBack).ok_or(GameError::NoObjection);
        }
        let reason = if self.rules.foul_rule() == FoulRule::TakenBackIfObjected {
            EndReason::ForcedFoul(foul)
        } else {
            EndReason::BlackFoul(foul)
        };
        self.end(Some(Side::White), reason);
        self.verdict.map(Objection::Lost).ok_or(GameError::NoObjection)
    }

    /// Whether the side that has just played may take its stone back (School 1): the opponent had made an open three or a
    /// four without announcing it, and the answer has not stopped it. The right lapses with the opponent's next stone (J).
    #[must_use]
    pub fn may_take_back(&self) -> bool {
        let [.., threat, answer] = self.turns.as_slice() else { return false };
        let missed = || {
            let side = self.position.to_move();
            self.position.fives(side).next().is_some() || answer.point.is_some_and(|point| !self.answers(point))
        };
        self.verdict.is_none() && self.rules.announces() && threat.threatens && !threat.announced && missed()
    }

    /// Whether the last stone, on the point, takes a straight four or a five away from the side to move, or makes a four.
    fn answers(&self, point: Point) -> bool {
        let (board, side) = (self.position.board(), self.position.to_move());
        let mut before = *board;
        before.remove(point);
        let straight = |board: &crate::Board| {
            board
                .empty_points()
                .filter(|&point| {
                    let rows = board.rows_made(point, side);
                    rows.iter().any(|row| row.kind() == RowKind::StraightFour)
                })
                .count()
        };
        let fives = |board: &crate::Board| board.empty_points().filter(|&point| board.makes_five(point, side)).count();
        let makes_four = before.rows_made(point, side.other()).iter().any(|row| row.kind() >= RowKind::Four);
        makes_four || fives(board) < fives(&before) || straight(board) < straight(&before)
    }

    /// Takes the last stone back, see [`may_take_back`](Self::may_take_back). Returns its point.
    ///
    /// # Errors
    ///
    /// The rules don't allow it.
    pub fn take_back(&mut self) -> Result<Point, GameError> {
        self.check_running()?;
        if !self.may_take_back() {
            return Err(GameError::NoTakeBack);
        }
        self.undo().ok_or(GameError::NoTakeBack)
    }

    /// Takes the last stone off the board, whatever the rules say: for the players' own undo. `None` after a pass or
    /// before the first stone.
    pub fn undo(&mut self) -> Option<Point> {
        let point = self.turns.last()?.point?;
        self.turns.pop();
        let mut board = *self.position.board();
        let side = board.remove(point)?;
        self.position = Position::new(board, side);
        self.verdict = None;
        self.was_forced = self.position.is_black_forced();
        Some(point)
    }

    /// Passes (RIF). Two passes in a row draw.
    ///
    /// # Errors
    ///
    /// The game is over or the rules know no pass.
    pub fn pass(&mut self) -> Result<(), GameError> {
        self.check_running()?;
        if !self.rules.allows_pass() {
            return Err(GameError::NoPass(self.rules));
        }
        let second = self.turns.last().is_some_and(|turn| turn.point.is_none());
        self.turns.push(Turn { point: None, foul: None, announced: true, threatens: false });
        self.position = self.position.passed();
        if second {
            self.end(None, EndReason::TwoPasses);
        }
        Ok(())
    }

    /// The side resigns.
    ///
    /// # Errors
    ///
    /// The game is over.
    pub fn resign(&mut self, side: Side) -> Result<(), GameError> {
        self.lose(side, EndReason::Resignation)
    }

    /// The side leaves the game and loses it.
    ///
    /// # Errors
    ///
    /// The game is over.
    pub fn leave(&mut self, side: Side) -> Result<(), GameError> {
        self.lose(side, EndReason::Leaving)
    }

    /// The side's time is up.
    ///
    /// # Errors
    ///
    /// The game is over.
    pub fn time_out(&mut self, side: Side) -> Result<(), GameError> {
        self.lose(side, EndReason::Time)
    }

    /// Both players agree to a draw.
    ///
    /// # Errors
    ///
    /// The game is over.
    pub fn agree_to_draw(&mut self) -> Result<(), GameError> {
        self.check_running()?;
        self.end(None, EndReason::Agreement);
        Ok(())
    }

    fn lose(&mut self, side: Side, reason: EndReason) -> Result<(), GameError> {
        self.check_running()?;
        self.end(Some(side.other()), reason);
        Ok(())
    }

    fn check_running(&self) -> Result<(), GameError> {
        if self.verdict.is_some() { Err(GameError::Over) } else { Ok(()) }
    }

    fn end(&mut self, winner: Option<Side>, reason: EndReason) {
        self.verdict = Some(Verdict { rules: self.rules, winner, reason });
    }
}

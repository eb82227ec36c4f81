//! A game with everything that belongs to it: clock, draw offers and claims, touch-move, score
//! sheet, sealed move.
//!
//! [`Game`] alone decides when and how it ends.

mod acts;
pub mod ballots;
pub mod boards;
mod claim;
mod names;
mod offers;
mod opponent;
mod pace;
mod program;
mod recall;
mod record;
mod remote;
mod saved;
mod saved_game;
mod seat;
mod state;
pub mod terms;
mod touch;

use std::time::Duration;

use acts::Filing;
pub use acts::PlayAct;
use ballots::Ballot;
pub use claim::ClaimRefused;
pub use names::{CASUAL, DISPLAY, ENGINE, MINI_MATCH, NAMELESS, PLAY_OFF, TRAINING};
pub use recall::Recital;
pub use remote::{FromRemote, ToRemote};
pub use saved::{SavedError, SavedPart};
pub use saved_game::SavedGame;
pub use seat::{RemoteSide, Seat};
pub use state::{GamePhase, Notice, Refused};
use terms::Terms;
use touch::Breach;
pub use touch::Complaint;

use damier_endings::TableSet;
use damier_engine::EngineError;
use damier_rules::{Color, Game, Move, Outcome, PlayError, Square};
use etude::effort::Credit;
use etude_arbiter::clock::GameClock;
use pace::Held;
use program::ProgramState;

/// With less time than this under sudden death, a player need not keep score (CDA 3.8-3.12).
const TIME_TROUBLE: Duration = Duration::from_secs(300);

/// A game in progress.
#[derive(Clone, Debug)]
pub struct PlayLesson {
    /// The terms.
    pub terms: Terms,
    /// The game.
    pub game: Game,
    clock: Option<GameClock<Color>>,
    /// After each move, the time left to the player who made it. Empty without a clock.
    left: Vec<Duration>,
    /// Draw offers: the number of plies played before each, and who offered.
    offers: Vec<(usize, Color)>,
    /// Whether the player's next move comes with an offer.
    offering: bool,
    /// The touched piece, which must be moved.
    pub touched: Option<Square>,
    /// The last breach of touch-move by one of two people.
    breach: Option<Breach>,
    /// The number of moves on the score sheets of White and of Black.
    written: [usize; 2],
    /// Whether White and Black need not write any more moves before the game is over.
    relieved: [bool; 2],
    sealed: Option<Move>,
    /// Whether the arbiter is considering a claim.
    claiming: bool,
    failed: Option<EngineError>,
    /// State of the player's own engine. `None` if the terms do not include it.
    program: Option<ProgramState>,
    /// The ballots that lead to its start, at most one of each table.
    ballots: Vec<Ballot>,
    /// The player's move that the engine expects, once it has made its own.
    expected: Option<Move>,
    /// The engine's move, while it waits because a clock runs.
    held: Option<Held>,
    /// When the turn of the side to move began, or the game was resumed in it.
    turn_began: Duration,
    /// Whether the side that plays elsewhere is not there: not yet, or not any more.
    is_parted: bool,
    /// What it is to be told.
    orders: Vec<ToRemote>,
    /// The time that it says it has used.
    claimed: Duration,
    /// The notice about the latest event.
    pub notice: Option<Notice>,
    /// The number of the engine's latest searches that found nothing but a draw.
    dead_draws: u32,
    /// The number of moves taken back and of wrong entries on the sheet.
    errors: u32,
    /// Since when the player has been at the board, if he is, and how long he had been there before.
    since: Option<Duration>,
    before: Duration,
    ended: Option<Duration>,
    /// What has become of it as an exercise.
    stage: Filing,
    /// The seed of the next game of a play-off or a mini-match.
    next_seed: Option<u64>,
    /// The game read back from memory.
    recall: Option<Recital>,
    tables: TableSet,
}

impl PlayLesson {
    /// A game with the first move to be made and the clock running.
    #[must_use]
    pub fn new(terms: Terms, now: Duration, tables: TableSet) -> Self {
        let mut lesson = Self {
            game: terms.start.game(),
            clock: terms.control.map(|control| match terms.playoff {
                Some(game) => GameClock::restored(control, Color::ALL, game.left, [0; 2]),
                None => GameClock::new(control, Color::ALL),
            }),
            left: Vec::new(),
            offers: Vec::new(),
            offering: false,
            touched: None,
            breach: None,
            written: [0; 2],
            relieved: [false; 2],
            sealed: None,
            claiming: false,
            failed: None,
            program: terms.seats.contains(&Seat::OwnEngine).then_some(ProgramState::Starting),
            ballots: Ballot::leading_to(&terms.start.position),
            expected: None,
            held: None,
            turn_began: now,
            is_parted: terms.seats.iter().any(|seat| matches!(seat, Seat::Remote(_))),
            orders: Vec::new(),
            claimed: Duration::ZERO,
            notice: None,
            dead_draws: 0,
            errors: 0,
            since: Some(now),
            before: Duration::ZERO,
            ended: None,
            stage: Filing::Playing,
            next_seed: None,
            recall: None,
            tables,
            terms,
        };
        lesson.start_clock(now);
        lesson
    }

    /// The clock.
    #[must_use]
    pub const fn clock(&self) -> Option<&GameClock<Color>> {
        self.clock.as_ref()
    }

    /// The side of the person in front of the board.
    #[must_use]
    pub fn mine(&self) -> Color {
        self.terms.mine()
    }

    /// Whether a person at this board plays a side.
    #[must_use]
    pub const fn is_person(&self, color: Color) -> bool {
        self.terms.seat(color).is_person()
    }

    /// The ballots that lead to the start of the game, at most one of each table.
    #[must_use]
    pub fn ballots(&self) -> &[Ballot] {
        &self.ballots
    }

    /// Clears the notice.
    pub(crate) const fn dismiss(&mut self) {
        self.notice = None;
    }

    /// How long the player has been at the board.
    #[must_use]
    pub fn spent(&self, now: Duration) -> Duration {
        let end = self.ended.unwrap_or(now);
        self.before + self.since.map_or(Duration::ZERO, |since| end.saturating_sub(since))
    }

    /// The player goes to another board.
    fn step_away(&mut self, now: Duration) {
        (self.before, self.since) = (self.spent(now), None);
    }

    /// The player's time for all boards ran out.
    fn run_out(&mut self, now: Duration) {
        self.game.flag_fall(self.mine());
        self.settle(now);
    }

    /// The player comes back to the board.
    fn step_up(&mut self, now: Duration) {
        self.since.get_or_insert(now);
    }

    /// Whether two people play, or a person and a side elsewhere: then both go by their names.
    #[must_use]
    pub fn goes_by_names(&self) -> bool {
        self.terms.has_two_people() || self.remote().is_some()
    }

    /// The side that acts now: the one to move if a person plays it, else that of the person in front of the board.
    #[must_use]
    pub fn actor(&self) -> Color {
        let mover = self.game.position().side_to_move();
        if self.is_person(mover) { mover } else { self.mine() }
    }

    /// The side whose score sheet is in front: that of who acts, after the game the first one with gaps.
    #[must_use]
    pub fn sheet(&self) -> Color {
        let has_gaps = |color: &Color| self.is_person(*color) && self.written_by(*color) < self.game.moves().len();
        match self.game.end() {
            Some(_) => Color::ALL.into_iter().find(has_gaps).unwrap_or_else(|| self.mine()),
            None => self.actor(),
        }
    }

    fn written_by(&self, color: Color) -> usize {
        if let Some(recall) = self.recall.filter(|_| self.recalls()) {
            return recall.at;
        }
        if self.terms.strictness.own_sheet { self.written[color as usize] } else { self.game.moves().len() }
    }

    /// The number of moves on the sheet in front: all of them, unless the players keep their own.
    #[must_use]
    pub fn written(&self) -> usize {
        self.written_by(self.sheet())
    }

    /// Whether moves are missing on the sheet, even if the game is over.
    #[must_use]
    pub fn has_gaps(&self) -> bool {
        self.written() < self.game.moves().len()
    }

    /// Whose turn it is.
    #[must_use]
    pub fn phase(&self) -> GamePhase {
        if let Some(end) = self.game.end() {
            return GamePhase::Over(end);
        }
        if self.sealed.is_some() {
            return GamePhase::Adjourned;
        }
        if let Some(reason) = &self.failed {
            return GamePhase::Failed(reason.clone());
        }
        if self.program == Some(ProgramState::Starting) {
            return GamePhase::Starting;
        }
        if self.is_parted {
            return GamePhase::Parted;
        }
        if self.claiming {
            return GamePhase::Arbiter;
        }
        match self.is_person(self.game.position().side_to_move()) {
            false => GamePhase::Waiting,
            true if self.has_gaps() && !self.relieved[self.sheet() as usize] => GamePhase::Writing,
            true => GamePhase::Thinking,
        }
    }

    /// The trainee's result, once the game is over. `None` if the trainee does not play.
    #[must_use]
    pub fn credit(&self) -> Option<Credit> {
        if !self.terms.has_trainee() {
            return None;
        }
        Some(match self.game.end()?.outcome {
            Outcome::Win(winner) if winner == self.mine() => Credit::Full,
            Outcome::Win(_) => Credit::None,
            Outcome::Draw => Credit::Half,
        })
    }

    /// The terms of the next game: of a play-off, if this one was drawn, or the second of a mini-match.
    #[must_use]
    pub fn next_game(&self) -> Option<Terms> {
        self.next_terms(self.next_seed?)
    }

    /// The same, whatever its seed.
    #[must_use]
    pub fn next_terms(&self, seed: u64) -> Option<Terms> {
        let outcome = self.game.end()?.outcome;
        if self.terms.mini_match.is_some() {
            return self.terms.second_of_match(outcome, seed);
        }
        let (clock, ended) = (self.clock.as_ref().filter(|_| outcome == Outcome::Draw)?, self.ended?);
        self.terms.next_of_playoff(Color::ALL.map(|color| clock.left(color, ended)), seed)
    }

    /// Checks the clock. Call this before anything else at a new time.
    pub(crate) fn tick(&mut self, now: Duration) {
        self.release(now);
        let Some(clock) = &self.clock else { return };
        // Whether the flag of a side elsewhere has fallen is decided when its move comes.
        if let Some(loser) = clock.fallen(now).filter(|&loser| !matches!(self.terms.seat(loser), Seat::Remote(_))) {
            self.game.flag_fall(loser);
        }
        // There is no relief as long as time is added.
        for color in Color::ALL {
            self.relieved[color as usize] |= clock.is_sudden_death(color) && clock.left(color, now) < TIME_TROUBLE;
        }
        let was_over = self.ended.is_some();
        self.settle(now);
        if !was_over {
            self.order_end();
        }
    }

    /// When the display of the clock changes next, or the engine moves.
    #[must_use]
    pub(crate) fn wakes_at(&self, now: Duration) -> Option<Duration> {
        let clock = self.clock.as_ref().and_then(|clock| clock.wakes_at(now));
        clock.into_iter().chain(self.held.as_ref().map(|held| held.due)).min()
    }

    /// The player touches a piece. Under touch-move, a piece that can move must be moved from then on.
    pub(crate) fn touch(&mut self, square: Square) {
        let can_move = || self.game.legal_moves().iter().any(|legal| legal.from == square);
        let counts = self.terms.strictness.touch_move && self.touched.is_none() && self.phase() == GamePhase::Thinking;
        if counts && can_move() {
            self.touched = Some(square);
        }
    }

    /// Plays the player's move, with a draw offer if requested.
    ///
    /// # Errors
    ///
    /// If it is not the player's turn, another piece was touched, or the move is illegal.
    pub(crate) fn play(&mut self, played: Move, now: Duration) -> Result<(), Refused> {
        self.check(played)?;
        let (mover, touched) = (self.actor(), self.touched);
        let was_offered = self.game.draw_offer() == Some(!mover) && self.is_person(!mover);
        self.make(played, now)?;
        self.order(ToRemote::Move(played));
        self.note_touch(mover, touched, played);
        if was_offered && self.notice.is_none() {
            self.notice = Some(Notice::OfferDeclined);
        }
        if std::mem::take(&mut self.offering) {
            match self.offer(mover) {
                Ok(()) => self.order(ToRemote::Offer),
                Err(refused) => self.notice = Some(Notice::OfferRefused(refused)),
            }
        }
        Ok(())
    }

    /// Seals the player's move. It is made when the game is resumed; until then the clock is stopped.
    ///
    /// # Errors
    ///
    /// As for [`PlayLesson::play`].
    pub(crate) fn seal(&mut self, played: Move, now: Duration) -> Result<(), Refused> {
        self.check(played)?;
        if !self.game.legal_moves().contains(&played) {
            return Err(PlayError::Illegal.into());
        }
        self.sealed = Some(played);
        self.stop_clock(now);
        Ok(())
    }

    fn check(&mut self, played: Move) -> Result<(), Refused> {
        if self.phase() != GamePhase::Thinking {
            return Err(Refused::NotYourTurn);
        }
        match self.touched {
            Some(touched) if touched != played.from && !self.may_break_touch() => {
                self.notice = Some(Notice::Touched(touched));
                Err(Refused::Touched(touched))
            }
            _ => Ok(()),
        }
    }

    /// Makes a move of either side.
    fn make(&mut self, played: Move, now: Duration) -> Result<(), PlayError> {
        let mover = self.game.position().side_to_move();
        self.game.play(played)?;
        if let Some(clock) = &mut self.clock {
            clock.press(now);
            self.left.push(clock.left(mover, now));
        }
        self.turn_began = now;
        self.touched = None;
        self.notice = None;
        self.settle(now);
        Ok(())
    }

    /// Stops the clock once the game is over.
    fn settle(&mut self, now: Duration) {
        if self.game.end().is_some() && self.ended.is_none() {
            self.ended = Some(now);
            self.claiming = false;
            self.notice = None;
            self.stop_clock(now);
        }
    }

    fn stop_clock(&mut self, now: Duration) {
        if let Some(clock) = &mut self.clock {
            clock.stop(now);
        }
    }

    /// Starts the clock of the side to move, if the phase requires it.
    fn start_clock(&mut self, now: Duration) {
        let runs = matches!(self.phase(), GamePhase::Thinking | GamePhase::Writing | GamePhase::Waiting);
        if let Some(clock) = self.clock.as_mut().filter(|_| runs) {
            clock.start(self.game.position().side_to_move(), now);
        }
        (self.turn_began, self.held) = (now, None);
    }

    /// The player resigns.
    pub(crate) fn resign(&mut self, now: Duration) {
        self.game.resign(self.actor());
        self.settle(now);
        self.order_end();
    }

    /// Whether the game can be given up now. Where the other side plays elsewhere, only the side to move may end it.
    #[must_use]
    pub fn can_resign(&self) -> bool {
        let phase = self.phase();
        let may = self.remote().is_none() || matches!(phase, GamePhase::Thinking | GamePhase::Writing);
        may && !self.is_over()
    }

    /// Whether a move can be sealed now. The side that plays elsewhere knows no envelope, and a board of a simultaneous
    /// display waits anyway.
    #[must_use]
    pub fn can_seal(&self) -> bool {
        self.phase() == GamePhase::Thinking && self.remote().is_none() && self.terms.board.is_none()
    }

    /// Whether the player's last move can be taken back.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        let first = usize::from(!self.is_person(self.game.start().side_to_move()));
        self.terms.strictness.casual
            && self.remote().is_none()
            && self.game.end().is_none()
            && self.game.moves().len() > first
    }

    /// Takes back the player's last move and everything after it. The clock does not run backwards.
    pub(crate) fn take_back(&mut self, now: Duration) {
        if !self.can_take_back() {
            return;
        }
        while self.game.undo().is_some() {
            self.left.pop();
            let mover = self.game.position().side_to_move();
            if let Some(clock) = &mut self.clock {
                clock.uncount(mover);
            }
            if self.is_person(mover) {
                break;
            }
        }
        self.forget_after_undo();
        (self.offering, self.claiming, self.failed) = (false, false, None);
        self.errors += 1;
        self.dead_draws = 0;
        self.notice = Some(Notice::TakenBack);
        self.start_clock(now);
    }

    /// Drops what was noted about moves that are no longer in the game.
    fn forget_after_undo(&mut self) {
        let plies = self.game.moves().len();
        self.offers.retain(|&(made, _)| made <= plies);
        self.written = self.written.map(|written| written.min(plies));
        (self.touched, self.breach, self.expected) = (None, None, None);
    }

    /// Writes the next move on the sheet. A wrong move is not accepted.
    pub(crate) fn write(&mut self, written: Move) {
        if self.recalls() {
            return self.remember(Some(written));
        }
        let sheet = self.sheet() as usize;
        if self.game.moves().nth(self.written[sheet]) == Some(written) {
            self.written[sheet] += 1;
            self.notice = None;
        } else {
            self.errors += 1;
            self.notice = Some(Notice::WrittenWrong);
        }
    }
}

#[cfg(test)]
mod tests;

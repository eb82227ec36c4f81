//! What happens in a correspondence game: a file of the opponent comes, or we move.

use super::{MailError, MailGame, Received, of_outcome, offers, replayed};
use damier_rules::notation::pdn::{GameResult, PdnGame};
use damier_rules::notation::{read_move, write_move};
use damier_rules::{AnyPosition, Color, Game, Move};
use etude::calendar::Day;

/// The most moves of a line that answers in advance.
const MAX_CONDITION: usize = 40;

impl MailGame {
    /// Takes a file of the opponent: ours with exactly one legal move more, or with its end.
    ///
    /// # Errors
    ///
    /// Where it differs.
    pub fn receive(&mut self, theirs: &PdnGame, today: Day) -> Result<Received, MailError> {
        if self.is_over() {
            return Err(MailError::Over);
        }
        let other = replayed(theirs)?;
        if other.start() != self.game.start() {
            return Err(MailError::OtherStart);
        }
        let (ours, new) = (self.game.moves().len(), other.moves().len());
        if let Some(ply) = (0..ours.min(new)).find(|&ply| self.game.moves().nth(ply) != other.moves().nth(ply)) {
            let text = |game: &Game| {
                game.position_after(ply).zip(game.moves().nth(ply)).map(|(at, played)| write_move(at, played))
            };
            let (ours, theirs) = (text(&self.game).unwrap_or_default(), text(&other).unwrap_or_default());
            return Err(MailError::Differs { ply, ours, theirs });
        }
        let is_our_turn = self.game.position().side_to_move() == self.mine;
        match new.checked_sub(ours) {
            None => return Err(MailError::Behind(new)),
            Some(0) if theirs.result == GameResult::Unknown => return Err(MailError::Nothing),
            Some(1) if is_our_turn => return Err(MailError::OurMove),
            Some(0 | 1) => {}
            Some(more) => return Err(MailError::TooMany(more)),
        }
        self.check_result(theirs, &other)?;
        let mut received = Received { played: None, answer: None, offers: false };
        if new > ours {
            let conditions = self.conditions();
            let played = other.moves().last();
            received.played = played;
            received.offers = offers(theirs);
            if let Some(played) = played {
                self.add(played);
            }
            if received.offers {
                self.comment_offer();
            }
            self.note(today);
            if theirs.result == GameResult::Unknown {
                received.answer = self.answer(&conditions, played, today);
            }
        }
        if theirs.result != GameResult::Unknown {
            self.pdn.result = theirs.result.clone();
        }
        self.settle();
        Ok(received)
    }

    /// A result may be the rules', the opponent's resignation, or a draw that we offered.
    fn check_result(&self, theirs: &PdnGame, other: &Game) -> Result<(), MailError> {
        let lost = if self.mine == Color::White { GameResult::WhiteWins } else { GameResult::BlackWins };
        let by_rules = other.end().map(|end| of_outcome(end.outcome));
        let is_ours = self.game.position().side_to_move() != self.mine;
        let is_agreed = theirs.result == GameResult::Draw && is_ours && self.is_offered();
        match &theirs.result {
            GameResult::Unknown => Ok(()),
            result if by_rules.as_ref() == Some(result) || *result == lost || is_agreed => Ok(()),
            _ => Err(MailError::Result),
        }
    }

    /// Makes our move if the opponent's was foreseen; the rest of the line stays as an answer in advance.
    fn answer(&mut self, conditions: &[Vec<Move>], played: Option<Move>, today: Day) -> Option<Move> {
        let fitting: Vec<&Vec<Move>> = conditions.iter().filter(|line| line.first().copied() == played).collect();
        let answer = *fitting.first()?.get(1)?;
        if self.game.end().is_some() {
            return None;
        }
        self.add(answer);
        let rests: Vec<Vec<Move>> =
            fitting.iter().filter(|line| line[1] == answer && line.len() >= 4).map(|line| line[2..].to_vec()).collect();
        for rest in rests {
            self.add_condition(&rest);
        }
        self.note(today);
        Some(answer)
    }

    /// Makes our move, with a draw offer if wished, and with answers in advance: each a line that begins with a move of
    /// the opponent and ends with one of ours.
    ///
    /// # Errors
    ///
    /// A move that is not legal, or not our turn. Then nothing has changed.
    pub fn play(&mut self, text: &str, offers: bool, conditions: &[String], today: Day) -> Result<(), MailError> {
        self.check_turn()?;
        let mut after = self.clone();
        let played = Self::read(after.game.position(), text)?;
        after.drop_variations();
        after.add(played);
        for line in conditions {
            let mut game = after.game.clone();
            let mut moves = Vec::new();
            for text in line.split_whitespace() {
                let played = Self::read(game.position(), text)?;
                let ply = game.moves().len();
                game.play(played).map_err(|_| MailError::GoesOn(ply))?;
                moves.push(played);
            }
            if moves.is_empty() || moves.len() % 2 == 1 || moves.len() > MAX_CONDITION {
                return Err(MailError::Condition(moves.len()));
            }
            after.add_condition(&moves);
        }
        if offers {
            after.comment_offer();
        }
        after.note(today);
        after.settle();
        *self = after;
        Ok(())
    }

    fn check_turn(&self) -> Result<(), MailError> {
        if self.is_over() {
            return Err(MailError::Over);
        }
        if self.game.position().side_to_move() == self.mine { Ok(()) } else { Err(MailError::NotOurTurn) }
    }

    fn read(position: &AnyPosition, text: &str) -> Result<Move, MailError> {
        read_move(position, text).map_err(|error| MailError::Move { text: text.to_owned(), error })
    }

    /// Resigns, at any time.
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn resign(&mut self) -> Result<(), MailError> {
        if self.is_over() {
            return Err(MailError::Over);
        }
        self.pdn.result = if self.mine == Color::White { GameResult::BlackWins } else { GameResult::WhiteWins };
        Ok(())
    }

    /// Accepts the draw that came with the opponent's last move.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn accept_draw(&mut self) -> Result<(), MailError> {
        self.check_turn()?;
        if !self.is_offered() {
            return Err(MailError::NoOffer);
        }
        self.pdn.result = GameResult::Draw;
        Ok(())
    }
}

//! Saving and resuming a game.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use super::acts::Filing;
use super::saved_game::{SavedControl, SavedEnd, SavedGame, SavedPlayoff, SavedSeat, millis};
use super::seat::Seat;
use super::terms::{MiniMatch, PlayoffGame, Terms};
use super::{Notice, PlayLesson};
use crate::start::Start;
use damier_endings::TableSet;
use damier_engine::Level;
use damier_rules::notation::{read_move, write_line, write_move};
use damier_rules::{Color, Variant};
use etude_arbiter::clock::{Control, GameClock};

/// The version of the text: that of a game between the trainee and an engine, and the newest.
const TRAINEE_AND_ENGINE: u32 = 1;
const VERSION: u32 = 2;

/// Why a saved game cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SavedError {
    /// The text is not JSON of this form.
    #[error("not a saved game: {0}")]
    Json(String),
    /// The text was written by a newer version.
    #[error("version {found}, newer than {VERSION}")]
    Version {
        /// The version of the text.
        found: u32,
        /// The newest version that can be read.
        known: u32,
    },
    /// A part of the game is invalid.
    #[error("bad part of a saved game: {0:?}")]
    Wrong(SavedPart),
}

/// A part of a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::AsRefStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum SavedPart {
    /// The name of the variant.
    Variant,
    /// The level of the engine.
    Level,
    /// The starting position.
    Start,
    /// The moves.
    Moves,
    /// The times on the clock.
    Clock,
    /// The sealed move.
    SealedMove,
    /// The boards of a display: their number, or which one is in front.
    Boards,
}

impl SavedGame {
    /// Reads a game from its JSON.
    ///
    /// # Errors
    ///
    /// If it is something else, or was written by a newer version.
    pub fn read(text: &str) -> Result<Self, SavedError> {
        serde_json::from_str::<Self>(text).map_err(|error| SavedError::Json(error.to_string()))?.checked()
    }

    /// The same game, after checking that it can be resumed.
    ///
    /// # Errors
    ///
    /// If it was written by a newer version or is invalid.
    pub fn checked(self) -> Result<Self, SavedError> {
        if self.version > VERSION {
            return Err(SavedError::Version { found: self.version, known: VERSION });
        }
        PlayLesson::resume(&self, Duration::ZERO, TableSet::default())?;
        Ok(self)
    }

    /// Who plays White and who plays Black. `None` if the game is inconsistent.
    #[must_use]
    pub fn seats(&self) -> Option<[Seat; 2]> {
        if let Some(seats) = &self.seats {
            let [white, black] = seats.each_ref().map(SavedSeat::seat);
            return Some([white?, black?]);
        }
        let level = Level::new(self.level)?;
        let opponent = if self.program { Seat::OwnEngine } else { Seat::Level(level) };
        Some(Terms::trainee_against(color(self.white), opponent))
    }

    /// The number of plies played.
    #[must_use]
    pub const fn plies(&self) -> usize {
        self.moves.len()
    }

    fn terms(&self) -> Result<Terms, SavedError> {
        let variant: Variant = self.variant.parse().map_err(|_| SavedError::Wrong(SavedPart::Variant))?;
        Ok(Terms {
            seats: self.seats().ok_or(SavedError::Wrong(SavedPart::Level))?,
            start: Start::read(&self.start, variant).map_err(|_| SavedError::Wrong(SavedPart::Start))?,
            control: self.control.map(Control::from),
            strictness: self.manners,
            board: self.board,
            mini_match: self.mini_match,
            playoff: self
                .playoff
                .map(|SavedPlayoff { game, left }| PlayoffGame { number: game, left: left.map(Duration::from_millis) }),
            seed: self.seed,
        })
    }
}

const fn color(white: bool) -> Color {
    if white { Color::White } else { Color::Black }
}

impl PlayLesson {
    /// A number that changes with the contents of [`PlayLesson::save`], but not with time. `None` if there is nothing
    /// to keep: before the first move of a first game, and once the game is over.
    #[must_use]
    pub(crate) fn revision(&self) -> Option<u64> {
        let number = self.terms.playoff.map(|game| game.number).or(self.terms.mini_match.map(MiniMatch::number));
        let is_later_game = number.is_some_and(|number| number > 1);
        let has_begun = self.game.moves().len() > 0 || self.sealed.is_some() || self.errors > 0 || is_later_game;
        (has_begun && self.game.end().is_none()).then(|| {
            let mut hasher = DefaultHasher::new();
            (self.game.moves().len(), self.written, self.errors, self.offers.len()).hash(&mut hasher);
            (self.sealed, self.game.position()).hash(&mut hasher);
            hasher.finish()
        })
    }

    /// The next game of a play-off or a mini-match in a form to store, if there is one.
    #[must_use]
    pub(crate) fn save_next(&self, seed: u64, now: Duration) -> Option<SavedGame> {
        let terms = self.next_terms(seed)?;
        Some(Self::new(terms, now, self.tables.clone()).save(now))
    }

    /// The current game in a form to store.
    #[must_use]
    pub fn save(&self, now: Duration) -> SavedGame {
        let Terms { ref seats, start, control, strictness, playoff, mini_match, board, seed } = self.terms;
        let (mine, opponent) = (self.mine(), self.terms.seat(!self.mine()));
        let is_usual = self.terms.has_trainee() && matches!(opponent, Seat::Level(_) | Seat::OwnEngine);
        SavedGame {
            version: if is_usual { TRAINEE_AND_ENGINE } else { VERSION },
            seats: (!is_usual).then(|| seats.each_ref().map(SavedSeat::of)),
            variant: self.terms.variant().name().to_owned(),
            level: opponent.level().number(),
            program: *opponent == Seat::OwnEngine,
            white: mine == Color::White,
            start: start.write(),
            control: control.map(SavedControl::from),
            playoff: playoff.map(|playoff| SavedPlayoff { game: playoff.number, left: playoff.left.map(millis) }),
            mini_match,
            board,
            end: self.game.end().and_then(SavedEnd::of),
            manners: strictness,
            seed,
            moves: write_line(start.position, self.game.moves()),
            left_after: self.left.iter().copied().map(millis).collect(),
            left: self.clock.as_ref().map(|clock| Color::ALL.map(|color| millis(clock.left(color, now)))),
            offers: self.offers.iter().map(|&(plies, by)| (plies, by == Color::White)).collect(),
            sealed: self.sealed.map(|sealed| write_move(self.game.position(), sealed)),
            written: self.written[mine as usize],
            written_by_other: self.written[!mine as usize],
            errors: self.errors,
            spent: millis(self.spent(now)),
        }
    }

    /// Resumes a game: a sealed move is made, and the clock continues from where it stopped.
    ///
    /// # Errors
    ///
    /// If the saved game is invalid.
    pub fn resume(saved: &SavedGame, now: Duration, tables: TableSet) -> Result<Self, SavedError> {
        let terms = saved.terms()?;
        let mut lesson = Self::new(terms.clone(), now, tables);
        let mut made = [0; 2];
        lesson.replay_offers(saved);
        for text in &saved.moves {
            made[lesson.game.position().side_to_move() as usize] += 1;
            let wrong = SavedError::Wrong(SavedPart::Moves);
            let Ok(played) = read_move(lesson.game.position(), text) else { return Err(wrong) };
            lesson.game.play(played).map_err(|_| wrong)?;
            lesson.replay_offers(saved);
        }
        let has_times = saved.left_after.len() == saved.moves.len();
        lesson.clock = match (terms.control, saved.left) {
            (Some(control), Some(left)) if has_times => {
                Some(GameClock::restored(control, Color::ALL, left.map(Duration::from_millis), made))
            }
            (None, None) => None,
            _ => return Err(SavedError::Wrong(SavedPart::Clock)),
        };
        lesson.left = saved.left_after.iter().copied().map(Duration::from_millis).collect();
        let mine = lesson.mine();
        lesson.written[mine as usize] = saved.written.min(saved.moves.len());
        lesson.written[!mine as usize] = saved.written_by_other.min(saved.moves.len());
        lesson.errors = saved.errors;
        lesson.before = Duration::from_millis(saved.spent);
        lesson.notice = Some(Notice::Resumed);
        if let Some(end) = saved.end {
            end.apply(&mut lesson.game);
        }
        if lesson.is_over() {
            lesson.stage = Filing::Recorded;
        }
        if let Some(text) = &saved.sealed {
            let wrong = |_| SavedError::Wrong(SavedPart::SealedMove);
            let sealed =
                read_move(lesson.game.position(), text).map_err(|_| SavedError::Wrong(SavedPart::SealedMove))?;
            // The time for the sealed move was deducted before; now the clock is only pressed.
            let mover = lesson.game.position().side_to_move();
            if let Some(clock) = &mut lesson.clock {
                clock.start(mover, now);
            }
            lesson.make(sealed, now).map_err(wrong)?;
            lesson.stop_clock(now);
            lesson.notice = Some(Notice::ResumedSealed);
        }
        lesson.start_clock(now);
        lesson.settle(now);
        Ok(lesson)
    }

    /// Repeats the draw offers made at this point of the game.
    fn replay_offers(&mut self, saved: &SavedGame) {
        let plies = self.game.moves().len();
        for &(_, white) in saved.offers.iter().filter(|&&(made, _)| made == plies) {
            // Every recorded offer was allowed.
            let _ = self.offer(color(white));
        }
    }
}

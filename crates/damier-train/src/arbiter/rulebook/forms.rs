//! Forms of play, time controls, and where the two rule books differ (FMJD 10-11).

use rand::RngExt;
use rand::seq::SliceRandom;
use strum::{AsRefStr, VariantArray};

use super::super::forms::PlayForm;
use super::super::ruling::{Law, Ruling, law, pick};
use super::RulebookCase;
use etude::Random;

/// Something that is true of some forms of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Aspect {
    /// One player plays several games at once.
    Several,
    /// A player calls moves out instead of making them.
    CallsOut,
    /// The players are in different places.
    Apart,
    /// The form has rules of its own.
    OwnRules,
    /// One side begins with fewer pieces.
    Fewer,
    /// Pieces are recognised with the fingers.
    Felt,
}

/// How time is given (FMJD 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum TimeControl {
    /// A number of moves in a period.
    Period,
    /// A time for the whole game.
    SuddenDeath,
}

/// A rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Book {
    /// The competition rules of the Chinese Draughts Association.
    Chinese,
    /// The rules of the game of the FMJD, as the lesson script gives them.
    Fmjd,
}

/// A situation that the two rule books may treat differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Difference {
    /// Is it an irregular act not to crown a new king?
    Uncrowned,
    /// A man on a light square.
    LightSquare,
    /// A position that was set up wrongly.
    WrongStart,
    /// May a man that captures one man take it off first?
    TakesOffFirst,
    /// Is taking off complete after a clear pause?
    Pause,
    /// Does the book demand the same hand for jumping and taking off?
    SameHand,
    /// May the player stop writing under sudden death with time left?
    StopsWriting,
    /// May a draw be offered on move 30?
    EarlyOffer,
    /// Three kings against one under sudden death, without a win in sight.
    Theoretical,
    /// A draw claimed with an advantage and seconds left.
    Advantage,
    /// The sixteen moves are over.
    SixteenMoves,
    /// The opponent has played on after an irregular act.
    PlayedOn,
    /// The board was turned.
    BoardTurned,
}

/// A form described, something about a form, or about a time control.
pub(super) fn generate(random: &mut Random) -> RulebookCase {
    let form = pick(PlayForm::VARIANTS, random);
    match random.random_range(0..6) {
        0 => RulebookCase::PlayForm(form),
        1 => RulebookCase::Time(pick(TimeControl::VARIANTS, random), random.random()),
        _ => RulebookCase::Aspect(form, pick(Aspect::VARIANTS, random)),
    }
}

const fn yes_or_no(is_so: bool) -> (Ruling, Ruling) {
    if is_so { (Ruling::Yes, Ruling::No) } else { (Ruling::No, Ruling::Yes) }
}

impl PlayForm {
    const fn article(self) -> &'static str {
        match self {
            Self::OverTheBoard => "FMJD 11.1.1",
            Self::Simultaneous => "FMJD 11.1.2",
            Self::Correspondence => "FMJD 11.1.3",
            Self::Blindfold => "FMJD 11.1.4",
            Self::BlindfoldSimultaneous => "FMJD 11.1.5",
            Self::ByTouch => "FMJD 11.1.6",
            Self::AtOdds => "FMJD 11.1.7",
        }
    }

    /// This form is right, three others are not: always the same three.
    pub(super) fn law(self) -> Law {
        let mut others: Vec<Self> = Self::VARIANTS.iter().copied().filter(|&other| other != self).collect();
        others.shuffle(&mut etude::random(self as u64));
        let wrong = others.into_iter().take(3).map(Ruling::Played).collect();
        Law { articles: vec![self.article()], right: Ruling::Played(self), wrong }
    }
}

impl Aspect {
    pub(super) fn law(self, form: PlayForm) -> Law {
        use PlayForm::{AtOdds, Blindfold, BlindfoldSimultaneous, ByTouch, Correspondence, OverTheBoard, Simultaneous};
        let is_so = match self {
            Self::Several => matches!(form, Simultaneous | BlindfoldSimultaneous),
            Self::CallsOut => matches!(form, Blindfold | BlindfoldSimultaneous),
            Self::Apart => form == Correspondence,
            Self::OwnRules => form != OverTheBoard,
            Self::Fewer => form == AtOdds,
            Self::Felt => form == ByTouch,
        };
        let (right, wrong) = yes_or_no(is_so);
        law([if self == Self::OwnRules { "FMJD 11.2" } else { form.article() }], right, [wrong])
    }
}

impl TimeControl {
    /// Whether a clock is demanded, or else every move on the sheet.
    pub(super) fn law(self, of_clock: bool) -> Law {
        let (article, is_demanded) = match (self, of_clock) {
            (Self::Period, true) => ("FMJD 10.2.1", true),
            (Self::Period, false) => ("FMJD 10.2.2", true),
            (Self::SuddenDeath, of_clock) => ("FMJD 10.4", of_clock),
        };
        let (right, wrong) = yes_or_no(is_demanded);
        law([article], right, [wrong])
    }
}

impl Difference {
    pub(super) fn law(self, book: Book) -> Law {
        use Ruling::{Accepted, Continues, CorrectOrAccept, Drawn, MustCorrect, OffenderLoses, Replayed, StillCorrect};
        let is_fmjd = book == Book::Fmjd;
        let cited = |chinese, fmjd| if is_fmjd { fmjd } else { chinese };
        let asked = |chinese, fmjd, is_so| {
            let (right, wrong) = yes_or_no(is_so);
            law([cited(chinese, fmjd)], right, [wrong])
        };
        match self {
            Self::Uncrowned => asked("CDA 2.7.4.15", "FMJD 5.4.15", is_fmjd),
            Self::LightSquare if is_fmjd => law(["FMJD 5.3"], CorrectOrAccept, [MustCorrect, Replayed]),
            Self::LightSquare => law(["CDA 2.7.3"], MustCorrect, [CorrectOrAccept, Replayed]),
            Self::WrongStart if is_fmjd => law(["FMJD 5.2"], CorrectOrAccept, [MustCorrect, Replayed]),
            Self::WrongStart => law(["CDA 2.7.2"], MustCorrect, [CorrectOrAccept, Replayed]),
            Self::TakesOffFirst => asked("CDA 2.6.4", "FMJD 4.16", is_fmjd),
            Self::Pause => asked("CDA 2.6.4", "FMJD 4.12", is_fmjd),
            Self::SameHand => asked("CDA 2.6.4", "FMJD 4.4", !is_fmjd),
            Self::StopsWriting => asked("CDA 3.10.5.2", "FMJD 10.4", is_fmjd),
            Self::EarlyOffer => asked("CDA 3.12.4", "FMJD 7.3.1", is_fmjd),
            Self::Theoretical if is_fmjd => law(["FMJD 6.3"], Continues, [Drawn, OffenderLoses]),
            Self::Theoretical => law(["CDA 3.8.1.3.1 A"], Drawn, [Continues, OffenderLoses]),
            Self::Advantage => asked("CDA 3.8.1.3.1 B", "FMJD 7.3.2", !is_fmjd),
            Self::SixteenMoves => law([cited("CDA 3.12.3.3", "FMJD 6.3")], Drawn, [Continues]),
            Self::PlayedOn => law([cited("CDA 2.7.7", "FMJD 5.7")], Accepted, [StillCorrect, OffenderLoses]),
            Self::BoardTurned => law([cited("CDA 2.7.1", "FMJD 5.1")], Replayed, [MustCorrect, Continues]),
        }
    }
}

//! Rulings, and the law that makes one of them right.

use rand::RngExt;
use strum::AsRefStr;

use super::forms::{Form, PlayForm, TeamForm};
use etude::Random;

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Ruling {
    /// The opponent may have it corrected, or accept it.
    CorrectOrAccept,
    /// It must be corrected, whatever the players say.
    MustCorrect,
    /// The opponent has accepted it by playing on.
    Accepted,
    /// The opponent may still have it corrected.
    StillCorrect,
    /// The player who did it loses the game.
    OffenderLoses,
    /// The player who did it is warned, and no more.
    Warned,
    /// The arbiter sets a penalty by how grave it is.
    Punished,
    /// No rule was broken.
    NoOffence,
    /// The arbiter waits for the opponent to speak.
    ArbiterWaits,
    /// The arbiter acts at once.
    ArbiterActs,
    /// The game is void and begins again.
    Replayed,
    /// The game continues, and its result counts.
    Continues,
    /// This piece must be moved.
    MustMove,
    /// Any piece may be moved.
    AnyPiece,
    /// The piece may still go to another square.
    AnySquare,
    /// The move stands.
    MoveStands,
    /// It is not allowed.
    Forbidden,
    /// It is allowed.
    Allowed,
    /// The player loses.
    Loses,
    /// Both players lose.
    BothLose,
    /// The lost time comes off the clock of whoever is late.
    TimeLost,
    /// Only the opponent may point it out.
    OnlyOpponent,
    /// The arbiter may point it out.
    ArbiterToo,
    /// Spectators may point it out.
    Anyone,
    /// White's clock is started.
    WhiteClock,
    /// Black's clock is started.
    BlackClock,
    /// Neither clock is started.
    NoClock,
    /// Each player loses this many minutes.
    MinutesEach(u32),
    /// White loses this many minutes.
    MinutesWhite(u32),
    /// The game is drawn.
    Drawn,
    /// The offer is valid.
    OfferStands,
    /// Too early: each player must have made 40 moves.
    OfferTooEarly,
    /// The opponent must offer first.
    OfferRepeated,
    /// An offer must be unconditional.
    OfferConditional,
    /// The offer must be made with one's own move, before pressing the clock.
    OfferLate,
    /// The offer has been declined.
    OfferDeclined,
    /// The player to move.
    SideToMove,
    /// The other player.
    OtherSide,
    /// The arbiter.
    TheArbiter,
    /// The player with White.
    WhitePlayer,
    /// The sealed move is played.
    PlaySealed,
    /// The players confirm the position and the times.
    ConfirmPosition,
    /// The score sheets are handed back.
    ReturnSheets,
    /// The envelope is opened.
    OpenEnvelope,
    /// The moves must be written down at once.
    MustWrite,
    /// The player need not write now, but completes the sheet after the game if the arbiter asks for it.
    WriteLater,
    /// The player need never write the missing moves down.
    NeedNotWrite,
    /// The player writes the missing moves down now.
    FillIn,
    /// A form of play, or of a tournament.
    Named(Form),
    /// A number of rounds.
    Rounds(u32),
    /// A number of points.
    Points(u32),
    /// This player, numbered from 0, is ahead.
    Player(usize),
    /// A play-off decides.
    PlayOffDecides,
    /// The chief arbiter.
    ChiefArbiter,
    /// The two players start with these times, in seconds.
    Times([u32; 2]),
    /// The play-off is over.
    PlayOffOver,
    /// It is so.
    Yes,
    /// It is not so.
    No,
    /// A player has a right to it.
    Right,
    /// It is a duty.
    Duty,
    /// An objection or an appeal is considered.
    Considered,
    /// An appeal is granted.
    Granted,
    /// An objection or an appeal is rejected.
    Rejected,
    /// The time is that of the offender.
    OffendersTime,
    /// The time is that of the offender's opponent.
    OpponentsTime,
    /// Another clock, with the times used so far.
    KeptTimes,
    /// Another clock, with the full times.
    FullTimes,
    /// The organisers.
    Organisers,
    /// The players.
    Players,
    /// The appeals committee.
    AppealsCommittee,
    /// A form of team events.
    TeamForm(TeamForm),
    /// A form of play.
    Played(PlayForm),
    /// A number of games.
    Games(u32),
}

/// How the rules decide a case.
pub(super) struct Law {
    /// The articles that say so.
    pub(super) articles: Vec<&'static str>,
    /// The right ruling.
    pub right: Ruling,
    /// Plausible wrong ones.
    pub wrong: Vec<Ruling>,
}

/// The law of these articles: the first ruling is right, the others are wrong.
pub(super) fn law<const N: usize, const M: usize>(
    articles: [&'static str; N],
    right: Ruling,
    wrong: [Ruling; M],
) -> Law {
    Law { articles: articles.to_vec(), right, wrong: wrong.to_vec() }
}

/// One of several values.
pub(super) fn pick<T: Copy>(values: &[T], random: &mut Random) -> T {
    values[random.random_range(0..values.len())]
}

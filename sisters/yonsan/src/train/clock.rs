//! The time of a game: sudden death, or what the school's rules say: half an hour without a limit, then thirty seconds for
//! each move or a clock with fifteen minutes for each player.

use std::time::Duration;

use etude_arbiter::clock::{Control, GameClock};
use yonsan_rules::Side;

const MINUTE: Duration = Duration::from_secs(60);

/// Half an hour, in which the school's rules set no limit.
const FREE: Duration = Duration::from_secs(30 * 60);

/// How the time is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Not at all.
    Free,
    /// So many minutes for each player and the whole game.
    Minutes(u8),
    /// After half an hour, thirty seconds for each move: the school's preliminaries. The text does not say what follows upon
    /// a longer one; here it loses, as time that is over does elsewhere in that text (J).
    Moves,
    /// After half an hour, fifteen minutes for each player: the school's finals.
    Final,
}

impl Pace {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::Free, Self::Minutes(5), Self::Minutes(15), Self::Moves, Self::Final];

    /// The time that begins at once, or after the free half hour.
    const fn control(self) -> Option<Control> {
        match self {
            Self::Minutes(minutes) => Some(Control::sudden_death(MINUTE.saturating_mul(minutes as u32))),
            Self::Final => Some(Control::sudden_death(MINUTE.saturating_mul(15))),
            Self::Free | Self::Moves => None,
        }
    }
}

/// The seconds for a move under [`Pace::Moves`].
const MOVE: Duration = Duration::from_secs(30);

/// What the clock of a player shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownTime {
    /// The time left for the rest of the game.
    Game(Duration),
    /// The time left for this move.
    Move(Duration),
    /// The time until a limit begins.
    NoneYet(Duration),
}

/// The time of a game in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watch {
    pace: Pace,
    begun: Duration,
    /// The side to move, and since when.
    turn: (Side, Duration),
    clock: Option<GameClock<Side>>,
}

impl Watch {
    /// Begins a game with Black to move.
    #[must_use]
    pub fn begin(pace: Pace, now: Duration) -> Self {
        let clock = pace.control().map(|control| GameClock::new(control, Side::ALL));
        let mut watch = Self { pace, begun: now, turn: (Side::Black, now), clock };
        watch.start(Side::Black, now);
        watch
    }

    /// When limits begin.
    fn limited_from(&self) -> Duration {
        match self.pace {
            Pace::Moves | Pace::Final => self.begun + FREE,
            Pace::Free | Pace::Minutes(_) => self.begun,
        }
    }

    /// It is this side's turn from now on.
    pub fn start(&mut self, side: Side, now: Duration) {
        // A turn that began in the free time is counted from its end.
        self.stop(now);
        self.turn = (side, now);
        let from = self.limited_from();
        if let Some(clock) = &mut self.clock {
            clock.start(side, now.max(from));
        }
    }

    /// Stops the time: the game is over.
    pub fn stop(&mut self, now: Duration) {
        let from = self.limited_from();
        if let Some(clock) = &mut self.clock {
            clock.stop(now.max(from));
        }
    }

    /// What a player's clock shows; `None` without a limit.
    #[must_use]
    pub fn shown(&self, side: Side, now: Duration) -> Option<ShownTime> {
        let from = self.limited_from();
        if self.pace == Pace::Free {
            return None;
        }
        if now < from {
            return Some(ShownTime::NoneYet(from.saturating_sub(now)));
        }
        match &self.clock {
            Some(clock) => Some(ShownTime::Game(clock.left(side, now))),
            None if self.turn.0 == side => Some(ShownTime::Move((self.turn.1.max(from) + MOVE).saturating_sub(now))),
            None => Some(ShownTime::Move(MOVE)),
        }
    }

    /// The side whose time is over.
    #[must_use]
    pub fn fallen(&self, now: Duration) -> Option<Side> {
        let side = self.turn.0;
        let is_over = match self.shown(side, now)? {
            ShownTime::Game(left) | ShownTime::Move(left) => left.is_zero(),
            ShownTime::NoneYet(_) => false,
        };
        is_over.then_some(side)
    }

    /// When what is shown changes next.
    #[must_use]
    pub fn wakes_at(&self, now: Duration) -> Option<Duration> {
        let (ShownTime::Game(left) | ShownTime::Move(left) | ShownTime::NoneYet(left)) =
            self.shown(self.turn.0, now)?;
        let part = Duration::from_nanos(left.subsec_nanos().into());
        (!left.is_zero()).then(|| now + if part.is_zero() { Duration::from_secs(1) } else { part })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn sudden_death_runs_for_the_side_to_move() {
        let mut watch = Watch::begin(Pace::Minutes(5), seconds(10));
        watch.start(Side::White, seconds(40));
        assert_eq!(watch.shown(Side::Black, seconds(100)), Some(ShownTime::Game(seconds(300 - 30))));
        assert_eq!(watch.shown(Side::White, seconds(100)), Some(ShownTime::Game(seconds(300 - 60))));
        assert_eq!(watch.fallen(seconds(339)), None);
        assert_eq!(watch.fallen(seconds(340)), Some(Side::White));
        watch.stop(seconds(100));
        assert_eq!(watch.shown(Side::White, seconds(900)), Some(ShownTime::Game(seconds(240))));
    }

    /// The school: no limit for half an hour; a move that begins before its end is counted from there.
    #[test]
    fn after_half_an_hour_a_move_has_thirty_seconds() {
        let mut watch = Watch::begin(Pace::Moves, seconds(0));
        assert_eq!(watch.shown(Side::Black, seconds(600)), Some(ShownTime::NoneYet(seconds(1_200))));
        watch.start(Side::White, seconds(1_700));
        assert_eq!(watch.shown(Side::White, seconds(1_810)), Some(ShownTime::Move(seconds(20))));
        assert_eq!(watch.fallen(seconds(1_829)), None);
        assert_eq!(watch.fallen(seconds(1_830)), Some(Side::White));
        watch.start(Side::Black, seconds(1_825));
        assert_eq!(watch.shown(Side::Black, seconds(1_830)), Some(ShownTime::Move(seconds(25))));
        assert_eq!(watch.fallen(seconds(1_855)), Some(Side::Black));
    }

    #[test]
    fn in_a_final_the_clock_is_set_after_half_an_hour() {
        let mut watch = Watch::begin(Pace::Final, seconds(0));
        watch.start(Side::White, seconds(1_000));
        assert_eq!(watch.shown(Side::White, seconds(1_799)), Some(ShownTime::NoneYet(seconds(1))));
        assert_eq!(watch.shown(Side::White, seconds(1_860)), Some(ShownTime::Game(seconds(840))));
        watch.start(Side::Black, seconds(1_900));
        assert_eq!(watch.shown(Side::White, seconds(5_000)), Some(ShownTime::Game(seconds(800))));
        assert_eq!(watch.fallen(seconds(2_799)), None);
        assert_eq!(watch.fallen(seconds(2_800)), Some(Side::Black));
    }

    #[test]
    fn without_a_limit_nothing_is_shown_and_nobody_waits() {
        let watch = Watch::begin(Pace::Free, seconds(0));
        assert_eq!((watch.shown(Side::Black, seconds(9_999)), watch.wakes_at(seconds(3))), (None, None));
        assert_eq!(watch.fallen(seconds(9_999)), None);
    }

    #[test]
    fn the_display_changes_every_second() {
        let watch = Watch::begin(Pace::Minutes(5), Duration::from_millis(500));
        assert_eq!(watch.wakes_at(seconds(1)), Some(Duration::from_millis(1_500)));
        assert_eq!(watch.wakes_at(Duration::from_millis(1_500)), Some(Duration::from_millis(2_500)));
        assert_eq!(watch.wakes_at(seconds(400)), None);
    }
}

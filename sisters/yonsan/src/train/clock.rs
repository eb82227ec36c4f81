//! The time of a game: sudden death, or what the school's rules say: half an hour without a limit, then thirty seconds for
//! each move or a clock with fifteen minutes for each player.

use std::time::Duration;

use etude::lesson::next_second;
use etude_arbiter::clock::{Control, GameClock};
use serde::{Deserialize, Serialize};
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

    /// Its name in files.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Free => "free".to_owned(),
            Self::Minutes(minutes) => minutes.to_string(),
            Self::Moves => "moves".to_owned(),
            Self::Final => "final".to_owned(),
        }
    }

    /// The pace with a name.
    #[must_use]
    pub fn of(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pace| pace.name() == name)
    }

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
    /// When limits begin.
    from: Duration,
    /// The side to move, and until when its move lasts where each move is limited.
    turn: (Side, Duration),
    clock: Option<GameClock<Side>>,
}

/// The time of a game that was left, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedTime {
    /// Until limits begin.
    free: u64,
    /// Left for the move.
    turn: u64,
    /// Left to Black and to White.
    left: [u64; 2],
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

impl Watch {
    /// Begins a game with Black to move.
    #[must_use]
    pub fn begin(pace: Pace, now: Duration) -> Self {
        let from = match pace {
            Pace::Moves | Pace::Final => now + FREE,
            Pace::Free | Pace::Minutes(_) => now,
        };
        let clock = pace.control().map(|control| GameClock::new(control, Side::ALL));
        let mut watch = Self { pace, from, turn: (Side::Black, now), clock };
        watch.start(Side::Black, now);
        watch
    }

    /// What is kept of it. The time stands still until it is resumed.
    #[must_use]
    pub fn saved(&self, now: Duration) -> SavedTime {
        let left = |side| self.clock.as_ref().map_or(0, |clock| millis(clock.left(side, now)));
        SavedTime {
            free: millis(self.from.saturating_sub(now)),
            turn: millis(self.turn.1.saturating_sub(now)),
            left: Side::ALL.map(left),
        }
    }

    /// Continues with a side to move.
    #[must_use]
    pub fn resume(pace: Pace, side: Side, saved: SavedTime, now: Duration) -> Self {
        let from = now + Duration::from_millis(saved.free);
        let left = saved.left.map(Duration::from_millis);
        let clock = pace.control().map(|control| GameClock::restored(control, Side::ALL, left, [0; 2]));
        let mut watch = Self { pace, from, turn: (side, now), clock };
        watch.start(side, now);
        watch.turn.1 = now + Duration::from_millis(saved.turn);
        watch
    }

    /// It is this side's turn from now on.
    pub fn start(&mut self, side: Side, now: Duration) {
        self.stop(now);
        // A turn that began in the free time is counted from its end.
        let begins = now.max(self.from);
        self.turn = (side, begins + MOVE);
        if let Some(clock) = &mut self.clock {
            clock.start(side, begins);
        }
    }

    /// Stops the time: the game is over.
    pub fn stop(&mut self, now: Duration) {
        if let Some(clock) = &mut self.clock {
            clock.stop(now.max(self.from));
        }
    }

    /// What a player's clock shows; `None` without a limit.
    #[must_use]
    pub fn shown(&self, side: Side, now: Duration) -> Option<ShownTime> {
        if self.pace == Pace::Free {
            return None;
        }
        if now < self.from {
            return Some(ShownTime::NoneYet(self.from.saturating_sub(now)));
        }
        match &self.clock {
            Some(clock) => Some(ShownTime::Game(clock.left(side, now))),
            None if self.turn.0 == side => Some(ShownTime::Move(self.turn.1.saturating_sub(now))),
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
        (!left.is_zero()).then(|| next_second(left, now))
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

    /// What is left is left after any pause, and the program may have begun anew.
    #[test]
    fn a_saved_time_goes_on_where_it_was() {
        for pace in Pace::ALL {
            let mut watch = Watch::begin(pace, seconds(0));
            watch.start(Side::White, seconds(100));
            let resumed = Watch::resume(pace, Side::White, watch.saved(seconds(160)), seconds(3));
            for side in Side::ALL {
                for later in [0, 20, 1_700] {
                    let shown = (watch.shown(side, seconds(160 + later)), resumed.shown(side, seconds(3 + later)));
                    assert_eq!(shown.0, shown.1, "{pace:?} {side:?} {later}");
                }
            }
            assert_eq!(Pace::of(&pace.name()), Some(pace));
        }
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

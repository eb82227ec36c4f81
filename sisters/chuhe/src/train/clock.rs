//! The time of a game (6.1 to 6.4): a base time with seconds for every move, sudden death, rapid games, odds of time.

use std::time::Duration;

use chuhe_rules::Side;
use etude_arbiter::clock::{Control, GameClock};
use serde::{Deserialize, Serialize};

/// How the time is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Not at all.
    Free,
    /// So many minutes for each player, and so many seconds more with every move (6.1).
    Seconds(u8, u8),
    /// So many minutes for each player and the whole game (6.2); up to fifteen that is a rapid game (6.3).
    Minutes(u8),
    /// So many minutes for Red and so many for Black, which moves second (6.4).
    Odds(u8, u8),
}

impl Pace {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 7] = [
        Self::Free,
        Self::Seconds(60, 30),
        Self::Seconds(10, 5),
        Self::Seconds(3, 2),
        Self::Minutes(15),
        Self::Minutes(5),
        Self::Odds(8, 12),
    ];

    /// Its name in files: `free`, `60+30`, `15`, `8-12`.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Free => "free".to_owned(),
            Self::Seconds(minutes, seconds) => format!("{minutes}+{seconds}"),
            Self::Minutes(minutes) => minutes.to_string(),
            Self::Odds(red, black) => format!("{red}-{black}"),
        }
    }

    /// The pace with a name.
    #[must_use]
    pub fn of(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pace| pace.name() == name)
    }

    /// The article.
    #[must_use]
    pub const fn article(self) -> Option<&'static str> {
        match self {
            Self::Free => None,
            Self::Seconds(..) => Some("6.1"),
            Self::Minutes(0..=15) => Some("6.3"),
            Self::Minutes(_) => Some("6.2"),
            Self::Odds(..) => Some("6.4"),
        }
    }

    /// The time control, and the times of Red and Black at the beginning.
    fn control(self) -> Option<(Control, [Duration; 2])> {
        let minutes = |minutes: u8| Duration::from_secs(60 * u64::from(minutes));
        Some(match self {
            Self::Free => return None,
            Self::Seconds(base, seconds) => {
                let control = Control::fischer(minutes(base), Duration::from_secs(seconds.into()));
                (control, [minutes(base); 2])
            }
            Self::Minutes(time) => (Control::sudden_death(minutes(time)), [minutes(time); 2]),
            Self::Odds(red, black) => (Control::sudden_death(minutes(red)), [minutes(red), minutes(black)]),
        })
    }
}

/// The times of Red and Black that are left, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedTime([u64; 2]);

/// The time of a game in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watch(Option<GameClock<Side>>);

impl Watch {
    /// Begins a game with Red to move.
    #[must_use]
    pub fn begin(pace: Pace, now: Duration) -> Self {
        let clock = pace.control().map(|(control, left)| GameClock::restored(control, Side::ALL, left, [0; 2]));
        Self::running(clock, Side::Red, now)
    }

    /// Continues with a side to move.
    #[must_use]
    pub fn resume(pace: Pace, side: Side, saved: SavedTime, now: Duration) -> Self {
        let left = saved.0.map(Duration::from_millis);
        let clock = pace.control().map(|(control, _)| GameClock::restored(control, Side::ALL, left, [0; 2]));
        Self::running(clock, side, now)
    }

    fn running(mut clock: Option<GameClock<Side>>, side: Side, now: Duration) -> Self {
        if let Some(clock) = &mut clock {
            clock.start(side, now);
        }
        Self(clock)
    }

    /// What is kept of it. The time stands still until it is resumed.
    #[must_use]
    pub fn saved(&self, now: Duration) -> SavedTime {
        let left = |side| self.left(side, now).map_or(0, |left| u64::try_from(left.as_millis()).unwrap_or(u64::MAX));
        SavedTime(Side::ALL.map(left))
    }

    /// The side whose clock runs has moved.
    pub fn press(&mut self, now: Duration) {
        if let Some(clock) = &mut self.0 {
            clock.press(now);
        }
    }

    /// Stops the time: the game is over.
    pub fn stop(&mut self, now: Duration) {
        if let Some(clock) = &mut self.0 {
            clock.stop(now);
        }
    }

    /// The time that a side has left; `None` without a limit.
    #[must_use]
    pub fn left(&self, side: Side, now: Duration) -> Option<Duration> {
        self.0.as_ref().map(|clock| clock.left(side, now))
    }

    /// The side whose time is over.
    #[must_use]
    pub fn fallen(&self, now: Duration) -> Option<Side> {
        self.0.as_ref()?.fallen(now)
    }

    /// When what is shown changes next.
    #[must_use]
    pub fn wakes_at(&self, now: Duration) -> Option<Duration> {
        self.0.as_ref()?.wakes_at(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    /// 6.1: sixty minutes for each player, thirty seconds more with every move.
    #[test]
    fn a_move_brings_its_seconds_and_starts_the_other_clock() {
        let mut watch = Watch::begin(Pace::Seconds(60, 30), seconds(10));
        watch.press(seconds(100));
        assert_eq!(watch.left(Side::Red, seconds(500)), Some(seconds(3_600 - 90 + 30)));
        assert_eq!(watch.left(Side::Black, seconds(500)), Some(seconds(3_600 - 400)));
        watch.stop(seconds(500));
        assert_eq!(watch.left(Side::Black, seconds(900)), Some(seconds(3_200)));
    }

    /// 6.2, 6.3: whoever has used the time has lost, however the game stands.
    #[test]
    fn sudden_death_is_over_at_the_last_second() {
        let watch = Watch::begin(Pace::Minutes(5), seconds(7));
        assert_eq!((watch.fallen(seconds(306)), watch.fallen(seconds(307))), (None, Some(Side::Red)));
    }

    /// 6.4: odds of time even out who moves first.
    #[test]
    fn odds_give_red_less() {
        let mut watch = Watch::begin(Pace::Odds(8, 12), seconds(0));
        assert_eq!(watch.left(Side::Red, seconds(0)), Some(seconds(480)));
        assert_eq!(watch.left(Side::Black, seconds(0)), Some(seconds(720)));
        watch.press(seconds(60));
        let resumed = Watch::resume(Pace::Odds(8, 12), Side::Black, watch.saved(seconds(100)), seconds(3));
        assert_eq!(resumed.left(Side::Red, seconds(5)), Some(seconds(420)));
        assert_eq!(resumed.left(Side::Black, seconds(5)), Some(seconds(720 - 42)));
    }

    #[test]
    fn every_pace_has_a_name_of_its_own_and_none_waits_without_a_limit() {
        for pace in Pace::ALL {
            assert_eq!(Pace::of(&pace.name()), Some(pace));
        }
        assert_eq!(Pace::of("7"), None);
        let watch = Watch::begin(Pace::Free, seconds(0));
        assert_eq!((watch.left(Side::Red, seconds(9)), watch.wakes_at(seconds(9))), (None, None));
    }
}

//! The wall clock and the time zone of the system, which may change at any moment: a laptop sleeps, travels and is set.
//!
//! What is measured, like the time for an answer or the clock of a game, uses a clock that only runs while the program can.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use etude::calendar::{Day, Moment};
use tz::TimeZone;

/// Tells the wall-clock time, given the time since the start of the program.
#[derive(Clone, Copy, Debug)]
pub enum WallClock {
    /// The clock of the system.
    System,
    /// A clock in UTC that showed this time at the start, in milliseconds since 1 January 1970, and goes by the time of the
    /// program alone.
    From(i64),
    /// Any other.
    By(fn(Duration) -> Moment),
}

impl WallClock {
    /// A clock that starts at noon of a day and goes by the time of the program alone.
    #[must_use]
    pub fn noon_of(day: Day) -> Self {
        const DAY: i64 = 86_400_000;
        Self::From(i64::from(day.0) * DAY + DAY / 2)
    }

    /// The wall-clock time now; `run` is the time since the start.
    #[must_use]
    pub fn at(self, run: Duration) -> Moment {
        match self {
            Self::System => now(),
            Self::From(start) => Moment::at(start.saturating_add(run.as_millis().try_into().unwrap_or(i64::MAX)), 0),
            Self::By(tell) => tell(run),
        }
    }
}

impl Default for WallClock {
    /// A clock that started with 1 January 1970 UTC.
    fn default() -> Self {
        Self::From(0)
    }
}

/// The present moment by the clock of the system and its time zone of today, or in UTC if the zone is unknown.
#[must_use]
pub fn now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let zone = TimeZone::local().unwrap_or_else(|_| TimeZone::utc());
    in_zone(&zone, since.as_millis().try_into().unwrap_or(i64::MAX))
}

/// A time in a zone, in milliseconds since 1 January 1970 UTC.
fn in_zone(zone: &TimeZone, millis: i64) -> Moment {
    let offset = zone.find_local_time_type(millis.div_euclid(1_000)).map_or(0, tz::LocalTimeType::ut_offset);
    Moment::at(millis, offset)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Milliseconds from `date -u -d DATE +%s`, and the local day by `TZ=ZONE date -d @SECONDS +%F`.
    #[test]
    fn the_day_follows_the_zone_and_its_summer_time() {
        let amsterdam = "CET-1CEST,M3.5.0,M10.5.0/3";
        for (zone, seconds, day) in [
            // 2026-03-28 22:59:59 UTC, in winter, and 2026-03-29 21:59:59 UTC, in summer: the last second of the day.
            (amsterdam, 1_774_738_799, "2026-03-28"),
            (amsterdam, 1_774_738_800, "2026-03-29"),
            (amsterdam, 1_774_821_599, "2026-03-29"),
            (amsterdam, 1_774_821_600, "2026-03-30"),
            ("JST-9", 1_774_738_799, "2026-03-29"),
            ("PST8", 1_774_738_800, "2026-03-28"),
        ] {
            let zone = TimeZone::from_posix_tz(zone).unwrap();
            assert_eq!(in_zone(&zone, seconds * 1_000).day.to_string(), day, "{seconds}");
        }
    }
}

//! Days and wall-clock time as needed for training: a day is a number, and the time zone an offset.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Milliseconds per day.
const DAY_MILLIS: i64 = 86_400_000;

/// A day in the player's local calendar, counted from 1 January 1970. Written as `2026-11-21`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Day(pub i32);

impl Day {
    /// The day `days` later.
    #[must_use]
    pub const fn plus(self, days: i32) -> Self {
        Self(self.0.saturating_add(days))
    }

    /// The days from an earlier day to this one. 0 if `earlier` is not earlier.
    #[must_use]
    pub fn since(self, earlier: Self) -> u32 {
        u32::try_from(i64::from(self.0) - i64::from(earlier.0)).unwrap_or(0)
    }

    /// The day of the week, from 0 for Monday to 6 for Sunday.
    #[must_use]
    pub fn weekday(self) -> u8 {
        // 1 January 1970 was a Thursday.
        u8::try_from((i64::from(self.0) + 3).rem_euclid(7)).unwrap_or(0)
    }

    /// The Monday of its week.
    #[must_use]
    pub fn monday(self) -> Self {
        self.plus(-i32::from(self.weekday()))
    }

    /// Year, month (1 to 12) and day of the month (from 1) of the Gregorian calendar.
    #[must_use]
    pub fn date(self) -> (i32, u8, u8) {
        // Counted in eras of 400 years starting on 1 March, so that the leap day is the last day of its year.
        let days = i64::from(self.0) + 719_468;
        let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day_of_year = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day_of_year + 2) / 153;
        let day_of_month = day_of_year - (153 * month + 2) / 5 + 1;
        let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "in range by construction")]
        ((year + 400 * era + later) as i32, month as u8, day_of_month as u8)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(formatter, "{year:04}-{month:02}-{day:02}")
    }
}

impl From<Day> for String {
    fn from(day: Day) -> Self {
        day.to_string()
    }
}

/// A text that is not a day.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a day: {0:?}")]
pub struct NoDay(pub String);

impl FromStr for Day {
    type Err = NoDay;

    fn from_str(text: &str) -> Result<Self, NoDay> {
        let refuse = || NoDay(text.to_owned());
        let mut numbers = text.rsplitn(3, '-').map(|number| number.parse::<i32>().ok());
        let (Some(Some(day)), Some(Some(month)), Some(Some(year))) = (numbers.next(), numbers.next(), numbers.next())
        else {
            return Err(refuse());
        };
        if !(1..=12).contains(&month) || !(1..=31).contains(&day) || !(-9_999..=9_999).contains(&year) {
            return Err(refuse());
        }
        // The day is within 6 days of an estimate based on mean lengths.
        let estimate = f64::from(year - 1970) * 365.2425 + f64::from(month - 1) * 30.44;
        #[allow(clippy::cast_possible_truncation, reason = "a few million at most")]
        let near = estimate as i32 + day;
        let found = (near - 6..=near + 6).map(Self).find(|candidate| {
            candidate.date() == (year, u8::try_from(month).unwrap_or(0), u8::try_from(day).unwrap_or(0))
        });
        found.ok_or_else(refuse)
    }
}

impl TryFrom<String> for Day {
    type Error = NoDay;

    fn try_from(text: String) -> Result<Self, NoDay> {
        text.parse()
    }
}

/// A point in time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// Milliseconds since 1 January 1970, UTC.
    pub millis: i64,
    /// The local day at that time.
    pub day: Day,
}

impl Moment {
    /// A time in milliseconds since 1 January 1970 UTC, where the local time is so many seconds ahead of UTC.
    #[must_use]
    pub fn at(millis: i64, offset: i32) -> Self {
        let local = millis.saturating_add(i64::from(offset) * 1_000);
        Self { millis, day: Day(i32::try_from(local.div_euclid(DAY_MILLIS)).unwrap_or(i32::MAX)) }
    }

    /// Whether it is past a day in every time zone, or is written as of a later day.
    #[must_use]
    pub fn is_after(self, last: Day) -> bool {
        // Local time is at most 12 hours behind UTC.
        self.day > last || self.millis.div_euclid(DAY_MILLIS) > i64::from(last.0) + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From `date -u -d DATE +%s`, divided by 86400.
    const KNOWN: [(i32, &str); 6] = [
        (0, "1970-01-01"),
        (-1, "1969-12-31"),
        (11_016, "2000-02-29"),
        (20_778, "2026-11-21"),
        (47_541, "2100-03-01"),
        (20_513, "2026-03-01"),
    ];

    #[test]
    fn days_have_the_dates_of_the_calendar() {
        for (number, text) in KNOWN {
            assert_eq!(Day(number).to_string(), text);
            assert_eq!(text.parse(), Ok(Day(number)));
        }
    }

    #[test]
    fn every_day_is_read_back() {
        for number in -200_000..200_000 {
            assert_eq!(Day(number).to_string().parse(), Ok(Day(number)));
        }
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in ["", "2026", "2026-02-30", "2026-13-01", "2026-00-01", "x-01-01", "99999999999-01-01"] {
            assert!(text.parse::<Day>().is_err(), "{text}");
        }
    }

    #[test]
    fn weeks_begin_on_monday() {
        // 21 November 2026 is a Saturday.
        assert_eq!(Day(20_778).weekday(), 5);
        assert_eq!(Day(20_778).monday().to_string(), "2026-11-16");
        assert_eq!(Day(20_773).monday(), Day(20_773));
    }

    #[test]
    fn a_day_changes_at_midnight_where_the_person_is() {
        // 2026-11-21 22:30 UTC is 23:30 in Amsterdam, where the day ends half an hour later.
        let millis = 20_778 * DAY_MILLIS + 22 * 3_600_000 + 1_800_000;
        assert_eq!(Moment::at(millis + 1_799_000, 3_600).day, Day(20_778));
        assert_eq!(Moment::at(millis + 1_800_000, 3_600).day, Day(20_779));
    }
}

//! Clock times in comments (PDN 3.0, embedded commands).

use std::fmt;

use super::text::one_line;
use crate::Color;

/// The kind of clock time, which is the name of the command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClockCommand {
    /// `clk`: the time left on the clock.
    Remaining,
    /// `mct`: the elapsed time on a mechanical clock.
    Mechanical,
    /// `egt`: the time used in the game.
    UsedInGame,
    /// `emt`: the time used for the move.
    UsedForMove,
    /// `clock`: the time left, of one player or both.
    Both,
}

const COMMANDS: [(&str, ClockCommand); 5] = [
    ("clk", ClockCommand::Remaining),
    ("mct", ClockCommand::Mechanical),
    ("egt", ClockCommand::UsedInGame),
    ("emt", ClockCommand::UsedForMove),
    ("clock", ClockCommand::Both),
];

/// A time on a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClockTime {
    /// The player, if named.
    pub player: Option<Color>,
    /// Whether that player's clock is running.
    pub running: bool,
    /// The time in seconds.
    pub seconds: u32,
}

/// A clock command: one time or the times of both players.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    /// The kind of clock.
    pub command: ClockCommand,
    /// One or two times.
    pub times: Vec<ClockTime>,
}

impl Clock {
    /// The time left, without naming a player: `[%clk 0:10:00]`.
    #[must_use]
    pub fn remaining(seconds: u32) -> Self {
        let times = vec![ClockTime { player: None, running: false, seconds }];
        Self { command: ClockCommand::Remaining, times }
    }

    /// Reads the text between `[%` and `]`.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (name, value) = text.trim().split_once(char::is_whitespace)?;
        let (_, command) = COMMANDS.into_iter().find(|(known, _)| *known == name)?;
        let times: Vec<ClockTime> = value.split_whitespace().map(read_time).collect::<Option<_>>()?;
        matches!(times.len(), 1 | 2).then_some(Self { command, times })
    }
}

/// Reads `1:55:21`, optionally preceded by the letter of a player. A capital letter means that this clock is running.
fn read_time(text: &str) -> Option<ClockTime> {
    let player = match text.bytes().next()? {
        b'w' | b'W' => Some(Color::White),
        b'b' | b'B' => Some(Color::Black),
        _ => None,
    };
    let running = text.starts_with(['W', 'B']);
    let mut parts = text[usize::from(player.is_some())..].split(':');
    let mut part = |longest: usize| {
        let digits = parts.next()?;
        let is_number = (1..=longest).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
        digits.parse::<u32>().ok().filter(|_| is_number)
    };
    let (hours, minutes, seconds) = (part(3)?, part(2)?, part(2)?);
    let is_time = parts.next().is_none() && minutes < 60 && seconds < 60;
    is_time.then_some(ClockTime { player, running, seconds: (hours * 60 + minutes) * 60 + seconds })
}

impl fmt::Display for Clock {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = COMMANDS.into_iter().find_map(|(name, command)| (command == self.command).then_some(name));
        write!(formatter, "[%{}", name.unwrap_or_default())?;
        for time in &self.times {
            let letter = match (time.player, time.running) {
                (Some(Color::White), false) => "w",
                (Some(Color::White), true) => "W",
                (Some(Color::Black), false) => "b",
                (Some(Color::Black), true) => "B",
                (None, _) => "",
            };
            let (minutes, seconds) = (time.seconds / 60, time.seconds % 60);
            write!(formatter, " {letter}{}:{:02}:{seconds:02}", minutes / 60, minutes % 60)?;
        }
        formatter.write_str("]")
    }
}

/// Removes the clock commands from a comment. Unknown commands stay in the text.
pub(super) fn split_clocks(comment: &str) -> (String, Vec<Clock>) {
    let mut clocks = Vec::new();
    let mut rest = String::new();
    let mut left = comment;
    while let Some(start) = left.find("[%") {
        let command = left[start + 2..].find(']').map(|length| (start + 2, start + 2 + length));
        let Some((inside, end)) = command else { break };
        rest.push_str(&left[..start]);
        match Clock::read(&left[inside..end]) {
            Some(clock) => {
                clocks.push(clock);
                // Without the space, the text around the command could form a new one.
                rest.push(' ');
            }
            None => rest.push_str(&left[start..=end]),
        }
        left = &left[end + 1..];
    }
    rest.push_str(left);
    (one_line(&rest), clocks)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commands_of_the_standard_are_read_as_written() {
        for text in
            ["[%clk 1:55:21]", "[%emt 0:00:07]", "[%clock w0:10:00 B0:09:58]", "[%mct 0:01:00]", "[%egt 9:59:59]"]
        {
            let (rest, clocks) = split_clocks(text);
            assert_eq!((rest.as_str(), clocks.len()), ("", 1), "{text}");
            assert_eq!(clocks[0].to_string(), text);
        }
    }

    #[test]
    fn words_around_a_clock_stay() {
        let (rest, clocks) = split_clocks("before [%clk 0:49:11] after");
        assert_eq!(rest, "before after");
        assert_eq!(clocks, [Clock::remaining(49 * 60 + 11)]);
    }

    #[test]
    fn what_is_no_clock_stays_text() {
        for text in ["[%eval 3]", "[%clk]", "[%clk 1:2]", "[%clk 0:70:00]", "[%clk é:00:00]", "[%clk 0:00:00", "a [% b"]
        {
            assert_eq!(split_clocks(text), (text.to_owned(), Vec::new()), "{text}");
        }
    }
}

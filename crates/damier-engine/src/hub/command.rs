//! The lines of the protocol: a word, then arguments `name`, `name=value` or `name="a longer value"`.

use std::fmt::Write as _;
use std::str::FromStr;
use std::time::Duration;

use super::dialect::shortened;
use crate::clock::Clock;
use crate::limits::{Limits, MAX_DEPTH};

/// A longer time does not limit a search further.
const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);

/// A parsed line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Command {
    /// The first word.
    pub word: String,
    arguments: Vec<(String, String)>,
}

impl Command {
    /// Parses a line. Every line is accepted: what makes no sense becomes an argument that nothing reads.
    pub fn read(line: &str) -> Self {
        let line = line.trim();
        let (word, mut rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let mut arguments = Vec::new();
        loop {
            rest = rest.trim_start();
            if rest.is_empty() {
                break;
            }
            let name_end = rest.find(|letter: char| letter == '=' || letter.is_whitespace()).unwrap_or(rest.len());
            let name = &rest[..name_end];
            rest = &rest[name_end..];
            let value = match rest.strip_prefix('=') {
                None => "",
                Some(after) => {
                    let (value, after) = match after.strip_prefix('"') {
                        Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
                        None => after.split_at(after.find(char::is_whitespace).unwrap_or(after.len())),
                    };
                    rest = after;
                    value
                }
            };
            arguments.push((name.to_owned(), value.to_owned()));
        }
        Self { word: word.to_owned(), arguments }
    }

    /// A line with no arguments yet.
    pub fn new(word: &str) -> Self {
        Self { word: word.to_owned(), arguments: Vec::new() }
    }

    /// The line with one more argument; double quotes in the value become single quotes, because the protocol cannot
    /// express them.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<String>) -> Self {
        self.arguments.push((name.to_owned(), value.into()));
        self
    }

    /// The value of an argument, empty for a name alone.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.arguments.iter().find(|(each, _)| each == name).map(|(_, value)| value.as_str())
    }

    /// Whether the line has an argument, with or without a value.
    pub fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// The value of an argument, if it can be parsed.
    pub fn number<T: FromStr>(&self, name: &str) -> Option<T> {
        self.get(name)?.parse().ok()
    }

    /// A time in seconds. A negative one is none left, one of more than a day is a day.
    fn seconds(&self, name: &'static str) -> Result<Option<Duration>, BadLevel> {
        self.value(name, |text| {
            let seconds = text.parse::<f64>().ok().filter(|seconds| seconds.is_finite())?;
            Duration::try_from_secs_f64(seconds.clamp(0.0, LONGEST.as_secs_f64())).ok()
        })
    }

    /// A whole number, at least 1 and at most `most`.
    fn count(&self, name: &'static str, most: u64) -> Result<Option<u64>, BadLevel> {
        self.value(name, |text| u64::try_from(text.parse::<i128>().ok()?.clamp(1, most.into())).ok())
    }

    fn value<T>(&self, name: &'static str, read: impl Fn(&str) -> Option<T>) -> Result<Option<T>, BadLevel> {
        let value = |text| read(text).ok_or_else(|| BadLevel::Value { name, text: shortened(text) });
        self.get(name).map(value).transpose()
    }

    /// `before` updated with the arguments of a `level` line.
    ///
    /// # Errors
    ///
    /// If the line sets no limit on a search, or an argument that does is not a number.
    pub fn limits(&self, before: Limits) -> Result<Limits, BadLevel> {
        if self.has("infinite") {
            return Ok(Limits::infinite());
        }
        let move_time = self.seconds("move-time")?.map(Clock::per_move);
        let on_clock = self.seconds("time")?.map(|remaining| {
            let increment = self.seconds("inc").ok().flatten().unwrap_or_default();
            let moves_to_go = self.number("moves").filter(|&moves| moves > 0);
            Clock { remaining, increment, moves_to_go }.limits()
        });
        let timed = move_time.or(on_clock);
        let depth = self.count("depth", MAX_DEPTH.into())?.and_then(|depth| depth.try_into().ok());
        let nodes = self.count("nodes", u64::MAX)?;
        if timed.is_none() && depth.is_none() && nodes.is_none() {
            return Err(BadLevel::Nothing);
        }
        let Limits { time, enough, .. } = timed.unwrap_or(before);
        Ok(Limits { depth: depth.or(before.depth), nodes: nodes.or(before.nodes), time, enough })
    }
}

/// Why a `level` line cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum BadLevel {
    /// It has no argument that limits a search.
    #[error("nothing that limits a search")]
    Nothing,
    /// An argument is not a number.
    #[error("{name} cannot be {text:?}")]
    Value {
        /// The argument.
        name: &'static str,
        /// Its value, shortened if it is long.
        text: String,
    },
}

impl From<Command> for String {
    fn from(command: Command) -> Self {
        command.to_string()
    }
}

impl std::fmt::Display for Command {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&self.word)?;
        for (name, value) in &self.arguments {
            write!(formatter, " {name}=")?;
            let plain = |letter: char| letter.is_ascii_alphanumeric() || "-.+:/_".contains(letter);
            if !value.is_empty() && value.chars().all(plain) {
                formatter.write_str(value)?;
                continue;
            }
            formatter.write_char('"')?;
            for letter in value.chars() {
                formatter.write_char(match letter {
                    '"' => '\'',
                    _ if letter.is_control() => ' ',
                    _ => letter,
                })?;
            }
            formatter.write_char('"')?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn lines_are_taken_apart() {
        let command = Command::read("  pos pos=Wbe  moves=\"32-28 19x30\" x= odd=\"open");
        assert_eq!(command.word, "pos");
        assert_eq!(command.get("pos"), Some("Wbe"));
        assert_eq!(command.get("moves"), Some("32-28 19x30"));
        assert_eq!((command.get("x"), command.get("odd"), command.get("y")), (Some(""), Some("open"), None));
    }

    #[test]
    fn all_forms_of_level() {
        let limits = |line| Command::read(line).limits(Limits::infinite());
        assert_eq!(limits("level depth=9"), Ok(Limits::depth(9)));
        assert_eq!(limits("level nodes=500"), Ok(Limits::nodes(500)));
        assert_eq!(limits("level move-time=0.25"), Ok(Clock::per_move(Duration::from_millis(250))));
        assert_eq!(limits("level infinite"), Ok(Limits::infinite()));
        assert!(limits("level moves=0 time=300.0 inc=5").unwrap().enough > limits("level time=300").unwrap().enough);
        assert!(limits("level moves=3 time=300").unwrap().enough > limits("level moves=30 time=300").unwrap().enough);
        for nothing in ["level", "level inc=3", "level moves=3", "level moves=0"] {
            assert_eq!(limits(nothing), Err(BadLevel::Nothing), "{nothing}");
        }
        for (unreadable, name, text) in [
            ("level time=x", "time", "x"),
            ("level time= inc=1", "time", ""),
            ("level time=inf inc=1", "time", "inf"),
            ("level move-time=NaN", "move-time", "NaN"),
            ("level depth=9.5", "depth", "9.5"),
            ("level depth=5 time=-inf", "time", "-inf"),
            ("level nodes=many depth=5", "nodes", "many"),
        ] {
            assert_eq!(limits(unreadable), Err(BadLevel::Value { name, text: text.to_owned() }), "{unreadable}");
        }
    }

    #[test]
    fn numbers_out_of_range_become_the_nearest_that_makes_sense() {
        let limits = |line: &str| Command::read(line).limits(Limits::infinite());
        let at_once = Limits { enough: Some(Duration::ZERO), ..Limits::time(Duration::ZERO) };
        assert_eq!(limits("level time=-0.01 inc=1"), Ok(at_once));
        assert_eq!(limits("level time=-1e99"), Ok(at_once));
        assert_eq!(limits("level move-time=-1"), Ok(Limits::time(Duration::ZERO)));
        assert_eq!(limits("level move-time=1e99"), limits("level move-time=86400"));
        assert_eq!(limits("level time=60 inc=-1"), limits("level time=60"));
        assert_eq!(limits("level time=60 inc=NaN moves=-3"), limits("level time=60"));
        for (text, depth) in [("0", 1), ("-7", 1), ("1000000000000", MAX_DEPTH)] {
            assert_eq!(limits(&format!("level depth={text}")), Ok(Limits::depth(depth)));
        }
        for (text, nodes) in [("0", 1), ("-7", 1), ("99999999999999999999", u64::MAX)] {
            assert_eq!(limits(&format!("level nodes={text}")), Ok(Limits::nodes(nodes)));
        }
    }

    #[test]
    fn limits_of_several_lines_add_up() {
        let depth = Command::read("level depth=9").limits(Limits::infinite()).unwrap();
        let both = Command::read("level move-time=1").limits(depth).unwrap();
        assert_eq!(both, Limits { depth: Some(9), ..Clock::per_move(Duration::from_secs(1)) });
        assert_eq!(Command::read("level infinite").limits(both), Ok(Limits::infinite()));
    }

    proptest! {
        #[test]
        fn any_text_is_a_line(text in "\\PC*") {
            Command::read(&text);
        }

        #[test]
        fn what_is_written_is_read_again(
            word in "[a-z-]{1,9}",
            arguments in prop::collection::vec(("[a-z-]{1,9}", "[^\"\\p{Cc}]{0,20}"), 0..5),
        ) {
            let written = arguments.iter().fold(Command::new(&word), |line, (name, value)| line.with(name, value));
            prop_assert_eq!(Command::read(&written.to_string()), written);
        }
    }
}

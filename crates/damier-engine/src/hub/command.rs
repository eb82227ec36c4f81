//! The lines of the protocol: a word, then arguments `name`, `name=value` or `name="a longer value"`.

use std::fmt::Write as _;
use std::str::FromStr;
use std::time::Duration;

use crate::clock::Clock;
use crate::limits::{Limits, MAX_DEPTH};

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

    /// A time in seconds.
    pub fn seconds(&self, name: &str) -> Option<Duration> {
        Duration::try_from_secs_f64(self.number(name)?).ok()
    }

    /// `before` updated with the arguments of a `level` line; `None` if the line sets no limit on a search.
    pub fn limits(&self, before: Limits) -> Option<Limits> {
        if self.has("infinite") {
            return Some(Limits::infinite());
        }
        let move_time = self.seconds("move-time").map(Clock::per_move);
        let on_clock = self.seconds("time").map(|remaining| {
            let increment = self.seconds("inc").unwrap_or_default();
            let moves_to_go = self.number("moves").filter(|&moves| moves > 0);
            Clock { remaining, increment, moves_to_go }.limits()
        });
        let timed = move_time.or(on_clock);
        let depth = self.number::<u32>("depth").map(|depth| depth.clamp(1, MAX_DEPTH));
        let nodes = self.number::<u64>("nodes").map(|nodes| nodes.max(1));
        let Limits { time, enough, .. } = timed.unwrap_or(before);
        (timed.is_some() || depth.is_some() || nodes.is_some()).then_some(Limits {
            depth: depth.or(before.depth),
            nodes: nodes.or(before.nodes),
            time,
            enough,
        })
    }
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
        assert_eq!(limits("level depth=9"), Some(Limits::depth(9)));
        assert_eq!(limits("level nodes=500"), Some(Limits::nodes(500)));
        assert_eq!(limits("level move-time=0.25"), Some(Clock::per_move(Duration::from_millis(250))));
        assert_eq!(limits("level infinite"), Some(Limits::infinite()));
        assert!(limits("level moves=0 time=300.0 inc=5").unwrap().enough > limits("level time=300").unwrap().enough);
        assert!(limits("level moves=3 time=300").unwrap().enough > limits("level moves=30 time=300").unwrap().enough);
        for nothing in
            ["level", "level time=-5", "level time=x", "level inc=3", "level move-time=NaN", "level time=1e99"]
        {
            assert_eq!(limits(nothing), None, "{nothing}");
        }
    }

    #[test]
    fn limits_of_several_lines_add_up() {
        let depth = Command::read("level depth=9").limits(Limits::infinite()).unwrap();
        let both = Command::read("level move-time=1").limits(depth).unwrap();
        assert_eq!(both, Limits { depth: Some(9), ..Clock::per_move(Duration::from_secs(1)) });
        assert_eq!(Command::read("level infinite").limits(both), Some(Limits::infinite()));
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

//! The part of a command's work that one run does.

use std::fmt;
use std::str::FromStr;

use anyhow::{Context, Error, Result};

/// A part of the work, chosen by the numbers of the tasks.
#[derive(Clone, Copy, Debug)]
pub struct Shard {
    /// From 1 to `of`.
    number: u64,
    of: u64,
}

impl Shard {
    /// Whether the part contains a task.
    pub const fn has(self, task: u64) -> bool {
        task % self.of == self.number - 1
    }
}

impl FromStr for Shard {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let shard = text.split_once('/').and_then(|(number, of)| {
            let (number, of) = (number.parse().ok()?, of.parse().ok()?);
            (1..=of).contains(&number).then_some(Self { number, of })
        });
        shard.with_context(|| format!("{text:?} is not K/N with K from 1 to N, such as 3/8"))
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}/{}", self.number, self.of)
    }
}

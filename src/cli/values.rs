//! Numbers on the command line.

use std::ops::RangeInclusive;
use std::str::FromStr;

use clap::builder::TypedValueParser;
use etude_text::fluent::FluentNumber;

use crate::words::say;

/// Reads a whole number that is not too small.
pub fn at_least<N>(least: N) -> impl TypedValueParser<Value = N>
where
    N: FromStr + PartialOrd + Into<FluentNumber> + Copy + Send + Sync + 'static,
{
    move |text: &str| {
        let number = text.parse().ok().filter(|number| *number >= least);
        number.ok_or_else(|| say().expected_at_least(least))
    }
}

/// Reads a whole number within a range.
pub fn between<N>(range: RangeInclusive<N>) -> impl TypedValueParser<Value = N>
where
    N: FromStr + PartialOrd + Into<FluentNumber> + Copy + Send + Sync + 'static,
{
    move |text: &str| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| say().expected_between(*range.start(), *range.end()))
    }
}

//! Which puzzles a command applies to.

use std::convert::Infallible;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::Args;

use crate::cli::position::variant_parser;
use crate::words::say;
use damier_puzzles::{Collection, Entry, Tag};
use damier_rules::Variant;

/// The arguments that choose puzzles.
#[derive(Args, Debug)]
pub struct Filter {
    #[arg(value_name = say().value_file(), help = say().cli_puzzles_files())]
    pub files: Vec<PathBuf>,
    #[arg(long = "tag", value_name = say().value_tag(), help = say().cli_puzzles_tag(),
        value_parser = |word: &str| Ok::<_, Infallible>(Tag::from(word)))]
    tags: Vec<Tag>,
    #[arg(long, value_name = say().value_range(), value_parser = read_range, help = say().cli_puzzles_rating())]
    rating: Option<RangeInclusive<u16>>,
    #[arg(long, value_name = say().value_variant(), value_parser = variant_parser(), help = say().cli_puzzles_variant())]
    variant: Option<Variant>,
}

impl Filter {
    /// The puzzles that fit, in the order of the files.
    pub fn entries<'a>(&self, collection: &'a Collection) -> impl Iterator<Item = &'a Entry> {
        collection.entries().iter().filter(|entry| {
            self.tags.iter().all(|tag| entry.tags.contains(tag))
                && self.rating.as_ref().is_none_or(|range| range.contains(&entry.rating.value))
                && self.variant.is_none_or(|variant| entry.variant == variant)
        })
    }
}

/// Reads `A..B`, both included.
fn read_range(text: &str) -> Result<RangeInclusive<u16>, String> {
    let end = |text: &str, open: u16| match text.trim() {
        "" => Ok(open),
        number => number.parse().map_err(|_| say().expected_ratings()),
    };
    let (least, most) = text.split_once("..").ok_or_else(|| say().expected_ratings())?;
    let range = end(least, 0)?..=end(most, u16::MAX)?;
    if range.is_empty() { Err(say().expected_rising()) } else { Ok(range) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_of_ratings() {
        assert_eq!(read_range("1200..1500"), Ok(1200..=1500));
        assert_eq!(read_range("..1500"), Ok(0..=1500));
        assert_eq!(read_range("1200.."), Ok(1200..=u16::MAX));
        assert!(read_range("1200").is_err_and(|message| message.contains("two dots")));
        assert!(read_range("high..low").is_err_and(|message| message.contains("two ratings")));
        assert!(read_range("1500..1200").is_err_and(|message| message.contains("smaller number first")));
    }
}

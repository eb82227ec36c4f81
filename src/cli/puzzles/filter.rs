//! Which puzzles a command is about.

use std::convert::Infallible;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::Args;

use crate::cli::position::variant_parser;
use damier_puzzles::{Collection, Entry, Tag};
use damier_rules::Variant;

/// The arguments that choose puzzles.
#[derive(Args, Debug)]
pub struct Filter {
    /// Collections [default: the shipped ones, your own, and those from your own games]
    pub files: Vec<PathBuf>,
    /// Only puzzles with this tag; given several times, with all of them
    #[arg(long = "tag", value_parser = |word: &str| Ok::<_, Infallible>(Tag::from(word)))]
    tags: Vec<Tag>,
    /// Only puzzles with a rating from A to B; A or B may be left out
    #[arg(long, value_name = "A..B", value_parser = read_range)]
    rating: Option<RangeInclusive<u16>>,
    /// Only puzzles of this variant
    #[arg(long, value_parser = variant_parser())]
    variant: Option<Variant>,
}

impl Filter {
    /// The puzzles chosen, in the order of the files.
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
        number => number.parse().map_err(|_| format!("\"{number}\" is no rating: a number like 1500 is wanted")),
    };
    let (least, most) = text.split_once("..").ok_or("two ratings with two dots between them are wanted: 1200..1500")?;
    let range = end(least, 0)?..=end(most, u16::MAX)?;
    if range.is_empty() { Err(format!("no rating is from {least} to {most}")) } else { Ok(range) }
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
        assert!(read_range("high..low").is_err_and(|message| message.contains("\"high\" is no rating")));
        assert!(read_range("1500..1200").is_err());
    }
}

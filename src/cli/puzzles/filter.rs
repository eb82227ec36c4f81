//! Which puzzles a command applies to.

use std::collections::HashMap;
use std::convert::Infallible;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;

use crate::cli::position::variant_parser;
use crate::words::{self, say};
use damier_app::home::progress_file;
use damier_app::store::Store;
use damier_puzzles::tag::Motif;
use damier_puzzles::{Collection, Entry, Tag, Theme};
use damier_rules::Variant;

/// The arguments that choose puzzles.
#[derive(Args, Debug)]
pub struct Filter {
    #[arg(value_name = say().value_file(), help = say().cli_puzzles_files())]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long = "tag", value_name = say().value_tag(), help = say().cli_puzzles_tag(),
        value_parser = |word: &str| Ok::<_, Infallible>(Tag::from(word)))]
    tags: Vec<Tag>,
    #[arg(long, value_name = say().value_range(), value_parser = read_range, help = say().cli_puzzles_rating())]
    rating: Option<RangeInclusive<u16>>,
    #[arg(long, value_name = say().value_variant(), value_parser = variant_parser(), help = say().cli_puzzles_variant())]
    variant: Option<Variant>,
    #[arg(long, value_name = say().value_name(), help = say().cli_puzzles_set())]
    set: Option<String>,
}

impl Filter {
    /// The puzzles that fit, in the order of the set or of the files.
    ///
    /// # Errors
    ///
    /// A tag that is none of ours and that no puzzle has. When the player has no such set, or it cannot be read.
    pub fn entries<'a>(&self, collection: &'a Collection) -> Result<Vec<&'a Entry>> {
        let is_of = |tag: &&Tag| collection.entries().iter().any(|entry| entry.tags.contains(tag));
        if let Some(tag) = self.tags.iter().find(|tag| matches!(tag, Tag::Theme(Theme::Other(_))) && !is_of(tag)) {
            let known = Motif::ALL.iter().map(|motif| motif.word()).collect::<Vec<_>>().join(", ");
            bail!(say().no_such_tag(tag.to_string(), known));
        }
        let places = self.set.as_deref().map(places).transpose()?;
        let fits = |entry: &&Entry| {
            let is_of_set = places.as_ref().is_none_or(|places| places.contains_key(&*entry.id));
            is_of_set
                && self.tags.iter().all(|tag| entry.tags.contains(tag))
                && self.rating.as_ref().is_none_or(|range| range.contains(&entry.rating.value))
                && self.variant.is_none_or(|variant| entry.variant == variant)
        };
        let mut entries: Vec<&Entry> = collection.entries().iter().filter(fits).collect();
        if let Some(places) = places {
            entries.sort_by_key(|entry| places.get(&*entry.id));
        }
        Ok(entries)
    }

    /// What the puzzles are called together: the name of the set, or the themes. Empty for all puzzles.
    pub fn title(&self) -> String {
        let themes = self.tags.iter().filter_map(|tag| match tag {
            Tag::Theme(theme) => Some(words::theme_name(theme)),
            Tag::Moves(_) | Tag::Offers(_) | Tag::Gain(_) => None,
        });
        self.set.clone().unwrap_or_else(|| themes.collect::<Vec<_>>().join(", "))
    }

    /// Whether the puzzles were put together by somebody: all of them are wanted, in their order.
    pub fn is_chosen(&self) -> bool {
        self.set.is_some() || !self.files.is_empty()
    }
}

/// The puzzles of a set of the player's own, with their places in it.
fn places(name: &str) -> Result<HashMap<String, usize>> {
    // Without a store there are none, and looking must not create one.
    let store = progress_file().and_then(|path| Store::open_to_read(&path).ok());
    let player_sets = store.map(|store| store.player_sets()).transpose()?.unwrap_or_default();
    let ids = player_sets.set(name);
    if ids.is_empty() {
        let known = player_sets.sets().map(|(name, _)| format!("\"{name}\"")).collect::<Vec<_>>();
        bail!(if known.is_empty() { say().no_sets() } else { say().no_such_set(name, known.join(", ")) });
    }
    Ok(ids.iter().cloned().zip(0..).collect())
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

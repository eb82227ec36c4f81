//! Filters for puzzles.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};
use strum::{AsRefStr, VariantArray};

use damier_puzzles::tag::{Feature, decisions};
use damier_puzzles::{Entry, SourceKind, Tag, Theme};
use damier_rules::Variant;

/// Conditions for puzzles. Without conditions, all puzzles match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Filter {
    /// The variant.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "by_name")]
    pub variant: Option<Variant>,
    /// The theme.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theme: Option<Theme>,
    /// The difficulty, relative to the player or as a rating.
    #[serde(default)]
    pub band: Band,
    /// The number of decisions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<Length>,
    /// The origin.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<PuzzleOrigin>,
    /// The puzzles, by their ids; empty for all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ids: Vec<String>,
    /// The only motifs that the puzzles may show; empty for any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taught: Vec<Theme>,
}

/// The desired difficulty of puzzles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Band {
    /// Hard enough to teach, not so hard that it discourages.
    #[default]
    Fitting,
    /// So that nine in ten are solved.
    Easy,
    /// So that little more than half are solved.
    Hard,
    /// Rated between the two numbers, inclusive.
    Between(u16, u16),
}

impl Band {
    /// The success rate to aim at. `usual` is the one for players who have not chosen any.
    #[must_use]
    pub const fn success(self, usual: f64) -> f64 {
        match self {
            Self::Fitting | Self::Between(..) => usual,
            Self::Easy => 0.9,
            Self::Hard => 0.55,
        }
    }
}

/// The number of decisions in a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Length {
    /// Exactly this many.
    Exactly(u8),
    /// This many or more.
    AtLeast(u8),
}

/// The origin of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, VariantArray, AsRefStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum PuzzleOrigin {
    /// Games of tournaments, most of strong players, some between programs.
    Games,
    /// Games of the engine against itself.
    SelfPlay,
    /// The endings tables.
    Endings,
    /// Compositions, and positions constructed by the program.
    Compositions,
    /// The player's own games.
    Own,
}

impl PuzzleOrigin {
    /// The origin of an entry's puzzle.
    #[must_use]
    pub fn of(entry: &Entry) -> Self {
        match entry.source {
            _ if entry.tags.contains(&Feature::OwnGame.into()) => Self::Own,
            SourceKind::Game => Self::Games,
            SourceKind::SelfPlay => Self::SelfPlay,
            SourceKind::Endings => Self::Endings,
            SourceKind::Composition | SourceKind::Constructed => Self::Compositions,
        }
    }
}

/// A condition of a filter, for naming those that exclude everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, VariantArray)]
pub enum Condition {
    /// The variant.
    Variant,
    /// The theme.
    Theme,
    /// The range of ratings.
    Rating,
    /// The number of decisions.
    Length,
    /// The origin.
    Origin,
}

impl Filter {
    /// Whether a puzzle meets all conditions.
    #[must_use]
    pub fn fits(&self, entry: &Entry) -> bool {
        self.test()(entry)
    }

    /// The conditions as a test, for many puzzles.
    pub fn test(&self) -> impl Fn(&Entry) -> bool {
        let ids: HashSet<&str> = self.ids.iter().map(String::as_str).collect();
        move |entry| {
            let is_listed = if ids.is_empty() { self.offers(entry) } else { ids.contains(&*entry.id) };
            is_listed
                && self.shows_only_taught(entry)
                && Condition::VARIANTS.iter().copied().all(|condition| self.meets(entry, condition))
        }
    }

    /// Whether a puzzle is offered that was not asked for by its id: cards of the repertoire have to be asked for.
    fn offers(&self, entry: &Entry) -> bool {
        self.theme.as_ref().is_some_and(Theme::is_repertoire)
            || !entry.tags.iter().any(|tag| tag.theme().is_some_and(Theme::is_repertoire))
    }

    fn shows_only_taught(&self, entry: &Entry) -> bool {
        let mut motifs = entry.tags.iter().filter_map(Tag::theme).filter(|theme| matches!(theme, Theme::Motif(_)));
        self.taught.is_empty() || motifs.all(|motif| self.taught.contains(motif))
    }

    /// Whether a puzzle meets one condition.
    #[must_use]
    pub fn meets(&self, entry: &Entry, condition: Condition) -> bool {
        match condition {
            Condition::Variant => self.variant.is_none_or(|variant| entry.variant == variant),
            Condition::Theme => {
                self.theme.as_ref().is_none_or(|theme| entry.tags.iter().filter_map(Tag::theme).any(|tag| tag == theme))
            }
            Condition::Rating => match self.band {
                Band::Between(least, most) => (least..=most).contains(&entry.rating.value),
                Band::Fitting | Band::Easy | Band::Hard => true,
            },
            Condition::Length => self.length.is_none_or(|length| match length {
                Length::Exactly(count) => decisions(&entry.tags) == count,
                Length::AtLeast(count) => decisions(&entry.tags) >= count,
            }),
            Condition::Origin => self.origin.is_none_or(|origin| PuzzleOrigin::of(entry) == origin),
        }
    }

    /// The same filter without one condition.
    #[must_use]
    pub fn without(&self, condition: Condition) -> Self {
        let mut filter = self.clone();
        match condition {
            Condition::Variant => filter.variant = None,
            Condition::Theme => filter.theme = None,
            Condition::Rating => filter.band = Band::Fitting,
            Condition::Length => filter.length = None,
            Condition::Origin => filter.origin = None,
        }
        filter
    }

    /// The conditions whose removal alone would leave some puzzles, with the number of those puzzles. `count` counts those
    /// that a filter leaves.
    pub fn obstacles(&self, mut count: impl FnMut(&Self) -> usize) -> Vec<(Condition, usize)> {
        let left = |condition| {
            let filter = self.without(condition);
            let count = count(&filter);
            (filter != *self && count > 0).then_some((condition, count))
        };
        Condition::VARIANTS.iter().copied().filter_map(left).collect()
    }
}

/// Serialises a variant by its name.
mod by_name {
    use damier_rules::Variant;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[allow(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    pub fn serialize<S: Serializer>(variant: &Option<Variant>, serializer: S) -> Result<S::Ok, S::Error> {
        variant.map(Variant::name).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Variant>, D::Error> {
        let name = Option::<String>::deserialize(deserializer)?;
        name.map(|name| name.parse().map_err(D::Error::custom)).transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries() -> Vec<Entry> {
        crate::shipped().entries().to_vec()
    }

    #[test]
    fn each_condition_leaves_what_it_says() {
        let entries = entries();
        let count = |filter: &Filter| entries.iter().filter(|entry| filter.fits(entry)).count();
        assert_eq!(count(&Filter::default()), entries.len());
        let theme = Filter { theme: Some("royal".into()), ..Filter::default() };
        assert_eq!(
            count(&theme),
            entries.iter().filter(|entry| entry.tags.iter().any(|tag| *tag == "royal".into())).count()
        );
        let range = Filter { band: Band::Between(1_200, 1_300), ..Filter::default() };
        let rated = |entry: &&Entry| (1_200..=1_300).contains(&entry.rating.value);
        assert_eq!(count(&range), entries.iter().filter(rated).count());
        let lengths = [Length::Exactly(1), Length::Exactly(2), Length::AtLeast(3)];
        let by_length = lengths.map(|length| count(&Filter { length: Some(length), ..Filter::default() }));
        assert_eq!(by_length.iter().sum::<usize>(), entries.len());
        let own = Filter { origin: Some(PuzzleOrigin::Own), ..Filter::default() };
        assert_eq!(count(&own), 0);
    }

    #[test]
    fn puzzles_with_a_motif_that_was_not_taught_are_left_out() {
        let entries = entries();
        let motifs = |entry: &Entry| -> Vec<Theme> {
            entry.tags.iter().filter_map(Tag::theme).filter(|theme| matches!(theme, Theme::Motif(_))).cloned().collect()
        };
        let taught: Vec<Theme> = vec!["direct".into(), "rafle".into()];
        let filter = Filter { taught: taught.clone(), ..Filter::default() };
        let (kept, left): (Vec<_>, Vec<_>) = entries.iter().partition(|entry| filter.fits(entry));
        assert!(kept.iter().all(|entry| motifs(entry).iter().all(|motif| taught.contains(motif))));
        assert!(left.iter().all(|entry| motifs(entry).iter().any(|motif| !taught.contains(motif))));
        assert!(kept.iter().any(|entry| motifs(entry).len() == 2) && !left.is_empty());
    }

    #[test]
    fn what_leaves_nothing_is_named() {
        let entries = entries();
        let filter = Filter {
            theme: Some("royal".into()),
            origin: Some(PuzzleOrigin::Own),
            variant: Some(Variant::International),
            ..Filter::default()
        };
        let royal = entries.iter().filter(|entry| entry.tags.iter().any(|tag| *tag == "royal".into())).count();
        let count = |filter: &Filter| entries.iter().filter(|entry| filter.fits(entry)).count();
        assert_eq!(filter.obstacles(count), [(Condition::Origin, royal)]);
    }

    #[test]
    fn a_filter_is_written_and_read() {
        let filter = Filter {
            variant: Some(Variant::Russian),
            theme: Some("turc".into()),
            band: Band::Between(900, 1_400),
            length: Some(Length::AtLeast(4)),
            origin: Some(PuzzleOrigin::SelfPlay),
            ids: vec!["ibc5ea67e98a4".to_owned()],
            taught: vec!["turc".into(), "rafle".into()],
        };
        for filter in [filter, Filter::default()] {
            let text = serde_json::to_string(&filter).unwrap();
            assert_eq!(serde_json::from_str::<Filter>(&text).unwrap(), filter, "{text}");
        }
    }
}

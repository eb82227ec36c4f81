//! Tags: the themes of a puzzle and the counts in it.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A tag of a puzzle. A tag is a single word of any kind; spaces in it become hyphens.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Tag {
    /// Number of decisions. 8 stands for 8 or more.
    Moves(u8),
    /// Men and kings that the solver gives up.
    Offers(u8),
    /// Men won.
    Gain(u8),
    /// A theme.
    Theme(Theme),
}

/// The theme of a puzzle. Themes are sorted in the order listed here: motifs first, in the order of the literature.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Theme {
    /// A motif, which appears in the solution.
    Motif(Motif),
    /// A feature, which is visible before the first move.
    Feature(Feature),
    /// Any other word, as written in the file. It may contain any character.
    Other(Arc<str>),
}

macro_rules! words {
    ($(#[$about:meta])* $type:ident { $($(#[$doc:meta])* $value:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $type {
            $($(#[$doc])* $value,)+
        }

        impl $type {
            /// All values, in order.
            pub const ALL: &[Self] = &[$(Self::$value),+];

            /// The word used in files.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$value => $word),+ }
            }

            fn of(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$value),)+ _ => None }
            }
        }

        impl AsRef<str> for $type {
            fn as_ref(&self) -> &str {
                self.word()
            }
        }

        impl From<$type> for Theme {
            fn from(theme: $type) -> Self {
                Self::$type(theme)
            }
        }

        impl From<$type> for Tag {
            fn from(theme: $type) -> Self {
                Self::Theme(theme.into())
            }
        }
    };
}

words! {
    /// A pattern in a solution. `puzzles/README.md` defines each motif.
    Motif {
        /// *Coup direct.*
        Direct = "direct",
        /// *Mazette.*
        Mazette = "mazette",
        /// *Promenade.*
        Promenade = "promenade",
        /// *Épicier.*
        Epicier = "epicier",
        /// *Coup de rappel.*
        Rappel = "rappel",
        /// *Trappe.*
        Trappe = "trappe",
        /// *Coup de talon.*
        Talon = "talon",
        /// *Ricochet.*
        Ricochet = "ricochet",
        /// *Coup du double-deux.*
        DoubleDeux = "double-deux",
        /// *Coup de la bombe.*
        Bombe = "bombe",
        /// *Coup renversé.*
        Renverse = "renverse",
        /// *Coup de l'Africain.*
        Africain = "africain",
        /// *Coup parallèle.*
        Parallele = "parallele",
        /// *Temps de repos.*
        Tempo = "tempo",
        /// *Envoi à dame.*
        KingOffer = "king-offer",
        /// *Coup turc.*
        Turc = "turc",
        /// *Coup royal.*
        Royal = "royal",
        /// *Coup Philippe.*
        Philippe = "philippe",
        /// *Coup Napoléon.*
        Napoleon = "napoleon",
        /// *Coup de l'express.*
        Express = "express",
        /// *Coup Manoury.*
        Manoury = "manoury",
        /// *Coup Raphaël.*
        Raphael = "raphael",
        /// *Coup du lapin.*
        Lapin = "lapin",
        /// *Coup de la lunette.*
        Lunette = "lunette",
        /// *Forcing.*
        Forcing = "forcing",
        /// *Gambit.*
        Gambit = "gambit",
        /// *Coup à dame.*
        Promotion = "promotion",
        /// A quiet first move.
        Quiet = "quiet",
        /// *Coup d'échange.*
        ExchangeTrick = "exchange-trick",
        /// *Coup semi-direct.*
        SemiDirect = "semi-direct",
        /// An offer draws a piece out of the way.
        Deflection = "deflection",
        /// An even exchange prepares the gain.
        Exchange = "exchange",
        /// A king is captured.
        KingCapture = "king-capture",
        /// *Rafle*: three pieces or more in one capture.
        Rafle = "rafle",
        /// Two threats at once.
        DoubleAttack = "double-attack",
        /// A threat that cannot be parried.
        Attack = "attack",
        /// The opponent loses a piece because he has to move.
        Zugzwang = "zugzwang",
        /// The majority rule forbids the opponent a capture that would save him. Only a search can detect this.
        Majority = "majority",
        /// *Percée.*
        Breakthrough = "breakthrough",
        /// *Blocage.*
        Blockade = "blockade",
    }
}

words! {
    /// Features of a puzzle other than its motifs.
    Feature {
        /// Many pieces.
        Opening = "opening",
        /// A move at the beginning of the game allowed the shot.
        Trap = "opening-trap",
        /// Neither many nor few.
        Middlegame = "middlegame",
        /// Few pieces.
        Endgame = "endgame",
        /// Kings on the board.
        Kings = "kings",
        /// The opponent never has a choice.
        SingleReply = "single-reply",
        /// The opponent has a choice.
        Choice = "choice",
        /// Proven by the endings tables.
        Proven = "proven",
        /// Missed by the player in one of their own games.
        OwnGame = "own-game",
    }
}

impl Tag {
    /// The theme, if the tag is one.
    #[must_use]
    pub const fn theme(&self) -> Option<&Theme> {
        match self {
            Self::Theme(theme) => Some(theme),
            _ => None,
        }
    }
}

/// The themes among tags.
pub fn themes(tags: &[Tag]) -> impl Iterator<Item = &Theme> {
    tags.iter().filter_map(Tag::theme)
}

/// Tags as text, separated by spaces.
#[must_use]
pub fn written(tags: &[Tag]) -> String {
    tags.iter().map(Tag::to_string).collect::<Vec<_>>().join(" ")
}

/// The number of decisions in the tags, at least 1. 8 stands for 8 or more.
#[must_use]
pub fn decisions(tags: &[Tag]) -> u8 {
    let count = |tag: &Tag| if let Tag::Moves(count) = tag { Some(*count) } else { None };
    tags.iter().find_map(count).unwrap_or(1).max(1)
}

impl From<Theme> for Tag {
    fn from(theme: Theme) -> Self {
        Self::Theme(theme)
    }
}

impl Theme {
    /// The label of the cards of the player's repertoire.
    #[must_use]
    pub fn repertoire() -> Self {
        REPERTOIRE.into()
    }

    /// Whether it is [`Theme::repertoire`].
    #[must_use]
    pub fn is_repertoire(&self) -> bool {
        matches!(self, Self::Other(label) if **label == *REPERTOIRE)
    }
}

/// See [`Theme::repertoire`].
const REPERTOIRE: &str = "repertoire";

impl From<&str> for Theme {
    fn from(word: &str) -> Self {
        let known = Motif::of(word).map(Self::Motif).or_else(|| Feature::of(word).map(Self::Feature));
        known.unwrap_or_else(|| {
            let parts: Vec<&str> = word.split_whitespace().collect();
            Self::Other(parts.join("-").into())
        })
    }
}

impl From<&str> for Tag {
    fn from(word: &str) -> Self {
        let counted = word.rsplit_once('-').and_then(|(name, count)| {
            let count = count.parse().ok()?;
            match name {
                "moves" => Some(Self::Moves(count)),
                "offers" => Some(Self::Offers(count)),
                "gain" => Some(Self::Gain(count)),
                _ => None,
            }
        });
        // A number that is not in our notation, such as 08, is kept as a word.
        counted.filter(|tag| tag.to_string() == word).unwrap_or_else(|| Self::Theme(word.into()))
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::Motif(motif) => motif.word(),
            Self::Feature(feature) => feature.word(),
            Self::Other(word) => word,
        })
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Moves(count) => write!(formatter, "moves-{count}"),
            Self::Offers(count) => write!(formatter, "offers-{count}"),
            Self::Gain(count) => write!(formatter, "gain-{count}"),
            Self::Theme(theme) => theme.fmt(formatter),
        }
    }
}

macro_rules! as_word {
    ($($type:ident),+) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(Self::from(&*std::borrow::Cow::<str>::deserialize(deserializer)?))
            }
        }
    )+};
}

as_word!(Tag, Theme);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_written_as_it_was_read() {
        let words = [
            "moves-2",
            "offers-0",
            "gain-12",
            "direct",
            "own-game",
            "moves-08",
            "moves-300",
            "moves-",
            "moves-x",
            "mine",
            "lesson-3",
            "a\u{1b}b",
            "",
        ];
        for word in words {
            assert_eq!(Tag::from(word).to_string(), word);
        }
        for word in Motif::ALL.iter().map(|motif| motif.word()).chain(Feature::ALL.iter().map(|each| each.word())) {
            assert!(!matches!(Theme::from(word), Theme::Other(_)), "{word}");
        }
        assert_eq!(Tag::from(" a  b\u{a0}c ").to_string(), "a-b-c");
    }

    #[test]
    fn counts_are_no_themes() {
        let tags = ["moves-3", "offers-1", "gain-2", "kings", "lesson-3", "direct"].map(Tag::from);
        let found: Vec<String> = themes(&tags).map(Theme::to_string).collect();
        assert_eq!(found, ["kings", "lesson-3", "direct"]);
        assert_eq!((decisions(&tags), decisions(&tags[1..]), decisions(&[Tag::Moves(0)])), (3, 1, 1));
    }
}

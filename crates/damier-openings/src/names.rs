//! Names of openings. Each has a source in `docs/openings.md`; what has none is not named.

use damier_rules::notation::read_line;
use damier_rules::{AnyPosition, Variant};

/// The name of an opening, for the faces to put into words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OpeningName {
    /// The word that stands for it in the texts of every language.
    pub key: &'static str,
    /// The variant.
    variant: Variant,
    /// The moves of the source.
    moves: &'static str,
    /// The site of the source; `docs/openings.md` has the page.
    pub source: &'static str,
}

const fn international(key: &'static str, moves: &'static str, source: &'static str) -> OpeningName {
    OpeningName { key, variant: Variant::International, moves, source }
}

const fn russian(key: &'static str, moves: &'static str, source: &'static str) -> OpeningName {
    OpeningName { key, variant: Variant::Russian, moves, source }
}

/// A move without the row that it comes from.
fn short(written: &str) -> String {
    written.split_once('-').map_or_else(
        || written.split_once(':').map_or(written.to_owned(), |(from, to)| format!("{}:{to}", column(from))),
        |(from, to)| format!("{}{to}", column(from)),
    )
}

/// The letter of a square.
fn column(square: &str) -> &str {
    square.get(..1).unwrap_or_default()
}

impl OpeningName {
    /// All names. One may have several orders of moves.
    pub const ALL: [Self; 23] = [
        international("symmetrical", "32-28 19-23", "docslib.org/doc/4947577"),
        international("chefneux", "32-28 18-23", "docslib.org/doc/4947577"),
        international("fox", "32-28 18-23 33-29 23x32 37x28 20-25", "docslib.org/doc/4947577"),
        international("modern", "32-28 18-23 33-29 23x32 37x28 17-22", "docslib.org/doc/4947577"),
        international("fabre", "34-29", "xn--b1aeclack5b4j.su"),
        international(
            "fabre-variation",
            "34-30 20-25 32-28 25x34 39x30 16-21 30-25 11-16 31-26",
            "damierlyonnais.free.fr",
        ),
        international("molimard", "34-30 20-25 32-28 25x34 39x30 18-23", "damierlyonnais.free.fr"),
        international("de-haas", "34-30 20-25 32-28 25x34 39x30 18-22", "damierlyonnais.free.fr"),
        international(
            "lochtenberg",
            "31-27 19-23 33-28 17-21 28x19 14x23 39-33 10-14 33-28 5-10 28x19 14x23 44-39 10-14",
            "ericsdamsite.com",
        ),
        russian("city", "c3-d4 d6-c5 b2-c3 f6-g5", "draughts.narod.ru"),
        russian("city", "c3-d4 d6-c5 d2-c3 f6-g5", "draughts.narod.ru"),
        russian(
            "city-declined",
            "c3-d4 d6-c5 d2-c3 f6-g5 g3-h4 g5-f4 e3:g5 h6:f4 f2-g3 c5:e3 g3:e5 b6-c5 e5-d6 c7:e5 c3-d4 e5:c3 b2:f2",
            "ru.wikipedia-on-ipfs.org",
        ),
        russian("old", "c3-d4 d6-c5 b2-c3 e7-d6", "russianwiki.com"),
        russian("reverse-crossroads", "c3-d4 d6-e5 b2-c3 e7-d6 g3-h4 d6-c5", "knigalit.ru"),
        russian("reverse-crossroads-declined", "c3-d4 d6-e5 b2-c3 e7-d6 g3-h4 h6-g5", "chess.wikisort.ru"),
        russian("reverse-crossroads-declined", "c3-d4 d6-e5 b2-c3 e7-d6 g3-h4 f8-e7", "chess.wikisort.ru"),
        russian("kaulen", "g3-f4 f6-e5 h2-g3", "kombinashki.ru"),
        russian("filippov", "e3-d4 d6-e5 a3-b4 h6-g5", "kombinashki.ru"),
        russian("bodyansky", "a3-b4 b6-a5 e3-d4 a7-b6", "xn--h1ajim.xn--p1ai"),
        russian("bodyansky", "a3-b4 b6-a5 e3-d4 c7-b6", "xn--h1ajim.xn--p1ai"),
        russian("reverse-stake", "g3-h4 f6-e5 c3-b4 e5-f4 e3:g5 h6:f4", "shashkivsem.ru"),
        russian("stake", "c3-d4 b6-a5 d4-c5 d6:b4 a3:c5 f6-g5", "shashkivsem.ru"),
        russian("reverse-poke", "c3-b4 f6-e5 b2-c3 e5-f4 g3:e5 d6:f4 e3:g5 h6:f4", "v-damki.com"),
    ];

    /// The name of a position, if a source gives one to it. Positions are compared, not moves.
    #[must_use]
    pub fn of(position: &AnyPosition) -> Option<Self> {
        let names = Self::ALL.into_iter().filter(|name| name.variant == position.variant());
        names.into_iter().find(|name| name.position().as_ref() == Some(position))
    }

    /// The name of the last position of a line that has one.
    #[must_use]
    pub fn of_line<'a>(positions: impl DoubleEndedIterator<Item = &'a AnyPosition>) -> Option<Self> {
        positions.rev().find_map(Self::of)
    }

    /// The moves of the source as players write them: on 64 squares `cd4 d:b4`.
    #[must_use]
    pub fn written(&self) -> String {
        if self.variant == Variant::International {
            return self.moves.to_owned();
        }
        self.moves.split(' ').map(short).collect::<Vec<String>>().join(" ")
    }

    /// The position after its moves. `None` if they are not legal, which a test excludes.
    #[must_use]
    pub fn position(&self) -> Option<AnyPosition> {
        let start = AnyPosition::start(self.variant);
        let moves = read_line(start, self.moves.split(' ')).ok()?;
        Some(moves.into_iter().fold(start, |position, played| position.play_unchecked(played)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines as the sources print them (docs/openings.md).
    #[test]
    fn names_of_64_squares_are_written_as_players_do() {
        let written = |key: &str| OpeningName::ALL.into_iter().find(|name| name.key == key).unwrap().written();
        assert_eq!(written("city"), "cd4 dc5 bc3 fg5");
        assert_eq!(written("stake"), "cd4 ba5 dc5 d:b4 a:c5 fg5");
        assert_eq!(written("reverse-stake"), "gh4 fe5 cb4 ef4 e:g5 h:f4");
        assert_eq!(written("chefneux"), "32-28 18-23");
        assert!(OpeningName::ALL.iter().all(|name| name.source.contains('.')));
    }
}

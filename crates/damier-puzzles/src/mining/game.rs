//! Games to mine.

use crate::record::{Source, SourceKind};
use damier_rules::notation::pdn::{PdnGame, Step};
use damier_rules::notation::write_move;
use damier_rules::{AnyPosition, Move};

/// A game to mine.
#[derive(Clone, Debug)]
pub struct MinedGame {
    /// Its first position.
    pub start: AnyPosition,
    /// The plies already used of the move limit that applies there.
    pub plies_used: u16,
    /// Its moves, all legal.
    pub moves: Vec<Move>,
    /// Players, event and year. The ply is filled in by the miner.
    pub source: Source,
}

impl MinedGame {
    /// Its positions in order, each with the move made there.
    pub(super) fn positions(&self) -> impl Iterator<Item = (AnyPosition, Move)> {
        let mut next = self.start;
        self.moves.iter().map(move |&played| {
            let position = next;
            next = position.play_unchecked(played);
            (position, played)
        })
    }

    /// The moves as stored in a record. `None` for a game that begins with a set-up.
    #[must_use]
    pub fn written(&self) -> Option<String> {
        if self.start != AnyPosition::start(self.start.variant()) {
            return None;
        }
        let mut position = self.start;
        let moves = self.moves.iter().map(|&played| {
            let text = write_move(&position, played);
            position = position.play_unchecked(played);
            text
        });
        Some(moves.collect::<Vec<_>>().join(" "))
    }
}

impl From<&PdnGame> for MinedGame {
    /// The main line of a game, up to the first set-up inside it.
    fn from(game: &PdnGame) -> Self {
        let moves = game.main_line().map_while(|id| match game.node(id).step {
            Step::Move(played) => Some(played),
            Step::Start | Step::Setup => None,
        });
        Self {
            start: *game.start(),
            plies_used: game.fen().plies_used(),
            moves: moves.collect(),
            source: source_of(game, SourceKind::Game),
        }
    }
}

/// The source of a game according to its tags.
pub(crate) fn source_of(game: &PdnGame, kind: SourceKind) -> Source {
    let tag = |name| game.tag(name).filter(|value| !value.is_empty() && !value.starts_with('?')).map(str::to_owned);
    // Dates are written with the year first or last.
    let year = tag("Date").and_then(|date| date.split(['.', '-', '/']).find(|part| part.len() == 4)?.parse().ok());
    Source { kind, white: tag("White"), black: tag("Black"), event: tag("Event"), year, ..Source::default() }
}

//! Building trees from the games of a stream.

use std::io::BufRead;

use super::error::{Fault, PdnError, Place};
use super::game::{NodeId, PdnGame};
use super::reader::{PdnReader, Visitor};
use super::result::GameResult;
use super::text::RawText;
use super::track::Track;
use crate::Variant;
use crate::notation::symbols::Symbol;
use crate::notation::text::MoveText;

/// Builds a [`PdnGame`] from every game and checks all its moves.
pub struct GameBuilder {
    track: Track,
    game: PdnGame,
    /// The tags, and the comments and signs not yet attached to a move.
    tags: Vec<(String, String)>,
    comments: Vec<String>,
    symbols: Vec<Symbol>,
    in_moves: bool,
    /// The node of the last move.
    current: NodeId,
    /// Whether the current variation has no move yet.
    is_fresh: bool,
    outer: Vec<NodeId>,
}

impl GameBuilder {
    /// A builder that assumes `default_variant` for games without `GameType`.
    #[must_use]
    pub fn new(default_variant: Variant) -> Self {
        let game = PdnGame::new(default_variant);
        Self {
            track: Track::new(default_variant),
            current: game.root(),
            game,
            tags: Vec::new(),
            comments: Vec::new(),
            symbols: Vec::new(),
            in_moves: false,
            is_fresh: false,
            outer: Vec::new(),
        }
    }

    /// Attaches what was read before a move to that move.
    fn arrive(&mut self, id: NodeId) {
        self.current = id;
        if self.is_fresh {
            self.is_fresh = false;
            for comment in self.comments.drain(..) {
                self.game.add_comment_before(id, &comment);
            }
            for symbol in self.symbols.drain(..) {
                self.game.add_symbol(id, symbol);
            }
        }
    }

    /// Attaches what was read after a move to the last move.
    fn settle(&mut self) {
        for comment in self.comments.drain(..) {
            self.game.add_comment(self.current, &comment);
        }
        for symbol in self.symbols.drain(..) {
            self.game.add_symbol(self.current, symbol);
        }
    }
}

impl Visitor for GameBuilder {
    type Output = PdnGame;

    #[inline]
    fn track(&mut self) -> Option<&mut Track> {
        Some(&mut self.track)
    }

    fn begin_game(&mut self) {
        self.track.begin_game();
        self.tags.clear();
        self.comments.clear();
        self.symbols.clear();
        self.outer.clear();
        (self.in_moves, self.is_fresh) = (false, false);
    }

    fn tag(&mut self, name: &str, value: RawText<'_>, place: Place) -> Result<(), Fault> {
        if !self.track.tag(name, value, place)? {
            self.tags.push((name.to_owned(), value.tag_value().into_owned()));
        }
        Ok(())
    }

    fn end_tags(&mut self) -> Result<(), Fault> {
        self.game = PdnGame::from(self.track.end_tags()?);
        self.current = self.game.root();
        self.in_moves = true;
        for (name, value) in self.tags.drain(..) {
            self.game.set_tag(&name, &value);
        }
        self.settle();
        Ok(())
    }

    fn played(&mut self, text: &MoveText) -> Result<(), Fault> {
        let played = self.track.play(text)?;
        let id = self.game.add_checked_move(self.current, played);
        self.arrive(id);
        Ok(())
    }

    fn symbol(&mut self, symbol: Symbol) {
        self.symbols.push(symbol);
        if self.in_moves && !self.is_fresh {
            self.settle();
        }
    }

    fn comment(&mut self, text: RawText<'_>) {
        self.comments.push(text.comment());
        if self.in_moves && !self.is_fresh {
            self.settle();
        }
    }

    fn setup(&mut self, text: RawText<'_>) -> Result<(), Fault> {
        self.track.setup(text)?;
        let id = self.game.add_setup(self.current, *self.track.now());
        self.arrive(id);
        Ok(())
    }

    fn begin_variation(&mut self) -> Result<(), Fault> {
        self.track.begin_variation()?;
        self.outer.push(self.current);
        self.current = self.game.node(self.current).parent().unwrap_or(self.current);
        self.is_fresh = true;
        Ok(())
    }

    fn end_variation(&mut self) {
        self.track.end_variation();
        if let Some(current) = self.outer.pop() {
            self.current = current;
        }
        self.is_fresh = false;
        // Only the comments remain of a variation without moves.
        self.settle();
    }

    fn end_game(&mut self, result: Option<GameResult>) -> PdnGame {
        let result = result.unwrap_or_default();
        if self.game.result.contradicts(&result) {
            // Both are kept, for the reader of the file to decide.
            let last = self.game.main_line().last().unwrap_or(self.game.root());
            let said = format!("The moves end with {}.", result.spelling(self.game.variant()));
            self.game.add_comment(last, &said);
        } else if self.game.result == GameResult::Unknown {
            self.game.result = result;
        }
        let next = PdnGame::new(self.track.variant());
        std::mem::replace(&mut self.game, next)
    }
}

/// Reads all games of a stream as trees. After an error, reading continues with the next game.
///
/// Games without `GameType` are taken to be of `default_variant`.
pub fn read_games<R: BufRead>(input: R, default_variant: Variant) -> impl Iterator<Item = Result<PdnGame, PdnError>> {
    let mut reader = PdnReader::new(input);
    let mut builder = GameBuilder::new(default_variant);
    std::iter::from_fn(move || reader.read_game(&mut builder).transpose())
}

//! A game with its variations, as a tree.

use super::clock::{Clock, split_clocks};
use super::date::written_date;
use super::result::GameResult;
use super::text::one_line;
use crate::notation::fen::Fen;
use crate::notation::symbols::Symbol;
use crate::{AnyPosition, Move, Variant};

/// The tags that come first, in this order (PDN 3.0, "mandatory" tags).
const FIRST_TAGS: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];

/// The highest number of a first move. No game reaches it, and longer numbers are not read back.
const HIGHEST_FIRST: u32 = 9_999;

/// A tag of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Consists of letters, digits and underscores.
    pub name: String,
    /// Any text on one line.
    pub value: String,
}

/// Identifies a [`Node`] within its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeId(usize);

/// What leads to a [`Node`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The start of the game.
    Start,
    /// A move.
    Move(Move),
    /// A new position on the board (PDN 3.0, set-up commands).
    Setup,
}

/// A position of a game, with what was written about the move that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// What led here.
    pub step: Step,
    /// The position.
    pub position: AnyPosition,
    /// The signs after the move.
    pub symbols: Vec<Symbol>,
    /// Comments before the move. Only the first move of a variation has any.
    pub comments_before: Vec<String>,
    /// Comments after the move, each on one line.
    pub comments: Vec<String>,
    /// Clock times after the move.
    pub clocks: Vec<Clock>,
    parent: Option<NodeId>,
    children: Vec<NodeId>,
}

impl Node {
    /// The node before this one. `None` for the start.
    #[must_use]
    pub const fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The nodes after this one, the main line first.
    #[must_use]
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }
}

/// A game: tags, moves and variations, result.
///
/// Two games are equal when they have the same tags and the same tree, regardless of the order in which the trees were
/// built.
#[derive(Clone, Debug)]
pub struct PdnGame {
    tags: Vec<Tag>,
    /// The result.
    pub result: GameResult,
    /// The counters in the FEN of the start, if any.
    counters: Counters,
    nodes: Vec<Node>,
}

/// The counters of a [`Fen`] that differ from those of a new game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counters {
    quiet_moves: Option<u32>,
    move_number: Option<u32>,
}

/// The move to be added is not legal in this position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("illegal move")]
pub struct NotLegal;

impl PdnGame {
    /// A game from the start position.
    #[must_use]
    pub fn new(variant: Variant) -> Self {
        Self::from_position(AnyPosition::start(variant))
    }

    /// A game from any position.
    #[must_use]
    pub fn from_position(start: AnyPosition) -> Self {
        Self {
            tags: Vec::new(),
            result: GameResult::Unknown,
            counters: Counters::default(),
            nodes: vec![node(Step::Start, start, None)],
        }
    }

    /// The variant.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.start().variant()
    }

    /// The starting position with its counters, as kept and written to the tag `FEN`. The move limits continue from its
    /// `H` (see [`Fen::game`]), and the first move has the number `F`. `H0` and `F1` carry no information and are
    /// omitted, as is an `F` above 9999.
    #[must_use]
    pub fn fen(&self) -> Fen {
        let Counters { quiet_moves, move_number } = self.counters;
        Fen { position: *self.start(), quiet_moves, move_number }
    }

    /// The number of the first move, usually 1.
    #[must_use]
    pub fn first_number(&self) -> u32 {
        self.counters.move_number.unwrap_or(1)
    }

    /// The starting position.
    #[must_use]
    pub fn start(&self) -> &AnyPosition {
        &self.nodes[0].position
    }

    /// The root node.
    #[must_use]
    pub const fn root(&self) -> NodeId {
        NodeId(0)
    }

    /// A node of this game.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0]
    }

    /// All tags except `Result`, `GameType` and `FEN`, in the order in which they are written.
    #[must_use]
    pub fn tags(&self) -> &[Tag] {
        &self.tags
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }

    /// Sets a tag. Line breaks in its value become spaces. `Result` sets [`PdnGame::result`]; `GameType`, `FEN` and
    /// `SetUp` follow from the starting position and are ignored. Dates become those of PDN 3.0: what is unknown of one is
    /// written as question marks. Returns whether `name` is valid for a tag.
    pub fn set_tag(&mut self, name: &str, value: &str) -> bool {
        let is_name = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') && !name.is_empty();
        if !is_name {
            return false;
        }
        match name {
            "Result" => self.result = GameResult::from_tag(value),
            "GameType" | "FEN" | "SetUp" => {}
            "Date" | "EventDate" | "UTCDate" => self.put_tag(name, written_date(value)),
            _ => self.put_tag(name, value.replace(['\n', '\r'], " ")),
        }
        true
    }

    fn put_tag(&mut self, name: &str, value: String) {
        if let Some(tag) = self.tags.iter_mut().find(|tag| tag.name == name) {
            tag.value = value;
            return;
        }
        let place = rank_of(name).map_or(self.tags.len(), |rank| {
            self.tags.partition_point(|tag| rank_of(&tag.name).is_some_and(|other| other < rank))
        });
        self.tags.insert(place, Tag { name: name.to_owned(), value });
    }

    /// Adds a move after a node: as the main line if it is the first there, else as a variation.
    ///
    /// # Errors
    ///
    /// [`NotLegal`].
    pub fn add_move(&mut self, parent: NodeId, played: Move) -> Result<NodeId, NotLegal> {
        if self.node(parent).position.is_legal(played) {
            Ok(self.add_checked_move(parent, played))
        } else {
            Err(NotLegal)
        }
    }

    /// Adds a move that is known to be legal.
    pub(super) fn add_checked_move(&mut self, parent: NodeId, played: Move) -> NodeId {
        let position = self.node(parent).position.play_unchecked(played);
        self.add(Step::Move(played), position, parent)
    }

    /// Adds a new position after a node.
    pub fn add_setup(&mut self, parent: NodeId, position: AnyPosition) -> NodeId {
        self.add(Step::Setup, position, parent)
    }

    fn add(&mut self, step: Step, position: AnyPosition, parent: NodeId) -> NodeId {
        let id = NodeId(self.nodes.len());
        self.nodes.push(node(step, position, Some(parent)));
        self.nodes[parent.0].children.push(id);
        id
    }

    /// Removes a move and everything that follows it. The start cannot be removed. The other nodes keep their ids, and
    /// ids are never reused. Returns whether anything was removed.
    pub fn remove(&mut self, id: NodeId) -> bool {
        let Some(parent) = self.node(id).parent else { return false };
        let children = &mut self.nodes[parent.0].children;
        let Some(place) = children.iter().position(|&child| child == id) else { return false };
        children.remove(place);
        self.settle_main_line(parent);
        true
    }

    /// Moves a node before its alternatives, so that the line continues with it. Returns false if it was already first.
    pub fn promote(&mut self, id: NodeId) -> bool {
        let Some(parent) = self.node(id).parent else { return false };
        let children = &mut self.nodes[parent.0].children;
        let Some(place @ 1..) = children.iter().position(|&child| child == id) else { return false };
        children[..=place].rotate_right(1);
        self.settle_main_line(parent);
        true
    }

    /// Comments before a variation that is now the main line become comments after the previous move.
    fn settle_main_line(&mut self, parent: NodeId) {
        let Some(&first) = self.node(parent).children.first() else { return };
        let before = std::mem::take(&mut self.nodes[first.0].comments_before);
        self.nodes[parent.0].comments.extend(before);
    }

    /// Whether `id` belongs to a node of this game, possibly a removed one.
    #[must_use]
    pub const fn knows(&self, id: NodeId) -> bool {
        id.0 < self.nodes.len()
    }

    /// Replaces the signs of a move.
    pub fn set_symbols(&mut self, id: NodeId, symbols: Vec<Symbol>) {
        self.nodes[id.0].symbols = symbols;
    }

    /// Adds a sign to a move.
    pub fn add_symbol(&mut self, id: NodeId, symbol: Symbol) {
        self.nodes[id.0].symbols.push(symbol);
    }

    /// Replaces the comments after a move.
    pub fn set_comments(&mut self, id: NodeId, comments: Vec<String>) {
        self.nodes[id.0].comments = comments;
    }

    /// Adds a clock time to a move.
    pub fn add_clock(&mut self, id: NodeId, clock: Clock) {
        self.nodes[id.0].clocks.push(clock);
    }

    /// Adds a comment after a move, joined into one line. Clock commands in it become [`Node::clocks`].
    pub fn add_comment(&mut self, id: NodeId, comment: &str) {
        let (text, clocks) = split_clocks(comment);
        let node = &mut self.nodes[id.0];
        node.clocks.extend(clocks);
        if !text.is_empty() {
            node.comments.push(text);
        }
    }

    /// Adds a comment before the first move of a variation. Before any other move it becomes a comment after the
    /// previous move.
    pub fn add_comment_before(&mut self, id: NodeId, comment: &str) {
        let parent = self.node(id).parent;
        match parent {
            Some(parent) if self.node(parent).children.first() == Some(&id) => self.add_comment(parent, comment),
            None => self.add_comment(id, comment),
            Some(_) => {
                let text = one_line(comment);
                if !text.is_empty() {
                    self.nodes[id.0].comments_before.push(text);
                }
            }
        }
    }

    /// The nodes of the main line, excluding the start.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        let next = |&id: &NodeId| self.node(id).children.first().copied();
        std::iter::successors(next(&self.root()), next)
    }
}

const fn node(step: Step, position: AnyPosition, parent: Option<NodeId>) -> Node {
    Node {
        step,
        position,
        symbols: Vec::new(),
        comments_before: Vec::new(),
        comments: Vec::new(),
        clocks: Vec::new(),
        parent,
        children: Vec::new(),
    }
}

/// The rank of a tag among those that come first.
pub(super) fn rank_of(name: &str) -> Option<usize> {
    FIRST_TAGS.iter().position(|&first| first == name)
}

impl From<Fen> for PdnGame {
    /// A game from any position, with its counters.
    fn from(fen: Fen) -> Self {
        let quiet_moves = fen.quiet_moves.filter(|&counted| counted > 0);
        let move_number = fen.move_number.filter(|number| (2..=HIGHEST_FIRST).contains(number));
        Self { counters: Counters { quiet_moves, move_number }, ..Self::from_position(fen.position) }
    }
}

impl PartialEq for PdnGame {
    fn eq(&self, other: &Self) -> bool {
        if self.tags != other.tags || self.result != other.result || self.counters != other.counters {
            return false;
        }
        // Iterative: variations may be nested too deeply for the call stack.
        let mut pairs = vec![(self.root(), other.root())];
        while let Some((here, there)) = pairs.pop() {
            let (here, there) = (self.node(here), other.node(there));
            let same = here.step == there.step
                && here.position == there.position
                && here.symbols == there.symbols
                && here.comments_before == there.comments_before
                && here.comments == there.comments
                && here.clocks == there.clocks
                && here.children.len() == there.children.len();
            if !same {
                return false;
            }
            pairs.extend(here.children.iter().copied().zip(there.children.iter().copied()));
        }
        true
    }
}

impl Eq for PdnGame {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::pdn::{read_games, write_game};

    fn game(text: &str) -> PdnGame {
        read_games(text.as_bytes(), Variant::International).next().unwrap().unwrap()
    }

    /// Writes a game and reads it back.
    fn again(game: &PdnGame) -> PdnGame {
        read_games(write_game(game).as_bytes(), game.variant()).next().unwrap().unwrap()
    }

    #[test]
    fn a_variation_that_becomes_the_main_line_keeps_its_comment_when_written() {
        let text = "1. 32-28 {now} 19-23 ({or} 1... 18-23 2. 38-32) 2. 28x19 *";
        let mut promoted = game(text);
        let first = promoted.main_line().next().unwrap();
        let other = promoted.node(first).children()[1];
        assert!(promoted.promote(other) && !promoted.promote(other));
        assert_eq!(promoted, game("1. 32-28 {now} {or} 18-23 (1... 19-23 2. 28x19) 2. 38-32 *"));
        assert_eq!(again(&promoted), promoted);
        let mut shortened = game(text);
        let main = shortened.node(first).children()[0];
        assert!(shortened.remove(main) && !shortened.remove(main) && !shortened.remove(shortened.root()));
        assert_eq!(shortened, game("1. 32-28 {now} {or} 18-23 2. 38-32 *"));
        assert_eq!(again(&shortened), shortened);
        assert!(shortened.knows(main), "its id is not reused");
    }
}

//! A game with its variations and the current place in it.

use super::opening::Opening;
use damier_rules::notation::Symbol;
use damier_rules::notation::pdn::{NodeId, NotLegal, PdnGame, Step};
use damier_rules::{AnyPosition, Color, Game, Move};

/// The number of changes that can be undone.
const LONGEST_PAST: usize = 100;

/// The signs that rate a move, in the order in which they can be selected.
const STRENGTHS: [Symbol; 6] =
    [Symbol::Good, Symbol::Bad, Symbol::VeryGood, Symbol::VeryBad, Symbol::Interesting, Symbol::Dubious];

/// The signs for the result of a move.
const RESULTS: [Symbol; 3] = [Symbol::Draw, Symbol::Win, Symbol::Forced];

/// A kind of signs of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignKind {
    /// Quality of the move: `!`, `?`, `!!`, `??`, `!?`, `?!`.
    Strength,
    /// Result of the move: `=`, `+`, `*`.
    Result,
}

/// A state that can be restored by undo.
#[derive(Clone, Debug)]
struct Past {
    game: PdnGame,
    line: Vec<NodeId>,
    place: usize,
    revision: u64,
}

/// A game with its variations, the current line through it, and the current place in that line.
#[derive(Clone, Debug)]
pub struct GameNavigator {
    game: PdnGame,
    /// The nodes from the start to the end of the line.
    line: Vec<NodeId>,
    place: usize,
    past: Vec<Past>,
    /// The number of the current state of the game. Every change assigns a new one.
    revision: u64,
    newest: u64,
    saved: u64,
}

impl GameNavigator {
    /// The start of an analysis.
    #[must_use]
    pub fn new(opening: Opening) -> Self {
        let Opening { game, ply, source: _ } = opening;
        let line: Vec<NodeId> = std::iter::once(game.root()).chain(game.main_line()).collect();
        let place = ply.min(line.len() - 1);
        Self { game, line, place, past: Vec::new(), revision: 0, newest: 0, saved: 0 }
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &PdnGame {
        &self.game
    }

    /// The nodes of the current line, from the start.
    #[must_use]
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// The place in the line: the number of steps from the start.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.place
    }

    /// The current node.
    #[must_use]
    pub fn here(&self) -> NodeId {
        self.line[self.place]
    }

    /// The current position.
    #[must_use]
    pub fn position(&self) -> &AnyPosition {
        &self.game.node(self.here()).position
    }

    /// The move that led to the current position, if any.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        match self.game.node(self.here()).step {
            Step::Move(played) => Some(played),
            Step::Start | Step::Setup => None,
        }
    }

    /// The game up to here, as the rules count it. If it continued after its end or was set up anew, everything before
    /// that is ignored.
    #[must_use]
    pub fn played(&self) -> Game {
        let mut played = self.game.fen().game();
        for &id in &self.line[1..=self.place] {
            let node = self.game.node(id);
            match node.step {
                Step::Move(each) if played.play(each).is_ok() => {}
                _ => played = Game::new(node.position),
            }
        }
        played
    }

    /// The alternatives to the last move including itself, and the index of the last move among them.
    #[must_use]
    pub fn alternatives(&self) -> (&[NodeId], usize) {
        let Some(parent) = self.game.node(self.here()).parent() else { return (&[], 0) };
        let children = self.game.node(parent).children();
        (children, children.iter().position(|&child| child == self.here()).unwrap_or(0))
    }

    /// Steps back along the line. Returns whether this was possible, as all steps do.
    pub const fn back(&mut self) -> bool {
        let can = self.place > 0;
        self.place = self.place.saturating_sub(1);
        can
    }

    /// Steps forward along the line.
    pub fn forward(&mut self) -> bool {
        let can = self.place + 1 < self.line.len();
        self.place += usize::from(can);
        can
    }

    /// Goes to the start of the game.
    pub const fn to_start(&mut self) -> bool {
        let can = self.place > 0;
        self.place = 0;
        can
    }

    /// Goes to the end of the line.
    pub fn to_end(&mut self) -> bool {
        let can = self.place + 1 < self.line.len();
        self.place = self.line.len() - 1;
        can
    }

    /// Goes to the next or previous alternative of the last move. Inside a variation, if the last move has none, goes
    /// to the alternatives of the first move of the variation.
    pub fn to_alternative(&mut self, next: bool) -> bool {
        for place in (1..=self.place).rev() {
            let parent = self.game.node(self.line[place - 1]);
            let Some(at) = parent.children().iter().position(|&child| child == self.line[place]) else { return false };
            if parent.children().len() > 1 && (at > 0 || place == self.place) {
                let other = if next { at.checked_add(1) } else { at.checked_sub(1) };
                let found = other.and_then(|other| parent.children().get(other)).copied();
                return found.is_some_and(|node| self.go_to(node));
            }
        }
        false
    }

    /// Goes to any node.
    pub fn go_to(&mut self, id: NodeId) -> bool {
        if let Some(place) = self.line.iter().position(|&node| node == id) {
            self.place = place;
            return true;
        }
        let parent = |&node: &NodeId| self.game.node(node).parent();
        let mut line: Vec<NodeId> = std::iter::successors(Some(id), parent).collect();
        line.reverse();
        self.place = line.len() - 1;
        let next = |&node: &NodeId| self.game.node(node).children().first().copied();
        line.extend(std::iter::successors(next(&id), next));
        self.line = line;
        true
    }

    /// The way from the start to the current place: for every step, its number among the alternatives.
    #[must_use]
    pub fn way(&self) -> Vec<usize> {
        let steps = self.line[..=self.place].windows(2);
        let number = |parent: NodeId, node: NodeId| {
            self.game.node(parent).children().iter().position(|&child| child == node).unwrap_or(0)
        };
        steps.map(|step| number(step[0], step[1])).collect()
    }

    /// Goes along a way from the start, as far as it leads.
    pub fn go_along(&mut self, way: &[usize]) {
        let step = |at: NodeId, &number: &usize| self.game.node(at).children().get(number).copied().ok_or(at);
        let end = way.iter().try_fold(self.game.root(), step).unwrap_or_else(|last| last);
        self.go_to(end);
    }

    /// Plays a move: along an existing line, or as a new variation.
    ///
    /// # Errors
    ///
    /// If the move is not legal here.
    pub fn play(&mut self, played: Move) -> Result<(), NotLegal> {
        let is_it = |&&id: &&NodeId| self.game.node(id).step == Step::Move(played);
        if let Some(&known) = self.game.node(self.here()).children().iter().find(is_it) {
            self.go_to(known);
            return Ok(());
        }
        if !self.position().is_legal(played) {
            return Err(NotLegal);
        }
        self.remember();
        let new = self.game.add_move(self.here(), played)?;
        self.go_to(new);
        Ok(())
    }

    /// Removes the last move and everything after it.
    pub fn remove(&mut self) -> bool {
        let (here, Some(&parent)) = (self.here(), self.place.checked_sub(1).and_then(|place| self.line.get(place)))
        else {
            return false;
        };
        self.remember();
        self.game.remove(here);
        self.line.truncate(self.place);
        self.go_to(parent);
        self.follow();
        true
    }

    /// Moves the innermost variation of the current place before its alternatives.
    pub fn promote(&mut self) -> bool {
        let Some(first) = self.variation() else { return false };
        self.remember();
        self.game.promote(first)
    }

    /// The first move of the innermost variation of the current place. `None` on the main line.
    #[must_use]
    pub fn variation(&self) -> Option<NodeId> {
        let is_main = |place: usize| {
            self.game.node(self.line[place - 1]).children().first().is_some_and(|first| *first == self.line[place])
        };
        (1..=self.place).rev().find(|&place| !is_main(place)).map(|place| self.line[place])
    }

    /// Goes to the next mistake of the main line, from the start again after the last. `false` if there is none.
    pub fn to_next_mistake(&mut self) -> bool {
        let mistakes: Vec<NodeId> = self.game.main_line().filter(|&node| mistake(&self.game, node).is_some()).collect();
        let main: Vec<NodeId> = self.game.main_line().collect();
        let place = |node: NodeId| main.iter().position(|&other| other == node);
        let here = self.line[..=self.place].iter().rev().find_map(|&node| place(node));
        let next = mistakes.iter().copied().find(|&node| place(node) > here).or(mistakes.first().copied());
        next.is_some_and(|next| self.go_to(next))
    }

    /// How many moves of the main line are marked `??`, `?` and `?!`, for White and for Black.
    #[must_use]
    pub fn mistakes(&self) -> [[usize; 3]; 2] {
        let mut counts = [[0; 3]; 2];
        for node in self.game.main_line() {
            let Some(kind) = mistake(&self.game, node) else { continue };
            // The move leads to the position, in which the other side is to move.
            let side = usize::from(self.game.node(node).position.side_to_move() == Color::White);
            counts[side][kind] += 1;
        }
        counts
    }

    /// Gives the last move the next sign of a kind. After the last sign, none.
    pub fn sign(&mut self, kind: SignKind) -> bool {
        if self.last_move().is_none() {
            return false;
        }
        let signs: &[Symbol] = match kind {
            SignKind::Strength => &STRENGTHS,
            SignKind::Result => &RESULTS,
        };
        let here = self.here();
        let mut symbols = self.game.node(here).symbols.clone();
        let now = symbols.iter().find_map(|symbol| signs.iter().position(|sign| sign == symbol));
        symbols.retain(|symbol| !signs.contains(symbol));
        let next = signs.get(now.map_or(0, |now| now + 1)).copied();
        match kind {
            // The rating comes directly after the move.
            SignKind::Strength => symbols.splice(0..0, next).for_each(drop),
            SignKind::Result => symbols.extend(next),
        }
        self.remember();
        self.game.set_symbols(here, symbols);
        true
    }

    /// The comment behind the last move, or before the first one, as one text.
    #[must_use]
    pub fn commented(&self) -> String {
        self.game.node(self.here()).comments.join(" ")
    }

    /// Replaces that comment. Returns whether it is another one.
    pub fn comment(&mut self, text: &str) -> bool {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if text == self.commented() {
            return false;
        }
        self.remember();
        let here = self.here();
        self.game.set_comments(here, Vec::new());
        self.game.add_comment(here, &text);
        true
    }

    /// Changes the game as a single undoable change.
    pub fn change(&mut self, change: impl FnOnce(&mut PdnGame)) {
        self.remember();
        change(&mut self.game);
        self.follow();
    }

    /// Undoes the last change.
    pub fn undo(&mut self) -> bool {
        let Some(Past { game, line, place, revision }) = self.past.pop() else { return false };
        (self.game, self.line, self.place, self.revision) = (game, line, place, revision);
        true
    }

    /// Whether there is a change to undo.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// The number of the current state of the game.
    #[must_use]
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Records that the state with this number has been saved.
    pub const fn saved(&mut self, revision: u64) {
        self.saved = revision;
    }

    /// Records that no state has been saved.
    pub const fn unsaved(&mut self) {
        self.saved = u64::MAX;
    }

    /// Whether there are unsaved changes.
    #[must_use]
    pub const fn is_changed(&self) -> bool {
        self.revision != self.saved
    }

    /// Extends the line to its end after a change.
    fn follow(&mut self) {
        let last = self.line[self.line.len() - 1];
        let next = |&node: &NodeId| self.game.node(node).children().first().copied();
        let rest: Vec<NodeId> = std::iter::successors(next(&last), next).collect();
        self.line.extend(rest);
    }

    fn remember(&mut self) {
        if self.past.len() == LONGEST_PAST {
            self.past.remove(0);
        }
        let (game, line) = (self.game.clone(), self.line.clone());
        self.past.push(Past { game, line, place: self.place, revision: self.revision });
        self.newest += 1;
        self.revision = self.newest;
    }
}

/// Which of `??`, `?` and `?!` marks the move that leads to a node.
pub(super) fn mistake(game: &PdnGame, node: NodeId) -> Option<usize> {
    const SIGNS: [Symbol; 3] = [Symbol::VeryBad, Symbol::Bad, Symbol::Dubious];
    game.node(node).symbols.iter().find_map(|symbol| SIGNS.iter().position(|sign| sign == symbol))
}

#[cfg(test)]
mod tests;

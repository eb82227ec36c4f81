//! A game with its variations and the place in it that is on the board.

use super::opening::Opening;
use damier_rules::notation::Symbol;
use damier_rules::notation::pdn::{NodeId, NotLegal, PdnGame, Step};
use damier_rules::{AnyPosition, Game, Move};

/// How many changes can be taken back.
const LONGEST_PAST: usize = 100;

/// The signs that a move can be given one after another, as a judgement of it.
const STRENGTHS: [Symbol; 6] =
    [Symbol::Good, Symbol::Bad, Symbol::VeryGood, Symbol::VeryBad, Symbol::Interesting, Symbol::Dubious];

/// The signs for what a move leads to.
const RESULTS: [Symbol; 3] = [Symbol::Draw, Symbol::Win, Symbol::Forced];

/// Which signs of a move are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignKind {
    /// How good it is: `!`, `?`, `!!`, `??`, `!?`, `?!`.
    Strength,
    /// What it leads to: `=`, `+`, `*`.
    Result,
}

/// What a change can be taken back to.
#[derive(Clone, Debug)]
struct Past {
    game: PdnGame,
    line: Vec<NodeId>,
    place: usize,
    revision: u64,
}

/// A game with its variations, the line through it that is being looked at, and the place in that line.
#[derive(Clone, Debug)]
pub struct Walk {
    game: PdnGame,
    /// From the start to the end of the line.
    line: Vec<NodeId>,
    place: usize,
    past: Vec<Past>,
    /// The number of the state that the game is in; every change gives a new one.
    revision: u64,
    newest: u64,
    saved: u64,
}

impl Walk {
    /// At the beginning of an analysis.
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

    /// The nodes of the line that is being looked at, from the start on.
    #[must_use]
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// The place in the line: the number of steps from the start.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.place
    }

    /// The node that is on the board.
    #[must_use]
    pub fn here(&self) -> NodeId {
        self.line[self.place]
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &AnyPosition {
        &self.game.node(self.here()).position
    }

    /// The move that led to the position, if one did.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        match self.game.node(self.here()).step {
            Step::Move(played) => Some(played),
            Step::Start | Step::Setup => None,
        }
    }

    /// The game up to here as the rules count it. Where it went on after its end, or was set up anew, what was before
    /// does not count any more.
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

    /// The moves that could stand in the place of the last one, itself included, and which of them it is.
    #[must_use]
    pub fn alternatives(&self) -> (&[NodeId], usize) {
        let Some(parent) = self.game.node(self.here()).parent() else { return (&[], 0) };
        let children = self.game.node(parent).children();
        (children, children.iter().position(|&child| child == self.here()).unwrap_or(0))
    }

    /// A step back along the line. Returns whether there was one, as all steps do.
    pub const fn back(&mut self) -> bool {
        let can = self.place > 0;
        self.place = self.place.saturating_sub(1);
        can
    }

    /// A step on along the line.
    pub fn forward(&mut self) -> bool {
        let can = self.place + 1 < self.line.len();
        self.place += usize::from(can);
        can
    }

    /// To the start of the game.
    pub const fn to_start(&mut self) -> bool {
        let can = self.place > 0;
        self.place = 0;
        can
    }

    /// To the end of the line.
    pub fn to_end(&mut self) -> bool {
        let can = self.place + 1 < self.line.len();
        self.place = self.line.len() - 1;
        can
    }

    /// To the next alternative, or the one before, of the last move. Inside a variation whose last move has none, to
    /// the alternatives of the move that the variation began with.
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

    /// To any node.
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

    /// Makes a move: along a line that is there, or as a new variation.
    ///
    /// # Errors
    ///
    /// When it is not legal here.
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

    /// Takes out the last move, with everything that goes on from it.
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

    /// Puts the variation that the place belongs to before its alternatives: the innermost one.
    pub fn promote(&mut self) -> bool {
        let Some(first) = self.variation() else { return false };
        self.remember();
        self.game.promote(first)
    }

    /// The first move of the innermost variation that the place belongs to; `None` on the main line.
    #[must_use]
    pub fn variation(&self) -> Option<NodeId> {
        let is_main = |place: usize| {
            self.game.node(self.line[place - 1]).children().first().is_some_and(|first| *first == self.line[place])
        };
        (1..=self.place).rev().find(|&place| !is_main(place)).map(|place| self.line[place])
    }

    /// Gives the last move the next sign of a kind, or none after the last one.
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
            // The judgement stands right at the move.
            SignKind::Strength => symbols.splice(0..0, next).for_each(drop),
            SignKind::Result => symbols.extend(next),
        }
        self.remember();
        self.game.set_symbols(here, symbols);
        true
    }

    /// Changes the game as one change that can be taken back.
    pub fn change(&mut self, change: impl FnOnce(&mut PdnGame)) {
        self.remember();
        change(&mut self.game);
        self.follow();
    }

    /// Takes the last change back.
    pub fn undo(&mut self) -> bool {
        let Some(Past { game, line, place, revision }) = self.past.pop() else { return false };
        (self.game, self.line, self.place, self.revision) = (game, line, place, revision);
        true
    }

    /// Whether there is a change to take back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// The number of the state that the game is in.
    #[must_use]
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Notes that the state with this number is saved.
    pub const fn saved(&mut self, revision: u64) {
        self.saved = revision;
    }

    /// Notes that no state of it is saved.
    pub const fn unsaved(&mut self) {
        self.saved = u64::MAX;
    }

    /// Whether there is something to save.
    #[must_use]
    pub const fn is_changed(&self) -> bool {
        self.revision != self.saved
    }

    /// Has the line go on to its end, after a change.
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

#[cfg(test)]
mod tests;

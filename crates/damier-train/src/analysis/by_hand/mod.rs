//! A game gone over by hand: the player marks moves before the engine looks at them, and then has the game checked.

use std::collections::HashSet;

use super::navigator::mistake;
use super::{Analysis, Author, Reviewed, SignKind};
use crate::attempt::{Exercise, Recorded, Subject, TrainingMode};
use crate::own_games::side_of;
use crate::play::NAMELESS;
use damier_engine::annotation::{Remark, is_annotated};
use damier_puzzles::record::hash;
use damier_rules::notation::pdn::{NodeId, PdnGame, Step, write_game};
use damier_rules::notation::write_move;
use etude::calendar::Moment;
use etude::effort::Credit;

/// The moves to be marked before a game counts as gone over.
pub const MIN_MARKS: usize = 3;
/// The shortest game that counts, in plies.
const MIN_PLIES: usize = 20;

/// The moves marked by hand. `None` if the game is too short, and once an engine has checked it.
#[derive(Clone, Debug)]
pub(super) struct ByHand(Option<HashSet<NodeId>>);

impl ByHand {
    /// The marks that a game already has: they were made on another day, unless an engine has written into it.
    pub fn of(game: &PdnGame) -> Self {
        let can_count = game.main_line().count() >= MIN_PLIES && !is_annotated(game);
        Self(can_count.then(|| game.main_line().filter(|&node| is_marked(game, node)).collect()))
    }
}

impl Analysis {
    /// Gives the last move the next mark. It is made by hand if no engine has looked at the position before or after the
    /// move. Returns whether there is a move.
    pub(crate) fn mark(&mut self) -> bool {
        let (here, is_seen) = (self.walk.here(), self.is_seen());
        if let Some(marked) = &mut self.by_hand.0 {
            if is_seen {
                marked.remove(&here);
            } else {
                marked.insert(here);
            }
        }
        self.step(|walk| walk.sign(SignKind::Strength))
    }

    /// Whether an engine has looked at the present position or the one before it, so that a mark is not made by hand.
    #[must_use]
    pub fn is_seen(&self) -> bool {
        let here = self.walk.here();
        let nodes = [Some(here), self.walk.game().node(here).parent()];
        let is_known = |id| [Author::Bundled, Author::Own].iter().any(|&by| self.findings.contains_key(&(by, id)));
        nodes.into_iter().flatten().any(is_known)
    }

    /// The moves of the main line marked by hand.
    fn hand_marks(&self) -> Option<Vec<NodeId>> {
        let (game, marked) = (self.walk.game(), self.by_hand.0.as_ref()?);
        Some(game.main_line().filter(|node| marked.contains(node) && is_marked(game, *node)).collect())
    }

    /// The number of moves marked by hand. `None` if the game is too short, and once an engine has checked it.
    #[must_use]
    pub fn marked_by_hand(&self) -> Option<usize> {
        self.hand_marks().map(|marks| marks.len())
    }

    /// The comparison of the marks with the finished check, if enough were made by hand.
    #[must_use]
    pub const fn reviewed(&self) -> Option<&Reviewed> {
        self.reviewed.as_ref()
    }

    /// Whether a player of this name, or one who gave none, played the game.
    #[must_use]
    pub fn is_own(&self, name: &str) -> bool {
        let is_of = |name: &str| !name.trim().is_empty() && side_of(self.walk.game(), name).is_ok();
        is_of(name) || is_of(NAMELESS)
    }

    /// The game gone over by hand, once; `name` is the player's.
    pub(crate) fn record(&mut self, name: &str, moment: Moment) -> Option<Recorded> {
        let is_new = self.reviewed.is_some() && !std::mem::replace(&mut self.is_recorded, true);
        let reviewed = self.reviewed.clone().filter(|_| is_new)?;
        let subject = Subject::Review { reviewed: Box::new(reviewed), is_own: self.is_own(name) };
        let exercise = Exercise::new(moment, TrainingMode::Practice, self.walk.game().variant(), Credit::Full, subject);
        Some(Recorded { exercise, item: None })
    }

    /// Compares the marks with the finished check. No later mark is made by hand.
    pub(super) fn compare(&mut self, remarks: &[Remark]) {
        let marks = self.hand_marks().filter(|marks| marks.len() >= MIN_MARKS);
        self.by_hand = ByHand(None);
        let game = self.walk.game();
        let mistakes = || remarks.iter().filter(|remark| remark.mark.is_some()).map(|remark| remark.node);
        self.reviewed = marks.map(|marks| Reviewed {
            game: identity(game),
            marked: marks.len(),
            mistakes: mistakes().count(),
            found: mistakes().filter(|node| marks.contains(node) && mistake(game, *node).is_some()).count(),
            pdn: write_game(game),
        });
    }
}

/// Whether the move that leads to a node has a mark such as `!` or `?`.
fn is_marked(game: &PdnGame, node: NodeId) -> bool {
    game.node(node).symbols.iter().any(|symbol| symbol.is_strength())
}

/// The start and the moves of a game, whatever is written beside them.
fn identity(game: &PdnGame) -> String {
    let mut text = game.fen().to_string();
    for node in game.main_line().map(|id| game.node(id)) {
        if let (Step::Move(played), Some(parent)) = (node.step, node.parent()) {
            text.push(' ');
            text.push_str(&write_move(&game.node(parent).position, played));
        }
    }
    format!("{:016x}", hash(text.bytes()))
}

#[cfg(test)]
mod tests;

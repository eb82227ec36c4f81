//! The main line of a game with its positions.

use crate::situation::Situation;
use damier_rules::notation::pdn::{NodeId, PdnGame, Step};
use damier_rules::{AnyPosition, Game, Move, Outcome};

/// The main line with its positions.
#[derive(Clone, Debug)]
pub(super) struct Course {
    /// The position at the start and after every step; `None` where the game was drawn by a rule that the position does
    /// not show.
    situations: Vec<Option<Situation>>,
    start: Game,
    steps: Vec<Taken>,
}

/// A step of the main line.
#[derive(Clone, Copy, Debug)]
struct Taken {
    node: NodeId,
    /// `None` where a position was set up.
    played: Option<Move>,
    after: AnyPosition,
}

impl Taken {
    fn advance(&self, game: &mut Game) {
        // They may have played on after a draw by the rules: the earlier positions no longer count.
        if self.played.is_none_or(|played| game.play(played).is_err()) {
            *game = Game::new(self.after);
        }
    }
}

impl Course {
    /// The main line of a game.
    pub(super) fn of(pdn: &PdnGame) -> Self {
        let start = pdn.fen().game();
        let step = |node| {
            let (step, after) = (pdn.node(node).step, pdn.node(node).position);
            Taken { node, played: if let Step::Move(played) = step { Some(played) } else { None }, after }
        };
        let steps: Vec<Taken> = pdn.main_line().map(step).collect();
        let (mut game, mut situations) = (start.clone(), vec![Some(Situation::from(&start))]);
        for step in &steps {
            step.advance(&mut game);
            situations.push(unless_drawn(&game));
        }
        Self { situations, start, steps }
    }

    /// Every move with its node and the index of the situation before it.
    pub(super) fn moves(&self) -> impl Iterator<Item = (NodeId, Move, usize)> {
        self.steps.iter().enumerate().filter_map(|(place, step)| Some((step.node, step.played?, place)))
    }

    /// The move played at a place, if one was.
    pub(super) fn played(&self, place: usize) -> Option<Move> {
        self.steps.get(place)?.played
    }

    /// The number of places: the start, and one after every step.
    pub(super) const fn len(&self) -> usize {
        self.situations.len()
    }

    /// The position at a place, unless the game is drawn there.
    pub(super) fn situation(&self, place: usize) -> Option<&Situation> {
        self.situations.get(place)?.as_ref()
    }

    /// What else could have been played at a place: the moves that lead to another position than the one played, each
    /// with the situation after it, which is `None` where the game is then drawn by a rule.
    pub(super) fn alternatives(&self, place: usize) -> Vec<(Move, Option<Situation>)> {
        let Some(taken) = self.steps.get(place).filter(|step| step.played.is_some()) else { return Vec::new() };
        let mut game = self.start.clone();
        self.steps[..place].iter().for_each(|step| step.advance(&mut game));
        let mut seen = vec![taken.after];
        let mut alternatives = Vec::new();
        for other in game.legal_moves() {
            let after = game.position().play_unchecked(other);
            if !seen.contains(&after) && game.play(other).is_ok() {
                seen.push(after);
                alternatives.push((other, unless_drawn(&game)));
                game.undo();
            }
        }
        alternatives
    }
}

fn unless_drawn(game: &Game) -> Option<Situation> {
    let is_draw = game.end().is_some_and(|end| end.outcome == Outcome::Draw);
    (!is_draw).then(|| Situation::from(game))
}

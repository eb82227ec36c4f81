//! The positions in and around a game.

use super::game::MinedGame;
use crate::puzzle::Puzzle;
use crate::record::{Reached, Source};
use crate::solving::distinct_moves;
use damier_rules::notation::{read_move, write_move};
use damier_rules::{AnyPosition, Color, Move};

/// A position to look at, and how it arises from a game.
#[derive(Clone, Debug)]
pub struct MinedPosition {
    /// The position.
    pub position: AnyPosition,
    /// How it arises.
    pub reached: Reached,
    /// Plies before it. An avoided move counts, a passed one does not.
    pub ply: usize,
    /// The position in which the opponent of the solver could move, and the move that led to the spot.
    pub before: Option<(AnyPosition, Move)>,
    /// The move of the game, and the position in which it was made: the spot itself if it was played, otherwise the
    /// position in which the opponent of the solver made it.
    in_game: Option<(AnyPosition, Move)>,
}

impl MinedPosition {
    /// A position of which nothing else is known.
    pub const fn alone(position: AnyPosition) -> Self {
        Self { position, reached: Reached::Played, ply: 0, before: None, in_game: None }
    }

    /// The position of a puzzle. The move before it is known if its record holds the game.
    pub fn of(puzzle: &Puzzle) -> Self {
        let before = || {
            let source = &puzzle.source;
            let mut position = AnyPosition::start(puzzle.position.variant());
            let mut moves = source.moves.as_ref()?.split(' ');
            for text in moves.by_ref().take(usize::from(source.ply?.checked_sub(1)?)) {
                position = position.play_unchecked(read_move(&position, text).ok()?);
            }
            let previous = puzzle.previous.filter(|&played| position.legal_moves().contains(&played))?;
            (position.play_unchecked(previous) == puzzle.position).then_some((position, previous))
        };
        Self { before: before(), reached: puzzle.source.reached, ..Self::alone(puzzle.position) }
    }

    /// The positions of a game in which one side is to move, or either.
    pub fn played(game: &MinedGame, only: Option<Color>) -> impl Iterator<Item = Self> {
        let mut before = None;
        game.positions().enumerate().filter_map(move |(ply, (position, played))| {
            let spot = Self { position, reached: Reached::Played, ply, before, in_game: Some((position, played)) };
            before = Some((position, played));
            only.is_none_or(|side| position.side_to_move() == side).then_some(spot)
        })
    }

    /// All positions that are at most one move away from the game. Next to a position with captures only the game's own
    /// move counts, because a player who has to capture avoids nothing.
    pub fn all(game: &MinedGame) -> Vec<Self> {
        let mut spots: Vec<Self> = Self::played(game, None).collect();
        for (ply, (position, played)) in game.positions().enumerate().filter(|(_, (at, _))| !at.must_capture()) {
            let in_game = Some((position, played));
            let threat = position.passed();
            spots.push(Self { position: threat, reached: Reached::Threat, ply, before: None, in_game });
            let made = position.play_unchecked(played);
            for avoided in distinct_moves(&position) {
                let after = position.play_unchecked(avoided);
                if after != made {
                    let before = Some((position, avoided));
                    spots.push(Self { position: after, reached: Reached::Avoided, ply: ply + 1, before, in_game });
                }
            }
        }
        spots
    }

    /// The positions after all moves at a ply of a game, none if there is only one.
    pub fn after_moves(game: &MinedGame, ply: usize) -> Vec<Self> {
        let Some((position, played)) = game.positions().nth(ply) else { return Vec::new() };
        let (moves, made) = (distinct_moves(&position), position.play_unchecked(played));
        if moves.len() < 2 {
            return Vec::new();
        }
        let spot = |chosen| {
            let after = position.play_unchecked(chosen);
            let reached = if after == made { Reached::Played } else { Reached::Avoided };
            let next = game.moves.get(ply + 1).map(|&next| (after, next));
            let in_game = if after == made { next } else { Some((position, played)) };
            Self { position: after, reached, ply: ply + 1, before: Some((position, chosen)), in_game }
        };
        moves.into_iter().map(spot).collect()
    }

    /// Whether the player of the solver's side had this position on the board and played something other than `right`.
    pub fn was_missed(&self, right: &AnyPosition) -> bool {
        self.reached == Reached::Played
            && self.in_game.is_some_and(|(position, played)| position.play_unchecked(played) != *right)
    }

    /// The source of a puzzle in this position.
    pub fn source(&self, game: &MinedGame) -> Source {
        let instead = self.in_game.filter(|_| self.reached != Reached::Played);
        Source {
            ply: u16::try_from(self.ply).ok(),
            reached: self.reached,
            played: instead.map(|(position, played)| write_move(&position, played)),
            moves: game.written(),
            ..game.source.clone()
        }
    }
}

//! Games of engines against each other.

use crate::{
    engine::Engine,
    openings::Opening,
    point::Point,
    position::{Position, StoneEffect},
    side::Side,
};

/// A game that two engines have played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playout {
    moves: Vec<Point>,
    winner: Option<Side>,
}

impl Playout {
    /// Lets two engines play on from a position under RIF's rules (a foul loses), for at most so many stones more. The
    /// game is a draw after that, on a full board, and where the side to move has no legal point.
    #[must_use]
    pub fn play(black: &mut Engine, white: &mut Engine, start: &Position, most: usize) -> Self {
        let (mut position, mut moves) = (*start, Vec::new());
        while moves.len() < most {
            let side = position.to_move();
            let engine = if side == Side::Black { &mut *black } else { &mut *white };
            let Some(thought) = engine.think(&position) else { break };
            moves.push(thought.best());
            match position.play(thought.best()) {
                Ok(StoneEffect::Nothing) => {}
                Ok(StoneEffect::Five) => return Self { moves, winner: Some(side) },
                Ok(StoneEffect::Foul(_)) => return Self { moves, winner: Some(Side::White) },
                Ok(StoneEffect::Full) | Err(_) => break,
            }
        }
        let winner = position.is_black_forced().then_some(Side::White);
        Self { moves, winner }
    }

    /// The moves after the start.
    #[must_use]
    pub fn moves(&self) -> &[Point] {
        &self.moves
    }

    /// Who won, or `None` for a draw.
    #[must_use]
    pub const fn winner(&self) -> Option<Side> {
        self.winner
    }
}

/// Starts for games from a seed: one of the 26 openings, turned or not, and two stones more near the centre. Each start is
/// to be played with both distributions of sides.
#[must_use]
pub fn varied_start(seed: u64) -> Position {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x2545_F491_4F6C_DD1D;
    let mut random = move |bound: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap_or(0) % bound
    };
    let opening = Opening::all().nth(random(26)).map_or([Point::CENTRE; 3], Opening::moves);
    let symmetry = crate::Symmetry::all().nth(random(8)).unwrap_or(crate::Symmetry::IDENTITY);
    let mut position = Position::start();
    for point in opening {
        // The stones of an opening differ, so none is refused.
        position.play(symmetry.apply(point)).ok();
    }
    for radius in [2, 3] {
        let near = |point: &Point| point.distance(Point::CENTRE) <= radius;
        let free: Vec<_> = position.legal_points().filter(near).collect();
        position.play(free[random(free.len())]).ok();
    }
    position
}

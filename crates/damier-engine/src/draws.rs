//! Draws as the search sees them: the counters of the game, made cheap where they cannot matter.

use damier_rules::{Color, Counters, LimitCount, Move, MoveLimit, PieceKind, Position, Rules, Variant};

/// The length of the shortest limit in plies.
const SHORTEST_LIMIT: u16 = MoveLimit::TwoAgainstKing.plies();

/// What the search carries from node to node to recognise draws by a move limit, and how far back a repetition can lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct DrawClock {
    counters: Counters,
    /// Plies since a man moved or a piece was captured; no earlier position can recur.
    reversible: u16,
    /// Plies left of the current limit; the maximum if there is none.
    left: u16,
}

impl DrawClock {
    /// The clock of a position, with the plies used of its current limit.
    pub fn new<R: Rules>(position: &Position<R>, plies_used: u16, reversible: u16) -> Self {
        Self::of(position, Counters::new(position, plies_used), reversible)
    }

    fn of<R: Rules>(position: &Position<R>, counters: Counters, reversible: u16) -> Self {
        let left = counters.running(position).map_or(u16::MAX, LimitCount::plies_left);
        Self { counters, reversible, left }
    }

    /// The clock after a move.
    #[inline]
    pub fn after<R: Rules>(self, before: &Position<R>, played: Move, after: &Position<R>) -> Self {
        let kings = |color| before.pieces(color, PieceKind::King);
        let all_kings = kings(Color::White) | kings(Color::Black);
        if all_kings.is_empty() {
            // Without kings on the board nothing has been counted yet; the first promotion restarts every count.
            return Self { reversible: 0, left: u16::MAX, ..self };
        }
        let reversible = if all_kings.contains(played.from) && !played.is_capture() { self.reversible + 1 } else { 0 };
        Self::of(after, self.counters.after(before, played, after), reversible)
    }

    /// How many plies back the same position may have occurred.
    #[inline]
    pub const fn reversible_plies(self) -> usize {
        self.reversible as usize
    }

    /// Whether a limit is reached, so that the game is drawn unless the side to move has no move.
    #[inline]
    pub const fn is_reached(self) -> bool {
        self.left == 0
    }

    /// Plies left of the current limit; the maximum if there is none.
    #[inline]
    pub const fn plies_left(self) -> u16 {
        self.left
    }

    /// A win that the endings tables promise within this many plies cannot be spoilt by a limit, neither by the current
    /// one in `position` nor by one that begins on the way.
    pub fn assured_plies<R: Rules>(self, position: &Position<R>) -> u16 {
        // International: the tables account for the endings limits, and every win of four pieces fits into a limit that
        // begins on the way.
        if R::VARIANT == Variant::International {
            return u16::MAX;
        }
        match self.counters.running(position).map(|count| count.limit) {
            // The main road limit hides another count that may be closer to its end.
            Some(MoveLimit::MainRoad) => 0,
            // The shortest limit that may begin on the way: five moves.
            _ => self.left.min(SHORTEST_LIMIT),
        }
    }

    /// A value to mix into the key of the position: the plies left of a limit are part of what is searched.
    #[inline]
    pub const fn key(self) -> u64 {
        if self.left == u16::MAX { 0 } else { (self.left as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use damier_rules::notation::read_fen;
    use damier_rules::with_position;
    use damier_rules::{AnyPosition, Game, GameEnd, Outcome, Piece, Setup, Variant};

    /// Steele, Lea and Flood's `SplitMix64`.
    fn below(state: &mut u64, bound: usize) -> usize {
        *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = *state;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((word ^ (word >> 31)) % bound as u64).unwrap()
    }

    fn few_pieces(state: &mut u64, variant: Variant) -> AnyPosition {
        let mut setup = Setup::new(variant, Color::White);
        for index in 0..3 + below(state, 4) {
            let piece = Piece {
                color: if index == 0 || below(state, 3) == 0 { Color::Black } else { Color::White },
                kind: if below(state, 3) > 0 { PieceKind::King } else { PieceKind::Man },
            };
            let number = 1 + below(state, usize::from(variant.board_size().squares()));
            let _ = setup.put(u32::try_from(number).unwrap(), piece);
        }
        setup.position()
    }

    fn clock_after(clock: DrawClock, before: &AnyPosition, played: Move) -> DrawClock {
        with_position!(before, before => clock.after(before, played, &before.play_unchecked(played)))
    }

    #[test]
    fn results_are_shared_only_with_the_same_number_of_plies_left() {
        // Twenty-five moves: fifty plies, and then the draw.
        let kings = read_fen("W:WK46,K47,31,32:BK1,K5,6,7", Variant::International).unwrap().position;
        let key = |used| with_position!(kings, kings => DrawClock::new(&kings, used, used).key());
        assert_eq!((0..=50).map(key).collect::<HashSet<u64>>().len(), 51);
        let men = AnyPosition::start(Variant::International);
        assert_eq!(with_position!(men, men => DrawClock::new(&men, 0, 0).key()), 0);
    }

    #[test]
    fn the_clock_agrees_with_the_game() {
        let (mut random, mut reached) = (7, 0);
        for variant in Variant::ALL {
            for _ in 0..300 {
                let mut game = Game::new(few_pieces(&mut random, variant));
                let mut clock = with_position!(game.start(), start => DrawClock::new(start, 0, 0));
                loop {
                    let moves = game.legal_moves();
                    if moves.is_empty() {
                        break;
                    }
                    let played = moves[below(&mut random, moves.len())];
                    clock = clock_after(clock, game.position(), played);
                    game.play(played).unwrap();
                    let left = game.limit().map_or(u16::MAX, LimitCount::plies_left);
                    assert_eq!(clock.left, left, "{variant} {:?}", game.position());
                }
                let drawn = matches!(game.end(), Some(GameEnd { outcome: Outcome::Draw, .. }));
                reached += usize::from(drawn && clock.is_reached());
            }
        }
        assert!(reached > 50, "only {reached} games reached a limit");
    }
}

//! The routes of captures.

use std::ops::ControlFlow;

use super::board::Direction;
use super::piece::Color;
use super::position::{Move, Position};
use super::square::Square;
use super::variant::Rules;

impl<R: Rules> Position<R> {
    /// Every route of a legal move: the squares the piece lands on, including origin and destination.
    ///
    /// A king that continues straight on over the next piece may land on any empty square in between, and each choice
    /// is a separate route; a king that captures many pieces on an open board has thousands. To see only some of them,
    /// use [`Position::visit_routes`]. A quiet move has one route.
    #[must_use]
    pub fn routes(&self, played: Move) -> Vec<Vec<Square>> {
        let mut routes = Vec::new();
        let _: ControlFlow<()> = self.visit_routes(played, |route| {
            routes.push(route.to_vec());
            ControlFlow::Continue(())
        });
        routes
    }

    /// Calls `visit` with each route of a legal move, in a fixed order, until it breaks off.
    ///
    /// # Errors
    ///
    /// [`ControlFlow::Break`] with the value that `visit` broke off with.
    pub fn visit_routes<B>(&self, played: Move, mut visit: impl FnMut(&[Square]) -> ControlFlow<B>) -> ControlFlow<B> {
        if !played.is_capture() {
            return visit(&[played.from, played.to]);
        }
        let own = self.side_to_move();
        let occupied = self.occupied().bits() & !played.from.bit();
        let is_king = self.pieces(own, super::PieceKind::King).contains(played.from);
        let mut walk = RouteWalk::<R, _> {
            occupied,
            spared: self.all_pieces(!own).bits() & !played.captured.bits(),
            own,
            to: played.to,
            route: vec![played.from],
            visit: &mut visit,
            rules: std::marker::PhantomData,
        };
        walk.go_on(is_king, played.captured.bits())
    }
}

/// A search through the remaining jumps of one capture.
struct RouteWalk<'a, R, F> {
    occupied: u64,
    /// The opponent's pieces that the capture does not take.
    spared: u64,
    own: Color,
    to: Square,
    route: Vec<Square>,
    visit: &'a mut F,
    rules: std::marker::PhantomData<R>,
}

impl<R: Rules, B, F: FnMut(&[Square]) -> ControlFlow<B>> RouteWalk<'_, R, F> {
    /// Tries every jump over one of the pieces in `left`, which are still to be captured.
    fn go_on(&mut self, is_king: bool, left: u64) -> ControlFlow<B> {
        let at = self.route[self.route.len() - 1];
        if left == 0 {
            return if at == self.to { (self.visit)(&self.route) } else { ControlFlow::Continue(()) };
        }
        for direction in Direction::ALL {
            let over = if is_king { R::RAYS.look(at, direction, self.occupied).1 } else { direction.step(at.bit()) };
            if over & left == 0 {
                continue;
            }
            let behind = R::RAYS.look(Square::lowest(over), direction, self.occupied).0;
            let mut landings = if is_king { behind } else { behind & direction.step(over) };
            // Taking the same pieces in another order may leave a king a choice of final squares that it does not have
            // in this one: if it can continue from one of them, it must (Russian draughts). Under the majority rule
            // there is never anything left to capture.
            if !R::MAJORITY && is_king && left == over && self.king_can_go_on(landings) {
                continue;
            }
            while landings != 0 {
                let landing = Square::lowest(landings);
                landings &= landings - 1;
                let crowned = R::PROMOTES_IN_PASSING && landing.bit() & R::promotion_row(self.own) != 0;
                self.route.push(landing);
                let flow = self.go_on(is_king || crowned, left & !over);
                self.route.pop();
                flow?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether a king on one of the squares can capture a piece that this capture spares.
    fn king_can_go_on(&self, mut squares: u64) -> bool {
        let empty = R::SQUARES & !self.occupied;
        while squares != 0 {
            let at = Square::lowest(squares);
            squares &= squares - 1;
            let takes_on = |direction: Direction| {
                let over = R::RAYS.look(at, direction, self.occupied).1 & self.spared;
                direction.step(over) & empty != 0
            };
            if Direction::ALL.into_iter().any(takes_on) {
                return true;
            }
        }
        false
    }
}

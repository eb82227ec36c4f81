//! Moves and captures: every route is followed to its end, then the routes that the rules forbid are removed.

use std::collections::{BTreeMap, BTreeSet};

use super::{Board, Cell, Colour, Kind, Piece, Variant};

/// A legal move. Two captures with the same origin, destination and set of captured pieces are the same move (rules,
/// section 1, captures, last point), regardless of their routes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Move {
    pub from: u8,
    pub to: u8,
    /// The squares of the captured pieces in ascending order. Empty for a quiet move.
    pub captured: Vec<u8>,
    /// The position after the move, with the other side to move.
    pub after: Board,
}

/// One way of playing a move on the board.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Route {
    /// Every square on which the piece lands, from first to last. A king that continues straight on over a second piece
    /// must land between the two, and each empty square there is a separate route.
    pub squares: Vec<u8>,
    /// The squares of the captured pieces in the order in which they were jumped.
    pub captured: Vec<u8>,
    /// Whether the moving piece is a king at the end of the move.
    pub ends_as_king: bool,
}

impl Route {
    fn first(&self) -> u8 {
        self.squares[0]
    }

    fn last(&self) -> u8 {
        self.squares[self.squares.len() - 1]
    }

    fn captured_in_order_of_squares(&self) -> Vec<u8> {
        let mut sorted = self.captured.clone();
        sorted.sort_unstable();
        sorted
    }
}

/// One row and one column step, along each of the four diagonals.
const DIAGONALS: [(isize, isize); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

/// A capture in progress: the board without the moving piece, which has left its first square for good, and with all
/// the pieces already jumped still on it, because they are removed only when the whole capture is over.
struct Capture {
    board: Board,
    piece: Piece,
    /// The cells on which the piece has landed so far.
    path: Vec<Cell>,
    jumped: Vec<Cell>,
}

/// A possible next jump: the piece jumped and the landing cell.
#[derive(Clone, Copy)]
struct Jump {
    over: Cell,
    landing: Cell,
}

impl Board {
    /// Every legal move, in ascending order of origin, destination and captured squares.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut distinct: BTreeMap<(u8, u8, Vec<u8>), Board> = BTreeMap::new();
        for route in self.legal_routes() {
            let after = self.after(&route);
            let key = (route.first(), route.last(), route.captured_in_order_of_squares());
            if let Some(earlier) = distinct.insert(key, after.clone()) {
                assert_eq!(earlier, after, "routes of one move must lead to one position");
            }
        }
        distinct.into_iter().map(|((from, to, captured), after)| Move { from, to, captured, after }).collect()
    }

    /// Every distinct route of one move: the lists of squares, including origin and destination, in ascending order.
    pub fn routes(&self, wanted: &Move) -> Vec<Vec<u8>> {
        let distinct: BTreeSet<Vec<u8>> = self
            .legal_routes()
            .into_iter()
            .filter(|route| {
                route.first() == wanted.from
                    && route.last() == wanted.to
                    && route.captured_in_order_of_squares() == wanted.captured
            })
            .map(|route| route.squares)
            .collect();
        distinct.into_iter().collect()
    }

    /// The number of sequences of `depth` moves from here. Moves that are the same count once.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = self.legal_moves();
        if depth == 1 {
            return moves.len() as u64;
        }
        moves.iter().map(|played| played.after.perft(depth - 1)).sum()
    }

    /// Every completed capture, even if it takes too few pieces.
    pub fn capture_routes(&self) -> Vec<Route> {
        let mut captures = Vec::new();
        for (cell, piece) in self.own_pieces() {
            let mut board = self.clone();
            board.put(cell, None);
            let capture = Capture { board, piece, path: vec![cell], jumped: Vec::new() };
            capture.walk_to_the_end(&mut captures);
        }
        captures
    }

    /// Every way of playing every legal move: captures only, if there are any, because capturing is mandatory.
    pub fn legal_routes(&self) -> Vec<Route> {
        let mut captures = self.capture_routes();
        if captures.is_empty() {
            return self.quiet_routes();
        }
        match self.variant {
            // "The capture that takes the most pieces is mandatory; a king counts as one piece."
            Variant::International | Variant::Brazilian => {
                let most = captures.iter().map(|route| route.captured.len()).max();
                captures.retain(|route| Some(route.captured.len()) == most);
                captures
            }
            // "Any capture may be chosen."
            Variant::Russian => captures,
        }
    }

    fn own_pieces(&self) -> Vec<(Cell, Piece)> {
        self.pieces()
            .into_iter()
            .filter(|&(_, colour, _)| colour == self.mover())
            .map(|(square, colour, kind)| (self.cell_of(square), Piece { colour, kind }))
            .collect()
    }

    /// The neighbouring cell in one direction. `None` at the edge of the board.
    fn step(&self, cell: Cell, (down, right): (isize, isize)) -> Option<Cell> {
        let row = cell.row.checked_add_signed(down)?;
        let column = cell.column.checked_add_signed(right)?;
        let side = self.variant.side();
        (row < side && column < side).then_some(Cell { row, column })
    }

    /// The consecutive empty cells in one direction, up to the first piece or the edge.
    fn free_run(&self, from: Cell, direction: (isize, isize)) -> Vec<Cell> {
        let mut run = Vec::new();
        let mut here = from;
        while let Some(next) = self.step(here, direction) {
            if self.at(next).is_some() {
                break;
            }
            run.push(next);
            here = next;
        }
        run
    }

    fn quiet_routes(&self) -> Vec<Route> {
        let mut routes = Vec::new();
        for (from, piece) in self.own_pieces() {
            for direction in DIAGONALS {
                let mut reachable = self.free_run(from, direction);
                if piece.kind == Kind::Man {
                    let forward = match piece.colour {
                        Colour::White => -1,
                        Colour::Black => 1,
                    };
                    reachable.truncate(usize::from(direction.0 == forward));
                }
                for to in reachable {
                    routes.push(Route {
                        squares: vec![self.square_of(from), self.square_of(to)],
                        captured: Vec::new(),
                        ends_as_king: piece.kind == Kind::King || to.row == self.promotion_row(piece.colour),
                    });
                }
            }
        }
        routes
    }

    fn after(&self, route: &Route) -> Self {
        let mut after = self.clone();
        after.white_to_move = !self.white_to_move;
        after.put(self.cell_of(route.first()), None);
        for &square in &route.captured {
            after.put(self.cell_of(square), None);
        }
        let kind = if route.ends_as_king { Kind::King } else { Kind::Man };
        let moved = Piece { colour: self.mover(), kind };
        after.put(self.cell_of(route.last()), Some(moved));
        after
    }
}

impl Capture {
    fn here(&self) -> Cell {
        self.path[self.path.len() - 1]
    }

    /// Continues in every way that the rules allow and records each finished capture.
    fn walk_to_the_end(&self, finished: &mut Vec<Route>) {
        let jumps = self.jumps();
        if jumps.is_empty() {
            // "A capture goes on as long as it can": it ends only here.
            if !self.jumped.is_empty() {
                finished.push(self.as_route());
            }
            return;
        }
        for &jump in &jumps {
            let next = self.continued_by(jump);
            // Russian: "A king that can continue capturing from some landing squares must choose one of those." The
            // squares to choose among are those behind the one piece being jumped. Under the majority rule, landing
            // squares from which no further capture is possible drop out by themselves.
            let could_go_on_from_another_landing = || {
                jumps
                    .iter()
                    .filter(|other| other.over == jump.over)
                    .any(|&other| !self.continued_by(other).jumps().is_empty())
            };
            if self.board.variant == Variant::Russian && next.jumps().is_empty() && could_go_on_from_another_landing() {
                continue;
            }
            next.walk_to_the_end(finished);
        }
    }

    /// Every jump that the piece can make from its current cell.
    fn jumps(&self) -> Vec<Jump> {
        let mut jumps = Vec::new();
        for direction in DIAGONALS {
            let mut before = self.here();
            if self.piece.kind == Kind::King {
                // "A king jumps an enemy piece at any distance": over empty squares up to the piece.
                before = self.board.free_run(before, direction).last().copied().unwrap_or(before);
            }
            let Some(over) = self.board.step(before, direction) else {
                continue;
            };
            let is_enemy = self.board.at(over).is_some_and(|piece| piece.colour != self.piece.colour);
            // "An enemy piece may be jumped only once."
            if !is_enemy || self.jumped.contains(&over) {
                continue;
            }
            let mut landings = self.board.free_run(over, direction);
            if self.piece.kind == Kind::Man {
                landings.truncate(1);
            }
            jumps.extend(landings.into_iter().map(|landing| Jump { over, landing }));
        }
        jumps
    }

    fn continued_by(&self, jump: Jump) -> Self {
        let mut piece = self.piece;
        // Russian: "A man that reaches the last rank during a capture becomes a king at once." In the other variants it
        // stays a man unless the capture ends there.
        if self.board.variant == Variant::Russian && jump.landing.row == self.board.promotion_row(piece.colour) {
            piece.kind = Kind::King;
        }
        let mut path = self.path.clone();
        path.push(jump.landing);
        let mut jumped = self.jumped.clone();
        jumped.push(jump.over);
        Self { board: self.board.clone(), piece, path, jumped }
    }

    fn as_route(&self) -> Route {
        let numbers = |cells: &[Cell]| cells.iter().map(|&cell| self.board.square_of(cell)).collect();
        Route {
            squares: numbers(&self.path),
            captured: numbers(&self.jumped),
            ends_as_king: self.piece.kind == Kind::King
                || self.here().row == self.board.promotion_row(self.piece.colour),
        }
    }
}

//! The move generator.

use crate::{
    geometry::{ADVISOR, ELEPHANT, HORSE_FROM, HORSE_INTO, Hop, KING, KING_CROSS, Line, NONE, PAWN, look},
    moves::{Move, MoveList},
    piece::{Kind, Piece},
    position::{Position, Squares},
    side::Side,
    square::Square,
};

impl Position {
    /// All moves that the pieces of the side to move can make by 2.2 and 2.3, suicides (自杀, 3.4) among them.
    #[must_use]
    pub fn pseudo_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        self.generate(self.turn(), &mut moves);
        moves
    }

    /// All legal moves: those of [`pseudo_moves`](Self::pseudo_moves) that are no suicide. None left means defeat, in check
    /// (将死) or not (困毙).
    ///
    /// ```
    /// # use chuhe_rules::Position;
    /// assert_eq!(Position::start().legal_moves().len(), 44);
    /// ```
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        self.generate(self.turn(), &mut moves);
        let safety = Safety::of(self);
        moves.retain(|mv| safety.is_safe(self, mv));
        moves
    }

    /// How many legal moves there are.
    #[must_use]
    pub fn count_legal_moves(&self) -> usize {
        let mut moves = MoveList::new();
        self.generate(self.turn(), &mut moves);
        let safety = Safety::of(self);
        moves.iter().filter(|&&mv| safety.is_safe(self, mv)).count()
    }

    /// Whether the side to move has any legal move.
    #[must_use]
    pub fn can_move(&self) -> bool {
        let safety = Safety::of(self);
        Squares(self.side_bits(self.turn())).any(|from| {
            let mut moves = MoveList::new();
            self.generate_from(self.turn(), from, &mut moves);
            moves.iter().any(|&mv| safety.is_safe(self, mv))
        })
    }

    /// Whether the move is legal: one of [`legal_moves`](Self::legal_moves).
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        let mut moves = MoveList::new();
        self.generate_from(self.turn(), mv.from(), &mut moves);
        moves.contains(&mv) && !self.leaves_check(mv)
    }

    /// Whether the mover's king is attacked or faces the other after the move.
    #[inline(always)]
    pub(crate) fn leaves_check(&self, mv: Move) -> bool {
        let mut next = *self;
        next.shift(mv);
        next.in_check(self.turn())
    }

    /// The moves of the side's pieces, whoever is to move.
    #[inline(always)]
    pub(crate) fn generate(&self, side: Side, moves: &mut MoveList) {
        for from in Squares(self.side_bits(side)) {
            self.generate_from(side, from, moves);
        }
    }

    /// The moves of the side's piece on the square, none if the square holds none.
    #[inline(always)]
    pub(crate) fn generate_from(&self, side: Side, from: Square, moves: &mut MoveList) {
        let Some(piece) = self.piece(from).filter(|piece| piece.side == side) else { return };
        let own = self.side_bits(side);
        match piece.kind {
            Kind::King => steps(own, from, &KING[from.index()], moves),
            Kind::Advisor => steps(own, from, &ADVISOR[from.index()], moves),
            Kind::Pawn => steps(own, from, &PAWN[side.index()][from.index()], moves),
            Kind::Elephant => self.hops(own, from, &ELEPHANT[from.index()], moves),
            Kind::Horse => self.hops(own, from, &HORSE_FROM[from.index()], moves),
            Kind::Rook => self.slides(own, from, 0, moves),
            Kind::Cannon => self.slides(own, from, 1, moves),
        }
    }

    #[inline(always)]
    pub(crate) fn hops(&self, own: u128, from: Square, hops: &[Hop], moves: &mut MoveList) {
        for hop in hops {
            if hop.to == NONE {
                break;
            }
            if self.is_empty(Square::at(hop.over)) && own & Square::at(hop.to).bit() == 0 {
                moves.push(Move::new(from, Square::at(hop.to)));
            }
        }
    }

    /// The moves of a rook (which captures the piece 0) or a cannon (the piece 1, behind its screen).
    #[inline(always)]
    fn slides(&self, own: u128, from: Square, captures: usize, moves: &mut MoveList) {
        let line = look(self.rank_bits(from), from.file());
        slide(own, from, i32::from(from.byte() - from.file()), (i32::from(from.file()), 9, 1), line, captures, moves);
        let line = look(self.file_bits(from), from.rank());
        slide(own, from, i32::from(from.file()), (i32::from(from.rank()), 10, 9), line, captures, moves);
    }
}

/// The moves along a line that begins at the square `base`, whose places lie `stride` apart.
#[inline(always)]
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "squares, 0 to 89")]
fn slide(
    own: u128,
    from: Square,
    base: i32,
    (place, length, stride): (i32, i32, i32),
    line: Line,
    captures: usize,
    moves: &mut MoveList,
) {
    let square = |place: i32| Square::at((base + place * stride) as u8);
    for free in line.low[0] + 1..place {
        moves.push(Move::new(from, square(free)));
    }
    for free in place + 1..line.high[0].min(length) {
        moves.push(Move::new(from, square(free)));
    }
    let (low, high) = (line.low[captures], line.high[captures]);
    if low >= 0 && own & square(low).bit() == 0 {
        moves.push(Move::new(from, square(low)));
    }
    if high < length && own & square(high).bit() == 0 {
        moves.push(Move::new(from, square(high)));
    }
}

#[inline(always)]
pub(crate) fn steps(own: u128, from: Square, targets: &[u8], moves: &mut MoveList) {
    for &to in targets {
        if to == NONE {
            break;
        }
        if own & Square::at(to).bit() == 0 {
            moves.push(Move::new(from, Square::at(to)));
        }
    }
}

/// The moves of a side not in check that could open its king to an attack. All others are safe without trying.
pub(crate) struct Safety {
    /// Moves away from these squares: a piece behind may then attack.
    from: u128,
    /// Moves to these squares: they may become the screen of a cannon.
    to: u128,
}

impl Safety {
    #[inline(always)]
    pub(crate) fn of(position: &Position) -> Self {
        let side = position.turn();
        if position.in_check(side) {
            return Self { from: !0, to: !0 };
        }
        let king = position.king(side);
        let mut safety = Self { from: king.bit(), to: 0 };
        safety.lines(position, king, 0, position.file_bits(king));
        safety.lines(position, king, 1, position.rank_bits(king));
        for hop in &HORSE_INTO[king.index()] {
            if hop.to == NONE {
                break;
            }
            if position.code(Square::at(hop.to)) == horse_of(side.other()) {
                safety.from |= Square::at(hop.over).bit();
            }
        }
        safety
    }

    /// Looks along the file (0) or the rank (1) of the king.
    #[inline(always)]
    fn lines(&mut self, position: &Position, king: Square, axis: usize, occupied: u16) {
        let (place, base, stride) =
            if axis == 0 { (king.rank(), king.file(), 9) } else { (king.file(), king.byte() - king.file(), 1) };
        let [low, high] = [occupied & ((1 << place) - 1), occupied & !((2 << place) - 1)];
        for (mut rest, below) in [(low, true), (high, false)] {
            let mut nearest = [None; 3];
            for slot in &mut nearest {
                let Some(found) = next_place(rest, below) else { break };
                rest &= !(1 << found);
                *slot = Some(Square::at(base + found * stride));
            }
            let [Some(first), second, third] = nearest else { continue };
            let enemy = |square: Option<Square>, kind: Kind| {
                square.is_some_and(|square| {
                    position.piece(square).is_some_and(|piece| piece.kind == kind && piece.side != position.turn())
                })
            };
            let behind_second = enemy(third, Kind::Cannon);
            if behind_second || enemy(second, Kind::Rook) || axis == 0 && enemy(second, Kind::King) {
                self.from |= first.bit();
            }
            if let Some(second) = second
                && behind_second
            {
                self.from |= second.bit();
            }
            if enemy(Some(first), Kind::Cannon) {
                self.to |= KING_CROSS[king.index()];
            }
        }
    }

    #[inline(always)]
    pub(crate) fn is_safe(&self, position: &Position, mv: Move) -> bool {
        mv.from().bit() & self.from == 0 && mv.to().bit() & self.to == 0 || !position.leaves_check(mv)
    }
}

const fn horse_of(side: Side) -> u8 {
    Piece { side, kind: Kind::Horse }.code()
}

/// The occupied place nearest to the king, which lies above all places (`below`) or below them.
#[inline(always)]
#[allow(clippy::cast_possible_truncation, reason = "at most 9")]
const fn next_place(places: u16, below: bool) -> Option<u8> {
    if places == 0 {
        None
    } else if below {
        Some(15 - places.leading_zeros() as u8)
    } else {
        Some(places.trailing_zeros() as u8)
    }
}

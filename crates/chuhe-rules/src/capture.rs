//! Captures: their moves alone, who can capture on a square, and what an exchange there gives.

use crate::{
    generate::{Safety, steps},
    geometry::{ADVISOR, ELEPHANT, HORSE_FROM, HORSE_INTO, Hop, KING, Line, NONE, PAWN, look},
    moves::{Move, MoveList},
    piece::{Kind, Piece},
    position::{Position, Squares},
    side::Side,
    square::Square,
};

/// The longest exchange that is counted.
const LONGEST: usize = 12;

impl Position {
    /// The captures among the legal moves.
    #[must_use]
    pub fn legal_captures(&self) -> MoveList {
        let (mut moves, side) = (MoveList::new(), self.turn());
        // Everything but the other side's pieces is as good as an own piece.
        let barred = !self.side_bits(side.other());
        for from in Squares(self.side_bits(side)) {
            let Some(piece) = self.piece(from) else { continue };
            match piece.kind {
                Kind::King => steps(barred, from, &KING[from.index()], &mut moves),
                Kind::Advisor => steps(barred, from, &ADVISOR[from.index()], &mut moves),
                Kind::Pawn => steps(barred, from, &PAWN[side.index()][from.index()], &mut moves),
                Kind::Elephant => self.hops(barred, from, &ELEPHANT[from.index()], &mut moves),
                Kind::Horse => self.hops(barred, from, &HORSE_FROM[from.index()], &mut moves),
                Kind::Rook | Kind::Cannon => self.ends(from, usize::from(piece.kind == Kind::Cannon), |to| {
                    if barred & to.bit() == 0 {
                        moves.push(Move::new(from, to));
                    }
                }),
            }
        }
        let safety = Safety::of(self);
        moves.retain(|mv| safety.is_safe(self, mv));
        moves
    }

    /// The next occupied squares in the four directions, those behind one piece (0) or two (1).
    #[inline(always)]
    fn ends(&self, from: Square, behind: usize, mut visit: impl FnMut(Square)) {
        let mut ends = |line: Line, start: u8, stride: u8, length: i32| {
            for place in [line.low[behind], line.high[behind]] {
                if (0..length).contains(&place) {
                    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 9")]
                    visit(Square::at(start + place as u8 * stride));
                }
            }
        };
        ends(look(self.rank_bits(from), from.file()), from.byte() - from.file(), 1, 9);
        ends(look(self.file_bits(from), from.rank()), from.file(), 9, 10);
    }

    /// The lightest piece of the side that can go to the occupied square, suicide or not: pawns first, the king last.
    #[must_use]
    pub fn lightest_capturer(&self, side: Side, square: Square) -> Option<Square> {
        let code = |kind: Kind| Piece { side, kind }.code();
        let is = |from: Square, kind: Kind| self.code(from) == code(kind);
        let pawn = Squares(self.side_bits(side) & beside(square))
            .find(|&from| is(from, Kind::Pawn) && PAWN[side.index()][from.index()].contains(&square.byte()));
        let among = |list: &[u8], kind: Kind| {
            list.iter().take_while(|&&from| from != NONE).map(|&from| Square::at(from)).find(|&from| is(from, kind))
        };
        let hops = |list: &[Hop], kind: Kind| {
            let from = |hop: &Hop| (Square::at(hop.to), Square::at(hop.over));
            let mut all = list.iter().take_while(|hop| hop.to != NONE).map(from);
            all.find(|&(from, over)| is(from, kind) && self.is_empty(over)).map(|(from, _)| from)
        };
        let slides = |behind: usize, kind: Kind| {
            let mut found = None;
            self.ends(square, behind, |from| found = if is(from, kind) { Some(from) } else { found });
            found
        };
        pawn.or_else(|| among(&ADVISOR[square.index()], Kind::Advisor))
            .or_else(|| hops(&ELEPHANT[square.index()], Kind::Elephant))
            .or_else(|| hops(&HORSE_INTO[square.index()], Kind::Horse))
            .or_else(|| slides(1, Kind::Cannon))
            .or_else(|| slides(0, Kind::Rook))
            .or_else(|| among(&KING[square.index()], Kind::King))
    }

    /// What a move gives if both sides go on to capture on its square with their lightest pieces as long as they like, each
    /// piece counted by `worth`. Pins are not seen.
    ///
    /// ```
    /// use chuhe_rules::{Kind, Position};
    ///
    /// // A rook takes a pawn that a horse protects.
    /// let position = Position::from_fen("4k4/9/2n6/4p4/9/9/4R4/9/9/3K5 w")?;
    /// let worth = |kind| if kind == Kind::Rook { 9 } else { 1 };
    /// assert_eq!(position.exchange_worth("e3e6".parse()?, worth), 1 - 9);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn exchange_worth(&self, mv: Move, worth: impl Fn(Kind) -> i32) -> i32 {
        let count = |square: Square, board: &Self| board.piece(square).map_or(0, |piece| worth(piece.kind));
        let mut gains = [0; LONGEST];
        let (to, mut board, mut side, mut depth) = (mv.to(), *self, self.turn(), 0);
        gains[0] = count(to, self);
        board.shift(mv);
        while depth + 1 < LONGEST {
            side = side.other();
            let Some(from) = board.lightest_capturer(side, to) else { break };
            let mut next = board;
            next.shift(Move::new(from, to));
            // A king does not capture what is protected.
            if from == board.king(side) && next.lightest_capturer(side.other(), to).is_some() {
                break;
            }
            depth += 1;
            gains[depth] = count(to, &board) - gains[depth - 1];
            if gains[depth].max(-gains[depth - 1]) < 0 {
                break;
            }
            board = next;
        }
        while depth > 0 {
            gains[depth - 1] = -gains[depth].max(-gains[depth - 1]);
            depth -= 1;
        }
        gains[0]
    }
}

/// The four neighbours of a square, and perhaps one at the other edge.
const fn beside(square: Square) -> u128 {
    let bit = square.bit();
    bit << 1 | bit >> 1 | bit << 9 | bit >> 9
}

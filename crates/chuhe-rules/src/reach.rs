//! Where a piece can go, as a set: for evaluations that count it.

use crate::{
    geometry::{ADVISOR, ELEPHANT, HORSE_FROM, Hop, KING, Line, NONE, PAWN, look},
    piece::Kind,
    position::Position,
    square::Square,
};

/// The places of a file, as the squares of file a.
static SPREAD: [u128; 1024] = {
    let mut table = [0; 1024];
    let mut places = 0;
    while places < 1024 {
        let mut place = 0;
        while place < 10 {
            if places >> place & 1 == 1 {
                table[places] |= 1 << (9 * place);
            }
            place += 1;
        }
        places += 1;
    }
    table
};

impl Position {
    /// The points that the piece on the square reaches, those of own pieces it protects among them: bit 0 is a0, bit 89 i9.
    ///
    /// ```
    /// use chuhe_rules::{Position, Square};
    ///
    /// let position = Position::from_fen("4k4/9/9/9/9/9/9/9/4A4/3K4R w")?;
    /// let corner = Square::new(8, 0).ok_or("no square")?;
    /// assert_eq!(position.reach(corner).count_ones(), 9 + 5);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline(always)]
    #[must_use]
    pub fn reach(&self, square: Square) -> u128 {
        let Some(piece) = self.piece(square) else { return 0 };
        let listed = |list: &[u8]| {
            let to = list.iter().take_while(|&&to| to != NONE);
            to.fold(0, |set, &to| set | Square::at(to).bit())
        };
        let hops = |list: &[Hop]| {
            let to = list.iter().take_while(|hop| hop.to != NONE).filter(|hop| self.is_empty(Square::at(hop.over)));
            to.fold(0, |set, hop| set | Square::at(hop.to).bit())
        };
        let slides = |places: fn(Line, u8) -> u32| {
            let (file, rank) = (square.file(), square.rank());
            let across = places(look(self.rank_bits(square), file), file) & 0x1ff;
            let along = places(look(self.file_bits(square), rank), rank) & 0x3ff;
            u128::from(across) << (9 * rank) | SPREAD[along as usize] << file
        };
        match piece.kind {
            Kind::King => listed(&KING[square.index()]),
            Kind::Advisor => listed(&ADVISOR[square.index()]),
            Kind::Pawn => listed(&PAWN[piece.side.index()][square.index()]),
            Kind::Elephant => hops(&ELEPHANT[square.index()]),
            Kind::Horse => hops(&HORSE_FROM[square.index()]),
            Kind::Rook => slides(rook_places),
            Kind::Cannon => slides(cannon_places),
        }
    }

    /// How many pieces stand between two squares of a file or rank; `None` if they share neither.
    #[inline(always)]
    #[must_use]
    pub fn between(&self, one: Square, other: Square) -> Option<u32> {
        let (bits, low, high) = if one.file() == other.file() {
            (self.file_bits(one), one.rank().min(other.rank()), one.rank().max(other.rank()))
        } else if one.rank() == other.rank() {
            (self.rank_bits(one), one.file().min(other.file()), one.file().max(other.file()))
        } else {
            return None;
        };
        Some((u32::from(bits) & ((1 << high) - 1) & !((2 << low) - 1)).count_ones())
    }
}

/// The empty places on both sides and the pieces at their ends.
fn rook_places(line: Line, place: u8) -> u32 {
    let (low, high) = (line.low[0].max(0), line.high[0].min(10));
    ((2 << high) - 1) & !((1 << low) - 1) & !(1 << place)
}

/// The empty places on both sides, and the pieces behind the next ones.
fn cannon_places(line: Line, place: u8) -> u32 {
    // Below the first place above, and above the first place below, if there is one.
    let mut places = ((1 << line.high[0].min(10)) - 1) & !((1 << (line.low[0] + 1)) - 1);
    for end in [line.low[1], line.high[1]] {
        if (0..10).contains(&end) {
            places |= 1 << end;
        }
    }
    places & !(1 << place)
}

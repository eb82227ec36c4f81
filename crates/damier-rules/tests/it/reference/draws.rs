//! The state of a game at its last position: won, drawn or open, computed afresh from the whole record of the game.
//!
//! No counters are kept along the way. Each count below looks back from the last position to the place where it began.
//! "Rules" is the normative text; each interpretation of one of its sentences is noted where it is applied.

use super::{Board, Colour, Kind, Move, Variant};

/// The facts about one ply that the counts need. The position before it shows who made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The kind of the piece before its move: a man that promotes is a man that moved.
    pub mover: Kind,
    pub captured: bool,
    pub promoted: bool,
}

/// A game: its positions from first to last, and the plies between them.
#[derive(Clone, Debug)]
pub struct History {
    pub positions: Vec<Board>,
    pub plies: Vec<Ply>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// The same position with the same side to move for the third time (all variants).
    Repetition,
    /// International: 25 moves each with kings only and no capture.
    KingMoves25,
    /// International: three pieces, including a king, against one king.
    ThreeAgainstOne16,
    /// International: at most two pieces, including a king, against one king.
    TwoAgainstOne5,
    /// 64 squares: at most two pieces, including a king, against one king.
    TwoAgainstOne64,
    /// 64 squares: three pieces, including a king, against one king alone on the main road.
    MainRoad64,
    /// 64 squares: three or more kings against one king.
    ThreeKings64,
    /// 64 squares: kings on both sides, 4 or 5 pieces, no capture or promotion.
    FourOrFivePieces64,
    /// 64 squares: kings on both sides, 6 or 7 pieces, no capture or promotion.
    SixOrSevenPieces64,
    /// 64 squares: kings on both sides in any other number, moves with kings only and no capture.
    KingMoves64,
}

impl Rule {
    /// The count at which the game is drawn: occurrences for repetition, moves of the lone king for the main road,
    /// plies (two per move) for all others.
    pub fn limit(self) -> usize {
        match self {
            Self::Repetition => 3,
            Self::MainRoad64 => 5,
            Self::TwoAgainstOne5 | Self::TwoAgainstOne64 => 2 * 5,
            Self::ThreeKings64 | Self::KingMoves64 => 2 * 15,
            Self::ThreeAgainstOne16 => 2 * 16,
            Self::KingMoves25 => 2 * 25,
            Self::FourOrFivePieces64 => 2 * 30,
            Self::SixOrSevenPieces64 => 2 * 60,
        }
    }
}

/// A rule that applies to the last position, and its count in the unit of [`Rule::limit`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    pub rule: Rule,
    pub used: usize,
}

impl Count {
    pub fn is_full(self) -> bool {
        self.used >= self.rule.limit()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    Open,
    Won(Colour),
    Drawn(Rule),
}

/// A king without any other piece of its side, against a side that has at least one king.
#[derive(Clone, Copy)]
struct AgainstLoneKing {
    lone: Colour,
    strong_men: usize,
    strong_kings: usize,
}

impl AgainstLoneKing {
    fn strong_pieces(self) -> usize {
        self.strong_men + self.strong_kings
    }
}

impl History {
    pub fn starting_from(position: Board) -> Self {
        Self { positions: vec![position], plies: Vec::new() }
    }

    /// Adds a move, which must be legal in the last position.
    pub fn play(&mut self, played: &Move) {
        let before = self.last();
        assert!(before.legal_moves().contains(played), "{played:?} is not legal");
        let kind_on =
            |board: &Board, square| board.piece(square).map(|piece| piece.kind).expect("the moving piece stands there");
        let mover = kind_on(before, played.from);
        self.plies.push(Ply {
            mover,
            captured: !played.captured.is_empty(),
            promoted: mover == Kind::Man && kind_on(&played.after, played.to) == Kind::King,
        });
        self.positions.push(played.after.clone());
    }

    pub fn last(&self) -> &Board {
        &self.positions[self.positions.len() - 1]
    }

    /// The state of the game at its last position, ignoring any earlier end.
    pub fn standing(&self) -> Standing {
        // "A win on the board (last piece taken, or opponent without a move) stands even on the very last ply of a
        // limit", so this is checked first. It is also checked before repetition. That order cannot matter: had the
        // position occurred before, the game would have ended then. The rules say this of international draughts; it is
        // applied to all variants.
        if self.last().legal_moves().is_empty() {
            return Standing::Won(self.last().mover().opponent());
        }
        let repetition = Count { rule: Rule::Repetition, used: self.occurrences() };
        [Some(repetition), self.limit_count()]
            .into_iter()
            .flatten()
            .find(|count| count.is_full())
            .map_or(Standing::Open, |count| Standing::Drawn(count.rule))
    }

    /// How often the last position has occurred, including now.
    pub fn occurrences(&self) -> usize {
        self.positions.iter().filter(|&position| position == self.last()).count()
    }

    /// The move limit that applies in the last position. There is never more than one: on 100 squares "the endings
    /// limits replace the 25-move rule while they run", on 64 squares "first match counts".
    pub fn limit_count(&self) -> Option<Count> {
        match self.last().variant {
            Variant::International => Some(self.international_count()),
            Variant::Russian | Variant::Brazilian => self.count_on_64_squares(),
        }
    }

    fn international_count(&self) -> Count {
        if let Some(rule) = international_ending(self.last()) {
            // "The count starts at 0 in the position after the move that brings the material about", so the plies
            // counted are those between positions in which the same limit applies. A promotion within three against one
            // keeps that limit and restarts nothing; a capture that leaves two against one changes the limit and so
            // starts afresh; within the 5-move endings the limit stays the same whatever happens. The rules name a
            // capture and the strong side's first promotion as bringing the material about; the promotion of the weak
            // side's last man does so too and is treated the same way. If a game starts from such a position, its first
            // position has count 0.
            let used = self.plies_within(|position| international_ending(position) == Some(rule));
            return Count { rule, used };
        }
        // "25 consecutive moves by each side with kings only, no man moved and nothing captured."
        Count { rule: Rule::KingMoves25, used: self.plies_with_kings_only() }
    }

    /// The rules for 64 squares in order. The first that matches the last position counts.
    fn count_on_64_squares(&self) -> Option<Count> {
        let last = self.last();
        if is_two_against_one(last) {
            // "5 moves each, never restarted": neither by a capture nor by a promotion.
            let used = self.plies_within(is_two_against_one);
            return Some(Count { rule: Rule::TwoAgainstOne64, used });
        }
        if lone_king_holds_the_main_road(last) {
            return Some(Count { rule: Rule::MainRoad64, used: self.king_moves_on_the_main_road() });
        }
        if is_three_kings_or_more_against_one(last) {
            // "15 moves each", without the "never restarted" of the first rule: a capture by the lone king changes the
            // balance of forces and starts a new count. Plies spent with the lone king on the main road count here too:
            // the previous rule applies to them, and this count continues in parallel.
            let pieces = last.pieces().len();
            let used = self.plies_within(|position| {
                is_three_kings_or_more_against_one(position) && position.pieces().len() == pieces
            });
            return Some(Count { rule: Rule::ThreeKings64, used });
        }
        if Colour::BOTH.into_iter().any(|colour| last.count(colour).1 == 0) {
            return None;
        }
        // "Both sides with kings and no capture or promotion": men may move.
        let (rule, used) = match last.pieces().len() {
            4 | 5 => (Rule::FourOrFivePieces64, self.plies_without_change_of_material()),
            6 | 7 => (Rule::SixOrSevenPieces64, self.plies_without_change_of_material()),
            // "Otherwise, both sides with kings: kings only and no capture."
            _ => (Rule::KingMoves64, self.plies_with_kings_only()),
        };
        Some(Count { rule, used })
    }

    /// The number of plies at the end of the game during which the condition held without a break: in the position
    /// before the first of them, in the last position, and in all between.
    fn plies_within(&self, condition: impl Fn(&Board) -> bool) -> usize {
        let unbroken = self.positions.iter().rev().take_while(|&position| condition(position)).count();
        unbroken.saturating_sub(1)
    }

    fn plies_with_kings_only(&self) -> usize {
        self.plies.iter().rev().take_while(|ply| ply.mover == Kind::King && !ply.captured).count()
    }

    fn plies_without_change_of_material(&self) -> usize {
        self.plies.iter().rev().take_while(|ply| !ply.captured && !ply.promoted).count()
    }

    /// "5 moves of that king on the road", interpreted as consecutive moves: those that the lone king has made since it
    /// last came to hold the road alone. The move that brings it onto the road is not a move on it. Once it leaves the
    /// road, or another piece enters it, it no longer "holds the main road alone", and the count restarts when it next
    /// does. A promotion of the strong side changes neither who holds the road nor the number of pieces, so it restarts
    /// nothing.
    fn king_moves_on_the_main_road(&self) -> usize {
        let plies = self.plies_within(lone_king_holds_the_main_road);
        self.positions
            .iter()
            .rev()
            .skip(1)
            .take(plies)
            .filter(|before| against_lone_king(before, |ending| ending.lone == before.mover()).is_some())
            .count()
    }
}

impl Colour {
    const BOTH: [Self; 2] = [Self::White, Self::Black];
}

/// A lone king and the side against it, if the position has that and the ending is of the wanted kind. With one king
/// each both sides match, and it does not matter which counts as the lone one. A side without a king is never the
/// strong side: "if the strong side has no king, neither limit runs".
fn against_lone_king(position: &Board, wanted: impl Fn(AgainstLoneKing) -> bool) -> Option<AgainstLoneKing> {
    Colour::BOTH
        .into_iter()
        .filter(|&lone| position.count(lone) == (0, 1))
        .map(|lone| {
            let (strong_men, strong_kings) = position.count(lone.opponent());
            AgainstLoneKing { lone, strong_men, strong_kings }
        })
        .find(|&ending| ending.strong_kings > 0 && wanted(ending))
}

/// The endings limit that applies in a position on 100 squares. "Three kings, two kings and a man, or one king and two
/// men, against one king" means any three pieces including a king; "two kings, one king and a man, or one king" means
/// any one or two pieces including a king.
fn international_ending(position: &Board) -> Option<Rule> {
    match against_lone_king(position, |_| true)?.strong_pieces() {
        1 | 2 => Some(Rule::TwoAgainstOne5),
        3 => Some(Rule::ThreeAgainstOne16),
        _ => None,
    }
}

fn is_two_against_one(position: &Board) -> bool {
    against_lone_king(position, |ending| ending.strong_pieces() <= 2).is_some()
}

/// "Three or more kings against a lone king": only kings.
fn is_three_kings_or_more_against_one(position: &Board) -> bool {
    against_lone_king(position, |ending| ending.strong_men == 0 && ending.strong_kings >= 3).is_some()
}

/// "Three pieces with at least one king against a lone king that holds the main road alone": it stands on the road from
/// a1 to h8, and no other piece does.
fn lone_king_holds_the_main_road(position: &Board) -> bool {
    let Some(ending) = against_lone_king(position, |ending| ending.strong_pieces() == 3) else {
        return false;
    };
    let on_the_road: Vec<Colour> = position
        .pieces()
        .into_iter()
        .filter(|&(square, _, _)| is_on_the_main_road(position, square))
        .map(|(_, colour, _)| colour)
        .collect();
    on_the_road == [ending.lone]
}

/// The road runs from the bottom left to the top right corner.
fn is_on_the_main_road(position: &Board, square: u8) -> bool {
    let cell = position.cell_of(square);
    cell.row + cell.column == position.variant.side() - 1
}

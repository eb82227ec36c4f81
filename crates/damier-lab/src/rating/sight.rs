//! Players who overlook things: they count material along forced lines, and notice only some of the moves.

use damier_rules::{AnyPosition, Color, Move, PieceKind};

/// A man, in centi-men.
const MAN: i32 = 100;
/// A king, in centi-men.
const KING: i32 = 300;
/// A lost game, in centi-men.
const LOST: i32 = 10_000;
/// The most positions examined after a first move; what lies beyond is valued by its material.
const MAX_POSITIONS: u32 = 1_000;
/// Captures of more pieces than this are long.
const LONG: u32 = 3;

/// What a player sees. The numbers without a unit are chances in percent, 0 to 100, of noticing a move of that kind.
/// The opponent's moves are always noticed.
#[derive(Clone, Copy, Debug)]
pub struct Sight {
    /// How many times in a line it looks at the quiet moves by which the opponent can meet a threat. Captures, and
    /// offers that follow a capture, are followed to the end.
    pub(super) quiet_replies: u32,
    /// An offer (a quiet move after which the opponent must capture) when it has given up no piece yet, one, or more.
    pub(super) offers: [u8; 3],
    /// A quiet move of its own, later than the first, that offers nothing.
    pub(super) later_quiet: u8,
    /// A capture by a man that goes backward on its way.
    pub(super) backward: u8,
    /// A capture of more than three pieces.
    pub(super) long: u8,
    /// The gain, in centi-men, with which it is content: it plays the first such move that it comes across. `None` if
    /// it compares all moves.
    pub(super) enough: Option<i32>,
    /// Whether it makes an offer on the off chance if it sees no gain.
    pub(super) gambles: bool,
}

impl Sight {
    /// Chooses a legal move, if there is one. The choice depends only on the position and the seed.
    #[must_use]
    pub fn choose(&self, position: &AnyPosition, seed: u64) -> Option<Move> {
        let mut look = Look { sight: self, seed, color: position.side_to_move(), positions: 0 };
        let mut moves = position.legal_moves();
        // The order in which the moves come to mind; it decides between equals.
        moves.sort_by_key(|&played| look.draw(&position.play_unchecked(played)) >> 32);
        let noticed: Vec<_> = moves.iter().copied().filter(|&played| look.notices_first(position, played)).collect();
        let candidates = if noticed.is_empty() { &moves } else { &noticed };
        let standing = look.material(position);
        let mut best: Option<(i32, Move)> = None;
        for &played in candidates {
            look.positions = 0;
            let value = look.after(&position.play_unchecked(played), 0, self.quiet_replies);
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, played));
            }
            if self.enough.is_some_and(|enough| value >= standing + enough) {
                break;
            }
        }
        let offer = || moves.iter().copied().find(|&played| is_offer(position, played));
        match best {
            Some((value, _)) if self.gambles && value <= standing => offer().or(best.map(|(_, played)| played)),
            _ => best.map(|(_, played)| played),
        }
    }
}

/// One look at a position.
struct Look<'a> {
    sight: &'a Sight,
    seed: u64,
    color: Color,
    positions: u32,
}

impl Look<'_> {
    /// A number that depends only on the position and the seed, so that a move which is overlooked once is overlooked
    /// throughout the attempt (the mixing steps of Steele, Lea and Flood's `SplitMix`).
    fn draw(&self, position: &AnyPosition) -> u64 {
        let mixed = (self.seed ^ position.key()).wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn notices(&self, after: &AnyPosition, percent: u8) -> bool {
        self.draw(after) % 100 < u64::from(percent)
    }

    /// A quiet first move that offers nothing is always noticed.
    fn notices_first(&self, position: &AnyPosition, played: Move) -> bool {
        let after = position.play_unchecked(played);
        if played.is_capture() {
            return self.notices(&after, self.capture_chance(position, played));
        }
        !after.must_capture() || self.notices(&after, self.sight.offers[0])
    }

    fn capture_chance(&self, position: &AnyPosition, played: Move) -> u8 {
        let backward = if goes_backward(position, played) { self.sight.backward } else { 100 };
        let long = if played.captured.len() > LONG { self.sight.long } else { 100 };
        backward.min(long)
    }

    /// The value, for the player, of a position in which the opponent is to move and `given` pieces have been given up.
    fn after(&mut self, position: &AnyPosition, given: u32, quiet: u32) -> i32 {
        let moves = position.legal_moves();
        let Some(first) = moves.first() else { return LOST };
        self.positions += 1;
        if self.positions > MAX_POSITIONS || (!first.is_capture() && quiet == 0) {
            return self.material(position);
        }
        let left = if first.is_capture() { quiet } else { quiet - 1 };
        let replies = moves.iter().map(|&reply| {
            let lost = given + reply.captured.len();
            self.before(&position.play_unchecked(reply), reply.is_capture(), lost, left)
        });
        replies.min().unwrap_or(LOST)
    }

    /// The value, for the player, of a later position in which it is to move. Unless the opponent has just been
    /// `forced` to capture, the line ends when it has nothing to capture itself.
    fn before(&mut self, position: &AnyPosition, forced: bool, given: u32, quiet: u32) -> i32 {
        let moves = position.legal_moves();
        let Some(first) = moves.first() else { return -LOST };
        self.positions += 1;
        let standing = self.material(position);
        if self.positions > MAX_POSITIONS || !(forced || first.is_capture()) {
            return standing;
        }
        let mut best = if first.is_capture() { None } else { Some(standing) };
        for &played in &moves {
            let after = position.play_unchecked(played);
            let chance = if played.is_capture() {
                self.capture_chance(position, played)
            } else if after.must_capture() {
                self.sight.offers[usize::try_from(given.min(2)).unwrap_or(2)]
            } else {
                self.sight.later_quiet
            };
            if self.notices(&after, chance) {
                let value = self.after(&after, given, quiet);
                best = Some(best.map_or(value, |most| most.max(value)));
            }
        }
        best.unwrap_or(standing)
    }

    fn material(&self, position: &AnyPosition) -> i32 {
        let count = |color, kind| position.pieces(color, kind).len().cast_signed();
        let of = |color| MAN * count(color, PieceKind::Man) + KING * count(color, PieceKind::King);
        of(self.color) - of(!self.color)
    }
}

/// Whether a move is quiet and the opponent must then capture.
fn is_offer(position: &AnyPosition, played: Move) -> bool {
    !played.is_capture() && position.play_unchecked(played).must_capture()
}

/// Whether a man captures backward on its way: a piece that it takes does not lie between the rows of its origin and
/// its destination.
fn goes_backward(position: &AnyPosition, played: Move) -> bool {
    let is_man = position.piece_at(played.from).is_some_and(|piece| piece.kind == PieceKind::Man);
    let (from, to) = (played.from.row(), played.to.row());
    let (first, last) = if position.side_to_move() == Color::White { (to, from) } else { (from, to) };
    is_man && played.captured.into_iter().any(|square| !(first < square.row() && square.row() < last))
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::Variant;
    use damier_rules::notation::{read_fen, read_move, write_move};

    const ALL: Sight = Sight {
        quiet_replies: 0,
        offers: [100; 3],
        later_quiet: 100,
        backward: 100,
        long: 100,
        enough: None,
        gambles: false,
    };

    fn position(fen: &str) -> AnyPosition {
        read_fen(fen, Variant::International).unwrap().position
    }

    /// How many of 50 attempts begin with the move.
    fn count(sight: Sight, fen: &str, right: &str) -> usize {
        let position = position(fen);
        let plays = |seed| sight.choose(&position, seed).map(|played| write_move(&position, played));
        (0..50).filter(|&seed| plays(seed).as_deref() == Some(right)).count()
    }

    // 27-22 17x28 32x25 wins two men: an offer of one, then a capture of three, forward and to the side.
    const SHOT: &str = "W:W20,27,32,37:B16,17,21,29,30";

    #[test]
    fn an_offer_must_be_noticed() {
        assert_eq!(count(ALL, SHOT, "27-22"), 50);
        assert_eq!(count(Sight { offers: [0, 100, 100], ..ALL }, SHOT, "27-22"), 0);
        let half = count(Sight { offers: [50; 3], ..ALL }, SHOT, "27-22");
        assert!((12..=38).contains(&half), "{half} of 50 with a chance of one half");
    }

    #[test]
    fn the_same_seed_gives_the_same_move() {
        let start = AnyPosition::start(Variant::Russian);
        let sight = Sight { offers: [50; 3], ..ALL };
        let chosen: Vec<_> = (0..30).map(|seed| sight.choose(&start, seed)).collect();
        assert_eq!(chosen, (0..30).map(|seed| sight.choose(&start, seed)).collect::<Vec<_>>());
        assert!(chosen.iter().any(|played| *played != chosen[0]));
    }

    #[test]
    fn haste_takes_what_is_enough() {
        // 32-28 23x32 37x28 changes a man for a man; 27-22 wins two. Content with nothing, it plays whatever comes first.
        let hasty = count(Sight { enough: Some(0), ..ALL }, SHOT, "27-22");
        assert!((1..30).contains(&hasty), "{hasty}");
        assert_eq!(count(Sight { enough: Some(200), ..ALL }, SHOT, "27-22"), 50);
    }

    #[test]
    fn a_capture_backward_is_recognised() {
        let backward = |fen: &str, text: &str| {
            let board = position(fen);
            goes_backward(&board, read_move(&board, text).unwrap())
        };
        assert!(!backward("W:W28:B22,33", "28x17") && backward("W:W28:B22,33", "28x39"));
        assert!(backward("W:W28:B21,22", "28x26"), "forward over 22, then backward over 21");
        assert!(!backward("W:W28:B12,22", "28x8") && !backward("W:WK28:B33", "28x39"));
        assert!(!backward("B:W22:B17", "17x28") && backward("B:W22:B28", "28x17"));
    }

    #[test]
    fn without_a_move_there_is_no_choice() {
        assert_eq!(ALL.choose(&position("W:W46:B41,37"), 1), None);
    }
}

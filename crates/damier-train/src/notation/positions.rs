//! Positions with a move to make or write.

use rand::RngExt;

use super::NotationQuestion;
use super::games::{GameExcerpt, game};
use super::written::is_ambiguous;
use damier_rules::{AnyPosition, Color, Move, Piece, PieceKind, Setup, Variant};
use etude::Random;

/// The length in plies of the games from which positions are taken.
const GAME: usize = 60;
/// Plies at the start of a game that are not asked: they all look the same.
const OPENING: usize = 6;
/// Of this many questions, one is about a capture that shares its ends with another, three about any capture.
const ROUND: u32 = 6;
/// The most boards tried to find one with captures that share their ends.
const TRIES: u32 = 4_000;

/// A stock of positions from games, each with a move to ask about.
#[derive(Clone, Debug)]
pub(super) struct Positions {
    variant: Variant,
    quiet: Vec<(AnyPosition, Move)>,
    captures: Vec<(AnyPosition, Move)>,
    /// Captures that share their ends with another one.
    twins: Vec<(AnyPosition, Move)>,
}

impl Positions {
    /// Positions from the given lines of the variant. More are taken from generated games when needed.
    pub fn new(variant: Variant, lines: &[GameExcerpt]) -> Self {
        let mut positions = Self { variant, quiet: Vec::new(), captures: Vec::new(), twins: Vec::new() };
        for line in lines.iter().filter(|line| line.start.variant() == variant) {
            positions.add(line, 0);
        }
        positions
    }

    /// The next question.
    pub fn draw(&mut self, random: &mut Random) -> NotationQuestion {
        let (position, played) = self.next(random);
        NotationQuestion::Move { position, played }
    }

    fn next(&mut self, random: &mut Random) -> (AnyPosition, Move) {
        let kind = random.random_range(0..ROUND);
        if kind == 0
            && let Some(found) = take(&mut self.twins, random).or_else(|| twin(self.variant, random))
        {
            return found;
        }
        loop {
            let stock = if kind <= ROUND / 2 { &mut self.captures } else { &mut self.quiet };
            if let Some(found) = take(stock, random) {
                return found;
            }
            self.add(&game(self.variant, GAME, random), OPENING);
        }
    }

    /// Adds the positions of a line after some plies. Only positions with a choice are used.
    fn add(&mut self, line: &GameExcerpt, after: usize) {
        for (position, played) in line.positions().skip(after) {
            let legal = position.legal_moves();
            let twin = legal.iter().copied().find(|&other| is_ambiguous(&position, other));
            if let Some(twin) = twin {
                self.twins.push((position, twin));
            } else if legal.len() > 1 {
                let stock = if played.is_capture() { &mut self.captures } else { &mut self.quiet };
                stock.push((position, played));
            }
        }
    }
}

fn take<T>(stock: &mut Vec<T>, random: &mut Random) -> Option<T> {
    if stock.is_empty() { None } else { Some(stock.swap_remove(random.random_range(0..stock.len()))) }
}

/// A king among men with two captures that share their ends. Such positions are rare in games, so they are constructed
/// here.
fn twin(variant: Variant, random: &mut Random) -> Option<(AnyPosition, Move)> {
    for _ in 0..TRIES {
        let position = king_among_men(variant, random);
        let twins: Vec<Move> =
            position.legal_moves().into_iter().filter(|&played| is_ambiguous(&position, played)).collect();
        if !twins.is_empty() {
            return Some((position, twins[random.random_range(0..twins.len())]));
        }
    }
    None
}

fn king_among_men(variant: Variant, random: &mut Random) -> AnyPosition {
    let size = variant.board_size();
    let mut setup = Setup::new(variant, Color::White);
    let mut put = |random: &mut Random, color, kind| {
        let number = random.random_range(1..=u32::from(size.squares()));
        // If the square is occupied or not allowed for a man, the piece is left out.
        let _ = setup.put(number, Piece { color, kind });
    };
    put(random, Color::White, PieceKind::King);
    for _ in 0..size.rows() / 4 {
        put(random, Color::White, PieceKind::Man);
    }
    for _ in 0..size.rows() * 3 / 4 {
        put(random, Color::Black, PieceKind::Man);
    }
    let position = setup.position();
    if random.random() { position } else { position.flipped() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::notation::{read_fen, read_move};
    use rand::SeedableRng;

    fn drawn(variant: Variant, seed: u64, count: usize) -> Vec<(AnyPosition, Move)> {
        let mut random = Random::seed_from_u64(seed);
        let mut positions = Positions::new(variant, &[]);
        (0..count).map(|_| positions.next(&mut random)).collect()
    }

    #[test]
    fn every_move_is_legal_has_alternatives_and_all_kinds_occur() {
        for variant in Variant::ALL {
            let drawn = drawn(variant, 3, 120);
            assert!(drawn.iter().all(|(position, played)| position.is_legal(*played)));
            assert!(drawn.iter().all(|(position, _)| position.legal_moves().len() > 1));
            let captures = drawn.iter().filter(|(_, played)| played.is_capture()).count();
            let twins = drawn.iter().filter(|(position, played)| is_ambiguous(position, *played)).count();
            // Four and one of six; the draws are fixed by the seed.
            assert!((60..=100).contains(&captures), "{variant}: {captures}");
            assert!((8..=40).contains(&twins), "{variant}: {twins}");
        }
        assert_eq!(drawn(Variant::Russian, 5, 9), drawn(Variant::Russian, 5, 9));
    }

    #[test]
    fn a_real_ambiguous_capture_is_in_stock_as_such() {
        // From a game in the shipped puzzles: the king captures two men along either of two routes.
        let start = read_fen("W:WK4,36,49:B8,16,27,33,34,37", Variant::International).unwrap().position;
        let moves = vec![start.legal_moves()[0]];
        let positions = Positions::new(Variant::International, &[GameExcerpt { start, moves }]);
        let [(position, twin)] = positions.twins[..] else { unreachable!("it is ambiguous") };
        assert_eq!(position, start);
        let written = damier_rules::notation::write_move(&position, twin);
        assert!(written.matches('x').count() > 1, "{written}");
    }

    #[test]
    fn the_positions_of_lines_come_before_made_up_games() {
        let start = read_fen("W:W20,27,32,37:B16,17,21,29,30", Variant::International).unwrap().position;
        let moves = vec![read_move(&start, "27-22").unwrap()];
        let line = GameExcerpt { start, moves };
        let mut positions = Positions::new(Variant::International, std::slice::from_ref(&line));
        let mut random = Random::seed_from_u64(1);
        let first_quiet =
            std::iter::repeat_with(|| positions.next(&mut random)).find(|(_, played)| !played.is_capture());
        assert_eq!(first_quiet.unwrap().0, start);
        // The line is useless on another board.
        assert!(Positions::new(Variant::Russian, &[line]).quiet.is_empty());
    }
}

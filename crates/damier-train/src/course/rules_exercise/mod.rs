//! Exercises that are decided by the rules alone, made from a random seed: an exercise of a seed never changes.

mod positions;
mod question;
mod recall;

use rand::RngExt;

use super::draw::{Capturing, ExerciseSource, MoveAsk, SquareAsk, TableAsk};
use crate::play::ballots;
use damier_rules::notation::{read_fen, read_move};
use damier_rules::{AnyPosition, BoardSize, Color, Move, Setup, Square, Variant};
use etude::{Random, random};
use etude_arbiter::tournament::TieBreak;
use etude_arbiter::tournament::exercise::{Kind, TableExercise};
pub use question::{About, Choice, RulesQuestion};
pub use recall::Recall;
pub(super) use recall::read_opening;

/// A named line of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardLine {
    /// The main road.
    MainRoad,
    /// The row on which the men of this colour become kings.
    Promotion(Color),
    /// The column at the left edge, seen from White.
    LeftEdge,
    /// The column at the right edge, seen from White.
    RightEdge,
}

impl BoardLine {
    /// All lines.
    pub const ALL: [Self; 5] =
        [Self::MainRoad, Self::Promotion(Color::White), Self::Promotion(Color::Black), Self::LeftEdge, Self::RightEdge];

    /// Whether a square lies on it.
    #[must_use]
    pub const fn has(self, square: Square, size: BoardSize) -> bool {
        let last = size.rows() - 1;
        match self {
            Self::MainRoad => square.row() + square.column() == last,
            Self::Promotion(Color::White) => square.row() == 0,
            Self::Promotion(Color::Black) => square.row() == last,
            Self::LeftEdge => square.column() == 0,
            Self::RightEdge => square.column() == last,
        }
    }

    /// Its squares.
    #[must_use]
    pub fn squares(self, size: BoardSize) -> Vec<Square> {
        size.all_squares().filter(|&square| self.has(square, size)).collect()
    }
}

/// What two dark squares can share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Axis {
    /// A row, from left to right.
    Row,
    /// A column, from top to bottom.
    Column,
    /// One of the diagonals.
    Diagonal,
}

impl Axis {
    /// Whether both squares lie on the same one.
    #[must_use]
    pub const fn joins(self, first: Square, second: Square) -> bool {
        let (rows, columns) = (first.row().abs_diff(second.row()), first.column().abs_diff(second.column()));
        match self {
            Self::Row => rows == 0,
            Self::Column => columns == 0,
            Self::Diagonal => rows == columns,
        }
    }
}

/// A square to be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// This square.
    Square(Square),
    /// Any square of a line.
    Line(BoardLine),
    /// Any other square in the row, the column or on a diagonal of this one.
    Beside(Axis, Square),
}

impl Target {
    /// The squares of which any is right.
    #[must_use]
    pub fn squares(self, size: BoardSize) -> Vec<Square> {
        match self {
            Self::Square(square) => vec![square],
            Self::Line(line) => line.squares(size),
            Self::Beside(axis, square) => {
                size.all_squares().filter(|&other| other != square && axis.joins(square, other)).collect()
            }
        }
    }
}

/// An exercise decided by the rules.
#[derive(Clone, Debug, PartialEq)]
pub enum RulesExercise {
    /// Point at a square.
    Point(Target),
    /// Play every legal capture.
    Captures(AnyPosition),
    /// Play a capture that the rules allow: others take too few.
    Compulsory(AnyPosition),
    /// Play a right move, one of several perhaps.
    Choose(MoveAsk, AnyPosition, Vec<Move>),
    /// Make the written move.
    Make(AnyPosition, Move),
    /// Make the move of a ballot.
    Ballot(AnyPosition, Move),
    /// Choose the answer.
    Question(RulesQuestion),
    /// Fill in a table.
    Table(Box<TableExercise>),
    /// Play one side of a line from memory.
    Recall(Recall),
}

impl RulesExercise {
    /// Whether it is answered with moves, and not with squares or a choice.
    #[must_use]
    pub const fn takes_moves(&self) -> bool {
        matches!(
            self,
            Self::Captures(_)
                | Self::Compulsory(_)
                | Self::Choose(..)
                | Self::Make(..)
                | Self::Ballot(..)
                | Self::Recall(_)
        )
    }

    /// The exercise of a source and a seed. `None` for a source whose exercises are not decided by the rules alone, and
    /// when no position is found.
    #[must_use]
    pub fn of(source: &ExerciseSource, variant: Variant, seed: u64) -> Option<Self> {
        let mut random = random(seed);
        match source {
            ExerciseSource::Square { ask } => Some(square(*ask, variant, &mut random)),
            ExerciseSource::Captures { by } => positions::captures(*by, variant, &mut random).map(Self::Captures),
            ExerciseSource::Compulsory { by } => positions::compulsory(*by, variant, &mut random).map(Self::Compulsory),
            ExerciseSource::Move { ask, bank } => {
                let (position, right) = read_choice(bank.get(random.random_range(0..bank.len().max(1)))?, variant)?;
                Some(Self::Choose(*ask, position, right))
            }
            ExerciseSource::Score => {
                positions::written(variant, &mut random).map(|(position, played)| Self::Make(position, played))
            }
            ExerciseSource::Ballot => {
                ballots::move_of_ballot(variant, &mut random).map(|(position, played)| Self::Ballot(position, played))
            }
            ExerciseSource::Rules { ask } => question::about(*ask, variant, &mut random).map(Self::Question),
            ExerciseSource::Questions { bank } => {
                let chosen = bank.get(random.random_range(0..bank.len().max(1)))?;
                written(chosen, variant).map(Self::Question)
            }
            ExerciseSource::Case { topic } => question::case(*topic, &mut random).map(Self::Question),
            ExerciseSource::Table { ask } => table(*ask, &mut random).map(|table| Self::Table(Box::new(table))),
            ExerciseSource::Recall { lines } => Recall::draw(lines, variant, &mut random).map(Self::Recall),
            ExerciseSource::Shot { .. }
            | ExerciseSource::ShotOrNot { .. }
            | ExerciseSource::WhichLose { .. }
            | ExerciseSource::Parry
            | ExerciseSource::Plan { .. }
            | ExerciseSource::Win { .. }
            | ExerciseSource::Hold { .. }
            | ExerciseSource::Game { .. }
            | ExerciseSource::PlayOn { .. } => None,
        }
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self, variant: Variant) -> AnyPosition {
        match self {
            Self::Point(_) | Self::Table(_) => Setup::new(variant, Color::White).position(),
            Self::Recall(recall) => recall.start(),
            Self::Captures(position)
            | Self::Compulsory(position)
            | Self::Choose(_, position, _)
            | Self::Make(position, _)
            | Self::Ballot(position, _) => *position,
            Self::Question(question) => {
                question.position.unwrap_or_else(|| Setup::new(variant, Color::White).position())
            }
        }
    }
}

/// Reads a question of a bank: its id, the right choice, and perhaps a position, with colons between; then perhaps the
/// article that answers it, in brackets.
pub(super) fn written(text: &str, variant: Variant) -> Option<RulesQuestion> {
    let (text, source) = match text.strip_suffix(')').and_then(|text| text.rsplit_once(" (")) {
        Some((text, source)) => (text, Some(source)),
        None => (text, None),
    };
    let mut parts = text.splitn(3, ':');
    let (id, right) = (parts.next()?, parts.next()?);
    let letter = right.chars().next().filter(|letter| right.len() == 1 && letter.is_ascii_lowercase())?;
    let position = match parts.next() {
        Some(fen) => Some(read_fen(fen, variant).ok()?.position),
        None => None,
    };
    Some(RulesQuestion::written(id, letter, source, position))
}

/// Reads a position of a bank with its right moves, which stand behind the last colon.
pub(in crate::course) fn read_choice(text: &str, variant: Variant) -> Option<(AnyPosition, Vec<Move>)> {
    let (fen, right) = text.rsplit_once(':')?;
    let position = read_fen(fen, variant).ok()?.position;
    let right: Option<Vec<Move>> = right.split_whitespace().map(|text| read_move(&position, text).ok()).collect();
    right.filter(|right| !right.is_empty()).map(|right| (position, right))
}

/// A tie that only the median decides comes up as often as one that the sum decides.
fn table(ask: TableAsk, random: &mut Random) -> Option<TableExercise> {
    let kind = match ask {
        TableAsk::Opponents => Kind::Value(TieBreak::Opponents),
        TableAsk::Median => Kind::Value(TieBreak::Median),
        TableAsk::Cut => Kind::Value(TieBreak::Cut(1)),
        TableAsk::Order if random.random() => Kind::Order(TieBreak::Opponents),
        TableAsk::Order => Kind::Order(TieBreak::Median),
        TableAsk::Pairing => Kind::Pairing,
    };
    TableExercise::generate(kind, random.random())
}

fn square(ask: SquareAsk, variant: Variant, random: &mut Random) -> RulesExercise {
    let size = variant.board_size();
    let line = BoardLine::ALL[random.random_range(0..BoardLine::ALL.len())];
    let number = random.random_range(1..=size.squares());
    // Every number in this range is a square.
    let Some(square) = size.square(number) else { return RulesExercise::Point(Target::Line(line)) };
    match ask {
        SquareAsk::Line => RulesExercise::Point(Target::Line(line)),
        SquareAsk::NameLine => RulesExercise::Question(RulesQuestion::of_line(line, size)),
        SquareAsk::Number => RulesExercise::Point(Target::Square(square)),
        SquareAsk::Name => RulesExercise::Question(RulesQuestion::of_square(square, variant, random)),
        SquareAsk::Row => RulesExercise::Point(Target::Beside(Axis::Row, square)),
        SquareAsk::Column => RulesExercise::Point(Target::Beside(Axis::Column, square)),
        SquareAsk::Diagonal => RulesExercise::Point(Target::Beside(Axis::Diagonal, square)),
    }
}

/// Whether captures are what a lesson is about.
fn fits(by: Capturing, position: &AnyPosition, legal: &[Move]) -> bool {
    let is_by_king =
        |played: &Move| position.pieces(position.side_to_move(), damier_rules::PieceKind::King).contains(played.from);
    match by {
        Capturing::One => legal.iter().all(|played| played.captured.len() == 1 && !is_by_king(played)),
        Capturing::Several => legal.iter().all(|played| played.captured.len() > 1 && !is_by_king(played)),
        Capturing::King => legal.iter().any(is_by_king),
        Capturing::Crowned => legal.iter().any(|played| is_crowned_on_the_way(position, played)),
        Capturing::Turkish => legal.iter().any(|played| positions::is_turkish(position, *played)),
    }
}

/// Whether a man becomes a king in the middle of the capture.
fn is_crowned_on_the_way(position: &AnyPosition, played: &Move) -> bool {
    let row = if position.side_to_move() == Color::White { 0 } else { position.board_size().rows() - 1 };
    let passes = |route: &Vec<Square>| route.iter().rev().skip(1).any(|square| square.row() == row);
    position.promotes(*played) && position.routes(*played).iter().any(passes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::course::draw::RuleAsk;

    fn pieces(position: &AnyPosition, color: Color) -> u32 {
        position.all_pieces(color).len()
    }

    #[test]
    fn the_marked_square_is_among_four_and_never_twice() {
        for (variant, seed) in [(Variant::International, 1), (Variant::Russian, 2)] {
            for seed in seed * 100..seed * 100 + 100 {
                let task = RulesExercise::of(&ExerciseSource::Square { ask: SquareAsk::Name }, variant, seed);
                let Some(RulesExercise::Question(question)) = task else { panic!("{task:?}") };
                let Choice::Square(right, _) = question.right else { panic!("{question:?}") };
                assert_eq!(question.squares, [right]);
                let squares = question.choices.iter().map(|choice| match choice {
                    Choice::Square(square, _) => *square,
                    other => panic!("{other:?}"),
                });
                let squares: Vec<Square> = squares.collect();
                assert!(squares.len() == 4 && squares.windows(2).all(|pair| pair[0] < pair[1]), "{squares:?}");
                assert!(squares.contains(&right));
            }
        }
    }

    #[test]
    fn rows_columns_and_diagonals_have_the_squares_of_the_rule_book() {
        let size = Variant::International.board_size();
        let square = |number| size.square(number).unwrap();
        let beside = |axis, number| {
            let squares = Target::Beside(axis, square(number)).squares(size).into_iter();
            squares.map(|square| size.number(square)).collect::<Vec<u8>>()
        };
        // CDA 1.1.1.5-1.1.1.6: rows of five, the edges, the main road from 46 to 5.
        assert_eq!(beside(Axis::Row, 3), [1, 2, 4, 5]);
        assert_eq!(beside(Axis::Row, 49), [46, 47, 48, 50]);
        assert_eq!(beside(Axis::Column, 26), [6, 16, 36, 46]);
        assert_eq!(beside(Axis::Column, 25), [5, 15, 35, 45]);
        assert_eq!(beside(Axis::Diagonal, 46), [5, 10, 14, 19, 23, 28, 32, 37, 41]);
        assert_eq!(beside(Axis::Diagonal, 1), [6, 7, 12, 18, 23, 29, 34, 40, 45]);
    }

    #[test]
    fn there_are_17_diagonals_on_100_squares_and_13_on_64() {
        for (variant, expected) in [(Variant::International, 17), (Variant::Russian, 13)] {
            let size = variant.board_size();
            let mut diagonals = std::collections::BTreeSet::new();
            for square in size.all_squares() {
                let (row, column) = (i32::from(square.row()), i32::from(square.column()));
                let squares: Vec<Square> = Target::Beside(Axis::Diagonal, square).squares(size);
                for other in squares {
                    let same = i32::from(other.row()) - row == i32::from(other.column()) - column;
                    diagonals.insert((same, if same { row - column } else { row + column }));
                }
            }
            assert_eq!(diagonals.len(), expected, "CDA 1.1.1.3, CDA-64 1.1.1.3");
        }
    }

    #[test]
    fn a_limit_asked_about_follows_from_the_pieces() {
        let source = ExerciseSource::Rules { ask: RuleAsk::Limit };
        for seed in 0..60 {
            for variant in Variant::ALL {
                let Some(RulesExercise::Question(question)) = RulesExercise::of(&source, variant, seed) else {
                    unreachable!()
                };
                let position = question.position.unwrap();
                let (most, least) = (pieces(&position, Color::White), pieces(&position, Color::Black));
                let (most, least) = (most.max(least), most.min(least));
                let large = variant == Variant::International;
                let expected: &[u16] = match (most, least) {
                    (1 | 2, 1) => &[5],
                    (3, 1) if large => &[16],
                    _ if large => &[25],
                    // A king on the main road, three kings, or four pieces.
                    (3, 1) => &[5, 15, 30],
                    (4.., 1) if most + least <= 5 => &[15, 30],
                    (4.., 1) if most + least <= 7 => &[15, 60],
                    _ if most + least <= 5 => &[30],
                    _ if most + least <= 7 => &[60],
                    _ => &[15],
                };
                let Choice::Moves(right) = question.right else { unreachable!() };
                assert!(expected.contains(&right), "{right}: {most} against {least} in {variant}");
            }
        }
    }

    #[test]
    fn tempi_are_the_rows_behind_the_men() {
        let source = ExerciseSource::Rules { ask: RuleAsk::Tempi };
        for seed in 0..40 {
            let Some(RulesExercise::Question(question)) = RulesExercise::of(&source, Variant::International, seed)
            else {
                unreachable!()
            };
            let position = question.position.unwrap();
            // From the numbers of the squares: five to a row.
            let rows = |color| -> i32 {
                let numbers = position.all_pieces(color).into_iter().map(|square| position.board_size().number(square));
                numbers.map(|number| i32::from(number - 1) / 5).sum()
            };
            let men = i32::try_from(pieces(&position, Color::White)).unwrap();
            let ahead = (9 * men - rows(Color::White)) - rows(Color::Black);
            assert_eq!(question.right, Choice::Tempi(ahead));
            assert_eq!(question.choices.iter().filter(|&choice| *choice == question.right).count(), 1);
        }
    }

    #[test]
    fn a_man_crowned_on_the_way_takes_more_than_a_man_could() {
        let source = ExerciseSource::Captures { by: Capturing::Crowned };
        for seed in 0..20 {
            let Some(RulesExercise::Captures(position)) = RulesExercise::of(&source, Variant::Russian, seed) else {
                unreachable!()
            };
            let legal = position.legal_moves();
            let crowned = legal.iter().find(|played| is_crowned_on_the_way(&position, played)).unwrap();
            assert!(crowned.captured.len() > 1 && position.promotes(*crowned));
        }
        assert_eq!(RulesExercise::of(&source, Variant::Brazilian, 1), None, "there a man only passes");
    }
}

//! Questions about the rules, each with its choices.

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::BoardLine;
use super::positions::{scatter, white_to_move};
use crate::arbiter::{Case, CaseTopic, Ruling};
use crate::course::draw::RuleAsk;
use crate::notation::games::game;
use damier_rules::notation::{IllegalReason, MoveError, SquareNames, read_move};
use damier_rules::{AnyPosition, BoardSize, Color, Game, Move, MoveLimit, PieceKind, Square, Variant};
use etude::Random;

/// Positions tried for one question.
const TRIES: u32 = 20_000;
/// Plies of the games that positions are taken from.
const PLIES: usize = 60;

/// A choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Yes or no.
    Yes(bool),
    /// A number of pieces.
    Count(u32),
    /// A line of the board.
    Line(BoardLine),
    /// A square of the board of a variant, by its name.
    Square(Square, Variant),
    /// The winner; `None` if the game goes on.
    Winner(Option<Color>),
    /// A number of moves by each side.
    Moves(u16),
    /// How many tempi White is ahead; negative if it is behind.
    Tempi(i32),
    /// A choice in the words of the lesson.
    Letter(char),
    /// A ruling.
    Ruling(Ruling),
}

/// What a question is about.
#[derive(Clone, Debug, PartialEq)]
pub enum About {
    /// The name of the line that is marked.
    NameLine,
    /// The name of the square that is marked.
    NameSquare,
    /// Whether the piece may make the move. With the rule against it.
    May(Box<Option<MoveError>>),
    /// How many pieces must be taken.
    HowMany,
    /// Whether the man is a king after the move.
    Crowned,
    /// Who has won.
    Result,
    /// Which limit applies, if no man moves and nothing is taken.
    Limit(MoveLimit),
    /// How many tempi White is ahead: the steps that the men of White and of Black have made.
    Tempi(i32, i32),
    /// A question in the words of the lesson.
    Written {
        /// The id of its words.
        id: String,
        /// The article that answers it; one of those that the lesson cites if `None`.
        source: Option<String>,
    },
    /// A case for an arbiter.
    Case(Box<Case>),
}

/// A question about the rules.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesQuestion {
    /// What it is about.
    pub about: About,
    /// The board; `None` for an empty one.
    pub position: Option<AnyPosition>,
    /// The squares it is about: those of a line, or origin and destination of a move.
    pub squares: Vec<Square>,
    /// The choices. For a question in the words of the lesson, the words say how many there are.
    pub choices: Vec<Choice>,
    /// The right choice.
    pub right: Choice,
}

/// The most men a side whose tempi are counted.
const MAX_MEN: u32 = 12;
/// The limits on 100 squares, and on 64.
const INTERNATIONAL_LIMITS: [MoveLimit; 3] =
    [MoveLimit::TwoAgainstKing, MoveLimit::ThreeAgainstKing, MoveLimit::KingMoves25];
const SMALL_LIMITS: [MoveLimit; 6] = [
    MoveLimit::TwoAgainstKing,
    MoveLimit::MainRoad,
    MoveLimit::ThreeKings,
    MoveLimit::FourOrFivePieces,
    MoveLimit::SixOrSevenPieces,
    MoveLimit::KingMoves15,
];

/// The squares to choose from where one is to be named, and how far the wrong ones are away.
const SQUARES: usize = 4;
const CLOSE: u8 = 2;

const YES_NO: [Choice; 2] = [Choice::Yes(true), Choice::Yes(false)];

impl RulesQuestion {
    /// The question which line is marked.
    pub(super) fn of_line(line: BoardLine, size: BoardSize) -> Self {
        Self {
            about: About::NameLine,
            position: None,
            squares: line.squares(size),
            choices: BoardLine::ALL.map(Choice::Line).to_vec(),
            right: Choice::Line(line),
        }
    }

    /// The question which square is marked, among squares close to it.
    pub(super) fn of_square(square: Square, variant: Variant, random: &mut Random) -> Self {
        let is_close = |other: &Square| {
            let far = other.row().abs_diff(square.row()).max(other.column().abs_diff(square.column()));
            (1..=CLOSE).contains(&far)
        };
        let mut close: Vec<Square> = variant.board_size().all_squares().filter(is_close).collect();
        let drawn = (1..SQUARES).map(|_| close.swap_remove(random.random_range(0..close.len())));
        let mut choices: Vec<Square> = drawn.chain([square]).collect();
        choices.sort();
        Self {
            about: About::NameSquare,
            position: None,
            squares: vec![square],
            choices: choices.into_iter().map(|square| Choice::Square(square, variant)).collect(),
            right: Choice::Square(square, variant),
        }
    }

    /// The articles of the rules that answer it; none if those that its lesson cites do.
    #[must_use]
    pub fn cited(&self) -> Vec<String> {
        let international = self.position.is_none_or(|position| position.variant() == Variant::International);
        let articles: &[&str] = match &self.about {
            About::Case(case) => &case.articles,
            About::Written { source, .. } => return source.iter().cloned().collect(),
            _ if !international => &[],
            About::HowMany => &["CDA 2.6.12"],
            About::Crowned => &["CDA 2.5.5", "CDA 2.6.14"],
            About::Result => &["CDA 3.12.2.2", "CDA 3.12.2.3"],
            About::Limit(MoveLimit::ThreeAgainstKing) => &["CDA 3.12.3.3"],
            About::Limit(MoveLimit::TwoAgainstKing) => &["CDA 3.12.3.4"],
            About::Limit(_) => &["CDA 3.12.3.2"],
            About::NameLine | About::NameSquare | About::May(_) | About::Tempi(..) => &[],
        };
        articles.iter().map(ToString::to_string).collect()
    }

    /// A question in the words of a lesson.
    pub(super) fn written(id: &str, right: char, source: Option<&str>, position: Option<AnyPosition>) -> Self {
        Self {
            about: About::Written { id: id.to_owned(), source: source.map(str::to_owned) },
            position,
            squares: Vec::new(),
            choices: Vec::new(),
            right: Choice::Letter(right),
        }
    }
}

/// A case for an arbiter. `None` if none is found.
pub(super) fn case(topic: CaseTopic, random: &mut Random) -> Option<RulesQuestion> {
    let case = Case::generate(topic, random)?;
    let scene = case.scene.as_ref();
    let step = scene.and_then(|scene| scene.step).into_iter().flat_map(|step| [step.from, step.to]);
    Some(RulesQuestion {
        position: scene.map(|scene| scene.position),
        squares: scene.and_then(|scene| scene.piece).into_iter().chain(step).collect(),
        choices: case.choices.iter().copied().map(Choice::Ruling).collect(),
        right: Choice::Ruling(case.right),
        about: About::Case(Box::new(case)),
    })
}

/// A question about random positions. `None` if none is found.
pub(super) fn about(ask: RuleAsk, variant: Variant, random: &mut Random) -> Option<RulesQuestion> {
    match ask {
        RuleAsk::ManMay => may(PieceKind::Man, variant, random),
        RuleAsk::KingMay => may(PieceKind::King, variant, random),
        RuleAsk::HowMany => how_many(variant, random),
        RuleAsk::Crowned => crowned(variant, random),
        RuleAsk::Result => result(variant, random),
        RuleAsk::Limit => limit(variant, random),
        RuleAsk::Tempi => tempi(variant, random),
    }
}

/// May the piece go there? As often yes as no.
fn may(kind: PieceKind, variant: Variant, random: &mut Random) -> Option<RulesQuestion> {
    let is_yes = random.random_bool(0.5);
    for _ in 0..TRIES {
        let position = match kind {
            PieceKind::Man => scatter(variant, [(Color::White, 0, 5), (Color::Black, 0, 5)], random),
            PieceKind::King => scatter(variant, [(Color::White, 1, 2), (Color::Black, 0, 3)], random),
        };
        let own: Vec<Square> = position.pieces(Color::White, kind).into_iter().collect();
        let size = variant.board_size();
        let Some(&from) = own.get(random.random_range(0..own.len().max(1))) else { continue };
        let reach = if kind == PieceKind::Man { 2 } else { size.rows() };
        let near = |to: &Square| {
            let (rows, columns) = (to.row().abs_diff(from.row()), to.column().abs_diff(from.column()));
            rows <= reach && columns <= reach && rows > 0 && rows.abs_diff(columns) <= 1
        };
        let free: Vec<Square> = size.all_squares().filter(|&to| position.piece_at(to).is_none()).filter(near).collect();
        let Some(&to) = free.get(random.random_range(0..free.len().max(1))) else { continue };
        let names = SquareNames::of(variant);
        let refused = read_move(&position, &format!("{}-{}", names.text(from), names.text(to))).err();
        // Only clear cases: the end of a longer capture is another lesson.
        let is_clear = match &refused {
            Some(MoveError::Illegal { reason, .. }) => !matches!(
                reason,
                IllegalReason::Unfinished(_) | IllegalReason::DeadEndLanding(_) | IllegalReason::Majority { .. }
            ),
            Some(MoveError::Ambiguous { .. }) => false,
            _ => true,
        };
        if is_clear && refused.is_none() == is_yes {
            return Some(RulesQuestion {
                about: About::May(Box::new(refused)),
                position: Some(position),
                squares: vec![from, to],
                choices: YES_NO.to_vec(),
                right: Choice::Yes(is_yes),
            });
        }
    }
    None
}

/// How many pieces must White take? From one to four, each as often.
fn how_many(variant: Variant, random: &mut Random) -> Option<RulesQuestion> {
    let wanted = random.random_range(1..=4);
    for _ in 0..TRIES {
        let kings = random.random_range(0..=1);
        let position = scatter(variant, [(Color::White, kings, 4), (Color::Black, 0, 8)], random);
        let most = position.legal_moves().iter().map(|played| played.captured.len()).max().unwrap_or(0);
        if most == wanted && (wanted == 1 || !position.captures_of_fewer().is_empty()) {
            return Some(RulesQuestion {
                about: About::HowMany,
                position: Some(position),
                squares: Vec::new(),
                choices: (1..=4).map(Choice::Count).collect(),
                right: Choice::Count(most),
            });
        }
    }
    None
}

/// Is the man a king after the move? Half of the time it is; otherwise it mostly passed the promotion row in a capture.
fn crowned(variant: Variant, random: &mut Random) -> Option<RulesQuestion> {
    let (is_yes, by_capture) = (random.random_bool(0.5), random.random_bool(0.8));
    for _ in 0..TRIES {
        let position = scatter(variant, [(Color::White, 0, 3), (Color::Black, 0, 7)], random);
        let legal = position.legal_moves();
        let is_wanted = |played: &&Move| {
            let passes = position.routes(**played).iter().flatten().any(|square| square.row() == 0);
            position.promotes(**played) == is_yes
                && played.is_capture() == by_capture
                && (is_yes || !by_capture || passes)
                && (is_yes || by_capture || played.to.row() <= 2)
        };
        if let Some(played) = legal.iter().find(is_wanted) {
            let route = position.routes(*played).into_iter().next().unwrap_or_default();
            return Some(RulesQuestion {
                about: About::Crowned,
                position: Some(position),
                squares: if route.len() > 1 { route } else { vec![played.from, played.to] },
                choices: YES_NO.to_vec(),
                right: Choice::Yes(is_yes),
            });
        }
    }
    None
}

/// White is to move: has White lost? Half of the time it has no move, or no piece.
fn result(variant: Variant, random: &mut Random) -> Option<RulesQuestion> {
    let is_over = random.random_bool(0.5);
    let without_pieces = is_over && random.random_bool(0.2);
    for _ in 0..TRIES {
        let position = if is_over {
            let own = if without_pieces { 0 } else { random.random_range(1..=2) };
            scatter(variant, [(Color::White, 0, own), (Color::Black, 0, 6)], random)
        } else if random.random_bool(0.3) {
            let line = game(variant, PLIES, random);
            let Some((last, _)) = line.positions().last() else { continue };
            white_to_move(&last)
        } else {
            scatter(variant, [(Color::White, 0, 2), (Color::Black, 0, 5)], random)
        };
        let has_pieces = !position.all_pieces(Color::White).is_empty();
        if position.legal_moves().is_empty() == is_over && has_pieces != without_pieces {
            let right = Choice::Winner(is_over.then_some(Color::Black));
            return Some(RulesQuestion {
                about: About::Result,
                position: Some(position),
                squares: Vec::new(),
                choices: vec![
                    Choice::Winner(Some(Color::White)),
                    Choice::Winner(Some(Color::Black)),
                    Choice::Winner(None),
                ],
                right,
            });
        }
    }
    None
}

/// Which limit applies? Each comes up as often as the others.
fn limit(variant: Variant, random: &mut Random) -> Option<RulesQuestion> {
    let limits: &[MoveLimit] = match variant {
        Variant::International => &INTERNATIONAL_LIMITS,
        Variant::Russian | Variant::Brazilian => &SMALL_LIMITS,
    };
    let wanted = limits[random.random_range(0..limits.len())];
    let is_lone = !matches!(
        wanted,
        MoveLimit::KingMoves25 | MoveLimit::FourOrFivePieces | MoveLimit::SixOrSevenPieces | MoveLimit::KingMoves15
    );
    for _ in 0..TRIES {
        let mut side = |most| (random.random_range(1..=most), random.random_range(0..=most));
        let (strong, weak) = (side(3), if is_lone { (1, 0) } else { side(3) });
        let position = scatter(variant, [(Color::White, strong.0, strong.1), (Color::Black, weak.0, weak.1)], random);
        let has_kings = Color::ALL.into_iter().all(|color| !position.pieces(color, PieceKind::King).is_empty());
        // One ply is counted: the limit of 25 moves applies only once a king has moved.
        let running = Game::with_plies_used(position, 1).limit().map(|count| count.limit);
        let is_quiet = !position.must_capture() && !position.passed().must_capture();
        if has_kings && is_quiet && running == Some(wanted) {
            let mut choices: Vec<u16> = limits.iter().map(|limit| limit.moves()).collect();
            choices.sort_unstable();
            choices.dedup();
            return Some(RulesQuestion {
                about: About::Limit(wanted),
                position: Some(position),
                squares: Vec::new(),
                choices: choices.into_iter().map(Choice::Moves).collect(),
                right: Choice::Moves(wanted.moves()),
            });
        }
    }
    None
}

/// How many tempi is White ahead? Both sides have as many men, and no kings.
fn tempi(variant: Variant, random: &mut Random) -> Option<RulesQuestion> {
    let men = |position: &AnyPosition, color| position.pieces(color, PieceKind::Man).len();
    let can_be_counted = |position: &AnyPosition| {
        let are_men = Color::ALL.into_iter().all(|color| position.pieces(color, PieceKind::King).is_empty());
        let count = men(position, Color::White);
        are_men && count == men(position, Color::Black) && count <= MAX_MEN
    };
    (0..TRIES).find_map(|_| {
        let line = game(variant, PLIES, random);
        let fitting: Vec<AnyPosition> = line.positions().map(|(position, _)| position).filter(can_be_counted).collect();
        let position = *fitting.choose(random)?;
        let (white, black) = super::super::proof::steps(&position);
        let ahead = white - black;
        let lowest = ahead - random.random_range(0..4);
        Some(RulesQuestion {
            about: About::Tempi(white, black),
            position: Some(position),
            squares: Vec::new(),
            choices: (lowest..lowest + 4).map(Choice::Tempi).collect(),
            right: Choice::Tempi(ahead),
        })
    })
}

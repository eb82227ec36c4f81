//! The engine: six levels from the same parts.

use std::fmt;

use crate::{
    field::{Field, Weights},
    point::Point,
    position::Position,
    scan::{Few, Scan},
    search::{Limits, Search, WIN, WON},
    shapes::CLASSES,
    vcf::{Finding, MAX_FOURS, VcfSearch},
    vct::VctSearch,
};

/// The weights of the evaluation, tuned by self-play (`examples/tune.rs`).
const WEIGHTS: Weights = [0, -1, 4, 1, -3, -1, -7, 5, 34, 11, 1, 21, 31, 48, 201, 0, 49];

/// How strong the engine plays, 1 (a beginner) to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const FIRST: Self = Self(1);

    /// The strongest.
    pub const LAST: Self = Self(6);

    /// The level with this number, 1 to 6.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 6 { Some(Self(number)) } else { None }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (1..7).map(Self)
    }

    /// The number, 1 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What the level may spend on a move.
    #[must_use]
    pub const fn effort(self) -> Effort {
        let (nodes, depth, fours, threats, noise) = match self.0 {
            1 => (60, 1, 0, 0, 400),
            2 => (200, 2, 0, 0, 80),
            3 => (600, 2, 2, 0, 15),
            4 => (3_000, 4, 6, 0, 4),
            5 => (12_000, 8, 15, 300, 0),
            _ => (150_000, 20, MAX_FOURS, 4_000, 0),
        };
        Effort { nodes, depth, fours, threats, noise }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What the engine may spend on a move, in nodes: time is the caller's to measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    nodes: u64,
    depth: i32,
    fours: u8,
    threats: u64,
    noise: i32,
}

impl Effort {
    /// The same effort with so many nodes, to the greatest depth.
    #[must_use]
    pub const fn with_nodes(self, nodes: u64) -> Self {
        Self { nodes, depth: 32, ..self }
    }

    /// The same effort with so many nodes for victories by threes and fours; 0 looks for none.
    #[must_use]
    pub const fn with_threats(self, threats: u64) -> Self {
        Self { threats, ..self }
    }

    /// The same effort with this noise, in hundredths: how much worse than the best a move may look and still be played.
    #[must_use]
    pub const fn with_noise(self, noise: i32) -> Self {
        Self { noise, ..self }
    }

    /// The same effort with at most so many nodes, and none for victories by threes.
    pub(crate) fn at_most(self, nodes: u64) -> Self {
        Self { nodes: self.nodes.min(nodes), threats: 0, ..self }
    }

    /// Nodes of the search.
    #[must_use]
    pub const fn nodes(self) -> u64 {
        self.nodes
    }
}

/// What the engine thinks of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    best: Point,
    score: i32,
    line: Vec<Point>,
    nodes: u64,
}

impl Thought {
    /// The move.
    #[must_use]
    pub const fn best(&self) -> Point {
        self.best
    }

    /// The score for the side to move, in hundredths of a point's worth. See [`wins_in`](Self::wins_in).
    #[must_use]
    pub const fn score(&self) -> i32 {
        self.score
    }

    /// In how many moves of both sides the side to move wins (positive) or loses (negative), where that was seen.
    #[must_use]
    pub const fn wins_in(&self) -> Option<i32> {
        if self.score > WON {
            Some(WIN - self.score)
        } else if self.score < -WON {
            Some(-WIN - self.score)
        } else {
            None
        }
    }

    /// The line it expects, the move first.
    #[must_use]
    pub fn line(&self) -> &[Point] {
        &self.line
    }

    /// The nodes searched.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// The engine. Equal seeds, efforts and positions give equal thoughts.
///
/// ```
/// use yonsan_rules::{Engine, Level, Position, read_moves};
///
/// let mut engine = Engine::new(Level::LAST.effort(), 1);
/// // Black has four in a row, one end closed.
/// let position = Position::after(&read_moves("h8 d8 g8 a1 f8 a3 e8 a5")?)?;
/// let thought = engine.think(&position).unwrap();
/// assert_eq!(thought.best(), "i8".parse()?);
/// assert_eq!(thought.wins_in(), Some(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Engine {
    pub(crate) effort: Effort,
    pub(crate) seed: u64,
    pub(crate) weights: Weights,
}

impl Engine {
    /// An engine with this effort. The seed chooses among good moves on the levels that err.
    #[must_use]
    pub const fn new(effort: Effort, seed: u64) -> Self {
        Self { effort, seed, weights: WEIGHTS }
    }

    /// The move for the side to move, or `None` where it may not play anywhere or five is on the board already.
    #[must_use]
    pub fn think(&mut self, position: &Position) -> Option<Thought> {
        let side = position.to_move();
        if position.board().stones() == 0 {
            return Some(Thought { best: Point::CENTRE, score: 0, line: vec![Point::CENTRE], nodes: 0 });
        }
        position.legal_points().next()?;
        let mut vcf = VcfSearch::with_size(usize::try_from(self.effort.nodes).unwrap_or(usize::MAX / 2));
        if let Some(proved) = self.proved(position, &mut vcf) {
            return Some(proved);
        }
        let mut search = Search::new(position, &mut vcf, self.limits(), &self.weights);
        let mut moves = match Scan::new(position.board()).fives(side.other()) {
            Few::One(point) | Few::Many(point, _) if position.is_legal(point) => vec![point],
            _ => search.candidates(side, 4 * self.limits().breadth),
        };
        if moves.is_empty() {
            moves = self.fallback(position);
        }
        let scored = search.run(side, moves);
        let (best, score) = self.choose(position, &scored)?;
        let line = search.line(best, side);
        Some(Thought { best, score, line, nodes: search.nodes() })
    }

    const fn limits(&self) -> Limits {
        let Effort { nodes, depth, fours, .. } = self.effort;
        let (four_nodes, breadth) = if nodes > 1_000 { (150, 16) } else { (30, 10) };
        Limits { nodes, depth, fours, four_nodes, breadth }
    }

    /// A five, a victory by fours or by threats, as far as the effort goes.
    fn proved(&self, position: &Position, vcf: &mut VcfSearch) -> Option<Thought> {
        let side = position.to_move();
        let thought = |line: Vec<Point>, nodes| {
            let length = i32::try_from(line.len()).unwrap_or(WIN - WON);
            Thought { best: line[0], score: WIN - length, line, nodes }
        };
        let found = vcf.solve(&mut Scan::new(position.board()), side, self.effort.fours, self.effort.nodes);
        if let Finding::Won(found) = found {
            return Some(thought(found.moves().to_vec(), vcf.nodes()));
        }
        if self.effort.threats == 0 {
            return None;
        }
        let found = VctSearch::new(vcf, position, self.effort.threats).solve().won()?;
        Some(thought(found.line().to_vec(), vcf.nodes()))
    }

    /// Legal points near the stones, for a board where nothing matters yet.
    fn fallback(&self, position: &Position) -> Vec<Point> {
        let field = Field::new(Scan::new(position.board()), &self.weights);
        let near = |point: &Point| position.board().has_stone_near(*point);
        let mut points: Vec<_> = position.legal_points().filter(near).collect();
        if points.is_empty() {
            points.extend(position.legal_points());
        }
        points.sort_by_key(|&point| -field.urgency(point, position.to_move()));
        points.truncate(30);
        points
    }

    /// The best move, or on a level that errs one that looks best through its noise.
    fn choose(&self, position: &Position, scored: &[(Point, i32)]) -> Option<(Point, i32)> {
        if self.effort.noise == 0 {
            return scored.first().copied();
        }
        let noise = |point: Point| {
            let mut value = self.seed ^ position.hash() ^ (point.index() as u64) << 32;
            value = (value ^ value >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            value = (value ^ value >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
            i32::try_from((value ^ value >> 31) % 1_000).unwrap_or(0) * self.effort.noise / 100
        };
        scored.iter().copied().max_by_key(|&(point, score)| score + noise(point))
    }
}

/// How often each class of rows occurs for the side to move, less those of the opponent: what the weights multiply. For
/// tuning; the classes are internal.
#[must_use]
pub fn evaluation_features(position: &Position) -> [i32; CLASSES] {
    let field = Field::new(Scan::new(position.board()), &WEIGHTS);
    let (own, other) = (field.features(position.to_move()), field.features(position.to_move().other()));
    std::array::from_fn(|class| own[class] - other[class])
}

impl Engine {
    /// An engine with other weights: one for each class of [`evaluation_features`], and the worth of being to move.
    #[must_use]
    pub const fn with_weights(effort: Effort, seed: u64, weights: [i32; CLASSES + 1]) -> Self {
        Self { effort, seed, weights }
    }

    /// The weights in use.
    #[must_use]
    pub const fn weights(&self) -> &[i32; CLASSES + 1] {
        &self.weights
    }

    /// The side's prospects by the evaluation alone, without a search.
    #[must_use]
    pub fn evaluate(&self, position: &Position) -> i32 {
        Field::new(Scan::new(position.board()), &self.weights).evaluation(position.to_move())
    }
}

//! Puzzles that are won by fours: each four is answered by the only stone that stops it, until one cannot be.

use yonsan_rules::{Finding, Judge, Point, Position, Puzzle, PuzzleKind, Side, StoneEffect};

/// How a puzzle stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleStage {
    /// A point is to be found.
    Asked,
    /// An unexpected point is being judged.
    Judged(Point),
    /// It is solved.
    Solved,
    /// The solution was shown.
    Shown,
}

/// What was said of the last point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleRemark {
    /// It goes on well.
    Good,
    /// Another way, and as good.
    OtherWay,
    /// It does not win.
    Wrong(Point),
    /// It is a foul.
    Foul(Point),
    /// It holds a stone.
    Taken(Point),
}

/// What a point of a puzzle is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// It begins this win.
    Wins(Vec<Point>),
    /// The opponent answers it with the first of these points; with several, the opponent wins so. Nothing if no answer is
    /// proved: the point may win in another way than asked for.
    Answered(Vec<Point>),
}

/// A puzzle being solved.
#[derive(Clone, Debug, PartialEq)]
pub struct FourLesson {
    puzzle: Puzzle,
    position: Position,
    played: Vec<Point>,
    /// The rest of the way, the player's stones and the answers.
    rest: Vec<Point>,
    stage: PuzzleStage,
    remark: Option<PuzzleRemark>,
    /// What the opponent answers to the point that was wrong last.
    refutation: Vec<Point>,
    errors: u32,
}

impl FourLesson {
    /// Begins a puzzle.
    #[must_use]
    pub fn new(puzzle: Puzzle) -> Self {
        let (position, rest) = (*puzzle.position(), puzzle.solution().to_vec());
        Self {
            puzzle,
            position,
            played: Vec::new(),
            rest,
            stage: PuzzleStage::Asked,
            remark: None,
            refutation: Vec::new(),
            errors: 0,
        }
    }

    /// Continues a puzzle from the stones played, the way that leads on, and the errors; `None` if they do not fit.
    #[must_use]
    pub fn resume(puzzle: Puzzle, played: &[Point], rest: Vec<Point>, errors: u32) -> Option<Self> {
        let mut position = *puzzle.position();
        for &point in played {
            (position.play(point).ok()? == StoneEffect::Nothing).then_some(())?;
        }
        let mut ahead = position;
        for &point in &rest {
            ahead.play(point).ok()?;
        }
        let is_players_turn = position.to_move() == puzzle.position().to_move();
        (is_players_turn && !rest.is_empty()).then(|| Self {
            puzzle,
            position,
            played: played.to_vec(),
            rest,
            stage: PuzzleStage::Asked,
            remark: None,
            refutation: Vec::new(),
            errors,
        })
    }

    /// The side that wins.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.puzzle.position().to_move()
    }

    /// The position on the board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// How it stands.
    #[must_use]
    pub const fn stage(&self) -> PuzzleStage {
        self.stage
    }

    /// What is said of the last point.
    #[must_use]
    pub const fn remark(&self) -> Option<PuzzleRemark> {
        self.remark
    }

    /// What the opponent answers to the point that was wrong last: one point, or a win of the opponent. Empty if no answer
    /// is known.
    #[must_use]
    pub fn refutation(&self) -> &[Point] {
        &self.refutation
    }

    /// Points tried in vain.
    #[must_use]
    pub const fn errors(&self) -> u32 {
        self.errors
    }

    /// The stones played so far, the player's and the answers.
    #[must_use]
    pub fn played(&self) -> &[Point] {
        &self.played
    }

    /// The puzzle.
    #[must_use]
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The kind of puzzle.
    #[must_use]
    pub const fn kind(&self) -> PuzzleKind {
        self.puzzle.kind()
    }

    /// The number of fours, or of threats, before the stone that wins.
    #[must_use]
    pub const fn length(&self) -> usize {
        self.puzzle.length()
    }

    /// Plays a point. Returns what has to be judged, if it is not the stone of the solution.
    pub fn play(&mut self, point: Point) -> Option<(Box<Puzzle>, Position, Point)> {
        if self.stage != PuzzleStage::Asked {
            return None;
        }
        if !self.position.board().is_empty(point) {
            self.remark = Some(PuzzleRemark::Taken(point));
        } else if !self.position.is_legal(point) {
            self.err(PuzzleRemark::Foul(point));
        } else if self.rest.first() == Some(&point) {
            self.advance();
            self.remark = Some(PuzzleRemark::Good);
        } else {
            self.stage = PuzzleStage::Judged(point);
            return Some((Box::new(self.puzzle.clone()), self.position, point));
        }
        None
    }

    /// Takes the judgement on a point.
    pub fn judge(&mut self, judgement: Judgement) {
        let PuzzleStage::Judged(point) = self.stage else { return };
        self.stage = PuzzleStage::Asked;
        match judgement {
            Judgement::Wins(win) => {
                self.rest = win;
                self.advance();
                self.remark = Some(PuzzleRemark::OtherWay);
            }
            Judgement::Answered(refutation) => {
                self.err(PuzzleRemark::Wrong(point));
                self.refutation = refutation;
            }
        }
    }

    fn err(&mut self, remark: PuzzleRemark) {
        self.remark = Some(remark);
        self.errors += 1;
    }

    /// Plays the next stone of the way and its answer.
    fn advance(&mut self) {
        for _ in 0..2 {
            if self.rest.is_empty() {
                break;
            }
            let point = self.rest.remove(0);
            self.played.push(point);
            match self.position.play(point) {
                Ok(StoneEffect::Nothing) => {}
                _ => self.rest.clear(),
            }
        }
        if self.rest.is_empty() {
            self.stage = PuzzleStage::Solved;
        }
    }

    /// Shows the rest of the solution, numbered on the board.
    pub fn show(&mut self) {
        if matches!(self.stage, PuzzleStage::Asked | PuzzleStage::Judged(_)) {
            self.stage = PuzzleStage::Shown;
            self.remark = None;
        }
    }

    /// The stones still to be played, the player's and the answers.
    #[must_use]
    pub fn rest(&self) -> &[Point] {
        &self.rest
    }
}

/// What a point is worth in a position of a puzzle.
#[must_use]
pub fn judge(puzzle: &Puzzle, position: &Position, point: Point) -> Judgement {
    win_from(puzzle, position, point)
        .map_or_else(|| Judgement::Answered(refutation(puzzle, position, point)), Judgement::Wins)
}

/// What the opponent answers to a point that does not win: a win by fours, or else a stone after which there is no win of
/// the puzzle's kind. That which the puzzle itself is about comes last, so that it is not given away.
fn refutation(puzzle: &Puzzle, position: &Position, point: Point) -> Vec<Point> {
    let (mut after, mut judge) = (*position, Judge::new());
    if after.play(point) != Ok(StoneEffect::Nothing) {
        return Vec::new();
    }
    if let Finding::Won(win) = judge.vcf(&after) {
        return win.moves().to_vec();
    }
    let mut replies: Vec<Point> = after.fives(position.to_move()).collect();
    if replies.is_empty() {
        replies = after.legal_points().collect();
        replies.sort_by_key(|reply| (puzzle.solution().contains(reply), reply.distance(point)));
    }
    let held: Vec<Point> =
        replies.into_iter().filter(|&reply| judge.is_defence(&after, reply)).take(MAX_REPLIES).collect();
    let holds = |reply: &Point| {
        let mut answered = after;
        puzzle.kind() != PuzzleKind::Threats
            || answered.play(*reply) == Ok(StoneEffect::Nothing) && judge.vct(&answered, THREAT_NODES).is_refuted()
    };
    held.into_iter().find(holds).into_iter().collect()
}

/// The win that a point begins in a position of a puzzle, if it begins one of the puzzle's kind.
fn win_from(puzzle: &Puzzle, position: &Position, point: Point) -> Option<Vec<Point>> {
    match puzzle.kind() {
        PuzzleKind::Fours | PuzzleKind::Foul => Some(Judge::new().vcf_from(position, point)?.moves().to_vec()),
        PuzzleKind::Threats => {
            let win = Judge::new().vct_from(position, point, THREAT_NODES).won()?;
            Some(win.line().to_vec())
        }
    }
}

/// Answers to a point that are tried.
const MAX_REPLIES: usize = 8;

/// Positions visited before a victory by threes is given up.
const THREAT_NODES: u64 = 20_000;

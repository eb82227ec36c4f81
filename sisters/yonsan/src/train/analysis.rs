//! Analysis: stones laid freely, variations to walk through, and what the judge says.

use serde::{Deserialize, Serialize};
use yonsan_rules::{Board, Engine, Judge, Level, Opening, Point, Position, Side, StoneEffect, read_board, write_board};

use super::position_text::GivenPosition;

/// Nodes for a win by threes: about a second.
const THREAT_NODES: u64 = 60_000;

/// What the judge says of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The side to move has five at once, here.
    Five(Point),
    /// The side to move wins by fours.
    Fours(Vec<Point>),
    /// Black, to move, can stop White's five on forbidden points only.
    Forced,
    /// The opponent has a five; only this point stops it, or none does.
    MustStop(Option<Point>),
    /// The opponent threatens to win by fours, in this way; these points hold.
    Threatened(Vec<Point>, Vec<Point>),
    /// The side to move wins by threes and fours.
    Threats(Vec<Point>),
    /// Nothing is proved. The strongest level would play here.
    Open(Option<Point>),
    /// The game is over: five is on the board, or it is full.
    Over,
}

/// Judges a position.
#[must_use]
pub fn judge(position: &Position) -> Verdict {
    let (board, side, mut judge) = (position.board(), position.to_move(), Judge::new());
    if board.is_full() || has_five(board) {
        return Verdict::Over;
    }
    if let Some(five) = position.fives(side).next() {
        return Verdict::Five(five);
    }
    if position.is_black_forced() {
        return Verdict::Forced;
    }
    if let Some(win) = judge.vcf(position).won() {
        return Verdict::Fours(win.moves().to_vec());
    }
    let fives: Vec<Point> = position.fives(side.other()).collect();
    if let [first, rest @ ..] = fives.as_slice() {
        return Verdict::MustStop(rest.is_empty().then_some(*first));
    }
    if let Some(win) = judge.vct(position, THREAT_NODES).won() {
        return Verdict::Threats(win.line().to_vec());
    }
    if let Some(threat) = judge.vcf(&position.passed()).won() {
        return Verdict::Threatened(threat.moves().to_vec(), judge.defences(position));
    }
    Verdict::Open(Engine::new(Level::LAST.effort(), 1).think(position).map(|thought| thought.best()))
}

/// Whether a win by fours ends with Black's foul rather than with five: then the last point is a reply.
#[must_use]
pub const fn ends_with_foul(line: &[Point]) -> bool {
    line.len().is_multiple_of(2)
}

/// Whether five lies on the board: exactly five of Black's, five or more of White's.
fn has_five(board: &Board) -> bool {
    Side::ALL.into_iter().any(|side| {
        board.of(side).any(|point| {
            let mut without = *board;
            without.remove(point);
            without.makes_five(point, side)
        })
    })
}

/// An analysis that was left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedAnalysis {
    /// The stones at its start.
    board: String,
    /// Whether White is to move there.
    is_white: bool,
    /// The stones after that, each after the position with this number, from 0; `-` for a pass.
    stones: Vec<(usize, String)>,
    /// The number of the position on the board.
    at: usize,
}

impl SavedAnalysis {
    /// The stones that were laid or set up.
    #[must_use]
    pub fn count(&self) -> usize {
        self.stones.len() + read_board(&self.board).map_or(0, |board| board.stones())
    }
}

/// A position of the tree.
#[derive(Clone, Debug, PartialEq)]
struct Node {
    /// The stone that led to it; `None` for the start and a pass.
    point: Option<Point>,
    position: Position,
    parent: Option<usize>,
    children: Vec<usize>,
    /// The child that was looked at last.
    last: usize,
}

impl Node {
    const fn new(point: Option<Point>, position: &Position, parent: Option<usize>) -> Self {
        Self { point, position: *position, parent, children: Vec::new(), last: 0 }
    }
}

/// Why a stone cannot be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The point is taken.
    Taken(Point),
    /// The game is over.
    Over,
}

/// Positions and variations.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    nodes: Vec<Node>,
    at: usize,
    verdict: Option<Verdict>,
    is_editing: bool,
}

impl Default for Analysis {
    fn default() -> Self {
        Self::of(&Position::start())
    }
}

impl Analysis {
    /// Begins with a position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        Self { nodes: vec![Node::new(None, position, None)], at: 0, verdict: None, is_editing: false }
    }

    /// Begins with the stones of a game, at its end.
    #[must_use]
    pub fn of_game(stones: &[Option<Point>]) -> Self {
        let mut analysis = Self::default();
        for &stone in stones {
            match stone {
                // The stones of a game lie on different points.
                Some(point) => analysis.lay(point).map_or((), |_| ()),
                None => analysis.pass(),
            }
        }
        analysis
    }

    /// Begins with what a file or a text holds.
    #[must_use]
    pub fn of_given(given: &GivenPosition) -> Self {
        match given {
            GivenPosition::Stones(stones) => Self::of_game(&stones.iter().copied().map(Some).collect::<Vec<_>>()),
            GivenPosition::Board(position) => Self::of(position),
        }
    }

    /// What is on the board, to be written: the stones in turn, or the board if it was set up or a side has passed.
    #[must_use]
    pub fn given(&self) -> GivenPosition {
        let stones = self.line().into_iter().collect::<Option<Vec<Point>>>();
        match stones.filter(|_| self.nodes[0].position == Position::start()) {
            Some(stones) => GivenPosition::Stones(stones),
            None => GivenPosition::Board(Box::new(*self.position())),
        }
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.nodes[self.at].position
    }

    /// The stones from the start to here; `None` for a pass.
    #[must_use]
    pub fn line(&self) -> Vec<Option<Point>> {
        let mut line = Vec::new();
        let mut node = &self.nodes[self.at];
        while let Some(parent) = node.parent {
            line.push(node.point);
            node = &self.nodes[parent];
        }
        line.reverse();
        line
    }

    /// The opening of the line, from its third stone on, if it begins with the empty board.
    #[must_use]
    pub fn opening(&self) -> Option<Opening> {
        let stones: Vec<Point> = self.line().into_iter().take(3).flatten().collect();
        Opening::of(&stones).filter(|_| self.nodes[0].position == Position::start())
    }

    /// The side that laid the first stone of the line.
    #[must_use]
    pub fn first(&self) -> Side {
        self.nodes[0].position.to_move()
    }

    /// The number of this variation and how many there are here, if there are several.
    #[must_use]
    pub fn variation(&self) -> Option<(usize, usize)> {
        let parent = &self.nodes[self.nodes[self.at].parent?];
        let number = parent.children.iter().position(|&child| child == self.at)? + 1;
        (parent.children.len() > 1).then_some((number, parent.children.len()))
    }

    /// What the judge says of this position, once it has been asked.
    #[must_use]
    pub const fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    /// Whether stones are being set up.
    #[must_use]
    pub const fn is_editing(&self) -> bool {
        self.is_editing
    }

    fn go(&mut self, node: usize) {
        if let Some(parent) = self.nodes[node].parent {
            let place = self.nodes[parent].children.iter().position(|&child| child == node);
            self.nodes[parent].last = place.unwrap_or(0);
        }
        self.at = node;
        self.verdict = None;
    }

    fn grow(&mut self, point: Option<Point>, position: &Position) {
        let known = self.nodes[self.at].children.iter().copied().find(|&child| self.nodes[child].point == point);
        let node = known.unwrap_or_else(|| {
            self.nodes.push(Node::new(point, position, Some(self.at)));
            let node = self.nodes.len() - 1;
            self.nodes[self.at].children.push(node);
            node
        });
        self.go(node);
    }

    /// Lays a stone of the side to move, forbidden or not, and says what it does.
    ///
    /// # Errors
    ///
    /// The point is taken, or the game is over.
    pub fn lay(&mut self, point: Point) -> Result<StoneEffect, Refusal> {
        let mut position = *self.position();
        if has_five(position.board()) {
            return Err(Refusal::Over);
        }
        let effect = position.play(point).map_err(|_| Refusal::Taken(point))?;
        self.grow(Some(point), &position);
        Ok(effect)
    }

    /// Passes: the other side is to move.
    pub fn pass(&mut self) {
        let position = self.position().passed();
        self.grow(None, &position);
    }

    /// Goes a stone back. Returns whether there was one.
    pub fn back(&mut self) -> bool {
        let parent = self.nodes[self.at].parent;
        if let Some(parent) = parent {
            self.at = parent;
            self.verdict = None;
        }
        parent.is_some()
    }

    /// Goes a stone forward, in the variation looked at last. Returns whether there was one.
    pub fn forward(&mut self) -> bool {
        let node = &self.nodes[self.at];
        let child = node.children.get(node.last).copied();
        if let Some(child) = child {
            self.go(child);
        }
        child.is_some()
    }

    /// Goes to the next variation of the last stone. Returns whether there is another.
    pub fn turn(&mut self) -> bool {
        let Some((number, all)) = self.variation() else { return false };
        let Some(parent) = self.nodes[self.at].parent else { return false };
        let next = self.nodes[parent].children[number % all];
        self.go(next);
        true
    }

    /// Begins to set up stones on this board, or ends it: then variations begin from there.
    pub fn edit(&mut self) {
        let is_editing = !self.is_editing;
        *self = Self { is_editing, ..Self::of(self.position()) };
    }

    /// While stones are set up: a point changes from empty to black to white to empty.
    pub fn set(&mut self, point: Point) {
        let mut board = *self.position().board();
        let next = match board.remove(point) {
            None => Some(Side::Black),
            Some(Side::Black) => Some(Side::White),
            Some(Side::White) => None,
        };
        if let Some(side) = next {
            board.put(point, side);
        }
        self.set_up(&Position::new(board, self.position().to_move()));
    }

    /// While stones are set up: the other side is to move.
    pub fn change_turn(&mut self) {
        self.set_up(&self.position().passed());
    }

    /// Takes all stones off the board.
    pub fn clear(&mut self) {
        self.set_up(&Position::start());
    }

    fn set_up(&mut self, position: &Position) {
        *self = Self { is_editing: self.is_editing, ..Self::of(position) };
    }

    /// What is needed to go on with it; `None` for an empty board.
    #[must_use]
    pub fn saved(&self) -> Option<SavedAnalysis> {
        let start = &self.nodes[0].position;
        if self.nodes.len() == 1 && start.board().stones() == 0 {
            return None;
        }
        let stone = |node: &Node| {
            let name = node.point.map_or_else(|| "-".to_owned(), |point| point.to_string());
            Some((node.parent?, name))
        };
        Some(SavedAnalysis {
            board: write_board(start.board()),
            is_white: start.to_move() == Side::White,
            stones: self.nodes.iter().filter_map(stone).collect(),
            at: self.at,
        })
    }

    /// Goes on with an analysis; `None` if it cannot be read.
    #[must_use]
    pub fn resume(saved: &SavedAnalysis) -> Option<Self> {
        let side = if saved.is_white { Side::White } else { Side::Black };
        let mut analysis = Self::of(&Position::new(read_board(&saved.board).ok()?, side));
        for (parent, name) in &saved.stones {
            (*parent < analysis.nodes.len()).then_some(())?;
            analysis.at = *parent;
            let nodes = analysis.nodes.len();
            if name == "-" {
                analysis.pass();
            } else {
                analysis.lay(name.parse().ok()?).ok()?;
            }
            (analysis.nodes.len() == nodes + 1).then_some(())?;
        }
        (saved.at < analysis.nodes.len()).then_some(())?;
        analysis.at = saved.at;
        Some(analysis)
    }

    /// Takes the judge's verdict on this position.
    pub fn take(&mut self, verdict: Verdict) {
        self.verdict = Some(verdict);
    }
}

#[cfg(test)]
mod tests {
    use yonsan_rules::{Foul, read_moves};

    use super::*;

    fn point(text: &str) -> Point {
        text.parse().unwrap()
    }

    fn judged(board: &str, side: Side) -> Verdict {
        judge(&Position::new(read_board(board).unwrap(), side))
    }

    #[test]
    fn variations_are_kept_and_walked() {
        let mut analysis = Analysis::default();
        for text in ["h8", "h9", "i9"] {
            analysis.lay(point(text)).unwrap();
        }
        assert!(analysis.back());
        analysis.lay(point("i7")).unwrap();
        assert_eq!(analysis.variation(), Some((2, 2)));
        assert!(analysis.turn());
        assert_eq!(analysis.line().last(), Some(&Some(point("i9"))));
        assert!(analysis.back() && analysis.back() && analysis.back() && !analysis.back());
        assert!(analysis.forward() && analysis.forward() && analysis.forward() && !analysis.forward());
        assert_eq!(analysis.line().last(), Some(&Some(point("i9"))), "the variation looked at last");
        analysis.back();
        analysis.lay(point("i9")).unwrap();
        assert_eq!(analysis.variation(), Some((1, 2)), "a known stone makes no new variation");
        assert_eq!(analysis.lay(point("h8")), Err(Refusal::Taken(point("h8"))));
        analysis.pass();
        assert_eq!((analysis.position().to_move(), analysis.line().last()), (Side::Black, Some(&None)));
    }

    #[test]
    fn a_foul_may_be_laid_and_nothing_after_five() {
        let mut analysis = Analysis::of_game(
            &read_moves("h8 a1 h9 a3 i10 a5 j10 a7").unwrap().into_iter().map(Some).collect::<Vec<_>>(),
        );
        assert_eq!(analysis.lay(point("h10")), Ok(StoneEffect::Foul(Foul::DoubleThree)));
        let mut analysis = Analysis::of(&Position::new(read_board("d8 e8 f8 g8 / c8 a1 a3 c1").unwrap(), Side::Black));
        assert_eq!(analysis.lay(point("h8")), Ok(StoneEffect::Five));
        assert_eq!(analysis.lay(point("a9")), Err(Refusal::Over));
        assert_eq!(judge(analysis.position()), Verdict::Over);
    }

    #[test]
    fn stones_are_set_up_one_by_one() {
        let mut analysis = Analysis::default();
        analysis.edit();
        for (presses, stone) in [(1, Some(Side::Black)), (1, Some(Side::White)), (1, None)] {
            (0..presses).for_each(|_| analysis.set(point("c3")));
            assert_eq!(analysis.position().board().stone(point("c3")), stone);
        }
        analysis.set(point("d4"));
        analysis.change_turn();
        assert!(analysis.is_editing() && analysis.position().to_move() == Side::White);
        analysis.edit();
        assert!(!analysis.is_editing() && analysis.position().board().stones() == 1);
        assert!(!analysis.back(), "variations begin here");
        analysis.clear();
        assert_eq!(*analysis.position(), Position::start());
    }

    /// One position for each verdict, with what the rules say of it.
    #[test]
    fn each_verdict_is_given_where_it_is_due() {
        let four = "d8 e8 f8 g8 / c8 a1 a3 c1";
        assert_eq!(judged(four, Side::Black), Verdict::Five(point("h8")));
        assert_eq!(judged(four, Side::White), Verdict::MustStop(Some(point("h8"))));
        assert_eq!(judged("d8 e8 f8 g8 / a1 a3 c1", Side::White), Verdict::MustStop(None));
        assert_eq!(judged("f5 g7 g8 h8 i8 / h5 i4 f7 e8 h9", Side::Black), Verdict::Forced);
        let two_fours = "g6 i6 j6 h7 h8 / f5 f6 g7 f8 g9";
        let Verdict::Fours(line) = judged(two_fours, Side::Black) else { panic!("Black wins by fours") };
        assert_eq!((line[0], line.len()), (point("h6"), 5));
        let threats = "g5 h8 j8 e9 / g4 f7 g8";
        assert!(matches!(judged(threats, Side::White), Verdict::Threats(line) if line[0] == point("e6")));
        let Verdict::Threatened(threat, holds) = judged("f6 f7 g8 h8 f9 / g9 h9 f10 g10", Side::White) else {
            panic!("Black threatens fours")
        };
        assert_eq!(threat.len(), 5);
        assert_eq!(holds.iter().map(Point::to_string).collect::<Vec<_>>(), ["f5", "e8", "f8", "i8"]);
        let driven = "f5 g7 g8 h8 i8 / i4 f7 e8 h9";
        assert!(matches!(judged(driven, Side::White), Verdict::Fours(line) if ends_with_foul(&line)));
        assert!(!ends_with_foul(&line));
        assert!(matches!(judged("h8 / h9", Side::Black), Verdict::Open(Some(_))));
    }

    #[test]
    fn an_analysis_goes_on_with_all_its_variations() {
        let mut analysis = Analysis::default();
        assert_eq!(analysis.saved(), None, "nothing is lost");
        for stone in ["h8", "g7", "h7"] {
            analysis.lay(point(stone)).unwrap();
        }
        analysis.back();
        analysis.lay(point("i9")).unwrap();
        analysis.pass();
        analysis.back();
        let saved = analysis.saved().unwrap();
        let stones = [(0, "h8"), (1, "g7"), (2, "h7"), (2, "i9"), (4, "-")].map(|(at, stone)| (at, stone.to_owned()));
        assert_eq!((&*saved.stones, saved.at), (&stones[..], 4));
        assert_eq!(Analysis::resume(&saved).unwrap(), analysis);
        for wrong in [
            SavedAnalysis { at: 9, ..saved.clone() },
            SavedAnalysis { stones: vec![(3, "h8".to_owned())], ..saved.clone() },
            SavedAnalysis { stones: vec![(0, "z8".to_owned())], at: 0, ..saved.clone() },
            SavedAnalysis { board: "?".to_owned(), ..saved },
        ] {
            assert_eq!(Analysis::resume(&wrong), None, "{wrong:?}");
        }
    }
}

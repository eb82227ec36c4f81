//! The judge: exact answers about fours, defences, and wins by threes and fours.

use crate::{
    point::Point,
    position::{Position, StoneEffect},
    scan::{Points, Scan},
    vcf::{Finding, MAX_FOURS, Vcf, VcfSearch},
    vct::{Vct, VctSearch},
};

/// Answers questions about positions. Effort is counted in nodes; what a node costs in time is the caller's to measure.
/// A judge remembers what it refuted, so one judge should answer many questions.
///
/// ```
/// use yonsan_rules::{Judge, Position, Side, read_board};
///
/// // Black: four on d8 to g8 is closed by c8; h8 wins at once. White to move must stop it.
/// let board = read_board("d8 e8 f8 g8 / c8 a1 a3 c1")?;
/// let mut judge = Judge::new();
/// let win = judge.vcf(&Position::new(board, Side::Black)).won().unwrap();
/// assert_eq!((win.first().to_string().as_str(), win.fours()), ("h8", 0));
/// let defences = judge.defences(&Position::new(board, Side::White));
/// assert_eq!(defences, ["h8".parse()?]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Judge {
    vcf: VcfSearch,
}

impl Default for Judge {
    fn default() -> Self {
        Self::new()
    }
}

/// Nodes for a question about fours that must be answered: beyond reach in practice.
const FOURS_NODES: u64 = 20_000_000;

impl Judge {
    /// A judge that knows nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self { vcf: VcfSearch::new() }
    }

    /// The nodes searched for fours so far, over all questions.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.vcf.nodes()
    }

    /// The shortest victory by fours of the side to move, complete to [`MAX_FOURS`]. Black's fouls are respected on both
    /// sides: Black may not commit one, and White wins where Black would have to.
    pub fn vcf(&mut self, position: &Position) -> Finding<Vcf> {
        self.vcf_within(position, MAX_FOURS, FOURS_NODES)
    }

    /// The shortest victory by fours of the side to move, with at most so many fours and nodes.
    pub fn vcf_within(&mut self, position: &Position, fours: u8, nodes: u64) -> Finding<Vcf> {
        self.vcf.solve(&mut Scan::new(position.board()), position.to_move(), fours, nodes)
    }

    /// The shortest victory by fours of the side to move that begins with a four or a five on the point.
    pub fn vcf_from(&mut self, position: &Position, first: Point) -> Option<Vcf> {
        let (board, side) = (position.board(), position.to_move());
        if !board.is_empty(first) {
            return None;
        }
        if board.makes_five(first, side) {
            return Some(Vcf::five(first));
        }
        let mut scan = Scan::new(board);
        let mut fours = Points::new();
        scan.add_fours(side, &mut fours);
        if !fours.as_slice().contains(&first) {
            return None;
        }
        self.vcf.solve_from(&mut scan, side, first, FOURS_NODES).won()
    }

    /// Every first four (or five) of the side to move that wins by fours, with the shortest way, the shortest first. Empty
    /// where there is none.
    pub fn vcf_starts(&mut self, position: &Position) -> Vec<Vcf> {
        let mut scan = Scan::new(position.board());
        let side = position.to_move();
        let mut starts: Vec<_> = position.fives(side).map(Vcf::five).collect();
        let mut fours = Points::new();
        scan.add_fours(side, &mut fours);
        for &point in fours.as_slice().iter().filter(|&&point| !position.board().makes_five(point, side)) {
            starts.extend(self.vcf.solve_from(&mut scan, side, point, FOURS_NODES).won());
        }
        starts.sort_by_key(|vcf| (vcf.fours(), vcf.first()));
        starts
    }

    /// Whether the defence that led to the position holds: the side to move has no victory by fours. `None` where the
    /// search gave up, which takes more than thirty fours.
    pub fn holds(&mut self, position: &Position) -> Option<bool> {
        match self.vcf(position) {
            Finding::Won(_) => Some(false),
            Finding::Refuted => Some(true),
            Finding::Unknown => None,
        }
    }

    /// Every legal point of the side to move after which the opponent has no victory by fours, a1 first.
    pub fn defences(&mut self, position: &Position) -> Vec<Point> {
        let points: Vec<_> = position.legal_points().collect();
        points.into_iter().filter(|&point| self.is_defence(position, point)).collect()
    }

    /// Whether the side to move, playing on the legal point, leaves the opponent without a victory by fours.
    pub fn is_defence(&mut self, position: &Position, point: Point) -> bool {
        let mut after = *position;
        match after.play(point) {
            Err(_) | Ok(StoneEffect::Foul(_)) => false,
            Ok(StoneEffect::Five | StoneEffect::Full) => true,
            Ok(StoneEffect::Nothing) => self.holds(&after) == Some(true),
        }
    }

    /// A victory of the side to move by threes and fours (VCT, 追胜), by proof-number search over so many nodes.
    ///
    /// Each step makes a four, or a three that threatens a victory by fours. A proof is exact: every reply that does not
    /// run into the threatened victory is searched. A refutation says only that these threats do not win.
    pub fn vct(&mut self, position: &Position, nodes: u64) -> Finding<Vct> {
        VctSearch::new(&mut self.vcf, position, nodes).solve()
    }

    /// Whether the side to move wins by threes and fours with this first move, which must be a threat.
    pub fn vct_from(&mut self, position: &Position, first: Point, nodes: u64) -> Finding<Vct> {
        VctSearch::new(&mut self.vcf, position, nodes).solve_from(first)
    }

    /// The moves of the side to move that make a four, or a three that threatens a victory by fours: the first moves to
    /// consider for [`vct_from`](Self::vct_from).
    pub fn threats(&mut self, position: &Position) -> Vec<Point> {
        VctSearch::new(&mut self.vcf, position, u64::MAX).threats()
    }
}

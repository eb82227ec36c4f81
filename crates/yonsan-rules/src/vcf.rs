//! Victory by continuous fours (VCF, 连冲四胜): depth first, shortest first, complete.

use std::ops::RangeInclusive;

use crate::{
    lines::PLACES,
    point::{Direction, Point},
    position::Position,
    scan::{Few, Points, Scan},
    shapes::shape,
    side::Side,
};

/// The answer of a search for a forced win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding<T> {
    /// Proved: the side to move wins.
    Won(T),
    /// Refuted: there is no such win.
    Refuted,
    /// The limit came first.
    Unknown,
}

impl<T> Finding<T> {
    /// The win, where there is one.
    #[must_use]
    pub fn won(self) -> Option<T> {
        if let Self::Won(win) = self { Some(win) } else { None }
    }

    /// Whether the win is proved.
    #[must_use]
    pub const fn is_won(&self) -> bool {
        matches!(self, Self::Won(_))
    }

    /// Whether it is refuted.
    #[must_use]
    pub const fn is_refuted(&self) -> bool {
        matches!(self, Self::Refuted)
    }
}

/// How a victory by fours ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VcfEnd {
    /// With five.
    Five,
    /// With Black's foul: the only point that stops White's five is forbidden.
    Foul,
}

/// A victory by fours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vcf {
    moves: Vec<Point>,
    end: VcfEnd,
}

impl Vcf {
    /// Attack and reply by turns. The last move is the five, or Black's forced foul. Against a straight four, or two fours
    /// of White, one of the two replies is given.
    #[must_use]
    pub fn moves(&self) -> &[Point] {
        &self.moves
    }

    /// The first move.
    #[must_use]
    pub fn first(&self) -> Point {
        self.moves[0]
    }

    /// A five at once.
    pub(crate) fn five(point: Point) -> Self {
        Self { moves: vec![point], end: VcfEnd::Five }
    }

    /// How it ends.
    #[must_use]
    pub const fn end(&self) -> VcfEnd {
        self.end
    }

    /// The number of fours before the end; 0 for a five at once.
    #[must_use]
    pub const fn fours(&self) -> usize {
        self.moves.len() / 2
    }
}

/// The number of fours to which the search is complete.
pub const MAX_FOURS: u8 = 30;

/// What is known of a position: it has no victory of so many fours.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    refuted: u8,
}

/// The size of a judge's table, a power of two.
const ENTRIES: usize = 1 << 14;

/// No victory of any length.
const NEVER: u8 = u8::MAX;

/// Searches for victories by fours. Its table keeps refutations from one question to the next; they stay true.
pub(crate) struct VcfSearch {
    table: Vec<Entry>,
    nodes: u64,
    limit: u64,
}

/// One question: the board, the attacker and the way found so far, backwards.
struct Attack<'a> {
    search: &'a mut VcfSearch,
    scan: &'a mut Scan,
    attacker: Side,
    line: Vec<Point>,
    end: VcfEnd,
    /// Whether some line was cut off by the number of fours.
    cut: bool,
}

impl VcfSearch {
    pub fn new() -> Self {
        Self::with_size(ENTRIES)
    }

    /// A search whose table has this size or the next power of two, within what a judge has.
    pub fn with_size(size: usize) -> Self {
        Self { table: vec![Entry::default(); size.next_power_of_two().clamp(1, ENTRIES)], nodes: 0, limit: 0 }
    }

    #[allow(clippy::cast_possible_truncation, reason = "the lower bits")]
    fn slot(&self, key: u64) -> usize {
        key as usize & (self.table.len() - 1)
    }

    /// The nodes searched so far, over all questions.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The shortest victory by fours of the attacker, who is to move, within the numbers of fours and nodes. The scan is
    /// left as it was.
    pub fn solve(&mut self, scan: &mut Scan, attacker: Side, fours: u8, nodes: u64) -> Finding<Vcf> {
        self.limit = self.nodes.saturating_add(nodes);
        Attack { search: self, scan, attacker, line: Vec::new(), end: VcfEnd::Five, cut: false }
            .shortest(0..=fours, Attack::wins)
    }

    /// The shortest victory by fours that begins with a four on the point, complete to [`MAX_FOURS`]. (A five at once and the defender's fives are
    /// looked at, too.)
    pub fn solve_from(&mut self, scan: &mut Scan, attacker: Side, first: Point, nodes: u64) -> Finding<Vcf> {
        if matches!(scan.fives(attacker.other()), Few::Many(..))
            || matches!(scan.fives(attacker.other()), Few::One(forced) if forced != first)
        {
            return Finding::Refuted;
        }
        self.limit = self.nodes.saturating_add(nodes);
        Attack { search: self, scan, attacker, line: Vec::new(), end: VcfEnd::Five, cut: false }
            .shortest(1..=MAX_FOURS, |attack, most| attack.wins_with(first, most))
    }
}

impl Attack<'_> {
    /// The shortest victory, looked for with ever more fours.
    fn shortest(mut self, fours: RangeInclusive<u8>, mut wins: impl FnMut(&mut Self, u8) -> bool) -> Finding<Vcf> {
        for most in fours {
            self.cut = false;
            if wins(&mut self, most) {
                self.line.reverse();
                return Finding::Won(Vcf { moves: self.line, end: self.end });
            }
            if self.search.nodes > self.search.limit {
                return Finding::Unknown;
            }
            if !self.cut {
                return Finding::Refuted;
            }
        }
        Finding::Unknown
    }

    /// Whether the attacker, to move, wins with at most so many fours.
    fn wins(&mut self, fours: u8) -> bool {
        self.search.nodes += 1;
        let (attacker, defender) = (self.attacker, self.attacker.other());
        match self.scan.fives(attacker) {
            Few::None => {}
            Few::One(point) | Few::Many(point, _) => {
                self.end = VcfEnd::Five;
                self.line.push(point);
                return true;
            }
        }
        let mut points = Points::new();
        match self.scan.fives(defender) {
            Few::None => self.scan.add_fours(attacker, &mut points),
            Few::One(forced) if self.scan.makes_four(forced, attacker) => points.add(forced),
            Few::One(_) | Few::Many(..) => return false,
        }
        if points.as_slice().is_empty() {
            return false;
        }
        if fours == 0 || self.search.nodes > self.search.limit {
            self.cut = true;
            return false;
        }
        let key = Position::new(*self.scan.board(), attacker).hash();
        let slot = self.search.slot(key);
        let known = self.search.table[slot];
        if known.key == key && known.refuted >= fours {
            self.cut |= known.refuted != NEVER;
            return false;
        }
        let cut_before = std::mem::take(&mut self.cut);
        for &point in points.as_slice() {
            if self.wins_with(point, fours) {
                return true;
            }
        }
        if self.search.nodes <= self.search.limit {
            let refuted = if self.cut { fours } else { NEVER };
            self.search.table[slot] = Entry { key, refuted };
        }
        self.cut |= cut_before;
        false
    }

    /// Whether the four on the point wins with at most so many fours, itself included.
    fn wins_with(&mut self, point: Point, fours: u8) -> bool {
        let (attacker, defender) = (self.attacker, self.attacker.other());
        if attacker == Side::Black && self.scan.board().foul(point).is_some() {
            return false;
        }
        self.scan.put(point, attacker);
        let won = match self.scan.fives_beside(point, attacker) {
            Few::None => false,
            Few::Many(one, other) => {
                // A reply that Black may play is shown where there is one.
                let forbidden = |point| defender == Side::Black && self.scan.board().foul(point).is_some();
                let (reply, five) = if forbidden(one) { (other, one) } else { (one, other) };
                if forbidden(reply) {
                    self.end = VcfEnd::Foul;
                    self.line.push(reply);
                } else {
                    self.end = VcfEnd::Five;
                    self.line.extend([five, reply]);
                }
                true
            }
            Few::One(reply) if defender == Side::Black && self.scan.board().foul(reply).is_some() => {
                self.end = VcfEnd::Foul;
                self.line.push(reply);
                true
            }
            Few::One(reply) => {
                self.scan.put(reply, defender);
                let won = self.wins(fours - 1);
                self.scan.remove(reply);
                if won {
                    self.line.push(reply);
                }
                won
            }
        };
        self.scan.remove(point);
        if won {
            self.line.push(point);
        }
        won
    }
}

/// The empty points where a stone of the defender might stop the victory: everything that it touches. `None` where the
/// stone may matter anywhere, because a double three is judged by points far away.
pub(crate) fn touched(scan: &mut Scan, attacker: Side, vcf: &Vcf) -> Option<Points> {
    let (defender, mut points) = (attacker.other(), Points::new());
    scan.add_fours(defender, &mut points);
    let mut far = vcf.end == VcfEnd::Foul;
    let mut put = 0;
    for (index, &point) in vcf.moves.iter().enumerate() {
        points.add(point);
        let attacks = index % 2 == 0;
        let black = if attacks { attacker } else { defender } == Side::Black;
        let threes = |direction| shape(scan.board(), point, direction, Side::Black).is_three();
        // A stone more can only make a foul of Black's move, or lift one, through threes and what they depend on.
        far |= black && Direction::ALL.into_iter().filter(|&direction| threes(direction)).count() > 1;
        far |= black && !attacks && scan.board().foul(point).is_some();
        if far {
            break;
        }
        scan.put(point, if attacks { attacker } else { defender });
        put += 1;
        if attacks {
            let lines = PLACES[point.index()];
            scan.fives_on(lines, attacker).for_each(|five| points.add(five));
        } else {
            // With the stone and this reply the defender may get a four or five.
            for (right, up) in Direction::ALL.map(Direction::step) {
                (-4..=4).filter_map(|step: i8| point.step(step * right, step * up)).for_each(|near| points.add(near));
            }
        }
    }
    vcf.moves[..put].iter().rev().for_each(|&point| scan.remove(point));
    (!far).then_some(points)
}

/// Whether the victory still works when the defender has one stone more, which lies on the scan already. It may deny a
/// victory that works; it never grants one that fails.
pub(crate) fn still_wins(scan: &mut Scan, attacker: Side, vcf: &Vcf) -> bool {
    let mut put = 0;
    let won = replay(scan, attacker, vcf, &mut put);
    vcf.moves[..put].iter().rev().for_each(|&point| scan.remove(point));
    won
}

fn replay(scan: &mut Scan, attacker: Side, vcf: &Vcf, put: &mut usize) -> bool {
    let defender = attacker.other();
    for pair in vcf.moves.chunks(2) {
        let point = pair[0];
        if scan.has_five(attacker) {
            return true;
        }
        let &[_, expected] = pair else { return false };
        let forced = match scan.fives(defender) {
            Few::None => point,
            Few::One(forced) => forced,
            Few::Many(..) => return false,
        };
        let free = forced == point && scan.board().is_empty(point);
        if !free || attacker == Side::Black && scan.board().foul(point).is_some() {
            return false;
        }
        scan.put(point, attacker);
        *put += 1;
        match scan.fives_beside(point, attacker) {
            Few::None => return false,
            Few::Many(..) => return true,
            Few::One(reply) if defender == Side::Black && scan.board().foul(reply).is_some() => return true,
            Few::One(reply) if reply != expected => return false,
            Few::One(reply) => scan.put(reply, defender),
        }
        *put += 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Board;

    /// A stone that a victory does not touch, by [`touched`], never stops it.
    #[test]
    fn stones_that_do_not_touch_a_victory_do_not_stop_it() {
        let mut state = 11_u64;
        let mut random = move |bound: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            usize::try_from((state >> 33) % bound).unwrap()
        };
        let (mut search, mut counts) = (VcfSearch::new(), [0; 3]);
        for _ in 0..3_000 {
            let mut board = Board::new();
            for index in 0..20 + random(25) {
                let coordinate = |sum: usize| u8::try_from(3 + sum).unwrap();
                let (column, row) = (coordinate(random(5) + random(5)), coordinate(random(5) + random(5)));
                board.put(Point::new(column, row).unwrap(), Side::ALL[index % 2]);
            }
            let mut scan = Scan::new(&board);
            for attacker in Side::ALL {
                let defender = attacker.other();
                if scan.has_five(defender) {
                    continue;
                }
                let Finding::Won(vcf) = search.solve(&mut scan, attacker, MAX_FOURS, 10_000) else { continue };
                let Some(touched) = touched(&mut scan, attacker, &vcf) else { continue };
                assert_eq!(*scan.board(), board);
                counts[0] += 1;
                for point in board.empty_points().filter(|&point| !touched.contains(point)) {
                    scan.put(point, defender);
                    assert!(still_wins(&mut scan, attacker, &vcf), "{attacker} {point}\n{board}");
                    scan.remove(point);
                    counts[1] += 1;
                }
                counts[2] += usize::from(vcf.fours() > 2);
            }
        }
        assert!(counts[0] > 1_000 && counts[1] > 50_000 && counts[2] > 50, "{counts:?}");
    }
}

//! Proofs of mate by proof numbers.

use crate::{
    moves::{Move, MoveList},
    position::Position,
    proof_table::{INFINITE, Numbers, ProofTable},
    shallow::Shallow,
};

/// So many moves tried at the end of a refutation take the time of a node.
const MOVES_OF_A_NODE: u64 = 64;

/// Any number of quiet moves.
const ANY: u8 = 3;

/// How many quiet moves are left after another, or after a check.
const fn left(quiet: u8, check: bool) -> u8 {
    if check || quiet == ANY { quiet } else { quiet - 1 }
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MateFinding {
    /// The side to move mates (or stalemates, which wins as well) by force.
    Mate {
        /// Within how many plies, whatever the opponent plays.
        within: u8,
        /// One way there: the opponent holds out long, but by what the search counts, not always longest.
        line: Vec<Move>,
    },
    /// There is no forced mate within the plies, with as many quiet moves.
    None,
    /// The search was given up.
    Unknown,
}

/// How far to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MateLimits {
    /// The most plies of the mate, both sides' moves counted: 11 is a mate in six.
    pub plies: u8,
    /// How many moves of the attacker may be quiet, no check. More than two stand for any number.
    pub quiet: u8,
    /// How many positions are looked at before the search is given up.
    pub nodes: u64,
}

impl Default for MateLimits {
    fn default() -> Self {
        Self { plies: 15, quiet: ANY, nodes: 20_000_000 }
    }
}

/// A search for forced mates, by checks and by quiet threats. If there is none by threats alone (a quiet move is one if the
/// opponent is mated after passing), moves without a threat are tried as well.
///
/// Depth is limited and grows by two plies at a time, so what is found is a shortest mate by checks, or by threats that
/// themselves count: a threat has to mate within the plies that are left. Every proof is bounded by its plies, and in a mate
/// that gets shorter with every move no position occurs twice: a repetition never helps the attacker, under any rule set.
///
/// ```
/// use chuhe_rules::{MateFinding, MateLimits, MateSearch, Position};
///
/// // 双车错: the rooks take rank after rank.
/// let position = Position::from_fen("3k5/9/9/R8/9/9/9/9/1R7/5K3 w")?;
/// let finding = MateSearch::new(1).search(&position, MateLimits::default());
/// assert!(matches!(finding, MateFinding::Mate { within: 3, .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct MateSearch {
    table: ProofTable,
    nodes: u64,
    limit: u64,
    /// Whether every quiet move must threaten something.
    threats: bool,
    /// The root and a first move that is left out there.
    excluded: Option<(Position, Move)>,
    /// Whether everything is to be refuted: quiet moves are not counted, and the ends are tried out.
    refuting: bool,
    shallow: Shallow,
}

/// A node: the plies left, the quiet moves left, and whether the attacker is to move.
#[derive(Clone, Copy)]
struct Node {
    plies: i8,
    quiet: u8,
    attacker: bool,
}

/// What follows a node.
struct Children {
    moves: MoveList,
    /// Their numbers, as far as they are known here.
    numbers: [Numbers; 128],
    /// The quiet moves that are left after the move.
    quiet: [u8; 128],
    /// Whether the first child is no move but a pass: does the quiet move threaten anything?
    pass: bool,
}

const MAX_MOVES: usize = 121;

impl Children {
    const fn new() -> Self {
        Self { moves: MoveList::new(), numbers: [Numbers { proof: 1, disproof: 1 }; 128], quiet: [0; 128], pass: false }
    }

    fn len(&self) -> usize {
        (self.moves.len() + usize::from(self.pass)).min(MAX_MOVES)
    }

    /// The move of a child, `None` for the pass.
    fn mv(&self, index: usize) -> Option<Move> {
        if self.pass { self.moves.get(index.checked_sub(1)?).copied() } else { self.moves.get(index).copied() }
    }
}

impl MateSearch {
    /// A search with a table of about this many mebibytes, which is all that it allocates.
    #[must_use]
    pub fn new(mebibytes: usize) -> Self {
        Self {
            table: ProofTable::new(mebibytes),
            nodes: 0,
            limit: 0,
            threats: true,
            excluded: None,
            refuting: false,
            shallow: Shallow::default(),
        }
    }

    /// How many positions the last search looked at.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Looks for a forced mate of the side to move, within few plies first, with as few quiet moves as will do for them.
    pub fn search(&mut self, position: &Position, limits: MateLimits) -> MateFinding {
        self.table.clear();
        self.nodes = 0;
        self.limit = limits.nodes;
        for threats in [true, false] {
            self.threats = threats;
            let found = self.deepen(position, limits);
            if found != MateFinding::None {
                return found;
            }
            // What was not found with threats alone may be found without.
            self.table.clear();
        }
        MateFinding::None
    }

    /// Whether there is no mate within the plies, whatever is tried, and however quiet; `None` if the search was given up. A
    /// first move can be left out: then the answer is whether all others fail. That is sound where the position holds no
    /// mate of fewer plies (ask for that first), since then it can't come again in what is looked at.
    ///
    /// ```
    /// use chuhe_rules::{MateSearch, Position};
    ///
    /// let position = Position::from_fen("3k5/9/9/R8/9/9/9/9/1R7/5K3 w")?;
    /// let mut search = MateSearch::new(1);
    /// assert_eq!(search.refute(&position, 1, None, 10_000), Some(true));
    /// assert_eq!(search.refute(&position, 3, None, 10_000), Some(false));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn refute(&mut self, position: &Position, plies: u8, excluded: Option<Move>, nodes: u64) -> Option<bool> {
        self.table.clear();
        self.nodes = 0;
        self.limit = nodes;
        self.threats = false;
        self.excluded = excluded.map(|mv| (*position, mv));
        self.refuting = true;
        let plies = i8::try_from(plies).unwrap_or(i8::MAX - 2);
        let numbers = self.prove(position, Node { plies, quiet: ANY, attacker: true }, INFINITE, INFINITE);
        self.excluded = None;
        self.refuting = false;
        (numbers.proof == 0 || numbers.disproof == 0).then_some(numbers.disproof == 0)
    }

    fn deepen(&mut self, position: &Position, limits: MateLimits) -> MateFinding {
        let most = i8::try_from(limits.plies).unwrap_or(i8::MAX - 2);
        for plies in (1..=most).step_by(2) {
            for quiet in 0..=limits.quiet.min(ANY).min(u8::try_from(plies / 2 + 1).unwrap_or_default()) {
                let root = Node { plies, quiet, attacker: true };
                let numbers = self.prove(position, root, INFINITE, INFINITE);
                if numbers.proof == 0 {
                    let line = self.line(*position, root);
                    return MateFinding::Mate { within: u8::try_from(plies).unwrap_or_default(), line };
                }
                if self.nodes >= self.limit {
                    return MateFinding::Unknown;
                }
            }
        }
        MateFinding::None
    }

    /// The mate that was proved: the attacker's shortest, the defender's longest.
    fn line(&mut self, mut position: Position, mut node: Node) -> Vec<Move> {
        let mut line = Vec::new();
        self.limit = u64::MAX;
        while node.plies > 0 {
            let mut children = Children::new();
            self.expand(&position, node, &mut children);
            children.pass = false;
            let mut best: Option<(i8, Move, u8)> = None;
            for &mv in &children.moves {
                let next = position.after(mv);
                let check = !node.attacker || next.in_check(next.turn());
                if !check && node.quiet == 0 {
                    continue;
                }
                let quiet = left(node.quiet, check);
                let child = Node { plies: node.plies - 1, quiet, attacker: !node.attacker };
                let Some(plies) = self.shortest(&next, child) else { continue };
                if best.is_none_or(|(found, ..)| if node.attacker { plies < found } else { plies > found }) {
                    best = Some((plies, mv, quiet));
                }
            }
            let Some((plies, mv, quiet)) = best else { break };
            line.push(mv);
            position.play(mv);
            node = Node { plies, quiet, attacker: !node.attacker };
        }
        line
    }

    /// The fewest plies, at most the node's, within which it is proved.
    fn shortest(&mut self, position: &Position, node: Node) -> Option<i8> {
        let least = i8::from(node.attacker);
        (least..=node.plies)
            .step_by(2)
            .find(|&plies| self.prove(position, Node { plies, ..node }, INFINITE, INFINITE).proof == 0)
    }

    /// Searches a node until one of its numbers reaches its bound.
    fn prove(&mut self, position: &Position, node: Node, proof_bound: u32, disproof_bound: u32) -> Numbers {
        let key = key(position.hash(), node.quiet);
        let before = self.nodes;
        self.nodes += 1;
        if self.refuting && node.attacker && node.plies <= 3 {
            let excluded = self.excluded.filter(|(root, _)| root == position).map(|(_, mv)| mv);
            let mates = self.shallow.mates(position, node.plies, excluded);
            self.nodes += std::mem::take(&mut self.shallow.tried) / MOVES_OF_A_NODE;
            let numbers = if mates { Numbers::PROVED } else { Numbers::DISPROVED };
            self.table.put(key, node.plies, numbers, 1);
            return numbers;
        }
        let mut children = Children::new();
        if let Some(known) = self.expand(position, node, &mut children) {
            self.table.put(key, node.plies, known, 1);
            return known;
        }
        loop {
            let view = look(&children, node);
            let numbers = view.numbers;
            let done = numbers.proof >= proof_bound || numbers.disproof >= disproof_bound;
            if done || numbers.proof == 0 || numbers.disproof == 0 || self.nodes >= self.limit {
                let work = u32::try_from(self.nodes - before).unwrap_or(u32::MAX);
                self.table.put(key, node.plies, numbers, work);
                return numbers;
            }
            let (own, other) =
                if node.attacker { (proof_bound, disproof_bound) } else { (disproof_bound, proof_bound) };
            // A little more than the next best, so that two children do not take turns at every step.
            let own = own.min(view.second.saturating_add(view.second / 4).saturating_add(1));
            let other = other.saturating_sub(view.spread);
            let (proof_bound, disproof_bound) = if node.attacker { (own, other) } else { (other, own) };
            let next = children.mv(view.best).map_or_else(
                || {
                    let mut passed = *position;
                    passed.pass();
                    passed
                },
                |mv| position.after(mv),
            );
            let child = Node { plies: node.plies - 1, quiet: children.quiet[view.best], attacker: !node.attacker };
            let bounds = (proof_bound.min(INFINITE), disproof_bound.min(INFINITE));
            children.numbers[view.best] = self.prove(&next, child, bounds.0, bounds.1);
        }
    }

    /// Lists the children of a node; its numbers if it has none to search.
    fn expand(&self, position: &Position, node: Node, children: &mut Children) -> Option<Numbers> {
        children.moves = position.legal_moves();
        if node.attacker {
            return self.expand_attack(position, node, children);
        }
        if children.moves.is_empty() {
            return Some(Numbers::PROVED);
        }
        if node.plies < 2 {
            return Some(Numbers::DISPROVED);
        }
        children.pass = self.threats && !position.in_check(position.turn());
        let shift = usize::from(children.pass);
        let known = |hash: u64| {
            let known = self.known(hash, node.quiet, node.plies - 1);
            known.unwrap_or(Numbers { proof: 1, disproof: 1 })
        };
        if children.pass {
            let mut passed = *position;
            passed.pass();
            children.quiet[0] = node.quiet;
            children.numbers[0] = known(passed.hash());
        }
        for (index, &mv) in children.moves.iter().enumerate() {
            children.quiet[index + shift] = node.quiet;
            children.numbers[index + shift] = known(position.hash_after(mv));
        }
        None
    }

    /// The attacker's moves: checks, and quiet moves if any are left.
    fn expand_attack(&self, position: &Position, node: Node, children: &mut Children) -> Option<Numbers> {
        if node.plies < 1 {
            return Some(Numbers::DISPROVED);
        }
        let mut mates = false;
        let mut count = 0;
        let excluded = self.excluded.filter(|(root, _)| root == position).map(|(_, mv)| mv);
        let (numbers, quiet) = (&mut children.numbers, &mut children.quiet);
        children.moves.retain(|mv| {
            if mates || excluded == Some(mv) {
                return false;
            }
            let next = position.after(mv);
            let check = next.in_check(next.turn());
            if !check && node.quiet == 0 {
                return false;
            }
            quiet[count] = left(node.quiet, check);
            numbers[count] = self.known(next.hash(), quiet[count], node.plies - 1).unwrap_or_else(|| {
                let replies = match (check, node.plies) {
                    (true, _) => next.count_legal_moves(),
                    // Only a stalemate ends here.
                    (false, 1) => usize::from(next.can_move()),
                    (false, _) => QUIET_WEIGHT,
                };
                Numbers { proof: u32::try_from(replies).unwrap_or(1), disproof: 1 }
            });
            mates = numbers[count].proof == 0;
            if !mates && (node.plies == 1 || numbers[count].disproof == 0) {
                return false;
            }
            count += 1;
            true
        });
        if mates {
            Some(Numbers::PROVED)
        } else if children.moves.is_empty() {
            Some(Numbers::DISPROVED)
        } else {
            None
        }
    }

    /// What the table knows; what is proved with fewer quiet moves is proved.
    fn known(&self, hash: u64, quiet: u8, plies: i8) -> Option<Numbers> {
        let found = self.table.get(key(hash, quiet), plies);
        if found == Some(Numbers::PROVED) || quiet == 0 || self.refuting {
            return found;
        }
        let proved = |quiet| self.table.get(key(hash, quiet), plies) == Some(Numbers::PROVED);
        if (0..quiet).any(proved) { Some(Numbers::PROVED) } else { found }
    }
}

/// The numbers of a node from those of its children.
fn look(children: &Children, node: Node) -> View {
    let mut view = View { numbers: Numbers { proof: 0, disproof: 0 }, best: 0, second: INFINITE, spread: 0 };
    let (mut least, mut most, mut open) = (INFINITE + 1, 0, 0u32);
    for index in 0..children.len() {
        let numbers = children.numbers[index];
        // The attacker chooses the child that is easiest to prove, the defender the one easiest to disprove.
        let (own, other) =
            if node.attacker { (numbers.proof, numbers.disproof) } else { (numbers.disproof, numbers.proof) };
        if own < least {
            view.second = least.min(INFINITE);
            least = own;
            view.best = index;
        } else {
            view.second = view.second.min(own);
        }
        if other > 0 {
            most = most.max(other);
            open += 1;
        }
    }
    let least = least.min(INFINITE);
    view.spread = open.saturating_sub(1);
    let most = if most >= INFINITE { INFINITE } else { (most + view.spread).min(INFINITE - 1) };
    // Where one child decides for the chooser, the other number is infinite.
    let most = if least == 0 { INFINITE } else { most };
    view.numbers =
        if node.attacker { Numbers { proof: least, disproof: most } } else { Numbers { proof: most, disproof: least } };
    view
}

/// What a quiet move counts before it was looked at: as a check that leaves so many answers.
const QUIET_WEIGHT: usize = 6;

/// A node as its children show it.
struct View {
    numbers: Numbers,
    /// The child to search.
    best: usize,
    /// The number of the next best child.
    second: u32,
    /// How much the other children add to the number that is a sum.
    spread: u32,
}

/// The key of a position with so many quiet moves left.
const fn key(hash: u64, quiet: u8) -> u64 {
    hash ^ (quiet as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

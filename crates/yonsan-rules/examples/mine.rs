//! Mines puzzles from self-play: `cargo run --release -p yonsan-rules --example mine -- OUT COUNT [FIRST SEED]`.
//!
//! Engines of middling levels play each other, and every position of at most 40 stones is asked for a win with a unique
//! first move: by 2 to 10 fours, by White's fours that force a foul, by threats. Each is proved twice: wins by fours by
//! the naive search of `yonsan_oracle`, which has rules and moves of its own and finds the same shortest length and the same
//! single first move; wins by threats by trying every reply to the first threat.

use std::{collections::HashSet, env, fs};

use yonsan_oracle::Grid;
use yonsan_rules::{
    Engine, Finding, Judge, Level, Playout, Position, Puzzle, PuzzleKind, Side, StoneEffect, Symmetry, VcfEnd, pack,
    varied_start,
};

const MAX_STONES: usize = 40;

/// Nodes for a question about threats.
const THREAT_NODES: u64 = 3_000;

/// The share of the collection that wins by so many fours at most has, in percent: short ones are common.
const SHARES: [usize; 11] = [0, 0, 25, 28, 22, 30, 30, 30, 30, 30, 30];

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [out, count, rest @ ..] = arguments.as_slice() else { return eprintln!("give a file and a number of puzzles") };
    let count: usize = count.parse().unwrap_or(100);
    let mut miner = Miner::new(count);
    let mut seed = rest.first().and_then(|text| text.parse().ok()).unwrap_or(1);
    while miner.puzzles.len() < count {
        miner.mine(seed);
        seed += 1;
        if seed.is_multiple_of(500) {
            println!("{seed}: {}", miner.summary());
            save(out, &miner);
        }
    }
    println!("{}; next seed {seed}", miner.summary());
    save(out, &miner);
}

fn save(out: &str, miner: &Miner) {
    if let Err(error) = fs::write(out, pack(&miner.puzzles)) {
        eprintln!("{out}: {error}");
    }
}

struct Miner {
    judge: Judge,
    puzzles: Vec<Puzzle>,
    seen: HashSet<u64>,
    count: usize,
    /// Whether the present game is searched for wins by threats, which takes most of the time.
    seeks_threats: bool,
    /// Found by length, by White's fouls, by threats; and those that the second proof did not confirm.
    fours: [usize; 11],
    fouls: usize,
    threats: usize,
    unconfirmed: usize,
}

impl Miner {
    fn new(count: usize) -> Self {
        let (puzzles, seen) = (Vec::new(), HashSet::new());
        Self {
            judge: Judge::new(),
            puzzles,
            seen,
            count,
            seeks_threats: true,
            fours: [0; 11],
            fouls: 0,
            threats: 0,
            unconfirmed: 0,
        }
    }

    fn summary(&self) -> String {
        let Self { fours, fouls, threats, unconfirmed, .. } = self;
        format!(
            "{} puzzles: fours {fours:?}, fouls {fouls}, threats {threats}; {unconfirmed} not confirmed",
            self.puzzles.len()
        )
    }

    /// Plays a game and keeps its puzzles: at most one of each kind for each side.
    fn mine(&mut self, seed: u64) {
        self.seeks_threats = seed.is_multiple_of(256);
        let level = |number| Level::new(number).map_or(Level::FIRST, |level| level).effort();
        let effort = [level(2).with_noise(40), level(3).with_noise(30)][usize::from(seed.is_multiple_of(3))];
        let (mut black, mut white) = (Engine::new(effort, seed), Engine::new(effort, seed + 1));
        let start = varied_start(seed);
        let playout = Playout::play(&mut black, &mut white, &start, MAX_STONES);
        let (mut position, mut kept) = (start, HashSet::new());
        for &point in playout.moves() {
            if let Some(puzzle) = self.puzzle(&position)
                && kept.insert((puzzle.kind(), puzzle.position().to_move()))
                && self.seen.insert(canonical(&position))
            {
                self.keep(puzzle);
            }
            if position.play(point).is_err() || position.board().stones() > MAX_STONES {
                return;
            }
        }
    }

    fn keep(&mut self, puzzle: Puzzle) {
        let confirmed = match puzzle.kind() {
            PuzzleKind::Fours | PuzzleKind::Foul => confirm_fours(&puzzle),
            PuzzleKind::Threats => self.confirm_threats(&puzzle),
        };
        if !confirmed {
            self.unconfirmed += 1;
            return;
        }
        match puzzle.kind() {
            PuzzleKind::Fours => self.fours[puzzle.length()] += 1,
            PuzzleKind::Foul => self.fouls += 1,
            PuzzleKind::Threats => self.threats += 1,
        }
        self.puzzles.push(puzzle);
    }

    /// The puzzle of a position, if it is one and of a kind that is still wanted.
    fn puzzle(&mut self, position: &Position) -> Option<Puzzle> {
        let side = position.to_move();
        if Side::ALL.into_iter().any(|side| position.fives(side).next().is_some()) {
            return None;
        }
        let Some(vcf) = self.judge.vcf_within(position, 10, 20_000).won() else { return self.threat(position) };
        let kind = if vcf.end() == VcfEnd::Foul { PuzzleKind::Foul } else { PuzzleKind::Fours };
        let wanted = match kind {
            PuzzleKind::Foul => self.fouls * 12 < self.count,
            _ => self.fours[vcf.fours()] * 100 < SHARES[vcf.fours()] * self.count,
        };
        let least = if kind == PuzzleKind::Foul { 1 } else { 2 };
        if vcf.fours() < least || !wanted || self.judge.vcf_starts(position).len() != 1 {
            return None;
        }
        debug_assert!(kind == PuzzleKind::Fours || side == Side::White);
        Puzzle::new(kind, *position, vcf.moves().to_vec())
    }

    fn threat(&mut self, position: &Position) -> Option<Puzzle> {
        if self.threats * 25 >= self.count || !self.seeks_threats || !self.judge.vcf(position).is_refuted() {
            return None;
        }
        let vct = self.judge.vct(position, THREAT_NODES).won()?;
        let others: Vec<_> = self.judge.threats(position).into_iter().filter(|&point| point != vct.first()).collect();
        let unique = others.iter().all(|&point| self.judge.vct_from(position, point, THREAT_NODES).is_refuted());
        unique.then(|| Puzzle::new(PuzzleKind::Threats, *position, vct.line().to_vec())).flatten()
    }

    /// Tries every reply to the first threat, not only those that the proof considered.
    fn confirm_threats(&mut self, puzzle: &Puzzle) -> bool {
        let mut threat = *puzzle.position();
        if threat.play(puzzle.solution()[0]) != Ok(StoneEffect::Nothing) {
            return false;
        }
        let replies: Vec<_> = threat.legal_points().collect();
        replies.into_iter().all(|reply| {
            let mut after = threat;
            after.play(reply) == Ok(StoneEffect::Nothing)
                && matches!(self.judge.vct(&after, 10 * THREAT_NODES), Finding::Won(_))
        })
    }
}

/// The naive search finds the same shortest length and no other first move, however long.
fn confirm_fours(puzzle: &Puzzle) -> bool {
    let (grid, side) = (Grid::of(puzzle.position().board()), puzzle.position().to_move());
    let fours = puzzle.length();
    grid.naive_vcf(side, fours)
        && !grid.naive_vcf(side, fours - 1)
        && grid.naive_starts(side, fours + 2) == [puzzle.solution()[0]]
}

/// A hash that is the same for all orientations of a position.
fn canonical(position: &Position) -> u64 {
    let image = |symmetry: Symmetry| {
        let turned =
            Side::ALL.map(|side| position.board().of(side).map(|point| symmetry.apply(point)).collect::<Vec<_>>());
        let board = yonsan_rules::Board::from_stones(&turned[0], &turned[1]).unwrap_or_default();
        Position::new(board, position.to_move()).hash()
    };
    Symmetry::all().map(image).min().unwrap_or_default()
}

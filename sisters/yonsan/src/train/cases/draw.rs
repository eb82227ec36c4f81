//! Draws cases by a seed.

use std::ops::Range;
use std::time::Duration;

use etude::{Random, random};
use rand::RngExt;
use rand::seq::{IndexedRandom, IteratorRandom, SliceRandom};
use yonsan_rules::{
    Act, Board, Direction, Due, OpeningRule, Player, Point, Position, Protocol, Puzzle, PuzzleKind, RowKind, RuleSet,
    Side, StoneEffect, Symmetry,
};

use super::answer::{before_offers, judge};
use super::{Answer, Case, Claim, Clock, Facts, Match, NoWinner, Topic};
use crate::train::fouls::Made;

/// Attempts to find a case that a topic and a rule set have something to say about.
const ATTEMPTS: u32 = 2_000;

impl Case {
    /// Draws a case about a topic, or about any. The puzzles give the positions.
    #[must_use]
    pub fn draw(topic: Option<Topic>, puzzles: &[Puzzle], seed: u64) -> Self {
        let mut random = random(seed);
        for _ in 0..ATTEMPTS {
            let topic = topic.or_else(|| Topic::ALL.choose(&mut random).copied()).unwrap_or(Topic::Draw);
            let rules = *RuleSet::ALL.choose(&mut random).unwrap_or(&RuleSet::Rif);
            let case =
                facts(topic, rules, puzzles, &mut random).and_then(|facts| Self::of(topic, rules, facts, &mut random));
            if let Some(case) = case {
                return case;
            }
        }
        // Every topic has cases that need no puzzle, or the puzzles give some; this one is always there.
        let (facts, answer) = (Facts::NoWinner(NoWinner::Agreement), Answer::Draw);
        let choices = vec![Answer::Draw, Answer::GoesOn];
        Self { topic: Topic::Draw, rules: RuleSet::Rif, facts, choices, answer, article: "rif-10-2" }
    }

    fn of(topic: Topic, rules: RuleSet, facts: Facts, random: &mut Random) -> Option<Self> {
        let (answer, article) = judge(rules, &facts)?;
        let choices = choices(&facts, answer, random);
        Some(Self { topic, rules, facts, choices, answer, article })
    }
}

fn facts(topic: Topic, rules: RuleSet, puzzles: &[Puzzle], random: &mut Random) -> Option<Facts> {
    match topic {
        Topic::Stone => stone(rules, puzzles, random),
        Topic::Result => result(rules, puzzles, random),
        Topic::Forced => forced(puzzles, random),
        Topic::FiveFirst => five_first(random),
        Topic::Opening => opening(random),
        Topic::Announce => announce(puzzles, random),
        Topic::Time => Some(Facts::Clock(clock(random))),
        Topic::Draw => {
            use NoWinner::{Agreement, FullBoard, Offer, Pass, TwoPasses};
            [FullBoard, Agreement, Offer, Pass, TwoPasses].choose(random).copied().map(Facts::NoWinner)
        }
        Topic::Match => Some(Facts::Match(of_match(random))),
    }
}

/// A position of a puzzle or of its solution.
fn position(puzzles: &[Puzzle], random: &mut Random) -> Option<Position> {
    let puzzle = puzzles.choose(random)?;
    let mut position = *puzzle.position();
    let plies = random.random_range(0..puzzle.solution().len());
    for &point in &puzzle.solution()[..plies] {
        position.play(point).ok()?;
    }
    Some(position)
}

/// Whether all rule sets agree on what a black stone makes. The texts of the schools have simpler threes than the RIF: they
/// do not say what a three is worth that can never become a straight four.
fn is_plain(board: &Board, point: Point) -> bool {
    board.rows_made(point, Side::Black).iter().all(|row| row.kind() != RowKind::FalseThree)
}

/// A point where a black stone makes this; one that is allowed has to look as if it were not.
fn point_for(board: &Board, wanted: Made, rules: RuleSet, random: &mut Random) -> Option<Point> {
    let fits = |&point: &Point| {
        Made::by(board, point) == wanted
            && (rules == RuleSet::Rif || is_plain(board, point))
            && (wanted != Made::Allowed || board.rows_made(point, Side::Black).len() > 1)
    };
    board.empty_points().filter(fits).choose(random)
}

fn stone(rules: RuleSet, puzzles: &[Puzzle], random: &mut Random) -> Option<Facts> {
    let wanted = *Made::ALL.choose(random)?;
    for _ in 0..50 {
        let position = position(puzzles, random)?;
        if position.to_move() == Side::Black
            && let Some(point) = point_for(position.board(), wanted, rules, random)
        {
            return Some(Facts::Stone(*position.board(), point));
        }
    }
    None
}

/// A stone of Black or White, and whether the other side objects to it.
fn result(rules: RuleSet, puzzles: &[Puzzle], random: &mut Random) -> Option<Facts> {
    let side = if random.random_bool(0.7) { Side::Black } else { Side::White };
    let (wanted, wants_five) = (*Made::ALL.choose(random)?, random.random_bool(0.5));
    let mut found = None;
    for _ in 0..50 {
        let position = position(puzzles, random).filter(|position| position.to_move() == side);
        let Some(position) = position else { continue };
        let board = position.board();
        let point = if side == Side::Black {
            point_for(board, wanted, rules, random)
        } else {
            // White's five, or what would be a foul of Black.
            let looks_foul = |&point: &Point| {
                board.makes_five(point, side) == wants_five && (wants_five || board.rows_made(point, side).len() > 1)
            };
            board.empty_points().filter(looks_foul).choose(random)
        };
        found = point.map(|point| (position, point));
        if found.is_some() {
            break;
        }
    }
    let (position, point) = found?;
    let mut after = position;
    let effect = after.play(point).ok()?;
    let claim = match effect {
        StoneEffect::Five => Claim::None,
        // A late objection needs a white stone that does not end the game.
        StoneEffect::Foul(_) if random.random_bool(0.5) => Claim::Late(quiet(&after, random)?),
        _ => Claim::AtOnce,
    };
    Some(Facts::Laid(position, point, claim))
}

/// A point for the side to move where nothing ends and nothing is threatened.
fn quiet(position: &Position, random: &mut Random) -> Option<Point> {
    let is_quiet = |&point: &Point| position.board().rows_made(point, position.to_move()).is_empty();
    position.board().empty_points().filter(is_quiet).choose(random)
}

/// Black can stop White's five with a foul only, and plays there.
fn forced(puzzles: &[Puzzle], random: &mut Random) -> Option<Facts> {
    let puzzle = puzzles.iter().filter(|puzzle| puzzle.kind() == PuzzleKind::Foul).choose(random)?;
    let mut position = *puzzle.position();
    let (&last, before) = puzzle.solution().split_last()?;
    for &point in before {
        position.play(point).ok()?;
    }
    let is_foul = matches!(position.effect(last), StoneEffect::Foul(_)) && position.is_black_forced();
    let is_plain = is_plain(position.board(), last);
    let mut after = position;
    after.play(last).ok()?;
    let claim = if random.random_bool(0.7) { Claim::AtOnce } else { Claim::Late(quiet(&after, random)?) };
    (is_foul && is_plain).then_some(Facts::Laid(position, last, claim))
}

/// A stone that makes five and something forbidden besides, or a row that is too long for a five.
fn five_first(random: &mut Random) -> Option<Facts> {
    let side = if random.random_bool(0.75) { Side::Black } else { Side::White };
    let coordinate = |random: &mut Random| random.random_range(5..=9);
    let point = Point::new(coordinate(random), coordinate(random))?;
    let mut directions = Direction::ALL;
    directions.shuffle(random);
    let first = if random.random_bool(0.7) { 5 } else { 6 };
    let others: &[i8] = [&[6][..], &[4, 4], &[3, 3], &[4, 3], &[3]].choose(random)?;
    let mut board = Board::new();
    for (direction, length) in directions.into_iter().zip([first].iter().chain(others).copied()) {
        // A row of six is made of two parts, or it would have been five before.
        let before = if length > 5 { random.random_range(1..=3) } else { random.random_range(0..length) };
        row(&mut board, point, side, direction, -before..length - before)?;
    }
    // As many stones of the other side, and one more if that is Black: it is the side's turn.
    let others = board.count(side) + usize::from(side == Side::White);
    for _ in 0..others {
        let is_far = |&free: &Point| free.distance(point) > 3 && board.rows_made(free, side.other()).is_empty();
        let free = board.empty_points().filter(is_far).choose(random)?;
        board.put(free, side.other());
    }
    let position = Position::new(board, side);
    let is_over = position.fives(side.other()).next().is_some() || position.fives(side).any(|five| five != point);
    let claim = if matches!(position.effect(point), StoneEffect::Five) { Claim::None } else { Claim::AtOnce };
    let is_plain = side == Side::White || is_plain(&board, point);
    (!is_over && is_plain).then_some(Facts::Laid(position, point, claim))
}

/// Lays the stones of a row through a point, at these steps from it, but the one on it.
fn row(board: &mut Board, point: Point, side: Side, direction: Direction, steps: Range<i8>) -> Option<()> {
    let (right, up) = direction.step();
    for step in steps.filter(|&step| step != 0) {
        let cell = point.step(step * right, step * up)?;
        board.put(cell, side).then_some(())?;
    }
    Some(())
}

fn opening(random: &mut Random) -> Option<Facts> {
    let near = |radius: u8, random: &mut Random| {
        Point::all().filter(|point| point.distance(Point::CENTRE) <= radius).choose(random)
    };
    match random.random_range(0..6) {
        0 => {
            let radius = random.random_range(0..=1);
            Some(Facts::First(Vec::new(), near(radius, random)?))
        }
        1 => {
            let point = near(2, random).filter(|&point| point != Point::CENTRE)?;
            Some(Facts::First(vec![Point::CENTRE], point))
        }
        2 => {
            let (second, third) = (near(if random.random_bool(0.8) { 1 } else { 2 }, random)?, near(3, random)?);
            let stones = [Point::CENTRE, second, third];
            Position::after(&stones).is_ok().then_some(Facts::Pattern(stones))
        }
        3 => fifth(random),
        kind => {
            let rule = *OpeningRule::ALL.choose(random)?;
            let acts = acts(rule, random)?;
            Some(if kind == 4 { Facts::Actor(rule, acts) } else { Facts::Due(rule, acts) })
        }
    }
}

/// The acts of an opening up to some moment before its end.
fn acts(rule: OpeningRule, random: &mut Random) -> Option<Vec<(Player, Act)>> {
    let (mut protocol, mut acts) = (Protocol::new(rule), Vec::new());
    for _ in 0..random.random_range(2..=9) {
        let before = protocol.clone();
        let actor = protocol.actor()?;
        let act = act(&protocol, random)?;
        protocol.act(act).ok()?;
        if protocol.actor().is_none() {
            // The opening is over; the question is about what came before.
            protocol = before;
            break;
        }
        acts.push((actor, act));
    }
    protocol.actor().map(|_| acts)
}

/// Something that may be done now.
fn act(protocol: &Protocol, random: &mut Random) -> Option<Act> {
    let board = *protocol.position().board();
    let near = |radius: u8, random: &mut Random| {
        let free = |point: &Point| point.distance(Point::CENTRE) <= radius && !protocol.offers().contains(point);
        board.empty_points().filter(free).choose(random).map(Act::Stone)
    };
    match protocol.due() {
        Due::Stone { within, .. } => near(within.min(3), random),
        Due::Swap => Some(if random.random_bool(0.5) { Act::Swap } else { Act::Keep }),
        Due::Declare { most } => Some(Act::Declare(random.random_range(1..=most))),
        Due::SwapOrOffer => [Act::Swap, Act::Keep, Act::OfferTen].choose(random).copied(),
        Due::Offer { .. } => near(4, random),
        Due::Choose => protocol.offers().choose(random).copied().map(Act::Stone),
        Due::Nothing => None,
    }
}

/// A second fifth stone, which may be the first one's image.
fn fifth(random: &mut Random) -> Option<Facts> {
    let rule = *[OpeningRule::Rif, OpeningRule::Yamaguchi, OpeningRule::Soosyrv8].choose(random)?;
    let second = Point::all().filter(|point| point.distance(Point::CENTRE) == 1).choose(random)?;
    let near = |random: &mut Random, radius: u8| {
        Point::all().filter(|point| point.distance(Point::CENTRE) <= radius).choose(random)
    };
    let stones = [Point::CENTRE, second, near(random, 2)?, near(random, 3)?];
    Position::after(&stones).ok()?;
    let protocol = before_offers(rule, stones)?;
    let offer = near(random, 4)?;
    let mut offered = protocol;
    offered.act(Act::Stone(offer)).ok()?;
    let images = Symmetry::all().map(|symmetry| symmetry.apply(offer));
    let wants_image = random.random_bool(0.5);
    let images = images.filter(|&image| image != offer && !stones.contains(&image));
    let point = if wants_image { images.choose(random)? } else { near(random, 4)? };
    let facts = Facts::Fifth(rule, stones, vec![offer], point);
    let is_refused = judge(RuleSet::Rif, &facts)?.0 == Answer::No;
    // Images that are none would be most of the questions.
    (is_refused == wants_image).then_some(facts)
}

/// A threat that is announced or not, and an answer that stops it or not.
fn announce(puzzles: &[Puzzle], random: &mut Random) -> Option<Facts> {
    let before = position(puzzles, random)?;
    let (board, side) = (before.board(), before.to_move());
    if before.fives(Side::Black).chain(before.fives(Side::White)).next().is_some() {
        return None;
    }
    let kinds: &[RowKind] = [&[RowKind::Four][..], &[RowKind::Three], &[]].choose(random)?;
    let makes = |&point: &Point| {
        let rows = board.rows_made(point, side);
        before.is_legal(point) && rows.iter().map(yonsan_rules::Row::kind).eq(kinds.iter().copied())
    };
    let threat = board.empty_points().filter(makes).choose(random)?;
    let mut after = before;
    after.play(threat).ok()?;
    let next: Vec<Point> = board.rows_made(threat, side).iter().flat_map(|row| row.next().to_vec()).collect();
    let answers = |&point: &Point| {
        let is_far = point.distance(threat) > 5;
        after.is_legal(point) && after.board().rows_made(point, side.other()).is_empty() && is_far
    };
    let answer = if random.random_bool(0.3) {
        next.into_iter().filter(|&point| after.is_legal(point)).choose(random)?
    } else {
        after.board().empty_points().filter(answers).choose(random)?
    };
    Some(Facts::Silent { before, threat, answer, announced: random.random_bool(0.3) })
}

fn clock(random: &mut Random) -> Clock {
    let side = if random.random_bool(0.5) { Side::Black } else { Side::White };
    match random.random_range(0..7) {
        0 => {
            let apart = random.random_range(1..=300);
            let used = if random.random_bool(0.5) { 900 + apart } else { 900 - apart };
            Clock::Final(side, Duration::from_secs(used))
        }
        1 | 2 => {
            // No move reaches across the half hour.
            let before =
                if random.random_bool(0.25) { random.random_range(5..=28) } else { random.random_range(31..=50) };
            let taken = random.random_range(12..=60);
            Clock::Move(Duration::from_secs(60 * before), Duration::from_secs(taken))
        }
        3 => Clock::Flag(side),
        4 => Clock::BothFlags,
        5 => Clock::Leaves(side),
        _ => Clock::Resigns(side),
    }
}

fn of_match(random: &mut Random) -> Match {
    match random.random_range(0..3) {
        0 => Match::Points([random.random_range(1..=6), random.random_range(0..=4), random.random_range(0..=4)]),
        1 => {
            let (one, other) = (random.random_range(0..=3), random.random_range(0..=3));
            if one + other == 6 { Match::Won(3, 2) } else { Match::Won(one, other) }
        }
        _ => Match::Black(random.random_range(2..=5)),
    }
}

/// The answers to choose from, the right one among them.
fn choices(facts: &Facts, answer: Answer, random: &mut Random) -> Vec<Answer> {
    match facts {
        Facts::Stone(..) => Made::ALL.map(Answer::Made).to_vec(),
        Facts::Laid(..) => vec![Answer::BlackWins, Answer::WhiteWins, Answer::TakenBack, Answer::GoesOn],
        Facts::Clock(Clock::Move(..))
        | Facts::Silent { .. }
        | Facts::First(..)
        | Facts::Pattern(_)
        | Facts::Fifth(..) => vec![Answer::Yes, Answer::No],
        Facts::Actor(..) | Facts::Match(Match::Black(_)) => {
            [Player::First, Player::Second].map(Answer::Player).to_vec()
        }
        Facts::Match(Match::Won(..)) => {
            vec![Answer::Player(Player::First), Answer::Player(Player::Second), Answer::Nobody]
        }
        Facts::Clock(_) => vec![Answer::BlackWins, Answer::WhiteWins, Answer::Draw, Answer::GoesOn],
        Facts::NoWinner(_) => vec![Answer::Draw, Answer::GoesOn],
        Facts::Match(Match::Points([won, drawn, lost])) => {
            let mut numbers =
                vec![2 * won + drawn, 3 * won + drawn, won + drawn, 2 * won + drawn + lost, 2 * (won + drawn)];
            numbers.sort_unstable();
            numbers.dedup();
            numbers.into_iter().map(Answer::Number).collect()
        }
        Facts::Due(..) => dues(answer, random),
    }
}

/// Other things that may be due in an opening, with the right one.
fn dues(answer: Answer, random: &mut Random) -> Vec<Answer> {
    let all = [
        Due::Stone { side: Side::Black, within: 2 },
        Due::Stone { side: Side::White, within: 7 },
        Due::Swap,
        Due::SwapOrOffer,
        Due::Offer { left: 2 },
        Due::Choose,
        Due::Declare { most: 8 },
    ];
    let is_other = |due: &&Due| {
        let Answer::Due(right) = answer else { return false };
        std::mem::discriminant(&right) != std::mem::discriminant(*due)
    };
    let mut choices: Vec<Answer> = all.iter().filter(is_other).copied().map(Answer::Due).sample(random, 3);
    choices.push(answer);
    choices.shuffle(random);
    choices
}

//! Starting positions of drills: an endless world drawn from the tables, graded by the length and narrowness of the
//! solution.

use std::ops::ControlFlow;

use rand::{RngExt, SeedableRng};
use strum::{AsRefStr, EnumString, VariantArray};

use super::assess::{best_reply, only_moves};
use super::ending::{Ending, Role};
use damier_endings::{Class, Outcome, Selected, Selection, TableSet, Tables};
use damier_rules::{AnyPosition, Color, Game, Move, Outcome as GameOutcome, Piece, PieceKind, Setup, Variant};
use etude::Random;

/// The difficulty of a drill.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, AsRefStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Difficulty {
    /// Any position with something to find that takes more than one good move.
    #[default]
    Any,
    /// A short solution with many good moves.
    Easy,
    /// In between.
    Medium,
    /// A solution among the longest tenth, with only moves.
    Hard,
}

/// Plies of the shortest win that is of medium difficulty: three moves of one's own.
const MEDIUM: u8 = 5;

/// Number of positions drawn to choose from.
const POOL: usize = 40;
/// The share of them that is hard: the longest.
const HARD: usize = 10;
/// Positions examined per stretch of a table, and the number of stretches tried. Neighbouring positions are in the same
/// packed segment, so a draw unpacks only a few segments.
const SAMPLES_PER_STRETCH: usize = 400;
/// See `SAMPLES_PER_STRETCH`.
const STRETCHES: usize = 4;
/// The length of a stretch, in positions.
const STRETCH: u64 = 1 << 16;
/// The number of the trainee's decisions along which only moves are counted.
const DECISIONS: usize = 6;
/// The length in plies of the shortest win worth a drill: three moves. Shorter ones are decided by the first.
const SHORTEST: u8 = 5;
/// The same for an ending that has no longer ones.
const SHORTEST_OF_ALL: u8 = 3;

/// A position of an ending, determined by a seed: won or drawn as the role requires, with the trainee to move, as
/// White. `None` if there is none.
#[must_use]
pub fn draw(ending: &Ending, difficulty: Difficulty, seed: u64, tables: &TableSet) -> Option<AnyPosition> {
    let mut random = Random::seed_from_u64(seed);
    if ending.is_four_kings() {
        return Some(four_kings(&mut random));
    }
    let class = ending.class()?;
    let size = if difficulty == Difficulty::Any { 1 } else { POOL };
    let mut pool = pool(*ending, class, size, &mut random, tables.of(ending.variant));
    pool.sort_by_key(length);
    let third = pool.len().div_ceil(3);
    let band = match difficulty {
        Difficulty::Any => &pool[..],
        Difficulty::Easy => &pool[..third],
        Difficulty::Medium => {
            let rest = &pool[third.min(pool.len())..];
            // Where most wins are short, the middle third has some that are over in two moves.
            let long = rest.partition_point(|each| each.answer.to_win.is_some_and(|plies| plies < MEDIUM));
            let rest = if long < rest.len() { &rest[long..] } else { rest };
            &rest[..third.min(rest.len())]
        }
        Difficulty::Hard => &pool[pool.len() - pool.len().div_ceil(HARD)..],
    };
    let chosen = match difficulty {
        Difficulty::Any => band.get(random.random_range(0..band.len().max(1))),
        Difficulty::Medium => lasting(band, &pool, ending.role, &mut random, tables),
        Difficulty::Easy => band.iter().min_by_key(|each| only_moves(each.position, DECISIONS, tables)),
        Difficulty::Hard => band.iter().max_by_key(|each| only_moves(each.position, DECISIONS, tables)),
    };
    let position = chosen.or(pool.first())?.position;
    Some(if position.side_to_move() == Color::White { position } else { position.flipped() })
}

/// A position of a band that no two moves win, or else of the whole pool; any of the band if there is none. The tables
/// know how long a win takes at most; the defence of a drill prefers traps, which may make it shorter.
fn lasting<'a>(
    band: &'a [Selected],
    pool: &'a [Selected],
    role: Role,
    random: &mut Random,
    tables: &TableSet,
) -> Option<&'a Selected> {
    let from = random.random_range(0..band.len().max(1));
    let (before, after) = band.split_at(from.min(band.len()));
    let lasts = |each: &&Selected| role == Role::Hold || !is_won_in_two(each.position, tables);
    after.iter().chain(before).chain(pool.iter().rev()).find(lasts).or_else(|| band.get(from))
}

/// Whether some two moves win against the replies of a drill.
fn is_won_in_two(start: AnyPosition, tables: &TableSet) -> bool {
    let start = Game::new(start);
    let mover = start.position().side_to_move();
    let wins = |game: &Game| game.end().is_some_and(|end| end.outcome == GameOutcome::Win(mover));
    let after = |game: &Game, played: Move| {
        let mut game = game.clone();
        game.play(played).ok().map(|()| game)
    };
    start.legal_moves().into_iter().filter_map(|first| after(&start, first)).any(|game| {
        wins(&game)
            || best_reply(&game, tables).and_then(|reply| after(&game, reply)).is_some_and(|game| {
                game.legal_moves().into_iter().any(|next| after(&game, next).is_some_and(|game| wins(&game)))
            })
    })
}

/// The length of the solution: plies to the win or, in a draw, the number of moves that lose.
fn length(selected: &Selected) -> (u8, usize) {
    let losing = selected.moves.len() - selected.keeping();
    (selected.answer.to_win.unwrap_or(0), losing)
}

/// Up to `size` random quiet positions with the result that the role requires: those in which some moves give it away,
/// or else a single one in which none does.
fn pool(ending: Ending, class: Class, size: usize, random: &mut Random, tables: &Tables) -> Vec<Selected> {
    let wanted =
        Selection { strong_to_move: Some(ending.own == class.strong()), capture: Some(false), ..Selection::of(class) };
    let (mut found, mut spare) = (Vec::new(), None);
    for _ in 0..STRETCHES {
        let stretch: u64 = random.random();
        for _ in 0..SAMPLES_PER_STRETCH {
            let Some(one) = first(&wanted, stretch.wrapping_add(random.random_range(0..STRETCH)), tables) else {
                break;
            };
            if !is_promised(ending.role, &one) {
                continue;
            }
            if one.keeping() < one.moves.len() {
                found.push(one);
            } else {
                spare = Some(one);
            }
            if found.len() == size {
                return found;
            }
        }
    }
    if found.is_empty() {
        let start = random.random();
        let of_length = |least| rare(&wanted, ending, least, start, tables);
        found.extend(spare.or_else(|| of_length(SHORTEST)).or_else(|| of_length(SHORTEST_OF_ALL)));
    }
    found
}

/// A position of a kind so rare that no stretch contained one: searches the whole table.
fn rare(wanted: &Selection, ending: Ending, least: u8, start: u64, tables: &Tables) -> Option<Selected> {
    let outcome = match ending.role {
        Role::Win => Outcome::Win,
        Role::Hold => Outcome::Draw,
    };
    let wanted = Selection {
        outcome: Some(outcome),
        to_win: (ending.role == Role::Win).then_some(least..=u8::MAX),
        ..wanted.clone()
    };
    let mut found = None;
    tables.select(&wanted, start, |selected| {
        let fits = fits_limit(&selected);
        found = fits.then_some(selected);
        if fits { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    found
}

/// The first position of a selection, from a place in the table's numbering onwards.
fn first(wanted: &Selection, start: u64, tables: &Tables) -> Option<Selected> {
    let mut found = None;
    tables.select(wanted, start, |selected| {
        found = Some(selected);
        ControlFlow::Break(())
    });
    found
}

/// Whether a position has the result that the role requires, and a win takes some moves.
fn is_promised(role: Role, selected: &Selected) -> bool {
    let plies = selected.answer.to_win;
    match role {
        Role::Win => {
            let takes_long = plies.is_some_and(|plies| plies >= SHORTEST);
            selected.answer.outcome == Outcome::Win && takes_long && fits_limit(selected)
        }
        Role::Hold => selected.answer.outcome == Outcome::Draw,
    }
}

/// Whether the shortest win fits into the move limits of 64 squares, which the tables ignore.
fn fits_limit(selected: &Selected) -> bool {
    let plies = u16::from(selected.answer.to_win.unwrap_or(0));
    Game::new(selected.position).limit().is_none_or(|count| plies <= count.plies_left())
}

/// Four white kings against a black one, without captures for either side: always won (`docs/endings.md`).
fn four_kings(random: &mut Random) -> AnyPosition {
    loop {
        let mut setup = Setup::new(Variant::International, Color::White);
        for color in [Color::Black, Color::White, Color::White, Color::White, Color::White] {
            let king = Piece { color, kind: PieceKind::King };
            while setup.put(random.random_range(1..=50), king).is_err() {}
        }
        let position = setup.position();
        if !position.must_capture() && !position.passed().must_capture() {
            return position;
        }
    }
}

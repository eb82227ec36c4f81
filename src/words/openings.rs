//! What is known about openings.

use crate::words::analysis::short_value;
use crate::words::common::{decimal, list, side};
use crate::words::language::say;
use crate::words::progress::percent;
use crate::words::unannounced::in_men;
use damier_engine::Score;
use damier_openings::{OpeningName, SearchedValue};
use damier_puzzles::Source;
use damier_puzzles::middlegame::{MiddlegameTable, MiddlegameType};
use damier_puzzles::turn::SOUND;
use damier_rules::notation::write_move;
use damier_rules::{AnyPosition, Color};
use damier_train::explorer::{Explored, ExploredMove, Middlegame, OwnResults};
use damier_train::repertoire::{Card, Departure, Gap, LeftBy};
use damier_train::traps::{TrapExercise, TrapLine};
use damier_train::unannounced::UnannouncedKind;
use etude_text::fluent::is_aloud;
use etude_tui::text::{padded, padded_left};
use unicode_width::UnicodeWidthStr as _;

/// The name of an opening.
#[must_use]
pub fn opening_name(name: OpeningName) -> String {
    say().opening_name(name.key)
}

/// The line of a name as players write it, and its source.
#[must_use]
pub fn opening_source(name: OpeningName) -> String {
    say().opening_source(name.written(), name.source)
}

/// The moves from the start of a game, numbered: 1.32-28 19-23 2.28x19.
fn numbered<'a>(moves: impl IntoIterator<Item = &'a str>) -> String {
    let number = |(ply, text): (usize, &str)| {
        // Who hears a line must not take the number of a move for a square of the one before.
        let pause = if ply > 0 && is_aloud() { ";" } else { "" };
        let space = if ply > 0 { " " } else { "" };
        if ply % 2 == 0 { format!("{pause}{space}{}.{text}", ply / 2 + 1) } else { format!(" {text}") }
    };
    moves.into_iter().enumerate().map(number).collect()
}

/// The line to the position of a game.
#[must_use]
pub fn line_before(source: &Source) -> String {
    let ply = usize::from(source.ply.unwrap_or(0));
    numbered(source.moves.iter().flat_map(|moves| moves.split(' ')).take(ply))
}

/// A trap with the line to it.
#[must_use]
pub fn trap_line(line: &TrapLine) -> String {
    let falls = format!("{}?", line.falls);
    say().trap_falls(numbered(line.before.iter().map(String::as_str).chain([&*falls])), &*line.shot)
}

/// What is trained with traps.
#[must_use]
pub fn trap_about(exercise: TrapExercise) -> String {
    say().trap_about(exercise.as_ref(), in_men(u16::try_from(SOUND).unwrap_or_default()))
}

/// The task on a line to a trap: to play on, or to tell the moves that fall into it.
#[must_use]
pub fn trap_task(plays_on: bool) -> String {
    if plays_on { say().trap_play_on_task() } else { say().trap_which_task() }
}

/// The name of an exercise that does not announce itself.
#[must_use]
pub fn trial_title(trial: UnannouncedKind, is_about_traps: bool) -> String {
    match trial {
        UnannouncedKind::WhichLose if is_about_traps => say().trap_exercise(TrapExercise::WhichFalls.as_ref()),
        UnannouncedKind::YourMove if is_about_traps => say().trap_exercise(TrapExercise::PlayOn.as_ref()),
        _ => say().trial_name(trial),
    }
}

/// A line from the start of a game.
fn whole_line(line: &[String]) -> String {
    numbered(line.iter().map(String::as_str))
}

/// Where a game left the repertoire, in a row.
#[must_use]
pub fn departure_row(left: &Departure) -> String {
    let line = whole_line(&left.line);
    match left.by {
        LeftBy::Player => say().departure_own_row(line),
        LeftBy::Opponent => say().departure_other_row(line),
    }
}

/// Where a game left the repertoire: the line, who left it, what the repertoire has, and what the engine says.
#[must_use]
pub fn departure(left: &Departure) -> Vec<String> {
    let line = whole_line(&left.line);
    let right = left.right.map(|right| write_move(&left.position, right));
    let first = match right {
        Some(right) => say().departure_own(line, right),
        None => say().departure_other(line),
    };
    let value = |value: SearchedValue| decimal(&format!("{:+.2}", f64::from(value.centi_men) / 100.0));
    let engine = match left.values.map(|found| found.map(value)) {
        [Some(made), Some(right)] => say().departure_values(made, right),
        [Some(made), None] => say().departure_value(made),
        [None, _] => say().departure_no_value(),
    };
    let players = match &left.players {
        [Some(white), Some(black)] => Some(say().puzzle_players(white.as_str(), black.as_str())),
        _ => None,
    };
    [first, engine].into_iter().chain(players).collect()
}

/// A reply without an answer, in a row.
#[must_use]
pub fn gap_row(gap: &Gap) -> String {
    say().gap_row(whole_line(&gap.line))
}

/// A reply without an answer.
#[must_use]
pub fn repertoire_gap(gap: &Gap) -> String {
    say().repertoire_gap(whole_line(&gap.line), gap.games)
}

/// A card that nothing leads to, in a row.
#[must_use]
pub fn redundant_row(card: &Card) -> String {
    say().redundant_row(card_line(card))
}

/// A card that nothing leads to.
#[must_use]
pub fn redundant_card(card: &Card) -> String {
    say().redundant_card(card_line(card))
}

/// The line to a card with its move; the move alone if the position was set up.
fn card_line(card: &Card) -> String {
    let played = write_move(&card.position, card.played);
    match &card.line {
        Some(line) => numbered(line.iter().map(String::as_str).chain([&*played])),
        None => played,
    }
}

/// How often a type of middlegame arises, and from which openings.
#[must_use]
pub fn middlegame_often(table: &MiddlegameTable, each: &MiddlegameType) -> String {
    let share = percent(f64::from(each.games) / f64::from(table.games.max(1)));
    let openings = each.openings.iter().map(|opening| {
        let line = numbered(opening.moves.split(' '));
        say().middlegame_opening(line, opening.games, opening.of)
    });
    say().middlegame_often(each.games, table.games, share, list(openings.collect::<Vec<_>>()))
}

/// The player's own games with a type of middlegame and against it.
#[must_use]
pub fn middlegame_own(known: &Middlegame) -> String {
    let told = |own: OwnResults| match own.games {
        0 => "0".to_owned(),
        _ if is_aloud() => say().spoken_opening_own(own.games, own.won, own.drawn, own.lost),
        _ => own_results(own),
    };
    let [own, against] = known.own;
    if own.games + against.games == 0 {
        return say().middlegame_own_none();
    }
    say().middlegame_own(told(own), told(against))
}

/// A value for White, which was found for a side.
#[must_use]
pub fn opening_value(value: SearchedValue, side: Color) -> String {
    let score = Score::centi_men(value.centi_men.into());
    short_value(if side == Color::White { score } else { -score })
}

/// The results of the player's own games: wins, draws and losses. Empty without games.
#[must_use]
pub fn own_results(own: OwnResults) -> String {
    if own.games == 0 { String::new() } else { say().opening_own(own.games, own.won, own.drawn, own.lost) }
}

/// What else there is to say of a move in a position: its name, and the shot that it allows.
#[must_use]
pub fn opening_remark(position: &AnyPosition, explored: &ExploredMove) -> String {
    let after = position.play_unchecked(explored.played);
    let trap = explored.shot.map(|shot| say().opening_trap(write_move(&after, shot)));
    explored.name.map(opening_name).into_iter().chain(trap).collect::<Vec<_>>().join(" · ")
}

/// Below how many men neither side is called better.
pub const EVEN: f64 = 0.05;

/// The columns of a table of openings: move, the games of three groups, value, own games, and what else there is to say.
const COLUMNS: usize = 7;
/// The column of games between programs.
const PROGRAMS: usize = 3;

/// The moves of a position as rows of a table, under their heads. In `width` columns the games of programs and the remarks
/// are left out, and a move with a trap has a sign.
#[must_use]
pub fn opening_rows(explored: &Explored, width: Option<usize>) -> Vec<String> {
    let heads = [
        say().opening_head_move(),
        say().opening_head_unselected(),
        say().opening_head_selected(),
        say().opening_head_programs(),
        say().opening_head_value(),
        say().opening_head_own(),
        String::new(),
    ];
    let is_narrow = width.is_some();
    let moves = explored.moves.iter().map(|each| columns(&explored.position, each, is_narrow));
    let rows: Vec<[String; COLUMNS]> = std::iter::once(heads).chain(moves).collect();
    let shown = |column: &usize| !is_narrow || *column != PROGRAMS;
    let widest = |column: usize| rows.iter().map(|row| row[column].width()).max().unwrap_or(0);
    let write = |row: &[String; COLUMNS]| {
        let mut line = padded(&row[0], widest(0));
        for column in (1..COLUMNS - 1).filter(shown) {
            line = format!("{line} {}", padded_left(&row[column], widest(column)));
        }
        format!("{line} {}", row[COLUMNS - 1]).trim_end().to_owned()
    };
    rows.iter().map(write).collect()
}

/// The moves of a position, a sentence each: how often they are played and by whom, their value, the player's own games
/// and the trap that they fall into.
#[must_use]
pub fn opening_sentences(explored: &Explored) -> Vec<String> {
    let sentence = |each: &ExploredMove| {
        let counts = each.counts;
        let games = [
            (counts.unselected > 0).then(|| say().spoken_opening_unselected(counts.unselected)),
            (counts.selected > 0).then(|| say().spoken_opening_selected(counts.selected)),
            (counts.programs > 0).then(|| say().spoken_opening_programs(counts.programs)),
        ];
        let side = explored.position.side_to_move();
        let value = each.value.map(|value| spoken_value(value, side));
        let own = each.own;
        let own = (own.games > 0).then(|| say().spoken_opening_own(own.games, own.won, own.drawn, own.lost));
        let remark = Some(opening_remark(&explored.position, each)).filter(|remark| !remark.is_empty());
        let told = games.into_iter().flatten().chain(value).chain(own).chain(remark);
        let told = list(told.collect::<Vec<_>>());
        say().plain_labelled(write_move(&explored.position, each.played), told)
    };
    explored.moves.iter().map(sentence).collect()
}

/// Who is better by a value found for a side, and by how much.
fn spoken_value(value: SearchedValue, found_for: Color) -> String {
    let men = f64::from(value.centi_men.abs()) / 100.0;
    let better = if value.centi_men >= 0 { found_for } else { !found_for };
    if men < EVEN {
        say().spoken_opening_even()
    } else {
        say().spoken_opening_better(side(better), decimal(&format!("{men:.1}")))
    }
}

fn columns(position: &AnyPosition, each: &ExploredMove, is_narrow: bool) -> [String; COLUMNS] {
    let count = |games: u32| if games == 0 { "-".to_owned() } else { games.to_string() };
    let value = each.value.map_or_else(|| "-".to_owned(), |value| opening_value(value, position.side_to_move()));
    let own = if is_narrow { each.own.games.to_string() } else { own_results(each.own) };
    let trap = if each.shot.is_some() { "!" } else { "" };
    [
        write_move(position, each.played),
        count(each.counts.unselected),
        count(each.counts.selected),
        count(each.counts.programs),
        value,
        if each.own.games == 0 { String::new() } else { own },
        if is_narrow { trap.to_owned() } else { opening_remark(position, each) },
    ]
}

//! Games.

use std::time::Duration;

use unicode_width::UnicodeWidthStr;

use crate::words::common::side;
use crate::words::language::say;
use damier_engine::EngineError;
use damier_rules::notation::SquareNames;
use damier_rules::{Color, DrawOfferError, MOVES_BEFORE_DRAW_OFFER, Variant};
use damier_train::arbiter::Ruling;
use damier_train::play::ballots::{Ballot, BallotTable};
use damier_train::play::terms::Terms;
use damier_train::play::{Complaint, GamePhase, PlayLesson, SavedGame, Seat};
use etude_arbiter::clock::shown;
use etude_text::fluent::is_aloud;
use etude_text::plain::plain;
use etude_tui::text::{padded, padded_left};

/// The strength of the levels in games: the steps of `docs/strength.md` below the 2400 of level 8, rounded to tens.
const ELO: [u16; 8] = [1_030, 1_220, 1_410, 1_580, 1_800, 2_000, 2_200, 2_400];

/// A level with its strength and its character.
#[must_use]
pub fn level_value(level: u8) -> String {
    say().level_choice(level, ELO[usize::from(level.clamp(1, 8)) - 1])
}

/// No and yes, in the order of [`crate::tui::form::NO_YES`].
#[must_use]
pub fn no_yes() -> [String; 2] {
    [say().no(), say().yes()]
}

/// The engine failed in the middle of a game.
#[must_use]
pub fn game_engine_failed(error: &EngineError) -> String {
    say().game_engine_failed(crate::words::errors::engine::engine_error(error))
}

/// The player's own engine failed, and the bundled one replaces it.
#[must_use]
pub fn program_fault(error: &EngineError) -> String {
    say().program_fault(crate::words::errors::engine::engine_error(error))
}

/// The name of who plays a side; `name` is the trainee's, which may be empty.
#[must_use]
pub fn seat_name(seat: &Seat, name: &str) -> String {
    match seat {
        Seat::Trainee if name.trim().is_empty() => say().game_you(),
        Seat::Trainee => plain(name).into_owned(),
        Seat::Guest(name) => plain(name).into_owned(),
        Seat::Remote(side) if side.name.trim().is_empty() => say().remote_side(),
        Seat::Remote(side) => plain(&side.name).into_owned(),
        Seat::Level(level) => say().level_name(level.number()),
        Seat::OwnEngine => say().own_engine(),
    }
}

/// The name of the trainee's opponent.
#[must_use]
pub fn guest_name(lesson: &PlayLesson) -> String {
    match (lesson.program_name(), lesson.terms.seat(!lesson.mine())) {
        (Some(name), _) => name.to_owned(),
        (None, Seat::OwnEngine) if !lesson.uses_program() && lesson.phase() != GamePhase::Starting => {
            seat_name(&Seat::Level(Seat::OwnEngine.level()), "")
        }
        (None, seat) => seat_name(seat, ""),
    }
}

/// Who plays in a saved game: the opponent of the trainee, or both names.
#[must_use]
pub fn saved_players(saved: &SavedGame) -> String {
    let Some(seats) = saved.seats() else { return String::new() };
    if let Some(trainee) = seats.iter().position(|seat| *seat == Seat::Trainee) {
        return seat_name(&seats[1 - trainee], "");
    }
    both_players(&seats, "")
}

/// Both players, White first.
#[must_use]
pub fn both_players(seats: &[Seat; 2], name: &str) -> String {
    let [white, black] = seats.each_ref().map(|seat| seat_name(seat, name));
    // A voice passes over a dash.
    if is_aloud() { format!("{white}, {black}") } else { format!("{white} – {black}") }
}

/// Announces the next game of a play-off between two people, White's name and time first.
#[must_use]
pub fn next_of_two(game: u32, names: [String; 2], times: [String; 2]) -> String {
    let ([white, black], [whites, blacks]) = (names, times);
    say().playoff_continues_of(game, white, whites, black, blacks)
}

/// The score of a mini-match of two people, White's name and points first.
#[must_use]
pub fn match_of_two(is_first: bool, names: [String; 2], points: [u8; 2]) -> String {
    let ([white, black], [whites, blacks]) = (names, points);
    if is_first {
        say().match_continues_of(white, whites, black, blacks)
    } else {
        say().match_over_of(white, whites, black, blacks)
    }
}

/// The ballots that lead to the start of a game, a line each, and what is unusual about a flying one.
#[must_use]
pub fn ballots(ballots: &[Ballot]) -> Vec<String> {
    let mut lines: Vec<String> = ballots.iter().map(ballot).collect();
    let flying = ballots.iter().map(Ballot::elsewhere).find(|men| !men.is_empty());
    lines.extend(flying.map(|men| say().ballot_flying(men_elsewhere(&men))));
    lines
}

fn ballot(ballot: &Ballot) -> String {
    let written =
        [ballot.code, &ballot.written()].into_iter().filter(|part| !part.is_empty()).collect::<Vec<&str>>().join(" ");
    match ballot.table {
        BallotTable::Basic => say().ballot_basic(written),
        BallotTable::Federation | BallotTable::Balanced => say().ballot_drawn(written),
    }
}

/// The men of a flying ballot, such as "White's man of a3 on h4".
#[must_use]
pub fn men_elsewhere(men: &[(Color, &'static str, &'static str)]) -> String {
    let told: Vec<String> = men.iter().map(|&(color, from, to)| say().man_elsewhere(side(color), to, from)).collect();
    told.join(", ")
}

/// How the arbiter sees that a piece was touched.
#[must_use]
pub fn complaint(complaint: &Complaint, variant: Variant) -> String {
    let by = say().side_name(side(complaint.by));
    let other = say().side_name(side(!complaint.by));
    let square = SquareNames::of(variant).text(complaint.touched).to_string();
    let article = complaint.article;
    match complaint.ruling {
        Ruling::CorrectOrAccept => say().complaint_breach(by, square, other, article),
        Ruling::Accepted => say().complaint_late(by, square, other, article),
        ruling => say().complaint_touched(by, square, other, crate::words::arbiter::ruling(ruling), article),
    }
}

/// A line of the clock pane: a mark if the clock runs, the side, the time left if there is a clock, the player.
#[must_use]
pub fn dial(runs: bool, color: Color, left: Option<Duration>, who: &str) -> String {
    let mark = if runs { '▸' } else { ' ' };
    let color = side_padded(color);
    match left {
        None => format!("{mark} {color} {who}"),
        Some(left) => format!("{mark} {color} {} {who}", padded_left(&dial_time(left), 5)),
    }
}

/// The name of a side, in as many columns as the longer of the two.
pub(super) fn side_padded(color: Color) -> String {
    let width = Color::ALL.map(|color| say().side_name(side(color)).width()).into_iter().max().unwrap_or(0);
    padded(&say().side_name(side(color)), width)
}

/// The time left: hours if there are any, minutes, seconds.
#[must_use]
pub fn dial_time(left: Duration) -> String {
    let seconds = shown(left);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes:02}:{seconds:02}") }
}

/// Why a draw cannot be offered now.
#[must_use]
pub fn offer_refused(error: DrawOfferError) -> String {
    match error {
        DrawOfferError::TooEarly { moves } => say().offer_too_early(MOVES_BEFORE_DRAW_OFFER, moves),
        DrawOfferError::OfferedLast => say().offer_offered_last(),
        DrawOfferError::NotWithOwnMove => say().offer_not_your_move(),
        DrawOfferError::NoOffer => say().offer_none(),
        DrawOfferError::GameOver => say().offer_game_over(),
    }
}

/// The variant and the opponent, and which game of a play-off it is.
#[must_use]
pub fn game_subject(terms: &Terms, opponent: &str) -> String {
    let variant = crate::words::common::variant_name(terms.variant());
    match (terms.playoff, terms.mini_match) {
        (Some(playoff), _) => say().playoff_subject(variant, opponent, playoff.number),
        (None, Some(place)) => say().match_subject(variant, opponent, place.number()),
        (None, None) => say().game_subject(variant, opponent),
    }
}

//! Notation.

use std::time::Duration;

use damier_rules::notation::Symbol;
use damier_rules::{Color, Piece, PieceKind, Variant};
use damier_train::notation::{Ask, Sign, Skill, Slip};

pub const NOTATION_TITLE: &str = "Notation";
pub const NOTATION_SETUP: &str = "what to train";
pub const NOTATION_HOW_TO: &str = "how it works";
pub const NOTATION_START: &str = "Start";
pub const NOTATION_MESSAGE: &str = "answer";
pub const NOTATION_RESULTS: &str = "result";
pub const NOTATION_SKILL: &str = "train";
pub const NOTATION_BOARD: &str = "board";
pub const NOTATION_BOTTOM: &str = "below";
pub const NOTATION_TIME: &str = "time";
pub const NOTATION_PLIES: &str = "moves";
pub const NOTATION_NUMBERS: &str = "names";
pub const NOTATION_TIMES: [&str; 2] = ["30 seconds", "no clock"];
pub const NOTATION_COORDINATES: [&str; 3] = ["nowhere", "at the edge", "everywhere"];
pub const NOTATION_ENTER_STARTS: &str = " Enter starts";
pub const NOTATION_GO_ON: &str = " Enter goes on";
pub const NOTATION_READ: &str = " Enter: next move, ←: the one before";
pub const NOTATION_ASK: &str = " Enter: what stands where?";
pub const NOTATION_REVEALED: &str = " Enter reads another score";
pub const NOTATION_AGAIN: &str = " Enter starts again, Esc: other choices";
pub const NOTATION_ENDS: &str = "Esc ends it";
pub const NOTATION_LEFT: &str = "time left";
pub const NOTATION_PROMPT_SQUARE: &str = " square › ";
pub const NOTATION_PROMPT_SIGN: &str = " sign › ";
pub const NOTATION_POINT: &str = " arrows and Enter, or click it";
pub const NOTATION_MAKE: &str = " make it: arrows and Enter, or mouse";
pub const NOTATION_RIGHT: &str = "Right.";
pub const NOTATION_COMES_BACK: &str = "It will come back.";
pub const NOTATION_REVEALED_MESSAGE: &str = "This is how it stands.";
pub const NOTATION_UNKNOWN: &str = "?";
pub const NOTATION_FIRST: &str = "The first session of this kind: the next ones are compared with it.";
pub const NOTATION_NO_ANSWER: &str = "No answer was given.";
pub const NOTATION_TREND_HEADER: [&str; 5] = ["sessions", "", "", "right", "median"];
pub const NOTATION_TREND: &str = "trend";

/// What can be trained.
#[must_use]
pub const fn skill(skill: Skill) -> &'static str {
    match skill {
        Skill::FindSquare => "find the square",
        Skill::NameSquare => "name the square",
        Skill::MakeMove => "make the move",
        Skill::WriteMove => "write the move",
        Skill::Blind => "read blind",
        Skill::Signs => "signs",
    }
}

/// How it is trained.
#[must_use]
pub const fn skill_how_to(skill: Skill) -> &'static str {
    match skill {
        Skill::FindSquare => "A name is given: go to its square with the arrow keys and press Enter, or click it.",
        Skill::NameSquare => "A square is marked ?: type its name and press Enter.",
        Skill::MakeMove => {
            "A written move is given: make it on the board with the arrow keys or the mouse. Of two captures with the \
             same ends the written way counts."
        }
        Skill::WriteMove => {
            "A move is made on the board: write it. A capture has an x; where two captures share their ends, the squares \
             between or the captured pieces follow."
        }
        Skill::Blind => {
            "The moves of a game from the start are shown one by one, and no board. Then tell what stands where."
        }
        Skill::Signs => {
            "Write the sign for what happened (x - + = ! ? * a.l.); what a sign means is chosen by its digit."
        }
    }
}

/// The name of a board.
#[must_use]
pub const fn board_name(variant: Variant) -> &'static str {
    match variant {
        Variant::International => "international 10x10",
        Variant::Russian => "Russian 8x8",
        Variant::Brazilian => "Brazilian 8x8",
    }
}

/// A row of the form in full.
#[must_use]
pub fn chosen_row(label: &str, value: &str) -> String {
    format!(" {label}: {value}")
}

/// How many moves are read blind: a number of plies.
#[must_use]
pub fn plies_to_read(plies: usize) -> String {
    format!("{} by each side", plies / 2)
}

/// The subject of a session.
#[must_use]
pub fn notation_subject(trained: Skill, variant: Variant) -> String {
    format!("{} · {}", skill(trained), board_name(variant))
}

/// The count of a session.
#[must_use]
pub fn right_and_wrong(right: usize, wrong: usize) -> String {
    format!("{right} right · {wrong} wrong")
}

/// What is left of a session, in whole seconds begun.
#[must_use]
pub fn left(time: Duration) -> String {
    super::minutes(Duration::from_secs(time.as_secs() + u64::from(time.subsec_nanos() > 0)))
}

/// What is asked where a square has to be found.
#[must_use]
pub fn where_is(name: &str) -> String {
    format!("Where is {name}?")
}

pub const NOTATION_NAME_IT: &str = "Which square is marked?";
pub const NOTATION_WRITE_IT: &str = "Write the move that was made.";

/// What is asked where a move has to be made.
#[must_use]
pub fn make_move(side: Color, written: &str) -> String {
    format!("{side} plays {written}: make the move.")
}

/// A square that was taken for another.
#[must_use]
pub fn wrong_square(asked: &str, given: &str) -> String {
    format!("That was {given}. Here is {asked}: it will come back.")
}

/// A square that was called by another name.
#[must_use]
pub fn wrong_name(asked: &str, given: &str) -> String {
    format!("It was {asked}, not {given}: it will come back.")
}

/// What the right answer was.
#[must_use]
pub fn it_was(answer: &str) -> String {
    format!("It was {answer}.")
}

/// A move that was made in the place of the written one.
#[must_use]
pub fn wrong_move(asked: &str, given: &str) -> String {
    format!("You made {given}. {asked} is marked.")
}

/// What is wrong with a written move. `asked` is how it is written.
#[must_use]
pub fn slip(slip: &Slip, given: &str, asked: &str) -> String {
    match slip {
        Slip::Refused(error) => format!("{}.", super::move_error(error)),
        Slip::OtherMove => format!("{given} is another move."),
        Slip::NoCaptureSign => format!("It takes a piece: the sign of a capture stands between, {asked}."),
        Slip::NoSign => format!("The sign between the squares is missing: {asked}."),
    }
}

/// A move of a score that is read, with its number.
#[must_use]
pub fn score_move(ply: usize, written: &str) -> String {
    format!("{}. {}{written}", ply / 2 + 1, if ply.is_multiple_of(2) { "" } else { "… " })
}

/// How far a score is read.
#[must_use]
pub fn read_so_far(shown: usize, plies: usize) -> String {
    format!("{shown} of {plies} moves read")
}

/// What is asked about a square.
#[must_use]
pub fn what_stands_on(name: &str) -> String {
    format!("What stands on {name}?")
}

/// What may stand on a square, in the order of the choices.
pub const CONTENTS: [Option<Piece>; 5] = [
    Some(Piece { color: Color::White, kind: PieceKind::Man }),
    Some(Piece { color: Color::White, kind: PieceKind::King }),
    Some(Piece { color: Color::Black, kind: PieceKind::Man }),
    Some(Piece { color: Color::Black, kind: PieceKind::King }),
    None,
];

/// What stands on a square.
#[must_use]
pub const fn contents(piece: Option<Piece>) -> &'static str {
    match piece {
        Some(Piece { color: Color::White, kind: PieceKind::Man }) => "a white man",
        Some(Piece { color: Color::White, kind: PieceKind::King }) => "a white king",
        Some(Piece { color: Color::Black, kind: PieceKind::Man }) => "a black man",
        Some(Piece { color: Color::Black, kind: PieceKind::King }) => "a black king",
        None => "nothing",
    }
}

/// A choice with its digit.
#[must_use]
pub fn choice(place: usize, text: &str) -> String {
    format!("{}  {text} ", place + 1)
}

/// What is asked about a sign.
#[must_use]
pub fn sign_question(ask: Ask, sign: Sign, written: &str) -> String {
    match ask {
        Ask::WhichSign => format!("{}: which sign?", situation(sign)),
        Ask::WhatItMeans => format!("What does {written} mean?"),
    }
}

/// What a sign means.
#[must_use]
pub const fn meaning(sign: Sign) -> &'static str {
    match sign {
        Sign::Quiet => "a quiet move",
        Sign::Capture => "a capture",
        Sign::Beside(symbol) => match symbol {
            Symbol::Win => "wins the game",
            Symbol::Draw => "draws the game",
            Symbol::Good => "a good move",
            Symbol::VeryGood => "a very good move",
            Symbol::Bad => "a bad move",
            Symbol::VeryBad => "a very bad move",
            Symbol::Interesting => "looks good, may be bad",
            Symbol::Dubious => "looks bad, may be good",
            Symbol::Forced => "forced, all else loses",
            Symbol::AdLibitum => "take any route, the same result",
            Symbol::Material(1..) => "wins a man",
            Symbol::Material(_) => "loses a man",
            Symbol::Nag(_) => "a numbered remark",
        },
    }
}

/// What happened when a sign is written.
#[must_use]
pub const fn situation(sign: Sign) -> &'static str {
    match sign {
        Sign::Quiet => "It goes and takes nothing",
        Sign::Capture => "A piece is taken",
        Sign::Beside(symbol) => match symbol {
            Symbol::Win => "Now it is won",
            Symbol::Draw => "Now it is a draw",
            Symbol::Good => "A strong move",
            Symbol::VeryGood => "A brilliant move",
            Symbol::Bad => "A mistake",
            Symbol::VeryBad => "A blunder",
            Symbol::Interesting => "It seems good, is it?",
            Symbol::Dubious => "It seems bad, is it?",
            Symbol::Forced => "Any other move loses",
            Symbol::AdLibitum => "Two ways, one result",
            Symbol::Material(1..) => "In the end a man up",
            Symbol::Material(_) => "In the end a man down",
            Symbol::Nag(_) => "A remark with a number",
        },
    }
}

/// The right choice of a sign, in full.
#[must_use]
pub fn sign_means(written: &str, sign: Sign) -> String {
    format!("{written} stands for: {}.", meaning(sign))
}

/// The median time of a session.
#[must_use]
pub fn median_time(millis: u32) -> String {
    format!("median {}", super::seconds(millis))
}

/// The median times of the sessions before, the last one first.
#[must_use]
pub fn times_before(millis: impl Iterator<Item = u32>) -> String {
    format!("before {} s", millis.map(tenths).collect::<Vec<_>>().join(" "))
}

/// Seconds with a tenth, without their unit.
#[must_use]
pub fn tenths(millis: u32) -> String {
    format!("{}.{}", millis / 1_000, millis % 1_000 / 100)
}

/// The items that took longest.
#[must_use]
pub fn slowest(items: &str) -> String {
    format!("slow   {items}")
}

/// The items that were missed.
#[must_use]
pub fn missed(items: &str) -> String {
    format!("missed {items}")
}

/// How a median time compares with the usual one.
#[must_use]
pub fn compared(now: u32, usual: u32) -> String {
    let usual_words = super::seconds(usual);
    // A tenth more or less is nothing.
    if now.abs_diff(usual) * 10 <= usual {
        format!("As quick as usual ({usual_words}).")
    } else if now < usual {
        format!("Quicker than usual: {usual_words} in the sessions before.")
    } else {
        format!("Slower than usual: {usual_words} in the sessions before.")
    }
}

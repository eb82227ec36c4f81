//! What stands beside the board.

use super::setup::Field;
use super::{Training, board, option_text, results};
use crate::tui::app::Shared;
use crate::tui::form::Form;
use crate::tui::page::{InputLine, Middle, Page, Pane, Tone, Words};
use crate::words;
use damier_rules::notation::{SquareNames, write_move};
use damier_rules::{AnyPosition, Square};
use damier_train::notation::{Ask, Given, Outcome, Phase, Question, Skill};

/// The page on which the choices are made.
pub fn setup_page(form: &Form<Field>, shared: &Shared) -> Page {
    let settings = shared.notation.settings;
    let mut board = shared.board(AnyPosition::start(settings.variant));
    board.numbers = shared.notation.numbers;
    // The chosen row in full: the pane may be too narrow for it.
    let chosen = form.chosen_row().map(|row| words::chosen_row(row.label(), row.value()));
    Page {
        subject: Words::new(Tone::Quiet, words::notation_subject(settings.skill, settings.variant)),
        clock: Pane::new(words::NOTATION_TITLE.to_lowercase(), Vec::new()),
        middle_title: words::NOTATION_SETUP.to_owned(),
        message: Pane {
            title: words::NOTATION_HOW_TO.to_owned(),
            lines: vec![Words::from(words::skill_how_to(settings.skill))],
        },
        input: prompt(chosen.unwrap_or_else(|| words::NOTATION_ENTER_STARTS.to_owned())),
        ..form.page(words::NOTATION_TITLE, board)
    }
}

/// The page of a session.
pub fn page(training: &Training, shared: &Shared) -> Page {
    let session = &training.session;
    let settings = session.settings();
    let is_over = session.phase() == Phase::Over;
    let time = session.until().filter(|_| !is_over).map(|until| words::left(until.saturating_sub(shared.now)));
    Page {
        subject: Words::new(Tone::Quiet, words::notation_subject(settings.skill, settings.variant)),
        clock: Pane::new(words::PANE_CLOCK, clock(training)),
        time: time.unwrap_or_default(),
        middle_title: if is_over { words::NOTATION_RESULTS } else { words::skill(settings.skill) }.to_owned(),
        middle: middle(training),
        message: Pane {
            title: if is_over { words::NOTATION_TREND } else { words::NOTATION_MESSAGE }.to_owned(),
            lines: message(training),
        },
        input: input(training),
        ..Page::new(words::NOTATION_TITLE, board::picture(training, shared))
    }
}

fn clock(training: &Training) -> Vec<Words> {
    let session = &training.session;
    let (right, wrong) = session.count();
    let count = Words::from(words::right_and_wrong(right, wrong));
    match (session.phase(), session.until()) {
        (Phase::Over, _) => vec![count],
        (_, Some(_)) => vec![Words::new(Tone::Quiet, words::NOTATION_LEFT), count],
        (_, None) => vec![count, Words::new(Tone::Quiet, words::NOTATION_ENDS)],
    }
}

fn middle(training: &Training) -> Middle {
    let session = &training.session;
    let variant = session.settings().variant;
    if session.phase() == Phase::Over {
        return Middle::Menu(results::lines(training));
    }
    let large = |text: String| Middle::Large(text);
    let typed = || {
        let typed = training.typed.text();
        let text = if typed.is_empty() { words::NOTATION_UNKNOWN } else { typed };
        large(text.to_owned())
    };
    match (session.question(), session.phase()) {
        (Some(Question::Square(square)), _) if training.skill() == Skill::FindSquare => large(name(training, *square)),
        (Some(Question::Square(_)), _) => typed(),
        (Some(Question::Move { position, played }), phase) => {
            let is_open = phase == Phase::Asking && session.settings().skill == Skill::WriteMove;
            if is_open { typed() } else { large(write_move(position, *played)) }
        }
        (Some(Question::Sign { ask: Ask::WhichSign, sign, .. }), phase) => {
            if phase == Phase::Asking {
                typed()
            } else {
                large(sign.text(variant))
            }
        }
        (Some(Question::Contents { .. } | Question::Sign { .. }), _) => Middle::Menu(options(training)),
        (None, Phase::Reading) => large(session.in_sight().map_or_else(String::new, |(position, played, ply)| {
            words::score_move(ply, &write_move(&position, played))
        })),
        (None, _) => large(words::board_name(variant).to_owned()),
    }
}

/// The choices; once they are made, the right one is marked, and the wrong one if it was chosen.
fn options(training: &Training) -> Vec<Words> {
    let session = &training.session;
    let answered = session.outcomes().last().filter(|_| session.phase() == Phase::Corrected);
    let line = |(place, option): (usize, Given)| {
        let text = words::choice(place, option_text(&option));
        match answered {
            Some(last) if last.question.is_right(&option) => Words::new(Tone::Good, format!("√ {text}")),
            Some(last) if last.given == option => Words::new(Tone::Bad, format!("× {text}")),
            None if place == training.chosen => Words::new(Tone::Chosen, format!("▸ {text}")),
            _ => Words::from(format!("  {text}")),
        }
    };
    training.options().into_iter().enumerate().map(line).collect()
}

/// What is asked, in words.
fn question(training: &Training) -> Option<String> {
    let session = &training.session;
    Some(match session.question()? {
        Question::Square(square) if training.skill() == Skill::FindSquare => words::where_is(&name(training, *square)),
        Question::Square(_) => words::NOTATION_NAME_IT.to_owned(),
        Question::Move { position, played } if training.skill() == Skill::MakeMove => {
            words::make_move(position.side_to_move(), &write_move(position, *played))
        }
        Question::Move { .. } => words::NOTATION_WRITE_IT.to_owned(),
        Question::Contents { square, .. } => words::what_stands_on(&name(training, *square)),
        Question::Sign { ask, sign, .. } => words::sign_question(*ask, *sign, &sign.text(session.settings().variant)),
    })
}

fn message(training: &Training) -> Vec<Words> {
    let session = &training.session;
    if let Some(problem) = &training.problem {
        return vec![Words::new(Tone::Bad, words::not_an_answer(problem))];
    }
    let last = session.outcomes().last();
    match session.phase() {
        Phase::Over => results::message(training),
        Phase::Reading => {
            let shown = session.in_sight().map_or(0, |(_, _, ply)| ply + 1);
            vec![Words::from(words::read_so_far(shown, session.plies()))]
        }
        Phase::Revealed => vec![Words::from(words::NOTATION_REVEALED_MESSAGE)],
        Phase::Corrected => last.map(|last| correction(training, last)).unwrap_or_default(),
        Phase::Asking => {
            let verdict = last.map(|last| {
                if last.is_right {
                    vec![Words::new(Tone::Good, words::NOTATION_RIGHT)]
                } else if matches!(last.question, Question::Square(_)) {
                    correction(training, last)
                } else {
                    Vec::new()
                }
            });
            let entering = match session.question() {
                Some(Question::Move { position, .. }) => training.entry.problem(position),
                _ => None,
            };
            let asked = question(training).map(Words::from);
            let entering = entering.map(|problem| Words::new(Tone::Bad, problem));
            // The verdict comes first where only one line is in sight.
            if training.options().is_empty() {
                asked.into_iter().chain(entering).chain(verdict.unwrap_or_default()).collect()
            } else {
                verdict.unwrap_or_default().into_iter().chain(asked).collect()
            }
        }
    }
}

/// What was wrong with an answer, and what would have been right.
fn correction(training: &Training, outcome: &Outcome) -> Vec<Words> {
    let variant = training.session.settings().variant;
    let bad = |text: String| vec![Words::new(Tone::Bad, text)];
    match (&outcome.question, &outcome.given) {
        (Question::Square(asked), Given::Square(given)) => {
            let (asked, given) = (name(training, *asked), name(training, *given));
            let is_found = training.skill() == Skill::FindSquare;
            bad(if is_found { words::wrong_square(&asked, &given) } else { words::wrong_name(&asked, &given) })
        }
        (Question::Square(asked), _) => bad(words::it_was(&name(training, *asked))),
        (Question::Move { position, played }, given) => {
            let asked = write_move(position, *played);
            let first = match given {
                Given::Move(given) => words::wrong_move(&asked, &write_move(position, *given)),
                Given::Text(text, Some(slip)) => words::slip(slip, text, &asked),
                _ => String::new(),
            };
            let mut lines = if first.is_empty() { Vec::new() } else { bad(first) };
            lines.push(Words::from(words::it_was(&asked)));
            lines
        }
        (Question::Contents { piece, .. }, _) => bad(words::it_was(words::contents(*piece))),
        (Question::Sign { sign, .. }, _) => bad(words::sign_means(&sign.text(variant), *sign)),
    }
}

fn input(training: &Training) -> InputLine {
    let session = &training.session;
    let typed =
        |label: &str| InputLine { prompt: label.to_owned(), typed: training.typed.clone(), preview: Words::default() };
    match session.phase() {
        Phase::Over => prompt(words::NOTATION_AGAIN.to_owned()),
        Phase::Corrected => prompt(words::NOTATION_GO_ON.to_owned()),
        Phase::Revealed => prompt(words::NOTATION_REVEALED.to_owned()),
        Phase::Reading => {
            let is_last = session.in_sight().is_some_and(|(_, _, ply)| ply + 1 == session.plies());
            prompt(if is_last { words::NOTATION_ASK } else { words::NOTATION_READ }.to_owned())
        }
        Phase::Asking => match training.skill() {
            Skill::FindSquare => prompt(words::NOTATION_POINT.to_owned()),
            Skill::NameSquare => typed(words::NOTATION_PROMPT_SQUARE),
            Skill::MakeMove => prompt(words::NOTATION_MAKE.to_owned()),
            Skill::WriteMove => typed(words::PROMPT_MOVE),
            Skill::Signs if training.writes_sign() => typed(words::NOTATION_PROMPT_SIGN),
            Skill::Blind | Skill::Signs => prompt(format!(" {}", question(training).unwrap_or_default())),
        },
    }
}

/// A line that says something where nothing is typed.
fn prompt(text: String) -> InputLine {
    InputLine { preview: Words::new(Tone::Quiet, text), ..InputLine::default() }
}

/// The name of a square on the board that is trained.
fn name(training: &Training, square: Square) -> String {
    SquareNames::of(training.session.settings().variant).text(square).to_string()
}

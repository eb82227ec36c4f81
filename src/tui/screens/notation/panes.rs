//! The panes beside the board.

use super::setup::NotationField;
use super::{Training, board, option_text, results};
use crate::tui::form::Form;
use crate::tui::page::{InputLine, Middle, Page, Pane, Tone, Words};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_rules::notation::{SquareNames, write_move};
use damier_rules::{AnyPosition, Square};
use damier_train::notation::{AnsweredQuestion, Ask, NotationPhase, NotationQuestion, NotationResponse, Skill};

/// The page of the form.
pub fn setup_page(form: &Form<NotationField>, shared: &Shared) -> Page {
    let settings = shared.notation.settings;
    let mut board = shared.board(AnyPosition::start(settings.variant));
    board.numbers = shared.notation.numbers;
    Page {
        subject: Words::new(Tone::Quiet, words::notation_subject(settings.skill, settings.variant)),
        clock: Pane::new(say().notation_pane(), vec![Words::new(Tone::Quiet, say().notation_enter_starts())]),
        middle_title: say().notation_setup(),
        message: Pane::new(say().notation_how_to(), vec![Words::from(say().skill_help(settings.skill))]),
        ..form.page(say().notation_title(), board)
    }
}

/// The page of a session.
pub fn page(training: &Training, shared: &Shared) -> Page {
    let session = training.session();
    let settings = session.settings;
    let is_over = session.phase == NotationPhase::Over;
    let time =
        session.until.filter(|_| !is_over).map(|until| words::left(until.saturating_sub(shared.trainer.now().run)));
    Page {
        subject: Words::new(Tone::Quiet, words::notation_subject(settings.skill, settings.variant)),
        clock: Pane::new(say().pane_clock(), clock(training)),
        counts_down: time.is_some(),
        time: time.unwrap_or_default(),
        middle_title: if is_over { say().notation_results() } else { say().skill_name(settings.skill) },
        middle: middle(training),
        message: Pane::new(if is_over { say().notation_trend() } else { say().notation_message() }, message(training)),
        input: input(training),
        ..Page::new(say().notation_title(), board::picture(training, shared))
    }
}

fn clock(training: &Training) -> Vec<Words> {
    let session = training.session();
    let (right, wrong) = session.count();
    let count = Words::from(words::right_and_wrong(right, wrong));
    match (session.phase, session.until) {
        (NotationPhase::Over, _) => vec![count],
        (_, Some(_)) => vec![Words::new(Tone::Quiet, say().notation_left()), count],
        (_, None) => vec![count, Words::new(Tone::Quiet, say().notation_ends())],
    }
}

fn middle(training: &Training) -> Middle {
    let session = training.session();
    let variant = session.settings.variant;
    if session.phase == NotationPhase::Over {
        return Middle::Menu(results::lines(training));
    }
    let large = |text: String| Middle::Large(text);
    let typed = || {
        let typed = training.typed.text();
        large(if typed.is_empty() { "?".to_owned() } else { typed.to_owned() })
    };
    match (session.question(), session.phase) {
        (Some(NotationQuestion::Square(square)), _) if training.skill() == Skill::FindSquare => {
            large(name(training, *square))
        }
        (Some(NotationQuestion::Square(_)), _) => typed(),
        (Some(NotationQuestion::Move { position, played }), phase) => {
            let is_open = phase == NotationPhase::Asking && session.settings.skill == Skill::WriteMove;
            if is_open { typed() } else { large(write_move(position, *played)) }
        }
        (Some(NotationQuestion::Sign { ask: Ask::WhichSign, sign, .. }), phase) => {
            if phase == NotationPhase::Asking {
                typed()
            } else {
                large(sign.text(variant))
            }
        }
        (Some(NotationQuestion::Contents { .. } | NotationQuestion::Sign { .. }), _) => Middle::Menu(options(training)),
        (None, NotationPhase::Reading) => {
            large(session.in_sight().map_or_else(String::new, |(position, played, ply)| {
                words::score_move(ply, &write_move(&position, played))
            }))
        }
        (None, _) => large(words::board_name(variant)),
    }
}

/// The choices; once answered, the right one is marked, and so is a wrong one that was chosen.
fn options(training: &Training) -> Vec<Words> {
    let session = training.session();
    let answered = session.outcomes.last().filter(|_| session.phase == NotationPhase::Corrected);
    let line = |(place, option): (usize, NotationResponse)| {
        let text = format!("{}  {} ", place + 1, option_text(&option));
        match answered {
            Some(last) if last.question.is_right(&option) => Words::new(Tone::Good, format!("√ {text}")),
            Some(last) if last.given == option => Words::new(Tone::Bad, format!("× {text}")),
            None if Some(place) == training.chosen => Words::new(Tone::Chosen, format!("▸ {text}")),
            _ => Words::from(format!("  {text}")),
        }
    };
    training.options().into_iter().enumerate().map(line).collect()
}

/// The question in words.
fn question(training: &Training) -> Option<String> {
    let session = training.session();
    Some(match session.question()? {
        NotationQuestion::Square(square) if training.skill() == Skill::FindSquare => {
            say().where_is(name(training, *square))
        }
        NotationQuestion::Square(_) => say().notation_name_it(),
        NotationQuestion::Move { position, played } if training.skill() == Skill::MakeMove => {
            say().make_move(words::side(position.side_to_move()), write_move(position, *played))
        }
        NotationQuestion::Move { .. } => say().notation_write_it(),
        NotationQuestion::Contents { square, .. } => say().what_stands_on(name(training, *square)),
        NotationQuestion::Sign { ask, sign, .. } => {
            words::sign_question(*ask, *sign, &sign.text(session.settings.variant))
        }
    })
}

fn message(training: &Training) -> Vec<Words> {
    let session = training.session();
    if let Some(problem) = &training.problem {
        return vec![Words::new(Tone::Bad, words::not_an_answer(problem))];
    }
    let last = session.outcomes.last();
    match session.phase {
        NotationPhase::Over => results::message(training),
        NotationPhase::Reading => {
            let shown = session.in_sight().map_or(0, |(_, _, ply)| ply + 1);
            vec![Words::from(say().moves_read(shown, session.plies()))]
        }
        NotationPhase::Revealed => vec![Words::from(say().notation_revealed_message())],
        NotationPhase::Corrected => last.map(|last| correction(training, last)).unwrap_or_default(),
        NotationPhase::Asking => {
            let verdict = last.map(|last| {
                if last.is_right {
                    vec![Words::new(Tone::Good, say().notation_right())]
                } else if matches!(last.question, NotationQuestion::Square(_)) {
                    correction(training, last)
                } else {
                    Vec::new()
                }
            });
            let entering = match session.question() {
                Some(NotationQuestion::Move { position, .. }) => training.entry.problem(position),
                _ => None,
            };
            let asked = question(training).map(Words::from);
            let entering = entering.map(|problem| Words::new(Tone::Bad, problem));
            // With choices only one line may be visible, so the verdict comes first.
            if training.options().is_empty() {
                asked.into_iter().chain(entering).chain(verdict.unwrap_or_default()).collect()
            } else {
                verdict.unwrap_or_default().into_iter().chain(asked).collect()
            }
        }
    }
}

/// What was wrong with an answer, and the right answer.
fn correction(training: &Training, outcome: &AnsweredQuestion) -> Vec<Words> {
    let variant = training.session().settings.variant;
    let bad = |text: String| vec![Words::new(Tone::Bad, text)];
    match (&outcome.question, &outcome.given) {
        (NotationQuestion::Square(asked), NotationResponse::Square(given)) => {
            let (asked, given) = (name(training, *asked), name(training, *given));
            let is_found = training.skill() == Skill::FindSquare;
            bad(if is_found { say().wrong_square(given, asked) } else { say().wrong_name(asked, given) })
        }
        (NotationQuestion::Square(asked), _) => bad(say().it_was(name(training, *asked))),
        (NotationQuestion::Move { position, played }, given) => {
            let asked = write_move(position, *played);
            let first = match given {
                NotationResponse::Move(given) => say().wrong_move(write_move(position, *given), &asked),
                NotationResponse::Text(text, Some(slip)) => words::slip(slip, text, &asked),
                _ => String::new(),
            };
            let mut lines = if first.is_empty() { Vec::new() } else { bad(first) };
            lines.push(Words::from(say().it_was(asked)));
            lines
        }
        (NotationQuestion::Contents { piece, .. }, _) => bad(say().it_was_contents(words::contents_key(*piece))),
        (NotationQuestion::Sign { sign, .. }, _) => {
            bad(say().sign_means(sign.text(variant), say().sign_meaning(words::sign_key(*sign))))
        }
    }
}

fn input(training: &Training) -> InputLine {
    let session = training.session();
    let typed = |prompt: String| {
        let hint = if training.typed.text().is_empty() { say().typing_hint() } else { String::new() };
        InputLine { prompt, typed: training.typed.clone(), preview: Words::new(Tone::Quiet, hint) }
    };
    match session.phase {
        NotationPhase::Over => prompt(&say().notation_again()),
        NotationPhase::Corrected => prompt(&say().notation_go_on()),
        NotationPhase::Revealed => prompt(&say().notation_revealed()),
        NotationPhase::Reading => {
            let is_last = session.in_sight().is_some_and(|(_, _, ply)| ply + 1 == session.plies());
            prompt(&if is_last { say().notation_ask() } else { say().notation_read() })
        }
        NotationPhase::Asking => match training.skill() {
            Skill::FindSquare => prompt(&say().notation_point()),
            Skill::NameSquare => typed(say().notation_prompt_square()),
            Skill::MakeMove => prompt(&say().notation_make()),
            Skill::WriteMove => typed(say().prompt_move()),
            Skill::Signs if training.writes_sign() => typed(say().notation_prompt_sign()),
            Skill::Blind | Skill::Signs => prompt(&question(training).unwrap_or_default()),
        },
    }
}

/// A message in place of the input line.
fn prompt(text: &str) -> InputLine {
    InputLine { preview: Words::new(Tone::Quiet, format!(" {text}")), ..InputLine::default() }
}

/// The name of a square in the variant being trained.
fn name(training: &Training, square: Square) -> String {
    SquareNames::of(training.session().settings.variant).text(square).to_string()
}

//! The pages of tactics that do not announce themselves.

use super::{UnannouncedMenu, UnannouncedScreen};
use crate::tui::form::Form;
use crate::tui::page::{InputLine, Middle, Page, Pane, Tone, Words};
use crate::tui::screens::score;
use crate::tui::shared::Shared;
use crate::tui::widgets::board::Mark;
use crate::words::{self, say};
use damier_puzzles::{Source, SourceKind};
use damier_rules::notation::{MoveWriter, read_move, write_move};
use damier_rules::{AnyPosition, Color, Setup, Square};
use damier_train::traps::lines_of_turn;
use damier_train::unannounced::{
    QUESTIONS, Response, Scores, ShownKind, UnannouncedKind, UnannouncedPhase, UnannouncedQuestion, UnannouncedResponse,
};
use strum::VariantArray;

/// The page of the menu.
pub fn menu(menu: &UnannouncedMenu, shared: &Shared) -> Page {
    let line = |(place, trial): (usize, UnannouncedKind)| {
        Words::choice(&format!("{} ", say().trial_name(trial)), place == menu.chosen)
    };
    let trial = UnannouncedKind::VARIANTS[menu.chosen];
    // The result of a set that was left comes first.
    let mut message = shared.parting.clone();
    message.push(Words::from(say().trial_about(trial)));
    let scores = menu.results[menu.chosen];
    if scores.all > 0 {
        message.extend(words::trial_scores(trial, &scores).into_iter().map(|line| Words::new(Tone::Quiet, line)));
    }
    Page {
        subject: Words::new(Tone::Quiet, words::variant_name(menu.variant)),
        clock: Pane::new(say().label_unannounced(), vec![Words::new(Tone::Quiet, say().trial_ten())]),
        middle_title: say().trial_menu(),
        middle: Middle::Menu(UnannouncedKind::VARIANTS.iter().copied().enumerate().map(line).collect()),
        message: Pane::new(say().trial_name(trial), message),
        enter: say().label_start(),
        ..Page::new(say().trial_title(), shared.board(AnyPosition::start(menu.variant)))
    }
}

/// The page of a set.
pub fn set(set: &UnannouncedScreen, shared: &Shared) -> Page {
    let trial = set.trials().settings.trial;
    let phase = set.trials().phase();
    let of = set.trials().questions();
    let number = set.trials().number().min(of);
    let mut message = match phase {
        UnannouncedPhase::Thinking if set.trials().asks_for_plans() => vec![Words::from(words::trial_plan_task())],
        UnannouncedPhase::Thinking if set.trials().asks_about_traps() => asked_on_line(set),
        UnannouncedPhase::Thinking => vec![Words::from(say().trial_asked(trial))],
        UnannouncedPhase::Answered => answered(set),
        UnannouncedPhase::Over => over(set, shared),
        UnannouncedPhase::Empty => vec![Words::from(say().trial_empty())],
    };
    let position =
        set.trials().question().filter(|_| phase == UnannouncedPhase::Thinking).map(UnannouncedQuestion::position);
    if let Some(problem) = position.and_then(|position| set.entry.problem(position)) {
        message.push(Words::new(Tone::Bad, problem));
    }
    let input = match position {
        Some(position) if set.marks.is_none() => set.entry.input_line(position),
        _ => InputLine::default(),
    };
    Page {
        subject: Words::new(Tone::Quiet, say().trial_number(number, of)),
        clock: Pane::new(say().pane_clock(), clock(set)),
        time: if phase == UnannouncedPhase::Over {
            String::new()
        } else {
            words::minutes(set.trials().time(shared.trainer.now().run))
        },
        middle_title: if set.marks.is_some() { say().trial_moves() } else { say().pane_moves() },
        middle: middle(set),
        fields: set
            .marks
            .iter()
            .filter(|_| phase == UnannouncedPhase::Thinking)
            .map(Form::fields)
            .next()
            .unwrap_or_default(),
        message: Pane::new(pane_title(set), message),
        input,
        enter: match (&set.marks, phase) {
            (Some(_), UnannouncedPhase::Thinking) => say().trial_check().to_lowercase(),
            (_, UnannouncedPhase::Over) => say().label_start(),
            _ => String::new(),
        },
        ..Page::new(words::trial_title(trial, set.trials().asks_about_traps()), board(set, shared))
    }
}

fn board(set: &UnannouncedScreen, shared: &Shared) -> crate::tui::widgets::board::BoardPicture {
    let variant = set.trials().settings.variant;
    let empty = || (Setup::new(variant, Color::White).position(), None);
    let (position, last) = set.on_board().unwrap_or_else(empty);
    let mut board = shared.board(position);
    if set.trials().phase() == UnannouncedPhase::Thinking {
        match &set.marks {
            None => {
                board.marks = set.entry.marks(&position);
                board.wrong = set.entry.refused();
            }
            Some(form) => board.marks = chosen_move(set, form.chosen()),
        }
    }
    board.marks.extend(score::last_move_marks(last));
    let wrong = set
        .trials()
        .answers
        .last()
        .filter(|answer| set.trials().phase() == UnannouncedPhase::Answered && !answer.is_right);
    if let (Some(answer), Some(question)) = (wrong, set.trials().question()) {
        // The piece is back on its square.
        board.wrong = read_move(question.position(), &answer.given).ok().map(|played| played.from);
    }
    board
}

/// The marks of the choice under the cursor.
fn chosen_move(set: &UnannouncedScreen, place: Option<usize>) -> Vec<(Square, Mark)> {
    let Some(question) = set.trials().question() else { return Vec::new() };
    let choices = question.choices();
    let played = place.and_then(|place| choices.get(place)).map(|choice| choice.candidate);
    played.map_or_else(Vec::new, |played| vec![(played.from, Mark::Selected), (played.to, Mark::Target)])
}

fn clock(set: &UnannouncedScreen) -> Vec<Words> {
    let trial = set.trials().settings.trial;
    let scores = set.trials().scores();
    let side = set.trials().question().map(|question| question.position().side_to_move());
    let first = match (set.trials().phase(), set.trials().answers.last()) {
        (UnannouncedPhase::Answered, Some(answer)) if answer.is_right => Words::new(Tone::Good, say().trial_right()),
        (UnannouncedPhase::Answered, _) => Words::new(Tone::Bad, say().trial_wrong()),
        (UnannouncedPhase::Over, _) => Words::from(say().trial_over()),
        _ => side.map_or_else(Words::default, |side| Words::from(words::to_move(side))),
    };
    let mut lines = vec![first];
    // A lesson counts its questions itself.
    if scores.all > 0 && set.trials().questions() > 1 {
        lines.extend(words::trial_scores(trial, &scores).into_iter().map(|line| Words::new(Tone::Quiet, line)));
    }
    lines
}

fn middle(set: &UnannouncedScreen) -> Middle {
    match (&set.marks, set.trials().phase()) {
        (Some(form), UnannouncedPhase::Thinking) => Middle::Menu(form.lines()),
        (Some(_), UnannouncedPhase::Answered) => Middle::Menu(choices(set)),
        _ => Middle::Score(score(set)),
    }
}

/// The choices with the verdict on each.
fn choices(set: &UnannouncedScreen) -> Vec<Words> {
    let (Some(question), Some(UnannouncedResponse::Marks(marks))) = (set.trials().question(), set.trials().given())
    else {
        return Vec::new();
    };
    let line = |(place, (choice, &mark)): (usize, (&&damier_puzzles::turn::Judged, &bool))| {
        let played = write_move(question.position(), choice.candidate);
        let verdict = words::trial_choice(choice.loses(), choice.loss);
        let is_right = choice.loses() == mark;
        let sign = if is_right { "√" } else { "×" };
        let text = format!("{sign} {played}  {verdict} ");
        match (place == set.line, is_right) {
            (true, _) => Words::new(Tone::Chosen, format!("▸ {text}")),
            (false, true) => Words::new(Tone::Good, format!("  {text}")),
            (false, false) => Words::new(Tone::Bad, format!("  {text}")),
        }
    };
    question.choices().iter().zip(marks).enumerate().map(line).collect()
}

/// The move that led to the position, and after an answer the moves of the chosen line.
fn score(set: &UnannouncedScreen) -> Vec<crate::tui::page::ScoreRow> {
    let Some(question) = set.trials().question() else { return Vec::new() };
    let ply = usize::from(question.source().ply.unwrap_or(0));
    let Some(line) = set.lines.get(set.line) else {
        let Some(previous) = question.previous() else { return Vec::new() };
        let position = question.position();
        let text = MoveWriter::of(position.variant()).unambiguous(position, &[], previous);
        return score::rows(ply.saturating_sub(1) / 2 + 1, !position.side_to_move(), [Words::new(Tone::Quiet, text)]);
    };
    let ply = ply + usize::from(line.start != *question.position());
    let written = score::written(line.start, line.moves.iter().copied()).enumerate();
    let toned = written.map(|(place, Words(parts))| {
        let tone = match place + 1 {
            number if number == set.at => Tone::Chosen,
            number if number > set.at => Tone::Quiet,
            _ => Tone::Text,
        };
        Words(parts.into_iter().map(|(_, text)| (tone, text)).collect())
    });
    score::rows(ply / 2 + 1, line.start.side_to_move(), toned)
}

/// The title of the pane with task and verdict.
fn pane_title(set: &UnannouncedScreen) -> String {
    if set.trials().asks_about_traps() { say().traps_title() } else { say().trial_title() }
}

/// The task on the line to a trap, and the line.
fn asked_on_line(set: &UnannouncedScreen) -> Vec<Words> {
    let task = Words::from(words::trap_task(set.trials().plays_on()));
    let line = set.trials().question().map(|question| words::line_before(question.source()));
    let line = line.filter(|line| !line.is_empty()).map(|line| Words::new(Tone::Quiet, line));
    std::iter::once(task).chain(line).collect()
}

/// The verdict on the answer, and what there is to see.
fn answered(set: &UnannouncedScreen) -> Vec<Words> {
    let (Some(question), Some(answer)) = (set.trials().question(), set.trials().answers.last()) else {
        return Vec::new();
    };
    let tone = if answer.is_right { Tone::Good } else { Tone::Bad };
    let mut lines = vec![Words::new(tone, verdict(set, question))];
    if let Some(line) = set.lines.get(set.line) {
        let first = line.moves.first().map(|&played| write_move(&line.start, played)).unwrap_or_default();
        let named = match line.kind {
            // The verdict has said it.
            ShownKind::Shot | ShownKind::Given if set.lines.len() == 1 => None,
            kind => words::trial_line(kind, &first, line.loss),
        };
        lines.extend(named.map(Words::from));
    }
    if let Some(turn) = question.as_turn().filter(|_| set.trials().asks_about_traps()) {
        lines.extend(lines_of_turn(turn).iter().map(|(_, line)| Words::from(words::trap_line(line))));
    }
    lines.extend(source(question.source()).map(|source| Words::new(Tone::Quiet, source)));
    let how_to = match set.lines.len() {
        0 => say().trial_go_on(),
        1 => say().trial_go_on_line(),
        _ => say().trial_go_on_lines(),
    };
    lines.push(Words::from(how_to));
    lines
}

fn verdict(set: &UnannouncedScreen, question: &UnannouncedQuestion) -> String {
    let Some(answer) = set.trials().answers.last() else { return String::new() };
    match (question, answer.response) {
        (UnannouncedQuestion::Shot(puzzle), response) => {
            let first = puzzle.solution.first().map(|choice| write_move(&puzzle.position, choice.candidate));
            words::trial_shot(response == Some(Response::Hit), &answer.given, &first.unwrap_or_default())
        }
        (_, Some(Response::Declined)) => say().trial_declined(damier_puzzles::turn::QUIET_DEPTH),
        (UnannouncedQuestion::Quiet(_), _) => words::trial_false_alarm(&answer.given, answer.loss),
        (UnannouncedQuestion::WhichLose(_), _) => {
            let Some(UnannouncedResponse::Marks(marks)) = set.trials().given() else { return String::new() };
            let choices = question.choices();
            let wrong = choices.iter().zip(marks).filter(|(choice, mark)| choice.loses() != **mark).count();
            say().trial_marked(wrong)
        }
        (UnannouncedQuestion::Parry(_), _) => words::trial_parried(answer.is_right, &answer.given, answer.loss),
        (UnannouncedQuestion::YourMove(_), _) => words::trial_your_move(&answer.given, answer.loss),
    }
}

/// The game that a position comes from.
fn source(source: &Source) -> Option<String> {
    let Source { kind, white, black, event, year, .. } = source;
    if let (SourceKind::Game, Some(white), Some(black)) = (kind, white, black) {
        return Some(words::puzzle_source(white, black, event.as_deref(), *year));
    }
    words::puzzle_made_from(*kind, event.as_deref())
}

/// The results of a set, beside those of earlier ones.
fn over(set: &UnannouncedScreen, shared: &Shared) -> Vec<Words> {
    let kind = set.trials().settings;
    let trial = kind.trial;
    let scores = set.trials().scores();
    let least = u32::try_from(QUESTIONS).unwrap_or(u32::MAX);
    let (whole, sets) = Scores::of_history(shared.trainer.history().attempts(), kind, least);
    let mut lines = vec![Words::from(words::trial_set_over(trial, &scores))];
    if sets.len() > 1 {
        lines.push(Words::new(Tone::Quiet, words::trial_so_far(trial, sets.len(), &whole)));
    }
    lines.push(Words::from(say().trial_again()));
    lines
}

//! The page of an analysis.

use ratatui::layout::Rect;

use super::super::{Screen, score};
use super::moves::{self, MoveRow};
use super::work::Work;
use crate::tui::form::Form;
use crate::tui::layout::{Contents, Layout, layout};
use crate::tui::page::{InputLine, Middle, Page, Pane, Tone, Words};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_engine::{Finding, Score};
use damier_rules::notation::write_move;
use damier_rules::{AnyPosition, Color, Move};
use damier_train::analysis::{Analysis, Author, Known};
use etude_text::plain::in_line;

/// Most moves listed as keeping the value.
const MAX_KEEPING: usize = 12;

/// Columns of an engine's name that leave room for its depth.
const LONGEST_NAME: u16 = 20;
/// The same on a narrow screen.
const SHORT_NAME: u16 = 9;

/// Below this width of the screen, in columns, values are abbreviated.
const NARROW: u16 = 72;

/// The whole page.
pub fn page(work: &Work, shared: &Shared) -> Page {
    if let Some(finding) = &work.finding {
        return finding.page(shared);
    }
    let (lesson, walk) = (work.lesson(), work.lesson().walk());
    let mut board = shared.board(*walk.position());
    board.marks = work.entry.marks(walk.position());
    board.marks.extend(score::last_move_marks(walk.last_move()));
    board.wrong = work.entry.refused();
    let (middle_title, middle, input, enter) = match work.form() {
        Some(form) => {
            let (title, start) = match work.saving {
                Some(_) => (say().save_title(), say().save_start()),
                None => (say().comment_title(), say().comment_start()),
            };
            (title, Middle::Menu(form.lines()), InputLine::default(), start)
        }
        None => (say().pane_moves(), Middle::Menu(shown_moves(work, shared)), input(work), String::new()),
    };
    Page {
        subject: subject(lesson),
        clock: Pane::new(say().pane_clock(), clock(lesson, shared)),
        time: corner(lesson, shared),
        middle_title,
        middle,
        fields: work.form().map(Form::fields).unwrap_or_default(),
        message: Pane::new(message_title(work, shared), message(work, shared)),
        input,
        enter: enter.to_lowercase(),
        ..Page::new(say().analysis_title(), board)
    }
}

/// The input line; while it is empty, it explains the keys.
fn input(work: &Work) -> InputLine {
    let line = work.entry.input_line(work.lesson().walk().position());
    if !work.entry.is_empty() || work.entry.has_cursor() {
        return line;
    }
    InputLine { preview: Words::new(Tone::Quiet, say().analysis_input()), ..line }
}

/// All rows of the list of moves.
pub fn rows(work: &Work, width: usize) -> Vec<MoveRow> {
    let walk = work.lesson().walk();
    moves::rows(walk.game(), walk.line(), walk.here(), width)
}

/// Columns and rows of the middle pane.
pub fn middle_size(work: &Work, shared: &Shared) -> (usize, usize) {
    size(work, shared, |layout| layout.middle)
}

fn size(work: &Work, shared: &Shared, pane: impl FnOnce(&Layout) -> Rect) -> (usize, usize) {
    let screen = Rect::new(0, 0, shared.width, shared.height);
    let contents = Contents { size: work.board_size(), emphasis: work.emphasis(shared), has_results: false };
    let found = layout(screen, contents, shared.trainer.settings().cells, shared.draws_halves());
    found.map_or((1, 1), |found| {
        let pane = pane(&found);
        (usize::from(pane.width), usize::from(pane.height))
    })
}

fn shown_moves(work: &Work, shared: &Shared) -> Vec<Words> {
    let (width, height) = middle_size(work, shared);
    let rows = rows(work, width);
    let first = moves::first_shown(&rows, work.lesson().walk().here(), height);
    rows.into_iter().skip(first).take(height).map(|row| row.words).collect()
}

/// The tags of the game that have a value; `None` if there are none.
pub fn tags(lesson: &Analysis) -> Option<Pane> {
    let known = lesson.walk().game().tags().iter().filter(|tag| !tag.value.is_empty() && !tag.value.starts_with('?'));
    let lines: Vec<Words> = known.map(|tag| plain_tag(&tag.name, &tag.value)).collect();
    (!lines.is_empty()).then(|| Pane::new(say().analysis_tags(), lines))
}

fn plain_tag(name: &str, value: &str) -> Words {
    Words::new(Tone::Quiet, format!("{name}: ")).and(Tone::Text, in_line(&words::player(value)))
}

fn subject(lesson: &Analysis) -> Words {
    let game = lesson.walk().game();
    let tag = |name| game.tag(name).filter(|value| !value.starts_with('?'));
    let name = match (tag("White"), tag("Black")) {
        (Some(white), Some(black)) => words::players(white, black),
        _ => say().variant_draughts(game.variant().name()),
    };
    let subject = Words::new(Tone::Quiet, in_line(&name));
    if lesson.walk().is_changed() {
        return subject.and(Tone::Quiet, " · ").and(Tone::Notice, say().unsaved());
    }
    subject
}

fn clock(lesson: &Analysis, shared: &Shared) -> Vec<Words> {
    let walk = lesson.walk();
    let side = walk.position().side_to_move();
    let mut lines = vec![match lesson.end() {
        Some(end) => Words::new(Tone::Title, end.outcome.to_string()),
        // The row also holds the value.
        None if shared.width < NARROW => Words::from(say().side_moves(words::side(side))),
        None => Words::from(words::to_move(side)),
    }];
    lines.extend(lesson.played.limit().map(|count| Words::from(words::limit(count))));
    let (alternatives, place) = walk.alternatives();
    lines.push(if alternatives.len() > 1 {
        Words::new(Tone::Notice, say().alternative(place + 1, alternatives.len()))
    } else {
        Words::new(Tone::Quiet, say().half_move(walk.ply(), walk.line().len() - 1))
    });
    lines
}

/// The value of the position, in the corner of the clock pane.
fn corner(lesson: &Analysis, shared: &Shared) -> String {
    let Some(value) = lesson.value().filter(|_| lesson.end().is_none()) else { return String::new() };
    if shared.width < NARROW { words::short_value(value) } else { words::value(value, lesson.walk().game().variant()) }
}

/// The title of the message, which the graph may cover.
fn message_title(work: &Work, shared: &Shared) -> String {
    match work.form() {
        Some(_) => say().home_message(),
        None if work.explorer.is_some() => say().opening_pane(),
        None if work.evaluation(shared).is_some_and(|evaluation| evaluation.in_pane) => say().graph_title(),
        None => engine_title(work.lesson(), shared),
    }
}

fn engine_title(lesson: &Analysis, shared: &Shared) -> String {
    match lesson.findings().first() {
        _ if !lesson.is_on => say().engine_off(),
        None => engine_name(lesson),
        Some(Finding { depth, .. }) if shared.width < NARROW => {
            format!("{} · {depth}", Words::from(engine_name(lesson)).fitted(SHORT_NAME).text())
        }
        Some(Finding { depth, nodes, elapsed, .. }) => {
            let millis = u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX);
            // A shorter time is too imprecise for a speed.
            let speed = (millis >= 20).then(|| nodes.saturating_mul(1000) / millis).filter(|&speed| speed >= 1000);
            words::engine_at_work(&engine_name(lesson), *depth, speed)
        }
    }
}

/// The name of the engine.
fn engine_name(lesson: &Analysis) -> String {
    match (lesson.engine_name(), lesson.author()) {
        (Some(name), _) => Words::from(name).fitted(LONGEST_NAME).text(),
        (None, Author::Own) => say().own_engine(),
        (None, Author::Bundled) => say().pane_engine(),
    }
}

fn message(work: &Work, shared: &Shared) -> Vec<Words> {
    let (lesson, position) = (work.lesson(), work.lesson().walk().position());
    let mut lines: Vec<Words> = Vec::new();
    lines.extend(work.entry.problem(position).map(|problem| Words::new(Tone::Bad, problem)));
    lines.extend(work.notice.as_ref().map(|(tone, notice)| Words::new(*tone, notice.as_str())));
    if work.form().is_some() {
        let how_to = if work.saving.is_some() { say().save_how_to() } else { say().comment_how_to() };
        lines.push(Words::new(Tone::Quiet, how_to));
        return lines;
    }
    // On the screen it stands in the list of moves.
    let comment = Some(lesson.walk().commented()).filter(|comment| words::is_aloud() && !comment.is_empty());
    lines.extend(comment.map(|comment| Words::from(say().spoken_comment(in_line(&comment)))));
    if let Some((done, all)) = lesson.progress() {
        lines.push(Words::new(Tone::Notice, say().survey_progress(done, all)));
    }
    lines.extend(lesson.mistakes().map(|mistakes| Words::new(Tone::Good, say().survey_done(mistakes))));
    let [white, black] = lesson.walk().mistakes();
    if lesson.mistakes().is_some_and(|mistakes| mistakes > 0) {
        lines.push(Words::from(words::mistakes(Color::White, white)));
        lines.push(Words::from(words::mistakes(Color::Black, black)));
    }
    lines.extend(by_hand(lesson, shared));
    lines.extend(lesson.end().map(|end| Words::from(words::end_reason(end))));
    if let Some(known) = lesson.known() {
        lines.extend(tables(known, position, shared.width < NARROW));
    }
    lines.extend(shared.trainer.shortage().map(|shortage| Words::new(Tone::Notice, words::short_of_memory(shortage))));
    if lesson.has_failed {
        lines.push(Words::new(Tone::Bad, say().engine_broke()));
    }
    let fault = |error| Words::new(Tone::Bad, say().own_engine_fault(words::engine_error(error)));
    lines.extend(lesson.own_engine_fault().map(fault));
    if lesson.own_engine_starts() {
        lines.push(Words::new(Tone::Quiet, say().own_engine_starts()));
    }
    let (width, height) = size(work, shared, |layout| layout.message);
    if let Some(explorer) = &work.explorer {
        let walk = lesson.walk();
        let way = walk.line().iter().take(walk.ply() + 1).map(|&id| &walk.game().node(id).position);
        lines.extend(explorer.rows(way, width));
        return lines;
    }
    let taken: usize = lines.iter().map(|line| line.wrapped(width).len()).sum();
    let findings = if lesson.is_closed() { &[] } else { lesson.findings() };
    let each = (height.saturating_sub(taken) / findings.len().max(1)).max(1);
    lines.extend(findings.iter().map(|finding| engine_line(finding, position, width, each)));
    if lesson.is_closed() {
        lines.push(Words::new(Tone::Notice, say().mail_closed()));
    } else if findings.is_empty() && !lesson.is_on && !lesson.has_failed {
        lines.push(Words::new(Tone::Quiet, say().engine_is_off()));
    }
    lines
}

/// What was marked by hand: beside the engine's check, or so far while the engine is off.
fn by_hand(lesson: &Analysis, shared: &Shared) -> Option<Words> {
    let name = &shared.trainer.settings().name;
    if let Some(reviewed) = lesson.reviewed().filter(|_| lesson.mistakes().is_some()) {
        return Some(Words::from(words::reviewed(reviewed, lesson.is_own(name))));
    }
    let marked = lesson.marked_by_hand().filter(|_| !lesson.is_on && lesson.progress().is_none())?;
    Some(Words::from(words::by_hand(marked)))
}

/// The verdict of the tables; on a narrow screen the moves come before the count of the rule.
fn tables(known: &Known, position: &AnyPosition, is_narrow: bool) -> Vec<Words> {
    let Known { answer, keeping, moves } = known;
    let mut first = words::tables(answer, position.side_to_move());
    let mut count = None;
    if let (Some(limit), Some(needed), Some(slack)) = (answer.limit, answer.needed, answer.slack()) {
        let text = words::tables_limit(limit, needed, slack);
        if is_narrow {
            count = Some(Words::from(text));
        } else {
            first = say().tables_with_limit(first, text);
        }
    }
    let mut lines = vec![Words::new(Tone::Title, first)];
    let ignored_limit = answer.ignored_limit.map(|limit| Words::new(Tone::Quiet, say().tables_unheeded(limit.moves())));
    let kept = (answer.outcome != damier_endings::Outcome::Loss).then(|| {
        let listed: Vec<String> =
            keeping.iter().take(MAX_KEEPING).map(|&played| write_move(position, played)).collect();
        let more = if keeping.len() > MAX_KEEPING { " …" } else { "" };
        let listed = format!("{}{more}", listed.join(" "));
        Words::from(words::keeping(answer.outcome, &listed, keeping.len(), *moves))
    });
    if is_narrow {
        lines.extend(kept.into_iter().chain(count).chain(ignored_limit));
    } else {
        lines.extend(ignored_limit.into_iter().chain(kept));
    }
    lines
}

/// A line of the engine: its value for White, and as many of its moves as fit.
fn engine_line(finding: &Finding, position: &AnyPosition, width: usize, rows: usize) -> Words {
    let side = position.side_to_move();
    let score: Score = if side == Color::White { finding.score } else { -finding.score };
    let value = if width < 30 { words::short_value(score) } else { words::value(score, position.variant()) };
    let mut fitting = String::new();
    let mut at = *position;
    for &played in &finding.line {
        let text = step(&mut at, played);
        let longer = Words::from(format!("{value} {fitting} {text}"));
        if longer.wrapped(width).len() > rows {
            break;
        }
        fitting = if fitting.is_empty() { text } else { format!("{fitting} {text}") };
    }
    // Who hears it must not take the number of moves for a square.
    let pause = if words::is_aloud() && score.plies_to_end().is_some() { ":" } else { "" };
    Words::new(Tone::Title, value).and(Tone::Text, format!("{pause} {fitting}"))
}

fn step(at: &mut AnyPosition, played: Move) -> String {
    let text = write_move(at, played);
    *at = at.play_unchecked(played);
    text
}

//! Draws the screen: the board at the left, panes beside it, messages and keys below.

use std::time::Duration;

use etude_text::ascii;
use etude_tui::ambiguous;
use etude_tui::frame::{draw_frame, draw_middle, draw_rule, draw_title, inside_box, line_at as line_in, paragraph};
use etude_tui::page::{Middle, ScoreRow};
use etude_tui::points::{Face, PointBoard};
use etude_tui::text::{Tone, Words};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::widgets::Widget;
use yonsan_rules::{Board, GameError, Point, SIZE, Side};

use super::app::{App, ENTRIES, Screen, place};
use super::keys::Command;
use crate::train::fouls::{FoulRun, Made, Question};
use crate::train::fours::{FourLesson, Remark, Stage};
use crate::train::game::{GameLesson, Notice, Terms};
use crate::words::{self, say};

/// Fewest columns and rows of the screen.
const LEAST: (u16, u16) = (60, 18);

/// Where the parts of the screen are.
struct Places {
    title: Rect,
    board: Rect,
    state: Rect,
    middle: Rect,
    task: Rect,
    message: Rect,
    footer: Rect,
}

impl Places {
    /// The places in an area; `None` if it is too small.
    fn of(area: Rect) -> Option<Self> {
        if area.width < LEAST.0 || area.height < LEAST.1 {
            return None;
        }
        let (width, height) = PointBoard::new(SIZE).extent();
        let title = Rect { height: 1, ..area };
        let footer = Rect { y: area.bottom() - 1, height: 1, ..area };
        let message = Rect { y: footer.y - u16::from(area.height > LEAST.1), height: 1, ..footer };
        let board = Rect { x: area.x, y: area.y + 1, width, height };
        let panes = Rect {
            x: board.right() + 1,
            y: board.y,
            width: area.width - width - 1,
            height: message.y.max(footer.y - 1) - board.y,
        };
        let state = Rect { height: 4, ..panes };
        let rest = panes.height - state.height;
        let middle = Rect { y: state.bottom() - 1, height: 7.min(rest - 3) + 1, ..panes };
        let task = Rect { y: middle.bottom() - 1, height: panes.bottom() - middle.bottom() + 1, ..panes };
        Some(Self { title, board, state, middle, task, message, footer })
    }
}

/// What is shown beside the board.
struct Page {
    title: String,
    subject: String,
    state: Vec<Words>,
    middle_title: String,
    middle: Middle,
    task: Vec<Words>,
}

/// Draws the program.
pub fn draw(app: &App, frame: &mut Frame) {
    let area = frame.area();
    let buffer = frame.buffer_mut();
    buffer.set_style(area, app.look.tones.ground);
    let Some(places) = Places::of(area).filter(|_| app.area == area) else {
        paragraph(&[Words::from(say().too_small())], 0, area, &app.look.tones, buffer);
        return;
    };
    let page = page(app);
    let cursor = draw_board(app, places.board, buffer);
    draw_page(app, &page, &places, buffer);
    draw_footer(app, places.footer, buffer);
    if let Some(idle) = &app.idle {
        app.look.tones.line(&Words::new(Tone::Notice, format!(" {idle}"))).render(places.message, buffer);
    }
    if app.shows_keys {
        draw_keys(app, area, buffer);
    }
    if app.look.is_ascii {
        draw_in_ascii(buffer);
    } else if app.look.is_wide {
        ambiguous::replace(buffer);
    }
    if let Some(cursor) = cursor.filter(|_| !app.shows_keys) {
        frame.set_cursor_position(cursor);
    }
}

/// Draws stand-ins for all that is not ASCII.
fn draw_in_ascii(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if let Some(letter) = cell.symbol().chars().next().filter(|letter| !letter.is_ascii()) {
            cell.set_char(ascii(letter));
        }
    }
}

/// The board of the screen.
fn board_of(app: &App) -> (Board, Option<Point>) {
    match &app.screen {
        Screen::Home(_) | Screen::Setup(..) => (Board::new(), None),
        Screen::Fouls(run, _) => match run.question() {
            Some(question) if run.given().is_some() => (question.played(), Some(question.point())),
            Some(question) => (*question.board(), None),
            None => (Board::new(), None),
        },
        Screen::Fours(lesson) => (*lesson.position().board(), lesson.played().last().copied()),
        Screen::Game(lesson) => (*lesson.position().board(), lesson.stones().last().flatten()),
    }
}

/// Draws the board. Returns where the cursor of the terminal belongs: on the focused point.
fn draw_board(app: &App, area: Rect, buffer: &mut Buffer) -> Option<Cell> {
    let (board, last) = board_of(app);
    let mut picture = PointBoard::new(SIZE);
    for point in Point::MARKED {
        picture.put(place(point), Face::Star);
    }
    for (side, face) in [(Side::Black, Face::First), (Side::White, Face::Second)] {
        for point in board.of(side) {
            picture.put(place(point), face);
        }
    }
    if app.shows_fouls {
        for (point, _) in board.fouls() {
            picture.put(place(point), Face::Sign('×'));
        }
    }
    let mut asked = None;
    match &app.screen {
        Screen::Fouls(run, _) if run.given().is_none() => asked = run.question().map(Question::point),
        Screen::Fours(lesson) if lesson.stage() == Stage::Shown => {
            for (number, &point) in (1..).zip(lesson.rest()) {
                let sign = char::from_digit(number % 36, 36).unwrap_or('+');
                picture.put(place(point), Face::Sign(sign));
            }
        }
        _ => {}
    }
    let has_cursor = match &app.screen {
        Screen::Fours(lesson) => lesson.stage() == Stage::Asked,
        Screen::Game(lesson) => lesson.verdict().is_none(),
        _ => false,
    };
    let cursor = has_cursor.then(|| place(app.cursor));
    let picture = picture.with_last(last.map(place)).with_cursor(cursor).with_asked(asked.map(place));
    picture.draw(area, &app.look.points, app.look.is_ascii || app.look.is_wide, buffer);
    cursor.or(asked.map(place)).map(|focus| picture.cell_of(area, focus))
}

/// The point of the board at a cell, where one can be played.
pub(super) fn point_at(app: &App, cell: Cell) -> Option<Point> {
    let places = Places::of(app.area)?;
    let (column, row) = PointBoard::new(SIZE).place_at(places.board, cell)?;
    matches!(app.screen, Screen::Fours(_) | Screen::Game(_)).then(|| Point::new(column, row)).flatten()
}

/// The line of the middle pane at a cell.
pub(super) fn line_at(app: &App, cell: Cell) -> Option<usize> {
    let places = Places::of(app.area)?;
    line_in(&page(app).middle, inside_box(places.middle), cell)
}

fn draw_page(app: &App, page: &Page, places: &Places, buffer: &mut Buffer) {
    let tones = &app.look.tones;
    let title =
        Words::new(Tone::Title, format!(" {}", say().program())).and(Tone::Quiet, " · ").and(Tone::Title, &*page.title);
    let title = if page.subject.is_empty() { title } else { title.and(Tone::Quiet, format!(" · {}", page.subject)) };
    tones.line(&title.fitted(places.title.width)).render(places.title, buffer);
    let whole = places.state.union(places.task);
    draw_frame(whole, tones, buffer);
    for (pane, title, is_top) in [
        (places.state, &*say().pane_state(), true),
        (places.middle, &*page.middle_title, false),
        (places.task, &*say().pane_task(), false),
    ] {
        let rule = Rect { height: 1, ..pane };
        if title.is_empty() {
            draw_rule(rule, is_top, tones, buffer);
        } else {
            draw_title(rule, is_top, title, tones, buffer);
        }
    }
    paragraph(&page.state, 0, inside_box(places.state), tones, buffer);
    draw_middle(&page.middle, inside_box(places.middle), false, tones, buffer);
    paragraph(&page.task, 0, inside_box(places.task), tones, buffer);
}

fn draw_footer(app: &App, area: Rect, buffer: &mut Buffer) {
    let mut line = Words::from(" ");
    for binding in app.bindings() {
        if let Some(label) = binding.label {
            let keys = if binding.command == Command::Up { "↑↓".to_owned() } else { words::key(binding.keys[0]) };
            line = line.and(Tone::Key, keys).and(Tone::Quiet, format!(" {}  ", label(say())));
        }
    }
    app.look.tones.line(&line.fitted(area.width)).render(area, buffer);
}

/// Draws the list of keys over the screen.
fn draw_keys(app: &App, screen: Rect, buffer: &mut Buffer) {
    let mut lines: Vec<Words> = Vec::new();
    for binding in app.bindings() {
        if let Some(label) = binding.label {
            let keys: Vec<String> = binding.keys.iter().map(|&key| words::key(key)).collect();
            lines.push(Words::new(Tone::Key, format!("{:<12}", keys.join(" "))).and(Tone::Text, label(say())));
        }
    }
    lines.extend([Words::default(), Words::new(Tone::Quiet, say().keys_close())]);
    let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_add(2).min(screen.height);
    let width = 44.min(screen.width);
    let area = Rect { x: (screen.width - width) / 2, y: (screen.height - height) / 2, width, height };
    ratatui::widgets::Clear.render(area, buffer);
    buffer.set_style(area, app.look.tones.ground);
    draw_frame(area, &app.look.tones, buffer);
    draw_title(Rect { height: 1, ..area }, true, &say().keys_title(), &app.look.tones, buffer);
    paragraph(&lines, 0, inside_box(area), &app.look.tones, buffer);
}

fn page(app: &App) -> Page {
    match &app.screen {
        Screen::Home(chosen) => home(*chosen),
        Screen::Fouls(run, chosen) => fouls(run, *chosen, app.now),
        Screen::Fours(lesson) => fours(lesson),
        Screen::Setup(terms, chosen) => setup(*terms, *chosen),
        Screen::Game(lesson) => game(lesson),
    }
}

fn home(chosen: usize) -> Page {
    let entries: [(String, String); ENTRIES] = [
        (say().home_fouls(), say().home_help_fouls()),
        (say().home_sprint(), say().home_help_sprint()),
        (say().home_fours(), say().home_help_fours()),
        (say().home_game(), say().home_help_game()),
    ];
    let line = |(place, (entry, _)): (usize, &(String, String))| {
        Words::choice(&format!("{} {entry}", place + 1), place == chosen)
    };
    Page {
        title: say().home_title(),
        subject: say().home_subject(),
        state: Vec::new(),
        middle_title: String::new(),
        middle: Middle::Menu(entries.iter().enumerate().map(line).collect()),
        task: vec![Words::from(entries[chosen.min(ENTRIES - 1)].1.clone())],
    }
}

fn fouls(run: &FoulRun, chosen: usize, now: Duration) -> Page {
    let (asked, right) = run.score();
    let score_line = Words::from(say().score(right, asked));
    let answer = |(place, &made): (usize, &Made)| {
        Words::choice(&format!("{} {}", place + 1, words::made(made)), place == chosen)
    };
    let mut task = Vec::new();
    if run.is_over() {
        task.push(Words::new(Tone::Title, say().sprint_over(right, asked)));
    }
    match run.question() {
        None => task.push(Words::new(Tone::Quiet, say().drawing())),
        Some(question) => {
            task.push(Words::from(say().fouls_ask(name(question.point()))));
            if let Some(given) = run.given() {
                let made = words::made(question.answer());
                task.push(if given == question.answer() {
                    Words::new(Tone::Good, say().fouls_right(made))
                } else {
                    Words::new(Tone::Bad, say().fouls_wrong(made))
                });
                let rows = words::rows(&question.rows());
                task.push(Words::from(rows.map_or_else(|| say().fouls_no_rows(), |rows| say().fouls_rows(rows))));
            }
        }
    }
    Page {
        title: if run.clock().is_some() { say().home_sprint() } else { say().home_fouls() },
        subject: String::new(),
        state: run.clock().map(|sprint| Words::from(left(sprint.left(now)))).into_iter().chain([score_line]).collect(),
        middle_title: say().pane_answers(),
        middle: Middle::Menu(Made::ALL.iter().enumerate().map(answer).collect()),
        task,
    }
}

fn fours(lesson: &FourLesson) -> Page {
    let count = say().fours(lesson.length());
    let side = words::side(lesson.side());
    let ask = match lesson.kind() {
        yonsan_rules::PuzzleKind::Fours => say().fours_ask(side, count),
        yonsan_rules::PuzzleKind::Foul => say().fours_ask_foul(count),
        yonsan_rules::PuzzleKind::Threats => say().fours_ask_threats(side),
    };
    let mut task = vec![Words::from(ask)];
    let answer = lesson.played().last().copied().map(name).unwrap_or_default();
    task.extend(match (lesson.stage(), lesson.remark()) {
        (Stage::Solved, _) if lesson.errors() > 0 => {
            Some(Words::new(Tone::Good, say().fours_solved_errors(lesson.errors())))
        }
        (Stage::Solved, _) => Some(Words::new(Tone::Good, say().fours_solved())),
        (Stage::Shown, _) => Some(Words::new(Tone::Notice, say().fours_shown())),
        (Stage::Judged(point), _) => Some(Words::new(Tone::Quiet, say().fours_judged(name(point)))),
        (Stage::Asked, Some(Remark::Good)) => Some(Words::new(Tone::Good, say().fours_go_on(answer))),
        (Stage::Asked, Some(Remark::OtherWay)) => Some(Words::new(Tone::Good, say().fours_other())),
        (Stage::Asked, Some(Remark::Wrong(point))) => Some(Words::new(Tone::Bad, say().fours_wrong(name(point)))),
        (Stage::Asked, Some(Remark::Foul(point))) => Some(Words::new(Tone::Bad, say().fours_foul(name(point)))),
        (Stage::Asked, Some(Remark::Taken(point))) => Some(Words::new(Tone::Notice, say().fours_taken(name(point)))),
        (Stage::Asked, None) => None,
    });
    Page {
        title: say().home_fours(),
        subject: words::kind(lesson.kind()),
        state: vec![Words::from(say().to_move(words::side(lesson.position().to_move())))],
        middle_title: say().pane_stones(),
        middle: score(lesson.side(), lesson.played().iter().map(|&point| Some(point))),
        task,
    }
}

fn setup(terms: Terms, chosen: usize) -> Page {
    let rows = [
        (say().game_ask_rules(), words::rules(terms.rules)),
        (say().game_ask_level(), terms.level.number().to_string()),
        (say().game_ask_side(), say().side(words::side(terms.side))),
    ];
    let mut lines: Vec<Words> = rows
        .iter()
        .enumerate()
        .map(|(place, (name, value))| Words::choice(&format!("{name}: ‹ {value} ›"), place == chosen))
        .collect();
    lines.push(Words::choice(&say().game_start(), chosen == rows.len()));
    Page {
        title: say().home_game(),
        subject: String::new(),
        state: Vec::new(),
        middle_title: String::new(),
        middle: Middle::Menu(lines),
        task: vec![Words::from(say().home_help_game())],
    }
}

fn game(lesson: &GameLesson) -> Page {
    let terms = lesson.terms();
    let mut task = Vec::new();
    match lesson.verdict() {
        Some(verdict) => task.push(Words::new(Tone::Title, words::verdict(verdict))),
        None if lesson.is_thinking() => task.push(Words::new(Tone::Quiet, say().thinking())),
        None => task.push(Words::from(say().game_your_move())),
    }
    task.extend(lesson.notice().filter(|_| lesson.verdict().is_none()).map(|notice| match notice {
        Notice::Refused(GameError::Taken(_)) => Words::new(Tone::Bad, say().game_refused_taken()),
        Notice::Refused(GameError::NotOwnSide) => Words::new(Tone::Bad, say().game_refused_own_side()),
        Notice::Refused(_) => Words::new(Tone::Bad, say().game_refused()),
        Notice::TakenBack(foul) => Words::new(Tone::Notice, say().game_taken_back(words::foul(foul))),
        Notice::MayObject(foul) => Words::new(Tone::Notice, say().game_may_object(words::foul(foul))),
        Notice::NothingToObject => Words::new(Tone::Bad, say().game_nothing_to_object()),
    }));
    Page {
        title: say().home_game(),
        subject: say().game_terms(words::rules(terms.rules), terms.level.number()),
        state: vec![Words::from(say().to_move(words::side(lesson.position().to_move())))],
        middle_title: say().pane_stones(),
        middle: score(Side::Black, lesson.stones()),
        task,
    }
}

/// The time left, in minutes and seconds, rounded up.
fn left(time: Duration) -> String {
    let seconds = time.as_secs() + u64::from(time.subsec_nanos() > 0);
    format!("{:02}:{:02}", seconds / 60, seconds % 60)
}

/// A point as the board names it: `H8`.
fn name(point: Point) -> String {
    point.to_string().to_uppercase()
}

/// The stones as a score, two to a row; the first is that of `side`.
fn score(side: Side, stones: impl Iterator<Item = Option<Point>>) -> Middle {
    let named = stones.map(|stone| stone.map_or_else(|| "-".to_owned(), name));
    let mut all: Vec<Option<Words>> = named.map(|name| Some(Words::from(name))).collect();
    if side == Side::White && !all.is_empty() {
        all.insert(0, None);
    }
    let rows = all.chunks(2).zip(1..).map(|(pair, number)| ScoreRow {
        number,
        white: pair[0].clone(),
        black: pair.get(1).cloned().flatten(),
    });
    Middle::Score(rows.collect())
}

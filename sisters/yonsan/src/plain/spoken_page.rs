//! What a screen says at a moment, and what is new in it.

use etude_plain::tables::{names_all, seconds};
use etude_tui::page::{Middle, ScoreRow};
use etude_tui::text::{Tone, Words};
use yonsan_rules::{Board, Point, Side};

use super::board;
use crate::screen::{App, Command, Page, Picture, name};
use crate::words::{self, say};

/// The most stones that are told one by one when they appear together.
const STONES: usize = 3;

/// What a line can be, besides words and numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Takes {
    Nothing,
    /// A point of the board.
    Point,
    /// A text that is typed letter by letter.
    Text,
    /// A line, of any words.
    Line,
}

/// What a screen says at a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct SpokenPage {
    /// The name of the screen.
    title: String,
    subject: String,
    /// What is counted and whose move it is.
    pub(super) state: Vec<String>,
    list_title: String,
    /// The lines of a list; none if the middle holds something else.
    pub list: Vec<String>,
    /// The index of the chosen line.
    chosen: Option<usize>,
    /// The stones in their order, two to a line.
    pub(crate) score: Vec<String>,
    large: String,
    /// The task, with verdicts on what was done first.
    pub(super) task: Vec<String>,
    /// Why the last line did nothing.
    notice: Option<String>,
    /// The stones.
    pub(crate) board: Board,
    /// The stone laid last.
    pub(crate) last: Option<Point>,
    asked: Option<Point>,
    signs: Vec<(Point, char)>,
    takes: Takes,
    /// Whether names are asked for, so that points are told by their column and row.
    pub(super) hides_names: bool,
    /// Whether a board is what the screen is about.
    pub(super) has_board: bool,
    /// Whether the list is told only when asked for.
    pub(crate) is_known: bool,
}

/// A text of the screen without what is only there for the eye.
fn text(words: &Words) -> String {
    how_to(&words.text())
}

/// How something is done by lines, where the screen speaks of its cursor, of arrows and of the mouse.
#[must_use]
pub fn how_to(text: &str) -> String {
    match text {
        text if text == say().game_your_move() => say().plain_your_move(),
        text if text == say().first_how_to() => String::new(),
        text if text == say().home_help_find() => say().plain_find(),
        text if text == say().lesson_help() => say().plain_lesson(),
        text if text == say().analysis_edit() => say().plain_edit(),
        text => without_signs(&text.replace(&say().lesson_cursor(), &say().plain_type_it())),
    }
}

/// The times in a line of the state, in seconds, whatever stands beside them.
#[must_use]
pub fn times_in(line: &str) -> Vec<u64> {
    let runs = line.split(|letter: char| !(letter.is_ascii_digit() || letter == ':'));
    runs.filter(|run| run.starts_with(|first: char| first.is_ascii_digit())).filter_map(seconds).collect()
}

/// A text without signs for the eye.
fn without_signs(text: &str) -> String {
    let text = text
        .trim()
        .trim_start_matches(['▸', ' '])
        .replace("   ", &say().list())
        .replace('\u{3000}', &say().list())
        .replace(['‹', '›', '▏'], " ");
    let text = text.replace(" (●)", "").replace(" (○)", "").replace("（●）", "").replace("（○）", "");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a line has told all that another says about points.
fn names_point(told: &str, line: &str) -> bool {
    line.chars().any(|letter| letter.is_ascii_digit()) && names_all(told, line)
}

/// A line of a list without a number of its own.
fn unnumbered(place: usize, words: &Words) -> String {
    let line = text(words);
    let rest = line.strip_prefix(&(place + 1).to_string()).and_then(|rest| rest.strip_prefix(' '));
    rest.map_or(line.clone(), str::to_owned)
}

/// The lines of a task, verdicts first: they say what came of the last line.
fn verdicts_first(lines: &[Words]) -> Vec<String> {
    let is_verdict = |line: &&Words| line.0.iter().any(|(tone, _)| matches!(tone, Tone::Good | Tone::Bad));
    let (verdicts, others): (Vec<&Words>, Vec<&Words>) = lines.iter().partition(is_verdict);
    verdicts.into_iter().chain(others).map(text).filter(|line| !line.is_empty()).collect()
}

fn scored(rows: &[ScoreRow]) -> Vec<String> {
    let row = |row: &ScoreRow| {
        let stones: Vec<String> = [&row.white, &row.black].into_iter().flatten().map(Words::text).collect();
        say().plain_numbered(row.number, stones.join(&say().list()))
    };
    rows.iter().map(row).collect()
}

impl SpokenPage {
    /// What a program says now.
    #[must_use]
    pub fn of(app: &App) -> Self {
        let (page, picture): (Page, Picture) = (app.page(), app.picture());
        let list = match &page.middle {
            Middle::Menu(lines) => lines.clone(),
            Middle::Score(_) | Middle::Large(_) => Vec::new(),
        };
        let takes = match () {
            () if app.has_key(Command::TakeLine) => Takes::Line,
            () if app.has_key(Command::Delete) => Takes::Text,
            () if picture.has_cursor => Takes::Point,
            () => Takes::Nothing,
        };
        let is_shown =
            picture.board.stones() > 0 || picture.has_cursor || picture.asked.is_some() || !picture.signs.is_empty();
        Self {
            title: page.title,
            subject: page.subject,
            state: page.state.iter().map(text).collect(),
            list_title: page.middle_title,
            chosen: list.iter().position(Words::is_chosen),
            list: list.iter().enumerate().map(|(place, line)| unnumbered(place, line)).collect(),
            score: if let Middle::Score(rows) = &page.middle { scored(rows) } else { Vec::new() },
            large: if let Middle::Large(text) = &page.middle { text.clone() } else { String::new() },
            task: verdicts_first(&page.task),
            notice: app.notice().map(str::to_owned),
            board: picture.board,
            last: picture.last,
            asked: picture.asked,
            signs: picture.signs,
            takes,
            hides_names: picture.hides_names,
            has_board: is_shown && !picture.is_example,
            is_known: false,
        }
    }

    /// Whether a point can be chosen.
    #[must_use]
    pub fn takes_point(&self) -> bool {
        self.takes == Takes::Point
    }

    /// Whether a text is typed letter by letter.
    #[must_use]
    pub fn takes_text(&self) -> bool {
        self.takes == Takes::Text
    }

    /// Whether a line of any words is taken.
    #[must_use]
    pub fn takes_line(&self) -> bool {
        self.takes == Takes::Line
    }

    /// The name of the screen and its subject.
    #[must_use]
    pub fn named(&self) -> String {
        let named = say().plain_screen(&*self.title);
        if self.subject.is_empty() { named } else { [named, self.subject.clone()].join(&say().list()) }
    }

    /// The list with numbers, at most so many lines.
    #[must_use]
    pub fn listed(&self, most: usize) -> Vec<String> {
        let numbered = self.list.iter().enumerate().map(|(place, line)| say().plain_numbered(place + 1, &**line));
        let title = (!self.list_title.is_empty() && !self.list.is_empty()).then(|| format!("{}:", self.list_title));
        let more = self.list.len().saturating_sub(most);
        title.into_iter().chain(numbered.take(most)).chain((more > 0).then(|| say().plain_more(more))).collect()
    }

    /// A point as it is told here.
    #[must_use]
    pub fn told(&self, point: Point) -> String {
        if self.hides_names { board::counted(point) } else { name(point) }
    }

    /// The stones, the point that is asked about, and the signs on points.
    #[must_use]
    pub fn stones(&self) -> Vec<String> {
        let mut said = if self.hides_names { Vec::new() } else { board::stones(&self.board, None) };
        said.extend(self.pointed());
        said
    }

    /// The point that is asked about, and the signs on points.
    fn pointed(&self) -> Vec<String> {
        let asked = self.asked.map(|point| say().plain_asked(self.told(point)));
        asked.into_iter().chain(self.signed(&[])).collect()
    }

    /// The points with signs, but for those that had them before: letters and numbers name their points, a plus is right and
    /// a cross wrong.
    fn signed(&self, before: &[(Point, char)]) -> Option<String> {
        let sign = |&(point, sign): &(Point, char)| {
            let kind = match sign {
                '+' => "right",
                '×' => "wrong",
                _ => "name",
            };
            say().plain_sign_at(kind, self.told(point), sign.to_uppercase().to_string())
        };
        let fresh: Vec<String> = self.signs.iter().filter(|each| !before.contains(each)).map(sign).collect();
        (!fresh.is_empty()).then(|| say().plain_signs(fresh.join(&say().list())))
    }

    /// Everything, as when the screen is opened.
    #[must_use]
    pub fn whole(&self) -> Vec<String> {
        let mut said = vec![self.named()];
        if self.has_board || self.list.is_empty() {
            said.extend(self.task.iter().cloned());
            said.extend(self.state.iter().cloned());
            said.extend(self.listed(usize::MAX));
        } else {
            said.extend(self.state.iter().cloned());
            if self.is_known {
                said.push(say().plain_known());
            } else {
                said.extend(self.listed(usize::MAX));
                said.extend(self.about());
            }
        }
        if self.has_board {
            let stones = self.stones().into_iter().filter(|line| !said.iter().any(|told| names_point(told, line)));
            let stones: Vec<String> = stones.collect();
            said.extend(stones);
        }
        said
    }

    /// What is said of the chosen line of a list.
    fn about(&self) -> Vec<String> {
        let chosen = self.chosen.and_then(|chosen| self.list.get(chosen));
        chosen.map(|line| say().plain_chosen(&**line)).into_iter().chain(self.task.iter().cloned()).collect()
    }

    /// What is new since another moment, the most important first.
    #[must_use]
    pub fn news(&self, before: &Self) -> Vec<String> {
        let mut said: Vec<String> = self.notice.iter().cloned().collect();
        if (&self.title, self.has_board, self.takes_text()) != (&before.title, before.has_board, before.takes_text()) {
            said.extend(self.whole());
            return said;
        }
        let events = if self.has_board { self.events(before) } else { Some(Vec::new()) };
        let is_other_board = events.is_none();
        said.extend(events.unwrap_or_default());
        let list = self.new_list(before);
        let is_list = !self.has_board && !list.is_empty();
        said.extend(list.iter().filter(|_| is_list).cloned());
        // Whoever waits hears what comes of it.
        let is_new = |line: &&String| !before.task.contains(line) && !line.ends_with('…');
        said.extend(self.task.iter().filter(is_new).cloned());
        // In a game what is to be done says whose move it is.
        let turns = ["black", "white"].map(|side| without_signs(&say().to_move(side)));
        let is_turn = |line: &&String| self.title == say().home_game() && turns.contains(line);
        let is_told = |line: &&String| before.state.contains(line) || !times_in(line).is_empty() || is_turn(line);
        said.extend(self.state.iter().filter(|line| !is_told(line)).cloned());
        said.extend(list.into_iter().filter(|_| !is_list));
        if is_other_board {
            said.extend([say().plain_new_board()]);
            said.extend(self.stones());
            return said;
        }
        let asked = self.asked.filter(|_| self.asked != before.asked);
        let pointed =
            asked.map(|point| say().plain_asked(self.told(point))).into_iter().chain(self.signed(&before.signs));
        let pointed: Vec<String> = pointed.filter(|line| !said.iter().any(|told| names_point(told, line))).collect();
        said.extend(pointed);
        said
    }

    /// The stones that were laid or taken back; `None` if that is another board.
    fn events(&self, before: &Self) -> Option<Vec<String>> {
        let changed = |from: &Board, to: &Board| -> Vec<(Point, Side)> {
            let fresh = |side: Side| to.of(side).filter(move |&point| from.stone(point) != Some(side));
            [Side::Black, Side::White]
                .into_iter()
                .flat_map(|side| fresh(side).map(move |point| (point, side)))
                .collect()
        };
        let (mut laid, taken) = (changed(&before.board, &self.board), changed(&self.board, &before.board));
        if laid.len() + taken.len() > STONES {
            return None;
        }
        // The stone laid last is told last.
        laid.sort_by_key(|&(point, _)| self.last == Some(point));
        let stone = |(point, side): (Point, Side)| say().plain_laid(words::side(side), name(point));
        let back = taken.into_iter().map(|each| say().plain_taken_back(stone(each)));
        Some(back.chain(laid.into_iter().map(stone)).collect())
    }

    /// What is new in the list.
    fn new_list(&self, before: &Self) -> Vec<String> {
        if self.list != before.list {
            let changed = || self.list.iter().zip(&before.list).filter(|(line, old)| line != old);
            let is_row = self.list.len() == before.list.len() && changed().count() == 1;
            return if is_row { changed().map(|(line, _)| line.clone()).collect() } else { self.listed(usize::MAX) };
        }
        let chosen = self.chosen.filter(|_| self.chosen != before.chosen);
        chosen.and_then(|chosen| self.list.get(chosen)).map(|line| say().plain_chosen(&**line)).into_iter().collect()
    }
}

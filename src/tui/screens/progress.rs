//! The charts of progress, each with its numbers as text, and from the weak spots straight into a session.

use std::fmt::Write as _;
use std::time::Duration;

use super::{Destination, Screen, Step};
use crate::rules::{AnyPosition, BoardSize, Variant};
use crate::train::attempt::Mode as TrainingMode;
use crate::train::calendar::Day;
use crate::train::drill::Role;
use crate::train::statistics::{Advice, Results, Statistics};
use crate::tui::action::Action;
use crate::tui::app::Shared;
use crate::tui::keymap::{Command, Mode};
use crate::tui::messages as words;
use crate::tui::page::{Body, Chart, InputLine, Middle, Page, Pane, Report, Tone, Words};
use crate::tui::widgets::board::BoardPicture;

/// The pages, in the order of [`words::PROGRESS_TABS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tab {
    Week,
    Rating,
    Themes,
    Calendar,
    Endings,
    Notation,
    Games,
}

const TABS: [Tab; 7] = [Tab::Week, Tab::Rating, Tab::Themes, Tab::Calendar, Tab::Endings, Tab::Notation, Tab::Games];

/// Columns of a bar.
const BAR: usize = 16;
/// Weeks in the calendar, if there is room for so many.
const WEEKS: u16 = 53;
/// Shades from little to much.
const SHADES: [char; 5] = ['·', '░', '▒', '▓', '█'];

/// The screen of progress.
pub struct Progress {
    tab: usize,
    /// The chosen line of a list, or the first line shown of a table.
    chosen: usize,
    numbers: bool,
}

impl Progress {
    pub const fn new() -> Self {
        Self { tab: 0, chosen: 0, numbers: false }
    }

    fn tab(&self) -> Tab {
        TABS[self.tab]
    }

    /// How many lines can be chosen.
    fn choices(&self, shared: &Shared) -> usize {
        match self.tab() {
            Tab::Themes => shared.statistics.themes.len(),
            Tab::Endings => shared.statistics.endings.len(),
            _ => self.lines(shared).len(),
        }
    }

    fn turn(&mut self, forward: bool) {
        let pages = TABS.len();
        self.tab = if forward { (self.tab + 1) % pages } else { (self.tab + pages - 1) % pages };
        self.chosen = 0;
    }

    /// The session that the chosen line stands for.
    fn session(&self, shared: &Shared) -> Option<Destination> {
        let ending = |name: &str| Role::of_item(name).map(|role| Destination::Drill(role, TrainingMode::Practice));
        match self.tab() {
            Tab::Week => match &shared.statistics.advice {
                Advice::Begin | Advice::Regularity | Advice::GoOn => Some(Destination::Puzzle),
                Advice::Review(_) => Some(Destination::Review),
                Advice::Theme(theme) => Some(Destination::Theme(theme.clone())),
                Advice::Ending(name) => ending(name),
            },
            Tab::Themes => {
                shared.statistics.themes.get(self.chosen).map(|theme| Destination::Theme(theme.name.clone()))
            }
            Tab::Endings => shared.statistics.endings.get(self.chosen).and_then(|results| ending(&results.name)),
            Tab::Notation => Some(Destination::Sprint),
            Tab::Rating | Tab::Calendar | Tab::Games => None,
        }
    }

    fn lines(&self, shared: &Shared) -> Vec<Words> {
        let statistics = &shared.statistics;
        let lines = match self.tab() {
            Tab::Week => return week(statistics),
            Tab::Rating => rating(statistics),
            Tab::Themes => themes(&statistics.themes, self.chosen),
            Tab::Calendar if self.numbers => days(statistics),
            Tab::Calendar => return calendar(statistics, (shared.width.saturating_sub(5) / 2).min(WEEKS).into()),
            Tab::Endings => endings(&statistics.endings, self.chosen),
            Tab::Notation if self.numbers => squares(&statistics.squares),
            Tab::Notation if statistics.squares.is_empty() => Vec::new(),
            Tab::Notation => return board(&statistics.squares),
            Tab::Games => games(&statistics.games),
        };
        if lines.is_empty() { vec![Words::new(Tone::Quiet, words::PROGRESS_NOTHING)] } else { lines }
    }

    fn chart(&self, statistics: &Statistics) -> Option<Chart> {
        let line = statistics.ratings.iter().max_by_key(|line| line.rated)?;
        let (first, last) = (line.days.first()?.0, line.days.last()?.0);
        let chart = Chart {
            name: format!("{} {}", line.variant, line.mode),
            points: line.days.iter().map(|&(day, rating)| (f64::from(day.0), rating)).collect(),
            ends: [first.to_string(), last.to_string()],
        };
        (self.tab() == Tab::Rating && !self.numbers).then_some(chart)
    }
}

/// A line of a table: columns of fixed widths, the first to the left, the others to the right.
fn columns(cells: &[String], widths: &[usize]) -> String {
    let cells = cells.iter().zip(widths).enumerate();
    let padded = cells.map(
        |(place, (cell, &width))| {
            if place == 0 { format!("{cell:<width$.width$}") } else { format!("{cell:>width$}") }
        },
    );
    padded.collect::<Vec<_>>().join(" ")
}

fn header(names: &[&str], widths: &[usize]) -> Words {
    let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
    Words::new(Tone::Quiet, format!("  {}", columns(&names, widths)))
}

/// A line of a list that can be chosen.
fn choice(text: &str, is_chosen: bool) -> Words {
    if is_chosen { Words::new(Tone::Chosen, format!("▸ {text}")) } else { Words::from(format!("  {text}")) }
}

fn bar(share: f64) -> String {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share of 16 columns")]
    let full = (share.clamp(0.0, 1.0) * 16.0).round() as usize;
    format!("{}{}", "█".repeat(full), "░".repeat(BAR - full))
}

fn week(statistics: &Statistics) -> Vec<Words> {
    let labelled = |label: &str, text: String| Words::from(format!("{label:<16}{text}"));
    let mut lines = vec![
        Words::from(words::week(words::THIS_WEEK, &statistics.week)),
        Words::new(Tone::Quiet, words::week(words::WEEK_BEFORE, &statistics.week_before)),
        Words::default(),
        labelled(words::WEEK_DAYS, words::streaks(statistics.streak, statistics.longest_streak)),
        labelled(words::WEEK_REVIEWS, words::waiting(statistics.due, statistics.waiting)),
    ];
    lines.extend(statistics.ratings.iter().map(|line| {
        Words::from(words::rating_line(
            line.variant,
            line.mode.name(),
            line.rating,
            line.deviation,
            line.provisional,
            line.rated,
        ))
    }));
    lines.push(Words::default());
    lines.push(Words::new(Tone::Title, words::advice(&statistics.advice)));
    lines.push(Words::new(Tone::Quiet, words::PROGRESS_START));
    lines
}

/// The rating at the end of each day, the last one first.
fn rating(statistics: &Statistics) -> Vec<Words> {
    let mut lines = Vec::new();
    for line in &statistics.ratings {
        lines.push(Words::new(Tone::Title, format!("{} {}", line.variant, line.mode)));
        lines.push(header(&words::RATING_HEADER, &[12, 8]));
        let days = line.days.iter().rev();
        lines.extend(days.map(|(day, rating)| {
            Words::from(format!("  {}", columns(&[day.to_string(), format!("{rating:.0}")], &[12, 8])))
        }));
    }
    lines
}

fn themes(results: &[Results], chosen: usize) -> Vec<Words> {
    let widths = [14, 5, 5, BAR, 7];
    let rows = results.iter().enumerate().map(|(place, theme)| {
        let cells = [
            theme.name.clone(),
            theme.tried.to_string(),
            words::percent(theme.accuracy()),
            bar(theme.accuracy()),
            words::seconds(theme.median_millis),
        ];
        choice(&columns(&cells, &widths), place == chosen)
    });
    with_header(header(&words::THEMES_HEADER, &widths), rows.collect(), true)
}

fn endings(results: &[Results], chosen: usize) -> Vec<Words> {
    let widths = [14, 5, 6, 7, 11, 7];
    let rows = results.iter().enumerate().map(|(place, ending)| {
        let cells = [
            ending.name.clone(),
            ending.tried.to_string(),
            ending.right.to_string(),
            ending.clean.to_string(),
            ending.best_streak.to_string(),
            words::seconds(ending.median_millis),
        ];
        choice(&columns(&cells, &widths), place == chosen)
    });
    with_header(header(&words::ENDINGS_HEADER, &widths), rows.collect(), true)
}

fn games(results: &[Results]) -> Vec<Words> {
    let widths = [14, 5, 5, 5, 5];
    let rows = results.iter().map(|games| {
        let lost = games.tried - games.right - games.drawn;
        let cells = [games.tried, games.right, games.drawn, lost].map(|count| count.to_string());
        let cells: Vec<String> = std::iter::once(games.name.clone()).chain(cells).collect();
        Words::from(format!("  {}", columns(&cells, &widths)))
    });
    with_header(header(&words::GAMES_HEADER, &widths), rows.collect(), false)
}

fn squares(results: &[Results]) -> Vec<Words> {
    let widths = [8, 5, 6, 8];
    let rows = results.iter().map(|square| {
        let cells = [
            square.name.clone(),
            square.tried.to_string(),
            words::percent(square.accuracy()),
            words::seconds(square.median_millis),
        ];
        Words::from(format!("  {}", columns(&cells, &widths)))
    });
    with_header(header(&words::SQUARES_HEADER, &widths), rows.collect(), false)
}

fn days(statistics: &Statistics) -> Vec<Words> {
    let widths = [12, 10, 9];
    let rows = statistics.days.iter().rev().map(|count| {
        let cells = [count.day.to_string(), count.done.to_string(), words::minutes_spent(count.millis)];
        Words::from(format!("  {}", columns(&cells, &widths)))
    });
    with_header(header(&words::CALENDAR_HEADER, &widths), rows.collect(), false)
}

/// Rows below their header; nothing without rows.
fn with_header(header: Words, rows: Vec<Words>, startable: bool) -> Vec<Words> {
    if rows.is_empty() {
        return rows;
    }
    let mut lines = vec![header];
    lines.extend(rows);
    if startable {
        lines.extend([Words::default(), Words::new(Tone::Quiet, words::PROGRESS_START)]);
    }
    lines
}

/// A column for each week, a row for each day of it.
fn calendar(statistics: &Statistics, weeks: i32) -> Vec<Words> {
    let first = statistics.today.monday().plus(-7 * (weeks - 1));
    let mut months = String::new();
    for week in 0..weeks {
        let monday = first.plus(7 * week);
        let (_, month, day) = monday.date();
        // The name stands over the first whole week of a month, if the one before leaves room.
        let name = if day <= 7 { words::MONTHS[usize::from(month) - 1] } else { "" };
        let place = 2 * usize::try_from(week).unwrap_or(0);
        if months.chars().count() <= place && !name.is_empty() {
            months = format!("{months:<place$}{name}");
        }
    }
    let mut lines = vec![Words::new(Tone::Quiet, format!("   {months}"))];
    for (row, name) in (0..).zip(words::WEEKDAYS) {
        let cells: String =
            (0..weeks).flat_map(|week| [shade_of(statistics, first.plus(7 * week + row)), ' ']).collect();
        lines.push(Words::new(Tone::Quiet, format!("{name} ")).and(Tone::Text, cells));
    }
    let streaks = words::streaks(statistics.streak, statistics.longest_streak);
    lines.extend([Words::default(), Words::from(streaks), Words::new(Tone::Quiet, words::CALENDAR_KEY)]);
    lines
}

fn shade_of(statistics: &Statistics, day: Day) -> char {
    if day > statistics.today {
        return ' ';
    }
    let place = statistics.days.binary_search_by_key(&day, |count| count.day);
    match place.map_or(0, |place| statistics.days[place].done) {
        0 => SHADES[0],
        1..5 => SHADES[1],
        5..15 => SHADES[2],
        15..30 => SHADES[3],
        _ => SHADES[4],
    }
}

/// The board with a shade for each square: the slower and the more often wrong, the darker.
fn board(results: &[Results]) -> Vec<Words> {
    let of = |number: u8| results.iter().find(|square| square.name == number.to_string());
    let trouble = |square: &Results| f64::from(square.median_millis) * (2.0 - square.accuracy());
    let worst = results.iter().map(trouble).fold(1.0, f64::max);
    let mut lines = Vec::new();
    for row in 0..10_u8 {
        let mut text = if row % 2 == 0 { "    ".to_owned() } else { String::new() };
        for column in 0..5 {
            let number = row * 5 + column + 1;
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "one of four shades")]
            let shade = of(number).map_or(SHADES[0], |square| SHADES[(4.0 * trouble(square) / worst).ceil() as usize]);
            // Writing to a String cannot fail.
            let _ = write!(text, "{number:>2}{shade}{shade}    ");
        }
        lines.push(Words::from(text.trim_end()));
    }
    lines.extend([Words::default(), Words::new(Tone::Quiet, words::SQUARES_KEY)]);
    lines
}

impl Screen for Progress {
    fn mode(&self) -> Mode {
        Mode::Progress
    }

    fn can(&self, command: Command) -> bool {
        match command {
            Command::Numbers => matches!(self.tab(), Tab::Rating | Tab::Calendar | Tab::Notation),
            _ => true,
        }
    }

    fn board_size(&self) -> BoardSize {
        BoardSize::Ten
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        let Action::Do(command) = action else { return Step::stay() };
        match command {
            Command::Home | Command::Cancel => return Step::to(Destination::Home),
            Command::Right => self.turn(true),
            Command::Left => self.turn(false),
            Command::Up => self.chosen = self.chosen.saturating_sub(1),
            Command::Down => self.chosen = (self.chosen + 1).min(self.choices(shared).saturating_sub(1)),
            Command::Numbers if self.can(command) => {
                self.numbers = !self.numbers;
                self.chosen = 0;
            }
            Command::Confirm => {
                if let Some(destination) = self.session(shared) {
                    return Step::to(destination);
                }
            }
            _ => {}
        }
        Step::stay()
    }

    fn report(&self, shared: &Shared) -> Option<Report> {
        let body = if let Some(chart) = self.chart(&shared.statistics) {
            Body::Chart(chart)
        } else {
            let mut lines = self.lines(shared);
            if !matches!(self.tab(), Tab::Themes | Tab::Endings) {
                lines.drain(..self.chosen.min(lines.len().saturating_sub(1)));
            }
            Body::Lines(lines)
        };
        Some(Report {
            title: words::PROGRESS_TITLE.to_owned(),
            tabs: words::PROGRESS_TABS.to_vec(),
            tab: self.tab,
            body,
        })
    }

    fn page(&self, _shared: &Shared) -> Page {
        Page {
            title: words::PROGRESS_TITLE.to_owned(),
            subject: Words::default(),
            board: BoardPicture::new(AnyPosition::start(Variant::International)),
            clock: Pane::default(),
            time: String::new(),
            middle_title: String::new(),
            middle: Middle::Menu(Vec::new()),
            message: Pane::default(),
            input: InputLine::default(),
        }
    }

    fn wakes_at(&self, _shared: &Shared) -> Option<Duration> {
        None
    }
}

//! The charts of progress, each with its numbers as text, and from the weak spots straight into a session.

mod notation;
mod tables;

use std::cmp::Reverse;
use std::time::Duration;

use super::{Destination, Screen, Step};
use crate::rules::{AnyPosition, BoardSize, Variant};
use crate::train::attempt::Mode as TrainingMode;
use crate::train::drill::{Difficulty, Ending, Plan};
use crate::train::statistics::{Advice, RatingLine, Results, Statistics};
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

/// From so many columns on there is room for bars.
const ROOMY: u16 = 60;
/// From this width on endings are written out in words.
const WIDE: u16 = 80;

/// Weeks in the calendar, if there is room for so many.
const WEEKS: u16 = 53;

/// The numbers behind all pages, as text.
#[must_use]
pub fn text(statistics: &Statistics) -> String {
    let boards = notation::boards(statistics).into_iter();
    let pages = [
        tables::week(statistics),
        tables::rating(statistics),
        tables::themes(&statistics.themes, usize::MAX, true),
        tables::days(statistics),
        tables::endings(&statistics.endings, usize::MAX, true),
        boards.flat_map(|variant| notation::numbers(statistics, variant)).collect(),
        tables::games(&statistics.games, true),
    ];
    let pages = words::PROGRESS_TABS.iter().zip(pages).filter(|(_, lines)| !lines.is_empty());
    let pages: Vec<String> = pages
        .map(|(name, lines)| {
            let lines = lines.iter().map(|Words(parts)| parts.iter().map(|(_, words)| &**words).collect::<String>());
            let lines: Vec<String> = lines.filter(|line| line != words::PROGRESS_START).collect();
            format!("{name}\n{}\n", lines.join("\n").trim_end())
        })
        .collect();
    pages.join("\n")
}

/// The screen of progress.
pub struct Progress {
    tab: usize,
    /// The chosen line of a list, or the first line shown of a table.
    chosen: usize,
    numbers: bool,
    /// What is shown of notation: for each board its map, then its numbers.
    view: usize,
}

impl Progress {
    pub const fn new() -> Self {
        Self { tab: 0, chosen: 0, numbers: false, view: 0 }
    }

    fn tab(&self) -> Tab {
        TABS[self.tab]
    }

    /// How many lines can be chosen.
    fn choices(&self, shared: &Shared) -> usize {
        match self.tab() {
            Tab::Rating if !self.numbers => shared.statistics.ratings.len(),
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

    /// Turns to the tab that was clicked, or starts what the line that was clicked stands for.
    fn click(&mut self, place: usize, shared: &Shared) -> Option<Command> {
        let Some(line) = place.checked_sub(TABS.len()) else {
            (self.tab, self.chosen) = (place, 0);
            return None;
        };
        // The first line is the header.
        let chosen = line.checked_sub(1).filter(|&chosen| chosen < self.choices(shared));
        self.chosen = chosen.filter(|_| matches!(self.tab(), Tab::Themes | Tab::Endings))?;
        Some(Command::Confirm)
    }

    /// The session that the chosen line stands for.
    fn session(&self, shared: &Shared) -> Option<Destination> {
        let endings = &shared.statistics.endings;
        let ending = |results: &Results| {
            let ending = Ending::of_item(results.variant.parse().ok()?, &results.name)?;
            Some(Destination::Drill(Box::new(Plan::random(ending, Difficulty::Any)), TrainingMode::Practice))
        };
        match self.tab() {
            Tab::Week => match &shared.statistics.advice {
                Advice::Begin | Advice::Regularity | Advice::GoOn => Some(Destination::Puzzle),
                Advice::Review(_) => Some(Destination::Review),
                Advice::Theme(theme) => Some(Destination::Theme(theme.clone())),
                Advice::Ending(name) => endings.iter().find(|results| results.name == *name).and_then(ending),
            },
            Tab::Themes => {
                shared.statistics.themes.get(self.chosen).map(|theme| Destination::Theme(theme.name.clone()))
            }
            Tab::Endings => endings.get(self.chosen).and_then(ending),
            Tab::Notation => Some(Destination::Notation),
            Tab::Games => Some(Destination::OwnGames),
            Tab::Rating | Tab::Calendar => None,
        }
    }

    fn lines(&self, shared: &Shared) -> Vec<Words> {
        let statistics = &shared.statistics;
        let lines = match self.tab() {
            Tab::Week => return tables::week(statistics),
            Tab::Rating => tables::rating(statistics),
            Tab::Themes => tables::themes(&statistics.themes, self.chosen, shared.width >= ROOMY),
            Tab::Calendar if self.numbers => tables::days(statistics),
            Tab::Calendar => {
                return tables::calendar(statistics, (shared.width.saturating_sub(5) / 2).min(WEEKS).into());
            }
            Tab::Endings => tables::endings(&statistics.endings, self.chosen, shared.width >= WIDE),
            Tab::Notation => match notation::boards(statistics).get(self.view / 2) {
                None => Vec::new(),
                Some(&variant) if self.view.is_multiple_of(2) => notation::map(statistics, variant),
                Some(&variant) => notation::numbers(statistics, variant),
            },
            Tab::Games => tables::games(&statistics.games, shared.width >= ROOMY),
        };
        let mut lines = if lines.is_empty() { vec![Words::new(Tone::Quiet, words::PROGRESS_NOTHING)] } else { lines };
        if self.tab() == Tab::Games {
            lines.extend([Words::default(), Words::new(Tone::Quiet, words::OWN_HERE)]);
        }
        lines
    }

    fn chart(&self, statistics: &Statistics) -> Option<Chart> {
        let mut lines: Vec<&RatingLine> = statistics.ratings.iter().collect();
        lines.sort_by_key(|line| Reverse(line.rated));
        let place = self.chosen.min(lines.len().checked_sub(1)?);
        let line = lines[place];
        let (first, last) = (line.days.first()?.0, line.days.last()?.0);
        let mode = line.mode.name();
        let name = words::rating_line(line.variant, mode, line.rating, line.deviation, line.provisional, line.rated);
        let chart = Chart {
            name: words::rating_of_several(name, place, lines.len()),
            points: line.days.iter().map(|&(day, rating)| (f64::from(day.0), rating)).collect(),
            ends: [first.to_string(), last.to_string()],
        };
        (self.tab() == Tab::Rating && !self.numbers).then_some(chart)
    }
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
        let command = match action {
            Action::Do(command) => command,
            Action::Choose(place) => match self.click(place, shared) {
                Some(command) => command,
                None => return Step::stay(),
            },
            _ => return Step::stay(),
        };
        match command {
            Command::OwnGames => return Step::to(Destination::OwnGames),
            Command::Home | Command::Cancel => return Step::to(Destination::Home),
            Command::Right => self.turn(true),
            Command::Left => self.turn(false),
            Command::Up => self.chosen = self.chosen.saturating_sub(1),
            Command::Down => self.chosen = (self.chosen + 1).min(self.choices(shared).saturating_sub(1)),
            Command::Numbers if self.can(command) => {
                if self.tab() == Tab::Notation {
                    self.view = (self.view + 1) % (2 * notation::boards(&shared.statistics).len()).max(1);
                } else {
                    self.numbers = !self.numbers;
                }
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

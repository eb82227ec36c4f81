//! The charts of progress, each with its numbers as text, and from the weak spots straight into a session.

mod charts;

use std::time::Duration;

use ratatui::layout::Rect;

use super::{Destination, Screen, Step};
use crate::figures::{notation, tables};
use crate::tui::action::Action;
use crate::tui::app::Shared;
use crate::tui::keymap::{Command, Mode};
use crate::tui::page::{Middle, Page, Pane, Report, Tone, Words};
use crate::tui::widgets::board::BoardPicture;
use crate::tui::widgets::charts::key_of_bars;
use crate::tui::widgets::report;
use crate::words;
use damier_rules::{AnyPosition, BoardSize, Variant};
use damier_train::attempt::Mode as TrainingMode;
use damier_train::drill::{Difficulty, Plan};
use damier_train::statistics::Advice;

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
/// From this width on there is room for bars beside them.
const VERY_WIDE: u16 = 100;

/// Weeks in the calendar, if there is room for so many.
const WEEKS: u16 = 53;

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

    /// Whether one of its lines can be chosen; the other pages scroll.
    fn has_choice(&self) -> bool {
        matches!(self.tab(), Tab::Themes | Tab::Endings)
    }

    /// How many lines can be chosen, or be the first one in sight.
    fn choices(&self, shared: &Shared) -> usize {
        match self.tab() {
            Tab::Rating if !self.numbers => shared.statistics.ratings.len(),
            Tab::Themes => shared.statistics.themes.len(),
            Tab::Endings => shared.statistics.endings.len(),
            // Down to where the last line is in sight.
            _ => {
                let room = report::room(Rect::new(0, 0, shared.width, shared.height));
                let rows: usize = self.lines(shared).iter().map(|line| line.rows(room.width.into())).sum();
                rows.saturating_sub(room.height.into()) + 1
            }
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
        self.chosen = chosen.filter(|_| self.has_choice())?;
        Some(Command::Confirm)
    }

    /// The session that the chosen line stands for.
    fn session(&self, shared: &Shared) -> Option<Destination> {
        let drill =
            |ending| Destination::Drill(Box::new(Plan::random(ending, Difficulty::Any)), TrainingMode::Practice);
        match self.tab() {
            Tab::Week => match &shared.statistics.advice {
                Advice::Begin | Advice::Regularity | Advice::GoOn => Some(Destination::Puzzle),
                Advice::Review(_) => Some(Destination::Review),
                Advice::Theme(theme) => Some(Destination::Theme(theme.clone())),
                Advice::Ending(ending) => Some(drill(*ending)),
            },
            Tab::Themes => shared.statistics.themes.get(self.chosen).map(|theme| Destination::Theme(theme.key.clone())),
            Tab::Endings => shared.statistics.endings.get(self.chosen).map(|results| drill(results.key)),
            Tab::Notation => Some(Destination::Notation),
            Tab::Games => Some(Destination::OwnGames),
            Tab::Rating | Tab::Calendar => None,
        }
    }

    /// The numbers or the map of the page; nothing where there are none yet.
    fn table(&self, shared: &Shared) -> Vec<Words> {
        let statistics = &shared.statistics;
        match self.tab() {
            Tab::Week => tables::week(statistics),
            Tab::Rating => tables::rating(statistics),
            Tab::Themes => tables::themes(&statistics.themes, self.chosen, shared.width >= ROOMY),
            Tab::Calendar if self.numbers => tables::days(statistics),
            Tab::Calendar => tables::calendar(statistics, (shared.width.saturating_sub(5) / 2).min(WEEKS).into()),
            Tab::Endings => tables::endings(&statistics.endings, self.chosen, shared.width >= WIDE),
            Tab::Notation => match notation::boards(statistics).get(self.view / 2) {
                None => Vec::new(),
                Some(&variant) if self.view.is_multiple_of(2) => notation::map(statistics, variant),
                Some(&variant) => notation::numbers(statistics, variant),
            },
            Tab::Games => tables::games(&statistics.games, shared.width >= ROOMY),
        }
    }

    /// The same with what its bars mean and what Enter does.
    fn lines(&self, shared: &Shared) -> Vec<Words> {
        let quiet = |words: &str| Words::new(Tone::Quiet, words);
        let mut lines = self.table(shared);
        let is_empty = lines.is_empty();
        if is_empty {
            lines.push(quiet(words::PROGRESS_NOTHING));
        }
        let (key, start) = match self.tab() {
            Tab::Week => {
                lines.insert(1, quiet(words::PROGRESS_START));
                return lines;
            }
            Tab::Themes => (words::THEMES_KEY, words::PROGRESS_START),
            Tab::Endings => (words::ENDINGS_KEY, words::PROGRESS_START),
            Tab::Games => (words::GAMES_KEY, words::OWN_HERE),
            _ => return lines,
        };
        let key = (!self.bars(shared).is_empty()).then(|| key_of_bars(key));
        // Games of one's own can be gone over before there is one against the engine.
        let start = (!is_empty || self.tab() == Tab::Games).then(|| quiet(start));
        lines.push(Words::default());
        lines.extend(key.into_iter().chain(start));
        lines
    }

    /// Beside tables, where there is room for them.
    fn bars(&self, shared: &Shared) -> Vec<[u32; 3]> {
        let statistics = &shared.statistics;
        match self.tab() {
            Tab::Themes if shared.width >= ROOMY => statistics.themes.iter().map(charts::exercises).collect(),
            Tab::Endings if shared.width >= VERY_WIDE => statistics.endings.iter().map(charts::exercises).collect(),
            Tab::Games if shared.width >= ROOMY => statistics.games.iter().map(tables::won_drawn_lost).collect(),
            _ => Vec::new(),
        }
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
        let chart = match self.tab() {
            Tab::Week => charts::days(&shared.statistics),
            Tab::Rating if !self.numbers => charts::rating(&shared.statistics, self.chosen),
            _ => None,
        };
        let is_all = self.tab() == Tab::Rating && chart.is_some();
        Some(Report {
            title: words::PROGRESS_TITLE.to_owned(),
            tabs: words::PROGRESS_TABS.to_vec(),
            tab: self.tab,
            lines: if is_all { Vec::new() } else { self.lines(shared) },
            scrolled: if self.has_choice() { 0 } else { self.chosen },
            bars: self.bars(shared),
            chart,
        })
    }

    fn page(&self, _shared: &Shared) -> Page {
        Page {
            clock: Pane::default(),
            middle_title: String::new(),
            middle: Middle::Menu(Vec::new()),
            message: Pane::default(),
            ..Page::new(words::PROGRESS_TITLE, BoardPicture::new(AnyPosition::start(Variant::International)))
        }
    }

    fn wakes_at(&self, _shared: &Shared) -> Option<Duration> {
        None
    }
}

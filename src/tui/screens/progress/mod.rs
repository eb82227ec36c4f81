//! Progress as charts and tables. Enter starts a session on the chosen weak spot.

mod charts;

use ratatui::layout::Rect;

use super::{Destination, Screen, Step};
use crate::progress_tables::{notation, tables};
use crate::tui::action::Action;
use crate::tui::keymap::{Command, Mode};
use crate::tui::page::{Chart, Middle, Page, Pane, Report, Sheet, Tone, Words, title_line};
use crate::tui::shared::Shared;
use crate::tui::widgets::board::BoardPicture;
use crate::words::{self, say};
use damier_puzzles::Theme;
use damier_rules::AnyPosition;
use damier_train::attempt::TrainingMode;
use damier_train::drill::{Difficulty, DrillPlan};
use damier_train::puzzle::session::PuzzleSession;
use damier_train::statistics::Advice;
use damier_train::unannounced::UnannouncedSettings;
use etude_tui::charts::key_of_bars;
use etude_tui::report;

/// The pages, in the order of [`words::progress_tabs`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tab {
    Week,
    Rating,
    Themes,
    Calendar,
    Endings,
    Notation,
    Games,
    Trials,
}

const TABS: [Tab; 8] =
    [Tab::Week, Tab::Rating, Tab::Themes, Tab::Calendar, Tab::Endings, Tab::Notation, Tab::Games, Tab::Trials];

/// From this width on there is room for bars.
const ROOMY: u16 = 60;
/// From this width on there is room for bars beside endings.
const VERY_WIDE: u16 = 100;

/// The column left free beside a table without bars.
const MARGIN: u16 = 1;
/// The columns left free for bars, with a free one on either side.
const MIN_BAR: u16 = 18;

/// The most weeks in the calendar.
const WEEKS: u16 = 53;

/// The most sheets beside the page.
const SHEETS: usize = 3;

/// The screen.
pub struct Progress {
    tab: usize,
    /// The chosen line of a list, or the first line shown of a table.
    chosen: usize,
    numbers: bool,
    /// The view of notation: for each variant its map, then its numbers.
    view: usize,
}

impl Progress {
    /// The first page; where nothing is drawn, numbers take the place of charts.
    pub fn new(shared: &Shared) -> Self {
        Self { tab: 0, chosen: 0, numbers: shared.is_plain(), view: shared.is_plain().into() }
    }

    fn tab(&self) -> Tab {
        TABS[self.tab]
    }

    /// Whether the page has a list to choose from; the others scroll.
    fn has_choice(&self) -> bool {
        matches!(self.tab(), Tab::Themes | Tab::Endings | Tab::Trials)
    }

    /// How many lines can be chosen, or be scrolled to the top.
    fn choices(&self, shared: &Shared) -> usize {
        match self.tab() {
            Tab::Rating if !self.numbers => shared.trainer.statistics().ratings.len(),
            Tab::Themes => shared.trainer.statistics().themes.len(),
            Tab::Endings => shared.trainer.statistics().endings.len(),
            Tab::Trials => shared.trainer.statistics().trials.len(),
            // Scrolling ends when the last line is visible.
            _ => {
                let screen = Rect::new(0, 0, shared.width, shared.height);
                let room = report::room(screen, report::room_beside(screen).is_some());
                let rows: usize = self.lines(shared).iter().map(|line| line.wrapped(room.width.into()).len()).sum();
                rows.saturating_sub(room.height.into()) + 1
            }
        }
    }

    fn turn(&mut self, forward: bool) {
        let pages = TABS.len();
        self.tab = if forward { (self.tab + 1) % pages } else { (self.tab + pages - 1) % pages };
        self.chosen = 0;
    }

    /// Turns to the clicked tab, or chooses the clicked line.
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

    /// The session for the chosen line.
    fn session(&self, shared: &Shared) -> Option<Destination> {
        let drill =
            |ending| Destination::Drill(Box::new(DrillPlan::random(ending, Difficulty::Any)), TrainingMode::Practice);
        match self.tab() {
            Tab::Week => match &shared.trainer.statistics().advice {
                Advice::Begin | Advice::Regularity | Advice::GoOn => Some(Destination::Puzzle),
                Advice::Review(_) => Some(Destination::Review),
                Advice::Theme(theme) => Some(Destination::Theme(theme.clone())),
                Advice::Ending(ending) => Some(drill(*ending)),
            },
            Tab::Themes => shared.trainer.statistics().themes.get(self.chosen).map(|theme| {
                // A line of another game trains that game.
                Destination::Training(PuzzleSession::of_theme(theme.variant, theme.key.clone()))
            }),
            Tab::Endings => shared.trainer.statistics().endings.get(self.chosen).map(|results| drill(results.key)),
            Tab::Notation => Some(Destination::Notation),
            Tab::Games => Some(Destination::OwnGames),
            Tab::Trials => Some(match shared.trainer.statistics().trials.get(self.chosen) {
                Some(line) => {
                    Destination::Unannounced(UnannouncedSettings { trial: line.trial, variant: line.variant })
                }
                None => Destination::UnannouncedMenu,
            }),
            Tab::Rating | Tab::Calendar => None,
        }
    }

    /// The table or map of a page in so many columns; empty if there are no results yet.
    fn table(&self, tab: Tab, width: u16, shared: &Shared) -> Vec<Words> {
        let statistics = shared.trainer.statistics();
        // Nothing is chosen on another page.
        let chosen = (tab == self.tab()).then_some(self.chosen);
        let beside = if has_bars(tab, width) { MIN_BAR } else { MARGIN };
        let room = width.saturating_sub(beside).into();
        match tab {
            Tab::Week => tables::week(statistics),
            Tab::Rating => tables::rating(statistics),
            Tab::Themes => tables::themes(statistics, chosen, room),
            Tab::Calendar if self.numbers => tables::days(statistics),
            Tab::Calendar => tables::calendar(statistics, (width.saturating_sub(5) / 2).min(WEEKS).into()),
            Tab::Endings => tables::endings(statistics, chosen, room),
            Tab::Notation => match notation::boards(statistics).get(self.view / 2) {
                None => Vec::new(),
                Some(&variant) if self.view.is_multiple_of(2) => notation::map(statistics, variant),
                Some(&variant) => notation::numbers(statistics, variant),
            },
            Tab::Games => tables::games(statistics, room),
            Tab::Trials => tables::trials(statistics, chosen, room),
        }
    }

    /// The table with a key to its bars and a hint about Enter.
    fn lines(&self, shared: &Shared) -> Vec<Words> {
        let quiet = |words: String| Words::new(Tone::Quiet, words);
        let mut lines = self.table(self.tab(), shared.width, shared);
        let is_empty = lines.is_empty();
        if is_empty {
            lines.push(quiet(say().progress_nothing()));
        }
        let (key, start) = match self.tab() {
            Tab::Week => {
                lines.insert(1, quiet(say().progress_start()));
                return lines;
            }
            Tab::Trials => {
                let statistics = shared.trainer.statistics();
                let chosen = statistics.trials.get(self.chosen);
                lines.extend(chosen.into_iter().flat_map(|line| tables::trial_details(line, statistics)));
                lines.push(Words::default());
                lines.push(quiet(say().progress_start()));
                return lines;
            }
            Tab::Themes => ([say().right_first_try(), say().right_later(), say().missed_bar()], say().progress_start()),
            Tab::Endings => {
                ([say().column_perfect(), say().column_solved(), say().not_solved()], say().progress_start())
            }
            Tab::Games => ([say().column_won(), say().column_drawn(), say().column_lost()], say().own_here()),
            _ => return lines,
        };
        let has_key = !words::is_aloud() && !bars(self.tab(), shared.width, shared).is_empty();
        let key = has_key.then(|| key_of_bars(key));
        // The player's own games can be searched before any game against the engine.
        let start = (!is_empty || self.tab() == Tab::Games).then(|| quiet(start));
        lines.push(Words::default());
        lines.extend(key.into_iter().chain(start));
        lines
    }

    /// The chart of a page, if it has one.
    fn chart(&self, tab: Tab, shared: &Shared) -> Option<Chart> {
        let chosen = if tab == self.tab() { self.chosen } else { 0 };
        match tab {
            Tab::Week => charts::days(shared.trainer.statistics()),
            Tab::Rating if !self.numbers => charts::rating(shared.trainer.statistics(), chosen),
            Tab::Trials => charts::trial(shared.trainer.statistics(), chosen),
            _ => None,
        }
    }

    /// What a large screen shows beside the page: the first of the others that have something to show.
    fn beside(&self, width: u16, shared: &Shared) -> Vec<Sheet> {
        if shared.trainer.statistics().done == 0 {
            return Vec::new();
        }
        let sheet = |tab: Tab| {
            let chart = self.chart(tab, shared);
            let lines = if chart.is_some() { Vec::new() } else { self.table(tab, width, shared) };
            let title = words::progress_tabs()[TABS.iter().position(|&other| other == tab)?].clone();
            let is_empty = lines.is_empty() && chart.is_none();
            (!is_empty).then(|| Sheet { title, lines, bars: bars(tab, width, shared), chart })
        };
        let others = [Tab::Week, Tab::Rating, Tab::Themes, Tab::Calendar].into_iter().filter(|&tab| tab != self.tab());
        others.filter_map(sheet).take(SHEETS).collect()
    }
}

/// Whether the table of a page in so many columns has bars beside it.
fn has_bars(tab: Tab, width: u16) -> bool {
    match tab {
        Tab::Themes | Tab::Games => width >= ROOMY,
        Tab::Endings => width >= VERY_WIDE,
        _ => false,
    }
}

/// The bars beside the table of a page in so many columns, if there is room.
fn bars(tab: Tab, width: u16, shared: &Shared) -> Vec<[u32; 3]> {
    let statistics = shared.trainer.statistics();
    match tab {
        _ if !has_bars(tab, width) => Vec::new(),
        Tab::Themes => statistics.themes.iter().map(charts::exercises).collect(),
        Tab::Endings => statistics.endings.iter().map(charts::exercises).collect(),
        Tab::Games => statistics.games.iter().map(tables::won_drawn_lost).collect(),
        _ => Vec::new(),
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
                    self.view = (self.view + 1) % (2 * notation::boards(shared.trainer.statistics()).len()).max(1);
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
        let chart = self.chart(self.tab(), shared);
        let is_all = self.tab() == Tab::Rating && chart.is_some();
        let room = report::room_beside(Rect::new(0, 0, shared.width, shared.height));
        Some(Report {
            title: title_line(&say().progress_title()),
            tabs: words::progress_tabs().to_vec(),
            tab: self.tab,
            lines: if is_all { Vec::new() } else { self.lines(shared) },
            scrolled: if self.has_choice() { 0 } else { self.chosen },
            bars: bars(self.tab(), shared.width, shared),
            chart,
            beside: room.map(|width| self.beside(width, shared)).unwrap_or_default(),
        })
    }

    fn page(&self, shared: &Shared) -> Page {
        Page {
            clock: Pane::default(),
            middle_title: String::new(),
            middle: Middle::Menu(Vec::new()),
            message: Pane::default(),
            ..Page::new(
                say().progress_title(),
                BoardPicture::new(AnyPosition::start(shared.trainer.settings().variant)),
            )
        }
    }

    fn theme(&self, shared: &Shared) -> Option<Theme> {
        let chosen = shared.trainer.statistics().themes.get(self.chosen).map(|theme| theme.key.clone());
        chosen.filter(|_| self.tab() == Tab::Themes)
    }
}

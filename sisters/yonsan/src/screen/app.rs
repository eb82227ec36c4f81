//! The state of the program, and how actions change it.

use std::time::Duration;

use etude::{Random, random};
use etude_tui::color::ColorDepth;
use etude_tui::key::Key;
use etude_tui::points::{Place, PointStyles};
use etude_tui::run_loop::{Order, Program, Standard};
use etude_tui::tones::{self, Tones};
use rand::RngExt;
use ratatui::Frame;
use ratatui::crossterm::event::{Event, MouseButton, MouseEventKind};
use ratatui::layout::{Position as Cell, Rect};
use ratatui::style::Color;
use yonsan_rules::{Level, POINTS, Point, Puzzle, RuleSet, SIZE};

use super::keys::{self, Binding, Command};
use super::view;
use crate::train::fouls::{FoulRun, Made};
use crate::train::fours::{FourLesson, Stage};
use crate::train::game::{GameLesson, Terms};
use crate::train::{Report, Task};
use crate::words::{self, say};

/// What the command line and the environment ask for.
#[derive(Clone, Debug)]
pub struct Options {
    /// The seed of every random choice; `None` for another one each time.
    pub seed: Option<u64>,
    /// Whether nothing but ASCII can be drawn.
    pub is_ascii: bool,
    /// How many colours the terminal has; `None` for none.
    pub colors: Option<ColorDepth>,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

/// What an event means.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A key was pressed.
    Press(Key),
    /// The left button of the mouse was pressed on a cell.
    Click(Cell),
    /// The task with this number is done.
    Reported(u64, Box<Report>),
    /// The terminal draws characters of ambiguous width two columns wide, or does not.
    Widen(bool),
    /// The terminal was resized.
    Resize(Rect),
    /// Time has passed.
    Tick,
    /// The program has to end.
    Quit,
}

/// What the program asks of the outside world.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// End.
    Quit,
    /// Draw everything again.
    Redraw,
    /// Stop until the shell continues the program.
    Suspend,
    /// Do a task, and report with this number.
    Perform(u64, Box<Task>),
}

/// What is on the screen.
#[derive(Debug)]
pub(super) enum Screen {
    /// The home screen, with the chosen line.
    Home(usize),
    /// Questions about fouls, with the chosen answer.
    Fouls(Box<FoulRun>, usize),
    /// A puzzle.
    Fours(Box<FourLesson>),
    /// The choices for a game, with the chosen line.
    Setup(Terms, usize),
    /// A game.
    Game(Box<GameLesson>),
}

/// How the screen looks.
#[derive(Debug)]
pub(super) struct Look {
    pub(super) tones: Tones,
    pub(super) points: PointStyles,
    /// Whether nothing but ASCII can be drawn.
    pub(super) is_ascii: bool,
    /// Whether characters of ambiguous width take two columns, so that they need stand-ins.
    pub(super) is_wide: bool,
}

/// The state of the program.
#[derive(Debug)]
pub struct App {
    pub(super) screen: Screen,
    pub(super) area: Rect,
    pub(super) cursor: Point,
    pub(super) shows_fouls: bool,
    pub(super) shows_keys: bool,
    /// Why the last key did nothing.
    pub(super) idle: Option<String>,
    pub(super) look: Look,
    puzzles: Vec<Puzzle>,
    random: Random,
    /// The time at the last action.
    pub(super) now: Duration,
    /// The number of the last task; reports on earlier ones are out of date.
    task: u64,
}

/// The lines of the home screen.
pub(super) const ENTRIES: usize = 4;

impl App {
    /// The program at its start, in an area of the terminal.
    #[must_use]
    pub fn new(options: Options, area: Rect) -> Self {
        let (tones, points) = match options.colors {
            None => (Tones::monochrome(), PointStyles::plain()),
            Some(depth) => {
                let tones = Tones::of(&tones::DARK, depth, [Color::Reset; 5]);
                (tones.clone(), PointStyles::wood(depth, tones.quiet))
            }
        };
        Self {
            screen: Screen::Home(0),
            area,
            cursor: Point::CENTRE,
            shows_fouls: false,
            shows_keys: false,
            idle: None,
            look: Look { tones, points, is_ascii: options.is_ascii, is_wide: false },
            puzzles: options.puzzles,
            random: random(options.seed.unwrap_or_else(rand::random)),
            now: Duration::ZERO,
            task: 0,
        }
    }

    /// The keys of the screen.
    pub(super) fn bindings(&self) -> impl Iterator<Item = &'static Binding> {
        let keys = match self.screen {
            Screen::Home(_) => keys::AT_HOME,
            Screen::Fouls(..) => keys::AT_FOULS,
            Screen::Fours(_) => keys::AT_FOURS,
            Screen::Setup(..) => keys::AT_SETUP,
            Screen::Game(_) => keys::AT_GAME,
        };
        keys.iter().copied().flatten()
    }

    /// Hands a task out; what an earlier one reports no longer counts.
    fn perform(&mut self, task: Option<Task>) -> Vec<Effect> {
        task.map_or_else(Vec::new, |task| {
            self.task += 1;
            vec![Effect::Perform(self.task, Box::new(task))]
        })
    }

    fn press(&mut self, key: Key) -> Vec<Effect> {
        self.idle = None;
        if std::mem::take(&mut self.shows_keys) {
            return Vec::new();
        }
        let command = self.bindings().find(|binding| binding.keys.contains(&key)).map(|binding| binding.command);
        command.and_then(|command| self.obey(command)).unwrap_or_else(|| self.say_idle(key))
    }

    fn say_idle(&mut self, key: Key) -> Vec<Effect> {
        self.idle = Some(say().key_idle(words::key(key)));
        Vec::new()
    }

    /// Does what a key asks for; `None` if it has no effect now.
    fn obey(&mut self, command: Command) -> Option<Vec<Effect>> {
        match command {
            Command::Quit => return Some(vec![Effect::Quit]),
            Command::Suspend => return Some(vec![Effect::Suspend]),
            Command::Redraw => return Some(vec![Effect::Redraw]),
            Command::Help => self.shows_keys = true,
            Command::Home => self.go(Screen::Home(0)),
            Command::Fouls => self.shows_fouls = !self.shows_fouls,
            _ => return self.obey_on_screen(command),
        }
        Some(Vec::new())
    }

    fn go(&mut self, screen: Screen) {
        self.screen = screen;
        self.shows_fouls = false;
        // No report is waited for.
        self.task += 1;
    }

    fn obey_on_screen(&mut self, command: Command) -> Option<Vec<Effect>> {
        match &mut self.screen {
            Screen::Home(chosen) => match command {
                Command::Confirm => {
                    let chosen = *chosen;
                    return self.enter(chosen);
                }
                Command::Choose(place) => return self.enter(place),
                _ => move_in(chosen, ENTRIES, command)?,
            },
            Screen::Fouls(run, chosen) => match command {
                Command::Choose(place) => {
                    *chosen = place.min(Made::ALL.len() - 1);
                    return self.answer();
                }
                Command::Confirm if run.given().is_none() && !run.is_over() => return self.answer(),
                Command::Confirm | Command::Next if !run.is_over() => return Some(self.draw_question()),
                Command::Confirm | Command::Next => return self.enter(1),
                _ => move_in(chosen, Made::ALL.len(), command)?,
            },
            Screen::Setup(terms, chosen) => match command {
                Command::Confirm if *chosen == 3 => {
                    let terms = *terms;
                    return Some(self.begin_game(terms));
                }
                Command::Confirm | Command::Right => change(terms, *chosen, true),
                Command::Left => change(terms, *chosen, false),
                _ => move_in(chosen, 4, command)?,
            },
            Screen::Fours(lesson) => match command {
                Command::Confirm if lesson.stage() == Stage::Asked => return Some(self.lay(self.cursor)),
                Command::Confirm | Command::Next => return self.draw_puzzle(),
                Command::Solution if matches!(lesson.stage(), Stage::Asked | Stage::Judged(_)) => lesson.show(),
                _ => self.cursor = moved(self.cursor, command)?,
            },
            Screen::Game(lesson) => match command {
                Command::Confirm if lesson.verdict().is_none() && !lesson.is_thinking() => {
                    return Some(self.lay(self.cursor));
                }
                Command::Next if lesson.verdict().is_some() => {
                    let terms = lesson.terms();
                    return Some(self.begin_game(terms));
                }
                Command::Object if lesson.verdict().is_none() => {
                    let task = lesson.object();
                    return Some(self.perform(task));
                }
                Command::Resign if lesson.verdict().is_none() => lesson.resign(),
                _ => self.cursor = moved(self.cursor, command)?,
            },
        }
        Some(Vec::new())
    }

    /// Opens what a line of the home screen names.
    fn enter(&mut self, place: usize) -> Option<Vec<Effect>> {
        match place {
            0 => {
                self.go(Screen::Fouls(Box::default(), 0));
                Some(self.draw_question())
            }
            1 => {
                self.go(Screen::Fouls(Box::new(FoulRun::sprint(self.now)), 0));
                Some(self.draw_question())
            }
            2 => self.draw_puzzle(),
            _ => {
                self.go(Screen::Setup(Terms::default(), 3));
                Some(Vec::new())
            }
        }
    }

    /// Gives the chosen answer. Against the clock the next question comes at once after a right one.
    fn answer(&mut self) -> Option<Vec<Effect>> {
        let Screen::Fouls(run, chosen) = &mut self.screen else { return None };
        let is_right = run.answer(*Made::ALL.get(*chosen)?, self.now)?;
        let goes_on = is_right && run.clock().is_some() && !run.is_over();
        Some(if goes_on { self.draw_question() } else { Vec::new() })
    }

    fn draw_question(&mut self) -> Vec<Effect> {
        let seed = self.random.random();
        self.perform(Some(Task::Question(seed)))
    }

    fn draw_puzzle(&mut self) -> Option<Vec<Effect>> {
        let count = self.puzzles.len();
        let puzzle = self.puzzles.get(self.random.random_range(0..count.max(1)))?.clone();
        self.go(Screen::Fours(Box::new(FourLesson::new(puzzle))));
        self.cursor = Point::CENTRE;
        Some(Vec::new())
    }

    fn begin_game(&mut self, terms: Terms) -> Vec<Effect> {
        let (lesson, task) = GameLesson::new(terms, self.random.random());
        self.go(Screen::Game(Box::new(lesson)));
        self.cursor = Point::CENTRE;
        self.perform(task)
    }

    /// Plays a point on the board.
    fn lay(&mut self, point: Point) -> Vec<Effect> {
        let task = match &mut self.screen {
            Screen::Fours(lesson) => {
                lesson.play(point).map(|(puzzle, position, point)| Task::Judge(puzzle, position, point))
            }
            Screen::Game(lesson) => lesson.play(point),
            _ => None,
        };
        self.perform(task)
    }

    /// A click plays a point, or chooses a line.
    fn click(&mut self, cell: Cell) -> Vec<Effect> {
        self.idle = None;
        if std::mem::take(&mut self.shows_keys) {
            return Vec::new();
        }
        if let Some(point) = view::point_at(self, cell) {
            self.cursor = point;
            return self.lay(point);
        }
        let Some(line) = view::line_at(self, cell) else { return Vec::new() };
        let command = match &mut self.screen {
            Screen::Home(_) | Screen::Fouls(..) => Command::Choose(line),
            Screen::Setup(_, chosen) => {
                *chosen = line.min(3);
                Command::Confirm
            }
            Screen::Fours(_) | Screen::Game(_) => return Vec::new(),
        };
        self.obey_on_screen(command).unwrap_or_default()
    }

    /// Takes the report on a task.
    fn take(&mut self, report: Report) -> Vec<Effect> {
        let task = match (&mut self.screen, report) {
            (Screen::Fouls(run, chosen), Report::Question(question)) => {
                run.ask(*question);
                *chosen = 0;
                None
            }
            (Screen::Fours(lesson), Report::Judged(win)) => {
                lesson.judge(win);
                None
            }
            (Screen::Game(lesson), Report::Thought(point)) => lesson.reply(point),
            _ => None,
        };
        self.perform(task)
    }
}

/// Moves the chosen line of a list.
fn move_in(chosen: &mut usize, lines: usize, command: Command) -> Option<()> {
    match command {
        Command::Up => *chosen = (*chosen + lines - 1) % lines,
        Command::Down => *chosen = (*chosen + 1) % lines,
        _ => return None,
    }
    Some(())
}

/// The next or the former of some values.
fn turned<T: Copy + PartialEq>(values: &[T], value: T, is_next: bool) -> T {
    let place = values.iter().position(|&other| other == value).unwrap_or(0);
    let step = if is_next { 1 } else { values.len() - 1 };
    values[(place + step) % values.len()]
}

/// Changes a line of the choices for a game.
fn change(terms: &mut Terms, line: usize, is_next: bool) {
    match line {
        0 => terms.rules = turned(&RuleSet::ALL, terms.rules, is_next),
        1 => terms.level = turned(&Level::all().collect::<Vec<_>>(), terms.level, is_next),
        2 => terms.side = terms.side.other(),
        _ => {}
    }
}

/// The cursor after a key; it stops at the edge.
fn moved(cursor: Point, command: Command) -> Option<Point> {
    let (right, up) = match command {
        Command::Up => (0, 1),
        Command::Down => (0, -1),
        Command::Left => (-1, 0),
        Command::Right => (1, 0),
        _ => return None,
    };
    Some(cursor.step(right, up).unwrap_or(cursor))
}

/// The place of a point on the board that is drawn.
pub(super) const fn place(point: Point) -> Place {
    (point.column(), point.row())
}

const _: () = assert!(POINTS == SIZE as usize * SIZE as usize);

impl Program for App {
    type Action = Action;
    type Effect = Effect;

    fn action(&self, event: Event) -> Option<Action> {
        match event {
            Event::Key(pressed) => Key::of(pressed).map(Action::Press),
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                Some(Action::Click(Cell::new(mouse.column, mouse.row)))
            }
            Event::Resize(width, height) => Some(Action::Resize(Rect::new(0, 0, width, height))),
            _ => None,
        }
    }

    fn standard(standard: Standard) -> Action {
        match standard {
            Standard::Tick => Action::Tick,
            Standard::Resize(area) => Action::Resize(area),
            Standard::Quit => Action::Quit,
        }
    }

    fn update(&mut self, action: Action, now: Duration) -> Vec<Effect> {
        self.now = now;
        if let Screen::Fouls(run, _) = &mut self.screen {
            run.tick(now);
        }
        match action {
            Action::Press(key) => self.press(key),
            Action::Click(cell) => self.click(cell),
            Action::Reported(task, report) if task == self.task => self.take(*report),
            Action::Widen(is_wide) => {
                self.look.is_wide = is_wide;
                Vec::new()
            }
            Action::Resize(area) => {
                self.area = area;
                vec![Effect::Redraw]
            }
            Action::Quit => vec![Effect::Quit],
            Action::Tick | Action::Reported(..) => Vec::new(),
        }
    }

    fn order(effect: &Effect) -> Order {
        match effect {
            Effect::Quit => Order::Quit,
            Effect::Redraw => Order::Redraw,
            Effect::Suspend | Effect::Perform(..) => Order::Perform,
        }
    }

    /// A running clock shows every second.
    fn wakes_at(&self) -> Option<Duration> {
        let Screen::Fouls(run, _) = &self.screen else { return None };
        let sprint = run.clock().filter(|sprint| !sprint.is_over)?;
        let part = Duration::from_nanos(sprint.left(self.now).subsec_nanos().into());
        Some(self.now + if part.is_zero() { Duration::from_secs(1) } else { part })
    }

    fn area(&self) -> Rect {
        self.area
    }

    fn draw(&self, frame: &mut Frame) {
        view::draw(self, frame);
    }
}

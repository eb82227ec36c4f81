//! What happens to the program, from events to actions to effects.

use ratatui::crossterm::event::{Event as TerminalEvent, KeyCode, MouseButton, MouseEventKind};
use ratatui::layout::{Position as Point, Rect};

use super::app::App;
use super::keymap::{self, Command, Key, Mode};
use super::widgets::{footer, panes, report};
use crate::own_games::searcher::{SearchNews, SearchRequest};
use crate::settings::Settings;
use crate::store::keeper::{News, Request};
use crate::store::pdn_files::{FileReport, FileTask};
use damier_engine::{ReportKind, RequestId, Task};
use damier_rules::Square;
use damier_train::drill::Plan;
use damier_train::start::Start;

/// Something that comes from outside.
#[derive(Clone, Debug)]
pub enum Event {
    /// From the keyboard, the mouse or the window.
    Terminal(TerminalEvent),
    /// The time that a screen asked to wait for has passed.
    Tick,
    /// The system asks the program to end.
    Terminate,
    /// The shell has continued the program after a stop.
    Continued,
    /// The engine reports.
    Report(RequestId, ReportKind),
    /// The store has something to tell.
    News(News),
    /// The search through the player's own games reports.
    Search(SearchNews),
    /// What is wrong with the file of the settings now, a sentence each.
    Complaints(Vec<String>),
    /// A file was read or written.
    File(RequestId, FileReport),
    /// A position for a drill was drawn, if there is one.
    Drawn(RequestId, Option<Start>),
}

/// What an event means in the state that the program is in.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A key or a click asks for this.
    Do(Command),
    /// A character of a move or a text was typed.
    Type(char),
    /// A text was pasted.
    Paste(String),
    /// The mouse button went down on a square.
    Press(Square),
    /// The mouse has come to a square with its button down.
    Drag(Square),
    /// The mouse button was let go on a square.
    Release(Square),
    /// A line of a menu, a move of a score, or a tab or line of a report was clicked.
    Choose(usize),
    /// The screen has another size.
    Resize(Rect),
    /// Time has passed.
    Tick,
    /// The engine reports on a task that was asked for.
    Report(RequestId, ReportKind),
    /// The store has something to tell.
    News(News),
    /// The search through the player's own games reports.
    Search(SearchNews),
    /// What is wrong with the file of the settings now, a sentence each.
    Complain(Vec<String>),
    /// A file that was asked for was read or written.
    File(RequestId, FileReport),
    /// A position for a drill was drawn, if there is one.
    Drawn(RequestId, Option<Start>),
}

impl Action {
    /// Whether a person does something with it: letting the mouse button go is but the end of it.
    #[must_use]
    pub const fn is_input(&self) -> bool {
        matches!(self, Self::Do(_) | Self::Type(_) | Self::Paste(_) | Self::Press(_) | Self::Choose(_))
    }
}

/// What the program wants from the outside world.
#[derive(Clone, Debug)]
pub enum Effect {
    /// To end.
    Quit,
    /// To be stopped, with the terminal given back to the shell.
    Suspend,
    /// To have the whole screen drawn afresh.
    Redraw,
    /// To have the engine do a task; whatever it was doing is of no interest any more.
    Ask(RequestId, Task),
    /// To tell the engine that what it ponders over has come about: the answer is wanted now.
    PonderHit(RequestId),
    /// To have something recorded, or kept while it is not over, or not any more.
    Keep(Request),
    /// To have settings kept, and the engine follow them.
    Save(Box<Settings>),
    /// To have a file read or written.
    File(RequestId, FileTask),
    /// To have the player's own games gone over, or not any more.
    Search(SearchRequest),
    /// To have a position drawn for a drill, by a seed.
    Draw(RequestId, Box<Plan>, u64),
}

/// Finds out what an event means. Most have no meaning at all.
#[must_use]
pub fn action(app: &App, event: &Event) -> Option<Action> {
    match event {
        Event::Tick => Some(Action::Tick),
        Event::Terminate => Some(Action::Do(Command::Quit)),
        Event::Continued => Some(Action::Do(Command::Redraw)),
        Event::Complaints(complaints) => Some(Action::Complain(complaints.clone())),
        Event::News(news) => Some(Action::News(news.clone())),
        Event::Search(news) => Some(Action::Search(news.clone())),
        Event::File(id, report) => Some(Action::File(*id, report.clone())),
        Event::Drawn(id, start) => Some(Action::Drawn(*id, *start)),
        Event::Report(id, report) => Some(Action::Report(*id, report.clone())),
        Event::Terminal(TerminalEvent::Key(pressed)) => {
            let key = Key::of(*pressed)?;
            let mode = app.mode();
            keymap::command(mode, key).map(Action::Do).or_else(|| {
                let typed = key.character()?;
                match pressed.code {
                    KeyCode::Char(exact) if mode.types_text() => Some(Action::Type(exact)),
                    _ => (mode.types_moves() && keymap::is_notation(typed)).then_some(Action::Type(typed)),
                }
            })
        }
        Event::Terminal(TerminalEvent::Paste(text)) if app.mode().types_text() => Some(Action::Paste(text.clone())),
        Event::Terminal(TerminalEvent::Paste(text)) => {
            let typed: String = text.chars().filter(|&typed| keymap::is_notation(typed)).take(40).collect();
            (app.mode().types_moves() && !typed.is_empty()).then_some(Action::Paste(typed))
        }
        Event::Terminal(TerminalEvent::Resize(width, height)) => Some(Action::Resize(Rect::new(0, 0, *width, *height))),
        Event::Terminal(TerminalEvent::Mouse(mouse)) => clicked(app, mouse.kind, Point::new(mouse.column, mouse.row)),
        Event::Terminal(TerminalEvent::FocusGained | TerminalEvent::FocusLost) => None,
    }
}

fn clicked(app: &App, kind: MouseEventKind, point: Point) -> Option<Action> {
    let layout = app.layout()?;
    let square = layout.grid.square_at(point, app.is_turned());
    if app.help_is_open() && matches!(kind, MouseEventKind::Down(_)) {
        return Some(Action::Do(Command::Cancel));
    }
    match kind {
        MouseEventKind::ScrollUp => wheel(app.mode()).map(|(back, _)| Action::Do(back)),
        MouseEventKind::ScrollDown => wheel(app.mode()).map(|(_, on)| Action::Do(on)),
        _ if app.help_is_open() => None,
        MouseEventKind::Down(MouseButton::Left) if layout.footer.contains(point) => {
            footer::command_at(app, layout.footer, point).map(Action::Do)
        }
        MouseEventKind::Down(MouseButton::Left) if app.report().is_some() => {
            report::hit(&app.report()?, app.area(), point).map(Action::Choose)
        }
        MouseEventKind::Down(MouseButton::Left) => {
            square.map(Action::Press).or_else(|| panes::line_at(&app.page(), layout.middle, point).map(Action::Choose))
        }
        MouseEventKind::Drag(MouseButton::Left) => square.map(Action::Drag),
        MouseEventKind::Up(MouseButton::Left) => square.map(Action::Release),
        MouseEventKind::Down(MouseButton::Right) => Some(Action::Do(drop_command(app.mode()))),
        _ => None,
    }
}

/// What the right button does: it drops what is chosen, and leads back where nothing can be chosen on the board. It does
/// not lead away from a position.
const fn drop_command(mode: Mode) -> Command {
    match mode {
        Mode::Puzzle | Mode::Drill | Mode::Play | Mode::Analysis | Mode::Notation => Command::Erase,
        _ => Command::Cancel,
    }
}

/// What the wheel of the mouse does: it moves along a list, or along a game. Nothing where a move is being entered, as
/// the arrow keys belong to the cursor there.
const fn wheel(mode: Mode) -> Option<(Command, Command)> {
    match mode {
        Mode::Help | Mode::Home | Mode::Form | Mode::Waiting | Mode::Progress => Some((Command::Up, Command::Down)),
        Mode::Analysis | Mode::Solved => Some((Command::Left, Command::Right)),
        _ => None,
    }
}

/// A key by its code, for tests and for whoever presses keys on behalf of others.
#[must_use]
pub fn key_event(code: KeyCode) -> Event {
    Event::Terminal(TerminalEvent::Key(code.into()))
}

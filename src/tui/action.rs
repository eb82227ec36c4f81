//! Events, the actions they mean, and the effects the program asks for.

use etude_tui::event::{KeyCode, MouseButton, MouseEventKind, TerminalEvent};
use ratatui::layout::{Position as Point, Rect};

use super::app::App;
use super::keymap::{self, Command, Mode};
use super::widgets::footer;
use damier_app::Effect;
use damier_rules::Square;
use etude_text::half_width;
use etude_tui::frame::line_at;
use etude_tui::inbox::Found;
use etude_tui::key::Key;
use etude_tui::report;
use etude_tui::text_input::{Edit, TextInput};

/// An event from outside.
pub type ScreenEvent = etude_tui::inbox::Event<Action>;

/// What an event means in the current state of the program.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A command, from a key or a click.
    Do(Command),
    /// A character of a move or a text was typed.
    Type(char),
    /// A letter or digit that means nothing here.
    Stray(char),
    /// A text was pasted.
    Paste(String),
    /// The mouse button went down on a square.
    Press(Square),
    /// The mouse moved to a square with its button down.
    Drag(Square),
    /// The mouse button was released on a square.
    Release(Square),
    /// A line of a menu, a move of a score, or a tab or line of a report was clicked, counted from 0.
    Choose(usize),
    /// The terminal was resized.
    Resize(Rect),
    /// Time has passed.
    Tick,
    /// Something happened behind the screen.
    App(damier_app::Event),
    /// The terminal draws characters of ambiguous width two columns wide, or does not.
    Widen(bool),
    /// The terminal has told about its pixels.
    Found(Found),
    /// Width and height of a cell of the terminal, in pixels.
    Measured((u16, u16)),
}

impl Action {
    /// Whether it is input from the player. Releasing the mouse button is not: it only ends a press.
    #[must_use]
    pub const fn is_input(&self) -> bool {
        matches!(self, Self::Do(_) | Self::Type(_) | Self::Stray(_) | Self::Paste(_) | Self::Press(_) | Self::Choose(_))
    }
}

impl Action {
    /// Edits a text that is being typed; returns whether that changed.
    pub fn edit(&self, text: &mut TextInput) -> bool {
        self.as_edit().is_some_and(|edit| text.update(&edit))
    }

    fn as_edit(&self) -> Option<Edit> {
        Some(match self {
            Self::Type(character) => Edit::Type(*character),
            Self::Paste(text) => Edit::Paste(text.clone()),
            Self::Do(Command::Left) => Edit::Left,
            Self::Do(Command::Right) => Edit::Right,
            Self::Do(Command::WordLeft) => Edit::WordLeft,
            Self::Do(Command::WordRight) => Edit::WordRight,
            Self::Do(Command::First) => Edit::First,
            Self::Do(Command::Last) => Edit::Last,
            Self::Do(Command::Erase) => Edit::Erase,
            Self::Do(Command::EraseNext) => Edit::EraseNext,
            Self::Do(Command::EraseWord) => Edit::EraseWord,
            Self::Do(Command::EraseBefore) => Edit::EraseBefore,
            Self::Do(_) => Edit::Accept,
            _ => return None,
        })
    }
}

/// What the screen asks of the loop and of the application's services.
#[derive(Clone, Debug)]
pub enum ScreenEffect {
    /// Quit.
    Quit,
    /// Suspend, with the terminal returned to the shell.
    Suspend,
    /// Redraw the whole screen.
    Redraw,
    /// Have the services perform this.
    Perform(Effect),
}

impl From<Effect> for ScreenEffect {
    fn from(effect: Effect) -> Self {
        Self::Perform(effect)
    }
}

/// The action an event of the terminal means; `None` if it means nothing here.
#[must_use]
pub fn action(app: &App, event: TerminalEvent) -> Option<Action> {
    match event {
        TerminalEvent::Key(pressed) => {
            let key = Key::of(pressed)?;
            let mode = app.mode();
            let command = keymap::command(mode, key);
            if app.layout().is_none() {
                // The window is too small: nobody sees what a key would do.
                let is_safe = |command: &Command| matches!(command, Command::Quit | Command::Suspend | Command::Redraw);
                return command.filter(is_safe).map(Action::Do);
            }
            command.map(Action::Do).or_else(|| {
                let typed = key.character()?;
                match pressed.code {
                    KeyCode::Char(exact) if mode.types_text() => Some(Action::Type(exact)),
                    _ if mode.types_moves() && keymap::is_notation(typed) => Some(Action::Type(typed)),
                    // The key of `[` has the sign of captures on it, and no other meaning where moves are typed.
                    KeyCode::Char('х' | 'Х') if mode.types_moves() => Some(Action::Type('x')),
                    _ => typed.is_alphanumeric().then_some(Action::Stray(typed)),
                }
            })
        }
        TerminalEvent::Paste(_) if app.layout().is_none() => None,
        TerminalEvent::Paste(text) if app.mode().types_text() => Some(Action::Paste(text)),
        TerminalEvent::Paste(text) => {
            let typed = text.chars().map(half_width).map(keymap::latin_shape);
            let typed = typed.filter(|&typed| keymap::is_notation(typed));
            let typed: String = typed.take(40).collect();
            (app.mode().types_moves() && !typed.is_empty()).then_some(Action::Paste(typed))
        }
        TerminalEvent::Resize(width, height) => Some(Action::Resize(Rect::new(0, 0, width, height))),
        TerminalEvent::Mouse(mouse) => clicked(app, mouse.kind, Point::new(mouse.column, mouse.row)),
    }
}

fn clicked(app: &App, kind: MouseEventKind, point: Point) -> Option<Action> {
    let layout = app.layout()?;
    let square = layout.grid.and_then(|grid| grid.square_at(point, app.is_turned()));
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
        MouseEventKind::Down(MouseButton::Left) => square
            .map(Action::Press)
            .or_else(|| line_at(&app.shown_page().middle, layout.middle, point).map(Action::Choose)),
        MouseEventKind::Drag(MouseButton::Left) => square.map(Action::Drag),
        MouseEventKind::Up(MouseButton::Left) => square.map(Action::Release),
        MouseEventKind::Down(MouseButton::Right) => Some(Action::Do(drop_command(app.mode()))),
        _ => None,
    }
}

/// What the right button does: it drops the selection, or goes back on screens without one. It never leaves a position.
const fn drop_command(mode: Mode) -> Command {
    if mode.types_moves() || matches!(mode, Mode::Notation | Mode::Solved | Mode::Played) {
        Command::Erase
    } else {
        Command::Cancel
    }
}

/// What the mouse wheel does: it moves through a list or a game. It does nothing where a move is entered, because the
/// arrow keys move the cursor there.
const fn wheel(mode: Mode) -> Option<(Command, Command)> {
    match mode {
        Mode::Help
        | Mode::Home
        | Mode::List
        | Mode::Form
        | Mode::Unfinished
        | Mode::PlayerSets
        | Mode::Repertoire
        | Mode::Learn
        | Mode::Progress
        | Mode::Mail
        | Mode::Articles => Some((Command::Up, Command::Down)),
        Mode::Analysis | Mode::Solved | Mode::Explained => Some((Command::Left, Command::Right)),
        _ => None,
    }
}

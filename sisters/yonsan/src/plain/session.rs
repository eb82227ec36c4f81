//! The trainer behind the stream: its screen, its stones and its words for [`etude_plain::session`].

use std::time::Duration;

use etude_plain::line::Line;
use etude_plain::session;
use etude_plain::spoken_page::SpokenPage;
use etude_plain::trainer::{NeedsMore, Shown, Sorted, SpokenBoard as _, SpokenKey, StreamKey, Takes, Trainer};
use etude_tui::key::Key;
use etude_tui::run_loop::Program as _;
use yonsan_rules::Point;

use super::board::{self, Stones};
use super::line::{self, Pointed};
use super::query::Question;
use super::wording::Words;
use crate::screen::{Action, App, Command, Effect, name};
use crate::words::{self, say};

/// The trainer behind the stream.
pub type Session = session::Session<App, Words>;

/// The actions that type a text letter by letter and confirm it.
fn typed(text: &str) -> Vec<Action> {
    let letters = text.chars().map(|letter| Action::Press(Key::char(letter)));
    letters.chain([Action::Obey(Command::Confirm)]).collect()
}

impl Trainer for App {
    type Action = Action;
    type Effect = Effect;
    type Command = Command;
    type Board = Stones;
    type Typed = Pointed;
    type Question = Question;

    const QUESTIONS: &'static [Question] = Question::ALL;

    fn take(&mut self, action: Action, now: Duration) -> Vec<Effect> {
        self.update(action, now)
    }

    fn sort(effect: Effect) -> Sorted<Effect> {
        match effect {
            Effect::Quit => Sorted::Quit,
            Effect::Redraw | Effect::Suspend | Effect::Lines => Sorted::Screen,
            Effect::Perform(..) => Sorted::Serve(effect, true),
            Effect::Remember(_) | Effect::Save(_) => Sorted::Serve(effect, false),
        }
    }

    fn tick() -> Action {
        Action::Tick
    }

    fn quit() -> Action {
        Action::Quit
    }

    fn obey(command: Command) -> Action {
        Action::Obey(command)
    }

    fn press(key: Key) -> Action {
        Action::Press(key)
    }

    fn paste(line: String) -> Action {
        Action::Paste(line)
    }

    fn command(key: StreamKey) -> Command {
        match key {
            StreamKey::Up => Command::Up,
            StreamKey::Down => Command::Down,
            StreamKey::Left => Command::Left,
            StreamKey::Right => Command::Right,
            StreamKey::Enter => Command::Confirm,
            StreamKey::Back => Command::Back,
            StreamKey::Quit => Command::Quit,
            StreamKey::TakeLine => Command::TakeLine,
            StreamKey::Choose(line) => Command::Choose(line),
        }
    }

    fn shown(&self) -> Shown<Stones> {
        let (page, picture) = (self.page(), self.picture());
        let takes = match () {
            () if self.has_key(Command::TakeLine) => Takes::Line,
            () if self.has_key(Command::Delete) => Takes::Text,
            () if picture.has_cursor => Takes::Move,
            () => Takes::Nothing,
        };
        let is_shown =
            picture.board.stones() > 0 || picture.has_cursor || picture.asked.is_some() || !picture.signs.is_empty();
        // In a game what is to be done says whose move it is.
        let is_game = page.title == say().home_game();
        let turns = ["black", "white"].map(|side| say().to_move(side)).into_iter().filter(|_| is_game);
        Shown {
            title: page.title,
            subject: page.subject,
            state: page.state,
            silent: turns.collect(),
            middle_title: page.middle_title,
            middle: page.middle,
            task: page.task,
            notice: self.notice().map(str::to_owned),
            board: (is_shown && !picture.is_example).then(|| Stones::of(picture)),
            takes,
        }
    }

    fn help(&self) -> String {
        self.help()
    }

    fn is_away(&self) -> bool {
        self.is_away()
    }

    fn keys(&self) -> Vec<SpokenKey<Command>> {
        let is_drawn = |command| {
            matches!(command, Command::Help | Command::PageDown | Command::PageUp | Command::Up | Command::Right)
                || matches!(command, Command::Choose(_) | Command::Confirm | Command::Delete)
        };
        let keys = self.bindings().filter(|binding| !is_drawn(binding.command));
        keys.filter_map(|binding| {
            let (_, label) = binding.label?;
            Some(SpokenKey { command: binding.command, keys: binding.keys, label: label(say()) })
        })
        .collect()
    }

    fn wakes_at(&self) -> Option<Duration> {
        etude_tui::run_loop::Program::wakes_at(self)
    }

    fn read(&self, typed: &str) -> Line<Pointed> {
        line::read(typed)
    }

    fn moves(&self, pointed: Pointed, page: &SpokenPage<Stones>) -> Result<Vec<Action>, Option<String>> {
        let hides_names = page.board().is_some_and(Stones::hides_names);
        match (page.takes(), pointed) {
            (Takes::Text, Pointed::Named(points)) => match points[..] {
                [only] => Ok(typed(&name(only))),
                _ => Err(None),
            },
            (Takes::Move, Pointed::Counted(point)) => Ok(vec![Action::Lay(point)]),
            (Takes::Move, Pointed::Named(points)) if !hides_names => Ok(points.into_iter().map(Action::Lay).collect()),
            (Takes::Move, Pointed::Named(_)) => Err(Some(self.expected_move(page))),
            // What is done can be left by a word.
            _ => Err(self
                .bindings()
                .find(|binding| binding.command == Command::Next)
                .and_then(|binding| Some((binding.label?.1)(say())))
                .filter(|_| page.board().is_some())
                .map(|word| say().plain_no_point_now(word))),
        }
    }

    fn expected_move(&self, page: &SpokenPage<Stones>) -> String {
        if page.board().is_some_and(Stones::hides_names) { say().plain_type_place() } else { say().plain_type_point() }
    }

    fn expected(&self, page: &SpokenPage<Stones>) -> Option<String> {
        match page.takes() {
            Takes::Text => Some(say().plain_expected_name()),
            Takes::Move if page.board().is_some_and(Stones::hides_names) => Some(say().plain_expected_place()),
            Takes::Move => Some(say().plain_expected_point()),
            Takes::Nothing | Takes::Line => None,
        }
    }

    fn has_hint(&self, page: &SpokenPage<Stones>) -> bool {
        page.takes() == Takes::Move && !page.board().is_some_and(Stones::hides_names)
    }

    fn question_of(letter: char) -> Option<Question> {
        Question::of_letter(letter)
    }

    fn ask(&self, question: Question, rest: &str, stones: &Stones) -> Result<Vec<String>, NeedsMore> {
        if stones.hides_names() && !matches!(question, Question::Stones | Question::Last | Question::Board) {
            return Ok(vec![say().plain_no_names()]);
        }
        let board = stones.board();
        let point = || -> Result<Point, NeedsMore> { line::point(&rest.replace(' ', "")).ok_or(NeedsMore) };
        Ok(match question {
            Question::Stones => {
                let side = board::side_of(rest);
                if side.is_some() { board::stones(board, side) } else { stones.told() }
            }
            Question::Board => board::diagram(board),
            Question::Row => vec![board::row(board, line::row(rest).ok_or(NeedsMore)?)],
            Question::File => vec![board::file(board, line::column(rest).ok_or(NeedsMore)?)],
            Question::Point => vec![board::point(board, point()?)],
            Question::Diagonals => board::diagonals(board, point()?),
            // A screen that asks about fouls does not tell them.
            Question::Fouls if !self.has_key(Command::Fouls) => vec![say().plain_no_fouls_told()],
            Question::Fouls => board::fouls(board),
            Question::Last => {
                let stone = stones.last().and_then(|point| Some((board.stone(point)?, point)));
                vec![stone.map_or_else(
                    || say().plain_no_last(),
                    |(side, point)| say().plain_laid(words::side(side), name(point)),
                )]
            }
        })
    }
}

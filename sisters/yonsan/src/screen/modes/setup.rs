//! The choices for a game on the screen.

use etude_store::settings::turned;
use etude_tui::page::Middle;
use etude_tui::text::Words;
use yonsan_rules::{Board, Level, Opening, OpeningRule, RuleSet, Side};

use super::game::GameMode;
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, move_in};
use crate::train::clock::Pace;
use crate::train::game::Terms;
use crate::train::game::opening::is_laid_by_one;
use crate::words::{self, say};

/// A line of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    Rules,
    Opening,
    /// The named opening that the player lays, where that is the player's to do.
    Pattern,
    Level,
    Side,
    Pace,
    Start,
}

/// The choices for a game, with the chosen line.
#[derive(Debug)]
pub struct Setup {
    terms: Terms,
    chosen: Choice,
}

impl Setup {
    /// The choices, by the player's rules.
    #[must_use]
    pub fn new(desk: &Desk) -> Self {
        Self { terms: Terms { rules: desk.settings.rules.set(), ..Terms::default() }, chosen: Choice::Start }
    }

    /// The lines. Only a first player who lays the first three stones chooses among the named openings.
    fn rows(&self) -> Vec<Choice> {
        let lays = self.terms.side == Side::Black && self.terms.opening.is_some_and(is_laid_by_one);
        let rows =
            [Choice::Rules, Choice::Opening, Choice::Pattern, Choice::Level, Choice::Side, Choice::Pace, Choice::Start];
        rows.into_iter().filter(|&row| lays || row != Choice::Pattern).collect()
    }

    /// Changes the value of the chosen line.
    fn change(&mut self, is_next: bool) -> Turn {
        let terms = &mut self.terms;
        match self.chosen {
            Choice::Rules => {
                terms.rules = turned(&RuleSet::ALL, terms.rules, is_next);
                terms.opening = terms.opening.filter(|rule| terms.rules.opening_rules().contains(rule));
            }
            Choice::Opening if terms.rules.opening_rules().is_empty() => return Turn::Refuse(say().opening_none()),
            Choice::Opening => {
                let known = terms.rules.opening_rules().iter().copied().map(Some);
                let all: Vec<Option<OpeningRule>> = std::iter::once(None).chain(known).collect();
                terms.opening = turned(&all, terms.opening, is_next);
            }
            Choice::Pattern => {
                let all: Vec<Option<Opening>> = std::iter::once(None).chain(Opening::all().map(Some)).collect();
                terms.pattern = turned(&all, terms.pattern, is_next);
            }
            Choice::Level => terms.level = turned(&Level::all().collect::<Vec<_>>(), terms.level, is_next),
            Choice::Side => terms.side = terms.side.other(),
            Choice::Pace => terms.pace = turned(&Pace::ALL, terms.pace, is_next),
            Choice::Start => return Turn::Idle,
        }
        Turn::Stay
    }

    /// The name and the value of a line; `None` for the one that starts the game.
    fn told(&self, row: Choice) -> Option<(String, String)> {
        let terms = self.terms;
        Some(match row {
            Choice::Rules => (say().game_ask_rules(), words::rules(terms.rules)),
            Choice::Opening => (say().game_ask_opening(), words::opening_rule(terms.opening)),
            Choice::Pattern => {
                (say().game_ask_pattern(), terms.pattern.map_or_else(|| say().opening_by_hand(), words::opening_name))
            }
            Choice::Level => (say().game_ask_level(), terms.level.number().to_string()),
            Choice::Side => (say().game_ask_side(), words::seat(terms.opening, terms.side)),
            Choice::Pace => (say().game_ask_pace(), words::pace(terms.pace)),
            Choice::Start => return None,
        })
    }
}

impl Mode for Setup {
    fn keys(&self) -> Keys {
        keys::AT_SETUP
    }

    fn help(&self) -> String {
        say().home_help_game()
    }

    fn page(&self, _desk: &Desk) -> Page {
        let line = |row: &Choice| {
            let text = self.told(*row).map_or_else(|| say().game_start(), |(name, value)| say().form_row(name, value));
            Words::choice(&text, *row == self.chosen)
        };
        let about = match self.chosen {
            Choice::Opening | Choice::Pattern => vec![words::about_opening_rule(self.terms.rules, self.terms.opening)],
            Choice::Pace => vec![words::about_pace(self.terms.pace)],
            _ => vec![say().home_help_game(), words::about_pace(self.terms.pace)],
        };
        Page {
            middle: Middle::Menu(self.rows().iter().map(line).collect()),
            task: about.into_iter().map(Words::from).collect(),
            ..Page::new(say().home_game())
        }
    }

    /// The named opening that was chosen, or an empty board.
    fn picture(&self) -> Picture {
        let pattern = self.terms.pattern.filter(|_| self.rows().contains(&Choice::Pattern));
        let position = pattern.and_then(|pattern| yonsan_rules::Position::after(&pattern.moves()).ok());
        Picture { is_example: true, ..Picture::of(position.as_ref().map_or(&Board::new(), |at| at.board())) }
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let rows = self.rows();
        match command {
            Command::Choose(line) if line < rows.len() => {
                self.chosen = rows[line];
                self.obey(Command::Confirm, desk)
            }
            Command::Confirm if self.chosen == Choice::Start => Turn::Open(Box::new(GameMode::new(self.terms, desk))),
            Command::Confirm | Command::Right => self.change(true),
            Command::Left => self.change(false),
            _ => {
                let mut place = rows.iter().position(|&row| row == self.chosen).unwrap_or(0);
                let turn = move_in(&mut place, rows.len(), command);
                self.chosen = rows[place];
                turn
            }
        }
    }
}

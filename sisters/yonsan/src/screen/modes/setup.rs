//! The choices for a game on the screen.

use etude_store::settings::turned;
use etude_tui::page::Middle;
use etude_tui::text::Words;
use yonsan_rules::{Board, Level, RuleSet};

use super::game::GameMode;
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, move_in};
use crate::train::clock::Pace;
use crate::train::game::Terms;
use crate::words::{self, say};

/// The line that starts the game.
const START: usize = 4;

/// The choices for a game, with the chosen line.
#[derive(Debug)]
pub struct Setup {
    terms: Terms,
    chosen: usize,
}

impl Setup {
    /// The choices, by the player's rules.
    #[must_use]
    pub fn new(desk: &Desk) -> Self {
        Self { terms: Terms { rules: desk.settings.rules.set(), ..Terms::default() }, chosen: START }
    }

    /// Changes the value of the chosen line.
    fn change(&mut self, is_next: bool) -> Turn {
        let terms = &mut self.terms;
        match self.chosen {
            0 => terms.rules = turned(&RuleSet::ALL, terms.rules, is_next),
            1 => terms.level = turned(&Level::all().collect::<Vec<_>>(), terms.level, is_next),
            2 => terms.side = terms.side.other(),
            3 => terms.pace = turned(&Pace::ALL, terms.pace, is_next),
            _ => return Turn::Idle,
        }
        Turn::Stay
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
        let terms = self.terms;
        let rows = [
            (say().game_ask_rules(), words::rules(terms.rules)),
            (say().game_ask_level(), terms.level.number().to_string()),
            (say().game_ask_side(), say().side(words::side(terms.side))),
            (say().game_ask_pace(), words::pace(terms.pace)),
        ];
        let row = |(place, (name, value)): (usize, &(String, String))| {
            Words::choice(&say().form_row(&**name, &**value), place == self.chosen)
        };
        let mut lines: Vec<Words> = rows.iter().enumerate().map(row).collect();
        lines.push(Words::choice(&say().game_start(), self.chosen == START));
        Page {
            middle: Middle::Menu(lines),
            task: vec![Words::from(say().home_help_game()), Words::from(words::about_pace(terms.pace))],
            ..Page::new(say().home_game())
        }
    }

    fn picture(&self) -> Picture {
        Picture::of(&Board::new())
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        match command {
            Command::Choose(line) if line <= START => {
                self.chosen = line;
                self.obey(Command::Confirm, desk)
            }
            Command::Confirm if self.chosen == START => Turn::Open(Box::new(GameMode::new(self.terms, desk))),
            Command::Confirm | Command::Right => self.change(true),
            Command::Left => self.change(false),
            _ => move_in(&mut self.chosen, START + 1, command),
        }
    }
}

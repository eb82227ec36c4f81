//! Games on the screen: the choices, and the game.

use chuhe_engine::Level;
use chuhe_rules::{Move, Position, RuleSet, Side};
use etude_store::settings::turned;
use etude_tui::text::{Tone, Words};
use rand::RngExt as _;

use super::options::{Row, lines};
use crate::memory::Kind;
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, RecordedAs, Turn, move_in};
use crate::train::Report;
use crate::train::game::{GameLesson, Terms};
use crate::words::{self, say};

/// The choices for a game.
#[derive(Debug)]
pub struct SetupMode {
    level: u8,
    side: Side,
    rules: RuleSet,
    chosen: usize,
}

const ROWS: usize = 3;

impl SetupMode {
    /// The choices as they begin.
    #[must_use]
    pub const fn new(desk: &Desk) -> Self {
        Self { level: 3, side: Side::Red, rules: desk.settings.rules.set(), chosen: 0 }
    }

    fn rows(&self) -> [Row; ROWS] {
        [
            Row { name: say().setup_level(), value: self.level.to_string(), help: say().about_level() },
            Row { name: say().setup_side(), value: words::side_name(self.side), help: say().about_side() },
            Row { name: say().setup_rules(), value: words::rules(self.rules), help: words::about_rules(self.rules) },
        ]
    }

    fn change(&mut self, is_next: bool) {
        let numbers: Vec<u8> = Level::all().map(Level::number).collect();
        match self.chosen {
            0 => self.level = turned(&numbers, self.level, is_next),
            1 => self.side = self.side.other(),
            _ => self.rules = turned(&RuleSet::ALL, self.rules, is_next),
        }
    }
}

impl Mode for SetupMode {
    fn keys(&self) -> Keys {
        keys::AT_SETUP
    }

    fn help(&self) -> String {
        say().about_game()
    }

    fn page(&self, _desk: &Desk) -> Page {
        let rows = self.rows();
        let task = vec![Words::from(rows[self.chosen].help.clone()), Words::new(Tone::Quiet, say().setup_begin())];
        Page { middle: lines(&rows, self.chosen), task, ..Page::new(say().home_game()) }
    }

    fn picture(&self) -> Picture {
        Picture { bottom: Some(self.side), ..Picture::of(Position::start()) }
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        match command {
            Command::Right | Command::Left => self.change(command == Command::Right),
            Command::Choose(row) if row < ROWS => {
                self.chosen = row;
                self.change(true);
            }
            Command::Confirm => {
                let Some(level) = Level::new(self.level) else { return Turn::Idle };
                let terms = Terms { level, side: self.side, rules: self.rules, seed: desk.random.random() };
                return Turn::Open(Box::new(GameMode { lesson: GameLesson::new(terms) }));
            }
            _ => return move_in(&mut self.chosen, ROWS, command),
        }
        Turn::Stay
    }
}

/// A game.
#[derive(Debug)]
pub struct GameMode {
    lesson: GameLesson,
}

impl GameMode {
    fn said(&self) -> Vec<Words> {
        let lesson = &self.lesson;
        let mut task = Vec::new();
        if let Some(verdict) = lesson.game().verdict() {
            let tone = match lesson.result().flatten() {
                Some(true) => Tone::Good,
                Some(false) => Tone::Bad,
                None => Tone::Notice,
            };
            task.push(Words::new(tone, words::verdict(verdict)));
            if let Some(ruling) = lesson.ruling() {
                task.extend(Side::ALL.map(|side| Words::from(words::conduct(ruling, side))));
                task.push(Words::new(Tone::Quiet, words::ground(ruling)));
            }
            task.push(Words::new(Tone::Quiet, say().game_again()));
        } else if lesson.is_thinking() {
            task.push(Words::new(Tone::Quiet, say().thinking()));
        } else {
            task.push(Words::from(say().game_ask(words::side(lesson.terms().side))));
        }
        task.extend(lesson.refusal().map(|refusal| Words::new(Tone::Notice, words::refusal(refusal))));
        task
    }
}

impl Mode for GameMode {
    fn keys(&self) -> Keys {
        keys::AT_GAME
    }

    fn help(&self) -> String {
        say().about_game()
    }

    fn page(&self, desk: &Desk) -> Page {
        let (lesson, terms) = (&self.lesson, self.lesson.terms());
        let game = lesson.game();
        let mut state = vec![
            Words::from(say().to_move(words::side(game.position().turn()))),
            Words::new(Tone::Quiet, words::check(game.position())),
            Words::from(say().rounds(u32::try_from(game.quiet_rounds()).unwrap_or(u32::MAX))),
        ];
        let times = lesson.occurrences();
        if times > 1 {
            state.push(Words::new(Tone::Notice, say().occurrences(times)));
        }
        Page {
            state,
            middle_title: say().pane_moves(),
            middle: desk.score(&Position::start(), game.moves()),
            task: self.said(),
            ..Page::new(say().game_title(u32::from(terms.level.number()), words::rules(terms.rules)))
        }
    }

    fn picture(&self) -> Picture {
        let (lesson, game) = (&self.lesson, self.lesson.game());
        Picture {
            last: game.moves().last().copied(),
            has_cursor: game.verdict().is_none() && !lesson.is_thinking(),
            bottom: Some(lesson.terms().side),
            ..Picture::of(*game.position())
        }
    }

    fn begin(&mut self, _desk: &mut Desk) -> Turn {
        Turn::of(self.lesson.ask())
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        match command {
            Command::Resign if self.lesson.game().verdict().is_none() => {
                self.lesson.resign();
                Turn::Stay
            }
            Command::Next if self.lesson.game().verdict().is_some() => {
                let terms = Terms { seed: desk.random.random(), ..self.lesson.terms() };
                self.lesson = GameLesson::new(terms);
                Turn::of(self.lesson.ask())
            }
            Command::Next => Turn::Refuse(say().game_goes_on()),
            _ => Turn::Idle,
        }
    }

    fn play(&mut self, mv: Move, _desk: &mut Desk) -> Turn {
        Turn::of(self.lesson.play(mv))
    }

    fn take(&mut self, report: Report, _desk: &mut Desk) -> Turn {
        if let Report::Played(mv) = report {
            self.lesson.answer(mv);
        }
        Turn::Stay
    }

    fn outcome(&self) -> Option<bool> {
        // A draw counts as done, not as won.
        self.lesson.result().map(|result| result == Some(true))
    }

    fn recorded_as(&self) -> Option<RecordedAs> {
        let terms = self.lesson.terms();
        let result = match self.lesson.result()? {
            Some(true) => "won",
            Some(false) => "lost",
            None => "drawn",
        };
        let item = format!("level-{} {} {} {result}", terms.level.number(), terms.rules, words::side(terms.side));
        Some(RecordedAs::practice(Kind::Game, item))
    }
}

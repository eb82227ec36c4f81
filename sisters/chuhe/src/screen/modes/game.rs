//! Games on the screen: the choices, and the game.

use chuhe_engine::Level;
use chuhe_rules::{Move, Position, Record, RuleSet, Side};
use etude_store::settings::turned;
use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};
use rand::RngExt as _;

use super::analysis::AnalysisMode;
use super::options::{Row, lines};
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, left, move_in};
use crate::screen::running::{OpenLesson, Running};
use crate::train::clock::Pace;
use crate::train::game::{GameAct, GameLesson, GameRemark, SavedGame, Terms};
use crate::words::{self, say};

/// The choices for a game.
#[derive(Debug)]
pub struct SetupMode {
    level: u8,
    side: Side,
    rules: RuleSet,
    pace: Pace,
    chosen: usize,
}

const ROWS: usize = 4;

impl SetupMode {
    /// The choices as they begin.
    #[must_use]
    pub const fn new(desk: &Desk) -> Self {
        Self { level: 3, side: Side::Red, rules: desk.settings.rules.set(), pace: Pace::Free, chosen: 0 }
    }

    fn rows(&self) -> [Row; ROWS] {
        [
            Row { name: say().setup_level(), value: self.level.to_string(), help: say().about_level() },
            Row { name: say().setup_side(), value: words::side_name(self.side), help: say().about_side() },
            Row { name: say().setup_rules(), value: words::rules(self.rules), help: words::about_rules(self.rules) },
            Row { name: say().setup_pace(), value: words::pace(self.pace), help: words::about_pace(self.pace) },
        ]
    }

    fn change(&mut self, is_next: bool) {
        let numbers: Vec<u8> = Level::all().map(Level::number).collect();
        match self.chosen {
            0 => self.level = turned(&numbers, self.level, is_next),
            1 => self.side = self.side.other(),
            2 => self.rules = turned(&RuleSet::ALL, self.rules, is_next),
            _ => self.pace = turned(&Pace::ALL, self.pace, is_next),
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
        Page { middle: Middle::Menu(lines(&rows, self.chosen)), task, ..Page::new(say().home_game()) }
    }

    fn picture(&self) -> Picture {
        Picture { bottom: Some(self.side), ..Picture::example() }
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
                let (side, rules, pace) = (self.side, self.rules, self.pace);
                let terms = Terms { level, side, rules, pace, seed: desk.random.random() };
                return Turn::Open(Box::new(GameMode { run: Running::new(GameLesson::new(terms, desk.now)) }));
            }
            _ => return move_in(&mut self.chosen, ROWS, command),
        }
        Turn::Stay
    }
}

/// A game.
#[derive(Debug)]
pub struct GameMode {
    run: Running<GameLesson>,
}

impl GameMode {
    /// Goes on with a game that was left; `None` if it cannot be read.
    #[must_use]
    pub fn resume(saved: &SavedGame, desk: &Desk) -> Option<Self> {
        GameLesson::resume(saved, desk.now).map(|lesson| Self { run: Running::new(lesson) })
    }

    const fn game(&self) -> &GameLesson {
        self.run.lesson()
    }

    /// The clocks in a line; `None` without a limit.
    fn clocks(&self, desk: &Desk) -> Option<Words> {
        let left = |side| self.game().left(side, desk.now).map(left);
        Some(Words::from(say().game_clocks(left(Side::Red)?, left(Side::Black)?)))
    }

    fn said(&self) -> Vec<Words> {
        let lesson = self.game();
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
        task.extend(lesson.remark().filter(|_| lesson.result().is_none()).map(|remark| {
            Words::new(
                Tone::Notice,
                match remark {
                    GameRemark::Illegal(refusal) => words::refusal(refusal),
                    GameRemark::TooEarly(round) => say().offer_early(round),
                    GameRemark::Declined => say().offer_declined(),
                    GameRemark::DeclinedFoul => say().offer_foul(),
                    GameRemark::Offered => say().offer_made(),
                    GameRemark::NoOffer => say().offer_none(),
                },
            )
        }));
        task
    }
}

impl Mode for GameMode {
    fn lesson(&self) -> Option<&dyn OpenLesson> {
        Some(&self.run)
    }

    fn lesson_mut(&mut self) -> Option<&mut dyn OpenLesson> {
        Some(&mut self.run)
    }

    fn keys(&self) -> Keys {
        if self.game().result().is_some() { keys::AT_OVER } else { keys::AT_GAME }
    }

    fn help(&self) -> String {
        say().about_game()
    }

    fn page(&self, desk: &Desk) -> Page {
        let (lesson, terms) = (self.game(), self.game().terms());
        let game = lesson.game();
        let mut state = vec![
            Words::from(say().to_move(words::side(game.position().turn()))),
            Words::new(Tone::Quiet, words::check(game.position())),
            Words::from(say().rounds(u32::try_from(game.quiet_rounds()).unwrap_or(u32::MAX))),
        ];
        state.extend(self.clocks(desk));
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
        let (lesson, game) = (self.game(), self.game().game());
        Picture {
            last: game.moves().last().copied(),
            has_cursor: game.verdict().is_none() && !lesson.is_thinking(),
            bottom: Some(lesson.terms().side),
            ..Picture::of(*game.position())
        }
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let is_over = self.game().result().is_some();
        match command {
            Command::Next if is_over => {
                let terms = Terms { seed: desk.random.random(), ..self.game().terms() };
                self.run = Running::new(GameLesson::new(terms, desk.now));
                self.run.begin(desk)
            }
            Command::Next => Turn::Refuse(say().game_goes_on()),
            Command::Analyse if is_over => {
                let moves = self.game().game().moves().to_vec();
                Turn::Open(Box::new(AnalysisMode::of(Record { moves, ..Record::new(Position::start()) })))
            }
            _ if is_over => Turn::Idle,
            Command::Resign => self.run.act(GameAct::Resign, desk),
            Command::Offer | Command::Accept if self.game().is_thinking() => Turn::Refuse(say().thinking()),
            Command::Offer => self.run.act(GameAct::Offer, desk),
            Command::Accept => self.run.act(GameAct::Accept, desk),
            _ => Turn::Idle,
        }
    }

    fn play(&mut self, mv: Move, desk: &mut Desk) -> Turn {
        self.run.act(GameAct::Play(mv), desk)
    }
}

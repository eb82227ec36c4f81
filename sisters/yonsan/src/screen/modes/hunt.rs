//! All forbidden points of a board, on the screen.

use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};
use yonsan_rules::{Board, Foul, Point};

use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, move_cursor, name};
use crate::screen::running::{OpenLesson, Running};
use crate::train::fouls::Made;
use crate::train::hunt::FoulHunt;
use crate::train::questions::{QuestionAct, Questions, SavedQuestions};
use crate::words::{self, say};

/// A board whose forbidden points are to be found; none while one is drawn.
#[derive(Debug)]
pub struct HuntMode {
    run: Running<Questions<FoulHunt>>,
}

impl HuntMode {
    /// Draws a board.
    #[must_use]
    pub fn new(desk: &mut Desk) -> Self {
        desk.cursor = Point::CENTRE;
        Self { run: Running::new(Questions::new((), &mut desk.world())) }
    }

    /// Goes on with a board that was left.
    #[must_use]
    pub fn resume(saved: &SavedQuestions, desk: &mut Desk) -> Self {
        desk.cursor = Point::CENTRE;
        Self { run: Running::new(Questions::resume((), saved, &mut desk.world())) }
    }

    /// What came of the last point.
    fn remark(hunt: &FoulHunt) -> Vec<Words> {
        let remark = match hunt.tried() {
            None => None,
            Some((point, None)) => Some(Words::new(Tone::Notice, say().fours_taken(name(point)))),
            Some((point, Some(made))) if hunt.search().found().contains(&point) => {
                Some(Words::new(Tone::Good, say().hunt_right(name(point), words::made(made))))
            }
            Some((point, Some(Made::Five))) => Some(Words::new(Tone::Bad, say().hunt_five(name(point)))),
            Some((point, Some(_))) => Some(Words::new(Tone::Bad, say().hunt_wrong(name(point)))),
        };
        let end = if hunt.search().is_shown() {
            Some(Words::new(Tone::Notice, say().hunt_shown()))
        } else {
            hunt.search().is_done().then(|| Words::new(Tone::Good, say().defend_done(hunt.search().errors())))
        };
        remark.into_iter().chain(end).collect()
    }
}

impl Mode for HuntMode {
    fn lesson(&self) -> Option<&dyn OpenLesson> {
        Some(&self.run)
    }

    fn lesson_mut(&mut self) -> Option<&mut dyn OpenLesson> {
        Some(&mut self.run)
    }

    fn keys(&self) -> Keys {
        keys::AT_HUNT
    }

    fn help(&self) -> String {
        say().home_help_hunt()
    }

    fn page(&self, _desk: &Desk) -> Page {
        let page = Page::new(say().home_hunt());
        let Some(hunt) = self.run.lesson().question() else {
            return Page { task: vec![Words::new(Tone::Quiet, say().drawing())], ..page };
        };
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let all = count(hunt.fouls().len());
        let found: Vec<Words> = hunt
            .fouls()
            .iter()
            .filter(|(point, _)| hunt.search().is_done() || hunt.search().found().contains(point))
            .map(|&(point, foul): &(Point, Foul)| Words::from(format!("{} {}", name(point), words::foul(foul))))
            .collect();
        let mut task = vec![Words::from(say().hunt_ask(all))];
        task.extend(Self::remark(hunt));
        Page {
            state: vec![Words::from(say().defend_found(count(hunt.search().found().len()), all))],
            middle_title: say().pane_fouls(),
            middle: Middle::Menu(found),
            // What was said last has to be seen.
            task_from: usize::from(task.len() > 1),
            task,
            ..page
        }
    }

    fn picture(&self) -> Picture {
        let Some(hunt) = self.run.lesson().question() else { return Picture::of(&Board::new()) };
        let mut picture = Picture { has_cursor: !hunt.search().is_done(), ..Picture::of(hunt.board()) };
        let shown =
            hunt.fouls().iter().filter(|(point, _)| hunt.search().is_done() || hunt.search().found().contains(point));
        picture.signs = shown.map(|&(point, _)| (point, '×')).collect();
        picture
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let Some(hunt) = self.run.lesson().question() else { return Turn::Refuse(say().drawing()) };
        match command {
            Command::Confirm | Command::Next => self.run.act(QuestionAct::Next, desk),
            Command::Solution if !hunt.search().is_done() => self.run.act(QuestionAct::Show, desk),
            Command::Solution => Turn::Refuse(say().solution_shown()),
            _ if !hunt.search().is_done() => move_cursor(desk, command),
            _ => Turn::Idle,
        }
    }

    fn lay(&mut self, point: Point, desk: &mut Desk) -> Turn {
        self.run.act(QuestionAct::Answer(point), desk)
    }
}

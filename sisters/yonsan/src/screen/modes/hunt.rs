//! All forbidden points of a board, on the screen.

use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};
use rand::RngExt;
use yonsan_rules::{Board, Foul, Point};

use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, RecordedAs, Turn, move_cursor, name};
use crate::train::exercise::Kind;
use crate::train::fouls::Made;
use crate::train::hunt::FoulHunt;
use crate::train::{Report, Task};
use crate::words::{self, say};

/// A board whose forbidden points are to be found; none while one is drawn.
#[derive(Debug, Default)]
pub struct HuntMode {
    hunt: Option<FoulHunt>,
}

impl HuntMode {
    fn draw(&mut self, desk: &mut Desk) -> Turn {
        self.hunt = None;
        Turn::Do(Box::new(Task::Hunt(desk.puzzles.clone(), desk.random.random())))
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
    fn keys(&self) -> Keys {
        keys::AT_HUNT
    }

    fn help(&self) -> String {
        say().home_help_hunt()
    }

    fn page(&self, _desk: &Desk) -> Page {
        let page = Page::new(say().home_hunt());
        let Some(hunt) = &self.hunt else {
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
        let Some(hunt) = &self.hunt else { return Picture::of(&Board::new()) };
        let mut picture = Picture { has_cursor: !hunt.search().is_done(), ..Picture::of(hunt.board()) };
        let shown =
            hunt.fouls().iter().filter(|(point, _)| hunt.search().is_done() || hunt.search().found().contains(point));
        picture.signs = shown.map(|&(point, _)| (point, '×')).collect();
        picture
    }

    fn begin(&mut self, desk: &mut Desk) -> Turn {
        desk.cursor = Point::CENTRE;
        self.draw(desk)
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let Some(hunt) = &mut self.hunt else { return Turn::Refuse(say().drawing()) };
        match command {
            Command::Confirm | Command::Next => self.draw(desk),
            Command::Solution if !hunt.search().is_done() => {
                hunt.show();
                Turn::Stay
            }
            Command::Solution => Turn::Refuse(say().solution_shown()),
            _ if !hunt.search().is_done() => move_cursor(desk, command),
            _ => Turn::Idle,
        }
    }

    fn lay(&mut self, point: Point, _desk: &mut Desk) -> Turn {
        if let Some(hunt) = &mut self.hunt {
            hunt.try_point(point);
        }
        Turn::Stay
    }

    fn take(&mut self, report: Report, desk: &mut Desk) -> Turn {
        match report {
            Report::Hunt(Some(hunt)) => self.hunt = Some(*hunt),
            Report::Hunt(None) => return self.draw(desk),
            _ => {}
        }
        Turn::Stay
    }

    fn is_spoiled(&self) -> bool {
        self.hunt.as_ref().is_some_and(|hunt| hunt.search().errors() > 0)
    }

    fn outcome(&self) -> Option<bool> {
        let hunt = self.hunt.as_ref().filter(|hunt| hunt.search().is_done())?;
        Some(hunt.search().errors() == 0 && !hunt.search().is_shown())
    }

    fn recorded_as(&self) -> Option<RecordedAs> {
        Some(RecordedAs::practice(Kind::Foul, "all-points"))
    }
}

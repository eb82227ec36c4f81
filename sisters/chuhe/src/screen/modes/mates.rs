//! Mates on the screen.

use chuhe_rules::Move;
use etude_tui::text::{Tone, Words};
use rand::seq::IndexedRandom as _;

use crate::memory::{Kind, PracticeMode};
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, RecordedAs, Turn};
use crate::train::Report;
use crate::train::mates::{MateLesson, MatePuzzle, MateRemark};
use crate::train::names::MateName;
use crate::words::{self, say};

/// Which mates come up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MateSeries {
    /// Those that are due.
    Due,
    /// Mates in so many moves, the least and the most.
    Moves(u8, u8),
}

/// A mate at work.
#[derive(Debug)]
pub struct MateMode {
    series: MateSeries,
    lesson: MateLesson,
    mode: PracticeMode,
}

/// The next mate of a series: not seen before, if there is one.
fn next(desk: &mut Desk, series: MateSeries) -> Option<(MatePuzzle, PracticeMode)> {
    match series {
        MateSeries::Due => desk.due().into_iter().next().map(|mate| (mate, PracticeMode::Review)),
        MateSeries::Moves(least, most) => {
            let fits = |mate: &&MatePuzzle| (least..=most).contains(&mate.moves());
            let all: Vec<&MatePuzzle> = desk.mates.iter().filter(fits).collect();
            let fresh: Vec<&MatePuzzle> =
                all.iter().copied().filter(|mate| !desk.memory.has_seen(&mate.id())).collect();
            let list = if fresh.is_empty() { &all } else { &fresh };
            list.choose(&mut desk.random).map(|&mate| (mate.clone(), PracticeMode::Practice))
        }
    }
}

impl MateMode {
    /// Draws a mate of the series; `None` if there is none.
    #[must_use]
    pub fn draw(desk: &mut Desk, series: MateSeries) -> Option<Self> {
        let (mate, mode) = next(desk, series)?;
        Some(Self { series, lesson: MateLesson::new(mate), mode })
    }

    fn remark(&self, desk: &Desk) -> Vec<Words> {
        let lesson = &self.lesson;
        // The position before the last moves is needed to write them.
        let before = |back: usize| {
            let moves = lesson.moves();
            let start = lesson.puzzle().position;
            moves[..moves.len().saturating_sub(back)].iter().fold(start, |position, &mv| position.after(mv))
        };
        let Some(remark) = lesson.remark() else { return Vec::new() };
        vec![match remark {
            MateRemark::Illegal(refusal) => Words::new(Tone::Notice, words::refusal(*refusal)),
            MateRemark::Good(mv, reply) => {
                let position = before(2);
                let (own, answer) = (desk.write(&position, *mv), desk.write(&position.after(*mv), *reply));
                Words::new(Tone::Good, say().mate_good(own, answer))
            }
            MateRemark::NoMate(mv) => Words::new(Tone::Bad, say().mate_not(desk.write(lesson.position(), *mv))),
            MateRemark::Escapes(mv, reply) => {
                let (own, answer) =
                    (desk.write(lesson.position(), *mv), desk.write(&lesson.position().after(*mv), *reply));
                Words::new(Tone::Bad, say().mate_escapes(own, answer))
            }
            MateRemark::Unknown(mv) => Words::new(Tone::Notice, say().mate_unknown(desk.write(lesson.position(), *mv))),
            MateRemark::Done => Words::new(Tone::Good, say().mate_done(lesson.errors())),
            MateRemark::Shown(line) if line.is_empty() => Words::new(Tone::Notice, say().mate_not_shown()),
            MateRemark::Shown(line) => {
                Words::new(Tone::Notice, say().mate_shown(desk.write_line(lesson.position(), line)))
            }
        }]
    }
}

impl Mode for MateMode {
    fn keys(&self) -> Keys {
        keys::AT_BOARD
    }

    fn help(&self) -> String {
        say().about_mates()
    }

    fn page(&self, desk: &Desk) -> Page {
        let lesson = &self.lesson;
        let side = words::side(lesson.puzzle().position.turn());
        let mut task = vec![Words::from(say().mate_ask(side, u32::from(lesson.left())))];
        if lesson.is_thinking() {
            task.push(Words::new(Tone::Quiet, say().thinking()));
        }
        task.extend(self.remark(desk));
        task.extend(MateName::of(lesson.position()).map(|name| Words::from(words::mate_name(name))));
        Page {
            state: vec![
                Words::from(say().to_move(words::side(lesson.position().turn()))),
                Words::new(Tone::Quiet, words::check(lesson.position())),
            ],
            middle_title: say().pane_moves(),
            middle: desk.score(&lesson.puzzle().position, lesson.moves()),
            task,
            ..Page::new(say().mate_title(u32::from(lesson.puzzle().moves())))
        }
    }

    fn picture(&self) -> Picture {
        let lesson = &self.lesson;
        Picture {
            last: lesson.moves().last().copied(),
            has_cursor: !lesson.is_over() && !lesson.is_thinking(),
            bottom: Some(lesson.puzzle().position.turn()),
            ..Picture::of(*lesson.position())
        }
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        match command {
            Command::Next | Command::Confirm => match Self::draw(desk, self.series) {
                Some(mode) => {
                    *self = mode;
                    Turn::Stay
                }
                None => Turn::Refuse(say().none_there()),
            },
            Command::Solution => {
                self.lesson.ask_to_show().map_or_else(|| Turn::Refuse(say().answered()), |task| Turn::of(Some(task)))
            }
            _ => Turn::Idle,
        }
    }

    fn play(&mut self, mv: Move, _desk: &mut Desk) -> Turn {
        Turn::of(self.lesson.play(mv))
    }

    fn take(&mut self, report: Report, _desk: &mut Desk) -> Turn {
        match report {
            Report::Checked(verdict) => self.lesson.judge(verdict),
            Report::Shown(line) => self.lesson.show(line),
            _ => {}
        }
        Turn::Stay
    }

    fn outcome(&self) -> Option<bool> {
        self.lesson.outcome()
    }

    fn recorded_as(&self) -> Option<RecordedAs> {
        let puzzle = self.lesson.puzzle();
        let moves = u32::from(puzzle.moves());
        let lesson = String::new();
        Some(RecordedAs { kind: Kind::Mate, mode: self.mode, item: puzzle.id(), moves, lesson })
    }
}

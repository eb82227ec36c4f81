//! Mates on the screen.

use chuhe_rules::Move;
use etude_tui::text::{Tone, Words};
use rand::seq::IndexedRandom as _;

use crate::memory::PracticeMode;
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn};
use crate::screen::running::{OpenLesson, Running};
use crate::train::mates::{MateAct, MateLesson, MatePuzzle, MateRemark, MateSeries, MateTraining, SavedMate};
use crate::train::names::MateName;
use crate::words::{self, say};

/// A mate at work.
#[derive(Debug)]
pub struct MateMode {
    run: Running<MateTraining>,
}

/// The next mate of a series: not seen before, if there is one.
fn next(desk: &mut Desk, series: MateSeries) -> Option<(MatePuzzle, PracticeMode)> {
    match series {
        MateSeries::Due => desk.due().into_iter().next().map(|mate| (mate, PracticeMode::Review)),
        MateSeries::Moves(least, most) => {
            let fits = |mate: &&MatePuzzle| (least..=most).contains(&mate.moves());
            let all: Vec<&MatePuzzle> = desk.content.mates.iter().filter(fits).collect();
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
        let now = desk.world().now;
        Some(Self { run: Running::new(MateTraining::new(series, mode, mate, now)) })
    }

    /// Goes on with a mate that was left; `None` if it is no longer in the collection.
    #[must_use]
    pub fn resume(saved: &SavedMate, desk: &mut Desk) -> Option<Self> {
        let (mate, now) = (desk.mate(&saved.id)?.clone(), desk.world().now);
        MateTraining::resume(saved, mate, now).map(|training| Self { run: Running::new(training) })
    }

    const fn mate(&self) -> &MateLesson {
        self.run.lesson().mate()
    }

    fn remark(&self, desk: &Desk) -> Vec<Words> {
        let lesson = self.mate();
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
    fn lesson(&self) -> Option<&dyn OpenLesson> {
        Some(&self.run)
    }

    fn lesson_mut(&mut self) -> Option<&mut dyn OpenLesson> {
        Some(&mut self.run)
    }

    fn keys(&self) -> Keys {
        keys::AT_BOARD
    }

    fn help(&self) -> String {
        say().about_mates()
    }

    fn page(&self, desk: &Desk) -> Page {
        let lesson = self.mate();
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
        let lesson = self.mate();
        Picture {
            last: lesson.moves().last().copied(),
            has_cursor: !lesson.is_over() && !lesson.is_thinking(),
            bottom: Some(lesson.puzzle().position.turn()),
            ..Picture::of(*lesson.position())
        }
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        match command {
            Command::Next | Command::Confirm => match Self::draw(desk, self.run.lesson().series()) {
                Some(mode) => {
                    *self = mode;
                    Turn::Stay
                }
                None => Turn::Refuse(say().none_there()),
            },
            Command::Solution => {
                if self.mate().is_over() {
                    return Turn::Refuse(say().answered());
                }
                self.run.act(MateAct::Show, desk)
            }
            _ => Turn::Idle,
        }
    }

    fn play(&mut self, mv: Move, desk: &mut Desk) -> Turn {
        self.run.act(MateAct::Play(mv), desk)
    }
}

//! What the player does in an analysis.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use super::{Analysis, GameNavigator, Opening, SignKind};
use crate::attempt::Recorded;
use crate::line_step::LineStep;
use crate::unfinished::Unfinished;
use crate::world::{LessonReport, LessonTask, World};
use damier_endings::TableSet;
use damier_engine::Program;
use damier_rules::Move;
use damier_rules::notation::pdn::{NodeId, PdnGame};
use etude::lesson::{Lesson, Now};

/// What the player does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnalysisAct {
    /// Plays a legal move, as the next of the line or as a variation.
    Play(Move),
    /// Goes to another place.
    Go(AnalysisStep),
    /// Removes the move on the board and everything after it.
    Remove,
    /// Promotes the variation.
    Promote,
    /// Marks the last move: from good to bad, and back to nothing.
    Mark,
    /// Marks what the last move leads to.
    MarkResult,
    /// Puts a comment of the player's own behind the last move, or before the first one, in place of what stands there; an
    /// empty text removes it.
    Comment(String),
    /// Undoes the last change of the game.
    Undo,
    /// Turns the engine on or off.
    SwitchEngine,
    /// Asks for one line more, or for a single one after the most there can be. Turns the engine on.
    MoreLines,
    /// Switches between the engines. One that failed gets another chance.
    ChangeEngine,
    /// Has every position of the main line searched.
    Survey,
    /// Stops that.
    StopSurvey,
    /// Notes that a revision of the game has been saved.
    Saved(u64),
}

/// A step through a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisStep {
    /// Along the line, or to a variation of its last move.
    Line(LineStep),
    /// To the next move marked as a mistake.
    NextMistake,
    /// To a place.
    To(NodeId),
}

impl Analysis {
    /// Resumes an analysis that was not saved, at the end of a way from its start.
    #[must_use]
    pub fn resume(game: PdnGame, way: &[usize], program: Option<Program>, tables: TableSet) -> Self {
        let mut analysis = Self::new(Opening::from(game), program, tables);
        analysis.step(|walk| {
            walk.go_along(way);
            true
        });
        analysis.walk.unsaved();
        analysis
    }

    /// Whether an act is possible now.
    #[must_use]
    pub fn can(&self, act: &AnalysisAct) -> bool {
        match act {
            AnalysisAct::Undo => self.walk.can_undo(),
            AnalysisAct::Remove => self.walk.ply() > 0,
            AnalysisAct::Mark | AnalysisAct::MarkResult => self.walk.last_move().is_some(),
            AnalysisAct::Promote => self.walk.variation().is_some(),
            AnalysisAct::Survey => self.walk.game().main_line().next().is_some() && !self.is_line_closed(),
            AnalysisAct::StopSurvey => self.progress().is_some(),
            AnalysisAct::MoreLines => self.author() == super::Author::Bundled,
            AnalysisAct::ChangeEngine => self.has_own_engine(),
            AnalysisAct::Go(AnalysisStep::NextMistake) => self.walk.mistakes() != [[0; 3]; 2],
            AnalysisAct::Play(_)
            | AnalysisAct::Go(_)
            | AnalysisAct::Comment(_)
            | AnalysisAct::SwitchEngine
            | AnalysisAct::Saved(_) => true,
        }
    }

    fn go(&mut self, step: AnalysisStep) {
        self.step(|walk| match step {
            AnalysisStep::Line(LineStep::Back) => walk.back(),
            AnalysisStep::Line(LineStep::Forward) => walk.forward(),
            AnalysisStep::Line(LineStep::PreviousAlternative) => walk.to_alternative(false),
            AnalysisStep::Line(LineStep::NextAlternative) => walk.to_alternative(true),
            AnalysisStep::Line(LineStep::First) => walk.to_start(),
            AnalysisStep::Line(LineStep::Last) => walk.to_end(),
            AnalysisStep::NextMistake => walk.to_next_mistake(),
            AnalysisStep::To(place) => walk.go_to(place),
        });
    }
}

impl Lesson for Analysis {
    type World<'a> = World<'a>;
    type Act = AnalysisAct;
    type Task = LessonTask;
    type Report = LessonReport;
    type Record = Recorded;
    type Draft = Unfinished;

    fn act(&mut self, act: AnalysisAct, _world: &mut World) {
        match act {
            AnalysisAct::Play(played) => {
                self.play(played);
            }
            AnalysisAct::Go(step) => self.go(step),
            AnalysisAct::Remove => {
                self.step(GameNavigator::remove);
            }
            AnalysisAct::Promote => {
                self.step(GameNavigator::promote);
            }
            AnalysisAct::Mark => {
                self.mark();
            }
            AnalysisAct::MarkResult => {
                self.step(|walk| walk.sign(SignKind::Result));
            }
            AnalysisAct::Comment(text) => {
                self.step(|walk| walk.comment(&text));
            }
            AnalysisAct::Undo => {
                self.undo();
            }
            AnalysisAct::SwitchEngine => self.switch(),
            AnalysisAct::MoreLines if self.can(&AnalysisAct::MoreLines) => self.more_lines(),
            AnalysisAct::ChangeEngine => self.change_author(),
            AnalysisAct::Survey if self.can(&AnalysisAct::Survey) => self.start_survey(),
            AnalysisAct::StopSurvey => {
                self.stop_survey();
            }
            AnalysisAct::Saved(revision) => self.walk.saved(revision),
            AnalysisAct::MoreLines | AnalysisAct::Survey => {}
        }
    }

    fn tick(&mut self, world: &mut World) {
        self.tick(world.now.run);
    }

    fn pending(&self, _world: &World) -> Option<LessonTask> {
        match self.engine_request() {
            Some(request) => Some(LessonTask::Engine(self.task(Some(request)))),
            // Otherwise the player's own engine would go on running.
            None => self.has_own_engine().then_some(LessonTask::Rest),
        }
    }

    fn task_number(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.engine_request().hash(&mut hasher);
        hasher.finish()
    }

    fn report(&mut self, report: &LessonReport, world: &mut World) {
        if let LessonReport::Engine(report) = report {
            self.report(report, world.now.run);
        }
    }

    fn wakes_at(&self, _now: Now) -> Option<Duration> {
        self.wakes_at()
    }

    /// The game gone over by hand, once an engine has checked it.
    fn take_recorded(&mut self, world: &mut World) -> Vec<Recorded> {
        self.record(world.player.name, world.now.wall).into_iter().collect()
    }

    fn leave(&mut self, _world: &mut World) {
        // Nothing more is asked of the engine.
        self.is_on = false;
        self.stop_survey();
    }

    fn draft(&self, _now: Now) -> Option<Unfinished> {
        let walk = &self.walk;
        walk.is_changed().then(|| Unfinished::Analysis(Box::new(walk.game().clone()), walk.way()))
    }

    fn revision(&self) -> Option<u64> {
        self.walk.is_changed().then(|| self.walk.revision())
    }
}

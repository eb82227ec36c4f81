//! Reviews: what comes next, and what is due.

use damier_train::attempt::TrainingMode;
use damier_train::course::{self, LessonTopic};
use damier_train::drill::DrillPlan;
use damier_train::due::{DueExercise, ReviewState};
use damier_train::history::move_retired;
use damier_train::puzzle::woodpecker::Woodpecker;
use damier_train::statistics::{RatingLine, Statistics};
use damier_train::world::{Player, World};

use super::Trainer;

/// What is reviewed next.
#[derive(Clone, Debug)]
pub enum Review {
    /// An ending, as a drill.
    Ending(Box<DrillPlan>),
    /// Puzzles, or the news that none is due.
    Puzzles,
    /// A lesson or an exam of the course.
    Lesson(LessonTopic),
}

impl Trainer {
    /// What lessons draw on.
    pub fn world(&mut self) -> World<'_> {
        let (now, variant, success) = (self.now(), self.settings.variant, self.settings.success());
        let Self { selector, turns, tables, history, round, random, settings, program, .. } = self;
        move_retired(history, selector);
        let player = Player { name: &settings.name, variant, success, program: program.as_ref() };
        World { selector, turns, tables, history, round, random, player, now }
    }

    /// The state of the review: due and put off.
    pub fn review_state(&mut self) -> ReviewState {
        self.world().review_state()
    }

    /// The practice rating in the game that the player plays, if there is one.
    #[must_use]
    pub fn practice_rating(&self) -> Option<&RatingLine> {
        let is_of_practice =
            |line: &&RatingLine| line.mode == TrainingMode::Practice && line.variant == self.settings.variant;
        self.statistics.ratings.iter().find(is_of_practice)
    }

    /// The next review. What was failed in lessons comes last: a lesson takes longer.
    pub fn next_review(&mut self) -> Review {
        match self.world().next_due() {
            Some(DueExercise::Ending(plan)) => Review::Ending(plan),
            Some(DueExercise::Puzzle(_)) => Review::Puzzles,
            None => course::due(self.course, self.settings.variant, &self.history, self.today())
                .into_iter()
                .next()
                .map_or(Review::Puzzles, Review::Lesson),
        }
    }

    /// The lessons and exams of the player's game to be done again, as of the last [`Trainer::refresh_statistics`].
    #[must_use]
    pub fn lessons_due(&self) -> &[LessonTopic] {
        &self.lessons_due
    }

    /// The woodpecker set in the middle of a cycle, as of the last [`Trainer::refresh_statistics`].
    #[must_use]
    pub const fn woodpecker(&self) -> Option<&Woodpecker> {
        self.woodpecker.as_ref()
    }

    /// Refreshes the statistics, the lessons due and the woodpecker set in progress.
    pub fn refresh_statistics(&mut self) {
        self.history.set_today(self.today());
        let mut world = self.world();
        let ((due, _), elsewhere) = (world.due_items(), world.elsewhere());
        let (game, today) = (self.settings.variant, self.today());
        self.statistics = Statistics { elsewhere, ..Statistics::of(&self.history, &due, game, today) };
        self.lessons_due = course::due(self.course, game, &self.history, today);
        self.woodpecker = Woodpecker::resume(&self.history).filter(|set| !set.is_between_cycles);
    }
}

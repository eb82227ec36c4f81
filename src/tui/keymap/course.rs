//! The keys of the course.

use super::rows::{CANCEL, CHOOSE_LINE, DOWN, HINT, NEXT, ONWARD, TURN, UP, row, shown};
use super::{Binding, Command, Key};
use crate::words::Messages;

const NEXT_STAGE: Binding = shown(Command::Right, ONWARD, Messages::label_stage, Messages::help_stage);
const PREVIOUS_STAGE: Binding = row(Command::Left, &[Key::LEFT], Messages::help_stage);
const DETAILS: Binding = shown(Command::View, &[Key::char('v')], Messages::label_details, Messages::help_details);
const STEP_AGAIN: Binding = shown(Command::Retry, &[Key::char('r')], Messages::label_retry, Messages::help_again_step);
const EXERCISES: Binding = shown(Command::Last, &[Key::END], Messages::label_exercises, Messages::help_exercises);
const ARTICLES_SHOWN: Binding =
    shown(Command::Explain, &[Key::char('w')], Messages::label_articles, Messages::help_articles);

/// The stages and lessons.
pub(super) const LEARN: &[Binding] = &[NEXT_STAGE, PREVIOUS_STAGE, DETAILS, CHOOSE_LINE, UP, DOWN, CANCEL];

/// A lesson.
pub(super) const LESSON: &[Binding] = &[NEXT, STEP_AGAIN, EXERCISES, ARTICLES_SHOWN, TURN, HINT];

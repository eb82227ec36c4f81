//! An attempt as the row that is kept of it.

use etude_store::{AttemptRow, BadRow};

use super::subject;
use damier_train::attempt::{Attempt, Exercise, Foreign, Recorded, Subject};
use etude::rating::Strength;

/// The row of an exercise that has not been rated.
pub(super) fn of_exercise(uid: &str, exercise: &Exercise) -> AttemptRow {
    let subject = subject::write(exercise);
    AttemptRow {
        uid: uid.to_owned(),
        moment: exercise.moment,
        kind: exercise.subject.kind().as_ref().to_owned(),
        mode: exercise.mode.as_ref().to_owned(),
        variant: exercise.variant.name().to_owned(),
        item: subject.item,
        effort: exercise.effort(),
        tags: subject.tags,
        detail: subject.detail,
        rated: None,
    }
}

/// The row of an exercise that is to be recorded, and the strength to rate it against. Only puzzles are rated.
pub(super) fn to_record(uid: &str, Recorded { exercise, item }: &Recorded) -> (AttemptRow, Option<Strength>) {
    let item = item.filter(|_| matches!(exercise.subject, Subject::Puzzle { .. }));
    (of_exercise(uid, exercise), item)
}

/// The row of an attempt.
pub(super) fn of_attempt(attempt: &Attempt) -> AttemptRow {
    AttemptRow { rated: attempt.rated, ..of_exercise(&attempt.uid, &attempt.exercise) }
}

/// The attempt of a row.
///
/// # Errors
///
/// A kind, mode or variant that this version does not know.
pub(super) fn attempt(row: AttemptRow) -> Result<Attempt, BadRow> {
    let AttemptRow { uid, moment, kind, mode, variant, item, effort, tags, detail, rated } = row;
    let kind = AttemptRow::parse("kind", &kind)?;
    let mode = AttemptRow::parse("mode", &mode)?;
    let variant = AttemptRow::parse("variant", &variant)?;
    let (subject, others) = subject::read(Foreign { kind, item, tags, detail }, variant);
    let exercise = Exercise {
        millis: effort.millis,
        hints: effort.hints,
        errors: effort.errors,
        others,
        ..Exercise::new(moment, mode, variant, effort.credit, subject)
    };
    Ok(Attempt { uid, exercise, rated })
}

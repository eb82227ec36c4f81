//! The page of a stage: dates and figures, for the screen and for `damier course page`.

use super::table::Table;
use super::tables::PAGE;
use crate::lessons;
use crate::words::{self, say};
use damier_train::course::{LessonProgress, Stage, StageProgress};
use damier_train::history::History;
use etude::calendar::Day;

/// How far a lesson or an exam has come, in a sentence.
#[must_use]
pub fn state(standing: &LessonProgress) -> String {
    match (standing.due, standing.kept, standing.passed) {
        (Some(day), _, None) => say().course_due_on(day.to_string()),
        (Some(day), _, Some(passed)) => {
            let passed = say().course_passed_on(passed.to_string(), standing.best);
            say().course_passed_and_due(passed, say().course_due_on(day.to_string()))
        }
        (None, Some(day), _) => say().course_kept_on(day.to_string()),
        (None, None, Some(day)) => say().course_passed_on(day.to_string(), standing.best),
        (None, None, None) if standing.sittings > 0 => say().course_not_passed(standing.best),
        (None, None, None) => say().course_open(),
    }
}

/// The page of a stage; `text` finds the names of its lessons.
#[must_use]
pub fn page(stage: &Stage, history: &History, text: impl Fn(&str) -> String) -> Vec<String> {
    let standing = StageProgress::of(history, stage);
    let date = |day: Option<Day>| day.map_or_else(String::new, |day| day.to_string());
    let row = |name: String, of: &LessonProgress| {
        let (best, sittings) = if of.sittings == 0 {
            (String::new(), String::new())
        } else {
            (format!("{}%", of.best), of.sittings.to_string())
        };
        [name, date(of.passed), best, sittings]
    };
    let head = [say().page_lesson(), say().page_passed(), say().page_best(), say().page_sittings()];
    let rows = stage.lessons.iter().zip(&standing.lessons).map(|(lesson, of)| row(text(&lesson.id), of));
    let mut table = Table::new(head, &[34, 12, 7, 7]).with(rows);
    if stage.exam > 0 {
        let exam = say().course_exam_of(stage.id.to_string(), text(&lessons::stage_key(&stage.id)));
        table.push(row(exam, &standing.exam));
    }
    let mut lines = table.lines(PAGE);
    lines.insert(stage.lessons.len() + 1, String::new());
    if stage.exam > 0 {
        lines.push(state(&standing.exam));
    }
    let gates = stage.gates.iter().zip(&standing.gates).zip(&standing.counts);
    lines.extend(gates.map(|((gate, &passed), &count)| words::gate(gate, passed, count)));
    lines.push(say().course_lessons_passed(standing.passed(), standing.lessons.len()));
    lines
}

//! The results of a session.

use super::Training;
use crate::progress_tables::notation;
use crate::tui::page::{Tone, Words};
use crate::words::{self, say};
use damier_rules::notation::SquareNames;
use damier_train::attempt::Asked;

/// Most items listed.
const LISTED: usize = 4;
/// Most earlier sessions listed.
const SESSIONS: usize = 5;

/// The median times, and the items that were slow or missed. The count is in the clock pane.
pub fn lines(training: &Training) -> Vec<Words> {
    let session = training.session();
    let mut lines: Vec<Words> =
        session.median().map(|millis| Words::new(Tone::Title, words::median_time(millis))).into_iter().collect();
    if let Some(before) = &training.before {
        let times = before.sessions.iter().rev().take(SESSIONS).map(|session| session.median_millis);
        lines.push(Words::new(Tone::Quiet, words::times_before(times)));
    }
    let troubles = session.troubles();
    let list = |items: &mut dyn Iterator<Item = &Asked>| {
        items.take(LISTED).map(|item| name(training, item)).collect::<Vec<_>>().join(" ")
    };
    let missed = list(&mut troubles.iter().filter(|(_, _, wrong)| *wrong > 0).map(|(item, _, _)| item));
    let slow = list(&mut troubles.iter().filter(|(_, _, wrong)| *wrong == 0).map(|(item, _, _)| item));
    lines.extend(words::troubles(&missed, &slow).into_iter().map(Words::from));
    lines
}

/// The result so far of a session that is left; nothing before the first answer.
pub fn parting(training: &Training) -> Vec<Words> {
    let session = training.session();
    let (right, wrong) = session.count();
    if right + wrong == 0 {
        return Vec::new();
    }
    let count = Words::from(say().notation_session_left(words::right_and_wrong(right, wrong)));
    let median = session.median().map(words::median_time).map(Words::from);
    std::iter::once(count).chain(median).collect()
}

/// Comparison with earlier sessions.
pub fn message(training: &Training) -> Vec<Words> {
    let usual = training.before.as_ref().and_then(|before| before.usual(0));
    let compared = match (training.session().median(), usual) {
        (None, _) => say().notation_no_answer(),
        (Some(_), None) => say().notation_first(),
        (Some(now), Some(usual)) => words::compared(now, usual),
    };
    let mut lines = vec![Words::from(compared)];
    if !training.session().heat().is_empty() {
        lines.push(notation::key());
    }
    lines
}

/// A square or move in notation.
fn name(training: &Training, asked: &Asked) -> String {
    let variant = training.session().settings.variant;
    match asked {
        Asked::Square(number) => variant
            .board_size()
            .square(*number)
            .map_or_else(|| number.to_string(), |square| SquareNames::of(variant).text(square).to_string()),
        Asked::Written(text) => text.clone(),
    }
}

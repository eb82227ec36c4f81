//! The results of successive sessions.

use std::collections::BTreeMap;

use serde::Serialize;

use super::Skill;
use super::results::median;
use super::session::NotationSettings;
use crate::attempt::{Attempt, Exercise, NotationAnswer, Subject, TrainingMode};
use etude::calendar::{Day, Moment};
use etude::effort::Credit;

/// Sessions with fewer answers are ignored.
const ENOUGH: u32 = 3;

/// A finished session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SessionResult {
    /// The day of its last answer.
    day: Day,
    /// Questions answered.
    pub asked: u32,
    /// Number of right answers.
    pub right: u32,
    /// The median time of an answer, in milliseconds.
    pub median_millis: u32,
}

/// All sessions of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Trend {
    /// The skill.
    pub skill: Skill,
    /// The variant.
    pub variant: &'static str,
    /// Timed or not.
    pub mode: TrainingMode,
    /// The sessions, oldest first.
    pub sessions: Vec<SessionResult>,
}

impl Trend {
    /// The median time of up to five sessions, in milliseconds, leaving out the last `but_the_last` ones.
    #[must_use]
    pub fn usual(&self, but_the_last: usize) -> Option<u32> {
        let before = &self.sessions[..self.sessions.len().saturating_sub(but_the_last)];
        let last = &before[before.len().saturating_sub(5)..];
        median(last.iter().map(|session| session.median_millis).collect())
    }
}

/// The sessions of all attempts by skill, variant and mode. Omits answers that belong to no session, and sessions with
/// fewer than three answers.
#[must_use]
pub fn trends(attempts: &[Attempt]) -> Vec<Trend> {
    let mut sessions: BTreeMap<(Skill, &'static str, TrainingMode), BTreeMap<i64, Vec<&Exercise>>> = BTreeMap::new();
    for exercise in attempts.iter().map(|attempt| &attempt.exercise) {
        if let Subject::Notation(NotationAnswer { skill, session: Some(session), .. }) = exercise.subject {
            let kind = (skill, exercise.variant.name(), exercise.mode);
            sessions.entry(kind).or_default().entry(session).or_default().push(exercise);
        }
    }
    let trends = sessions.into_iter().map(|((skill, variant, mode), sessions)| {
        let sessions = sessions.values().filter_map(|exercises| result(exercises)).collect();
        Trend { skill, variant, mode, sessions }
    });
    trends.filter(|trend| !trend.sessions.is_empty()).collect()
}

/// The sessions with the same settings that began before a given moment.
#[must_use]
pub fn before(attempts: &[Attempt], settings: NotationSettings, mode: TrainingMode, began: Moment) -> Option<Trend> {
    let is_alike =
        |trend: &Trend| (trend.skill, trend.variant, trend.mode) == (settings.skill, settings.variant.name(), mode);
    let is_earlier = |attempt: &&Attempt| match attempt.exercise.subject {
        Subject::Notation(NotationAnswer { session: Some(session), .. }) => session < began.millis,
        _ => false,
    };
    let earlier = attempts.iter().filter(is_earlier);
    let earlier: Vec<Attempt> = earlier.cloned().collect();
    trends(&earlier).into_iter().find(is_alike)
}

fn result(exercises: &[&Exercise]) -> Option<SessionResult> {
    let asked = u32::try_from(exercises.len()).unwrap_or(u32::MAX);
    let right = exercises.iter().filter(|done| done.credit == Credit::Full).count();
    let times = exercises.iter().map(|done| done.millis).collect();
    let day = exercises.last().filter(|_| asked >= ENOUGH)?.moment.day;
    Some(SessionResult { day, asked, right: u32::try_from(right).unwrap_or(u32::MAX), median_millis: median(times)? })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attempt::Asked;
    use damier_rules::Variant;

    fn answer(session: i64, skill: Skill, variant: Variant, seconds: u32, credit: Credit) -> Attempt {
        let subject = Subject::Notation(NotationAnswer {
            skill,
            asked: Asked::Square(28),
            is_capture: false,
            is_ambiguous: false,
            session: (session > 0).then_some(session),
            given: String::new(),
        });
        let moment = Moment { millis: session + 1_000, day: Day(20_000) };
        let exercise = Exercise::new(moment, TrainingMode::Sprint, variant, credit, subject);
        Attempt { uid: String::new(), exercise: Exercise { millis: seconds * 1_000, ..exercise }, rated: None }
    }

    fn session(session: i64, skill: Skill, seconds: [u32; 3]) -> Vec<Attempt> {
        let credits = [Credit::Full, Credit::None, Credit::Full];
        let answers = seconds.into_iter().zip(credits);
        answers.map(|(time, credit)| answer(session, skill, Variant::International, time, credit)).collect()
    }

    #[test]
    fn answers_are_put_together_by_session_skill_and_board() {
        let mut attempts = session(10, Skill::FindSquare, [1, 3, 2]);
        attempts.extend(session(20, Skill::FindSquare, [1, 1, 9]));
        attempts.extend(session(30, Skill::NameSquare, [4, 4, 4]));
        // Too short, and one without a session.
        attempts.push(answer(40, Skill::FindSquare, Variant::Russian, 1, Credit::Full));
        attempts.push(answer(0, Skill::FindSquare, Variant::International, 1, Credit::Full));
        let trends = trends(&attempts);
        let shown: Vec<_> = trends
            .iter()
            .map(|trend| (trend.skill, trend.sessions.iter().map(|session| session.median_millis).collect::<Vec<_>>()))
            .collect();
        assert_eq!(shown, [(Skill::FindSquare, vec![2_000, 1_000]), (Skill::NameSquare, vec![4_000])]);
        assert_eq!((trends[0].sessions[0].asked, trends[0].sessions[0].right), (3, 2));
    }

    #[test]
    fn a_session_is_compared_with_those_before_it() {
        let settings =
            NotationSettings { skill: Skill::FindSquare, variant: Variant::International, timed: true, plies: 0 };
        let attempts: Vec<Attempt> =
            (1..=8_u32).flat_map(|number| session(i64::from(number), Skill::FindSquare, [number; 3])).collect();
        let began = Moment { millis: 8, day: Day(20_000) };
        let trend = before(&attempts, settings, TrainingMode::Sprint, began).unwrap();
        assert_eq!(trend.sessions.len(), 7);
        // The last five took 3 to 7 seconds; without the last one, 2 to 6.
        assert_eq!((trend.usual(0), trend.usual(1)), (Some(5_000), Some(4_000)));
        let other = NotationSettings { skill: Skill::Signs, ..settings };
        assert_eq!(before(&attempts, other, TrainingMode::Sprint, began), None);
        assert_eq!(before(&attempts, settings, TrainingMode::Practice, began), None);
    }
}

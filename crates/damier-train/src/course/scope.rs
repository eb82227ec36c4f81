//! Proves that the exercises of a lesson ask for what it teaches, no more and no harder.

use super::check::Problem;
use super::data::Lesson;
use super::draw::ExerciseSource;
use super::rules_exercise::read_choice;
use damier_engine::{Judge, Situation, Verdict};
use damier_puzzles::Theme;

/// The most rating points that a lesson's band may span: some players find wider ones too easy and too hard at once.
pub const WIDEST: u16 = 750;

/// What is wrong with what a lesson draws, when these tags have been taught.
pub(super) fn problems(lesson: &Lesson, taught: &[Theme], judge: &mut Judge) -> Vec<Problem> {
    let mut problems = Vec::new();
    let filters: Vec<_> = lesson.exercises.iter().filter_map(|draw| draw.source.filter(lesson.variant)).collect();
    match lesson.band {
        None if !filters.is_empty() => problems.push(Problem::NoBand),
        Some(_) if filters.is_empty() => problems.push(Problem::IdleBand),
        Some((least, most)) if most.checked_sub(least).is_none_or(|width| width > WIDEST) => {
            problems.push(Problem::Band(least, most));
        }
        _ => {}
    }
    for draw in &lesson.exercises {
        if let (ExerciseSource::Shot { rating, .. } | ExerciseSource::ShotOrNot { rating, .. }, Some(band)) =
            (&draw.source, lesson.band)
            && (rating.0 < band.0 || rating.1 > band.1)
        {
            problems.push(Problem::OutOfBand(rating.0, rating.1));
        }
        if let ExerciseSource::Move { bank, .. } = &draw.source {
            problems.extend(bank.iter().filter_map(|text| problem_of(text, lesson, judge)));
        }
    }
    let themes = filters.into_iter().filter_map(|filter| filter.theme);
    let untaught = themes.filter(|theme| matches!(theme, Theme::Motif(_)) && !taught.contains(theme));
    problems.extend(untaught.map(Problem::Untaught));
    problems
}

/// What is wrong with a position of a bank: the right moves are those that give nothing away, and no others.
fn problem_of(text: &str, lesson: &Lesson, judge: &mut Judge) -> Option<Problem> {
    let Some((position, right)) = read_choice(text, lesson.variant) else {
        return Some(Problem::Choice(text.to_owned()));
    };
    let situation = Situation::from(position);
    let is_told = position.legal_moves().into_iter().all(|played| match judge.verdict(&situation, played) {
        Ok(Verdict::Kept { .. }) => right.contains(&played),
        Ok(Verdict::Lost { .. }) => !right.contains(&played),
        _ => false,
    });
    (!is_told).then(|| Problem::Blurred(text.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::course::Course;

    fn problems_of(lesson: &str, taught: &[&str]) -> Vec<Problem> {
        let text = format!("stage = 's'\n[[lesson]]\nid = 'l'\n{lesson}");
        let course = Course::read([("s", &*text)]).unwrap();
        let taught: Vec<Theme> = taught.iter().map(|&tag| Theme::from(tag)).collect();
        problems(&course.stages[0].lessons[0], &taught, &mut Judge::default())
    }

    fn shots(more: &str) -> String {
        format!("{more}\nexercise = [{{ kind = 'shot', count = 10, theme = 'turc', rating = [900, 1500] }}]")
    }

    #[test]
    fn a_lesson_with_puzzles_has_a_band_that_holds_them() {
        assert_eq!(problems_of(&shots("band = [900, 1500]"), &["turc"]), []);
        assert_eq!(problems_of(&shots(""), &["turc"]), [Problem::NoBand]);
        assert_eq!(problems_of(&shots("band = [1000, 1500]"), &["turc"]), [Problem::OutOfBand(900, 1_500)]);
        assert_eq!(problems_of(&shots("band = [900, 1499]"), &["turc"]), [Problem::OutOfBand(900, 1_500)]);
        assert_eq!(problems_of(&shots("band = [800, 1600]"), &["turc"]), [Problem::Band(800, 1_600)]);
    }

    #[test]
    fn a_lesson_that_draws_nothing_with_a_rating_states_no_band() {
        for kind in ["parry", "which-lose", "plan"] {
            let drawn = format!("exercise = [{{ kind = '{kind}', count = 10 }}]");
            assert_eq!(problems_of(&drawn, &[]), []);
            assert_eq!(problems_of(&format!("band = [900, 1500]\n{drawn}"), &[]), [Problem::IdleBand]);
        }
    }

    #[test]
    fn a_motif_that_is_drawn_has_been_taught() {
        let untaught = [Problem::Untaught("turc".into())];
        assert_eq!(problems_of(&shots("band = [900, 1500]"), &["royal"]), untaught);
        let feature =
            "band = [900, 1500]\nexercise = [{ kind = 'shot', count = 9, theme = 'opening', rating = [900, 1500] }]";
        assert_eq!(problems_of(feature, &[]), []);
    }

    #[test]
    fn the_right_moves_of_a_position_are_those_that_lose_nothing() {
        let bank = |entry: &str| {
            problems_of(
                &format!("exercise = [{{ kind = 'move', ask = 'defend', count = 1, bank = ['{entry}'] }}]"),
                &[],
            )
        };
        // 22 attacks 27, which can walk away to 21; everything else loses it.
        assert_eq!(bank("W:W27,42:B12,18,22:27-21"), []);
        for entry in ["W:W27,42:B12,18,22:42-37", "W:W27,42:B12,18,22:27-21 42-37"] {
            assert_eq!(bank(entry), [Problem::Blurred(entry.to_owned())]);
        }
        for entry in ["W:W27,42:B12,18,22", "W:W27,42:B12,18,22:27-22", "W:W27,42:B12,18,22:", "27-21"] {
            assert_eq!(bank(entry), [Problem::Choice(entry.to_owned())], "{entry}");
        }
    }
}

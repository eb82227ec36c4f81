//! The table of `docs/rulebook.md`: where the course teaches and asks each article of the rule books.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::Lessons;
use super::articles::{self, Article};
use crate::words::language::Language;
use damier_rules::Variant;
use damier_train::course::draw::{Capturing, ExerciseSource, RuleAsk, SquareAsk, TableAsk};
use damier_train::course::rules_exercise::RulesExercise;
use damier_train::course::{Course, Lesson};

/// Cases and questions drawn of a source to see which articles they cite.
const DRAWN: u64 = 1_500;
/// The same for questions made from random positions, all of which cite the same few.
const DRAWN_FROM_POSITIONS: u64 = 60;

/// Articles that the course can neither teach nor ask about, and why.
const LEFT_OUT: [(&str, &str); 2] = [
    ("CDA 1.4.2.3", "The form of the sheet is a picture in an appendix."),
    ("FMJD 10.5", "It only refers to another document."),
];

/// The parts of the rule books, each with its title in the table.
const PARTS: [(&str, &str); 3] = [
    ("CDA ", "Competition rules of the Chinese Draughts Association for 100 squares (CDA)"),
    ("CDA-64 ", "The same for 64 squares (CDA-64), as far as its text was at hand"),
    ("FMJD ", "Rules of the game of the FMJD, as the lesson script gives them (FMJD)"),
];

/// Where an article is taught, and where it is asked about: lessons with their boards, and kinds of exercise.
#[derive(Clone, Debug, Default)]
struct Places {
    taught: BTreeSet<String>,
    asked: BTreeSet<String>,
}

/// The whole table, in Markdown and in English.
#[must_use]
pub fn table(lessons: &Lessons) -> String {
    let places = places(&lessons.course);
    let none = Places::default();
    let mut text = String::from(INTRODUCTION);
    for (book, title) in PARTS {
        let _ = write!(text, "\n## {title}\n\n| article | about | taught | asked |\n|---|---|---|---|\n");
        for article in articles::all().iter().filter(|article| article.citation().starts_with(book)) {
            let citation = article.citation();
            let same = article.same_as().map(Article::citation);
            let found = places.get(same.as_ref().unwrap_or(&citation)).unwrap_or(&none);
            let own = places.get(&citation).unwrap_or(&none);
            let taught: BTreeSet<&String> = found.taught.union(&own.taught).collect();
            let asked: BTreeSet<&String> = found.asked.union(&own.asked).collect();
            let title = article.title_in(Language::En);
            let about = same.map_or(title.clone(), |same| format!("{title} (as {same})"));
            let left_out =
                LEFT_OUT.iter().find(|(left_out, _)| *left_out == citation).map(|(_, why)| format!("*{why}*"));
            let taught = left_out.unwrap_or_else(|| joined(&taught));
            let _ = writeln!(text, "| {citation} | {about} | {taught} | {} |", joined(&asked));
        }
    }
    text
}

const INTRODUCTION: &str = "# The rule books, article by article

Where the course teaches each article and where it asks about it. `damier course rulebook` writes this page from the
citations of the lessons, their boards and their exercises; a test fails when it is stale. What the articles say, in our
own words, stands in `lessons/en/articles.ftl` and `lessons/zh-CN/articles.ftl`; `w` in a lesson opens it.

*Taught*: a lesson, with the number of a board where only that one is about the article. *Asked*: the kind of exercise,
and its lesson where the questions are its own. An article of the FMJD that says the same as one of the CDA is taught
and asked with it. A row that stays empty says why.

The text of the competition rules that was at hand breaks off in article 20 of chapter 4, after its first task, and in
article 3 of the rules for 64 squares. What follows there is missing here.
";

fn joined(places: &BTreeSet<&String>) -> String {
    places.iter().map(|place| place.as_str()).collect::<Vec<_>>().join(", ")
}

/// The places of each article, by its citation.
fn places(course: &Course) -> BTreeMap<String, Places> {
    let mut places: BTreeMap<String, Places> = BTreeMap::new();
    let mut drawn: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for lesson in course.lessons() {
        for (place, taught) in taught(lesson) {
            for article in articles_of(&taught) {
                places.entry(article.citation()).or_default().taught.insert(place.clone());
            }
        }
        for source in lesson.exercises.iter().map(|draw| &draw.source) {
            let Some(name) = name(source, lesson) else { continue };
            let cited = drawn.entry(name.clone()).or_insert_with(|| cited(source, lesson));
            for article in articles_of(cited) {
                places.entry(article.citation()).or_default().asked.insert(name.clone());
            }
        }
    }
    places
}

fn articles_of(citations: &BTreeSet<String>) -> impl Iterator<Item = &'static Article> {
    citations.iter().flat_map(|citation| articles::cited(citation))
}

/// The lesson with what it cites, and its boards with what they cite themselves.
fn taught(lesson: &Lesson) -> Vec<(String, BTreeSet<String>)> {
    let step = |(place, step): (usize, &damier_train::course::LessonStep)| {
        (format!("{} {}", lesson.id, place + 1), step.sources.iter().cloned().collect())
    };
    let mut taught: Vec<(String, BTreeSet<String>)> = lesson.steps.iter().enumerate().map(step).collect();
    let of_boards: BTreeSet<String> =
        taught.iter().flat_map(|(_, cited)| articles_of(cited)).map(Article::citation).collect();
    // What a board cites itself is not repeated for the lesson.
    let of_lesson = lesson.sources.iter().flat_map(|source| articles::cited(source)).map(Article::citation);
    taught.push((lesson.id.clone(), of_lesson.filter(|citation| !of_boards.contains(citation)).collect()));
    taught
}

/// What the exercises of a source are called in the table; `None` for those that are not about the rules.
fn name(source: &ExerciseSource, lesson: &Lesson) -> Option<String> {
    Some(match source {
        ExerciseSource::Case { topic } => format!("case {}", topic.as_ref()),
        ExerciseSource::Rules { ask } => format!("rules {}", ask.as_ref()),
        ExerciseSource::Questions { .. } => format!("questions of {}", lesson.id),
        ExerciseSource::Table { ask } => format!("table {}", ask.as_ref()),
        ExerciseSource::Captures { by } => format!("captures {}", by.as_ref()),
        ExerciseSource::Compulsory { .. } => "compulsory".to_owned(),
        ExerciseSource::Square { ask } if lesson.variant == Variant::International => {
            format!("square {}", ask.as_ref())
        }
        ExerciseSource::Square { ask } => format!("square {} on 64", ask.as_ref()),
        ExerciseSource::Score => "score".to_owned(),
        _ => return None,
    })
}

/// The articles that exercises of a source are about.
fn cited(source: &ExerciseSource, lesson: &Lesson) -> BTreeSet<String> {
    let fixed: &[&str] = match source {
        ExerciseSource::Captures { by: Capturing::One } => &["CDA 2.6.1", "CDA 2.6.2"],
        ExerciseSource::Captures { by: Capturing::Several } => &["CDA 2.6.5", "CDA 2.6.7"],
        ExerciseSource::Captures { by: Capturing::King } => &["CDA 2.6.3", "CDA 2.6.6"],
        ExerciseSource::Captures { by: Capturing::Turkish } => &["CDA 2.6.8", "CDA 2.6.11"],
        ExerciseSource::Compulsory { .. } => &["CDA 2.6.12", "CDA 2.6.13"],
        ExerciseSource::Square { ask } if lesson.variant != Variant::International => match ask {
            SquareAsk::Line | SquareAsk::NameLine => &["CDA-64 1.1.1.5.1", "CDA-64 1.1.1.5.2", "CDA-64 1.1.1.6.2"],
            SquareAsk::Number | SquareAsk::Name => &["CDA-64 1.1.1.6.1"],
            SquareAsk::Row => &["CDA-64 1.1.1.5.3"],
            SquareAsk::Column => &["CDA-64 1.1.1.5.4"],
            SquareAsk::Diagonal => &["CDA-64 1.1.1.3"],
        },
        ExerciseSource::Square { ask: SquareAsk::Line | SquareAsk::NameLine } => {
            &["CDA 1.1.1.5.1", "CDA 1.1.1.5.2", "CDA 1.1.1.6.3"]
        }
        ExerciseSource::Square { ask: SquareAsk::Number | SquareAsk::Name } => {
            &["FMJD 2.6", "CDA 1.1.1.6.1", "CDA 1.1.1.6.2"]
        }
        ExerciseSource::Square { ask: SquareAsk::Row } => &["CDA 1.1.1.5.3"],
        ExerciseSource::Square { ask: SquareAsk::Column } => &["CDA 1.1.1.5.4"],
        ExerciseSource::Square { ask: SquareAsk::Diagonal } => &["CDA 1.1.1.3"],
        ExerciseSource::Rules { ask: RuleAsk::ManMay } => &["CDA 2.5.4"],
        ExerciseSource::Rules { ask: RuleAsk::KingMay } => &["CDA 2.5.9"],
        ExerciseSource::Score => &["CDA 3.10.2.1", "CDA 3.10.2.2", "CDA 3.10.2.3"],
        ExerciseSource::Table { ask: TableAsk::Opponents } => &["CDA 4.19.3.1.2.2"],
        ExerciseSource::Table { ask: TableAsk::Median } => &["CDA 4.19.3.1.2.3"],
        ExerciseSource::Table { ask: TableAsk::Cut } => &["CDA 4.19.3.1.2.4"],
        ExerciseSource::Table { ask: TableAsk::Order } => &["CDA 4.19.3.1.2.1-4.19.3.1.2.4"],
        ExerciseSource::Table { ask: TableAsk::Pairing } => &["CDA 4.18.3"],
        _ => &[],
    };
    if !fixed.is_empty() {
        return fixed.iter().map(ToString::to_string).collect();
    }
    let is_from_position = matches!(source, ExerciseSource::Rules { .. });
    let seeds = if is_from_position { DRAWN_FROM_POSITIONS } else { DRAWN };
    let cited = |seed| match RulesExercise::of(source, lesson.variant, seed) {
        Some(RulesExercise::Question(question)) => question.cited(),
        _ => Vec::new(),
    };
    (0..seeds).flat_map(cited).collect()
}

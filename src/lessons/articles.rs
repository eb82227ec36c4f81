//! The articles of the rule books in our own words: `articles.ftl` beside the words of the lessons.
//!
//! Lessons, questions and cases cite articles as a book and a number, `CDA 2.7.4`, or as a range of them,
//! `CDA 2.5.10-2.5.14`. A citation of an article that has no text of its own stands for all articles below it.

use std::sync::LazyLock;

use etude_text::Catalogue;

use super::Words;
use crate::words::language::{Language, language};

/// The words of the articles, in the order of the languages.
pub(super) static ARTICLE_WORDS: &[Catalogue] = &include!(concat!(env!("OUT_DIR"), "/articles.rs"));

/// The rule books, a name that begins with another one before that one.
const BOOKS: [&str; 4] = ["CDA-64", "CDA", "FMJD", "RULES"];

/// The number of an article: that of each part, and a letter behind them as 1 for `A`.
type Number = Vec<u32>;

/// An article of a rule book.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Article {
    /// The index of the book in [`BOOKS`].
    book: usize,
    number: Number,
    /// The id of its words.
    key: String,
}

impl Article {
    /// Reads the id of the words of an article, such as `CDA-2-7-4`.
    fn read(key: &str) -> Option<Self> {
        let (book, rest) = BOOKS.iter().enumerate().find_map(|(book, name)| Some((book, key.strip_prefix(name)?)))?;
        let number = rest.strip_prefix('-')?.split('-').map(part).collect::<Option<Number>>()?;
        Some(Self { book, number, key: key.to_owned() })
    }

    /// The article that it repeats: its words only refer to that one.
    #[must_use]
    pub fn same_as(&self) -> Option<&'static Self> {
        let key = &SAME.iter().find(|(key, _)| *key == self.key)?.1;
        ARTICLES.iter().find(|article| article.key == *key)
    }

    /// How it is cited: `CDA 2.7.4`, `CDA 3.8.1.3.1 A`.
    #[must_use]
    pub fn citation(&self) -> String {
        let number = self.key[BOOKS[self.book].len() + 1..].replace('-', ".");
        let number = match number.rsplit_once('.') {
            Some((parts, letter)) if letter.starts_with(|letter: char| letter.is_ascii_uppercase()) => {
                format!("{parts} {letter}")
            }
            _ => number,
        };
        format!("{} {number}", BOOKS[self.book])
    }

    /// What it is about, in a few words of the language of the program.
    #[must_use]
    pub fn title(&self) -> String {
        self.title_in(language())
    }

    /// What it says, in the language of the program.
    #[must_use]
    pub fn text(&self) -> String {
        self.text_in(language())
    }

    /// The same in a language; empty if that one lacks it.
    #[must_use]
    pub fn title_in(&self, language: Language) -> String {
        word(language, &format!("{}.title", self.key))
    }

    /// The same in a language; empty if that one lacks it.
    #[must_use]
    pub fn text_in(&self, language: Language) -> String {
        word(language, &self.key)
    }
}

/// A part of a number, or the letter behind it.
fn part(text: &str) -> Option<u32> {
    match text.as_bytes() {
        [letter @ b'A'..=b'Z'] => Some(u32::from(letter - b'A') + 1),
        _ => text.parse().ok(),
    }
}

/// The texts of all articles.
static WORDS: LazyLock<Vec<Words>> = LazyLock::new(|| Words::shipped(ARTICLE_WORDS));

/// The articles that only refer to another one, and which.
static SAME: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let english = String::from_utf8(ARTICLE_WORDS[Language::default() as usize].text()).unwrap_or_default();
    let same = english.lines().filter_map(|line| line.strip_suffix(" }")?.split_once(" = { "));
    same.map(|(article, other)| (article.to_owned(), other.to_owned())).collect()
});

/// The articles that have a text, in order.
static ARTICLES: LazyLock<Vec<Article>> = LazyLock::new(|| {
    let english = WORDS.iter().filter(|words| words.language == Language::default());
    let keys = english.flat_map(Words::ids).filter(|id| !id.contains('.'));
    let mut articles: Vec<Article> = keys.filter_map(Article::read).collect();
    articles.sort();
    articles.dedup();
    articles
});

fn word(language: Language, id: &str) -> String {
    WORDS.iter().find(|words| words.language == language).and_then(|words| words.text(id)).unwrap_or_default()
}

/// All articles that have a text, in the order of the books and their numbers.
#[must_use]
pub fn all() -> &'static [Article] {
    &ARTICLES
}

/// The articles that a citation covers, in order; none if it names no article of a rule book.
#[must_use]
pub fn cited(citation: &str) -> Vec<&'static Article> {
    let Some((book, first, last)) = range(citation) else { return Vec::new() };
    if let Some(one) = ARTICLES.iter().find(|article| article.book == book && [&first, &last] == [&article.number; 2]) {
        return vec![one];
    }
    let is_cited = |number: &Number| *number >= first && (*number <= last || number.starts_with(&last));
    ARTICLES.iter().filter(|article| article.book == book && is_cited(&article.number)).collect()
}

/// Whether a citation names a rule book.
#[must_use]
pub fn names_book(citation: &str) -> bool {
    BOOKS.iter().any(|book| citation.strip_prefix(book).is_some_and(|rest| rest.starts_with(' ')))
}

/// The book, the first and the last article that a citation names.
fn range(citation: &str) -> Option<(usize, Number, Number)> {
    let (name, numbers) = citation.split_once(' ')?;
    let book = BOOKS.iter().position(|book| *book == name)?;
    let read = |text: &str| text.split(['.', ' ']).map(part).collect::<Option<Number>>();
    let (first, last) = numbers.split_once('-').unwrap_or((numbers, numbers));
    Some((book, read(first)?, read(last)?))
}

#[cfg(test)]
mod tests {
    use damier_rules::Variant;
    use damier_train::arbiter::{Case, CaseTopic};
    use damier_train::course::draw::{ExerciseSource, RuleAsk};
    use damier_train::course::rules_exercise::RulesExercise;
    use strum::VariantArray;

    use super::*;

    fn citations(citation: &str) -> Vec<String> {
        cited(citation).into_iter().map(Article::citation).collect()
    }

    #[test]
    fn a_citation_names_an_article_a_range_or_all_that_lies_below() {
        assert_eq!(citations("CDA 2.5.11"), ["CDA 2.5.11"]);
        let range = ["CDA 2.5.11", "CDA 2.5.12", "CDA 2.5.13"];
        assert_eq!(citations("CDA 2.5.11-2.5.13"), range);
        let below = citations("CDA 2.5");
        assert!(range.iter().all(|article| below.iter().any(|cited| cited == article)), "{below:?}");
        for none in ["CDA 2.55", "CDA 2.5.1x", "CDA", "FMJD, forms of play", "Damier puzzles i1758b0f6bc6f"] {
            assert!(cited(none).is_empty(), "{none}");
        }
        assert!(names_book("CDA 99.1") && !names_book("CDAB 1.1") && !names_book("French Wikipedia"));
    }

    #[test]
    fn every_citation_of_a_lesson_names_articles_that_have_a_text() {
        let lessons = crate::lessons::Lessons::shipped().unwrap();
        let mut seen = 0;
        for lesson in lessons.course.lessons() {
            let steps = lesson.steps.iter().flat_map(|step| &step.sources);
            let banks = lesson.exercises.iter().filter_map(|draw| match &draw.source {
                ExerciseSource::Questions { bank } => Some(bank),
                _ => None,
            });
            let questions = banks.flatten().filter_map(|text| Some(text.strip_suffix(')')?.rsplit_once(" (")?.1));
            let all = lesson.sources.iter().chain(steps).map(String::as_str).chain(questions);
            for citation in all.filter(|citation| names_book(citation)) {
                assert!(!cited(citation).is_empty(), "{}: {citation}", lesson.id);
                seen += 1;
            }
        }
        assert!(seen > 100, "{seen}");
    }

    #[test]
    fn every_article_that_decides_a_case_or_a_question_has_a_text_of_its_own() {
        let is_own = |citation: &str| citations(citation) == [citation];
        for &topic in CaseTopic::VARIANTS {
            for case in (0..400).filter_map(|seed| Case::generate(topic, &mut etude::random(seed))) {
                assert!(!case.articles.is_empty(), "{case:?}");
                assert_eq!(case.articles.iter().find(|article| !is_own(article)), None, "{topic:?}");
            }
        }
        for ask in [RuleAsk::HowMany, RuleAsk::Crowned, RuleAsk::Result, RuleAsk::Limit] {
            for seed in 0..20 {
                let task = RulesExercise::of(&ExerciseSource::Rules { ask }, Variant::International, seed);
                let Some(RulesExercise::Question(question)) = task else { panic!("{ask:?} {seed}") };
                assert!(
                    !question.cited().is_empty() && question.cited().iter().all(|article| is_own(article)),
                    "{ask:?}"
                );
            }
        }
    }

    #[test]
    fn every_article_has_a_title_and_a_text_in_every_language() {
        assert_eq!(WORDS.len(), Language::iter().count());
        for words in WORDS.iter() {
            assert!(words.ids().eq(WORDS[0].ids()), "{:?}", words.language);
            for id in words.ids().filter(|id| !id.contains('.')) {
                let article = Article::read(id).unwrap_or_else(|| panic!("{id} is no article"));
                assert_eq!(citations(&article.citation()).first(), Some(&article.citation()), "{id}");
                let (title, text) = (article.title_in(words.language), article.text_in(words.language));
                assert!(!title.is_empty() && !text.is_empty(), "{id} in {:?}", words.language);
                // A French sign behind a narrow space is no word.
                assert!(text.split(' ').count() <= 70, "{id} in {:?}: {text}", words.language);
            }
        }
    }
}

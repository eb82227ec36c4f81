//! What is trained, without a screen.

use std::collections::HashSet;

use chuhe::train::endings::{EndingEnd, EndingLesson, EndingQuestion, EndingRemark, EndingTheme, draw as draw_ending};
use chuhe::train::incidents::IncidentLesson;
use chuhe::train::mates::{MateLesson, MatePuzzle, MateRemark, MateVerdict, check};
use chuhe::train::names::MateName;
use chuhe::train::touch::TouchLesson;
use chuhe::train::vary::{Answer, draw as draw_repetition};
use chuhe::train::{Report, Task};
use chuhe_rules::{MateFinding, MateLimits, MateSearch, Position, Repetition, RuleSet};
use chuhe_tables::{Outcome, Tables};

fn report(lesson: &mut MateLesson, task: &Task) {
    match task.perform() {
        Report::Checked(verdict) => lesson.judge(verdict),
        Report::Shown(line) => lesson.show(line),
        other => panic!("{other:?}"),
    }
}

/// The only first moves of a puzzle that mate in time, found by trying all of them.
fn firsts(puzzle: &MatePuzzle) -> Vec<chuhe_rules::Move> {
    let holds = |&mv: &chuhe_rules::Move| {
        let after = puzzle.position.after(mv);
        !after.can_move() || puzzle.plies > 1 && matches!(check(&after, puzzle.plies - 1), MateVerdict::Holds { .. })
    };
    puzzle.position.legal_moves().into_iter().filter(holds).collect()
}

#[test]
fn every_mate_is_a_mate_and_no_shorter_one() {
    let all = MatePuzzle::collection();
    assert!(all.len() >= 20, "{}", all.len());
    let ids: HashSet<String> = all.iter().map(MatePuzzle::id).collect();
    assert_eq!(ids.len(), all.len());
    let mut search = MateSearch::new(4);
    for puzzle in all.iter().step_by(1 + all.len() / 60) {
        let within = |search: &mut MateSearch, plies| {
            search.search(&puzzle.position, MateLimits { plies, ..MateLimits::default() })
        };
        assert!(matches!(within(&mut search, puzzle.plies), MateFinding::Mate { .. }), "{}", puzzle.id());
        if puzzle.plies > 1 {
            assert_eq!(within(&mut search, puzzle.plies - 2), MateFinding::None, "{}", puzzle.id());
        }
    }
}

#[test]
fn short_mates_have_one_first_move() {
    let short = MatePuzzle::collection().into_iter().filter(|puzzle| puzzle.plies <= 3);
    for puzzle in short.take(40) {
        assert_eq!(firsts(&puzzle), [puzzle.first], "{}", puzzle.id());
    }
}

#[test]
fn a_mate_is_solved_by_right_moves_and_wrong_ones_are_refused() {
    let puzzle = MatePuzzle::collection().into_iter().find(|puzzle| puzzle.plies == 3).unwrap();
    let mut lesson = MateLesson::new(puzzle.clone());
    let wrong = puzzle.position.legal_moves().into_iter().find(|&mv| mv != puzzle.first).unwrap();
    let task = lesson.play(wrong).unwrap();
    report(&mut lesson, &task);
    assert!(matches!(lesson.remark(), Some(MateRemark::Escapes(..))), "{:?}", lesson.remark());
    assert_eq!((lesson.errors(), lesson.moves().len()), (1, 0));
    let task = lesson.play(puzzle.first).unwrap();
    report(&mut lesson, &task);
    assert!(matches!(lesson.remark(), Some(MateRemark::Good(..))));
    assert_eq!((lesson.moves().len(), lesson.left()), (2, 1));
    let last = lesson.position().legal_moves().into_iter().find(|&mv| !lesson.position().after(mv).can_move()).unwrap();
    assert!(lesson.play(last).is_none());
    assert_eq!(lesson.outcome(), Some(false), "there was an error");
    let mut shown = MateLesson::new(puzzle);
    let task = shown.ask_to_show().unwrap();
    report(&mut shown, &task);
    assert!(matches!(shown.remark(), Some(MateRemark::Shown(line)) if line.len() == 3), "{:?}", shown.remark());
}

#[test]
fn an_ending_is_won_move_by_move_and_mistakes_are_named() {
    let tables = Tables::new(None);
    let mut random = etude::random(5);
    let position = Position::from_fen("3a5/5k3/9/9/9/9/4N4/9/4K4/9 w").unwrap();
    let class = "N v A".parse().unwrap();
    let question = EndingQuestion { position, quiet: 40, theme: EndingTheme::Win, class };
    let mut lesson = EndingLesson::new(question);
    while lesson.end().is_none() {
        let moves = tables.moves(lesson.position(), 0).unwrap();
        if let Some((wrong, _)) = moves.iter().find(|(_, after)| after.outcome != Outcome::Loss) {
            let before = lesson.errors();
            lesson.play(*wrong, &tables, &mut random);
            assert_eq!(lesson.errors(), before + 1);
            assert!(matches!(lesson.remark(), Some(EndingRemark::LetsGo(_))), "{:?}", lesson.remark());
        }
        let right =
            moves.iter().filter(|(_, after)| after.outcome == Outcome::Loss).min_by_key(|(_, after)| after.plies);
        lesson.play(right.unwrap().0, &tables, &mut random);
    }
    assert_eq!(lesson.end(), Some(EndingEnd::Won));
    assert!(lesson.moves().len() < 80);
}

#[test]
fn the_limit_makes_a_slow_win_an_error_and_ends_a_defence() {
    let tables = Tables::new(None);
    let mut random = etude::random(9);
    let mut ends = HashSet::new();
    for seed in 0..12 {
        let Some(question) = draw_ending(&tables, EndingTheme::Hold, &mut etude::random(seed)) else { continue };
        let mut lesson = EndingLesson::new(question);
        while lesson.end().is_none() {
            let moves = tables.moves(lesson.position(), lesson.quiet()).unwrap();
            let (mv, _) = moves.iter().find(|(_, after)| after.outcome == Outcome::Draw).unwrap();
            lesson.play(*mv, &tables, &mut random);
            assert_eq!(lesson.errors(), 0, "{:?}", lesson.remark());
        }
        ends.extend(lesson.end().map(|end| format!("{end:?}")));
    }
    assert!(ends.contains("Limit"), "{ends:?}");
}

#[test]
fn repetitions_of_every_answer_are_asked_and_none_is_in_doubt() {
    for rules in RuleSet::ALL {
        let mut answers = HashSet::new();
        for seed in 0..24 {
            let Some(question) = draw_repetition(rules, &mut etude::random(seed)) else { continue };
            let repetition = Repetition::new(question.start, &question.moves).unwrap();
            assert_eq!(repetition.judge(rules), question.ruling);
            assert_eq!((question.ruling.doubt, question.ruling.rules), (None, rules));
            answers.insert(question.answer());
        }
        assert_eq!(answers.len(), Answer::ALL.len(), "{rules}: {answers:?}");
    }
}

#[test]
fn every_step_of_every_touch_and_every_article_of_incidents_comes_up() {
    let mut random = etude::random(1);
    let mut found = HashSet::new();
    for _ in 0..400 {
        let lesson = TouchLesson::draw(&mut random);
        found.insert((lesson.duty().article, lesson.right()));
    }
    assert!(found.len() >= 12, "{found:?}");
    let articles: HashSet<&str> = (0..200)
        .map(|_| IncidentLesson::draw(&mut random))
        .map(|lesson| {
            assert_eq!(lesson.offered().iter().filter(|&&decision| decision == lesson.right()).count(), 1);
            assert_eq!(lesson.offered().len(), 4);
            lesson.incident().article()
        })
        .collect();
    assert_eq!(articles.len(), 7, "{articles:?}");
}

/// Final positions as the manuals draw them, and mates of other kinds.
#[test]
fn mates_are_named_as_the_manuals_name_them() {
    let name = |fen: &str| MateName::of(&Position::from_fen(fen).unwrap());
    assert_eq!(name("4k4/9/4N4/9/4C4/9/9/9/9/3K5 b"), Some(MateName::HorseCannon));
    assert_eq!(name("3aka3/9/9/9/4C4/9/4C4/9/9/3K5 b"), Some(MateName::DoubleCannon));
    assert_eq!(name("3akaC2/9/9/9/9/9/9/9/9/3K5 b"), None, "the king goes to e8");
    assert_eq!(name("3akaC2/4c4/9/9/9/9/9/9/9/3K5 b"), Some(MateName::SmotheredPalace));
    assert_eq!(name("R2k5/1R7/9/9/9/9/9/9/9/5K3 b"), Some(MateName::TwoRooks));
    assert_eq!(name("R2k5/9/9/9/9/9/9/9/4K4/3R5 b"), None, "two pieces give check");
    assert_eq!(name("4k4/9/9/9/9/9/9/9/9/3K5 b"), None);
    // The same with the colours changed: Red is mated.
    assert_eq!(name("5k3/9/9/9/9/9/9/9/1r7/r2K5 w"), Some(MateName::TwoRooks));
}

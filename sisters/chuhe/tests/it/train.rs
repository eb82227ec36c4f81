//! What is trained, without a screen.

use std::collections::HashSet;

use chuhe::train::endings::{EndingEnd, EndingLesson, EndingQuestion, EndingRemark, EndingTheme, draw as draw_ending};
use chuhe::train::incidents::IncidentLesson;
use chuhe::train::mates::{COLLECTION, MateLesson, MatePuzzle, MateRemark, MateVerdict};
use chuhe::train::names::MateName;
use chuhe::train::touch::TouchLesson;
use chuhe::train::vary::{Answer, draw as draw_repetition};
use chuhe::train::{Report, Task};
use chuhe_rules::{MateFinding, MateLimits, MateSearch, Position, ProvedMate, Repetition, RuleSet, Side};
use chuhe_tables::{Outcome, Tables};

fn report(lesson: &mut MateLesson, task: &Task) {
    match task.perform() {
        Report::Checked(verdict) => lesson.judge(verdict),
        Report::Shown(line) => lesson.show(line),
        other => panic!("{other:?}"),
    }
}

/// A mate and its mirror image and the same with the colours changed, as one text.
fn form(position: &Position) -> String {
    let fen = position.to_fen();
    let board = fen.split(' ').next().unwrap();
    let turned: String = board.split('/').rev().collect::<Vec<_>>().join("/");
    let swap = |letter: char| {
        if letter.is_ascii_lowercase() { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() }
    };
    let board = if position.turn() == Side::Red { board.to_owned() } else { turned.chars().map(swap).collect() };
    let mirrored: Vec<String> = board.split('/').map(|rank| rank.chars().rev().collect()).collect();
    mirrored.join("/").min(board)
}

/// Every solution is a line of legal moves to a mate, and no two puzzles are the same.
#[test]
fn every_mate_comes_to_its_end() {
    let all = MatePuzzle::read(COLLECTION, &[]).unwrap();
    let forms: HashSet<String> = all.iter().map(|puzzle| form(&puzzle.position)).collect();
    assert_eq!(forms.len(), all.len());
    for puzzle in &all {
        let solution = puzzle.solution().to_vec();
        assert_eq!((puzzle.first, usize::from(puzzle.plies)), (solution[0], solution.len()), "{}", puzzle.id());
        assert!(ProvedMate::new(puzzle.position, solution).is_some(), "{}", puzzle.id());
        assert!(puzzle.moves() <= 9);
    }
    assert_eq!(all.iter().filter(|puzzle| puzzle.rating().is_some()).count(), 0, "no ratings were given");
    let rated = MatePuzzle::collection();
    assert!(rated.iter().all(|puzzle| puzzle.rating().is_some_and(|rating| (300.0..2_550.0).contains(&rating))));
    assert!(MatePuzzle::read(&COLLECTION[1..], &[]).is_err());
}

/// A sample of all lengths: the mate is proved again, every shorter one and every other first move refuted.
#[test]
fn mates_are_the_shortest_and_their_first_moves_alone() {
    let all = MatePuzzle::collection();
    let mut search = MateSearch::new(4);
    for puzzle in all.iter().step_by(1 + all.len() / 40) {
        let within = MateLimits { plies: puzzle.plies, ..MateLimits::default() };
        assert!(matches!(search.search(&puzzle.position, within), MateFinding::Mate { .. }), "{}", puzzle.id());
        if puzzle.plies > 1 {
            let shorter = search.refute(&puzzle.position, puzzle.plies - 2, None, 1_000_000);
            assert_eq!(shorter, Some(true), "{}", puzzle.id());
        }
        let others = search.refute(&puzzle.position, puzzle.plies, Some(puzzle.first), 1_000_000);
        assert_eq!(others, Some(true), "{}", puzzle.id());
    }
}

/// Where the search for an answer was given up, a first move that is proved to fail counts as an error all the same.
#[test]
fn a_wrong_first_move_is_an_error_even_if_no_answer_was_found_in_time() {
    let puzzle = MatePuzzle::collection().into_iter().find(|puzzle| puzzle.plies == 5).unwrap();
    let wrong = puzzle.position.legal_moves().into_iter().find(|&mv| mv != puzzle.first).unwrap();
    let answer = puzzle.position.after(wrong).legal_moves()[0];
    let mut lesson = MateLesson::new(puzzle.clone());
    assert!(lesson.play(wrong).is_some());
    lesson.judge(MateVerdict::Unknown(answer));
    assert_eq!((lesson.remark(), lesson.errors()), (Some(&MateRemark::Escapes(wrong, answer)), 1));
    assert!(lesson.play(puzzle.first).is_some());
    lesson.judge(MateVerdict::Unknown(puzzle.position.after(puzzle.first).legal_moves()[0]));
    assert_eq!((lesson.remark(), lesson.errors()), (Some(&MateRemark::Unknown(puzzle.first)), 1));
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
    // 铁门栓: the rook at the gate; the advisor may not take it, since the cannon would check. Without the cannon it may.
    assert_eq!(name("3Rka3/4a4/4b4/9/4C4/9/9/9/9/3K5 b"), Some(MateName::IronBolt));
    assert_eq!(name("3Rka3/4a4/4b4/9/9/9/4C4/9/9/3K5 b"), Some(MateName::IronBolt), "from afar");
    assert_eq!(name("3Rka3/4a4/4b4/9/9/9/9/9/9/3K5 b"), None, "the advisor takes");
    // 白脸将: the king could go to the middle file if the other one did not stand on it.
    assert_eq!(name("3k5/9/9/9/3R5/9/9/9/9/4K4 b"), Some(MateName::FacingKing));
    assert_eq!(name("3k5/9/9/9/3R5/9/9/9/9/5K3 b"), None, "the king goes to e9");
    // The same with the colours changed: Red is mated.
    assert_eq!(name("5k3/9/9/9/9/9/9/9/1r7/r2K5 w"), Some(MateName::TwoRooks));
}

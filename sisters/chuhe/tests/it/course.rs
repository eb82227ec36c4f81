//! The lessons: every step proved, every word there and not too long, every step playable.

use std::collections::BTreeSet;

use chuhe::screen::Action;
use chuhe::train::course::check::{Problem, check};
use chuhe::train::course::draw::Drill;
use chuhe::train::course::{self, Comment, Course, Lesson, LessonSteps};
use chuhe::train::mates::MatePuzzle;
use chuhe::words::Language;
use chuhe::words::lessons::Lessons;
use chuhe_rules::{Kind, Position};
use etude::course::{CourseStep as _, Flaw, Wanted};
use etude_text::lesson_words::LessonWords;
use etude_tui::text::Words;
use ratatui::layout::Position as Cell;

use crate::desk::Desk;

#[test]
fn every_lesson_is_proved() {
    let lessons = Lessons::read().unwrap();
    let faults = check(&lessons.course, &MatePuzzle::collection(), |id| lessons.articles().has_article(id));
    assert_eq!(faults, []);
    let counts: Vec<(&str, usize)> =
        lessons.course.stages.iter().map(|stage| (stage.id.as_str(), stage.lessons.len())).collect();
    let wanted = [("0", 9), ("1", 8), ("2", 4), ("3", 7), ("4", 8), ("5", 6), ("6", 5), ("7", 5), ("A", 5)];
    assert_eq!(counts, wanted);
}

fn problems(step: &str) -> Vec<Problem> {
    let text = format!("stage = 's'\n[[lesson]]\nid = 'l'\nsources = ['a1']\n[[lesson.step]]\n{step}");
    let course = course::read([("s", text.as_str())]).unwrap();
    check(&course, &[], |id| id == "a1").into_iter().map(|fault| fault.problem).collect()
}

/// Two rooks against a bare king: the rook on b0 mates on the last rank.
const ROOKS: &str = "board = '4k4/R8/9/9/9/9/8p/9/9/1R3K3 w'\n";

#[test]
fn what_is_not_so_is_refused() {
    let step = |rest: &str| problems(&format!("{ROOKS}{rest}"));
    assert_eq!(step("play = ['b0b9']\ngoal = ['mate']"), []);
    assert!(matches!(step("play = ['b0b8']\ngoal = ['mate']")[..], [Problem::Wrong { turn: 1, .. }]));
    assert!(matches!(step("play = ['b0b9 b0e0']\ngoal = ['mate']")[..], [Problem::Wrong { .. }]), "too much");
    assert!(matches!(step("play = ['b0b9']\ngoal = ['check']")[..], [Problem::Wrong { .. }]), "too little");
    assert_eq!(step("play = ['b0c3']\ngoal = ['mate']"), [Problem::Illegal(1)]);
    assert_eq!(step("play = ['b0b9']\ngoal = ['beauty']"), [Problem::Goal("beauty".to_owned())]);
    assert_eq!(step("play = ['b0b9']\ngoal = ['answer']"), [Problem::Goal("answer".to_owned())], "there is no check");
    assert!(matches!(step("point = 'b0'\ngoal = ['pieces red rook']")[..], [Problem::Wrong { .. }]));
    assert_eq!(step("point = 'b0 a8'\ngoal = ['pieces red rook']"), []);
    assert_eq!(step("play = ['b0b9']"), [Problem::Unproven]);
    assert_eq!(step("answer = 'a'"), [Problem::Unproven]);
    assert_eq!(step("answer = 'a'\ncites = ['a1']"), []);
    assert_eq!(step("answer = 'a'\ncites = ['a2']"), [Problem::Form(Flaw::Article("a2".to_owned()))]);
    assert_eq!(step("play = ['b0b9']\npoint = 'b0'\ngoal = ['mate']"), [Problem::SeveralTasks]);
    assert!(matches!(step("point = 'z0'\ngoal = ['movers']")[..], [Problem::Text(_)]));
    assert!(matches!(problems("board = '4k4 w'\nanswer = 'a'\ncites = ['a1']")[..], [Problem::Text(_)]));
    assert_eq!(step("answer = 'a'\ncites = ['a1']\ncycle = 'b0b1 e9f9'"), [Problem::Cycle]);
    // After the king's answer there is a mate at once, so a line that takes two more moves is refused.
    let slow = "play = ['b0b5', 'i3i2', 'b5b6', 'i2i1', 'b6b9']\ngoal = ['mate']";
    assert!(step(slow).iter().any(|problem| matches!(problem, Problem::Reply(_))), "{:?}", step(slow));
    for exercise in ["kind = 'chess'", "kind = 'mate'\nlength = [1, 1]", "kind = 'win'\nclass = 'NN v AABB'"] {
        let text =
            format!("stage = 's'\n[[lesson]]\nid = 'l'\nsources = ['a1']\n[[lesson.exercise]]\n{exercise}\ncount = 1");
        let course = course::read([("s", text.as_str())]).unwrap();
        assert_eq!(check(&course, &[], |_| true)[0].problem, Problem::Form(Flaw::Exercise(1)), "{exercise}");
    }
    assert!(course::read([("s", "stage = 's'\nlesson = []\nexam = 3")]).is_err(), "no key is ignored");
}

#[test]
fn a_claim_is_true_or_false_or_unreadable() {
    let claim = |board: &str, text: &str| problems(&format!("{board}answer = 'a'\nclaims = ['{text}']"));
    let stuck = "board = '3k5/4P4/9/9/9/9/9/9/9/4K4 b'\n";
    let rook = "board = '4k4/9/9/9/9/9/9/9/9/R2K5 w'\n";
    let advisor = "board = '3k5/9/9/9/9/9/9/9/4A4/3AK4 w'\n";
    for (board, right, wrong) in [
        (ROOKS, "no-check", "check"),
        (ROOKS, "mate 1", "mate 2"),
        (rook, "no-mate 1", "no-mate 3"),
        (ROOKS, "legal b0b9", "legal b0c3"),
        (ROOKS, "illegal b0c3 shape", "illegal b0b9 shape"),
        (stuck, "stalemated", "mated"),
        (stuck, "moves 0", "moves 1"),
        (ROOKS, "file b0 red 8", "file b0 black 8"),
        (rook, "table win", "table draw"),
        (rook, "share 100.0 R v K", "share 99.9 R v K"),
        (rook, "longest 3 R v K", "longest 4 R v K"),
        ("", "written h2e2 炮二平五", "written h2e2 炮八平五"),
        ("", "duty capture 5.3.1 own b2 enemy b9", "duty move 5.3.2 own b2 enemy b9"),
        (advisor, "duty free 5.1 own d0 foul", "duty move 5.1 own d0"),
        ("", "no-gain 4", "gains 4 h2h9"),
        ("", "choose 15 4 6", "choose 14 4 6"),
    ] {
        assert_eq!(claim(board, right), [], "{right}");
        assert_eq!(claim(board, wrong).len(), 1, "{wrong}");
    }
    for unreadable in ["", "mate", "mate x", "file z0 red 1", "verdict cxa red", "share 1.0 Q v K", "table win x"] {
        let found = claim(ROOKS, unreadable);
        assert!(matches!(&found[..], [Problem::Unreadable(_) | Problem::False(_)]), "{unreadable}: {found:?}");
    }
    // The rook checks for ever, and the king steps aside and back.
    let cycle = "board = '3k5/9/9/9/9/9/9/9/9/R3K4 w'\ncycle = 'a0a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9'\n";
    assert_eq!(claim(cycle, "verdict cxa red").len(), 2, "these moves do not lead back");
}

/// The texts of a lesson that there have to be, by id.
fn ids_of(lesson: &Lesson) -> BTreeSet<String> {
    let mut ids = BTreeSet::from([lesson.id.clone()]);
    for (number, step) in (1..).zip(&lesson.steps) {
        let id = format!("{}-{number}", lesson.id);
        if step.wanted() != Wanted::Nothing {
            ids.insert(format!("{id}.right"));
        }
        ids.insert(id);
    }
    ids
}

#[test]
fn every_word_is_there_in_both_languages() {
    let lessons = Lessons::read().unwrap();
    for (stage, texts) in lessons.course.stages.iter().zip(lessons.texts()) {
        assert_eq!(texts.ids(false), texts.ids(true), "stage {}", stage.id);
        let mut needed: BTreeSet<String> = stage.lessons.iter().flat_map(ids_of).collect();
        needed.extend([format!("stage-{}", stage.id), format!("stage-{}.about", stage.id)]);
        let missing: Vec<&String> = needed.difference(texts.ids(false)).collect();
        assert!(missing.is_empty(), "{missing:?}");
        for extra in texts.ids(false).difference(&needed) {
            let (id, part) = extra.split_once('.').unwrap();
            let (name, number) = id.rsplit_once('-').unwrap();
            let lesson = stage.lessons.iter().find(|lesson| lesson.id == name).unwrap();
            let step = &lesson.steps[number.parse::<usize>().unwrap() - 1];
            match step.wanted() {
                Wanted::Choice => assert!(part.len() == 1, "{extra}"),
                Wanted::Moves => assert!(part.starts_with("then") && step.turns().len() > 2, "{extra}"),
                _ => unreachable!("{extra} is not used"),
            }
        }
    }
    assert_eq!(lessons.articles().ids(false), lessons.articles().ids(true));
}

/// In an English text a Chinese name has its pinyin beside it: where there are Chinese characters, letters with tone marks or
/// a piece in brackets are near.
#[test]
fn chinese_names_in_english_have_their_pinyin() {
    let is_chinese = |letter: char| ('\u{4e00}'..='\u{9fff}').contains(&letter);
    let lessons = Lessons::read().unwrap();
    for texts in lessons.texts() {
        for id in texts.ids(false) {
            let text = texts.in_language(id, false).unwrap();
            // Pieces as they stand on the board, and moves in notation, are read off the board.
            let words = text.split(|letter: char| !is_chinese(letter)).filter(|word| word.chars().count() > 1);
            for word in words.filter(|word| !word.chars().any(|letter| "一二三四五六七八九进退平".contains(letter)))
            {
                let behind: String = text[text.find(word).unwrap() + word.len()..].chars().take(3).collect();
                let has_pinyin = behind.chars().nth(1).is_some_and(char::is_alphabetic) || behind.starts_with("）");
                assert!(has_pinyin, "{id}: {word} in {text}");
            }
        }
    }
}

/// Columns of the panes at 80 columns, and the rows that a step has for its texts at 24.
const COLUMNS: usize = 41;
const ROWS: usize = 18;

#[test]
fn every_text_fits_its_pane() {
    let lessons = Lessons::read().unwrap();
    let rows = |texts: &LessonWords, id: &str, is_chinese: bool| {
        texts.in_language(id, is_chinese).map_or(0, |text| Words::from(text).wrapped(COLUMNS).len())
    };
    for (stage, texts) in lessons.course.stages.iter().zip(lessons.texts()) {
        for (lesson, is_chinese) in stage.lessons.iter().flat_map(|lesson| [(lesson, false), (lesson, true)]) {
            for (number, step) in (1..).zip(&lesson.steps) {
                let id = format!("{}-{number}", lesson.id);
                let letters = ('a'..='f').map(|letter| format!("{id}.{letter}"));
                let choices: Vec<String> = letters.filter(|id| texts.ids(is_chinese).contains(id)).collect();
                let answer = step.answer.map(|answer| u32::from(answer) - 97);
                assert!(answer.is_none_or(|answer| (answer as usize) < choices.len()), "{id}");
                let articles = lessons.articles();
                let cited = step.cites().iter().map(|cite| {
                    let text = |id: &str| articles.in_language(id, is_chinese).unwrap();
                    Words::from(format!("{}: {}", text(&format!("{cite}.title")), text(cite))).wrapped(COLUMNS).len()
                });
                let right = texts.in_language(&format!("{id}.right"), is_chinese).unwrap_or_default();
                let said = Words::from(format!("Right. {right}")).wrapped(COLUMNS).len();
                // The last row says how to go on.
                let used = rows(texts, &id, is_chinese) + said + cited.sum::<usize>() + 1;
                let room = ROWS - if step.answer.is_some() { choices.len() + 1 } else { 1 };
                assert!(used <= room, "{id}: {used} of {room} rows");
                let is_wide = |id: &String| Words::from(texts.in_language(id, is_chinese).unwrap()).len() > COLUMNS - 4;
                assert!(!choices.iter().any(is_wide), "{id}: a choice is too long");
            }
        }
    }
}

#[test]
fn every_step_is_done_by_its_own_line_and_by_nothing_else() {
    let lessons = Lessons::read().unwrap();
    for lesson in lessons.course.lessons() {
        let mut steps = LessonSteps::new(&lesson.steps);
        while let Some(step) = steps.step().cloned() {
            match step.wanted() {
                Wanted::Moves => {
                    let turns = step.turns();
                    let legal = steps.board().legal_moves();
                    if let Some(wrong) = legal.iter().copied().find(|mv| !turns[0].contains(mv)) {
                        steps.play(wrong);
                        assert_eq!(steps.comment(), Comment::Wrong(wrong), "{}", lesson.id);
                    }
                    for turn in turns.iter().step_by(2) {
                        assert!(!steps.is_done(), "{}", lesson.id);
                        steps.play(turn[0]);
                    }
                }
                Wanted::Points => step.points().into_iter().for_each(|point| steps.point(point)),
                Wanted::Choice => {
                    let right = usize::try_from(u32::from(step.answer.unwrap()) - u32::from('a')).unwrap();
                    steps.choose(right + 1);
                    assert_eq!(steps.comment(), Comment::WrongChoice);
                    steps.choose(right);
                }
                Wanted::Nothing => {}
            }
            assert_eq!(steps.comment(), Comment::Done, "{} {:?}", lesson.id, steps.place());
            steps.go_on();
        }
        assert!(!steps.go_on());
    }
}

#[test]
fn a_drill_asks_for_what_is_so() {
    for (drill, goal) in [(Drill::Targets(Kind::Horse), "targets"), (Drill::Check, "check"), (Drill::Answers, "movers")]
    {
        for seed in 0..8 {
            let drawn = drill.draw(&mut etude::random(seed)).unwrap();
            let position: Position = drawn.step.position().unwrap();
            assert!(drawn.step.goal(0).unwrap().starts_with(goal));
            let legal = position.legal_moves();
            match drill {
                Drill::Answers => assert!(position.in_check(position.turn())),
                Drill::Check => assert!(drawn.step.turns()[0].iter().all(|&mv| {
                    let after = position.after(mv);
                    legal.contains(&mv) && after.in_check(after.turn())
                })),
                _ => assert!(!drawn.step.points().is_empty()),
            }
        }
    }
    assert_eq!(Drill::named("targets", Some("queen")), None);
    assert_eq!(Drill::named("written", None), Some(Drill::Written));
}

/// Opens the course and goes to a line of every list on the way.
fn learn(desk: &mut Desk, lines: &str) {
    desk.press("1");
    desk.press(lines);
}

#[test]
fn every_lesson_can_be_gone_through() {
    let lessons = Lessons::read().unwrap();
    for language in [Language::En, Language::ZhCN] {
        let mut desk = Desk::new(language, false, 1);
        desk.press("1");
        for (stage, number) in lessons.course.stages.iter().zip(1..) {
            desk.press(&number.to_string());
            for (lesson, number) in stage.lessons.iter().zip(1..) {
                desk.press(&number.to_string());
                for step in &lesson.steps {
                    assert!(!desk.text().contains("↓ ──┘"), "{}", desk.text());
                    if step.wanted() != Wanted::Nothing {
                        desk.press("s");
                    }
                    let text = desk.text();
                    assert!(!text.contains('…') && !text.contains("↓ ──┘"), "{}: {text}", lesson.id);
                    desk.press("\n");
                }
                let text = desk.text();
                let is_drawn = text.contains("exercise 1 of") || text.contains("练习1/");
                assert_eq!(is_drawn, !lesson.exercises.is_empty(), "{}: {text}", lesson.id);
                desk.press("q");
            }
            desk.press("q");
        }
    }
}

#[test]
fn a_lesson_is_learned_left_resumed_and_passed() {
    let mut desk = Desk::new(Language::En, false, 1);
    learn(&mut desk, "11");
    assert!(desk.text().contains("Step 1 of 6"));
    desk.press("\n");
    desk.press("n");
    assert!(desk.text().contains("First do this one"), "{}", desk.text());
    desk.press("2");
    assert!(desk.text().contains("No. Try another answer."));
    desk.press("1");
    assert!(desk.text().contains("Right. From Red's right"), "{}", desk.text());
    desk.press("q1");
    assert!(desk.text().contains("Step 3 of 6"), "it goes on where it was: {}", desk.text());
    desk.press("b");
    assert!(desk.text().contains("Step 2 of 6"));
    desk.press("1\n2\n");
    let click =
        |desk: &mut Desk, file: u16, rank: u16| desk.act(Action::Click(Cell::new(2 + 4 * file, 2 + 2 * (9 - rank))));
    click(&mut desk, 2, 0);
    assert!(desk.text().contains("Not this point."), "{}", desk.text());
    click(&mut desk, 1, 0);
    assert!(desk.text().contains("One is still missing."), "{}", desk.text());
    click(&mut desk, 1, 0);
    assert!(desk.text().contains("You have found that one."));
    click(&mut desk, 7, 0);
    assert!(desk.text().contains("Black's horses are"));
    desk.press("\ns\ns");
    assert!(desk.text().contains("▸ 1 Red"), "the answer is marked: {}", desk.text());
    desk.press("\n");
    let end = desk.text();
    assert!(end.contains("The lesson is passed."), "{end}");
    desk.press("q");
    assert!(desk.text().contains("The board ✓"), "{}", desk.text());
    desk.press("q");
    assert!(desk.text().contains("The rules (1/9)"), "{}", desk.text());
}

#[test]
fn a_missed_step_comes_back_the_next_day() {
    let mut desk = Desk::new(Language::En, false, 1);
    learn(&mut desk, "11\n21q");
    desk.press("q");
    assert!(desk.text().contains("Steps due today: 0"), "{}", desk.text());
    desk.now += std::time::Duration::from_secs(2 * 86_400);
    desk.press("t");
    assert!(desk.text().contains("Steps due today: 1"), "{}", desk.text());
    // The line below the last stage.
    desk.key(etude_tui::key::Key::UP);
    desk.press("\n");
    assert!(desk.text().contains("marked cannon"), "{}", desk.text());
    desk.press("1\n");
    assert!(desk.text().contains("That was all for today."), "{}", desk.text());
}

#[test]
fn exercises_follow_the_steps_and_are_counted_across_a_pause() {
    let mut desk = Desk::new(Language::En, false, 1);
    learn(&mut desk, "12s\ns\ns\ns\n");
    assert!(desk.text().contains("exercise 1 of 5"), "{}", desk.text());
    desk.press("n");
    assert!(desk.text().contains("First do this one"));
    desk.press("sn");
    assert!(desk.text().contains("exercise 2 of 5"), "{}", desk.text());
    desk.press("snq2");
    assert!(desk.text().contains("exercise 3 of 5"), "{}", desk.text());
    desk.press("snsnsn");
    let end = desk.text();
    assert!(end.contains("Not passed") && end.contains("0 of 5 right"), "{end}");
    desk.press("q2");
    assert!(desk.text().contains("Step 1 of 4"), "it begins again: {}", desk.text());
}

#[test]
fn a_course_with_two_lessons_of_one_name_is_refused() {
    let lesson = "[[lesson]]\nid = 'l'\nsources = []\n";
    let course: Course = course::read([("s", format!("stage = 's'\n{lesson}{lesson}").as_str())]).unwrap();
    let found: Vec<Problem> = check(&course, &[], |_| true).into_iter().map(|fault| fault.problem).collect();
    let flaw = |flaw: Flaw| Problem::Form(flaw);
    assert_eq!(found, [flaw(Flaw::NoSource), flaw(Flaw::Twice), flaw(Flaw::NoSource)]);
}

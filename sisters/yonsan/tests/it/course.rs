//! The lessons: every step proved, every word there and not too long, every step playable.

use std::collections::BTreeSet;

use etude::course::{CourseStep as _, Flaw, Wanted};
use etude_text::lesson_words::LessonWords;
use etude_tui::key::Key;
use etude_tui::text::Words;
use ratatui::layout::Position;
use yonsan::screen::Action;
use yonsan::train::course::check::{Problem, check};
use yonsan::train::course::{self, Comment, Course, Lesson, LessonSteps, Taken};
use yonsan::words::lessons::{Articles, Lessons};
use yonsan_rules::{Board, COLLECTION, Opening, Point, Side, unpack};

use crate::desk::Desk;

#[test]
fn every_lesson_is_proved() {
    let (lessons, articles, puzzles) =
        (Lessons::read().unwrap(), Articles::read().unwrap(), unpack(COLLECTION).unwrap());
    assert_eq!(check(&lessons.course, &puzzles, |id| articles.has(id)), []);
    let ids: Vec<&str> = lessons.course.stages.iter().map(|stage| stage.id.as_str()).collect();
    assert_eq!(ids, ["0", "1", "2", "3", "4", "5", "R"]);
    let counts: Vec<usize> = lessons.course.stages.iter().map(|stage| stage.lessons.len()).collect();
    assert_eq!(counts, [6, 4, 6, 6, 4, 3, 2], "30 lessons and an exam");
}

/// A lesson with one step.
fn with_step(step: &str) -> Course {
    let text = format!("stage = 's'\n[[lesson]]\nid = 'l'\nsources = ['rif-3']\n[[lesson.step]]\n{step}");
    course::read([("s", text.as_str())]).unwrap()
}

fn problems(step: &str) -> Vec<Problem> {
    check(&with_step(step), &[], |id| id == "rif-3").into_iter().map(|fault| fault.problem).collect()
}

#[test]
fn what_is_not_so_is_refused() {
    let four = "board = 'd8 e8 f8 g8 / c8 a1 a3 c1'\n";
    let step = |rest: &str| problems(&format!("{four}{rest}"));
    assert_eq!(step("play = ['h8']\ngoal = ['five']"), []);
    assert!(matches!(step("play = ['c9']\ngoal = ['five']")[..], [Problem::Points { turn: 1, .. }]));
    assert!(matches!(step("play = ['h8 i8']\ngoal = ['five']")[..], [Problem::Points { .. }]), "too much is accepted");
    assert!(matches!(step("point = 'h8'\ngoal = ['foul']")[..], [Problem::Points { .. }]));
    assert_eq!(step("play = ['h8']"), [Problem::Unproven]);
    assert_eq!(step("answer = 'a'"), [Problem::Unproven]);
    assert_eq!(step("answer = 'a'\ncites = ['rif-3']"), []);
    assert_eq!(step("answer = 'a'\ncites = ['rif-99']"), [Problem::Form(Flaw::Article("rif-99".to_owned()))]);
    assert_eq!(step("play = ['h8']\npoint = 'h8'\ngoal = ['five']"), [Problem::SeveralTasks]);
    assert!(matches!(step("play = ['h88']\ngoal = ['five']")[..], [Problem::Text(_)]));
    assert!(matches!(problems("board = 'h8 h8'\nanswer = 'a'\ncites = ['rif-3']")[..], [Problem::Text(_)]));
    let reply = "board = 'e8 f8 g8 / d8 a1 a3'\nplay = ['h8 i8', 'a5']\ngoal = ['four']";
    assert_eq!(problems(reply), [Problem::Reply("a5".parse().unwrap())]);
    let taken = "board = 'e8 f8 g8 / d8 a1 a3'\nplay = ['h8 i8', 'd8']\ngoal = ['four']";
    assert!(problems(taken).contains(&Problem::Illegal("d8".parse().unwrap())));
    let unknown =
        "stage = 's'\n[[lesson]]\nid = 'l'\nsources = ['rif-3']\n[[lesson.exercise]]\nkind = 'chess'\ncount = 1";
    let course = course::read([("s", unknown)]).unwrap();
    assert_eq!(check(&course, &[], |_| true)[0].problem, Problem::Form(Flaw::Exercise(1)));
    let unknown = unknown.replace("chess", "fours");
    let course = course::read([("s", unknown.as_str())]).unwrap();
    assert_eq!(check(&course, &[], |_| true)[0].problem, Problem::Form(Flaw::Exercise(1)), "there are no puzzles");
    assert!(course::read([("s", "stage = 's'\nlesson = []\nexam = 3")]).is_err(), "no key is ignored");
}

#[test]
fn a_claim_is_true_or_false_or_unreadable() {
    let three = "board = 'h8 h9 i10 j10 / g7 f10 g9 i8'\nanswer = 'a'\n";
    let claim = |text: &str| problems(&format!("{three}claims = ['{text}']"));
    for (right, wrong) in [
        ("foul h10 double-three", "foul h10 double-four"),
        ("allowed h11", "allowed h10"),
        ("makes black h10 three three", "makes black h10 three"),
        ("makes white a1 nothing", "makes black h10 nothing"),
        ("no-vcf white", "vcf white 1"),
        ("no-vct white", "vct white"),
        ("fives black 0", "fives black 1"),
        ("fouls 1", "fouls 0"),
    ] {
        assert_eq!(claim(right), [], "{right}");
        assert_eq!(claim(wrong), [Problem::False(wrong.to_owned())], "{wrong}");
    }
    for unreadable in
        ["", "foul h10", "foul h10 chess", "foul p9 overline", "allowed h8", "opening D99", "fives green 1"]
    {
        assert_eq!(claim(unreadable), [Problem::Unreadable(unreadable.to_owned())]);
    }
    let opening =
        |board: &str, claim: &str| problems(&format!("board = '{board}'\nanswer = 'a'\nclaims = ['{claim}']"));
    assert_eq!(opening("h8 i9 / h9", "opening D4"), []);
    assert_eq!(opening("h8 i9 / h9", "opening D5").len(), 1);
    assert_eq!(opening("h8 h10 / h9 h11", "alike g9 i9"), []);
    assert_eq!(opening("h8 h10 / h9 h11", "differ g9 i9").len(), 1);
    let forced = "board = 'f5 g7 g8 h8 i8 / h5 i4 f7 e8 h9'\nanswer = 'a'\n";
    assert_eq!(problems(&format!("{forced}claims = ['forced']")), []);
    assert_eq!(claim("forced").len(), 1);
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
            // Choices, and what is said after a reply.
            let (id, part) = extra.split_once('.').unwrap();
            let (name, number) = id.rsplit_once('-').unwrap();
            let lesson =
                stage.lessons.iter().find(|lesson| lesson.id == name).unwrap_or_else(|| unreachable!("{extra}"));
            let step = &lesson.steps[number.parse::<usize>().unwrap() - 1];
            match step.wanted() {
                Wanted::Choice => assert!(part.len() == 1, "{extra}"),
                Wanted::Moves => assert!(part.starts_with("then") && step.turns().len() > 2, "{extra}"),
                _ => unreachable!("{extra} is not used"),
            }
        }
    }
    let articles = Articles::read().unwrap();
    assert_eq!(articles.texts().ids(false), articles.texts().ids(true));
}

/// Columns of the panes at 80 columns, and the rows that a step has for its texts at 24.
const COLUMNS: usize = 41;
const ROWS: usize = 17;

fn rows(texts: &LessonWords, id: &str, is_chinese: bool) -> usize {
    texts.in_language(id, is_chinese).map_or(0, |text| Words::from(text).wrapped(COLUMNS).len())
}

#[test]
fn every_text_fits_its_pane() {
    let (lessons, articles) = (Lessons::read().unwrap(), Articles::read().unwrap());
    for (stage, texts) in lessons.course.stages.iter().zip(lessons.texts()) {
        for (lesson, is_chinese) in stage.lessons.iter().flat_map(|lesson| [(lesson, false), (lesson, true)]) {
            for (number, step) in (1..).zip(&lesson.steps) {
                let id = format!("{}-{number}", lesson.id);
                let letters = ('a'..='f').map(|letter| format!("{id}.{letter}"));
                let choices: Vec<String> = letters.filter(|id| texts.ids(is_chinese).contains(id)).collect();
                let answers = step.answer.map_or(0, |_| choices.len());
                assert!(
                    step.answer.is_none_or(|answer| u32::from(answer) - 97 < u32::try_from(answers).unwrap()),
                    "{id}"
                );
                // An article is shown behind its title.
                let cited: usize = step
                    .cites
                    .iter()
                    .map(|cite| {
                        let text = |id: &str| articles.texts().in_language(id, is_chinese).unwrap();
                        let line = format!("{}: {}", text(&format!("{cite}.title")), text(cite));
                        Words::from(line).wrapped(COLUMNS).len()
                    })
                    .sum();
                // The last row says how to go on.
                let right = texts.in_language(&format!("{id}.right"), is_chinese).unwrap_or_default();
                let said = Words::from(format!("Right. {right}")).wrapped(COLUMNS).len();
                let used = rows(texts, &id, is_chinese) + said + cited + 1;
                let room = match step.wanted() {
                    Wanted::Choice => ROWS - answers - 1,
                    // It is said whose turn it is.
                    Wanted::Moves => ROWS - 1,
                    Wanted::Points | Wanted::Nothing => ROWS,
                };
                assert!(used < room, "{id}: {used} of {room} rows");
                let is_wide = |id: &String| Words::from(texts.in_language(id, is_chinese).unwrap()).len() > COLUMNS - 4;
                assert!(!choices.iter().any(is_wide), "{id}: a choice is too long");
            }
        }
    }
}

/// The choices about openings name the one that the claims prove.
#[test]
fn an_opening_is_called_by_its_name() {
    let lessons = Lessons::read().unwrap();
    let mut found = 0;
    for (stage, texts) in lessons.course.stages.iter().zip(lessons.texts()) {
        for lesson in &stage.lessons {
            for (number, step) in (1..).zip(&lesson.steps) {
                let Some(claim) = step.claims.iter().find_map(|claim| claim.strip_prefix("opening ")) else { continue };
                let opening: Opening = claim.parse().unwrap();
                let id = format!("{}-{number}", lesson.id);
                let id = step.answer.map_or_else(|| id.clone(), |answer| format!("{id}.{answer}"));
                let (english, chinese) =
                    (texts.in_language(&id, false).unwrap(), texts.in_language(&id, true).unwrap());
                assert!(english.contains(opening.code()) && english.contains(opening.romanised()), "{english}");
                assert!(chinese.contains(opening.code()) && chinese.contains(opening.chinese()), "{chinese}");
                found += 1;
            }
        }
    }
    assert!(found >= 4);
}

#[test]
fn every_step_is_done_by_its_own_line_and_by_nothing_else() {
    let lessons = Lessons::read().unwrap();
    for lesson in lessons.course.lessons() {
        let mut lesson_steps = LessonSteps::new(&lesson.steps);
        while let Some(step) = lesson_steps.step().cloned() {
            match step.wanted() {
                Wanted::Moves => {
                    let turns = step.turns();
                    let wrong = lesson_steps.board().legal_points().find(|point| !turns[0].contains(point)).unwrap();
                    lesson_steps.play(wrong);
                    assert_eq!(lesson_steps.comment(), Comment::Wrong(wrong), "{}", lesson.id);
                    for turn in turns.iter().step_by(2) {
                        assert!(!lesson_steps.is_done(), "{}", lesson.id);
                        lesson_steps.play(turn[0]);
                    }
                }
                Wanted::Points => {
                    let all = step.points();
                    for (index, &point) in all.iter().enumerate() {
                        assert!(!lesson_steps.is_done());
                        lesson_steps.point(point);
                        if index + 1 < all.len() {
                            assert_eq!(lesson_steps.comment(), Comment::Found(all.len() - index - 1));
                            lesson_steps.point(point);
                            assert_eq!(lesson_steps.comment(), Comment::Again);
                        }
                    }
                }
                Wanted::Choice => {
                    let right = usize::try_from(u32::from(step.answer.unwrap()) - u32::from('a')).unwrap();
                    lesson_steps.choose(right + 1);
                    assert_eq!(lesson_steps.comment(), Comment::WrongChoice);
                    lesson_steps.choose(right);
                }
                Wanted::Nothing => {}
            }
            assert_eq!(lesson_steps.comment(), Comment::Done, "{} {:?}", lesson.id, lesson_steps.place());
            lesson_steps.go_on();
        }
        assert_eq!(lesson_steps.place().0, lesson.steps.len());
        assert!(!lesson_steps.go_on());
    }
}

#[test]
fn a_point_as_good_lets_the_line_go_on_and_the_answer_can_be_shown() {
    let lessons = Lessons::read().unwrap();
    let lesson = lessons.course.lessons().find(|lesson| lesson.id == "two-fours").unwrap();
    let point = |text: &str| text.parse::<Point>().unwrap();
    let mut lesson_steps = LessonSteps::new(&lesson.steps);
    lesson_steps.play(point("h8"));
    assert_eq!(lesson_steps.comment(), Comment::Refused(point("h8"), Taken));
    lesson_steps.play(point("h6"));
    assert_eq!(lesson_steps.comment(), Comment::Then);
    lesson_steps.play(point("h9"));
    assert_eq!(lesson_steps.comment(), Comment::AsGood(point("h5")), "H9 wins as well");
    lesson_steps.show();
    assert_eq!((lesson_steps.comment(), lesson_steps.played().len()), (Comment::Shown, 5));
    assert!(lesson_steps.go_on() && lesson_steps.go_back());
    assert_eq!((lesson_steps.place().0, lesson_steps.comment()), (0, Comment::Task));
    assert!(!lesson_steps.go_back());
}

/// Makes a five on each of so many boards, read off the screen.
fn make_fives(desk: &mut Desk, count: usize) {
    for _ in 0..count {
        let text = desk.text();
        let mut board = Board::new();
        for (line, row) in text.lines().skip(1).zip((0..15).rev()) {
            for (column, letter) in (0..15).zip(line.chars().skip(3).step_by(2)) {
                let side = match letter {
                    '●' => Side::Black,
                    '○' => Side::White,
                    _ => continue,
                };
                board.put(Point::new(column, row).unwrap(), side);
            }
        }
        let side = if text.contains("Black (●) to move") { Side::Black } else { Side::White };
        let five = board.empty_points().find(|&point| board.makes_five(point, side)).unwrap();
        let (column, row) = (u16::from(five.column()), u16::from(five.row()));
        desk.act(Action::Click(Position::new(3 + 2 * column, 15 - row)));
        assert!(desk.text().contains("makes a five."), "{}", desk.text());
        desk.press("n");
    }
}

/// At any size a text that is too long says by which key it goes on, and does so to its end.
#[test]
fn no_text_is_cut_off_for_good() {
    let lessons = Lessons::read().unwrap();
    for (width, height) in [(60, 20), (60, 18)] {
        let mut desk = Desk::new(width, height, false);
        desk.open(&["Learn"]);
        for (stage, number) in lessons.course.stages.iter().zip(1..) {
            desk.press(&number.to_string());
            for (lesson, number) in stage.lessons.iter().zip(1..) {
                desk.press(&number.to_string());
                for _ in 0..lesson.steps.len() {
                    for key in ["s", "\n"] {
                        let mut pages = 0;
                        while desk.text().contains("↓ Page down") && pages < 12 {
                            desk.act(Action::Press(Key::PAGE_DOWN));
                            pages += 1;
                        }
                        let text = desk.text();
                        let task = text.lines().rfind(|line| line.trim_end().ends_with('│')).unwrap_or("");
                        assert!(!task.contains('…') && !text.contains("↓ Page down"), "{text}");
                        desk.press(key);
                    }
                }
                desk.press("q");
            }
            desk.press("q");
        }
    }
}

#[test]
fn a_lesson_is_learned_on_the_screen() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Learn", "First steps", "Five in a row"]);
    assert!(desk.text().contains("Step 1 of 4"));
    desk.press("n");
    assert!(desk.text().contains("First do this one"));
    desk.press("\n");
    assert!(desk.text().contains("From now on"), "the cursor begins on the centre");
    desk.press("\n");
    desk.press("\n");
    let text = desk.text();
    assert!(text.contains("Step 2 of 4") && text.contains("There is a stone on H8."), "{text}");
    desk.press("s");
    assert!(desk.text().contains("This is the answer."));
    desk.press("nsnsn");
    make_fives(&mut desk, 5);
    let end = desk.text();
    assert!(end.contains("The lesson is passed."), "{end}");
    desk.press("\n");
    assert!(desk.text().contains("Step 1 of 4"));
    desk.press("q");
    assert!(desk.text().contains("Five in a row ✓"));
}

#[test]
fn a_lesson_ends_with_exercises() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Learn", "First steps", "Names of points"]);
    desk.press("snsnsn");
    for number in 1..=3 {
        assert!(desk.text().contains(&format!("exercise {number} of 5")), "{}", desk.text());
        desk.press("a1\n");
        desk.press("n");
    }
    for number in 4..=5 {
        let text = desk.text();
        assert!(text.contains(&format!("exercise {number} of 5")) && text.contains("Find "), "{text}");
        desk.press("n");
        assert!(desk.text().contains("First do this one"));
        desk.press("\nn");
    }
    let end = desk.text();
    assert!(end.contains("Not passed") && end.contains("of 5 right"), "{end}");
    desk.press("q");
    assert!(!desk.text().contains("Names of points ✓"));
}

#[test]
fn every_lesson_can_be_gone_through() {
    let lessons = Lessons::read().unwrap();
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Learn"]);
    for (stage, number) in lessons.course.stages.iter().zip(1..) {
        desk.press(&number.to_string());
        for (lesson, number) in stage.lessons.iter().zip(1..) {
            desk.press(&number.to_string());
            for step in 1..=lesson.steps.len() {
                assert!(desk.text().contains(&format!("Step {step} of {}", lesson.steps.len())), "{}", lesson.id);
                desk.press("s");
                let text = desk.text();
                assert!(!text.contains('…'), "{text}");
                desk.press("\n");
            }
            let text = desk.text();
            assert!(text.contains("exercise 1 of") != lesson.exercises.is_empty(), "{text}");
            desk.press("q");
        }
        desk.press("q");
    }
}

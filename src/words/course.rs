//! The course.

use crate::lessons::{self, WordFault, WordProblem};
use crate::words::common::{list, side};
use crate::words::errors::rules::typed_move_error;
use crate::words::language::say;
use damier_rules::notation::{SquareNames, write_move};
use damier_rules::{Color, MoveLimit, Variant};
use damier_train::analysis::MIN_MARKS;
use damier_train::course::check::{Fault, Problem, WIDEST};
use damier_train::course::draw::{Goal, MoveAsk};
use damier_train::course::gate::Gate;
use damier_train::course::rules_exercise::{About, Axis, BoardLine, Choice, RulesExercise, Target};
use damier_train::course::{LessonTopic, SavedLesson, StageId};
use etude::calendar::Day;

/// What a sitting is: a lesson or an exam.
#[must_use]
pub fn topic_kind(topic: &LessonTopic) -> String {
    match topic {
        LessonTopic::Lesson(_) => say().course_lesson(),
        LessonTopic::Exam(_) => say().course_exam().to_lowercase(),
    }
}

/// The name of a lesson or an exam.
#[must_use]
pub fn topic_name(topic: &LessonTopic) -> String {
    match topic {
        LessonTopic::Lesson(id) => lessons::text(id),
        LessonTopic::Exam(stage) => say().course_exam_of(stage.name(), lessons::text(&lessons::stage_key(stage))),
    }
}

/// How far a lesson or an exam was taken before it was left.
#[must_use]
pub fn lesson_begun(saved: &SavedLesson) -> String {
    let steps = match &saved.topic {
        LessonTopic::Lesson(id) => lessons::course().lesson(id).map_or(0, |lesson| lesson.steps.len()),
        LessonTopic::Exam(_) => 0,
    };
    if saved.step < steps {
        say().course_begun_board(saved.step + 1, steps)
    } else {
        say().course_begun_exercise(saved.answers.len() + 1)
    }
}

const fn line_key(line: BoardLine) -> &'static str {
    match line {
        BoardLine::MainRoad => "main-road",
        BoardLine::Promotion(Color::White) => "promotion-white",
        BoardLine::Promotion(Color::Black) => "promotion-black",
        BoardLine::LeftEdge => "left-edge",
        BoardLine::RightEdge => "right-edge",
    }
}

const fn axis_key(axis: Axis) -> &'static str {
    match axis {
        Axis::Row => "row",
        Axis::Column => "column",
        Axis::Diagonal => "diagonal",
    }
}

/// A choice of a question; `id` is that of the words of the question, if the lesson has them.
#[must_use]
pub fn choice(choice: &Choice, id: Option<&str>) -> String {
    match choice {
        Choice::Yes(true) => say().choice_yes(),
        Choice::Yes(false) => say().choice_no(),
        Choice::Count(count) => say().choice_count(*count),
        Choice::Moves(moves) => say().choice_moves(*moves),
        Choice::Tempi(0) => say().choice_level(),
        Choice::Tempi(ahead) => say().choice_tempi(if *ahead > 0 { "white" } else { "black" }, ahead.unsigned_abs()),
        Choice::Line(line) => say().line_name(line_key(*line)),
        Choice::Square(square, variant) => SquareNames::of(*variant).text(*square).to_string(),
        Choice::Winner(winner) => say().choice_winner(winner.map_or("none", side)),
        Choice::Ruling(decided) => crate::words::arbiter::ruling(*decided),
        Choice::Letter(letter) => lessons::text(&format!("{}.{letter}", id.unwrap_or_default())),
    }
}

/// What a game from a position has to reach.
#[must_use]
pub fn game_goal(goal: Goal) -> String {
    match goal {
        Goal::Win => say().ask_game_win(),
        Goal::Draw => say().ask_game_draw(),
    }
}

/// What a gate asks for, and whether it is passed; `count` is what it has counted so far.
#[must_use]
pub fn gate(gate: &Gate, passed: Option<Day>, count: Option<usize>) -> String {
    let wanted = match gate {
        Gate::Games { level, of, points, clockless } => {
            let wanted = match of {
                1 if *points > 50 => say().gate_win(*level),
                1 => say().gate_draw(*level),
                of => say().gate_points(*points, *of, *level),
            };
            if *clockless { say().gate_clockless(wanted) } else { wanted }
        }
        Gate::Answers { lessons, of, right } => {
            say().gate_answers(*right, *of, list(lessons.iter().map(|id| lessons::text(id))))
        }
        Gate::Loss { of, most } => {
            say().gate_loss(*of, crate::words::unannounced::in_men(u16::try_from(*most).unwrap_or(u16::MAX)))
        }
        Gate::Rating { least, deviation } => say().gate_rating(*least, *deviation),
        Gate::Squares { of, seconds } => say().gate_squares(*of, *seconds),
        Gate::Own { puzzles } => say().gate_own(*puzzles),
        Gate::Reviewed { games } => say().gate_reviewed(*games, MIN_MARKS),
        Gate::Motif { theme, of, right, least } => {
            say().gate_motif(crate::words::puzzle::motifs::theme_name(theme), *right, *of, *least)
        }
        Gate::Exam { least } => say().gate_exam(*least),
    };
    match (passed, count) {
        (Some(day), _) => say().gate_passed(wanted, day.to_string()),
        (None, Some(count @ 1..)) => say().gate_counted(wanted, count),
        (None, _) => say().gate_open(wanted),
    }
}

/// What an exercise asks.
#[must_use]
pub fn task(task: &RulesExercise, variant: Variant) -> String {
    let name = |square| SquareNames::of(variant).text(square).to_string();
    let (first, last) = match task {
        RulesExercise::Question(question) => (question.squares.first(), question.squares.last()),
        _ => (None, None),
    };
    let (first, last) = (first.map(|&square| name(square)), last.map(|&square| name(square)));
    let ends = || (first.clone().unwrap_or_default(), last.clone().unwrap_or_default());
    match task {
        RulesExercise::Table(table) => crate::words::tournament::table_question(&table.question),
        RulesExercise::Captures(_) => say().ask_captures(),
        RulesExercise::Compulsory(_) => say().ask_compulsory(),
        RulesExercise::Choose(ask, position, _) => {
            say().ask_move(move_key(*ask), crate::words::common::side_name(position.side_to_move()))
        }
        RulesExercise::Recall(recall) => say().ask_recall(side(recall.color)),
        RulesExercise::Make(position, played) => {
            say().ask_make(side(position.side_to_move()), write_move(position, *played))
        }
        RulesExercise::Ballot(position, played) => {
            let column: String = name(played.from).chars().take(1).collect();
            say().ask_ballot(crate::words::common::side_name(position.side_to_move()), column + &name(played.to))
        }
        RulesExercise::Point(Target::Square(square)) => say().ask_square(name(*square)),
        RulesExercise::Point(Target::Line(line)) => say().ask_line(say().line_name(line_key(*line))),
        RulesExercise::Point(Target::Beside(axis, square)) => say().ask_beside(axis_key(*axis), name(*square)),
        RulesExercise::Question(question) => match &question.about {
            About::NameLine => say().ask_name_line(),
            About::NameSquare => say().ask_name_square(),
            About::May(_) => say().ask_may(ends().0, ends().1),
            About::HowMany => say().ask_how_many(),
            About::Crowned => say().ask_crowned(ends().0, ends().1),
            About::Result => say().ask_result(),
            About::Limit(_) => say().ask_limit(),
            About::Tempi(..) => say().ask_tempi(),
            About::Written { id, .. } => lessons::text(id),
            About::Case(case) => crate::words::arbiter::arbiter_case(case),
        },
    }
}

const fn move_key(ask: MoveAsk) -> &'static str {
    match ask {
        MoveAsk::Defend => "defend",
        MoveAsk::Capture => "capture",
    }
}

const fn limit_key(limit: MoveLimit) -> &'static str {
    match limit {
        MoveLimit::KingMoves25 => "kings-25",
        MoveLimit::ThreeAgainstKing => "three",
        MoveLimit::TwoAgainstKing => "two",
        MoveLimit::MainRoad => "main-road",
        MoveLimit::ThreeKings => "three-kings",
        MoveLimit::FourOrFivePieces => "four",
        MoveLimit::SixOrSevenPieces => "six",
        MoveLimit::KingMoves15 => "kings-15",
    }
}

/// Why the right answer is right.
#[must_use]
pub fn why(task: &RulesExercise) -> Option<String> {
    let RulesExercise::Question(question) = task else { return None };
    match (&question.about, &question.right) {
        (About::May(refused), _) => refused.as_ref().as_ref().map(typed_move_error),
        (About::HowMany, Choice::Count(count)) => Some(say().why_how_many(*count)),
        (About::Crowned, Choice::Yes(true)) => Some(say().why_crowned_yes()),
        (About::Crowned, _) => Some(say().why_crowned_no()),
        (About::Result, Choice::Winner(None)) => Some(say().why_goes_on()),
        (About::Result, _) => {
            let has_pieces = question.position.is_some_and(|position| !position.all_pieces(Color::White).is_empty());
            Some(if has_pieces { say().why_blocked() } else { say().why_no_pieces() })
        }
        (About::Limit(limit), _) => Some(say().why_limit(limit_key(*limit))),
        (About::Tempi(white, black), _) => Some(say().why_tempi(*white, *black)),
        (About::Case(case), _) => Some(
            say().why_case(crate::words::reason::reason(case), list(case.articles.iter().map(ToString::to_string))),
        ),
        (About::Written { id, .. }, _) => Some(lessons::text(&format!("{id}.why"))).filter(|why| !why.is_empty()),
        _ => None,
    }
}

/// A fault of a lesson, in a sentence.
#[must_use]
pub fn fault(fault: &Fault) -> String {
    let problem = match &fault.problem {
        Problem::Position(error) => crate::words::errors::rules::fen_error(error),
        Problem::SeveralTasks => say().fault_several(),
        Problem::Move(error) => typed_move_error(error),
        Problem::Judged(played) => say().fault_judged(played),
        Problem::Refused(played) => say().fault_refused(played),
        Problem::FalseClaim => say().fault_false_claim(),
        Problem::Lost => say().fault_lost(),
        Problem::Unvalued => say().fault_unvalued(),
        Problem::Square(number) => say().fault_square(*number),
        Problem::Unproven => say().fault_unproven(),
        Problem::Untrue => say().fault_untrue(),
        Problem::Line(line) => say().fault_line(line),
        Problem::Level(level) => say().fault_level(*level),
        Problem::Needs(lesson) => say().fault_needs(lesson),
        Problem::NoSource => say().fault_no_source(),
        Problem::NoExam => say().fault_no_exam(),
        Problem::NoTheme(theme) => say().fault_no_theme(theme.to_string()),
        Problem::NoBand => say().fault_no_band(),
        Problem::IdleBand => say().fault_idle_band(),
        Problem::Band(least, most) => say().fault_band(*least, *most, WIDEST),
        Problem::OutOfBand(least, most) => say().fault_out_of_band(*least, *most),
        Problem::Untaught(theme) => say().fault_untaught(theme.to_string()),
        Problem::Choice(text) => say().fault_choice(text),
        Problem::Blurred(text) => say().fault_blurred(text),
        Problem::TooFew { kind, found, needed } => say().fault_too_few(*kind, *found, *needed),
    };
    match fault.step {
        Some(step) => say().fault_step(&fault.lesson, step, problem),
        None => say().fault_lesson(&fault.lesson, problem),
    }
}

/// A fault of the words of a lesson, in a sentence.
#[must_use]
pub fn word_fault(fault: &WordFault) -> String {
    let (id, language) = (&fault.id, &*fault.language);
    match &fault.problem {
        WordProblem::Missing => say().fault_word_missing(id, language),
        WordProblem::Extra => say().fault_word_extra(id, language),
        WordProblem::Rows(rows) => say().fault_word_long(id, *rows, language),
        WordProblem::Words(words) => say().fault_words_many(id, *words, language),
        WordProblem::Columns(columns) => say().fault_word_wide(id, *columns, language),
        WordProblem::Unnamed(played) => say().fault_word_unnamed(id, played, language),
        WordProblem::Unproven(word) => say().fault_word_unproven(id, *word, language),
    }
}

/// The ids of stages, as a list.
#[must_use]
pub fn stages<'a>(ids: impl IntoIterator<Item = &'a StageId>) -> String {
    list(ids.into_iter().map(ToString::to_string))
}

//! Questions about the rules on random boards, answered by the slow reference.

use damier_rules::{AnyPosition, Color, Variant};
use damier_train::course::draw::{ExerciseSource, RuleAsk};
use damier_train::course::rules_exercise::{About, Choice, RulesExercise, RulesQuestion};

use crate::reference::{Board, Colour, Kind};
use crate::{board, need, number};

/// The questions of each kind, over all variants.
const QUESTIONS: u64 = 10_000;

#[test]
fn ten_thousand_questions_of_every_kind_are_answered_as_the_reference_does() {
    let all = &Variant::ALL[..];
    let majority = &[Variant::International, Variant::Brazilian][..];
    let kinds = [
        (RuleAsk::ManMay, all),
        (RuleAsk::KingMay, all),
        (RuleAsk::HowMany, majority),
        (RuleAsk::Crowned, majority),
        (RuleAsk::Result, all),
        (RuleAsk::Limit, all),
        (RuleAsk::Tempi, all),
    ];
    for (ask, variants) in kinds {
        for (seed, &variant) in (0..QUESTIONS).zip(variants.iter().cycle()) {
            let task = RulesExercise::of(&ExerciseSource::Rules { ask }, variant, seed);
            let Some(RulesExercise::Question(question)) = task else { panic!("{ask:?} {seed}: {task:?}") };
            assert_eq!(check(&question), Ok(()), "{ask:?} {variant} {seed}: {question:?}");
        }
    }
}

fn check(question: &RulesQuestion) -> Result<(), String> {
    let position = question.position.ok_or("no board")?;
    let board = board(&position)?;
    let is_once = question.choices.iter().filter(|&choice| *choice == question.right).count() == 1;
    need(is_once, "the right choice is not there once")?;
    let right = match &question.about {
        About::May(_) => Choice::Yes(may(&board, &position, question)?),
        About::HowMany => {
            let most = board.legal_moves().iter().map(|played| played.captured.len()).max().unwrap_or(0);
            Choice::Count(u32::try_from(most).map_err(|error| error.to_string())?)
        }
        About::Crowned => Choice::Yes(is_crowned(&board, &position, question)?),
        About::Result => Choice::Winner(board.legal_moves().is_empty().then_some(Color::Black)),
        About::Limit(_) => return limit(&board, &question.right),
        About::Tempi(..) => tempi(&board),
        other => return Err(format!("{other:?}")),
    };
    need(right == question.right, format!("the reference says {right:?}"))
}

/// Whether a legal move leads from the first to the last square of the question.
fn may(board: &Board, position: &AnyPosition, question: &RulesQuestion) -> Result<bool, String> {
    let [from, to] = question.squares[..] else { return Err("no move".to_owned()) };
    let (from, to) = (number(position, from), number(position, to));
    Ok(board.legal_moves().iter().any(|played| (played.from, played.to) == (from, to)))
}

fn is_crowned(board: &Board, position: &AnyPosition, question: &RulesQuestion) -> Result<bool, String> {
    let (Some(&from), Some(&to)) = (question.squares.first(), question.squares.last()) else {
        return Err("no move".to_owned());
    };
    let (from, to) = (number(position, from), number(position, to));
    let legal = board.legal_moves();
    let played = legal.iter().find(|played| (played.from, played.to) == (from, to)).ok_or("the move is not legal")?;
    Ok(played.after.piece(to).is_some_and(|piece| piece.kind == Kind::King))
}

/// The limits by the pieces of both sides, which all have a king: article 12.3 on 100 squares, FMJD-64 7.2.4-7.2.8 on 64.
fn limit(board: &Board, right: &Choice) -> Result<(), String> {
    let side = |colour| {
        let (men, kings) = board.count(colour);
        (men + kings, kings)
    };
    let mut sides = [side(Colour::White), side(Colour::Black)];
    sides.sort_unstable();
    let [(weak, weak_kings), (strong, kings)] = sides;
    need(weak_kings > 0 && kings > 0, "a side without a king")?;
    let large = board.variant == crate::reference::Variant::International;
    let on_road: Vec<Colour> = (board.pieces().into_iter())
        .filter(|&(square, ..)| {
            let cell = board.cell_of(square);
            cell.row + cell.column + 1 == board.variant.side()
        })
        .map(|(_, colour, _)| colour)
        .collect();
    let lone_on_road = matches!(on_road[..], [colour] if board.count(colour) == (0, 1));
    let expected: &[u16] = match (strong, weak) {
        (1 | 2, 1) => &[5],
        (3, 1) if large => &[16],
        _ if large => &[25],
        (3, 1) if lone_on_road => &[5],
        (3, 1) if kings == 3 => &[15],
        // Three kings or more, of four pieces or more; or the number of all pieces.
        (4.., 1) if kings >= 3 && strong < 5 => &[15, 30],
        (4.., 1) if kings >= 3 && strong < 7 => &[15, 60],
        _ if (4..=5).contains(&(strong + weak)) => &[30],
        _ if (6..=7).contains(&(strong + weak)) => &[60],
        _ => &[15],
    };
    need(expected.iter().any(|&moves| *right == Choice::Moves(moves)), format!("{expected:?}"))
}

/// The steps that White's men have made, less those of Black's: a row each.
fn tempi(board: &Board) -> Choice {
    let last = board.variant.side() - 1;
    let steps = |wanted: Colour| -> i32 {
        let men = board.pieces().into_iter().filter(|&(_, colour, kind)| colour == wanted && kind == Kind::Man);
        let rows = men.map(|(square, ..)| board.cell_of(square).row);
        rows.map(|row| i32::try_from(if wanted == Colour::White { last - row } else { row }).unwrap_or(0)).sum()
    };
    Choice::Tempi(steps(Colour::White) - steps(Colour::Black))
}

//! Proves the steps of a lesson: that they can be played, that what they call right is, and that what they refuse is worse.

use super::check::Problem;
use super::data::{Course, Lesson, LessonStep, Wanted};
use super::lesson_run::moves;
use super::values::{Appraisal, Record, Values, Worth};
use damier_rules::notation::{IllegalReason, MoveError, read_move, write_move};
use damier_rules::{AnyPosition, Move};

/// How sources begin that are articles of the rules.
const RULES: [&str; 3] = ["CDA", "FMJD", "RULES"];

/// In a board that is worth no more than this many centi-men to the learner, nothing can be learned from the best move.
const LOST: i32 = -150;

/// A turn of the learner in a step.
pub(super) struct StepTurn {
    /// The position.
    pub position: AnyPosition,
    /// The moves that are right.
    pub right: Vec<Move>,
    /// Whether a reply follows in the line.
    pub is_replied: bool,
}

/// The positions of a course whose moves have to be valued, each once for the moves asked for.
#[must_use]
pub fn appraisals(course: &Course) -> Vec<Appraisal> {
    let mut appraisals: Vec<Appraisal> = Vec::new();
    for lesson in course.lessons() {
        // What cannot be read or played is a fault that the check reports.
        for appraisal in lesson.steps.iter().filter_map(|step| appraisals_of(lesson, step).ok()).flatten() {
            match appraisals.iter_mut().find(|known| known.position == appraisal.position) {
                Some(known) => known.asked.extend(appraisal.asked),
                None => appraisals.push(appraisal),
            }
        }
    }
    appraisals
}

fn appraisals_of(lesson: &Lesson, step: &LessonStep) -> Result<Vec<Appraisal>, Problem> {
    let position = read(lesson, step)?;
    let mut appraisals = Vec::new();
    if let Some(asked) = step.proof.as_ref().and_then(|proof| proof.asked(&position)) {
        appraisals.push(Appraisal { position, asked });
    }
    if !step.rule {
        let turn = |turn: StepTurn| Appraisal { position: turn.position, asked: turn.right };
        appraisals.extend(turns(position, &step.play)?.into_iter().map(turn));
    }
    Ok(appraisals)
}

fn read(lesson: &Lesson, step: &LessonStep) -> Result<AnyPosition, Problem> {
    step.position(lesson.variant).map_err(Problem::Position)
}

/// Checks a step.
pub(super) fn check(lesson: &Lesson, step: &LessonStep, values: &Record) -> Result<(), Problem> {
    let position = read(lesson, step)?;
    let tasks = [!step.play.is_empty(), !step.point.is_empty(), step.answer.is_some()];
    if tasks.into_iter().filter(|&is_asked| is_asked).count() > 1 {
        return Err(Problem::SeveralTasks);
    }
    let size = position.board_size();
    if let Some(&number) = step.point.iter().chain(&step.mark).find(|&&number| size.square(number).is_none()) {
        return Err(Problem::Square(number));
    }
    if step.proof.as_ref().is_some_and(|proof| !proof.holds(&position, &step.point, values)) {
        return Err(Problem::Untrue);
    }
    if step.proof.is_none() && matches!(step.wanted(), Wanted::Squares | Wanted::Choice) && !rests_on_rules(lesson) {
        return Err(Problem::Unproven);
    }
    let turns = turns(position, &step.play)?;
    if !step.rule {
        check_turns(&turns, step, values)?;
    }
    if step.claim.as_ref().is_some_and(|claim| !claim.holds(lesson, &turns, values)) {
        return Err(Problem::FalseClaim);
    }
    Ok(())
}

/// Whether a lesson cites articles of the rules: its questions about the rules rest on them.
fn rests_on_rules(lesson: &Lesson) -> bool {
    lesson.sources.iter().any(|source| RULES.iter().any(|rules| source.starts_with(rules)))
}

/// Whether a step is about rules that the lesson cites, so that its words about force are those of the rules.
#[must_use]
pub fn shows_rule(lesson: &Lesson, step: &LessonStep) -> bool {
    (step.rule || step.wanted() != Wanted::Moves && step.proof.is_none()) && rests_on_rules(lesson)
}

fn check_turns(turns: &[StepTurn], step: &LessonStep, values: &Record) -> Result<(), Problem> {
    for (place, turn) in turns.iter().enumerate() {
        check_turn(turn, &step.named, values)?;
        let best = values.of(&turn.position).and_then(Values::best);
        if place == 0 && best.is_some_and(|best| best.score.as_centi_men() <= LOST) {
            return Err(Problem::Lost);
        }
    }
    Ok(())
}

/// Whether no move that is right gives anything away, and no other one is as good unless the text names the move.
fn check_turn(turn: &StepTurn, named: &[String], values: &Record) -> Result<(), Problem> {
    let StepTurn { position, right, .. } = turn;
    let appraisal = Appraisal { position: *position, asked: right.clone() };
    let Some(values) = values.of(position).filter(|values| values.answer(&appraisal)) else {
        return Err(Problem::Unvalued);
    };
    let worth = |played: Move| values.of(position, played);
    let best = values.best();
    let gives_away = |&&played: &&Move| worth(played).zip(best).is_some_and(|(worth, best)| !worth.keeps(best));
    if let Some(&played) = right.iter().find(gives_away) {
        return Err(Problem::Judged(write_move(position, played)));
    }
    let lowest: Option<Worth> = right.iter().filter_map(|&played| worth(played)).min_by_key(|worth| worth.score);
    let is_refused = |played: &Move| {
        !right.contains(played) && worth(*played).zip(lowest).is_some_and(|(worth, lowest)| worth.is_as_good_as(lowest))
    };
    let is_named = |played: &Move| named.contains(&write_move(position, *played));
    match position.legal_moves().into_iter().find(is_refused) {
        Some(played) if !right.iter().all(is_named) => Err(Problem::Refused(write_move(position, played))),
        _ => Ok(()),
    }
}

/// The turns of the learner in every line that the moves of a step allow.
pub(super) fn turns(position: AnyPosition, play: &[String]) -> Result<Vec<StepTurn>, Problem> {
    let mut turns = Vec::new();
    follow(position, play, true, &mut turns)?;
    Ok(turns)
}

fn follow(position: AnyPosition, play: &[String], is_mine: bool, turns: &mut Vec<StepTurn>) -> Result<(), Problem> {
    let Some((text, rest)) = play.split_first() else { return Ok(()) };
    for written in text.split_whitespace().filter(|&written| written != "*") {
        read_move(&position, written).map_err(Problem::Move)?;
    }
    let right = moves(&position, text);
    if right.is_empty() {
        let reason = IllegalReason::NoMoves(position.side_to_move());
        return Err(Problem::Move(MoveError::Illegal { text: text.clone(), reason }));
    }
    if is_mine {
        turns.push(StepTurn { position, right: right.clone(), is_replied: !rest.is_empty() });
    }
    for played in right {
        follow(position.play_unchecked(played), rest, !is_mine, turns)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::values::value_all;
    use super::*;
    use damier_endings::TableSet;

    /// What is wrong with a step that has this board and these keys.
    fn problem(fen: &str, keys: &str) -> Option<Problem> {
        let lesson = format!(
            "stage = 's'\n[[lesson]]\nid = 'l'\nsources = ['CDA 2.6.1-2.6.12']\n[[lesson.step]]\nfen = '{fen}'\n{keys}"
        );
        let course = Course::read([("s", &*lesson)]).unwrap();
        let (appraisals, mut values) = (appraisals(&course), Record::default());
        value_all(&appraisals, &TableSet::default(), 1, |valued| {
            values.add(appraisals[valued.appraisal].position, valued.values);
        });
        let lesson = course.lessons().next().unwrap();
        check(lesson, &lesson.steps[0], &values).err()
    }

    /// White takes the opposition with 28-23; 28-22 lets the man pass.
    const OPPOSITION: &str = "W:W28:B13";

    #[test]
    fn a_move_that_loses_something_is_not_right_and_one_that_does_not_is_not_refused() {
        assert_eq!(problem(OPPOSITION, "play = ['28-23']"), None);
        assert_eq!(problem(OPPOSITION, "play = ['28-22']"), Some(Problem::Judged("28-22".to_owned())));
        assert_eq!(problem(OPPOSITION, "play = ['28-23 28-22']"), Some(Problem::Judged("28-22".to_owned())));
        // 5x28 and 5x32 win in the same number of moves.
        let (fen, play) = ("W:W10,47:B19,34", "play = ['10-5', '19-23', '5x28']");
        assert_eq!(problem(fen, play), Some(Problem::Refused("5x32".to_owned())));
        assert_eq!(problem(fen, "play = ['10-5', '19-23', '5x28 5x32']"), None);
        assert_eq!(problem(fen, &format!("{play}\nnamed = ['5x28']")), None);
        assert_eq!(problem(fen, &format!("{play}\nnamed = ['10-5']")), Some(Problem::Refused("5x32".to_owned())));
        assert_eq!(problem(fen, &format!("{play}\nrule = true")), None);
    }

    #[test]
    fn no_lesson_is_learned_from_a_lost_board() {
        assert_eq!(problem("W:W41:BK1,K2,K3", "play = ['*']"), Some(Problem::Lost));
        assert_eq!(problem("W:W41:BK1,K2,K3", "play = ['*']\nrule = true"), None);
    }

    #[test]
    fn each_claim_is_true_or_false_of_its_board() {
        let line = "play = ['28-23', '13-18', '23x12']";
        // After 28-23 both 13-18 and 13-19 lose the man.
        for (fen, play, right, wrong) in [
            (OPPOSITION, line, "only = true", "forced = true"),
            (OPPOSITION, line, "lose = 1", "lose = 0"),
            (OPPOSITION, line, "wins = true, catches = true", "compels = true"),
            (OPPOSITION, line, "others = 400", "takes = 28"),
            (OPPOSITION, line, "cites = 'CDA 2.6.12'", "cites = 'CDA 2.7.1'"),
            // The king on 19 must take the one that is offered, and can stop on 41 only.
            ("W:WK42,46:BK19", "play = ['42-37', '19x41', '46x37']", "forced = true, compels = true", "takes = 46"),
        ] {
            let check = |claim: &str| problem(fen, &format!("{play}\nclaim = {{ {claim} }}"));
            assert_eq!(check(right), None, "{fen}: {right}");
            assert_eq!(check(wrong), Some(Problem::FalseClaim), "{fen}: {wrong}");
        }
    }
}

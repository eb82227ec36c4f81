//! Cases for an arbiter.

use std::time::Duration;

use super::play::dial_time;
use crate::words::common::{list, side_name};
use crate::words::language::say;
use damier_rules::Variant;
use damier_rules::notation::SquareNames;
use damier_train::arbiter::{
    AttemptedMove, Case, CaseFacts, ClockCase, Comparison, DrawCase, EventCase, Offer, PlayOffResult, RoundRobin,
    Ruling, Sealing, SheetCase,
};

/// What happened, with the question.
#[must_use]
pub fn arbiter_case(case: &Case) -> String {
    let parts = &Parts::of(case);
    let Parts { mover, other, piece, played, second } = parts;
    match case.facts {
        CaseFacts::Irregular(happened, then) => {
            let happened = say().act(happened, mover, played, other, second, piece);
            say().irregular_case(happened, say().sequel(then, other, mover))
        }
        CaseFacts::Accident => say().case_accident(),
        CaseFacts::BoardTurned => say().case_board_turned(),
        CaseFacts::LeftOff => say().case_left_off(),
        CaseFacts::OnLight => say().case_on_light(),
        CaseFacts::Touched(how) => say().touch(how, mover, piece, played, other),
        CaseFacts::Clock(clock) => clock_case(clock, parts),
        CaseFacts::Sheet(sheet) => sheet_case(sheet, parts),
        CaseFacts::Draw(draw) => draw_case(draw, parts),
        CaseFacts::Sealed(Sealing::ReadsLegal | Sealing::ReadsIllegal) => say().sealed_read(mover, played),
        CaseFacts::Sealed(seal) => say().sealing_case(seal),
        CaseFacts::Event(event) => event_case(event, parts),
        CaseFacts::Rulebook(rulebook) => super::rulebook::rulebook_case(rulebook, mover, other),
    }
}

/// The parts of a case in words.
struct Parts {
    mover: String,
    other: String,
    /// The piece in question, by its square; empty without a scene.
    piece: String,
    /// The move in question; empty without one.
    played: String,
    /// The second move by the same player; empty without one.
    second: String,
}

impl Parts {
    fn of(case: &Case) -> Self {
        let names = SquareNames::of(Variant::International);
        let name = |square| names.text(square).to_string();
        let write = |step: AttemptedMove| {
            let between = if step.captures { 'x' } else { '-' };
            format!("{}{between}{}", name(step.from), name(step.to))
        };
        Self {
            mover: side_name(case.who),
            other: side_name(!case.who),
            piece: case.scene.and_then(|scene| scene.piece).map(name).unwrap_or_default(),
            played: case.scene.and_then(|scene| scene.step).map(write).unwrap_or_default(),
            second: case.scene.and_then(|scene| scene.then).map(write).unwrap_or_default(),
        }
    }
}

fn clock_case(case: ClockCase, parts: &Parts) -> String {
    let Parts { mover, other, .. } = parts;
    match case {
        ClockCase::Flag { seconds, pressed: Some(left) } => say().clock_flag_pressed(mover, seconds, left, other),
        ClockCase::Flag { seconds, pressed: None } => say().clock_flag_not_pressed(mover, seconds),
        ClockCase::Forgotten => say().clock_forgotten(mover),
        ClockCase::OtherHand => say().clock_other_hand(mover),
        ClockCase::Late { minutes } => say().clock_late(other, minutes),
        ClockCase::BothLate { minutes } => say().clock_both_late(minutes),
        ClockCase::Neither { minutes } => say().clock_neither(mover, minutes, other),
        ClockCase::BlackAbsent => say().clock_black_absent(),
        ClockCase::ClaimAndFlag { right: true } => say().clock_claim_right(mover),
        ClockCase::ClaimAndFlag { right: false } => say().clock_claim_wrong(mover),
        ClockCase::Broken => say().clock_broken(),
        ClockCase::ColorsSwapped => say().clock_colors_swapped(),
    }
}

fn sheet_case(case: SheetCase, parts: &Parts) -> String {
    let Parts { mover, other, .. } = parts;
    match case {
        SheetCase::ShortOfTime { minutes, fischer: false } => say().sheet_sudden_death(mover, minutes),
        SheetCase::ShortOfTime { minutes, fischer: true } => say().sheet_fischer(mover, minutes),
        SheetCase::AfterTimeTrouble => say().sheet_after_time_trouble(mover),
        SheetCase::Compare { own_time, agreed } => {
            let case = match (own_time, agreed) {
                (true, true) => "own-agreed",
                (true, false) => "own",
                (false, true) => "others-agreed",
                (false, false) => "others",
            };
            say().sheet_compare(case, mover, other)
        }
        SheetCase::CaptureFirst => say().sheet_capture_first(mover),
        SheetCase::Refuses => say().sheet_refuses(mover),
    }
}

fn draw_case(case: DrawCase, parts: &Parts) -> String {
    let Parts { mover, other, .. } = parts;
    match case {
        DrawCase::Offered(Offer::After { number }) => say().offer_after(number, mover),
        DrawCase::Offered(Offer::Again) => say().offer_again(mover, other),
        DrawCase::Offered(Offer::Conditional) => say().offer_conditional(mover),
        DrawCase::Offered(Offer::OnOpponentsTime) => say().offer_on_opponents_time(mover),
        DrawCase::Offered(Offer::AnsweredByMove) => say().offer_answered_by_move(mover, other),
        DrawCase::Limit(strong, moves) => say().limit_case(say().limit_material(strong), moves),
        DrawCase::Repetition { times, same_side: true } => say().repetition_same_side(times, mover),
        DrawCase::Repetition { times, same_side: false } => say().repetition_either_side(times, other, mover),
        DrawCase::Theoretical { fischer: false } => say().theoretical_sudden_death(),
        DrawCase::Theoretical { fischer: true } => say().theoretical_fischer(),
        DrawCase::Advantage { pieces, seconds, fischer: false } => say().advantage_sudden_death(pieces, mover, seconds),
        DrawCase::Advantage { pieces, seconds, fischer: true } => say().advantage_fischer(pieces, mover, seconds),
    }
}

fn event_case(case: EventCase, parts: &Parts) -> String {
    let Parts { mover, other, .. } = parts;
    match case {
        EventCase::Conduct(what) => say().conduct_case(say().conduct(what, mover, other)),
        EventCase::SevereWarnings(1) => say().severe_warning_one(mover),
        EventCase::SevereWarnings(_) => say().severe_warning_two(mover),
        EventCase::Disqualification => say().disqualification_case(),
        EventCase::RefusesCorrection => say().refuses_correction_case(mover),
        EventCase::Seen(what) => say().seen(what, mover),
        EventCase::SeenConduct(what) => say().seen_conduct(say().conduct(what, mover, other), other),
        EventCase::Form(form) => say().form_described(form),
        EventCase::Rounds(players) => say().rounds_case(players),
        EventCase::Score(event, player) => {
            let [losses, draws, wins] = [0, 1, 2].map(|points| event.games_with(player, points));
            say().score_case(player_name(player), wins, draws, losses)
        }
        EventCase::Compare(comparison) => compared(&comparison),
        EventCase::PlayOff(contest) => match contest.outcome {
            PlayOffResult::Drawn([first, second]) => say().play_off_drawn(contest.game, dial(first), dial(second)),
            PlayOffResult::Won(player) => say().play_off_won(player_name(player), contest.game),
            PlayOffResult::Flag(player) => say().play_off_flag(contest.game, player_name(player)),
        },
    }
}

/// The name of a player of a tournament, numbered from 0.
fn player_name(player: usize) -> String {
    say().player_name(["a", "b", "c", "d", "e"].get(player).copied().unwrap_or("f"))
}

/// The table of a round robin, and the question who of two is ahead.
fn compared(comparison: &Comparison) -> String {
    let Comparison { event, players: [first, second] } = *comparison;
    let line = |player| say().player_line(player_name(player), event.score(player), event.games_with(player, 2));
    let table = (0..RoundRobin::PLAYERS).map(line);
    let (one, other) = (player_name(first), player_name(second));
    let game = match comparison.between() {
        Some(winner) if winner == first => say().compare_won(&one, &other),
        Some(_) => say().compare_won(&other, &one),
        None => say().compare_drawn(&one, &other),
    };
    say().compare_case(list(table), game, one, other)
}

fn dial(seconds: u32) -> String {
    dial_time(Duration::from_secs(seconds.into()))
}

/// A ruling, in at most 30 columns.
#[must_use]
pub fn ruling(ruling: Ruling) -> String {
    match ruling {
        Ruling::MinutesEach(minutes) => say().ruling_minutes_each(minutes),
        Ruling::MinutesWhite(minutes) => say().ruling_minutes_white(minutes),
        Ruling::Named(form) => say().form_name(form),
        Ruling::Rounds(rounds) => say().ruling_rounds(rounds),
        Ruling::Points(points) => say().ruling_points(points),
        Ruling::Player(player) => player_name(player),
        Ruling::Times([first, second]) => say().ruling_times(dial(first), dial(second)),
        ruling => super::rulebook::rulebook_ruling(ruling).unwrap_or_else(|| say().ruling(ruling)),
    }
}

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthStr;

    use super::*;
    use crate::words::{Language, reason, speak_here};
    use damier_train::arbiter::{Act, CaseTopic, Scene, Sequel};
    use strum::VariantArray;

    #[test]
    fn a_case_names_the_sides_the_piece_and_the_moves() {
        let position = damier_rules::AnyPosition::start(Variant::International);
        let square = |number| position.board_size().square(number).unwrap();
        let step = |from, to| Some(AttemptedMove { from: square(from), to: square(to), captures: false });
        let scene = Scene { position, piece: Some(square(32)), step: step(33, 28), then: step(34, 30) };
        let case = |facts| Case {
            facts,
            who: damier_rules::Color::White,
            scene: Some(scene),
            choices: Vec::new(),
            right: Ruling::Accepted,
            articles: Vec::new(),
        };
        assert_eq!(
            arbiter_case(&case(CaseFacts::Irregular(Act::TouchesOther, Sequel::NoticedLate))),
            "White touches the piece on 32 without a word, then plays 33-28. Black replies with a move and notices only \
             then. What may Black do?"
        );
        assert_eq!(
            arbiter_case(&case(CaseFacts::Irregular(Act::TakesBack, Sequel::Noticed))),
            "White plays 33-28, lets go, puts the piece back and plays 34-30 instead. Black sees it at once. What may \
             Black do?"
        );
        assert_eq!(
            arbiter_case(&case(CaseFacts::Clock(ClockCase::Neither { minutes: 20 }))),
            "At the start neither player is there. White comes after 20 minutes, before Black. How is the lost time \
             counted?"
        );
    }

    #[test]
    fn cases_have_at_most_45_words_and_rulings_30_columns() {
        for &language in Language::iter() {
            speak_here(language);
            for (topic, seed) in CaseTopic::VARIANTS.iter().flat_map(|&topic| (0..80).map(move |seed| (topic, seed))) {
                let case = Case::generate(topic, &mut etude::random(seed)).unwrap();
                let text = arbiter_case(&case);
                // A French sign behind a narrow space is no word.
                assert!(text.split(' ').count() <= 45, "{text}");
                assert!(text.width() <= 240, "{text}");
                let mut said: Vec<String> = case.choices.iter().map(|&choice| ruling(choice)).collect();
                assert!(said.iter().all(|said| said.width() <= 30), "{said:?}");
                said.sort();
                said.dedup();
                assert_eq!(said.len(), case.choices.len(), "no two choices read the same: {said:?}");
                let why = reason(&case);
                // An article fills most of the pane.
                let (words, columns) = if matches!(case.facts, CaseFacts::Rulebook(_)) { (33, 165) } else { (25, 100) };
                // Other languages are up to a fifth longer, and PgDn reads on.
                let is_first = matches!(language, Language::En | Language::ZhCN);
                let (words, columns) = if is_first { (words, columns) } else { (words * 6 / 5, columns * 6 / 5) };
                assert!(!why.is_empty() && why.split(' ').count() <= words && why.width() <= columns, "{why}");
            }
        }
    }
}

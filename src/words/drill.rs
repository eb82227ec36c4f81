//! The ending drill.

use damier_endings::{Class, Force, Outcome};
use damier_engine::Score;
use damier_rules::{MoveLimit, PieceKind};
use damier_train::drill::rush::{ENDINGS, TIME};
use damier_train::drill::{Ending, Mistake, Role, RuleOfThumb};
use damier_train::history::Item;
use damier_train::statistics::Results;

use crate::words::common::list;
use crate::words::language::say;
use etude_text::fluent::is_aloud;

/// One ending, or a rush.
#[must_use]
pub fn rush_choices() -> [String; 2] {
    [say().rush_no(), say().rush_yes(ENDINGS, TIME.as_secs() / 60)]
}

/// What a rush is.
#[must_use]
pub fn rush_rules() -> String {
    say().rush_rules(ENDINGS, TIME.as_secs() / 60)
}

/// The pieces of a side.
fn ending_force(force: Force) -> String {
    match (force.kings, force.men) {
        (1, 0) => say().ending_lone_king(),
        (kings, 0) => say().ending_kings(kings),
        (0, men) => say().ending_men(men),
        (kings, men) => say().ending_force(say().ending_kings(kings), say().ending_men(men)),
    }
}

/// The pieces of a side as they are said: every one is counted.
fn spoken_force(force: Force) -> String {
    let kings = (force.kings > 0).then(|| say().spoken_ending_kings(force.kings));
    let men = (force.men > 0).then(|| say().spoken_ending_men(force.men));
    match (kings, men) {
        (Some(kings), Some(men)) => say().spoken_ending_force(kings, men),
        (kings, men) => kings.or(men).unwrap_or_default(),
    }
}

/// The pieces of both sides.
#[must_use]
pub fn ending_material(own: Force, other: Force) -> String {
    if is_aloud() {
        return say().spoken_ending(spoken_force(own), spoken_force(other));
    }
    say().ending_material(ending_force(own), ending_force(other))
}

/// The name of an ending in a row of a form.
#[must_use]
pub fn ending_row(class: Class) -> String {
    if is_aloud() {
        return ending_name(class);
    }
    say().ending_material_short(ending_force(class.strong()), ending_force(class.weak()))
}

/// The name of an ending, the same whoever is trained.
#[must_use]
pub fn ending_name(class: Class) -> String {
    ending_material(class.strong(), class.weak())
}

/// What the trainee has to do, and with which pieces unless that goes without saying.
#[must_use]
pub fn ending_task(ending: &Ending) -> String {
    if ending.is_usual() {
        say().ending_role(ending.role)
    } else {
        say().ending_role_with(ending.role, ending_force(ending.own))
    }
}

/// The ending and the task of a drill.
#[must_use]
pub fn drill_subject(ending: &Ending) -> String {
    format!("{} · {}", ending_name(ending.material()), ending_task(ending))
}

/// The same in few columns.
#[must_use]
pub fn drill_short(ending: &Ending) -> String {
    if is_aloud() {
        return drill_subject(ending);
    }
    let name = ending.material().to_string();
    if ending.is_usual() {
        say().ending_short(ending.role, name)
    } else {
        say().ending_short_with(ending.own.to_string(), ending.role, name)
    }
}

/// The task, if the result is known to be within reach.
#[must_use]
pub fn drill_task(role: Role, limit: Option<MoveLimit>) -> String {
    match (role, limit.map(MoveLimit::moves)) {
        (Role::Win, Some(moves)) => say().drill_task_win_limit(moves),
        (Role::Win, None) => say().drill_task_win(),
        (Role::Hold, Some(moves)) => say().drill_task_hold_limit(moves),
        (Role::Hold, None) => say().drill_task_hold(),
    }
}

/// The task where no table or book knows the result.
#[must_use]
pub fn drill_attempt(role: Role) -> String {
    match role {
        Role::Win => say().drill_attempt_win(),
        Role::Hold => say().drill_attempt_hold(),
    }
}

/// Results so far.
#[must_use]
pub fn drill_record(results: &Results<Item>) -> String {
    match results.tried {
        0 => say().drill_not_tried(),
        tried => say().drill_record(results.right, tried, results.clean, results.best_streak),
    }
}

/// Why a move gave the result away.
#[must_use]
pub fn mistake(mistake: Mistake) -> String {
    say().drill_mistake(match mistake {
        Mistake::LosesPiece(PieceKind::King) => "loses-king",
        Mistake::LosesPiece(PieceKind::Man) => "loses-man",
        mistake => mistake.into(),
    })
}

/// A move that gave away the win or the draw, and why. The scores are those of the best move and of the one played.
#[must_use]
pub fn drill_gives_away(best: Score, left: Score, why: Option<Mistake>) -> String {
    let why = why.map_or_else(|| say().drill_mistake("other"), mistake);
    match (best.is_win(), left.is_loss()) {
        (true, false) => say().drill_gives_win_away(why),
        _ => say().drill_loses(why),
    }
}

/// The move that gave away the win or the draw, once the drill is over, and why if the tables know.
#[must_use]
pub fn drill_gave_away(best: Score, played: &str, why: Option<Mistake>) -> String {
    match (best.is_win(), why.map(mistake)) {
        (true, Some(why)) => say().drill_gave_win_why(played, why),
        (true, None) => say().drill_gave_win(played),
        (false, Some(why)) => say().drill_gave_draw_why(played, why),
        (false, None) => say().drill_gave_draw(played),
    }
}

/// A win that is still there, with the plies it takes if known.
#[must_use]
pub fn drill_still_won(plies: Option<u8>) -> String {
    match plies {
        Some(plies) => say().drill_still_won_in(plies.div_ceil(2)),
        None => say().drill_still_won(),
    }
}

/// The moves that keep the result, each with the moves to spare if known. `has_more`: there are more than these.
#[must_use]
pub fn drill_keeping(outcome: Outcome, moves: &[(String, Option<u8>)], has_more: bool) -> String {
    if outcome != Outcome::Win {
        return say().drill_holding(listed(moves.iter().map(|(written, _)| written.clone()), has_more));
    }
    if let [(written, Some(spare))] = moves
        && !has_more
    {
        return say().drill_winning_move(*spare, written);
    }
    let with_spare = |(written, spare): &(String, Option<u8>)| match spare {
        Some(spare) => format!("{written} ({spare})"),
        None => written.clone(),
    };
    let all = listed(moves.iter().map(with_spare), has_more);
    if moves.iter().any(|(_, spare)| spare.is_some()) {
        say().drill_winning_spare(all)
    } else {
        say().drill_winning(all)
    }
}

fn listed(parts: impl Iterator<Item = String>, has_more: bool) -> String {
    let all = list(parts);
    if has_more { say().drill_and_more(all) } else { all }
}

/// A rule of thumb. Its figures were counted in the tables (`docs/endings.md`).
#[must_use]
pub fn rule_of_thumb(ending: &Ending) -> String {
    let Some(rule) = RuleOfThumb::of(ending) else { return say().rule_captures() };
    match rule {
        RuleOfThumb::FourKings => say().rule_four_kings(),
        RuleOfThumb::KeepOffRoad { on, off } => say().rule_keep_off_road(on, off),
        RuleOfThumb::HoldRoad { on, off } => say().rule_hold_road(on, off),
        RuleOfThumb::LastOffer { offers } => say().rule_last_offer(offers),
        RuleOfThumb::Crowning { keeps } => say().rule_crowning(keeps),
        RuleOfThumb::FewMoves { moves, offers } => say().rule_few_moves(offers, moves),
        RuleOfThumb::Corner => say().rule_corner(),
        RuleOfThumb::NoRefuge { on, off, taken } => say().rule_no_refuge(taken, on, off),
        RuleOfThumb::Opposition { wins, share } => say().rule_opposition(if wins { "win" } else { "lose" }, share),
        RuleOfThumb::Stop { near, far } => say().rule_stop(near.1, near.0, far.1, far.0),
        RuleOfThumb::Hurry { near, far } => say().rule_hurry(near.1, near.0, far.1, far.0),
        RuleOfThumb::Captures { taken } => {
            say().rule_captures_share(if ending.role == Role::Win { "win" } else { "draw" }, taken)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::language::{Language, speak_here};
    use damier_engine::Score;
    use damier_rules::Variant;
    use damier_train::drill::{classes, tasks};

    #[test]
    fn pieces_are_counted() {
        let force = |kings, men| Force { kings, men };
        assert_eq!(ending_material(force(3, 0), force(1, 0)), "3 kings v king");
        assert_eq!(ending_material(force(2, 1), force(0, 3)), "2 kings, man v 3 men");
        assert_eq!(ending_material(force(1, 2), force(0, 1)), "king, 2 men v man");
    }

    #[test]
    fn an_ending_has_one_name_and_the_task_says_who_has_to_do_it() {
        for (item, subject, short) in [
            ("win KKK v K", "3 kings v king · win it", "win KKK-K"),
            ("hold K v KKK", "3 kings v king · hold it", "hold KKK-K"),
            ("win MMM v K", "3 men v king · win it", "win MMM-K"),
            ("hold K v MMM", "3 men v king · hold it", "hold MMM-K"),
            ("win K v MMM", "3 men v king · win as the king", "K: win MMM-K"),
            ("hold MMM v K", "3 men v king · hold as the 3 men", "MMM: hold MMM-K"),
        ] {
            let ending = Ending::of_item(Variant::International, item).unwrap();
            assert_eq!((drill_subject(&ending).as_str(), drill_short(&ending).as_str()), (subject, short), "{item}");
            assert!(drill_short(&ending).len() <= 15, "{item}");
        }
    }

    #[test]
    fn a_hint_says_first_what_to_guard_and_then_gives_figures() {
        for language in Language::iter().copied() {
            speak_here(language);
            for variant in Variant::ALL {
                for ending in classes(variant).into_iter().flat_map(|class| tasks(variant, class)) {
                    let rule = rule_of_thumb(&ending);
                    let first = rule.split_once(['.', '。']).expect("a sentence").0;
                    assert!(!first.contains(|sign: char| sign.is_ascii_digit()), "{ending}: {rule}");
                    assert!(first.chars().count() >= 5, "{ending}: {rule}");
                }
            }
        }
        speak_here(Language::En);
    }

    #[test]
    fn moves_to_spare_are_named_in_a_hint() {
        let moves = |moves: &[(&str, Option<u8>)]| -> Vec<_> {
            moves.iter().map(|&(written, spare)| (written.to_owned(), spare)).collect()
        };
        let one = moves(&[("41-14", Some(15))]);
        assert_eq!(
            drill_keeping(Outcome::Win, &one, false),
            "Winning: 41-14. After it you can waste 15 moves before the limit."
        );
        assert_eq!(
            drill_keeping(Outcome::Win, &one, true),
            "Winning: 41-14 (15) and more. In brackets: how many moves you can waste then before the limit."
        );
        let last = moves(&[("41-14", Some(1))]);
        assert_eq!(
            drill_keeping(Outcome::Win, &last, false),
            "Winning: 41-14. After it you can waste 1 move before the limit."
        );
        let two = moves(&[("41-14", Some(15)), ("45-40", Some(13))]);
        assert_eq!(
            drill_keeping(Outcome::Win, &two, false),
            "Winning: 41-14 (15), 45-40 (13). In brackets: how many moves you can waste then before the limit."
        );
        assert_eq!(drill_keeping(Outcome::Draw, &two, false), "Holding: 41-14, 45-40.");
        assert_eq!(drill_keeping(Outcome::Win, &moves(&[("41-14", None)]), false), "Winning: 41-14.");
    }

    #[test]
    fn a_rule_of_thumb_names_what_was_counted() {
        let rule = |variant, name| rule_of_thumb(&Ending::of_item(variant, name).unwrap());
        let (large, small) = (Variant::International, Variant::Russian);
        let stop = "Guard the road of their foremost man: bring a piece in front of it while it is still far from its \
                    last row. Of 100 positions you win 53 when it is 1 step away, and all when it is 2 away.";
        assert_eq!(rule(large, "win KK v M"), stop);
        let hurry = "Run with your foremost man, and keep its road free. Of 100 positions you hold 91 when it is 2 steps \
                     from its last row, and none when it is 4 away.";
        assert_eq!(rule(large, "hold M v K"), hurry);
        let road = "Hold the main road. On it you lose 25 positions in 100, elsewhere 73.";
        assert_eq!(rule(small, "hold K v KKK"), road);
        let offer = "Look for an offer: the other side must capture, and your next move ends the game. Every win \
                     in two moves begins with one.";
        assert_eq!(rule(large, "win KK v KK"), offer);
        // Nothing was counted for five pieces.
        assert_eq!(rule(large, "hold KK v KKK"), "Before each move, check what it lets the other side capture.");
    }

    #[test]
    fn an_error_is_told_with_its_reason_and_without_the_right_move() {
        let (win, draw) = (Score::win_in(3), Score::DRAW);
        let out = Some(Mistake::LetsKingOut);
        let told = "That gives away the win: the lone king slips out between your pieces.";
        assert_eq!(drill_gives_away(win, draw, out), told);
        assert_eq!(drill_gave_away(win, "2. 45-40??", None), "2. 45-40?? gave away the win.");
        let late = "2. 45-40?? gave away the win: it takes too long for the move limit.";
        assert_eq!(drill_gave_away(win, "2. 45-40??", Some(Mistake::TooLate)), late);
    }
}

//! The words of the program, in the player's language.

use etude_tui::key::{Key, KeyWord};
use yonsan_rules::{EndReason, Foul, PuzzleKind, RowKind, RuleSet, Side, Verdict};

use crate::settings::LanguageChoice;
use crate::train::clock::Pace;
use crate::train::fouls::Made;

mod cases;
pub mod lessons;
mod opening;
mod position_text;
mod progress;
mod store;

pub use cases::{answer, facts, opening as opening_rule_name};
pub use opening::{
    about_opening_rule, opening_ask, opening_choice, opening_name, opening_news, opening_refused, opening_rule, seat,
};
pub use position_text::{unread, unwritten};
pub use progress::{kind_of_exercise, opponent, set_name, unkept};
pub use store::{lost, settings_error, trouble};

etude_text::languages!();

/// The language that is spoken: what the command line asks for, else what the settings choose, else that of the system.
#[must_use]
pub fn chosen(choice: LanguageChoice, (given, of_system): (Option<Language>, Language)) -> Language {
    given.unwrap_or(match choice {
        LanguageChoice::Auto => of_system,
        LanguageChoice::English => Language::En,
        LanguageChoice::Chinese => Language::ZhCN,
    })
}

/// A choice of language. Each language is named in itself.
#[must_use]
pub fn language_choice(choice: LanguageChoice) -> String {
    match choice {
        LanguageChoice::Auto => say().language_auto(),
        LanguageChoice::English => Language::En.language_name().to_owned(),
        LanguageChoice::Chinese => Language::ZhCN.language_name().to_owned(),
    }
}

/// Whether the player's language is Chinese.
#[must_use]
pub fn is_chinese() -> bool {
    language() == Language::ZhCN
}

/// The selector of a side in messages.
#[must_use]
pub const fn side(side: Side) -> &'static str {
    match side {
        Side::Black => "black",
        Side::White => "white",
    }
}

/// What a black stone makes.
#[must_use]
pub fn made(made: Made) -> String {
    match made {
        Made::Five => say().made_five(),
        Made::Allowed => say().made_allowed(),
        Made::DoubleThree => say().made_double_three(),
        Made::DoubleFour => say().made_double_four(),
        Made::Overline => say().made_overline(),
    }
}

/// The name of a foul.
#[must_use]
pub fn foul(foul: Foul) -> String {
    made(match foul {
        Foul::DoubleThree => Made::DoubleThree,
        Foul::DoubleFour => Made::DoubleFour,
        Foul::Overline => Made::Overline,
    })
}

/// The rows that a stone makes, in a list; `None` if it makes none.
#[must_use]
pub fn rows(kinds: &[RowKind]) -> Option<String> {
    let name = |kind: &RowKind| match kind {
        RowKind::Overline => say().row_overline(),
        RowKind::Five => say().row_five(),
        RowKind::TwoFours => say().row_two_fours(),
        RowKind::StraightFour => say().row_straight_four(),
        RowKind::Four => say().row_four(),
        RowKind::Three => say().row_three(),
        RowKind::FalseThree => say().row_false_three(),
    };
    let names: Vec<String> = kinds.iter().map(name).collect();
    let (last, others) = names.split_last()?;
    let first = others.join(&say().list());
    Some(if first.is_empty() { last.clone() } else { format!("{first}{}{last}", say().and()) })
}

/// The name of a rule set.
#[must_use]
pub fn rules(rules: RuleSet) -> String {
    match rules {
        RuleSet::School1 => say().rules_school1(),
        RuleSet::School2 => say().rules_school2(),
        RuleSet::Rif => say().rules_rif(),
    }
}

/// The name of a pace.
#[must_use]
pub fn pace(pace: Pace) -> String {
    match pace {
        Pace::Free => say().pace_free(),
        Pace::Minutes(minutes) => say().pace_minutes(u32::from(minutes)),
        Pace::Moves => say().pace_moves(),
        Pace::Final => say().pace_final(),
    }
}

/// What a pace is.
#[must_use]
pub fn about_pace(pace: Pace) -> String {
    match pace {
        Pace::Free => say().pace_about_free(),
        Pace::Minutes(_) => say().pace_about_minutes(),
        Pace::Moves => say().pace_about_moves(),
        Pace::Final => say().pace_about_final(),
    }
}

/// What a puzzle is won by.
#[must_use]
pub fn kind(kind: PuzzleKind) -> String {
    match kind {
        PuzzleKind::Fours => say().fours_kind_fours(),
        PuzzleKind::Foul => say().fours_kind_foul(),
        PuzzleKind::Threats => say().fours_kind_threats(),
    }
}

/// Who has won a game, and why.
#[must_use]
pub fn verdict(verdict: Verdict) -> String {
    let reason = match verdict.reason() {
        EndReason::Five => say().reason_five(),
        EndReason::BlackFoul(_) | EndReason::ForcedFoul(_) => say().reason_foul(),
        EndReason::Resignation => say().reason_resignation(),
        EndReason::Time => say().reason_time(),
        EndReason::FullBoard => say().reason_full(),
        _ => say().reason_other(),
    };
    match verdict.winner() {
        Some(winner) => say().verdict_won(side(winner), reason),
        None => say().verdict_draw(reason),
    }
}

/// The name of a key.
#[must_use]
pub fn key(key: Key) -> String {
    key.name(|word| match word {
        KeyWord::Space => say().key_space(),
        KeyWord::Enter => say().key_enter(),
        KeyWord::Escape => say().key_escape(),
        KeyWord::Backspace => say().key_backspace(),
        KeyWord::Tab => say().key_tab(),
        KeyWord::Delete => say().key_delete(),
        KeyWord::Home => say().key_home_key(),
        KeyWord::End => say().key_end(),
        KeyWord::PageUp => say().key_page_up(),
        KeyWord::PageDown => say().key_page_down(),
        KeyWord::Control => say().key_control(),
    })
}

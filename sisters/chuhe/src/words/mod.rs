//! The words of the program, in the player's language.

use chuhe_engine::Found;
use chuhe_rules::{
    Conduct, Deed, Defeat, DrawReason, Ground, Kind as PieceKind, LossReason, Nature, Notation, Piece, Position,
    Refusal, RuleSet, Ruling, Side, Suicide, Verdict,
};
use chuhe_tables::{Class, Men};
use etude_store::HeldError;
use etude_tui::key::{Key, KeyWord};

use crate::memory::{Kind, UnfinishedError};
use crate::settings::{LanguageChoice, NotationChoice};
use crate::train::clock::Pace;
use crate::train::course::draw::Drill;
use crate::train::names::MateName;
use crate::train::vary::Answer;

mod arbiter;
mod cases;
pub mod lessons;
mod store;

pub use arbiter::{decision, incident, touch, touch_answer};
pub use cases::{case, reply};
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
        LanguageChoice::English => "English".to_owned(),
        LanguageChoice::Chinese => "简体中文".to_owned(),
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
        Side::Red => "red",
        Side::Black => "black",
    }
}

/// The name of a side.
#[must_use]
pub fn side_name(of: Side) -> String {
    say().side(side(of))
}

/// A notation with an example.
#[must_use]
pub fn notation_choice(choice: NotationChoice) -> String {
    match choice {
        NotationChoice::Auto => say().notation_auto(),
        NotationChoice::Full => "炮二平五".to_owned(),
        NotationChoice::Short => "炮2=5".to_owned(),
        NotationChoice::Wxf => "C2=5".to_owned(),
        NotationChoice::Iccs => "h2e2".to_owned(),
    }
}

/// The cannon's first move in a notation.
#[must_use]
pub const fn example(notation: Notation) -> &'static str {
    match notation {
        Notation::Full => "炮二平五",
        Notation::Short => "炮2=5",
        Notation::Wxf => "C2=5",
        Notation::Iccs => "h2e2",
    }
}

/// The name of a rule set.
#[must_use]
pub fn rules(rules: RuleSet) -> String {
    match rules {
        RuleSet::Cxa => say().rules_cxa(),
        RuleSet::Wxf => say().rules_wxf(),
    }
}

/// What a rule set is.
#[must_use]
pub fn about_rules(rules: RuleSet) -> String {
    match rules {
        RuleSet::Cxa => say().about_cxa(),
        RuleSet::Wxf => say().about_wxf(),
    }
}

/// The name of a kind in messages.
const fn kind_word(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::King => "king",
        PieceKind::Advisor => "advisor",
        PieceKind::Elephant => "elephant",
        PieceKind::Horse => "horse",
        PieceKind::Rook => "rook",
        PieceKind::Cannon => "cannon",
        PieceKind::Pawn => "pawn",
    }
}

/// The name of a kind of piece.
#[must_use]
pub fn piece(kind: PieceKind) -> String {
    say().piece(kind_word(kind))
}

/// The name of a piece, as its side writes it.
#[must_use]
pub fn man(piece: Piece) -> String {
    say().man(kind_word(piece.kind), side(piece.side))
}

/// The names of kinds in a list, each once.
fn pieces(kinds: impl Iterator<Item = PieceKind>) -> String {
    let mut kinds: Vec<PieceKind> = kinds.collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds.into_iter().map(piece).collect::<Vec<_>>().join(&say().and())
}

/// Why a move is against the rules.
#[must_use]
pub fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::Empty(_) => say().refuse_empty(),
        Refusal::NotYours { turn, .. } => say().choose_own(side(turn)),
        Refusal::OwnPiece(_) => say().refuse_own(),
        Refusal::NotItsMove(kind) => say().refuse_move(piece(kind)),
        Refusal::Leg(_) => say().refuse_leg(),
        Refusal::Eye(_) => say().refuse_eye(),
        Refusal::InTheWay(_) => say().refuse_way(),
        Refusal::Screens(count) => say().refuse_screens(count),
        Refusal::Palace(kind) => say().refuse_palace(piece(kind)),
        Refusal::River => say().refuse_river(),
        Refusal::Suicide(Suicide::KingsFace) => say().refuse_face(),
        Refusal::Suicide(Suicide::GivesKing) => say().refuse_gives(),
        Refusal::Suicide(Suicide::CheckUnanswered) => say().refuse_unanswered(),
    }
}

/// Whether the side to move is in check, mated or without a move.
#[must_use]
pub fn check(position: &Position) -> String {
    match position.defeat() {
        Some(Defeat::Mate) => say().state_mate(),
        Some(Defeat::Stalemate) => say().state_stalemate(),
        None if position.in_check(position.turn()) => say().state_check(side(position.turn())),
        None => String::new(),
    }
}

/// Material in words: "rook against two advisors and an elephant".
#[must_use]
pub fn class(class: &Class) -> String {
    let mut own: Vec<String> = class.attackers().iter().map(|&kind| piece(kind)).collect();
    own.extend(men(class.own()));
    let defence = men(class.defence());
    let defence = if defence.is_empty() { piece(PieceKind::King) } else { defence.join(&say().and()) };
    say().class(own.join(&say().and()), defence)
}

fn men(men: Men) -> Vec<String> {
    let named = |count: u8, kind, name| match count {
        0 => None,
        1 => Some(piece(kind)),
        _ => Some(say().two(name)),
    };
    let advisors = named(men.advisors, PieceKind::Advisor, "advisor");
    let elephants = named(men.elephants, PieceKind::Elephant, "elephant");
    advisors.into_iter().chain(elephants).collect()
}

/// How a game ended.
#[must_use]
pub fn verdict(verdict: Verdict) -> String {
    match verdict {
        Verdict::Lost(loser, reason) => {
            let reason = match reason {
                LossReason::Mate => say().reason_mate(),
                LossReason::Stalemate => say().reason_stalemate(),
                LossReason::PerpetualCheck => say().reason_perpetual(),
                LossReason::Repetition => say().reason_repetition(),
                LossReason::Resigned => say().reason_resigned(),
                LossReason::Time => say().reason_time(),
                LossReason::ThreeFouls => say().reason_fouls(),
                _ => say().reason_other(),
            };
            say().verdict_won(side(loser.other()), reason)
        }
        Verdict::Drawn(reason) => {
            let reason = match reason {
                DrawReason::Repetition => say().draw_repetition(),
                DrawReason::NaturalLimit => say().draw_limit(),
                DrawReason::Agreement => say().draw_agreed(),
                DrawReason::NoWin => say().reason_other(),
            };
            say().verdict_drawn(reason)
        }
    }
}

/// What a line of the engine is worth for the side to move: in pawns, or a mate in moves.
#[must_use]
pub fn worth(found: &Found) -> String {
    match found.mate() {
        Some(plies) if plies > 0 => say().worth_mates((plies + 1) / 2),
        Some(plies) => say().worth_mated((1 - plies) / 2),
        None => {
            let sign = if found.score < 0 { '-' } else { '+' };
            let score = found.score.abs();
            format!("{sign}{}.{:02}", score / 100, score % 100)
        }
    }
}

/// A time control.
#[must_use]
pub fn pace(pace: Pace) -> String {
    match pace {
        Pace::Free => say().pace_free(),
        Pace::Seconds(minutes, seconds) => say().pace_seconds(u32::from(minutes), u32::from(seconds)),
        Pace::Minutes(minutes) => say().pace_minutes(u32::from(minutes)),
        Pace::Odds(red, black) => say().pace_odds(u32::from(red), u32::from(black)),
    }
}

/// What a time control is, by its article.
#[must_use]
pub fn about_pace(pace: Pace) -> String {
    match pace.article() {
        None => say().about_pace_free(),
        Some("6.1") => say().about_pace_seconds(),
        Some("6.2") => say().about_pace_sudden(),
        Some("6.3") => say().about_pace_rapid(),
        Some(_) => say().about_pace_odds(),
    }
}

/// What could not be kept or read of unfinished work.
#[must_use]
pub fn unkept(error: &UnfinishedError) -> String {
    match error {
        HeldError::File { path, error } => say().unfinished_unkept(path.display().to_string(), error.to_string()),
        HeldError::Unreadable { path, reason } => say().unfinished_unreadable(reason, path.display().to_string()),
        HeldError::Newer { path, reason } => say().unfinished_newer(reason, path.display().to_string()),
    }
}

/// An answer to "who must vary?".
#[must_use]
pub fn answer(answer: Answer) -> String {
    match answer {
        Answer::MustVary(Side::Red) => say().vary_red(),
        Answer::MustVary(Side::Black) => say().vary_black(),
        Answer::Draw => say().vary_draw(),
    }
}

/// What a side does in a repetition, in a sentence.
#[must_use]
pub fn conduct(ruling: &Ruling, of: Side) -> String {
    let own = || ruling.deeds.iter().filter(move |deed| deed.side == of);
    let victims =
        || pieces(own().flat_map(|deed| deed.chased.iter().chain(&deed.pawn_chased)).map(|chased| chased.kind));
    let name = side(of);
    match ruling.conduct[of.index()] {
        Conduct::PerpetualCheck => say().conduct_check(name, pieces(own().map(|deed| deed.mover))),
        Conduct::PerpetualKill => say().conduct_kill(name),
        Conduct::PerpetualChase => say().conduct_chase(name, victims()),
        Conduct::ChaseOfSeveral => say().conduct_several(name, victims()),
        Conduct::Mixture => say().conduct_mixture(name),
        Conduct::Allowed => say().conduct_allowed(name),
    }
}

/// On what a ruling rests.
#[must_use]
pub fn ground(ruling: &Ruling) -> String {
    let reason = match ruling.ground {
        Ground::PerpetualCheck => say().ground_check(),
        Ground::BothAllowed => say().ground_allowed(),
        Ground::BothForbidden => say().ground_forbidden(),
        Ground::OneForbidden => say().ground_one(),
    };
    match ruling.rules {
        RuleSet::Cxa => say().ground_cxa(ruling.ground.article(), reason),
        RuleSet::Wxf => say().ground_wxf(reason),
    }
}

/// What a move of a repetition is called, and what it chases.
#[must_use]
pub fn deed(deed: &Deed) -> String {
    let victims = |list: &[chuhe_rules::Chased]| pieces(list.iter().map(|chased| chased.kind));
    match deed.nature() {
        Nature::Check => say().deed_check(),
        Nature::Kill => say().deed_kill(),
        Nature::Chase => say().deed_chase(victims(&deed.chased)),
        Nature::Idle if !deed.pawn_chased.is_empty() => say().deed_pawn(victims(&deed.pawn_chased)),
        Nature::Idle => say().deed_idle(),
    }
}

/// The name of a mate, with what it means.
#[must_use]
pub fn mate_name(name: MateName) -> String {
    say().mate_name(name.as_ref())
}

/// What a drill asks for. A move that is to be played is written down.
#[must_use]
pub fn drill(drill: Drill, written: Option<String>) -> String {
    match drill {
        Drill::Targets(kind) => say().drill_targets(piece(kind)),
        Drill::Check => say().drill_check(),
        Drill::Answers => say().drill_answers(),
        Drill::Written => say().drill_written(written.unwrap_or_default()),
    }
}

/// A kind of exercise, in the table of progress.
#[must_use]
pub fn kind(kind: Kind) -> String {
    say().exercise_kind(kind.as_ref())
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

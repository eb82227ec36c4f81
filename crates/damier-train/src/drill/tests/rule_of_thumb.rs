//! Counts the figures of the rules of thumb again.

use std::collections::BTreeSet;
use std::mem::discriminant;
use std::ops::ControlFlow;

use crate::TABLES;
use crate::drill::rule_of_thumb::RuleOfThumb;
use crate::drill::{Ending, Role, offered, roles};
use damier_endings::{Outcome, Selected, Selection};
use damier_rules::{AnyPosition, Color, PieceKind, Square, Variant};

/// In classes with more positions than this, only every `STEP`th is looked at.
const FEW: u64 = 250_000;
/// See `FEW`.
const STEP: u32 = 19;
/// How far a share of such a sample may be from that of the whole, in percent.
const NEAR: u8 = 2;

/// A position of an ending, with the trainee to move.
struct Seen {
    selected: Selected,
    trainee: Color,
    role: Role,
}

impl Seen {
    const fn position(&self) -> &AnyPosition {
        &self.selected.position
    }

    fn squares(&self, color: Color, kind: PieceKind) -> impl Iterator<Item = Square> {
        self.position().pieces(color, kind).into_iter()
    }

    /// The side that wants to hold.
    fn weak(&self) -> Color {
        if self.role == Role::Win { !self.trainee } else { self.trainee }
    }

    fn is(&self, outcome: Outcome) -> bool {
        self.selected.answer.outcome == outcome
    }

    /// Whether the trainee can do what the role asks.
    fn is_promised(&self) -> bool {
        self.is(if self.role == Role::Win { Outcome::Win } else { Outcome::Draw })
    }

    fn is_won_in(&self, plies: u8) -> bool {
        self.is(Outcome::Win) && self.selected.answer.to_win == Some(plies)
    }

    /// Whether the weaker side's only piece is a king on the main road.
    fn is_on_road(&self) -> bool {
        let last = self.position().board_size().rows() - 1;
        self.squares(self.weak(), PieceKind::King).any(|king| king.row() + king.column() == last)
    }

    /// The steps of the weaker side's foremost man to its last row.
    fn steps(&self) -> Option<u8> {
        let last = self.position().board_size().rows() - 1;
        let to_go = |man: Square| if self.weak() == Color::White { man.row() } else { last - man.row() };
        self.squares(self.weak(), PieceKind::Man).map(to_go).min()
    }

    /// Whether two men face each other in one column with one row between.
    fn is_opposition(&self) -> bool {
        let faces = |white: Square| {
            let ahead = |black: Square| black.column() == white.column() && black.row() + 2 == white.row();
            self.squares(Color::Black, PieceKind::Man).any(ahead)
        };
        self.squares(Color::White, PieceKind::Man).any(faces)
    }

    /// For each move: whether it gives away what was promised, and whether it lets the opponent capture.
    fn moves(&self) -> impl Iterator<Item = (bool, bool)> {
        let promised = self.selected.answer.outcome;
        self.selected
            .moves
            .iter()
            .map(move |each| (each.outcome != promised, self.position().play_unchecked(each.candidate).must_capture()))
    }

    /// For a win in two moves: whether one of them begins with an offer.
    fn begins_with_offer(&self) -> Option<bool> {
        let wins = |after: u8, outcome| after == 2 && outcome == Outcome::Win;
        let offers = |played| self.position().play_unchecked(played).must_capture();
        let mut moves = self.selected.moves.iter();
        self.is_won_in(3).then(|| {
            moves.any(|each| each.after.to_win.is_some_and(|after| wins(after, each.outcome)) && offers(each.candidate))
        })
    }

    /// For a won position with moves that crown: whether one of them keeps the win.
    fn keeps_by_crowning(&self) -> Option<bool> {
        let kings = |position: &AnyPosition| position.pieces(self.trainee, PieceKind::King).len();
        let crowns = |played| kings(&self.position().play_unchecked(played)) > kings(self.position());
        let mut crowning = self.selected.moves.iter().filter(|each| crowns(each.candidate)).peekable();
        (self.is(Outcome::Win) && crowning.peek().is_some()).then(|| crowning.any(|each| each.outcome == Outcome::Win))
    }
}

/// Calls `visit` with the positions of an ending in which the trainee is to move and cannot capture.
fn visit(ending: Ending, step: u32, mut visit: impl FnMut(&Seen)) {
    let class = ending.class().unwrap();
    let strong_to_move = Some(ending.own == class.strong());
    let wanted = Selection { strong_to_move, capture: Some(false), every: step, ..Selection::of(class) };
    TABLES.of(ending.variant).select(&wanted, 0, |selected| {
        visit(&Seen { trainee: selected.position.side_to_move(), role: ending.role, selected });
        ControlFlow::Continue(())
    });
}

/// A percentage, 100 only if it is all and 0 only if it is none.
fn percent(part: u64, all: u64) -> u8 {
    assert!(all > 0);
    let rounded = (200 * part + all) / (2 * all);
    u8::try_from(if part == 0 || part == all { rounded } else { rounded.clamp(1, 99) }).unwrap()
}

/// The share of the positions for which something is true among those for which it can be asked.
fn share(ending: Ending, step: u32, asked: impl Fn(&Seen) -> Option<bool>) -> u8 {
    shares(ending, step, |seen, count| asked(seen).into_iter().for_each(count))
}

/// The same for something asked several times in a position.
fn shares(ending: Ending, step: u32, ask: impl Fn(&Seen, &mut dyn FnMut(bool))) -> u8 {
    let (mut part, mut all) = (0, 0);
    visit(ending, step, |seen| {
        ask(seen, &mut |is_true| {
            part += u64::from(is_true);
            all += 1;
        });
    });
    percent(part, all)
}

/// The share of the moves giving the result away that let the opponent capture.
fn taken(ending: Ending, step: u32) -> u8 {
    shares(ending, step, |seen, count| {
        if seen.is_promised() {
            seen.moves().filter(|each| each.0).for_each(|each| count(each.1));
        }
    })
}

/// The same rule with the figures counted now.
fn counted(rule: RuleOfThumb, ending: Ending, step: u32) -> RuleOfThumb {
    let of = |asked: &dyn Fn(&Seen) -> Option<bool>| share(ending, step, asked);
    let on_road = |on: bool, outcome| of(&|seen| (seen.is_on_road() == on).then(|| seen.is(outcome)));
    let with_steps = |steps: u8, right: &dyn Fn(&Seen) -> bool| {
        (steps, of(&|seen| (seen.steps() == Some(steps)).then(|| right(seen))))
    };
    let offers = || of(&Seen::begins_with_offer);
    match rule {
        RuleOfThumb::FourKings => unreachable!("counted where the tables are computed"),
        RuleOfThumb::KeepOffRoad { .. } => {
            RuleOfThumb::KeepOffRoad { on: on_road(true, Outcome::Win), off: on_road(false, Outcome::Win) }
        }
        RuleOfThumb::HoldRoad { .. } => {
            RuleOfThumb::HoldRoad { on: on_road(true, Outcome::Loss), off: on_road(false, Outcome::Loss) }
        }
        RuleOfThumb::LastOffer { .. } => RuleOfThumb::LastOffer { offers: offers() },
        RuleOfThumb::Crowning { .. } => RuleOfThumb::Crowning { keeps: of(&Seen::keeps_by_crowning) },
        RuleOfThumb::FewMoves { .. } => {
            let mut longest = 0;
            visit(ending, step, |seen| longest = longest.max(seen.selected.answer.to_win.unwrap_or(0)));
            RuleOfThumb::FewMoves { moves: longest.div_ceil(2), offers: offers() }
        }
        RuleOfThumb::Corner => {
            visit(ending, step, |seen| {
                let last = seen.position().board_size().rows() - 1;
                let mut king = seen.squares(seen.weak(), PieceKind::King);
                let is_corner = king.any(|king| [(0, last), (last, 0)].contains(&(king.row(), king.column())));
                // From the corner it has only the main road; anywhere else it is never lost.
                assert!(!seen.is(Outcome::Win) || (is_corner && seen.is_won_in(3)));
                assert!(seen.selected.moves.iter().filter(|_| seen.is(Outcome::Win)).all(|each| {
                    let is_end =
                        [(0, last), (last, 0)].contains(&(each.candidate.to.row(), each.candidate.to.column()));
                    is_end == (each.outcome == Outcome::Win)
                }));
            });
            RuleOfThumb::Corner
        }
        RuleOfThumb::NoRefuge { .. } => RuleOfThumb::NoRefuge {
            on: on_road(true, Outcome::Loss),
            off: on_road(false, Outcome::Loss),
            taken: taken(ending, step),
        },
        RuleOfThumb::Opposition { wins, .. } => {
            let outcome = if wins { Outcome::Win } else { Outcome::Loss };
            RuleOfThumb::Opposition { wins, share: of(&|seen| seen.is_opposition().then(|| seen.is(outcome))) }
        }
        RuleOfThumb::Stop { near, far } => {
            let won = |seen: &Seen| seen.is(Outcome::Win);
            RuleOfThumb::Stop { near: with_steps(near.0, &won), far: with_steps(far.0, &won) }
        }
        RuleOfThumb::Hurry { near, far } => {
            let kept = |seen: &Seen| !seen.is(Outcome::Loss);
            RuleOfThumb::Hurry { near: with_steps(near.0, &kept), far: with_steps(far.0, &kept) }
        }
        RuleOfThumb::Captures { .. } => RuleOfThumb::Captures { taken: taken(ending, step) },
    }
}

/// Every ending that is offered, with its rule.
fn rules() -> Vec<(Ending, RuleOfThumb)> {
    let mut rules = Vec::new();
    for variant in [Variant::International, Variant::Russian, Variant::Brazilian] {
        for material in offered(variant) {
            for &role in roles(material) {
                let ending = Ending::of_material(variant, role, material);
                rules.push((
                    ending,
                    RuleOfThumb::of(&ending).unwrap_or_else(|| panic!("{variant} {ending} has no rule")),
                ));
            }
        }
    }
    rules
}

/// The figures of a rule.
fn figures(rule: RuleOfThumb) -> Vec<u8> {
    match rule {
        RuleOfThumb::FourKings | RuleOfThumb::Corner => Vec::new(),
        RuleOfThumb::KeepOffRoad { on, off } | RuleOfThumb::HoldRoad { on, off } => vec![on, off],
        RuleOfThumb::LastOffer { offers } => vec![offers],
        RuleOfThumb::Crowning { keeps } => vec![keeps],
        RuleOfThumb::FewMoves { moves, offers } => vec![moves, offers],
        RuleOfThumb::NoRefuge { on, off, taken } => vec![on, off, taken],
        RuleOfThumb::Captures { taken } => vec![taken],
        RuleOfThumb::Opposition { share, .. } => vec![share],
        RuleOfThumb::Stop { near, far } | RuleOfThumb::Hurry { near, far } => vec![near.1, far.1],
    }
}

#[test]
fn there_are_ten_rules_and_every_ending_has_one() {
    let rules = rules();
    let kinds: BTreeSet<String> = rules.iter().map(|(_, rule)| format!("{:?}", discriminant(rule))).collect();
    assert!(kinds.len() >= 10, "{kinds:?}");
}

#[test]
fn what_the_rules_say_is_true() {
    for (ending, rule) in rules() {
        let (RuleOfThumb::Stop { near, far } | RuleOfThumb::Hurry { near, far }) = rule else { continue };
        let is_better = if matches!(rule, RuleOfThumb::Stop { .. }) { near.1 < far.1 } else { near.1 > far.1 };
        assert!(is_better && near.0 < far.0, "{ending}: a step decides");
    }
    for (ending, rule) in rules() {
        match rule {
            RuleOfThumb::KeepOffRoad { on, off } | RuleOfThumb::HoldRoad { on, off } => {
                assert!(2 * on < off, "{ending}: the road decides");
            }
            RuleOfThumb::NoRefuge { on, off, .. } => assert!(on.abs_diff(off) < 2, "{ending}: the road hardly matters"),
            RuleOfThumb::LastOffer { offers } | RuleOfThumb::FewMoves { offers, .. } => {
                assert!(offers > 50, "{ending}");
            }
            RuleOfThumb::Crowning { keeps } => assert!(keeps < 50, "{ending}: crowning gives most wins away"),
            RuleOfThumb::Opposition { share, .. } => assert!(share > 95, "{ending}"),
            _ => {}
        }
    }
}

/// In large classes this counts a sample.
#[test]
fn the_figures_are_those_of_the_tables() {
    for (ending, rule) in rules() {
        let Some(class) = ending.class() else { continue };
        let step = if TABLES.of(ending.variant).positions(class) > FEW { STEP } else { 1 };
        let counted = counted(rule, ending, step);
        let (given, found) = (figures(rule), figures(counted));
        let near = if step > 1 { NEAR } else { 0 };
        let is_near = given.iter().zip(&found).all(|(given, found)| given.abs_diff(*found) <= near);
        assert!(is_near, "{} {ending}: {rule:?}, counted {counted:?}", ending.variant);
    }
}

#[test]
#[ignore = "some minutes: counts all positions of the tables"]
fn the_figures_are_those_of_the_tables_exactly() {
    for (ending, rule) in rules().into_iter().filter(|(ending, _)| ending.class().is_some()) {
        assert_eq!(counted(rule, ending, 1), rule, "{} {ending}", ending.variant);
    }
}

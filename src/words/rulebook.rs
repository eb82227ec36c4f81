//! Cases that an article of the rule books decides directly.

use crate::lessons::articles;
use crate::words::common::list;
use crate::words::language::say;
use damier_train::arbiter::rulebook::{Claim, Equipment, FinalTeams, RulebookCase, Team};
use damier_train::arbiter::{Case, Ruling};

/// What happened, with the question; `mover` and `other` are the sides.
pub(super) fn rulebook_case(case: RulebookCase, mover: &str, other: &str) -> String {
    match case {
        RulebookCase::Equipment(equipment) => equipment_case(equipment, mover),
        RulebookCase::Handling(handling) => say().handling(handling, mover, other),
        RulebookCase::Claim(claim) => claim_case(claim, mover, other),
        RulebookCase::Deed(deed) => say().deed(deed, mover, other),
        RulebookCase::Job(job) => say().job(job),
        RulebookCase::Team(team) => team_case(team),
        RulebookCase::Standing(standing) => standing_case(&standing),
        RulebookCase::Rated(rated) => {
            let [first, second] = rated.scores;
            let [met, others] = rated.ratings.map(numbers);
            say().rated_case(first, met, second, others)
        }
        RulebookCase::PlayForm(form) => say().play_form_described(form),
        RulebookCase::Aspect(form, aspect) => say().aspect_case(say().play_form(form), aspect),
        RulebookCase::Time(control, of_clock) => say().time_case(control, if of_clock { "clock" } else { "sheet" }),
        RulebookCase::Books(book, difference) => say().books_case(book, difference, mover, other),
    }
}

fn equipment_case(equipment: Equipment, mover: &str) -> String {
    match equipment {
        Equipment::Board(size) => say().equipment_board(size),
        Equipment::Rim(height) => say().equipment_rim(height),
        Equipment::Man(square, man) => say().equipment_man(square, man),
        Equipment::ManOn45(width) => say().equipment_man_on_45(width),
        Equipment::Height(width, height) => say().equipment_height(width, height),
        Equipment::Display(height, width) => say().equipment_display(height, width),
        Equipment::Fixture(fixture) => say().fixture(fixture, mover),
    }
}

fn claim_case(claim: Claim, mover: &str, other: &str) -> String {
    match claim {
        Claim::Objection { minutes, before: true } => say().claim_objection_before(minutes, mover),
        Claim::Objection { minutes, before: false } => say().claim_objection_after(minutes, mover),
        Claim::Correction(minutes) => say().claim_correction(mover, minutes),
        Claim::Flag(reporter) => say().claim_flag(reporter, mover, other),
        Claim::Appeal { limit, after } => say().claim_appeal(limit, mover, after),
        Claim::Spoken => say().claim_spoken(mover),
        Claim::NoFee => say().claim_no_fee(mover),
        Claim::Committee(members) => say().claim_committee(members),
        Claim::Vote(in_favour, against) => say().claim_vote(in_favour + against, in_favour, against),
        Claim::Interested => say().claim_interested(mover),
        Claim::Broken([white, black]) => say().claim_broken(white, black),
    }
}

fn team_case(team: Team) -> String {
    match team {
        Team::Form(form) => say().team_form_described(form),
        Team::LineUp(system, order) => say().line_up(system, numbers(order)),
        Team::Sum(scores) => say().team_sum(numbers(scores)),
        Team::Games(players) => say().team_games(players),
    }
}

fn standing_case(standing: &FinalTeams) -> String {
    let of = |team: usize| {
        let (points, games) = (standing.points[team], standing.games[team]);
        let boards = standing.boards[team].map(|points| points.to_string()).join("-");
        if standing.round_robin {
            say().standing_round_robin(points, games, boards)
        } else {
            say().standing_by_score(points, standing.opponents[team], games, boards)
        }
    };
    let between = match (standing.met, standing.between) {
        (false, _) => "apart",
        (true, Some(0)) => "first",
        (true, Some(_)) => "second",
        (true, None) => "none",
    };
    let system = if standing.round_robin { "round-robin" } else { "by-score" };
    say().standing_case(system, of(0), of(1), between)
}

fn numbers<T: ToString, const N: usize>(numbers: [T; N]) -> String {
    list(numbers.map(|number| number.to_string()))
}

/// The articles too long for the pane beside a ruling: `why-article` says in short what they say.
const LONG: [&str; 10] = [
    "CDA 2.6.4",
    "CDA 2.6.11",
    "CDA 3.8.1.3.1 A",
    "CDA 3.12.4",
    "CDA 3.16",
    "CDA 4.17.2.1",
    "CDA 4.17.2.2",
    "CDA 4.20",
    "FMJD 4.4",
    "FMJD 5.2",
];

/// Why the ruling is right: what the last article says that the case cites.
pub(super) fn rulebook_reason(case: &Case) -> String {
    let Some(&decisive) = case.articles.last() else { return String::new() };
    if LONG.contains(&decisive) {
        return say().why_article(decisive.replace([' ', '.'], "-"));
    }
    articles::cited(decisive).first().map(|article| article.text()).unwrap_or_default()
}

/// A ruling about what the rule books say; `None` for another one.
pub(super) fn rulebook_ruling(ruling: Ruling) -> Option<String> {
    Some(match ruling {
        Ruling::TeamForm(form) => say().team_form(form),
        Ruling::Played(form) => say().play_form(form),
        Ruling::Games(games) => say().ruling_games(games),
        Ruling::Yes
        | Ruling::No
        | Ruling::Right
        | Ruling::Duty
        | Ruling::Considered
        | Ruling::Granted
        | Ruling::Rejected
        | Ruling::OffendersTime
        | Ruling::OpponentsTime
        | Ruling::KeptTimes
        | Ruling::FullTimes
        | Ruling::Organisers
        | Ruling::Players
        | Ruling::AppealsCommittee => say().rulebook_ruling(ruling),
        _ => return None,
    })
}

//! The form for a session of puzzles.

use std::iter::{once, zip};

use crate::tui::action::Action;
use crate::tui::form::{Filled, Form, NO_YES, Row, named};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::{Page, Pane, Tone, Words};
use crate::tui::screens::{Destination, Screen, Step};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_puzzles::Theme;
use damier_rules::{AnyPosition, BoardSize, Variant};
use damier_train::puzzle::filter::{Band, Filter, Length, PuzzleOrigin};
use damier_train::puzzle::player_sets::PlayerSets;
use damier_train::puzzle::selector::PuzzleSelector;
use damier_train::puzzle::session::{PuzzleSession, SessionPlan};
use damier_train::puzzle::woodpecker::{Cycle, Woodpecker};
use etude_tui::text_input::TextInput;
use strum::VariantArray;

/// The modes, in the order of the form.
const PLANS: [SessionPlan; 7] = [
    SessionPlan::Practice,
    SessionPlan::Streak,
    SessionPlan::Sprint { minutes: 3 },
    SessionPlan::Sprint { minutes: 5 },
    SessionPlan::Woodpecker { size: SIZES[0] },
    SessionPlan::Review,
    SessionPlan::Blind,
];
/// The sizes of a new woodpecker set, in puzzles.
const SIZES: [u16; 3] = [20, 50, 100];
/// How hard puzzles can be; `None` is a typed range.
const BANDS: [Option<Band>; 4] = [Some(Band::Fitting), Some(Band::Easy), Some(Band::Hard), None];
const LENGTHS: [Option<Length>; 5] =
    [None, Some(Length::Exactly(1)), Some(Length::Exactly(2)), Some(Length::Exactly(3)), Some(Length::AtLeast(4))];

/// How many puzzles a theme needs to be offered.
const ENOUGH: usize = 20;
/// How many cycles of a set are listed.
const COMPARED: usize = 4;

/// The rows of the form; which are shown depends on the mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Mode,
    Set,
    Theme,
    Rating,
    Range,
    Length,
    Source,
    Mirrored,
    Goal,
}

/// Which puzzles: those of a set, or all.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Set {
    /// The woodpecker set in progress.
    InProgress,
    /// A new woodpecker set of this size.
    New(u16),
    /// No set.
    All,
    /// One of the player's own sets, by its name.
    Own(String),
}

/// The current choices.
struct Choices {
    plan: SessionPlan,
    set: Set,
    set_in_progress: Option<Woodpecker>,
    /// The player's own sets: the names, and the puzzles of the variant.
    own: Vec<(String, Vec<String>)>,
    /// The filter, without its band: that is in `band` and `range`.
    filter: Filter,
    band: Option<Band>,
    range: String,
    mirrored: bool,
    unannounced: bool,
}

impl Choices {
    fn of(session: &PuzzleSession, shared: &mut Shared) -> Self {
        let is_plan =
            |plan: &SessionPlan| plan.mode() == session.plan.mode() && !matches!(plan, SessionPlan::Sprint { .. });
        let plan = PLANS.into_iter().find(|plan| *plan == session.plan || is_plan(plan)).unwrap_or_default();
        let filter =
            Filter { variant: Some(shared.trainer.settings().variant), ids: Vec::new(), ..session.filter.clone() };
        let (band, range) = match filter.band {
            Band::Between(least, most) => (None, format!("{least}-{most}")),
            band => (Some(band), String::new()),
        };
        let set_in_progress = Woodpecker::resume(shared.trainer.history());
        let own = shared.trainer.own_sets();
        let chosen = |(_, ids): &&(String, Vec<String>)| !session.filter.ids.is_empty() && is_within(ids, session);
        let set = own.iter().find(chosen).map_or(Set::All, |(name, _)| Set::Own(name.clone()));
        let PuzzleSession { mirrored, unannounced, .. } = *session;
        let mut choices = Self { plan, set, set_in_progress, own, filter, band, range, mirrored, unannounced };
        choices.fit_set();
        choices
    }

    /// Chooses a set of the kind that the mode has.
    fn fit_set(&mut self) {
        let is_woodpecker = matches!(self.plan, SessionPlan::Woodpecker { .. });
        match &self.set {
            Set::All if is_woodpecker && self.set_in_progress.is_some() => self.set = Set::InProgress,
            Set::All if is_woodpecker => self.set = Set::New(SIZES[0]),
            Set::InProgress | Set::New(_) if !is_woodpecker => self.set = Set::All,
            _ => {}
        }
    }

    /// The puzzles of the player's own set, if one is chosen.
    fn own_ids(&self) -> Option<&[String]> {
        let Set::Own(name) = &self.set else { return None };
        self.own.iter().find(|(own, _)| own == name).map(|(_, ids)| &**ids)
    }

    fn plan(&self) -> SessionPlan {
        match (self.plan, &self.set) {
            (SessionPlan::Woodpecker { .. }, &Set::New(size)) => SessionPlan::Woodpecker { size },
            (SessionPlan::Woodpecker { .. }, Set::Own(_)) => {
                let size = self.own_ids().map_or(0, <[String]>::len);
                SessionPlan::Woodpecker { size: u16::try_from(size).unwrap_or(u16::MAX) }
            }
            (plan, _) => plan,
        }
    }

    /// The set in progress, if it is chosen.
    fn resumed(&self) -> Option<&Woodpecker> {
        let is_chosen = matches!(self.plan, SessionPlan::Woodpecker { .. }) && self.set == Set::InProgress;
        self.set_in_progress.as_ref().filter(|_| is_chosen)
    }

    /// Whether the difficulty can be chosen: streaks and sprints set their own, and a set of the player's is given.
    const fn is_rated(&self) -> bool {
        matches!(self.plan, SessionPlan::Practice | SessionPlan::Woodpecker { .. }) && !matches!(self.set, Set::Own(_))
    }

    /// The rows of the form.
    fn rows(&self, puzzles: &mut PuzzleSelector) -> Vec<Row<Field>> {
        let mut rows = vec![Row::choice(Field::Mode, say().modes_mode(), named(&PLANS, words::plan_name), &self.plan)];
        let has_sets = !self.own.is_empty() && self.plan != SessionPlan::Review;
        if has_sets || matches!(self.plan, SessionPlan::Woodpecker { .. }) {
            rows.push(Row::choice(Field::Set, say().modes_set(), self.sets(), &self.set));
        }
        if self.plan == SessionPlan::Review || self.resumed().is_some() {
            return rows;
        }
        if self.own_ids().is_none() {
            self.add_conditions(&mut rows, puzzles);
        }
        let mirrored = zip(NO_YES, [say().mirror_never(), say().mirror_random()]);
        rows.push(Row::choice(Field::Mirrored, say().modes_mirror(), mirrored, &self.mirrored));
        let goals = zip(NO_YES, [say().goal_named(), say().goal_hidden()]);
        rows.push(Row::choice(Field::Goal, say().modes_goal(), goals, &self.unannounced));
        rows
    }

    /// Adds the rows that choose among all puzzles.
    fn add_conditions(&self, rows: &mut Vec<Row<Field>>, puzzles: &mut PuzzleSelector) {
        rows.push(Row::choice(Field::Theme, say().modes_theme(), self.themes(puzzles), &self.filter.theme));
        if self.is_rated() {
            rows.push(Row::choice(
                Field::Rating,
                say().modes_rating(),
                zip(BANDS, [say().band_mine(), say().band_easy(), say().band_hard(), say().band_range()]),
                &self.band,
            ));
            if self.band.is_none() {
                rows.push(Row::text(Field::Range, say().modes_range(), TextInput::new(&self.range)));
            }
        }
        let lengths =
            zip(LENGTHS, [say().length_any(), say().length_1(), say().length_2(), say().length_3(), say().length_4()]);
        rows.push(Row::choice(Field::Length, say().modes_length(), lengths, &self.filter.length));
        rows.push(Row::choice(Field::Source, say().modes_source(), self.origins(puzzles), &self.filter.origin));
    }

    /// The sets to choose from, with their names.
    fn sets(&self) -> Vec<(Set, String)> {
        let own = self.own.iter().map(|(name, ids)| (Set::Own(name.clone()), say().set_own(name, ids.len())));
        if !matches!(self.plan, SessionPlan::Woodpecker { .. }) {
            return once((Set::All, say().set_all())).chain(own).collect();
        }
        let old = self.set_in_progress.iter().map(|set| {
            let cycles = &set.cycles;
            let name = match cycles.last() {
                Some(cycle) if !set.is_between_cycles => say().old_set(cycles.len(), cycle.done.len(), set.size),
                _ => say().old_set(cycles.len() + 1, 0_usize, set.size),
            };
            (Set::InProgress, name)
        });
        old.chain(SIZES.map(|size| (Set::New(size), say().new_set(size)))).chain(own).collect()
    }

    /// The themes of the variant, with their names.
    fn themes(&self, puzzles: &mut PuzzleSelector) -> Vec<(Option<Theme>, String)> {
        let counted = puzzles.themes(self.filter.variant).into_iter().filter(|(_, count)| *count >= ENOUGH).map(
            |(theme, count)| {
                let name = say().puzzle_count(words::theme_name(&theme), count);
                (Some(theme), name)
            },
        );
        once((None, say().modes_any())).chain(counted).collect()
    }

    /// The sources of the variant's puzzles, with their names.
    fn origins(&self, puzzles: &mut PuzzleSelector) -> Vec<(Option<PuzzleOrigin>, String)> {
        let counted = PuzzleOrigin::VARIANTS.iter().map(|&origin| {
            let filter = Filter { variant: self.filter.variant, origin: Some(origin), ..Filter::default() };
            (Some(origin), say().puzzle_count(say().origin_name(origin), puzzles.count(&filter)))
        });
        once((None, say().modes_any())).chain(counted).collect()
    }

    /// Takes the value of a row.
    fn take(&mut self, field: Field, form: &Form<Field>, puzzles: &mut PuzzleSelector) {
        match field {
            Field::Mode => {
                self.plan = form.pick(field, &PLANS);
                self.fit_set();
            }
            Field::Set => self.set = form.pick(field, &self.sets()).0,
            Field::Theme => self.filter.theme = form.pick(field, &self.themes(puzzles)).0,
            Field::Rating => self.band = form.pick(field, &BANDS),
            Field::Range => form.text(field).clone_into(&mut self.range),
            Field::Length => self.filter.length = form.pick(field, &LENGTHS),
            Field::Source => self.filter.origin = form.pick(field, &self.origins(puzzles)).0,
            Field::Mirrored => self.mirrored = form.pick(field, &NO_YES),
            Field::Goal => self.unannounced = form.pick(field, &NO_YES),
        }
    }

    /// The chosen session. Choices without a row are ignored, and so is a typed text that is not a range.
    fn session(&self) -> PuzzleSession {
        let typed = || read_range(&self.range).map_or(Band::Fitting, |(least, most)| Band::Between(least, most));
        let band = if self.is_rated() { self.band.unwrap_or_else(typed) } else { Band::Fitting };
        let filter = match self.own_ids() {
            Some(ids) => Filter { variant: self.filter.variant, ids: ids.to_vec(), ..Filter::default() },
            None => Filter { band, ..self.filter.clone() },
        };
        PuzzleSession { plan: self.plan(), filter, mirrored: self.mirrored, unannounced: self.unannounced }
    }

    /// Whether the session can start, and how many puzzles fit, or why none does.
    fn judge(&self, shared: &mut Shared) -> (bool, Vec<Words>) {
        if self.plan == SessionPlan::Review {
            return (true, vec![Words::from(say().due_today(shared.trainer.review_state().due))]);
        }
        if self.resumed().is_some() {
            return (true, Vec::new());
        }
        if self.is_rated() && self.band.is_none() && read_range(&self.range).is_none() {
            let why = Words::from(words::bad_range(&self.range));
            return (false, vec![Words::new(Tone::Bad, say().no_range()), why]);
        }
        let filter = self.session().filter;
        match shared.trainer.selector.count(&filter) {
            0 => (false, obstacles(&filter, shared)),
            count => (true, vec![Words::new(Tone::Good, say().fitting(count))]),
        }
    }
}

/// The screen with the form.
pub struct PuzzleSetup {
    form: Form<Field>,
    choices: Choices,
    /// The player's own sets when the form was filled in.
    player_sets: PlayerSets,
    verdict: Vec<Words>,
    /// What of the player's files of puzzles cannot be read.
    left_out: Option<String>,
    can_start: bool,
    /// Whether it was opened with a set, from the list of the player's own: Esc goes back there.
    is_of_list: bool,
}

impl PuzzleSetup {
    /// The form, filled in with a session.
    pub fn new(session: &PuzzleSession, shared: &mut Shared) -> Self {
        let choices = Choices::of(session, shared);
        let form = Form::new(choices.rows(&mut shared.trainer.selector), say().modes_start());
        let (can_start, verdict) = choices.judge(shared);
        let is_of_list = !session.filter.ids.is_empty();
        let bad_lines = shared.trainer.selector.bad_lines();
        let left_out = bad_lines.first().map(|bad| say().left_out(bad_lines.len(), words::bad_line(bad)));
        Self {
            form,
            choices,
            player_sets: shared.trainer.player_sets().clone(),
            verdict,
            left_out,
            can_start,
            is_of_list,
        }
    }

    fn change(&mut self, field: Field, shared: &mut Shared) {
        self.choices.take(field, &self.form, &mut shared.trainer.selector);
        self.form.show(self.choices.rows(&mut shared.trainer.selector));
        (self.can_start, self.verdict) = self.choices.judge(shared);
    }

    /// Offers the sets that have become known since: they are read after the start.
    fn refresh(&mut self, shared: &mut Shared) {
        if self.player_sets != *shared.trainer.player_sets() {
            self.player_sets = shared.trainer.player_sets().clone();
            self.choices.own = shared.trainer.own_sets();
            self.form.show(self.choices.rows(&mut shared.trainer.selector));
        }
    }

    fn start(&self) -> Step {
        if !self.can_start {
            return Step::stay();
        }
        Step::to(match self.choices.plan() {
            SessionPlan::Review => Destination::Review,
            _ if self.choices.resumed().is_some() => Destination::Woodpecker,
            _ => Destination::Training(self.choices.session()),
        })
    }

    fn variant(&self) -> Variant {
        self.choices.filter.variant.unwrap_or(Variant::International)
    }
}

/// Whether a session has all these puzzles.
fn is_within(ids: &[String], session: &PuzzleSession) -> bool {
    ids.iter().all(|id| session.filter.ids.contains(id))
}

/// The conditions that leave no puzzle.
pub fn obstacles(filter: &Filter, shared: &mut Shared) -> Vec<Words> {
    let mut lines = vec![Words::new(Tone::Bad, say().fitting(0_usize))];
    let single = shared.trainer.selector.obstacles(filter);
    if single.is_empty() {
        lines.push(Words::from(say().no_single_obstacle()));
    }
    let told = single.into_iter().map(|(condition, without)| words::obstacle(filter, condition, without));
    lines.extend(told.map(Words::from));
    lines
}

/// Reads two ratings, the lower first, with anything but digits between them; `None` for any other text.
fn read_range(text: &str) -> Option<(u16, u16)> {
    let text = text.trim();
    if text.starts_with(|first: char| !first.is_ascii_digit()) || text.ends_with(|last: char| !last.is_ascii_digit()) {
        return None;
    }
    let numbers: Option<Vec<u16>> = text
        .split(|character: char| !character.is_ascii_digit())
        .filter(|part| !part.is_empty())
        .map(|part| part.parse().ok())
        .collect();
    match *numbers? {
        [least, most] if least <= most => Some((least, most)),
        _ => None,
    }
}

impl Screen for PuzzleSetup {
    fn mode(&self) -> Mode {
        self.form.mode()
    }

    fn board_size(&self) -> BoardSize {
        self.variant().board_size()
    }

    fn theme(&self, _shared: &Shared) -> Option<Theme> {
        self.choices.filter.theme.clone()
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        self.form.emphasis()
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        match action {
            Action::Do(Command::Cancel) if self.is_of_list => return Step::to(Destination::PlayerSets),
            Action::Do(Command::Home | Command::Cancel) => return Step::to(Destination::Home),
            _ => {}
        }
        self.refresh(shared);
        match self.form.update(&action) {
            Filled::Changed(field) => self.change(field, shared),
            Filled::Done => return self.start(),
            Filled::Same => {}
        }
        Step::stay()
    }

    fn page(&self, shared: &Shared) -> Page {
        let (first, others) = self.verdict.split_at(self.verdict.len().min(1));
        let mut clock = first.to_vec();
        if self.can_start {
            clock.push(Words::new(Tone::Quiet, say().modes_how_to()));
        }
        let mut message: Vec<Words> =
            self.left_out.iter().map(|left_out| Words::new(Tone::Bad, left_out.clone())).collect();
        message.extend_from_slice(others);
        let plan = self.choices.plan();
        let is_own = plan == SessionPlan::Practice && self.choices.own_ids().is_some();
        message.push(Words::from(if is_own { say().plan_practice_set_rules() } else { words::plan_rules(plan) }));
        if let Some(set) = self.choices.resumed() {
            let line = |(place, cycle): (usize, &_)| cycle_line(place, cycle);
            message.extend(set.cycles.iter().enumerate().rev().map(line).take(COMPARED));
        }
        Page {
            clock: Pane::new(say().modes_clock(), clock),
            middle_title: say().modes_menu(),
            message: Pane::new(words::plan_name(plan), message),
            enter: if self.can_start { say().modes_start().to_lowercase() } else { String::new() },
            ..self.form.page(say().modes_title(), shared.board(AnyPosition::start(self.variant())))
        }
    }
}

fn cycle_line(place: usize, cycle: &Cycle) -> Words {
    Words::from(say().cycle_line(place + 1, words::minutes(cycle.time), cycle.errors))
}

//! The form in which puzzles are chosen.

use std::time::Duration;

use crate::tui::action::Action;
use crate::tui::app::Shared;
use crate::tui::form::{Filled, Form, Row};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::{InputLine, Middle, Page, Pane, Tone, Words};
use crate::tui::screens::{Destination, Screen, Step};
use crate::words;
use damier_puzzles::Theme;
use damier_rules::{AnyPosition, BoardSize, Variant};
use damier_train::puzzle::filter::{Band, Filter, Length, Origin};
use damier_train::puzzle::session::{Plan, Session};
use damier_train::puzzle::woodpecker::{Cycle, Woodpecker};

/// The modes, in the order of the form.
const PLANS: [Plan; 6] = [
    Plan::Practice,
    Plan::Streak,
    Plan::Sprint { minutes: 3 },
    Plan::Sprint { minutes: 5 },
    Plan::Woodpecker { size: SIZES[0] },
    Plan::Review,
];
/// How large a set of the woodpecker can be.
const SIZES: [u16; 3] = [20, 50, 100];
/// The lengths, in the order of the form.
const LENGTHS: [Option<Length>; 5] =
    [None, Some(Length::Exactly(1)), Some(Length::Exactly(2)), Some(Length::Exactly(3)), Some(Length::AtLeast(4))];
/// The place of the range in the list of bands.
const RANGE: usize = 3;

/// How many cycles of a set are compared.
const COMPARED: usize = 4;

/// The rows that a form may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Mode,
    Set,
    Variant,
    Theme,
    Rating,
    Range,
    Length,
    Source,
    Mirrored,
}

/// The screen with the form.
pub struct PuzzleSetup {
    form: Form,
    fields: Vec<Field>,
    plan: usize,
    /// Which set: the one in progress, if there is one, then new ones by size.
    set: usize,
    set_in_progress: Option<Woodpecker>,
    variants: Vec<Variant>,
    themes: Vec<(Theme, usize)>,
    filter: Filter,
    range: String,
    is_range: bool,
    mirrored: bool,
    /// How many puzzles fit, and what stands in the way if none does.
    verdict: Vec<Words>,
    can_start: bool,
}

impl PuzzleSetup {
    /// The form, filled in with a session.
    pub fn new(session: &Session, shared: &mut Shared) -> Self {
        let is_plan = |plan: &Plan| plan.mode() == session.plan.mode() && !matches!(plan, Plan::Sprint { .. });
        let plan = PLANS.iter().position(|plan| *plan == session.plan || is_plan(plan)).unwrap_or(0);
        let variants = shared.shelf.variants();
        let mut filter = session.filter.clone();
        filter.variant = filter.variant.or(variants.first().copied());
        let (is_range, range) = match filter.band {
            Band::Between(least, most) => (true, format!("{least}-{most}")),
            _ => (false, String::new()),
        };
        let mut setup = Self {
            form: Form::new(Vec::new(), words::MODES_START),
            fields: Vec::new(),
            plan,
            set: 0,
            set_in_progress: Woodpecker::resume(&shared.history),
            variants,
            themes: Vec::new(),
            filter,
            range,
            is_range,
            mirrored: session.mirrored,
            verdict: Vec::new(),
            can_start: false,
        };
        setup.lay(shared);
        setup
    }

    fn plan(&self) -> Plan {
        match PLANS[self.plan] {
            Plan::Woodpecker { .. } => {
                let size = self.set.saturating_sub(usize::from(self.set_in_progress.is_some()));
                Plan::Woodpecker { size: SIZES[size.min(SIZES.len() - 1)] }
            }
            plan => plan,
        }
    }

    /// Whether the set in progress is what is chosen.
    fn goes_on(&self) -> bool {
        matches!(PLANS[self.plan], Plan::Woodpecker { .. }) && self.set == 0 && self.set_in_progress.is_some()
    }

    /// Lays the rows out afresh; the cursor stays.
    fn lay(&mut self, shared: &mut Shared) {
        self.themes = shared.shelf.themes(self.filter.variant).into_iter().collect();
        self.fields = vec![Field::Mode];
        let plan = PLANS[self.plan];
        if matches!(plan, Plan::Woodpecker { .. }) {
            self.fields.push(Field::Set);
        }
        if plan != Plan::Review && !self.goes_on() {
            self.fields.extend([Field::Variant, Field::Theme]);
            // Streaks and sprints choose how hard puzzles are themselves.
            if matches!(plan, Plan::Practice | Plan::Woodpecker { .. }) {
                self.fields.push(Field::Rating);
                if self.is_range {
                    self.fields.push(Field::Range);
                }
            }
            self.fields.extend([Field::Length, Field::Source, Field::Mirrored]);
        }
        let chosen = self.form.chosen();
        let rows = self.fields.clone().into_iter().map(|field| self.row(field, shared)).collect();
        self.form = Form::new(rows, words::MODES_START);
        for _ in 0..chosen {
            self.form.update(&Action::Do(Command::Down));
        }
        self.weigh(shared);
    }

    fn row(&self, field: Field, shared: &mut Shared) -> Row {
        match field {
            Field::Mode => Row::choice(words::MODES_MODE, PLANS.map(words::plan_name), self.plan),
            Field::Set => Row::choice(words::MODES_SET, self.sets(), self.set),
            Field::Variant => {
                let chosen = self.variants.iter().position(|&variant| Some(variant) == self.filter.variant);
                let names = self.variants.iter().map(|&variant| words::puzzle_variant(variant));
                Row::choice(words::MODES_VARIANT, names, chosen.unwrap_or(0))
            }
            Field::Theme => {
                let chosen = self.themes.iter().position(|(tag, _)| Some(tag) == self.filter.theme.as_ref());
                let names = self.themes.iter().map(|(tag, count)| words::puzzle_count(&words::theme_name(tag), *count));
                let all = std::iter::once(words::MODES_ANY.to_owned());
                Row::choice(words::MODES_THEME, all.chain(names), chosen.map_or(0, |place| place + 1))
            }
            Field::Rating => {
                let chosen = match self.filter.band {
                    _ if self.is_range => RANGE,
                    Band::Easy => 1,
                    Band::Hard => 2,
                    Band::Fitting | Band::Between(..) => 0,
                };
                Row::choice(words::MODES_RATING, words::MODES_BANDS, chosen)
            }
            Field::Range => Row::text(words::MODES_RANGE, &self.range),
            Field::Length => {
                let chosen = LENGTHS.iter().position(|&length| length == self.filter.length);
                Row::choice(words::MODES_LENGTH, words::MODES_LENGTHS, chosen.unwrap_or(0))
            }
            Field::Source => {
                let counted = Origin::ALL.map(|origin| {
                    let of_variant = Filter { variant: self.filter.variant, ..Filter::default() };
                    let filter = Filter { origin: Some(origin), ..of_variant };
                    words::puzzle_count(words::puzzle_origin(origin), shared.shelf.count(&filter))
                });
                let chosen = Origin::ALL.iter().position(|&origin| Some(origin) == self.filter.origin);
                let all = std::iter::once(words::MODES_ANY.to_owned());
                Row::choice(words::MODES_SOURCE, all.chain(counted), chosen.map_or(0, |place| place + 1))
            }
            Field::Mirrored => Row::choice(words::MODES_MIRROR, words::MODES_MIRRORED, usize::from(self.mirrored)),
        }
    }

    fn sets(&self) -> Vec<String> {
        let old = self.set_in_progress.iter().map(|set| {
            let cycles = set.cycles();
            match cycles.last() {
                Some(cycle) if !set.is_between() => words::old_set(set.size(), cycles.len(), cycle.done.len()),
                _ => words::old_set(set.size(), cycles.len() + 1, 0),
            }
        });
        old.chain(SIZES.map(words::new_set)).collect()
    }

    /// Takes in what a row says now.
    fn take(&mut self, field: Field) {
        let place = self.fields.iter().position(|&other| other == field).unwrap_or(0);
        let (value, text) = (self.form.value(place), self.form.text(place).to_owned());
        let of_list = |length: usize| value.checked_sub(1).filter(|&place| place < length);
        match field {
            Field::Mode => self.plan = value,
            Field::Set => self.set = value,
            Field::Variant => {
                self.filter.variant = self.variants.get(value).copied();
            }
            Field::Theme => self.filter.theme = of_list(self.themes.len()).map(|place| self.themes[place].0.clone()),
            Field::Rating => {
                self.is_range = value == RANGE;
                self.filter.band = [Band::Fitting, Band::Easy, Band::Hard, self.typed_range()][value];
            }
            Field::Range => {
                self.range = text;
                self.filter.band = self.typed_range();
            }
            Field::Length => self.filter.length = LENGTHS[value],
            Field::Source => self.filter.origin = of_list(Origin::ALL.len()).map(|place| Origin::ALL[place]),
            Field::Mirrored => self.mirrored = value == 1,
        }
    }

    /// The typed range; as long as it is none, all puzzles are in it.
    fn typed_range(&self) -> Band {
        read_range(&self.range).map_or(Band::Fitting, |(least, most)| Band::Between(least, most))
    }

    /// What would come of it: how many puzzles fit, or what stands in the way.
    fn weigh(&mut self, shared: &mut Shared) {
        let plan = PLANS[self.plan];
        (self.can_start, self.verdict) = match plan {
            Plan::Review => (true, vec![Words::from(words::due_today(shared.standing().due))]),
            _ if self.goes_on() => (true, Vec::new()),
            _ if self.is_range && self.fields.contains(&Field::Range) && read_range(&self.range).is_none() => {
                let why = Words::from(words::bad_range(&self.range));
                (false, vec![Words::new(Tone::Bad, words::NO_RANGE), why])
            }
            _ => {
                let count = shared.shelf.count(&self.session().filter);
                if count > 0 {
                    (true, vec![Words::new(Tone::Good, words::fitting(count))])
                } else {
                    (false, obstacles(&self.session().filter, shared))
                }
            }
        };
    }

    /// What is chosen; what has no row does not count.
    fn session(&self) -> Session {
        let mut filter = self.filter.clone();
        if !self.fields.contains(&Field::Rating) {
            filter.band = Band::Fitting;
        }
        Session { plan: self.plan(), filter, mirrored: self.mirrored }
    }

    fn start(&self) -> Step {
        if !self.can_start {
            return Step::stay();
        }
        Step::to(match self.plan() {
            Plan::Review => Destination::Review,
            _ if self.goes_on() => Destination::Woodpecker,
            _ => Destination::Training(self.session()),
        })
    }
}

/// Which conditions leave nothing of the puzzles.
pub fn obstacles(filter: &Filter, shared: &mut Shared) -> Vec<Words> {
    let mut lines = vec![Words::new(Tone::Bad, words::fitting(0))];
    let single = shared.shelf.obstacles(filter);
    if single.is_empty() {
        lines.push(Words::from(words::NO_SINGLE_OBSTACLE));
    }
    let told = single.into_iter().map(|(condition, without)| words::obstacle(filter, condition, without));
    lines.extend(told.map(Words::from));
    lines
}

/// Reads two ratings, the lower first, with anything but digits between them.
fn read_range(text: &str) -> Option<(u16, u16)> {
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

    fn can(&self, _command: Command) -> bool {
        true
    }

    fn board_size(&self) -> BoardSize {
        self.filter.variant.unwrap_or(Variant::International).board_size()
    }

    fn emphasis(&self) -> Emphasis {
        if self.can_start { Emphasis::Middle } else { Emphasis::Message }
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        match self.form.update(&action) {
            Filled::Changed(row) => {
                if let Some(&field) = self.fields.get(row) {
                    self.take(field);
                    self.lay(shared);
                }
            }
            Filled::Done => return self.start(),
            Filled::Same => {
                if matches!(action, Action::Do(Command::Home | Command::Cancel)) {
                    return Step::to(Destination::Home);
                }
            }
        }
        Step::stay()
    }

    fn page(&self, shared: &Shared) -> Page {
        let board = shared.board(AnyPosition::start(self.filter.variant.unwrap_or(Variant::International)));
        let (first, others) = self.verdict.split_at(self.verdict.len().min(1));
        let mut clock = first.to_vec();
        if self.can_start {
            clock.push(Words::new(Tone::Quiet, words::MODES_HOW_TO));
        }
        let mut message = others.to_vec();
        message.push(Words::from(words::plan_rules(self.plan())));
        if let Some(set) = self.set_in_progress.as_ref().filter(|_| self.goes_on()) {
            let line = |(place, cycle): (usize, &_)| cycle_line(place, cycle);
            message.extend(set.cycles().iter().enumerate().rev().map(line).take(COMPARED));
        }
        Page {
            title: words::MODES_TITLE.to_owned(),
            subject: Words::default(),
            board,
            clock: Pane { title: words::MODES_CLOCK.to_owned(), lines: clock },
            time: String::new(),
            middle_title: words::MODES_MENU.to_owned(),
            middle: Middle::Menu(self.form.lines()),
            message: Pane { title: words::plan_name(self.plan()), lines: message },
            input: InputLine::default(),
        }
    }

    fn wakes_at(&self, _shared: &Shared) -> Option<Duration> {
        None
    }
}

fn cycle_line(place: usize, cycle: &Cycle) -> Words {
    Words::from(words::cycle_line(place + 1, cycle.time, cycle.errors))
}

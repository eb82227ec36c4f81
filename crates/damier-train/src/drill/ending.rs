//! The ending drilled: the pieces of both sides and the trainee's task.

use std::fmt;

use strum::{AsRefStr, EnumString, VariantArray};

use damier_endings::{Class, Force, SHIPPED_PIECES};
use damier_rules::{AnyPosition, Color, PieceKind, Variant};

/// The trainee's task.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, AsRefStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Role {
    /// Win a won position.
    #[default]
    Win,
    /// Hold a drawn position.
    Hold,
}

/// The pieces of the side that wants to win, and of the other side.
pub type EndingMaterial = (Force, Force);

const fn force(kings: u8, men: u8) -> Force {
    Force { kings, men }
}

/// Four kings against one: more pieces than the bundled tables cover.
const FOUR_KINGS: EndingMaterial = (force(4, 0), force(1, 0));

/// The endings offered for drilling: the endings of the 16- and 5-move rules, four kings against one, men only, and
/// everything else with up to four pieces in which one side can try to win.
const OFFERED: [EndingMaterial; 26] = [
    (force(3, 0), force(1, 0)),
    (force(2, 1), force(1, 0)),
    (force(1, 2), force(1, 0)),
    (force(2, 0), force(1, 0)),
    (force(1, 1), force(1, 0)),
    (force(1, 0), force(1, 0)),
    FOUR_KINGS,
    (force(0, 1), force(0, 1)),
    (force(0, 2), force(0, 1)),
    (force(0, 2), force(0, 2)),
    (force(0, 3), force(0, 1)),
    (force(1, 0), force(0, 1)),
    (force(1, 0), force(0, 2)),
    (force(1, 0), force(0, 3)),
    (force(0, 2), force(1, 0)),
    (force(0, 3), force(1, 0)),
    (force(2, 0), force(0, 1)),
    (force(2, 0), force(0, 2)),
    (force(1, 1), force(0, 1)),
    (force(1, 1), force(0, 2)),
    (force(1, 1), force(1, 1)),
    (force(2, 0), force(1, 1)),
    (force(2, 0), force(2, 0)),
    (force(3, 0), force(0, 1)),
    (force(2, 1), force(0, 1)),
    (force(1, 2), force(0, 1)),
];

/// The endings offered for a variant, from the point of view of the side that wants to win. Four kings against one
/// always win on the large board; on the small one this has not been determined.
#[must_use]
pub fn offered(variant: Variant) -> Vec<EndingMaterial> {
    let large = variant == Variant::International;
    OFFERED.into_iter().filter(|&material| large || material != FOUR_KINGS).collect()
}

/// The roles for which positions exist.
#[must_use]
pub fn roles(material: EndingMaterial) -> &'static [Role] {
    // One king cannot hold against four, and a man against three pieces including a king hardly ever has anything to
    // find.
    let (strong, weak) = material;
    let is_hopeless = material == FOUR_KINGS || (weak == force(0, 1) && strong.kings > 0 && strong.pieces() == 3);
    if is_hopeless { &Role::VARIANTS[..1] } else { Role::VARIANTS }
}

/// The endings offered for a variant, each once, whichever side wants to win.
#[must_use]
pub fn classes(variant: Variant) -> Vec<Class> {
    let mut classes = Vec::new();
    for (one, other) in offered(variant) {
        let class = Class::new(one, other);
        if !classes.contains(&class) {
            classes.push(class);
        }
    }
    classes
}

/// What can be drilled in an ending of a variant: the tasks of the stronger side's win first.
#[must_use]
pub fn tasks(variant: Variant, class: Class) -> Vec<Ending> {
    let of_class = |&(one, other): &EndingMaterial| Class::new(one, other) == class;
    let tasks = |material| roles(material).iter().map(move |&role| Ending::of_material(variant, role, material));
    let mut tasks: Vec<Ending> = offered(variant).into_iter().filter(of_class).flat_map(tasks).collect();
    tasks.sort_by_key(|ending| !ending.is_usual());
    tasks
}

/// An ending and the trainee's role in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// The variant.
    pub variant: Variant,
    /// The trainee's task.
    pub role: Role,
    /// The trainee's pieces.
    pub own: Force,
    /// The pieces of the other side.
    pub other: Force,
}

impl Ending {
    /// The ending with a material, given from the point of view of the side that wants to win.
    #[must_use]
    pub const fn of_material(variant: Variant, role: Role, material: EndingMaterial) -> Self {
        let (own, other) = match role {
            Role::Win => material,
            Role::Hold => (material.1, material.0),
        };
        Self { variant, role, own, other }
    }

    /// The ending that a position belongs to, from the point of view of one side.
    #[must_use]
    pub fn of_position(position: &AnyPosition, role: Role, trainee: Color) -> Self {
        let (own, other) = (force_of(position, trainee), force_of(position, !trainee));
        Self { variant: position.variant(), role, own, other }
    }

    /// The name under which attempts at it are stored, such as `win KKK v K`.
    #[must_use]
    pub fn item(&self) -> String {
        self.to_string()
    }

    /// The ending with such a name.
    #[must_use]
    pub fn of_item(variant: Variant, item: &str) -> Option<Self> {
        let (word, material) = item.split_once(' ')?;
        let role = word.parse().ok()?;
        let (own, other) = material.split_once(" v ")?;
        Some(Self { variant, role, own: force_named(own)?, other: force_named(other)? })
    }

    /// The table class, if the bundled tables cover it.
    #[must_use]
    pub fn class(&self) -> Option<Class> {
        let fits = self.own.pieces().saturating_add(self.other.pieces()) <= SHIPPED_PIECES;
        fits.then(|| Class::new(self.own, self.other))
    }

    /// The pieces of both sides under their one name, whoever is trained: the stronger side first.
    #[must_use]
    pub fn material(&self) -> Class {
        Class::new(self.own, self.other)
    }

    /// Whether the task goes without saying: the side named first wins, or the other holds.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        self.own
            == match self.role {
                Role::Win => self.material().strong(),
                Role::Hold => self.material().weak(),
            }
    }

    /// The trainee's side in a position of this ending: the one with the trainee's pieces. If both have the same
    /// pieces, the side to move.
    #[must_use]
    pub fn trainee(&self, position: &AnyPosition) -> Color {
        let mover = position.side_to_move();
        if force_of(position, mover) == self.own { mover } else { !mover }
    }

    /// Whether this is four kings against one, which the bundled tables do not cover.
    #[must_use]
    pub fn is_four_kings(&self) -> bool {
        self.role == Role::Win && (self.own, self.other) == FOUR_KINGS
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} {} v {}", self.role.as_ref(), self.own, self.other)
    }
}

/// The pieces of a side.
pub(super) fn force_of(position: &AnyPosition, color: Color) -> Force {
    let count = |kind| u8::try_from(position.pieces(color, kind).len()).unwrap_or(u8::MAX);
    Force { kings: count(PieceKind::King), men: count(PieceKind::Man) }
}

fn force_named(letters: &str) -> Option<Force> {
    let count = |letter| u8::try_from(letters.chars().filter(|&each| each == letter).count()).ok();
    let force = Force { kings: count('K')?, men: count('M')? };
    (!letters.is_empty() && letters.len() == usize::from(force.kings) + usize::from(force.men)).then_some(force)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_were_kept_before_are_still_understood() {
        let win = Ending::of_item(Variant::International, "win KKK v K").unwrap();
        assert_eq!((win.role, win.own, win.other), (Role::Win, force(3, 0), force(1, 0)));
        let hold = Ending::of_item(Variant::International, "hold K v KKK").unwrap();
        assert_eq!((hold.role, hold.own, hold.other), (Role::Hold, force(1, 0), force(3, 0)));
        for wrong in ["", "win", "win KKK", "win KKQ v K", "draw K v K", "win  v K"] {
            assert_eq!(Ending::of_item(Variant::International, wrong), None, "{wrong}");
        }
    }

    #[test]
    fn every_ending_has_a_name_of_its_own() {
        let mut names = Vec::new();
        for material in offered(Variant::International) {
            for &role in roles(material) {
                let ending = Ending::of_material(Variant::International, role, material);
                assert_eq!(Ending::of_item(Variant::International, &ending.item()), Some(ending));
                assert!(!names.contains(&ending.item()), "{ending} twice");
                names.push(ending.item());
            }
        }
    }

    #[test]
    fn an_ending_has_one_name_whoever_wants_to_win() {
        let named = |item| Ending::of_item(Variant::Russian, item).unwrap();
        for (item, name, is_usual) in [
            ("win KKK v K", "KKK-K", true),
            ("hold K v KKK", "KKK-K", true),
            ("win MMM v K", "MMM-K", true),
            ("hold K v MMM", "MMM-K", true),
            ("win K v MMM", "MMM-K", false),
            ("hold MMM v K", "MMM-K", false),
            ("win KM v KM", "KM-KM", true),
            ("hold KM v KM", "KM-KM", true),
        ] {
            assert_eq!(
                (named(item).material().to_string().as_str(), named(item).is_usual()),
                (name, is_usual),
                "{item}"
            );
        }
        for variant in Variant::ALL {
            let classes = classes(variant);
            let all: Vec<Ending> = classes.iter().flat_map(|&class| tasks(variant, class)).collect();
            let in_roles = offered(variant).into_iter().map(|material| roles(material).len()).sum::<usize>();
            assert_eq!((all.len(), classes.len()), (in_roles, offered(variant).len() - 2), "two are offered both ways");
            for class in classes {
                let tasks = tasks(variant, class);
                assert_eq!((tasks[0].role, tasks[0].is_usual()), (Role::Win, true), "{class}");
            }
        }
    }

    #[test]
    fn every_class_of_the_tables_is_offered() {
        let offered = offered(Variant::Russian);
        for class in Class::up_to(SHIPPED_PIECES) {
            let has = |one, other| offered.contains(&(one, other));
            assert!(has(class.strong(), class.weak()) || has(class.weak(), class.strong()), "{class}");
        }
    }
}

//! Which form of a word a number takes in a language, by the rules of CLDR.

/// The rules of every language.
const RULES: &str = include_str!("plurals.txt");
/// The form of what no rule takes.
const OTHER: &str = "other";

/// The rules of a language.
#[derive(Clone, Debug, Default)]
pub(super) struct Plurals(Vec<(&'static str, Condition)>);

/// Any of these, and in it all of those.
type Condition = Vec<Vec<Relation>>;

/// That a part of a number lies in one of some ranges, or does not.
#[derive(Clone, Debug)]
struct Relation {
    operand: char,
    modulus: Option<u64>,
    is_in: bool,
    ranges: Vec<(u64, u64)>,
}

impl Plurals {
    /// The rules of a language by its code; where that has a region and no rules of its own, those without the region.
    /// Without any rules every number is "other".
    pub(super) fn of(code: &str) -> Self {
        let primary = code.split(['-', '_']).next().unwrap_or(code);
        let of = |code: &str| {
            let mut lines = RULES.lines().filter(|line| !line.starts_with('#'));
            lines.find(|line| !line.starts_with(' ') && line.split(' ').any(|language| language == code))?;
            lines.take_while(|line| line.starts_with(' ')).map(rule).collect::<Option<Vec<_>>>()
        };
        Self(of(code).or_else(|| of(primary)).unwrap_or_default())
    }

    /// The form of a number, which is written in decimal digits.
    pub(super) fn form(&self, number: &str) -> &'static str {
        let parts = Parts::of(number);
        let is_true =
            |condition: &Condition| condition.iter().any(|all| all.iter().all(|relation| relation.holds(parts)));
        self.0.iter().find(|(_, condition)| is_true(condition)).map_or(OTHER, |&(form, _)| form)
    }
}

/// A line such as `one: i = 1 and v = 0`.
fn rule(line: &'static str) -> Option<(&'static str, Condition)> {
    let (form, condition) = line.trim_start().split_once(": ")?;
    let all = |all: &str| all.split(" and ").map(Relation::read).collect::<Option<Vec<_>>>();
    Some((form, condition.split(" or ").map(all).collect::<Option<_>>()?))
}

impl Relation {
    /// Such as `n % 100 != 11..14,91`.
    fn read(text: &str) -> Option<Self> {
        let (is_in, (left, right)) = match text.split_once(" != ") {
            Some(sides) => (false, sides),
            None => (true, text.split_once(" = ")?),
        };
        let (operand, modulus) = match left.split_once(" % ") {
            Some((operand, modulus)) => (operand, Some(modulus.parse().ok()?)),
            None => (left, None),
        };
        let range = |range: &str| {
            let (from, to) = range.split_once("..").unwrap_or((range, range));
            Some((from.parse().ok()?, to.parse().ok()?))
        };
        let ranges = right.split(',').map(range).collect::<Option<_>>()?;
        Some(Self { operand: operand.chars().next()?, modulus, is_in, ranges })
    }

    fn holds(&self, parts: Parts) -> bool {
        // A number between two whole ones lies in no range.
        let value = parts.operand(self.operand).map(|value| self.modulus.map_or(value, |modulus| value % modulus));
        value.is_some_and(|value| self.ranges.iter().any(|&(from, to)| (from..=to).contains(&value))) == self.is_in
    }
}

/// The parts of a number that rules ask about.
#[derive(Clone, Copy, Debug)]
struct Parts {
    whole: u64,
    /// How many digits are behind the point, and which number they are, with and without zeros at the end.
    digits: u64,
    fraction: u64,
    trimmed: u64,
}

impl Parts {
    fn of(number: &str) -> Self {
        let (whole, fraction) =
            number.trim_start_matches('-').split_once('.').unwrap_or((number.trim_start_matches('-'), ""));
        // What has more digits than that is as good as other.
        let value = |digits: &str| if digits.is_empty() { 0 } else { digits.parse().unwrap_or(u64::MAX) };
        let digits = u64::try_from(fraction.len()).unwrap_or(u64::MAX);
        let trimmed = value(fraction.trim_end_matches('0'));
        Self { whole: value(whole), digits, fraction: value(fraction), trimmed }
    }

    /// A part by the letter that CLDR gives it.
    fn operand(self, letter: char) -> Option<u64> {
        match letter {
            'n' => (self.trimmed == 0).then_some(self.whole),
            'i' => Some(self.whole),
            'v' => Some(self.digits),
            'f' => Some(self.fraction),
            't' => Some(self.trimmed),
            // The exponent of a number such as "2 million": our numbers are written out.
            _ => Some(0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_that_cldr_names_take_its_forms_in_every_language() {
        let mut count = 0;
        for line in include_str!("samples.txt").lines().filter(|line| !line.starts_with('#')) {
            let mut words = line.split(' ');
            let (code, form) = (words.next().unwrap(), words.next().unwrap());
            let plurals = Plurals::of(code);
            for number in words.filter(|number| !number.is_empty()) {
                assert_eq!(plurals.form(number), form, "{number} in {code}");
                count += 1;
            }
        }
        assert!(count > 1_500, "{count}");
    }

    #[test]
    fn a_region_has_the_rules_of_its_language_unless_it_has_its_own() {
        let forms = |code: &str| ["0", "1", "2", "1000000"].map(|number| Plurals::of(code).form(number));
        assert_eq!(forms("pt-BR"), ["one", "one", "other", "many"]);
        assert_eq!(forms("pt-PT"), ["other", "one", "other", "many"]);
        assert_eq!(forms("zh-CN"), ["other"; 4]);
        assert_eq!(forms("tlh"), ["other"; 4]);
    }

    #[test]
    fn every_rule_can_be_read() {
        let rules: Vec<&str> = RULES.lines().filter(|line| line.starts_with(' ')).collect();
        assert!(rules.len() > 80 && rules.into_iter().all(|line| rule(line).is_some()));
    }
}

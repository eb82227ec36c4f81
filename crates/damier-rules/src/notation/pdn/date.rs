//! Dates in tags.

/// A date as PDN 3.0 writes it, `2007.12.28`, with question marks for what is unknown: all of it, the day, or the month
/// and the day. Other texts, such as dates that begin with the day, stay as they are.
pub(super) fn written_date(value: &str) -> String {
    known_date(value).unwrap_or_else(|| value.replace(['\n', '\r'], " "))
}

fn known_date(value: &str) -> Option<String> {
    let value = value.trim();
    let mut fields = value.split(['.', '-', '/']).map(str::trim);
    let year = fields.next().filter(|year| is_field(year, 4) || is_open(year))?;
    let month = fields.next().map_or(Some("?"), |month| (is_field(month, 2) || is_open(month)).then_some(month))?;
    let day = fields.next().map_or(Some("?"), |day| (is_field(day, 2) || is_open(day)).then_some(day))?;
    if fields.next().is_some() {
        return None;
    }
    let year = if is_open(year) { "????" } else { year };
    let [month, day] = [month, day].map(|field| if is_open(field) { "??".to_owned() } else { format!("{field:0>2}") });
    Some(format!("{year}.{month}.{day}"))
}

/// Whether a field is a number: four digits for a year, one or two for a month or a day.
fn is_field(field: &str, digits: usize) -> bool {
    let is_long_enough = if digits == 4 { field.len() == 4 } else { (1..=digits).contains(&field.len()) };
    is_long_enough && field.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a field says that it is unknown.
fn is_open(field: &str) -> bool {
    field.bytes().all(|byte| matches!(byte, b'?' | b'0'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_parts_of_a_date_are_question_marks() {
        for (value, written) in [
            ("?", "????.??.??"),
            ("", "????.??.??"),
            ("-", "????.??.??"),
            ("????", "????.??.??"),
            ("????.??.??", "????.??.??"),
            ("0000.00.00", "????.??.??"),
            ("2007", "2007.??.??"),
            ("2007.12", "2007.12.??"),
            ("2007.??.??", "2007.??.??"),
            ("2007.00.00", "2007.??.??"),
            ("2007-3-1", "2007.03.01"),
            ("1996.12.28", "1996.12.28"),
            ("28.12.1996", "28.12.1996"),
            ("spring 1951", "spring 1951"),
            ("2007.12.28.1", "2007.12.28.1"),
            ("1951-1953", "1951-1953"),
        ] {
            assert_eq!(written_date(value), written, "{value:?}");
        }
    }
}

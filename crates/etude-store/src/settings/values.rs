//! Values that a row of options goes through, round and round.

/// The next or the former of some values; from one that is not among them, the neighbour of the first.
///
/// ```
/// use etude_store::settings::turned;
///
/// assert_eq!((turned(&[1, 2, 3], 3, true), turned(&[1, 2, 3], 1, false)), (1, 3));
/// ```
#[must_use]
pub fn turned<T: Copy + PartialEq>(values: &[T], value: T, is_next: bool) -> T {
    let place = values.iter().position(|&other| other == value).unwrap_or(0);
    let step = if is_next { 1 } else { values.len().saturating_sub(1) };
    values.get((place + step) % values.len().max(1)).copied().unwrap_or(value)
}

/// The next or the former of some numbers in order, also from one that is not among them.
///
/// ```
/// use etude_store::settings::stepped;
///
/// assert_eq!((stepped(&[10, 20], 13, true), stepped(&[10, 20], 13, false)), (20, 10));
/// assert_eq!((stepped(&[10, 20], 20, true), stepped(&[10, 20], 10, false)), (10, 20));
/// ```
#[must_use]
pub fn stepped<T: Copy + PartialOrd>(values: &[T], value: T, is_next: bool) -> T {
    let next = values.iter().copied().find(|&other| other > value);
    let former = values.iter().rev().copied().find(|&other| other < value);
    let (found, end) = if is_next { (next, values.first()) } else { (former, values.last()) };
    found.or(end.copied()).unwrap_or(value)
}

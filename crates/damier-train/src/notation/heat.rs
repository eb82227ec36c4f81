//! Which squares are difficult for the player.

/// Difficulty from slow and wrong answers: the median time, up to doubled if answers are wrong. `accuracy` is 0 to 1.
#[must_use]
pub fn trouble(median_millis: u32, accuracy: f64) -> f64 {
    f64::from(median_millis) * (2.0 - accuracy)
}

/// A level from 1, easy, to 4, as difficult as the worst square.
#[must_use]
pub fn heat_level(trouble: f64, worst: f64) -> u8 {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "1 to 4")]
    let level = (4.0 * trouble / worst.max(1.0)).ceil().clamp(1.0, 4.0) as u8;
    level
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slow_squares_are_hot_and_wrong_ones_hotter() {
        let worst = trouble(4_000, 0.0);
        assert_eq!(heat_level(worst, worst), 4);
        assert_eq!(heat_level(trouble(4_000, 1.0), worst), 2);
        assert_eq!(heat_level(trouble(1_000, 1.0), worst), 1);
        assert_eq!(heat_level(0.0, 0.0), 1);
    }
}

//! Clocks that run out are told a few times, and otherwise only when asked for.

/// The times at which a running clock is told, in seconds.
const WARNINGS: [u64; 3] = [300, 60, 10];

/// What the clocks of a screen showed when they were last looked at.
///
/// ```
/// use etude_plain::clock::Warnings;
///
/// let mut warnings = Warnings::default();
/// assert_eq!(warnings.take(&[302, 301]), []);
/// assert_eq!(warnings.take(&[302, 299]), [300]);
/// assert_eq!(warnings.take(&[302, 298]), [], "it is told once");
/// assert_eq!(warnings.take(&[60]), [], "another screen");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Warnings(Vec<Option<u64>>);

impl Warnings {
    /// Takes the seconds that are left on all clocks of the screen. Returns the times to be told: those that clocks have just
    /// come to. Where the number of clocks has changed, they are others.
    pub fn take(&mut self, left: &[impl Into<Option<u64>> + Copy]) -> Vec<u64> {
        let left: Vec<Option<u64>> = left.iter().map(|&left| left.into()).collect();
        let mut told = Vec::new();
        if left.len() == self.0.len() {
            for (now, before) in left.iter().zip(&self.0) {
                let (Some(now), Some(before)) = (*now, *before) else { continue };
                told.extend(WARNINGS.into_iter().find(|&warning| now <= warning && before > warning));
            }
        }
        self.0 = left;
        told
    }

    /// Forgets the clocks: another screen is shown.
    pub fn forget(&mut self) {
        self.0.clear();
    }
}

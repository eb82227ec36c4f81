//! What is handed over of an exercise before it is over.

use super::action::Effect;
use crate::store::drafts::Draft;

/// What was handed over last, without its time.
#[derive(Debug, Default)]
pub struct Drafts(Option<Draft>);

impl Drafts {
    /// Looks at what would be counted if the screen were left now, after every action. When that has become something
    /// else it is to be kept at once, so that a program that is killed has counted it all the same.
    pub fn observe(&mut self, draft: Option<Draft>) -> Option<Effect> {
        let timeless = draft.as_ref().map(Draft::timeless);
        if timeless == self.0 {
            return None;
        }
        self.0 = timeless;
        Some(Effect::Draft(draft.map(Box::new)))
    }
}

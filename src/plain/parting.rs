//! What becomes of what is unfinished when it is left.

use super::session::Session;
use super::spoken_page::SpokenPage;
use crate::tui::keymap::Mode;
use crate::words::say;
use damier_app::Effect;
use damier_app::store::keeper::Request;

impl Session {
    /// Says what becomes of an exercise that is left.
    pub(super) fn tell_left(&mut self, before: &SpokenPage) {
        let is_left = before.is_exercise() && (self.has_quit || self.app.mode() == Mode::Home);
        let is = |wanted: fn(&Request) -> bool| {
            self.effects.iter().any(|effect| matches!(effect, Effect::Keep(request) if wanted(request)))
        };
        if is_left && !is(|request| matches!(request, Request::Keep(_))) {
            let counts = is(|request| matches!(request, Request::Record { .. }));
            self.said.push(say().plain_parted(if counts { "counts" } else { "not" }));
        }
    }

    /// Says that the program ends, and whether it keeps something.
    pub(super) fn tell_end(&mut self) {
        let is_keeping = |effect: &Effect| matches!(effect, Effect::Keep(Request::Keep(_)));
        let is_kept = self.effects.iter().any(is_keeping) || !self.app.shared().trainer.unfinished().is_empty();
        self.said.push(say().plain_bye(if is_kept { "kept" } else { "nothing" }));
    }
}

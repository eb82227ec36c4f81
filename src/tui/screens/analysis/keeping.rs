//! Keeping moves of an analysis in the player's repertoire.

use super::work::Work;
use crate::tui::page::Tone;
use crate::tui::screens::Step;
use crate::tui::shared::Shared;
use crate::words::say;
use damier_rules::notation::write_move;
use damier_train::repertoire::Card;

impl Work {
    /// Keeps the last move in the repertoire. If it is there, says so, and takes it out when the key is pressed again.
    pub(super) fn keep_move(&mut self, shared: &mut Shared) -> Step {
        let walk = self.lesson().walk();
        let Some(card) = Card::at(walk.game(), walk.here()) else {
            return self.tell(Tone::Notice, say().keep_no_move());
        };
        let written = write_move(&card.position, card.played);
        let mut repertoire = shared.trainer.repertoire();
        let before = repertoire.answer(&card.position).map(|before| write_move(&card.position, before));
        let position = card.position;
        let Some(card) = repertoire.keep(card) else {
            let asked = (Tone::Notice, say().keep_known(&*written));
            if self.notice.as_ref() != Some(&asked) {
                return self.tell(asked.0, asked.1);
            }
            let effects = vec![shared.trainer.remove_card(&position)];
            return Step { effects, ..self.tell(Tone::Good, say().card_removed(written)) };
        };
        let (_, effect) = shared.trainer.keep_cards(&[card]);
        let told = match before {
            Some(before) => say().kept_instead(written, before),
            None => say().kept_move(written),
        };
        Step { effects: vec![effect], ..self.tell(Tone::Good, told) }
    }

    /// Keeps all moves of the side that made the last one, in the game and its variations.
    pub(super) fn keep_all(&mut self, shared: &mut Shared) -> Step {
        let walk = self.lesson().walk();
        let Some(card) = Card::at(walk.game(), walk.here()) else {
            return self.tell(Tone::Notice, say().keep_no_move());
        };
        let side = card.position.side_to_move();
        let added = shared.trainer.repertoire().add_game(self.lesson().walk().game(), side);
        let told = say().kept_moves(added.cards.len(), added.known, added.others);
        let effects = if added.cards.is_empty() { Vec::new() } else { vec![shared.trainer.keep_cards(&added.cards).1] };
        Step { effects, ..self.tell(Tone::Good, told) }
    }
}

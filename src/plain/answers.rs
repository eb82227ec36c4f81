//! Answers to questions about the board, the clock and the screen.

use strum::VariantArray;

use super::query::Query;
use super::session::{Session, time};
use crate::tui::keymap::{self, Command};
use crate::words::{self, say, spoken};
use damier_app::Effect;
use damier_app::settings::{MoveStyle, Settings, Speech};
use damier_rules::{Color, PieceKind};
use etude_plain::tables::seconds;

impl Session {
    /// Answers a question.
    pub(super) fn ask(&mut self, query: Query, rest: &str) {
        match query {
            Query::Say => {
                let again = self.last.clone();
                if again.is_empty() {
                    self.say([say().plain_nothing_to_repeat()]);
                }
                self.say(again);
            }
            Query::Where => self.say(self.state()),
            Query::Read => {
                let read = self.shown.report.clone().unwrap_or_else(|| self.shown.asked(self.diction()));
                self.or_nothing(read);
            }
            Query::List => {
                let listed = self.shown.listed(usize::MAX);
                match (listed.is_empty(), self.shown.list.is_empty()) {
                    (false, _) => self.say(listed),
                    (true, false) => self.say(self.shown.list.clone()),
                    (true, true) => self.say([say().plain_no_list()]),
                }
            }
            Query::Clock => self.tell_clock(),
            Query::Help => self.help(rest),
            Query::Speech => self.set_speech(rest),
            Query::Style => self.set_style(rest),
            Query::At => {
                let places: Vec<String> = rest.split_whitespace().map(str::to_owned).collect();
                self.point(&places);
            }
            Query::Score => {
                let told = if self.shown.score.is_empty() { self.shown.list.clone() } else { self.shown.score.clone() };
                self.say(if told.is_empty() { vec![say().plain_no_score()] } else { told });
            }
            query => self.ask_board(query, rest),
        }
    }

    /// Answers a question about the board.
    fn ask_board(&mut self, query: Query, rest: &str) {
        let (position, style) = (self.shown.position, self.diction().style);
        if !self.shown.has_pieces() {
            return self.say([say().plain_no_pieces()]);
        }
        let square = spoken::named_square(&position, rest.trim());
        let said = match query {
            Query::Pieces => spoken::pieces(&position, which(rest)),
            Query::Board => spoken::diagram(&position),
            Query::Row => match rest.trim().parse() {
                Ok(row) => vec![spoken::row(&position, row)],
                Err(_) => return self.refuse(usage(query)),
            },
            Query::Square | Query::Diagonals => match square {
                Some(square) if query == Query::Square => vec![spoken::square(&position, square)],
                Some(square) => spoken::diagonals(&position, square),
                None if rest.trim().is_empty() => return self.refuse(usage(query)),
                None => return self.refuse(say().spoken_no_square(rest)),
            },
            Query::Moves | Query::Captures if !self.shown.tells_moves() => vec![say().plain_no_moves_told()],
            Query::Moves if square.is_none() && !rest.trim().is_empty() => {
                return self.refuse(say().spoken_no_square(rest));
            }
            Query::Moves => vec![spoken::moves(&position, square, style)],
            Query::Captures => vec![spoken::captures(&position, style)],
            _ => {
                let last = self.shown.last.clone();
                let told = last.map(|(color, played)| say().spoken_notation(words::side(color), played, ""));
                let unwritten = || self.made.clone().filter(|_| self.shown.score.is_empty());
                vec![told.or_else(unwritten).unwrap_or_else(|| say().plain_no_last())]
            }
        };
        self.say(said);
        if query == Query::Pieces {
            let turn = self.shown.turn(self.diction());
            self.say(turn);
        }
    }

    /// Says something, or that nothing has changed.
    fn or_nothing(&mut self, said: Vec<String>) {
        self.say(if said.is_empty() { vec![say().plain_nothing_changed()] } else { said });
    }

    /// Says the clock and what is counted.
    fn tell_clock(&mut self) {
        let told = |line: &String| {
            let word = line.split_whitespace().find(|word| seconds(word).is_some());
            match word.and_then(|word| Some((word, seconds(word)?))) {
                Some((word, seconds)) => line.replace(word, &format!(" {},", time(seconds))),
                None => line.clone(),
            }
        };
        let corner = seconds(&self.shown.time).map(|seconds| {
            if self.shown.left.is_some() { say().plain_left(time(seconds)) } else { say().plain_used(time(seconds)) }
        });
        let corner = corner.or_else(|| (!self.shown.time.is_empty()).then(|| self.shown.time.clone()));
        let lines = self.shown.clock.iter().map(|line| told(line).trim().trim_end_matches(',').to_owned());
        let lines: Vec<String> = corner.into_iter().chain(lines).filter(|line| !line.is_empty()).collect();
        self.say(if lines.is_empty() { vec![say().plain_no_clock()] } else { lines });
    }

    /// Sets how much is said.
    fn set_speech(&mut self, rest: &str) {
        let chosen = rest.trim().parse::<usize>().ok().and_then(|place| Speech::ALL.get(place));
        if let Some(&speech) = chosen {
            self.set(Settings { speech, ..self.app.shared().trainer.settings().clone() });
        }
        let place = Speech::ALL.iter().position(|&speech| speech == self.diction().speech).unwrap_or(1);
        let told = say().plain_speech_is(place);
        if chosen.is_none() && !rest.trim().is_empty() { self.refuse(usage(Query::Speech)) } else { self.say([told]) }
    }

    /// Sets how moves are said.
    fn set_style(&mut self, rest: &str) {
        let place = rest.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let chosen = place.and_then(|place| MoveStyle::ALL.get(place));
        if let Some(&move_style) = chosen {
            self.set(Settings { move_style, ..self.app.shared().trainer.settings().clone() });
        }
        let place = MoveStyle::ALL.iter().position(|&style| style == self.diction().style).unwrap_or(2);
        let told = say().plain_style_is(place + 1);
        if chosen.is_none() && !rest.trim().is_empty() { self.refuse(usage(Query::Style)) } else { self.say([told]) }
    }

    /// Applies and keeps settings.
    fn set(&mut self, settings: Settings) {
        self.app.set(settings.clone());
        self.effects.push(Effect::Save(Box::new(settings)));
    }

    /// Whether a word can mean something on this screen.
    fn has_use(&self, query: Query) -> bool {
        let has = |wanted: &[Command]| self.app.mode().keys().any(|binding| wanted.contains(&binding.command));
        match query {
            Query::Delete => has(&[Command::Remove, Command::Hide]),
            Query::Keep => has(&[Command::Keep]),
            _ => true,
        }
    }

    /// Says what can be typed, or what a word does.
    fn help(&mut self, about: &str) {
        let about = about.trim().to_lowercase();
        if let Some((_, query)) = Query::words().into_iter().find(|(word, _)| *word == about) {
            return self.say([explained(query)]);
        }
        let own = self.bindings().filter_map(|binding| {
            let key = binding.keys.iter().find_map(|key| key.character())?;
            let (key, help) = (keymap::name(etude_tui::key::Key::char(key)), (binding.help)(say()));
            let label = binding.label.map(|label| label(say()));
            let keys = words::list(std::iter::once(key).chain(label));
            Some(say().plain_help_command(keys, help))
        });
        let own: Vec<String> = own.collect();
        let mut said = vec![say().plain_help_title(), say().plain_help_line()];
        if self.shown.mode.types_moves() {
            said.push(say().plain_help_moves(spoken::example_move(&self.shown.position)));
            said.extend(self.shown.tells_moves().then(|| say().plain_help_square()));
        }
        if !self.shown.fields.rows.is_empty() {
            said.push(say().plain_help_form());
        } else if !self.shown.list.is_empty() {
            said.push(say().plain_help_list());
        }
        said.extend(own);
        said.extend(Query::VARIANTS.iter().filter(|&&query| self.has_use(query)).map(|&query| explained(query)));
        self.say(said);
    }
}

/// A word and what it does.
fn explained(query: Query) -> String {
    say().plain_help_command(query.word(), say().plain_word_help(query))
}

/// How a word is typed.
fn usage(query: Query) -> String {
    say().plain_usage(query.word(), format!("{}{}", query.word(), query.usage()))
}

/// Which pieces are asked for.
fn which(rest: &str) -> spoken::WhichPieces {
    let mut which = spoken::WhichPieces::default();
    let has = |words: String, typed: &str| words.split('|').any(|word| word == typed);
    for word in rest.to_lowercase().split_whitespace() {
        let is = |message: fn(&words::Messages) -> String| {
            has(message(say()), word) || words::in_english(|| has(message(say()), word))
        };
        if is(words::Messages::plain_white_words) {
            which.color = Some(Color::White);
        } else if is(words::Messages::plain_black_words) {
            which.color = Some(Color::Black);
        } else if is(words::Messages::plain_men_words) {
            which.kind = Some(PieceKind::Man);
        } else if is(words::Messages::plain_king_words) {
            which.kind = Some(PieceKind::King);
        }
    }
    which
}

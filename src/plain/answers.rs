//! Answers to questions about the board, the clock and the screen.

use strum::VariantArray;

use super::query::Query;
use super::session::{Session, time};
use super::texts::has_time;
use crate::tui::keymap::{self, Command, Mode};
use crate::words::{self, say, spoken};
use damier_app::Effect;
use damier_app::settings::{MoveStyle, Settings, Speech};
use damier_rules::notation::write_diagram;
use damier_rules::{Color, PieceKind};
use etude_plain::tables::seconds;
use etude_tui::key::Key;

/// The lines of a game's clock with a side each.
const DIALS: usize = 2;

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
            Query::Where => self.say(self.brief()),
            Query::Read if self.shown.mode == Mode::Analysis => self.tell_engine(),
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
            Query::Last => self.tell_last(),
            query => self.ask_board(query, rest),
        }
    }

    /// Says the last move: with what it took, where that was told.
    fn tell_last(&mut self) {
        let last = self.shown.last.clone();
        let written = last.map(|(color, played)| say().spoken_notation(words::side(color), played, ""));
        let is_same = |made: &&String| {
            written.as_ref().is_none_or(|written| made.starts_with(written.trim_end_matches(['.', '。', ' '])))
        };
        let has_score = !self.shown.score.is_empty();
        let made = self.made.as_ref().filter(is_same).filter(|_| written.is_some() || !has_score).cloned();
        let made = self.shown.made.clone().or(made);
        self.say([made.or(written).unwrap_or_else(|| say().plain_no_last())]);
    }

    /// Answers a question about the board.
    fn ask_board(&mut self, query: Query, rest: &str) {
        let (position, style) = (self.shown.position, self.diction().style);
        if !self.shown.has_pieces() {
            return self.say([say().plain_no_pieces()]);
        }
        let square = spoken::named_square(&position, rest.trim());
        let is_unnamed = self.shown.hides_names();
        let said = match query {
            Query::Square | Query::Diagonals if is_unnamed => vec![say().plain_names_hidden()],
            Query::Pieces if is_unnamed => spoken::pieces_by_place(&position, which(rest)),
            Query::Pieces => spoken::pieces(&position, which(rest)),
            Query::Board => write_diagram(&position),
            Query::Row => match rest.trim().parse() {
                Ok(row) if is_unnamed => vec![spoken::unnamed_row(&position, row)],
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
            _ => vec![spoken::captures(&position, style)],
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
        let separator = say().list_separator();
        let told = |line: &String| {
            // The time of a clock stands apart from whose it is.
            let pause = separator.trim_end();
            let line = super::texts::timed(line, pause).replace(&pause.repeat(2), pause);
            line.split_whitespace().collect::<Vec<_>>().join(" ")
        };
        let corner = seconds(&self.shown.time).map(|seconds| {
            if self.shown.left.is_some() { say().plain_left(time(seconds)) } else { say().plain_used(time(seconds)) }
        });
        let corner = corner.or_else(|| (!self.shown.time.is_empty()).then(|| self.shown.time.clone()));
        let lines = self.shown.clock.iter().map(|line| told(line).trim_end_matches(separator.trim_end()).to_owned());
        let lines: Vec<String> = corner.into_iter().chain(lines).filter(|line| !line.is_empty()).collect();
        // Whose move it is says the clock of a game, which is not about time where none runs.
        let lines = if self.shown.mode == Mode::Play && !self.shown.clock.iter().any(|line| has_time(line)) {
            let turn = [say().plain_no_clock(), spoken::side_to_move(&self.shown.position)];
            turn.into_iter().chain(lines.into_iter().skip(DIALS)).collect()
        } else {
            lines
        };
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
            Query::Keep | Query::Up | Query::Down | Query::Left | Query::Right | Query::Start | Query::End => {
                query.command().is_some_and(|command| has(&[command]))
            }
            _ => true,
        }
    }

    /// Says what can be typed, or what a word does.
    fn help(&mut self, about: &str) {
        let about = about.trim().to_lowercase();
        if let Some((_, query)) = Query::words().into_iter().find(|(word, _)| *word == about) {
            return self.say([explained(query)]);
        }
        let is_all = |all: String| all == about;
        let tells_all = is_all(say().plain_help_all()) || words::in_english(|| is_all(say().plain_help_all()));
        if !tells_all && !about.is_empty() {
            return self.refuse(say().plain_no_help(about));
        }
        self.say([say().plain_help_title(), say().plain_help_line()]);
        if self.shown.mode.types_moves() {
            self.say([say().plain_help_moves(spoken::example_move(&self.shown.position))]);
            self.say((self.shown.tells_moves() && !self.has_list()).then(|| say().plain_help_square()));
        }
        if self.shown.is_text() {
            self.say([say().plain_help_text()]);
        } else if !self.shown.fields.rows.is_empty() {
            self.say([say().plain_help_form()]);
        } else if self.has_boards() {
            self.say([say().plain_help_boards(spoken::example_square(&self.shown.position))]);
        } else if !self.shown.list.is_empty() && self.shown.mode != Mode::Analysis {
            self.say([say().plain_help_list()]);
        }
        self.help_with_keys(tells_all);
        let (of_board, others): (Vec<Query>, Vec<Query>) =
            Query::VARIANTS.iter().filter(|&&query| self.has_use(query)).partition(|query| query.is_of_board());
        if tells_all {
            return self.say(of_board.into_iter().chain(others).map(explained).collect::<Vec<_>>());
        }
        let listed = |queries: Vec<Query>| words::list(queries.into_iter().map(Query::word).collect::<Vec<_>>());
        if self.shown.has_pieces() {
            self.say([say().plain_help_board_words(listed(of_board))]);
        }
        self.say([say().plain_help_words(listed(others))]);
        self.say([say().plain_help_more(Query::Row.word(), say().plain_help_all())]);
    }

    /// Says the keys of the screen, in one line where a list names them already.
    fn help_with_keys(&mut self, tells_all: bool) {
        let keys = self.bindings().filter_map(|binding| {
            let key = binding.keys.iter().find_map(|key| key.character())?;
            // A voice passes over a stroke.
            let key = if key == '/' { say().plain_sign("slash") } else { keymap::name(Key::char(key)) };
            Some((key, binding.label.map(|label| label(say())), (binding.help)(say())))
        });
        let keys: Vec<(String, Option<String>, String)> = keys.collect();
        if self.shown.mode == Mode::Home && !tells_all {
            let brief =
                |(key, label, help): (String, Option<String>, String)| format!("{key} {}", label.unwrap_or(help));
            return self.say([say().plain_help_keys(words::list(keys.into_iter().map(brief).collect::<Vec<_>>()))]);
        }
        let whole = |(key, label, help)| {
            say().plain_help_command(words::list(std::iter::once(key).chain(label).collect::<Vec<String>>()), help)
        };
        self.say(keys.into_iter().map(whole).collect::<Vec<_>>());
    }

    /// Says the lines of the engine in an analysis, or why there are none.
    pub(super) fn tell_engine(&mut self) {
        let shown = &self.shown;
        let said = if shown.message_title == say().opening_pane() {
            let mut said = shown.asked(self.diction());
            said.push(say().plain_engine_hidden());
            said
        } else if shown.message.is_empty() {
            vec![say().plain_engine_no_line()]
        } else {
            shown.asked(self.diction())
        };
        self.say(said);
    }

    /// Says that the engine was turned on, or what it has found so far.
    pub(super) fn tell_switched(&mut self) {
        let shown = self.spoken();
        if shown.message.is_empty() {
            self.say([say().plain_engine_on()]);
        } else if shown.message.iter().any(|line| super::texts::is_value(line)) {
            self.say(shown.asked(self.diction()));
        }
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

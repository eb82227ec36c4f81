//! What holds for every picture of every screen at every size, read from the cells as a player reads them: nothing is
//! out of place, cut without a sign or covered by something else, and the keys shown are keys that work.

use std::fmt::Display;

use damier::tui::app::App;
use damier::tui::keymap::{self, Command};
use damier::tui::layout::Layout;
use damier::tui::page::{Page, Report};
use damier::tui::widgets::board::{BoardPicture, Dots, Grid, Mark};
use damier::tui::widgets::{footer, pieces};
use damier::words::{self, Language, say};
use damier_app::settings::Numbers;
use damier_rules::notation::SquareNames;
use etude_tui::text::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::symbols::pixel::QUADRANTS;
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

use super::Desk;
use super::panes;

/// A picture and its source.
pub struct Shown<'a> {
    pub app: &'a App,
    pub buffer: Buffer,
}

/// Checks the current screen in every language.
pub fn check(desk: &Desk) {
    let spoken = words::language();
    for &language in Language::iter() {
        words::speak_here(language);
        check_spoken(desk);
    }
    words::speak_here(spoken);
}

/// Checks the current screen in the language that it was opened in.
pub fn check_spoken(desk: &Desk) {
    let shown = Shown { app: &desk.app, buffer: desk.buffer() };
    let page = shown.app.page();
    shown.cells();
    shown.footer(&page);
    if shown.app.help_is_open() {
        shown.help();
        return;
    }
    if let Some(report) = shown.app.report() {
        shown.report(&report);
        return;
    }
    let layout = shown.app.layout().expect("there is room");
    shown.title(&page, &layout);
    if let Some(grid) = layout.grid {
        shown.board(&page.board, grid);
    }
    shown.beside_board(&layout);
    panes::check(&shown, &page, &layout);
    shown.input(&page, &layout);
    shown.below(&layout);
    shown.nothing_else(&layout);
}

/// A text without spaces, so that line breaks do not matter.
pub fn squeezed(text: &str) -> String {
    text.split_whitespace().collect()
}

/// Whether a text is shown in full, or as far as there is room, with an ellipsis at its end.
pub fn is_whole_or_cut(shown: &str, text: &str) -> bool {
    let (shown, text) = (squeezed(shown), squeezed(text));
    shown == text || shown.strip_suffix('…').is_some_and(|begun| text.starts_with(begun))
}

/// Whether a text with a caret is shown with the caret and as much around it as fits.
pub fn is_scrolled(shown: &str, text: &str) -> bool {
    let split = |text: &str| {
        let (before, after) = text.split_once('▏')?;
        Some((squeezed(before), squeezed(after)))
    };
    let (Some((before, after)), Some((all_before, all_after))) = (split(shown), split(text)) else { return false };
    let is_end = |(label, end): (&str, &str)| all_before.starts_with(label) && all_before.ends_with(end);
    (before == all_before || before.split_once('…').is_some_and(is_end)) && is_whole_or_cut(&after, &all_after)
}

impl Shown<'_> {
    /// Fails with a message and the picture.
    #[track_caller]
    pub fn demand(&self, holds: bool, what: impl Display) {
        // Called for every cell, so the message is built only if needed.
        if !holds {
            let Rect { width, height, .. } = self.buffer.area;
            panic!("{what}, at {width}x{height}:\n{}", self.text(self.buffer.area));
        }
    }

    pub fn at(&self, x: u16, y: u16) -> &str {
        self.buffer[(x, y)].symbol()
    }

    /// The lines in an area, as displayed.
    pub fn lines(&self, place: Rect) -> Vec<String> {
        place.rows().map(|row| self.line(row)).collect()
    }

    /// A character of two columns hides the cell behind it.
    fn line(&self, row: Rect) -> String {
        let (mut line, mut next) = (String::new(), row.x);
        for point in row.positions() {
            if point.x >= next {
                let symbol = self.at(point.x, point.y);
                line.push_str(symbol);
                next = point.x + u16::try_from(symbol.width()).unwrap().max(1);
            }
        }
        line
    }

    pub fn text(&self, place: Rect) -> String {
        self.lines(place).join("\n")
    }

    /// Every cell holds one character that can be printed, and one of two columns has room for both.
    fn cells(&self) {
        self.demand(self.buffer.area == self.app.area(), "the picture is as large as the terminal");
        for point in self.buffer.area.positions() {
            let symbol = self.at(point.x, point.y);
            let is_one = symbol.graphemes(true).count() == 1 && !symbol.contains(char::is_control);
            self.demand(is_one && symbol.width() > 0, format_args!("{symbol:?} is one character"));
            let is_covered =
                symbol.width() == 1 || (point.x + 1 < self.buffer.area.width && self.at(point.x + 1, point.y) == " ");
            self.demand(is_covered, format_args!("{symbol:?} has room"));
        }
    }

    /// The last line consists of complete keys of the keymap, each of which works, also with the mouse; those that lead
    /// out are always there.
    fn footer(&self, page: &Page) {
        let area = self.app.area();
        let row = Rect { y: area.bottom() - 1, height: 1, ..area };
        let mut rest = self.text(row).trim_end().to_owned();
        if let Some(said) = self.app.search_line() {
            let said = said.text();
            self.demand(rest.ends_with(said.trim_end()), "what is searched is told at the end");
            rest.truncate(rest.len() - said.trim_end().len());
        }
        let mode = self.app.mode();
        let mut column = 0;
        for binding in mode.keys() {
            let Some(label) = footer::label(binding, page) else { continue };
            let entry = format!("{} {label}", keymap::name(binding.keys[0]));
            let begun = rest.trim_start();
            let is_here = begun.strip_prefix(&*entry).is_some_and(|after| after.is_empty() || after.starts_with(' '));
            if !is_here {
                let is_quit = mode == keymap::Mode::Home && binding.command == Command::Cancel;
                let leads_out = matches!(binding.command, Command::Help | Command::Home) || is_quit;
                self.demand(!leads_out || !self.app.can(binding.command), format_args!("{entry:?} is shown"));
                continue;
            }
            column += rest.width() - begun.width();
            let point = Point::new(u16::try_from(column).unwrap(), row.y);
            let works = self.app.can(binding.command)
                && keymap::command(mode, binding.keys[0]) == Some(binding.command)
                && footer::command_at(self.app, row, point) == Some(binding.command);
            self.demand(works, format_args!("{entry:?} works"));
            column += entry.width();
            rest = begun[entry.len()..].to_owned();
        }
        self.demand(rest.trim().is_empty(), format_args!("{rest:?} is no key of this screen"));
    }

    /// The list of keys is closed on all sides, and its sentences are broken only between words.
    fn help(&self) {
        let corner = format!("┌ {} ─", say().help_title());
        let begins = |point: &Point| {
            let row = Rect { x: point.x, y: point.y, height: 1, width: self.buffer.area.width - point.x };
            self.text(row).starts_with(&corner)
        };
        let Some(first) = self.buffer.area.positions().find(begins) else { panic!("there is no list of keys") };
        let right = (first.x..self.buffer.area.width).find(|&x| self.at(x, first.y) == "┐").expect("an upper corner");
        let foot = (first.y..self.buffer.area.height).find(|&y| self.at(first.x, y) == "└").expect("a lower corner");
        self.demand(self.at(right, foot) == "┘", "the list of keys has four corners");
        for y in first.y + 1..foot {
            let ends = [self.at(first.x, y), self.at(right, y)];
            self.demand(ends == ["│", "│"], "the list of keys is closed");
        }
        let inside = Rect::new(first.x + 1, first.y + 1, right - first.x - 1, foot - first.y - 1);
        self.demand(inside.height > 0, "there is room for keys");
        self.sentences(&self.lines(inside));
    }

    /// Every line belongs to the list of keys: the keys, then a part of what they do, cut between words.
    fn sentences(&self, lines: &[String]) {
        let mode = self.app.screen_mode();
        let mut known: Vec<String> = mode.keys().map(|binding| format!(" {} ", (binding.help)(say()))).collect();
        known
            .extend([say().help_moves(), say().help_mouse(), say().help_mouse_lines()].map(|help| format!(" {help} ")));
        for line in lines.iter().filter(|line| line.trim() != say().help_idle()) {
            let said = after_columns(line, KEYS + 1);
            let part = format!(" {} ", said.trim());
            // Chinese is broken between characters too.
            let is_part =
                |help: &String| help.contains(&part) || (!part.is_ascii() && squeezed(help).contains(&squeezed(&part)));
            // Many keys have a line to themselves.
            let is_keys = |binding: &keymap::Binding| {
                let keys: Vec<String> = binding.keys.iter().map(|&key| keymap::name(key)).collect();
                keys.join(" ") == line.trim()
            };
            let is_known = said.trim().is_empty() || known.iter().any(is_part) || mode.keys().any(is_keys);
            self.demand(is_known, format_args!("{part:?} is a part of what a key does"));
        }
    }

    /// The title names the program and the screen; the chosen tab and line are in sight; lines are complete.
    fn report(&self, report: &Report) {
        let area = self.app.area();
        let row = |y: u16| self.text(Rect { y, height: 1, ..area });
        self.demand(row(0).trim_end() == format!(" {}", report.title.text()), "the title is whole");
        let tabs = row(1);
        self.demand(tabs.contains(&format!("[{}]", report.tabs[report.tab])), "the chosen tab is in sight");
        for tab in tabs.split(['[', ']', ' ']).filter(|tab| !tab.is_empty()) {
            let is_tab = report.tabs.iter().any(|name| is_whole_or_cut(tab, name));
            self.demand(is_tab, format_args!("{tab:?} is a tab, whole or cut"));
        }
        // Other sheets may stand to the right.
        let width = if report.beside.is_empty() { area.width } else { 115 };
        let body = Rect { y: 3, height: area.height - 4, width, ..area };
        let shown = squeezed(&self.text(body));
        let is_shown = |line: &Words| shown.contains(&squeezed(&line.text()));
        let first = report.lines.iter().position(|line| !line.is_empty() && is_shown(line));
        self.demand(first.is_some() || report.lines.is_empty(), "some line is whole");
        let lines = &report.lines[first.unwrap_or(0)..];
        let rows: usize = lines.iter().map(|line| line.wrapped(usize::from(body.width) - 1).len()).sum();
        let seen = lines.iter().take_while(|line| is_shown(line)).count();
        let has_room = rows <= usize::from(body.height);
        self.demand(seen == lines.len() || !has_room, "where there is room for all lines, all are whole");
        self.demand(seen + 1 >= lines.len().min(usize::from(body.height)) || !has_room, "no line is left out");
        if let Some(chosen) = report.lines.iter().find(|line| line.is_chosen()) {
            self.demand(is_shown(chosen), "the chosen line is in sight");
        }
    }

    /// The first line names the program and the screen, and then the subject, as far as there is room.
    fn title(&self, page: &Page, layout: &Layout) {
        let Some(place) = layout.title else { return };
        let row = self.text(place);
        let name = format!(" {} · {}", say().program(), page.title);
        self.demand(row.starts_with(&name), "the title names program and screen");
        let about = row[name.len()..].trim().trim_start_matches('·').trim();
        let (subject, unsaved) = (page.subject.text(), say().not_saved());
        let whole = [subject.clone(), format!("{subject} · {unsaved}"), unsaved];
        self.demand(whole.iter().any(|whole| is_whole_or_cut(about, whole)), "what it is about is whole or cut");
    }

    /// All squares are there, of one size and visually square; every piece is where the position says and every free
    /// square shows its number; the mouse finds a square where it is drawn.
    fn board(&self, picture: &BoardPicture, grid: Grid) {
        let rows = grid.size.rows();
        let mut found = 0;
        for (row, column) in (0..rows).flat_map(|row| (0..rows).map(move |column| (row, column))) {
            let cell = grid.cell_at(row, column);
            let corner = cell.as_position();
            // Half a row may belong to the square above or below.
            let is_square = [0, 1].contains(&cell.width.abs_diff(2 * cell.height));
            self.demand(is_square, "squares are twice as many columns wide as rows high");
            self.demand(cell.intersection(self.app.area()) == cell, "the board is inside");
            let Some(square) = grid.square_at(corner, picture.turned) else {
                let is_empty = self.text(cell).chars().all(char::is_whitespace);
                self.demand(is_empty, "light squares are empty");
                continue;
            };
            found += 1;
            let mark = picture.marks.iter().find(|(marked, _)| *marked == square).map(|(_, mark)| *mark);
            self.mark(mark, picture.piece_at(square).is_some(), cell);
            match picture.piece_at(square) {
                Some(piece) => self.piece(picture, piece, mark.is_some(), cell),
                None => self.free_square(picture, square, mark, cell),
            }
        }
        self.demand(found == u16::from(rows) * u16::from(rows) / 2, "half of the squares are played on");
    }

    /// A mark has its sign at the foot of its square. A small square with a piece has no room for it, and tells by its
    /// colour; in the smallest, the most important marks have a sign.
    fn mark(&self, mark: Option<Mark>, on_piece: bool, cell: Rect) {
        let has_colors = self.app.shared().theme.dark_square.bg.is_some();
        let is_in_dots = Dots::of(self.app.shared().pieces).is_some();
        if on_piece && (3..6).contains(&cell.width) && has_colors && is_in_dots {
            return;
        }
        let sign = match mark {
            Some(Mark::Cursor) if cell.width > 2 => "┗",
            Some(Mark::Target) if cell.width > 2 => "(",
            Some(Mark::Selected) if on_piece || cell.width > 2 => "[",
            Some(Mark::MustCapture) if on_piece || cell.width > 2 => "!",
            Some(Mark::Taken) if on_piece || cell.width > 2 => "╳",
            Some(Mark::Hint) if on_piece || cell.width > 2 => "?",
            Some(Mark::LastMove) if !on_piece || cell.width > 2 => "▖",
            Some(Mark::Passed) if !on_piece || cell.width > 2 => "·",
            Some(Mark::Right) => "√",
            Some(Mark::Wrong) => "×",
            Some(Mark::Heat(level)) if !on_piece => ["░", "░", "▒", "▓", "█"][usize::from(level)],
            None | Some(_) => return,
        };
        self.demand(self.at(cell.x, cell.bottom() - 1) == sign, format_args!("{mark:?} is shown at {cell:?}"));
    }

    /// A piece in characters has its usual look, except for the sign of a mark and its number.
    fn piece(&self, picture: &BoardPicture, piece: damier_rules::Piece, is_marked: bool, cell: Rect) {
        let set = self.app.shared().pieces;
        if Dots::of(set).is_some() && cell.width > 2 {
            // Its middle is drawn in two colours that the square does not have.
            let middle = self.at(cell.x + cell.width / 2, cell.y + cell.height / 2);
            let sign = middle.chars().next().unwrap_or(' ');
            let is_drawn = sign == ' ' || sign.is_ascii_digit() || QUADRANTS.contains(&sign) || !sign.is_ascii();
            return self.demand(is_drawn, format_args!("{piece:?} stands at {cell:?}"));
        }
        let wanted = pieces::picture(set, piece, cell.width, is_marked);
        for (row, line) in cell.rows().zip(wanted) {
            for (point, sign) in row.positions().zip(line.chars()) {
                let at_edge = point.x == cell.x || (point.x + 1 == cell.right() && cell.width > 2);
                let is_number = picture.numbers == Numbers::Always && point.y == cell.y + cell.height / 2;
                let is_right = self.at(point.x, point.y).starts_with(sign);
                self.demand(is_right || at_edge || is_number, format_args!("{piece:?} stands at {cell:?}"));
            }
        }
    }

    fn free_square(&self, picture: &BoardPicture, square: damier_rules::Square, mark: Option<Mark>, cell: Rect) {
        let covers = cell.width <= 2 && mark.is_some();
        let edge = [square.row(), square.column()];
        let last = picture.position.board_size().rows() - 1;
        let is_numbered = match picture.numbers {
            Numbers::Always | Numbers::OnFreeSquares => true,
            Numbers::OnEdge => edge.iter().any(|&place| place == 0 || place == last),
            Numbers::Never => false,
        };
        let name = SquareNames::of(picture.position.variant()).text(square).to_string();
        let bottom = Rect { y: cell.bottom() - 1, height: 1, ..cell };
        let is_named = self.text(bottom).contains(name.as_str());
        self.demand(is_named == is_numbered || covers, format_args!("square {name} shows its number where it should"));
    }

    /// Beside the board is the evaluation bar, or nothing.
    fn beside_board(&self, layout: &Layout) {
        let bar = self.text(layout.beside_board());
        let expected = self.app.evaluation().and_then(|evaluation| evaluation.expected);
        let signs: &[char] = if expected.is_some() { &['│', '▗', '▝', '▐'] } else { &[' '] };
        let is_whole = bar.lines().all(|sign| sign.chars().all(|sign| signs.contains(&sign)));
        self.demand(is_whole, "the bar is whole, or not there");
    }

    /// The input line shows the typed text and, as far as there is room, what it may become. If nothing is typed, it
    /// shows the end of a menu line that did not fit, or what surrounds its caret.
    fn input(&self, page: &Page, layout: &Layout) {
        let row = self.text(layout.input);
        let input = &page.input;
        let prompt = if input.prompt.is_empty() { String::new() } else { format!("{} ›", input.prompt) };
        let whole = format!("{prompt}{} {}", input.typed.text(), input.preview.text());
        let shows_end = |line: &str| squeezed(line).ends_with(squeezed(&row).trim_start_matches('…'));
        let cut = page.middle.cut_line(layout.middle.width).map(|line| line.text());
        let is_cut = cut.is_some_and(|line| !row.trim().is_empty() && (is_scrolled(&row, &line) || shows_end(&line)));
        self.demand(is_whole_or_cut(&row, &whole) || is_cut, "what is typed is whole or cut");
        let before = squeezed(&format!("{prompt}{}", input.typed.text()));
        self.demand(is_cut || squeezed(&row).starts_with(&before), "what is typed is in sight");
    }

    /// Below the input line is a pane with the list of keys, or with a graph.
    fn below(&self, layout: &Layout) {
        let has_graph = self.app.evaluation().is_some_and(|evaluation| !evaluation.in_pane);
        let Some(below) = layout.below else { return };
        let (right, foot) = (below.right() - 1, below.bottom() - 1);
        let corners = [(below.x, below.y), (right, below.y), (below.x, foot), (right, foot)];
        self.demand(corners.map(|(x, y)| self.at(x, y)) == ["┌", "┐", "└", "┘"], "the pane below has four corners");
        let inside = below.width - 4;
        let columns = if has_graph { 0 } else { (inside / 52).max(1) };
        for column in 0..columns {
            let width = inside / columns;
            let place = Rect::new(below.x + 1 + column * width, below.y + 1, width, below.height - 2);
            self.sentences(&self.lines(place));
        }
    }

    /// Everything that is not blank belongs to one part of the screen.
    fn nothing_else(&self, layout: &Layout) {
        let rule = |place: Rect| Rect { y: place.y.saturating_sub(1), height: 1, ..place };
        let mut parts = vec![layout.beside_board(), layout.input, layout.footer];
        parts.extend(layout.grid.map(|grid| grid.area()));
        parts.extend([layout.clock, layout.middle, layout.message, rule(layout.middle), rule(layout.message)]);
        parts.extend(layout.title.into_iter().chain(layout.frame).chain(layout.second).chain(layout.below));
        for point in self.buffer.area.positions() {
            let is_blank = self.at(point.x, point.y) == " ";
            let is_known = parts.iter().any(|part| part.contains(point));
            self.demand(is_blank || is_known, format_args!("nothing stands at {point}"));
        }
    }
}

/// What follows so many columns of a line.
fn after_columns(line: &str, columns: usize) -> &str {
    let mut used = 0;
    let start = line.grapheme_indices(true).find(|(_, letter)| {
        let is_behind = used >= columns;
        used += letter.width();
        is_behind
    });
    start.map_or("", |(start, _)| &line[start..])
}

/// Columns of the keys in the list of keys, before what they do.
const KEYS: usize = 11;

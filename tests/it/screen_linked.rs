//! A game of two programs that are connected: here by two dialogues without a socket between them.

use std::time::{Duration, Instant};

use crate::screen::Desk;
use damier::tui::Options;
use damier::tui::action::Action;
use damier_app::settings::Settings;
use damier_app::store::unfinished::Kept;
use damier_app::{Event, LinkRequest};
use damier_dxp::{Closed, Dialogue, Patience, Role};
use damier_engine::RequestId;
use damier_rules::notation::write_move;
use damier_train::play::SavedGame;
use damier_train::unfinished::Unfinished;
use etude::Random;
use etude_tui::event::KeyCode;
use rand::{RngExt as _, SeedableRng as _};

fn options(name: &str) -> Options {
    let settings = Settings { name: name.to_owned(), ..Settings::default() };
    Options { seed: Some(1), settings, ..Options::default() }
}

/// A program and its end of the connection.
struct End {
    name: &'static str,
    desk: Desk,
    link: Option<(RequestId, Dialogue)>,
    /// What the program kept last.
    kept: Option<Kept>,
}

impl End {
    fn new(name: &'static str) -> Self {
        Self { name, desk: Desk::new(&options(name), 80, 24), link: None, kept: None }
    }

    /// Opens the form with another terminal as the opponent, chooses a way to reach it and begins.
    fn begin(&mut self, steps_to_link: usize) {
        self.desk.write("g");
        for _ in 0..4 {
            self.desk.press(KeyCode::Left);
        }
        while !self.desk.text().contains("another terminal") {
            self.desk.press(KeyCode::Right);
        }
        self.desk.press(KeyCode::Down);
        for _ in 0..steps_to_link {
            self.desk.press(KeyCode::Right);
        }
        self.desk.press(KeyCode::Enter);
        // The connection is opened with the first action.
        self.desk.pass(Duration::from_millis(1));
    }

    /// Carries out what the program asks of its connection; returns whether it has opened or closed it.
    fn serve(&mut self) -> bool {
        let mut changed = false;
        for request in std::mem::take(&mut self.desk.links) {
            match request {
                LinkRequest::Open { id, name, side } => {
                    let role = if side.asks { Role::Initiator } else { Role::Follower };
                    self.link = Some((id, Dialogue::new(role, &name, Patience::default(), Instant::now())));
                    changed = true;
                }
                LinkRequest::Send(command) => {
                    if let Some((_, dialogue)) = &mut self.link {
                        dialogue.order(command, Instant::now());
                    }
                }
                LinkRequest::Close => {
                    self.link = None;
                    changed = true;
                }
            }
        }
        if let Some(kept) = self.desk.unfinished() {
            self.kept = Some(kept);
        }
        changed
    }

    fn hear(&mut self, event: damier_dxp::Event) {
        let Some((id, _)) = self.link else { return };
        self.desk.act(Action::App(Event::Link(id, event)));
    }

    fn lose(&mut self) {
        self.hear(damier_dxp::Event::Closed(Closed::HungUp));
        self.link = None;
    }

    fn saved(&self) -> Option<SavedGame> {
        match &self.kept.as_ref()?.unfinished {
            Unfinished::Game(saved) => Some((**saved).clone()),
            other => panic!("{other:?}"),
        }
    }

    fn is_to_move(&self) -> bool {
        self.desk.text().contains(&format!("{} to move.", self.name))
    }

    /// The program is killed, and another resumes what was kept; returns whether there was anything.
    fn kill(&mut self) -> bool {
        let Some(kept) = self.kept.clone() else { return false };
        self.link = None;
        self.desk = Desk::next_program(&[kept], &options(self.name), 80, 24);
        self.desk.write("c");
        self.desk.pass(Duration::from_millis(1));
        true
    }
}

/// Passes messages between the two until none is left.
fn pump(ends: &mut [End; 2]) {
    loop {
        let mut is_quiet = true;
        let changed = ends.each_mut().map(End::serve);
        let [first, second] = ends;
        if changed.contains(&true) && first.link.is_some() && second.link.is_some() {
            first.hear(damier_dxp::Event::Connected);
            second.hear(damier_dxp::Event::Connected);
            continue;
        }
        for side in [0, 1] {
            let mut bytes = Vec::new();
            if let Some((_, dialogue)) = &mut ends[side].link {
                while let Some(message) = dialogue.next_output() {
                    bytes.extend(message.to_bytes());
                }
            }
            is_quiet &= bytes.is_empty();
            if let Some((_, dialogue)) = &mut ends[1 - side].link {
                dialogue.receive(&bytes, Instant::now());
            }
            for end in &mut *ends {
                while let Some(event) = end.link.as_mut().and_then(|(_, dialogue)| dialogue.next_event()) {
                    is_quiet = false;
                    end.hear(event);
                }
            }
        }
        if is_quiet && ends.iter().all(|end| end.desk.links.is_empty()) {
            return;
        }
    }
}

/// Anna waits and decides, with White; Ben calls and follows.
fn connected() -> [End; 2] {
    let mut ends = [End::new("Anna"), End::new("Ben")];
    ends[0].begin(0);
    ends[1].begin(1);
    pump(&mut ends);
    ends
}

fn contains(end: &End, parts: &[&str]) {
    for part in parts {
        assert!(end.desk.text().contains(part), "{part} in\n{}", end.desk.text());
    }
}

#[test]
fn the_side_that_waits_says_where_and_leaves_with_escape() {
    let mut end = End::new("Anna");
    end.begin(0);
    contains(&end, &["Waiting for the other side to call", "127.0.0.1:27531"]);
    assert!(matches!(&end.desk.links[..], [LinkRequest::Open { name, .. }] if name == "Anna"));
    end.desk.press(KeyCode::Esc);
    assert!(matches!(end.desk.links.last(), Some(LinkRequest::Close)));
    contains(&end, &["Home"]);
}

#[test]
fn two_programs_make_a_game_of_two_people() {
    let mut ends = connected();
    contains(&ends[0], &["Anna – Ben", "Anna to move."]);
    contains(&ends[1], &["Anna – Ben", "Anna to move.", "White", "Black"]);
    for (side, written) in [(0, "32-28\n"), (1, "19-23\n"), (0, "28x19\n"), (1, "14x23\n")] {
        ends[side].desk.write(written);
        pump(&mut ends);
    }
    for end in &ends {
        contains(end, &["2. 28x19", "14x23", "Anna to move."]);
    }
    // Out of turn nothing ends the game.
    ends[1].desk.write("zz");
    pump(&mut ends);
    contains(&ends[0], &["Anna to move."]);
    ends[0].desk.write("zz");
    pump(&mut ends);
    contains(&ends[0], &["Ben wins!", "0-2"]);
    contains(&ends[1], &["Ben wins!", "0-2", "White resigned."]);
    for (end, opponent) in ends.iter().zip(["Ben", "Anna"]) {
        let [attempt] = &end.desk.store.attempts().unwrap()[..] else { panic!("one attempt") };
        assert!(attempt.rated.is_none(), "{attempt:?}");
        assert!(format!("{:?}", attempt.exercise.subject).contains(&format!("Person(\"{opponent}\")")));
    }
}

#[test]
fn what_the_other_side_cannot_decide_is_not_believed() {
    let mut ends = connected();
    ends[0].desk.write("32-28\n");
    pump(&mut ends);
    // Ben's program claims a win instead of moving.
    let (_, dialogue) = ends[1].link.as_mut().unwrap();
    dialogue.order(damier_dxp::Command::End { reason: damier_dxp::Reason::Won, stops: true }, Instant::now());
    pump(&mut ends);
    contains(&ends[0], &["The other side ended the game"]);
    assert!(ends[0].desk.filed.is_empty() && ends[0].kept.is_some());
}

#[test]
fn garbage_and_silence_leave_the_game_as_it_is() {
    let mut ends = connected();
    ends[0].desk.write("32-28\n");
    pump(&mut ends);
    let (_, dialogue) = ends[0].link.as_mut().unwrap();
    for bytes in [&b"M0001011200\0"[..], b"\x01\xffX\0", b"R01nobody\0", b"Cyou \x1b[31m lose\0", b"K7\0"] {
        dialogue.receive(bytes, Instant::now());
    }
    pump(&mut ends);
    assert!(!ends[0].desk.text().contains('\u{1b}'));
    contains(&ends[0], &["1. 32-28"]);
    ends[0].lose();
    contains(&ends[0], &["r connects again"]);
    assert!(ends[0].saved().is_some_and(|saved| saved.plies() == 1));
}

#[test]
fn a_hundred_kills_lose_no_game() {
    let mut random = Random::seed_from_u64(48);
    let mut ends = connected();
    let (mut kills, mut most) = (0, 0);
    while kills < 100 {
        for _ in 0..random.random_range(0..3) {
            let Some(side) = (0..2).find(|&side| ends[side].is_to_move()) else { break };
            let saved = ends[side].saved().or_else(|| ends[1 - side].saved());
            let tables = crate::TABLES.clone();
            let game =
                saved.and_then(|saved| damier_train::play::PlayLesson::resume(&saved, Duration::ZERO, tables).ok());
            let game = game.map_or_else(
                || damier_rules::Game::new(damier_rules::AnyPosition::start(damier_rules::Variant::International)),
                |lesson| lesson.game,
            );
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            let played = write_move(game.position(), moves[random.random_range(0..moves.len())]);
            ends[side].desk.write(&format!("{played}\n"));
            // A kill may come before the move has reached the other side.
            if random.random_range(0..4) > 0 {
                pump(&mut ends);
            } else {
                ends[side].serve();
            }
        }
        let plies = ends.iter().filter_map(|end| end.saved().map(|saved| saved.plies())).max().unwrap_or(0);
        let killed = random.random_range(0..2);
        let is_over = |end: &End| ["wins!", "A draw."].iter().any(|told| end.desk.text().contains(told));
        if ends.iter().any(is_over) || plies > 60 || !ends[killed].kill() {
            ends = connected();
            continue;
        }
        kills += 1;
        ends[1 - killed].lose();
        ends[1 - killed].desk.write("r");
        pump(&mut ends);
        let known: Vec<usize> = ends.iter().filter_map(|end| end.saved().map(|saved| saved.plies())).collect();
        assert!(known.iter().all(|&now| now + 1 >= plies), "kill {kills}: {known:?} of {plies}");
        let told =
            ends.each_ref().map(|end| end.desk.text().contains(" to move.") || end.desk.text().contains(" wins!"));
        assert_eq!(told, [true; 2], "kill {kills}\n{}\n{}", ends[0].desk.text(), ends[1].desk.text());
        most = most.max(plies);
    }
    assert!(most > 10, "the games went on: {most} plies");
}

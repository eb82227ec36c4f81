//! Measures how quickly the trainer responds.
//!
//! `cargo bench -p yonsan --bench response` prints the time from the start of the process to its first complete frame, the
//! time from a key to the frame that shows its effect, both of the real program in a pseudo-terminal, and the longest time
//! that the program itself takes for a key on each screen, with the size of the program. Targets: 20 ms, 16 ms, 16 ms,
//! 8 MB. What happens inside the program is measured in processor time, too, which says the same on a busy machine.

#![allow(clippy::unwrap_used, reason = "a bench may panic")]

#[path = "../tests/it/desk.rs"]
#[allow(dead_code, reason = "the other helpers are for tests")]
mod desk;
#[path = "../tests/it/terminal.rs"]
#[allow(dead_code, reason = "the other helpers are for tests")]
mod terminal;

use std::time::{Duration, Instant};

use etude_tui::key::Key;
use etude_tui::run_loop::Program as _;
use rand::seq::IndexedRandom as _;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;
use ratatui::terminal::Terminal as Screen;
use rustix::time::{ClockId, clock_gettime};
use yonsan::screen::{Action, App, Effect};

use terminal::Terminal;

/// How many times the program is started.
const STARTS: usize = 30;
/// How many keys are pressed in the terminal.
const KEYS: usize = 300;
/// How many keys are pressed on each screen.
const KEYS_EACH: usize = 400;

/// The keys that lead from home to a screen.
const SCREENS: &[(&str, &str)] = &[
    ("home", ""),
    ("lesson", "131"),
    ("due", "21"),
    ("win by fours", "22"),
    ("win by threes", "23"),
    ("defend", "25"),
    ("unannounced", "26"),
    ("streak", "27"),
    ("sprint", "28"),
    ("sets", "29"),
    ("a set", "291"),
    ("is it a foul?", "31"),
    ("all forbidden points", "33"),
    ("cases", "34"),
    ("exam", "172"),
    ("notation", "41"),
    ("game", "5\n"),
    ("analysis", "6"),
    ("progress", "7"),
    ("options", "8"),
];

fn first_frame() {
    let times = (0..STARTS).map(|_| {
        let started = Instant::now();
        let mut terminal = Terminal::start();
        // The footer is drawn last.
        terminal.wait_for("? keys");
        started.elapsed()
    });
    report("start to first frame", times.collect());
}

/// What the program does before its first frame, without the terminal.
fn before_the_first_frame() {
    let times = (0..STARTS).map(|_| {
        let used = processor();
        let app = App::new(desk::options(), Rect::new(0, 0, 80, 24));
        Screen::new(TestBackend::new(80, 24)).unwrap().draw(|frame| app.draw(frame)).unwrap();
        processor().saturating_sub(used)
    });
    report("puzzles, state and first frame in processor time", times.collect());
}

fn keys_in_the_terminal() {
    let mut terminal = Terminal::start();
    terminal.wait_for("? keys");
    terminal.press("q");
    terminal.wait_for("6 Analysis");
    terminal.press("6");
    terminal.wait_for("w judge");
    let times = (0..KEYS).map(|number| {
        // A stone is laid or taken back: its name comes or goes.
        let is_laid = number % 2 == 0;
        let pressed = Instant::now();
        terminal.press(if is_laid { "\r" } else { "u" });
        terminal.wait("the stone", |terminal| terminal.text().contains("1. H8") == is_laid);
        pressed.elapsed()
    });
    report("key to frame in the terminal", times.collect());
}

/// The processor time of this thread.
fn processor() -> Duration {
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap()
}

/// Lets the program act and draw. Returns how long that took, and how much processor time; what it asks of other threads is
/// done afterwards.
fn act(app: &mut App, screen: &mut Screen<TestBackend>, action: Action, now: Duration) -> [Duration; 2] {
    let (started, used) = (Instant::now(), processor());
    let effects = app.update(action, now);
    screen.draw(|frame| app.draw(frame)).unwrap();
    let time = [started.elapsed(), processor().saturating_sub(used)];
    for effect in effects {
        if let Effect::Perform(id, task) = effect {
            act(app, screen, Action::Reported(id, Box::new(desk::performed(*task))), now);
        }
    }
    time
}

/// The slowest key of each screen, with the keys pressed at random.
fn slowest_keys() {
    let letters: Vec<Key> = "123456789abcdefhjklmnoprstuvwx? \n"
        .chars()
        .map(|letter| if letter == '\n' { Key::ENTER } else { Key::char(letter) })
        .chain([Key::UP, Key::DOWN, Key::LEFT, Key::RIGHT, Key::PAGE_DOWN])
        .collect();
    let mut random = etude::random(5);
    let mut all = Vec::new();
    for (name, path) in SCREENS {
        let mut app = App::new(desk::options(), Rect::new(0, 0, 80, 24));
        let mut screen = Screen::new(TestBackend::new(80, 24)).unwrap();
        let mut now = Duration::ZERO;
        let mut times = Vec::new();
        for letter in path.chars() {
            let key = if letter == '\n' { Key::ENTER } else { Key::char(letter) };
            times.push(act(&mut app, &mut screen, Action::Press(key), now));
        }
        for _ in 0..KEYS_EACH {
            now += Duration::from_millis(150);
            let key = *letters.choose(&mut random).unwrap();
            times.push(act(&mut app, &mut screen, Action::Press(key), now));
        }
        let most = |of: usize| millis(times.iter().map(|time| time[of]).max().unwrap());
        println!("{:8.2} ms at most, {:6.2} ms of processor time, on the screen: {name}", most(0), most(1));
        all.extend(times);
    }
    report("key to frame inside the program", all.iter().map(|time| time[0]).collect());
    report("the same in processor time", all.iter().map(|time| time[1]).collect());
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn report(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |share: usize| millis(times[(times.len() * share / 100).min(times.len() - 1)]);
    println!(
        "{what}: median {:.1} ms, 99th percentile {:.1} ms, most {:.1} ms, {} times",
        at(50),
        at(99),
        at(100),
        times.len()
    );
}

fn main() {
    first_frame();
    before_the_first_frame();
    keys_in_the_terminal();
    slowest_keys();
    let bytes = std::fs::metadata(env!("CARGO_BIN_EXE_yonsan")).unwrap().len();
    println!("the program: {bytes} bytes");
}

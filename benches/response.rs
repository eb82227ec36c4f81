//! Measures how quickly the trainer responds: the real program in a pseudo-terminal, timed from outside.
//!
//! `cargo bench --bench response` prints the time from the start of the process to its first complete frame, the time
//! from a key to the frame that shows its effect while the engine analyses on all cores, and the memory and processor
//! time of an idle program. Targets: 50 ms; 16 ms in 99 of 100 cases; 60 MiB in puzzle mode; no processor time.

#![allow(clippy::unwrap_used, reason = "a bench may panic")]

#[cfg(unix)]
#[path = "../tests/it/pty/mod.rs"]
mod pty;

#[cfg(unix)]
mod measure {
    use std::fs;
    use std::time::{Duration, Instant};

    use super::pty::Terminal;

    /// How many times the program is started.
    const STARTS: usize = 30;
    /// How many keys are pressed.
    const KEYS: usize = 500;
    /// Bits in a second of a slow line.
    const SLOW: u32 = 1_000_000;
    /// How long the idle program is observed.
    const IDLE: Duration = Duration::from_secs(5);

    pub fn first_frame() {
        let times = (0..STARTS).map(|_| {
            let started = Instant::now();
            let mut terminal = Terminal::start(&[]);
            // The footer is drawn last.
            terminal.wait_for("? keys");
            started.elapsed()
        });
        report("start to first frame", times.collect());
    }

    pub fn keys_during_analysis() {
        let mut terminal = Terminal::start(&[]);
        terminal.wait_for("? keys");
        terminal.press("a");
        terminal.wait_for("FEN");
        terminal.press("\r");
        terminal.wait_for("depth");
        let mut rows = middle_rows(&terminal.text());
        let times = (0..KEYS).map(|_| {
            let pressed = Instant::now();
            terminal.press("t");
            rows = terminal.wait("the board turned", |screen| Some(middle_rows(screen)).filter(|seen| *seen != rows));
            let time = pressed.elapsed();
            std::thread::sleep(Duration::from_millis(15));
            time
        });
        report("key to frame while the engine analyses", times.collect());
    }

    /// Moves the cursor over a puzzle, with the board in cells and in pixels, and counts what is written.
    pub fn bytes_of_a_key() {
        for graphics in ["cells", "kitty", "sixel"] {
            let terminal = Terminal::start(&["--graphics", graphics, "--seed", "1"]).with_pixels();
            let (first, mut bytes, times) = keys_in_a_puzzle(terminal);
            bytes.sort_unstable();
            let (median, most) = (bytes[bytes.len() / 2], bytes[bytes.len() - 1]);
            println!("{graphics}: first board {first} bytes; a key: median {median} bytes, most {most}");
            report(&format!("{graphics}: key to the last byte"), times);
            let slow = Terminal::start(&["--graphics", graphics, "--seed", "1"]).with_pixels().limited_to(SLOW);
            report(&format!("{graphics}: the same at 1 Mbit/s"), keys_in_a_puzzle(slow).2);
        }
    }

    /// Moves the cursor over a puzzle. Returns the bytes of the first board, those of each key, and the times from a key to
    /// the last of them.
    fn keys_in_a_puzzle(mut terminal: Terminal) -> (usize, Vec<usize>, Vec<Duration>) {
        const QUIET: Duration = Duration::from_millis(60);
        terminal.wait_for("? keys");
        let (first, _) = terminal.settle(Duration::from_millis(500));
        terminal.press("p");
        terminal.wait_for("type it");
        terminal.press("\r");
        terminal.settle(Duration::from_millis(500));
        let keys = ["\x1b[A", "\x1b[D", "\x1b[B", "\x1b[C"].repeat(20);
        let answers = keys.iter().map(|key| {
            let pressed = Instant::now();
            terminal.press(key);
            let (count, last) = terminal.answer();
            terminal.settle(QUIET);
            (count, last - pressed)
        });
        let (bytes, times) = answers.unzip();
        (first, bytes, times)
    }

    /// Moves the cursor, types, and goes from board to board in simultaneous displays with their small boards in sight.
    pub fn keys_in_displays() {
        for graphics in ["cells", "kitty", "sixel"] {
            for (boards, rights, size) in [(4, 1, (120, 40)), (12, 6, (120, 40)), (20, 8, (200, 55))] {
                let terminal = Terminal::start(&["--graphics", graphics, "--seed", "1"]).with_pixels();
                let mut terminal = begin_display(terminal, size, rights);
                let keys = times_of(&mut terminal, &["\x1b[A", "\x1b[D", "3", "\x7f"].repeat(20));
                report(&format!("{graphics}, {boards} boards: key to the last byte"), keys);
                let next = times_of(&mut terminal, &["n"].repeat(40));
                report(&format!("{graphics}, {boards} boards: to another board"), next);
            }
        }
    }

    /// Begins a display from the form for a game: so many presses of the right arrow choose the boards.
    fn begin_display(mut terminal: Terminal, (columns, rows): (u16, u16), rights: usize) -> Terminal {
        const QUIET: Duration = Duration::from_millis(300);
        terminal.wait_for("? keys");
        terminal.resize(columns, rows);
        terminal.settle(QUIET);
        terminal.press("g");
        terminal.settle(QUIET);
        for key in ["\x1b[B"].repeat(11).iter().chain(&["\x1b[C"].repeat(rights)) {
            terminal.press(key);
            terminal.answer();
        }
        terminal.press("\r");
        terminal.wait_for("next board");
        terminal.settle(QUIET);
        terminal
    }

    /// The times from each key to the last byte of its answer.
    fn times_of(terminal: &mut Terminal, keys: &[&str]) -> Vec<Duration> {
        const QUIET: Duration = Duration::from_millis(60);
        let time = |key: &&str| {
            let pressed = Instant::now();
            terminal.press(key);
            let (_, last) = terminal.answer();
            terminal.settle(QUIET);
            last - pressed
        };
        keys.iter().map(time).collect()
    }

    pub fn idle() {
        let mut terminal = Terminal::start(&[]);
        terminal.wait_for("? keys");
        let before = processor_time(terminal.process());
        std::thread::sleep(IDLE);
        let used = processor_time(terminal.process()) - before;
        println!("processor time in {} s of idling: {} ms", IDLE.as_secs(), used * 10);
        terminal.press("p");
        terminal.wait_for("to move");
        println!("most memory in puzzle mode: {} KiB", peak_memory(terminal.process()));
    }

    /// The free rows in the middle of the board, whose numbers show which way it is turned.
    fn middle_rows(screen: &str) -> String {
        screen.lines().skip(9).take(4).map(|line| line.chars().take(40).collect::<String>()).collect()
    }

    fn report(what: &str, mut times: Vec<Duration>) {
        times.sort_unstable();
        let at = |share: usize| times[(times.len() * share / 100).min(times.len() - 1)].as_secs_f64() * 1e3;
        println!("{what}: median {:.1} ms, 99th percentile {:.1} ms, {} times", at(50), at(99), times.len());
    }

    /// User and system time of a process in hundredths of a second.
    fn processor_time(process: u32) -> u64 {
        let status = fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
        let fields: Vec<&str> = status.rsplit(')').next().unwrap().split_whitespace().collect();
        fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
    }

    /// Peak memory of a process, in KiB.
    fn peak_memory(process: u32) -> u64 {
        let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }
}

fn main() {
    #[cfg(unix)]
    {
        measure::first_frame();
        measure::keys_during_analysis();
        measure::bytes_of_a_key();
        measure::keys_in_displays();
        measure::idle();
    }
}

#!/usr/bin/env python3
"""What external faults cost Damier: each is tried repeatedly in pseudo-terminals.

    cargo build --release
    tests/hostile/faults.py target/release/damier [tries]

For each fault it prints a row of the table in docs/reliability.md: the fault, the number of tries, how many went wrong,
how many lost the move, and the longest time to the end. A try goes wrong if the program still runs after ten seconds,
ends with an unexpected code, or leaves the terminal raw. Linux only; touches nothing outside a temporary folder.
"""
import fcntl
import os
import pty
import re
import select
import shutil
import signal
import struct
import sys
import tempfile
import termios
import time

PATIENCE = 10
POSITION = ["--analyse", "W:W31-50:B1-20"]


class Trial:
    """A program in its own terminal, with a move on its board."""

    def __init__(self, damier, shell=None):
        self.home = tempfile.mkdtemp(prefix="damier-fault-")
        self.code_file = os.path.join(self.home, "code")
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            os.environ.update(DAMIER_HOME=self.home, TERM="xterm-256color")
            if shell:
                command = shell.format(damier=f"'{damier}' {' '.join(POSITION)}", code=self.code_file)
                os.execvp("sh", ["sh", "-c", command])
            os.execv(damier, [damier, *POSITION])
        os.set_blocking(self.fd, False)
        self.out = b""
        self.wait_for(b"engine")
        self.send(b"32-28\r")
        deadline = time.time() + PATIENCE
        while not self.kept() and time.time() < deadline:
            self.read()

    def read(self):
        select.select([self.fd], [], [], 0.02)
        try:
            self.out += os.read(self.fd, 1 << 16)
        except BlockingIOError:
            pass
        except OSError:
            return False
        return True

    def wait_for(self, text):
        deadline = time.time() + PATIENCE
        while text not in self.out:
            if time.time() > deadline:
                raise RuntimeError(f"timed out waiting for {text}: {self.out[-300:]}")
            self.read()

    def send(self, keys):
        while keys:
            try:
                keys = keys[os.write(self.fd, keys[:4096]):]
            except BlockingIOError:
                self.read()

    def kept(self):
        folder = os.path.join(self.home, "progress")
        return any(
            re.search(r"32-28", open(os.path.join(folder, name)).read())
            for name in (os.listdir(folder) if os.path.isdir(folder) else [])
            if name.startswith("unfinished-") and name.endswith(".json")
        )

    def end(self, reads=True):
        """Seconds to the end and the exit status; None if it does not end in time."""
        started = time.time()
        while time.time() - started < PATIENCE:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                return time.time() - started, os.waitstatus_to_exitcode(status)
            if reads:
                self.read()
            else:
                time.sleep(0.005)
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        return None

    def gave_back(self):
        while self.read() and b"\x1b[?1049l" not in self.out:
            pass
        return b"\x1b[?1049l" in self.out

    def close(self):
        shutil.rmtree(self.home, ignore_errors=True)


def hang_up(damier):
    trial = Trial(damier)
    os.close(trial.fd)
    return trial, trial.end(reads=False), 0


def orphan(shell):
    def fault(damier):
        trial = Trial(damier, shell)
        os.close(trial.fd)
        end = trial.end(reads=False)
        if end and os.path.exists(trial.code_file):
            end = end[0], int(open(trial.code_file).read())
        return trial, end, 0

    return fault


def by_signal(number, code, before=b""):
    def fault(damier):
        trial = Trial(damier)
        trial.send(before)
        os.kill(trial.pid, number)
        end = trial.end()
        if end and not trial.gave_back():
            end = end[0], "raw terminal"
        return trial, end, code

    return fault


FAULTS = [
    ("hang-up", hang_up),
    ("hang-up, signal ignored by the shell", orphan("trap '' HUP; {damier}; echo $? > {code}")),
    ("hang-up in a session without a terminal", orphan("trap '' HUP; setsid -w {damier}; echo $? > {code}")),
    ("SIGTERM", by_signal(signal.SIGTERM, 0)),
    ("SIGTERM during a burst of 200 kB", by_signal(signal.SIGTERM, 0, b"\x1b[A" * 66000)),
    ("SIGUSR1", by_signal(signal.SIGUSR1, -signal.SIGUSR1)),
    ("SIGKILL", by_signal(signal.SIGKILL, -signal.SIGKILL)),
]


def main():
    damier, tries = os.path.abspath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 12
    for name, fault in FAULTS:
        wrong, longest, lost = [], 0.0, 0
        for _ in range(tries):
            trial, end, code = fault(damier)
            seconds, found = end or (float("inf"), "lives on")
            if found != code and not (name == "SIGKILL" and found == "raw terminal"):
                wrong.append(found)
            lost += not trial.kept()
            longest = max(longest, seconds)
            trial.close()
        print(f"| {name} | {tries} | {len(wrong)} {wrong or ''} | {lost} | {longest:.2f} s |", flush=True)


if __name__ == "__main__":
    main()

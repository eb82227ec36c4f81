#!/usr/bin/env python3
"""What a kill costs Damier: every exercise is followed by its id through many kills.

    cargo build --release
    tests/hostile/kills.py target/release/damier [kills] [homes] [seed]

Each kill begins a puzzle of its own and hits it at a random moment: untouched, after the first right move of several,
after an error, or after the last move. The kills take turns in a few homes, so what one leaves is found by the next
start. In the end every exercise of which the screen had shown a result must be in exactly one place: an attempt, or a
file of unfinished work. It prints a row for docs/reliability.md. Linux only; touches nothing outside a temporary folder.
"""
import fcntl
import json
import os
import pty
import random
import re
import select
import shutil
import signal
import sqlite3
import struct
import subprocess
import sys
import tempfile
import termios
import time

PATIENCE = 60
SEEN = {"begun": b"Good. Go on.", "refuted": b"refuted", "solved": b"solved"}


def puzzles(damier):
    """Puzzles with two moves or more to find and one line of play: id, moves of both sides."""
    command = [damier, "puzzles", "export", "--jsonl", "--tag", "moves-2", "--variant", "international"]
    found = []
    for line in subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines():
        record = json.loads(line)
        line, choices = [], record["solution"]
        while len(choices) == 1 and len(choices[0].get("replies", [])) == 1:
            reply = choices[0]["replies"][0]
            line += [choices[0]["move"], reply["move"]]
            choices = reply.get("next", [])
        if len(choices) == 1 and not choices[0].get("replies") and line:
            found.append((record["id"], record["variant"], record["fen"], line + [choices[0]["move"]]))
    return found


def wrong_move(damier, variant, fen, right):
    """A legal move that is not the right one."""
    text = subprocess.run([damier, "moves", "--variant", variant, "--fen", fen], capture_output=True, text=True).stdout
    moves = [move for move in re.findall(r'"move":"([^"]+)"', text) if move != right]
    return random.choice(moves) if moves else None


class Program:
    """A program in its own terminal."""

    def __init__(self, damier, home, arguments):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            os.environ.update(DAMIER_HOME=home, TERM="xterm-256color", LC_ALL="C.UTF-8")
            os.execv(damier, [damier, *arguments])
        os.set_blocking(self.fd, False)
        self.out = b""

    def read(self, seconds=0.02):
        select.select([self.fd], [], [], seconds)
        try:
            self.out += os.read(self.fd, 1 << 16)
        except OSError:
            pass

    def wait_for(self, text):
        deadline = time.time() + PATIENCE
        while text not in self.out:
            if time.time() > deadline:
                raise RuntimeError(f"timed out waiting for {text}")
            self.read()
        self.out = b""

    def send(self, text):
        os.write(self.fd, text.encode())

    def kill(self):
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.fd)


def attack(damier, home, puzzle):
    """Begins a puzzle and kills the program. Returns how far it was shown to have come, and how long before the kill."""
    name, variant, fen, line = puzzle
    program = Program(damier, home, ["--puzzle", name])
    stage, delay = "untouched", 0.0
    try:
        program.wait_for(b"to move")
        way = random.choice(["untouched", "begun", "begun", "refuted", "solved"])
        wrong = wrong_move(damier, variant, fen, line[0]) if way == "refuted" else None
        if wrong:
            program.send(wrong + "\r")
            deadline = time.time() + PATIENCE
            # A move that is as good as the solution is no error: then nothing is claimed.
            while SEEN["refuted"] not in program.out and time.time() < deadline and b"as good" not in program.out:
                program.read()
            stage = "refuted" if SEEN["refuted"] in program.out else "unknown"
        if way in ("begun", "solved"):
            program.send(line[0] + "\r")
            program.wait_for(SEEN["begun"])
            stage = "begun"
        if way == "solved":
            for move in line[2::2]:
                time.sleep(0.4)
                program.send(move + "\r")
            program.wait_for(SEEN["solved"])
            stage = "solved"
        delay = random.random() * 0.3
        time.sleep(delay)
    except RuntimeError as error:
        print(f"{name}: {error}", file=sys.stderr)
        stage = "unknown"
    program.kill()
    return stage, f"{delay:.3f} s"


def kept(home):
    """The puzzles of all attempts, and the texts of the files of what is unfinished."""
    folder = os.path.join(home, "progress")
    database = sqlite3.connect(os.path.join(folder, "progress.sqlite3"))
    attempts = [item for (item,) in database.execute("select item from attempt")]
    database.close()
    files = [name for name in os.listdir(folder) if name.startswith("unfinished-") and name.endswith(".json")]
    return attempts, [open(os.path.join(folder, name)).read() for name in files]


def main():
    damier = os.path.abspath(sys.argv[1])
    kills, homes, seed = [int(text) for text in sys.argv[2:5]] + [500, 5, 1][len(sys.argv) - 2:]
    random.seed(seed)
    chosen = random.sample(puzzles(damier), kills)
    folders = [tempfile.mkdtemp(prefix="damier-kill-") for _ in range(homes)]
    for folder in folders:
        open(os.path.join(folder, "settings.toml"), "a").close()
    stages = {}
    for number, puzzle in enumerate(chosen):
        stages[puzzle[0]] = attack(damier, folders[number % homes], puzzle), folders[number % homes]
    # Another start goes over what the last kill left.
    for folder in folders:
        program = Program(damier, folder, [])
        program.wait_for(b"Puzzles")
        time.sleep(1)
        program.kill()
    counts, lost, double = {}, [], []
    for name, ((stage, delay), folder) in stages.items():
        attempts, unfinished = kept(folder)
        places = attempts.count(name) + sum(f'"{name}"' in text for text in unfinished)
        counts[stage] = counts.get(stage, 0) + 1
        if stage in SEEN and places == 0:
            lost.append((name, stage, delay))
        if places > 1:
            double.append((name, stage))
    told = ", ".join(f"{count} {stage}" for stage, count in sorted(counts.items()))
    print(f"| {kills} kills in {homes} homes ({told}) | {len(lost)} lost {lost or ''} | {len(double)} double {double or ''} |")
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)
    sys.exit(1 if lost or double else 0)


if __name__ == "__main__":
    main()

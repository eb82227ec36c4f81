#!/usr/bin/env python3
"""What a kill costs games with people, at many boards and with other programs.

    cargo build --release
    tests/hostile/people.py target/release/damier two|display|dxp|linked [kills] [seed]

two: a game of two people at one board. display: a simultaneous display of four boards. Each run continues what the
last kill has left, plays one to three moves, and is killed up to 60 ms after the last key. What was in the file before
that key must be there afterwards, move for move, and the next start must go on with it. dxp: two programs play each other;
one is killed in the middle of a game, and both files must be whole and tell of the same game. linked: two people at two
terminals; one program is killed, both connect again, and the next move must reach both games (port 27531 must be free:
`unshare -n`, with the loopback up). Games by mail have a test of their own: `cargo test -p damier --test it -- --ignored mail::every_kill`. Linux only; touches nothing outside a temporary
folder.
"""
import glob
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time

from kills import Program

PATIENCE = 60


class Rules:
    """Legal moves, from the program's own command."""

    def __init__(self, damier):
        command = [damier, "moves", "--stdin"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.known = {}

    def moves(self, fen):
        """The moves of a position, each with the position after it."""
        if fen not in self.known:
            self.process.stdin.write(f"international\t{fen}\n")
            self.process.stdin.flush()
            found = json.loads(self.process.stdout.readline())["moves"]
            self.known[fen] = {move["move"]: move["fen"] for move in found}
        return self.known[fen]

    def after(self, played):
        fen = "W:W31-50:B1-20"
        for move in played:
            fen = self.moves(fen)[move]
        return fen


def games(home):
    """The moves of every board in the file of what is unfinished, and the board in front; `None` without one."""
    for name in glob.glob(os.path.join(home, "progress", "unfinished-*.json")):
        kept = json.load(open(name))
        found = find(kept, "boards")
        if found is not None:
            return [board["moves"] for board in found["boards"]], found["here"]
        found = find(kept, "moves")
        if found is not None:
            return [found["moves"]], 0
    return None


def find(value, key):
    """The first object with a key, wherever it is."""
    if isinstance(value, dict):
        if key in value and isinstance(value[key], list):
            return value
        value = list(value.values())
    for part in value if isinstance(value, list) else []:
        found = find(part, key)
        if found is not None:
            return found
    return None


def settle(program, quiet=0.2, first=10):
    """Waits for the program to say something, and until it has nothing more to say."""
    begun = time.time() + first
    known = len(program.out)
    while len(program.out) == known and time.time() < begun:
        program.read()
    deadline = time.time() + PATIENCE
    last = time.time()
    while time.time() - last < quiet and time.time() < deadline:
        before = len(program.out)
        program.read()
        if len(program.out) != before:
            last = time.time()


def wait_until(program, is_true):
    deadline = time.time() + PATIENCE
    while not is_true():
        if time.time() > deadline:
            raise RuntimeError("timed out")
        program.read()


def open_game(program, kind, goes_on):
    settle(program)
    if goes_on:
        program.send("c")
    else:
        for key in ["q", "g"]:
            program.send(key)
            settle(program)
        keys = ["\x1b[D"] * 5 if kind == "two" else ["\x1b[B"] * 11 + ["\x1b[C"]
        for key in keys:
            program.send(key)
            settle(program, 0.05, 2)
        program.send("\r")
    settle(program)


def on_screen(damier, kind, kills):
    home, rules = tempfile.mkdtemp(), Rules(damier)
    lost, moves, resumed, longest = 0, 0, 0, 0
    for kill in range(kills):
        before = games(home)
        program = Program(damier, home, [])
        open_game(program, kind, before is not None)
        resumed += before is not None
        for number in range(random.randint(1, 3)):
            now = games(home) or ([[]] * (1 if kind == "two" else 4), 0)
            patience = time.time() + 10
            while kind == "display" and len(now[0][now[1]]) % 2 == 1 and time.time() < patience:
                # The guest at the board in front thinks.
                settle(program, 0.1, 0.1)
                now = games(home) or now
            played, here = now
            choices = list(rules.moves(rules.after(played[here])))
            if not choices or kind == "display" and len(played[here]) % 2 == 1:
                program.send("n" if kind == "display" else "\x1b")
                settle(program)
                continue
            before = now
            program.send(random.choice(choices) + "\r")
            moves += 1
            if number < 2 and random.random() < 0.7:
                def is_in():
                    after = games(home)
                    return after is None or sum(map(len, after[0])) > sum(map(len, played))
                wait_until(program, is_in)
                settle(program, 0.1, 0.1)
            else:
                break
        time.sleep(random.random() * 0.06)
        program.kill()
        after = games(home)
        if before is not None and after is not None:
            whole = [new[:len(old)] == old for old, new in zip(before[0], after[0])]
            if not all(whole):
                lost += 1
                print(f"kill {kill}: {before} became {after}", flush=True)
            longest = max(longest, sum(map(len, after[0])))
        elif before is not None and sum(map(len, before[0])) > 2:
            # A game that is over is in the file of games instead.
            over = open(os.path.join(home, "games.pdn")).read() if os.path.exists(os.path.join(home, "games.pdn")) else ""
            if before[0][0][-1] not in over:
                lost += 1
                print(f"kill {kill}: {before} is gone", flush=True)
    print(f"{kind}: {kills} kills, {moves} moves, {resumed} resumed, {longest} half-moves at most, {lost} lost something")
    return lost


def plies(path):
    found = [game for game in re.split(r"(?=\[Event )", open(path).read()) if game.strip()]
    return [len(re.findall(r"\b\d+[-x]\d[\dx]*", game.split("\n\n", 1)[1])) for game in found]


def by_dxp(damier, kills):
    bad, apart = 0, [0, 0, 0, 0]
    for kill in range(kills):
        with tempfile.TemporaryDirectory() as folder:
            one, two = [os.path.join(folder, name) for name in ["one.pdn", "two.pdn"]]
            common = ["--level", "1", "--threads", "1", "--time", "0.01"]
            waits = subprocess.Popen([damier, "dxp", "--listen", "127.0.0.1:0", "--follow", *common, "--pdn", one],
                                     stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
            address = waits.stderr.readline().split()[-1]
            calls = subprocess.Popen([damier, "dxp", "--connect", address, "--games", "9", "--moves", "0", *common,
                                      "--pdn", two], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            deadline = time.time() + PATIENCE
            while time.time() < deadline and not all(os.path.exists(path) and plies(path) for path in [one, two]):
                time.sleep(0.02)
            time.sleep(random.uniform(0, 1.5))
            victim, other = random.sample([waits, calls], 2)
            victim.kill()
            victim.wait()
            try:
                other.wait(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                other.kill()
                bad += 1
                print(f"kill {kill}: the other side does not end")
            checked = subprocess.run([damier, "pdn", "check", one, two], capture_output=True, text=True)
            counts = plies(one), plies(two)
            difference = abs(sum(counts[0]) - sum(counts[1]))
            apart[min(difference, 3)] += 1
            if checked.returncode or difference > 2:
                bad += 1
                print(f"kill {kill}: {counts} {checked.stdout}")
    print(f"dxp: {kills} kills, {bad} bad; the files differ by 0, 1, 2 and more half-moves: {apart}")
    return bad


class Linked:
    """Two programs that are connected: the first waits and has White, the second calls."""

    def __init__(self, damier):
        self.damier, self.homes = damier, [tempfile.mkdtemp(), tempfile.mkdtemp()]
        self.programs = [Program(damier, home, []) for home in self.homes]
        for side, program in enumerate(self.programs):
            self.settle()
            for key in ["q", "g", *["\x1b[D"] * 4, "\x1b[B", *["\x1b[C"] * side, "\r"]:
                program.send(key)
                self.settle(0.15)

    def settle(self, quiet=0.3):
        last, deadline = time.time(), time.time() + PATIENCE
        while time.time() - last < quiet and time.time() < deadline:
            for program in self.programs:
                before = len(program.out)
                program.read(0.01)
                if len(program.out) != before:
                    last = time.time()

    def moves(self):
        """The moves of each side's file; `None` without one."""
        found = [games(home) for home in self.homes]
        return [one and one[0][0] for one in found]

    def is_filed(self):
        """Whether a side that has no unfinished game has it among the finished ones."""
        open_ones = zip(self.homes, self.moves())
        return all(os.path.exists(os.path.join(home, "games.pdn")) for home, moves in open_ones if moves is None)

    def play(self, side, move):
        """Plays a move; whether it has reached both files, or has ended the game."""
        before = max(len(moves or []) for moves in self.moves())
        self.programs[side].send(move + "\r")
        deadline = time.time() + 5
        while time.time() < deadline:
            self.settle(0.05)
            now = self.moves()
            if any(moves is None for moves in now) and before > 0 or all(moves and len(moves) > before for moves in now):
                return True
        return False

    def connect(self):
        """Has both connect again, the one that waits first."""
        for program in self.programs:
            program.send("r")
            self.settle(0.3)

    def kill(self, side):
        self.programs[side].kill()
        self.programs[side] = Program(self.damier, self.homes[side], [])
        self.settle()
        # The one that waits comes first.
        for one in [0, 1]:
            self.programs[one].send("c" if one == side else "r")
            self.settle(0.3)

    def end(self):
        for program in self.programs:
            program.kill()


def by_link(damier, kills):
    rules, pair = Rules(damier), None
    lost, moves, begun, longest, again = 0, 0, 0, 0, 0
    kill = 0
    while kill < kills:
        if pair is None:
            pair = Linked(damier)
            begun += 1
        known = max((found or [] for found in pair.moves()), key=len)
        choices = list(rules.moves(rules.after(known)))
        if not choices or len(known) > 40:
            pair.end()
            pair = None
            continue
        side, move = len(known) % 2, random.choice(choices)
        before = pair.moves()
        if random.random() < 0.7:
            tries = 0
            while not pair.play(side, move):
                tries += 1
                again += 1
                if tries == 5:
                    break
                pair.connect()
            if tries == 5:
                lost += 1
                print(f"kill {kill}: {move} of side {side} after {known} does not reach both: {pair.moves()}", flush=True)
                pair.end()
                pair = None
                kill += 1
                continue
            before = pair.moves()
        else:
            pair.programs[side].send(move + "\r")
        moves += 1
        if None in before and known:
            if not pair.is_filed():
                lost += 1
                print(f"kill {kill}: after {known} and {move}: {before}", flush=True)
            pair.end()
            pair = None
            continue
        time.sleep(random.random() * 0.06)
        victim = random.randrange(2)
        kept = pair.moves()
        pair.kill(victim)
        kill += 1
        after = pair.moves()
        longest = max([longest, *(len(found) for found in after if found)])
        for old, new in zip(before, after):
            if old and (new or [])[:len(old)] != old and not pair.is_filed():
                lost += 1
                print(f"kill {kill}: {before} became {kept}, {after}", flush=True)
    pair and pair.end()
    print(f"linked: {kills} kills, {moves} moves, {begun} games, {longest} half-moves at most, connected {again} times "
          f"more, {lost} lost something")
    return lost


def main():
    damier, kind = os.path.abspath(sys.argv[1]), sys.argv[2]
    kills, seed = [int(text) for text in sys.argv[3:5]] + [100, 1][len(sys.argv) - 3:]
    random.seed(seed)
    ways = {"dxp": by_dxp, "linked": by_link}
    way = ways.get(kind, lambda damier, kills: on_screen(damier, kind, kills))
    sys.exit(bool(way(damier, kills)))


if __name__ == "__main__":
    main()

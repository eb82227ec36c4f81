#!/usr/bin/env python3
"""Hostile files, terminals and neighbours: what Damier makes of them.

    cargo build --release
    tests/hostile/attacks.py target/release/damier [tries of each] [seed] [name of one]

Prints a row of the table in docs/reliability.md for each attack. A try goes wrong if the program panics (code 101 or
its message), dies of a signal, runs on for more than a minute, writes a control sequence that was in the input, needs
more than 500 MB, or changes the attempts that were stored before. Linux only, from the root of the repository; touches
nothing outside a temporary folder.
"""
import fcntl
import os
import pty
import random
import re
import resource
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
MEMORY = 500 << 20
ESCAPE = "\x1b]0;owned\x07\x1b[31m"
LESSON = os.path.join("lessons", "example")
ANSWERS = [b"\x1b_Gi=31;OK\x1b\\", b"\x1b[?62;4;22c", b"\x1b[6;65535;65535t", b"\x1b[6;0;0t", b"\x1b[4;99999;99999t",
           b"\x1bP>|iTerm2 3.5\x1b\\", b"\x1b[?2026;2$y", b"\x1b_G", b"\x1bP", b"\x1b]11;rgb:" + b"f" * 9000,
           b"\x1b[<0;999999;999999M", b"\x1b[200~" + b"W:W31:B20" * 50, b"\x1b[1;1R", b"\x1b[?u", b"\x9b1000000000A",
           b"\x1b[?2026", b"\x1b[?2026;", b"\x1b]52;c;", b"\x1b[200~\x1b[201", b"\x1b[<0;0;0M", b"\x1b[M \x00", b"\x1bO",
           b"\x1b[[", b"\x1b[" + b"9;" * 4000, b"\x1b[200~" + b"a" * 200000 + b"\x1b[201~", b"\xe4\xb8"]


def mutated(data, ways=None):
    """Some bytes with one to eight random changes: flips, cuts, doublings, absurd numbers."""
    data = bytearray(data)
    for _ in range(random.randint(1, 8)):
        at = random.randrange(len(data) + 1) if data else 0
        way = random.choice(ways or ["flip", "cut", "double", "number", "noise", "drop"])
        if way == "flip" and at < len(data):
            data[at] ^= 1 << random.randrange(8)
        elif way == "cut":
            del data[at:]
        elif way == "double":
            data[at:at] = data[at:at + random.randrange(200)]
        elif way == "number":
            data[at:at] = random.choice([b"99999999999999999999", b"-1", b"1e308", b"NaN", b"0" * 400])
        elif way == "noise":
            data[at:at] = os.urandom(random.randrange(64))
        elif way == "drop":
            del data[at:at + random.randrange(64)]
    return bytes(data)


class Home:
    """A data folder of its own, with attempts that must stay."""

    def __init__(self, pattern):
        self.path = tempfile.mkdtemp(prefix="damier-attack-")
        shutil.copytree(pattern, self.path, dirs_exist_ok=True)

    def write(self, name, data):
        path = os.path.join(self.path, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data)
        return path

    def attempts(self):
        database = sqlite3.connect(os.path.join(self.path, "progress", "progress.sqlite3"))
        try:
            return database.execute("select group_concat(uid) from (select uid from attempt order by place)").fetchone()[0] or ""
        finally:
            database.close()


class Wrong(Exception):
    pass


NOBODY = 65534
# As whom the program runs, if not as the user of this script.
user = None


def limits():
    resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
    if user is not None:
        os.setgroups([])
        os.setgid(user)
        os.setuid(user)


def run(damier, home, *arguments, given=b""):
    """Runs a command and looks at its end."""
    environment = {**os.environ, "DAMIER_HOME": home.path, "LC_ALL": "C.UTF-8"}
    program = subprocess.Popen([damier, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.STDOUT, env=environment, preexec_fn=limits)
    try:
        out, _ = program.communicate(given, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        program.kill()
        program.communicate()
        raise Wrong(f"runs on: {arguments}")
    check(program.returncode, out, arguments)
    return out


def check(code, out, what):
    if code < 0 or code == 101 or b"panicked at" in out:
        raise Wrong(f"code {code}: {what}: {out[-300:]}")
    if b"\x1b]0;owned" in out:
        raise Wrong(f"a control sequence came through: {what}")


def screen(damier, home, *arguments, keys=(b"",), until=b"Damier"):
    """Opens the full screen, sends something, and ends it with Ctrl-C."""
    pid, terminal = pty.fork()
    if pid == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        os.environ.update(DAMIER_HOME=home.path, TERM="xterm-256color", LC_ALL="C.UTF-8")
        # Random keys may save a game.
        os.chdir(home.path)
        limits()
        os.execv(damier, [damier, *arguments])
    os.set_blocking(terminal, False)
    out, started = b"", time.time()

    def read():
        nonlocal out
        select.select([terminal], [], [], 0.02)
        try:
            out += os.read(terminal, 1 << 16)
        except OSError:
            pass

    while until not in out and time.time() - started < PATIENCE / 2:
        read()
        done, found = os.waitpid(pid, os.WNOHANG)
        if done:
            os.close(terminal)
            check(os.waitstatus_to_exitcode(found), out, arguments)
            return out
    for burst in keys:
        while burst:
            try:
                burst = burst[os.write(terminal, burst[:4096]):]
            except BlockingIOError:
                read()
            except OSError:
                break
        for _ in range(3):
            read()
    status = None
    while status is None and time.time() - started < PATIENCE:
        # A byte that was cut off may swallow the first of them.
        try:
            os.write(terminal, b"\x03")
        except OSError:
            pass
        for _ in range(10):
            read()
        done, found = os.waitpid(pid, os.WNOHANG)
        status = os.waitstatus_to_exitcode(found) if done else None
    if status is None:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        raise Wrong(f"runs on: {arguments} {keys}: {out[-200:]}")
    while select.select([terminal], [], [], 0.1)[0]:
        try:
            out += os.read(terminal, 1 << 16)
        except OSError:
            break
    check(status, out, arguments)
    if b"\x1b[?1049h" in out and b"\x1b[?1049l" not in out:
        raise Wrong(f"the terminal is not restored, code {status}: {arguments} {keys}: {out[-200:]}")
    os.close(terminal)
    return out


def puzzles_of_the_player(damier, home):
    lines = open("tests/data/games.jsonl", "rb").read().splitlines()[:3]
    text = b"\n".join(mutated(line) for line in lines)
    text = random.choice([text, b"[" * 100_000, b'{"id":"' + ESCAPE.encode() + b'"}', b"{" * 50 + text, text * 200])
    home.write("puzzles/own.jsonl", text)
    run(damier, home, "puzzles", *random.choice([("stats",), ("list", "--rating", "0..900"), ("show", "i")]))


def packs(damier, home):
    pack = open(f"puzzles/{random.choice(['russian', 'brazilian'])}.pack", "rb").read()
    path = home.write("x.pack", mutated(pack, ["flip", "cut", "noise", "drop"]))
    run(damier, home, "puzzles", random.choice(["list", "stats"]), path)


def lessons_of_a_teacher(damier, home):
    folder = os.path.join(home.path, "lessons")
    shutil.copytree(LESSON, folder)
    name = random.choice(["club.toml", "en/club.ftl", "zh-CN/club.ftl"])
    path = os.path.join(folder, name)
    text = open(path, "rb").read()
    hostile = [mutated(text), text.replace(b"Our", ESCAPE.encode()), text + b"\nx = " + b"[" * 20_000,
               text + b"\n[[lesson]]" * 20_000, text.replace(b"sources", b"sources = ['" + b"x" * 1_000_000 + b"']\nx")]
    open(path, "wb").write(random.choice(hostile))
    run(damier, home, "course", *random.choice([("list",), ("page", "club"), ("list", "--json")]), folder)
    screen(damier, home, keys=[b"l", b"\x1b[B" * 12, b"\r"])


def settings(damier, home):
    home.write("settings.toml", mutated(open("tests/data/settings/whole.toml", "rb").read()))
    run(damier, home, "stats")
    screen(damier, home, keys=[b"o", b"\x1b[B\r"])


def unfinished_work(damier, home):
    folder = "tests/fixtures/home-9fcbb9a"
    name = random.choice([name for name in os.listdir(folder) if name.startswith("un")])
    home.write(f"progress/{name}", mutated(open(os.path.join(folder, name), "rb").read()))
    home.write("progress/unfinished-" + "0" * 32 + ".json", mutated(b'{"format":"damier-unfinished-1","uid":"' + b"0" * 32
               + b'","saved":1,"game":{"pdn":"1. 32-28"}}'))
    # What a killed program had written, but not yet put in its place.
    home.write("progress/unfinished-" + "1" * 32 + ".json.77.new", mutated(open(os.path.join(folder, name), "rb").read()))
    screen(damier, home, keys=[b"c", b"\r"])


def answers_of_the_terminal(damier, home):
    keys = [random.choice(ANSWERS) for _ in range(random.randint(1, 6))]
    screen(damier, home, "--graphics", random.choice(["auto", "kitty", "sixel", "iterm"]), keys=keys)


def byte_storms(damier, home):
    keys = [os.urandom(random.randrange(4000)).replace(b"\x1a", b"").replace(b"\x1c", b"") for _ in range(4)]
    screen(damier, home, *random.choice([(), ("--analyse", "W:W31-50:B1-20")]), keys=keys)


def several_programs(damier, home):
    programs = [subprocess.Popen([damier, *arguments], env={**os.environ, "DAMIER_HOME": home.path},
                                 stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                for arguments in [("stats",), ("progress", "export", "--json"), ("progress", "export", "--csv"), ("stats",)]]
    screen(damier, home, keys=[b"p", b"i", b"q"])
    for program in programs:
        if program.wait(PATIENCE) != 0:
            raise Wrong(f"code {program.returncode}")


def a_locked_database(damier, home):
    database = sqlite3.connect(os.path.join(home.path, "progress", "progress.sqlite3"), isolation_level=None)
    database.execute("begin exclusive")
    try:
        screen(damier, home, keys=[b"p", b"s", b"n", b"q"], until=b"Puzzles")
    finally:
        database.execute("rollback")
        database.close()


def odd_files(damier, home):
    name = random.choice(["settings.toml", "puzzles/own.jsonl", "lessons", "games.pdn", "puzzles", "progress/unfinished-"
                          + "1" * 32 + ".json"])
    path = os.path.join(home.path, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    shutil.rmtree(path, ignore_errors=True)
    if os.path.lexists(path):
        os.remove(path)
    way = random.choice(["fifo", "loop", "dangling", "folder", "device"])
    if way == "fifo":
        os.mkfifo(path)
    elif way == "folder":
        os.mkdir(path)
    else:
        os.symlink({"loop": path, "dangling": "/no/such/file", "device": "/dev/zero"}[way], path)
    run(damier, home, "stats")
    screen(damier, home, keys=[b"l", b"q", b"o"])


def permissions(damier, home):
    """As a user who may not read or write all of it. Needs the right to become another user."""
    global user
    name, mode = random.choice([("", 0o500), ("", 0), ("progress", 0o500), ("progress", 0), ("progress/progress.sqlite3", 0o400),
                                ("progress/progress.sqlite3", 0), ("settings.toml", 0), ("settings.toml", 0o400),
                                ("games.pdn", 0), ("puzzles", 0), ("lessons", 0)])
    path = os.path.join(home.path, name)
    if name in ("puzzles", "lessons"):
        os.makedirs(path, exist_ok=True)
    else:
        open(path, "a").close() if not os.path.isdir(path) else None
    for place, folders, files in os.walk(home.path):
        for inside in [place] + [os.path.join(place, name) for name in files]:
            os.chown(inside, NOBODY, NOBODY)
    os.chmod(path, mode)
    user = NOBODY
    try:
        run(damier, home, "stats")
        screen(damier, home, keys=[b"p", b"\r", b"s", b"n", b"q", b"l", b"q", b"o", b"q"])
    finally:
        user = None
        os.chmod(path, 0o700)


def imports(damier, home):
    exported = run(damier, home, "progress", "export", random.choice(["--json", "--csv"]))
    path = home.write("export.txt", mutated(exported))
    other = Home.__new__(Home)
    other.path = tempfile.mkdtemp(prefix="damier-attack-")
    run(damier, other, "progress", "import", path)
    shutil.rmtree(other.path)


def games(damier, home):
    text = open("tests/fixtures/home-9fcbb9a/games.pdn", "rb").read() + b'[White "' + ESCAPE.encode() + b'"]\n1. 32-28 *\n'
    path = home.write("x.pdn", random.choice([mutated(text), b"(" * 200_000, b"{" * 5 + text, b"1. 32-28 " * 50_000]))
    run(damier, home, "pdn", random.choice(["check", "format"]), path)


def the_hub(damier, home):
    lines = b"hub\ninit\nnew-game\npos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww\nlevel depth=3\ngo think\nquit\n"
    run(damier, home, "hub", given=mutated(lines) + b"\nquit\n")


def a_full_disk(damier, home):
    """Needs the right to mount; the lesson ends while nothing can be written."""
    folder = tempfile.mkdtemp(prefix="damier-attack-")
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=600k", "tmpfs", folder], capture_output=True).returncode:
        raise Wrong("no right to mount")
    small = Home.__new__(Home)
    small.path = folder
    try:
        shutil.copytree(home.path, folder, dirs_exist_ok=True)
        try:
            with open(os.path.join(folder, "filler"), "wb") as file:
                while True:
                    file.write(b"x" * 512)
        except OSError:
            pass
        screen(damier, small, keys=[b"p", b"s", b"n", b"s", b"q"], until=b"Puzzles")
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


ATTACKS = [puzzles_of_the_player, packs, lessons_of_a_teacher, settings, unfinished_work, answers_of_the_terminal,
           byte_storms, several_programs, a_locked_database, odd_files, permissions, imports, games, the_hub, a_full_disk]


def left_running(damier):
    """The processes that still run the program."""
    left = []
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            left += [process] if os.readlink(f"/proc/{process}/exe") == damier else []
        except OSError:
            pass  # It has ended meanwhile.
    return left


def main():
    damier = os.path.abspath(sys.argv[1])
    tries, seed = [int(text) for text in sys.argv[2:4]] + [72, 1][len(sys.argv[2:4]):]
    random.seed(seed)
    pattern = Home("tests/fixtures/home-9fcbb9a")
    # The first start migrates the database and goes over what was unfinished.
    screen(damier, pattern)
    for attack in ATTACKS if len(sys.argv) < 5 else [globals()[sys.argv[4]]]:
        wrong, lost, longest = [], 0, 0.0
        for _ in range(tries):
            home = Home(pattern.path)
            before, started = home.attempts(), time.time()
            try:
                attack(damier, home)
            except Wrong as error:
                wrong.append(str(error))
            longest = max(longest, time.time() - started)
            after = home.attempts()
            lost += not after.startswith(before)
            shutil.rmtree(home.path, ignore_errors=True)
        print(f"| {attack.__name__.replace('_', ' ')} | {tries} | {len(wrong)} | {lost} | {longest:.1f} s |", flush=True)
        for text in wrong[:5]:
            print("   ", text, flush=True)
    shutil.rmtree(pattern.path, ignore_errors=True)
    print(f"{len(left_running(damier))} processes left")


if __name__ == "__main__":
    main()

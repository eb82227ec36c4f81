#!/usr/bin/env python3
"""Misbehaving external engines: how long `damier analyse` tolerates them, and how much memory it uses.

    tests/hostile/engines.py target/release/damier [tries]

Prints one row of the table in docs/reliability.md for each engine. Linux only.
"""
import os
import subprocess
import sys
import tempfile
import time

READY = "read x; echo id name=Fake; echo wait; read x; echo ready;"
REPORT = "echo 'info depth=1 score=0.1 pv=\"32-28\"'"
TIME, DEPTH, NODES = ("--time", "1"), ("--depth", "9"), ("--nodes", "9000")
ENGINES = [
    ("never ready, endless lines", "while :; do echo id name=Fake; done", TIME),
    ("endless lines after `init`", "read x; echo id name=Fake; echo wait; while :; do echo param name=x; done", TIME),
    ("one endless line", "cat /dev/zero | tr '\\0' x", TIME),
    ("endless reports", f"{READY} while :; do {REPORT}; done", TIME),
    ("endless reports", f"{READY} while :; do {REPORT}; done", DEPTH),
    ("endless reports", f"{READY} while :; do {REPORT}; done", NODES),
    ("ever new reports", f"{READY} while :; do i=$((i+1)); echo info depth=$i score=0.$i pv=32-28; done", TIME),
    ("one endless line in a search", f"{READY} cat /dev/zero | tr '\\0' x", TIME),
    ("100 reports a second", f"{READY} while :; do {REPORT}; sleep 0.01; done", TIME),
    ("one byte a second", f"{READY} while :; do printf x; sleep 1; done", TIME),
    ("closes its output", f"{READY} exec >&-; sleep 60", TIME),
    ("reads nothing any more", f"{READY} sleep 60", TIME),
    ("helper that outlives it", f"sleep 987 & {READY} echo done move=32-28", TIME),
]


def main():
    damier, tries = os.path.abspath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 6
    for name, text, limit in ENGINES:
        longest, memory, helpers, said = 0.0, 0, 0, ""
        for _ in range(tries):
            with tempfile.NamedTemporaryFile("w", suffix=".sh") as script:
                script.write(text + "\n")
                script.flush()
                started = time.time()
                program = subprocess.Popen(
                    [damier, "analyse", *limit, "--engine", f"sh {script.name}"],
                    stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True)
                # Its output is not read before it ends.
                said = program.stderr.read().strip() or "an answer"
                _, _, used = os.wait4(program.pid, 0)
                longest = max(longest, time.time() - started)
                memory = max(memory, used.ru_maxrss)
                helpers += subprocess.run(["pgrep", "-f", "^sleep 987$"], capture_output=True).returncode == 0
        print(f"| {name} | `{' '.join(limit)}` | {tries} | {longest:.2f} s | {memory // 1024} MB | {helpers} | {said} |", flush=True)


if __name__ == "__main__":
    main()

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
ENGINES = [
    ("never ready, endless lines", "while :; do echo id name=Fake; done", "1"),
    ("one endless line", "cat /dev/zero | tr '\\0' x", "1"),
    ("endless reports, --time 1", f"{READY} while :; do echo info depth=1 score=0 pv=32-28; done", "1"),
    ("helper that outlives it", f"sleep 987 & {READY} echo done move=32-28", "1"),
]


def main():
    damier, tries = os.path.abspath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 6
    for name, text, seconds in ENGINES:
        longest, memory, helpers, said = 0.0, 0, 0, ""
        for _ in range(tries):
            with tempfile.NamedTemporaryFile("w", suffix=".sh") as script:
                script.write(text + "\n")
                script.flush()
                started = time.time()
                program = subprocess.Popen(
                    [damier, "analyse", "--time", seconds, "--engine", f"sh {script.name}"],
                    stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True)
                said = program.stderr.read().strip() or "an answer"
                _, _, used = os.wait4(program.pid, 0)
                longest = max(longest, time.time() - started)
                memory = max(memory, used.ru_maxrss)
                helpers += subprocess.run(["pgrep", "-f", "^sleep 987$"], capture_output=True).returncode == 0
        print(f"| {name} | {tries} | {longest:.2f} s | {memory // 1024} MB | {helpers} | {said} |", flush=True)


if __name__ == "__main__":
    main()

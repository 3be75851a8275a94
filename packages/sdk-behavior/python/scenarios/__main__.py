"""Plays the scenarios named as arguments, each in a process of its own; prints what they see."""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import applications
import calls
import lifecycle


def play(name):
    """One scenario in a child process, because `init` and forks leave traces in theirs."""
    command = [sys.executable, __file__, "--one", name]
    try:
        ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    except subprocess.TimeoutExpired:
        return {"error": "did not end"}
    if ended.returncode != 0:
        return {"error": ended.stderr[-1000:]}
    return json.loads(ended.stdout)


def main(names):
    if names[0] == "--one":
        scenario = next(
            getattr(module, names[1])
            for module in (applications, calls, lifecycle)
            if hasattr(module, names[1])
        )
        json.dump(scenario(), sys.stdout)
        sys.stdout.flush()
        os._exit(0)  # no scenario depends on how the interpreter ends a thread of the SDK
    with ThreadPoolExecutor(8) as pool:
        json.dump(dict(zip(names, pool.map(play, names))), sys.stdout, indent=1)


main(sys.argv[1:])

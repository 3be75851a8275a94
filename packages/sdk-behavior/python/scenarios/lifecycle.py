"""Second and concurrent `init`, forks, shutdown and the end of the process."""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import eppo_client
from client import raised, start, variation, waits
from endpoint import EMPTY, FLAGS, Endpoint, until

HERE = Path(__file__).parent


def in_child(work, seconds=5):
    """What a forked child answers, `hangs`, or `crashes`."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(2)
        os.write(writer, str(work()).encode())
        os._exit(0)
    ended = until(lambda: os.waitid(os.P_PID, child, os.WEXITED | os.WNOHANG | os.WNOWAIT), seconds)
    if not ended:
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    os.close(writer)
    if not ended:
        return "hangs"
    return "crashes" if os.WIFSIGNALED(status) else os.read(reader, 1000).decode()


def second_init():
    first, second = Endpoint(), Endpoint(flags=[EMPTY])
    old = start(first.url)
    waits(old, 5)
    new = start(second.url)
    waits(new, 5)
    before = first.requests()
    time.sleep(1.5)
    return {
        "instance is the new one": variation(eppo_client.get_instance()) == "control",
        "old one still fetches": first.requests() > before,
        "old one answers": variation(old),
    }


def before_init():
    return {"get_instance": raised(eppo_client.get_instance)}


# How a client ends whose thread was left behind in the parent.
NO_THREAD = ("hangs", "crashes", "PanicException: threads should not terminate unexpectedly")


def fork_after_init():
    endpoint = Endpoint()
    client = start(endpoint.url)
    waits(client, 5)
    endpoint.answers.append(EMPTY)

    def work():
        time.sleep(2.5)
        return variation(client)

    child = in_child(work)
    end = in_child(lambda: raised(client.shutdown), seconds=3)
    return {
        "child": child,
        "parent": variation(client),
        "shutdown in the child": "hangs, raises or crashes" if end in NO_THREAD else end,
    }


def fork_before_the_rules():
    endpoint = Endpoint(flags=[(1.5, FLAGS)])
    client = start(endpoint.url)

    def work():
        time.sleep(3)
        return variation(client)

    child = in_child(work)
    return {"child": child, "parent": variation(client)}


def init_in_parent_and_child():
    """The second `init` ends differently from run to run; the pages name all three ways."""
    endpoint = Endpoint()
    waits(start(endpoint.url), 5)
    outcome = in_child(lambda: raised(start, endpoint.url), seconds=3)
    return {"child": "hangs, raises or crashes" if outcome in NO_THREAD else outcome}


def init_in_child_only():
    endpoint = Endpoint()

    def work():
        client = start(endpoint.url)
        waits(client, 5)
        first = variation(client)
        endpoint_changes = until(lambda: variation(client) == "control", 6)
        return f"{first}, follows changes: {endpoint_changes}"

    def change():
        time.sleep(2)
        endpoint.answers.append(EMPTY)

    threading.Thread(target=change).start()
    return {"child": in_child(work, seconds=15)}


def shutdown():
    endpoint = Endpoint()
    client = start(endpoint.url)
    waits(client, 5)
    client.shutdown()
    before = endpoint.requests()
    again = raised(client.shutdown)
    time.sleep(1.5)
    return {
        "again": again,
        "fetches": endpoint.requests() > before,
        "variation": variation(client),
        "waiting": waits(client, 1),
    }


def shutdown_while_waiting():
    endpoint = Endpoint(flags=["hang"])
    client = start(endpoint.url)
    ended = []
    waiter = threading.Thread(target=lambda: ended.append(raised(client.wait_for_initialization)))
    waiter.start()
    endpoint.requests(at_least=1)
    started = time.monotonic()
    client.shutdown()
    quick = time.monotonic() - started < 1
    waiter.join(5)
    return {"returns at once": quick, "waiter": ended[0] if ended else "waiting"}


# Fetches and logs without a pause, so that the thread is busy when the interpreter ends.
PROGRAM = """
import logging, sys
sys.path[:0] = [{here!r}]
from client import start, waits
logging.basicConfig(level=logging.DEBUG, handlers=[logging.NullHandler()])
client = start({url!r}, poll_jitter_seconds=5)
waits(client, 5)
{last}
"""


def end_of_process():
    endpoint = Endpoint(flags=[EMPTY])

    def end(last):
        code = PROGRAM.format(here=str(HERE), url=endpoint.url, last=last)
        return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)

    ends = [end("client.shutdown()") for _ in range(5)]
    without = []
    panics = lambda: any("thread 'eppo-background'" in each.stderr for each in without)
    while len(without) < 40 and not panics():
        without.append(end(""))
    return {
        "with shutdown": sorted({(each.returncode, each.stderr) for each in ends}),
        "without": sorted({each.returncode for each in without}),
        "a panic is printed without": panics(),
    }

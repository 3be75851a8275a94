"""A server that plays Eppo's endpoint and answers each request as a scenario says."""

import json
import socket
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

DEMO = Path(__file__).parents[4] / "static" / "demo"
FLAGS = (DEMO / "flags.json").read_bytes()
BANDITS = (DEMO / "bandits.json").read_bytes()


def changed_flags(change):
    """The flags of the fixtures, after a function has changed the parsed ones."""
    flags = json.loads(FLAGS)
    change(flags)
    return json.dumps(flags).encode()


def switched_off(flags):
    flags["flags"]["new-onboarding"]["enabled"] = False


def without_flags(flags):
    flags.update(flags={}, bandits={}, banditReferences={})


CHANGED = changed_flags(switched_off)
EMPTY = changed_flags(without_flags)


class Endpoint:
    """Answers requests for flags and for bandits by two lists; the last answer of each repeats.

    An answer is a body, a status, or `"hang"`: the request is accepted and never answered; or a
    pair of seconds to wait and one of these.
    """

    def __init__(self, flags=(FLAGS,), bandits=(BANDITS,), port=0):
        self.answers = {"config": list(flags), "bandits": list(bandits)}
        self.counts = {"config": 0, "bandits": 0}
        self.released = threading.Event()
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                endpoint.answer(self, self.path.split("?")[0].rsplit("/", 1)[1])

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
        self.server.daemon_threads = True
        self.port = self.server.server_port
        self.url = f"http://127.0.0.1:{self.port}/api"
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def answer(self, request, kind):
        answers = self.answers[kind]
        answer = answers[min(self.counts[kind], len(answers) - 1)]
        self.counts[kind] += 1
        if isinstance(answer, tuple):
            time.sleep(answer[0])
            answer = answer[1]
        if answer == "hang":
            self.released.wait()
            request.connection.shutdown(socket.SHUT_RDWR)
            return
        status, body = (answer, b"{}") if isinstance(answer, int) else (200, answer)
        request.send_response(status)
        request.send_header("content-length", str(len(body)))
        # A kept connection would outlive `stop`.
        request.send_header("connection", "close")
        request.end_headers()
        request.wfile.write(body)

    def stop(self):
        self.server.shutdown()
        self.server.server_close()

    def requests(self, at_least=0, seconds=8):
        """How many requests for flags came, after waiting for a number of them."""
        until(lambda: self.counts["config"] >= at_least, seconds)
        return self.counts["config"]


def until(condition, seconds=8):
    """Waits until a condition holds; says whether it does."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.02)
    return False


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]

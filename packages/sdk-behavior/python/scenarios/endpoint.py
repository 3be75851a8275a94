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


# Rules with which every getter returns its default.
EMPTY = json.dumps({**json.loads(FLAGS), "flags": {}, "bandits": {}, "banditReferences": {}}).encode()


class Endpoint:
    """Answers requests for flags by a list, whose last answer repeats, and those for bandits.

    An answer is a body, or `"hang"`: the request is never answered; or a pair of seconds to wait
    and a body.
    """

    def __init__(self, flags=(FLAGS,)):
        self.answers = list(flags)
        self.count = 0
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                endpoint.answer(self, self.path.split("?")[0].rsplit("/", 1)[1])

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_port}/api"
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def answer(self, request, kind):
        body = BANDITS
        if kind == "config":
            body = self.answers[min(self.count, len(self.answers) - 1)]
            self.count += 1
        if isinstance(body, tuple):
            time.sleep(body[0])
            body = body[1]
        if body == "hang":
            threading.Event().wait()
        request.send_response(200)
        request.send_header("content-length", str(len(body)))
        request.send_header("connection", "close")
        request.end_headers()
        request.wfile.write(body)

    def requests(self, at_least=0, seconds=8):
        """How many requests for flags came, after waiting for a number of them."""
        until(lambda: self.count >= at_least, seconds)
        return self.count


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

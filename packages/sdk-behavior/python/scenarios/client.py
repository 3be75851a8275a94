"""What the scenarios have in common: a client that polls fast, and how its calls end."""

import threading

import eppo_client
from eppo_client import AssignmentLogger, ClientConfig


def start(url, api_key="test-sdk-key", **options):
    settings = {"poll_interval_seconds": 1, "poll_jitter_seconds": 0, **options}
    settings.setdefault("assignment_logger", AssignmentLogger())
    return eppo_client.init(ClientConfig(api_key, base_url=url, **settings))


def variation(client):
    """`treatment` with the rules of the fixtures, `control` by default."""
    return client.get_string_assignment("new-onboarding", "bob", {"country": "US"}, "control")


def raised(function, *arguments, **named):
    """The exception of a call as text, or `nothing`."""
    try:
        function(*arguments, **named)
    except BaseException as error:  # a panic of the core is no Exception
        return f"{type(error).__name__}: {error}"
    return "nothing"


def waits(client, seconds):
    """How waiting with a limit ends: `done`, `waiting`, or the exception."""
    ended = []
    thread = threading.Thread(
        target=lambda: ended.append(raised(client.wait_for_initialization)), daemon=True
    )
    thread.start()
    thread.join(seconds)
    return "waiting" if not ended else "done" if ended[0] == "nothing" else ended[0]

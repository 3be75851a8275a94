"""What happens when fetches fail, and before and after they succeed."""

import time

from client import Recorder, code, start, variation, waits
from endpoint import BANDITS, CHANGED, EMPTY, FLAGS, Endpoint, changed_flags, free_port, until
from eppo_client import Configuration


def refused_key():
    endpoint = Endpoint(flags=[401])
    client = start(endpoint.url)
    waiting = waits(client, 5)
    time.sleep(2.2)
    return {"waiting": waiting, "requests": endpoint.requests(), "variation": variation(client)}


def refused_key_after_rules():
    endpoint = Endpoint(flags=[FLAGS, 401])
    client = start(endpoint.url)
    endpoint.requests(at_least=2)
    time.sleep(2.2)
    before = {"requests": endpoint.requests(), "variation": variation(client)}
    endpoint.answers["config"].append(CHANGED)
    again = start(endpoint.url)
    return {
        **before,
        "waiting after init": waits(again, 5),
        "variation after init": variation(again),
    }


def unreadable_base_url():
    recorder = Recorder()
    client = start("no address")
    return {
        "waiting": waits(client, 5),
        "variation": variation(client),
        "warned": any("failed to parse" in each for each in recorder.messages("WARNING")),
    }


def unreachable_host():
    recorder = Recorder()
    port = free_port()
    client = start(f"http://127.0.0.1:{port}/api")
    time.sleep(1.2)
    before = {
        "waiting": waits(client, 0.2),
        "code": code(client),
        "initialized": client.is_initialized(),
    }
    failures = [text for _, text in recorder.records if "fail" in text or "error" in text.lower()]
    endpoint = Endpoint(port=port)
    return {
        **before,
        "failures in the log": failures,
        "warnings of fetches": [
            each for each in recorder.messages("WARNING") if "before" not in each
        ],
        "waiting later": waits(client, 5),
        "requests": endpoint.requests(at_least=1) > 0,
        "variation later": variation(client),
    }


def other_failures_after_rules():
    endpoint = Endpoint(flags=[FLAGS, 500, 403, b'{"flags": ', b"{}", CHANGED])
    client = start(endpoint.url)
    endpoint.requests(at_least=5)
    during = variation(client)
    return {"during": during, "afterwards": until(lambda: variation(client) == "control")}


def host_goes_away():
    endpoint = Endpoint()
    client = start(endpoint.url)
    waits(client, 5)
    endpoint.stop()
    time.sleep(2.2)
    during = variation(client)
    Endpoint(flags=[CHANGED], port=endpoint.port)
    return {"during": during, "afterwards": until(lambda: variation(client) == "control")}


def refused_statuses_before_rules():
    endpoint = Endpoint(flags=[403, 500, b"no JSON", FLAGS])
    client = start(endpoint.url)
    return {
        "waiting": waits(client, 6),
        "requests": endpoint.requests(),
        "variation": variation(client),
    }


def silent_host():
    endpoint = Endpoint(flags=[FLAGS, "hang", CHANGED])
    client = start(endpoint.url)
    endpoint.requests(at_least=2)
    time.sleep(3)
    during = {"requests": endpoint.requests(), "variation": variation(client)}
    endpoint.released.set()
    return {**during, "afterwards": until(lambda: variation(client) == "control")}


def bandits_fail():
    endpoint = Endpoint(bandits=[500, BANDITS])
    client = start(endpoint.url)
    until(lambda: endpoint.counts["bandits"] == 1)
    time.sleep(0.3)
    before = {"initialized": client.is_initialized(), "variation": variation(client)}
    waits(client, 5)
    return {**before, "requests": endpoint.requests(), "variation later": variation(client)}


def flags_without_bandits():
    endpoint = Endpoint(flags=[EMPTY])
    client = start(endpoint.url)
    waits(client, 5)
    return {
        "requests for bandits": endpoint.counts["bandits"],
        "initialized": client.is_initialized(),
        "code": code(client),
    }


def slow_answer():
    endpoint = Endpoint(flags=[(1.5, FLAGS)])
    client = start(endpoint.url)
    early = {
        "waiting": waits(client, 0.5),
        "code": code(client),
        "initialized": client.is_initialized(),
    }
    return {**early, "later": waits(client, 5), "variation": variation(client)}


def initial_configuration():
    endpoint = Endpoint(flags=["hang"])
    client = start(endpoint.url, initial_configuration=Configuration(flags_configuration=FLAGS))
    return {
        "initialized": client.is_initialized(),
        "variation": variation(client),
        "waiting": waits(client, 1),
    }


def polling_off():
    endpoint = Endpoint()
    client = start(endpoint.url, poll_interval_seconds=None)
    time.sleep(0.5)
    return {
        "requests": endpoint.requests(),
        "waiting": waits(client, 1),
        "code": code(client),
    }


def set_configuration():
    endpoint = Endpoint()
    client = start(endpoint.url)
    waits(client, 5)
    client.set_configuration(Configuration(flags_configuration=CHANGED))
    now = variation(client)
    return {"now": now, "later": until(lambda: variation(client) == "treatment")}


def jitter_above_interval():
    endpoint = Endpoint(flags=[EMPTY])
    start(endpoint.url, poll_jitter_seconds=5)
    time.sleep(2)
    return {"more than one request a second": endpoint.requests() > 4}


def statuses_in_the_log():
    recorder = Recorder()
    endpoint = Endpoint(flags=[500, b"no JSON", 401])
    client = start(endpoint.url)
    variation(client)
    waits(client, 6)
    warnings = recorder.messages("WARNING")
    client.shutdown()
    has = lambda text, level: any(text in each for each in recorder.messages(level))
    return {
        "status with the key": any(
            "received non-200" in w and "apiKey=test-sdk-key" in w for w in warnings
        ),
        "refused key": has("not authorized", "WARNING"),
        "early read": any("before" in w or "not been fetched" in w for w in warnings),
        "fetch at debug": has("fetching UFC flags configuration", "DEBUG"),
        "thread at info": has("BackgroundThread: started", "INFO"),
        "shutdown at info": has("shutting down client", "INFO"),
        "unreadable rules": any("JSON" in w or "parse" in w or "expected" in w for w in warnings),
    }


def look_around():
    """Patterns that match US in Python: a look-around, a backreference and an end of the text."""

    def seen(pattern, operator="MATCHES"):
        def change(flags):
            allocation = flags["flags"]["new-onboarding"]["allocations"][0]
            allocation["rules"][0]["conditions"][0].update(operator=operator, value=pattern)

        recorder = Recorder()
        client = start(Endpoint(flags=[changed_flags(change)]).url)
        waits(client, 5)
        warnings = recorder.messages("WARNING")
        return [code(client), any("failed to parse condition" in each for each in warnings)]

    return {
        "matches": [seen(pattern) for pattern in ("^(?!FR)US$", r"^(US)\1?$", r"US\Z")],
        "matches not": [
            seen(pattern, "NOT_MATCHES") for pattern in ("^(?!FR)GB$", r"^(GB)\1?$", r"GB\Z")
        ],
    }

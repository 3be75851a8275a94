"""Prints what the Python SDK needs to start with the rules of an address, and for one assignment."""

import gc
import json
import sys
import time

import eppo_client
from eppo_client import AssignmentLogger, ClientConfig


def memory():
    gc.collect()
    with open("/proc/self/status", encoding="utf-8") as status:
        line = next(line for line in status if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


base_url, flag, rounds, calls = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
before = memory()
started = time.perf_counter()
client = eppo_client.init(
    ClientConfig(
        "test-sdk-key",
        base_url=base_url,
        assignment_logger=AssignmentLogger(),
    )
)
client.wait_for_initialization()
start_ms = (time.perf_counter() - started) * 1000
memory_bytes = memory() - before

attributes = {"country": "US", "plan": "pro", "age": 30}
results = []
for turn in range(rounds):
    first = time.perf_counter()
    for call in range(calls):
        client.get_string_assignment(flag, f"user-{turn * calls + call}", attributes, "none")
    results.append((time.perf_counter() - first) * 1e6 / calls)
value = client.get_string_assignment(flag, "user-0", attributes, "none")
print(
    json.dumps(
        {
            "startMs": start_ms,
            "memoryBytes": memory_bytes,
            "callMicroseconds": results,
            "value": value,
        }
    )
)

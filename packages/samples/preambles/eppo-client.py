"""Starts the client that a sample gets by `get_instance()`, as the application around it does."""

import atexit

import eppo_client
from eppo_client import AssignmentLogger, ClientConfig

client = eppo_client.init(
    ClientConfig(api_key="test-sdk-key", assignment_logger=AssignmentLogger())
)
client.wait_for_initialization()
atexit.register(client.shutdown)

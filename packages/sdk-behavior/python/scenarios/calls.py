"""What the SDK accepts, raises and logs."""

import datetime
import decimal
import enum
import json

from client import raised, start
from endpoint import BANDITS, FLAGS
from eppo_client import AssignmentLogger, ClientConfig, Configuration


def offline(**options):
    configuration = Configuration(flags_configuration=FLAGS, bandits_configuration=BANDITS)
    return start("", poll_interval_seconds=None, initial_configuration=configuration, **options)


class Counting(AssignmentLogger):
    def __init__(self):
        self.assignments, self.actions = [], []

    def log_assignment(self, event):
        self.assignments.append(event)

    def log_bandit_action(self, event):
        self.actions.append(event)


def options():
    logger = AssignmentLogger()
    config = lambda **given: raised(
        ClientConfig, **{"api_key": "key", "assignment_logger": logger, **given}
    )
    return {
        "blank key": config(api_key=""),
        "no logger": raised(ClientConfig, "key").split(":")[0],
        "logger of another type": config(assignment_logger=print).split(":")[0],
        "interval of 0": config(poll_interval_seconds=0),
        "negative interval": config(poll_interval_seconds=-1),
        "negative jitter": config(poll_jitter_seconds=-1),
        "no jitter": config(poll_jitter_seconds=0),
    }


def arguments():
    client = offline()

    def attribute(value):
        return raised(
            client.get_string_assignment, "new-onboarding", "bob", {"a": value}, "control"
        )

    numeric = lambda default: raised(
        client.get_numeric_assignment, "discount-rate", "bob", {}, default
    )
    return {
        "integer subject": raised(client.get_string_assignment, "a", 5, {}, "b").split(":")[0],
        "numeric default 0": numeric(0).split(":")[0],
        "numeric default 0.0": numeric(0.0),
        "boolean default of an integer": raised(
            client.get_integer_assignment, "page-size", "bob", {}, True
        ),
        "attributes": {
            "list": attribute([1]).split(":")[0],
            "datetime": attribute(datetime.datetime.now()).split(":")[0],
            "Decimal": attribute(decimal.Decimal(1)),
            "enum": attribute(enum.Enum("Plan", "GOLD").GOLD).split(":")[0],
            "None": attribute(None),
        },
        "no attributes": raised(client.get_string_assignment, "a", "b", None, "c").split(":")[0],
        "details": raised(client.get_string_assignment_details, "a", 5, {}, "b").split(":")[0],
    }


def not_finite():
    """Numbers that are not finite, in both events and for the model."""
    logger = Counting()
    client = offline(assignment_logger=logger)
    attributes = {"x": float("nan"), "y": float("-inf")}
    client.get_string_assignment("new-onboarding", "bob", {"country": "US", **attributes}, "off")
    event = logger.assignments[0]["subjectAttributes"]
    for number in (float("nan"), float("inf"), None):
        nike = {} if number is None else {"brandAffinity": number}
        actions = {"nike": nike, "adidas": {"brandAffinity": 0.2}}
        client.get_bandit_action("shoe-bandit", "user-1", {"age": 25}, actions, "control")
    *given, left_out = logger.actions
    return {
        "assignment": json.dumps({name: event[name] for name in attributes}),
        "actions": [action["action"] for action in given],
        "action attributes": [json.dumps(action["actionNumericAttributes"]) for action in given],
        "as if left out": [
            action["actionProbability"] == left_out["actionProbability"] for action in given
        ],
        "allow_nan=False": raised(json.dumps, event, allow_nan=False).split(":")[0],
    }

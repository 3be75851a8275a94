"""What the SDK accepts, returns and raises."""

import datetime
import decimal
import enum
import json
import logging

import cachetools
from client import Recorder, code, raised, start, variation
from django.utils.functional import SimpleLazyObject
from endpoint import BANDITS, FLAGS, changed_flags
from eppo_client import (
    AssignmentCacheLogger,
    AssignmentLogger,
    ClientConfig,
    Configuration,
    ContextAttributes,
)


def offline(flags=FLAGS, bandits=BANDITS, **options):
    configuration = Configuration(flags_configuration=flags, bandits_configuration=bandits)
    return start("", poll_interval_seconds=None, initial_configuration=configuration, **options)


class Failing(AssignmentLogger):
    def log_assignment(self, event):
        raise RuntimeError("no queue")

    def log_bandit_action(self, event):
        raise RuntimeError("no queue")


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


def lazy_values():
    """Objects of Django that look like text."""
    client = offline()
    lazy = SimpleLazyObject(lambda: "US")
    ask = lambda subject, country: raised(
        client.get_string_assignment, "new-onboarding", subject, {"country": country}, "control"
    ).split(":")[0]
    return {
        "attribute": ask("bob", lazy),
        "as text": ask("bob", str(lazy)),
        "integer ID": ask(5, "US"),
    }


def comparisons():
    """Rules on an attribute that is missing, `None`, or no version of three parts."""
    client = offline()
    size = lambda attributes: client.get_integer_assignment("page-size", "bob", attributes, 10)
    onboarding = lambda attributes: client.get_string_assignment_details(
        "new-onboarding", "bob", attributes, "control"
    ).evaluation_details["flagEvaluationCode"]
    hero = lambda attributes: client.get_json_assignment_details(
        "hero-campaign", "bob", attributes, {}
    ).evaluation_details["allocations"][0]["allocationEvaluationCode"]
    return {
        "three parts": size({"appVersion": "2.1.0"}),
        "two parts": size({"appVersion": "2.1"}),
        "a number": size({"appVersion": 2.1}),
        "None": onboarding({"country": None}),
        "missing": onboarding({}),
        "not one of, other value": hero({"country": "GB"}),
        "not one of, None": hero({"country": None}),
    }


def repeats():
    plain, cached = Counting(), Counting()
    client = offline(assignment_logger=plain)
    variation(client), variation(client)
    wrapped = AssignmentCacheLogger(cached, assignment_cache=cachetools.LRUCache(10))
    client = offline(assignment_logger=wrapped)
    variation(client), variation(client)
    return {"plain": len(plain.assignments), "wrapped": len(cached.assignments)}


def no_event():
    def change(flags):
        flags["flags"]["new-onboarding"]["allocations"][0]["doLog"] = False

    recorder, logger = Recorder(), Counting()
    variation(offline(changed_flags(change), assignment_logger=logger))
    client = offline(assignment_logger=logger)
    client.get_string_assignment("new-onboarding", "bob", {"country": "FR"}, "control")
    return {"events": len(logger.assignments), "warnings": recorder.messages("WARNING")}


def empty_keys():
    logger = Counting()
    client = offline(assignment_logger=logger)
    attributes = {"country": "US"}
    first = client.get_string_assignment("new-onboarding", "", attributes, "none")
    return {
        "empty subject": first in ("control", "treatment"),
        "logged subject": logger.assignments[0]["subject"],
        "empty flag": client.get_string_assignment("", "bob", {}, "none"),
    }


def another_type():
    recorder = Recorder()
    client = offline()
    graceful = client.get_integer_assignment("new-onboarding", "bob", {}, 7)
    client.set_is_graceful_mode(False)
    strict = raised(client.get_integer_assignment, "new-onboarding", "bob", {}, 7)
    details = client.get_integer_assignment_details("new-onboarding", "bob", {}, 7)
    bandit = client.get_bandit_action_details("page-size", "bob", {}, {"nike": {}}, "control")
    return {
        "graceful": graceful,
        "warned": len(recorder.messages("WARNING")) > 0,
        "strict": strict,
        "details": details.evaluation_details["flagEvaluationCode"],
        "bandit": bandit.evaluation_details["flagEvaluationCode"],
    }


def unreadable_flag():
    def change(flags):
        del flags["flags"]["new-onboarding"]["variations"]

    client = offline(changed_flags(change))
    other = client.get_integer_assignment("page-size", "bob", {"appVersion": "2.1.0"}, 10)
    client.set_is_graceful_mode(False)
    return {"other flag": other, "strict": raised(variation, client), "code": code(client)}


def wrong_value():
    def another_type(variations):
        variations["50"]["value"] = "fifty"

    def missing(variations):
        del variations["50"]

    def size(change):
        flags = changed_flags(lambda rules: change(rules["flags"]["page-size"]["variations"]))
        client = offline(flags, is_graceful_mode=False)
        return raised(
            client.get_integer_assignment, "page-size", "bob", {"appVersion": "2.1.0"}, 10
        )

    return {"another type": size(another_type), "missing": size(missing)}


def failing_logger():
    recorder = Recorder()
    client = offline(assignment_logger=Failing())
    assigned = variation(client)
    warnings = recorder.messages("WARNING")
    ask = lambda client: client.get_bandit_action(
        "shoe-bandit", "user-1", {"age": 25}, {"nike": {}}, "control"
    )
    result = ask(client)

    class FailingAssignments(Counting):
        def log_assignment(self, event):
            raise RuntimeError("no queue")

    logger = FailingAssignments()
    other = ask(offline(assignment_logger=logger))
    return {
        "variation": assigned,
        "warning": bool(warnings) and "error logging assignment event" in warnings[0],
        "action": result.action,
        "warnings of bandits": len(recorder.messages("WARNING")) - len(warnings),
        "log_assignment alone": [other.action, len(logger.actions)],
    }


def configuration():
    make = lambda flags: raised(Configuration, flags_configuration=flags)
    raw = offline().get_configuration().get_flags_configuration()
    return {
        "text": make("{}").split(":")[0],
        "bad JSON": make(b"{").split(": ")[:2],
        "another shape": make(b"{}").split(": ")[:2],
        "bytes in JSON": raised(json.dumps, {"flags": raw}),
    }


def bandits():
    logger = Counting()
    client = offline(assignment_logger=logger)
    ask = lambda client, actions, default="control", flag="shoe-bandit": (
        client.get_bandit_action_details(
            flag, "user-1", {"age": 25, "country": "GB"}, actions, default
        )
    )
    shown = lambda result: [
        result.variation,
        result.action,
        result.evaluation_details["banditEvaluationCode"],
    ]
    nike = {"nike": {"brandAffinity": 2.3}}
    answers = {
        "actions": shown(ask(client, nike)),
        "no actions": shown(ask(client, {})),
        "unknown flag": shown(ask(client, nike, flag="unknown")),
    }
    before = len(logger.actions)

    def switch_off(flags):
        flags["flags"]["shoe-bandit"]["enabled"] = False

    off = offline(changed_flags(switch_off), assignment_logger=logger)
    assignments = len(logger.assignments)
    answers["flag off, the bandit as default"] = shown(ask(off, nike, default="shoe-bandit"))
    answers["bandit events of it"] = len(logger.actions) - before
    answers["assignments of it"] = len(logger.assignments) - assignments
    recorder = Recorder()
    without = offline(bandits=None)
    answers["no model"] = shown(ask(without, nike))
    answers["reported"] = any(
        "unable to find bandit configuration" in text for _, text in recorder.records
    )
    empty = start("", poll_interval_seconds=None)
    answers["no rules"] = shown(ask(empty, nike))
    return answers


def bandit_arguments():
    client = offline()
    ask = lambda context, actions: raised(
        client.get_bandit_action, "shoe-bandit", "user-1", context, actions, "control"
    )
    return {
        "subject of another type": ask(5, {}),
        "action of another type": ask({}, {"nike": 5}),
        "mixed": ask({}, {"nike": {}, "adidas": ContextAttributes.empty()}),
        "text as number": raised(ContextAttributes, {"age": "25"}, {}).split(":")[0],
        "None as category": raised(ContextAttributes, {}, {"country": None}).split(":")[0],
    }


def old_names():
    def load_config():
        from eppo_client import Config

        return Config

    from eppo_client.config import Config

    return {
        "Config of the package": raised(load_config).split(" (")[0],
        "Config of the submodule": Config is ClientConfig,
        "get_flag_configuration": hasattr(Configuration, "get_flag_configuration"),
    }


def levels():
    """A level that changes after `init` counts from the next `init`."""
    logging.getLogger("eppo").setLevel(logging.ERROR)
    recorder = Recorder.__new__(Recorder)
    logging.Handler.__init__(recorder)
    recorder.records = []
    logging.getLogger("eppo").addHandler(recorder)
    client = offline()
    client.get_integer_assignment("new-onboarding", "bob", {}, 7)
    logging.getLogger("eppo").setLevel(logging.DEBUG)
    client.get_integer_assignment("new-onboarding", "bob", {}, 7)
    before = len(recorder.records)
    client = offline()
    client.get_integer_assignment("new-onboarding", "bob", {}, 7)
    return {"before": before, "after init": len(recorder.messages("WARNING")) > 0}


def events():
    """The fields of both events, and copies of context attributes."""
    logger = Counting()
    client = offline(assignment_logger=logger)
    client.get_string_assignment("new-onboarding", "bob", {"country": "US", "age": 62}, "control")
    client.get_bandit_action("shoe-bandit", "user-1", {"age": 25}, {"nike": {}}, "control")
    assignment, action = logger.assignments[0], logger.actions[0]
    context = ContextAttributes({"age": 25}, {})
    context.numeric_attributes["age"] = 1
    return {
        "metaData": sorted(assignment["metaData"]),
        "ends of timestamps": [assignment["timestamp"][-1], action["timestamp"][-6:]],
        "age": repr(assignment["subjectAttributes"]["age"]),
        "names in the bandit event": [
            name in action for name in ("flagKey", "banditKey", "featureFlag", "bandit")
        ],
        "copy": context.numeric_attributes,
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


def conversions():
    """How attributes are read by a rule of one condition."""

    def matches(operator, value, attribute):
        def change(flags):
            allocation = flags["flags"]["new-onboarding"]["allocations"][0]
            condition = {"attribute": "a", "operator": operator, "value": value}
            allocation["rules"] = [{"conditions": [condition]}]

        client = offline(changed_flags(change))
        attributes = {} if attribute == "missing" else {"a": attribute}
        result = client.get_string_assignment_details(
            "new-onboarding", "bob", attributes, "control"
        )
        return result.evaluation_details["flagEvaluationCode"] == "MATCH"

    return {
        "in a list": [
            matches("ONE_OF", [text], value)
            for text, value in (("true", True), ("10", 10.0), ("10.1", 10.1))
        ],
        "greater than 20": [matches("GT", 20, value) for value in ("62", 62, True)],
        "a version": [matches("GTE", "2.0.0", value) for value in ("2.1.0", "2.1", 2.1)],
        "a number, given a version": matches("GTE", 2.1, "2.1.0"),
        "a number as text": matches("GT", "10", 20),
        "build metadata is greater": matches("GT", "2.3.0", "2.3.0+45"),
        "regular expressions": [
            matches("MATCHES", r"^abc\Z", "abc"),
            matches("NOT_MATCHES", "a{", "b"),
            matches("MATCHES", r"a\{", "a{"),
            matches("MATCHES", "^abc$", "abc\n"),
        ],
        "is null": [matches("IS_NULL", True, value) for value in (None, "missing", "", 0)],
    }


def bandit_experiment():
    """A subject that the experiment on the bandit gives to its control."""
    client = offline()
    results = [
        client.get_bandit_action(
            "shoe-bandit", f"user-{number}", {"segment": "analysis"}, {"nike": {}}, "default"
        )
        for number in range(20)
    ]
    return {"answers": sorted({(each.variation, str(each.action)) for each in results})}

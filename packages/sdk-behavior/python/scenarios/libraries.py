"""Samples that only define something: each is imported from its page and used."""

import importlib
import json
import os
import re
import subprocess
import sys
from unittest import mock

from applications import DOCS, PYTHON, TEMPLATE, write_samples
from endpoint import Endpoint, changed_flags


def load(page, title):
    """Imports a sample with an SDK key in the environment."""
    sys.path.insert(0, str(write_samples(page, title)))
    with mock.patch.dict(os.environ, EPPO_SDK_KEY="test-sdk-key"):
        return importlib.import_module(title.removesuffix(".py"))


def models(flags):
    """Adds the flag of the batch job: half of the users get each model."""
    text = json.dumps({**flags["flags"]["new-onboarding"], "key": "ml-model-version"})
    flag = json.loads(text.replace('"control"', '"v1.0.0"').replace('"treatment"', '"v1.1.0"'))
    flag["allocations"][0]["rules"] = []
    flags["flags"]["ml-model-version"] = flag


def batch_job():
    """Two runs of the job, and the lines that they write."""
    endpoint = Endpoint(flags=[changed_flags(models)])
    folder = write_samples(PYTHON / "examples.mdx", "recommend.py")
    variables = {
        "PYTHONPATH": str(TEMPLATE),
        "SAMPLES_BASE_URL": endpoint.url,
        "EPPO_SDK_KEY": "test-sdk-key",
    }
    printed, files = [], []
    for _ in range(2):
        command = [sys.executable, "recommend.py"]
        ended = subprocess.run(command, cwd=folder, env=variables, capture_output=True, text=True)
        printed.append(ended.stdout)
        lines = (folder / "assignments.jsonl").read_text().splitlines()
        files.append([json.loads(line) for line in lines])
    events = files[0]
    return {
        "lines": [len(each) for each in files],
        "users": [event["subject"] for event in events],
        "models": sorted({event["variation"] for event in events}),
        "same again": printed[0] == printed[1] and "recommendations of v1" in printed[0],
        "fields": sorted(events[0]),
    }


def deduplicating_logger():
    with mock.patch("eppo_client.init") as init, mock.patch("eppo_client.ClientConfig") as config:
        load(PYTHON / "assignments.mdx", "deduplicate.py")
    logger = config.call_args.kwargs["assignment_logger"]
    event = {"featureFlag": "f", "subject": "s", "allocation": "a", "variation": "v"}
    action = {"flagKey": "f", "subject": "s", "banditKey": "b", "action": "nike"}
    with mock.patch("builtins.print") as printed:
        for each in (event, event, {**event, "variation": "w"}, event):
            logger.log_assignment(each)
        for each in (action, action):
            logger.log_bandit_action(each)
    return {"started": init.called, "events": printed.call_count}


def webhook_signature():
    """The messages that the page shows, and ones that are not what was signed."""
    page = DOCS.parent / "reference" / "webhook.mdx"
    verify = load(page, "verify.py")
    fences = re.findall(r"```json[^\n]*\n(.*?)```", page.read_text(), re.DOTALL)
    signed = [json.loads(fence) for fence in fences if '"signature"' in fence]
    body, secret = signed[0], "whsec_demo"
    wrong = [
        {**body, "data": {**body["data"], "added": 1}},
        {"data": body["data"]},
        {**body, "signature": "ß"},
    ]
    return {
        "shown": [verify.is_authentic(each, secret) for each in signed],
        "wrong": [verify.is_authentic(each, secret) for each in wrong],
        "other secret": verify.is_authentic(body, "other"),
    }

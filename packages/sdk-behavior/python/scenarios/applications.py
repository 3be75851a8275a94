"""Samples that need a server around them: each is run as its page says, and asked."""

import contextlib
import os
import re
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from unittest import mock

from client import start, waits
from endpoint import Endpoint, changed_flags, free_port, until

HERE = Path(__file__).parent
ROOT = HERE.parents[3]
DOCS = ROOT / "docs" / "sdks"
# Stand-ins that samples find beside them.
TEMPLATE = ROOT / "packages" / "samples" / "languages" / "python" / "template"
PYTHON = DOCS / "server-sdks" / "python"
APPLE = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4"
SAFARI = f"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) {APPLE} Safari/605.1.15"
IPHONE = f"Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) {APPLE} Mobile/15E148 Safari/604.1"
CHROME = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) "
    "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36"
)


def write_samples(page, *titles):
    """Writes samples of a page into a folder of their own."""
    folder = Path(tempfile.mkdtemp())
    for title in titles:
        fence = re.search(
            rf'```python title="{re.escape(title)}"[^\n]*\n(.*?)```', page.read_text(), re.DOTALL
        )
        file = folder / title
        file.parent.mkdir(exist_ok=True)
        file.write_text(fence[1])
    return folder


@contextlib.contextmanager
def running(folder, url, *command):
    """A server in a process of its own, and the lines it has printed so far."""
    variables = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": f"{folder}:{TEMPLATE}",
        "SAMPLES_BASE_URL": url,
        "EPPO_SDK_KEY": "test-sdk-key",
    }
    server = subprocess.Popen(
        [sys.executable, "-m", *command],
        cwd=folder,
        env=variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    lines = []
    threading.Thread(target=lambda: lines.extend(server.stdout), daemon=True).start()
    try:
        yield lines
    finally:
        server.terminate()
        server.wait(10)


def workers_in(lines, count):
    """What workers print: how many processes there are, and whether all have rules."""
    printed = lambda: re.findall(r"flags: worker (\d+), (rules loaded: \w+)", "".join(list(lines)))
    until(lambda: len(printed()) >= count, 30)
    return {
        "processes": len({process for process, _ in printed()}),
        "rules": sorted({rules for _, rules in printed()}),
    }


def gunicorn_workers():
    endpoint = Endpoint()
    folder = write_samples(DOCS / "preforking.mdx", "flags.py", "gunicorn.conf.py")
    (folder / "app.py").write_text("def application(environ, start_response):\n    return []\n")
    address = f"127.0.0.1:{free_port()}"
    command = ["gunicorn", "-c", "gunicorn.conf.py", "-w", "2", "-b", address, "app:application"]
    with running(folder, endpoint.url, *command) as lines:
        return workers_in(lines, 2)


def celery_workers():
    endpoint = Endpoint()
    folder = write_samples(DOCS / "preforking.mdx", "flags.py", "tasks.py")
    text = "from celery import Celery\n\nimport tasks\n\napp = Celery('app', broker='memory://')\n"
    (folder / "app.py").write_text(text)
    command = ["celery", "-A", "app", "worker", "--pool", "prefork", "--concurrency", "2"]
    with running(folder, endpoint.url, *command) as lines:
        return workers_in(lines, 2)


def payment_methods(flags):
    def rule(key, attribute, values):
        condition = {"attribute": attribute, "operator": "ONE_OF", "value": values}
        return {
            "key": key,
            "rules": [{"conditions": [condition]}],
            "splits": [{"variationKey": key, "shards": []}],
            "doLog": True,
        }

    flags["flags"]["payment-method"] = {
        **flags["flags"]["new-onboarding"],
        "key": "payment-method",
        "variations": {key: {"key": key, "value": key} for key in ("ideal", "apple_pay")},
        "allocations": [
            rule("ideal", "country_code", ["NL"]),
            rule("apple_pay", "browser_type", ["Safari", "Mobile Safari"]),
        ],
    }


def django_checkout():
    """The views of the page, asked by four visitors; only the database of addresses is made up."""
    import django
    from django.conf import settings
    from django.test import RequestFactory

    folder = write_samples(PYTHON / "examples.mdx", "checkout/attributes.py", "checkout/views.py")
    sys.path.insert(0, str(folder))
    names = ("apple_pay", "ideal", "default")
    templates = {f"checkout/{name}.html": name for name in names}
    loader = ("django.template.loaders.locmem.Loader", templates)
    backend = "django.template.backends.django.DjangoTemplates"
    settings.configure(TEMPLATES=[{"BACKEND": backend, "OPTIONS": {"loaders": [loader]}}])
    django.setup()
    from checkout import attributes, views

    class Cities:
        def city(self, address):
            return {"country_code": {"192.0.2.1": "NL"}.get(address, "US")}

    client = start(Endpoint(flags=[changed_flags(payment_methods)]).url)
    waits(client, 5)

    def shown(address, agent):
        request = RequestFactory().get("/", REMOTE_ADDR=address, HTTP_USER_AGENT=agent)
        request.user = mock.Mock(id=7, is_authenticated=True, loyalty_tier="gold")
        return views.checkout(request).content.decode()

    with mock.patch.object(attributes, "GeoIP2", Cities):
        return {
            "NL, Chrome": shown("192.0.2.1", CHROME),
            "NL, Safari": shown("192.0.2.1", SAFARI),
            "US, Safari": [shown("192.0.2.2", agent) for agent in (SAFARI, IPHONE)],
            "US, Chrome": shown("192.0.2.2", CHROME),
        }

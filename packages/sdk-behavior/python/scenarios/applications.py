"""Samples that need a server around them: each is run as its page says, and asked."""

import contextlib
import os
import re
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from endpoint import Endpoint, free_port, until

HERE = Path(__file__).parent
ROOT = HERE.parents[3]
DOCS = ROOT / "docs" / "sdks"
# Stand-ins that samples find beside them.
TEMPLATE = ROOT / "packages" / "samples" / "languages" / "python" / "template"


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

"""Runs before a sample, in the same process; the text of the sample stays as it is on the page.

- `ClientConfig` gets another default for `base_url`: the local server that plays Eppo's endpoint
  (`SAMPLES_BASE_URL`). An address that the sample names itself is kept.
- `SAMPLES_PREAMBLE` is a file to run first, such as one that starts a client.
- `SAMPLES_REPORT` is a file that gets what the sample prints, with the line of each `print`, and
  the exception that ends it; one JSON object a line.
"""

import builtins
import functools
import io
import json
import os
import runpy
import sys
import traceback

import eppo_client

real_print = builtins.print


def report(**entry):
    with open(os.environ["SAMPLES_REPORT"], "a") as file:
        file.write(json.dumps(entry) + "\n")


def reporting_print(*values, **options):
    real_print(*values, **options)
    if options.get("file") not in (None, sys.stdout):
        return
    text = io.StringIO()
    real_print(*values, file=text, sep=options.get("sep"), end="")
    caller = sys._getframe(1)
    report(file=caller.f_code.co_filename, line=caller.f_lineno, printed=text.getvalue())


def report_exception(kind, error, trace):
    frames = [[frame.filename, frame.lineno] for frame in traceback.extract_tb(trace)]
    report(error="".join(traceback.format_exception_only(kind, error)).strip(), frames=frames)
    sys.__excepthook__(kind, error, trace)


if "SAMPLES_BASE_URL" in os.environ:
    eppo_client.ClientConfig = functools.partial(
        eppo_client.ClientConfig, base_url=os.environ["SAMPLES_BASE_URL"]
    )
if "SAMPLES_PREAMBLE" in os.environ:
    runpy.run_path(os.environ["SAMPLES_PREAMBLE"])
if "SAMPLES_REPORT" in os.environ:
    builtins.print = reporting_print
    sys.excepthook = report_exception

"""Runs before a sample, in the same process; the text of the sample stays as it is on the page.

- `ClientConfig` gets another default for `base_url`: the local server that plays Eppo's endpoint
  (`SAMPLES_BASE_URL`). An address that the sample names itself is kept.
- `SAMPLES_PREAMBLE` is a file to run first, such as one that starts a client.
"""

import functools
import os
import runpy

import eppo_client

if "SAMPLES_BASE_URL" in os.environ:
    eppo_client.ClientConfig = functools.partial(
        eppo_client.ClientConfig, base_url=os.environ["SAMPLES_BASE_URL"]
    )
if "SAMPLES_PREAMBLE" in os.environ:
    runpy.run_path(os.environ["SAMPLES_PREAMBLE"])

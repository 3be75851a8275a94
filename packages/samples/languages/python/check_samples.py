"""Judges samples without running them: syntax, names, types. Reads and prints JSON.

Input: a list of projects, each with its `folder`, the `mypy` options, the `fields` of the event that
each method of a logger gets, and its `samples`: the `file` of each in that folder. Output: the
problems of each sample.

A program without any import is a fragment, of which only the syntax is judged: it may use what the
text around it declares.
"""

import ast
import json
import os
import platform
import re
import shutil
import sys
import warnings

from mypy import api
from pyflakes import checker, messages

FLAGS = ast.PyCF_ONLY_AST | ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
# What `import *` may bring along is unknown to pyflakes, not wrong.
SILENT = (messages.ImportStarUsed, messages.ImportStarUsage)
MYPY_ERROR = re.compile(r"(.+?):(\d+):\d+: error: (.*?)(?:  \[[\w-]+\])?$", re.MULTILINE)
# mypy guesses the type of a dict from its values and then finds it too narrow; running tells more.
GUESSED_DICT = re.compile(r'incompatible type "dict\[.*; expected "dict\[')


def judge_alone(code):
    """The syntax tree of a sample, and what is wrong with its syntax and names."""
    try:
        tree = compile(code, "sample.py", "exec", flags=FLAGS)
    except SyntaxError as error:
        return None, [{"line": error.lineno or 1, "message": f"python: {error.msg}"}]
    if not any(isinstance(node, (ast.Import, ast.ImportFrom)) for node in ast.walk(tree)):
        return tree, []
    found = [each for each in checker.Checker(tree).messages if not isinstance(each, SILENT)]
    return tree, [
        {"line": each.lineno, "message": f"pyflakes: {each.message % each.message_args}"}
        for each in found
    ]


def unknown_fields(tree, fields):
    """What a logger reads of an event that has no such field: the SDK hides that error."""
    for method in ast.walk(tree):
        known = isinstance(method, ast.FunctionDef) and fields.get(method.name)
        for node in ast.walk(method) if known else ():
            text = ast.unparse(node) if isinstance(node, ast.Subscript) else ""
            name, key = re.fullmatch(r"(\w+)\['(\w+)'\]|.*", text, re.DOTALL).groups()
            if name in [each.arg for each in method.args.args] and key not in known:
                message = f"python: the event of `{method.name}` has no `{key}`"
                yield {"line": node.lineno, "message": message}


def module_file(file):
    """A copy under a name that a module can have: `gunicorn.conf.py` cannot be imported."""
    stem = file[: -len(".py")]
    if "." not in stem:
        return file
    copy = f"{stem.replace('.', '_')}.py"
    shutil.copyfile(file, copy)
    return copy


def judge_types(project):
    """What mypy says, with the file."""
    os.chdir(project["folder"])
    files = {module_file(sample["file"]): sample["file"] for sample in project["samples"]}
    output, errors, _ = api.run([*project["mypy"], *files])
    if errors:
        raise RuntimeError(errors)
    return [
        {"file": files.get(file), "line": int(line), "message": f"mypy: {message}"}
        for file, line, message in MYPY_ERROR.findall(output)
        if not GUESSED_DICT.search(message)
    ]


def judge(project):
    results = []
    for sample in project["samples"]:
        with open(os.path.join(project["folder"], sample["file"])) as file:
            code = file.read()
        tree, problems = judge_alone(code)
        problems += unknown_fields(tree, project["fields"]) if tree else []
        results.append(
            {
                "isWhole": tree is not None
                and any(isinstance(node, (ast.Import, ast.ImportFrom)) for node in ast.walk(tree)),
                "problems": problems,
            }
        )
    whole = [
        (sample, result)
        for sample, result in zip(project["samples"], results)
        if result["isWhole"] and not result["problems"]
    ]
    if whole:
        found = judge_types({**project, "samples": [sample for sample, _ in whole]})
        for sample, result in whole:
            result["problems"] = [each for each in found if each["file"] == sample["file"]]
    return results


warnings.simplefilter("ignore")
projects = json.load(sys.stdin)
json.dump(
    {"version": platform.python_version(), "results": [judge(each) for each in projects]},
    sys.stdout,
)

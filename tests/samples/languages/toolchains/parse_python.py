"""Reads a JSON list of programs, prints the syntax error of each one that has one."""

import ast
import json
import platform
import sys
import warnings

FLAGS = ast.PyCF_ONLY_AST | ast.PyCF_ALLOW_TOP_LEVEL_AWAIT

warnings.simplefilter("ignore")
errors = []
for index, program in enumerate(json.load(sys.stdin)):
    try:
        compile(program, "sample.py", "exec", flags=FLAGS)
    except SyntaxError as error:
        errors.append({"index": index, "line": error.lineno or 1, "message": error.msg})
json.dump({"version": platform.python_version(), "errors": errors}, sys.stdout)

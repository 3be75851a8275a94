"""Prints the public names of a Python type stub as JSON, with the parameters of each."""

import ast
import json
import sys


def params(function):
    """The parameters of a function; a default that the stub leaves out (`...`) stays unnamed."""
    arguments = function.args
    ordered = [*arguments.posonlyargs, *arguments.args]
    missing = [None] * (len(ordered) - len(arguments.defaults))
    pairs = [*zip(ordered, [*missing, *arguments.defaults])]
    pairs += zip(arguments.kwonlyargs, arguments.kw_defaults)
    return [param(each, default) for each, default in pairs if each.arg not in ("self", "cls")]


def param(argument, default):
    stated = default is not None and ast.unparse(default)
    named = {"default": stated} if stated and stated != "..." else {}
    return {"name": argument.arg, "isRequired": default is None, **named}


def names(body, owner=""):
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from names(node.body, f"{node.name}.")
        elif isinstance(node, ast.FunctionDef):
            if node.name in ("__init__", "__new__"):
                for each in params(node):
                    yield owner + each["name"], [each]
            elif not node.name.startswith("_"):
                yield owner + node.name, params(node)


print(json.dumps(dict(names(ast.parse(open(sys.argv[1]).read()).body))))

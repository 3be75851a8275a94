"""Reads a JSON list of programs, prints the first error of each one that has one.

A program has the code of the samples it continues in `before`. Names are checked in programs that
import something: a fragment may use what the text around it declares.
"""

import ast
import builtins
import json
import platform
import symtable
import sys
import warnings

FLAGS = ast.PyCF_ONLY_AST | ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
BUILTIN = set(dir(builtins)) | {"__file__", "__name__", "__doc__"}


def read_names(table):
    """The global names that a scope and those in it read."""
    for symbol in table.get_symbols():
        outermost = table.get_type() == "module"
        if symbol.is_referenced() and (symbol.is_global() or outermost):
            yield symbol.get_name()
    for child in table.get_children():
        yield from read_names(child)


def bound_names(table):
    """The names that the module binds, also from inside a function (`global x`)."""
    outermost = table.get_type() == "module"
    for symbol in table.get_symbols():
        if (outermost or symbol.is_declared_global()) and (
            symbol.is_assigned() or symbol.is_imported() or symbol.is_namespace()
        ):
            yield symbol.get_name()
    for child in table.get_children():
        yield from bound_names(child)


def first_line(tree, name):
    lines = [n.lineno for n in ast.walk(tree) if isinstance(n, ast.Name) and n.id == name]
    return min(lines, default=1)


def check(before, program):
    tree = compile(program, "sample.py", "exec", flags=FLAGS)
    imports = [n for n in ast.walk(tree) if isinstance(n, (ast.Import, ast.ImportFrom))]
    stars = any(alias.name == "*" for n in imports for alias in n.names)
    if not imports or stars:
        return None
    table = symtable.symtable(program, "sample.py", "exec")
    known = BUILTIN | set(bound_names(table))
    for code in before:
        known |= set(bound_names(symtable.symtable(code, "before.py", "exec")))
    missing = [(first_line(tree, name), name) for name in set(read_names(table)) - known]
    if not missing:
        return None
    line, name = min(missing)
    return {"line": line, "message": f"the name `{name}` is not defined"}


warnings.simplefilter("ignore")
errors = []
for index, (before, program) in enumerate(json.load(sys.stdin)):
    try:
        error = check(before, program)
    except SyntaxError as caught:
        error = {"line": caught.lineno or 1, "message": caught.msg}
    if error:
        errors.append({"index": index, **error})
json.dump({"version": platform.python_version(), "errors": errors}, sys.stdout)

"""Stands for the module that only a running uWSGI server provides."""


def postfork(function):
    """Gives the function back: the sample is imported, and nothing forks."""
    return function

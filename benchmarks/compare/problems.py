"""The one error that a person can cause and mend; its text says what is wrong, where, and the fix."""


class Problem(Exception):
    """Something given on the command line, or in a file, cannot be used."""

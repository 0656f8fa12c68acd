"""What every peer can do: be built from phrases, and name the intent of a request."""

import re
from pathlib import Path

Answer = tuple[str | None, float]
NOTHING: Answer = (None, 0.0)


class Peer:
    """A way to find the intent of a request, from phrases of each intent."""

    # Whether many requests cost one start, however many they are.
    is_stream = False

    def __init__(self, settings: dict):
        self.settings = settings

    def prepare(self):
        """Whatever is done once, whatever the phrases: loading a model."""

    def build(self, phrases: dict[str, list[str]]):
        """Makes ready to answer; called again for other phrases."""
        raise NotImplementedError

    def begin_timing(self):
        """What was asked until now was to warm up."""

    def ask(self, request: str) -> Answer:
        """The intent that comes first, and how sure the peer is of it."""
        raise NotImplementedError

    def ask_all(self, requests: list[str]) -> list[Answer]:
        """The same answers; peers that take many requests at once do so here. Never timed request by request."""
        return [self.ask(request) for request in requests]

    def close(self):
        """Ends what the peer started."""

    def memory_megabytes(self) -> float | None:
        """What the peer's own programs used at most; None for a peer that lives in this process."""
        return None

    def extras(self) -> dict:
        """Figures that only this peer has, for the record."""
        return {}


def pairs(phrases: dict[str, list[str]]) -> tuple[list[str], list[str]]:
    """All phrases, and the intent of each."""
    texts = [text for requests in phrases.values() for text in requests]
    return texts, [intent for intent, requests in phrases.items() for _ in requests]


def peak_megabytes(process="self") -> float:
    """The most memory that a running process has held; 0 of one that has ended."""
    return _status("VmHWM", process)


def resident_megabytes() -> float:
    return _status("VmRSS", "self")


def _status(key, process):
    try:
        line = re.search(rf"{key}:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    except OSError:
        return 0.0
    return int(line[1]) / 1024 if line else 0.0

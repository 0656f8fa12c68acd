"""Behest, as anybody runs it: the released binary, a compiled index, requests on standard input."""

import json
import re
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from peers.base import NOTHING, Answer, Peer, peak_megabytes

MARKS = re.compile(r"([()\[\]|\\]|\$(?=\{))")
PATIENCE_SECONDS = 60
LEAST_STREAM = 100


def literal_phrase(text: str) -> str:
    """The phrase of a catalog that says exactly this: no mark in it means anything."""
    return MARKS.sub(r"\\\1", text)


def catalog(phrases: dict[str, list[str]], names: dict[str, str]) -> dict:
    """A catalog with one shortcut for each intent; what the intents are called is not told, as no peer sees it."""
    shortcuts = [
        {"intent": names[intent], "phrases": [literal_phrase(text) for text in requests]}
        for intent, requests in phrases.items()
    ]
    return {"format": 1, "application": {"name": "Peers"}, "shortcuts": shortcuts}


def identifiers(intents) -> dict[str, str]:
    """A Swift identifier for each intent."""
    return {intent: f"S{number}" for number, intent in enumerate(intents)}


def top(answer: dict) -> tuple[str | None, float]:
    """The first shortcut of an answer, and its score."""
    first = answer if answer.get("intent") else next(iter(answer.get("candidates") or []), {})
    return first.get("intent"), float(first.get("score") or 0)


class Behest(Peer):
    """Compiles a catalog to an index, and keeps one process that answers a line for a line."""

    is_stream = True
    COMPILE = ("compile", "--bare", "--catalog", "catalog.json", "-o", "peers.index")
    MATCH = ("match", "--index", "peers.index", "--jsonl", "--threshold", "0", "--margin", "0", "--limit", "1")

    def __init__(self, settings):
        super().__init__(settings)
        self._process = None
        self._folder = tempfile.TemporaryDirectory(prefix="compare-")
        self._figures = {
            "ownMicros": [],
            "requestsPerSecond": [],
            "startMilliseconds": [],
            "compilingMemoryMB": [],
            "answeringMemoryMB": [],
            "indexBytes": [],
            "phrasesRefused": [],
        }

    def build(self, phrases):
        self._stop()
        folder = Path(self._folder.name)
        names = identifiers(phrases)
        self._intents = {name: intent for intent, name in names.items()}
        (folder / "catalog.json").write_text(json.dumps(catalog(phrases, names)), encoding="utf-8")
        _, complaints = self._run("compilingMemoryMB", self.COMPILE)
        self._figures["phrasesRefused"].append(len(re.findall(r": error: ", complaints)))
        self._figures["indexBytes"].append((folder / "peers.index").stat().st_size)
        self._start()

    def begin_timing(self):
        self._figures["ownMicros"].clear()

    def ask(self, request) -> Answer:
        answer = self._exchange(request)
        if answer.get("micros") is not None:
            self._figures["ownMicros"].append(answer["micros"])
        return self._answer(answer)

    def ask_all(self, requests):
        """The whole stream at once, to a process of its own; how many a second counts starting it."""
        start = time.perf_counter()
        lines = b"".join(map(self._line, requests))
        output, _ = self._run("answeringMemoryMB", self.MATCH, lines, accepted=(0, 1))
        if len(requests) >= LEAST_STREAM:
            self._figures["requestsPerSecond"].append(len(requests) / (time.perf_counter() - start))
        answers = [json.loads(line) for line in output.splitlines() if line.strip()]
        if len(answers) != len(requests):
            raise RuntimeError(f"behest gave {len(answers)} answers to {len(requests)} requests")
        return [self._answer(answer) for answer in answers]

    def close(self):
        self._stop()
        self._folder.cleanup()

    def extras(self):
        return self._figures

    def memory_megabytes(self):
        return max(self._figures["compilingMemoryMB"] + self._figures["answeringMemoryMB"], default=None)

    def _answer(self, answer) -> Answer:
        name, score = top(answer)
        return (self._intents.get(name), score) if name else NOTHING

    @staticmethod
    def _line(request):
        return json.dumps({"text": request}).encode() + b"\n"

    def _exchange(self, request):
        self._process.stdin.write(self._line(request))
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"behest ended while it was asked “{request}”")
        return json.loads(line)

    def _program(self, arguments, complaints):
        return subprocess.Popen(
            [self.settings["behest"], *arguments, "--locale", self.settings["locale"]],
            cwd=self._folder.name,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=complaints,
        )

    def _run(self, memory_figure, arguments, lines=b"", accepted=(0,)):
        """The output and the complaints of a whole run."""
        process = self._program(arguments, subprocess.PIPE)
        with PeakMemory(process) as peak:
            output, complaints = process.communicate(lines)
        self._figures[memory_figure].append(peak.megabytes)
        complaints = complaints.decode(errors="replace")
        if process.returncode not in accepted:
            raise RuntimeError(f"behest {arguments[0]} ended with {process.returncode}: {complaints.strip()[-500:]}")
        return output, complaints

    def _start(self):
        start = time.perf_counter()
        self._process = self._program(self.MATCH, subprocess.DEVNULL)
        self._exchange("hello")
        self._figures["startMilliseconds"].append(1_000 * (time.perf_counter() - start))

    def _stop(self):
        if self._process is None:
            return
        self._figures["answeringMemoryMB"].append(peak_megabytes(self._process.pid))
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(PATIENCE_SECONDS)
        self._process = None


class PeakMemory:
    """Looks every few milliseconds what a running process has used at most."""

    def __init__(self, process):
        self.megabytes = 0.0
        self._process = process
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._ended.set()
        self._thread.join()

    def _watch(self):
        while not self._ended.wait(0.003):
            self.megabytes = max(self.megabytes, peak_megabytes(self._process.pid))

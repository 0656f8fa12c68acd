"""The home sentences: a catalog of templates with values, labelled sentences, and the same sentences disturbed.

Right means the labelled intent and exactly its values; where a label lists several values for a slot, any of them will
do. An answer that asks which of several is judged by the first, since it asks before it acts; only a match that is not
right counts as acting wrongly.
"""

import json
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from measure import percentile
from problems import Problem

ORDER = ("clean", "typo", "funcword", "polite", "synonym", "order", "negatives")
MOMENT = "2026-11-20T10:00"


@dataclass
class Sentences:
    """The catalog that is asked, what its shortcuts mean, and the labelled sentences of each class."""

    catalog: Path
    groups: dict
    classes: dict[str, list[dict]]


def read(folder: Path) -> Sentences:
    paths = sorted(folder.glob("*.jsonl"), key=lambda path: (ORDER + (path.stem,)).index(path.stem))
    if not paths or not (folder / "catalog.json").is_file():
        raise Problem(f"--home {folder}: catalog.json, groups.json and at least one CLASS.jsonl must be there")
    return Sentences(
        folder / "catalog.json", _groups(folder / "groups.json"), {path.stem: _rows(path) for path in paths}
    )


def trial(sentences: Sentences, binary: str, time_limit: float) -> list[dict]:
    """The figures of each class of sentences."""
    with tempfile.TemporaryDirectory(prefix="compare-") as work:
        index = str(Path(work, "home.index"))
        compiling = [
            binary,
            "compile",
            "--quiet",
            "--bare",
            "--locale",
            "en",
            "--catalog",
            str(sentences.catalog),
            "-o",
            index,
        ]
        _behest(compiling, "", time_limit)
        matching = [binary, "match", "--index", index, "--locale", "en", "--jsonl", "--now", MOMENT]
        figures = []
        for name, rows in sentences.classes.items():
            lines = "".join(json.dumps({"text": row["text"]}) + "\n" for row in rows)
            answers = [json.loads(line) for line in _behest(matching, lines, time_limit).splitlines() if line.strip()]
            if len(answers) != len(rows):
                raise Problem(f"behest gave {len(answers)} answers to the {len(rows)} sentences of {name}.jsonl")
            figures.append({"class": name} | count(rows, answers, sentences.groups))
        return figures


def count(rows: list[dict], answers: list[dict], groups: dict) -> dict:
    """Shares of the sentences of one class; those that mean nothing known can only be accepted."""
    pairs = list(zip(rows, answers))
    known = [(row, answer, is_right(row, answer, groups)) for row, answer in pairs if row["intent"] is not None]
    closed = [right for row, _, right in known if not row.get("free_text")]
    unknown = [answer["outcome"] == "matched" for row, answer in pairs if row["intent"] is None]
    timings = [answer["micros"] for answer in answers if answer.get("micros") is not None]
    return {
        "sentences": len(rows),
        "right": _share([right for _, _, right in known]),
        "closedRight": _share(closed),
        "actsWrongly": _share([answer["outcome"] == "matched" and not right for _, answer, right in known]),
        "asks": _share([answer["outcome"] == "ambiguous" for _, answer, _ in known]),
        "accepted": _share(unknown),
        "p50Micros": percentile(timings, 0.5),
        "p99Micros": percentile(timings, 0.99),
    }


def is_right(row: dict, answer: dict, groups: dict) -> bool:
    first = answer if answer.get("intent") else next(iter(answer.get("candidates") or []), {})
    group = groups.get(first.get("intent"))
    if answer["outcome"] not in ("matched", "ambiguous") or group is None or group["intent"] != row["intent"]:
        return False
    slots = {name: plain(value) for name, value in group["fixed"].items()}
    slots |= {
        name: plain(value.get("id") or value.get("text"))
        for name, value in (first.get("parameters") or {}).items()
        if value is not None
    }
    return slots.keys() == row["slots"].keys() and all(slots[name] in allowed(row["slots"][name]) for name in slots)


def allowed(label) -> list[str]:
    """The values that will do for a slot."""
    return [plain(value) for value in label] if isinstance(label, list) else [plain(label)]


def plain(value) -> str:
    """A value as it is compared: "Kitchen" in quotes, Kitchen and kitchen are the same."""
    text = value if isinstance(value, str) else json.dumps(value)
    if len(text) > 1 and text.startswith('"') and text.endswith('"'):
        text = text[1:-1]
    return text.lower().strip()


def _share(truths):
    return sum(truths) / len(truths) if truths else None


def _groups(path):
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, json.JSONDecodeError) as error:
        raise Problem(f"{path}: cannot be read: {error}; it tells each shortcut's intent and fixed slots") from None


def _rows(path):
    lines = path.read_text(encoding="utf-8").split("\n")
    return [_row(line, path, number) for number, line in enumerate(lines, 1) if line.strip()]


def _row(line, path, number):
    try:
        row = json.loads(line)
        return row | {"text": row["text"], "intent": row["intent"], "slots": row.get("slots") or {}}
    except (json.JSONDecodeError, KeyError, TypeError):
        raise Problem(f'{path}:{number}: must be {{"text": …, "intent": …, "slots": {{…}}}}') from None


def _behest(command, lines, time_limit):
    try:
        done = subprocess.run(command, input=lines, capture_output=True, text=True, timeout=time_limit)
    except subprocess.TimeoutExpired:
        raise Problem(f"behest {command[1]} was not done with the home sentences after {time_limit:g} s") from None
    if done.returncode not in (0, 1):
        raise Problem(f"behest {command[1]} ended with {done.returncode}: {done.stderr.strip()[-500:]}")
    return done.stdout

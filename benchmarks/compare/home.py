"""The home sentences: a catalog of templates with values, labelled sentences, and the same sentences disturbed.

Right means the labelled intent and exactly its values; where a label lists several values for a slot, any of them will
do. An answer that asks which of several is judged by the first, since it asks before it acts; only a match that is not
right counts as acting wrongly.
"""

import json
import subprocess
import tempfile
from pathlib import Path

from measure import percentile
from problems import Problem

ORDER = ("clean", "typo", "funcword", "polite", "synonym", "order", "negatives")
MOMENT = "2026-11-20T10:00"


def trial(folder: Path, binary: str, time_limit: float) -> list[dict]:
    """The figures of each class of sentences."""
    catalog, groups = folder / "catalog.json", _groups(folder / "groups.json")
    classes = sorted(folder.glob("*.jsonl"), key=lambda path: (ORDER + (path.stem,)).index(path.stem))
    if not catalog.is_file() or not classes:
        raise Problem(f"--home {folder}: catalog.json, groups.json and at least one CLASS.jsonl must be there")
    with tempfile.TemporaryDirectory(prefix="compare-") as work:
        index = str(Path(work, "home.index"))
        _behest([binary, "compile", "--quiet", "--bare", "--catalog", str(catalog), "-o", index], "", time_limit)
        return [_class(path, index, binary, groups, time_limit) for path in classes]


def _class(path, index, binary, groups, time_limit):
    rows = [_row(line, path, number) for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)]
    lines = "".join(json.dumps({"text": row["text"]}) + "\n" for row in rows)
    output = _behest([binary, "match", "--index", index, "--jsonl", "--now", MOMENT, "-"], lines, time_limit)
    answers = [json.loads(line) for line in output.splitlines() if line.strip()]
    if len(answers) != len(rows):
        raise Problem(f"behest gave {len(answers)} answers to the {len(rows)} sentences of {path}")
    return {"class": path.stem} | count(rows, answers, groups)


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

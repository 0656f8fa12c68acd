"""Reads the public releases that a corpus is made of, each in the form in which it is published.

A reader takes the folder of a release and gives what people wrote in it, in file order. `SOURCES` lists them all: the
name that stands before each sentence, the folder, and how many sentences are taken at most.
"""
import csv
import json
import re
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Callable, Iterator


LONGEST_DEFINITION = 160


class Missing(Exception):
    """A release is not where it should be, or not what it should be."""


def files(folder, *patterns):
    found = sorted(path for pattern in patterns for path in folder.glob(pattern))
    if not found:
        raise Missing(f"{folder} has no files like {' or '.join(patterns)}")
    return found


@contextmanager
def reading(path):
    """Names the file when what is in it is not what its release was said to have."""
    try:
        yield
    except (ValueError, LookupError, TypeError, AttributeError) as problem:
        raise Missing(f"{path} is not in the form that was expected ({problem!r})") from problem


def read_json(path):
    return json.loads(path.read_text(encoding="utf-8"))


def schema_guided(speaker):
    """Schema-Guided Dialogue: the turns of one speaker in {train,dev,test}/dialogues_*.json."""
    def read(folder):
        for path in files(folder, "*/dialogues_*.json"):
            with reading(path):
                turns = (turn for dialogue in read_json(path) for turn in dialogue["turns"])
                yield from [turn["utterance"] for turn in turns if turn["speaker"] == speaker]
    return read


def taskmaster(folder):
    """Taskmaster-4: all utterances of data/data_*.json."""
    for path in files(folder, "data/data_*.json"):
        with reading(path):
            yield from [said["text"] for conversation in read_json(path) for said in conversation["utterances"]]


def self_dialogue(folder):
    """Self-Dialogue Corpus: the columns Answer.sentence1… of corpus/TOPIC/*.csv, without those of blocked workers."""
    blocked = set()
    if (folder / "blocked_workers.txt").exists():
        blocked = set((folder / "blocked_workers.txt").read_text(encoding="utf-8").split())
    for path in files(folder, "corpus/*/*.csv"):
        with reading(path), open(path, newline="", encoding="utf-8", errors="replace") as lines:
            rows = (row for row in csv.DictReader(lines) if row["WorkerId"] not in blocked)
            yield from [said for row in rows for said in turns(row)]


def turns(row):
    """What was said in a dialogue, in its order: its columns are sorted as text, the tenth behind the first."""
    columns = [name for name in row if re.fullmatch(r"Answer\.sentence\d+", name or "")]
    return [row[name] or "" for name in sorted(columns, key=lambda name: int(name.removeprefix("Answer.sentence")))]


def open_questions(folder):
    """Natural Questions, open: the questions of the development and EfficientQA files of nq_open."""
    names = ("NQ-open.dev.jsonl", "NQ-open.efficientqa.dev.1.1.jsonl", "NQ-open.efficientqa.test.1.1.jsonl")
    for path in files(folder, *names):
        with reading(path):
            yield from [json.loads(line)["question"] for line in path.read_text(encoding="utf-8").splitlines()]


def chatterbot(folder):
    """chatterbot-corpus: each line of the conversations in chatterbot_corpus/data/english/*.yml."""
    import yaml

    for path in files(folder, "chatterbot_corpus/data/english/*.yml"):
        with reading(path):
            talks = yaml.safe_load(path.read_text(encoding="utf-8"))["conversations"]
            said = [line for talk in talks for line in talk if isinstance(line, str)]
            yield from [piece for line in said for piece in line.splitlines()]


@dataclass
class Synset:
    """Words of one meaning, and how the dictionary puts it."""
    words: list
    definition: str
    examples: list


def synsets(folder):
    """WordNet: the records of data.noun, data.verb, data.adj and data.adv; what is indented is the licence."""
    for path in files(folder, "data.noun", "data.verb", "data.adj", "data.adv"):
        with reading(path):
            records = path.read_text(encoding="utf-8").splitlines()
            yield from [synset(record) for record in records if not record.startswith(" ")]


def synset(line):
    record, _, gloss = line.partition(" | ")
    fields = record.split(" ")
    count = int(fields[3], 16)
    # An adjective may say in brackets where it stands: "galore(ip)".
    words = [re.sub(r"\([a-z]+\)$", "", word).replace("_", " ") for word in fields[4 : 4 + 2 * count : 2]]
    definition = re.split(r';?\s*"', gloss.strip(), maxsplit=1)[0].strip(" ;")
    return Synset(words, definition, re.findall(r'"([^"]+)"', gloss))


def definitions(folder):
    return (found.definition[:LONGEST_DEFINITION] for found in synsets(folder))


def examples(folder):
    return (example for found in synsets(folder) for example in found.examples)


def collocations(folder):
    return (word for found in synsets(folder) for word in found.words if " " in word)


@dataclass
class Source:
    name: str
    folder: str
    most: int
    read: Callable[[Path], Iterator[str]]


SOURCES = [
    Source("sgd_user", "dstc8-schema-guided-dialogue", 110_000, schema_guided("USER")),
    Source("sgd_sys", "dstc8-schema-guided-dialogue", 35_000, schema_guided("SYSTEM")),
    Source("tm4", "Taskmaster/TM-4-2024", 10_000, taskmaster),
    Source("selfd", "self_dialogue_corpus", 90_000, self_dialogue),
    Source("nq", "natural-questions/nq_open", 10_000, open_questions),
    Source("chatterbot", "chatterbot-corpus", 10_000, chatterbot),
    Source("wn_def", "wordnet", 70_000, definitions),
    Source("wn_ex", "wordnet", 48_000, examples),
    Source("wn_coll", "wordnet", 35_000, collocations),
]

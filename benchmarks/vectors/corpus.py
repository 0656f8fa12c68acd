#!/usr/bin/env python3
"""Make a corpus for `distill.py` from public releases.

    corpus.py RELEASES corpus.tsv.gz --without evaluation.json --without more.txt

RELEASES is a folder with a copy of each release (README.md tells which, and where they are published). Sentences that
also stand in an evaluation file, however they are written, are left out, so that nothing is measured on what was
learned: a .json or .jsonl file's strings, or any other file's lines. Repeated sentences are taken once. Seeded: the
same releases give the same corpus.
"""
import argparse
import gzip
import json
import random
import re
import sys
from pathlib import Path

import sources

SEED = 0
SHORTEST, LONGEST, MOST_WORDS = 4, 200, 32
SPANS, SPAN_WORDS = 64_000, 5


def tidy(sentence):
    return " ".join(sentence.split())


def bare(sentence):
    """What two ways to write one sentence have in common."""
    return " ".join(re.findall(r"[a-z0-9]+", sentence.lower()))


def is_usable(sentence):
    return SHORTEST <= len(sentence) <= LONGEST and len(sentence.split()) <= MOST_WORDS and bare(sentence) != ""


def strings(value):
    """All strings anywhere in a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for part in value:
            yield from strings(part)
    elif isinstance(value, dict):
        for key, part in value.items():
            yield key
            yield from strings(part)


def evaluation_sentences(path):
    with sources.reading(path):
        return set(map(bare, evaluation_strings(path)))


def evaluation_strings(path):
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".json":
        return list(strings(json.loads(text)))
    if path.suffix == ".jsonl":
        return [found for line in text.splitlines() if line.strip() for found in strings(json.loads(line))]
    return text.splitlines()


def sample(items, most, chance):
    """At most so many, in the order in which they came."""
    if len(items) <= most:
        return items
    return [items[place] for place in sorted(chance.sample(range(len(items)), most))]


def fresh(sentences, seen, excluded):
    """The usable sentences that were not seen before, each once."""
    for sentence in map(tidy, sentences):
        if is_usable(sentence) and sentence not in seen and bare(sentence) not in excluded:
            seen.add(sentence)
            yield sentence


def spans(sentences, count, chance):
    """Short pieces of sentences: requests are often no more than that."""
    for sentence in chance.sample(sentences, min(count, len(sentences))):
        words = sentence.split()
        length = chance.randint(1, min(SPAN_WORDS, len(words)))
        start = chance.randint(0, len(words) - length)
        yield " ".join(words[start : start + length])


def corpus(releases, excluded, say):
    """Pairs of source and sentence, in an order without a meaning."""
    chance, seen, rows = random.Random(SEED), set(), []
    for source in sources.SOURCES:
        found = list(fresh(source.read(releases / source.folder), seen, excluded))
        taken = sample(found, source.most, chance)
        say(f"{source.name}: {len(taken)} of {len(found)} sentences")
        rows += [(source.name, sentence) for sentence in taken]
    pieces = list(fresh(spans([sentence for _, sentence in rows], SPANS, chance), seen, excluded))
    say(f"span: {len(pieces)} pieces")
    rows += [("span", piece) for piece in pieces]
    chance.shuffle(rows)
    return rows


def main():
    parser = argparse.ArgumentParser(description="Make a corpus for distill.py from public releases.")
    parser.add_argument("releases", type=Path, help="a folder with a copy of each release")
    parser.add_argument("corpus", type=Path, help="the file to write: source, tab, sentence; compressed by gzip")
    parser.add_argument("--without", type=Path, action="append", default=[], metavar="FILE",
                        help="sentences to leave out; may be given more than once")
    options = parser.parse_args()
    try:
        excluded = set().union(*map(evaluation_sentences, options.without)) - {""}
        rows = corpus(options.releases, excluded, lambda line: print(line, flush=True))
        # Without a name and a time in its header, the same sentences are the same file.
        with open(options.corpus, "wb") as file, gzip.GzipFile("", "wb", 9, file, 0) as packed:
            packed.write("".join(f"{source}\t{sentence}\n" for source, sentence in rows).encode())
    except (OSError, ImportError, sources.Missing) as problem:
        sys.exit(f"corpus.py: {problem}")


if __name__ == "__main__":
    main()

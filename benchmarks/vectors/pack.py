#!/usr/bin/env python3
"""Pack trained vectors into the table that the program carries, or tell what a table is.

    pack.py TRAINED_DIR ../../Sources/WordTables/vectors.table
    pack.py --describe ../../Sources/WordTables/vectors.table

TRAINED_DIR holds what `distill.py` writes: words.txt, vectors.i8 and scales.f16. Needs nothing but Python.
"""
import argparse
import struct
import sys
from pathlib import Path

import table

# Goes up by one with every change that makes other vectors of the same corpus.
SCRIPT_VERSION = 1


def read_trained(folder):
    entries = (folder / "words.txt").read_text("ascii").splitlines()
    words = [entry for entry in entries if " " not in entry]
    pairs = [entry for entry in entries if " " in entry]
    if entries != words + pairs:
        raise table.Damaged(f"{folder / 'words.txt'} should have the words first and then the pairs")
    scales = [scale for (scale,) in struct.iter_unpack("<e", (folder / "scales.f16").read_bytes())]
    vectors = (folder / "vectors.i8").read_bytes()
    if not entries or not vectors or len(vectors) % len(entries):
        raise table.Damaged(f"{folder / 'vectors.i8'} should hold {len(entries)} rows of one length")
    rows = list(struct.iter_unpack(f"{len(vectors) // len(entries)}b", vectors))
    return words, pairs, rows, scales


def main():
    parser = argparse.ArgumentParser(description="Pack trained vectors into a table, or tell what a table is.")
    parser.add_argument("trained", type=Path, nargs="?", help="the folder that distill.py wrote")
    parser.add_argument("table", type=Path, help="the table to write")
    parser.add_argument("--describe", action="store_true", help="only tell what is in the table")
    options = parser.parse_args()
    if options.describe == (options.trained is not None):
        parser.error("give a folder of trained vectors and a table, or --describe and a table")
    try:
        if options.trained:
            options.table.write_bytes(table.pack(*read_trained(options.trained), SCRIPT_VERSION))
        for name, value in table.described(options.table.read_bytes()).items():
            print(f"{name}: {value}")
    except (OSError, UnicodeError, struct.error, table.Damaged) as problem:
        sys.exit(f"pack.py: {problem}")


if __name__ == "__main__":
    main()

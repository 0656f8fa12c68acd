#!/usr/bin/env python3
"""Behest and its peers, side by side: the same phrases, the same requests, one process after the other."""

import argparse
import json
import os
import platform
import re
import shlex
import signal
import sys
import time
from datetime import datetime, timezone
from pathlib import Path

import home
import plot
import report
from dataset import FULL, data_sets_in, read_data_set
from peers import PEERS, chosen
from problems import Problem
from trial import Plan, figures

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


def main(arguments: list[str]) -> int:
    options = read_arguments(arguments)
    try:
        results = compare(options)
    except Problem as problem:
        print(f"compare: {problem}", file=sys.stderr)
        return 2
    print(report.markdown(results))
    failed = [figure for figure in results["figures"] if "problem" in figure]
    return 1 if failed else 0


def compare(options) -> dict:
    sizes = read_sizes(options.k)
    peers = chosen(options.peers.split(",") if options.peers else list(PEERS))
    sentences = home.read(Path(options.home)) if options.home else None
    data_sets = [read_data_set(path) for path in data_paths(options)]
    data_sets = [
        data.limited(options.limit or len(data.test) + len(data.out_of_scope), options.seed) for data in data_sets
    ]
    peers = installed(peers)
    binary = released_binary(options) if options.home or any(peer.name == "behest" for peer in peers) else None
    disturbances = tuple(name for name in ("typos", "polite") if getattr(options, name))
    plan = Plan(
        options.seed, options.budget, options.time_limit, disturbances, {"behest": binary, "locale": options.locale}
    )
    results = circumstances(options, peers, data_sets, sizes)
    out = writable_folder(options.out)
    for data in data_sets:
        for size in sizes:
            for peer in peers:
                results["figures"].append(one(peer, data, size, plan))
                write(results, out)
    if sentences:
        results["home"] = home.trial(sentences, binary, options.time_limit)
    write(results, out)
    return results


def one(peer, data, size, plan) -> dict:
    start = time.monotonic()
    figure = figures(peer, data, size, plan)
    seconds = time.monotonic() - start
    print(
        f"{data.name}, {report.size_text(size)}: {report.line(figure)} ({seconds:.0f} s)", file=sys.stderr, flush=True
    )
    return figure


def read_arguments(arguments):
    parser = argparse.ArgumentParser(prog="compare.py", description=__doc__)
    parser.add_argument("--peers", metavar="A,B", help="only these: " + ", ".join(PEERS))
    parser.add_argument("--data", metavar="FILE", action="append", default=[], help="a data set; repeatable")
    parser.add_argument("--data-dir", metavar="DIR", help="every data set in a folder")
    parser.add_argument("--k", default="5,10,full", metavar="LIST", help="phrases an intent (default: 5,10,full)")
    parser.add_argument("--limit", type=positive, metavar="N", help="at most this many requests of each data set")
    parser.add_argument("--typos", action="store_true", help="ask again with one slip of the keys in every request")
    parser.add_argument("--polite", action="store_true", help="ask again with a polite frame around every request")
    parser.add_argument("--home", metavar="DIR", help="the home sentences: catalog.json, groups.json, CLASS.jsonl")
    parser.add_argument(
        "--behest", metavar="PATH", default=str(ROOT / ".build/release/behest"), help="the released binary"
    )
    parser.add_argument(
        "--out",
        metavar="DIR",
        default=str(HERE / "results"),
        help="where results.json, table.md and " "plot.svg go (default: results, beside this script)",
    )
    parser.add_argument(
        "--budget",
        type=positive,
        default=30,
        metavar="SECONDS",
        help="a peer that needs longer for " "one pass over the requests is asked only the first of them (default: 30)",
    )
    parser.add_argument(
        "--time-limit",
        type=positive,
        default=1800,
        metavar="SECONDS",
        help="when to give a peer up, for each data set and number of phrases (default: 1800)",
    )
    parser.add_argument("--locale", default="en", help="the language of the data, for behest (default: en)")
    parser.add_argument("--seed", type=int, default=1, help="of every choice by chance (default: 1)")
    return parser.parse_args(arguments)


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number above 0")
    return number


def read_sizes(text: str) -> list:
    sizes = [size.strip() for size in text.split(",")]
    for size in sizes:
        if size != FULL and not re.fullmatch(r"[1-9]\d*", size):
            raise Problem(f"--k {text}: '{size}' is neither a number of phrases nor 'full'")
    return [size if size == FULL else int(size) for size in dict.fromkeys(sizes)]


def data_paths(options) -> list[Path]:
    paths = [Path(path) for path in options.data] + (data_sets_in(options.data_dir) if options.data_dir else [])
    if not paths and not options.home:
        raise Problem("no data set; give --data FILE or --data-dir DIR, in the form that README.md describes")
    names = [path.stem for path in paths]
    for name in names:
        if names.count(name) > 1:
            raise Problem(f"two data sets are called '{name}'; rename one, since the table tells them apart by name")
    return paths


def installed(peers: list) -> list:
    """The peers that can run here; of each other one line says how to have it."""
    here = []
    for peer in peers:
        if missing := peer.missing():
            print(f"compare: {peer.name} is left out; to have it: pip install {' '.join(missing)}", file=sys.stderr)
        else:
            here.append(peer)
    if not here:
        raise Problem("no peer can run; to have them: pip install -r benchmarks/compare/requirements.txt")
    return here


def released_binary(options) -> str:
    path = Path(options.behest).resolve()
    if not os.access(path, os.X_OK) or path.is_dir():
        raise Problem(
            f"no program '{options.behest}'; build it with 'swift build -c release', give --behest PATH, "
            "or leave behest out with --peers"
        )
    return str(path)


def writable_folder(path: str) -> Path:
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem(f"--out {path}: {error.strerror}; give another folder") from None
    return Path(path)


def circumstances(options, peers, data_sets, sizes) -> dict:
    """Who, where, when and how, for whoever wants to see the same figures."""
    model = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
    return {
        "date": datetime.now(timezone.utc).strftime("%Y-%m-%d %H:%M UTC"),
        "command": shlex.join([Path(sys.executable).name, *sys.argv]),
        "machine": {
            "processor": model[1] if model else platform.machine(),
            "cores": os.cpu_count(),
            "system": platform.platform(),
            "python": platform.python_version(),
            "load": os.getloadavg()[0],
        },
        "threads": 1,
        "seed": options.seed,
        "budgetSeconds": options.budget,
        "peers": {peer.name: {"title": peer.title, "versions": peer.versions()} for peer in peers},
        "sizes": sizes,
        "dataSets": [
            {
                "name": data.name,
                "intents": len(data.train),
                "train": sum(map(len, data.train.values())),
                "test": len(data.test),
                "outOfScope": len(data.out_of_scope),
                "samples": {str(size): "files" if data.has_sample_files(size) else "drawn" for size in sizes},
            }
            for data in data_sets
        ],
        "figures": [],
    }


def write(results: dict, out: Path):
    (out / "results.json").write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    (out / "table.md").write_text(report.markdown(results) + "\n", encoding="utf-8")
    points = report.points(results)
    if points:
        (out / "plot.svg").write_text(plot.svg(points, report.plot_title(results)), encoding="utf-8")


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)

"""One peer in a process of its own: reads a job, builds and asks, writes what was answered and what it cost.

    python worker.py JOB.json RESULT.json

A job is {"peer", "settings", "budget", "samples": [{"phrases", "isWhole", "passes": {name: [requests]}}]}; a sample is
whole when no intent is held out. The result has the answers of each sample's passes in order, fewer than there are
requests where the budget of seconds ran out.
"""

import json
import sys
import time
from pathlib import Path

from peers import PEERS
from peers.base import peak_megabytes, resident_megabytes

WARM_UP = 20
WARM_UP_SHARE = 0.05


def run(job: dict) -> dict:
    before = resident_megabytes()
    peer = PEERS[job["peer"]].load(job["settings"])
    result = {"samples": [], "buildSeconds": [], "micros": []}
    try:
        start = time.perf_counter()
        peer.prepare()
        result["loadSeconds"] = time.perf_counter() - start
        for sample in job["samples"]:
            if not sample["isWhole"] and is_slow(result["samples"], job["samples"]):
                break
            start = time.perf_counter()
            peer.build(sample["phrases"])
            if sample["isWhole"]:
                result["buildSeconds"].append(time.perf_counter() - start)
            result["samples"].append(answer(peer, sample, job["budget"], result["micros"]))
    finally:
        peer.close()
    result["extras"] = peer.extras()
    result["memoryMB"] = peer.memory_megabytes() or peak_megabytes() - before
    return result


def is_slow(answers: list, samples: list) -> bool:
    """Whether some clean requests were left unanswered."""
    pairs = [
        (given["clean"], sample["passes"]["clean"]) for given, sample in zip(answers, samples) if sample["isWhole"]
    ]
    return any(len(given) < len(requests) for given, requests in pairs)


def answer(peer, sample: dict, budget: float, micros: list) -> dict:
    """The answers of every pass; the clean requests of the first sample are asked and timed one by one.

    A peer that is too slow for the clean requests is asked nothing else.
    """
    answers = {}
    for name, requests in sorted(sample["passes"].items(), key=lambda item: item[0] != "clean"):
        if name == "clean" and not micros:
            answers[name] = one_by_one(peer, requests, budget, micros)
        else:
            answers[name] = in_bulk(peer, requests, budget)
        if len(answers[name]) < len(requests):
            break
    return answers


def one_by_one(peer, requests: list, budget: float, micros: list) -> list:
    end = time.perf_counter() + budget * WARM_UP_SHARE
    for request in requests[:WARM_UP]:
        if time.perf_counter() < end:
            peer.ask(request)
    peer.begin_timing()
    answers = []
    end = time.perf_counter() + budget
    for request in requests:
        start = time.perf_counter()
        if start > end:
            break
        answers.append(peer.ask(request))
        micros.append(1e6 * (time.perf_counter() - start))
    return answers


def in_bulk(peer, requests: list, budget: float) -> list:
    """In chunks that grow, so that a slow peer stops near its budget and a fast one gets everything at once."""
    end = time.perf_counter() + budget
    answers, chunk = [], len(requests) if peer.is_stream else 1
    while len(answers) < len(requests) and time.perf_counter() < end:
        start = time.perf_counter()
        answers += peer.ask_all(requests[len(answers) : len(answers) + chunk])
        if time.perf_counter() - start < budget * WARM_UP_SHARE:
            chunk *= 4
    return answers


if __name__ == "__main__":
    result = run(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))
    Path(sys.argv[2]).write_text(json.dumps(result), encoding="utf-8")

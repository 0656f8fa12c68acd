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
CHUNK = 256


def run(job: dict) -> dict:
    before = resident_megabytes()
    peer = PEERS[job["peer"]].load(job["settings"])
    result = {"samples": [], "buildSeconds": [], "micros": []}
    try:
        start = time.perf_counter()
        peer.prepare()
        result["loadSeconds"] = time.perf_counter() - start
        for sample in job["samples"]:
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


def answer(peer, sample: dict, budget: float, micros: list) -> dict:
    """The answers of every pass. The clean requests of the first sample are asked and timed one by one."""
    passes = dict(sample["passes"])
    answers = {}
    if sample["isWhole"] and not micros:
        answers["clean"] = one_by_one(peer, passes.pop("clean"), budget, micros)
    return answers | {name: in_bulk(peer, requests, budget) for name, requests in passes.items()}


def one_by_one(peer, requests: list, budget: float, micros: list) -> list:
    end = time.perf_counter() + budget
    for request in requests[:WARM_UP]:
        if time.perf_counter() < end:
            peer.ask(request)
    answers = []
    for request in requests:
        start = time.perf_counter()
        if start > end and answers:
            break
        answers.append(peer.ask(request))
        micros.append(1e6 * (time.perf_counter() - start))
    return answers


def in_bulk(peer, requests: list, budget: float) -> list:
    """In chunks that grow, so that a slow peer stops near its budget and a fast one gets everything at once."""
    end = time.perf_counter() + budget
    answers, chunk = [], 1
    while len(answers) < len(requests) and time.perf_counter() < end:
        start = time.perf_counter()
        answers += peer.ask_all(requests[len(answers):len(answers) + chunk])
        if time.perf_counter() - start < budget / 20:
            chunk = len(requests) if chunk >= CHUNK else chunk * 4
    return answers


if __name__ == "__main__":
    result = run(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))
    Path(sys.argv[2]).write_text(json.dumps(result), encoding="utf-8")

"""One peer on one data set with so many phrases an intent: its job, and the figures from its answers."""

import json
import os
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from dataset import DataSet
from disturb import with_polite_frame, with_typo
from measure import LEAST_ANSWERS, accuracy, auroc, mean, percentile
from peers import Description
from problems import Problem

HERE = Path(__file__).parent
ONE_THREAD = dict.fromkeys(
    ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMEXPR_NUM_THREADS", "RAYON_NUM_THREADS"), "1"
)
ENVIRONMENT = ONE_THREAD | {"TOKENIZERS_PARALLELISM": "false", "HF_HUB_OFFLINE": "1", "PYTHONHASHSEED": "0"}


@dataclass(frozen=True)
class Plan:
    """What is the same for all peers of a run."""

    seed: int
    budget: float
    time_limit: float
    disturbances: tuple[str, ...]
    settings: dict


def figures(description: Description, data: DataSet, size, plan: Plan) -> dict:
    """Everything measured of one peer, or a problem that kept it from ending."""
    head = {"peer": description.name, "dataSet": data.name, "phrases": size}
    try:
        return head | judge(run(job(description, data, size, plan), plan.time_limit), data, plan)
    except Problem as problem:
        return head | {"problem": str(problem)}


def job(description: Description, data: DataSet, size, plan: Plan) -> dict:
    texts = [text for text, _ in data.test]
    passes = {"clean": texts}
    if "typos" in plan.disturbances:
        passes["typos"] = [with_typo(text, plan.seed) for text in texts]
    if "polite" in plan.disturbances:
        passes["polite"] = [with_polite_frame(text, plan.seed) for text in texts]
    if data.out_of_scope:
        passes["outOfScope"] = data.out_of_scope
    samples = data.samples(size)
    whole = [{"isWhole": True, "phrases": sample, "passes": passes} for sample in samples]
    held_out = data.held_out_intents(plan.seed)
    rest = [{intent: texts for intent, texts in sample.items() if intent not in held_out} for sample in samples]
    partial = [{"isWhole": False, "phrases": sample, "passes": {"heldOut": texts}} for sample in rest if held_out]
    return {"peer": description.name, "settings": plan.settings, "budget": plan.budget, "samples": whole + partial}


def run(job: dict, time_limit: float) -> dict:
    """The result of a worker process; whatever it started ends with it."""
    with tempfile.TemporaryDirectory(prefix="compare-") as folder:
        job_file, result_file = Path(folder, "job.json"), Path(folder, "result.json")
        job_file.write_text(json.dumps(job), encoding="utf-8")
        command = [sys.executable, str(HERE / "worker.py"), str(job_file), str(result_file)]
        process = subprocess.Popen(
            command,
            env=os.environ | ENVIRONMENT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        try:
            _, complaints = process.communicate(timeout=time_limit)
        except subprocess.TimeoutExpired:
            raise Problem(f"not done after {time_limit:g} s") from None
        finally:
            _end_all_of(process)
        if process.returncode != 0:
            last = complaints.decode(errors="replace").strip().splitlines()[-1:] or ["without a word"]
            raise Problem(f"failed: {last[0]}")
        return json.loads(result_file.read_text(encoding="utf-8"))


def _end_all_of(process):
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        pass
    process.wait()


def judge(result: dict, data: DataSet, plan: Plan) -> dict:
    """The figures of a data set from a worker's answers."""
    intents = [intent for _, intent in data.test]
    held_out = data.held_out_intents(plan.seed)
    answers = result["samples"]
    of_all = {
        name: [sample[name] for sample in answers if name in sample]
        for name in ("clean", "typos", "polite", "outOfScope", "heldOut")
    }
    asked = min(len(sample) for sample in of_all["clean"])
    if asked < len(intents):  # what a slow peer answered besides comes from some samples only
        of_all |= dict.fromkeys(("typos", "polite", "outOfScope", "heldOut"), [])
    extras = result["extras"]
    return {
        "accuracy": _mean_accuracy(of_all["clean"], intents),
        "accuracyWithTypos": _mean_accuracy(of_all["typos"], intents),
        "accuracyWithPoliteFrames": _mean_accuracy(of_all["polite"], intents),
        "aurocOutOfScope": mean(
            auroc(_scores(known), _scores(unknown)) for known, unknown in zip(of_all["clean"], of_all["outOfScope"])
        ),
        "aurocHeldOut": mean(_held_out_rejection(sample, intents, held_out) for sample in of_all["heldOut"]),
        "requests": len(intents),
        "asked": asked,
        "p50Micros": percentile(result["micros"], 0.5),
        "p99Micros": percentile(result["micros"], 0.99),
        "loadSeconds": result["loadSeconds"],
        "buildSeconds": mean(result["buildSeconds"]),
        "memoryMB": result["memoryMB"],
    } | ({"behest": own_figures(extras)} if extras else {})


def own_figures(extras: dict) -> dict:
    """What behest says of itself, and what only a program on a pipe has."""
    return {
        "p50Micros": percentile(extras["ownMicros"], 0.5),
        "p99Micros": percentile(extras["ownMicros"], 0.99),
        "requestsPerSecond": percentile(extras["requestsPerSecond"], 0.5),
        "startMilliseconds": percentile(extras["startMilliseconds"], 0.5),
        "compilingMemoryMB": max(extras["compilingMemoryMB"], default=None),
        "answeringMemoryMB": max(extras["answeringMemoryMB"], default=None),
        "indexBytes": max(extras["indexBytes"], default=None),
        "phrasesRefused": max(extras["phrasesRefused"], default=None),
    }


def _mean_accuracy(samples, intents):
    shares = [accuracy(sample, intents) for sample in samples if len(sample) >= min(LEAST_ANSWERS, len(intents))]
    return mean(shares) if len(shares) == len(samples) else None  # a share of some samples is not comparable


def _scores(answers):
    return [score for _, score in answers]


def _held_out_rejection(answers, intents, held_out):
    pairs = list(zip(_scores(answers), intents))
    return auroc(
        [score for score, intent in pairs if intent not in held_out],
        [score for score, intent in pairs if intent in held_out],
    )

"""A data set: requests labelled with intents, read from the simple JSON form that README.md describes."""

import json
import random
import re
from dataclasses import dataclass, field
from pathlib import Path

from problems import Problem

FULL = "full"
OUT_OF_SCOPE_LABELS = (None, "oos")
SAMPLES_TO_DRAW = 3
SAMPLE_FILE = re.compile(r"\.k\d+\.s\d+\.json$")

Phrases = dict[str, list[str]]


@dataclass
class DataSet:
    """Training requests by intent, labelled test requests, and requests that mean none of the intents."""

    name: str
    path: Path
    train: Phrases
    test: list[tuple[str, str]]
    out_of_scope: list[str] = field(default_factory=list)

    def samples(self, size) -> list[Phrases]:
        """The phrases to build from: the sample files beside the data set, else drawn with a seed, or everything."""
        if size == FULL:
            return [self.train]
        return self._sample_files(size) or [self._draw(size, seed) for seed in range(1, SAMPLES_TO_DRAW + 1)]

    def has_sample_files(self, size) -> bool:
        return size != FULL and bool(self._sample_paths(size))

    def held_out_intents(self, seed: int) -> set[str]:
        """Every fifth intent, of a seeded order; none of two, since one alone cannot be told from anything."""
        intents = sorted(self.train)
        random.Random(f"held out {seed} {self.name}").shuffle(intents)
        return set(intents[::5]) if len(intents) > 2 else set()

    def limited(self, count: int, seed: int) -> "DataSet":
        """The same with at most this many test requests, and as many out of scope."""
        return DataSet(
            self.name,
            self.path,
            self.train,
            shuffled(self.test, seed)[:count],
            shuffled(self.out_of_scope, seed)[:count],
        )

    def _sample_paths(self, size) -> list[Path]:
        name = re.compile(re.escape(self.path.stem) + rf"\.k{size}\.s(\d+)\.json")
        found = [(name.fullmatch(path.name), path) for path in self.path.parent.iterdir()]
        return [path for match, path in sorted((int(match[1]), path) for match, path in found if match)]

    def _sample_files(self, size) -> list[Phrases]:
        samples = []
        for path in self._sample_paths(size):
            sample = _phrases(_read(path), path, "the sample")
            strangers = sorted(set(sample) - set(self.train) - {"oos"})
            if strangers:
                raise Problem(
                    f"{path}: intent '{strangers[0]}' is not in {self.path.name}; name it there, or leave it out"
                )
            samples.append({intent: requests for intent, requests in sample.items() if intent in self.train})
        return samples

    def _draw(self, size, seed) -> Phrases:
        chance = random.Random(f"sample {size} {seed} {self.name}")
        unique = {intent: list(dict.fromkeys(requests)) for intent, requests in sorted(self.train.items())}
        return {intent: chance.sample(requests, min(size, len(requests))) for intent, requests in unique.items()}


def shuffled(items: list, seed: int) -> list:
    """A seeded order, so that the first of them are a fair sample of all."""
    items = list(items)
    random.Random(seed).shuffle(items)
    return items


def read_data_set(path) -> DataSet:
    path = Path(path)
    content = _read(path)
    if not isinstance(content, dict) or "train" not in content or "test" not in content:
        raise Problem(f'{path}: not a data set; it must be an object with "train" and "test", see README.md')
    train = {
        intent: requests
        for intent, requests in _phrases(content["train"], path, '"train"').items()
        if intent not in OUT_OF_SCOPE_LABELS
    }
    if not train:
        raise Problem(f'{path}: "train" has no requests; give each intent at least one')
    test, out_of_scope = _test(content["test"], train, path)
    return DataSet(path.stem, path, train, test, out_of_scope + _texts(content.get("oos", []), path, '"oos"'))


def data_sets_in(folder) -> list[Path]:
    """The data sets that lie in a folder, without their samples and without files of another kind."""
    folder = Path(folder)
    if not folder.is_dir():
        raise Problem(f"no folder '{folder}'; give --data-dir the folder of the data sets, or --data a file")
    paths = [path for path in sorted(folder.glob("*.json")) if not SAMPLE_FILE.search(path.name)]
    paths = [path for path in paths if isinstance(content := _read(path), dict) and {"train", "test"} <= content.keys()]
    if not paths:
        raise Problem(f"no data set in '{folder}'; README.md describes the form")
    return paths


def _read(path: Path):
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise Problem(f"no file '{path}'; README.md describes what a data set looks like") from None
    except (OSError, UnicodeDecodeError) as error:
        raise Problem(f"{path}: cannot be read: {error}") from None
    except json.JSONDecodeError as error:
        raise Problem(f"{path}:{error.lineno}:{error.colno}: not JSON: {error.msg}") from None


def _phrases(content, path: Path, where: str) -> Phrases:
    if not isinstance(content, dict):
        raise Problem(f"{path}: {where} must map each intent to a list of requests")
    phrases = {intent: _texts(requests, path, f"{where} '{intent}'") for intent, requests in content.items()}
    return {intent: requests for intent, requests in phrases.items() if requests}


def _texts(content, path: Path, where: str) -> list[str]:
    if not isinstance(content, list):
        raise Problem(f"{path}: {where} must be a list of requests")
    for index, text in enumerate(content):
        if not isinstance(text, str):
            raise Problem(f"{path}: {where}[{index}] must be a request, in quotes")
    return [text for text in content if text.strip()]


def _test(content, train: Phrases, path: Path) -> tuple[list[tuple[str, str]], list[str]]:
    if not isinstance(content, list):
        raise Problem(f'{path}: "test" must be a list of {{"text": …, "intent": …}}')
    test, out_of_scope = [], []
    for index, item in enumerate(content):
        if not isinstance(item, dict) or not isinstance(item.get("text"), str) or "intent" not in item:
            raise Problem(f'{path}: test[{index}] must be {{"text": …, "intent": …}}')
        if item["intent"] in OUT_OF_SCOPE_LABELS:
            out_of_scope.append(item["text"])
        elif item["intent"] in train:
            test.append((item["text"], item["intent"]))
        else:
            raise Problem(
                f"{path}: test[{index}] has the intent '{item['intent']}', which \"train\" lacks; "
                "add it there, or write null for a request that is out of scope"
            )
    if not test:
        raise Problem(f'{path}: "test" has no request of an intent of "train"')
    return test, out_of_scope

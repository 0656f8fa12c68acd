"""Peers that compare the words or letters of a request with those of each phrase."""

import math
import re
from collections import Counter

from peers.base import NOTHING, Answer, Peer, pairs

WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)?")


def words(text: str) -> list[str]:
    return WORD.findall(text.lower())


class RapidFuzz(Peer):
    """The phrase with the greatest token set ratio, of lower-case text without punctuation; a score of 0 to 100."""

    def build(self, phrases):
        from rapidfuzz import fuzz, process, utils

        self._process, self._fuzz, self._utils = process, fuzz, utils
        texts, self._intents = pairs(phrases)
        self._texts = [utils.default_process(text) for text in texts]

    def ask(self, request) -> Answer:
        request = self._utils.default_process(request)
        found = self._process.extractOne(request, self._texts, scorer=self._fuzz.token_set_ratio)
        return (self._intents[found[2]], found[1]) if found else NOTHING


class BM25(Peer):
    """The phrase with the greatest BM25 score: k1 = 1.2, b = 0.5, one posting list a word."""

    K1, B = 1.2, 0.5

    def build(self, phrases):
        import numpy

        self._numpy = numpy
        texts, self._intents = pairs(phrases)
        documents = [Counter(words(text)) for text in texts]
        lengths = [sum(document.values()) for document in documents]
        mean_length = sum(lengths) / len(lengths) or 1
        postings = {}
        for number, document in enumerate(documents):
            for word, count in document.items():
                postings.setdefault(word, []).append((number, self._weight(count, lengths[number] / mean_length)))
        self._postings = {word: self._arrays(entries, len(documents)) for word, entries in postings.items()}
        self._scores = numpy.zeros(len(documents))

    def ask(self, request) -> Answer:
        self._scores[:] = 0
        for word in words(request):
            if word in self._postings:
                numbers, weights = self._postings[word]
                self._scores[numbers] += weights
        best = int(self._scores.argmax())
        return (self._intents[best], float(self._scores[best])) if self._scores[best] > 0 else NOTHING

    def _weight(self, count, relative_length):
        return count * (self.K1 + 1) / (count + self.K1 * (1 - self.B + self.B * relative_length))

    def _arrays(self, entries, document_count):
        rarity = math.log(1 + (document_count - len(entries) + 0.5) / (len(entries) + 0.5))
        numbers, weights = zip(*entries)
        return self._numpy.array(numbers), self._numpy.array(weights) * rarity


class WordTfIdf(Peer):
    """The phrase with the greatest cosine of TF-IDF vectors of words."""

    def build(self, phrases):
        texts, self._intents = pairs(phrases)
        self._vectorizer = self._features()
        self._columns = self._vectorizer.fit_transform(texts).T.tocsr()

    def ask(self, request) -> Answer:
        scores = self._vectorizer.transform([request]) @ self._columns
        if scores.nnz == 0:
            return NOTHING
        best = scores.data.argmax()
        return self._intents[scores.indices[best]], float(scores.data[best])

    def _features(self):
        return word_features((1, 1))


class CharacterTfIdf(WordTfIdf):
    """The phrase with the greatest cosine of TF-IDF vectors of 2 to 4 neighbouring characters inside words."""

    def _features(self):
        return character_features((2, 4))


class MeanTfIdf(Peer):
    """The intent whose phrases have the nearest mean: words, pairs of words × 0.3, and 3 to 5 characters × 0.7."""

    def build(self, phrases):
        from scipy import sparse
        from sklearn.preprocessing import normalize

        texts, intents = pairs(phrases)
        blocks = [(word_features((1, 1)), 1.0), (word_features((2, 2)), 0.3), (character_features((3, 5)), 0.7)]
        self._features = Blocks(blocks, texts)
        self._intents = list(phrases)
        rows = [self._intents.index(intent) for intent in intents]
        members = sparse.csr_matrix(([1.0] * len(rows), (rows, range(len(rows)))), (len(self._intents), len(rows)))
        self._means = normalize(members @ self._features.vectors(texts)).T.tocsr()

    def ask(self, request) -> Answer:
        scores = (self._features.vectors([request]) @ self._means).toarray()[0]
        best = int(scores.argmax())
        return (self._intents[best], float(scores[best])) if scores[best] > 0 else NOTHING


class Blocks:
    """Several kinds of features side by side, each with its weight."""

    def __init__(self, blocks: list, texts: list[str]):
        from scipy import sparse

        self._hstack = sparse.hstack
        self._blocks = [(features, math.sqrt(weight)) for features, weight in blocks if _fits(features, texts)]

    def vectors(self, texts: list[str]):
        return self._hstack([features.transform(texts) * weight for features, weight in self._blocks], format="csr")


def _fits(features, texts) -> bool:
    """False where no text has such a feature: pairs, when every phrase is one word."""
    try:
        features.fit(texts)
    except ValueError:
        return False
    return True


def word_features(span):
    from sklearn.feature_extraction.text import TfidfVectorizer

    return TfidfVectorizer(tokenizer=words, token_pattern=None, ngram_range=span, sublinear_tf=True)


def character_features(span):
    from sklearn.feature_extraction.text import TfidfVectorizer

    return TfidfVectorizer(analyzer="char_wb", ngram_range=span, sublinear_tf=True)

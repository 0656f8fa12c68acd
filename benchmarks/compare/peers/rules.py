"""Peers that match a request with templates, here with phrases as they stand."""

import re

from peers.base import NOTHING, Answer, Peer

TEMPLATE_MARKS = re.compile(r"([()\[\]{}<>|;\\])")


class Hassil(Peer):
    """Home Assistant's own recognizer: exact, but for case and punctuation. Its score is 1 or 0."""

    def build(self, phrases):
        from hassil import Intents, recognize_best

        self._recognize = recognize_best
        intents = {intent: {"data": [{"sentences": self._sentences(requests)}]} for intent, requests in phrases.items()}
        self._intents = Intents.from_dict({"language": "en", "intents": intents})
        for intent in self._intents.intents.values():
            for data in intent.data:
                _ = data.sentences  # otherwise parsed at the first request

    def ask(self, request) -> Answer:
        result = self._recognize(request, self._intents)
        return (result.intent.name, 1.0) if result else NOTHING

    @staticmethod
    def _sentences(requests):
        return [TEMPLATE_MARKS.sub(r"\\\1", request) for request in requests]


class Padacioso(Peer):
    """OpenVoiceOS's matcher with `fuzz=True`: a phrase, or a phrase with one word replaced or some added at an end.

    Each intent is asked by the package's own step, one after the other, without the pool of processes that
    `calc_intent` opens for every request; that pool costs more than the matching itself.
    """

    MARKS = re.compile(r"[()\[\]{}|*:\\]")

    def build(self, phrases):
        from padacioso import IntentContainer

        self._container = IntentContainer(fuzz=True)
        for intent, requests in phrases.items():
            self._container.add_intent(intent, [self._plain(request) for request in requests])

    def ask(self, request) -> Answer:
        request = self._plain(request)
        best = NOTHING
        for intent, regexes in self._container.intent_samples.items():
            found = self._container._match(request, intent, regexes)
            if found and found["conf"] > best[1]:
                best = (intent, found["conf"])
        return best

    def _plain(self, text):
        return " ".join(self.MARKS.sub(" ", text).split())

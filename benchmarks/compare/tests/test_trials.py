import unittest

from peers.base import Peer
from trial import judge, Plan
from worker import answer, in_bulk, is_slow
from dataset import DataSet

PLAN = Plan(seed=1, budget=1, time_limit=1, disturbances=(), settings={})


class Echo(Peer):
    """Answers every request with itself, and notes how it was asked."""

    def __init__(self):
        super().__init__({})
        self.chunks, self.warm_ups = [], None
        self.asked = 0

    def begin_timing(self):
        self.warm_ups = self.asked

    def ask(self, request):
        self.asked += 1
        return request, 1.0

    def ask_all(self, requests):
        self.chunks.append(len(requests))
        return super().ask_all(requests)


class Workers(unittest.TestCase):
    def test_the_clean_requests_of_the_first_sample_are_timed_one_by_one(self):
        peer, micros = Echo(), []
        sample = {"isWhole": True, "passes": {"typos": ["x"], "clean": ["a", "b", "c"]}}
        self.assertEqual(answer(peer, sample, 60, micros)["clean"], [("a", 1.0), ("b", 1.0), ("c", 1.0)])
        self.assertEqual((len(micros), peer.warm_ups, peer.chunks), (3, 3, [1]))
        answer(peer, sample, 60, micros)
        self.assertEqual(len(micros), 3)

    def test_chunks_grow_and_a_stream_takes_everything(self):
        peer, requests = Echo(), [str(number) for number in range(30)]
        self.assertEqual([text for text, _ in in_bulk(peer, requests, 60)], requests)
        self.assertEqual(peer.chunks, [1, 4, 16, 9])
        peer.is_stream, peer.chunks = True, []
        in_bulk(peer, requests, 60)
        self.assertEqual(peer.chunks, [30])

    def test_a_peer_without_time_is_asked_nothing_else(self):
        peer, micros = Echo(), []
        sample = {"isWhole": True, "passes": {"clean": ["a"], "typos": ["b"]}}
        answers = answer(peer, sample, -1, micros)
        self.assertEqual(answers, {"clean": []})
        self.assertTrue(is_slow([answers], [sample]))


class Judgements(unittest.TestCase):
    data = DataSet("letters", None, {"a": ["a"], "b": ["b"]}, [("x", "a"), ("y", "b")])

    def judged(self, samples):
        return judge(
            {
                "samples": samples,
                "extras": {},
                "micros": [3, 1, 2],
                "loadSeconds": 0,
                "buildSeconds": [1, 3],
                "memoryMB": 5,
            },
            self.data,
            PLAN,
        )

    def test_samples_are_averaged(self):
        figures = self.judged([{"clean": [["a", 1], ["b", 1]]}, {"clean": [["a", 1], ["a", 1]]}])
        self.assertEqual((figures["accuracy"], figures["p50Micros"], figures["buildSeconds"]), (0.75, 2, 2))
        self.assertNotIn("behest", figures)

    def test_what_was_not_asked_is_told(self):
        figures = self.judged([{"clean": [["a", 1]]}, {"clean": [["a", 1], ["b", 1]], "typos": [["a", 1], ["b", 1]]}])
        self.assertEqual((figures["asked"], figures["requests"]), (1, 2))
        self.assertIsNone(figures["accuracyWithTypos"])


if __name__ == "__main__":
    unittest.main()

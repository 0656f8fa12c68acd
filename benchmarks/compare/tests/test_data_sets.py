import json
import tempfile
import unittest
from pathlib import Path

from dataset import FULL, data_sets_in, read_data_set
from problems import Problem

LIGHTS = {
    "train": {"on": ["light on", "lamp on", "light on"], "off": ["light off", "lamp off"]},
    "test": [{"text": "lights on", "intent": "on"}, {"text": "sing a song", "intent": None}],
    "oos": ["tell a joke"],
}


class DataSets(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def write(self, content, name="lights.json"):
        path = self.folder / name
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return path

    def problem(self, content):
        with self.assertRaises(Problem) as caught:
            read_data_set(self.write(content))
        return str(caught.exception).replace(str(self.folder), "")

    def test_out_of_scope_requests_come_from_both_places(self):
        data = read_data_set(self.write(LIGHTS))
        self.assertEqual(data.test, [("lights on", "on")])
        self.assertEqual(data.out_of_scope, ["sing a song", "tell a joke"])

    def test_samples_are_drawn_once_and_for_all(self):
        data = read_data_set(self.write(LIGHTS))
        samples = data.samples(1)
        self.assertEqual(len(samples), 3)
        self.assertEqual(samples, data.samples(1))
        self.assertEqual({intent: len(requests) for intent, requests in samples[0].items()}, {"on": 1, "off": 1})
        self.assertEqual(sorted(data.samples(9)[0]["on"]), ["lamp on", "light on"])
        self.assertEqual(data.samples(FULL), [LIGHTS["train"]])

    def test_sample_files_come_first_in_the_order_of_their_seeds(self):
        data = read_data_set(self.write(LIGHTS))
        self.write({"on": ["b"]}, "lights.k1.s10.json")
        self.write({"on": ["a"]}, "lights.k1.s2.json")
        self.assertEqual(data.samples(1), [{"on": ["a"]}, {"on": ["b"]}])

    def test_a_folder_lists_data_sets_only(self):
        path = self.write(LIGHTS)
        self.write({"on": ["a"]}, "lights.k1.s2.json")
        self.write({"format": 1}, "catalog.json")
        self.assertEqual(data_sets_in(self.folder), [path])

    def test_every_fifth_intent_is_held_out(self):
        intents = {f"i{number}": ["a"] for number in range(20)}
        data = read_data_set(self.write({"train": intents, "test": [{"text": "a", "intent": "i1"}]}))
        self.assertEqual(len(data.held_out_intents(1)), 4)
        self.assertEqual(data.held_out_intents(1), data.held_out_intents(1))
        self.assertNotEqual(data.held_out_intents(1), data.held_out_intents(2))
        self.assertEqual(read_data_set(self.write(LIGHTS)).held_out_intents(1), set())

    def test_problems_name_the_place_and_the_fix(self):
        self.assertEqual(self.problem('{"train": }'), "/lights.json:1:11: not JSON: Expecting value")
        self.assertEqual(
            self.problem({"train": {"on": [1]}, "test": []}),
            "/lights.json: \"train\" 'on'[0] must be a request, in quotes",
        )
        self.assertEqual(
            self.problem({"train": {"on": ["a"]}, "test": [{"text": "a", "intent": "up"}]}),
            "/lights.json: test[0] has the intent 'up', which \"train\" lacks; add it there, "
            "or write null for a request that is out of scope",
        )


if __name__ == "__main__":
    unittest.main()

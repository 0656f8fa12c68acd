import unittest
from xml.etree import ElementTree

import plot
import report

RESULTS = {
    "date": "2026-11-20 10:00 UTC",
    "command": "python compare.py",
    "budgetSeconds": 30,
    "sizes": [5, "full"],
    "machine": {"processor": "A processor", "cores": 2, "system": "Linux", "python": "3.11", "load": 0.04},
    "peers": {
        "svm": {"title": "linear SVM", "versions": {"scikit-learn": "1.9"}},
        "behest": {"title": "behest", "versions": {}},
    },
    "dataSets": [
        {"name": name, "intents": 2, "train": 10, "test": 60, "outOfScope": 0} for name in ("lights", "trails")
    ],
    "figures": [],
}


def figure(peer, data, size, **others):
    return {
        "peer": peer,
        "dataSet": data,
        "phrases": size,
        "accuracy": 0.75,
        "accuracyWithTypos": None,
        "accuracyWithPoliteFrames": None,
        "aurocOutOfScope": None,
        "aurocHeldOut": 0.9,
        "requests": 60,
        "asked": 60,
        "p50Micros": 1234.5,
        "p99Micros": 2000,
        "buildSeconds": 0.5,
        "memoryMB": 100,
    } | others


def results(**others):
    figures = [
        figure(peer, data, size) for data in ("lights", "trails") for size in (5, "full") for peer in RESULTS["peers"]
    ]
    figures[0] |= {"accuracy": 0.25}
    return RESULTS | {"figures": figures} | others


class Tables(unittest.TestCase):
    def test_the_overview_is_the_mean_of_the_data_sets(self):
        self.assertIn(
            "| top-1 %, mean of lights, trails | 5 phrases | all phrases | held out | p50 µs | p99 µs | build s | "
            "memory MB |\n"
            "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n"
            "| linear SVM | 50.0 | 75.0 | 0.900 | 1,234 | 2,000 | 0.50 | 100 |\n"
            "| behest | 75.0 | 75.0 | 0.900 | 1,234 | 2,000 | 0.50 | 100 |",
            report.markdown(results()),
        )

    def test_a_peer_that_failed_somewhere_has_no_mean_and_a_note(self):
        figures = results()["figures"]
        figures[0] = {"peer": "svm", "dataSet": "lights", "phrases": 5, "problem": "not done after 3 s"}
        text = report.markdown(results(figures=figures))
        self.assertIn("| linear SVM | –\\* | 75.0 |", text)
        self.assertIn("- linear SVM on lights with 5 phrases: not done after 3 s", text)

    def test_a_peer_that_was_too_slow_is_marked(self):
        figures = results()["figures"]
        figures[0]["asked"] = 51
        text = report.markdown(results(figures=figures))
        self.assertIn("| linear SVM | 50.0\\* | 75.0 |", text)
        self.assertIn("- linear SVM on lights with 5 phrases: 51 of 60", text)


class Plots(unittest.TestCase):
    POINTS = [
        {
            "peer": f"p{number}",
            "title": f"peer <{number}> & co",
            "accuracy": 0.6 + number / 100,
            "micros": 10.0 * 3**number,
        }
        for number in range(10)
    ]

    def test_the_picture_is_well_formed_and_has_every_peer(self):
        ours = {"peer": "behest", "title": "behest", "accuracy": 0.8, "micros": 60, "ownMicros": 20}
        picture = ElementTree.fromstring(plot.svg(self.POINTS + [ours], "a & b"))
        texts = [element.text for element in picture.iter("{http://www.w3.org/2000/svg}text")]
        self.assertTrue({point["title"] for point in self.POINTS} <= set(texts))
        self.assertIn("behest (hollow: without the pipe)", texts)

    def test_one_peer_and_peers_that_are_alike_can_be_drawn(self):
        for points in (
            self.POINTS[:1],
            self.POINTS[:1] * 5,
            [self.POINTS[0] | {"accuracy": 1.0}],
            [self.POINTS[0] | {"accuracy": 0.0, "micros": 1.0}],
        ):
            ElementTree.fromstring(plot.svg(points, "t"))

    def test_a_peer_far_below_the_others_is_named_in_words(self):
        low = {"peer": "low", "title": "low", "accuracy": 0.01, "micros": 5}
        self.assertIn("t; below: low 1.0 %", plot.svg(self.POINTS + [low], "t"))

    def test_latencies_have_the_unit_that_people_say(self):
        self.assertEqual(
            [plot.latency_text(power) for power in range(0, 8)],
            ["1 µs", "10 µs", "100 µs", "1 ms", "10 ms", "100 ms", "1 s", "10 s"],
        )


if __name__ == "__main__":
    unittest.main()

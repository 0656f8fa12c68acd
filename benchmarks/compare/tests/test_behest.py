import unittest

from peers.behest import catalog, identifiers, literal_phrase, top


class Catalogs(unittest.TestCase):
    def test_marks_of_a_phrase_are_literal(self):
        self.assertEqual(literal_phrase(r"a (b) [c] d|e f\g"), r"a \(b\) \[c\] d\|e f\\g")
        self.assertEqual(literal_phrase("pay ${amount} of $5 {now}"), r"pay \${amount} of $5 {now}")
        self.assertEqual(literal_phrase("turn on the light"), "turn on the light")

    def test_intents_are_named_without_telling_what_they_mean(self):
        phrases = {"alarm/set now": ["wake me"], "3 größer": ["more", "more (please)"]}
        names = identifiers(phrases)
        self.assertTrue(all(name.isidentifier() and name.isascii() for name in names.values()))
        self.assertEqual(
            catalog(phrases, names),
            {
                "format": 1,
                "application": {"name": "Peers"},
                "shortcuts": [
                    {"intent": "S0", "phrases": ["wake me"]},
                    {"intent": "S1", "phrases": ["more", r"more \(please\)"]},
                ],
            },
        )


class Answers(unittest.TestCase):
    def test_the_first_is_the_answer_or_else_the_first_candidate(self):
        candidate = {"intent": "S2", "score": 0.4}
        self.assertEqual(top({"intent": "S1", "score": 0.9, "candidates": [candidate]}), ("S1", 0.9))
        self.assertEqual(top({"intent": None, "score": None, "candidates": [candidate]}), ("S2", 0.4))
        self.assertEqual(top({"intent": None, "score": None, "candidates": []}), (None, 0))
        self.assertEqual(top({"intent": "S1", "score": None, "candidates": None}), ("S1", 0))


if __name__ == "__main__":
    unittest.main()

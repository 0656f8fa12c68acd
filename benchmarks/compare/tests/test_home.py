import unittest

from home import count, is_right

GROUPS = {"On#1": {"intent": "TurnOn", "fixed": {"domain": "light"}}}
ROW = {"text": "lamp on", "intent": "TurnOn", "slots": {"domain": ["light", "fan"], "name": "Desk Lamp"}}


def answer(outcome="matched", intent="On#1", name='"Desk Lamp"'):
    parameters = {"name": {"id": name, "text": "lamp"}, "area": None}
    return {"outcome": outcome, "intent": intent, "parameters": parameters, "candidates": [], "micros": 10}


class HomeSentences(unittest.TestCase):
    def test_right_is_the_intent_and_exactly_its_values(self):
        self.assertTrue(is_right(ROW, answer(), GROUPS))
        self.assertFalse(is_right(ROW, answer(name='"Hall Lamp"'), GROUPS))
        self.assertFalse(is_right(ROW | {"slots": {"name": "Desk Lamp"}}, answer(), GROUPS))
        self.assertFalse(is_right(ROW, answer(intent="Off#1"), GROUPS))
        self.assertFalse(is_right(ROW, answer(outcome="notRecognized"), GROUPS))

    def test_an_answer_that_asks_is_judged_by_its_first_candidate(self):
        asking = {"outcome": "ambiguous", "intent": None, "candidates": [answer()]}
        self.assertTrue(is_right(ROW, asking, GROUPS))

    def test_only_a_match_acts_wrongly(self):
        rows = [ROW, ROW, ROW | {"free_text": True}, {"text": "sing", "intent": None, "slots": {}}]
        answers = [answer(), answer("ambiguous", name="1"), answer(name="1"), answer()]
        counted = count(rows, answers, GROUPS)
        self.assertEqual((counted["right"], counted["closedRight"]), (1 / 3, 1 / 2))
        self.assertEqual((counted["actsWrongly"], counted["asks"], counted["accepted"]), (1 / 3, 1 / 3, 1))


if __name__ == "__main__":
    unittest.main()

import unittest

from disturb import with_polite_frame, with_typo

REQUESTS = ["turn on the lights", "what's the weather in Oslo?", "Aaaa", "go", "é tarde", "42", "", "play déjà vu"]


def distance(a, b):
    """Slips between two texts, a swap of neighbours counting one."""
    rows = [list(range(len(b) + 1))]
    for i in range(1, len(a) + 1):
        rows.append([i])
        for j in range(1, len(b) + 1):
            cost = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] != b[j - 1]))
            if i > 1 and j > 1 and a[i - 1] == b[j - 2] and a[i - 2] == b[j - 1]:
                cost = min(cost, rows[i - 2][j - 2] + 1)
            rows[i].append(cost)
    return rows[-1][-1]


class Disturbances(unittest.TestCase):
    def test_a_typo_is_one_slip_where_there_is_a_word(self):
        for request in REQUESTS:
            for seed in range(50):
                slips = distance(request, with_typo(request, seed))
                self.assertEqual(slips, 0 if request in ("42", "") else 1, (request, seed))

    def test_the_same_request_is_disturbed_the_same_way(self):
        for request in REQUESTS:
            self.assertEqual(with_typo(request, 7), with_typo(request, 7))
            self.assertEqual(with_polite_frame(request, 7), with_polite_frame(request, 7))

    def test_a_polite_frame_keeps_the_words(self):
        for request in REQUESTS:
            for seed in range(20):
                framed = with_polite_frame(request, seed)
                self.assertIn(request.rstrip("?"), framed)
                self.assertNotEqual(framed, request)


if __name__ == "__main__":
    unittest.main()

import unittest

from measure import accuracy, auroc, mean, percentile


class Measures(unittest.TestCase):
    def test_accuracy_counts_only_what_was_answered(self):
        self.assertEqual(accuracy([("a", 1), ("b", 1)], ["a", "a", "a"]), 0.5)
        self.assertIsNone(accuracy([], ["a"]))

    def test_auroc_is_the_share_of_pairs_in_order_with_ties_as_halves(self):
        known, unknown = [3, 1, 2, 2], [0, 2, 1]
        pairs = [(k > u) + (k == u) / 2 for k in known for u in unknown]
        self.assertAlmostEqual(auroc(known, unknown), sum(pairs) / len(pairs))

    def test_auroc_knows_its_ends(self):
        self.assertEqual(auroc([1, 2], [0]), 1)
        self.assertEqual(auroc([0], [1, 2]), 0)
        self.assertEqual(auroc([1], [1]), 0.5)
        self.assertIsNone(auroc([], [1]))

    def test_percentiles_are_values_that_occurred(self):
        self.assertEqual(percentile([5, 1, 4, 2, 3], 0.5), 3)
        self.assertEqual(percentile(list(range(100)), 0.99), 98)
        self.assertEqual(percentile([7], 0.99), 7)
        self.assertIsNone(percentile([], 0.5))

    def test_a_mean_leaves_out_what_is_not_known(self):
        self.assertEqual(mean([1, None, 3]), 2)
        self.assertIsNone(mean([None]))


if __name__ == "__main__":
    unittest.main()

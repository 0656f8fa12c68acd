"""The measures: shares, ranks and percentiles of what a peer answered."""

import math

# Of fewer answers a share says too little to be shown.
LEAST_ANSWERS = 50


def mean(values):
    """The mean of what is known; None of nothing."""
    known = [value for value in values if value is not None]
    return sum(known) / len(known) if known else None


def accuracy(answers: list, intents: list):
    """The share of answers, each (intent, score), that name the labelled intent; of those answered."""
    pairs = list(zip(answers, intents))
    return sum(answer[0] == intent for answer, intent in pairs) / len(pairs) if pairs else None


def auroc(known: list, unknown: list):
    """How probably a request that is known scores above one that is not; ties count half. None if either is missing."""
    if not known or not unknown:
        return None
    ranks = _mean_ranks(known + unknown)
    rank_sum = sum(ranks[: len(known)])
    return (rank_sum - len(known) * (len(known) + 1) / 2) / (len(known) * len(unknown))


def percentile(values: list, share: float):
    """The least value that this share of all values does not exceed."""
    if not values:
        return None
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


def _mean_ranks(values: list) -> list:
    order = sorted(range(len(values)), key=values.__getitem__)
    ranks = [0.0] * len(values)
    start = 0
    while start < len(order):
        end = start
        while end < len(order) and values[order[end]] == values[order[start]]:
            end += 1
        for index in order[start:end]:
            ranks[index] = (start + 1 + end) / 2
        start = end
    return ranks

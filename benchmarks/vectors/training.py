"""Finds a vector for each word and pair, so that their sum points where a sentence encoder's vector points.

Three things are asked of a batch of sentences: each sum points where its sentence does; sums are as alike as their
sentences are; words stay near where the encoder alone would put them. Frequent words begin, and so stay, short.
"""
from dataclasses import dataclass

import numpy as np
import torch
import torch.nn.functional as F
import wordfreq

SEED = 0


@dataclass
class Settings:
    dimensions: int = 128
    epochs: int = 4
    batch: int = 1024
    rate: float = 1e-3
    # How sharply likenesses of sentences within a batch are told apart.
    temperature: float = 0.05
    # How strongly words are held where they began.
    anchor: float = 1.0
    # Words of this frequency begin half as long as rare ones.
    half_length: float = 1e-3
    # So many alike sentences are shown together: among them telling apart is hardest.
    together: int = 128
    groups: int = 600


def main_axes(targets, count):
    """The directions in which sentence vectors differ most, one a column."""
    covariance = targets.T @ targets / len(targets)
    _, axes = np.linalg.eigh(covariance.astype(np.float64))
    return np.ascontiguousarray(axes[:, ::-1][:, :count], dtype=np.float32)


def starting_rows(words, vectors, axes, half_length):
    """The encoder's own vectors of the words, shorter the more frequent a word is."""
    frequency = np.array([wordfreq.word_frequency(word, "en") for word in words])
    length = half_length / (half_length + frequency)
    return torch.tensor((vectors @ axes) * length[:, None], dtype=torch.float32)


def rows_of(tokenized, entries):
    """For each sentence the rows of its words and of its neighbouring pairs."""
    index = {entry: row for row, entry in enumerate(entries)}
    return [np.array([index[entry] for entry in row + list(zip(row, row[1:])) if entry in index], dtype=np.int64)
            for row in tokenized]


def alike_groups(vectors, count, rounds=8, sample_size=120_000, chunk=20_000):
    """A number for each sentence, the same for alike ones: k-means over a sample."""
    generator = torch.Generator().manual_seed(SEED)
    points = F.normalize(torch.tensor(vectors), dim=1)
    centres = points[torch.randperm(len(points), generator=generator)[:count]]
    sample = points[torch.randperm(len(points), generator=generator)[:sample_size]]
    for _ in range(rounds):
        nearest = (sample @ centres.T).argmax(1)
        sums = torch.zeros_like(centres).index_add_(0, nearest, sample)
        centres = F.normalize(sums + 1e-6 * centres, dim=1)
    parts = [(points[at : at + chunk] @ centres.T).argmax(1) for at in range(0, len(points), chunk)]
    return torch.cat(parts).numpy()


def shuffled(usable, groups, together, random):
    """The sentences in an order that keeps alike ones side by side."""
    order = random.permutation(usable)
    order = order[np.argsort(groups[order], kind="stable")]
    parts = [order[at : at + together] for at in range(0, len(order), together)]
    return np.concatenate([parts[place] for place in random.permutation(len(parts))])


def sums(table, rows):
    """The sums of rows of a table, each made one long."""
    offsets = torch.tensor(np.concatenate([[0], np.cumsum([len(row) for row in rows])[:-1]]))
    return F.normalize(F.embedding_bag(torch.tensor(np.concatenate(rows)), table, offsets, mode="sum"), dim=1)


def disagreement(student, teacher, temperature):
    """How differently sums and sentence vectors rank the other sentences of the batch."""
    itself = torch.eye(len(student), dtype=torch.bool)
    wanted = (teacher @ teacher.T / temperature).masked_fill(itself, -1e4)
    got = (student @ student.T / temperature).masked_fill(itself, -1e4)
    return F.kl_div(F.log_softmax(got, 1), F.log_softmax(wanted, 1), log_target=True, reduction="batchmean")


class Lesson:
    """One table in training: what it should become and how far it is."""

    def __init__(self, rows, targets, start, pair_count, axes, settings):
        self.rows, self.settings, self.start = rows, settings, start
        self.teacher = torch.tensor(targets)
        self.directions = F.normalize(self.teacher @ torch.tensor(axes), dim=1)
        self.table = torch.nn.Parameter(torch.cat([start, torch.zeros(pair_count, settings.dimensions)]))
        self.usable = np.array([place for place, row in enumerate(rows) if len(row)])
        steps = max(1, settings.epochs * (len(self.usable) // settings.batch))
        self.optimizer = torch.optim.Adam([self.table], lr=settings.rate)
        self.schedule = torch.optim.lr_scheduler.LambdaLR(
            self.optimizer, lambda step: min(1, (step + 1) / 100) * max(0.02, 1 - step / steps))

    def loss(self, chosen):
        student = sums(self.table, [self.rows[place] for place in chosen])
        apart = (1 - (student * self.directions[chosen]).sum(1)).mean()
        relation = disagreement(student, self.teacher[chosen], self.settings.temperature)
        drift = ((self.table[: len(self.start)] - self.start) ** 2).sum(1).mean()
        return apart + relation + self.settings.anchor * drift

    def step(self, chosen):
        loss = self.loss(chosen)
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        self.schedule.step()
        return loss.item()

    def epoch(self, order):
        """Teaches all whole batches of an order; the mean loss, or nothing when there is no whole batch."""
        batch = self.settings.batch
        losses = [self.step(order[at : at + batch]) for at in range(0, len(order) - batch + 1, batch)]
        return sum(losses) / len(losses) if losses else None


def train(tokenized, targets, words, word_vectors, pairs, settings, say):
    """The table as floats, words first and pairs behind them."""
    torch.manual_seed(SEED)
    random = np.random.default_rng(SEED)
    axes = main_axes(targets, settings.dimensions)
    start = starting_rows(words, word_vectors, axes, settings.half_length)
    lesson = Lesson(rows_of(tokenized, words + pairs), targets, start, len(pairs), axes, settings)
    groups = alike_groups((targets @ axes)[:, :64], settings.groups)
    for epoch in range(settings.epochs):
        loss = lesson.epoch(shuffled(lesson.usable, groups, settings.together, random))
        say(f"epoch {epoch + 1} of {settings.epochs}: " + ("too few sentences" if loss is None else f"loss {loss:.4f}"))
    return lesson.table.detach().numpy()


def quantized(rows):
    """Rows as whole numbers from -127 to 127, and the scale of each."""
    scales = np.maximum(np.abs(rows).max(1) / 127, 1e-12).astype(np.float16)
    numbers = np.round(rows / scales.astype(np.float32)[:, None]).clip(-127, 127)
    return numbers.astype(np.int8), scales

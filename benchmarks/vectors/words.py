"""Words: how sentences are cut into them, which ones get a vector, and which neighbours mean something together."""
import collections
import gzip
import math
import re
import unicodedata

import wordfreq

WHOLE = {"won't": "will not", "can't": "can not", "cannot": "can not", "let's": "let us", "gonna": "going to",
         "wanna": "want to", "gotta": "got to", "pls": "please", "plz": "please"}
ENDINGS = {"n't": "not", "'re": "are", "'ve": "have", "'ll": "will", "'d": "would", "'m": "am"}
# Behind these, 's is short for "is"; behind others it says who owns something, and goes.
BEFORE_IS = {"what", "how", "where", "who", "when", "why", "that", "there", "here", "it", "he", "she", "this"}
WORD = re.compile(r"[a-z0-9]+(?:'[a-z]+)?")
PAIR_MINIMUM = 20


def plain(text):
    """Lower case, without accents, with straight apostrophes."""
    pieces = unicodedata.normalize("NFKD", text.replace("\u2019", "'"))
    return "".join(piece for piece in pieces if not unicodedata.combining(piece)).lower()


def opened(word):
    """What a contraction is short for, as a list of words."""
    if word in WHOLE:
        return WHOLE[word].split()
    stem, mark, rest = word.partition("'")
    if not mark:
        return [word]
    if rest == "s":
        return [stem, "is"] if stem in BEFORE_IS else [stem]
    for ending, meaning in ENDINGS.items():
        if word.endswith(ending):
            return (word[: -len(ending)] + " " + meaning).split()
    return [stem + rest]


def tokens(text):
    return [token for word in WORD.findall(plain(text)) for token in opened(word)]


def read_corpus(path, limit):
    """The sentences of a corpus: lines of a source, a tab and a sentence."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        sentences = [line.rstrip("\n").split("\t", 1)[1] for line in lines]
    return sentences[:limit] if limit else sentences


def vocabulary(size):
    """The most frequent English words of ASCII letters and digits, the most frequent one first."""
    candidates = wordfreq.top_n_list("en", 2 * size + 20_000)
    return list(dict.fromkeys(word for word in candidates if re.fullmatch("[a-z0-9]+", word)))[:size]


def telling_pairs(tokenized, words, count):
    """The neighbours that stand together far more often than their words would by chance, the most telling first."""
    known, single, together = set(words), collections.Counter(), collections.Counter()
    for row in tokenized:
        single.update(row)
        together.update(zip(row, row[1:]))
    total = sum(single.values())
    surprise = {}
    for (first, second), number in together.items():
        if number >= PAIR_MINIMUM and first in known and second in known:
            ratio = number * total / (single[first] * single[second])
            surprise[first, second] = number * max(0.0, math.log(ratio))
    return sorted(surprise, key=surprise.get, reverse=True)[:count]

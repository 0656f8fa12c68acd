"""What people do to a request: a slip of the keys, a polite frame. The same text is always disturbed the same way."""

import random
import re

# Each key, then the keys around it.
NEIGHBOURS = {
    keys[0]: keys[1:]
    for keys in (
        "qwa wqes ewrd retf tryg ytuh uyij iuok oipl pol aqsz sadwx dsfec fdgrv gfhtb hgjyn jhkum kjlim lkop "
        "zasx xzsdc cxdfv vcfgb bvghn nbhjm mnjk"
    ).split()
}
LEAST_LETTERS = 4
WISH_FRAMES = (
    "could you please {}",
    "please {}",
    "{} please",
    "can you {} please",
    "hey can you {}",
    "i would like you to {}",
    "would you {} for me",
    "{} thank you",
    "hi there please {}",
    "i want you to {}",
    "{} thanks a lot",
)
QUESTION_FRAMES = (
    "{} please",
    "please tell me {}",
    "can you tell me {}",
    "i would like to know {}",
    "hey {}",
    "excuse me {}",
    "{} thank you",
    "do you know {}",
    "could you please tell me {}",
)
QUESTION_WORDS = frozenset(
    "what what's whats when when's where where's which who who's whose why how how's is isn't are am was were do does "
    "did will would can could should shall may has have had".split()
)


def with_typo(text: str, seed: int) -> str:
    """One slip of the keys in one of the longer words: a letter dropped, doubled, missed, or two exchanged."""
    chance = random.Random(f"typo {seed} {text}")
    words = list(re.finditer(r"[^\W\d_]+", text))
    words = [word for word in words if len(word[0]) >= LEAST_LETTERS] or [word for word in words if len(word[0]) > 1]
    if not words:
        return text
    word = chance.choice(words)
    return text[: word.start()] + _slip(word[0], chance) + text[word.end() :]


def with_polite_frame(text: str, seed: int) -> str:
    """The request as a polite person types it; a question is asked for differently than a wish."""
    bare = text.strip().rstrip(".?!").rstrip()
    first = bare.split(maxsplit=1)[0].lower() if bare else ""
    frames = QUESTION_FRAMES if first in QUESTION_WORDS else WISH_FRAMES
    return random.Random(f"polite {seed} {text}").choice(frames).format(bare)


def _slip(word: str, chance: random.Random) -> str:
    kinds = [_drop, _double, _miss, _exchange]
    chance.shuffle(kinds)
    at = chance.randrange(len(word))
    return next((slipped for kind in kinds if (slipped := kind(word, at, chance)) != word), word + word[-1])


def _drop(word, at, _):
    return word[:at] + word[at + 1 :]


def _double(word, at, _):
    return word[:at] + word[at] + word[at:]


def _miss(word, at, chance):
    neighbours = NEIGHBOURS.get(word[at].lower())
    return word[:at] + chance.choice(neighbours) + word[at + 1 :] if neighbours else word


def _exchange(word, at, _):
    at = min(at, len(word) - 2)
    return word[:at] + word[at + 1] + word[at] + word[at + 2 :]

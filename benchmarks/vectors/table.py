"""The file that the program carries: words, pairs and their vectors, laid out so that it is read where it lies.

Everything is little endian; every section starts at a multiple of 64 bytes, in this order:

    header    64 bytes
        0   magic "BEHESTWV"            8   byte order mark 0x01020304   12  version of the format
        16  length of the file          24  checksum of everything from byte 32
        32  numbers in a row            36  words                        40  rows: words, then pairs
        44  slots, a power of two       48  bytes of text                52  version of the script
        56  zero
    slots     u32 each: 0, or 1 + the row; a word starts looking at the low bits of its hash and steps forward
    starts    u32 each, rows + 1: where the text of a row starts
    text      the words, and the pairs as two words with a space between them
    measures  f32, f32 for each row: the scale of its numbers, and 1 / the length of its numbers
    vectors   i8, one row after the other

The hash and the checksum are those of the index files.
"""
import collections
import math
import struct

MAGIC = b"BEHESTWV"
BYTE_ORDER_MARK = 0x01020304
FORMAT = 1
HEADER = struct.Struct("<8sIIQQIIIIIIQ")
Header = collections.namedtuple("Header", "magic mark form length total dimensions words rows slots text script zero")
CHECKED_FROM = 32
ALIGNMENT = 64
SEED, PRIME = 0xCBF29CE484222325, 0x100000001B3
SPREAD, STEP = 0xD6E8FEB86659FD93, 0x9E3779B97F4A7C15
MASK = (1 << 64) - 1


class Damaged(Exception):
    """The bytes are not a table of this format."""


def mix(value):
    for _ in range(2):
        value = (value ^ value >> 32) * SPREAD & MASK
    return value ^ value >> 32


def text_hash(text):
    state = SEED
    for byte in text:
        state = (state ^ byte) * PRIME & MASK
    return mix(state)


def checksum(content):
    """Four lanes over blocks of 32 bytes, then the bytes that are left."""
    lanes, whole = [1, 2, 3, 4], len(content) // 32 * 32
    for block in struct.iter_unpack("<4Q", content[:whole]):
        lanes = [turned(lane, word) for lane, word in zip(lanes, block)]
    total = len(content)
    for lane in lanes:
        total = mix(total ^ lane)
    for byte in content[whole:]:
        total = turned(total, byte)
    return mix(total)


def turned(lane, word):
    mixed = (lane ^ word) * STEP & MASK
    return (mixed << 31 | mixed >> 33) & MASK


def slots(texts):
    """An open hash table that is at most half full."""
    size = 1 << max(1, (2 * len(texts) - 1).bit_length())
    table = [0] * size
    for row, text in enumerate(texts):
        slot = text_hash(text) & size - 1
        while table[slot]:
            slot = slot + 1 & size - 1
        table[slot] = row + 1
    return table


def starts(texts):
    places = [0]
    for text in texts:
        places.append(places[-1] + len(text))
    return places


def measures(rows, scales):
    """For each row its scale and what makes it one long; nothing does for a row of zeros."""
    for row, scale in zip(rows, scales):
        square = sum(number * number for number in row)
        yield scale
        yield 1 / math.sqrt(square) if square else 0.0


def pack(words, pairs, rows, scales, script_version):
    """The bytes of a table: `rows` are sequences of numbers from -127 to 127, for the words and then for the pairs."""
    texts = [entry.encode("ascii") for entry in words + pairs]
    if len(set(texts)) != len(texts):
        raise Damaged("a word or pair is in the table twice")
    if not len(texts) == len(rows) == len(scales):
        raise Damaged(f"{len(texts)} words and pairs, {len(rows)} rows and {len(scales)} scales should be as many")
    dimensions = len(rows[0])
    if dimensions % 16 or any(len(row) != dimensions or min(row) < -127 for row in rows):
        raise Damaged("every row should have as many numbers, a multiple of 16, none below -127")
    table, text = slots(texts), b"".join(texts)
    sections = [
        struct.pack(f"<{len(table)}I", *table),
        struct.pack(f"<{len(texts) + 1}I", *starts(texts)),
        text,
        struct.pack(f"<{2 * len(rows)}f", *measures(rows, scales)),
        b"".join(struct.pack(f"<{dimensions}b", *row) for row in rows),
    ]
    body = b"".join(section + bytes(aligned(len(section)) - len(section)) for section in sections)
    fields = (dimensions, len(words), len(texts), len(table), len(text), script_version, 0)
    length = HEADER.size + len(body)
    start = lambda total: HEADER.pack(MAGIC, BYTE_ORDER_MARK, FORMAT, length, total, *fields)
    return start(checksum(start(0)[CHECKED_FROM:] + body)) + body


def header(content):
    """The fields of a table's header, after its checksum has been compared."""
    if len(content) < HEADER.size or content[:8] != MAGIC:
        raise Damaged("this is not a table of word vectors")
    fields = Header(*HEADER.unpack_from(content))
    if fields.mark != BYTE_ORDER_MARK or fields.form != FORMAT:
        raise Damaged(f"this table has format {fields.form}; this script reads format {FORMAT}")
    if fields.length != len(content):
        raise Damaged(f"the table is {len(content)} bytes long and should be {fields.length}")
    if checksum(content[CHECKED_FROM:]) != fields.total:
        raise Damaged("the table was altered since it was written: its checksum differs")
    return fields


def described(content):
    """What the header of a table says, as a dictionary."""
    fields = header(content)
    return {"checksum": f"{fields.total:016x}", "script version": fields.script, "dimensions": fields.dimensions,
            "words": fields.words, "pairs": fields.rows - fields.words, "slots": fields.slots,
            "bytes of text": fields.text, "bytes": fields.length}


def entries(content):
    """The words of a table, and its pairs as two words with a space between them."""
    fields = header(content)
    at = aligned(HEADER.size + 4 * fields.slots)
    places = struct.unpack_from(f"<{fields.rows + 1}I", content, at)
    at = aligned(at + 4 * len(places))
    texts = [content[at + start : at + end].decode("ascii") for start, end in zip(places, places[1:])]
    return texts[: fields.words], texts[fields.words :]


def aligned(size):
    return size + -size % ALIGNMENT

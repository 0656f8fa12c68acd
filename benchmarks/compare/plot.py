"""Accuracy against latency as an SVG: a dot for each peer, the latency on a logarithmic axis."""

import math
from html import escape

WIDTH, HEIGHT = 880, 520
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 64, 60
INK, FAINT, GRID, PEER, OURS = "#1f2328", "#59636e", "#d8dee4", "#57606a", "#c2410c"
LETTER_WIDTH, LABEL_HEIGHT = 6.6, 15
RADIUS = 5
LEAST_SHARE_OF_BEST = 0.4
FONT = "system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"


def svg(points: list[dict], title: str) -> str:
    """Points have title, accuracy, micros, perhaps ownMicros; `peer` names behest.

    Peers far below the others are named in words, so that the others do not lie in one heap.
    """
    best = max(point["accuracy"] for point in points)
    low = [point for point in points if point["accuracy"] < LEAST_SHARE_OF_BEST * best]
    points = [point for point in points if point not in low]
    if low:
        title += "; below: " + ", ".join(f"{point['title']} {100 * point['accuracy']:.1f} %" for point in low)
    frame = Frame(points)
    parts = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        _text(LEFT, 26, "Accuracy against latency", 17, 600),
        _text(LEFT, 46, title, 12, color=FAINT),
        *_grid(frame),
    ]
    places = _labels(points, frame)
    for point, place in zip(points, places):
        parts += _mark(point, place, frame)
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="{FONT}" role="img" aria-label="Accuracy against latency">\n{body}\n</svg>\n'
    )


class Frame:
    """Where a value lies on the picture."""

    def __init__(self, points):
        latencies = [value for point in points for value in (point["micros"], point.get("ownMicros")) if value]
        shares = [100 * point["accuracy"] for point in points]
        self.first, self.last = math.floor(math.log10(min(latencies))), math.ceil(math.log10(max(latencies)) + 1e-9)
        self.last = max(self.last, self.first + 1)
        self.low = max(0, 10 * math.floor(min(shares) / 10))
        self.high = min(100, 10 * math.ceil((max(shares) + 1) / 10))
        self.high = max(self.high, self.low + 10)

    def x(self, latency):
        return LEFT + (math.log10(latency) - self.first) / (self.last - self.first) * (WIDTH - LEFT - RIGHT)

    def y(self, share):
        return TOP + (self.high - share) / (self.high - self.low) * (HEIGHT - TOP - BOTTOM)


def latency_text(power: int) -> str:
    """A power of ten of microseconds, in the unit that people say."""
    unit = max(0, min(2, power // 3))
    return f"{10 ** (power - 3 * unit):g} {('µs', 'ms', 's')[unit]}"


def _grid(frame):
    parts = []
    for power in range(frame.first, frame.last + 1):
        x = frame.x(10**power)
        parts += [
            _line(x, TOP, x, HEIGHT - BOTTOM),
            _text(x, HEIGHT - BOTTOM + 18, latency_text(power), 12, anchor="middle"),
        ]
    step = 5 if frame.high - frame.low <= 40 else 10
    for share in range(frame.low, frame.high + 1, step):
        y = frame.y(share)
        parts += [_line(LEFT, y, WIDTH - RIGHT, y), _text(LEFT - 8, y + 4, f"{share} %", 12, anchor="end")]
    middle = (LEFT + WIDTH - RIGHT) / 2
    return parts + [
        _text(
            middle,
            HEIGHT - 14,
            "p50 of a request, one after the other (log); upper left is better",
            12,
            color=FAINT,
            anchor="middle",
        )
    ]


def _mark(point, place, frame):
    ours = point["peer"] == "behest"
    color = OURS if ours else PEER
    x, y = frame.x(point["micros"]), frame.y(100 * point["accuracy"])
    parts = []
    if point.get("ownMicros"):
        inner = frame.x(point["ownMicros"])
        parts += [
            f'<line x1="{inner + RADIUS:.1f}" y1="{y:.1f}" x2="{x:.1f}" y2="{y:.1f}" stroke="{color}" '
            'stroke-width="1.5" stroke-dasharray="3 3"/>',
            f'<circle cx="{inner:.1f}" cy="{y:.1f}" r="{RADIUS}" fill="#ffffff" stroke="{color}" stroke-width="2"/>',
        ]
    parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{RADIUS}" fill="{color}"/>')
    parts.append(_text(*place, _label(point), 12, 600 if ours else 400, OURS if ours else INK))
    return parts


def _label(point):
    return point["title"] + (" (hollow: without the pipe)" if point.get("ownMicros") else "")


def _labels(points, frame):
    """A place beside each dot, as near as may be, where no other dot or label lies."""
    dots = [
        (frame.x(value), frame.y(100 * point["accuracy"]))
        for point in points
        for value in (point["micros"], point.get("ownMicros"))
        if value
    ]
    taken = [(x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS) for x, y in dots]
    places = []
    for point in points:
        width = LETTER_WIDTH * len(_label(point))
        box = _free_box(frame.x(point["micros"]), frame.y(100 * point["accuracy"]), width, taken)
        taken.append(box)
        places.append((box[0], box[3] - 4))
    return places


def _free_box(x, y, width, taken):
    gap = RADIUS + 4
    boxes = []
    for shift in range(0, 8):
        for sign in (1, -1):
            middle = y + sign * shift * LABEL_HEIGHT * 0.6
            for left in (x + gap, x - gap - width, x - width / 2):
                boxes.append((left, middle - LABEL_HEIGHT / 2, left + width, middle + LABEL_HEIGHT / 2))
    inside = [
        box
        for box in boxes
        if box[0] >= LEFT and box[2] <= WIDTH - 4 and TOP - 10 <= box[1] and box[3] <= HEIGHT - BOTTOM
    ]
    free = [box for box in inside if not any(_overlap(box, other) for other in taken)]
    return (free or inside or boxes)[0]


def _overlap(a, b):
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def _line(x1, y1, x2, y2):
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{GRID}"/>'


def _text(x, y, text, size, weight=400, color=INK, anchor="start"):
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" fill="{color}" '
        f'text-anchor="{anchor}">{escape(text)}</text>'
    )

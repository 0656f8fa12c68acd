"""The figures in words: a Markdown table over all data sets, one for each, and the lines on the way."""

from dataset import FULL
from measure import LEAST_ANSWERS, mean

PREFERRED_SIZE = 10
NONE = "–"
COSTS = ("p50Micros", "p99Micros", "buildSeconds", "memoryMB")
QUALITIES = ("accuracyWithTypos", "accuracyWithPoliteFrames", "aurocOutOfScope", "aurocHeldOut")
TITLES = {
    "accuracyWithTypos": "one typo",
    "accuracyWithPoliteFrames": "polite frame",
    "aurocOutOfScope": "out of scope",
    "aurocHeldOut": "held out",
    "p50Micros": "p50 µs",
    "p99Micros": "p99 µs",
    "buildSeconds": "build s",
    "memoryMB": "memory MB",
}
LIMITED = "\\*"


def markdown(results: dict) -> str:
    sections = [_heading(results)]
    if results["figures"]:
        sections += [_overview(results), *(_data_set(results, data) for data in results["dataSets"]), _behest(results)]
    sections += [_home(results.get("home")), _notes(results)]
    return "\n\n".join(section for section in sections if section)


def size_text(size) -> str:
    return "all phrases" if size == FULL else f"{size} phrase{'' if size == 1 else 's'}"


def line(figure: dict) -> str:
    """One figure on the way."""
    if "problem" in figure:
        return f"{figure['peer']}: {figure['problem']}"
    asked = "" if figure["asked"] == figure["requests"] else f", asked {figure['asked']} of {figure['requests']}"
    return (
        f"{figure['peer']} {percent(figure['accuracy'])} %, p50 {micros(figure['p50Micros'])} µs, "
        f"build {seconds(figure['buildSeconds'])} s, {whole(figure['memoryMB'])} MB{asked}"
    )


def points(results: dict) -> list[dict]:
    """What the plot shows: each peer's accuracy and latency with the preferred number of phrases, means of all sets."""
    size = main_size(results)
    found = []
    for name, peer in results["peers"].items():
        share, latency = _mean(results, name, size, "accuracy"), _mean(results, name, size, "p50Micros")
        if share is not None and latency:
            own = _mean(results, name, size, "behest.p50Micros")
            found.append({"peer": name, "title": peer["title"], "accuracy": share, "micros": latency, "ownMicros": own})
    return found


def plot_title(results: dict) -> str:
    names = ", ".join(data["name"] for data in results["dataSets"])
    return f"{size_text(main_size(results))} an intent: {names}"


def main_size(results: dict):
    sizes = results["sizes"]
    return PREFERRED_SIZE if PREFERRED_SIZE in sizes else sizes[-1]


# Sections


def _heading(results):
    machine = results["machine"]
    versions = {package: version for peer in results["peers"].values() for package, version in peer["versions"].items()}
    packages = ", ".join(f"{package} {version}" for package, version in sorted(versions.items()))
    return (
        f"Measured on {results['date']}: {machine['processor']}, {machine['cores']} cores, {machine['system']}, "
        f"Python {machine['python']}; one thread a peer, load {machine['load']:.1f} at the start.\n\n"
        f"```sh\n{results['command']}\n```\n\n" + (f"{packages}." if packages else "")
    ).strip()


def _overview(results):
    size = main_size(results)
    names = ", ".join(data["name"] for data in results["dataSets"])
    qualities = [
        key for key in QUALITIES if any(_mean(results, name, size, key) is not None for name in results["peers"])
    ]
    header = (
        ["top-1 %, mean of " + names]
        + [size_text(size) for size in results["sizes"]]
        + [TITLES[key] for key in qualities]
        + [TITLES[key] for key in COSTS]
    )
    rows = []
    for name, peer in results["peers"].items():
        shares = [_accuracy_cell(results, name, size) for size in results["sizes"]]
        rest = [FORMATS[key](_mean(results, name, size, key)) for key in (*qualities, *COSTS)]
        rows.append([peer["title"], *shares, *rest])
    note = (
        f"Disturbed requests, rejection (AUROC of the top score) and costs with {size_text(size)}; "
        "latency is one request after the other, seen from Python."
    )
    count = len(results["dataSets"])
    return f"## {count} data set{'' if count == 1 else 's'}\n\n{table(header, rows)}\n\n{note}"


def _data_set(results, data):
    sections = [
        f"## {data['name']}\n\n{data['intents']} intents, {data['train']} training requests, {data['test']} test "
        f"requests, {data['outOfScope']} out of scope."
    ]
    for size in results["sizes"]:
        figures = [
            figure for figure in results["figures"] if figure["dataSet"] == data["name"] and figure["phrases"] == size
        ]
        keys = [key for key in ("accuracy", *QUALITIES) if any(figure.get(key) is not None for figure in figures)]
        header = [size_text(size)] + [TITLES.get(key, "top-1 %") for key in keys] + [TITLES[key] for key in COSTS]
        rows = [
            [results["peers"][figure["peer"]]["title"] + _mark(figure)]
            + [FORMATS[key](figure.get(key)) for key in (*keys, *COSTS)]
            for figure in figures
        ]
        sections.append(table(header, rows))
    return "\n\n".join(sections)


def _behest(results):
    figures = [figure for figure in results["figures"] if "behest" in figure]
    if not figures:
        return ""
    header = [
        "data set",
        "phrases",
        "p50 µs over the pipe",
        "p99",
        "its own p50",
        "its own p99",
        "requests/s in a stream",
        "start ms",
        "index kB",
        "memory MB compiling",
        "answering",
        "phrases refused",
    ]
    rows = []
    for figure in figures:
        own = figure["behest"]
        rows.append(
            [
                figure["dataSet"],
                str(figure["phrases"]),
                micros(figure["p50Micros"]),
                micros(figure["p99Micros"]),
                micros(own["p50Micros"]),
                micros(own["p99Micros"]),
                whole(own["requestsPerSecond"]),
                seconds(own["startMilliseconds"]),
                whole((own["indexBytes"] or 0) / 1000),
                whole(own["compilingMemoryMB"]),
                whole(own["answeringMemoryMB"]),
                str(own["phrasesRefused"]),
            ]
        )
    return f"## Behest from outside and from inside\n\n{table(header, rows)}"


def _home(classes):
    if not classes:
        return ""
    header = [
        "class",
        "sentences",
        "right",
        "closed lists",
        "acts wrongly",
        "asks",
        "accepted",
        "own p50 µs",
        "own p99",
    ]
    rows = [
        [
            row["class"],
            str(row["sentences"]),
            percent(row["right"]),
            percent(row["closedRight"]),
            percent(row["actsWrongly"]),
            percent(row["asks"]),
            percent(row["accepted"]),
            micros(row["p50Micros"]),
            micros(row["p99Micros"]),
        ]
        for row in classes
    ]
    return f"## Home sentences, behest, in %\n\n{table(header, rows)}"


def _notes(results):
    notes = []
    for figure in results["figures"]:
        where = (
            f"{results['peers'][figure['peer']]['title']} on {figure['dataSet']} with {size_text(figure['phrases'])}"
        )
        if "problem" in figure:
            notes.append(f"- {where}: {figure['problem']}")
        elif figure["asked"] < figure["requests"]:
            notes.append(f"- {where}: {figure['asked']} of {figure['requests']}")
    return (
        (
            f"{LIMITED} Asked only the first requests, of a seeded order, that took {results['budgetSeconds']} s, "
            "and no disturbed ones; no accuracy is given of fewer than "
            f"{LEAST_ANSWERS}:\n\n" + "\n".join(notes)
        )
        if notes
        else ""
    )


# Cells


def table(header: list[str], rows: list[list[str]]) -> str:
    lines = [header, ["---"] + ["---:"] * (len(header) - 1), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def _figures(results, peer, size):
    return [figure for figure in results["figures"] if figure["peer"] == peer and figure["phrases"] == size]


def _mean(results, peer, size, key):
    """The mean over all data sets that can have the figure; None while one of these lacks it."""
    values = [_value(figure, key) for figure in _figures(results, peer, size)]
    expected = len(results["dataSets"])
    if key == "aurocOutOfScope":
        expected = sum(data["outOfScope"] > 0 for data in results["dataSets"])
    known = [value for value in values if value is not None]
    return mean(known) if known and len(known) == expected else None


def _value(figure, key):
    value = figure
    for part in key.split("."):
        value = (value or {}).get(part)
    return value


def _accuracy_cell(results, peer, size):
    mark = LIMITED if any(_mark(figure) for figure in _figures(results, peer, size)) else ""
    return percent(_mean(results, peer, size, "accuracy")) + mark


def _mark(figure):
    return LIMITED if "problem" in figure or figure["asked"] < figure["requests"] else ""


def percent(share):
    return NONE if share is None else f"{100 * share:.1f}"


def micros(value):
    return NONE if value is None else f"{value:,.0f}"


def seconds(value):
    return NONE if value is None else f"{value:,.2f}" if value < 100 else f"{value:,.0f}"


def whole(value):
    return NONE if value is None else f"{value:,.0f}"


def ratio(value):
    return NONE if value is None else f"{value:.3f}"


FORMATS = {
    "accuracy": percent,
    "accuracyWithTypos": percent,
    "accuracyWithPoliteFrames": percent,
    "aurocOutOfScope": ratio,
    "aurocHeldOut": ratio,
    "p50Micros": micros,
    "p99Micros": micros,
    "buildSeconds": seconds,
    "memoryMB": whole,
}

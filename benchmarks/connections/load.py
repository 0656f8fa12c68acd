#!/usr/bin/env python3
"""Many clients at the socket of `behest serve`: how long a turn takes, what an idle conversation keeps, what is left of
clients that are killed. Needs nothing but Python; the turns are of a catalog that only says something.

  load.py BEHEST [--clients 1000] [--turns 100] [--rate 500] [--kills 1000]
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time

CATALOG = {
    "format": 1,
    "application": {"name": "Lamps"},
    "entities": {"Lamp": {"title": "Lamp", "values": [{"id": f"l{n}", "title": name} for n, name in enumerate(
        ["Desk Lamp", "Hall Lamp", "Porch Light", "Reading Lamp", "Kitchen Light", "Cellar Light"])]}},
    "shortcuts": [{
        "intent": "TurnOn", "title": "Turn On", "parameters": {"lamp": {"entity": "Lamp", "prompt": "Which lamp?"}},
        "phrases": ["Turn on the ${lamp} with ${applicationName}", "Turn on a lamp with ${applicationName}"],
        "say": "${lamp} is on.", "undo": {"say": "${lamp} is off."},
    }],
}
TURNS = ["turn on the desk lamp", "and the hall lamp", "turn on a lamp", "porch light", "undo"]


def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * share))] * 1_000


class Server:
    def __init__(self, behest, folder):
        catalog = os.path.join(folder, "lamps.json")
        with open(catalog, "w") as file:
            json.dump(CATALOG, file)
        self.lines, self.wyoming = os.path.join(folder, "lines"), os.path.join(folder, "wyoming")
        command = [behest, "serve", "--no-isolate", "--quiet", "--bare", "--catalog", catalog]
        command += ["--clients", "5000", "--turns", "100000"]
        command += ["--socket", self.lines, "--wyoming", f"unix://{self.wyoming}"]
        self.process = subprocess.Popen(command, env={**os.environ, "XDG_STATE_HOME": folder})
        while not (os.path.exists(self.lines) and os.path.exists(self.wyoming)):
            assert self.process.poll() is None, "the server runs"
            time.sleep(0.05)

    @property
    def resident(self):
        with open(f"/proc/{self.process.pid}/status") as file:
            return int(next(line for line in file if line.startswith("VmRSS")).split()[1]) * 1_024

    @property
    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    async def settled(self, descriptors):
        """Waits until no more are open than there were."""
        for _ in range(200):
            if self.descriptors <= descriptors:
                break
            await asyncio.sleep(0.1)
        return self.descriptors

    def stop(self):
        start = time.monotonic()
        self.process.terminate()
        code = self.process.wait(30)
        return code, time.monotonic() - start


async def client(server, turns, interval, latencies, gate, arrival=0.0):
    await asyncio.sleep(arrival)
    reader, writer = await asyncio.open_unix_connection(server.lines)
    writer.write(b'{"text":"turn on the desk lamp"}\n')
    await reader.readline()
    place, lost = random.randrange(len(TURNS)), 0
    await gate.wait()
    due = time.monotonic()
    for turn in range(place, place + turns):
        # Everybody thinks as long as they like: with the same pause for all, those who wait together stay together.
        due += random.expovariate(1 / interval) if interval else 0
        await asyncio.sleep(max(0, due - time.monotonic()))
        start = time.perf_counter()
        writer.write(json.dumps({"id": turn, "text": TURNS[turn % len(TURNS)]}).encode() + b"\n")
        line = await reader.readline()
        latencies.append(time.perf_counter() - start)
        lost += not line or json.loads(line)["id"] != turn
    writer.close()
    return lost


async def load(server, options):
    latencies, gate = [], asyncio.Event()
    # What the first turns of all read is no conversation's.
    gate.set()
    await asyncio.gather(*(client(server, 10, 0, [], gate) for _ in range(20)))
    gate = asyncio.Event()
    idle = server.resident
    interval = options.clients / options.rate if options.rate else 0
    arrivals = (number * interval / options.clients for number in range(options.clients))
    tasks = [asyncio.create_task(client(server, options.turns, interval, latencies, gate, arrival)) for arrival in arrivals]
    while server.descriptors < options.clients:
        await asyncio.sleep(0.1)
    await asyncio.sleep(2)
    held = server.resident
    print(f"idle conversation of a client: {(held - idle) / options.clients / 1_024:.1f} KB of memory")
    start = time.monotonic()
    gate.set()
    lost = sum(await asyncio.gather(*tasks))
    rate = len(latencies) / (time.monotonic() - start)
    shares = ", ".join(f"{name} {percentile(latencies, share):.2f} ms" for name, share in (("p50", .5), ("p99", .99), ("p99.9", .999)))
    print(f"{options.clients} clients, {len(latencies)} turns, {rate:.0f} a second: {shares}, {lost} lost")


MIDDLES = {
    "half a line": ("lines", b'{"text":"turn on'),
    "a question that is open": ("lines", b'{"text":"turn on a lamp"}\n'),
    "a turn": ("lines", b'{"text":"turn on the desk lamp"}\n' * 50),
    "nothing said": ("lines", b""),
    "half an event": ("wyoming", b'{"type":"transcript","data_length":4'),
    "half of its data": ("wyoming", b'{"type":"transcript","data_length":40}\n{"text":"turn'),
    "a transcript": ("wyoming", b'{"type":"transcript","data_length":32}\n{"text":"turn on the desk lamp"}  '),
    "a payload": ("wyoming", b'{"type":"audio-chunk","payload_length":4000}\nabc'),
}


async def kill(server, options):
    before, memory = await server.settled(0), server.resident
    for name, (kind, bytes) in MIDDLES.items():
        for _ in range(options.kills):
            reader, writer = await asyncio.open_unix_connection(getattr(server, kind))
            writer.write(bytes)
            await asyncio.sleep(0)
            writer.transport.abort()
        left = await server.settled(before) - before
        print(f"killed in the middle of {name}, {options.kills} times: {left} descriptors left")
    growth = (server.resident - memory) / 1_024
    print(f"memory grew by {growth:.0f} KB over {options.kills * len(MIDDLES)} killed clients")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("behest")
    for name, usual in (("clients", 1_000), ("turns", 100), ("rate", 500), ("kills", 1_000)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(options.behest, folder)
        try:
            asyncio.run(load(server, options))
            asyncio.run(kill(server, options))
        finally:
            code, seconds = server.stop()
        print(f"SIGTERM: status {code} after {seconds:.1f} s")


if __name__ == "__main__":
    sys.exit(main())

"""Two programs at the socket of JSON lines: each has a conversation of its own, and both may share none."""

import json
import socket
import sys


class Client:
    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(20)
        self.socket.connect(path)
        self.lines = self.socket.makefile("rw", encoding="utf-8")

    def ask(self, **request):
        self.lines.write(json.dumps(request) + "\n")
        self.lines.flush()
        return json.loads(self.lines.readline())


first, second = Client(sys.argv[1]), Client(sys.argv[1])
assert first.ask(id=1, text="buy a day pass for yosemite")["outcome"] == "awaitingConfirmation"
assert second.ask(id="x", text="yes")["id"] == "x"
assert first.ask(id=2, text="no")["outcome"] == "cancelled"
named = second.ask(text="how are the conditions on catbells", conversation="c")
assert named["conversation"] == "c" and "Catbells" in named["dialog"], named
print("lines: two clients, a conversation each")

"""The official Wyoming client against `behest serve`, at a TCP port and at a Unix socket."""

import asyncio
import sys

from wyoming.client import AsyncClient
from wyoming.asr import Transcript
from wyoming.error import Error
from wyoming.event import Event
from wyoming.handle import Handled, NotHandled
from wyoming.info import Describe, Info, SelectProgram
from wyoming.intent import Intent, NotRecognized, Recognize
from wyoming.ping import Ping, Pong

HANDLED = (Handled, NotHandled, Intent, NotRecognized, Error)


async def ask(client, text, **context):
    """What Home Assistant does for a sentence: sends it, and reads until something ends the answer."""
    await client.write_event(Transcript(text, language="en", context=context or None).event())
    return await answer(client)


async def answer(client):
    while True:
        event = await asyncio.wait_for(client.read_event(), 20)
        assert event is not None, "the connection stays open"
        for kind in HANDLED:
            if kind.is_type(event.type):
                return kind.from_event(event)


async def check(uri):
    async with AsyncClient.from_uri(uri) as client:
        await client.write_event(Describe().event())
        info = Info.from_event(await client.read_event())
        assert info.handle[0].installed and not info.intent, info
        assert "en" in info.handle[0].models[0].languages, info
        await client.write_event(Ping("still there?").event())
        assert Pong.from_event(await client.read_event()).text == "still there?"
        await client.write_event(SelectProgram("behest").event())
        await client.write_event(Event("no-such-event", {"text": "x"}, b"payload"))
        hit = await ask(client, "how are the conditions on catbells", conversation_id="a")
        assert isinstance(hit, Handled) and "Catbells" in hit.text, hit
        assert hit.context["conversation_id"] == "a" and not hit.context["continue_conversation"], hit
        miss = await ask(client, "qwertz uiop")
        assert isinstance(miss, NotHandled) and miss.text, miss
        await client.write_event(Recognize("how are the conditions on catbells").event())
        recognized = await answer(client)
        assert recognized.name == "GetTrailConditions" and recognized.entities[0].name == "trail", recognized
        await client.write_event(Recognize("qwertz uiop").event())
        assert isinstance(await answer(client), NotRecognized)
    # A conversation goes on in another connection, as Home Assistant opens one for each sentence.
    async with AsyncClient.from_uri(uri) as client:
        asked = await ask(client, "buy a day pass for yosemite", conversation_id="b")
        assert asked.context["continue_conversation"] and asked.text.endswith("?"), asked
    async with AsyncClient.from_uri(uri) as client:
        dropped = await ask(client, "no", conversation_id="b")
        assert "haven’t done" in dropped.text, dropped


async def check_pieces(reader, writer):
    """Data behind its line, a byte at a time, and a client that is gone in the middle."""
    data = '{"text": "how are the conditions on catbells"}'.encode()
    message = b'{"type": "transcript", "data_length": %d}\n%s' % (len(data), data)
    for byte in message:
        writer.write(bytes([byte]))
        await writer.drain()
    line = await asyncio.wait_for(reader.readline(), 20)
    assert b'"handled"' in line, line
    writer.write(message[:30])
    await writer.drain()
    writer.close()


async def main():
    for uri in sys.argv[1:]:
        await check(uri)
        for _ in range(100):
            async with AsyncClient.from_uri(uri):
                pass
        if uri.startswith("tcp://"):
            host, port = uri[6:].rsplit(":", 1)
            await check_pieces(*await asyncio.open_connection(host, int(port)))
        else:
            await check_pieces(*await asyncio.open_unix_connection(uri[7:]))
        await check(uri)
        print(f"wyoming: {uri.split('://')[0]} answers")


asyncio.run(asyncio.wait_for(main(), 100))

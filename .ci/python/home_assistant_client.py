"""Home Assistant's own conversation agent for Wyoming, without the rest of Home Assistant, against `behest serve`."""

import asyncio
import sys
from types import SimpleNamespace

from homeassistant.components.conversation import ConversationInput
from homeassistant.components.wyoming.conversation import WyomingConversationEntity
from homeassistant.components.wyoming.data import WyomingService
from homeassistant.core import Context


async def main():
    agent = WyomingConversationEntity(
        SimpleNamespace(entry_id="behest"), await WyomingService.create("127.0.0.1", int(sys.argv[1])))
    assert "en" in agent.supported_languages, agent.supported_languages

    async def say(text):
        said = ConversationInput(
            text=text, context=Context(), conversation_id="c", device_id=None, language="en", agent_id=None)
        response = (await agent.async_process(said)).response
        return response.response_type.value, response.speech["plain"]["speech"]

    kind, speech = await say("how are the conditions on catbells")
    assert kind == "action_done" and "Catbells" in speech, speech
    kind, speech = await say("buy a day pass for yosemite")
    assert kind == "action_done" and speech.endswith("?"), speech
    kind, speech = await say("no")
    assert "haven’t done" in speech, speech
    kind, speech = await say("qwertz")
    assert kind == "error" and speech, speech
    print("home assistant: its conversation agent is answered")


asyncio.run(asyncio.wait_for(main(), 60))

"""The official client 2.x against `behest mcp`: with a handshake, without one, and as it chooses itself."""

import asyncio
import sys
from contextlib import asynccontextmanager

from mcp import Client, StdioServerParameters
from mcp.shared.exceptions import MCPError
import mcp_types as types

from mcp_checks import check_calls, check_every_tool, check_forms, check_schemas, check_unanswered, dumped, environment

behest, state, mode = sys.argv[1:4]
server = StdioServerParameters(command=behest, args=["mcp"], env=environment(state))
version = "2025-11-25" if mode == "legacy" else "2026-07-28"


@asynccontextmanager
async def with_forms(person):
    async with Client(server, mode=mode, elicitation_callback=person) as client:
        yield lambda name, arguments: client.call_tool(name, arguments)


async def main():
    async with Client(server, mode=mode) as client:
        assert client.protocol_version == version, client.protocol_version
        listed = [dumped(tool) for tool in (await client.list_tools()).tools]
        assert listed == [dumped(tool) for tool in (await client.list_tools()).tools], "the order stays"
        tools = check_schemas(listed)
        call = lambda name, arguments: client.call_tool(name, arguments)
        await check_calls(tools, call)
        await check_unanswered(tools, call)
        called = await check_every_tool(tools, call)
        try:
            await client.call_tool("no_such_tool", {})
            raise AssertionError("an unknown tool is an error")
        except MCPError as error:
            assert error.error.code == -32602, error
        prompts = {prompt.name for prompt in (await client.list_prompts()).prompts}
        assert "trails_open_trail" in prompts, prompts
        prompt = await client.get_prompt("trails_open_trail", {"target": "Catbells"})
        assert prompt.messages[0].content.text == "Open Catbells in Trails", prompt
        reference = types.PromptReference(name="trails_open_trail")
        completed = await client.complete(reference, {"name": "target", "value": "cat"})
        assert completed.completion.values[0] == "Catbells", completed
        resources = (await client.list_resources()).resources
        catbells = next(resource for resource in resources if resource.name == "Catbells")
        contents = (await client.read_resource(str(catbells.uri))).contents
        assert any("Catbells" in (content.text or "") for content in contents), contents
        if mode != "legacy":
            async with client.listen(tools_list_changed=True, resources_list_changed=True):
                await call("perform_request", {"text": "what can you do"})
    await check_forms(with_forms, types.ElicitResult)
    print(f"mcp 2.x, {mode}: {version}, {len(tools)} tools, {called} of them called")


asyncio.run(asyncio.wait_for(main(), 60))

"""The official client 1.x against `behest mcp`."""

import asyncio
import sys
from contextlib import asynccontextmanager

from mcp import ClientSession, StdioServerParameters, types
from mcp.client.stdio import stdio_client
from mcp.shared.exceptions import McpError

from mcp_checks import check_calls, check_every_tool, check_forms, check_schemas, check_unanswered, dumped, environment

behest, state = sys.argv[1:3]
server = StdioServerParameters(command=behest, args=["mcp"], env=environment(state))


@asynccontextmanager
async def session(**options):
    async with stdio_client(server) as (read, write):
        async with ClientSession(read, write, **options) as client:
            yield client, await client.initialize()


@asynccontextmanager
async def with_forms(person):
    async with session(elicitation_callback=person) as (client, _):
        yield client.call_tool


async def main():
    async with session() as (client, hello):
        assert hello.protocolVersion == "2025-11-25", hello
        tools = check_schemas([dumped(tool) for tool in (await client.list_tools()).tools])
        await check_calls(tools, client.call_tool)
        await check_unanswered(tools, client.call_tool)
        called = await check_every_tool(tools, client.call_tool)
        try:
            await client.call_tool("no_such_tool", {})
            raise AssertionError("an unknown tool is an error")
        except McpError as error:
            assert error.error.code == -32602, error
        await client.send_ping()
        assert len((await client.list_prompts()).prompts) > 5
        assert len((await client.list_resources()).resources) > 5
    await check_forms(with_forms, types.ElicitResult)
    print(f"mcp 1.x: {hello.protocolVersion}, {len(tools)} tools, {called} of them called")


asyncio.run(asyncio.wait_for(main(), 60))

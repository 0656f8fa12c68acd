"""What both versions of the official client have in common: every tool's schema is valid, calls keep their output schemas."""

import asyncio
import os
import time

import jsonschema

CONDITIONS = {"trail": "Catbells"}


def environment(state):
    return {"XDG_STATE_HOME": state, "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}


def dumped(tool):
    return tool.model_dump(by_alias=True, exclude_none=True, mode="json")


def check_schemas(tools):
    names = [tool["name"] for tool in tools]
    assert len(names) == len(set(names)), "names are unique"
    for tool in tools:
        assert 1 <= len(tool["name"]) <= 64, tool["name"]
        assert tool["title"] and tool["description"], tool["name"]
        for key in ("inputSchema", "outputSchema"):
            jsonschema.Draft202012Validator.check_schema(tool[key])
            assert tool[key]["type"] == "object"
    return {tool["name"]: tool for tool in tools}


def check_result(tool, result, arguments=None):
    if arguments is not None:
        jsonschema.validate(arguments, tool["inputSchema"])
    if result.get("structuredContent") is not None:
        jsonschema.validate(result["structuredContent"], tool["outputSchema"])
    assert result["content"], tool["name"]


def first_examples(tool):
    """Arguments for a call: the first example or choice of each parameter that is required; nil if one has none."""
    arguments = {}
    for name in tool["inputSchema"].get("required", []):
        schema = tool["inputSchema"]["properties"][name]
        if "examples" in schema:
            arguments[name] = schema["examples"][0]
        elif "oneOf" in schema:
            arguments[name] = schema["oneOf"][0]["const"]
        elif "enum" in schema:
            arguments[name] = schema["enum"][0]
        else:
            return None
    return arguments


async def check_every_tool(tools, call):
    """Calls whatever can be called with examples alone; its result has to be what its schema says."""
    called = 0
    for name, tool in tools.items():
        arguments = first_examples(tool)
        if arguments is None or name == "perform_request":
            continue
        check_result(tool, dumped(await call(name, arguments)), arguments)
        called += 1
    return called


async def check_calls(tools, call):
    """A hit, a miss, a tool that is not there, Unicode and much of it, calls that overlap."""
    hit = dumped(await call("trails_get_trail_conditions", CONDITIONS))
    check_result(tools["trails_get_trail_conditions"], hit, CONDITIONS)
    assert not hit["isError"] and "Catbells" in hit["content"][0]["text"], hit
    said = dumped(await call("perform_request", {"text": "how are the conditions on catbels"}))
    check_result(tools["perform_request"], said)
    assert said["structuredContent"]["intent"] == "GetTrailConditions", said
    conversation = said["structuredContent"]["conversation"]
    again = dumped(await call("perform_request", {"text": "and lac blanc?", "conversation": conversation}))
    assert "Lac Blanc" in again["content"][0]["text"], again
    miss = dumped(await call("perform_request", {"text": "qwertz uiop"}))
    assert miss["isError"] and miss["structuredContent"]["outcome"] == "notRecognized", miss
    unicode = dumped(await call("perform_request", {"text": "お気に入り 🥾 " * 5_000}))
    assert unicode["isError"], unicode
    found = dumped(await call("find_entities", {"type": "TrailEntity", "text": "catbells"}))
    check_result(tools["find_entities"], found)
    assert found["structuredContent"]["entities"][0]["title"] == "Catbells", found
    both = await asyncio.gather(*(call("trails_get_trail_info", {"trail": name}) for name in ("Catbells", "Lac Blanc")))
    assert ["Catbells" in dumped(both[0])["content"][0]["text"], "Lac Blanc" in dumped(both[1])["content"][0]["text"]]


async def check_unanswered(tools, call):
    """A client without forms is told what is missing, and nothing is confirmed for it."""
    missing = dumped(await call("trails_get_trail_conditions", {}))
    assert missing["isError"] and "'trail'" in missing["content"][-1]["text"], missing
    unconfirmed = dumped(await call("perform_request", {"text": "buy a day pass for yosemite"}))
    assert unconfirmed["isError"] and "Only a person may confirm" in unconfirmed["content"][-1]["text"], unconfirmed
    assert unconfirmed["structuredContent"]["outcome"] == "awaitingConfirmation", unconfirmed


class Person:
    """Fills forms in as it was told, and remembers what was asked."""

    def __init__(self, result_type, *answers):
        self.result_type = result_type
        self.answers = list(answers)
        self.forms = []

    async def __call__(self, context, params):
        form = params.model_dump(by_alias=True, exclude_none=True, mode="json")
        self.forms.append(form)
        schema = form["requestedSchema"]
        jsonschema.Draft202012Validator.check_schema(schema)
        answer = self.answers.pop(0)
        if answer in ("decline", "cancel"):
            return self.result_type(action=answer)
        content = {schema["required"][0]: answer}
        jsonschema.validate(content, schema)
        return self.result_type(action="accept", content=content)


async def check_forms(client, result_type):
    """Values and confirmations, filled in, declined and cancelled."""
    person = Person(result_type, "Catbells")
    async with client(person) as call:
        answered = dumped(await call("trails_get_trail_conditions", {}))
        assert not answered["isError"] and "Catbells" in answered["content"][0]["text"], answered
        assert len(person.forms) == 1, person.forms
    person = Person(result_type, "decline", "cancel", None)
    async with client(person) as call:
        for _ in range(2):
            refused = dumped(await call("perform_request", {"text": "buy a day pass for yosemite"}))
            assert refused["isError"] and refused["structuredContent"]["outcome"] == "cancelled", refused
        labels = person.forms[0]["requestedSchema"]["properties"]["confirmation"]["enum"]
        person.answers = [labels[0]]
        bought = dumped(await call("perform_request", {"text": "buy a day pass for yosemite"}))
        assert not bought["isError"] and bought["structuredContent"]["outcome"] == "succeeded", bought


class Leaving:
    """The process is gone within two seconds of the end of its input."""

    def __enter__(self):
        self.start = time.monotonic()

    def __exit__(self, *_):
        assert time.monotonic() - self.start < 2.5

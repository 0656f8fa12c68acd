import AppIntents
import Testing

@testable import Connections
@testable import Harbor

@Suite struct `A client that says initialize` {
  @Test func `is told the version that it asked for, and the newest where nobody knows that one`() async {
    let talk = await MCPTalk()
    await talk.holds(
      """
      > {"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{}}}
      < {"jsonrpc":"2.0","id":"a","result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{"listChanged":true},"prompts":{"listChanged":false},"resources":{"listChanged":true},"completions":{}},"serverInfo":{"name":"behest","title":"Behest","version":"0.1.0"},"instructions":"…"}}
      > {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"1999-01-01","capabilities":{}}}
      < {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25",…}}
      """)
  }

  @Test func `lists what apps let others discover, each with what it takes and returns`() async {
    let talk = await MCPTalk()
    await talk.holds(
      MCPTalk.hello + """

        > {"jsonrpc":"2.0","id":2,"method":"tools/list"}
        < {"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"perform_request",…},{"name":"find_entities",…},…{"name":"harbor_cast_off","title":"Cast Off",…"inputSchema":{"type":"object","properties":{"boat":{"title":"Boat","description":"The identifier or the name of a Boat, in a string.","type":"string","examples":["Gray Heron","Gull","Swan","Swan"]},"crew":{"title":"Crew","type":"integer","minimum":1,"maximum":8,"default":2}},"required":["boat"],"additionalProperties":false},…}]}}
        """)
  }

  @Test func `does not see intents that are not to be discovered, nor those that draw snippets`() async throws {
    let names = await MCPTalk().server.catalog().list.map(text)
    #expect(!names.contains { $0.contains("raise_flag") || $0.contains("flags_snippet") })
    #expect(names.count { $0.contains("\"name\":\"harbor_open_boat\"") } == 1)
  }

  @Test func `calls an intent with an identifier, and one by a name in other letters`() async {
    let talk = await MCPTalk()
    await talk.holds(
      MCPTalk.hello + """

        > {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"harbor_cast_off","arguments":{"boat":"swan-n","crew":4}}}
        < {"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"Swan sails with a crew of 4."}],"structuredContent":{"outcome":"succeeded","dialog":"Swan sails with a crew of 4.","value":{"id":"swan-n","subtitle":"North Pier","title":"Swan","type":"Boat"},"conversation":"1"},"isError":false}}
        > {"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"harbor_cast_off","arguments":{"boat":"gray heron"}}}
        < {"jsonrpc":"2.0","id":4,"result":{"content":[{"type":"text","text":"Gray Heron sails with a crew of 2."}],…}}
        """)
    #expect(talk.harbor.deeds == ["cast off swan-n 4", "cast off heron 2"])
  }

  @Test func `is told what is missing and how to pass it where it has no forms`() async {
    let talk = await MCPTalk()
    await talk.holds(
      MCPTalk.hello + #"""

        > {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"harbor_cast_off","arguments":{}}}
        < {"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"Which boat?  (1 Gray Heron – North Pier, 2 Gull – South Pier, 3 Swan – North Pier, 4 Swan – South Pier)\nCall it again with 'boat', or say it in perform_request with \"conversation\": \"1\"."}],"structuredContent":{"outcome":"needsInput","question"…},"isError":true}}
        > {"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"perform_request","arguments":{"text":"the gull","conversation":"1"}}}
        < {"jsonrpc":"2.0","id":4,"result":{"content":[{"type":"text","text":"Gull sails with a crew of 2."}],…"isError":false}}
        """#)
  }

  @Test func `cannot confirm by itself what a person has to confirm`() async {
    let talk = await MCPTalk()
    await talk.holds(
      MCPTalk.hello + #"""

        > {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"harbor_scuttle_boat","arguments":{"entities":["gull"]}}}
        < {"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"Sink Gull for good?\nOnly a person may confirm this. Ask the person, and say what the person answers in perform_request with \"conversation\": \"1\"."}],…"isError":true}}
        """#)
    #expect(talk.harbor.boats.count == 4)
    // Nor does an answer that comes with the request.
    await talk.holds(
      #"""
      > {"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"perform_request","arguments":{"text":"scuttle boat gull","answers":{"confirmation":"yes","Boat":"gull"}}}}
      < {"jsonrpc":"2.0","id":5,"result":{"content":[{"type":"text","text":"Sink Gull for good?…"isError":true}}
      """#)
    #expect(talk.harbor.boats.count == 4)
  }

  @Test func `is told all that is wrong with its arguments, and nothing is performed`() async {
    let talk = await MCPTalk()
    await talk.holds(
      MCPTalk.hello + #"""

        > {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"harbor_cast_off","arguments":{"boat":[1],"crew":9,"sails":2}}}
        < {"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"'boat' has to be the identifier or the name of a Boat, in a string\n'crew' has to be a whole number from 1 to 8\n'sails' is no parameter; there is 'boat' and 'crew'"}],"isError":true}}
        > {"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"harbor_castoff","arguments":{}}}
        < {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"there is no tool 'harbor_castoff'; did you mean 'harbor_cast_off'?"}}
        """#)
    #expect(talk.harbor.deeds == [])
  }

  @Test func `hears of progress, never less than before`() async {
    let talk = await MCPTalk()
    await talk.holds(
      MCPTalk.hello + """

        > {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"harbor_drill_crew","_meta":{"progressToken":"p"}}}
        < {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p","progress":0,"total":1}}
        < {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p","progress":0.25,"total":1}}
        < {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p","progress":0.5,"total":1}}
        < {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p","progress":0.75,"total":1}}
        < {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p","progress":1,"total":1}}
        < {"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"The crew is ready."}],…}}
        """)
  }

  @Test func `stops what it cancels, and gets no answer to it`() async {
    let talk = await MCPTalk()
    await talk.holds(
      MCPTalk.hello + """

        > {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"harbor_wait_for_tide"}}
        """)
    while talk.harbor.deeds.last != "waiting" { await Task.yield() }
    await talk.holds(
      """
      > {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":3}}
      > {"jsonrpc":"2.0","id":4,"method":"ping"}
      < {"jsonrpc":"2.0","id":4,"result":{}}
      """)
    await talk.server.end(within: .seconds(60))
    #expect(talk.harbor.deeds == ["waiting"])
  }

  @Test func `hears that lists have changed when entities have`() async {
    let talk = await MCPTalk()
    await talk.holds(
      MCPTalk.hello + """

        > {"jsonrpc":"2.0","id":2,"method":"tools/list"}
        < {"jsonrpc":"2.0","id":2,"result":…}
        """)
    await talk.server.announceChanges()
    talk.harbor.add("petrel", named: "Petrel")
    HarborShortcuts.updateAppShortcutParameters()
    await talk.holds(
      """
      > {"jsonrpc":"2.0","method":"notifications/nothing"}
      < {"jsonrpc":"2.0","method":"notifications/tools/list_changed"}
      > {"jsonrpc":"2.0","id":5,"method":"tools/list"}
      < {"jsonrpc":"2.0","id":5,"result":{…Petrel…}}
      """)
  }
}

@Suite struct `A question of an intent` {
  @Test func `is a form with a field, and goes on with what is filled in`() async {
    let talk = await MCPTalk()
    await talk.holds(
      MCPTalk.helloWithForms + #"""

        > {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"harbor_ask_weather","arguments":{"weather":"stormy"}}}
        < {"jsonrpc":"2.0","id":"elicitation-1","method":"elicitation/create","params":{"mode":"form","message":"For which day?","requestedSchema":{"type":"object","properties":{"day":{"type":"string","title":"Day"}},"required":["day"]}}}
        > {"jsonrpc":"2.0","id":"elicitation-1","result":{"action":"accept","content":{"day":"2026-12-24"}}}
        < {"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"Stormy on 12/24 it is."}],…"isError":false}}
        """#)
  }

  @Test func `that only a person may answer is one of two labels, and declining it does nothing`() async {
    let talk = await MCPTalk()
    await talk.holds(
      MCPTalk.helloWithForms + #"""

        > {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"harbor_scuttle_boat","arguments":{"entities":["gull"]}}}
        < {"jsonrpc":"2.0","id":"elicitation-1","method":"elicitation/create","params":{"mode":"form","message":"Sink Gull for good?","requestedSchema":{"type":"object","properties":{"confirmation":{"type":"string","enum":["Sink","Keep"],"title":"Confirmation"}},"required":["confirmation"]}}}
        > {"jsonrpc":"2.0","id":"elicitation-1","result":{"action":"decline"}}
        < {"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"Cancelled. I haven’t done this: Scuttle Boat: Gull."}],…"isError":true}}
        > {"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"harbor_scuttle_boat","arguments":{"entities":["gull"]}}}
        < {"jsonrpc":"2.0","id":"elicitation-2",…}
        > {"jsonrpc":"2.0","id":"elicitation-2","result":{"action":"accept","content":{"confirmation":"Sink"}}}
        < {"jsonrpc":"2.0","id":4,"result":{"content":[{"type":"text","text":"Gull is gone."}],…"isError":false}}
        """#)
    #expect(!talk.harbor.boats.map(\.id).contains("gull"))
  }

  @Test func `among things of one name tells them apart`() async {
    let talk = await MCPTalk()
    await talk.holds(
      MCPTalk.helloWithForms + #"""

        > {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"harbor_open_boat","arguments":{"target":"Swan"}}}
        < {"jsonrpc":"2.0","id":"elicitation-1",…"enum":["Swan (North Pier)","Swan (South Pier)"]…}
        > {"jsonrpc":"2.0","id":"elicitation-1","result":{"action":"accept","content":{"target":"Swan (South Pier)"}}}
        < {"jsonrpc":"2.0","id":3,"result":{…"isError":false}}
        """#)
  }

  @Test func `comes again where the form has no answer in it`() async {
    let talk = await MCPTalk()
    await talk.holds(
      MCPTalk.helloWithForms + #"""

        > {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"harbor_choose_treat"}}
        < {"jsonrpc":"2.0","id":"elicitation-1",…"enum":["Tea","Rum"…
        > {"jsonrpc":"2.0","id":"elicitation-1","result":{"action":"accept","content":{"drink":3}}}
        < {"jsonrpc":"2.0","id":"elicitation-2",…"enum":["Tea","Rum"…
        > {"jsonrpc":"2.0","id":"elicitation-2","result":{"action":"accept","content":{"choice":"Tea"}}}
        < {"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"Tea for everybody."}],…}}
        """#)
  }

  @Test func `is withdrawn when the call is cancelled`() async {
    let talk = await MCPTalk()
    await talk.holds(
      MCPTalk.helloWithForms + #"""

        > {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"harbor_choose_treat"}}
        < {"jsonrpc":"2.0","id":"elicitation-1",…
        > {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":3}}
        < {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"elicitation-1"}}
        > {"jsonrpc":"2.0","id":"elicitation-1","result":{"action":"accept","content":{"choice":"Tea"}}}
        > {"jsonrpc":"2.0","id":4,"method":"ping"}
        < {"jsonrpc":"2.0","id":4,"result":{}}
        """#)
  }
}

@Suite struct `A client without a handshake` {
  private let meta = MCPTalk.meta

  @Test func `says its version in each request, and gets complete results`() async {
    let talk = await MCPTalk()
    await talk.holds(
      """
      > {"jsonrpc":"2.0","id":1,"method":"server/discover","params":{\(meta)}}
      < {"jsonrpc":"2.0","id":1,"result":{"supportedVersions":["2026-07-28"],"capabilities":{…},"instructions":"…","ttlMs":0,"cacheScope":"private","resultType":"complete","_meta":{"io.modelcontextprotocol/serverInfo":{…}}}}
      > {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"harbor_list_boats",\(meta)}}
      < {"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":"There are 4 boats."}],…"isError":false,"resultType":"complete",…}}
      """)
  }

  @Test func `answers questions with another request`() async throws {
    let talk = await MCPTalk()
    let call = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"harbor_choose_treat",\#(meta)}}"#
    await talk.send(call)
    let asked = await talk.received.next()
    #expect(asked.contains(#""resultType":"input_required","inputRequests":{"choice":{"method":"elicitation/create""#))
    let key = try #require(asked.firstMatch(of: /"requestState":"([^"]*)"/)).output.1
    await talk.holds(
      """
      > {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"harbor_choose_treat","inputResponses":{"choice":{"action":"accept","content":{"choice":"Rum"}}},"requestState":"\(key)",\(meta)}}
      < {"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":"Rum for everybody."}],…}}
      > {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"harbor_choose_treat","inputResponses":{},"requestState":"\(key)",\(meta)}}
      < {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"'requestState' is unknown or too old; call the tool anew"}}
      """)
  }

  @Test func `is told which versions there are, and what its requests lack`() async {
    let talk = await MCPTalk()
    await talk.holds(
      """
      > {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2031-01-01"}}}
      < {"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"version '2031-01-01' is not supported","data":{"supported":["2026-07-28"],"requested":"2031-01-01"}}}
      > {"jsonrpc":"2.0","id":2,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}
      < {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"'io.modelcontextprotocol/clientCapabilities' of '_meta' has to be an object"}}
      > {"jsonrpc":"2.0","id":3,"method":"tools/list"}
      < {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"say 'initialize' first, or put 'io.modelcontextprotocol/protocolVersion' into '_meta' of the params"}}
      """)
  }

  @Test func `hears of changes on the stream that it opened`() async {
    let talk = await MCPTalk()
    await talk.holds(
      """
      > {"jsonrpc":"2.0","id":"listen-1","method":"subscriptions/listen","params":{"notifications":{"toolsListChanged":true,"promptsListChanged":true},\(meta)}}
      < {"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"notifications":{"toolsListChanged":true},"_meta":{"io.modelcontextprotocol/subscriptionId":"listen-1"}}}
      """)
    await talk.server.announceChanges()
    talk.harbor.add("petrel", named: "Petrel")
    HarborShortcuts.updateAppShortcutParameters()
    await talk.holds(
      """
      > {"jsonrpc":"2.0","method":"notifications/nothing"}
      < {"jsonrpc":"2.0","method":"notifications/tools/list_changed","params":{"_meta":{"io.modelcontextprotocol/subscriptionId":"listen-1"}}}
      > {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"listen-1"}}
      < {"jsonrpc":"2.0","id":"listen-1","result":{"resultType":"complete","_meta":{"io.modelcontextprotocol/subscriptionId":"listen-1"}}}
      """)
  }
}

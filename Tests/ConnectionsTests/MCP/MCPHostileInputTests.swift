import Testing

@testable import AssistantCommandLine
@testable import Connections

@Suite struct `What no client should send` {
  @Test(arguments: [
    ("[]", #""id":null,"error":{"code":-32600,"message":"a message has to be an object"}"#),
    (
      #"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#,
      #""id":null,"error":{"code":-32600,"message":"batches are not supported"}"#
    ),
    ("{", #""id":null,"error":{"code":-32700,"message":"byte 1: '{' is never closed"}"#),
    ("nonsense", #""id":null,"error":{"code":-32700,"#),
    (
      #"{"jsonrpc":"1.0","id":1,"method":"ping"}"#,
      #""id":1,"error":{"code":-32600,"message":"'jsonrpc' has to be \"2.0\""}"#
    ),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, #""id":null,"error":{"code":-32600,"message":"'id' has to be"#),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, #""id":null,"error":{"code":-32600"#),
    (#"{"jsonrpc":"2.0","id":true,"method":"ping"}"#, #""id":null,"error":{"code":-32600"#),
    (#"{"jsonrpc":"2.0","id":{"a":1},"method":"ping"}"#, #""id":null,"error":{"code":-32600"#),
    (#"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, #""id":null,"error":{"code":-32600"#),
    (
      #"{"jsonrpc":"2.0","id":-7,"method":7}"#,
      #""id":-7,"error":{"code":-32600,"message":"'method' has to be a string"}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":"ä","method":"ping","params":[1]}"#,
      #""id":"ä","error":{"code":-32602,"message":"'params' has to be an object"}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":1}"#,
      #""id":1,"error":{"code":-32600,"message":"a message has a method, a result or an error"}"#
    ),
    (#"{"jsonrpc":"2.0","id":123456789012345678901,"method":"ping"}"#, #""id":123456789012345678901,"result":{}"#),
  ])
  func `gets the protocol's own error, and the next message its answer`(_ line: String, _ answer: String) async {
    let talk = await MCPTalk()
    await talk.send(line)
    let received = await talk.received.next()
    #expect(received.hasPrefix(#"{"jsonrpc":"2.0","# + answer), "\(received)")
    await talk.holds(
      """
      > {"jsonrpc":"2.0","id":9,"method":"ping"}
      < {"jsonrpc":"2.0","id":9,"result":{}}
      """)
  }

  @Test func `unknown methods, and arguments of other types`() async {
    let talk = await MCPTalk()
    await talk.holds(
      MCPTalk.hello + #"""

        > {"jsonrpc":"2.0","id":1,"method":"tools/destroy"}
        < {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"there is no method 'tools/destroy'"}}
        > {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":7}}
        < {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"'name' has to be a string"}}
        > {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"perform_request","arguments":[]}}
        < {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"'arguments' has to be an object"}}
        > {"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"perform_request","arguments":{"text":7}}}
        < {"jsonrpc":"2.0","id":4,"result":{"content":[{"type":"text","text":"'text' has to be a string"}],"isError":true}}
        > {"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"perform_request","arguments":{"sentence":"hello"}}}
        < {"jsonrpc":"2.0","id":5,"result":{"content":[{"type":"text","text":"the request has no 'text'…"}],"isError":true}}
        > {"jsonrpc":"2.0","id":6,"method":"tools/list","params":{"cursor":"x"}}
        < {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"'cursor' is not one of this server's"}}
        > {"jsonrpc":"2.0","id":7,"method":"completion/complete","params":{"ref":{"type":"ref/prompt","name":"no"},"argument":{"name":"a","value":"b"}}}
        < {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"there is no prompt 'no'"}}
        > {"jsonrpc":"2.0","id":8,"method":"completion/complete","params":{"ref":3}}
        < {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"message":"'ref' and…"}}
        > {"jsonrpc":"2.0","id":9,"method":"resources/read","params":{}}
        < {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"message":"'uri' has to be a string"}}
        """#)
  }

  @Test func `answers to questions that nobody asked, and cancelling what is not there`() async {
    let talk = await MCPTalk()
    await talk.holds(
      #"""
      > {"jsonrpc":"2.0","id":"elicitation-1","result":{"action":"accept","content":{}}}
      > {"jsonrpc":"2.0","id":77,"error":{"code":1,"message":"no"}}
      > {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}
      > {"jsonrpc":"2.0","method":"notifications/cancelled","params":[]}
      > {"jsonrpc":"2.0","id":1,"method":"ping"}
      < {"jsonrpc":"2.0","id":1,"result":{}}
      """#)
  }

  @Test func `an identifier that is in use`() async {
    let talk = await MCPTalk()
    await talk.holds(
      MCPTalk.helloWithForms + #"""

        > {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"harbor_choose_treat"}}
        < {"jsonrpc":"2.0","id":"elicitation-1",…
        > {"jsonrpc":"2.0","id":3,"method":"ping"}
        < {"jsonrpc":"2.0","id":3,"error":{"code":-32600,"message":"a request with this 'id' is not answered yet"}}
        """#)
    await talk.server.end(within: .seconds(60))
  }

  @Test func `invalid UTF-8`() async {
    let talk = await MCPTalk()
    await talk.send(Array(#"{"jsonrpc":"2.0","id":1,"method":""#.utf8) + [0xFF, 0xC3] + Array(#""}"#.utf8))
    #expect(await talk.received.next().contains(#""code":-32700,"message":"byte 35: the file is not UTF-8""#))
  }

  @Test func `lines that are too long`() async {
    let talk = await MCPTalk()
    await talk.send(Array(repeating: UInt8(ascii: "x"), count: LineReader.usualLongest + 1))
    #expect(await talk.received.next().contains(#""code":-32600,"message":"a message has at most 1048576 bytes""#))
  }

  @Test func `texts that take long to be understood`() async {
    let talk = await MCPTalk()
    await talk.holds(MCPTalk.hello)
    let text = String(repeating: "hello ", count: 2_000)
    await talk.send(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"perform_request","arguments":{"text":"\#(text)"}}}"#
    )
    #expect(await talk.received.next().contains(#""text":"'text' has at most 8192 bytes"}],"isError":true"#))
  }

  /// Random messages built of the words of the protocol: every one that has an identifier is answered once.
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `seeded nonsense is answered once for each identifier`(_ seed: UInt64) async {
    let talk = await MCPTalk()
    await talk.holds(MCPTalk.hello)
    var random = SeededGenerator(state: seed)
    for id in 1...60 {
      let line = random.message(id: id)
      await talk.send(line)
      var answer = await talk.received.next()
      while answer.contains(#""method":"notifications/"#) { answer = await talk.received.next() }
      #expect(answer.hasPrefix(#"{"jsonrpc":"2.0","id":\#(id),"#), "\(line) → \(answer)")
    }
  }
}

private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  private static let methods = [
    "tools/list", "tools/call", "prompts/get", "prompts/list", "resources/read", "resources/list",
    "completion/complete", "ping", "server/discover", "logging/setLevel",
  ]
  private static let keys = ["name", "arguments", "uri", "ref", "argument", "cursor", "_meta", "requestState", "text"]
  private static let values = [
    "null", "true", "-1", "1e400", #""""#, #""harbor_cast_off""#, #""perform_request""#, #""find_entities""#, "[]",
    "{}", #"{"boat":"gull"}"#, #"{"text":"undo"}"#, #"{"type":"ref/prompt","name":"harbor_cast_off"}"#,
    #"{"name":"boat","value":""}"#, "[[[[]]]]", #"{"crew":3.5,"boat":{}}"#,
  ]

  mutating func message(id: Int) -> String {
    var keys = Self.keys.shuffled(using: &self)
    keys.removeLast(Int.random(in: 3...8, using: &self))
    let params = keys.map { "\"\($0)\":\(Self.values.randomElement(using: &self) ?? "null")" }
    let method = Self.methods.randomElement(using: &self) ?? "ping"
    return #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(params.joined(separator: ","))}}"#
  }
}

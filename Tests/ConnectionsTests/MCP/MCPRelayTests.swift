import AssistantCommandLine
import Testing

@testable import Connections

/// Messages that pass a relay, and what becomes of them when the worker comes to its end.
private struct RelayTalk {
  var relay = MCPRelay()

  mutating func says(_ line: String) { relay.sent(Array(line.utf8)) }

  mutating func hears(_ line: String) -> Bool { relay.received(Array(line.utf8)[...]) }

  mutating func crash() -> (answers: String, again: [String])? {
    relay.crashed(WorkerCrash(signal: 9, place: nil)).map { answers, again in
      (String(decoding: answers, as: UTF8.self), again.map { String(decoding: $0, as: UTF8.self) })
    }
  }
}

@Suite struct `An agent whose app crashes` {
  private static let killed = "the app was killed, perhaps because memory ran out; what was said before is forgotten"

  @Test func `has an error for each open request, and is greeted once`() throws {
    var talk = RelayTalk()
    let hello = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#
    let ready = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
    talk.says(hello)
    talk.says(ready)
    var isPassedOn = talk.hears(#"{"jsonrpc":"2.0","id":1,"result":{}}"#)
    #expect(isPassedOn)
    talk.says(#"{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{}}"#)
    let crash = talk.crash()
    let end = try #require(crash)
    #expect(
      end.answers == #"{"jsonrpc":"2.0","id":"a","error":{"code":-32603,"message":"\#(Self.killed)"}}"# + "\n")
    #expect(end.again == [hello, ready])
    isPassedOn = talk.hears(#"{"jsonrpc":"2.0","id":1,"result":{}}"#)
    #expect(!isPassedOn)
    isPassedOn = talk.hears(#"{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}"#)
    #expect(isPassedOn)
  }

  @Test func `has no form left that nobody waits for`() throws {
    var talk = RelayTalk()
    talk.says(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}"#)
    let isPassedOn = talk.hears(#"{"jsonrpc":"2.0","id":"elicitation-1","method":"elicitation/create","params":{}}"#)
    #expect(isPassedOn)
    let crash = talk.crash()
    let end = try #require(crash)
    #expect(
      end.answers.contains(
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"elicitation-1"}}"#))
    #expect(end.again == [])
  }

  @Test func `has no answer to a request that it cancelled`() throws {
    var talk = RelayTalk()
    talk.says(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}"#)
    talk.says(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#)
    talk.says(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
    let first = talk.crash()
    #expect(first?.answers.contains(#""id":2"#) == true)
    let second = talk.crash()
    #expect(second == nil, "a worker that has answered nothing and was asked nothing would crash again")
  }
}

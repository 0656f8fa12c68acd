import CommandLineFixtures
import PhraseCatalogs
import PhraseMatching
import Testing

@testable import AssistantCommandLine

struct RequestLinesTests {
  private let matched = #"""
    {"id":7,"text":"Turn on desk lamp in Home","outcome":"matched","application":"Home","intent":"TurnOn",\#
    "shortcut":"Turn On","parameters":{"lamp":{"id":"desk","title":"Desk Lamp","text":"desk lamp","start":8,"end":17,\#
    "value":null}},"phrase":"Turn on ${lamp} in ${applicationName}","score":1,"margin":null,"dialog":null,\#
    "supportingDialog":null,"snippet":null,"value":null,"question":null,"candidates":[{"application":"Home",\#
    "intent":"TurnOn","shortcut":"Turn On","phrase":"Turn on ${lamp} in ${applicationName}","score":1,"parameters":\#
    {"lamp":{"id":"desk","title":"Desk Lamp","text":"desk lamp","start":8,"end":17,"value":null}},"steps":[],"meaning":null}],\#
    "error":null,"micros":null,"conversation":"c1"}

    """#

  @Test func `a request object is answered with its id and conversation`() async throws {
    let outcome = try await TestBench(#"{"id":7,"text":"Turn on desk lamp in Home","conversation":"c1","dryRun":true}"#)
      .lines("--jsonl")
    #expect(outcome == .init(code: .success, output: matched, errors: ""))
  }

  @Test func `a name that two values have leads to a question`() async throws {
    let outcome = try await TestBench("Turn on bedside lamp in Home\n").lines("--jsonl", "--limit", "2")
    #expect(
      outcome.output == #"""
        {"id":null,"text":"Turn on bedside lamp in Home","outcome":"ambiguous","application":"Home","intent":"TurnOn",\#
        "shortcut":"Turn On","parameters":{"lamp":{"id":null,"title":"Bedside Lamp","text":"bedside lamp","start":8,\#
        "end":20,"value":null}},"phrase":"Turn on ${lamp} in ${applicationName}","score":1,"margin":null,"dialog":null,\#
        "supportingDialog":null,"snippet":null,"value":null,"question":{"kind":"disambiguation","parameter":"lamp","prompt":\#
        "I know two called Bedside Lamp: Left and Right. Which one?","options":[{"number":1,"id":"left",\#
        "title":"Bedside Lamp","subtitle":"Left"},{"number":2,"id":"right","title":"Bedside Lamp","subtitle":"Right"}],\#
        "buttons":[]},"candidates":[{"application":\#
        "Home","intent":"TurnOn","shortcut":"Turn On","phrase":"Turn on ${lamp} in ${applicationName}","score":1,\#
        "parameters":{"lamp":{"id":"left","title":"Bedside Lamp","text":"bedside lamp","start":8,"end":20,"value":null\#
        }},"steps":[],"meaning":null},{"application":"Home","intent":"TurnOn","shortcut":"Turn On","phrase":\#
        "Turn on ${lamp} in ${applicationName}","score":1,"parameters":{"lamp":{"id":"right","title":"Bedside Lamp",\#
        "text":"bedside lamp","start":8,"end":20,"value":null}},"steps":[],"meaning":null}],"error":null,"micros":null,\#
        "conversation":null}

        """#)
  }

  /// An answer that says only that nothing was recognized.
  private func nothing(_ id: String, _ text: String, error: String = "null") -> String {
    """
    {"id":\(id),"text":"\(text)","outcome":"notRecognized","application":null,"intent":null,"shortcut":null,\
    "parameters":{},"phrase":null,"score":null,"margin":null,"dialog":null,"supportingDialog":null,"snippet":null,\
    "value":null,"question":null,"candidates":[],"error":\(error),"micros":null,"conversation":null}

    """
  }

  @Test func `every line is answered, whatever it holds`() async throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("xyz\r\n\nq\0q\n".utf8) + [0xFF, 0x0A] + Array("last".utf8)
    let outcome = try await TestBench(bytes: bytes).lines("--jsonl")
    #expect(outcome.output == ["xyz", "", #"q\u0000q"#, "\u{FFFD}", "last"].map { nothing("null", $0) }.joined())
    #expect(outcome.code == .notRecognized)
  }

  @Test func `a request of too many words says so, and the next line is answered`() async throws {
    let words = String(repeating: "word ", count: 70_000)
    let outcome = try await TestBench("\(words)\nturn on desk lamp\n").lines("--jsonl")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains(#""error":{"code":"request.too-long""#))
    #expect(lines[1].contains(#""intent":"TurnOn""#))
    #expect(outcome.code == .unusable)
  }

  @Test func `a line of a megabyte is answered`() async throws {
    let long = String(repeating: "x", count: 1_000_000)
    let outcome = try await TestBench(long + "\nxyz\n").lines("--jsonl")
    #expect(outcome.output == nothing("null", long) + nothing("null", "xyz"))
  }

  @Test(arguments: [
    (#"{"id":3,"text":4}"#, "3", "request.wrong-kind", "'text' has to be a string"),
    (
      #"{"id":"b","limit":0,"text":"x"}"#, #""b""#, "request.wrong-kind",
      "'limit' has to be a whole number from 1 to 100"
    ),
    (#"{"id":[],"text":"x"}"#, "null", "request.wrong-kind", "'id' has to be a number or a string"),
    (#"{"id":0.10}"#, "0.10", "request.missing-text", "the request has no 'text'"),
    (
      #"{"id":4,"txt":"x"}"#, "4", "request.missing-text",
      "the request has no 'text'; it has 'txt', did you mean 'text'?"
    ),
    (
      #"{"id":4,"q":"x"}"#, "4", "request.missing-text", "the request has no 'text', and 'q' is not a key of requests"
    ),
    (#"{"id":1 "text":"x"}"#, "1", "request.not-json", "byte 9: expected ',' or '}', found '\\\"'"),
  ])
  func `a bad request object is answered with what is wrong`(line: String, id: String, code: String, message: String)
    async throws
  {
    let outcome = try await TestBench(line + "\nxyz").lines("--jsonl")
    let quoted = line.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
    let error = #"{"code":"\#(code)","message":"\#(message)"}"#
    #expect(outcome.output == nothing(id, quoted, error: error) + nothing("null", "xyz"))
    #expect(outcome.code == .unusable)
  }

  @Test(arguments: ["12345678901234567890", "-0.50", "1e5", #""a\"b""#, "null"])
  func `an id comes back as it was given`(id: String) async throws {
    let outcome = try await TestBench(#"{"id":\#(id),"text":"xyz"}"#).lines("--jsonl")
    #expect(outcome.output == nothing(id, "xyz"))
  }

  @Test(arguments: [
    #"  {"id":1,"text":"xyz"}"#, "\t{\"id\":1,\"text\":\"xyz\"} ", #"{"id":1,"id":2,"text":"xyz","text":"abc"}"#,
  ])
  func `a line that begins with a brace is an object, of which the first of equal keys counts`(line: String)
    async throws
  {
    #expect(
      try await TestBench(line).lines("--jsonl") == .init(code: .notRecognized, output: nothing("1", "xyz"), errors: "")
    )
  }

  @Test(
    arguments: [
      (#"{"id":9,"text":"x","limit":}"#, "9"), (#"{"text":"x","id":9"#, "9"), (#"{"text":,"id":9}"#, "null"),
      (#"{"a":{"id":8},"x":}"#, "null"), (#"[{"id":9}]"#, nil),
    ] as [(String, String?)])
  func `an id is given back as far as it can be read`(line: String, id: String?) async throws {
    let output = try await TestBench(line).lines("--jsonl").output
    #expect(output.hasPrefix(#"{"id":\#(id ?? "null"),"#), "\(output)")
  }

  @Test func `the steps come with a request that asks for them`() async throws {
    let outcome = try await TestBench(#"{"text":"Turn on desk lamp in Home","explain":true}"#).lines("--jsonl")
    #expect(
      outcome.output.contains(#""steps":[{"kind":"said","phrasePart":"turn","requestText":"Turn","start":0,"end":4,"#))
  }

  @Test func `people get a line per line, and an empty one for an empty one`() async throws {
    let outcome = try await TestBench("Turn on desk lamp in Home\n\nTurn on bedside lamp in Home\nxyz\n").lines()
    #expect(
      outcome.output == #"""
        1.00  TurnOn  lamp=Desk Lamp [desk]  "Turn on ${lamp} in ${applicationName}"

        ambiguous  1.00 TurnOn lamp=Bedside Lamp [left] | 1.00 TurnOn lamp=Bedside Lamp [right]
        not recognized

        """#)
    #expect(outcome.code == .notRecognized)
  }

  @Test func `the nearest shortcut and what it misses are named`() async throws {
    let outcome = try await TestBench("turn on").lines()
    #expect(outcome.output.hasPrefix("not recognized  (nearest 0."))
    #expect(outcome.output.hasSuffix(" TurnOn, missing a lamp)\n"))
  }

  @Test func `without JSON a brace is a character like others`() async throws {
    #expect(
      try await TestBench("{\"text\"").lines() == .init(code: .notRecognized, output: "not recognized\n", errors: ""))
  }

  @Test func `nothing comes of nothing`() async throws {
    #expect(try await TestBench().lines("--jsonl") == .init(code: .success, output: "", errors: ""))
  }

  @Test func `the keys are those of the documented answer, in its order`() async throws {
    let documented = [
      "id", "text", "outcome", "application", "intent", "shortcut", "parameters", "phrase", "score", "margin", "dialog",
      "supportingDialog", "snippet", "value", "question", "candidates", "error", "micros", "conversation",
    ]
    for line in ["Turn on desk lamp in Home", "Turn on bedside lamp in Home", "xyz", "", "{"] {
      let output = try await TestBench(line + "\n").lines("--jsonl").output
      #expect(topLevelKeys(of: output) == documented)
    }
  }

  /// The keys at depth one, in order.
  private func topLevelKeys(of json: String) -> [String] {
    var keys: [String] = []
    var depth = 0
    var text: String?
    var last = ""
    var isEscaped = false
    for character in json {
      if let open = text {
        if isEscaped || character != "\"" { text = open + String(character) } else { (last, text) = (open, nil) }
        isEscaped = character == "\\" && !isEscaped
        continue
      }
      switch character {
      case "\"": text = ""
      case "{", "[": depth += 1
      case "}", "]": depth -= 1
      case ":" where depth == 1: keys.append(last)
      default: break
      }
    }
    return keys
  }
}

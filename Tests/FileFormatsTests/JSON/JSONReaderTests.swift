import Diagnostics
import Testing

@testable import FileFormats

/// A document in its shortest spelling, to compare whole.
private func compact(_ text: String) -> String {
  let (root, findings) = JSONValue.read(Array(text.utf8))
  guard let root else { return findings.map { "\($0.headline) at \($0.range)" }.joined(separator: "\n") }
  return ([root.compact] + findings.map(\.headline)).joined(separator: "\n")
}

extension JSONValue {
  fileprivate var compact: String {
    switch content {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let value, _): "\(value)"
    case .string(let value): "'\(value)'"
    case .array(let elements): "[" + elements.map(\.compact).joined(separator: ",") + "]"
    case .object(let members): "{" + members.map { "\($0.key):\($0.value.compact)" }.joined(separator: ",") + "}"
    }
  }
}

@Suite struct `JSON5` {
  @Test(arguments: [
    ("\u{FEFF}{ }", "{}"),
    (" [1, 2,] // end", "[1.0,2.0]"),
    ("/* a * b **/ {a: 1, /* c */ 'b': true, \"c\": null,}", "{a:1.0,b:true,c:null}"),
    ("{$_é\\u0061: 1}", "{$_éa:1.0}"),
    ("\u{A0}\u{2003}\u{3000}[\u{B}\u{C}\r\n]", "[]"),
    ("[+1, -.5, 5., 1e3, 2.5E-1, 0xFf, -0x10]", "[1.0,-0.5,5.0,1000.0,0.25,255.0,-16.0]"),
    ("[Infinity, -Infinity, NaN]", "[inf,-inf,nan]"),
    (#"['a\'b', "c\"d", 'e"f', "\(x)"]"#, #"['a'b','c"d','e"f','(x)']"#),
    (#"'\b\f\n\r\t\v\0\x41\u00e9\/'"#, "'\u{8}\u{C}\n\r\t\u{B}\0Aé/'"),
    (#"'\ud83d\udca1 \ud83d \udca1 \ud83dx'"#, "'💡 \u{FFFD} \u{FFFD} \u{FFFD}x'"),
    ("'a\\\nb\\\r\nc\\\rd\\\u{2028}e\\é'", "'abcdeé'"),
    ("{a: 1, 'a': 2, \"\\u0061\": 3}", "{a:1.0}\n" + String(repeating: duplicate, count: 2).dropLast()),
    ("[1\n2]", "[1.0,2.0]\nerror: ',' is missing [catalog.syntax]"),
    (#"'\8 \u12 \x'"#, #"'8 u12 x'"# + "\n" + [#"\8"#, #"\u"#, #"\x"#].map(badEscape).joined(separator: "\n")),
  ])
  func `is read`(text: String, expected: String) {
    #expect(compact(text) == expected)
  }

  private static let duplicate = "error: key 'a' is written twice; only the first counts [catalog.duplicate-key]\n"

  private static func badEscape(_ escape: String) -> String { "error: '\(escape)' is not an escape [catalog.syntax]" }

  @Test(arguments: [
    ("", "the file is empty", 0..<0),
    (" // nothing", "the file is empty", 0..<0),
    ("hello", "expected a value, found 'hello'", 0..<5),
    ("True", "expected a value, found 'True'", 0..<4),
    ("[1, 2", "'[' is never closed", 0..<1),
    ("{a: {b: 1}", "'{' is never closed", 0..<1),
    ("[1 2]", "expected ',' or ']', found '2'", 3..<4),
    ("[1, 2}", "expected ',' or ']', found '}'", 5..<6),
    ("{\"a\" 1}", "expected ':' after the key, found '1'", 5..<6),
    ("{a: }", "expected a value, found '}'", 4..<5),
    ("{1: 2}", "expected a key, found '1'", 1..<2),
    ("[,]", "expected a value, found ','", 1..<2),
    ("{} {}", "expected the end of the file, found '{'", 3..<4),
    ("{a:", "expected a value, found the end of the file", 3..<3),
    ("['a\n']", "string is not closed on its line", 1..<3),
    ("'a", "string is not closed on its line", 0..<2),
    ("'a\\", "string is not closed on its line", 0..<3),
    ("/* a", "comment is never closed", 0..<2),
    ("[01]", "'01' is not a number", 1..<3),
    ("[1.2.3]", "'1.2.3' is not a number", 1..<6),
    ("[-]", "'-' is not a number", 1..<2),
    ("[1e]", "'1e' is not a number", 1..<3),
    ("[0x]", "'0x' is not a number", 1..<3),
    ("[12abc]", "'12abc' is not a number", 1..<6),
  ])
  func `that is broken is one finding`(text: String, message: String, range: Range<Int>) {
    let (root, findings) = JSONValue.read(Array(text.utf8))
    #expect(root == nil)
    #expect(
      findings.filter { $0.rule == "catalog.syntax" && $0.fix == nil || $0.fix?.replacement == "true" }.map(\.message)
        .last == message)
    #expect(findings.last?.range == range)
  }

  @Test func `that is not UTF-8 is one finding`() {
    let (root, findings) = JSONValue.read([0x22, 0x61, 0xFF, 0x22])
    #expect(root == nil)
    #expect(findings == [Finding(rule: "catalog.syntax", message: "the file is not UTF-8", range: 2..<3)])
  }

  @Test(arguments: ["[", "{a:", "[{a:"])
  func `nested ten thousand deep is one finding`(opening: String) {
    let (root, findings) = JSONValue.read(Array(String(repeating: opening, count: 10_000).utf8))
    #expect(root == nil)
    #expect(findings.map(\.message) == ["brackets are nested more than 256 deep"])
  }

  @Test func `may be nested 256 deep`() {
    let text = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
    #expect(compact(text) == text)
  }

  @Test func `notices a key that is written twice among many`() {
    let keys = (0..<1_000).map { "k\($0): 1" } + ["'k\\u0037': 2"]
    let (_, findings) = JSONValue.read(Array("{\(keys.joined(separator: ","))}".utf8))
    #expect(findings.map(\.message) == ["key 'k7' is written twice; only the first counts"])
  }

  @Test func `knows where each decoded character was written`() throws {
    let text = #"'a\u00e9\"# + "\n" + #"b\ud83d\udca1c\t'"#
    let bytes = Array(text.utf8)
    let root = try #require(JSONValue.read(bytes).value)
    let spelling = try #require(JSONSpelling(of: root, in: bytes))
    let written = ["a", #"\u00e9"#, "b", #"\ud83d\udca1"#, "c", #"\t"#]
    var offset = 0
    for (scalar, source) in zip(try #require(root.string).unicodeScalars, written) {
      let range = spelling.sourceRange(of: offset..<offset + UTF8.width(scalar))
      #expect(String(decoding: bytes[range], as: UTF8.self) == source)
      offset += UTF8.width(scalar)
    }
  }

  @Test func `values are equal wherever they are written`() throws {
    let spread = try JSONValue(reading: Array("{ a: 1,\n 'b': ['x'] }".utf8))
    #expect(spread == .object(["b": .array([.string("x")]), "a": .number(1, written: "1")]))
    #expect(spread["b"]?.range == 14..<19)
    #expect(spread.members.map(\.keyRange) == [2..<3, 10..<11])
  }

  @Test func `what stands before a mistake is still read`() {
    let beginning = JSONValue.beginning(of: Array("{id: 7, text: 'x', oops".utf8))
    #expect(beginning == .object(["id": .number(7, written: "7"), "text": .string("x")]))
  }

  @Test(arguments: [("1e3", "1e3"), ("-0.50", "-0.50"), ("0x10", "16.0"), (".5", "0.5"), ("NaN", "null")])
  func `a number keeps the digits that JSON allows`(text: String, json: String) throws {
    guard case .number(_, let written) = try JSONValue(reading: Array(text.utf8)).content else {
      Issue.record("not a number")
      return
    }
    #expect(written == json)
  }
}

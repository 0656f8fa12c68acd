import Diagnostics
import IntentRuntime
import PhraseMatching
import Testing

@testable import PhraseTesting

struct RequestFileTests {
  private func read(_ text: String, _ layout: RequestFile.Layout = .lines) -> (file: RequestFile, findings: [String]) {
    let bytes = Array(text.utf8)
    let (file, findings) = RequestFile.read(bytes, layout)
    let source = SourceText(bytes)
    return (
      file,
      findings.map { finding in
        let place = source.position(at: finding.range.lowerBound)
        return "\(place.line):\(place.column) \(finding.headline)"
      }
    )
  }

  @Test func `a line says what is expected of a request`() throws {
    let (file, findings) = read(
      """
      {"text":"dim it","intent":["Dim","TurnOff"],"parameters":{"lamp":["desk","porch"],"level":20,"day":null,"on":true,\
      "amount":{"value":2,"unit":"liters"}},"application":"Home","phrase":"Dim","outcome":"ambiguous","dialog":"Done.",\
      "margin":0.25,"answers":{"room":"hall","level":5,"sure":true},"now":"2026-11-20","comment":"why"}
      """)
    #expect(findings == [])
    var expected = ExpectedRequest("dim it")
    expected.intent = .oneOf(["Dim", "TurnOff"])
    expected.parameters = [
      .init(name: "lamp", values: [.text("desk"), .text("porch")]), .init(name: "level", values: [.number(20)]),
      .init(name: "day", values: []), .init(name: "on", values: [.boolean(true)]),
      .init(name: "amount", values: [.measurement(2, unit: "liters")]),
    ]
    (expected.application, expected.phrase, expected.outcome, expected.dialog) = ("Home", "Dim", .ambiguous, "Done.")
    (expected.margin, expected.now) = (0.25, CivilMoment(year: 2026, month: 11, day: 20))
    expected.answers = ["room": "hall", "level": "5", "sure": "yes"]
    expected.range = try #require(file.requests.first).range
    #expect(file.requests == [expected])
  }

  @Test func `empty lines, comments and a byte order mark say nothing`() {
    let (file, findings) = read(
      "\u{FEFF}// lamps\n\n  \r\n{\"text\":\"a\",\"intent\":null}\r\n{text: 'b', intent: 'X'} // why\n")
    #expect(findings == [])
    #expect(file.requests.map(\.text) == ["a", "b"])
    #expect(file.requests.map(\.line) == [4, 5])
    #expect(file.requests.map(\.intent) == [.none, .oneOf(["X"])])
  }

  @Test(arguments: [
    (
      RequestFile.Layout.lines,
      "{\"catalog\":\"home.json\",\"app\":\"Home\",\"locale\":\"de\",\"now\":\"2026-11-20T10:00\",\"threshold\":0.8,\"margin\":0.1}\n{\"text\":\"a\",\"intent\":null}"
    ),
    (
      .document,
      "{\"catalog\":[\"home.json\"],\"app\":\"Home\",\"locale\":\"de\",\"now\":\"2026-11-20T10:00\",\"threshold\":0.8,\"margin\":0.1,\n\"requests\":[{\"text\":\"a\",\"intent\":null}]}"
    ),
  ])
  func `settings hold for all requests of a file`(layout: RequestFile.Layout, text: String) {
    let (file, findings) = read(text, layout)
    #expect(findings == [])
    #expect(file.requests.map(\.text) == ["a"])
    #expect(file.requests.map(\.line) == [2])
    #expect(
      file.settings
        == RequestFile.Settings(
          catalogs: ["home.json"], application: "Home", locale: "de",
          now: CivilMoment(year: 2026, month: 11, day: 20, hour: 10), threshold: 0.8, margin: 0.1))
  }

  @Test func `an array is a file, too`() {
    let (file, findings) = read("[{text: 'a', intent: null},\n {text: 'b', outcome: 'matched'}]", .document)
    #expect(findings == [])
    #expect(file.requests.map(\.text) == ["a", "b"])
    #expect(file.requests.map(\.isRejection) == [true, false])
  }

  @Test func `sentence tests share what is expected`() {
    let (file, findings) = read(
      """
      {"language": "en", "tests": [
        {"sentences": ["turn on the lamp", "lamp on"],
         "intent": {"name": "HassTurnOn", "slots": {"area": "kitchen", "domain": ["light", "fan"]},
           "context": {"area": "Kitchen"}},
         "response": ["Turned on the lamp", "On"]},
        {"sentences": "what", "intent": null}
      ]}
      """, .document)
    #expect(findings == [])
    #expect(file.settings.locale == "en")
    #expect(file.requests.map(\.text) == ["turn on the lamp", "lamp on", "what"])
    #expect(file.requests.map(\.line) == [2, 2, 6])
    #expect(file.requests.map(\.place) == ["Kitchen", "Kitchen", nil])
    #expect(file.requests.map(\.intent) == [.oneOf(["HassTurnOn"]), .oneOf(["HassTurnOn"]), .none])
    #expect(
      file.requests[1].parameters == [
        .init(name: "area", values: [.text("kitchen")]), .init(name: "domain", values: [.text("light"), .text("fan")]),
      ])
    #expect(file.requests.map(\.dialog) == ["Turned on the lamp", "Turned on the lamp", nil])
    #expect(file.requests.allSatisfy { $0.sharesExpectations })
  }

  @Test func `a line may be one of Home Assistant's tests, said in a place`() {
    let (file, findings) = read(
      """
      {"here": "hall"}
      {"text": "lights on", "intent": "HassTurnOn", "slots": {"domain": ["light", "fan"]}, "combo": "domain_only", \
      "file": "HassTurnOn/domain_only", "needs_context_area": true, "context_area": "Kitchen", "wildcard_slots": []}
      {"text": "stop", "intent": "HassStop", "slots": {}, "context_area": null}
      {"text": "go", "intent": "Go", "here": "study"}
      """)
    #expect(findings == [])
    #expect(file.settings.place == "hall")
    #expect(file.requests.map(\.place) == ["Kitchen", nil, "study"])
    #expect(file.requests[0].parameters == [.init(name: "domain", values: [.text("light"), .text("fan")])])
    #expect(file.requests[1].parameters == [])
  }

  @Test(arguments: [
    (
      "turn on",
      "1:1 error: a line must be an object, such as {\"text\": \"…\", \"intent\": \"…\"} [requests.no-object]"
    ),
    (
      "{\"text\":\"a\" \"intent\":null}",
      "1:13 error: expected ',' or '}', found '\"' [requests.syntax]"
    ),
    (
      "{\"txt\":\"a\"}",
      "1:1 error: the request has no 'text'; it has 'txt', did you mean 'text'? [requests.missing-text]"
    ),
    ("{\"intent\":\"a\"}", "1:1 error: the request has no 'text' [requests.missing-text]"),
    ("{\"text\":5}", "1:9 error: 'text' must be a string, not a number [requests.wrong-type]"),
    ("{\"text\":\" \"}", "1:9 error: nothing is typed [requests.empty-text]"),
    (
      "{\"text\":\"a\",\"intent\":5}",
      "1:22 error: 'intent' must be a string, a list of strings or null, not a number [requests.wrong-type]"
    ),
    (
      "{\"text\":\"a\",\"parameters\":[]}",
      "1:26 error: 'parameters' must be an object of parameters and their values, not an array [requests.wrong-type]"
    ),
    (
      "{\"text\":\"a\",\"parameters\":{\"b\":{\"value\":1}}}",
      "1:31 error: a measurement must have a number as 'value' and a 'unit' [requests.no-measurement]"
    ),
    (
      "{\"text\":\"a\",\"outcome\":\"mached\"}",
      "1:23 error: no outcome is called 'mached'; did you mean 'matched'? [requests.unknown-outcome]"
    ),
    (
      "{\"text\":\"a\",\"margin\":2}",
      "1:22 error: 'margin' must be a number from 0 to 1, not a number [requests.wrong-type]"
    ),
    (
      "{\"text\":\"a\",\"now\":\"soon\",\"intent\":null}",
      "1:19 error: 'now' cannot be 'soon'; it takes a moment such as 2026-11-20T10:00 [requests.no-moment]"
    ),
    (
      "{\"text\":\"a\"}",
      "1:1 warning: nothing is expected of the request; say its 'intent', null when it should not be recognized [requests.nothing-expected]"
    ),
    (
      "{\"text\":\"a\",\"intend\":null,\"outcome\":\"matched\"}",
      "1:14 error: 'intend' has no meaning; did you mean 'intent'? [requests.unknown-key]"
    ),
    ("", "1:1 error: the file has no requests [requests.none]"),
    (
      "{\"text\":\"a\",\"intent\":null,\"outcome\":\"matched\"}",
      "1:1 error: an 'intent' of null means that nothing is recognized, and the 'outcome' is 'matched' [requests.contradiction]"
    ),
    (
      "{\"text\":\"a\",\"intent\":\"TurnOn\",\"outcome\":\"notRecognized\"}",
      "1:1 error: the 'intent' is one, and the 'outcome' is 'notRecognized' [requests.contradiction]"
    ),
  ])
  func `a mistake is told with its place`(line: String, finding: String) {
    #expect(read(line).findings == [finding])
  }

  @Test(arguments: [
    (
      "{\"format\":1,\"shortcuts\":[]}",
      "1:1 error: this is a catalog; name a file of requests, and this one with --catalog [requests.catalog]"
    ),
    (
      "5",
      "1:1 error: a file of requests must be an array, or an object with 'requests' or 'tests'; a number is neither [requests.no-requests]"
    ),
    ("{\"requests\":5}", "1:13 error: 'requests' must be an array, not a number [requests.wrong-type]"),
    ("[5]", "1:2 error: a request must be an object, not a number [requests.wrong-type]"),
    ("{\"tests\":[{}]}", "1:11 error: the test has no 'sentences' [requests.no-sentences]"),
    ("", "1:1 error: the file is empty [requests.syntax]"),
  ])
  func `a document that is something else is told`(text: String, finding: String) {
    #expect(read(text, .document).findings == [finding])
  }

  @Test func `what is wrong hides nothing of the rest, and says itself once`() {
    let lines =
      (1...5).map { "{\"text\":\"\($0)\",\"intent\":null,\"tag\":1}" } + ["oops", "{\"text\":\"6\",\"intent\":null}"]
    let (file, findings) = read(lines.joined(separator: "\n"))
    #expect(file.requests.map(\.text) == ["1", "2", "3", "4", "5", "6"])
    #expect(
      findings == [
        "1:28 warning: 'tag' has no meaning, here and in 4 more places [requests.unknown-key]",
        "6:1 error: a line must be an object, such as {\"text\": \"…\", \"intent\": \"…\"} [requests.no-object]",
      ])
  }

  @Test(arguments: 0..<200)
  func `no bytes make reading fail`(seed: UInt64) {
    var state = seed
    let alphabet = Array("{}[]\":,\\n'/* textinp0\u{FF}".utf8) + [0xFF, 0x00, 0x0A]
    let bytes = (0..<80).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return alphabet[Int(state >> 33) % alphabet.count]
    }
    for layout in [RequestFile.Layout.lines, .document] {
      for finding in RequestFile.read(bytes, layout).findings { #expect(finding.range.upperBound <= bytes.count + 1) }
    }
  }
}

import Diagnostics
import PhraseCatalogs
import PhraseMatching
import Testing

@Suite struct `A catalog` {
  static let home = #"""
    // The lamps of a house.
    {
      "format": 1,
      "application": { "name": "Home", "synonyms": ["my house"] },
      "entities": {
        "Lamp": {
          "title": "Lamp", "vocabulary": "open",
          "values": [
            { "id": "desk", "title": "Desk Lamp", "subtitle": "Study", "synonyms": ["reading light"], "suggested": false },
            "Hall Lamp",
          ]
        }
      },
      "shortcuts": [
        {
          "intent": "TurnOn", "title": "Turn On", "image": "lightbulb",
          "parameters": {
            "lamp": { "entity": "Lamp", "prompt": "Which lamp?" },
            "level": { "type": "integer", "range": [0, 100], "optional": true },
          },
          "phrases": ["Turn on ${lamp} in ${applicationName}", "Set ${lamp} to ${level} percent"],
          "say": "${lamp} is on: ${output}", "run": ["./lamp", "on", "${lamp.id}"],
          "undo": { "say": "${lamp} is off.", "run": ["./lamp", "off", "${lamp.id}"] },
        },
        { intent: 'Paint', parameters: { color: { values: ['Red', { id: 'b', title: 'Blue' }] } }, phrases: ['Paint it ${color}'] },
      ],
      "negativePhrases": ["Turn on airplane mode"],
    }
    """#

  @Test func `holds an application and what its shortcuts do`() throws {
    let (catalog, findings) = Catalog.read(Self.home)
    let application = try #require(catalog?.application)
    #expect(findings == [])
    #expect(application.name == "Home")
    #expect(application.synonyms == ["my house"])
    #expect(application.negativePhrases.map(\.text) == ["Turn on airplane mode"])
    #expect(
      application.entities == [
        Entity(
          name: "Lamp", title: "Lamp", vocabulary: .open,
          values: [
            .init(id: "desk", title: "Desk Lamp", subtitle: "Study", synonyms: ["reading light"], isSuggested: false),
            .init(id: "Hall Lamp", title: "Hall Lamp"),
          ]
        ),
        Entity(
          name: "Paint.color", title: "color",
          values: [.init(id: "Red", title: "Red"), .init(id: "b", title: "Blue")]
        ),
      ]
    )
    #expect(application.shortcuts.map(\.intent) == ["TurnOn", "Paint"])
    #expect(application.shortcuts.map(\.title) == ["Turn On", "Paint"])
    #expect(application.shortcuts.map(\.image) == ["lightbulb", nil])
    #expect(
      application.shortcuts.map(\.parameters) == [
        [
          Parameter(name: "lamp", kind: .entity("Lamp"), prompt: "Which lamp?"),
          Parameter(name: "level", kind: .integer(0...100), isOptional: true),
        ],
        [Parameter(name: "color", kind: .entity("Paint.color"))],
      ]
    )
    #expect(
      catalog?.actions == [
        .init(
          say: "${lamp} is on: ${output}", run: ["./lamp", "on", "${lamp.id}"],
          undo: .init(say: "${lamp} is off.", run: ["./lamp", "off", "${lamp.id}"])),
        .init(),
      ]
    )
  }

  @Test(
    arguments: [
      ("{ type: 'text' }", .text),
      ("{ type: 'boolean' }", .boolean),
      ("{ type: 'date' }", .date),
      ("{ type: 'duration' }", .duration),
      ("{ type: 'measurement' }", .measurement),
      ("{ type: 'integer' }", .integer()),
      ("{ type: 'integer', range: [-0x10, +1e2] }", .integer(-16...100)),
      ("{ type: 'number', range: [.5, Infinity] }", .number(0.5 ... .infinity)),
      ("{ type: 'entity', entity: 'Lamp' }", .entity("Lamp")),
      ("{ values: ['small'], vocabulary: 'open' }", .entity("Go.x")),
    ] as [(String, Parameter.Kind)])
  func `knows every type of parameter`(parameter: String, kind: Parameter.Kind) {
    let (catalog, findings) = Catalog.read(wrapping(parameters: "x: \(parameter)", phrases: "'go ${x}'"))
    #expect(findings == [])
    #expect(catalog?.application.shortcuts.first?.parameters.map(\.kind) == [kind])
  }

  @Test func `keeps the names of inline entities unique`() {
    let shortcut = "{ intent: 'Go', parameters: { x: { values: ['a'] } }, phrases: ['go ${x}'] }"
    let text =
      "{ format: 1, application: { name: 'A' }, entities: { 'Go.x': { values: ['b'] } }, shortcuts: [\(shortcut), \(shortcut)] }"
    let (catalog, findings) = Catalog.read(text)
    #expect(findings.map(\.headline) == ["warning: another shortcut has the intent 'Go' [catalog.duplicate-intent]"])
    #expect(catalog?.application.entities.map(\.name) == ["Go.x", "Go.x#2", "Go.x#3"])
    #expect(catalog?.application.shortcuts.count == 2)
  }
}

/// A catalog with one shortcut, each part in JSON5.
private func wrapping(parameters: String = "", phrases: String = "'go'", rest: String = "") -> String {
  """
  { format: 1, application: { name: 'A' }, entities: { Lamp: { values: ['Desk Lamp'] } },
    shortcuts: [{ intent: 'Go', parameters: { \(parameters) }, phrases: [\(phrases)], \(rest) }] }
  """
}

@Suite struct `A mistake in a catalog` {
  @Test(arguments: [
    ("x: { type: 'int' }", "error: no parameter type is called 'int' [catalog.unknown-type]"),
    (
      "x: { type: 'intger' }",
      "error: no parameter type is called 'intger'; did you mean 'integer'? [catalog.unknown-type]"
    ),
    ("x: { entity: 'lmap' }", "error: no entity is called 'lmap'; did you mean 'Lamp'? [catalog.unknown-entity]"),
    ("x: { entity: 5 }", "error: 'entity' must be a string, not a number [catalog.wrong-type]"),
    ("x: {}", "error: parameter 'x' has no 'entity' [catalog.missing-key]"),
    ("x: 'Lamp'", "error: parameter 'x' must be an object, not a string [catalog.wrong-type]"),
    ("x: { type: 'text', entity: 'Lamp' }", "error: 'entity' and 'type' exclude each other [catalog.conflicting-keys]"),
    (
      "x: { values: ['a'], entity: 'Lamp' }",
      "error: 'entity' and 'values' exclude each other [catalog.conflicting-keys]"
    ),
    ("x: { type: 'text', range: [1, 2] }", "error: only an integer or a number has a range [catalog.bad-range]"),
    ("x: { type: 'number', range: [1] }", "error: a range is an array of two numbers [catalog.bad-range]"),
    ("x: { type: 'number', range: [2, 1] }", "error: a range begins with its smaller number [catalog.bad-range]"),
    ("x: { type: 'number', range: [NaN, 1] }", "error: a range begins with its smaller number [catalog.bad-range]"),
    (
      "x: { type: 'integer', range: [0.5, 1] }",
      "error: the range of an integer is two whole numbers [catalog.bad-range]"
    ),
    (
      "x: { type: 'integer', range: [0, 1e300] }",
      "error: the range of an integer is two whole numbers [catalog.bad-range]"
    ),
    ("x: { type: 'text', optional: 1 }", "error: 'optional' must be true or false, not a number [catalog.wrong-type]"),
    ("x: { type: 'text', promt: '?' }", "warning: unknown key 'promt'; did you mean 'prompt'? [catalog.unknown-key]"),
    (
      "x: { values: ['a', 'a'] }",
      "error: id 'a' is taken by an earlier value; only the first counts [catalog.duplicate-id]"
    ),
    ("x: { values: [] }", "warning: nothing can fill a closed vocabulary without values [catalog.no-values]"),
    ("x: { values: [{ title: 'A' }, 'b'] }", "error: the value has no 'id' [catalog.missing-key]"),
    ("x: { values: [7, 'b'] }", "error: the value must be an object or a string, not a number [catalog.wrong-type]"),
    ("x: { values: [' ', 'b'] }", "error: the value is empty [catalog.empty-text]"),
    (
      "x: { values: ['a'], vocabulary: 'opne' }",
      "error: vocabulary is 'open' or 'closed', not 'opne'; did you mean 'open'? [catalog.unknown-vocabulary]"
    ),
    (
      "x: { type: 'text' }, output: { type: 'text' }",
      "error: 'output' already means something; call the parameter something else [catalog.reserved-name]"
    ),
    (
      "x: { type: 'text' }, 'x': { type: 'date' }",
      "error: key 'x' is written twice; only the first counts [catalog.duplicate-key]"
    ),
    ("x: { type: 'text' }, y: { type: 'date' }", "note: no phrase uses parameter 'y' [catalog.unused-parameter]"),
  ])
  func `of a parameter is one finding and leaves other phrases alone`(parameters: String, headline: String) {
    let (catalog, findings) = Catalog.read(wrapping(parameters: parameters, phrases: "'go ${x}', 'go'"))
    #expect(findings.map(\.headline) == [headline])
    #expect(findings.first?.subject == (findings.first?.rule == "catalog.duplicate-key" ? nil : "shortcut 'Go'"))
    #expect(catalog?.application.shortcuts.first?.phrases.map(\.text).contains("go") == true)
  }

  @Test(arguments: [
    ("'go ${'", "error: placeholder is never closed [phrase.unclosed-placeholder]"),
    ("'go [now'", "error: optional part is never closed with ']' [phrase.unclosed-optional]"),
    ("'go (now'", "error: alternatives are never closed with ')' [phrase.unclosed-alternatives]"),
    ("''", "error: phrase has no words [phrase.empty]"),
    ("'[go]'", "error: every part of the phrase can be left out [phrase.can-be-empty]"),
    ("'${text}'", "error: phrase has no word of its own, only placeholders [phrase.only-placeholders]"),
    ("'${lamp}'", "warning: phrase can be said without any word of its own [phrase.only-placeholders]"),
    ("'go ${lmap}'", "error: no parameter is called 'lmap'; did you mean 'lamp'? [catalog.unknown-parameter]"),
    ("'in ${application}'", "error: no parameter is called 'application' [catalog.unknown-parameter]"),
    (
      "'in ${applicationNme}'",
      "error: no parameter is called 'applicationNme'; did you mean 'applicationName'? [catalog.unknown-parameter]"
    ),
    (
      "'say ${text} [to] ${other}'",
      "error: no word tells where 'text' ends and 'other' begins, and both take any text [phrase.adjacent-text]"
    ),
    (
      "'say ${text}, (${other}|to ${lamp})'",
      "error: no word tells where 'text' ends and 'other' begins, and both take any text [phrase.adjacent-text]"
    ),
    (
      "'from ${lamp} to ${lamp}'",
      "warning: placeholder 'lamp' stands twice in one way of saying the phrase [phrase.repeated-placeholder]"
    ),
    ("5", "error: the phrase must be a string, not a number [catalog.wrong-type]"),
  ])
  func `of a phrase is one finding and leaves other phrases alone`(phrase: String, headline: String) {
    let parameters = "lamp: { entity: 'Lamp' }, text: { type: 'text' }, other: { type: 'text' }"
    let others = ["go", "go ${lamp} ${text}", "(say ${text}|tell ${other}) now ${lamp} ${other}"]
    let list = others.map { "'\($0)'" }.joined(separator: ", ")
    let (catalog, findings) = Catalog.read(wrapping(parameters: parameters, phrases: "\(phrase), \(list)"))
    #expect(findings.filter { $0.severity > .note }.map(\.headline).first == headline)
    #expect(catalog?.application.shortcuts.first?.phrases.suffix(3).map(\.text) == others)
  }

  @Test(arguments: [
    ("say: 'on ${lmap}'", "error: no parameter is called 'lmap'; did you mean 'lamp'? [catalog.unknown-parameter]"),
    ("say: 'on ${lamp.name}'", "error: no parameter is called 'lamp.name' [catalog.unknown-parameter]"),
    ("say: 'on ${lamp'", "error: placeholder 'lamp' is never closed [phrase.unclosed-placeholder]"),
    ("say: ['on']", "error: 'say' must be a string, not an array [catalog.wrong-type]"),
    ("run: 'rm -rf'", "error: 'run' must be an array, not a string [catalog.wrong-type]"),
    ("run: []", "error: 'run' names no program [catalog.empty-run]"),
    ("run: ['']", "error: 'run' names no program [catalog.empty-run]"),
    ("run: ['a', 5]", "error: an element of 'run' must be a string, not a number [catalog.wrong-type]"),
    ("run: ['a', '${output}']", "error: no parameter is called 'output' [catalog.unknown-parameter]"),
    ("undo: 'off'", "error: 'undo' must be an object, not a string [catalog.wrong-type]"),
    (
      "say: 'for ${lamp.seconds}'",
      "error: '${lamp.seconds}' is of a duration, and the parameter is none [catalog.wrong-member]"
    ),
    (
      "run: ['a', '${lamp.iso}']", "error: '${lamp.iso}' is of a date, and the parameter is none [catalog.wrong-member]"
    ),
    ("failed: 'No.'", "error: 'failed' is said of a program, and there is no 'run' [catalog.no-program]"),
    ("empty: 'No.'", "error: 'empty' is said of a program, and there is no 'run' [catalog.no-program]"),
    ("remember: 'x'", "error: 'remember' must be an object, not a string [catalog.wrong-type]"),
    ("remember: { key: 5 }", "error: 'key' must be a string, not a number [catalog.wrong-type]"),
    (
      "remember: { key: '${lmap}' }",
      "error: no parameter is called 'lmap'; did you mean 'lamp'? [catalog.unknown-parameter]"
    ),
    (
      "remember: { 'my key': 'x' }",
      "error: 'my key' cannot be remembered; its name has to be letters, digits and '_' [catalog.bad-name]"
    ),
    ("say: '${remembered.key}'", "error: no parameter is called 'remembered.key' [catalog.unknown-parameter]"),
    ("undo: {}", "error: 'undo' has neither 'say' nor 'run' [catalog.empty-undo]"),
    ("undo: { run: [] }", "error: 'run' names no program [catalog.empty-run]"),
    ("undo: { say: '${nobody}' }", "error: no parameter is called 'nobody' [catalog.unknown-parameter]"),
    ("undo: { run: ['a', '${nobody}'] }", "error: no parameter is called 'nobody' [catalog.unknown-parameter]"),
  ])
  func `of an action leaves the shortcut without it`(action: String, headline: String) {
    let parameters = "lamp: { entity: 'Lamp' }"
    let (catalog, findings) = Catalog.read(wrapping(parameters: parameters, phrases: "'go ${lamp}'", rest: action))
    #expect(findings.map(\.headline) == [headline])
    #expect(catalog?.actions == [.init()])
  }

  @Test(arguments: [
    (
      "{ application: { name: 'A' }, shortcuts: [] }",
      "warning: the catalog does not say which format it has [catalog.missing-format]", true
    ),
    ("{ format: 2 }", "error: the only format known is 1 [catalog.unknown-format]", false),
    ("{ format: 1, shortcuts: [] }", "error: the catalog has no 'application' [catalog.missing-key]", false),
    ("{ format: 1, application: { name: '' }, shortcuts: [] }", "error: 'name' is empty [catalog.empty-text]", false),
    (
      "{ format: 1, application: 'A', shortcuts: [] }",
      "error: 'application' must be an object, not a string [catalog.wrong-type]", false
    ),
    ("{ format: 1, application: { name: 'A' } }", "error: the catalog has no 'shortcuts' [catalog.missing-key]", true),
    (
      "{ format: 1, application: { name: 'A' }, shortcuts: [null] }",
      "error: the shortcut must be an object, not null [catalog.wrong-type]", true
    ),
    (
      "{ format: 1, application: { name: 'A' }, shortcuts: [{ phrases: ['go'] }] }",
      "error: the shortcut has no 'intent' [catalog.missing-key]", true
    ),
    (
      "{ format: 1, application: { name: 'A' }, shortcuts: [{ intent: 'Go' }] }",
      "error: the shortcut has no 'phrases' [catalog.missing-key]", true
    ),
    (
      "{ format: 1, application: { name: 'A' }, shortcuts: [{ intent: 'Go', phrases: [] }] }",
      "error: the shortcut is skipped: it has no phrase left [catalog.no-phrases]", true
    ),
    (
      "{ format: 1, application: { name: 'A' }, shortcuts: [], entities: { Lamp: [] } }",
      "error: the entity must be an object, not an array [catalog.wrong-type]", true
    ),
    (
      "{ format: 1, application: { name: 'A' }, shortcuts: [], negativePhrases: ['no ${x}'] }",
      "error: no parameter is called 'x' [catalog.unknown-parameter]", true
    ),
    ("[]", "error: the catalog must be an object, not an array [catalog.wrong-type]", false),
  ])
  func `above its shortcuts is one finding`(text: String, headline: String, isCatalog: Bool) {
    let (catalog, findings) = Catalog.read(text)
    #expect(findings.map(\.headline) == [headline])
    #expect((catalog != nil) == isCatalog)
  }

  @Test func `hides no other`() {
    let text = #"""
      {
        "format": 1,
        "application": { "name": "Home" },
        "entities": { "Lamp": { "values": ["Desk Lamp", 7] } },
        "shortcuts": [
          { "intent": "Bad", "phrases": ["[go]"] },
          {
            "intent": "StartTimer", "phrase": [],
            "parameters": { "duration": { "type": "duration" } },
            "phrases": ["Count \"\u0064own\" to ${durtion}", "Set a timer for ${duration",
              "Wait ${duration}"],
          },
        ],
      }
      """#
    let (catalog, findings) = Catalog.read(text)
    #expect(catalog?.application.shortcuts.map(\.intent) == ["StartTimer"])
    #expect(catalog?.application.shortcuts.first?.phrases.map(\.text) == ["Wait ${duration}"])
    let source = SourceText(text)
    #expect(
      findings.map { $0.rendered(in: source, named: "home.json") }.joined(separator: "\n") == #"""
        home.json:4:51: error: the value must be an object or a string, not a number [catalog.wrong-type]
        4 |   "entities": { "Lamp": { "values": ["Desk Lamp", 7] } },
          |                                                   ^
          = in entity 'Lamp'
        home.json:6:35: error: the shortcut is skipped: it has no phrase left [catalog.no-phrases]
        6 |     { "intent": "Bad", "phrases": ["[go]"] },
          |                                   ^
          = in shortcut 'Bad'
        home.json:6:37: error: every part of the phrase can be left out [phrase.can-be-empty]
        6 |     { "intent": "Bad", "phrases": ["[go]"] },
          |                                     ^~~~
          = in shortcut 'Bad'
        home.json:8:32: warning: unknown key 'phrase'; did you mean 'phrases'? [catalog.unknown-key]
        8 |       "intent": "StartTimer", "phrase": [],
          |                                ^~~~~~
          = in shortcut 'StartTimer'
          = fix: write 'phrases'
        home.json:10:43: error: no parameter is called 'durtion'; did you mean 'duration'? [catalog.unknown-parameter]
        10 |       "phrases": ["Count \"\u0064own\" to ${durtion}", "Set a timer for ${duration",
           |                                           ^~~~~~~~~~
           = in shortcut 'StartTimer'
           = fix: write '${duration}'
        home.json:10:73: error: placeholder 'duration' is never closed [phrase.unclosed-placeholder]
        10 |       "phrases": ["Count \"\u0064own\" to ${durtion}", "Set a timer for ${duration",
           |                                                                         ^~~~~~~~~~
           = in shortcut 'StartTimer'
           = fix: close the placeholder with '}'
        """#
    )
  }

  @Test(arguments: [
    #""Turn on (.$lamp) \u00e9""#, #""smile \u003a )""#, "\"go \\\naway]\"", #"'go ${lamp'"#,
  ])
  func `is mended by its fix, also behind escapes`(phrase: String) throws {
    let text = wrapping(parameters: "lamp: { entity: 'Lamp' }", phrases: "\(phrase), 'go to ${lamp}'")
    let finding = try #require(Catalog.read(text).findings.first)
    let fix = try #require(finding.fix)
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(fix.range, with: Array(fix.replacement.utf8))
    let (catalog, findings) = Catalog.read(bytes)
    #expect(findings == [])
    #expect(catalog?.application.shortcuts.first?.phrases.count == 2)
  }
}

@Suite struct `A damaged catalog` {
  @Test func `is never more than findings, wherever it was cut off`() {
    let bytes = Array(`A catalog`.home.utf8)
    for length in 0..<bytes.count {
      let (catalog, findings) = Catalog.read(Array(bytes[..<length]))
      #expect(catalog == nil && findings.contains { $0.severity == .error }, "cut at \(length)")
    }
  }

  @Test func `is never more than findings, whatever was changed`() {
    let original = Array(`A catalog`.home.utf8)
    var random = SeededBytes(state: 1)
    for round in 0..<4_000 {
      var bytes = original
      for _ in 0...random.next(below: 4) { random.change(&bytes) }
      let source = SourceText(bytes)
      for finding in Catalog.read(bytes).findings {
        #expect(finding.range.upperBound <= bytes.count, "in round \(round)")
        #expect(!finding.rendered(in: source, named: "a").isEmpty, "in round \(round)")
      }
    }
  }
}

/// A small seeded source of damage, so that a failure can be repeated.
private struct SeededBytes {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  /// Changes, takes out or doubles a byte, often into one that means something.
  mutating func change(_ bytes: inout [UInt8]) {
    let marks = Array(#"{}[]():,"'\/|$#u0x.-+e"#.utf8)
    let index = next(below: bytes.count)
    switch next(below: 4) {
    case 0: bytes[index] = UInt8(next(below: 256))
    case 1: bytes[index] = marks[next(below: marks.count)]
    case 2: bytes.remove(at: index)
    default: bytes.insert(marks[next(below: marks.count)], at: index)
    }
  }
}

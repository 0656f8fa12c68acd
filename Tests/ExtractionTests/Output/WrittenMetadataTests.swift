import Diagnostics
import Foundation
import Interchange
import PhraseCatalogs
import PhraseMatching
import Testing

/// Metadata as lint looks at it, and as Xcode writes it.
struct WrittenMetadataTests {
  @Test(arguments: RunningApp.all) func `every phrase of a sample app is underlined as it is written`(
    _ app: RunningApp
  ) async throws {
    let metadata = try await Samples.metadata(of: app.module)
    var sources: [DeclarationSource] = []
    let application = metadata.written(sources: &sources, folder: Workshop.package)
    let phrases = application.shortcuts.flatMap(\.phrases) + application.negativePhrases
    #expect(phrases.count == metadata.autoShortcuts.flatMap(\.phraseTemplates).count + metadata.negativePhrases.count)
    for phrase in phrases {
      let source = sources[phrase.text.place.source.index]
      let written = String(decoding: source.text.bytes[phrase.text.place.range], as: UTF8.self)
      let spelled = written.replacing("\\(.applicationName)", with: "${applicationName}")
        .replacing(/\\\(\\\.\$(\w+)\)/) { "${\($0.1)}" }
      #expect(spelled == "\"\(phrase.text.text)\"")
      #expect(phrase.template != nil, "\(phrase.text.text)")
    }
    #expect(application.providers.count == 1)
    #expect(application.intents.count == metadata.actions.count)
  }

  @Test func `a finding points into the Swift source`() async throws {
    let metadata = try await Samples.metadata(of: "Trails")
    var sources: [DeclarationSource] = []
    let application = metadata.written(sources: &sources, folder: Workshop.package, name: "Trails")
    let phrase = try #require(application.shortcuts.first?.phrases.first)
    let finding = Finding(rule: "test.rule", message: "something", range: phrase.text.place.range)
    let source = sources[phrase.text.place.source.index]
    #expect(
      finding.rendered(in: source.text, named: "TrailShortcuts.swift") == #"""
        TrailShortcuts.swift:14:9: error: something [test.rule]
        14 |         "Open favorites in \(.applicationName)",
           |         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        """#)
  }

  @Test func `a source that is gone leaves an empty place`() async throws {
    let metadata = try await Samples.metadata(of: "Trails")
    var sources: [DeclarationSource] = []
    let application = metadata.written(sources: &sources, folder: "/nowhere")
    #expect(application.shortcuts.flatMap(\.phrases).allSatisfy { $0.text.place.range.isEmpty })
    #expect(!application.shortcuts.isEmpty)
  }

  @Test func `what an Xcode leaves out is empty, and what it adds is left out`() throws {
    let json = """
      {
        "actions": {
          "Ring": {
            "title": { "key": "Ring" }, "requiredCapabilities": [], "presentationStyle": 0,
            "parameters": [
              { "name": "bell", "valueType": { "entity": { "wrapper": { "typeName": "Bell" } } } },
              { "name": "new", "valueType": { "hologram": { "wrapper": { "depth": 3 } } } },
              { "name": "many", "valueType": { "array": { "wrapper": { "capabilities": 3,
                "memberValueType": { "primitive": { "wrapper": { "typeIdentifier": 2 } } } } } } }
            ]
          }
        },
        "enums": { "Tone": { "identifier": "Tone", "cases": [ { "identifier": "low" } ] } },
        "autoShortcuts": [
          { "actionIdentifier": "Ring", "phraseTemplates": [ { "key": "Ring ${bell} in ${applicationName}" } ] }
        ],
        "negativePhrases": [ "Break the bell" ],
        "somethingNew": 1
      }
      """
    let metadata = try AppMetadata(json: Data(json.utf8))
    let ring = try #require(metadata.actions["Ring"])
    #expect(ring.identifier == "Ring")
    #expect(ring.isDiscoverable)
    #expect(
      ring.parameters.map(\.valueType) == [.entity("Bell"), .unknown("hologram"), .array(.primitive(.integer))])
    #expect(metadata.enums.map(\.identifier) == ["Tone"])
    #expect(metadata.negativePhrases.map(\.key) == ["Break the bell"])
    #expect(try AppMetadata(json: metadata.json()) == metadata)
    var sources: [DeclarationSource] = []
    let application = metadata.written(sources: &sources, folder: "")
    #expect(application.shortcuts[0].model.phrases.map(\.text) == ["Ring ${bell} in ${applicationName}"])
    #expect(application.shortcuts[0].parameters[0].kind == .entity("Bell"))
  }

  @Test(arguments: [
    ("{", "it is not JSON"), ("[]", "the whole is not what it has to be"),
    (#"{"autoShortcuts":[{}]}"#, "'autoShortcuts[0].actionIdentifier' is missing"),
    (#"{"actions":{"Ring":{"parameters":3}}}"#, "'actions.Ring.parameters' is not what it has to be"),
  ])
  func `a file that is no metadata says where`(json: String, reason: String) {
    let problem = #expect(throws: AppMetadata.Unreadable.self) { try AppMetadata(json: Data(json.utf8)) }
    #expect(problem?.description == reason)
  }
}

/// Swift sources taken apart.
struct SwiftTokensTests {
  @Test(arguments: [
    (#""Open \(\.$trail) in \(.applicationName)""#, "Open ${trail} in ${applicationName}"),
    (#""say \"hi\"\n\u{e9}""#, "say \"hi\"\n\u{e9}"),
    (##"#"raw "q" \n \#(.applicationName)"#"##, "raw \"q\" \\n ${applicationName}"),
    (#""a \(f("x)y")) b""#, "a ${…} b"),
    ("\"\"\"\n  one\n    two \\\n  three\n  \"\"\"", "one\n  two three"),
    (#""\(AppShortcutPhraseToken.applicationName)""#, "${applicationName}"),
    (#""never closed"#, "never closed"),
  ])
  func `a literal is decoded`(source: String, text: String) {
    #expect(SwiftTokens(Array(source.utf8)).tokens.map(\.kind) == [.text(text)])
  }

  @Test func `comments and strings hide what is in them`() {
    let source = """
      // "no" /* neither
      /* "no" /* nested */ "no" */ let `class` = "yes // yes" // no
      """
    let tokens = SwiftTokens(Array(source.utf8)).tokens
    #expect(tokens.map(\.kind) == [.name("let"), .name("class"), .mark("="), .text("yes // yes")])
    #expect(tokens.map(\.line) == [2, 2, 2, 2])
  }

  @Test func `arguments are found by their labels, whatever stands in others`() {
    let tokens = SwiftTokens(Array("call(first, list: [a, f(b, list: c)], last: { x, y })".utf8))
    let texts = ["", "list", "last", "none"].map { label -> String? in
      guard let range = tokens.argument(label, ofCallAt: 1) else { return nil }
      let bytes = Array("call(first, list: [a, f(b, list: c)], last: { x, y })".utf8)[tokens.bytes(of: range)]
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(texts == ["first", "[a, f(b, list: c)]", "{ x, y }", nil])
  }

  @Test(arguments: ["(", "call(", "[[[", "\"\\(", "\"\"\"", "#\"", "/*", "`", "\"\\u{", "a ? b : {", "\\"])
  func `anything at all can be taken apart`(source: String) {
    let tokens = SwiftTokens(Array(source.utf8))
    for index in tokens.tokens.indices {
      _ = tokens.argument("x", ofCallAt: index)
      _ = tokens.value(ofPropertyAt: index)
      #expect(tokens.end(ofBracketAt: index) <= tokens.tokens.count)
    }
  }
}

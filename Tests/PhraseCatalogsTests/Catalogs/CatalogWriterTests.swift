import Diagnostics
import PhraseMatching
import Testing

@testable import PhraseCatalogs

/// A catalog is written so that it reads back equal.
struct CatalogWritingTests {
  @Test func `a catalog is laid out for people`() throws {
    let text = #"""
      { format: 1, application: { name: 'Home', synonyms: ['my house'] },
        entities: { Lamp: { title: 'Lamp', values: ['Hall', { id: 'desk', title: 'Desk Lamp', subtitle: 'Study',
          synonyms: ['reading light'], suggested: false }] }, Song: { title: 'Song', vocabulary: 'open' } },
        shortcuts: [{ intent: 'TurnOn', title: 'Turn On', image: 'lightbulb',
          parameters: { lamp: { entity: 'Lamp', prompt: 'Which lamp?' },
            level: { type: 'integer', range: [0, 100], optional: true },
            share: { type: 'number', range: [-0.5, 1e300] }, mood: { values: ['calm', 'wild'] } },
          phrases: ['Turn on ${lamp} [\\(really\\)]', 'Set ${lamp} to ${level} percent', 'Share ${share} \\"of\\" ${mood}'],
          say: '${lamp} is on.', run: ['./lamp', 'on', '${lamp.id}'], undo: { run: ['./lamp', 'off'] } }],
        negativePhrases: ['Turn on airplane mode'] }
      """#
    let catalog = try #require(Catalog.read(text).catalog)
    #expect(
      CatalogWriter.text(of: catalog) == #"""
        {
          "format": 1,
          "application": { "name": "Home", "synonyms": ["my house"] },
          "entities": {
            "Lamp": {
              "values": [
                "Hall",
                {
                  "id": "desk",
                  "title": "Desk Lamp",
                  "subtitle": "Study",
                  "synonyms": ["reading light"],
                  "suggested": false
                }
              ]
            },
            "Song": { "vocabulary": "open" },
            "TurnOn.mood": { "title": "mood", "values": ["calm", "wild"] }
          },
          "shortcuts": [
            {
              "intent": "TurnOn",
              "title": "Turn On",
              "image": "lightbulb",
              "parameters": {
                "lamp": { "entity": "Lamp", "prompt": "Which lamp?" },
                "level": { "type": "integer", "range": [0, 100], "optional": true },
                "share": { "type": "number", "range": [-0.5, 1e+300] },
                "mood": { "entity": "TurnOn.mood" }
              },
              "phrases": [
                "Turn on ${lamp} [\\(really\\)]",
                "Set ${lamp} to ${level} percent",
                "Share ${share} \\\"of\\\" ${mood}"
              ],
              "say": "${lamp} is on.",
              "run": ["./lamp", "on", "${lamp.id}"],
              "undo": { "run": ["./lamp", "off"] }
            }
          ],
          "negativePhrases": ["Turn on airplane mode"]
        }

        """#)
  }

  @Test(arguments: ShippedPhrasesTests.names)
  func `a shipped catalog reads back equal`(name: String) throws {
    let catalog = try #require(try ShippedPhrasesTests.read(name).catalog)
    let (again, findings) = Catalog.read(CatalogWriter.text(of: catalog))
    #expect(again == catalog)
    #expect(findings.filter { $0.severity == .error } == [])
  }

  @Test func `a phrase from Swift has its marks made literal`() throws {
    let template = try #require(PhraseTemplate.literal(#"Rate [it] (1|5) \ ${stars}"#).template)
    #expect(CatalogWriter.patternText(of: template) == #"Rate \[it\] \(1\|5\) \\ ${stars}"#)
  }

  @Test(arguments: 1...200)
  func `any catalog reads back equal`(seed: Int) {
    var random = CatalogMaker(seed: UInt64(seed))
    let catalog = random.catalog()
    let text = CatalogWriter.text(of: catalog)
    let (again, findings) = Catalog.read(text)
    #expect(again == catalog, "seed \(seed)")
    #expect(findings.filter { $0.severity == .error } == [], "seed \(seed)")
    #expect(again.map { CatalogWriter.text(of: $0) } == text, "seed \(seed)")
  }
}

/// Makes catalogs that a file can hold, with everything in their texts that is hard to write.
private struct CatalogMaker {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  private mutating func number(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  private mutating func isOdd() -> Bool { number(below: 2) == 1 }

  private mutating func text() -> String {
    let pieces = ["lamp", "Äpfel", "“quoted”", "\"", "\\", "\n", "\u{1}", "日本", "🏡", "'", "\u{2028}", "/", "a b"]
    return "x" + (0..<number(below: 4)).map { _ in pieces[number(below: pieces.count)] }.joined(separator: " ")
  }

  private mutating func texts() -> [String] { (0..<number(below: 4)).map { _ in text() } }

  mutating func catalog() -> Catalog {
    let entities = (0..<number(below: 4)).map { entity("Entity \($0)") }
    let shortcuts = (0..<number(below: 4)).map { shortcut("Intent\($0)", among: entities) }
    let actions = shortcuts.map { shortcut in
      Catalog.Action(
        say: isOdd() ? text() : nil, run: isOdd() ? [text()] + shortcut.parameters.map { "${\($0.name)}" } : nil,
        undo: isOdd() ? Catalog.Undo(say: text(), run: isOdd() ? [text()] : nil) : nil,
        remember: isOdd() ? ["a": text(), "b_2": isOdd() ? "${remembered.a}" : ""] : [:])
    }
    let negative = (0..<number(below: 3)).compactMap { _ in phrase(naming: []) }
    return Catalog(
      application: Application(
        name: text(), synonyms: texts(), shortcuts: shortcuts, entities: entities, negativePhrases: negative),
      actions: actions)
  }

  private mutating func entity(_ name: String) -> Entity {
    let values = (0..<number(below: 5)).map { index in
      Entity.Value(
        id: "\(index)", title: isOdd() ? text() : "\(index)", subtitle: isOdd() ? text() : nil, synonyms: texts(),
        isSuggested: isOdd())
    }
    return Entity(
      name: name, title: isOdd() ? text() : name, vocabulary: values.isEmpty || isOdd() ? .open : .closed,
      values: values)
  }

  private mutating func shortcut(_ intent: String, among entities: [Entity]) -> Shortcut {
    let parameters = (0..<number(below: 4)).map { index in
      var parameter = Parameter(
        name: "p\(index)", kind: kind(among: entities), prompt: isOdd() ? text() : nil, isOptional: isOdd())
      parameter.takesSeveral = parameter.kind != .boolean && isOdd()
      return parameter
    }
    let phrases = (0...number(below: 3)).compactMap { _ in phrase(naming: parameters.map(\.name)) }
    return Shortcut(
      intent: intent, title: isOdd() ? text() : intent, image: isOdd() ? "star" : nil, parameters: parameters,
      phrases: phrases)
  }

  private mutating func kind(among entities: [Entity]) -> Parameter.Kind {
    let low = number(below: 1000) - 500
    switch number(below: 9) {
    case 0: return .text
    case 1: return .integer(low...low + number(below: 1 << 20))
    case 2: return .integer()
    case 3: return .number(Double(low) / 3...Double(low) / 3 + 1e9)
    case 4: return .boolean
    case 5: return .date
    case 6: return .duration
    case 7: return .measurement
    default: return entities.isEmpty ? .number() : .entity(entities[number(below: entities.count)].name)
    }
  }

  private mutating func phrase(naming parameters: [String]) -> PhraseTemplate? {
    let optional = isOdd() ? "[please] " : ""
    let choice = isOdd() ? "(go|run \\[now\\])" : "say \"it\""
    let holes = parameters.map { " and ${\($0)}" }.joined()
    return PhraseTemplate.pattern("\(optional)\(choice) number \(number(below: 1000))\(holes)").template
  }
}

import Foundation
import IntentRuntime
import PhraseCatalogs
import PhraseMatching
import Testing

/// A catalog with phrases that have places for only some of what its shortcuts take, and requests that say all of it, and
/// words that nobody knows besides.
private struct LossyCatalog {
  private static let names = [
    "Copper Kettle", "Walnut Desk", "Velvet Couch", "Silver Mirror", "Granite Bench", "Oak Barrel", "Linen Curtain",
  ]
  private static let colors = ["Crimson", "Turquoise", "Magenta", "Indigo"]
  private static let verbs = ["polish", "wrap", "repair", "photograph", "insure", "weigh"]
  /// Words of no language.
  private static let strangers = ["zorbel", "quintle", "brafnik", "mospel", "trudge-o-matic", "vlerk"]

  let installed: InstalledApplication
  let requests: [(text: String, words: [String])]

  init(_ random: inout SeededGenerator) {
    let (things, verbs) = (Self.names.shuffled(using: &random).prefix(4), Self.verbs.shuffled(using: &random).prefix(3))
    let shortcuts = verbs.map { verb in
      """
      { "intent": "\(verb)", "title": "\(verb)",
        "parameters": { "thing": { "entity": "Thing", "prompt": "Which thing?" },
                        "color": { "entity": "Color", "optional": true },
                        "count": { "type": "integer", "optional": true } },
        "phrases": ["\(verb) the ${thing} with ${applicationName}"\(
          Bool.random(using: &random) ? ", \"\(verb) the ${thing} ${count} times with ${applicationName}\"" : "")],
        "say": "DONE \(verb) ${thing} ${color} ${count}" }
      """
    }
    let text = """
      { "format": 1, "application": { "name": "Depot" },
        "entities": { "Thing": { "title": "Thing", "values": [\(Self.values(things))] },
                      "Color": { "title": "Color", "values": [\(Self.values(Self.colors[...]))] } },
        "shortcuts": [\(shortcuts.joined(separator: ","))] }
      """
    installed = InstalledApplication(Catalog.read(text).catalog ?? Catalog(application: .init(name: "?"), actions: []))
    requests = (0..<20).map { _ in
      let thing = things.randomElement(using: &random) ?? ""
      let extras = [
        "in \(Self.colors.randomElement(using: &random) ?? "")", "\(Int.random(in: 2...9, using: &random)) times",
        "for \(Self.strangers.randomElement(using: &random) ?? "")",
      ].shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random))
      let said = ["\(verbs.randomElement(using: &random) ?? "") the \(thing)"] + extras
      let words = [thing] + extras.map { $0.replacing("in ", with: "").replacing("for ", with: "") }
      return (said.joined(separator: " ").lowercased(), words.map { $0.replacing(" times", with: "").lowercased() })
    }
  }

  private static func values(_ names: ArraySlice<String>) -> String {
    names.map { #"{ "id": "\#($0)", "title": "\#($0)" }"# }.joined(separator: ",")
  }
}

@Suite struct `Nothing that was said is lost` {
  @Test(arguments: 0..<16)
  func `what is performed has every word in its values, or says it`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let catalog = LossyCatalog(&random)
    let registry = await AppRegistry([catalog.installed], locale: Locale(identifier: "en"))
    var performed = 0
    for (text, words) in catalog.requests {
      var settings = SessionSettings(matching: MatchOptions(now: HarborTalk.now), now: { HarborTalk.now })
      settings.locale = Locale(identifier: "en")
      let response = await Session(with: registry, settings: settings).take(text)
      let said = response.utterances.compactMap(\.speech).joined(separator: " ").lowercased()
      guard said.contains("done") else { continue }
      performed += 1
      for word in words { #expect(said.contains(word), "seed \(seed), \(text): \(said)") }
    }
    #expect(performed > 5, "seed \(seed)")
  }

  /// Small words around what is said are no content.
  private static let shelf = ["emma", "dune", "dune messiah", "middlemarch", "the trial"]

  @Test(arguments: 0..<12)
  func `a list takes all that is named, each once, and asks about what nobody knows`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let known = Self.shelf.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
    let unknown = Bool.random(using: &random) ? ["amerika"] : []
    let items = (known + unknown).shuffled(using: &random)
    let list =
      items.count == 1 ? items[0] : items.dropLast().joined(separator: ", ") + " and " + (items.last ?? "")
    let talk = await SmallAppTalk.bookshelf()
    var said = await talk.said(to: "mark \(list) as read").lowercased()
    if !unknown.isEmpty {
      #expect(said.contains("amerika"), "seed \(seed), \(list)")
      #expect(!said.contains("marked"), "seed \(seed), \(list)")
      said = await talk.said(to: "emma").lowercased()
    }
    for title in known { #expect(said.contains(title), "seed \(seed), \(list): \(said)") }
  }
}

import AppIntents
import ApplePlatform
import Foundation
import IntentRuntime
import Testing

@testable import Trails
@testable import TravelTracking

@Suite struct `What people say to the sample apps` {
  private func table(_ module: String, _ language: String) -> ShortcutPhraseTable {
    ShortcutPhraseTable(
      folders: ShortcutPhraseTable.folders(forModule: module), locale: Locale(identifier: language))
  }

  private func keys(_ shortcuts: [AppShortcut]) -> [[String]] { shortcuts.map { $0.phrases.map(\.key) } }

  @Test(arguments: [
    (
      "de-AT",
      [
        "Öffne ${target} in ${applicationName}", "Zeig mir ${target} in ${applicationName}",
        "Öffne einen Weg in ${applicationName}",
      ]
    ),
    (
      "ja-JP",
      ["${applicationName}で${target}を開いて", "${applicationName}で${target}を見せて", "${applicationName}でトレイルを開いて"]
    ),
    (
      "en_US",
      [
        "Open ${target} in ${applicationName}", "Show me ${target} in ${applicationName}",
        "Take me to ${target} in ${applicationName}", "Pull up ${target} in ${applicationName}",
        "Bring up ${target} in ${applicationName}", "Let me see ${target} in ${applicationName}",
        "Open a trail in ${applicationName}",
      ]
    ),
    (
      "fr_FR",
      [
        "Open ${target} in ${applicationName}", "Show me ${target} in ${applicationName}",
        "Take me to ${target} in ${applicationName}", "Pull up ${target} in ${applicationName}",
        "Bring up ${target} in ${applicationName}", "Let me see ${target} in ${applicationName}",
        "Open a trail in ${applicationName}",
      ]
    ),
  ])
  func `Trails is opened in the language of who asks`(language: String, phrases: [String]) throws {
    let shortcut = try #require(TrailShortcuts.appShortcuts.first { $0.intent is OpenTrail })
    #expect(table("Trails", language).phrases(for: shortcut.phrases.map(\.key)) == phrases)
  }

  @Test(arguments: [
    ("de-AT", "Öffne ${target} in ${applicationName}"), ("ja-JP", "${applicationName}で${target}を開いて"),
    ("en", "Open ${target} in ${applicationName}"), ("fr", "Open ${target} in ${applicationName}"),
  ])
  func `TravelTracking is opened in the language of who asks`(language: String, phrase: String) throws {
    let shortcut = try #require(TravelTrackingShortcuts.appShortcuts.first { $0.intent is OpenLandmarkIntent })
    #expect(table("TravelTracking", language).phrases(for: shortcut.phrases.map(\.key)).first == phrase)
  }

  @Test(arguments: ["de", "ja"])
  func `no phrase is left in English, and none is wrong`(language: String) {
    let trails = table("Trails", language)
    let travel = table("TravelTracking", language)
    let trailKeys = keys(TrailShortcuts.appShortcuts)
    let travelKeys = keys(TravelTrackingShortcuts.appShortcuts)
    #expect(trailKeys.filter { !Set($0).isDisjoint(with: trails.phrases(for: $0)) } == [])
    #expect(travelKeys.filter { !Set($0).isDisjoint(with: travel.phrases(for: $0)) } == [])
    let trailsNegative = TrailShortcuts.negativePhrases.phrases.map(\.phrase.key)
    let travelNegative = TravelTrackingShortcuts.negativePhrases.phrases.map(\.phrase.key)
    #expect(Set(trailsNegative).isDisjoint(with: trails.negativePhrases(for: trailsNegative)))
    #expect(Set(travelNegative).isDisjoint(with: travel.negativePhrases(for: travelNegative)))
    #expect(trails.findings(for: trailKeys, negativePhrases: trailsNegative).map(\.description) == [])
    #expect(travel.findings(for: travelKeys, negativePhrases: travelNegative).map(\.description) == [])
  }

  @Test(arguments: ["de", "ja"])
  func `every parameter that can be said in English can be said`(language: String) {
    func parameters(_ phrases: [String]) -> Set<String> {
      Set(phrases.flatMap { $0.matches(of: /\$\{(\w+)\}/).map { String($0.1) } })
    }
    for (module, shortcuts) in [
      ("Trails", TrailShortcuts.appShortcuts), ("TravelTracking", TravelTrackingShortcuts.appShortcuts),
    ] {
      let table = table(module, language)
      for phrases in keys(shortcuts) {
        #expect(parameters(table.phrases(for: phrases)) == parameters(phrases), "\(phrases)")
      }
    }
  }

  @Test(arguments: ["de", "ja"])
  func `no two shortcuts share a phrase`(language: String) {
    for (module, shortcuts) in [
      ("Trails", TrailShortcuts.appShortcuts), ("TravelTracking", TravelTrackingShortcuts.appShortcuts),
    ] {
      let table = table(module, language)
      let all = keys(shortcuts).flatMap { table.phrases(for: $0) }
      #expect(Set(all).count == all.count)
    }
  }

  @Test(arguments: [("de", "Trails", "Wanderwege"), ("ja", "トレイルズ", "トレイル")])
  func `Trails has a name in each language`(language: String, name: String, synonym: String) {
    let names = ApplicationNameTable(
      folders: ShortcutPhraseTable.folders(forModule: "Trails"), locale: Locale(identifier: language))
    #expect(names.name == name)
    #expect(names.synonyms.first == synonym)
  }

  @Test(arguments: [("de", "TravelTracking", "Reisetagebuch"), ("ja", "トラベルトラッキング", "旅の記録")])
  func `TravelTracking has a name in each language`(language: String, name: String, synonym: String) {
    let names = ApplicationNameTable(
      folders: ShortcutPhraseTable.folders(forModule: "TravelTracking"), locale: Locale(identifier: language))
    #expect(names.name == name)
    #expect(names.synonyms.first == synonym)
  }
}

@Suite struct `The sentence of a summary` {
  @Test(arguments: [
    ("de_AT", "Tickets für ${landmark} finden"), ("ja", "${landmark}のチケットを探す"),
    ("en", "Find tickets for ${landmark}"), ("fr", "Find tickets for ${landmark}"),
  ])
  func `is in the language of who asks`(language: String, sentence: String) {
    let locale = Locale(identifier: language)
    #expect(TranslatedSummary.sentence("Find tickets for ${landmark}", for: locale) == sentence)
    #expect(TranslatedSummary.sentence("Never heard of ${it}", for: locale) == "Never heard of ${it}")
  }
}

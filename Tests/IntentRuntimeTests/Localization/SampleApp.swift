import AppIntents
import Foundation
import IntentRuntime
import Testing

@testable import ApplePlatform
@testable import Trails
@testable import TravelTracking

/// One of the sample apps: its sources, and what its tables say.
struct SampleApp: Sendable, CustomTestStringConvertible {
  let name: String
  /// The words of its data set, in English.
  let data: @Sendable () -> Set<String>

  var testDescription: String { name }

  static let all = [trails, travelTracking]

  static let trails = SampleApp(name: "Trails") {
    let trails = Trail.all
    let parks = trails.map(\.park)
    let words = trails.flatMap { [$0.name, $0.$summary, $0.$usualSurface] + $0.synonyms }
    let regions = Region.all.flatMap { [$0.name, $0.tagline] + $0.otherNames }
    return Set(words + parks.map(\.$country) + parks.flatMap { [$0.name] + $0.synonyms } + regions)
  }

  static let travelTracking = SampleApp(name: "TravelTracking") {
    let landmarks = Landmark.all.flatMap { [$0.$name, $0.$country, $0.$description] + $0.synonyms }
    let collections = (LandmarkCollection.featured + LandmarkCollection.samples).flatMap { [$0.name, $0.summary] }
    let cities = TravelTracking.Place.all.flatMap { [$0.name] + $0.synonyms }
    let sellers = TicketSeller.all.map(\.$name)
    return Set(landmarks + collections + cities + sellers + Continent.allCases.map(\.rawValue))
  }

  // MARK: Tables

  /// What one table says in a language.
  func table(_ table: String, in language: String) -> [String: Translation] {
    let folders = ShortcutPhraseTable.folders(forModule: name)
    let parts = StringTables.words(named: table, in: folders, for: Locale(identifier: language))
    return parts.reduce(into: [:]) { all, part in
      all.merge(part.own.mapValues(\.translation)) { first, _ in first }
    }
  }

  // MARK: Sources

  /// The keys of everything that the code says, with holes for values.
  func keys() throws -> Set<String> {
    var keys: Set<String> = []
    for source in try sources(in: ["App", "Entities", "Intents", "Model", "Queries", "Shortcuts", "Views", "Widgets"]) {
      keys.formUnion(SourceTexts.literals(in: source).filter(isForPeople).map(\.key))
      keys.formUnion(SourceTexts.generatedTitles(in: source))
    }
    return keys.subtracting(Self.notForPeople)
  }

  /// The phrases of its shortcuts, which are in a table of their own.
  var phraseKeys: Set<String> {
    let provider: any AppShortcutsProvider.Type =
      name == "Trails" ? TrailShortcuts.self : TravelTrackingShortcuts.self
    let phrases = provider.appShortcuts.flatMap(\.phrases) + provider.negativePhrases.phrases.map(\.phrase)
    return Set(phrases.map(\.key))
  }

  private func sources(in folders: [String]) throws -> [String] {
    let module = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/\(name)").standardizedFileURL
    let files = folders.flatMap { folder in
      let walk = FileManager.default.enumerator(at: module.appending(path: folder), includingPropertiesForKeys: nil)
      return (walk?.allObjects ?? []).compactMap { $0 as? URL }
    }
    let ours = files.filter { $0.pathExtension == "swift" && !Self.filesWithoutWords.contains($0.lastPathComponent) }
    return try ours.map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// Formats of files, which nobody hears or reads as a text of the app.
  private static let filesWithoutWords: Set = [
    "DataFile.swift", "Postcard+PDF.swift", "StateFile.swift", "Route.swift", "Place.swift",
  ]

  private func isForPeople(_ literal: SourceTexts.Literal) -> Bool {
    let words = literal.key.replacing(/\$\{\w+\}/, with: "")
    guard words.contains(where: \.isLetter), !words.hasPrefix("<"), !words.hasPrefix("&") else { return false }
    let markers = [
      "systemName: ", "systemImage: ", "systemImageName: ", "symbol ?? ", "keyName: ", "code: ", "currencyCode: ",
      "identifier: ", "table: ", "userActivity(", "appending(path: ",
      "debugDescription: ",
    ]
    return !markers.contains { literal.before.hasSuffix($0) }
  }

  /// Literals that are for machines, or the same in every language.
  private static let notForPeople: Set = [
    "TravelTracking", "Trails: ␣\n", "TravelTracking: ␣\n", "TrailConditionsWidget", "TrailConditionsControl", "https",
    "details", "trails.example", "https://trails.example/trail/␣/details", "Activity Summary.csv",
    "figure.hiking", "figure.run", "bicycle", "figure.skiing.downhill", "figure.climbing",
    "figure.equestrian.sports", "sun.max", "cloud.sun", "cloud.drizzle", "wind", "heart.fill", "book.closed",
    "star.fill", "␣/␣",
    "angels-landing", "mist-trail", "lac-blanc", "catbells", "besseggen", "milford-track", "the box office",
    "Early Bird", "Band of Friends", "Africa", "Antarctica", "Asia", "Europe", "North America", "Oceania",
    "South America", #"\b ␣:\b0  ␣\line"#, #"{\rtf1\ansi\deff0{\fonttbl{\f0 Helvetica;}}\f0\fs24 "#,
    #"\b ␣\b0\line"#, #"\u␣?"#, "\\par\n", "{\\rtf1\\ansi{\\fonttbl\\f0\\fswiss Helvetica;}\\f0\\fs24\n",
    "{\\b\\fs36 ␣\\par}\n␣}", "M␣ 0V180", "M0 ␣H360", "geo:␣,␣", "s",
  ]

  /// Words of the framework that these apps make people hear.
  static let frameworkWords: Set<String> = {
    let labels = [ConfirmationActionName.buy, .search].flatMap {
      [$0.acceptLabel, $0.denyLabel] + $0.acceptAlternatives + $0.denyAlternatives
    }
    return Set((labels + [IntentChoiceOption.cancel.title]).map(\.key))
  }()
}

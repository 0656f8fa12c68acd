import AppIntents
import Foundation
import Testing

@testable import ApplePlatform

/// The tables of the sample apps say all that the apps say, and nothing else.
@Suite struct `The translations of the sample apps` {
  static let languages = ["de", "ja"]

  @Test(arguments: SampleApp.all, languages)
  func `lack nothing that the code says`(app: SampleApp, language: String) throws {
    let known = Set(app.table("Localizable", in: language).keys.map(\.withHoles))
    let wanted = try app.keys().subtracting(app.phraseKeys)
    #expect(wanted.count > 150)
    #expect(wanted.subtracting(known).sorted() == [])
  }

  @Test(arguments: SampleApp.all, languages)
  func `have no text that nobody says`(app: SampleApp, language: String) throws {
    let wanted = try app.keys().union(SampleApp.frameworkWords)
    let orphans = app.table("Localizable", in: language).keys.filter { key in
      key.contains(where: \.isLetter) && !wanted.contains(key.withHoles)
    }
    #expect(orphans.sorted() == [])
  }

  @Test(arguments: SampleApp.all)
  func `of one language have what those of the other have`(app: SampleApp) {
    for table in ["Localizable", "Data", "InfoPlist"] {
      let german = Set(app.table(table, in: "de").keys)
      #expect(!german.isEmpty)
      #expect(german.symmetricDifference(app.table(table, in: "ja").keys).sorted() == [])
    }
  }

  @Test(arguments: SampleApp.all, languages)
  func `keep every value, in the shape it has`(app: SampleApp, language: String) {
    for (key, translation) in app.table("Localizable", in: language) {
      for (form, text) in translation.forms {
        let kept = text.holes.isSubset(of: key.holes) && (form == .one || key.holes == text.holes)
        #expect(kept, "\(key) → \(text)")
      }
    }
  }

  @Test(arguments: SampleApp.all)
  func `have a form for one thing in German where they have any`(app: SampleApp) {
    for (key, translation) in app.table("Localizable", in: "de") {
      let forms = Set(translation.forms.map(\.form))
      #expect(forms == [nil] || forms == [.one, .other], "\(key)")
    }
  }

  @Test(arguments: SampleApp.all, languages)
  func `of the data set translate what is in it`(app: SampleApp, language: String) {
    let words = app.data()
    #expect(Set(app.table("Data", in: language).keys).subtracting(words).sorted() == [])
  }

  @Test(arguments: languages)
  func `leave no story in English`(language: String) {
    let trails = Set(SampleApp.trails.table("Data", in: language).keys)
    let travels = Set(SampleApp.travelTracking.table("Data", in: language).keys)
    #expect(SampleApp.trails.sentences.subtracting(trails).sorted() == [])
    #expect(SampleApp.travelTracking.sentences.subtracting(travels).sorted() == [])
  }

  /// All tables of a process are searched for a text, so the apps have to agree on what they share.
  @Test(arguments: languages, ["Localizable", "Data"])
  func `of both apps agree on what both say`(language: String, table: String) {
    let trails = SampleApp.trails.table(table, in: language)
    let travels = SampleApp.travelTracking.table(table, in: language)
    #expect(trails.filter { key, words in travels[key].map { $0.words != words.words } ?? false }.map(\.key) == [])
  }

  @Test func `can be read without a problem`() {
    for app in SampleApp.all {
      for language in Self.languages { _ = app.table("Localizable", in: language) }
    }
    #expect(LocalizationTableErrors.all.filter { $0.file.path.contains("Behest_") }.map(\.description) == [])
  }
}

extension SampleApp {
  /// The longer texts of the data set: whatever ends with a full stop.
  fileprivate var sentences: Set<String> { data().filter { $0.hasSuffix(".") } }
}

extension Translation {
  /// Each text with the number of things that it is for.
  fileprivate var forms: [(form: PluralCategory?, text: String)] {
    switch words {
    case .text(let text): [(nil, text)]
    case .plural(let forms): forms.map { ($0.key, $0.value.text(for: nil, inLanguage: "de")) }
    }
  }
}

extension String {
  /// The key with one mark for each value, as it is seen in the sources.
  fileprivate var withHoles: String {
    FormatText(self).pieces.map { piece in
      switch piece {
      case .literal(let words): words
      case .value, .argument, .substitution: SourceTexts.hole
      }
    }.joined()
  }

  /// The values in a text: for each its place and its kind, and the names of placeholders.
  fileprivate var holes: Set<String> {
    let values = FormatText(self).pieces.compactMap { piece in
      if case .value(let index, let specifier) = piece { "\(index)\(specifier.conversion)" } else { nil }
    }
    return Set(values + matches(of: /\$\{\w+\}/).map { String($0.output) })
  }
}

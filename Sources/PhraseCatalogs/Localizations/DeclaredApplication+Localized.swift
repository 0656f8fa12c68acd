internal import PhraseMatching

extension DeclaredApplication {
  /// The languages that something of the application is translated to, besides the author's. Looks once at each table.
  public var languages: [String] { TranslationTables(self).languages }

  /// The application as people who speak a language meet it: phrases, names, titles and listed values in that language
  /// where they are translated, else the author's.
  ///
  /// A translation that is not used, because it names no application or another parameter, is left out here; what is
  /// wrong with it is what the rules of the group `localization` say. Has no localizations itself. Copies the application; costs a lookup for each text.
  public func localized(to locale: String) -> DeclaredApplication {
    let tables = TranslationTables(self)
    let phrases = tables.phrases.translations(to: locale)
    let texts = tables.texts.translations(to: locale) { $0.spoken }
    var copy = self
    copy.locale = locale
    copy.localizations = []
    copy.takeNames(tables.names.translations(to: locale))
    copy.shortcuts = shortcuts.map { shortcut in
      var shortcut = shortcut
      shortcut.takePhrases(phrases)
      shortcut.title = shortcut.title?.translated(texts)
      return shortcut
    }
    copy.negativePhrases = negativePhrases.flatMap { phrase in
      Self.translations(of: [phrase], among: phrases, asking: PhraseDemands(negativePhrase: phrase.text.text)) ?? [
        phrase
      ]
    }
    copy.takeTitles(texts)
    return copy
  }

  private mutating func takeNames(_ names: [String: DeclaredTranslation]) {
    func values(_ key: String) -> [LocatedText] { names[key]?.values.filter { !$0.text.isEmpty } ?? [] }
    if let name = values("CFBundleDisplayName").first ?? values("CFBundleName").first { self.name = name }
    let others = values("CFBundleSpokenName") + values("INAlternativeAppNames")
    if !others.isEmpty { synonyms = others.filter { $0.text != name.text } }
  }

  private mutating func takeTitles(_ texts: [String: DeclaredTranslation]) {
    for index in intents.indices { intents[index].title = intents[index].title?.translated(texts) }
    for index in entities.indices {
      entities[index].title = entities[index].title?.translated(texts)
      guard entities[index].kind == .enumeration else { continue }
      for value in entities[index].values.indices {
        let written = entities[index].values[value]
        entities[index].values[value].title = written.title.translated(texts)
        entities[index].values[value].synonyms = written.synonyms.map { $0.translated(texts) }
      }
    }
  }

  /// The usable translations of some phrases, each once; nil when there is none.
  fileprivate static func translations(
    of phrases: [DeclaredPhrase], among translations: [String: DeclaredTranslation], asking demands: PhraseDemands
  ) -> [DeclaredPhrase]? {
    var seen: Set<String> = []
    let usable = phrases.flatMap { translations[$0.text.text]?.values ?? [] }.compactMap { value in
      (try? demands.template(of: value.text)).map { DeclaredPhrase(value, template: $0) }
    }
    let distinct = usable.filter { seen.insert($0.text.text).inserted }
    return distinct.isEmpty ? nil : distinct
  }
}

extension DeclaredShortcut {
  fileprivate mutating func takePhrases(_ translations: [String: DeclaredTranslation]) {
    phrases =
      DeclaredApplication.translations(
        of: phrases, among: translations, asking: PhraseDemands(shortcut: phrases.map(\.text.text)))
      ?? phrases
  }
}

extension LocatedText {
  fileprivate func translated(_ texts: [String: DeclaredTranslation]) -> LocatedText {
    texts[spoken]?.values.first ?? self
  }
}

internal import PhraseMatching

extension WrittenApplication {
  /// The languages that something of the application is translated to, besides the author's.
  public var languages: [String] { TranslationTables(self).languages }

  /// The application as people who speak a language meet it: phrases, names, titles and listed values in that language
  /// where they are translated, else the author's.
  ///
  /// A translation that is not used, because it names no application or another parameter, is left out here; what is
  /// wrong with it is what the rules of the group `localization` say. Has no localizations itself.
  public func localized(to locale: String) -> WrittenApplication {
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
      Self.translations(of: [phrase], among: phrases, asking: PhraseDemands(negativePhrase: phrase)) ?? [phrase]
    }
    copy.takeTitles(texts)
    return copy
  }

  private mutating func takeNames(_ names: [String: WrittenTranslation]) {
    func values(_ key: String) -> [WrittenText] { names[key]?.values.filter { !$0.text.isEmpty } ?? [] }
    if let name = values("CFBundleDisplayName").first ?? values("CFBundleName").first { self.name = name }
    let others = values("CFBundleSpokenName") + values("INAlternativeAppNames")
    if !others.isEmpty { synonyms = others.filter { $0.text != name.text } }
  }

  private mutating func takeTitles(_ texts: [String: WrittenTranslation]) {
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
    of phrases: [WrittenPhrase], among translations: [String: WrittenTranslation], asking demands: PhraseDemands
  ) -> [WrittenPhrase]? {
    var seen: Set<String> = []
    let usable = phrases.flatMap { translations[$0.text.text]?.values ?? [] }.compactMap { value in
      demands.template(of: value).map { WrittenPhrase(value, template: $0) }
    }
    let distinct = usable.filter { seen.insert($0.text.text).inserted }
    return distinct.isEmpty ? nil : distinct
  }
}

extension WrittenShortcut {
  fileprivate mutating func takePhrases(_ translations: [String: WrittenTranslation]) {
    phrases =
      WrittenApplication.translations(of: phrases, among: translations, asking: PhraseDemands(shortcut: self))
      ?? phrases
  }
}

extension WrittenText {
  fileprivate func translated(_ texts: [String: WrittenTranslation]) -> WrittenText {
    texts[spoken]?.values.first ?? self
  }
}

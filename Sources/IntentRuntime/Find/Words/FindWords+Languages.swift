internal import Foundation

// What the words of languages besides English are made with.
extension FindWords {
  /// Texts are compared as the tokenizer leaves them: "größte" is "grosste".
  static func normalized(_ text: String) -> String { FindText.words(of: text).joined(separator: " ") }

  /// The English ideas with the words of another language besides: variables have English names everywhere.
  static func ideas(_ words: [Concept: String]) -> [Idea] {
    FindWords.english.ideas.map { idea in
      guard let own = words[idea.concept] else { return idea }
      let all = idea.words + list(own).map(normalized)
      return Idea(
        idea.concept, all.joined(separator: ","), alike: idea.alike.joined(separator: ","), measures: idea.measures)
    }
  }

  var locale: Locale { Locale(identifier: Self.locales[language] ?? "en_US") }
  /// What costs nothing is called.
  var freeWord: String { Self.freeWords[language] ?? "free" }
  /// A title in the middle of a sentence; only English writes it smaller there.
  func inSentence(_ title: String) -> String { language == "en" ? title.lowercased() : title }

  private static let locales = ["de": "de_DE", "ja": "ja_JP"]
  private static let freeWords = ["de": "kostenlos", "ja": "無料"]

  /// The same machinery with no words in it.
  func withoutPhrases(language: String) -> FindWords {
    var words = self
    words.language = language
    for table in [
      \FindWords.openers, \.countOpeners, \.negations, \.absences, \.presences, \.rangeOpeners, \.naming, \.mentioning,
      \.sortOpeners, \.thenWords, \.free,
    ] { words[keyPath: table] = .words("") }
    for set in [
      \FindWords.fillers, \.verbs, \.questions, \.placeWords, \.conjunctions, \.alternatives, \.contrasts, \.rangeWords,
      \.than, \.copulas, \.copulaCompanions, \.amountLinks, \.firstWords, \.resultWords, \.opening, \.closing,
      \.untilWords, \.yes, \.no, \.meanWords,
    ] { words[keyPath: set] = [] }
    words.comparisons = .phrases([])
    words.dateComparisons = .phrases([])
    words.trailingComparisons = .phrases([])
    words.textComparisons = .phrases([])
    words.alphabetical = .phrases([])
    words.directions = .phrases([])
    words.topWords = .phrases([])
    words.extremes = .phrases([])
    words.currencies = [:]
    words.placeAdjectives = [:]
    words.adjectives = []
    return words
  }
}

extension Set<String> {
  static func words(_ text: String) -> Set<String> {
    Set(FindWords.list(text).map(FindWords.normalized).filter { !$0.isEmpty })
  }
}

extension PhraseTable {
  static func phrases(_ lists: [(Meaning, String)]) -> PhraseTable {
    PhraseTable(
      phrases: lists.flatMap { meaning, list in FindWords.list(list).map { (FindWords.normalized($0), meaning) } })
  }
}

extension PhraseTable where Meaning == Void {
  static func words(_ list: String) -> PhraseTable { .phrases([((), list)]) }
}

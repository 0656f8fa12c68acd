internal import PhraseMatching

/// Phrases with what each of them means, found in a text by its words.
struct PhraseTable<Meaning: Sendable>: Sendable {
  private struct Row: Sendable {
    var words: [String]
    var meaning: Meaning
  }

  /// By the first word, longest first.
  private var byFirst: [String: [Row]] = [:]
  /// By the last word, longest first.
  private var byLast: [String: [Row]] = [:]
  private var rows: [Row] = []

  /// Each list holds phrases between commas or lines.
  init(_ lists: [(meaning: Meaning, phrases: String)]) {
    for list in lists {
      for phrase in Self.phrases(of: list.phrases) { add(phrase, list.meaning) }
    }
    for key in byFirst.keys { byFirst[key]?.sort { $0.words.count > $1.words.count } }
    for key in byLast.keys { byLast[key]?.sort { $0.words.count > $1.words.count } }
  }

  private static func phrases(of list: String) -> [Words] {
    list.split { $0 == "," || $0.isNewline }.map { Words(of: String($0)) }.filter { !$0.isEmpty }
  }

  private mutating func add(_ phrase: Words, _ meaning: Meaning) {
    let row = Row(words: phrase.map(\.text), meaning: meaning)
    guard let first = row.words.first, let last = row.words.last else { return }
    rows.append(row)
    byFirst[first, default: []].append(row)
    byLast[last, default: []].append(row)
  }

  var isEmpty: Bool { rows.isEmpty }

  /// The longest phrase that the words begin with, and how many words it has.
  func opening(of words: Words) -> (meaning: Meaning, count: Int)? {
    longest(in: byFirst, beside: words.first) { words.prefix($0) }
  }

  /// The words behind all phrases that they begin with.
  func behind(_ words: Words) -> Words {
    var rest = words
    while let (_, count) = opening(of: rest) { rest = rest.dropFirst(count) }
    return rest
  }

  /// The longest phrase that the words end with, and how many words it has.
  func closing(of words: Words) -> (meaning: Meaning, count: Int)? {
    longest(in: byLast, beside: words.last) { words.suffix($0) }
  }

  private func longest(
    in rows: [String: [Row]], beside word: Word?, _ part: (Int) -> Words.SubSequence
  ) -> (meaning: Meaning, count: Int)? {
    let row = word.flatMap { rows[$0.text] }?.first { row in
      let part = part(row.words.count)
      return part.count == row.words.count && part.elementsEqual(row.words) { $0.text == $1 }
    }
    return row.map { ($0.meaning, $0.words.count) }
  }

  /// What the words mean, if they are a phrase and nothing else.
  func meaning(of words: Words) -> Meaning? {
    guard let (meaning, count) = opening(of: words), count == words.count else { return nil }
    return meaning
  }

  /// What the words mean, if no word differs from a phrase by more than a slip of the keys behind its first letter; the
  /// similarity is that of the worst word. "Either" is no slip for "neither".
  func nearest(to words: Words, atLeast least: Double) -> (meaning: Meaning, similarity: Double)? {
    var best: (meaning: Meaning, similarity: Double)?
    for row in rows where row.words.count == words.count {
      var worst = 1.0
      for (word, known) in zip(words, row.words) {
        worst = min(worst, word.text.first == known.first ? word.similarity(to: known) : 0)
        if worst < least { break }
      }
      if worst >= least, worst > best?.similarity ?? 0 { best = (row.meaning, worst) }
    }
    return best
  }
}

extension PhraseTable where Meaning == Void {
  /// Phrases that all mean the same.
  init(_ phrases: String) { self.init([((), phrases)]) }

  func contains(_ words: Words) -> Bool { meaning(of: words) != nil }
}

extension Word {
  /// How alike the word is to a known one; 0 for another word, or for one that nobody types by a slip for it. A number is
  /// only like itself.
  func similarity(to known: String) -> Double {
    switch kind {
    case .word:
      WordSimilarity.similarity(of: text, to: known).map { WordSimilarity.mayBeSlip(text, for: known) ? $0 : 0 } ?? 0
    case .number, .ordinal, .syllable: text == known ? 1 : 0
    }
  }
}

extension Word {
  /// How alike two words are that were put together from several; nil for different ones.
  static func similarity(of typed: String, to known: String) -> Double? {
    WordSimilarity.similarity(of: typed, to: known)
  }
}

import WordSemantics

/// How a language says dates, times and amounts, in the English words that the readers of typed values know.
package struct ValueWords: Sendable {
  /// A part of what is said.
  enum Word: Sendable, Equatable {
    case word(hash: UInt64)
    case number
  }

  /// A part of what it means; numbers are those that were said, in their order.
  enum Meaning: Sendable {
    case token(Token)
    case number
    case position
  }

  struct Row: Sendable {
    let words: [Word]
    let meaning: [Meaning]
  }

  /// By the hash of the first word, the longest first; those that begin with a number stand at 0.
  private let rows: [UInt64: [Row]]
  /// The numerals of one word, by their hash.
  private let numbers: [UInt64: Double]
  /// What each numeral is called.
  package let numerals: [(meaning: Int, phrases: String)]

  /// Those of a language by its code; nil for one whose words the readers know themselves, or nobody.
  package static func of(_ language: String) -> ValueWords? { all[language] }

  private static let all = Dictionary(
    uniqueKeysWithValues: Language.all.filter { $0.name != Language.english.name && !$0.values.lines.isEmpty }
      .map { ($0.name, ValueWords($0.values)) })

  init(_ text: EmbeddedText) {
    let lines = text.lines.map { line in
      let halves = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (meaning: halves[0].joined(separator: " "), phrases: halves[halves.count - 1].joined(separator: " "))
    }
    let rows = lines.flatMap { line in
      line.phrases.split(separator: ",").map { Row(words: Self.words($0), meaning: Self.meaning(line.meaning)) }
    }
    self.rows = Dictionary(grouping: rows) { $0.words.first?.hash ?? 0 }
      .mapValues { $0.sorted { $0.words.count > $1.words.count } }
    numerals = lines.compactMap { line in Int(line.meaning).map { ($0, line.phrases) } }
    numbers = numerals.reduce(into: [:]) { numbers, numeral in
      for phrase in numeral.phrases.split(separator: ",") {
        let tokens = Tokenizer.tokens(of: String(phrase))
        if tokens.count == 1 { numbers[tokens[0].hash] = Double(numeral.meaning) }
      }
    }
  }

  private static func words(_ phrase: Substring) -> [Word] {
    let parts = phrase.split(separator: "_", omittingEmptySubsequences: false).map { part in
      Tokenizer.tokens(of: String(part)).map { Word.word(hash: $0.hash) }
    }
    return Array(parts.joined(separator: [.number]))
  }

  private static func meaning(_ text: String) -> [Meaning] {
    text.split(separator: " ").flatMap { word -> [Meaning] in
      switch word {
      case "_": [.number]
      case "_th": [.position]
      default: Tokenizer.tokens(of: String(word)).map(Meaning.token)
      }
    }
  }

  // MARK: Reading

  /// The longest row that begins at `index`.
  func row(of request: TokenView, at index: Int) -> Row? {
    let numbered = number(request[index]) == nil ? nil : longest(0, request, at: index)
    guard let named = longest(request[index].hash, request, at: index) else { return numbered }
    guard let numbered, numbered.words.count > named.words.count else { return named }
    return numbered
  }

  private func longest(_ first: UInt64, _ request: TokenView, at index: Int) -> Row? {
    rows[first]?.first { row in
      index + row.words.count <= request.count
        && row.words.indices.allSatisfy { isSaid(row.words[$0], by: request[index + $0]) }
    }
  }

  private func isSaid(_ word: Word, by token: Token) -> Bool {
    word.hash.map { $0 == token.hash } ?? (number(token) != nil)
  }

  /// The number that a token is, in digits or spelled.
  func number(_ token: Token) -> Double? { token.kind == .number ? token.number : numbers[token.hash] }
}

extension ValueWords.Word {
  /// Nil for a number.
  fileprivate var hash: UInt64? { if case .word(let hash) = self { hash } else { nil } }
}

extension Tokenizer {
  fileprivate static func tokens(of text: String) -> [Token] {
    var tokenizer = Tokenizer()
    var text = text
    return text.withUTF8 { bytes in
      tokenizer.read(bytes)
      return Array(tokenizer.view.tokens)
    }
  }
}

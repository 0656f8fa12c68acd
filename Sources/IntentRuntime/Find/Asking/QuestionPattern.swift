/// The words of a question, with holes: "how {adjective} (is|are) *".
///
/// `[…]` may be left out, `(…|…)` are alternatives, `{…}` holds a word with a meaning and `*` what the question is about.
struct QuestionPattern: Sendable {
  indirect enum Piece: Sendable {
    case word(String)
    case optional([[Piece]])
    case choice([[Piece]])
    case slot(Slot)
    case topic
  }

  enum Slot: String, Sendable {
    /// One or more properties: "length and ascent".
    case property
    /// What no property is called.
    case other
    case adjective, comparative, superlative
    /// A verb that tells which property is meant: "cost".
    case verb
    /// A unit that the answer is to be in.
    case unit
    /// What the entities are called: "trail".
    case type
    /// What belongs to the entities is called: "trails" of collections.
    case member
  }

  let pieces: [Piece]

  /// - Parameter abbreviations: what some words of the pattern stand for.
  init(_ pattern: Substring, abbreviations: [String: [Piece]] = [:]) {
    var parser = QuestionPatternParser(pattern, abbreviations)
    pieces = parser.sequence()
    precondition(parser.isAtEnd, "the pattern '\(pattern)' closes what it has not opened")
  }

  /// Whether all words that the pattern cannot do without are among some.
  func canMatch(_ words: Set<String>) -> Bool { Self.canMatch(pieces, words) }

  private static func canMatch(_ pieces: [Piece], _ words: Set<String>) -> Bool {
    pieces.allSatisfy { piece in
      switch piece {
      case .word(let word): words.contains(word)
      case .choice(let alternatives): alternatives.contains { canMatch($0, words) }
      case .optional, .slot, .topic: true
      }
    }
  }
}

/// Reads a pattern from its text.
private struct QuestionPatternParser {
  private var tokens: ArraySlice<String>
  private let abbreviations: [String: [QuestionPattern.Piece]]

  init(_ pattern: Substring, _ abbreviations: [String: [QuestionPattern.Piece]]) {
    tokens = Self.tokens(of: pattern)[...]
    self.abbreviations = abbreviations
  }

  var isAtEnd: Bool { tokens.isEmpty }

  private static func tokens(of pattern: Substring) -> [String] {
    var tokens: [String] = []
    var start = pattern.startIndex
    for index in pattern.utf8.indices {
      let isSign = signs.contains(pattern.utf8[index])
      guard isSign || pattern.utf8[index] == UInt8(ascii: " ") else { continue }
      if start < index { tokens.append(String(pattern[start..<index])) }
      start = pattern.utf8.index(after: index)
      if isSign { tokens.append(String(pattern[index..<start])) }
    }
    if start < pattern.endIndex { tokens.append(String(pattern[start...])) }
    return tokens
  }

  private static let signs: [UInt8] = Array("()[]|".utf8)

  /// The pieces up to a sign that ends them, which is left.
  mutating func sequence() -> [QuestionPattern.Piece] {
    var pieces: [QuestionPattern.Piece] = []
    while let token = tokens.first, token != ")", token != "]", token != "|" {
      tokens.removeFirst()
      switch token {
      case "(": pieces.append(.choice(alternatives()))
      case "[": pieces.append(.optional(alternatives()))
      case "*": pieces.append(.topic)
      default: pieces += abbreviations[token] ?? slot(token).map { [.slot($0)] } ?? words(token)
      }
    }
    return pieces
  }

  /// What stands between bars, up to and with the closing sign.
  private mutating func alternatives() -> [[QuestionPattern.Piece]] {
    var alternatives = [sequence()]
    while tokens.first == "|" {
      tokens.removeFirst()
      alternatives.append(sequence())
    }
    tokens = tokens.dropFirst()
    return alternatives
  }

  /// A word as texts are read; in languages without spaces it is several.
  private func words(_ token: String) -> [QuestionPattern.Piece] {
    token.utf8.allSatisfy { $0 < 0x80 } ? [.word(token)] : FindText.words(of: token).map(QuestionPattern.Piece.word)
  }

  private func slot(_ token: String) -> QuestionPattern.Slot? {
    guard token.hasPrefix("{"), token.hasSuffix("}") else { return nil }
    let slot = QuestionPattern.Slot(rawValue: String(token.dropFirst().dropLast()))
    precondition(slot != nil, "there is no slot '\(token)'")
    return slot
  }
}

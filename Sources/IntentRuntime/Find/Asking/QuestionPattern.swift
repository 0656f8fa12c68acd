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

  init(_ pattern: String) {
    var tokens = Self.tokens(of: pattern)[...]
    pieces = Self.sequence(&tokens)
    precondition(tokens.isEmpty, "the pattern '\(pattern)' closes what it has not opened")
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

  // MARK: - Reading the pattern

  private static func tokens(of pattern: String) -> [String] {
    var spaced = ""
    for letter in pattern { spaced += "()[]|".contains(letter) ? " \(letter) " : "\(letter)" }
    return spaced.split(separator: " ").map(String.init)
  }

  /// The pieces up to a sign that ends them, which is left.
  private static func sequence(_ tokens: inout ArraySlice<String>) -> [Piece] {
    var pieces: [Piece] = []
    while let token = tokens.first, ![")", "]", "|"].contains(token) {
      tokens.removeFirst()
      switch token {
      case "(": pieces.append(.choice(alternatives(&tokens)))
      case "[": pieces.append(.optional(alternatives(&tokens)))
      case "*": pieces.append(.topic)
      default: pieces += slot(token).map { [.slot($0)] } ?? words(token)
      }
    }
    return pieces
  }

  /// What stands between bars, up to and with the closing sign.
  private static func alternatives(_ tokens: inout ArraySlice<String>) -> [[Piece]] {
    var alternatives = [sequence(&tokens)]
    while tokens.first == "|" {
      tokens.removeFirst()
      alternatives.append(sequence(&tokens))
    }
    tokens = tokens.dropFirst()
    return alternatives
  }

  /// A word as texts are read; in languages without spaces it is several.
  private static func words(_ token: String) -> [Piece] {
    token.utf8.allSatisfy { $0 < 0x80 } ? [.word(token)] : FindText.words(of: token).map(Piece.word)
  }

  private static func slot(_ token: String) -> Slot? {
    guard token.hasPrefix("{"), token.hasSuffix("}") else { return nil }
    let slot = Slot(rawValue: String(token.dropFirst().dropLast()))
    precondition(slot != nil, "there is no slot '\(token)'")
    return slot
  }
}

/// Reads a sentence template of Rhasspy.
///
/// `[…]` is optional, `(a | b)` are alternatives, `word{tag}` names what is said, `said:meant` exchanges it, `<rule>`,
/// `$slot_list` and `0..100` stand for more; a backslash makes the next character literal.
struct RhasspySentence {
  private let characters: [Character]
  private var index = 0
  /// What was read and has no counterpart, in words.
  private(set) var ignored: [String] = []

  /// The sentence that a template stands for, and what of it has no counterpart.
  static func read(_ text: String) throws(SentenceMistake) -> (sentence: SentencePart, ignored: [String]) {
    var reader = RhasspySentence(characters: Array(text))
    let sentence = try reader.branches(until: nil, depth: 0)
    return (sentence, reader.ignored)
  }

  private init(characters: [Character]) { self.characters = characters }

  // MARK: Brackets

  private mutating func branches(until end: Character?, depth: Int) throws(SentenceMistake) -> SentencePart {
    if depth > SentencePart.deepest { throw mistake("brackets are nested more than \(SentencePart.deepest) deep") }
    let start = index
    var branches = [try sequence(depth: depth)]
    while peek() == "|" {
      index += 1
      branches.append(try sequence(depth: depth))
    }
    if let next = peek(), next != end { throw mistake("'\(next)' closes nothing") }
    if let end {
      guard peek() == end else {
        index = max(0, start - 1)
        throw mistake("'\(characters[index])' is never closed")
      }
      index += 1
    }
    return branches.count == 1 ? branches[0] : .alternatives(branches)
  }

  private mutating func sequence(depth: Int) throws(SentenceMistake) -> SentencePart {
    var parts: [SentencePart] = []
    while true {
      skipSpace()
      guard let next = peek(), !"|])}>".contains(next) else { break }
      if !parts.isEmpty { parts.append(.text(" ")) }
      parts.append(try item(depth: depth))
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  // MARK: Items

  /// A word, a bracket or a reference, with what follows it without a space.
  private mutating func item(depth: Int) throws(SentenceMistake) -> SentencePart {
    var part = try plainItem(depth: depth)
    while let next = peek() {
      switch next {
      case ":":
        index += 1
        part = .replaced(part, by: try meaning(depth: depth))
      case "!":
        index += 1
        ignored.append("the converter '\(takeWord())'")
      case "{": part = try tag(part)
      default: return part
      }
    }
    return part
  }

  private mutating func plainItem(depth: Int) throws(SentenceMistake) -> SentencePart {
    switch peek() {
    case "(":
      index += 1
      return .sequence([try branches(until: ")", depth: depth + 1)])
    case "[":
      index += 1
      return .optional(try branches(until: "]", depth: depth + 1))
    case "<": return .rule(try name(until: ">"))
    case "$":
      index += 1
      return .slot(list: takeWord(), name: "")
    case "{", ":": return .text("")
    default: return number(takeWord())
    }
  }

  /// `{name}` or `{name:value}` behind a part.
  private mutating func tag(_ part: SentencePart) throws(SentenceMistake) -> SentencePart {
    let text = try name(until: "}")
    let halves = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let converted = halves[0].split(separator: "!").map(String.init)
    if let converter = converted.dropFirst().first { ignored.append("the converter '\(converter)'") }
    return .tagged(part, name: converted.first ?? text, value: halves.count > 1 ? halves[1] : nil)
  }

  /// What stands behind a colon: nothing, a word, or words in parentheses.
  private mutating func meaning(depth: Int) throws(SentenceMistake) -> String {
    if peek() != "(" { return takeWord() }
    index += 1
    let group = try branches(until: ")", depth: depth + 1)
    return group.sayings(atMost: 1)?.first?.spacedOnce.meant ?? ""
  }

  private func number(_ word: String) -> SentencePart {
    let bounds = word.split(separator: ",")[...].first?.split(separator: ".", omittingEmptySubsequences: false) ?? []
    guard bounds.count == 3, bounds[1].isEmpty, let lower = Int(bounds[0]), let upper = Int(bounds[2]) else {
      return .text(word)
    }
    return .numbers(min(lower, upper)...max(lower, upper))
  }

  // MARK: Characters

  private mutating func takeWord() -> String {
    var word = ""
    while let next = peek(), !next.isWhitespace, !"()[]{}<>|:".contains(next) {
      if next == "!", index + 1 < characters.count, characters[index + 1].isLetter, !word.isEmpty { break }
      index += 1
      if next == "\\", let literal = peek() {
        word.append(literal)
        index += 1
      } else {
        word.append(next)
      }
    }
    return word
  }

  private mutating func name(until end: Character) throws(SentenceMistake) -> String {
    guard let close = characters[index...].firstIndex(of: end) else {
      throw mistake("'\(characters[index])' is never closed")
    }
    let name = String(characters[(index + 1)..<close]).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if name.isEmpty { throw mistake("a name is missing before '\(end)'") }
    index = close + 1
    return name
  }

  private mutating func skipSpace() {
    while let next = peek(), next.isWhitespace { index += 1 }
  }

  private func peek() -> Character? { index < characters.count ? characters[index] : nil }

  private func mistake(_ message: String) -> SentenceMistake {
    SentenceMistake(
      message: message, offset: characters[..<min(index, characters.count)].reduce(0) { $0 + $1.utf8.count })
  }
}

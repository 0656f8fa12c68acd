/// Reads a sentence template of Home Assistant.
///
/// `[…]` is optional, `(a|b)` are alternatives, `(a;b)` stand in any order, `{list}` or `{list:slot}` is a slot,
/// `<rule>` a rule; a backslash makes the next character literal.
struct HomeAssistantSentence {
  private let characters: [Character]
  private var index = 0

  /// The sentence that a template stands for.
  static func read(_ text: String) throws(SentenceMistake) -> SentencePart {
    var reader = HomeAssistantSentence(characters: Array(text))
    let sentence = try reader.branches(until: nil, depth: 0)
    return sentence
  }

  private init(characters: [Character]) { self.characters = characters }

  /// What stands up to a closing bracket, or up to the end.
  private mutating func branches(until end: Character?, depth: Int) throws(SentenceMistake) -> SentencePart {
    if depth > SentencePart.deepest { throw mistake("brackets are nested more than \(SentencePart.deepest) deep") }
    let start = index
    var branches: [SentencePart] = []
    var divider: Character?
    while true {
      branches.append(try sequence(depth: depth))
      guard let next = peek() else { break }
      if next == end { break }
      guard next == "|" || next == ";" else { throw mistake("'\(next)' closes nothing") }
      if let divider, divider != next { throw mistake("'|' and ';' are mixed; put one of them into parentheses") }
      divider = next
      index += 1
    }
    guard peek() == end else {
      index = max(0, start - 1)
      throw mistake("'\(characters[index])' is never closed")
    }
    if end != nil { index += 1 }
    if branches.count == 1 { return branches[0] }
    return divider == ";" ? .anyOrder(branches) : .alternatives(branches)
  }

  private mutating func sequence(depth: Int) throws(SentenceMistake) -> SentencePart {
    var parts: [SentencePart] = []
    var text = ""
    func flush() {
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
    }
    while let next = peek(), !"|;])".contains(next) {
      index += 1
      switch next {
      case "\\":
        text.append(peek() ?? next)
        index += 1
      case "[":
        flush()
        parts.append(.optional(try branches(until: "]", depth: depth + 1)))
      case "(":
        flush()
        parts.append(.sequence([try branches(until: ")", depth: depth + 1)]))
      case "{":
        flush()
        parts.append(slot(try name(until: "}")))
      case "<":
        flush()
        parts.append(.rule(try name(until: ">")))
      default: text.append(next)
      }
    }
    flush()
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private func slot(_ text: String) -> SentencePart {
    let names = text.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
    return .slot(list: names.first ?? "", name: names.last ?? "")
  }

  private mutating func name(until end: Character) throws(SentenceMistake) -> String {
    guard let close = characters[index...].firstIndex(of: end) else {
      index -= 1
      throw mistake("'\(characters[index])' is never closed")
    }
    let name = String(characters[index..<close]).filter { !$0.isWhitespace }
    if name.isEmpty { throw mistake("a name is missing before '\(end)'") }
    index = close + 1
    return name
  }

  private func peek() -> Character? { index < characters.count ? characters[index] : nil }

  private func mistake(_ message: String) -> SentenceMistake {
    SentenceMistake(
      message: message, offset: characters[..<min(index, characters.count)].reduce(0) { $0 + $1.utf8.count })
  }
}

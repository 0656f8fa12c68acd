import Foundation

/// Reads the inline part of Markdown in a translator's words: emphasis, code and links.
///
/// Linux's Foundation has no attribute for emphasis, so only the marks go away; links become attributes. Values are
/// never read as Markdown.
struct InlineMarkdown {
  private enum Unit {
    case letter(Character)
    case value(AttributedString)

    var character: Character? {
      if case .letter(let character) = self { character } else { nil }
    }
  }

  /// Attributed text for a localized text.
  static func attributedString(_ fragments: [LocalizedFragment]) -> AttributedString {
    let units = fragments.flatMap { fragment -> [Unit] in
      switch fragment {
      case .words(let words): words.map(Unit.letter)
      case .value(let text): [.value(AttributedString(text))]
      case .attributed(let text): [.value(text)]
      }
    }
    return text(units[...])
  }

  private static func text(_ units: ArraySlice<Unit>) -> AttributedString {
    var result = AttributedString()
    var rest = units
    var isInsideWord = false
    while let first = rest.first {
      if let (text, after) = link(rest) ?? emphasis(rest, isInsideWord: isInsideWord) ?? escape(rest) {
        result += text
        rest = after
        isInsideWord = false
        continue
      }
      result += plain(first)
      isInsideWord = first.character?.isLetter ?? true
      rest = rest.dropFirst()
    }
    return result
  }

  private static func plain(_ unit: Unit) -> AttributedString {
    switch unit {
    case .letter(let character): AttributedString(String(character))
    case .value(let value): value
    }
  }

  private static func escape(_ units: ArraySlice<Unit>) -> (AttributedString, ArraySlice<Unit>)? {
    guard units.first?.character == "\\", let next = units.dropFirst().first?.character, next.isASCII,
      next.isPunctuation || next.isSymbol
    else { return nil }
    return (AttributedString(String(next)), units.dropFirst(2))
  }

  private static func emphasis(
    _ units: ArraySlice<Unit>, isInsideWord: Bool
  ) -> (AttributedString, ArraySlice<Unit>)? {
    for mark in ["**", "__", "~~", "*", "_", "`"] where starts(units, with: mark) {
      let inside = units.dropFirst(mark.count)
      guard !(mark.hasPrefix("_") && isInsideWord), inside.first?.character?.isWhitespace != true,
        let end = inside.indices.dropFirst().first(where: { starts(inside[$0...], with: mark) }),
        inside[end - 1].character?.isWhitespace != true
      else { continue }
      let words = inside[..<end]
      let text = mark == "`" ? words.map(plain).reduce(AttributedString(), +) : text(words)
      return (text, inside[end...].dropFirst(mark.count))
    }
    return nil
  }

  private static func link(_ units: ArraySlice<Unit>) -> (AttributedString, ArraySlice<Unit>)? {
    guard units.first?.character == "[",
      let middle = units.indices.first(where: { starts(units[$0...], with: "](") }),
      let end = units[middle...].firstIndex(where: { $0.character == ")" })
    else { return nil }
    let address = units[(middle + 2)..<end].map { String(plain($0).characters) }.joined()
    guard let url = URL(string: address) else { return nil }
    var words = text(units[(units.startIndex + 1)..<middle])
    words.link = url
    return (words, units[(end + 1)...])
  }

  private static func starts(_ units: ArraySlice<Unit>, with mark: String) -> Bool {
    units.prefix(mark.count).elementsEqual(mark) { $0.character == $1 }
  }
}

internal import Foundation

/// A stretch of text with one look.
package struct MarkdownRun: Equatable, Sendable {
  /// What marks say about the words between them.
  package struct Emphasis: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let strong = Emphasis(rawValue: 1)
    package static let emphasized = Emphasis(rawValue: 2)
    package static let struckThrough = Emphasis(rawValue: 4)
  }

  package var text: String
  package var emphasis: Emphasis = []
  /// The address that the words lead to.
  package var link: String?
}

/// Reads the emphasis, code, links and inflections of one line of Markdown. Marks that are never closed stay what they are.
///
/// A value that must not be read as Markdown is written as a ``ValueMarker`` and put in its place afterwards.
package func inlineMarkdown(_ text: String) -> [MarkdownRun] {
  guard text.utf8.contains(where: isMark) else { return text.isEmpty ? [] : [MarkdownRun(text: text)] }
  var runs: [MarkdownRun] = []
  var plain = ""
  var rest = text[...]
  func finishPlain() {
    if !plain.isEmpty { runs.append(MarkdownRun(text: plain)) }
    plain = ""
  }
  while let character = rest.first {
    if character == "\\", let escaped = rest.dropFirst().first, escaped.isASCII,
      escaped.isPunctuation || escaped.isSymbol
    {
      plain.append(escaped)
      rest = rest.dropFirst(2)
    } else if character.utf8.first.map(isMark) == true, let (inner, end) = emphasized(at: rest, after: plain.last) {
      finishPlain()
      runs += inner
      rest = rest[end...]
    } else {
      plain.append(character)
      rest = rest.dropFirst()
    }
  }
  finishPlain()
  return runs
}

/// Whether a byte can begin something that is not plain.
private func isMark(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "^"),
    UInt8(ascii: "\\"):
    true
  default: false
  }
}

/// The marks that surround words, longest first, and what they mean.
private let marks: [(mark: String, emphasis: MarkdownRun.Emphasis)] = [
  ("***", [.strong, .emphasized]), ("**", .strong), ("__", .strong), ("~~", .struckThrough), ("*", .emphasized),
  ("_", .emphasized), ("`", []),
]

/// The emphasized words that a text begins with, and where they end.
private func emphasized(at text: Substring, after previous: Character?) -> ([MarkdownRun], String.Index)? {
  if let phrase = text.prefixMatch(of: /\^\[([^\[\]]+)\]\(inflect: true\)/) {
    return (inlineMarkdown(inflected(String(phrase.output.1))), phrase.range.upperBound)
  }
  if let link = text.prefixMatch(of: /\[([^\[\]]+)\]\(([^()\s]+)\)/) {
    let runs = inlineMarkdown(String(link.output.1)).map { run in
      var run = run
      run.link = String(link.output.2)
      return run
    }
    return (runs, link.range.upperBound)
  }
  for (mark, emphasis) in marks where text.hasPrefix(mark) {
    if mark.first == "_", let previous, previous.isLetter || previous.isNumber { continue }
    let opened = text.dropFirst(mark.count)
    guard let first = opened.first, !first.isWhitespace, String(first) != mark.suffix(1) else { continue }
    guard let end = closing(mark, in: opened) else { continue }
    let inside = String(opened[..<end.lowerBound])
    let runs = mark == "`" ? [MarkdownRun(text: inside)] : inlineMarkdown(inside)
    return (
      runs.map { run in
        var run = run
        run.emphasis.formUnion(emphasis)
        return run
      }, end.upperBound
    )
  }
  return nil
}

/// Where a mark is closed: directly after a character that is not a space.
private func closing(_ mark: String, in text: Substring) -> Range<String.Index>? {
  var search = text
  while let range = search.range(of: mark) {
    let before = text[..<range.lowerBound].last
    let after = text[range.upperBound...].first
    let isInsideWord = mark.first == "_" && after.map { $0.isLetter || $0.isNumber } == true
    let isLonger = mark.count == 1 && after.map(String.init) == mark
    if let before, !before.isWhitespace, !isInsideWord, !isLonger { return range }
    search = text[(isLonger ? text.index(after: range.upperBound) : range.upperBound)...]
  }
  return nil
}

/// A private use character, which nobody writes, that holds the position of a value while words are looked up and read.
package enum ValueMarker {
  private static let first: UInt32 = 0xF0000

  /// The character for a value by its index.
  package static func character(_ index: Int) -> Character {
    Character(Unicode.Scalar(first + UInt32(index)) ?? "\u{FFFD}")
  }

  /// The index of the value that a character stands for, or `nil` if it stands for itself.
  package static func index(_ character: Character) -> Int? {
    guard let scalar = character.unicodeScalars.first, scalar.value >= first else { return nil }
    return Int(scalar.value - first)
  }
}

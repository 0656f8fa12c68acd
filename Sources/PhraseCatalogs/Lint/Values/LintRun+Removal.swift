internal import Diagnostics

extension LintRun {
  /// The edit that takes a string out of a list of JSON, with one comma; nil where the text is no such list.
  func removal(of text: LocatedText, _ summary: String) -> Finding.Fix? {
    guard text.layout != .whole, sources.indices.contains(text.place.source.index) else { return nil }
    let bytes = sources[text.place.source.index].text.bytes
    guard let element = bytes.quoted(around: text.place.range) else { return nil }
    let behind = bytes.firstIndex(from: element.upperBound)
    let before = bytes.lastIndex(before: element.lowerBound)
    let range: Range<Int>
    switch (before.map { bytes[$0] }, behind.map { bytes[$0] }) {
    case (.openingBracket, .comma), (.comma, .comma):
      let next = bytes.firstIndex(from: (behind ?? element.upperBound) + 1) ?? element.upperBound
      range = element.lowerBound..<next
    case (.comma, .closingBracket): range = (before ?? element.lowerBound)..<element.upperBound
    case (.openingBracket, .closingBracket): range = element
    default: return nil
    }
    return Finding.Fix(summary: summary, range: range, replacement: "")
  }
}

extension [UInt8] {
  /// A range with the quotes around it.
  fileprivate func quoted(around range: Range<Int>) -> Range<Int>? {
    guard range.lowerBound > 0, range.upperBound < count, self[range.lowerBound - 1] == self[range.upperBound],
      self[range.upperBound] == .quote || self[range.upperBound] == .singleQuote
    else { return nil }
    return range.lowerBound - 1..<range.upperBound + 1
  }

  fileprivate func firstIndex(from start: Int) -> Int? { self[start...].firstIndex { !$0.isSpace } }

  fileprivate func lastIndex(before end: Int) -> Int? { self[..<end].lastIndex { !$0.isSpace } }
}

extension UInt8 {
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let openingBracket = UInt8(ascii: "[")
  fileprivate static let closingBracket = UInt8(ascii: "]")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let singleQuote = UInt8(ascii: "'")
}

/// How the characters of a JSON string are spelled: where each byte of the decoded text is written, behind escapes, too.
package struct JSONSpelling: Sendable {
  /// The bytes of the characters, without the quotes.
  package let range: Range<Int>
  /// Whether it has no escapes, so that it means what it shows.
  package let isPlain: Bool
  private let source: [UInt8]

  /// The spelling of the characters in a range, which has no quotes.
  package init(_ range: Range<Int>, in source: [UInt8]) {
    self.init(range, isPlain: !source[range].contains(UInt8(ascii: "\\")), in: source)
  }

  init(_ range: Range<Int>, isPlain: Bool, in source: [UInt8]) {
    (self.range, self.isPlain, self.source) = (range, isPlain, source)
  }

  /// The spelling of a key.
  package init(of member: JSONValue.Member, in source: [UInt8]) { self.init(member.keyRange, in: source) }

  /// The spelling of a string; nil when the value is none.
  package init?(of value: JSONValue, in source: [UInt8]) {
    guard value.string != nil, value.range.count > 1 else { return nil }
    self.init(value.range.lowerBound + 1..<value.range.upperBound - 1, in: source)
  }

  /// The quote in front of the characters, if there is one.
  package var quote: UInt8? {
    let before = range.lowerBound > 0 ? source[range.lowerBound - 1] : 0
    return before == UInt8(ascii: "'") || before == UInt8(ascii: "\"") ? before : nil
  }

  /// What the string means. Costs one pass over its characters.
  var decoded: String {
    if isPlain { return String(decoding: source[range], as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    for piece in pieces {
      if let escape = piece.escape {
        if let scalar = escape.scalar { text.append(contentsOf: UTF8.encode(scalar) ?? .init()) }
      } else {
        text.append(source[piece.start])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The source offset at which each byte of the decoded string begins, and where its last one ends. Costs a pass over
  /// the characters, and an integer for each byte.
  package var offsets: [Int] { pieces.flatMap { repeatElement($0.start, count: $0.width) } + [range.upperBound] }

  /// The source bytes of a range of the decoded string, so that a caret stands right even behind escapes.
  package func sourceRange(of decoded: Range<Int>) -> Range<Int> {
    let start = sourceOffset { $0 + $1 <= decoded.lowerBound }
    let end = sourceOffset { written, _ in written < decoded.upperBound }
    return start..<max(start, end)
  }

  /// Walks on while the decoded bytes so far, and those of the next piece, are not yet enough.
  private func sourceOffset(while isBefore: (_ written: Int, _ next: Int) -> Bool) -> Int {
    var written = 0
    for piece in pieces {
      if !isBefore(written, piece.width) { return piece.start }
      written += piece.width
    }
    return range.upperBound
  }

  /// A byte that stands for itself, or an escape.
  private struct Piece {
    var start: Int
    var escape: JSONEscape?
    var length: Int
    /// Decoded bytes.
    var width: Int
  }

  private var pieces: some Sequence<Piece> {
    sequence(state: range.lowerBound) { offset in
      if offset >= range.upperBound { return nil }
      let piece = piece(at: offset)
      offset += piece.length
      return piece
    }
  }

  private func piece(at offset: Int) -> Piece {
    if isPlain || source[offset] != UInt8(ascii: "\\") { return Piece(start: offset, length: 1, width: 1) }
    let escape = JSONEscape(at: offset, in: source)
    let length = min(escape.length, range.upperBound - offset)
    return Piece(start: offset, escape: escape, length: length, width: escape.scalar.map(UTF8.width) ?? 0)
  }
}

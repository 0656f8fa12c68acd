extension JSONString {
  /// What the string means. Costs one pass over its characters.
  func decoded(in source: [UInt8]) -> String {
    if isPlain { return String(decoding: source[range], as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let piece = piece(at: offset, in: source)
      if let escape = piece.escape {
        if let scalar = escape.scalar { text.append(contentsOf: UTF8.encode(scalar) ?? .init()) }
      } else {
        text.append(source[offset])
      }
      offset += piece.length
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The source bytes of a range of the decoded string, so that a caret stands right even behind escapes.
  func sourceRange(of decoded: Range<Int>, in source: [UInt8]) -> Range<Int> {
    let start = sourceOffset(in: source) { $0 + $1 <= decoded.lowerBound }
    let end = sourceOffset(in: source) { written, _ in written < decoded.upperBound }
    return start..<max(start, end)
  }

  /// The source offset at which each byte of the decoded string begins, and where its last one ends.
  func sourceOffsets(in source: [UInt8]) -> [Int] {
    var offsets: [Int] = []
    offsets.reserveCapacity(range.count + 1)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let piece = piece(at: offset, in: source)
      offsets.append(contentsOf: repeatElement(offset, count: piece.width))
      offset += piece.length
    }
    return offsets + [range.upperBound]
  }

  /// Walks on while the decoded bytes so far, and those of the next piece, are not yet enough.
  private func sourceOffset(in source: [UInt8], while isBefore: (_ written: Int, _ next: Int) -> Bool) -> Int {
    var written = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let piece = piece(at: offset, in: source)
      if !isBefore(written, piece.width) { break }
      written += piece.width
      offset += piece.length
    }
    return offset
  }

  /// A byte that stands for itself, or an escape.
  private struct Piece {
    var escape: JSONEscape?
    var length: Int
    /// Decoded bytes.
    var width: Int
  }

  private func piece(at offset: Int, in source: [UInt8]) -> Piece {
    if isPlain || source[offset] != UInt8(ascii: "\\") { return Piece(escape: nil, length: 1, width: 1) }
    let escape = JSONEscape(at: offset, in: source)
    let length = min(escape.length, range.upperBound - offset)
    return Piece(escape: escape, length: length, width: escape.scalar.map(UTF8.width) ?? 0)
  }
}

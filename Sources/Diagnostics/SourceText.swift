/// A text that findings point into: finds the line and column of a byte.
///
/// Making one reads the text once; afterwards a lookup is a binary search and the scan of one block, whether the text
/// has a million lines or a single one of a hundred megabytes. The index takes about half a percent of the text.
public struct SourceText: Sendable {
  /// A place as people count it: both numbers start at 1, columns count Unicode scalars.
  public struct Position: Sendable, Hashable {
    /// The line.
    public var line: Int
    /// The scalar in that line; a tab is one.
    public var column: Int

    /// Makes a position.
    public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
  }

  /// The text in UTF-8.
  public let bytes: [UInt8]
  private let tallies: [Tally]

  /// Makes a text of UTF-8 bytes; malformed ones are counted as they come.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    self.tallies = Self.tallies(of: bytes)
  }

  /// Makes a text of a string.
  public init(_ text: String) { self.init(Array(text.utf8)) }

  /// The line and column of a byte; an offset outside of the text is moved to its nearer end.
  public func position(at offset: Int) -> Position {
    let offset = clamped(offset)
    let here = tally(before: offset)
    let start = lineStart(before: offset, lineBreaks: here.lineBreaks)
    return Position(line: here.lineBreaks + 1, column: here.scalars - tally(before: start).scalars + 1)
  }

  /// The bytes of the line that holds an offset, without the line break that ends it.
  public func line(at offset: Int) -> Range<Int> {
    let offset = clamped(offset)
    let start = lineStart(before: offset, lineBreaks: tally(before: offset).lineBreaks)
    var end = bytes[offset...].firstIndex(of: .lineFeed) ?? bytes.count
    if end > start, end < bytes.count, bytes[end - 1] == .carriageReturn { end -= 1 }
    return start..<end
  }

  private func clamped(_ offset: Int) -> Int { min(max(offset, 0), bytes.count) }
}

// MARK: - The index

extension SourceText {
  /// What precedes a byte.
  private struct Tally {
    var lineBreaks = 0
    var scalars = 0

    mutating func count(_ byte: UInt8) {
      if byte == .lineFeed { lineBreaks += 1 }
      if byte & 0b1100_0000 != 0b1000_0000 { scalars += 1 }
    }
  }

  /// Bytes between two tallies: long enough for a small index, short enough to scan without noticing.
  private static let blockSize = 4096

  /// What precedes each block.
  private static func tallies(of bytes: [UInt8]) -> [Tally] {
    var tallies: [Tally] = []
    tallies.reserveCapacity(bytes.count / blockSize + 1)
    var tally = Tally()
    for start in stride(from: 0, through: bytes.count, by: blockSize) {
      tallies.append(tally)
      for index in start..<min(start + blockSize, bytes.count) { tally.count(bytes[index]) }
    }
    return tallies
  }

  private func tally(before offset: Int) -> Tally {
    let block = offset / Self.blockSize
    var tally = tallies[block]
    for index in block * Self.blockSize..<offset { tally.count(bytes[index]) }
    return tally
  }

  /// The first byte of the line that follows so many line breaks.
  private func lineStart(before offset: Int, lineBreaks: Int) -> Int {
    if lineBreaks == 0 { return 0 }
    let block = lastBlock { $0.lineBreaks < lineBreaks }
    let end = min((block + 1) * Self.blockSize, offset)
    let lineBreak = bytes[block * Self.blockSize..<end].lastIndex(of: .lineFeed)
    return lineBreak.map { $0 + 1 } ?? 0
  }

  /// The last block whose tally fulfils a condition that holds for the first ones only.
  private func lastBlock(where holds: (Tally) -> Bool) -> Int {
    var low = 0
    var high = tallies.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(tallies[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}

extension UInt8 {
  fileprivate static let lineFeed: UInt8 = 0x0A
  fileprivate static let carriageReturn: UInt8 = 0x0D
}

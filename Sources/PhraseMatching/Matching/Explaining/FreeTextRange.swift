/// The bytes of a request that fill a parameter with free words: all that was typed there.
///
/// No space parts the bytes from the words that were matched. Quotes around all of them are left out, and the marks that
/// end a clause or the sentence behind them.
struct FreeTextRange {
  private let text: UnsafeBufferPointer<UInt8>
  /// Where the words before end, and those behind begin.
  private let limits: Range<Int>
  private let endsSentence: Bool
  private(set) var range: Range<Int>

  /// Finds what was typed around the words in `range`. `limits` are the words beside it; `endsSentence` says whether
  /// nothing but polite words follows.
  init(around range: Range<Int>, within limits: Range<Int>, of text: UnsafeBufferPointer<UInt8>, endsSentence: Bool) {
    (self.text, self.limits, self.endsSentence, self.range) = (text, limits, endsSentence, range)
    self.range = start..<end
    dropMarks()
    while dropQuotes() { dropMarks() }
  }

  /// Behind the last space before the words. What touches the word before belongs to it, but for signs: "for:milk".
  private var start: Int {
    var start = limits.lowerBound
    var touches = start > 0
    forEachScalar(in: limits.lowerBound..<range.lowerBound) { scalar, position, next in
      if Self.isSpace(scalar) { (start, touches) = (next, false) }
    }
    guard touches else { return start }
    start = range.lowerBound
    while start > limits.lowerBound, Self.isSign(text[start - 1]) { start -= 1 }
    return start
  }

  private var end: Int {
    var end = limits.upperBound
    var isParted = end == text.count
    forEachScalar(in: range.upperBound..<limits.upperBound) { scalar, position, _ in
      if Self.isSpace(scalar), position < end { (end, isParted) = (position, true) }
    }
    guard !isParted else { return end }
    end = range.upperBound
    while end < limits.upperBound, Self.isSign(text[end]) { end += 1 }
    return end
  }

  /// Leaves out the marks behind the words.
  private mutating func dropMarks() {
    let marks = endsSentence ? Self.clauseMarks + Self.sentenceMarks : Self.clauseMarks
    while let (last, position) = lastScalar, marks.contains(last) { range = range.lowerBound..<position }
  }

  /// Leaves out a pair of quotes around all of it; false where there is none.
  private mutating func dropQuotes() -> Bool {
    guard let (last, position) = lastScalar, position > range.lowerBound else { return false }
    let (first, length) = UTF8Reading.scalar(in: text, at: range.lowerBound)
    guard Self.quotes.contains(where: { $0 == first && $1 == last }) else { return false }
    range = range.lowerBound + length..<position
    return true
  }

  private var lastScalar: (scalar: UInt32, position: Int)? {
    guard var position = range.last else { return nil }
    while position > range.lowerBound, text[position] & 0xC0 == 0x80 { position -= 1 }
    return (UTF8Reading.scalar(in: text, at: position).scalar, position)
  }

  private func forEachScalar(in range: Range<Int>, _ body: (_ scalar: UInt32, _ position: Int, _ next: Int) -> Void) {
    var position = range.lowerBound
    while position < range.upperBound {
      let (scalar, length) = UTF8Reading.scalar(in: text, at: position)
      body(scalar, position, position + length)
      position += length
    }
  }

  // MARK: Characters

  private static let clauseMarks = [",", ";", ":", "、", "，", "；", "："].map(code)
  private static let sentenceMarks = [".", "!", "?", "…", "。", "！", "？", "．"].map(code)
  private static let quotes = ["\"\"", "''", "``", "“”", "‘’", "„“", "„”", "‚‘", "‚’", "«»", "»«", "‹›", "「」", "『』"].map
  {
    pair -> (UInt32, UInt32) in
    let scalars = pair.unicodeScalars.map(\.value)
    return (scalars[0], scalars[1])
  }

  private static func code(_ mark: Unicode.Scalar) -> UInt32 { mark.value }

  /// Whether it parts words. Bytes that are not UTF-8 do.
  private static func isSpace(_ scalar: UInt32) -> Bool {
    scalar <= 0x20 || scalar == 0xFFFD || Unicode.Scalar(scalar)?.properties.isWhitespace ?? true
  }

  /// A printing ASCII character that is no quote, no punctuation and no part of a word.
  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x23...0x26, 0x2A, 0x2B, 0x2D, 0x2F, 0x3C...0x3E, 0x40, 0x5C, 0x5E, 0x5F, 0x7C, 0x7E: true
    default: false
    }
  }
}

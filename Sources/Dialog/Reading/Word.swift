internal import PhraseMatching

/// A normalized word of a text, with the bytes that it came from; in scripts without spaces, a character.
struct Word: Sendable, Equatable {
  let text: String
  var kind: Token.Kind
  /// The value of a number or an ordinal.
  var number: Int?
  /// The bytes of the text.
  var range: Range<Int>
  /// Whether a number was typed in letters: the "one" of "the hall one" is no number.
  var isInLetters: Bool

  var isDigits: Bool { kind == .number && !isInLetters }
  var isSyllable: Bool { kind == .syllable }
  let letterCount: Int

  /// Whether it is a word in the singular or in the plural.
  func isForm(_ known: String) -> Bool {
    text == known || text.singulars.contains(known) || known.singulars.contains(text)
  }

  /// Whether two words differ at most in an ending of three letters: "deliver" and "delivery", "file" and "filing".
  func isForm(of other: Word) -> Bool {
    if text == other.text { return true }
    let (short, long) = letterCount < other.letterCount ? (self, other) : (other, self)
    return kind == .word && other.kind == .word && short.letterCount >= 4
      && long.letterCount <= short.letterCount + 3
      && (long.text.hasPrefix(short.text) || short.text.last == "e" && long.text.hasPrefix(short.text.dropLast()))
  }
}

/// Neighbouring words of a text.
typealias Words = ArraySlice<Word>

extension Words {
  init(of text: String) {
    var tokenizer = Tokenizer()
    var text = text
    self = text.withUTF8 { bytes in
      tokenizer.read(bytes)
      let view = tokenizer.view
      return (0..<view.count).map { index in Word(view, at: index, in: bytes) }[...]
    }
  }

  /// The words in one piece, to compare "desklamp" with "Desk Lamp".
  var joined: String { map(\.text).joined() }

  /// The bytes of the text from the first word to the last.
  var range: Range<Int> {
    guard let first, let last else { return 0..<0 }
    return first.range.lowerBound..<Swift.max(first.range.lowerBound, last.range.upperBound)
  }

  func hasSameWords(as other: Words) -> Bool { elementsEqual(other) { $0.text == $1.text } }

  /// Whether the words occur in this order and side by side in `other`.
  func isRun(of other: Words) -> Bool {
    guard !isEmpty, count <= other.count else { return false }
    return (other.startIndex...(other.endIndex - count)).contains { start in
      hasSameWords(as: other[start..<start + count])
    }
  }
}

extension Word {
  fileprivate init(_ view: TokenView, at index: Int, in source: UnsafeBufferPointer<UInt8>) {
    let token = view[index]
    let text = String(decoding: view.bytes(index), as: UTF8.self)
    self.text = text
    letterCount = text.unicodeScalars.count
    kind = token.kind
    switch token.kind {
    case .number, .ordinal: number = token.number.magnitude < 1e9 ? Int(exactly: token.number) : nil
    case .word, .syllable: number = nil
    }
    range = Int(token.sourceStart)..<Int(token.sourceEnd)
    isInLetters = !source[range].contains { (0x30...0x39).contains($0) || $0 >= 0x80 }
  }
}

extension String {
  /// The part of the text that covers these bytes; empty if they are not in it.
  func part(_ range: Range<Int>) -> String {
    guard range.lowerBound >= 0, range.upperBound <= utf8.count else { return "" }
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    return String(decoding: utf8[start..<end], as: UTF8.self)
  }

  var trimmed: String {
    var part = self[...]
    while let first = part.first, first.isWhitespace { part.removeFirst() }
    while let last = part.last, last.isWhitespace { part.removeLast() }
    return String(part)
  }
}

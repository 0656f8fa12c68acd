import WordSemantics

/// Splits a request into normalized tokens, in one pass and in memory that is kept between requests.
///
/// Case, accents, width and punctuation are removed, contractions are expanded, numbers become digits, and each token
/// knows the bytes it came from. O(length of the request); allocates only until its memory is large enough. Any bytes
/// are accepted: what is not UTF-8 separates words. Not for concurrent use: each thread has its own.
package struct Tokenizer: ~Copyable {
  var text = GrowableBuffer<UInt8>(capacity: 256)
  var tokens = GrowableBuffer<Token>(capacity: 32)

  /// The word being read.
  var word = WordInProgress()
  /// Whether some word of this request may spell a number.
  var mayHoldSpelledNumbers = false
  private var isAfterSpace = true

  package init() {}

  /// How often memory has grown: constant once it is warm.
  package var growths: Int { text.growths + tokens.growths }

  package var view: TokenView { TokenView(tokens: tokens.elements, text: text.elements) }

  /// Reads a request. The tokens are valid until the next call.
  package mutating func read(_ source: UnsafeBufferPointer<UInt8>) {
    text.removeAll()
    tokens.removeAll()
    text.reserve(source.count + source.count / 2 + 64)
    word = WordInProgress()
    mayHoldSpelledNumbers = false
    isAfterSpace = true
    var offset = 0
    while offset < source.count { offset = readScalar(at: offset, in: source) }
    finishWord(at: source.count)
    if mayHoldSpelledNumbers { foldSpelledNumbers() }
  }

  // MARK: Scalars

  private mutating func readScalar(at offset: Int, in source: UnsafeBufferPointer<UInt8>) -> Int {
    let (scalar, length) = UTF8Reading.scalar(in: source, at: offset)
    let next = offset + length
    switch ScalarRole.of(scalar) {
    case .letter: appendLetter(scalar, at: offset)
    case .digit(let digit): appendDigit(digit, at: offset)
    case .syllable: beginSyllable(scalar, at: offset, leads: false)
    case .leadingSyllable: beginSyllable(scalar, at: offset, leads: true)
    case .trailingSyllable: appendTrailingSyllable(scalar, at: offset)
    case .ignored: break
    case .separator: return readSeparator(scalar, at: offset, next: next, in: source)
    }
    isAfterSpace = false
    word.sourceEnd = next
    return next
  }

  private mutating func appendLetter(_ scalar: UInt32, at offset: Int) {
    if word.shape == .number || word.shape == .syllable { finishWord(at: offset) }
    begin(.word, at: offset)
    if word.lastScalar >= 0x1100, let joined = Composition.hangul(word.lastScalar, scalar) {
      text.removeLast(word.lastScalarLength)
      appendScalar(joined)
    } else {
      let folded = LetterFolding.shared.fold(scalar)
      appendScalar(folded.first)
      if folded.second != 0 { appendScalar(folded.second) }
    }
  }

  private mutating func appendDigit(_ digit: UInt8, at offset: Int) {
    if word.shape == .syllable { finishWord(at: offset) }
    begin(.number, at: offset)
    text.append(0x30 + digit)
  }

  private mutating func beginSyllable(_ scalar: UInt32, at offset: Int, leads: Bool) {
    if !word.isLeading { finishWord(at: offset) }
    begin(.syllable, at: offset)
    word.isLeading = leads
    appendScalar(LetterFolding.shared.fold(scalar).first)
  }

  private mutating func appendTrailingSyllable(_ scalar: UInt32, at offset: Int) {
    if let voiced = Composition.voiced(word.lastScalar, mark: scalar) {
      text.removeLast(word.lastScalarLength)
      appendScalar(voiced)
    } else if !Self.isVoicingMark(scalar) {
      if word.shape != .syllable { finishWord(at: offset) }
      begin(.syllable, at: offset)
      appendScalar(scalar)
    }
  }

  private static func isVoicingMark(_ scalar: UInt32) -> Bool {
    scalar == 0x3099 || scalar == 0x309A || scalar == 0xFF9E || scalar == 0xFF9F
  }

  private mutating func begin(_ shape: WordInProgress.Shape, at offset: Int) {
    guard word.shape == .none else { return }
    word = WordInProgress()
    word.shape = shape
    word.start = text.count
    word.sourceStart = offset
  }

  private mutating func appendScalar(_ scalar: UInt32) {
    let before = text.count
    UTF8Reading.append(scalar, to: &text)
    word.lastScalar = scalar
    word.lastScalarLength = text.count - before
  }

  // MARK: Separators and symbols

  private mutating func readSeparator(
    _ typed: UInt32, at offset: Int, next: Int, in source: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let scalar = LetterFolding.foldWidth(typed) ?? typed
    if word.shape == .number, continuesNumber(scalar, next: next, in: source) { return next }
    if word.shape == .word, Self.isApostrophe(scalar), UTF8Reading.isLetter(in: source, at: next) {
      word.apostrophe = text.count - word.start
      word.apostropheSource = offset
      word.lastScalar = 0
      return next
    }
    finishWord(at: offset)
    if scalar == 0x2D, isAfterSpace, UTF8Reading.digit(in: source, at: next) != nil {
      begin(.number, at: offset)
      text.append(0x2D)
      word.sourceEnd = next
      return next
    }
    isAfterSpace = Self.isSpace(scalar)
    appendSymbol(scalar, from: offset, to: next)
    return next
  }

  private static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  private static func isApostrophe(_ scalar: UInt32) -> Bool {
    scalar == 0x27 || scalar == 0x2019 || scalar == 0x02BC || scalar == 0x2018 || scalar == 0x60
  }

  /// A point, comma, colon or stroke between digits belongs to the number.
  private mutating func continuesNumber(_ scalar: UInt32, next: Int, in source: UnsafeBufferPointer<UInt8>) -> Bool {
    guard UTF8Reading.digit(in: source, at: next) != nil else { return false }
    switch scalar {
    case 0x2C where UTF8Reading.digitRun(in: source, at: next) == 3 && !word.hasPoint: return true
    case 0x2E, 0x2C:
      if word.hasPoint { word.isCode = true }
      word.hasPoint = true
      text.append(0x2E)
      return true
    case 0x3A, 0x2F:
      word.isCode = true
      text.append(UInt8(scalar))
      return true
    default: return false
    }
  }

  /// Symbols that are read aloud become the words for them.
  private mutating func appendSymbol(_ scalar: UInt32, from offset: Int, to next: Int) {
    switch scalar {
    case 0x25, 0x066A: appendWord("percent", from: offset, to: next)
    case 0xB0, 0xBA: appendWord("degrees", from: offset, to: next)
    case 0x2103:
      appendWord("degrees", from: offset, to: next)
      appendWord("c", from: offset, to: next)
    case 0x2109:
      appendWord("degrees", from: offset, to: next)
      appendWord("f", from: offset, to: next)
    case 0x26: appendWord("and", from: offset, to: next)
    case 0x24: appendWord("dollars", from: offset, to: next)
    case 0x20AC: appendWord("euros", from: offset, to: next)
    case 0xA3: appendWord("pounds", from: offset, to: next)
    case 0xA5: appendWord("yen", from: offset, to: next)
    case 0xBD: appendFraction("0.5", 0.5, from: offset, to: next)
    case 0xBC: appendFraction("0.25", 0.25, from: offset, to: next)
    case 0xBE: appendFraction("0.75", 0.75, from: offset, to: next)
    default: break
    }
  }

  private mutating func appendFraction(_ digits: StaticString, _ value: Double, from offset: Int, to next: Int) {
    appendWord(digits, from: offset, to: next)
    tokens[tokens.count - 1].kind = .number
    tokens[tokens.count - 1].number = value
  }

  // MARK: Words

  private mutating func finishWord(at offset: Int) {
    defer { word = WordInProgress() }
    switch word.shape {
    case .none: return
    case .syllable: appendToken(.syllable, start: word.start, from: word.sourceStart, to: word.sourceEnd)
    case .number: finishNumber()
    case .word:
      if joinsOrdinalSuffix() || opensContraction() { return }
      appendToken(.word, start: word.start, from: word.sourceStart, to: word.sourceEnd)
      noteSpelledNumber(tokens[tokens.count - 1].hash)
    }
  }

  private mutating func finishNumber() {
    guard !word.isCode, text.count - word.start <= 18 else {
      appendToken(.word, start: word.start, from: word.sourceStart, to: word.sourceEnd)
      return
    }
    let number = DecimalText.canonicalize(&text, from: word.start)
    appendToken(.number, start: word.start, from: word.sourceStart, to: word.sourceEnd)
    tokens[tokens.count - 1].number = number
  }

  /// "2" and "nd" directly behind it are the ordinal "second".
  private mutating func joinsOrdinalSuffix() -> Bool {
    guard tokens.count > 0, text.count - word.start == 2, word.apostrophe == nil else { return false }
    let last = tokens[tokens.count - 1]
    guard last.kind == .number, last.sourceEnd == Int32(word.sourceStart), last.number >= 1 else { return false }
    guard let position = last.number.wholeNumber, position < 1_000_000 else { return false }
    switch (text[word.start], text[word.start + 1]) {
    case (0x73, 0x74), (0x6E, 0x64), (0x72, 0x64), (0x74, 0x68): break
    default: return false
    }
    tokens.removeLast()
    appendOrdinal(position, from: Int(last.sourceStart), to: word.sourceEnd)
    return true
  }

  // MARK: Tokens

  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: text.elements[range]) }

  mutating func appendToken(_ kind: Token.Kind, start: Int, length: Int? = nil, from: Int, to: Int) {
    let length = length ?? text.count - start
    guard length > 0 else { return }
    tokens.append(
      Token(
        start: Int32(start), length: Int32(length), sourceStart: Int32(from), sourceEnd: Int32(to), kind: kind,
        number: 0, hash: TokenHash.hash(bytes(start..<start + length)))
    )
  }

  mutating func appendWord(_ word: StaticString, from: Int, to: Int) {
    let start = text.count
    word.withUTF8Buffer { for byte in $0 { text.append(byte) } }
    appendToken(.word, start: start, from: from, to: to)
  }

  mutating func appendWord(_ word: String, from: Int, to: Int) {
    let start = text.count
    for byte in word.utf8 { text.append(byte) }
    appendToken(.word, start: start, from: from, to: to)
    noteSpelledNumber(tokens[tokens.count - 1].hash)
  }

  private mutating func appendOrdinal(_ position: Int, from: Int, to: Int) {
    appendWord(NumberWord.ordinalSpelling(of: position) ?? NumberWord.ordinalDigits(position), from: from, to: to)
    tokens[tokens.count - 1].kind = .ordinal
    tokens[tokens.count - 1].number = Double(position)
  }
}

/// The state of the word being read.
struct WordInProgress {
  enum Shape { case none, word, number, syllable }

  var shape = Shape.none
  var start = 0
  var sourceStart = 0
  var sourceEnd = 0
  /// The offset of the last apostrophe in the word.
  var apostrophe: Int?
  var apostropheSource = 0
  var lastScalar: UInt32 = 0
  var lastScalarLength = 0
  /// A vowel that is written before its consonant.
  var isLeading = false
  var hasPoint = false
  /// Digits that are no number: a time, a fraction, a version.
  var isCode = false
}

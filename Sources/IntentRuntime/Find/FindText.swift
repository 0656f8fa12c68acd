internal import PhraseMatching

/// A text cut into normalized words, with the values that begin at each of them.
struct FindText: Sendable {
  /// One word, number or syllable.
  struct Word: Sendable {
    /// Normalized: folded, contractions opened, number words in digits.
    var text: String
    /// As it was typed.
    let typed: String
    let number: Double?
    let isOrdinal: Bool
    /// Whether a comma or the like stands in front of it.
    let isAfterPause: Bool
    /// The bytes of the source that it stands for.
    let source: Range<Int>
  }

  var words: [Word]
  let source: String
  /// The present, for dates.
  let now: CivilMoment
  private let readings: [Readings]

  private struct Readings: Sendable {
    var measurement: TypedReading?
    var duration: TypedReading?
    var date: TypedReading?
  }

  /// - Parameter now: the present, for dates; nil where nobody asks for values.
  init(_ text: String, now: CivilMoment? = nil) {
    let source = Self.withSymbolsSpelledOut(text)
    let bytes = Array(source.utf8)
    var tokenizer = Tokenizer()
    bytes.withUnsafeBufferPointer { tokenizer.read($0) }
    let view = tokenizer.view
    var words: [Word] = []
    var readings: [Readings] = []
    for index in 0..<view.count {
      words.append(Self.word(index, of: view, in: bytes))
      guard let now else { continue }
      readings.append(
        Readings(
          measurement: TypedKind.measurement.read(view, at: index, now: now),
          duration: TypedKind.duration.read(view, at: index, now: now),
          date: TypedKind.date.read(view, at: index, now: now)
        ))
    }
    self.words = words
    self.source = source
    self.now = now ?? CivilMoment(year: 2000, month: 1, day: 1)
    self.readings = readings
  }

  private static func word(_ index: Int, of view: TokenView, in bytes: [UInt8]) -> Word {
    let token = view[index]
    let end = index > 0 ? Int(view[index - 1].sourceEnd) : 0
    let range = Int(token.sourceStart)..<Int(token.sourceEnd)
    let gap = end < range.lowerBound ? bytes[end..<range.lowerBound] : []
    let isNumber = token.kind == .number || token.kind == .ordinal
    return Word(
      text: String(decoding: view.bytes(index), as: UTF8.self), typed: String(decoding: bytes[range], as: UTF8.self),
      number: isNumber ? token.number : nil, isOrdinal: token.kind == .ordinal,
      isAfterPause: index > 0 && gap.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }, source: range)
  }

  /// The words alone, for names and titles.
  static func words(of text: String) -> [String] { FindText(text).words.map(\.text) }

  var count: Int { words.count }

  func text(_ index: Int) -> String? { index >= 0 && index < words.count ? words[index].text : nil }

  func measurement(at index: Int) -> TypedReading? { reading(index)?.measurement }
  func duration(at index: Int) -> TypedReading? { reading(index)?.duration }
  func date(at index: Int) -> TypedReading? { reading(index)?.date }

  private func reading(_ index: Int) -> Readings? { readings.indices.contains(index) ? readings[index] : nil }

  /// The cardinal number at an index.
  func cardinal(_ index: Int) -> Double? {
    guard words.indices.contains(index), !words[index].isOrdinal else { return nil }
    return words[index].number
  }

  /// Some words as they were typed.
  func typed(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    let bytes = Array(source.utf8)[words[first].source.lowerBound..<words[last].source.upperBound]
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: - Symbols

  private static let symbols = [
    ("!=", " is not "), ("≠", " is not "), (">=", " at least "), ("≥", " at least "), ("<=", " at most "),
    ("≤", " at most "), (">", " more than "), ("<", " less than "), ("=", " is "),
  ]

  /// Those of the signs that are one byte; most texts have none.
  private static let signs: [UInt8] = Array("!<=>-".utf8)

  /// Signs that people read aloud, as words; a dash between two numbers is "to".
  private static func withSymbolsSpelledOut(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 || signs.contains($0) }) else { return text }
    var text = text
    for (symbol, words) in symbols where text.contains(symbol) {
      text = text.replacing(symbol, with: words)
    }
    return withDashesSpelledOut(text)
  }

  private static func withDashesSpelledOut(_ text: String) -> String {
    let letters = Array(text)
    let dashes = letters.indices.filter { "-–—".contains(letters[$0]) && isBetweenDigits($0, in: letters) }
    // Several dashes between digits are a date or a code.
    guard dashes.count == 1, let dash = dashes.first else { return text }
    return String(letters[..<dash]) + " to " + String(letters[(dash + 1)...])
  }

  private static func isBetweenDigits(_ index: Int, in letters: [Character]) -> Bool {
    index > 0 && index + 1 < letters.count && letters[index - 1].isNumber && letters[index + 1].isNumber
  }
}

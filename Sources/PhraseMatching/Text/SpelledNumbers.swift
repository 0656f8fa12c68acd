import WordSemantics

package enum SpelledNumbers {
  /// A number at the beginning of some words.
  package struct Reading: Sendable, Hashable {
    /// What it is.
    package var value: Int
    /// Whether it is an ordinal: "third".
    package var isOrdinal: Bool
    /// How many words it takes.
    package var wordCount: Int

    /// Its digits: `21`, `3rd`.
    package var digits: String { isOrdinal ? NumberWord.ordinalDigits(value) : "\(value)" }
  }

  /// `21` as "twenty-one"; nil for negative numbers and those of four digits or more.
  package static func words(for number: Int) -> String? {
    switch number {
    case 0...999: NumberWord.spelling(of: number) ?? composed(number, last: words)
    default: nil
    }
  }

  /// `21` as "twenty-first"; nil beyond 1…99.
  package static func ordinalWords(for number: Int) -> String? {
    switch number {
    case 1...99: NumberWord.ordinalSpelling(of: number) ?? composed(number, last: ordinalWords)
    default: nil
    }
  }

  /// The longest number at the beginning of lower-case words; nil when the first is no number word.
  package static func reading(_ words: [String]) -> Reading? {
    guard let first = words.first else { return nil }
    if case .ordinal(let position)? = number(first) { return Reading(value: position, isOrdinal: true, wordCount: 1) }
    var number = NumberReading()
    var count = 0
    while count < words.count {
      // "two hundred and five" goes on behind its "and".
      let isJoined = words[count] == "and" && number.acceptsAnd && count + 1 < words.count
      guard let next = Self.number(words[count + (isJoined ? 1 : 0)]), number.take(next) else { break }
      count += isJoined ? 2 : 1
    }
    return count == 0 ? nil : Reading(value: number.value, isOrdinal: number.isOrdinal, wordCount: count)
  }

  private static func number(_ word: String) -> NumberWord? { NumberWord.words.value(for: TokenHash.hash(of: word)) }

  /// Hundreds or tens, and the rest.
  private static func composed(_ number: Int, last: (Int) -> String?) -> String? {
    if number < 100 {
      guard let tens = NumberWord.spelling(of: number / 10 * 10) else { return nil }
      return last(number % 10).map { "\(tens)-\($0)" }
    }
    guard let hundreds = NumberWord.spelling(of: number / 100) else { return nil }
    if number.isMultiple(of: 100) { return "\(hundreds) hundred" }
    return last(number % 100).map { "\(hundreds) hundred and \($0)" }
  }
}

internal import PhraseMatching

/// A request with one of its numbers in another form: `20` and "twenty", `1st` and "first".
struct NumberFormVariants {
  private let words: RequestWords

  init(_ words: RequestWords) { self.words = words }

  /// One for each number.
  var texts: [String] {
    var texts: [String] = []
    var index = 0
    while index < words.words.count {
      let number = number(at: index)
      if let number { texts.append(words.replacing(index..<index + number.count, with: number.text)) }
      index += number?.count ?? 1
    }
    return texts
  }

  private func number(at index: Int) -> (text: String, count: Int)? {
    let word = words.words[index]
    if word.isFree { return nil }
    if word.text.first?.isNumber == true { return spelled(word.text).map { ($0, 1) } }
    return digits(at: index)
  }

  /// `20` as "twenty", `75%` as "seventy-five percent", `3rd` as "third".
  private func spelled(_ word: String) -> String? {
    let (number, rest) = word.cutBehindDigits
    guard let number else { return nil }
    switch rest.lowercased() {
    case "", ".", ",", "?", "!": return SpelledNumbers.words(for: number).map { $0 + rest }
    case "%": return SpelledNumbers.words(for: number).map { "\($0) percent" }
    case "st", "nd", "rd", "th": return SpelledNumbers.ordinalWords(for: number)
    default: return nil
    }
  }

  /// "twenty one" as `21`.
  private func digits(at index: Int) -> (text: String, count: Int)? {
    let rest = words.words[index...].prefix { !$0.isFree }.map(\.text)
    let pieces = rest.map { $0.lowercased().split(separator: "-").map(String.init) }
    let before = index > 0 ? words.words[index - 1].text.plainWord : ""
    guard let reading = SpelledNumbers.reading(pieces.flatMap { $0 }), let count = wordCount(reading, pieces),
      !["a", "an"].contains(before), !isUnit(reading, behind: before), !isPronoun(reading, behind: before)
    else { return nil }
    return (reading.digits, count)
  }

  /// How many words a number takes that was read from their pieces; nil when it ends within one.
  private func wordCount(_ reading: SpelledNumbers.Reading, _ pieces: [[String]]) -> Int? {
    var left = reading.wordCount
    for (index, pieces) in pieces.enumerated() {
      left -= pieces.count
      if left == 0 { return index + 1 }
      if left < 0 { return nil }
    }
    return nil
  }

  /// "thirty second timer" is about seconds.
  private func isUnit(_ reading: SpelledNumbers.Reading, behind word: String) -> Bool {
    guard reading.isOrdinal, reading.value == 2 else { return false }
    return word.first?.isNumber == true || SpelledNumbers.reading([word]) != nil
  }

  private func isPronoun(_ reading: SpelledNumbers.Reading, behind word: String) -> Bool {
    reading.value == 1 && !reading.isOrdinal && EnglishDisturbances.beforePronounOne.contains(word)
  }
}

extension String {
  /// A whole number at the beginning, and what stands behind it.
  fileprivate var cutBehindDigits: (number: Int?, rest: String) {
    let digits = prefix { $0.isASCII && $0.isNumber }
    return (digits.count > 3 ? nil : Int(digits), String(dropFirst(digits.count)))
  }
}

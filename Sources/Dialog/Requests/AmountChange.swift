internal import PhraseMatching

/// How an amount is to change from what it is: "one more", "a bit less".
package struct AmountChange: Sendable, Equatable {
  /// By how much; nil where nobody says.
  package var count: Int?
  package var isIncrease: Bool
  /// Whether it is to change a little only.
  package var isSlight: Bool

  package init(count: Int? = nil, isIncrease: Bool, isSlight: Bool = false) {
    self.count = count
    self.isIncrease = isIncrease
    self.isSlight = isSlight
  }
}

extension ContinuationReader {
  /// What a text says of how an amount is to change, if it says nothing else.
  ///
  /// - Parameter nouns: what is counted, which may be named.
  package func amountChange(in text: String, of nouns: [String] = []) -> AmountChange? {
    AmountChangeReading(Words(of: text), by: self, nouns).change
  }
}

extension ContinuationReader {
  /// The amount that is named behind a change, and a comma: the "30" of "a bit brighter, 30".
  package func amountNamed(in text: String) -> String? {
    guard let comma = text.lastIndex(of: ","), amountChange(in: String(text[..<comma])) != nil else { return nil }
    let rest = text[text.index(after: comma)...].trimmingPrefix(while: \.isWhitespace)
    return numbers(in: String(rest)).count == 1 && amountChange(in: String(rest)) == nil ? String(rest) : nil
  }

  /// How a span, a time or a measure is to change, and the words that say by how much: "ten minutes longer".
  package func spanChange(in text: String) -> (change: AmountChange, span: String)? {
    if amountNamed(in: text) != nil { return nil }
    let reading = AmountChangeReading(Words(of: text), by: self, takesOthers: true)
    let span = reading.others.map { text.part($0.range) }.joined(separator: " ")
    return reading.change.map { ($0, span) }
  }
}

private struct AmountChangeReading {
  private(set) var change: AmountChange?
  /// The words that say something else.
  private(set) var others: [Word] = []

  init(_ text: Words, by reader: ContinuationReader, _ nouns: [String] = [], takesOthers: Bool = false) {
    var rest = text
    var (count, direction, isSlight): (Int?, Bool?, Bool) = (nil, nil, false)
    while let first = rest.first {
      if let (isIncrease, taken) = reader.words.directions.opening(of: rest),
        direction == nil || direction == isIncrease
      {
        direction = isIncrease
        rest = rest.dropFirst(taken)
      } else if direction == nil, let (isTooMuch, taken) = Self.excess(at: rest, by: reader) {
        direction = !isTooMuch
        rest = rest.dropFirst(taken)
      } else if let (_, taken) = reader.words.slight.opening(of: rest) {
        isSlight = true
        rest = rest.dropFirst(taken)
      } else if !takesOthers, first.kind == .number, count == nil, let number = first.number, number > 0 {
        count = number
        rest = rest.dropFirst()
        // "Two degrees", but not "two more".
        if let (_, taken) = reader.words.units.opening(of: rest) { rest = rest.dropFirst(taken) }
      } else if nouns.contains(where: first.isForm) {
        rest = rest.dropFirst()
      } else if takesOthers, reader.words.indefiniteArticles.opening(of: rest) != nil {
        others.append(first)
        rest = rest.dropFirst()
      } else if let (_, taken) = reader.words.amountFillers.opening(of: rest)
        ?? reader.words.indefiniteArticles.opening(of: rest)
      {
        rest = rest.dropFirst(taken)
      } else if takesOthers {
        others.append(first)
        rest = rest.dropFirst()
      } else {
        return
      }
    }
    change = direction.map { AmountChange(count: count, isIncrease: $0, isSlight: isSlight) }
  }

  /// "Too loud": whether there is too much of it, and how many words say so.
  private static func excess(at rest: Words, by reader: ContinuationReader) -> (isTooMuch: Bool, count: Int)? {
    guard let (_, opening) = reader.words.excess.opening(of: rest),
      let (isTooMuch, count) = reader.words.excesses.opening(of: rest.dropFirst(opening))
    else { return nil }
    return (isTooMuch, opening + count)
  }
}

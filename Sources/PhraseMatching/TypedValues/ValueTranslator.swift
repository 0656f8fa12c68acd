import WordSemantics

/// Translates what a language says of dates, times and amounts into what the readers of typed values know.
///
/// Owns the memory of what it returns; a warm translator allocates nothing.
package struct ValueTranslator: ~Copyable {
  private var tokens = GrowableBuffer<Token>(capacity: 64)
  private var starts = GrowableBuffer<Int32>(capacity: 64)
  private var ends = GrowableBuffer<Int32>(capacity: 64)

  package init() {}

  var growths: Int { tokens.growths + starts.growths + ends.growths }

  /// Translates a request; of what has no translation, the tokens of `others` stand for themselves.
  package mutating func translate(_ request: TokenView, others: TokenView, _ words: ValueWords) -> TranslatedValues {
    tokens.removeAll()
    starts.removeAll()
    ends.removeAll()
    var index = 0
    while index < request.count {
      if let row = words.row(of: request, at: index) {
        append(row, request, at: index, words)
        index += row.words.count
      } else {
        append(others[index], Int32(index), Int32(index) + 1)
        index += 1
      }
    }
    return TranslatedValues(
      tokens: TokenView(tokens: tokens.elements, text: others.text), starts: starts.view, ends: ends.view)
  }

  private mutating func append(_ row: ValueWords.Row, _ request: TokenView, at index: Int, _ words: ValueWords) {
    let end = index + row.words.count
    var next = index
    for (position, meaning) in row.meaning.enumerated() {
      var token: Token
      switch meaning {
      case .token(let known): token = known
      case .number, .position:
        while next < end - 1, words.number(request[next]) == nil { next += 1 }
        token = request[next]
        token.number = words.number(token) ?? 0
        token.kind = if case .position = meaning { .ordinal } else { .number }
        next += 1
      }
      (token.start, token.length) = (0, 0)
      (token.sourceStart, token.sourceEnd) = (request[index].sourceStart, request[end - 1].sourceEnd)
      append(
        token, position == 0 ? Int32(index) : TranslatedValues.inside,
        position == row.meaning.count - 1 ? Int32(end) : TranslatedValues.inside)
    }
  }

  private mutating func append(_ token: Token, _ start: Int32, _ end: Int32) {
    tokens.append(token)
    starts.append(start)
    ends.append(end)
  }
}

/// A request in the words that the readers of typed values know, and where each of them is in it.
///
/// The memory belongs to the ``ValueTranslator``, and is valid until it translates again.
package struct TranslatedValues {
  package let tokens: TokenView
  fileprivate let starts: FlatArray<Int32>
  fileprivate let ends: FlatArray<Int32>

  /// What stands inside of a translation, where no value begins or ends.
  fileprivate static let inside: Int32 = -1

  /// The longest value of a kind that begins at one of the tokens, and where it is in the request.
  func read(_ kind: TypedKind, at position: Int, now: CivilMoment) -> (start: Int, reading: TypedReading)? {
    guard starts[position] != Self.inside, var reading = kind.read(tokens, at: position, now: now),
      ends[reading.end - 1] != Self.inside
    else { return nil }
    reading.end = Int(ends[reading.end - 1])
    return (Int(starts[position]), reading)
  }

  /// Where a word begins that some days and times have in front and others have not, if one stands in front of a token.
  func prepositionStart(before position: Int) -> Int? {
    guard position > 0, [.at, .on].contains(tokens.word(position - 1)) else { return nil }
    return starts[position - 1] == Self.inside ? nil : Int(starts[position - 1])
  }
}

import WordSemantics

// Numbers in words: marked while the words are read, combined when all of them are.
extension Tokenizer {
  mutating func noteSpelledNumber(_ hash: UInt64) {
    switch NumberWord.words.value(for: hash) {
    case .ordinal(let position):
      tokens[tokens.count - 1].kind = .ordinal
      tokens[tokens.count - 1].number = Double(position)
      mayHoldSpelledNumbers = true
    case nil, .and, .article, .point: break
    default: mayHoldSpelledNumbers = true
    }
  }

  /// Replaces each run of words that spells a number by one token in digits.
  mutating func foldSpelledNumbers() {
    var kept = 0
    var index = 0
    while index < tokens.count {
      if let (end, token) = spelledNumber(at: index) {
        tokens[kept] = token
        index = end
      } else {
        tokens[kept] = tokens[index]
        index += 1
      }
      kept += 1
    }
    tokens.removeLast(tokens.count - kept)
  }

  private mutating func spelledNumber(at index: Int) -> (end: Int, token: Token)? {
    guard var reading = beginning(at: index) else { return nil }
    var end = index + 1
    while end < tokens.count {
      guard let next = numberWord(end) else { break }
      if case .and = next {
        guard reading.acceptsAnd, end + 1 < tokens.count, let after = numberWord(end + 1) else { break }
        guard reading.take(after) else { break }
        end += 2
      } else {
        guard reading.take(next) else { break }
        end += 1
      }
    }
    let isDigitsAlone = tokens[index].kind == .number && end == index + 1
    if let fraction = fraction(at: end), !reading.isOrdinal {
      return (fraction.end, numberToken(reading.value, fraction: fraction.digits, from: index, to: fraction.end))
    }
    if isDigitsAlone { return nil }
    if reading.isOrdinal { return (end, ordinalToken(reading.value, from: index, to: end)) }
    return (end, numberToken(reading.value, fraction: 0..<0, from: index, to: end))
  }

  private func numberWord(_ index: Int) -> NumberWord? {
    guard tokens[index].kind != .number else { return nil }
    return NumberWord.words.value(for: tokens[index].hash)
  }

  /// The first word of a number: a number word, digits before a scale, or the article of "a hundred".
  private func beginning(at index: Int) -> NumberReading? {
    let token = tokens[index]
    if token.kind == .number {
      guard let number = token.number.wholeNumber, (0..<1_000).contains(number) else { return nil }
      return NumberReading(startingWith: number)
    }
    guard let word = numberWord(index) else { return nil }
    switch word {
    case .article:
      guard index + 1 < tokens.count, let next = numberWord(index + 1) else { return nil }
      switch next {
      case .hundred, .scale: return NumberReading()
      default: return nil
      }
    case .ordinal, .and, .point: return nil
    default:
      var reading = NumberReading()
      return reading.take(word) ? reading : nil
    }
  }

  /// "point five", "point 7 5": the tokens behind the point, while each is one digit.
  private func fraction(at index: Int) -> (digits: Range<Int>, end: Int)? {
    guard index < tokens.count, case .point? = numberWord(index) else { return nil }
    var end = index + 1
    while end < tokens.count, end - index <= 9, digit(end) != nil { end += 1 }
    return end > index + 1 ? (index + 1..<end, end) : nil
  }

  private func digit(_ index: Int) -> UInt8? {
    if tokens[index].kind == .number {
      return tokens[index].length == 1 ? text[Int(tokens[index].start)] - 0x30 : nil
    }
    if case .unit(let unit)? = numberWord(index) { return UInt8(unit) }
    return nil
  }

  private mutating func numberToken(_ whole: Int, fraction: Range<Int>, from: Int, to: Int) -> Token {
    let start = text.count
    DecimalText.append(whole, to: &text)
    if !fraction.isEmpty { text.append(0x2E) }
    for index in fraction { text.append(0x30 + (digit(index) ?? 0)) }
    let number = DecimalText.canonicalize(&text, from: start)
    return replacement(.number, start: start, number: number, from: from, to: to)
  }

  private mutating func ordinalToken(_ position: Int, from: Int, to: Int) -> Token {
    let start = text.count
    for byte in NumberWord.ordinalDigits(position).utf8 { text.append(byte) }
    return replacement(.ordinal, start: start, number: Double(position), from: from, to: to)
  }

  private func replacement(_ kind: Token.Kind, start: Int, number: Double, from: Int, to: Int) -> Token {
    Token(
      start: Int32(start), length: Int32(text.count - start), sourceStart: tokens[from].sourceStart,
      sourceEnd: tokens[to - 1].sourceEnd, kind: kind, number: number, hash: TokenHash.hash(bytes(start..<text.count)))
  }
}

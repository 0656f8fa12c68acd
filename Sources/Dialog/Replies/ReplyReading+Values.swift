internal import PhraseMatching

// Numbers, dates, measurements: the whole reply, but for words that lead to it.
extension ReplyReading {
  var values: [ReplyCandidate] {
    guard case .typed(let kind) = question.otherAnswers else { return [] }
    if kind == .boolean, let isYes = verdict?.isYes {
      return [ReplyCandidate(reply: .typed(.boolean(isYes)), fit: ReplyFit.value)]
    }
    for words in valueWindows {
      if let value = value(of: kind, in: words) ?? usualSpan(words, kind) ?? oneUnit(words, kind) {
        return [ReplyCandidate(reply: .typed(value), fit: ReplyFit.value)]
      }
    }
    return []
  }

  /// "Five" where minutes are usual.
  private func usualSpan(_ words: Words, _ kind: TypedKind) -> TypedValue? {
    guard kind == .duration, let seconds = question.usualSeconds,
      case .number(let number)? = value(of: .number, in: words)
    else { return nil }
    return .duration(seconds: number * seconds)
  }

  /// "Hour and a half": one of what is named first.
  private func oneUnit(_ words: Words, _ kind: TypedKind) -> TypedValue? {
    guard kind == .duration, words.first?.kind == .word else { return nil }
    return reading("1 " + text.part(words.range), vocabulary.valueWords) { whole(kind, $0) }
  }

  /// The reply, then less and less of what leads to a value.
  private var valueWindows: [Words] {
    let polite = words.stripped(openings: vocabulary.politeOpenings, closings: vocabulary.politeClosings)
    let rest = [words] + polite + [withoutNoun].compactMap(\.self)
    return rest + rest.flatMap { $0.stripped(openings: vocabulary.valueOpenings, closings: vocabulary.valueClosings) }
  }

  /// "Two weeks" behind "For how many weeks?": the number without the noun that is asked for.
  private var withoutNoun: Words? {
    guard case .typed(let kind) = question.otherAnswers, kind == .integer || kind == .number else { return nil }
    let number = words.prefix { $0.kind == .number }
    let nouns = words.dropFirst(number.count)
    return !number.isEmpty && !nouns.isEmpty && nouns.allSatisfy(isOfPrompt) ? number : nil
  }

  private func value(of kind: TypedKind, in words: Words) -> TypedValue? {
    guard !words.isEmpty else { return nil }
    if kind == .date, words.count == self.words.count,
      let period = reading(words, vocabulary.valueWords, { PeriodReader.read($0, now: now) })
    {
      return period
    }
    let value = reading(words, vocabulary.valueWords) { whole(kind, $0) }
    return value ?? (vocabulary.valueWords == nil ? nil : reading(words, nil) { whole(kind, $0) })
  }

  private func whole(_ kind: TypedKind, _ tokens: TokenView) -> TypedValue? {
    guard let reading = kind.read(tokens, at: 0, now: now), reading.end == tokens.count else { return nil }
    return reading.value
  }

  /// What is read in words, which are those of a language.
  private func reading(
    _ words: Words, _ language: ValueWords?, _ read: (TokenView) -> TypedValue?
  ) -> TypedValue? { reading(text.part(words.range), language, read) }

  private func reading(_ text: String, _ language: ValueWords?, _ read: (TokenView) -> TypedValue?) -> TypedValue? {
    var tokenizer = Tokenizer()
    var text = text
    return text.withUTF8 { bytes in
      tokenizer.read(bytes)
      guard let language else { return read(tokenizer.view) }
      var translator = ValueTranslator()
      return read(translator.translate(tokenizer.view, others: tokenizer.view, language).tokens)
    }
  }
}

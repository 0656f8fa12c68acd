internal import PhraseMatching

// Numbers, dates, measurements: the whole reply, but for words that lead to it.
extension ReplyReading {
  var values: [ReplyCandidate] {
    guard case .typed(let kind) = question.otherAnswers else { return [] }
    if kind == .boolean, let isYes = verdict?.isYes {
      return [ReplyCandidate(reply: .typed(.boolean(isYes)), fit: ReplyFit.value)]
    }
    for words in valueWindows {
      if let value = value(of: kind, in: words) ?? usualSpan(words, kind) {
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
    if kind == .date, words.count == self.words.count, let period = period(in: spelled(words)) { return period }
    var value = wholeValue(kind, in: spelled(words))
    if value == nil, vocabulary.valueWords != nil { value = wholeValue(kind, in: text.part(words.range)) }
    return value
  }

  /// The words as ``TypedKind`` reads them.
  private func spelled(_ words: Words) -> String {
    guard let table = vocabulary.valueWords else { return text.part(words.range) }
    var spelled: [String] = []
    var index = words.startIndex
    while index < words.endIndex {
      if let (word, count) = table.opening(of: words[index...]) {
        spelled.append(word)
        index += count
      } else {
        spelled.append(words[index].text)
        index += 1
      }
    }
    return spelled.joined(separator: " ")
  }

  private func period(in text: String) -> TypedValue? {
    var tokenizer = Tokenizer()
    var text = text
    return text.withUTF8 { bytes in
      tokenizer.read(bytes)
      return PeriodReader.read(tokenizer.view, now: now)
    }
  }

  private func wholeValue(_ kind: TypedKind, in text: String) -> TypedValue? {
    var tokenizer = Tokenizer()
    var text = text
    return text.withUTF8 { bytes in
      tokenizer.read(bytes)
      guard let reading = kind.read(tokenizer.view, at: 0, now: now), reading.end == tokenizer.view.count else {
        return nil
      }
      return reading.value
    }
  }
}

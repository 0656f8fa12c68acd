internal import PhraseMatching

extension Question {
  /// The number of the first button: buttons are counted on from the options. Nil where they have no numbers.
  package var firstButtonNumber: Int? { hasCount ? nil : options.count + 1 }
}

// Options and buttons by number or position.
extension ReplyReading {
  var positions: [ReplyCandidate] {
    if let pointed = windows.compactMap({ position(in: $0.words) }).first {
      return [ReplyCandidate(reply: pointed, fit: ReplyFit.position)]
    }
    if !question.options.isEmpty, windows.contains(where: { vocabulary.any.contains($0.words) }) || isAnyInParts {
      return [ReplyCandidate(reply: .options([question.firstShown]), fit: ReplyFit.any)]
    }
    return positionAmongWords.map { [ReplyCandidate(reply: $0, fit: ReplyFit.positionAmongWords)] } ?? []
  }

  /// "Either, I don't mind": says in each part that any will do.
  private var isAnyInParts: Bool {
    let parts = text.split { ",;.".contains($0) }.map { Words(of: String($0)) }.filter { !$0.isEmpty }
    return parts.count > 1
      && parts.allSatisfy { part in
        let polite = part.stripped(openings: vocabulary.politeOpenings, closings: vocabulary.politeClosings)
        return ([part] + polite).contains { vocabulary.any.contains($0) || vocabulary.politeOpenings.contains($0) }
      }
  }

  /// The only position in a sentence: "drop the second one".
  private var positionAmongWords: Reply? {
    guard question.options.count > 1, words.count <= Self.mostWordsAroundPosition else { return nil }
    let words = words.stripped(openings: PhraseTable(""), closings: vocabulary.politeClosings).last ?? words
    var found: Int?
    for index in words.indices {
      guard let number = ordinal(at: index, of: words) else { continue }
      if found != nil { return nil }
      found = number
    }
    return found.flatMap { target(of: Position(number: $0, isBare: false)) }
  }

  /// "the second one" and "the last": a position that stands for a thing, not in front of one.
  private func ordinal(at index: Int, of words: Words) -> Int? {
    guard index > words.startIndex, vocabulary.lightWords.contains(words[index - 1]) else { return nil }
    let word = words[index]
    let number = word.kind == .ordinal ? word.number : vocabulary.ordinals.meaning(of: words[index...index])
    let behind = words[(index + 1)...]
    let isAlone = behind.isEmpty || vocabulary.positionClosings.opening(of: behind)?.count == behind.count
    return isAlone ? number : nil
  }

  private static var mostWordsAroundPosition: Int { 8 }

  /// What a number or a position in words points at.
  func position(in words: Words) -> Reply? {
    guard let position = readPosition(in: words) else { return nil }
    return target(of: position)
  }

  /// A number that is said and how.
  struct Position {
    var number: Int
    /// "2" may be a value; "the second" and "number two" are positions.
    var isBare: Bool
  }

  private func readPosition(in words: Words) -> Position? {
    if let number = vocabulary.number(of: words) { return Position(number: number, isBare: true) }
    if let number = vocabulary.ordinal(of: words) { return Position(number: number, isBare: false) }
    let steps = words.stripped(openings: vocabulary.positionOpenings, closings: vocabulary.positionClosings)
    for rest in steps {
      if let number = vocabulary.ordinal(of: rest) ?? vocabulary.number(of: rest) {
        return Position(number: number, isBare: false)
      }
    }
    return positionAfterName(in: words) ?? positionBeforeSubject(in: words)
  }

  /// "number one", whose "one" is no filler here.
  private func positionAfterName(in words: Words) -> Position? {
    guard let (_, count) = vocabulary.positionOpenings.opening(of: words) else { return nil }
    return vocabulary.number(of: words.dropFirst(count)).map { Position(number: $0, isBare: false) }
  }

  /// "the second trail", when a trail is asked for.
  private func positionBeforeSubject(in words: Words) -> Position? {
    guard let first = words.first else { return nil }
    var lead = vocabulary.ordinals.opening(of: words)
    if first.kind == .ordinal, let number = first.number { lead = lead ?? (number, 1) }
    guard let (number, count) = lead, count < words.count else { return nil }
    let asked = Words(of: question.prompt + " " + (question.subject ?? ""))
    let isSubject = words.dropFirst(count).allSatisfy { word in asked.contains { $0.text == word.text } }
    return isSubject ? Position(number: number, isBare: false) : nil
  }

  private func target(of position: Position) -> Reply? {
    if position.isBare, takesNumbersAsValues || question.hasCount && question.options.isEmpty { return nil }
    let shown = question.shownOptions.endIndex
    guard position.number < 0 else { return target(number: position.number) }
    return target(number: (shown > 0 ? shown : question.buttons.count) + 1 + position.number)
  }

  func target(number: Int) -> Reply? {
    let (options, buttons) = (question.options.count, question.buttons.count)
    guard number > 0, number <= options + buttons else { return nil }
    // What nobody has seen cannot be meant by its number.
    if number > question.shownOptions.endIndex, number <= options { return nil }
    return number <= options ? .options([number - 1]) : .button(number - options - 1)
  }

  /// Whether "4" is four, and no option's number: the answer is a number, and so are the options, if there are any.
  private var takesNumbersAsValues: Bool {
    switch question.otherAnswers {
    case .typed(.integer), .typed(.number):
      question.options.isEmpty
        || question.options.contains { option in
          let title = Words(of: option.title)
          return title.count == 1 && title.first?.kind == .number
        }
    case .none, .words, .text, .typed: false
    }
  }
}

extension Vocabulary {
  /// The number that the words are, if they are nothing else.
  func number(of words: Words) -> Int? {
    if words.count == 1, let word = words.first, word.kind == .number {
      return word.number.flatMap { $0 < 0 ? nil : $0 }
    }
    return numerals.meaning(of: words)
  }

  /// The position that the words are; below zero from the end.
  func ordinal(of words: Words) -> Int? {
    if let position = ordinals.meaning(of: words) { return position }
    guard words.count == 1, let word = words.first else { return nil }
    if word.kind == .ordinal { return word.number }
    guard word.kind == .word, word.letterCount > 4 else { return nil }
    return ordinals.nearest(to: words, atLeast: ReplyFit.minimumCommandSimilarity)?.meaning
  }
}

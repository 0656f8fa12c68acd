internal import PhraseMatching

/// Makes variants of requests: slips of the keys, filler, another order, numbers in another form.
package struct RequestVariants {
  /// Which languages the word lists are for.
  package enum Language: Sendable { case english, other }

  private let seed: UInt64
  private let language: Language
  /// Words in lower case that requests use: a slip that makes one of them is another word.
  private let vocabulary: Set<String>

  package init(seed: UInt64, _ language: Language, vocabulary: Set<String> = []) {
    (self.seed, self.language, self.vocabulary) = (seed, language, vocabulary)
  }

  /// The variants of a request that was answered so, at most one of each kind; the same for the same seed.
  ///
  /// - Parameters:
  ///   - request: what is disturbed.
  ///   - answer: what came of it: words that fill a parameter as they are typed stay as they are.
  ///   - slips: the bytes that its author mistyped: they are not mistyped once more.
  package func variants(of request: ExpectedRequest, answeredBy answer: RequestAnswer, slips: [Range<Int>] = [])
    -> [RequestVariant]
  {
    let words = RequestWords(request.text, answer, slips: slips)
    return Disturbance.allCases.compactMap { disturbance in
      if disturbance.isEnglish, language != .english { return nil }
      var draws = SeededGenerator(seed: seed, for: request.text, disturbance.rawValue)
      return variant(of: words, disturbance, &draws).map { RequestVariant(disturbance: disturbance, text: $0) }
    }
  }

  private func variant(of words: RequestWords, _ disturbance: Disturbance, _ draws: inout SeededGenerator) -> String? {
    switch disturbance {
    case .letterDropped, .letterDoubled, .lettersSwapped, .neighbourKey: typo(in: words, disturbance, &draws)
    case .fillerInFront: filler(before: words, &draws)
    case .fillerBehind: draws.element(of: EnglishDisturbances.closings).map { "\(words.text) \($0)" }
    case .wordOrder: WordOrderVariants(words: words, language: language).text(&draws)
    case .numberForm: draws.element(of: NumberFormVariants(words).texts)
    }
  }

  // MARK: Slips of the keys

  private func typo(in words: RequestWords, _ disturbance: Disturbance, _ draws: inout SeededGenerator) -> String? {
    let indices = words.words.indices.filter { words.words[$0].canBeMistyped }
    guard let index = draws.element(of: indices) else { return nil }
    let slips = TypingSlips(words.words[index].text).slips(disturbance).filter { !vocabulary.contains($0.lowercased()) }
    return draws.element(of: slips).map { words.replacing(index, with: $0) }
  }

  // MARK: Filler

  private func filler(before words: RequestWords, _ draws: inout SeededGenerator) -> String? {
    guard let first = words.words.first else { return nil }
    let isFramed = EnglishDisturbances.framed.contains(first.text.plainWord)
    let openings = isFramed ? EnglishDisturbances.openings : EnglishDisturbances.openingsOfWishes
    return draws.element(of: openings).map { "\($0) \(words.text)" }
  }
}

extension RequestWords.Word {
  /// Only longer words: a slip in a short one makes another word more often than not. Digits are never mistyped here,
  /// since nobody could tell.
  fileprivate var canBeMistyped: Bool {
    !isFree && !isMistyped && text.count { $0.isLetter } >= 4 && !text.contains { $0.isNumber }
  }
}

extension String {
  /// Without punctuation at its ends, in lower case.
  var plainWord: String {
    let start = drop { !$0.isLetter && !$0.isNumber }
    return start.lastIndex { $0.isLetter || $0.isNumber }.map { start[...$0].lowercased() } ?? ""
  }
}

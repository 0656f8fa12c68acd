internal import PhraseMatching

/// One way of understanding a reply.
struct ReplyCandidate {
  var reply: Reply
  var fit: Double
}

/// A reply in the middle of being read.
struct ReplyReading {
  /// The reply, or a part of it without the words that lead to it.
  struct Window {
    let name: NamedOption.Name
    let isWhole: Bool
    /// Those of the words that tell names apart.
    let telling: [Word]
    /// The same in the order of the alphabet; all words if none tells names apart.
    let sorted: [String]
    let hasSyllables: Bool

    var words: Words { name.words }

    init(words: Words, isWhole: Bool, _ reader: ReplyReader) {
      name = NamedOption.Name(words)
      self.isWhole = isWhole
      telling = words.filter { !reader.vocabulary.lightWords.contains($0) }
      sorted = reader.vocabulary.lightWords.weighty(words).map(\.text).sorted()
      hasSyllables = words.contains(where: \.isSyllable)
    }
  }

  /// Whoever says more than this chooses nothing: it is text, or a request.
  private static let mostWords = 100

  let text: String
  let question: Question
  let now: CivilMoment
  let reader: ReplyReader
  let words: Words
  /// The whole reply first, then less and less of it.
  let windows: [Window]

  var vocabulary: Vocabulary { reader.vocabulary }

  init(of text: String, to question: Question, now: CivilMoment, by reader: ReplyReader) {
    self.text = text.trimmed
    self.question = question
    self.now = now
    self.reader = reader
    words = Words(of: self.text)
    windows = words.count <= Self.mostWords ? Self.windows(of: words, reader) : []
  }

  /// The best reading, unless another is as good.
  var best: ReadReply {
    guard !words.isEmpty, words.count <= Self.mostWords else { return otherWords }
    return best(of: single + several) ?? otherWords
  }

  /// Every way of reading the reply but as a list.
  var single: [ReplyCandidate] { names + positions + values + agreements + buttons + cancellations }

  func best(of candidates: [ReplyCandidate]) -> ReadReply? {
    let candidates = question.otherAnswers == .text ? candidates.filter { $0.fit >= ReplyFit.sure } : candidates
    guard let best = candidates.max(by: { $0.fit < $1.fit }) else { return nil }
    let lead = best.fit >= ReplyFit.sure ? ReplyFit.tie : ReplyFit.doubt
    let isRivalled = candidates.contains { $0.reply != best.reply && $0.fit > best.fit - lead }
    return isRivalled ? nil : ReadReply(best.reply, fit: best.fit)
  }

  // MARK: What is left

  private var otherWords: ReadReply {
    switch question.otherAnswers {
    case .words where !words.isEmpty: ReadReply(.words(withoutPoliteness), fit: ReplyFit.words)
    case .text where !text.isEmpty: ReadReply(.words(text), fit: textFit)
    case .none, .words, .text, .typed: ReadReply(nil, fit: 0)
    }
  }

  private var textFit: Double {
    switch words.count {
    case ...3: ReplyFit.shortText
    case ...8: ReplyFit.text
    default: ReplyFit.longText
    }
  }

  /// The reply as it was typed, without "um" and "please" around it.
  private var withoutPoliteness: String {
    let rest = words.stripped(openings: vocabulary.politeOpenings, closings: vocabulary.politeClosings).last ?? words
    guard let first = rest.first?.range.lowerBound, rest.count < words.count else { return text }
    let end = rest.endIndex == words.endIndex ? text.utf8.count : rest.range.upperBound
    return text.part(first..<end).trimmed
  }

  // MARK: Windows

  /// All words, and less and less of them.
  static func windows(of words: Words, _ less: [Words], _ reader: ReplyReader) -> [Window] {
    [Window(words: words, isWhole: true, reader)] + less.map { Window(words: $0, isWhole: false, reader) }
  }

  private static func windows(of words: Words, _ reader: ReplyReader) -> [Window] {
    let polite = words.stripped(openings: reader.vocabulary.politeOpenings, closings: reader.vocabulary.politeClosings)
    let led = (polite.last ?? words).stripped(
      openings: reader.vocabulary.openings, closings: reader.vocabulary.closings)
    let again = (led.last ?? polite.last ?? words)
      .stripped(openings: reader.vocabulary.politeOpenings, closings: reader.vocabulary.politeClosings)
    return windows(of: words, polite + led + again + clauses(in: polite.last ?? words, reader), reader)
  }

  /// "The one who teaches drums": what is said of an option, without the verb too.
  private static func clauses(in words: Words, _ reader: ReplyReader) -> [Words] {
    guard let (_, count) = reader.vocabulary.relatives.opening(of: words), count + 1 < words.count else { return [] }
    return [count, count + 1].map { words.dropFirst($0) }
  }
}

package import PhraseMatching

/// What a text comes to as the answer to a question.
package struct ReadReply: Sendable, Equatable {
  /// The answer; nil when nothing fits, or when two things fit equally well.
  package var reply: Reply?
  /// 0…1: how well the text reads as a reply; 1 for an option's own title.
  package var fit: Double

  package init(_ reply: Reply?, fit: Double) {
    self.reply = reply
    self.fit = fit
  }
}

/// Reads what people answer to a question: by title, number, position, value, yes or no.
///
/// Polite words and slips of the keys are forgiven. It never guesses: where two options fit a reply equally well, none
/// is taken. A pure function of the text, the question and `now`.
///
/// ```swift
/// var question = Question(.value, "Which lamp?")
/// question.options = [.init("Desk Lamp"), .init("Hall Lamp")]
/// ReplyReader(language: "en").read("the second one please", to: question, now: now)  // .options([1])
/// ```
package struct ReplyReader: Sendable {
  private let vocabulary: Vocabulary

  /// A reader for a language, given by its code: `en`, `de`, `ja`.
  package init(language: String) { vocabulary = .of(language) }

  /// Reads a text as the answer to a question; `now` is the present on the wall.
  ///
  /// Costs a look at each option for each way of taking the text's polite words off.
  package func read(_ text: String, to question: Question, now: CivilMoment) -> ReadReply {
    ReplyReading(of: text, to: question, now: now, vocabulary).best
  }
}

/// One way of understanding a reply.
struct ReplyCandidate {
  var reply: Reply
  var fit: Double
}

/// A reply in the middle of being read.
struct ReplyReading {
  /// The reply, or a part of it without the words that lead to it.
  struct Window {
    var words: Words
    var isWhole: Bool
  }

  /// Whoever says more than this chooses nothing: it is text, or a request.
  private static let mostWords = 100

  let text: String
  let question: Question
  let now: CivilMoment
  let vocabulary: Vocabulary
  let words: Words
  /// The whole reply first, then less and less of it.
  let windows: [Window]

  init(of text: String, to question: Question, now: CivilMoment, _ vocabulary: Vocabulary) {
    self.text = text.trimmed
    self.question = question
    self.now = now
    self.vocabulary = vocabulary
    words = Words(of: self.text)
    windows = words.count <= Self.mostWords ? Self.windows(of: words, vocabulary) : []
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

  private static func windows(of words: Words, _ vocabulary: Vocabulary) -> [Window] {
    let polite = words.stripped(openings: vocabulary.politeOpenings, closings: vocabulary.politeClosings)
    let led = (polite.last ?? words).stripped(openings: vocabulary.openings, closings: vocabulary.closings)
    let again = (led.last ?? polite.last ?? words)
      .stripped(openings: vocabulary.politeOpenings, closings: vocabulary.politeClosings)
    return [Window(words: words, isWhole: true)] + (polite + led + again).map { Window(words: $0, isWhole: false) }
  }
}

extension Words {
  /// The words without their openings, one after the other, then without their closings; at least one word stays.
  func stripped(openings: PhraseTable<Void>, closings: PhraseTable<Void>) -> [Words] {
    var steps: [Words] = []
    var rest = self
    while let (_, count) = openings.opening(of: rest), count < rest.count, !rest.prefix(count).holdsDigits {
      rest = rest.dropFirst(count)
      steps.append(rest)
    }
    while let (_, count) = closings.closing(of: rest), count < rest.count, !rest.suffix(count).holdsDigits {
      rest = rest.dropLast(count)
      steps.append(rest)
    }
    return steps
  }

  /// "One" may lead to nothing; 1 always means something.
  private var holdsDigits: Bool { contains(where: \.isDigits) }
}

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
package final class ReplyReader: Sendable {
  let vocabulary: Vocabulary
  let optionNames = OptionNames()

  package let language: String

  /// A reader for a language, given by its code: `en`, `de`, `ja`.
  package init(language: String) { (self.language, vocabulary) = (language, .of(language)) }

  private func reading(of text: String, to question: Question, _ now: CivilMoment) -> ReplyReading {
    ReplyReading(of: text, to: question, now: now, by: self)
  }

  /// Reads a text as the answer to a question; `now` is the present on the wall.
  ///
  /// Costs a look at each option for each way of taking the text's polite words off.
  package func read(_ text: String, to question: Question, now: CivilMoment) -> ReadReply {
    reading(of: text, to: question, now).best
  }

  /// Reads a text as the value that a question asks for, where nobody was asked: numbers are no positions, and neither yes
  /// nor cancel is an answer.
  package func readValue(_ text: String, of question: Question, now: CivilMoment) -> ReadReply? {
    let reading = reading(of: text, to: question, now)
    guard !reading.words.isEmpty else { return nil }
    return reading.best(of: reading.names + reading.values)
  }

  /// Whether a text takes back what was begun, and says nothing else: "on second thought, drop it".
  ///
  /// - Parameter topic: words of what was begun, which may be named: "forget the tickets".
  package func takesBack(_ text: String, saidOf topic: String = "", now: CivilMoment) -> Bool {
    let reading = reading(of: text, to: Question(.confirmation, topic), now)
    return !reading.words.isEmpty && reading.takingBack(reading.words) != nil
  }

  /// What a text of words for yes or no comes to, if it has no other word: true for yes.
  package func verdict(of text: String, now: CivilMoment) -> Bool? {
    let reading = reading(of: text, to: Question(.confirmation, ""), now)
    return reading.words.isEmpty ? nil : reading.verdict.flatMap { $0.fit >= ReplyFit.sure ? $0.isYes : nil }
  }

  /// The options that a text names, the best first: several where it does not say which.
  package func options(named text: String, of question: Question, now: CivilMoment) -> [(index: Int, fit: Double)] {
    let reading = reading(of: text, to: question, now)
    guard !reading.words.isEmpty else { return [] }
    let named = reading.likeliestNames
    guard let best = named.map(\.fit).max() else { return [] }
    let lead = best >= ReplyFit.sure ? ReplyFit.tie : ReplyFit.doubt / 4
    return named.filter { $0.fit > best - lead }.sorted { ($1.fit, $0.index) < ($0.fit, $1.index) }
  }

  /// The bytes of a text that mean all there are: the "everything" of "lock everything".
  package func rangeOfAll(in text: String) -> Range<Int>? {
    let words = Words(of: text)
    for index in words.indices.dropFirst() {
      if let (_, count) = vocabulary.all.opening(of: words[index...]) { return words[index..<index + count].range }
    }
    return nil
  }

  /// The bytes of a text that mean all there are but something, and what that is, with as many words as it may have, the
  /// most first: the "everything but the tea" of "everything but the tea is done".
  package func allExcept(in text: String) -> [(range: Range<Int>, excepted: String)] {
    let words = Words(of: text)
    for index in words.indices {
      guard let (_, count) = vocabulary.allExcept.opening(of: words[index...]) else { continue }
      let rest = words[index...].dropFirst(count)
      return (1...max(rest.count, 1)).reversed().filter { $0 <= rest.count }.map { length in
        let range = words[index].range.lowerBound..<rest.prefix(length).range.upperBound
        return (range, text.part(rest.prefix(length).range))
      }
    }
    return []
  }

  /// Whether a text means all of what there is.
  package func meansAll(_ text: String) -> Bool {
    let words = Words(of: text)
    return ([words] + words.stripped(openings: vocabulary.politeOpenings, closings: vocabulary.politeClosings))
      .contains { vocabulary.all.contains($0) }
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

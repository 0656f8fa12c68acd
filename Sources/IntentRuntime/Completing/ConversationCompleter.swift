package import Dialog
package import PhraseMatching

/// Completes what is being typed in a conversation, in the state in which the conversation was when it was made: requests
/// over the applications, or answers to the open question.
///
/// A value that any thread may use; taken anew after each turn, it never keeps a keystroke waiting for the conversation.
///
/// ```swift
/// let completer = await session.completer()
/// completer.completions(of: "tur of", atMost: 5).map(\.text)
/// ```
package struct ConversationCompleter: Sendable {
  let index: PhraseIndex
  private let application: String?
  private let now: @Sendable () -> CivilMoment
  let question: Question?
  private let replies: ReplyReader
  /// What is likely to be said next, best first.
  private let likely: [LikelyRequest]
  /// How likely shortcuts are, by their indices.
  private let likelihoods: [Int: Double]
  private let pool: CompleterPool
  /// What was spoken of last, as a request names it.
  private let focus: String?
  /// What a shortcut asks for that no phrase of it says.
  private let requirements: Requirements

  /// The parameters without which an intent does not run, by the index of its shortcut.
  package typealias Requirements = [Int: [(name: String, title: String)]]

  /// A completer for the requests of an index, or the answers to a question.
  ///
  /// - Parameters:
  ///   - application: the only one that is completed for; nil for all.
  ///   - likely: what an empty text is completed to, best first, whole.
  ///   - likelihoods: how likely shortcuts are, from 0 to 1, by their indices.
  ///   - focus: what was spoken of last: it is proposed before other values.
  ///   - requirements: what shortcuts ask for, where nothing that is typed says it.
  package init(
    index: PhraseIndex, application: String? = nil, question: Question? = nil,
    replies: ReplyReader = ReplyReader(language: "en"), likely: [LikelyRequest] = [], likelihoods: [Int: Double] = [:],
    focus: String? = nil, requirements: Requirements = [:], pool: CompleterPool = CompleterPool(),
    now: @escaping @Sendable () -> CivilMoment
  ) {
    (self.focus, self.requirements) = (focus, requirements)
    (self.index, self.application, self.now) = (index, application, now)
    (self.question, self.replies) = (question, replies)
    (self.likely, self.likelihoods) = (likely, likelihoods)
    self.pool = pool
  }

  /// A completer that knows nothing.
  package static let none = ConversationCompleter(index: PhraseIndex.compile([]).index) {
    CivilMoment(year: 2000, month: 1, day: 1)
  }

  /// How a text may go on, best first; where a question is open, its choices, all that fit unless there is a limit.
  package func completions(of text: String, atMost limit: Int? = nil) -> [ConversationCompletion] {
    if let question {
      let answers = QuestionCompleter(question, replies, others: otherNames(), now: now()).completions(of: text)
      return limit.map { Array(answers.prefix($0)) } ?? answers
    }
    let count = limit ?? Self.usualCount
    if text.allSatisfy(\.isWhitespace) { return likelyRequests(count) }
    return text.contains { $0.isLetter || $0.isNumber } ? requests(text, count) : []
  }

  /// How many times as many completions there may be of a number, most of which write it in words.
  private static let mostInWords = 4

  /// How many completions of a request there are where nobody says.
  package static let usualCount = 5

  /// Whether a whole request is recognized by its words alone.
  package func isRecognized(_ text: String) -> Bool {
    let options = options()
    return pool.withCompleter(for: index) { $0.isRecognized(text, options: options) }
  }

  private func options(_ limit: Int = Self.usualCount) -> CompletionOptions {
    var options = CompletionOptions(limit: limit, application: application, now: now())
    options.language = replies.language
    return options
  }

  private func requests(_ text: String, _ count: Int) -> [ConversationCompletion] {
    let isOfDigits = !text.contains(where: \.isLetter)
    let options = options(isOfDigits ? count * Self.mostInWords : count)
    return pool.withCompleter(for: index) { completer in
      let complete = { (text: String) -> [Completion] in
        completer.complete(text, options: options) { likelihoods[$0] ?? 0 }
      }
      let found = complete(text).filter { !isOfDigits || $0.shows(text) }
      let focused = focus.map { FocusCompletions($0, typed: text).completions(of: found, complete) } ?? found
      return focused.prefix(count).map(conversationCompletion)
    }
  }

  /// A completion with all that will be asked: what the phrase lacks, and what no phrase says.
  private func conversationCompletion(_ completion: Completion) -> ConversationCompletion {
    var shown = ConversationCompletion(completion)
    let known = Set(completion.missing + completion.values.map(\.name))
    for required in requirements[completion.shortcut] ?? [] where !known.contains(required.name) {
      shown.missing.append(required.name)
      shown.asked.append(required.title)
    }
    return shown
  }

  /// What is likely, then phrases in catalog order of what is not likely anyway.
  private func likelyRequests(_ count: Int) -> [ConversationCompletion] {
    let whole = likely.prefix(count).map { ConversationCompletion(likely: $0) }
    let known = Set(likely.map(\.candidate.shortcut))
    guard whole.count < count else { return whole }
    let options = options(count + known.count)
    let others = pool.withCompleter(for: index) { completer in
      completer.complete("", options: options) { likelihoods[$0] ?? 0 }.filter { !known.contains($0.shortcut) }
    }
    return whole + others.prefix(count - whole.count).map { ConversationCompletion($0) }
  }
}

extension Completion {
  /// Whether a number that was typed in digits is in it: "12" does not begin "Twelve Apostles", nor "1" the sixteen lakes.
  fileprivate func shows(_ typed: String) -> Bool {
    let (typed, text) = (Array(typed.utf8), Array(text.utf8))
    return marks.contains { mark in matched.contains { typed[$0] == text[mark].prefix($0.count) } }
  }
}

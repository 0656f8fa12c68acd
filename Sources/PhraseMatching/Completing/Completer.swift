import WordSemantics

/// Completes requests that are not finished, over the phrases and values of an index.
///
/// Ranks shortcuts whose phrases may go on as typed: typos, left-out articles and another order of words are forgiven as in
/// matching, and the last word counts as the beginning of a word of the phrase or of a value's name. A completion to which
/// nothing is missing was matched before it is offered: typed to its end it reaches its shortcut.
///
/// A completer owns its scratch memory: it is not safe for concurrent use, so that each thread has its own, while all of
/// them share the index. Equal completions keep catalog order, values of one phrase the order of their letters.
///
/// ```swift
/// let completer = Completer(index: index)
/// let completions = completer.complete("tur of the d", options: CompletionOptions(now: now))
/// print(completions.first?.text ?? "")  // Turn off the Desk Lamp
/// ```
///
/// Not for finding out what a finished request means: see ``Matcher``.
public final class Completer {
  /// The index; may be replaced between requests, in O(1).
  public var index: PhraseIndex
  private var ranker = CompletionRanker()
  private var tokenizer = Tokenizer()
  private let matcher: Matcher
  private var decisions = KnownDecisions()

  /// Makes a completer. Allocates a few kilobytes of scratch memory.
  public init(index: PhraseIndex) {
    self.index = index
    matcher = Matcher(index: index)
  }

  /// The longest request that is completed, in bytes, and in tokens: words, or characters of a script without spaces.
  public static let longestRequest = (bytes: CompletionRanker.lengthLimit, tokens: CompletionCosts.tokenLimit)

  /// How often the scratch memory has grown: constant once the completer is warm for its index and requests.
  public var growths: Int { ranker.growths + tokenizer.growths + matcher.growths }

  /// Completes a request, given as UTF-8 or any other bytes, and returns the outcome in numbers; not checked by matching.
  ///
  /// Allocates nothing once the completer is warm. Costs O(length of the request), O(log words) for each word, and O(nodes
  /// of the phrase × tokens) for each phrase that has something for each content word; the number of values hardly
  /// matters. An empty request costs O(shortcuts).
  public func decide(
    _ request: UnsafeBufferPointer<UInt8>, options: CompletionOptions,
    likelihood: CompletionOptions.Likelihood = { _ in 0 }
  ) -> CompletionDecision {
    guard let unfinished = ranker.rank(request, index, options, likelihood), ranker.rows.count > 0 else {
      return CompletionDecision(count: 0, shortcut: -1, score: 0)
    }
    let first = ranker.rows[0]
    return CompletionDecision(
      count: ranker.rows.count, shortcut: first.shortcut.index, score: Self.score(first, unfinished))
  }

  /// Completes a request, given as UTF-8 or any other bytes, and returns the best completions, best first.
  ///
  /// Costs ``decide(_:options:likelihood:)`` and a match for each that is returned and was not returned lately; allocates
  /// the result, and what is kept of a match.
  public func complete(
    _ request: UnsafeBufferPointer<UInt8>, options: CompletionOptions,
    likelihood: CompletionOptions.Likelihood = { _ in 0 }
  ) -> [Completion] {
    guard let unfinished = ranker.rank(request, index, options, likelihood) else { return [] }
    matcher.index = index
    var completions: [Completion] = []
    for place in 0..<ranker.rows.count {
      let row = ranker.rows[place]
      if unfinished.request.tokenCount > 0 { ranker.align(row, unfinished) }
      guard let completion = completion(row, unfinished, request, options),
        !completions.contains(where: { $0.shortcut == completion.shortcut && $0.text == completion.text })
      else { continue }
      completions.append(completion)
    }
    return completions
  }

  /// Completes a request; see ``complete(_:options:likelihood:)-(UnsafeBufferPointer<UInt8>,_,_)`` for the cost.
  public func complete(
    _ request: String, options: CompletionOptions, likelihood: CompletionOptions.Likelihood = { _ in 0 }
  ) -> [Completion] {
    var request = request
    return request.withUTF8 { complete($0, options: options, likelihood: likelihood) }
  }

  /// Whether a request that is typed to its end reaches a shortcut, by its words alone. Costs a match, unless it was asked
  /// lately.
  public func isRecognized(_ request: String, options: CompletionOptions) -> Bool {
    matcher.index = index
    return decisions.decision(on: Array(request.utf8), options, matcher).outcome != .notRecognized
  }

  private static func score(_ row: RankedCompletion, _ unfinished: UnfinishedRequest) -> Double {
    max(0, 1 - Double(row.cost) / Double(unfinished.request.weight))
  }

  // MARK: Strings

  private func completion(
    _ row: RankedCompletion, _ unfinished: UnfinishedRequest, _ source: UnsafeBufferPointer<UInt8>,
    _ options: CompletionOptions
  ) -> Completion? {
    guard let layout = CompletionLayout(row, unfinished, source, ranker.aligner, &tokenizer),
      let text = reachingText(of: layout, row, options)
    else { return nil }
    let phrases = index.phrases
    let shortcut = phrases.shortcuts[row.shortcut]
    let (marks, word) = layout.marks(in: text, &tokenizer)
    return Completion(
      text: String(decoding: text.bytes, as: UTF8.self), ending: ending(of: text, row, unfinished, source, options),
      word: word, application: layout.applicationName, intent: phrases.strings[shortcut.intent],
      title: phrases.strings[shortcut.title], shortcut: row.shortcut.index,
      phrase: phrases.strings[phrases.phrase(row.phrase).text], values: layout.values, missing: layout.missing,
      missingTitles: layout.missingTitles,
      matched: layout.matched, marks: marks, score: Self.score(row, unfinished))
  }

  /// The text that reaches the shortcut: without the application's name where that suffices.
  private func reachingText(
    of layout: CompletionLayout, _ row: RankedCompletion, _ options: CompletionOptions
  ) -> CompletionText? {
    let short = layout.text(.asTyped)
    guard layout.holes.isEmpty else { return short.bytes.isEmpty ? nil : short }
    let shortOutcome = outcome(of: short.bytes, row, options)
    if shortOutcome == .matched { return short }
    let long = layout.text(.always)
    let longOutcome = outcome(of: long.bytes, row, options)
    if longOutcome == .matched { return long }
    if shortOutcome == .ambiguous { return short }
    return longOutcome == .ambiguous ? long : nil
  }

  /// How surely a text matches the shortcut; nil where another is before it.
  private func outcome(of text: [UInt8], _ row: RankedCompletion, _ options: CompletionOptions) -> Matching.Outcome? {
    let decision = decisions.decision(on: text, options, matcher)
    return decision.shortcut == row.shortcut.index ? decision.outcome : nil
  }

  /// What to type behind the request, if that reaches the shortcut too.
  private func ending(
    of text: CompletionText, _ row: RankedCompletion, _ unfinished: UnfinishedRequest,
    _ source: UnsafeBufferPointer<UInt8>, _ options: CompletionOptions
  ) -> String? {
    guard let ending = CompletionEnding(of: text.bytes, behind: unfinished, source, &tokenizer) else { return nil }
    guard ending.leavesOut else { return ending.text }
    let outcome = outcome(of: Array(source) + Array(ending.text.utf8), row, options)
    return outcome == .matched || outcome == .ambiguous ? ending.text : nil
  }
}

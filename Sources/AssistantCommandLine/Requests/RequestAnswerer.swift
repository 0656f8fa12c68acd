internal import IntentRuntime
internal import PhraseMatching

/// Answers requests, one after the other, with one index and one set of options.
package final class RequestAnswerer {
  private let matcher: Matcher
  private let completers = CompleterPool()
  private let options: MatchOptions
  private let clocks: Clocks

  /// How an answerer knows the time.
  struct Clocks {
    /// The time on the wall, asked anew for each request: a session may last over midnight.
    var now: () -> CivilMoment
    /// A stop watch; nil to measure nothing.
    var nanoseconds: (() -> UInt64)?
  }

  init(index: PhraseIndex, options: MatchOptions, clocks: Clocks) {
    matcher = Matcher(index: index)
    self.options = options
    self.clocks = clocks
  }

  /// How many candidates an answer has where the request does not say.
  var limit: Int { options.limit }

  /// The only application that is asked, nil for all.
  var application: String? { options.application }

  /// Matches a request.
  func answer(_ text: UnsafeBufferPointer<UInt8>) -> Answer { answer(text, options) }

  /// Matches a request.
  func answer(_ text: String) -> Answer {
    var text = text
    return text.withUTF8 { answer($0) }
  }

  /// Matches a request, always with what was compared with what.
  func explainedAnswer(_ text: String) -> Answer {
    var text = text
    var options = options
    options.explanation = .steps
    return text.withUTF8 { answer($0, options) }
  }

  /// Of the shortcuts nearest to a request, however far, the one whose words it says best, if they mean something: "turn
  /// on the sauna lamp" is about turning something on.
  func nearest(to text: String) -> Candidate? {
    var options = options
    options.now = clocks.now()
    return NearestShortcut.shortcut(options) { matcher.match(text, options: $0) }
  }

  /// How a request may go on.
  func completions(of text: String, atMost limit: Int?) -> [ConversationCompletion] {
    let now = clocks.now()
    return ConversationCompleter(index: matcher.index, application: options.application, pool: completers) { now }
      .completions(of: text, atMost: limit)
  }

  /// Matches the text of a request that says more.
  func answer(_ request: RequestObject, text: UnsafeBufferPointer<UInt8>) -> Answer {
    var options = options
    options.limit = request.limit ?? options.limit
    options.place = request.here ?? options.place
    if let explain = request.explain { options.explanation = explain ? .steps : .none }
    var answer = answer(text, options)
    answer.id = request.id
    answer.conversation = request.conversation
    return answer
  }

  private func answer(_ text: UnsafeBufferPointer<UInt8>, _ options: MatchOptions) -> Answer {
    var options = options
    options.now = clocks.now()
    let start = clocks.nanoseconds?()
    var answer = Answer(matching: matcher.match(text, options: options))
    if let start, let end = clocks.nanoseconds?() { answer.micros = Int((end - start + 500) / 1_000) }
    if answer.matching?.isTooLong == true { answer.problem = .tooLong }
    guard let matching = answer.matching, matching.outcome == .ambiguous else { return answer }
    answer.alternatives = alternatives(in: matching, of: text, options)
    if answer.alternatives == nil { answer.matching?.outcome = .matched }
    return answer
  }

  /// What there is to choose from: more than the candidates, where the limit may have cut them short. Nil when nobody
  /// could tell the choices apart, and the first counts.
  private func alternatives(in matching: Matching, of text: UnsafeBufferPointer<UInt8>, _ options: MatchOptions)
    -> Alternatives?
  {
    let isCut = matching.candidates.count == options.limit && options.limit < Alternatives.most
    guard isCut else { return Alternatives(in: matching, margin: options.margin) }
    var options = options
    options.limit = Alternatives.most
    return Alternatives(in: matcher.match(text, options: options), margin: options.margin)
  }
}

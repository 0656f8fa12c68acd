internal import IntentRuntime
internal import PhraseMatching

/// Answers requests, one after the other, with one index and one set of options.
final class RequestAnswerer {
  private let matcher: Matcher
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
    options.threshold = 0
    options.explanation = .steps
    options.limit = Self.remoteCount
    var (nearest, most): (Candidate?, Double) = (nil, Self.meaningful)
    for candidate in matcher.match(text, options: options).candidates {
      let said = candidate.explanation?.saidWeight ?? 0
      if said > most { (nearest, most) = (candidate, said) }
    }
    return nearest
  }

  /// How many shortcuts are asked how much of them is said.
  private static let remoteCount = 100
  /// What has to be said at least: a word that means something, or more than "on" and "off".
  private static let meaningful = 0.9

  /// Matches the text of a request that says more.
  func answer(_ request: RequestObject, text: UnsafeBufferPointer<UInt8>) -> Answer {
    var options = options
    options.limit = request.limit ?? options.limit
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

extension Explanation {
  /// What the words weigh that the request says, less what those cost that it does not. Values do not count: "on" may be
  /// one of many a shortcut and tells nothing.
  fileprivate var saidWeight: Double {
    steps.reduce(0) { sum, step in
      switch step.kind {
      case .said, .moved: sum + step.weight * step.likeness
      case .missing: step.phrasePart?.hasPrefix("${") == true ? sum : sum - step.cost
      case .value, .text, .application, .uncovered, .polite: sum
      }
    }
  }
}

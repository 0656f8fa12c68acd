/// What texts were decided to reach, for those that are offered again and again while somebody types.
///
/// Completions of a first letter are as many matches of short texts that thousands of phrases resemble: the slowest there
/// are, and the same at every prompt.
struct KnownDecisions {
  private var decisions: [[UInt8]: MatchDecision] = [:]
  private var index: PhraseIndex?
  private var application: String?
  private static let most = 1_024

  /// Decides on a text, or remembers what was decided for the same index and application.
  mutating func decision(on text: [UInt8], _ options: CompletionOptions, _ matcher: Matcher) -> MatchDecision {
    if index !== matcher.index || application != options.application || decisions.count >= Self.most {
      decisions.removeAll(keepingCapacity: true)
      (index, application) = (matcher.index, options.application)
    }
    if let known = decisions[text] { return known }
    var matching = MatchOptions(limit: 2, application: options.application, now: options.now, similarity: .lexical)
    (matching.language, matching.reach) = (options.language, MatchOptions.defaultMargin)
    let decision = text.withUnsafeBufferPointer { matcher.decide($0, options: matching) }
    decisions[text] = decision
    return decision
  }
}
